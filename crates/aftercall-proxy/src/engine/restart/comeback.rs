//! Another server is there.

use aftercall::{Code, Executed, Failure, Now, ToolError};
use aftercall_mcp::{Id, notification};

use super::super::calls::{Pending, ToolCall};
use super::super::{Action, Engine, Exit, Fate, How, Side};
use super::{HANDSHAKE_PATIENCE, State};
use crate::rewrite::Rewrite;

const RESTARTED: Code = Code::from_static("server.restarted");

impl<R: Rewrite> Engine<R> {
    /// Starts the server when it is time, and gives up one that says nothing.
    pub(in crate::engine) fn mind_server(&mut self, now: Now) {
        match &self.link.state {
            State::Down {
                exit,
                at,
                wanted: true,
            } if *at <= now.mono => {
                let until = now.mono.saturating_add(HANDSHAKE_PATIENCE);
                self.link.state = State::Starting {
                    exit: exit.clone(),
                    until,
                    runs: false,
                };
                self.link.incarnation += 1;
                // If the breaker is open, this is its probe.
                self.recovery.probe(now);
                self.counters.restarts += 1;
                self.actions.push(Action::Start {
                    incarnation: self.link.incarnation,
                });
            }
            State::Starting { until, .. } if *until <= now.mono => {
                self.upstream_ended(Exit::new(How::Mute), now);
            }
            State::Up | State::Down { .. } | State::Starting { .. } | State::Gone(_) => {}
        }
    }

    /// The server that [`Action::Start`] asked for runs, and what is sent now
    /// reaches it.
    pub fn upstream_started(&mut self, incarnation: u32, now: Now) {
        match &mut self.link.state {
            State::Starting { runs, .. } if incarnation == self.link.incarnation && !*runs => {
                *runs = true;
            }
            State::Up | State::Down { .. } | State::Starting { .. } | State::Gone(_) => return,
        }
        if !self.repeat_handshake() {
            self.is_back(now);
        }
    }

    /// It has answered the handshake.
    pub(in crate::engine) fn handshake_answered(&mut self, well: bool, now: Now) {
        if !matches!(self.link.state, State::Starting { .. }) {
            return;
        }
        if well {
            self.is_back(now);
        } else {
            self.upstream_ended(Exit::new(How::Refused), now);
        }
    }

    fn is_back(&mut self, now: Now) {
        self.link.state = State::Up;
        self.recovery.forget_refusals();
        self.repeat_settings();
        // With what is known of the tools: it decided who may come in again.
        self.link.lets_in = true;
        self.resend_due(now);
        self.let_in();
        self.link.lets_in = false;
        self.list_anew();
        self.due = self.earliest();
    }

    /// The server knows nothing of the client any more, and was told anew. It
    /// may be another one by now, whose tools are compared.
    pub fn session_renewed(&mut self) {
        self.recovery.forget_refusals();
        self.list_anew();
    }

    /// Finds out whether the tools are the same. Where nobody has seen them all
    /// there is nothing to compare; where that was not done yet, they are
    /// compared with what was known before.
    fn list_anew(&mut self) {
        let before = self.tools.prints();
        self.tools.forget();
        self.link.before = before.or(self.link.before.take());
        if let Some(meta) = self.undecided_meta() {
            self.want_listing(meta);
        } else if self.link.before.is_some() {
            self.want_listing(self.session.modern_meta());
        }
    }

    /// All tools of this server are known by now.
    pub(in crate::engine) fn tools_are_known(&mut self, now: Now) {
        self.decide_lost(now);
        self.resend_due(now);
        self.compare_tools();
    }

    fn compare_tools(&mut self) {
        let Some(before) = self.link.before.take() else {
            return;
        };
        if self.tools.prints().as_ref() != Some(&before) {
            let frame = notification("notifications/tools/list_changed", "{}");
            self.send(Side::Client, frame);
        }
    }

    /// The first call after a loss that nobody was told of is told.
    pub(in crate::engine) fn tell_of_restart(&mut self, call: &ToolCall, now: Now) -> Option<Fate> {
        let exit = self.link.untold.take()?;
        let details = call.details()?;
        let failure = restarted(&details.tool, &exit);
        // What is sent next must not find the breaker open for want of a call
        // that ran.
        self.recovery.is_there(now);
        self.refuse(call, &details, failure, now);
        Some(Fate::Withhold)
    }

    /// Once more is enough: a request that ends the server is not for ever
    /// made of the next one.
    pub(super) fn sent_again(&mut self, id: &Id) {
        if let Some(Pending::Client(request)) = self.calls.get_mut(id) {
            request.again = None;
        }
    }
}

fn restarted(tool: &str, exit: &Exit) -> Failure {
    let failure = ToolError::transient(format!(
        "The server behind {tool} had ended ({exit}) and was started again."
    ))
    .code(RESTARTED)
    .executed(Executed::No)
    .description(
        "What it held is gone: sessions, open files and pages, anything that earlier calls set \
         up in it. The call did not run. Set up again what it needs, then send it again.",
    );
    match &exit.stderr {
        Some(lines) => Failure::from(failure).with_upstream(lines.clone()),
        None => failure.into(),
    }
}
