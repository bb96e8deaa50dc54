//! A server that has died, and whose pipes somebody else holds.
//!
//! Its output does not end while a process that it has left behind keeps it
//! open, so its death has to be seen in another way, or the calls that it owes
//! an answer wait for ever. But whoever holds the pipes may be the real server,
//! started by a launcher that is done: a direct pipe would let it serve. So the
//! pipes count as dead only when they stay silent for a while although an
//! answer is due, and nothing that they say later is listened to then.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use super::{Shared, relay, spawn};
use crate::rewrite::Rewrite;

/// How long the pipes of a dead server may owe an answer in silence.
const SILENCE: Duration = Duration::from_secs(1);

impl<R: Rewrite + 'static> Shared<R> {
    /// A process that we have started has ended.
    pub(super) fn child_has_ended(self: &Arc<Self>) {
        let state = Arc::clone(self);
        // Without the thread the end of the output is waited for, as ever.
        let _ = spawn("linger", move || state.watch_pipes());
    }

    fn watch_pipes(self: &Arc<Self>) {
        let incarnation = self.engine().incarnation();
        let server = self.server();
        if server.lives_itself() {
            return; // that of an earlier server, or a new one has come
        }
        let mut owed = !self.engine().is_idle();
        let mut written = self.client.written();
        loop {
            let events = self.events();
            let waited = self.happened.wait_timeout_while(events, SILENCE, |events| {
                events.incarnation == incarnation && !events.upstream_drained
            });
            let (events, waited) = waited.unwrap_or_else(PoisonError::into_inner);
            drop(events);
            if !waited.timed_out() {
                return;
            }
            let still_owed = !self.engine().is_idle();
            let said = std::mem::replace(&mut written, self.client.written());
            if owed && still_owed && said == written {
                break;
            }
            owed = still_owed;
        }
        self.deserted.store(incarnation + 1, Ordering::Relaxed);
        relay::end_upstream(self, server.exit_after_output(), incarnation);
        self.happen(|events| events.upstream_drained |= events.incarnation == incarnation);
    }

    /// Nobody listens to the pipes of this server any more.
    pub(super) fn is_deserted(&self, incarnation: u32) -> bool {
        self.deserted.load(Ordering::Relaxed) == incarnation + 1
    }
}
