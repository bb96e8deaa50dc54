//! `http::Response`, both ways.
//!
//! A status is not the whole story. `200 {"ok":false}` failed, a 403 with
//! `Retry-After` is a rate limit, a 429 over a monthly quota will not heal in
//! seconds, and a body that declares an envelope knows better than its status.
//! So status, headers and body are judged together.
//!
//! ```
//! use aftercall::Category;
//! use aftercall_adapters::http::failure;
//!
//! let of = |body: &'static str| {
//!     let answered = http::Response::builder().status(429).body(body).expect("it is one");
//!     failure(&answered, None).expect("429 is a failure").category()
//! };
//! assert_eq!(of("slow down"), Some(Category::Transient));
//! assert_eq!(of(r#"{"error":{"code":"insufficient_quota"}}"#), Some(Category::Business));
//! ```

use std::borrow::Cow;
use std::time::SystemTime;

use ::http::response::Parts;
use ::http::{HeaderValue, Response, StatusCode, header};
use aftercall::classify::{Http, Observation, Surface, classify};
use aftercall::wire::{Encode, dialect, envelope};
use aftercall::{Category, Effect, Failure};

/// How much of a body is read, in bytes.
pub(crate) const READ: usize = 64 * 1024;

/// What a response says of a failure; `None` if it is none.
///
/// `wall` is the time at which it came, for waits that are stated as a date;
/// without it only the response's own `Date` is a measure.
///
/// ```
/// use aftercall::Category;
/// use aftercall_adapters::http::failure;
///
/// let limited = http::Response::builder()
///     .status(403)
///     .header("retry-after", "7")
///     .body("You have exceeded a secondary rate limit.")?;
/// let failure = failure(&limited, None).expect("403 is a failure");
/// assert_eq!(failure.category(), Some(Category::Transient));
/// assert_eq!(failure.retry_after(), Some(std::time::Duration::from_secs(7)));
/// # Ok::<(), http::Error>(())
/// ```
#[must_use]
pub fn failure<B: AsRef<[u8]>>(
    response: &Response<B>,
    wall: Option<SystemTime>,
) -> Option<Failure> {
    judge(
        response.status(),
        response.headers(),
        response.body().as_ref(),
        wall,
    )
}

/// The same for a response whose body was read apart from it.
///
/// ```
/// use aftercall::Category;
/// use aftercall_adapters::http::failure_of;
///
/// let (parts, ()) = http::Response::builder().status(200).body(())?.into_parts();
/// let body = br#"{"ok":false,"error":"channel_not_found"}"#;
/// let failure = failure_of(&parts, body, None).expect("200 is not success there");
/// assert_eq!(failure.category(), Some(Category::Validation));
/// # Ok::<(), http::Error>(())
/// ```
#[must_use]
pub fn failure_of(parts: &Parts, body: &[u8], wall: Option<SystemTime>) -> Option<Failure> {
    judge(parts.status, &parts.headers, body, wall)
}

pub(crate) fn judge(
    status: StatusCode,
    headers: &header::HeaderMap,
    body: &[u8],
    wall: Option<SystemTime>,
) -> Option<Failure> {
    let text = String::from_utf8_lossy(&body[..body.len().min(READ)]);
    let failed = status.is_client_error() || status.is_server_error();
    if failed && let Some(declared) = declared(&text) {
        return Some(declared);
    }
    let seen = headers.iter().fold(
        Http::new(status.as_u16(), Cow::Borrowed(&*text)),
        |seen, (name, value)| {
            // Headers are visible ASCII where they matter; others are left out.
            match value.to_str() {
                Ok(value) => seen.header(name.as_str(), value),
                Err(_) => seen,
            }
        },
    );
    let mut observation = Observation::new(Surface::Http(seen));
    if let Some(wall) = wall {
        observation = observation.wall(wall);
    }
    let failure = classify(&observation).failure()?;
    Some(if text.trim().is_empty() {
        failure
    } else {
        failure.with_upstream(text)
    })
}

/// An envelope as the whole body.
fn declared(body: &str) -> Option<Failure> {
    let raw: &serde_json::value::RawValue = serde_json::from_str(body).ok()?;
    dialect::read(raw).filter(|failure| failure.category().is_some())
}

/// The failure as a response: its status, `Retry-After` where it has a wait,
/// and the envelope as the body.
///
/// | category | status |
/// |---|---|
/// | validation | 422 |
/// | permission | 403 |
/// | business | 409 |
/// | transient | 503 |
/// | none | 500 |
///
/// ```
/// use aftercall::{Effect, Failure, ToolError};
/// use aftercall_adapters::http::{failure, response};
/// use std::time::Duration;
///
/// let busy: Failure = ToolError::transient("The index is being rebuilt.")
///     .retry_after(Duration::from_secs(5))
///     .into();
/// let told = response(&busy, Effect::ReadOnly);
/// assert_eq!((told.status().as_u16(), &told.headers()["retry-after"]), (503, &"5".parse()?));
/// assert_eq!(failure(&told, None).expect("it failed").message(), busy.message());
/// # Ok::<(), http::header::InvalidHeaderValue>(())
/// ```
#[must_use]
pub fn response(failure: &Failure, effect: Effect) -> Response<String> {
    let body = envelope::to_json(failure, &Encode::new(effect));
    let mut response = Response::new(body);
    *response.status_mut() = match failure.category() {
        Some(Category::Validation) => StatusCode::UNPROCESSABLE_ENTITY,
        Some(Category::Permission) => StatusCode::FORBIDDEN,
        Some(Category::Business) => StatusCode::CONFLICT,
        Some(Category::Transient) => StatusCode::SERVICE_UNAVAILABLE,
        None => StatusCode::INTERNAL_SERVER_ERROR,
    };
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("application/json"),
    );
    if let Some(wait) = failure.retry_after() {
        // The header counts whole seconds; less would come too early.
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}
