//! What a tool returns, as the result that `rmcp` sends.

use core::cell::Cell;

use ::rmcp::ErrorData;
use ::rmcp::handler::server::tool::IntoCallToolResult;
use ::rmcp::model::{CallToolResponse, CallToolResult, Tool, ToolAnnotations};
use aftercall::effect::Annotations;
use aftercall::wire::{Codec, Encode, Era, Mcp, OutputSchema};
use aftercall::{Answer, Effect, Failure, Outcome};
use serde::Serialize;

/// What a `#[tool]` returns: `Ok(answer.into())`, or an error by `?`.
///
/// ```
/// use aftercall::{Answer, ToolError};
/// use aftercall_adapters::rmcp::ToolResult;
///
/// fn find_orders(customer: u32) -> ToolResult<Vec<u32>> {
///     if customer == 0 {
///         Err(ToolError::validation("There is no customer 0."))?;
///     }
///     Ok(Answer::list(vec![], format!("the orders of {customer}")).into())
/// }
/// # assert!(find_orders(0).is_err() && find_orders(7).is_ok());
/// ```
pub type ToolResult<T> = Result<Reply<T>, Refusal>;

/// The answer of a tool.
///
/// ```
/// use aftercall::Answer;
/// use aftercall_adapters::rmcp::Reply;
///
/// let reply: Reply<Vec<u32>> = Answer::empty("the orders of customer 7").into();
/// assert_eq!(reply, Answer::list(vec![], "the orders of customer 7").into());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Reply<T>(Answer<T>);

impl<T> From<Answer<T>> for Reply<T> {
    fn from(answer: Answer<T>) -> Self {
        Self(answer)
    }
}

/// Why a tool did not answer. Made by `?` from whatever becomes a [`Failure`]:
/// a `ToolError`, an enum that derives it, a foreign error after `.explain()`.
///
/// ```
/// use aftercall_adapters::rmcp::Refusal;
///
/// fn page(path: &str) -> Result<String, Refusal> {
///     let text = std::fs::read_to_string(path);
///     Ok(text.map_err(|error| aftercall::classify::error(&error))?)
/// }
///
/// assert!(page("/nonexistent/page.md").is_err());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal(Failure);

impl<E: Into<Failure>> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self(error.into())
    }
}

impl<T: Serialize> IntoCallToolResult for Reply<T> {
    fn into_call_tool_result(self) -> Result<CallToolResponse, ErrorData> {
        written(Ok::<_, Failure>(self.0), &current()).map(Into::into)
    }
}

impl IntoCallToolResult for Refusal {
    fn into_call_tool_result(self) -> Result<CallToolResponse, ErrorData> {
        written::<(), _>(Err(self.0), &current()).map(Into::into)
    }
}

/// The outcome of a call to that tool, for a handler that is written by hand.
///
/// ```
/// use aftercall::{Outcome, ToolError};
/// use aftercall_adapters::rmcp::encode;
/// use rmcp::model::{JsonObject, Tool};
///
/// let tool = Tool::new("refund", "Pays back.", JsonObject::new());
/// let outcome: Outcome<()> = Err(ToolError::business("The month is closed.").into());
/// let result = encode(&tool, outcome)?;
/// assert_eq!(result.is_error, Some(true));
/// assert!(result.structured_content.is_some(), "the tool declares no output schema");
/// # Ok::<(), rmcp::ErrorData>(())
/// ```
///
/// # Errors
/// An internal error of JSON-RPC if the answer can't be written as JSON.
pub fn encode<T: Serialize, E: Into<Failure>>(
    tool: &Tool,
    outcome: Outcome<T, E>,
) -> Result<CallToolResult, ErrorData> {
    written(outcome, &context(tool))
}

/// What a codec has to know of a tool: its effect, and whether it declares an
/// output schema.
///
/// ```
/// use aftercall::wire::{Codec, Mcp};
/// use aftercall::{Outcome, ToolError};
/// use aftercall_adapters::rmcp::context;
/// use rmcp::model::{JsonObject, Tool, ToolAnnotations};
///
/// let reads = ToolAnnotations::new().read_only(true);
/// let tool = Tool::new("find", "Finds.", JsonObject::new()).with_annotations(reads);
/// let locked: Outcome<()> = Err(ToolError::transient("Locked.").into());
/// let written = Mcp.encode(locked, &context(&tool))?;
/// assert!(written.get().contains("ERROR [transient, retryable]"), "it only reads");
/// # Ok::<(), aftercall::wire::EncodeError>(())
/// ```
pub fn context(tool: &Tool) -> Encode<'static> {
    let schema = if tool.output_schema.is_some() {
        OutputSchema::Declared
    } else {
        OutputSchema::None
    };
    // rmcp itself takes out what a peer of the old era must not see.
    Encode::new(effect(tool.annotations.as_ref()))
        .output_schema(schema)
        .era(Era::Modern)
}

/// What a tool's annotations amount to; [`Effect::Unknown`] without any.
///
/// ```
/// use aftercall::Effect;
/// use aftercall_adapters::rmcp::effect;
/// use rmcp::model::ToolAnnotations;
///
/// let twice_is_once = ToolAnnotations::new().idempotent(true);
/// assert_eq!(effect(Some(&twice_is_once)), Effect::Idempotent);
/// assert_eq!(effect(None), Effect::Unknown, "and not what the protocol assumes");
/// ```
#[must_use]
pub fn effect(annotations: Option<&ToolAnnotations>) -> Effect {
    annotations.map_or(Effect::Unknown, |hints| {
        Annotations {
            read_only: hints.read_only_hint,
            idempotent: hints.idempotent_hint,
            destructive: hints.destructive_hint,
            open_world: hints.open_world_hint,
        }
        .effect()
    })
}

fn written<T: Serialize, E: Into<Failure>>(
    outcome: Outcome<T, E>,
    cx: &Encode<'_>,
) -> Result<CallToolResult, ErrorData> {
    let internal = |error: String| ErrorData::internal_error(error, None);
    let raw = Mcp
        .encode(outcome, cx)
        .map_err(|error| internal(error.to_string()))?;
    serde_json::from_str(raw.get()).map_err(|error| internal(error.to_string()))
}

thread_local! {
    /// The tool whose future is being polled on this thread, as a codec sees it.
    /// `IntoCallToolResult` is given nothing but the value.
    static CURRENT: Cell<Option<Encode<'static>>> = const { Cell::new(None) };
}

/// Without [`explaining`](super::explaining) nothing is known of the tool.
fn current() -> Encode<'static> {
    CURRENT
        .get()
        .unwrap_or_else(|| Encode::default().era(Era::Modern))
}

/// Runs one poll of a tool's future with its context at hand.
pub(super) fn within<R>(cx: Encode<'static>, poll: impl FnOnce() -> R) -> R {
    struct Restore(Option<Encode<'static>>);
    impl Drop for Restore {
        fn drop(&mut self) {
            CURRENT.set(self.0);
        }
    }
    let _restore = Restore(CURRENT.replace(Some(cx)));
    poll()
}
