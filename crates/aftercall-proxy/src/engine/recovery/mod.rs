//! What the engine does about failures, besides telling them better.
//!
//! The library decides ([`gate`](aftercall::recover::gate)), this module acts:
//! it keeps the tries of a call, withholds the answer of one that will be made
//! again, waits on the engine's clock and sends. A layer in the middle acts
//! without being asked, so everything here leans to the careful side:
//!
//! - a call is sent again only where the gate says that a second execution
//!   does no harm; what was healed reaches the client as the server's own bytes;
//! - an upstream that is down gets no calls ([`admission`]), and a call that was
//!   refused is not sent over and over ([`RepeatGuard`]);
//! - a host that lost patience and sends its call again joins the one that
//!   still runs ([`joining`]).
//!
//! A session in which nothing fails pays a few comparisons for all of it.

mod admission;
mod advice;
mod arguments;
mod attempt;
mod cancel;
mod interrupted;
mod joining;
mod progress;
mod resend;
mod similar;
mod telling;
mod tries;
mod verify;

use std::collections::BTreeMap;
use std::time::Duration;

use aftercall::recover::{
    Admission, Breaker, Key, Policy, RepeatGuard, RetryTokens, Sign, UNKNOWN_HOST_TIMEOUT, Window,
};
use aftercall::{Effect, Now};
use aftercall_mcp::Id;

use super::Engine;
use super::calls::Details;
use super::listing::effect;
use crate::rewrite::Rewrite;

pub(super) use admission::unavailable;
use arguments::Schemas;
pub(super) use joining::Joined;
use progress::Progress;
pub(super) use resend::Recovered;
pub(super) use tries::Tries;
use tries::Waiting;

/// What is kept between calls. One client and one server share an engine, so
/// this is the upstream's and the session's at once.
#[derive(Debug)]
pub(super) struct Recovery {
    tokens: RetryTokens,
    /// Of the upstream.
    breaker: Breaker,
    /// Of tools that are closed to the world and have failed.
    tools: BTreeMap<Box<str>, Breaker>,
    guard: RepeatGuard,
    /// Calls between two tries, by the client's id.
    waiting: BTreeMap<Id, Waiting>,
    progress: Progress,
    schemas: Schemas,
    random: Random,
    /// No call that is open has run as long as a host waits before then. A
    /// lower bound, like the engine's own.
    old_at: Option<Duration>,
    /// A call has been sent again, ever.
    has_resent: bool,
}

impl Recovery {
    pub(super) fn new(seed: u64, tokens: RetryTokens) -> Self {
        Self {
            tokens,
            breaker: Breaker::new(),
            tools: BTreeMap::new(),
            guard: RepeatGuard::new(),
            waiting: BTreeMap::new(),
            progress: Progress::default(),
            schemas: Schemas::default(),
            random: Random(seed),
            old_at: None,
            has_resent: false,
        }
    }

    /// No state here could stop a call.
    fn lets_all_pass(&self, now: Now) -> bool {
        self.breaker.peek(now) == Admission::Closed
            && self.tools.is_empty()
            && self.guard.is_empty()
            && self.old_at.is_none_or(|at| now.mono < at)
    }

    /// No answer that works can change anything here.
    pub(super) fn is_at_rest(&self) -> bool {
        self.tools.is_empty() && self.guard.is_empty()
    }

    /// Counts a call that is sent for the first time.
    pub(super) fn first_try(&mut self, old_at: Duration) {
        self.tokens.first_try();
        self.old_at.get_or_insert(old_at);
    }

    /// What the upstream's breaker would say to a call.
    pub(super) fn peek(&self, now: Now) -> Admission {
        self.breaker.peek(now)
    }

    /// Somebody finds out whether the upstream is there.
    pub(super) fn probe(&mut self, now: Now) {
        let _ = self.breaker.admit(now);
    }

    /// The upstream has shown that it is there.
    pub(super) fn is_there(&mut self, now: Now) {
        self.breaker.record(Sign::Alive, now);
    }

    /// A wait out of the window.
    pub(super) fn pick(&mut self, window: Window) -> Duration {
        window.pick(self.random.next())
    }

    /// When the next call is to be sent again, or given up while there is no
    /// server to send it to.
    pub(super) fn due(&self, is_up: bool) -> Option<Duration> {
        let due = |waiting: &Waiting| if is_up { waiting.at } else { waiting.until };
        self.waiting.values().map(due).min()
    }

    /// No call waits to be sent again.
    pub(super) fn is_idle(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The server has asked the client something. Whose call that belongs to
    /// is not said.
    pub(super) fn server_asked(&mut self) {
        for call in self.waiting.values_mut().filter_map(Waiting::call_mut) {
            call.server_asked = true;
        }
    }

    /// Tools or session are new: what was refused may be possible now.
    pub(super) fn forget_refusals(&mut self) {
        self.guard.forget(ROOM);
        self.tools.clear();
    }
}

/// One engine serves one session of one principal with one server.
const ROOM: Key = Key::new(0);

impl<R: Rewrite> Engine<R> {
    /// What the call is taken for.
    pub(super) fn effect(&self, details: &Details) -> Effect {
        effect(&self.config.settings, &self.tools, details)
    }

    /// How long the host waits, as far as that is known.
    pub(super) fn patience(&self) -> Duration {
        self.session.host_timeout().unwrap_or(UNKNOWN_HOST_TIMEOUT)
    }

    /// How long it may be made to wait for what was not its own idea.
    pub(super) fn retry_time(&self) -> Duration {
        self.session.retry_time().unwrap_or(UNKNOWN_HOST_TIMEOUT)
    }

    fn policy(&self, tool: &str) -> Policy {
        let calls = self.config.settings.of(tool);
        let time = calls.retry_time().unwrap_or_else(|| self.retry_time());
        let policy = calls.policy();
        policy.with_time(time).unwrap_or(policy)
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014). Spreads retries; guards nothing.
#[derive(Debug)]
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
