//! The desk's own voice, made with [`aftercall`].
//!
//! One match says for every trouble who must act, whether it ran, and what to
//! do next; the library turns that into the wire form.

use core::time::Duration;

use aftercall::detail::{Alternative, Limit, Requires, Verify, Violation};
use aftercall::{Code, Executed, Failure, ToolError, Value as Detail};
use aftercall_adapters::rmcp::encode;
use rmcp::model::{CallToolResult, ErrorData};

use crate::domain::{AUTOMATIC_LIMIT, OrderId, Pence};
use crate::done::Done;
use crate::store::{BUSY_TIMEOUT, QUERY_LIMIT};
use crate::tools::Tool;
use crate::trouble::Trouble;

pub(super) fn render(tool: Tool, done: Done) -> Result<CallToolResult, ErrorData> {
    encode(&tool.explained(), done)
}

/// What to tell the caller.
impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Broken(_) => broken(),
            Trouble::Arguments(violations) => arguments(violations),
            Trouble::NoSuchOrder(order) => {
                ToolError::validation(format!("There is no order {order}."))
                    .code(Code::from_static("order.not_found"))
                    .description(
                        "Nothing was done. Check the number with the customer, or look it up with \
                     list_orders.",
                    )
                    .violation("/order_id", "the number of an order that exists")
                    .received(order.to_string())
                    .into()
            }
            Trouble::NoSuchCustomer(customer) => {
                ToolError::validation(format!("There is no customer {customer}."))
                    .code(Code::from_static("customer.not_found"))
                    .description("Look the customer up with find_customers.")
                    .violation("/customer_id", "the number of a customer that exists")
                    .received(customer.to_string())
                    .into()
            }
            Trouble::OverAutomaticLimit {
                order,
                requested,
                left,
            } => over_automatic_limit(&order, requested, left),
            Trouble::OverPaid {
                order,
                requested,
                left,
            } => ToolError::business(format!(
                "{requested} is more than is left to refund on {order}."
            ))
            .code(Code::from_static("refund.over_paid"))
            .description(format!(
                "Nothing was refunded. Of what was paid for {order}, {left} has not been \
                         refunded yet. See list_refunds, and ask which amount is meant."
            ))
            .limit(
                Limit::new("paid and not yet refunded")
                    .allowed(left.0)
                    .requested(requested.0)
                    .unit("pence"),
            )
            .into(),
            Trouble::TooLateToCancel { order, status } => {
                ToolError::business(format!("Order {order} is already {status}."))
                    .code(Code::from_static("order.too_late_to_cancel"))
                    .description("It was not cancelled. It can be refunded once it is returned.")
                    .user_message(format!(
                        "Your order {order} is already {status} and can't be cancelled. You can \
                         send it back for a refund."
                    ))
                    .into()
            }
            Trouble::FinanceOnly => {
                ToolError::permission("Financial records are for finance only.")
                    .code(Code::from_static("finance.required"))
                    .description(
                        "Nothing was read. The desk acts for support; another attempt, or other \
                     arguments, will be refused too. Ask finance, or go on without the records.",
                    )
                    .requires(Requires::role("finance"))
                    .escalate_to("the finance team")
                    .user_message("I can't see financial records. The finance team can.")
                    .into()
            }
            Trouble::Busy => ToolError::transient("The order database is busy.")
                .code(Code::from_static("database.busy"))
                .description(format!(
                    "Nothing was read or changed: the database stayed locked for {} ms. The same \
                     call can succeed in a moment.",
                    BUSY_TIMEOUT.as_millis()
                ))
                .source("order database")
                .executed(Executed::No)
                .retry_after(Duration::from_secs(1))
                .into(),
            Trouble::TooSlow => ToolError::transient("The order database took too long.")
                .code(Code::from_static("database.timeout"))
                .description(format!(
                    "The query was stopped after {} s and changed nothing. The same call can \
                     succeed when the load has passed.",
                    QUERY_LIMIT.as_secs()
                ))
                .source("order database")
                .executed(Executed::No)
                .retry_after(Duration::from_secs(2))
                .into(),
            Trouble::RateLimited { wait } => ToolError::transient("Too many calls.")
                .code(Code::from_static("rate_limited"))
                .description("The call was not carried out. Send it again after the stated wait.")
                .executed(Executed::No)
                .retry_after(wait)
                .into(),
            Trouble::NoSite(failure) => *failure,
            Trouble::PayoutUnanswered { order, amount } => payout_unanswered(&order, amount),
        }
    }
}

/// Most hosts show a model no more than the first line, so it names what has to
/// change; the list beside it is for programs.
fn arguments(violations: Vec<Violation>) -> Failure {
    let message = match violations.len() {
        1 => "An argument can't be read.".to_owned(),
        n => format!("{n} arguments can't be read."),
    };
    let mut description = String::from("Nothing was done. Correct ");
    for (at, violation) in violations.iter().enumerate() {
        description += if at == 0 { "" } else { "; " };
        description += &violation.message;
        if let Some(received) = &violation.received {
            description += &format!(", not {received}");
        }
        if let Some(suggestion) = &violation.suggestion {
            description += &format!(" (did you mean {suggestion}?)");
        }
    }
    description.push('.');
    ToolError::validation(message)
        .code(Code::from_static("arguments.invalid"))
        .description(description)
        .violations(violations)
        .into()
}

fn over_automatic_limit(order: &OrderId, requested: Pence, left: Pence) -> Failure {
    let used = if left == AUTOMATIC_LIMIT {
        String::new()
    } else {
        format!(", of which {left} is left after earlier refunds")
    };
    ToolError::business(format!(
        "A refund of {requested} is over the automatic limit of {AUTOMATIC_LIMIT} per order{used}."
    ))
    .code(Code::from_static("refund.limit_exceeded"))
    .description(
        "Nothing was refunded. A manager has to approve it: put it before one with \
         request_refund_approval. Don't refund a part of it instead unless the customer asks.",
    )
    .limit(
        Limit::new("automatic refunds on one order")
            .allowed(left.0)
            .requested(requested.0)
            .unit("pence"),
    )
    .escalate_to("a manager")
    .alternative(
        Alternative::new(
            "request_refund_approval",
            "puts the refund before a manager",
        )
        .arguments(object([
            ("order_id", Detail::from(order.to_string())),
            ("amount_pence", Detail::from(requested.0)),
        ])),
    )
    .user_message(format!(
        "A refund of {requested} needs a manager's approval. I can ask for it."
    ))
    .into()
}

fn payout_unanswered(order: &OrderId, amount: Pence) -> Failure {
    ToolError::transient("The payout service did not answer.")
        .code(Code::from_static("payout.unanswered"))
        .description(format!(
            "The refund of {amount} on {order} was handed over, and the connection ended before \
             the answer: it may have been paid. Don't send it again before list_refunds shows \
             that it is missing."
        ))
        .source("payout service")
        .executed(Executed::Unknown)
        .verify(
            Verify::with(
                "list_refunds",
                "a refund of that amount is there if it was paid",
            )
            .arguments(object([("order_id", Detail::from(order.to_string()))])),
        )
        .into()
}

/// A fault of the desk's own has no category: nobody knows yet who must act.
/// What went wrong inside is not told outside.
fn broken() -> Failure {
    Failure::unexplained("The order desk failed for a reason of its own.")
        .with_code(Code::from_static("desk.broken"))
        .with_description("Whether anything was changed is not known. Look before you repeat it.")
}

fn object<const N: usize>(members: [(&str, Detail); N]) -> Detail {
    Detail::Object(
        members
            .map(|(name, value)| (name.to_owned(), value))
            .to_vec(),
    )
}
