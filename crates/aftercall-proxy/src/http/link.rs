//! One engine, and what it needs of the world: the time, a log, an alarm.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use aftercall::{Failure, Now};
use aftercall_mcp::{Head, Id};
use tokio::sync::Notify;

use super::message::{Message, mirrored};
use crate::engine::{Action, Counters, Engine, Fate, Reach, Side};
use crate::rewrite::Rewrite;
use crate::stdio::Tell;
use crate::stdio::clock::Clock;
use crate::stdio::journal::Journal;

pub(super) struct Link<R> {
    state: Mutex<State<R>>,
    clock: Clock,
    journal: Option<Journal>,
    tell: Tell,
    alarm: Notify,
}

struct State<R> {
    engine: Engine<R>,
    /// What the alarm is set to.
    due: Option<Duration>,
}

/// A frame that has to go somewhere.
pub(super) type Sent = (Side, Vec<u8>);

impl<R: Rewrite> Link<R> {
    pub(super) fn new(engine: Engine<R>, journal: Option<Journal>, tell: Tell) -> Self {
        Self {
            state: Mutex::new(State { engine, due: None }),
            clock: Clock::start(),
            journal,
            tell,
            alarm: Notify::new(),
        }
    }

    pub(super) fn now(&self) -> Now {
        self.clock.now()
    }

    /// A frame from the client; what goes where, in order.
    pub(super) fn client(&self, frame: Vec<u8>) -> Vec<Sent> {
        self.ask(|engine, now| placed(engine.client(&frame, now), frame, Side::Upstream))
    }

    /// One that is too long to be looked at.
    pub(super) fn client_long(&self, frame: Vec<u8>) -> Vec<Sent> {
        self.ask(|engine, now| {
            engine.client_long(Head::scan(&frame), true, now);
            Some((Side::Upstream, frame))
        })
    }

    /// A frame from the server.
    pub(super) fn upstream(&self, frame: Vec<u8>, limit: usize) -> Vec<Sent> {
        self.ask(|engine, now| {
            if frame.len() > limit {
                engine.upstream_long(Head::scan(&frame), now);
                return Some((Side::Client, frame));
            }
            placed(engine.upstream(&frame, now), frame, Side::Client)
        })
    }

    /// No answer will come to that request.
    pub(super) fn lost(&self, id: &Id, failure: &Failure, reach: Reach) -> Vec<Sent> {
        self.ask(|engine, now| {
            engine.transport_failed(id, failure, reach, now);
            None
        })
    }

    /// Waits for what is due, and does it.
    pub(super) async fn wait(&self) -> Vec<Sent> {
        let due = self.state().due;
        let Some(due) = due else {
            self.alarm.notified().await;
            return Vec::new();
        };
        let wait = due.saturating_sub(self.now().mono);
        tokio::select! {
            () = tokio::time::sleep(wait) => self.ask(|engine, now| {
                engine.tick(now);
                None
            }),
            () = self.alarm.notified() => Vec::new(),
        }
    }

    /// The headers that the schema of the called tool asks for.
    pub(super) fn mirrored(&self, message: &Message) -> Vec<(String, String)> {
        let (Some("tools/call"), Some(_), Some(tool)) =
            (message.method(), &message.version, &message.name)
        else {
            return Vec::new();
        };
        let state = self.state();
        let schema = state.engine.tools().get(tool);
        let schema = schema.and_then(|facts| facts.input_schema.as_deref());
        schema.map_or_else(Vec::new, |schema| mirrored(schema, message))
    }

    pub(super) fn is_idle(&self) -> bool {
        self.state().engine.is_idle()
    }

    /// The end: writes the summary.
    pub(super) fn close(&self) -> Counters {
        let counters = self.state().engine.counters();
        if let Some(journal) = &self.journal {
            journal.summary(counters);
        }
        counters
    }

    fn ask(&self, ask: impl FnOnce(&mut Engine<R>, Now) -> Option<Sent>) -> Vec<Sent> {
        let now = self.now();
        let mut state = self.state();
        let mut sent: Vec<Sent> = ask(&mut state.engine, now).into_iter().collect();
        let actions = state.engine.actions();
        let due = state.engine.next_deadline();
        if due != state.due {
            state.due = due;
            self.alarm.notify_one();
        }
        drop(state);
        for action in actions {
            match action {
                Action::Send { to, frame } => sent.push((to, frame)),
                Action::Log(record) => {
                    if let Some(journal) = &self.journal {
                        journal.record(&record);
                    }
                }
                Action::Notice(notice) => (self.tell)(&notice),
                // Asked for after `upstream_ended`, which no remote server has.
                Action::Start { .. } => {}
            }
        }
        sent
    }

    fn state(&self) -> MutexGuard<'_, State<R>> {
        // A panic while it was held is caught call by call in the engine.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn placed(fate: Fate, frame: Vec<u8>, to: Side) -> Option<Sent> {
    match fate {
        Fate::Relay => Some((to, frame)),
        Fate::Replace(frame) => Some((to, frame)),
        Fate::Withhold => None,
    }
}
