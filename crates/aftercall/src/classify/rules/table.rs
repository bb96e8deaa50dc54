//! From names and numbers to rows of the code tables.

use super::status;
use crate::classify::facts::{Facts, Name};
use crate::classify::lexicon::{self, PLAIN};
use crate::classify::table::{
    Bare, Judgement, Row, Rows, Vocabulary, by_bare_name, by_class, by_name, by_number,
};
use crate::search::rsplit_once;

/// Codes under which failures of all kinds are filed. They count only where
/// neither a status nor words say more.
const BROAD: [&str; 17] = [
    "curl.35",
    "curl.56",
    "sqlite.SQLITE_ERROR",
    "sqlstate.42000",
    "sqlstate.HY000",
    "sqlstate.P0001",
    "sqlstate.XX000",
    "node.ERR_BAD_REQUEST",
    "node.ERR_BAD_RESPONSE",
    "grpc.INTERNAL",
    "grpc.UNKNOWN",
    "openai.invalid_request_error",
    "openai.api_error",
    "anthropic.invalid_request_error",
    "anthropic.api_error",
    "stripe.invalid_request_error",
    "stripe.api_error",
];

/// The row of a name: in its vocabulary where that is certain, else where all
/// vocabularies agree.
pub(super) fn name(facts: &Facts<'_>, name: &Name<'_>) -> Option<Row> {
    let text = &*name.text;
    let row = match name.vocabulary {
        Some(vocabulary) => name
            .rows
            .or_else(|| Some(by_name(vocabulary, text)))
            .and_then(|rows| pick(facts, rows))
            .or_else(|| pick(facts, by_class(vocabulary, text))),
        None => match by_bare_name(text) {
            Bare::Agreed(row) => Vocabulary::ALL
                .iter()
                .map(|vocabulary| by_name(*vocabulary, text))
                .find(|rows| !rows.is_empty())
                .and_then(|rows| pick(facts, rows))
                .or(Some(row)),
            Bare::Disputed | Bare::Unlisted => None,
        },
    };
    row.filter(|row| counts(facts, row))
}

/// The row of a number.
pub(super) fn number(facts: &Facts<'_>, vocabulary: Vocabulary, number: i64) -> Option<Row> {
    pick(facts, by_number(vocabulary, number)).filter(|row| counts(facts, row))
}

/// The status that a name only repeats, if it does. `Forbidden` says what 403
/// says, and covers as much: words beside it may tell more.
pub(super) fn repeats(words: &str) -> Option<u16> {
    let words = rsplit_once(words, " exceptions ").map_or(words, |(_, last)| last);
    let core = [" exception", " error", " errorfactory"]
        .iter()
        .fold(words, |core, end| core.strip_suffix(end).unwrap_or(core));
    Some(match core {
        "bad request" | "badrequest" | "validation" | "validation failed" | "invalid request" => {
            400
        }
        "forbidden" | "permission" => 403,
        "conflict" => 409,
        "unprocessable entity" | "unprocessable" => 422,
        "internal server" | "internal" | "server" => 500,
        _ => return None,
    })
}

/// Do the words beside a name that only repeats a status tell more than it?
pub(super) fn is_outdone(facts: &Facts<'_>, name: &str) -> bool {
    repeats(&lexicon::words(name)).is_some_and(|status| status::refined(facts, status).is_some())
}

fn pick(facts: &Facts<'_>, rows: Rows) -> Option<Row> {
    rows.pick(&facts.circumstances())
}

fn counts(facts: &Facts<'_>, row: &Row) -> bool {
    matches!(row.judgement(), Judgement::Failed(_))
        && (!BROAD.contains(&row.id()) || facts.status.is_none() && !facts.told(PLAIN))
}
