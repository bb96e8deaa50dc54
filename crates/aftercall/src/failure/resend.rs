//! May exactly this be sent again? Derived once, here.

use core::time::Duration;

use super::{Record, Stated};
use crate::{Basis, Category, Effect, Executed};

/// Whether to send exactly the same call again.
///
/// ```
/// use aftercall::{Effect, Executed, Failure, Resend, ToolError};
///
/// let lost = ToolError::transient("The connection broke.").executed(Executed::Unknown);
/// let lost = Failure::from(ToolError::from(lost));
/// assert_eq!(lost.resend(Effect::ReadOnly), Resend::Now);
/// assert_eq!(lost.resend(Effect::Write), Resend::CheckFirst);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::exhaustive_enums,
    reason = "a decision is made on every variant"
)]
pub enum Resend {
    /// It stands a chance, and it is safe.
    Now,
    /// The same, after that wait.
    After(Duration),
    /// It is safe only if the tool just reads, and nobody said whether it does.
    IfRead,
    /// It may have taken effect: find out first.
    CheckFirst,
    /// It would fail the same way, or nothing says that it would not.
    Never,
}

impl Resend {
    /// The wire's `isRetryable`.
    #[must_use]
    pub const fn is_retryable(self) -> bool {
        match self {
            Self::Now | Self::After(_) => true,
            Self::IfRead | Self::CheckFirst | Self::Never => false,
        }
    }
}

/// The rule, in its order.
///
/// - Only a transient failure heals by itself.
/// - A flat no from whoever made it stands.
/// - What did not run may run again, whatever the tool; but words alone never
///   prove that it did not.
/// - What may have run may run again only where twice is once.
/// - Where nothing was said of the effect, the author's word counts; without
///   it, a reader must assume that the call may have run.
pub(super) fn resend(record: &Record, effect: Effect) -> Resend {
    match record.category {
        Some(Category::Transient) => {}
        Some(Category::Validation | Category::Business | Category::Permission) | None => {
            return Resend::Never;
        }
    }
    let may_have_run = match (record.executed, record.stated) {
        _ if record.basis == Some(Basis::Prose) => true,
        (_, Some(Stated::IfRead)) => true,
        (Some(Executed::No), _) | (None, Some(Stated::Yes)) => false,
        (Some(Executed::Yes | Executed::Unknown), _) | (None, Some(Stated::No) | None) => true,
    };
    let unsafe_again = may_have_run && !effect.may_repeat();
    if record.stated == Some(Stated::No) {
        return if unsafe_again {
            Resend::CheckFirst
        } else {
            Resend::Never
        };
    }
    if unsafe_again {
        return match effect {
            Effect::Unknown => Resend::IfRead,
            Effect::Write | Effect::ReadOnly | Effect::Idempotent => Resend::CheckFirst,
        };
    }
    match record.retry_after {
        Some(wait) if !wait.is_zero() => Resend::After(wait),
        Some(_) | None => Resend::Now,
    }
}
