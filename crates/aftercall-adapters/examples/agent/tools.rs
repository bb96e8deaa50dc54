//! The agent's tools: one of each kind of failure.

use aftercall::detail::{Limit, Requires};
use aftercall::{Answer, Code, Effect, Executed, Failure, Outcome, ToolError};
use serde_json::{Value, json};

#[derive(Debug, Default)]
pub(crate) struct Tools {
    looked_up: u32,
}

/// What a tool can change, as its annotations would say.
pub(crate) fn effect(tool: &str) -> Effect {
    match tool {
        "find_order" | "read_books" | "find_approvals" => Effect::ReadOnly,
        _ => Effect::Write,
    }
}

impl Tools {
    pub(crate) fn call(&mut self, tool: &str, input: &Value) -> Outcome<Value, Failure> {
        match tool {
            "find_order" => self.find_order(),
            "find_approvals" => Ok(Answer::list(vec![], "the approvals on order 10042")
                .map(|approvals: Vec<u32>| json!(approvals))),
            "refund" => refund(input),
            "read_books" => Err(
                ToolError::permission("The books are open to finance alone.")
                    .description("Nothing was read. Another try will be refused too.")
                    .requires(Requires::role("finance"))
                    .escalate_to("the finance team")
                    .into(),
            ),
            _ => Err(ToolError::validation(format!("There is no tool {tool}.")).into()),
        }
    }

    /// Locked at first, as databases are.
    fn find_order(&mut self) -> Outcome<Value, Failure> {
        self.looked_up += 1;
        if self.looked_up == 1 {
            return Err(ToolError::transient("The order database is locked.")
                .executed(Executed::No)
                .into());
        }
        Ok(Answer::Found(json!({"order": 10042, "paid_pounds": 980})))
    }
}

fn refund(input: &Value) -> Outcome<Value, Failure> {
    let Some(pounds) = input["pounds"].as_u64() else {
        return Err(ToolError::validation("The amount can't be read.")
            .description("Nothing was refunded.")
            .violation("/pounds", "a whole number of pounds")
            .received(input["pounds"].to_string())
            .into());
    };
    if pounds > 500 {
        return Err(
            ToolError::business("The refund is over the automatic limit.")
                .code(Code::from_static("refund.limit_exceeded"))
                .description("Nothing was refunded. A manager can approve it.")
                .limit(
                    Limit::new("automatic refund")
                        .allowed(500)
                        .requested(pounds)
                        .unit("GBP"),
                )
                .escalate_to("a manager")
                .user_message("A refund of this size needs a manager. I have asked for one.")
                .into(),
        );
    }
    Ok(Answer::Found(json!({"refunded_pounds": pounds})))
}
