//! What the server answers.

use std::panic::{AssertUnwindSafe, catch_unwind};

use aftercall::Now;
use aftercall_mcp::{ERROR_KEYS, Envelope, Head, Object};

use super::calls::{Ending, Kind, Own, Pending, Request, ToolCall};
use super::listing::{Came, Known, context};
use super::recovery::Recovered;
use super::tasks::not_an_outcome;
use super::{Action, Engine, Fate, Record};
use crate::rewrite::{Answer, End, Note, Rewrite, Rewritten};

impl<R: Rewrite> Engine<R> {
    pub(super) fn answer(&mut self, message: &Envelope<'_>, frame: &[u8], now: Now) -> Fate {
        // `"id": null` answers a message that could not be read.
        let Some(id) = message.id() else {
            return Fate::Relay;
        };
        match self.calls.get_mut(&id) {
            None => match self.calls.ended(&id) {
                Some(Ending::Answered) => {
                    self.counters.late_answers += 1;
                    return Fate::Withhold;
                }
                Some(Ending::Cancelled) => return Fate::Relay,
                None => {
                    self.counters.stray_answers += 1;
                    return Fate::Relay;
                }
            },
            Some(Pending::Client(open)) if open.twins > 0 => {
                open.twins -= 1;
                // The last answer finds no twin, but it is as ambiguous.
                open.kind = Kind::Other;
                return Fate::Relay;
            }
            Some(_) => {}
        }
        match self.calls.remove(&id) {
            Some(Pending::Own(own)) => {
                self.own_answer(own, message.result().as_ref(), now);
                Fate::Withhold
            }
            Some(Pending::Client(request)) => {
                self.link.has_answered();
                self.client_answer(request, message, frame, now)
            }
            None => Fate::Relay,
        }
    }

    /// An answer that can't be looked at still ends its request.
    pub(super) fn unreadable_answer(&mut self, head: Head, now: Now) -> Fate {
        let Some(id) = head.id else {
            return Fate::Relay;
        };
        match self.calls.remove(&id) {
            Some(Pending::Own(own)) => {
                self.own_answer(own, None, now);
                Fate::Withhold
            }
            Some(Pending::Client(mut request)) => {
                self.link.has_answered();
                if request.twins > 0 {
                    request.twins -= 1;
                    request.kind = Kind::Other;
                    self.calls.insert(id, Pending::Client(request));
                } else if let Kind::ToolCall(call) = &request.kind {
                    if call.earlier_tries().is_some() {
                        self.lost_try(&request, now);
                        return Fate::Withhold;
                    }
                    self.doubt_joined(&request, "gave an answer that can't be shared", now);
                    self.log(call, request.started, Note::outcome(End::Uninspected), now);
                }
                Fate::Relay
            }
            None => match self.calls.ended(&id) {
                Some(Ending::Answered) => Fate::Withhold,
                Some(Ending::Cancelled) | None => Fate::Relay,
            },
        }
    }

    /// An answer to a request of our own; without a result it was refused.
    pub(super) fn own_answer(&mut self, own: Own, result: Option<&Object<'_, 12>>, now: Now) {
        match own {
            Own::Page(page) => self.own_page(page, result, now),
            Own::Handshake => self.handshake_answered(result.is_some(), now),
            Own::Setting => {}
        }
    }

    fn client_answer(
        &mut self,
        request: Request,
        message: &Envelope<'_>,
        frame: &[u8],
        now: Now,
    ) -> Fate {
        match &request.kind {
            Kind::ToolCall(_) => self.tool_answer(request, message, frame, now),
            // With a result inside it describes the task; without, it is one.
            Kind::Task(started, call) => {
                let result = message.result();
                if result.is_some_and(|task| task.get("content").is_none()) {
                    self.task_answer(call, *started, message, now)
                } else {
                    self.tool_answer(request, message, frame, now)
                }
            }
            Kind::ListTools { first, generation } => {
                if *generation == self.tools.generation
                    && let Some(page) = message.result()
                {
                    self.tools.learn(&page, *first);
                    self.release_if_listed(now);
                }
                Fate::Relay
            }
            Kind::Initialize => {
                if let Some(result) = message.result() {
                    self.session.learn_server(&result);
                    self.link.replay.accept();
                }
                Fate::Relay
            }
            Kind::Other => Fate::Relay,
        }
    }

    pub(super) fn tool_answer(
        &mut self,
        request: Request,
        message: &Envelope<'_>,
        frame: &[u8],
        now: Now,
    ) -> Fate {
        let (Kind::ToolCall(call) | Kind::Task(_, call)) = &request.kind else {
            return Fate::Relay;
        };
        match self.decide(call, request.started, message, now) {
            Rewritten::NeedsListing => {
                let meta = call.details().and_then(|details| details.modern_meta);
                self.hold(request, Came::Answer(frame.into()), now);
                self.want_listing(meta);
                Fate::Withhold
            }
            Rewritten::Failed(failed) => match self.recover(request, *failed, frame, now) {
                Recovered::Again => Fate::Withhold,
                Recovered::Failed(request, failed) => {
                    let written = self.written(&request, message, failed, now);
                    self.conclude(&request, written, message, frame, now)
                }
            },
            decided => {
                if decided.is_success() {
                    self.worked(call, now);
                }
                self.conclude(&request, decided, message, frame, now)
            }
        }
    }

