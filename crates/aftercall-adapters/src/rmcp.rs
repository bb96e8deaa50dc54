//! `rmcp`: tools that explain themselves, and results that are read as such.
//!
//! # A server
//!
//! A tool returns [`ToolResult`], and the router goes once through
//! [`explaining`]:
//!
//! ```
//! use aftercall::{Answer, ToolError};
//! use aftercall_adapters::rmcp::{ToolResult, explaining};
//! use rmcp::handler::server::{router::tool::ToolRouter, wrapper::Parameters};
//! use rmcp::{ServerHandler, schemars, tool, tool_handler, tool_router};
//!
//! struct Desk {
//!     router: ToolRouter<Self>,
//! }
//!
//! #[derive(serde::Deserialize, schemars::JsonSchema)]
//! struct Of {
//!     customer: u32,
//! }
//!
//! #[tool_router]
//! impl Desk {
//!     fn new() -> Self {
//!         Self { router: explaining(Self::tool_router()) }
//!     }
//!
//!     /// The numbers of a customer's orders.
//!     #[tool(annotations(read_only_hint = true))]
//!     fn list_orders(&self, Parameters(of): Parameters<Of>) -> ToolResult<Vec<u32>> {
//!         if of.customer == 0 {
//!             Err(ToolError::validation("There is no customer 0."))?;
//!         }
//!         let orders = vec![];
//!         Ok(Answer::list(orders, format!("the orders of {}", of.customer)).into())
//!     }
//! }
//!
//! #[tool_handler(router = self.router)]
//! impl ServerHandler for Desk {}
//! # assert!(Desk::new().router.has_route("list_orders"));
//! ```
//!
//! A tool whose work is a function with an outcome of its own ends with
//! `Ok(self.find_orders(of)?.into())`: `?` takes its error, `into` its answer.
//! It can't return the `Outcome` itself. That is a `Result` of the standard
//! library around types of `aftercall`, and the trait that tools return by is
//! `rmcp`'s; an implementation has to live with one of the three, and here is
//! none of them.
//!
//! The router knows what the codec has to know and a return value cannot say:
//! the tool's annotations, and whether it declares an output schema. It also
//! answers where `rmcp` alone does badly:
//!
//! - a tool that panics never answers at all, and its caller waits for ever: here
//!   it is a failure of unknown effect;
//! - arguments that do not fit come back as one sentence of serde's about the
//!   first of them: here every one is a violation with its place.
//!
//! A tool that declares an output schema has to return data of that shape
//! whenever it succeeds; several clients refuse a success without it. So give a
//! schema to tools that return *a* thing, and none to searches, whose answer may
//! be that there is nothing.
//!
//! A handler that is written by hand uses [`encode`], [`guarded`] and
//! [`arguments`] itself.
//!
//! # A client
//!
//! [`reading`] turns what a call came to into a [`Reading`](aftercall::Reading)
//! for [`aftercall::recover::decide`].

mod arguments;
mod client;
mod panic;
mod reply;
mod router;

pub use arguments::arguments;
pub use client::{failure, reading};
pub use panic::{PANICKED, guarded, panicked};
pub use reply::{Refusal, Reply, ToolResult, context, effect, encode};
pub use router::explaining;
