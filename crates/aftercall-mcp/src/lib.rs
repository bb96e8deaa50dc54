//! Raw JSON-RPC for MCP: where a message begins and ends, what it is, and how
//! to change one member of it while every other byte stays.
//!
//! A typed model of a message loses what it does not know: unknown members,
//! the order of keys, `1e2`, `"id": null`. A relay must lose nothing, so this
//! crate never builds a message from parts that it read. It looks at a frame
//! in one pass ([`Envelope::parse`]), remembers *where* the few members lie
//! that a relay has to know, and edits by splicing them ([`Object::edit`]).
//!
//! What it can't read is not an error of the peer: a banner on stdout, a
//! batch, bytes that are not UTF-8 are [`Unreadable`], and the caller passes
//! the bytes on. Nothing here knows what a failed tool call *means*.

mod edit;
mod envelope;
mod frame;
mod glance;
mod head;
mod id;
mod object;
mod write;

pub use edit::Edit;
pub use envelope::{ERROR_KEYS, Envelope, PARAMS_KEYS, RESULT_KEYS, Shape, Unreadable};
pub use frame::{DEFAULT_LIMIT, FrameBuffer, Piece, PieceKind};
pub use glance::{UsualRequest, UsualResult};
pub use head::{Head, LongLine};
pub use id::{Id, text};
pub use object::{Member, Object};
pub use write::{ErrorBody, answer_with_error, answer_with_result, notification, quoted, request};
