//! Under which conditions a row holds: a closed set.
//!
//! Vendors write conditions in prose ("during a planned failover", "if the
//! table is known to exist"). Only those that an observer of the failure can
//! check became a predicate here; the others stay notes in `codes.tsv` and act
//! on nothing, because a condition nobody can check is a guess.

/// One condition on what is known of the failure beside its code.
///
/// ```
/// use aftercall::classify::table::{Circumstances, When};
///
/// let grep = Circumstances { program: "/usr/bin/grep", ..Circumstances::default() };
/// assert!(When::Program("grep").holds(&grep));
/// assert!(!When::Wait.holds(&grep));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::exhaustive_enums,
    reason = "closed on purpose: each predicate needs a reader that can check it"
)]
pub enum When {
    /// The answer says how long to wait: `Retry-After` and its kin.
    Wait,
    /// The answer says that no request is left: `x-ratelimit-remaining: 0`.
    LimitSpent,
    /// It failed while connecting: no byte of the request was sent.
    Connecting,
    /// The host it could not find came in the call's arguments.
    HostGiven,
    /// The request was answered with a success, and reading the answer failed.
    Answered,
    /// The call asks whether something exists: a search, a look-up, a check.
    Lookup,
    /// The text of the failure contains this, whatever the case of its letters.
    Message(&'static str),
    /// This program ended.
    Program(&'static str),
    /// The exception's class belongs to this package.
    Package(&'static str),
    /// This service answered.
    Service(&'static str),
}

impl When {
    /// Does it hold?
    #[must_use]
    pub fn holds(self, circumstances: &Circumstances<'_>) -> bool {
        match self {
            Self::Wait => circumstances.wait,
            Self::LimitSpent => circumstances.limit_spent,
            Self::Connecting => circumstances.connecting,
            Self::HostGiven => circumstances.host_given,
            Self::Answered => circumstances.answered,
            Self::Lookup => circumstances.lookup,
            Self::Message(part) => contains(circumstances.message, part),
            Self::Program(name) => program(circumstances.program) == name,
            Self::Package(name) => within(circumstances.package, name),
            Self::Service(name) => circumstances.service.eq_ignore_ascii_case(name),
        }
    }
}

/// What is known of a failure beside its code. Nothing, by default: then only
/// default rows hold.
///
/// ```
/// use aftercall::classify::table::{Circumstances, Vocabulary, by_number};
///
/// let plain = Circumstances::default();
/// let waits = Circumstances { wait: true, ..plain };
/// let rows = by_number(Vocabulary::Http, 403);
/// assert_ne!(rows.pick(&plain), rows.pick(&waits), "a 403 that says how long is a rate limit");
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Circumstances<'a> {
    /// The text of the failure: message, body, standard error.
    pub message: &'a str,
    /// The program that ended, as it was started: `/usr/bin/grep`, `git.exe`.
    pub program: &'a str,
    /// The path of the exception's class: `asyncpg.exceptions.InterfaceError`.
    pub package: &'a str,
    /// The service that answered, if it can be told: `cosmos`, `hubspot`.
    pub service: &'a str,
    /// The answer says how long to wait.
    pub wait: bool,
    /// The answer says that no request is left in the window.
    pub limit_spent: bool,
    /// It failed before a byte of the request was sent.
    pub connecting: bool,
    /// The host came in the call's arguments.
    pub host_given: bool,
    /// A success of HTTP stands beside the failure: the answer came, and could not
    /// be read.
    pub answered: bool,
    /// The call is a search, a look-up or a check for existence.
    pub lookup: bool,
}

/// The name of a program without its directory and Windows suffix.
fn program(started: &str) -> &str {
    let name = started.rsplit(['/', '\\']).next().unwrap_or(started);
    name.strip_suffix(".exe").unwrap_or(name)
}

/// Is this class path in that package? `pydantic` holds `pydantic.errors`, not
/// `pydantic_core`.
fn within(path: &str, package: &str) -> bool {
    path.strip_prefix(package)
        .is_some_and(|rest| rest.starts_with(['.', ':']))
}

/// Substring search without regard to ASCII case, after Horspool: the byte
/// under the needle's end tells how far the needle may move, so that most of
/// the text is never looked at. The needles are the table's own, at most sixty
/// bytes, which keeps the worst case linear in the text.
fn contains(text: &str, part: &str) -> bool {
    let (text, part) = (text.as_bytes(), part.as_bytes());
    let Some(last) = part.len().checked_sub(1) else {
        return true;
    };
    if text.len() < part.len() {
        return false; // before the moves are written down, which costs most
    }
    // In bytes, so that they are quickly written; a shorter move is as right.
    let capped = |by: usize| u8::try_from(by).unwrap_or(u8::MAX);
    let mut moves = [capped(part.len()); 256];
    for (at, byte) in part.iter().take(last).enumerate() {
        for case in [byte.to_ascii_lowercase(), byte.to_ascii_uppercase()] {
            moves[usize::from(case)] = capped(last - at);
        }
    }
    let mut from = 0;
    while let Some(window) = text.get(from..from + part.len()) {
        if window[last].eq_ignore_ascii_case(&part[last]) && window.eq_ignore_ascii_case(part) {
            return true;
        }
        from += usize::from(moves[usize::from(window[last])]);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_known_by_its_last_part() {
        for started in ["grep", "/usr/bin/grep", r"C:\tools\grep.exe"] {
            assert_eq!(program(started), "grep");
        }
        assert_ne!(program("grep-changelog"), "grep");
    }

    #[test]
    fn a_package_ends_at_a_separator() {
        assert!(within("psycopg.errors.InterfaceError", "psycopg"));
        assert!(within("sqlx::Error", "sqlx"));
        assert!(!within("psycopg2.InterfaceError", "psycopg"));
        assert!(!within("InterfaceError", "psycopg"));
    }

    #[test]
    fn text_is_searched_without_regard_to_case() {
        assert!(contains("fatal: EARLY eof", "early EOF"));
        assert!(!contains("early", "early EOF"));
        assert!(contains("ß early EOF ß", "early EOF"));
        assert!(contains("eearly EOF", "early EOF"));
        assert!(contains("", "") && !contains("", "x"));
    }

    proptest::proptest! {
        #[test]
        fn the_quick_search_finds_what_the_plain_one_finds(
            text in "[abAB.]{0,40}",
            part in "[abAB]{1,5}",
        ) {
            let plain = text.to_lowercase().contains(&part.to_lowercase());
            proptest::prop_assert_eq!(contains(&text, &part), plain);
        }
    }
}
