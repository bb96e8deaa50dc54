//! The same call, again and again, after an answer that will not change.
//!
//! A model that is refused often sends the very same thing once more, and then
//! once more. The guard lets the second one through, because states change, and
//! says that the answer was the same; from the third on it lets one through in
//! [`ONE_IN`] and answers the rest itself, saying that they were not sent.
//!
//! Calls that only read are never held: asking again is how one waits.
//!
//! A guard that never ends is worse than none: it turns one refusal into an
//! outage. So it ends with the first call of that tool with other arguments,
//! with any call that worked and did not just read (the state has changed),
//! with a new list of tools or new credentials ([`RepeatGuard::forget`]), and
//! [`GUARD_HOLDS`] after the last call that was *sent*. What is answered here
//! never extends it.

use core::time::Duration;
use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::stamp::Stamp;
use super::{Key, clipped};
use crate::{Basis, Category, Code, Effect, Executed, Failure, Now};

/// From the third on one call is sent in that time: 10 s.
pub const ONE_IN: Duration = Duration::from_secs(10);

/// How long it holds after the last call that was sent: 60 s.
pub const GUARD_HOLDS: Duration = Duration::from_secs(60);

/// How many refused calls are remembered: 256, for all sessions together. The
/// one that was sent least recently goes first.
pub const MAX_GUARDED: usize = 256;

/// Which call it is.
///
/// ```
/// use aftercall::Value;
/// use aftercall::recover::{Key, Subject};
///
/// let room = Key::of(["orders-server", "session-1", "alice"]);
/// let arguments = Value::Object(vec![("amount".into(), 750.into())]);
/// let subject = Subject::new(room, "refund", Key::of_call("refund", &arguments));
/// assert_eq!(subject.room, room);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Subject {
    /// Server, session and principal. One never answers for another.
    pub room: Key,
    /// The tool.
    pub tool: Key,
    /// The tool with its arguments.
    pub call: Key,
}

impl Subject {
    /// A call of `tool` in that room.
    #[must_use]
    pub fn new(room: Key, tool: &str, call: Key) -> Self {
        Self {
            room,
            tool: Key::of([tool]),
            call,
        }
    }
}

/// Remembers the calls that were refused.
///
/// ```
/// use aftercall::recover::{Key, Passage, RepeatGuard, Subject};
/// use aftercall::{Effect, Failure, Now, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let refund = Subject::new(Key::of(["session"]), "refund", Key::of(["refund", "750"]));
/// let refused = Failure::from(ToolError::business("Over the limit."));
/// let mut guard = RepeatGuard::new();
///
/// for sent in 1..=2 {
///     assert!(matches!(guard.ask(refund, Effect::Write, now), Passage::Send));
///     assert_eq!(guard.failed(refund, Effect::Write, &refused, now), sent);
/// }
/// let Passage::Withhold(held) = guard.ask(refund, Effect::Write, now) else { panic!() };
/// assert_eq!(held.sent, 2);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RepeatGuard {
    /// Least recently sent first; at most one for each tool of a room.
    notes: VecDeque<Note>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Note {
    subject: Subject,
    /// How often it was sent and came back so.
    sent: u32,
    category: Option<Category>,
    code: Option<Code>,
    message: String,
    last_sent: Stamp,
}

/// What to do with a call.
///
/// ```
/// use aftercall::Failure;
/// use aftercall::recover::Passage;
///
/// /// The answer to give here, if the call is not to be sent.
/// fn held(passage: Passage) -> Option<Failure> {
///     match passage {
///         Passage::Send => None,
///         Passage::Withhold(withheld) => Some(withheld.failure()),
///     }
/// }
///
/// assert_eq!(held(Passage::Send), None);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::exhaustive_enums, reason = "whoever asks must obey each")]
pub enum Passage {
    /// Send it, and tell the guard how it ended.
    Send,
    /// Answer it here.
    Withhold(Withheld),
}

/// A call that is not sent, and what is known of the answer it would get.
///
/// ```
/// use aftercall::recover::{Key, Passage, RepeatGuard, Subject};
/// use aftercall::{Effect, Executed, Failure, Now, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let refund = Subject::new(Key::of(["session"]), "refund", Key::of(["refund", "750"]));
/// let refused = Failure::from(ToolError::business("Over the limit."));
/// let mut guard = RepeatGuard::new();
/// guard.failed(refund, Effect::Write, &refused, now);
/// guard.failed(refund, Effect::Write, &refused, now);
///
/// let Passage::Withhold(withheld) = guard.ask(refund, Effect::Write, now) else { panic!() };
/// let answer = withheld.failure();
/// assert_eq!(answer.message(), "Over the limit.");
/// assert_eq!(answer.executed(), Some(Executed::No));
/// assert!(answer.description().is_some_and(|said| said.starts_with("Not sent")));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Withheld {
    /// How often it was sent and came back the same.
    pub sent: u32,
    /// When the next one is sent.
    pub wait: Duration,
    /// The kind of that answer.
    pub category: Option<Category>,
    /// Its code.
    pub code: Option<Code>,
    /// Its line.
    pub message: String,
}

