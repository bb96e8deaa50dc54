//! What can be read off an observation, gathered once for all rules.

use core::cell::OnceCell;
use core::time::Duration;
use std::borrow::Cow;
use std::time::SystemTime;

use super::lexicon::{self, Hit, Scope};
use super::table::{Circumstances, Rows, Vocabulary};
use super::{Observation, Wait};
use crate::{Category, Executed};

pub(crate) mod body;
mod commands;
pub(crate) mod content;
pub(crate) mod conventions;
mod envelope;
pub(crate) mod folded;
pub(crate) mod gather;
pub(crate) mod json;
mod python;
mod rpc;
pub(crate) mod shape;
mod tokens;

/// The longest code of the tables has 66 characters.
const MAX_NAME: usize = 128;
/// A text with more names than this is no error message.
const MAX_NAMES: usize = 48;

/// Longer waits are no rate limit's.
const SHORT: Duration = Duration::from_secs(15 * 60);

/// Which surface it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Carrier {
    Mcp,
    JsonRpc,
    Http,
    Exception,
    Sql,
    Cli,
    Grpc,
    Text,
}

/// What the carrier itself says of failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flag {
    /// `isError`, a status from 400, an exit code, a raised exception.
    Failed,
    /// The opposite of all that.
    Fine,
    /// Words alone carry no flag.
    Silent,
}

/// Where a piece of text stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Where the error is told.
    Message,
    /// Beside it: the output of a failed command, a cause.
    Aside,
}

/// A piece of prose.
#[derive(Clone, Debug)]
pub(crate) struct Passage<'a> {
    pub role: Role,
    pub text: Cow<'a, str>,
}

/// Where a name stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A member of a body that is made for it: `code`, `error`, `reason`.
    Member,
    /// The same, where vendors put the broad kind: `type`, `category`.
    Kind,
    /// An exception's class, its bases and causes.
    Class,
    /// A token in prose that has the look of a code.
    Token,
}

/// A name for the failure: a code, a class.
#[derive(Clone, Debug)]
pub(crate) struct Name<'a> {
    pub origin: Origin,
    pub text: Cow<'a, str>,
    /// Whose name it is, where that is certain.
    pub vocabulary: Option<Vocabulary>,
    /// Its rows there, where they are how that was found out.
    pub rows: Option<Rows>,
}

/// Everything that rules look at.
pub(crate) struct Facts<'a> {
    pub carrier: Carrier,
    pub flag: Flag,
    pub wall: Option<SystemTime>,
    pub tool: Option<&'a str>,
    /// The service that answered, where a code names it.
    pub service: Option<String>,
    /// The command, for exits: the last one of a line.
    pub command: Option<Cow<'a, str>>,
    pub passages: Vec<Passage<'a>>,
    pub names: Vec<Name<'a>>,
    /// The HTTP status, of the response itself or told in a body or in prose.
    pub status: Option<u16>,
    /// Numbers, and whose they are.
    pub numbers: Vec<(Vocabulary, i64)>,
    pub waits: Vec<(u8, Wait)>,
    /// A category in words made for it.
    pub declared: Option<Category>,
    /// Does a success of HTTP stand beside what was raised?
    pub answered: bool,
    /// Does a header say that no request is left?
    pub limit_spent: bool,
    /// A flat "do not retry" of the other side.
    pub no_retry: bool,
    /// What an envelope says of whether it ran.
    pub stated_executed: Option<Executed>,
    /// Did the command write to standard error?
    pub complains: bool,
    /// Does the command only look something up?
    pub asks: bool,
    /// Is its exit code an answer?
    pub answers: conventions::Answers,
    /// What a healthy answer holds.
    pub content: Content,
    prose: OnceCell<Vec<(usize, Hit)>>,
    named: OnceCell<Vec<(usize, Hit)>>,
}

/// What a healthy answer holds, as far as its shape tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Content {
    /// Something.
    #[default]
    Data,
    /// Nothing: an empty collection, no output.
    Nothing,
    /// Results from some and errors from others.
    Mixed,
    /// An error in the shape of an answer; and how sure the shape is.
    Failure {
        /// Does nothing but the failure stand there?
        alone: bool,
    },
}

/// Does an unflagged result hold data, for any tool?
pub(super) fn holds_data(result: &super::Mcp<'_>) -> bool {
    shape::of_result(result, None) == Content::Data
}

/// The same, by the beginning and the length of the raw `content`.
pub(super) fn opens_with_data(head: &str, length: usize) -> bool {
    shape::opens_with_data(head, length)
}

