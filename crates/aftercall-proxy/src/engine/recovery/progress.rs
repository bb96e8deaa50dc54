//! Progress of calls that are sent more than once.
//!
//! The protocol asks for progress that increases. A second try starts from
//! nothing, so what it reports is held back until it passes what the client
//! has seen; and what a try that has ended still reports is dropped.

use std::collections::BTreeMap;

use aftercall_mcp::{Envelope, Id, Object};

use super::super::calls::{Kind, Pending, Request, ToolCall};
use super::super::{Engine, Fate};
use super::tries::Waiting;
use crate::rewrite::Rewrite;

static KEYS: [&str; 2] = ["progressToken", "progress"];

/// How many first tries are followed. Beyond that all are forgotten, which
/// lets a second try report too early and nothing worse.
const FOLLOWED: usize = 256;

/// What the client has seen of first tries, by its own tokens.
#[derive(Debug, Default)]
pub(super) struct Progress(BTreeMap<Id, f64>);

/// Where a client follows a call.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Token {
    id: Id,
    raw: Box<[u8]>,
    /// The last value that was relayed.
    last: Option<f64>,
}

impl Token {
    pub(super) fn new(id: Id, raw: &[u8]) -> Self {
        Self {
            id,
            raw: raw.into(),
            last: None,
        }
    }

    /// Takes over what the client has seen of the first try.
    pub(super) fn follow(&mut self, seen: &mut Progress) {
        self.last = seen.0.remove(&self.id);
    }
}

impl<R: Rewrite> Engine<R> {
    /// `notifications/progress` from the server.
    pub(in crate::engine) fn progress(&mut self, message: &Envelope<'_>) -> Fate {
        let params = message.params();
        let params = params.and_then(|params| Object::parse(params.raw(), &KEYS));
        let Some(params) = params else {
            return Fate::Relay;
        };
        let Some(token) = params.get("progressToken").and_then(Id::parse) else {
            return Fate::Relay;
        };
        let value = params.get("progress").and_then(number);
        if let Some(Pending::Client(request)) = self.calls.get_mut(&token)
            && let Some(seen) = token_of(request)
        {
            let rises = value.is_some_and(|value| seen.last.is_none_or(|last| value > last));
            if !rises {
                return Fate::Withhold;
            }
            seen.last = value;
            let raw = seen.raw.clone();
            return renamed(message, &raw).map_or(Fate::Withhold, Fate::Replace);
        }
        if self.is_of_an_ended_try(&token) {
            return Fate::Withhold;
        }
        if let Some(value) = value {
            self.recovery.progress.note(token, value);
        }
        Fate::Relay
    }

    /// Under an id of ours that is open no more, or under the token of a first
    /// try that was followed by another.
    fn is_of_an_ended_try(&mut self, token: &Id) -> bool {
        if !self.recovery.has_resent {
            return false;
        }
        let is_ours = match token {
            Id::Text(text) => text.starts_with(&*self.own_prefix()),
            _ => false,
        };
        let waiting = self.recovery.waiting.values().filter_map(Waiting::call);
        is_ours
            || waiting.chain(self.calls.tool_calls()).any(|call| {
                let tries = call.tries.as_ref();
                tries.is_some_and(|tries| tries.token.as_ref().is_some_and(|t| t.id == *token))
            })
    }
}

impl Progress {
    fn note(&mut self, token: Id, value: f64) {
        if self.0.len() >= FOLLOWED && !self.0.contains_key(&token) {
            self.0.clear();
        }
        self.0.insert(token, value);
    }
}

fn token_of(request: &mut Request) -> Option<&mut Token> {
    match &mut request.kind {
        Kind::ToolCall(call) => {
            let call: &mut ToolCall = call;
            call.tries.as_mut()?.token.as_mut()
        }
        Kind::ListTools { .. } | Kind::Initialize | Kind::Task(..) | Kind::Other => None,
    }
}

/// The notification under the token that the client knows.
fn renamed(message: &Envelope<'_>, raw: &[u8]) -> Option<Vec<u8>> {
    let params = message.params()?;
    let inner = Object::parse(params.raw(), &KEYS)?;
    let mut inner_edit = inner.edit();
    inner_edit.set("progressToken", raw);
    let mut edit = message.message().edit();
    edit.set("params", inner_edit.finish());
    Some(edit.finish_frame())
}

fn number(raw: &[u8]) -> Option<f64> {
    let value: f64 = std::str::from_utf8(raw).ok()?.parse().ok()?;
    value.is_finite().then_some(value)
}
