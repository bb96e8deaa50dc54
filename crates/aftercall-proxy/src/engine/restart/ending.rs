//! The server has ended: what becomes of it, and of the calls that it had.

use std::time::Duration;

use aftercall::Now;
use aftercall::recover::{Admission, Backoff, OPENS_AFTER};
use aftercall_mcp::{Envelope, Id};

use super::super::calls::{Kind, Pending, Request};
use super::super::{Action, Engine, Exit, Notice, Side};
use super::queue::Queued;
use super::{Restart, State};
use crate::rewrite::{Comeback, Rewrite};

impl<R: Rewrite> Engine<R> {
    /// The server has ended, or could not be started. Every open request is
    /// answered, or waits for the next server.
    pub fn upstream_ended(&mut self, exit: Exit, now: Now) {
        match self.link.state {
            State::Up | State::Starting { .. } => {}
            State::Down { .. } | State::Gone(_) => return,
        }
        let was_up = self.link.is_up();
        self.upstream_is_down(now);
        let returns =
            self.config.restart == Restart::Auto && self.link.has_worked && !self.link.closing;
        if returns {
            self.await_return(exit.clone(), now);
            if was_up && !self.config.settings.stateless() {
                self.link.untold = Some(exit.clone());
            }
        } else {
            self.link.state = State::Gone(exit.clone());
        }
        self.give_up_listing(now);
        self.take_questions_back();
        for (id, pending) in self.calls.take_all() {
            if let Pending::Client(request) = pending {
                self.interrupted(&id, request, &exit, now);
            }
        }
        if !returns || self.is_shut_off(now) {
            self.let_nobody_wait(now);
        } else if !self.is_idle() {
            self.want_server();
        }
        // One that leaves in peace is no news.
        if returns || !self.link.closing && !exit.is_polite() {
            let ended = Notice::Ended { exit, returns };
            self.actions.push(Action::Notice(ended));
        }
    }

    /// The client sends nothing more, so that no other server is started.
    pub fn client_closed(&mut self, now: Now) {
        self.link.closing = true;
        if self.link.is_up() {
            return;
        }
        if let Some(exit) = self.link.last_exit().cloned() {
            self.link.state = State::Gone(exit);
            self.let_nobody_wait(now);
        }
    }

    /// Answers everything that waits for the next server.
    fn let_nobody_wait(&mut self, now: Now) {
        self.give_up_waiting(now);
        self.turn_away(now);
        self.decide_lost(now);
    }

    /// How the server ended, while there is none.
    #[must_use]
    pub fn upstream_exit(&self) -> Option<&Exit> {
        self.link.last_exit()
    }

    fn await_return(&mut self, exit: Exit, now: Now) {
        self.link.ends = self.link.ends.saturating_add(1);
        let window = Backoff::default().after(self.link.ends);
        let at = now.mono.saturating_add(self.recovery.pick(window));
        let wanted = !exit.is_polite() && !self.is_shut_off(now);
        self.link.state = State::Down { exit, at, wanted };
        if wanted {
            self.wake_at(at);
        }
    }

    /// It has ended too often in a row: only somebody who needs it has it
    /// started.
    fn is_shut_off(&self, now: Now) -> bool {
        self.link.ends >= OPENS_AFTER || self.recovery.peek(now) != Admission::Closed
    }

    /// Somebody waits for it.
    fn want_server(&mut self) {
        if let State::Down { wanted, at, .. } = &mut self.link.state {
            *wanted = true;
            let at: Duration = *at;
            self.wake_at(at);
        }
    }

    /// A request that the server had.
    fn interrupted(&mut self, id: &Id, mut request: Request, exit: &Exit, now: Now) {
        if self.comeback() != Comeback::Never {
            if let Some(frame) = request.again.take() {
                self.ask_again(id, request, frame, now);
                return;
            }
            if matches!(request.kind, Kind::ToolCall(_)) {
                if self.is_undecided(&request) {
                    self.leave_undecided(id.clone(), request, exit, now);
                    return;
                }
                match self.repeat_lost(request, exit, now) {
                    Some(lost) => request = lost,
                    None => return,
                }
                // What is answered now says that it is gone.
                self.link.has_told();
            }
        }
        let frame = self.answer_lost_request(id, &request, exit, true, now);
        self.send(Side::Client, frame);
    }

    /// A request that only reads is made of the next server too.
    fn ask_again(&mut self, id: &Id, request: Request, frame: Box<[u8]>, now: Now) {
        let Ok(message) = Envelope::parse(&frame) else {
            return;
        };
        let listens = message.method().as_deref() == Some("subscriptions/listen");
        let until = now
            .mono
            .saturating_add(self.queue_patience(self.config.settings.calls()));
        let queued = Queued {
            id: id.clone(),
            raw_id: request.raw_id,
            since: request.started,
            until: (!listens).then_some(until),
            is_call: false,
            delivered: true,
            frame,
        };
        self.enqueue(queued, now);
    }
}
