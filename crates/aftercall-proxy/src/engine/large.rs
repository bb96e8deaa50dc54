//! Large answers that need no looking into.
//!
//! A failure is short, and so is an empty result. An answer of 64 KiB and more
//! is therefore a success unless it is flagged, and the flag can be searched
//! for many times faster than JSON can be parsed. What the search can't settle
//! takes the ordinary way. A flag whose key is spelled with an escape is not
//! found; such an answer, of that size, is relayed as it is.

use std::sync::LazyLock;

use aftercall::Now;
use aftercall_mcp::Head;
use memchr::memmem::Finder;

use super::calls::{Kind, Pending, Request};
use super::{Engine, Fate};
use crate::rewrite::{Note, Rewrite};

/// From this size on an answer is searched before it is parsed, in bytes.
const LARGE: usize = 64 << 10;

const KEY: &str = "\"isError\"";
static FLAG: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(KEY));

impl<R: Rewrite> Engine<R> {
    /// The fate of a large answer to a tool call that is not flagged; `None`
    /// when it has to be looked at.
    pub(super) fn large_answer(&mut self, frame: &[u8], now: Now) -> Option<Fate> {
        if frame.len() < LARGE || is_flagged(frame) {
            return None;
        }
        let id = Head::of_result(frame)?;
        match self.calls.get_mut(&id) {
            Some(Pending::Client(Request {
                kind: Kind::ToolCall(call),
                twins: 0,
                ..
            })) if call.is_plain() && self.recovery.is_at_rest() => {}
            Some(_) | None => return None,
        }
        if let Some(Pending::Client(request)) = self.calls.remove(&id)
            && let Kind::ToolCall(call) = &request.kind
        {
            self.link.has_answered();
            self.worked(call, now);
            self.log(call, request.started, Note::outcome("found"), now);
        }
        Some(Fate::Relay)
    }
}

/// Whether any `"isError"` is followed by something else than `false`. Inside
/// a text the quotes would be escaped.
fn is_flagged(frame: &[u8]) -> bool {
    FLAG.find_iter(frame).any(|at| {
        let value = frame[at + 9..]
            .iter()
            .position(|byte| !b" \t\r\n:".contains(byte));
        !value.is_some_and(|skipped| frame[at + 9 + skipped..].starts_with(b"false"))
    })
}
