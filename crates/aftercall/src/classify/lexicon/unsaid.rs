//! Words of failure that tell of no kind.
//!
//! "Something went wrong" is said by whoever does not know what did. Its words lean
//! towards a kind one by one (what is wrong may be an argument); together they say
//! nothing, and swallow that.

use super::{HINT, Phrase, Scope::Text};
use crate::classify::sense::Sense::Unsaid;

pub(super) const PHRASES: &[Phrase] = &[
    ("went wrong", Unsaid, HINT, Text),
    ("goes wrong", Unsaid, HINT, Text),
    ("going wrong", Unsaid, HINT, Text),
    ("is wrong with", Unsaid, HINT, Text),
    ("something bad happened", Unsaid, HINT, Text),
    // Who gives up has not just found nothing.
    ("quitting", Unsaid, HINT, Text),
    ("giving up", Unsaid, HINT, Text),
    ("unknown error", Unsaid, HINT, Text),
    ("unknown failure", Unsaid, HINT, Text),
    ("unknown reason", Unsaid, HINT, Text),
    ("unknown problem", Unsaid, HINT, Text),
    ("undefined error", Unsaid, HINT, Text),
    ("unexpected error", Unsaid, HINT, Text),
    ("unexpected failure", Unsaid, HINT, Text),
    ("unexpected problem", Unsaid, HINT, Text),
];
