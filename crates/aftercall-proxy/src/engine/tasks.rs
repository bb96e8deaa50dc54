//! Tool calls that are answered by way of a task.
//!
//! Such a call is answered twice: with a task at once, and with the tool's
//! result when somebody asks for it. The second answer means what the direct
//! one would have meant, so it is decided about in the same way. Where it
//! stands depends on the era: `tasks/result` (2025-11-25) answers with the
//! result itself, `tasks/get` and `notifications/tasks` (2026-07-28) carry it
//! as a member.

use std::collections::VecDeque;

use aftercall::Now;
use aftercall_mcp::{Envelope, Object, RESULT_KEYS, text};

use super::calls::{Kind, Through, ToolCall};
use super::{Engine, Fate};
use crate::rewrite::{Answer, End, Note, Rewrite, Rewritten};

/// How many tasks are remembered. The oldest go first; the answer of one
/// that was forgotten is relayed as it is.
const KEPT: usize = 256;

static TASK_KEYS: [&str; 1] = ["taskId"];

/// The tasks that tool calls have started.
#[derive(Debug, Default)]
pub(super) struct Tasks {
    started: VecDeque<(Box<str>, Now, ToolCall)>,
}

impl Tasks {
    fn find(&self, id: &str) -> Option<(Now, ToolCall)> {
        let known = self
            .started
            .iter()
            .rev()
            .find(|(known, ..)| **known == *id)?;
        Some((known.1, known.2.clone()))
    }
}

/// The raw id of the task that this result announces.
fn announced<'a>(result: &Object<'a, 12>) -> Option<&'a [u8]> {
    if result.get("resultType") == Some(b"\"task\"") {
        return result.get("taskId");
    }
    Object::parse(result.get("task")?, &TASK_KEYS)?.get("taskId")
}

/// What a result says it is, where it is not the tool's outcome.
pub(super) fn not_an_outcome(result: &Object<'_, 12>) -> Option<End> {
    match result.get("resultType") {
        None | Some(b"\"complete\"") => announced(result).map(|_| End::Pending),
        Some(b"\"task\"") => Some(End::Pending),
        Some(b"\"input_required\"") => Some(End::InputRequired),
        // A type that later revisions may add means what they say it means.
        Some(_) => Some(End::OtherType),
    }
}

impl<R: Rewrite> Engine<R> {
    pub(super) fn remember_task(&mut self, call: &ToolCall, started: Now, answer: &Object<'_, 12>) {
        if let Some(id) = announced(answer).and_then(text) {
            if self.tasks.started.len() == KEPT {
                self.tasks.started.pop_front();
            }
            let call = ToolCall {
                through: Through::Task,
                ..call.clone()
            };
            self.tasks.started.push_back((id.into(), started, call));
        }
    }

    /// `tasks/get` and `tasks/result` ask for a tool's result.
    pub(super) fn task_request(&self, message: &Envelope<'_>) -> Kind {
        let params = message.params();
        let id = params.and_then(|params| text(params.get("taskId")?));
        match id.and_then(|id| self.tasks.find(&id)) {
            Some((started, mut call)) => {
                if message.raw_method() == Some(b"\"tasks/result\"") {
                    call.through = Through::TaskResult;
                }
                Kind::Task(started, Box::new(call))
            }
            None => Kind::Other,
        }
    }

    /// The answer to `tasks/get`: the tool's result is a member of it.
    pub(super) fn task_answer(
        &mut self,
        call: &ToolCall,
        started: Now,
        message: &Envelope<'_>,
        now: Now,
    ) -> Fate {
        let Some(task) = message.result() else {
            return Fate::Relay;
        };
        let inner = task.get("result");
        let Some(inner) = inner.and_then(|raw| Object::parse(raw, &RESULT_KEYS)) else {
            return Fate::Relay;
        };
        let Some(result) = self.inner_result(call, started, &inner, now) else {
            return Fate::Relay;
        };
        let mut edit = task.edit();
        edit.set("result", result);
        let mut whole = message.message().edit();
        whole.set("result", edit.finish());
        Fate::Replace(whole.finish_frame())
    }

    /// `notifications/tasks`: so are its parameters.
    pub(super) fn task_notification(&mut self, message: &Envelope<'_>, now: Now) -> Fate {
        let Some(params) = message.params() else {
            return Fate::Relay;
        };
        let known = params.get("taskId").and_then(text);
        let known = known.and_then(|id| self.tasks.find(&id));
        let inner = params.get("result");
        let inner = inner.and_then(|raw| Object::parse(raw, &RESULT_KEYS));
        let (Some((started, call)), Some(inner)) = (known, inner) else {
            return Fate::Relay;
        };
        let Some(result) = self.inner_result(&call, started, &inner, now) else {
            return Fate::Relay;
        };
        let mut edit = params.edit();
        edit.set("result", result);
        let mut whole = message.message().edit();
        whole.set("params", edit.finish());
        Fate::Replace(whole.finish_frame())
    }

    /// What becomes of a tool's result inside a task; `None` to leave it. An
    /// answer about a task is never held: it will be asked for again.
    fn inner_result(
        &mut self,
        call: &ToolCall,
        started: Now,
        inner: &Object<'_, 12>,
        now: Now,
    ) -> Option<Vec<u8>> {
        let answer = Answer::Result(inner);
        let decided = match self.ask(call, started, &answer, false, now) {
            Rewritten::Failed(failed) => self.worded(call, started, &answer, *failed, now),
            decided => decided,
        };
        let (result, note) = match decided {
            Rewritten::Leave(note) => (None, note),
            Rewritten::Result(result, note) => (Some(result), note),
            Rewritten::NeedsListing | Rewritten::Failed(_) | Rewritten::Error(..) => {
                (None, Note::outcome(End::Unclassified))
            }
        };
        self.counters.changed += u64::from(result.is_some());
        self.log(call, started, note, now);
        result
    }
}
