//! What a call came to, at the client.

use ::rmcp::ServiceError;
use ::rmcp::model::CallToolResult;
use aftercall::classify::{JsonRpc, Surface};
use aftercall::recover::{Call, Raw, read};
use aftercall::wire::{Codec, Mcp};
use aftercall::{Basis, Category, Code, Executed, Failure, Now, Reading};
use serde_json::value::{RawValue, to_raw_value};

use crate::IntoFailure;

/// What a call came to, whether the server explains itself or not.
///
/// A result is read as it declares itself, and where it declares nothing, as the
/// classifier reads it; an error of the service is a [`failure`].
///
/// ```
/// use aftercall::recover::{Call, Decision, History, Input, Key, Policy, decide};
/// use aftercall::{Effect, Now};
/// use aftercall_adapters::rmcp::reading;
/// use rmcp::model::{CallToolResult, ContentBlock};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let call = Call::new("query", Effect::ReadOnly, Key::of(["query", "select 1"]));
/// let result = CallToolResult::error(vec![ContentBlock::text("connect ECONNREFUSED ::1:5432")]);
///
/// let reading = reading(Ok(result), &call, now);
/// let (policy, history) = (Policy::in_agent(), History::new());
/// let decision = decide(&Input::new(&policy, &history, call, now), &reading);
/// assert!(matches!(decision, Decision::Retry { .. }));
/// ```
#[must_use]
pub fn reading(
    result: Result<CallToolResult, ServiceError>,
    call: &Call<'_>,
    now: Now,
) -> Reading<Box<RawValue>> {
    match result {
        Ok(result) => match to_raw_value(&result) {
            // What explains itself is not judged again, nor what says that
            // nothing explains it.
            Ok(raw) if Mcp.is_ours(&raw) => Mcp
                .decode(&raw)
                .unwrap_or_else(|_| read(Raw::Mcp(raw.get()), call, now)),
            Ok(raw) => read(Raw::Mcp(raw.get()), call, now),
            Err(error) => Reading::Settled(Err(aftercall::classify::error(&error))),
        },
        Err(ServiceError::Cancelled { .. }) => Reading::Cancelled,
        Err(error) => Reading::Settled(Err(failure(&error))),
    }
}

/// What an error of the service says. A request that was handed to the
/// transport may have run, whatever became of its answer.
///
/// ```
/// use aftercall::Executed;
/// use aftercall_adapters::rmcp::failure;
/// use rmcp::ServiceError;
///
/// let gone = failure(&ServiceError::TransportClosed);
/// assert_eq!(gone.executed(), Some(Executed::Unknown), "the request was handed over");
/// ```
#[must_use]
pub fn failure(error: &ServiceError) -> Failure {
    let words = error.to_string();
    let lost = |code: Code, message: &str| {
        Failure::inferred(Category::Transient, Basis::Structure, message)
            .with_code(code)
            .with_executed(Executed::Unknown)
            .with_description(
                "It may have taken effect. Try again if that is safe; otherwise find out first.",
            )
            .with_upstream(words.as_str())
    };
    match error {
        ServiceError::McpError(error) => {
            let data = error.data.as_ref().map(ToString::to_string);
            let mut seen = JsonRpc::new(error.code.0.into(), error.message.as_ref());
            if let Some(data) = &data {
                seen = seen.data(data);
            }
            crate::seen::failed(Surface::JsonRpc(seen), &error.message)
        }
        ServiceError::Timeout { .. } => {
            lost(Code::from_static("timeout"), "It did not answer in time.")
        }
        ServiceError::TransportSend(_) | ServiceError::TransportClosed => lost(
            Code::from_static("connection.closed"),
            "The connection to the server is gone.",
        ),
        _ => Failure::unexplained("The call did not come to a result.")
            .with_executed(Executed::Unknown)
            .with_upstream(words.as_str()),
    }
}

impl IntoFailure for ServiceError {
    fn into_failure(self) -> Failure {
        failure(&self)
    }
}
