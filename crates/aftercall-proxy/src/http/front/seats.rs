//! The processes of one program: found by who calls, and given up in turn.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use aftercall_mcp::Id;

use super::seat::Seat;
use super::who::Identity;

/// How many processes are kept. The one that was used least recently goes.
const SEATS: usize = 64;

#[derive(Default)]
pub(super) struct Seats {
    sessions: BTreeMap<Session, Arc<Seat>>,
    shared: BTreeMap<Identity, Vec<Arc<Seat>>>,
    clock: u64,
}

/// A session's name, and whose it is.
type Session = (Box<[u8]>, Identity);

impl Seats {
    /// The seat of a session, while its server lives.
    pub(super) fn session(&mut self, name: &[u8], who: Identity) -> Option<Arc<Seat>> {
        let key = (name.into(), who);
        let seat = self.sessions.get(&key).cloned()?;
        if seat.is_over() {
            self.sessions.remove(&key);
            return None;
        }
        self.touch(&seat);
        Some(seat)
    }

    /// A seat of that principal in which none of these ids is open.
    pub(super) fn shared(&mut self, who: &Identity, ids: &[Id]) -> Option<Arc<Seat>> {
        let known = self.shared.get_mut(who)?;
        known.retain(|seat| !seat.is_over());
        let free = known.iter().find(|seat| !seat.has_any(ids)).cloned()?;
        self.touch(&free);
        Some(free)
    }

    pub(super) fn keep_session(&mut self, session: Session, seat: Arc<Seat>) {
        self.touch(&seat);
        self.sessions.insert(session, seat);
        self.evict();
    }

    pub(super) fn keep_shared(&mut self, who: Identity, seat: Arc<Seat>) {
        self.touch(&seat);
        self.shared.entry(who).or_default().push(seat);
        self.evict();
    }

    /// The session has ended.
    pub(super) fn leave(&mut self, name: &[u8], who: Identity) -> Option<Arc<Seat>> {
        self.sessions.remove(&(name.into(), who))
    }

    fn touch(&mut self, seat: &Seat) {
        self.clock += 1;
        seat.used.store(self.clock, Ordering::Relaxed);
    }

    fn evict(&mut self) {
        let all = || self.sessions.values().chain(self.shared.values().flatten());
        if all().count() <= SEATS {
            return;
        }
        let idle = all().filter(|seat| seat.is_idle());
        let Some(oldest) = idle.map(|seat| seat.used.load(Ordering::Relaxed)).min() else {
            return;
        };
        let stays = |seat: &Arc<Seat>| seat.used.load(Ordering::Relaxed) != oldest;
        self.sessions.retain(|_, seat| stays(seat));
        self.shared.retain(|_, seats| {
            seats.retain(&stays);
            !seats.is_empty()
        });
    }
}
