//! What the client asks for.

use aftercall::Now;
use aftercall_mcp::{Envelope, Id};

use super::calls::{Details, Ending, Kind, Pending, Request, Said, ToolCall};
use super::restart::{line, repeatable};
use super::{Engine, Fate, Side};
use crate::rewrite::Rewrite;

impl<R: Rewrite> Engine<R> {
    pub(super) fn request(&mut self, message: &Envelope<'_>, frame: &[u8], now: Now) -> Fate {
        let (Some(id), Some(raw_id)) = (message.id(), message.raw_id()) else {
            return self.onward();
        };
        if let Some(Pending::Client(open)) = self.calls.get_mut(&id) {
            open.twins += 1;
            self.counters.duplicate_ids += 1;
            return self.onward();
        }
        let gone = self.link.gone().cloned();
        if gone.is_none() && !self.link.is_up() {
            return self.request_while_away(message, frame, now);
        }
        let kind = self.kind(message, frame, now);
        if gone.is_none()
            && let Kind::ToolCall(call) = kind
        {
            let told = self.tell_of_restart(&call, now);
            if let Some(fate) = told.or_else(|| self.stop_call(&call, now)) {
                return fate;
            }
            self.open_call(id, call, now);
            return Fate::Relay;
        }
        let request = Request {
            raw_id: raw_id.into(),
            started: now,
            kind,
            twins: 0,
            again: repeatable(message).then(|| line(frame)),
        };
        if let Some(exit) = gone {
            let frame = self.answer_lost_request(&id, &request, &exit, false, now);
            self.send(Side::Client, frame);
            return Fate::Withhold;
        }
        self.link.replay.note(message);
        self.calls.insert(id, Pending::Client(request));
        Fate::Relay
    }

    pub(super) fn open_call(&mut self, id: Id, call: Box<ToolCall>, now: Now) {
        if let Some(due) = call.due() {
            self.wake_at(due);
        }
        let old_at = now.mono.saturating_add(self.patience());
        self.recovery.first_try(old_at);
        let request = Request {
            raw_id: Box::default(),
            started: now,
            kind: Kind::ToolCall(call),
            twins: 0,
            again: None,
        };
        self.calls.insert(id, Pending::Client(request));
    }

    /// The client takes a request back. The server need not answer it.
    pub(super) fn cancelled(&mut self, message: &Envelope<'_>, now: Now) -> Fate {
        let params = message.params();
        let id = params.and_then(|params| Id::parse(params.get("requestId")?));
        let Some(id) = id else {
            return self.onward();
        };
        if self.cancel_queued(&id, now) {
            return Fate::Withhold;
        }
        let Some(Pending::Client(_)) = self.calls.get_mut(&id) else {
            let elsewhere = self.cancel_recovery(&id, message, now);
            return elsewhere.unwrap_or_else(|| self.onward());
        };
        if let Some(Pending::Client(request)) = self.calls.remove(&id) {
            self.log_cancelled(&request, now);
        }
        self.calls.end(id, Ending::Cancelled);
        self.onward()
    }

    fn kind(&mut self, message: &Envelope<'_>, frame: &[u8], now: Now) -> Kind {
        match message.raw_method() {
            Some(b"\"tools/call\"") => {
                if let Some(params) = message.params() {
                    self.session.learn_meta(&params);
                }
                let keep = frame.len() <= self.config.keep_request;
                let Some(details) = Details::read(message, keep) else {
                    return Kind::Other;
                };
                let said = if keep {
                    Said::Frame(frame.into())
                } else {
                    Said::Read(Box::new(details))
                };
                Kind::ToolCall(Box::new(self.tool_call(said, now)))
            }
            Some(b"\"tools/list\"") => {
                if let Some(params) = message.params() {
                    self.session.learn_modern(&params);
                }
                let cursor = message.params().and_then(|params| params.get("cursor"));
                Kind::ListTools {
                    first: cursor.is_none_or(|raw| raw == b"null"),
                    generation: self.tools.generation,
                }
            }
            Some(b"\"initialize\"") => {
                if let Some(params) = message.params() {
                    self.session.learn_initialize(&params);
                }
                self.recovery.forget_refusals();
                Kind::Initialize
            }
            Some(b"\"server/discover\"") => {
                if let Some(params) = message.params() {
                    self.session.learn_meta(&params);
                }
                Kind::Other
            }
            Some(b"\"tasks/result\"" | b"\"tasks/get\"") => self.task_request(message),
            _ => Kind::Other,
        }
    }

    pub(super) fn tool_call(&mut self, said: Said, now: Now) -> ToolCall {
        self.counters.calls += 1;
        let deadline = self.first_deadline(now);
        ToolCall::new(said, deadline, deadline.notice_at(now))
    }
}
