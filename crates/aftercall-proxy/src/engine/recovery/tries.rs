//! The tries of one call.

use std::time::Duration;

use aftercall::recover::{Call, Decision, History, Key};
use aftercall::{Executed, Failure, Now, Reading};
use aftercall_mcp::{Envelope, Id};

use super::super::calls::{Kind, Request, ToolCall};
use super::attempt;
use super::progress::{Progress, Token};

/// A call that was sent more than once, or is about to be.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Tries {
    /// The client's id.
    pub(in crate::engine) client: Id,
    /// The id of the try at hand, where the server sees it.
    pub(in crate::engine) upstream: Box<str>,
    /// When the try at hand was sent.
    pub(super) sent: Now,
    /// Tries so far, the one at hand included. The history counts them too,
    /// but by dates, and dates jump.
    pub(super) count: u32,
    pub(super) history: History,
    /// Did one of the tries before take effect?
    executed: Option<Executed>,
    /// What the last try said, if nothing explained it.
    unexplained: Option<String>,
    /// There will be no other.
    pub(super) over: bool,
    /// Where the client follows the progress.
    pub(super) token: Option<Token>,
}

/// A call between two tries.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) request: Request,
    /// The answer to the last try, in case there will be no other. `None` when
    /// the server ended before it gave one.
    pub(super) frame: Option<Box<[u8]>>,
    /// What that try came to, when, and what was decided.
    pub(super) failure: Failure,
    pub(super) ended: Now,
    pub(super) decision: Decision,
    /// When the next one is made.
    pub(super) at: Duration,
    /// After that it would come too late.
    pub(super) until: Duration,
}

impl Waiting {
    pub(super) fn call(&self) -> Option<&ToolCall> {
        match &self.request.kind {
            Kind::ToolCall(call) => Some(call),
            Kind::ListTools { .. } | Kind::Initialize | Kind::Task(..) | Kind::Other => None,
        }
    }

    pub(super) fn call_mut(&mut self) -> Option<&mut ToolCall> {
        match &mut self.request.kind {
            Kind::ToolCall(call) => Some(call),
            Kind::ListTools { .. } | Kind::Initialize | Kind::Task(..) | Kind::Other => None,
        }
    }
}

impl Tries {
    /// A call whose first try was sent then.
    pub(super) fn new(frame: &[u8], sent: Now) -> Option<Self> {
        let message = Envelope::parse(frame).ok()?;
        Some(Self {
            client: message.id()?,
            upstream: Box::default(),
            sent,
            count: 1,
            history: History::new(),
            executed: None,
            unexplained: None,
            over: false,
            token: attempt::progress_token(&message),
        })
    }

    /// The try at hand is not the first.
    pub(in crate::engine) const fn is_repeated(&self) -> bool {
        self.count > 1
    }

    /// Takes over what the client has seen of the first try's progress.
    pub(super) fn follow(&mut self, seen: &mut Progress) {
        if self.count == 1
            && let Some(token) = &mut self.token
        {
            token.follow(seen);
        }
    }

    /// Notes a try that failed and is followed by another.
    pub(super) fn note(
        &mut self,
        call: &Call<'_>,
        failure: Failure,
        decision: &Decision,
        now: Now,
    ) {
        self.executed = match self.count {
            1 => failure.executed(),
            _ => together(self.executed, failure.executed()),
        };
        self.unexplained = said(&failure);
        let reading: Reading<()> = Reading::Settled(Err(failure));
        self.history.record(call, &reading, decision, now);
        self.count += 1;
    }

    /// The last failure, with the tries before it; there were some.
    pub(super) fn told(&self, call: &Call<'_>, failure: Failure, now: Now) -> Failure {
        let together = together(self.executed, failure.executed());
        let is_same = said(&failure).is_some_and(|said| Some(said) == self.unexplained);
        let failure = failure.with_earlier_attempts(self.history.attempts(call, now));
        let failure = match together {
            Some(executed) => failure.with_executed(executed),
            None => failure,
        };
        if is_same {
            failure.confirmed()
        } else {
            failure
        }
    }
}

/// The key in a history that holds one call.
pub(super) const THE_CALL: Key = Key::new(0);

/// What an unexplained failure said.
fn said(failure: &Failure) -> Option<String> {
    match failure.category() {
        None => Some(failure.upstream().unwrap_or(failure.message()).to_owned()),
        Some(_) => None,
    }
}

/// Of two failed tries. Beside one that says something, one that says nothing
/// may have run.
fn together(one: Option<Executed>, other: Option<Executed>) -> Option<Executed> {
    let known = |executed: Option<Executed>| executed.unwrap_or(Executed::Unknown);
    match (one, other) {
        (None, None) => None,
        (Some(_), _) | (_, Some(_)) => Some(known(one).or(known(other))),
    }
}
