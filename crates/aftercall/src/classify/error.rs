//! A Rust error, its sources included, as a failure.
//!
//! An error that somebody else's crate returned is a value of a type, and a
//! type says more than words: `io::ErrorKind` tells a refused connection (never
//! sent) from a reset one (nobody knows), which their texts may not. So each
//! link of the chain is asked for its type, outermost first, and the first that
//! names a category decides. Only where no type speaks are the words judged,
//! all of them together, because a wrapper often says the "what" and its source
//! the "why".
//!
//! Boundary cases:
//!
//! - A [`Failure`] or a [`ToolError`](crate::ToolError) in the chain is the word
//!   of somebody who was there, and is returned as it is.
//! - `io::Error` hides what it wraps from `source()`: [`std::io::Error::get_ref`]
//!   is followed instead. `InvalidData` and `InvalidInput` around an inner error
//!   say only that somebody refused: the inner error and the words come first.
//! - A parse error says nothing of whose text it was, nor whether anything ran
//!   before; `executed` is left unstated.
//! - Nor does a missing file say who named it. It is judged as if the caller had:
//!   `validation`. The code that opened a file of its own knows better, and says
//!   so itself.

use core::error::Error;
use std::borrow::Cow;
use std::io;

use super::table::{self, Circumstances, Judgement, Row, Vocabulary};
use super::{Exception, Kind, Observation, Surface, Unflagged, Verdict, Wait, classify};
use crate::detail::Violation;
use crate::search::rsplit_once;
use crate::{Basis, Category, Effect, Failure, ToolError};

/// A chain longer than this is no chain: errors that name themselves as their
/// source exist.
const MAX_LINKS: usize = 32;