impl Withheld {
    /// The answer to give: the same failure, saying that it was not sent.
    #[must_use]
    pub fn failure(&self) -> Failure {
        let mut failure = match self.category {
            Some(category) => Failure::inferred(category, Basis::Experiment, self.message.clone()),
            None => Failure::unexplained(self.message.clone()),
        };
        if let Some(code) = &self.code {
            failure = failure.with_code(code.clone());
        }
        failure
            .with_executed(Executed::No)
            .with_description(format!(
                "Not sent: this very call has been sent {} times, always with the same answer. \
                 Change the arguments, take another path, or tell the person.",
                self.sent
            ))
    }
}

impl RepeatGuard {
    /// Nothing was refused yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// May this call be sent?
    #[must_use]
    pub fn ask(&mut self, subject: Subject, effect: Effect, now: Now) -> Passage {
        if effect == Effect::ReadOnly {
            return Passage::Send;
        }
        let Some(mut note) = self.take(subject, now) else {
            return Passage::Send;
        };
        let passage = match note.last_sent.age(now, ONE_IN) {
            Some(age) if note.sent >= 2 => Passage::Withhold(Withheld {
                sent: note.sent,
                wait: ONE_IN.saturating_sub(age),
                category: note.category,
                code: note.code.clone(),
                message: note.message.clone(),
            }),
            Some(_) | None => {
                note.last_sent = Stamp::of(now);
                Passage::Send
            }
        };
        self.keep(note);
        passage
    }

    /// A call that was sent has failed. How often it has been sent now with
    /// this answer: worth saying from 2 on, and 0 where the guard does not care.
    pub fn failed(&mut self, subject: Subject, effect: Effect, failure: &Failure, now: Now) -> u32 {
        let is_final = match failure.category() {
            Some(Category::Transient) => false,
            Some(Category::Validation | Category::Business | Category::Permission) | None => true,
        };
        if effect == Effect::ReadOnly {
            return 0;
        }
        let before = self.take(subject, now);
        if !is_final {
            return 0;
        }
        let fresh = Note {
            subject,
            sent: 0,
            category: failure.category(),
            code: failure.code().cloned(),
            message: clipped(failure.message(), super::history::MAX_MESSAGE),
            last_sent: Stamp::of(now),
        };
        let mut note = match before {
            Some(note) if note.same_answer(&fresh) => note,
            Some(_) | None => fresh,
        };
        note.sent = note.sent.saturating_add(1);
        let sent = note.sent;
        self.keep(note);
        sent
    }

    /// A call that was sent has worked.
    pub fn worked(&mut self, subject: Subject, effect: Effect) {
        if effect != Effect::ReadOnly {
            self.forget(subject.room);
        }
    }

    /// Forgets a room: its list of tools or its credentials have changed.
    pub fn forget(&mut self, room: Key) {
        self.notes.retain(|note| note.subject.room != room);
    }

    /// How many calls it remembers; at most [`MAX_GUARDED`].
    #[must_use]
    pub fn len(&self) -> usize {
        self.notes.len()
    }

    /// Does it remember none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.notes.is_empty()
    }

    /// Takes out the note on that tool. It is only good for the same arguments
    /// and in its time; otherwise the guard of the tool has ended.
    fn take(&mut self, subject: Subject, now: Now) -> Option<Note> {
        let i = self.notes.iter().position(|note| {
            note.subject.room == subject.room && note.subject.tool == subject.tool
        })?;
        let note = self.notes.remove(i)?;
        (note.subject.call == subject.call && note.last_sent.age(now, GUARD_HOLDS).is_some())
            .then_some(note)
    }

    fn keep(&mut self, note: Note) {
        self.notes.push_back(note);
        while self.notes.len() > MAX_GUARDED {
            self.notes.pop_front();
        }
    }
}

impl Note {
    fn same_answer(&self, other: &Self) -> bool {
        self.category == other.category && self.code == other.code && self.message == other.message
    }
}
