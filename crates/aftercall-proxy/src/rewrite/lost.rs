//! No answer will come.

use aftercall::{Code, Executed, Failure, ToolError};

use super::{Comeback, Context, Lost};

const ENDED: Code = Code::from_static("server.ended");
const TIMED_OUT: Code = Code::from_static("server.timeout");

/// Transient: the server is down, or slow, and nobody has to change the call.
/// Whether it ran is known only where it was never sent.
pub(crate) fn failure(call: &Context<'_>, lost: &Lost<'_>) -> Failure {
    let tool = call.tool;
    let builder = match lost {
        Lost::Ended {
            exit,
            delivered,
            comeback,
        } => {
            let (executed, what) = if *delivered {
                let what = "It had the call, so whether it took effect is not known.";
                (Executed::Unknown, what)
            } else {
                (Executed::No, "The call was not sent, so it did not run.")
            };
            ToolError::transient(format!("The server behind {tool} has ended ({exit})."))
                .code(ENDED)
                .executed(executed)
                .description(format!(
                    "{what}{} {}",
                    returns(*comeback, executed),
                    next(call, executed)
                ))
        }
        Lost::TimedOut { after, by_host } => {
            let whose = if *by_host {
                " and the host would have given up"
            } else {
                ""
            };
            let seconds = after.as_secs_f64().ceil();
            ToolError::transient(format!("{tool} did not answer within {seconds} s{whose}."))
                .code(TIMED_OUT)
                .executed(Executed::Unknown)
                .description(format!(
                    "The call was called off; whether it took effect is not known. {}",
                    next(call, Executed::Unknown)
                ))
        }
    };
    let failure = Failure::from(builder);
    match lost {
        Lost::Ended { exit, .. } => match &exit.stderr {
            Some(lines) => failure.with_upstream(lines.clone()),
            None => failure,
        },
        Lost::TimedOut { .. } => failure,
    }
}

/// What is known of the server, as far as it adds anything.
fn returns(comeback: Comeback, executed: Executed) -> &'static str {
    match (comeback, executed) {
        (Comeback::Never, _) => "",
        (Comeback::Whole, _) | (Comeback::Blank, Executed::No) => " The server is started again.",
        (Comeback::Blank, Executed::Yes | Executed::Unknown) => {
            " The server is started again; what it held is gone."
        }
    }
}

fn next(call: &Context<'_>, executed: Executed) -> &'static str {
    match executed {
        Executed::No => "Send it again once the server is back.",
        Executed::Yes | Executed::Unknown if call.effect.may_repeat() => {
            "Sending it again is safe."
        }
        Executed::Yes | Executed::Unknown => {
            "Find out before sending it again: look at the state that it would have changed."
        }
    }
}