/// What an error of Rust's own says: by its type and those of its sources where
/// they are known, else by its words.
///
/// Known are `Failure` and `ToolError`, `std::io::Error`, `serde_json::Error`,
/// the parse errors of `std`, and with the feature `tokio` its `Elapsed`. The
/// whole chain goes along as [`Failure::upstream`], for the reader to see.
///
/// A cause is judged as if the caller had named the thing: a file that does not
/// exist is `validation`, and the model is told to correct its arguments. Where
/// the file is the program's own, no argument mends it: look at the error before,
/// and make it a [`ToolError::business`] that says who has to act.
///
/// ```
/// use aftercall::classify::error;
/// use aftercall::{Category, Executed};
/// use std::io;
///
/// let refused = error(&io::Error::from(io::ErrorKind::ConnectionRefused));
/// assert_eq!(refused.category(), Some(Category::Transient));
/// assert_eq!(refused.executed(), Some(Executed::No));
///
/// let reset = error(&io::Error::from(io::ErrorKind::ConnectionReset));
/// assert_eq!(reset.executed(), Some(Executed::Unknown));
/// ```
#[must_use]
pub fn error(error: &(dyn Error + 'static)) -> Failure {
    if let Some(declared) = links(error).find_map(declared) {
        return declared;
    }
    let words = words(error);
    let typed = |sure| links(error).find_map(|link| by_type(link, sure));
    let failure = typed(true).unwrap_or_else(|| {
        let judged = by_words(&words);
        match judged.category() {
            Some(_) => judged,
            None => typed(false).unwrap_or(judged),
        }
    });
    failure.with_upstream(words)
}

impl From<io::Error> for Failure {
    fn from(from: io::Error) -> Self {
        error(&from)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(from: serde_json::Error) -> Self {
        error(&from)
    }
}

#[cfg(feature = "tokio")]
impl From<tokio::time::error::Elapsed> for Failure {
    fn from(from: tokio::time::error::Elapsed) -> Self {
        error(&from)
    }
}

/// What derived code asks, so that a boxed error and an error type of its own
/// can be judged in the same words.
#[doc(hidden)]
pub trait AsError {
    fn as_error(&self) -> &(dyn Error + 'static);
}

impl<E: Error + 'static> AsError for E {
    fn as_error(&self) -> &(dyn Error + 'static) {
        self
    }
}

macro_rules! as_error {
    ($($object:ty),*) => {$(
        impl AsError for $object {
            fn as_error(&self) -> &(dyn Error + 'static) {
                self
            }
        }
    )*};
}

as_error!(
    dyn Error,
    dyn Error + Send,
    dyn Error + Sync,
    dyn Error + Send + Sync
);

/// The error and its sources, outermost first.
fn links<'e>(error: &'e (dyn Error + 'static)) -> impl Iterator<Item = &'e (dyn Error + 'static)> {
    core::iter::successors(Some(error), |&link| inner(link)).take(MAX_LINKS)
}

/// The next link. An `io::Error`'s own `source` skips the error that it wraps.
fn inner<'e>(link: &'e (dyn Error + 'static)) -> Option<&'e (dyn Error + 'static)> {
    match link.downcast_ref::<io::Error>() {
        Some(io) => io.get_ref().map(|wrapped| wrapped as _),
        None => link.source(),
    }
}

fn declared(link: &(dyn Error + 'static)) -> Option<Failure> {
    if let Some(failure) = link.downcast_ref::<Failure>() {
        return Some(failure.clone());
    }
    link.downcast_ref::<ToolError>()
        .map(|error| error.clone().into())
}

/// What a link's type says; with `sure`, only what no word can mend.
fn by_type(link: &(dyn Error + 'static), sure: bool) -> Option<Failure> {
    if let Some(io) = link.downcast_ref::<io::Error>() {
        return by_kind(io).filter(|_| !sure || !only_refuses(io));
    }
    if let Some(json) = link.downcast_ref::<serde_json::Error>() {
        return by_place(json);
    }
    #[cfg(feature = "tokio")]
    if link.is::<tokio::time::error::Elapsed>() {
        let row = table::by_name(Vocabulary::RustError, "tokio::time::error::Elapsed");
        return by_row(row.pick(&Circumstances::default())?, "Elapsed");
    }
    unparsed(link)
}

/// Does it only say that what it wraps was refused?
fn only_refuses(error: &io::Error) -> bool {
    error.get_ref().is_some()
        && matches!(
            error.kind(),
            io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput
        )
}

/// By its kind, and where that says nothing by the system's own number.
fn by_kind(error: &io::Error) -> Option<Failure> {
    let kind = format!("{:?}", error.kind());
    let circumstances = Circumstances::default();
    let row = table::by_name(Vocabulary::IoKind, &kind).pick(&circumstances);
    if let Some(failure) = row.and_then(|row| by_row(row, &kind)) {
        return Some(failure);
    }
    // The table has Linux's numbers.
    let number = error.raw_os_error().filter(|_| cfg!(target_os = "linux"))?;
    let row = table::by_number(Vocabulary::Errno, number.into()).pick(&circumstances)?;
    by_row(row, row.name())
}

fn by_row(row: Row, code: &str) -> Option<Failure> {
    let Judgement::Failed(category) = row.judgement() else {
        return None;
    };
    Verdict {
        kind: Kind::Failed(category),
        wait: Wait::Absent,
        executed: Some(row.executed()),
        basis: Some(Basis::Code),
        rule: "code.type",
        sense: None,
        evidence: Cow::Borrowed(""),
        code: Some(Cow::Borrowed(code)),
        row: Some(row),
        effect: Effect::Unknown,
        unflagged: Unflagged::Leave,
    }
    .failure()
}

/// Where a text stops being the JSON that was expected.
fn by_place(error: &serde_json::Error) -> Option<Failure> {
    if let Some(kind) = error.io_error_kind() {
        return by_kind(&kind.into());
    }
    let (line, column) = (error.line(), error.column());
    let whole = error.to_string();
    // The place is said first, and once.
    let complaint = match rsplit_once(&whole, " at line ") {
        Some((complaint, _)) => complaint,
        None => &whole,
    };
    let place = match line {
        0 => complaint.to_owned(),
        _ => format!("line {line}, column {column}: {complaint}"),
    };
    Some(refused(
        "The text is not the JSON that was expected.",
        Violation::new("", "JSON of the expected shape").message(place),
    ))
}

/// What `std` could not parse.
fn unparsed(link: &(dyn Error + 'static)) -> Option<Failure> {
    macro_rules! expected {
        ($($type:ty => $expected:literal,)*) => {
            None$(.or_else(|| link.is::<$type>().then_some($expected)))*
        };
    }
    let expected = expected! {
        core::num::ParseIntError => "a whole number",
        core::num::ParseFloatError => "a number",
        core::num::TryFromIntError => "a number within range",
        core::str::ParseBoolError => "true or false",
        core::char::ParseCharError => "one character",
        core::str::Utf8Error => "UTF-8",
        std::string::FromUtf8Error => "UTF-8",
        core::net::AddrParseError => "a network address",
    }?;
    Some(refused(
        "A value can't be read.",
        Violation::new("", expected).message(format!("expected {expected}: {link}")),
    ))
}

fn refused(message: &str, violation: Violation) -> Failure {
    Failure::inferred(Category::Validation, Basis::Code, message)
        .with_description(format!(
            "Correct what does not fit, then send it again: {}.",
            violation.message.trim_end_matches('.')
        ))
        .with_violations(vec![violation])
}

fn by_words(words: &str) -> Failure {
    let raised = Exception {
        message: Some(Cow::Borrowed(words)),
        ..Exception::default()
    };
    let verdict = classify(&Observation::new(Surface::Exception(raised)));
    verdict.failure().unwrap_or_else(|| {
        // "No rows returned" as an error: somebody asked for one that had to be.
        Failure::inferred(
            Category::Validation,
            Basis::Prose,
            "What the call asked for does not exist.",
        )
    })
}

/// The texts of all links, each that says something new.
fn words(error: &(dyn Error + 'static)) -> String {
    let mut all = String::new();
    for link in links(error) {
        let text = link.to_string();
        if !all.contains(&text) {
            all += if all.is_empty() { "" } else { ": " };
            all += &text;
        }
    }
    all
}
