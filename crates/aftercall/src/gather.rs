//! Many sources, one report: what each covered source returned, and for each
//! missing one why not.
//!
//! Two mistakes cannot be written by accident: "everything failed" because one
//! source did, and an empty list because one source could not be reached. There
//! is no way from a [`Report`] to a plain list that does not name the missing.

#[cfg(feature = "tokio")]
mod fan_out;
mod outcome;
mod report;
mod words;

#[cfg(feature = "tokio")]
pub use fan_out::{CANCELLED, CONCURRENCY, DEADLINE, Finished, Gather, SOURCE_TIMEOUT, UNFINISHED};
pub use report::{Covered, Missing, Report, Source};
#[cfg(feature = "json")]
pub(crate) use words::{Lost, missing as missing_words};
