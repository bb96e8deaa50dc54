//! Many sources, one report: what each covered source returned, and for each
//! missing one why not.
//!
//! Two mistakes cannot be written by accident: "everything failed" because one
//! source did, and an empty list because one source could not be reached. There
//! is no way from a [`Report`] to a plain list that does not name the missing.
//!
//! ```
//! use aftercall::ToolError;
//! use aftercall::gather::Report;
//! use std::time::SystemTime;
//!
//! let at = SystemTime::UNIX_EPOCH;
//! let report = Report::new()
//!     .covered("north", vec!["a lamp"], Some(1), at)
//!     .covered_empty("south", at)
//!     .missing("west", ToolError::transient("No answer.").into(), at);
//! assert_eq!(report.coverage(), "2 of 3 sources covered; missing: west (transient)");
//!
//! let (offers, missing) = report.accept_partial();
//! assert_eq!(offers.len(), 1);
//! assert!(!missing.is_empty(), "and whoever shows the offers has it at hand");
//! ```

#[cfg(feature = "tokio")]
mod fan_out;
mod outcome;
mod report;
mod source;
mod word;
mod words;

#[cfg(feature = "tokio")]
pub use fan_out::{CANCELLED, CONCURRENCY, DEADLINE, Finished, Gather, SOURCE_TIMEOUT, UNFINISHED};
pub use report::Report;
pub use source::Source;
pub use word::{Covered, Missing};
#[cfg(feature = "json")]
pub(crate) use words::{Lost, missing as missing_words};
