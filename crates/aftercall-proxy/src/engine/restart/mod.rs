//! Servers that end while the client is still there.
//!
//! A host starts its servers once. One that crashes stays away for the rest of
//! the session, and the model hears "connection closed" from then on. So the
//! engine asks its driver for another one, repeats the handshake that the client
//! made, and lets the client carry on.
//!
//! # When it is started
//!
//! A crash is mended at once, after the [`Backoff`]'s first wait: the start of an
//! `npx` takes seconds, and they are better spent while nobody waits. A server
//! that leaves with status 0 wanted to leave (some do when they are idle), and is
//! started when it is needed. One that dies again and again without answering
//! anything waits longer each time, and after [`OPENS_AFTER`] ends only a request starts it, and
//! only a call that the upstream's breaker lets through.
//!
//! One that never answered anything is not started again: what is wrong with it
//! (a missing key, a wrong path) is for the person who configured it, and the
//! host that waits for its handshake should hear so at once. Nor is one that ends
//! because the client does.
//!
//! # What becomes of the calls
//!
//! - In flight: answered `executed: unknown`; what may run twice is sent again
//!   once the server is back (and has listed its tools, where nobody had), and so is what the protocol says just reads
//!   ([`repeatable`]).
//! - Those that come meanwhile wait until it is back, at most as long as the host
//!   does. None of them has been sent.
//! - What the server held is gone, and it can't be told from here whether that
//!   matters. So it is said, once: with an answer to a call in flight, or else as
//!   the answer to the first call that comes after.
//!
//! # Boundary cases
//!
//! - The driver drops what an earlier server still writes ([`Engine::incarnation`]),
//!   and ids of the engine's own are never used twice: no late line can answer a
//!   request that was sent to another server.
//! - A question that the server has asked the client is taken back; the client's
//!   answer to it must not reach the next server, which counts its own questions
//!   from 1 again ([`questions`]).
//! - In the era without a handshake there is nothing to repeat. A client that
//!   listens to notifications (`subscriptions/listen`) has its request open, and
//!   that is sent again under the id that the notifications carry.
//! - The next server may speak of other capabilities than the first. The client
//!   is not told: no message of the protocol could.

mod comeback;
mod ending;
mod questions;
mod queue;
mod replay;
mod undecided;

use std::time::Duration;

#[cfg(doc)]
use aftercall::recover::{Backoff, OPENS_AFTER};
use aftercall_mcp::Envelope;

use super::{Engine, Exit};
use crate::rewrite::{Comeback, Rewrite};
use crate::upstream::Prints;
use questions::Questions;
use queue::Queue;
pub(super) use queue::line;
use replay::Replay;
use undecided::Undecided;

/// Whether a server that has ended is started again.
#[expect(clippy::exhaustive_enums, reason = "each is a value of a switch")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Restart {
    /// Never.
    Off,
    /// At once after a crash, when it is needed after an end with status 0.
    #[default]
    Auto,
}

/// How long a server may take to answer the handshake before it counts as dead:
/// 60 s, the time that the TypeScript SDK gives it.
const HANDSHAKE_PATIENCE: Duration = Duration::from_secs(60);

/// The way to the server.
#[derive(Debug, Default)]
pub(super) struct Link {
    state: State,
    /// Counts the servers of this session, from 0.
    incarnation: u32,
    /// It has answered something.
    has_worked: bool,
    /// Ends in a row without an answer between them.
    ends: u32,
    /// The client is leaving.
    closing: bool,
    /// What has waited comes in.
    lets_in: bool,
    /// What the server held is gone, and nobody has said so: how it ended.
    untold: Option<Exit>,
    queue: Queue,
    pub(super) undecided: Vec<Undecided>,
    questions: Questions,
    pub(super) replay: Replay,
    /// The tools that the client knows, while they are listed anew.
    before: Option<Prints>,
}

#[derive(Debug, Default)]
enum State {
    #[default]
    Up,
    /// It has ended, and can be started from `at` on; `wanted`, it will be.
    Down {
        exit: Exit,
        at: Duration,
        wanted: bool,
    },
    /// Another one was asked for. It is given up at `until`.
    Starting {
        exit: Exit,
        until: Duration,
        runs: bool,
    },
    /// It will not come back.
    Gone(Exit),
}

impl Link {
    pub(super) fn is_up(&self) -> bool {
        matches!(self.state, State::Up)
    }

    /// It is there, and there is nothing to say about it.
    pub(super) fn is_plain(&self) -> bool {
        self.is_up() && self.untold.is_none()
    }

    /// How it ended, if it will not come back.
    pub(super) fn gone(&self) -> Option<&Exit> {
        match &self.state {
            State::Gone(exit) => Some(exit),
            State::Up | State::Down { .. } | State::Starting { .. } => None,
        }
    }

    /// A call goes on although the breaker is open: the restart was its probe,
    /// and succeeded so far.
    pub(super) fn lets_in(&self) -> bool {
        self.lets_in
    }

    /// A call was told what the server has lost.
    pub(super) fn has_told(&mut self) {
        self.untold = None;
    }

    /// It has answered a request.
    pub(super) fn has_answered(&mut self) {
        self.has_worked = true;
        self.ends = 0;
    }

    /// Nobody waits for it to come back.
    pub(super) fn is_idle(&self) -> bool {
        self.queue.is_empty() && self.undecided.is_empty()
    }

    /// When something is due here.
    pub(super) fn due(&self) -> Option<Duration> {
        let own = match self.state {
            State::Down {
                at, wanted: true, ..
            } => Some(at),
            State::Starting { until, .. } => Some(until),
            State::Up | State::Down { .. } | State::Gone(_) => None,
        };
        let waiting = self.queue.due().into_iter().chain(self.undecided_due());
        own.into_iter().chain(waiting).min()
    }
}

impl<R: Rewrite> Engine<R> {
    /// Which server is meant by [`upstream`](Self::upstream), counted from 0.
    /// A driver drops what an earlier one still writes.
    #[must_use]
    pub fn incarnation(&self) -> u32 {
        self.link.incarnation
    }

    /// There is a server that takes requests.
    #[must_use]
    pub fn upstream_is_up(&self) -> bool {
        self.link.is_up()
    }

    /// What a call that has failed may hope for.
    pub(super) fn comeback(&self) -> Comeback {
        match (&self.link.state, self.config.settings.stateless()) {
            (State::Gone(_), _) => Comeback::Never,
            (State::Up | State::Down { .. } | State::Starting { .. }, true) => Comeback::Whole,
            (State::Up | State::Down { .. } | State::Starting { .. }, false) => Comeback::Blank,
        }
    }
}

/// Requests that only read, or set what they set before. By method: they are
/// the protocol's own, and it says what they do.
pub(super) fn repeatable(message: &Envelope<'_>) -> bool {
    message.method().is_some_and(|method| {
        matches!(
            &*method,
            "initialize"
                | "ping"
                | "server/discover"
                | "subscriptions/listen"
                | "tools/list"
                | "prompts/list"
                | "prompts/get"
                | "resources/list"
                | "resources/templates/list"
                | "resources/read"
                | "resources/subscribe"
                | "resources/unsubscribe"
                | "completion/complete"
                | "logging/setLevel"
        )
    })
}
