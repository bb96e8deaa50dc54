//! Everything that can go wrong at the desk, once.
//!
//! The store and the tools know no wire and no category; they say what
//! happened. What a caller is told is the business of a face
//! ([`crate::face`]), which has to decide on every variant.

use core::time::Duration;

use aftercall::Failure;
use aftercall::detail::Violation;
use rusqlite::ErrorCode;

use crate::domain::{CustomerId, OrderId, Pence, Status};

#[derive(Debug)]
pub(crate) enum Trouble {
    /// The arguments can't be read; all complaints at once.
    Arguments(Vec<Violation>),
    NoSuchOrder(OrderId),
    NoSuchCustomer(CustomerId),
    /// More than the desk may refund on this order without a manager.
    OverAutomaticLimit {
        order: OrderId,
        requested: Pence,
        /// What of the limit is left, after earlier refunds.
        left: Pence,
    },
    /// More than what was paid and not yet refunded.
    OverPaid {
        order: OrderId,
        requested: Pence,
        left: Pence,
    },
    /// The order has left the house.
    TooLateToCancel {
        order: OrderId,
        status: Status,
    },
    /// The books are open to finance alone.
    FinanceOnly,
    /// Another connection holds the database's lock (`SQLITE_BUSY`).
    Busy,
    /// The query ran into the desk's limit (`SQLITE_INTERRUPT`).
    TooSlow,
    /// The caller has used up its calls.
    RateLimited {
        wait: Duration,
    },
    /// The refund was handed over and nobody said what became of it.
    PayoutUnanswered {
        order: OrderId,
        amount: Pence,
    },
    /// No site could be searched; the failure names them all.
    NoSite(Box<Failure>),
    /// The desk's own fault, or its disk's.
    Broken(String),
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::OperationInterrupted) => Self::TooSlow,
            _ => Self::Broken(error.to_string()),
        }
    }
}
