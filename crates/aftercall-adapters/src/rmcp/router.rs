//! Every route of a router, wrapped once.

use core::future::poll_fn;
use std::sync::Arc;

use ::rmcp::ErrorData;
use ::rmcp::handler::server::router::tool::{ToolRoute, ToolRouter};
use ::rmcp::model::{CallToolResponse, ErrorCode, Tool};

use super::reply::{context, encode, within};
use super::{arguments, guarded};

/// The same router, whose tools explain themselves: see the
/// [module](super#a-server).
///
/// ```
/// use aftercall_adapters::rmcp::explaining;
/// use rmcp::handler::server::router::tool::ToolRouter;
/// use rmcp::{tool, tool_router};
///
/// struct Desk;
///
/// #[tool_router]
/// impl Desk {
///     #[tool]
///     fn fall_over(&self) -> String {
///         panic!("and rmcp alone would never answer")
///     }
/// }
///
/// let router: ToolRouter<Desk> = explaining(Desk::tool_router());
/// assert!(router.has_route("fall_over"));
/// ```
#[must_use]
pub fn explaining<S: Send + Sync + 'static>(mut router: ToolRouter<S>) -> ToolRouter<S> {
    for route in router.map.values_mut() {
        *route = wrapped(route);
    }
    router
}

fn wrapped<S: Send + Sync + 'static>(route: &ToolRoute<S>) -> ToolRoute<S> {
    let tool = Arc::new(route.attr.clone());
    let call = Arc::clone(&route.call);
    ToolRoute::new_dyn(route.attr.clone(), move |asked| {
        let tool = Arc::clone(&tool);
        let call = Arc::clone(&call);
        Box::pin(async move {
            let given = asked.arguments.clone().unwrap_or_default();
            let cx = context(&tool);
            let mut asked = Some(asked);
            let mut running = None;
            // A tool that is no future does its work when it is called, so that
            // has to happen inside the guard too.
            let called = guarded(poll_fn(|task| {
                within(cx, || {
                    let running = running
                        .get_or_insert_with(|| call(asked.take().expect("a tool is called once")));
                    running.as_mut().poll(task)
                })
            }));
            match called.await {
                Ok(Err(error)) if refuses_arguments(&error) => {
                    let failure = arguments(&tool.input_schema, &given, &error.message);
                    told(&tool, failure)
                }
                Ok(answered) => answered,
                Err(panicked) => told(&tool, panicked),
            }
        })
    })
}

fn told(tool: &Tool, failure: aftercall::Failure) -> Result<CallToolResponse, ErrorData> {
    encode::<(), _>(tool, Err(failure)).map(Into::into)
}

/// rmcp has no error of its own for it; its router goes by the same words.
fn refuses_arguments(error: &ErrorData) -> bool {
    error.code == ErrorCode::INVALID_PARAMS
        && error
            .message
            .starts_with("failed to deserialize parameters:")
}
