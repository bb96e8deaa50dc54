//! The transparent MCP proxy: an engine without I/O, and its driver.
//!
//! [`Engine`] gets frames and the time, and returns what to do with them. It
//! has no thread, no clock and no pipe, so that timeouts, crashes and storms
//! run in tests on invented time and every interleaving can be replayed.
//! [`stdio`] is the driver: it owns the pipes, the child and the threads. With
//! the feature `http` there is one for remote servers, `http`.
//!
//! A frame that nobody has a reason to change leaves as the bytes that came.
//! What changes an answer is behind one seam, [`rewrite::Rewrite`].

pub mod engine;
pub mod hosts;
#[cfg(feature = "http")]
pub mod http;
pub mod rewrite;
pub mod settings;
pub mod stdio;
pub mod upstream;

pub use engine::{Action, Config, Engine, Fate, Restart, Side};
pub use settings::{CallSettings, Retry, Settings, Timeout, Validate};
pub use upstream::{Exit, How};
