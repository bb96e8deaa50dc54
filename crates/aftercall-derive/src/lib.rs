//! `#[derive(ToolError)]`, for use as `aftercall::ToolError` with the feature
//! `derive`.
//!
//! The derive stands beside an error type's own `Display` (by hand or by
//! `thiserror`) and adds what `Display` cannot say: the category, and the facts
//! that go with it. A variant without a category, and a setter that does not
//! belong to its variant's category, are compile errors that name the mend.
//!
//! ```
//! use aftercall::{Failure, ToolError};
//!
//! #[derive(Debug, thiserror::Error, ToolError)]
//! #[error("The till is being counted.")]
//! #[tool_error(transient, retry_after = "30s", executed = no)]
//! struct Counting;
//!
//! let failure = Failure::from(Counting);
//! assert_eq!(failure.message(), "The till is being counted.");
//! assert_eq!(failure.retry_after(), Some(std::time::Duration::from_secs(30)));
//! ```
//!
//! A refusal with a wait contradicts itself, and is no program:
//!
//! ```compile_fail
//! # use aftercall::ToolError;
//! #[derive(Debug, thiserror::Error, ToolError)]
//! #[error("The month is closed.")]
//! #[tool_error(business, retry_after = "30s")]
//! struct Closed;
//! ```

mod attribute;
mod expand;
mod interpolate;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Turns an error type into `aftercall::ToolError` and `aftercall::Failure`.
///
/// Each variant (or the struct) carries `#[tool_error(KIND, …)]`, where `KIND`
/// is one of
///
/// - `transient`, `validation`, `business`, `permission`: the category;
/// - `transparent`: the one field is converted instead, and its word counts;
/// - `classify`: the one field is somebody else's error, judged by what it says,
///   as if the caller had named the thing: a missing file is `validation`. Give
///   the failures of what is the program's own a variant and a category of theirs.
///   Such a type converts into `Failure` only, because the judge may find no
///   category.
///
/// | setter | belongs to | takes |
/// |---|---|---|
/// | `code`, `description`, `source` | all | text; `description` and `source` with `{field}` |
/// | `retry_after` | transient | `"5s"`, `"500ms"`, or a field that is a `Duration` |
/// | `executed` | transient | `no`, `yes`, `unknown` |
/// | `verify(tool = …, why = …)` | transient | text with `{field}` |
/// | `violation(path = …, expected = …, received = FIELD, suggestion = …)` | validation, repeatable | text with `{field}` |
/// | `limit(name = …, allowed = FIELD, requested = FIELD, unit = …)` | business | |
/// | `alternative(tool = …, why = …)` | business, repeatable | text with `{field}` |
/// | `escalate_to`, `user_message` | business, permission | text with `{field}` |
/// | `requires(scope = …, role = …, principal = …)` | permission | text with `{field}` |
///
/// The message is the type's own `Display`; a type without one does not compile.
///
/// ```
/// use aftercall::{Category, Failure, Outcome, ToolError};
///
/// #[derive(Debug, thiserror::Error, ToolError)]
/// enum RefundError {
///     #[error("There is no order {0}.")]
///     #[tool_error(
///         validation,
///         description = "Nothing was refunded. Find the number with list_orders.",
///         violation(path = "/order", expected = "the number of an order", received = 0)
///     )]
///     NoSuchOrder(u32),
///     #[error("{asked} pounds are over the limit of {limit}.")]
///     #[tool_error(
///         business,
///         code = "refund.limit_exceeded",
///         limit(name = "automatic refund", allowed = limit, requested = asked, unit = "GBP"),
///         escalate_to = "a manager"
///     )]
///     OverLimit { asked: u32, limit: u32 },
///     #[error("The receipt can't be read.")]
///     #[tool_error(classify)]
///     Receipt(#[from] std::io::Error),
/// }
///
/// fn refund(asked: u32) -> Outcome<(), Failure> {
///     Err(RefundError::OverLimit { asked, limit: 500 })?
/// }
///
/// let failure = refund(750).unwrap_err();
/// assert_eq!(failure.category(), Some(Category::Business));
/// assert_eq!(failure.message(), "750 pounds are over the limit of 500.");
/// assert_eq!(failure.escalate_to(), Some("a manager"));
/// ```
#[proc_macro_derive(ToolError, attributes(tool_error))]
pub fn derive_tool_error(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand::expand(&input)
        .unwrap_or_else(|error| error.to_compile_error())
        .into()
}
