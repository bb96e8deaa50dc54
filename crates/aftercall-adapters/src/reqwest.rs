//! `reqwest`: errors of the way there and back, and responses.
//!
//! | error | executed |
//! |---|---|
//! | a request that can't be built | no |
//! | no connection: refused, no route, DNS, TLS, time ran out while connecting | no |
//! | broken or out of time after sending began | unknown |
//! | a body that broke off or can't be decoded | unknown |
//!
//! `reqwest` sends a request again on its own when a pooled connection turns out
//! to be closed before anything was written; what it reports is the last try.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! use aftercall::{Executed, Failure};
//! use aftercall_adapters::Explain;
//! use aftercall_adapters::reqwest::ExplainResponse;
//!
//! async fn price(address: &str) -> Result<String, Failure> {
//!     let response = reqwest::get(address).await.explain()?;
//!     response.explain().await?.text().await.explain()
//! }
//!
//! let nobody_there = price("http://127.0.0.1:1/price").await.unwrap_err();
//! assert_eq!(nobody_there.executed(), Some(Executed::No), "even a write may be sent again");
//! # });
//! ```

use core::future::Future;

use ::reqwest::{Error, Response};
use aftercall::{Category, Executed, Failure};

use crate::http::READ;
use crate::{IntoFailure, http, settled};

impl IntoFailure for Error {
    fn into_failure(self) -> Failure {
        // Addresses may carry credentials, and are the caller's own.
        let error = self.without_url();
        let words = settled::chain(&error);
        if let Some(status) = error.status() {
            let failure = http::judge(status, &Default::default(), &[], None);
            if let Some(failure) = failure {
                return failure.with_upstream(words);
            }
        }
        if error.is_builder() {
            return settled::settled(
                Category::Validation,
                Executed::No,
                "request.invalid",
                &words,
            );
        }
        if error.is_connect() {
            return unconnected(&error, words);
        }
        if error.is_redirect() {
            return settled::unexplained(Executed::Unknown, "response.redirects", &words);
        }
        let broke_off = broke_off(&error);
        if error.is_decode() && !broke_off {
            return settled::unexplained(Executed::Unknown, "response.unreadable", &words);
        }
        let code = if error.is_timeout() {
            "timeout"
        } else if broke_off {
            "response.incomplete"
        } else {
            "connection.broken"
        };
        settled::settled(Category::Transient, Executed::Unknown, code, &words)
    }
}

/// Did the body end before it was whole? Reading it reports that as a failure to
/// decode, and has the reason as its source.
fn broke_off(error: &Error) -> bool {
    let links =
        core::iter::successors(Some(error as &(dyn core::error::Error + 'static)), |link| {
            link.source()
        });
    links
        .filter_map(|link| link.downcast_ref::<Error>())
        .any(Error::is_body)
}

/// Nothing was sent. A certificate that is not trusted does not heal; anything
/// else may, a name that is not found included: it is the program's own.
fn unconnected(error: &Error, words: String) -> Failure {
    let judged = aftercall::classify::error(error);
    match judged.category() {
        Some(Category::Business | Category::Permission) => {
            judged.with_executed(Executed::No).with_upstream(words)
        }
        Some(Category::Transient | Category::Validation) | None => settled::settled(
            Category::Transient,
            Executed::No,
            "connection.failed",
            &words,
        ),
    }
}

/// `.explain().await?` on a response.
///
/// ```
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// use aftercall_adapters::reqwest::ExplainResponse;
/// use std::time::Duration;
///
/// // In earnest: `client.get(address).send().await.explain()?`
/// let busy = http::Response::builder().status(503).header("retry-after", "2").body("busy")?;
/// let failure = reqwest::Response::from(busy).explain().await.unwrap_err();
/// assert_eq!(failure.retry_after(), Some(Duration::from_secs(2)));
/// # Ok::<(), http::Error>(())
/// # }).unwrap();
/// ```
pub trait ExplainResponse: Sized {
    /// The response if its status speaks of success; else what it says, its
    /// headers and the beginning of its body included.
    ///
    /// # Errors
    /// What the response says, as a [`Failure`].
    fn explain(self) -> impl Future<Output = Result<Self, Failure>> + Send;
}

impl ExplainResponse for Response {
    async fn explain(mut self) -> Result<Self, Failure> {
        let status = self.status();
        if !status.is_client_error() && !status.is_server_error() {
            return Ok(self);
        }
        let mut body = Vec::new();
        // A body that breaks off still says what it said so far.
        while body.len() < READ
            && let Ok(Some(chunk)) = self.chunk().await
        {
            body.extend_from_slice(&chunk);
        }
        let failure = http::judge(status, self.headers(), &body, None);
        Err(failure.unwrap_or_else(|| {
            settled::unexplained(
                Executed::Unknown,
                status.as_str(),
                &String::from_utf8_lossy(&body),
            )
        }))
    }
}
