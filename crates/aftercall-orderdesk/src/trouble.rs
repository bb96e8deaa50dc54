//! Everything that can go wrong at the desk, once.
//!
//! The store and the tools say what happened. Beside each variant stands who must
//! act, whether it ran, and what to do next, which is all that the explaining face
//! needs; what has to be composed has a type of its own, and says it in
//! [`crate::face`]. The plain face decides on every variant itself.

use core::fmt::Display;
use core::time::Duration;

use aftercall::Failure;
use aftercall::detail::Violation;
use aftercall_adapters::IntoFailure;
use rusqlite::ErrorCode;

use crate::domain::{CustomerId, OrderId, Pence, Status};
use crate::store::{BUSY_TIMEOUT, QUERY_LIMIT};

const LOCKED_MS: u128 = BUSY_TIMEOUT.as_millis();
const STOPPED_S: u64 = QUERY_LIMIT.as_secs();

#[derive(Debug, thiserror::Error, aftercall::ToolError)]
pub(crate) enum Trouble {
    #[error("The arguments can't be read.")]
    #[tool_error(transparent)]
    Arguments(Complaints),
    #[error("There is no order {0}.")]
    #[tool_error(
        validation,
        code = "order.not_found",
        description = "Nothing was done. Check the number with the customer, or look it up with \
                       list_orders.",
        violation(
            path = "/order_id",
            expected = "the number of an order that exists",
            received = 0
        )
    )]
    NoSuchOrder(OrderId),
    #[error("There is no customer {0}.")]
    #[tool_error(
        validation,
        code = "customer.not_found",
        description = "Look the customer up with find_customers.",
        violation(
            path = "/customer_id",
            expected = "the number of a customer that exists",
            received = 0
        )
    )]
    NoSuchCustomer(CustomerId),
    #[error("The refund is over the automatic limit.")]
    #[tool_error(transparent)]
    OverAutomaticLimit(OverLimit),
    /// More than what was paid and not yet refunded.
    #[error("{requested} is more than is left to refund on {order}.")]
    #[tool_error(
        business,
        code = "refund.over_paid",
        description = "Nothing was refunded. Of what was paid for {order}, {left} has not been \
                       refunded yet. See list_refunds, and ask which amount is meant.",
        limit(
            name = "paid and not yet refunded",
            allowed = left,
            requested = requested,
            unit = "pence"
        )
    )]
    OverPaid {
        order: OrderId,
        requested: Pence,
        left: Pence,
    },
    /// The order has left the house.
    #[error("Order {order} is already {status}.")]
    #[tool_error(
        business,
        code = "order.too_late_to_cancel",
        description = "It was not cancelled. It can be refunded once it is returned.",
        user_message = "Your order {order} is already {status} and can't be cancelled. You can \
                        send it back for a refund."
    )]
    TooLateToCancel { order: OrderId, status: Status },
    #[error("Financial records are for finance only.")]
    #[tool_error(
        permission,
        code = "finance.required",
        description = "Nothing was read. The desk acts for support; another attempt, or other \
                       arguments, will be refused too. Ask finance, or go on without the records.",
        requires(role = "finance"),
        escalate_to = "the finance team",
        user_message = "I can't see financial records. The finance team can."
    )]
    FinanceOnly,
    /// Another connection holds the database's lock (`SQLITE_BUSY`).
    #[error("The order database is busy.")]
    #[tool_error(
        transient,
        code = "database.busy",
        description = "Nothing was read or changed: the database stayed locked for {LOCKED_MS} \
                       ms. The same call can succeed in a moment.",
        source = "order database",
        executed = no,
        retry_after = "1s"
    )]
    Busy,
    /// The query ran into the desk's limit (`SQLITE_INTERRUPT`).
    #[error("The order database took too long.")]
    #[tool_error(
        transient,
        code = "database.timeout",
        description = "The query was stopped after {STOPPED_S} s and changed nothing. The same \
                       call can succeed when the load has passed.",
        source = "order database",
        executed = no,
        retry_after = "2s"
    )]
    TooSlow,
    /// Anything else that SQLite says of its file and its disk.
    #[error("The order database failed.")]
    #[tool_error(classify)]
    Database(Box<Failure>),
    /// The caller has used up its calls.
    #[error("Too many calls.")]
    #[tool_error(
        transient,
        code = "rate_limited",
        description = "The call was not carried out. Send it again after the stated wait.",
        executed = no,
        retry_after = wait
    )]
    RateLimited { wait: Duration },
    #[error("The payout service did not answer.")]
    #[tool_error(transparent)]
    PayoutUnanswered(Unanswered),
    /// No site could be searched; the failure names them all.
    #[error("No site could be searched.")]
    #[tool_error(classify)]
    NoSite(Box<Failure>),
    #[error("The order desk failed for a reason of its own.")]
    #[tool_error(transparent)]
    Broken(Inside),
}

/// All that is wrong with the arguments, at once.
#[derive(Debug)]
pub(crate) struct Complaints(pub(crate) Vec<Violation>);

/// More than the desk may refund on this order without a manager.
#[derive(Debug)]
pub(crate) struct OverLimit {
    pub(crate) order: OrderId,
    pub(crate) requested: Pence,
    /// What of the limit is left, after earlier refunds.
    pub(crate) left: Pence,
}

/// The refund was handed over and nobody said what became of it.
#[derive(Debug)]
pub(crate) struct Unanswered {
    pub(crate) order: OrderId,
    pub(crate) amount: Pence,
}

/// The desk's own fault, in words that are not for outside.
#[derive(Debug)]
pub(crate) struct Inside(pub(crate) String);

impl Trouble {
    pub(crate) fn broken(why: impl Display) -> Self {
        Self::Broken(Inside(why.to_string()))
    }
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Self {
        use aftercall::Category::{Business, Permission, Transient, Validation};
        let words = error.to_string();
        match error.sqlite_error_code() {
            // The adapter can't know how long the desk waits, nor that it rolls back.
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => return Self::Busy,
            Some(ErrorCode::OperationInterrupted) => return Self::TooSlow,
            // The desk's own SQL was to keep to its own tables' rules.
            Some(ErrorCode::ConstraintViolation) => return Self::broken(words),
            _ => {}
        }
        let failure = error.into_failure();
        match failure.category() {
            Some(Transient | Business | Permission) => {
                Self::Database(Box::new(failure.with_source("order database")))
            }
            // No caller can correct the desk's own SQL, or its path.
            Some(Validation) | None => Self::broken(words),
        }
    }
}