    /// The answer as the client gets it, and so do those that share it.
    pub(super) fn conclude(
        &mut self,
        request: &Request,
        decided: Rewritten,
        message: &Envelope<'_>,
        frame: &[u8],
        now: Now,
    ) -> Fate {
        let (Kind::ToolCall(call) | Kind::Task(_, call)) = &request.kind else {
            return Fate::Relay;
        };
        let mut edit = message.message().edit();
        let (changed, note) = match decided {
            Rewritten::Leave(note) => (false, note),
            Rewritten::Result(result, note) => {
                if message.message().get("error").is_some() {
                    edit.remove("error");
                }
                edit.set("result", result);
                (true, note)
            }
            Rewritten::Error(error, note) => {
                edit.set("error", error);
                (true, note)
            }
            Rewritten::NeedsListing | Rewritten::Failed(_) => {
                (false, Note::outcome(End::Unclassified))
            }
        };
        self.counters.changed += u64::from(changed);
        let is_repeated = call.earlier_tries().is_some();
        if is_repeated {
            edit.set("id", request.raw_id());
        }
        let fate = if changed || is_repeated {
            Fate::Replace(edit.finish_frame())
        } else {
            Fate::Relay
        };
        self.log(call, request.started, note, now);
        match &fate {
            Fate::Replace(frame) => self.share(call, frame),
            Fate::Relay | Fate::Withhold => self.share(call, frame),
        }
        fate
    }

    /// The same for an answer that was held; the listing is not asked again.
    /// `None` when the call will be sent again.
    pub(super) fn held_answer(
        &mut self,
        request: Request,
        frame: Box<[u8]>,
        now: Now,
    ) -> Option<Vec<u8>> {
        // It was read once, so it can be read again.
        let Ok(message) = Envelope::parse(&frame) else {
            return Some(frame.into());
        };
        match self.tool_answer(request, &message, &frame, now) {
            Fate::Replace(frame) => Some(frame),
            Fate::Relay => Some(frame.clone().into()),
            Fate::Withhold => None,
        }
    }

    fn decide(
        &mut self,
        call: &ToolCall,
        started: Now,
        message: &Envelope<'_>,
        now: Now,
    ) -> Rewritten {
        let result = message.result();
        let error = message.raw_error();
        let error = error.and_then(|raw| Object::parse(raw, &ERROR_KEYS));
        let answer = match (&result, &error) {
            (_, Some(error)) => Answer::Error(error),
            (Some(result), None) => Answer::Result(result),
            (None, None) => return Rewritten::Leave(Note::outcome(End::Unreadable)),
        };
        if let Answer::Result(result) = &answer
            && let Some(outcome) = not_an_outcome(result)
        {
            self.remember_task(call, started, result);
            return Rewritten::Leave(Note::outcome(outcome));
        }
        let may_list = self.may_list(now);
        match self.ask(call, started, &answer, may_list, now) {
            Rewritten::NeedsListing if !may_list => {
                Rewritten::Leave(Note::outcome(End::Unclassified))
            }
            decided => decided,
        }
    }

    /// Asks the rewriter. One call that trips over a mistake of ours must not
    /// end the session.
    pub(super) fn ask(
        &mut self,
        call: &ToolCall,
        started: Now,
        answer: &Answer<'_>,
        may_list: bool,
        now: Now,
    ) -> Rewritten {
        let known = Known::of(&self.config, &self.tools, &self.session);
        let rewriter = &mut self.rewriter;
        let decided = catch_unwind(AssertUnwindSafe(|| {
            if !rewriter.concerns(answer) {
                return Some(Rewritten::Leave(Note::outcome(End::Found)));
            }
            let details = call.details()?;
            let context = context(&known, may_list, call, &details, started, now);
            Some(rewriter.answer(&context, answer))
        }));
        match decided {
            Ok(Some(decided)) => decided,
            Ok(None) => Rewritten::Leave(Note::outcome(End::Unreadable)),
            Err(_) => {
                self.counters.panics += 1;
                Rewritten::Leave(Note::outcome(End::Unreadable))
            }
        }
    }

    pub(super) fn log(&mut self, call: &ToolCall, started: Now, note: Note, now: Now) {
        if !self.config.records {
            return;
        }
        let Some(details) = call.details() else {
            return;
        };
        let arguments = details.arguments.filter(|_| self.config.log_arguments);
        self.actions.push(Action::Log(Box::new(Record {
            at: now.wall,
            tool: details.tool.into(),
            duration: now.since(started),
            note,
            arguments: arguments.map(Into::into),
        })));
    }
}
