//! Tool outcomes that say what happened and what to do next.
//!
//! An agent calls a tool, the tool fails, and one message comes back. What it
//! says decides whether the agent recovers. "Operation failed" leaves it to
//! guess: it tries again what can never work, gives up on what would work in a
//! second, or pays twice. So an error has to answer four questions:
//!
//! | question | here |
//! |---|---|
//! | who must act? | [`Failure::category`] |
//! | would exactly this, sent again, work, and do no harm? | [`Failure::resend`] |
//! | did the call take effect? | [`Failure::executed`] |
//! | and now? | [`Failure::description`] for a model, [`recover::decide`] for a program |
//!
//! # Four categories
//!
//! There are four, because there are four who can act, and each calls for another
//! reaction:
//!
//! | [`Category`] | who acts | what an agent does | for instance |
//! |---|---|---|---|
//! | `transient` | nobody: time does | waits, and sends it again if that is safe | a lock, a timeout, a rate limit |
//! | `validation` | the caller | corrects the arguments from what it is told | an order number that names no order |
//! | `business` | whoever made a rule, or owns the state | tells the user, takes another path, escalates; never a retry | over the refund limit; already closed |
//! | `permission` | another principal | asks for the right, or for somebody who has it | a token without the scope |
//!
//! Not the cause decides, but who can do something about it: "429 Too Many
//! Requests" is `transient` where seconds help and `business` where the month's
//! quota is spent.
//!
//! A failure that nothing explains has no category. It is called *unclassified*
//! and not guessed, because somebody acts on the guess.
//!
//! The category lies in the constructor, and a setter that does not fit it does
//! not exist: a refusal can't be given a `retry_after`.
//!
//! ```
//! use aftercall::detail::Limit;
//! use aftercall::{Answer, Effect, Failure, Outcome, Resend, ToolError};
//!
//! fn refund(pounds: u32) -> Outcome<String> {
//!     if pounds > 500 {
//!         return Err(ToolError::business("The refund is over the automatic limit.")
//!             .description("Nothing was refunded. A manager can approve it.")
//!             .limit(Limit::new("automatic refund").allowed(500).requested(pounds).unit("GBP"))
//!             .escalate_to("a manager")
//!             .into());
//!     }
//!     Ok(Answer::Found(format!("£{pounds} refunded")))
//! }
//!
//! let failure = Failure::from(refund(750).unwrap_err());
//! assert_eq!(failure.resend(Effect::Write), Resend::Never);
//! assert_eq!(failure.escalate_to(), Some("a manager"));
//! ```
//!
//! With the feature `derive`, an error enum says the same once, beside its
//! `Display`: [`#[derive(ToolError)]`][ours].
//!
//! # Nothing found is not a failure
//!
//! A search that ran and matched nothing has answered. A source that could not be
//! reached has not, and must never look like an empty list: an agent that takes
//! "no refunds" from a dead database pays again. So an answer is one of three,
//! and "empty" has to name what was searched.
//!
//! ```
//! use aftercall::{Answer, Outcome, ToolError};
//!
//! fn refunds(order: u32, reachable: bool) -> Outcome<Vec<u32>> {
//!     if !reachable {
//!         return Err(ToolError::transient("The refund database does not answer.").into());
//!     }
//!     Ok(Answer::list(vec![], format!("the refunds on order {order}")))
//! }
//!
//! assert_eq!(refunds(7, true), Ok(Answer::empty("the refunds on order 7")));
//! assert!(refunds(7, false).is_err());
//! ```
//!
//! Where some sources answered and some did not, the answer is
//! [`Answer::Partial`], with a [`gather::Report`] that accounts for every one.
//!
//! # Not knowing whether it happened
//!
//! "Transient" does not mean "send it again". A payment that timed out may have
//! been made. Whether a call took effect is a fact of its own ([`Executed`]), and
//! whether it may be repeated follows from it and from the kind of tool
//! ([`Effect`]), in one place:
//!
//! ```
//! use aftercall::detail::Verify;
//! use aftercall::{Effect, Executed, Failure, Resend, ToolError};
//!
//! let lost: Failure = ToolError::transient("The payment service did not answer.")
//!     .executed(Executed::Unknown)
//!     .verify(Verify::with("list_refunds", "the refund is there if it was made"))
//!     .into();
//! assert_eq!(lost.resend(Effect::ReadOnly), Resend::Now);
//! assert_eq!(lost.resend(Effect::Write), Resend::CheckFirst);
//! ```
//!
//! # The other side of the wire
//!
//! An agent asks one function what to do now, whatever the tool was written with:
//!
//! ```
//! # #[cfg(feature = "classify")] {
//! use aftercall::recover::{Call, Decision, History, Key, Policy, Raw, next};
//! use aftercall::{Effect, Now};
//! use std::time::{Duration, SystemTime};
//!
//! let (policy, mut history) = (Policy::in_agent(), History::new());
//! let call = Call::new("query", Effect::ReadOnly, Key::of(["query", "select 1"]));
//! let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH }; // in earnest: two clocks
//!
//! let raw = r#"{"isError": true, "content": [{"type": "text", "text": "SQLITE_BUSY"}]}"#;
//! let decision = next(Raw::Mcp(raw), &policy, &mut history, call, now);
//! assert!(matches!(decision, Decision::Retry { .. }));
//! assert_eq!(decision.reason(), "It heals by itself, and sending it again is safe.");
//! # }
//! ```
//!
//! Behind it stand four parts, each of use alone:
//!
//! - [`wire`] writes an [`Outcome`] as MCP or a model API wants it, and reads it
//!   back as a [`Reading`].
//! - [`classify`] reads what did not come from here: a status, a code, an
//!   exception, words. [`classify::error`] does it for Rust errors.
//! - [`recover`] decides what to do with a reading, and says why.
//! - [`gather`] asks many sources and merges what came back.
//!
//! The crate `aftercall-adapters` connects all this with `rmcp`, `reqwest`,
//! databases and the like.
//!
//! The library decides and never acts: it reads no clock, sleeps, draws no
//! random number, opens nothing, prints nothing. [`Now`] is an argument. Only the
//! drivers behind the feature `tokio` wait.
//!
// Without its feature, what a link names is not there: it leads here then.
#![cfg_attr(feature = "derive", doc = "[ours]: derive@ToolError")]
#![cfg_attr(not(feature = "derive"), doc = "[ours]: crate")]
#![cfg_attr(not(feature = "json"), doc = "[`wire`]: crate")]
#![cfg_attr(not(feature = "classify"), doc = "[`classify`]: crate")]
#![cfg_attr(not(feature = "classify"), doc = "[`classify::error`]: crate")]

pub mod category;
#[cfg(feature = "classify")]
pub mod classify;
pub mod code;
#[cfg(feature = "json")]
mod date;
pub mod detail;
pub mod effect;
mod executed;
mod failure;
pub mod gather;
mod outcome;
pub mod recover;
mod search;
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