impl<'a> Facts<'a> {
    /// Reads them off an observation.
    pub(crate) fn of(seen: &Observation<'a>) -> Self {
        gather::gather(seen)
    }

    fn new(carrier: Carrier, flag: Flag) -> Self {
        Self {
            carrier,
            flag,
            wall: None,
            tool: None,
            service: None,
            command: None,
            passages: Vec::new(),
            names: Vec::new(),
            status: None,
            numbers: Vec::new(),
            waits: Vec::new(),
            declared: None,
            answered: false,
            limit_spent: false,
            no_retry: false,
            stated_executed: None,
            complains: false,
            asks: false,
            answers: conventions::Answers::No,
            content: Content::Data,
            prose: OnceCell::new(),
            named: OnceCell::new(),
        }
    }

    /// The phrases in the passages, with the passage each stands in.
    pub(crate) fn prose(&self) -> &[(usize, Hit)] {
        self.prose.get_or_init(|| {
            let mut all = Vec::new();
            for (at, passage) in self.passages.iter().enumerate() {
                all.extend(
                    lexicon::hits(&passage.text, Scope::Text)
                        .into_iter()
                        .map(|hit| (at, hit)),
                );
            }
            all
        })
    }

    /// The phrases in the names, with the name each stands in.
    pub(crate) fn named(&self) -> &[(usize, Hit)] {
        self.named.get_or_init(|| {
            let mut all = Vec::new();
            for (at, name) in self.names.iter().enumerate() {
                let words = lexicon::words(&name.text);
                all.extend(
                    lexicon::hits(&words, Scope::Name)
                        .into_iter()
                        .map(|hit| (at, hit)),
                );
            }
            all
        })
    }

    /// Notes a passage, unless it is blank.
    fn say(&mut self, role: Role, text: impl Into<Cow<'a, str>>) {
        let text = text.into();
        if !text.trim().is_empty() {
            self.passages.push(Passage { role, text });
        }
    }

    /// Notes a name, unless it is none.
    fn name(&mut self, origin: Origin, text: impl Into<Cow<'a, str>>) {
        self.named_by(None, origin, text);
    }

    /// Notes a name of a known vocabulary.
    fn named_by(
        &mut self,
        vocabulary: Option<Vocabulary>,
        origin: Origin,
        text: impl Into<Cow<'a, str>>,
    ) {
        self.found_by(None, vocabulary, origin, text);
    }

    /// Notes a name whose vocabulary is known by its rows.
    fn found_by(
        &mut self,
        rows: Option<Rows>,
        vocabulary: Option<Vocabulary>,
        origin: Origin,
        text: impl Into<Cow<'a, str>>,
    ) {
        let text = text.into();
        if !text.is_empty() && text.len() <= MAX_NAME && self.names.len() < MAX_NAMES {
            self.names.push(Name {
                origin,
                text,
                vocabulary,
                rows,
            });
        }
    }

    /// What the code tables may want to know beside a code.
    pub(crate) fn circumstances(&self) -> Circumstances<'_> {
        Circumstances {
            message: self.message(),
            program: self.command.as_deref().unwrap_or_default(),
            service: self.service.as_deref().unwrap_or_default(),
            wait: self
                .waits
                .iter()
                .any(|(_, wait)| matches!(wait, Wait::After(_))),
            limit_spent: self.limit_spent,
            answered: self.answered,
            // Whoever runs a client or a program names the host; a server's
            // own failure is about hosts of its configuration.
            host_given: matches!(
                self.carrier,
                Carrier::Exception | Carrier::Sql | Carrier::Cli
            ),
            ..Circumstances::default()
        }
    }

    /// Do words tell a kind, at least so firmly?
    pub(crate) fn told(&self, strength: u8) -> bool {
        self.prose()
            .iter()
            .any(|(_, hit)| hit.strength >= strength && hit.sense.category().is_some())
    }

    /// A stated wait of at most a quarter of an hour.
    pub(crate) fn short_wait(&self) -> Option<Duration> {
        match super::wait::best(&self.waits) {
            Wait::After(wait) if wait <= SHORT => Some(wait),
            Wait::After(_) | Wait::Absent | Wait::DoNotRetry | Wait::Malformed => None,
        }
    }

    /// The text in which the error is told.
    pub(crate) fn message(&self) -> &str {
        self.passages.first().map_or("", |passage| &passage.text)
    }
}
