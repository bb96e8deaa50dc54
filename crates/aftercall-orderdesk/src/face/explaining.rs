//! The desk's own voice, made with [`aftercall`].
//!
//! Most of it stands beside the variants of [`Trouble`](crate::trouble::Trouble).
//! Here is what an attribute can't say: a text that depends on a number, a
//! suggestion with arguments, and a failure that has no category.

use aftercall::detail::{Alternative, Limit, Verify};
use aftercall::{Code, Executed, Failure, ToolError, Value as Detail};
use aftercall_adapters::rmcp::encode;
use rmcp::model::{CallToolResult, ErrorData};

use crate::domain::AUTOMATIC_LIMIT;
use crate::done::Done;
use crate::tools::Tool;
use crate::trouble::{Complaints, Inside, OverLimit, Unanswered};

pub(super) fn render(tool: Tool, done: Done) -> Result<CallToolResult, ErrorData> {
    encode(&tool.explained(), done)
}

/// Most hosts show a model no more than the first line, so it names what has to
/// change; the list beside it is for programs.
impl From<Complaints> for Failure {
    fn from(Complaints(violations): Complaints) -> Self {
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
}

impl From<OverLimit> for Failure {
    fn from(over: OverLimit) -> Self {
        let OverLimit {
            order,
            requested,
            left,
        } = over;
        let used = if left == AUTOMATIC_LIMIT {
            String::new()
        } else {
            format!(", of which {left} is left after earlier refunds")
        };
        ToolError::business(format!(
            "A refund of {requested} is over the automatic limit of {AUTOMATIC_LIMIT} per \
             order{used}."
        ))
        .code(Code::from_static("refund.limit_exceeded"))
        .description(
            "Nothing was refunded. A manager has to approve it: put it before one with \
             request_refund_approval. Don't refund a part of it instead unless the customer \
             asks.",
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
}

impl From<Unanswered> for Failure {
    fn from(Unanswered { order, amount }: Unanswered) -> Self {
        ToolError::transient("The payout service did not answer.")
            .code(Code::from_static("payout.unanswered"))
            .description(format!(
                "The refund of {amount} on {order} was handed over, and the connection ended \
                 before the answer: it may have been paid. Don't send it again before \
                 list_refunds shows that it is missing."
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
}

/// A fault of the desk's own has no category: nobody knows yet who must act.
/// What went wrong inside is not told outside.
impl From<Inside> for Failure {
    fn from(_: Inside) -> Self {
        Failure::unexplained("The order desk failed for a reason of its own.")
            .with_code(Code::from_static("desk.broken"))
            .with_description(
                "Whether anything was changed is not known. Look before you repeat it.",
            )
    }
}

fn object<const N: usize>(members: [(&str, Detail); N]) -> Detail {
    Detail::Object(
        members
            .map(|(name, value)| (name.to_owned(), value))
            .to_vec(),
    )
}
