//! Tool outcomes that say what happened and what to do next.
//!
//! When an agent's tool call fails, what comes back decides whether the agent
//! recovers. An error has to answer four questions: who must act
//! ([`Category`]), would sending exactly this again work, safely
//! ([`Failure::resend`]), did it take effect ([`Executed`]), and what now
//! ([`recover::decide`]).
//!
//! - Authors of tools return an [`Outcome`]: an [`Answer`] or a [`ToolError`](struct@ToolError).
//! - Readers of results get a [`Reading`]: an answer or a [`Failure`], which
//!   may lack a category, because not every failure explains itself.
//!
//! The library decides and never acts: it reads no clock, sleeps, draws no
//! random number, opens nothing, prints nothing. [`Now`] is an argument.

pub mod category;
#[cfg(feature = "classify")]
pub mod classify;
pub mod code;
pub mod detail;
pub mod effect;
mod executed;
mod failure;
pub mod gather;
mod outcome;
pub mod recover;
#[cfg(feature = "json")]
pub mod text;
mod time;
mod value;
#[cfg(feature = "json")]
pub mod wire;

#[cfg(feature = "derive")]
pub use aftercall_derive::ToolError;
pub use category::Category;
pub use code::Code;
pub use effect::Effect;
pub use executed::{Executed, UnknownExecuted};
pub use failure::{
    Basis, Business, Failure, Permission, Resend, ToolError, Transient, Validation, ViolationAt,
};
pub use outcome::{Answer, Outcome, Reading, Searched};
pub use time::Now;
pub use value::Value;
