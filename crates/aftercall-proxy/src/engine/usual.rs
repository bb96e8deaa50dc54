//! Frames that need no looking into.
//!
//! Nearly all frames are calls, and answers that hold data. What a call says is
//! asked when it fails, so only its id and method are read. That an answer is a
//! success shows in its outline and its first words. What either look can't
//! settle takes the ordinary way.
//!
//! A failure is short, and so is an empty result. An answer of 64 KiB and more
//! is therefore a success unless it is flagged, and the flag can be searched
//! for many times faster than JSON can be read. A flag whose key is spelled
//! with an escape is not found; such an answer, of that size, is relayed as it
//! is.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use aftercall::Now;
use aftercall_mcp::{Head, Id, UsualRequest, UsualResult};
use memchr::memmem::Finder;

use super::calls::{Kind, Pending, Request, Said};
use super::{Engine, Fate};
use crate::rewrite::{End, Note, Rewrite};

/// From this size on an answer is searched before it is read, in bytes.
const LARGE: usize = 64 << 10;

const KEY: &str = "\"isError\"";
static FLAG: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(KEY));

impl<R: Rewrite> Engine<R> {
    /// The fate of a tool call that nothing could stop; `None` when it has to
    /// be looked at.
    pub(super) fn usual_call<'a>(
        &mut self,
        frame: &[u8],
        outline: impl FnOnce() -> Option<UsualRequest<'a>>,
        now: Now,
    ) -> Option<Fate> {
        let usual = self.link.is_plain()
            && self.session.client().is_some()
            && frame.len() <= self.config.keep_request
            && self.lets_all_pass(now);
        if !usual {
            return None;
        }
        let request = outline()?;
        if request.method != b"tools/call" || self.calls.contains(&request.id) {
            return None;
        }
        let mut call = self.calls.spare();
        let mut kept = match std::mem::take(&mut call.said) {
            Said::Frame(kept) => kept,
            Said::Read(_) => Vec::new(),
        };
        kept.clear();
        kept.extend_from_slice(frame);
        *call = self.tool_call(Said::Frame(kept), now);
        self.open_call(request.id, call, now);
        Some(Fate::Relay)
    }

    /// The fate of an answer to a tool call that is data at first sight;
    /// `None` when it has to be looked at.
    pub(super) fn usual_answer(&mut self, frame: &[u8], now: Now) -> Option<Fate> {
        if !self.recovery.is_at_rest() {
            return None;
        }
        let id = if frame.len() >= LARGE {
            (!is_flagged(frame)).then(|| Head::of_result(frame))??
        } else {
            let result = UsualResult::read(frame)?;
            let rewriter = &self.rewriter;
            // A mistake of ours shows again on the ordinary way, and counts there.
            let passes = catch_unwind(AssertUnwindSafe(|| rewriter.passes(result.content)));
            passes.is_ok_and(|passes| passes).then_some(result.id)?
        };
        self.succeeded(&id, now)
    }

    fn succeeded(&mut self, id: &Id, now: Now) -> Option<Fate> {
        match self.calls.get_mut(id) {
            Some(Pending::Client(Request {
                kind: Kind::ToolCall(call),
                twins: 0,
                ..
            })) if call.is_plain() => {}
            Some(_) | None => return None,
        }
        if let Some(Pending::Client(request)) = self.calls.remove(id)
            && let Kind::ToolCall(call) = request.kind
        {
            self.link.has_answered();
            self.worked(&call, now);
            self.log(&call, request.started, Note::outcome(End::Found), now);
            self.calls.keep_spare(call);
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
