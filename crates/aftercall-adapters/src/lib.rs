//! Failures of other crates, as [`aftercall`] tells them.
//!
//! A feature for each crate, none on by default, and a version of its own: when
//! `reqwest` or `sqlx` moves on, this crate does, and `aftercall` need not.
//!
//! | feature | reads | writes |
//! |---|---|---|
//! | `rmcp` | `ServiceError`, a client's `CallToolResult` | a tool's `CallToolResult`, panics and bad arguments included |
//! | `http` | `http::Response` | an `http::Response` |
//! | `reqwest` | `reqwest::Error`, `reqwest::Response` | |
//! | `rusqlite` | `rusqlite::Error` | |
//! | `sqlx` | `sqlx::Error` | |
//! | `tonic` | `tonic::Status` | a `tonic::Status` |
//! | `aws` | `SdkError` | |
//!
//! A server of tools needs these, beside tokio, serde and thiserror:
//!
//! ```toml
//! aftercall = { version = "0.1", features = ["derive"] }
//! aftercall-adapters = { version = "0.1", features = ["rmcp"] }
//! rmcp = { version = "3.11", features = ["transport-io"] }
//! ```
//!
//! Neither the errors nor [`Failure`] belong to this crate, so there can be no
//! `From` between them. [`Explain`] stands in for it, and `?` does the rest:
//!
//! ```
//! # #[cfg(feature = "rusqlite")] {
//! use aftercall::{Answer, Failure, Outcome};
//! use aftercall_adapters::Explain;
//! use rusqlite::{Connection, OptionalExtension};
//!
//! fn status(db: &Connection, order: u32) -> Outcome<String, Failure> {
//!     let found = db
//!         .query_row("SELECT status FROM orders WHERE id = ?1", [order], |row| row.get(0))
//!         .optional()
//!         .explain()?;
//!     Ok(Answer::maybe(found, format!("orders, for {order}")))
//! }
//!
//! let db = Connection::open_in_memory().unwrap();
//! let failure = status(&db, 7).unwrap_err();
//! assert_eq!(failure.category(), Some(aftercall::Category::Validation));
//! # }
//! ```
//!
//! What an error tells depends on *when* it happened. A request that never left
//! may be sent again; one that was sent and not answered may have taken effect.
//! Each adapter says in [`Failure::executed`] which of the two it was, as far as
//! its crate tells them apart.

use aftercall::Failure;

#[cfg(feature = "aws")]
pub mod aws;
#[cfg(feature = "http")]
pub mod http;
#[cfg(any(
    feature = "aws",
    feature = "reqwest",
    feature = "rmcp",
    feature = "rusqlite",
    feature = "sqlx",
    feature = "tonic"
))]
mod kept;
#[cfg(feature = "reqwest")]
pub mod reqwest;
#[cfg(feature = "rmcp")]
pub mod rmcp;
#[cfg(feature = "rusqlite")]
mod rusqlite;
#[cfg(any(
    feature = "aws",
    feature = "rmcp",
    feature = "rusqlite",
    feature = "sqlx",
    feature = "tonic"
))]
mod seen;
#[cfg(any(
    feature = "aws",
    feature = "reqwest",
    feature = "rusqlite",
    feature = "sqlx"
))]
mod settled;
#[cfg(feature = "sqlx")]
mod sqlx;
#[cfg(feature = "tonic")]
pub mod tonic;

/// An error of somebody else's that can be told as a [`Failure`].
///
/// ```
/// use aftercall::{Failure, ToolError};
/// use aftercall_adapters::{Explain, IntoFailure};
///
/// /// The error of a driver of your own.
/// struct Jammed;
///
/// impl IntoFailure for Jammed {
///     fn into_failure(self) -> Failure {
///         ToolError::business("The printer is jammed.")
///             .description("Nothing was printed. Somebody has to open it.")
///             .escalate_to("whoever is in the shop")
///             .into()
///     }
/// }
///
/// let printed: Result<(), Failure> = Err(Jammed).explain();
/// assert!(printed.is_err_and(|failure| failure.escalate_to().is_some()));
/// ```
pub trait IntoFailure {
    /// What it says: who must act, whether the call ran, how long to wait.
    fn into_failure(self) -> Failure;
}

/// `.explain()?`: the error of a result as a [`Failure`].
///
/// ```
/// # #[cfg(feature = "rusqlite")] {
/// use aftercall::Failure;
/// use aftercall_adapters::Explain;
/// use rusqlite::Connection;
///
/// fn count(db: &Connection) -> Result<u32, Failure> {
///     db.query_row("SELECT count(*) FROM orders", [], |row| row.get(0)).explain()
/// }
///
/// let failure = count(&Connection::open_in_memory().unwrap()).unwrap_err();
/// assert_eq!(failure.category(), Some(aftercall::Category::Validation), "no such table");
/// # }
/// ```
pub trait Explain<T> {
    /// The same result, its error explained.
    ///
    /// # Errors
    /// What the error says, as a [`Failure`].
    fn explain(self) -> Result<T, Failure>;
}

impl<T, E: IntoFailure> Explain<T> for Result<T, E> {
    fn explain(self) -> Result<T, Failure> {
        self.map_err(IntoFailure::into_failure)
    }
}
