//! A panic, as a failure.

use core::future::{Future, poll_fn};
use core::pin::pin;
use core::task::Poll;
use std::panic::{AssertUnwindSafe, catch_unwind};

use aftercall::{Code, Executed, Failure};

/// The code of a failure that was a panic.
pub const PANICKED: Code = Code::from_static("tool.panicked");

/// What the future comes to, or a failure where it panics.
///
/// The panic itself still goes to the panic hook, and so to the server's log;
/// what it says is not told outside. Needs `panic = "unwind"`.
///
/// ```
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// use aftercall_adapters::rmcp::{PANICKED, guarded};
///
/// let well = guarded(async { 7 }).await;
/// assert_eq!(well, Ok(7));
/// let badly = guarded(async { assert_eq!(7, 8, "which it is not") }).await;
/// assert_eq!(badly.unwrap_err().code(), Some(&PANICKED));
/// # });
/// ```
///
/// # Errors
/// [`panicked`], if it did.
pub async fn guarded<T>(tool: impl Future<Output = T>) -> Result<T, Failure> {
    let mut tool = pin!(tool);
    poll_fn(|cx| {
        // A future that panicked is never polled again, so nothing sees what
        // the panic left half done.
        match catch_unwind(AssertUnwindSafe(|| tool.as_mut().poll(cx))) {
            Ok(poll) => poll.map(Ok),
            Err(_) => Poll::Ready(Err(panicked())),
        }
    })
    .await
}

/// A tool that ended in a panic: nobody knows yet who must act, nor whether it
/// had taken effect.
///
/// ```
/// use aftercall::{Effect, Executed, Resend};
/// use aftercall_adapters::rmcp::panicked;
///
/// let failure = panicked();
/// assert_eq!(failure.category(), None);
/// assert_eq!(failure.executed(), Some(Executed::Unknown));
/// assert_eq!(failure.resend(Effect::Write), Resend::Never);
/// ```
#[must_use]
pub fn panicked() -> Failure {
    Failure::unexplained("The tool stopped in the middle of its work.")
        .with_code(PANICKED)
        .with_description(
            "A fault of the server's own. Whether anything was changed is not known: look before \
             repeating it, and tell whoever runs the server.",
        )
        .with_executed(Executed::Unknown)
}
