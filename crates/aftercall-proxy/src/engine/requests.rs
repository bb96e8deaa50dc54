//! What the client asks for.

use aftercall::Now;
use aftercall_mcp::{Envelope, Id, text};

use super::calls::{Ending, Kind, Pending, Request, ToolCall};
use super::{Engine, Fate, Side, Timeout};
use crate::hosts::MARGIN;
use crate::rewrite::{Note, Rewrite};

/// After this long a person is told of a call that has no known limit.
const SLOW: std::time::Duration = std::time::Duration::from_secs(60);

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
        let kind = self.kind(message, frame, now);
        let request = Request {
            raw_id: raw_id.into(),
            started: now,
            kind,
            twins: 0,
        };
        if let Some(exit) = self.gone.clone() {
            let frame = self.answer_lost_request(&request, &exit, false, now);
            self.send(Side::Client, frame);
            return Fate::Withhold;
        }
        if let Kind::ToolCall(call) = &request.kind
            && let Some(due) = call.due()
        {
            self.wake_at(due);
        }
        self.calls.insert(id, Pending::Client(request));
        Fate::Relay
    }

    /// The client takes a request back. The server need not answer it.
    pub(super) fn cancelled(&mut self, message: &Envelope<'_>, now: Now) {
        let params = message.params();
        let id = params.and_then(|params| Id::parse(params.get("requestId")?));
        let Some(id) = id else { return };
        let Some(Pending::Client(_)) = self.calls.get_mut(&id) else {
            return;
        };
        if let Some(Pending::Client(request)) = self.calls.remove(&id)
            && let Kind::ToolCall(call) = &request.kind
        {
            self.log(call, request.started, Note::outcome("cancelled"), now);
        }
        self.calls.end(id, Ending::Cancelled);
    }

    fn kind(&mut self, message: &Envelope<'_>, frame: &[u8], now: Now) -> Kind {
        match message.raw_method() {
            Some(b"\"tools/call\"") => {
                self.counters.calls += 1;
                self.tool_call(message, frame, now)
            }
            Some(b"\"tools/list\"") => {
                let params = message.params();
                self.session.learn_meta(params.as_ref());
                let cursor = params.and_then(|params| params.get("cursor"));
                Kind::ListTools {
                    first: cursor.is_none_or(|raw| raw == b"null"),
                    generation: self.tools.generation,
                }
            }
            Some(b"\"initialize\"") => {
                if let Some(params) = message.params() {
                    self.session.learn_initialize(&params);
                }
                Kind::Initialize
            }
            Some(b"\"server/discover\"") => {
                self.session.learn_meta(message.params().as_ref());
                Kind::Other
            }
            Some(b"\"tasks/result\"" | b"\"tasks/get\"") => self.task_request(message),
            _ => Kind::Other,
        }
    }

    fn tool_call(&mut self, message: &Envelope<'_>, frame: &[u8], now: Now) -> Kind {
        let params = message.params();
        let era = self.session.learn_meta(params.as_ref());
        let Some(params) = params else {
            return Kind::Other;
        };
        let Some(tool) = params.get("name").and_then(text) else {
            return Kind::Other;
        };
        let deadline = match (self.config.timeout, self.session.host_timeout()) {
            (Timeout::After(limit), _) => Some((now.mono.saturating_add(limit), false)),
            (Timeout::Host, Some(host)) => {
                let limit = host.saturating_sub(MARGIN);
                Some((now.mono.saturating_add(limit), true))
            }
            (Timeout::Host, None) | (Timeout::Off, _) => None,
        };
        let keep = frame.len() <= self.config.keep_request;
        Kind::ToolCall(Box::new(ToolCall {
            tool: tool.into(),
            frame: keep.then(|| frame.into()),
            arguments: params.member("arguments").map(|member| member.value),
            era,
            as_task: params.get("task").is_some_and(|raw| raw != b"null"),
            server_asked: false,
            deadline,
            notice_at: deadline.is_none().then(|| now.mono.saturating_add(SLOW)),
        }))
    }
}
