//! What the type of an error settles, without a look at its words.

use aftercall::{Category, Code, Executed, Failure};

use crate::kept::kept;

/// A category that the type of the error settles.
pub(crate) fn settled(category: Category, executed: Executed, code: &str, words: &str) -> Failure {
    let (message, next) = match (category, executed) {
        (Category::Transient, Executed::No) => (
            "No connection could be made.",
            "Nothing was executed. Wait a little, then try again.",
        ),
        (Category::Transient, Executed::Yes | Executed::Unknown) => (
            "The answer did not arrive.",
            "It may have taken effect. Try again if that is safe; otherwise find out first.",
        ),
        (Category::Validation, _) => (
            "The request can't be made as it stands.",
            "Nothing was executed. Correct it, then send it again.",
        ),
        (Category::Business, _) => (
            "It can't be done at present.",
            "Do not send it again: tell the user, or take another path.",
        ),
        (Category::Permission, _) => (
            "The caller is not allowed to do this.",
            "Do not send it again: ask somebody who may.",
        ),
    };
    Failure::inferred(category, aftercall::Basis::Code, message)
        .with_description(next)
        .with_executed(executed)
        .with_code(Code::foreign(code))
        .with_upstream(kept(words))
}

/// Something went wrong on this side; nobody knows yet who must act.
pub(crate) fn unexplained(executed: Executed, code: &str, words: &str) -> Failure {
    Failure::unexplained("It failed for a reason that nothing explains.")
        .with_executed(executed)
        .with_code(Code::foreign(code))
        .with_upstream(kept(words))
}

/// The error's text and those of its sources, each that says something new.
pub(crate) fn chain(error: &(dyn core::error::Error + 'static)) -> String {
    aftercall::classify::error(error)
        .upstream()
        .unwrap_or_default()
        .to_owned()
}
