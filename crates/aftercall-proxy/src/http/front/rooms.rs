//! The rooms of one server: found by who calls, and given up in turn.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use aftercall_mcp::Id;

use super::room::Room;
use super::who::Identity;
use crate::rewrite::Rewrite;

/// How many rooms a server has. The one that was used least recently goes.
const ROOMS: usize = 1024;
/// The rooms of one server.
pub(super) struct Rooms<R> {
    sessions: BTreeMap<Session, Arc<Room<R>>>,
    shared: BTreeMap<Identity, Vec<Arc<Room<R>>>>,
    clock: u64,
}

/// A session's name, and whose it is.
type Session = (Box<[u8]>, Identity);

impl<R> Default for Rooms<R> {
    fn default() -> Self {
        Self {
            sessions: BTreeMap::new(),
            shared: BTreeMap::new(),
            clock: 0,
        }
    }
}

impl<R: Rewrite + 'static> Rooms<R> {
    /// The room of a session, if it has one already.
    pub(super) fn session(&mut self, name: &[u8], who: &Identity) -> Option<Arc<Room<R>>> {
        let room = self.sessions.get(&(name.into(), who.clone())).cloned()?;
        self.touch(&room);
        Some(room)
    }

    /// A room of that principal in which none of these ids is open.
    pub(super) fn shared(&mut self, who: &Identity, ids: &[Id]) -> Option<Arc<Room<R>>> {
        let rooms = self.shared.get(who)?;
        let free = rooms.iter().find(|room| !room.has_any(ids)).cloned()?;
        self.touch(&free);
        Some(free)
    }

    /// Gives a room its place: a session by its name, anything else by who
    /// calls. Whoever has to leave for it is returned.
    pub(super) fn keep(
        &mut self,
        room: Arc<Room<R>>,
        session: Option<&[u8]>,
        who: Identity,
    ) -> Vec<Arc<Room<R>>> {
        self.touch(&room);
        match session {
            Some(name) => drop(self.sessions.insert((name.into(), who), room)),
            None => self.shared.entry(who).or_default().push(room),
        }
        self.evict()
    }

    /// The session has ended.
    pub(super) fn leave(&mut self, name: &[u8], who: &Identity) -> Option<Arc<Room<R>>> {
        self.sessions.remove(&(name.into(), who.clone()))
    }

    pub(super) fn take_all(&mut self) -> Vec<Arc<Room<R>>> {
        let sessions = std::mem::take(&mut self.sessions).into_values();
        let shared = std::mem::take(&mut self.shared).into_values().flatten();
        sessions.chain(shared).collect()
    }

    fn touch(&mut self, room: &Room<R>) {
        self.clock += 1;
        room.used.store(self.clock, Ordering::Relaxed);
    }

    fn evict(&mut self) -> Vec<Arc<Room<R>>> {
        let shared = || self.shared.values().flatten();
        let count = self.sessions.len() + shared().count();
        if count <= ROOMS {
            return Vec::new();
        }
        let idle = self
            .sessions
            .values()
            .chain(shared())
            .filter(|room| room.is_empty());
        let oldest = idle.map(|room| room.used.load(Ordering::Relaxed)).min();
        let Some(oldest) = oldest else {
            return Vec::new();
        };
        let mut gone = Vec::new();
        let mut stays = |room: &Arc<Room<R>>| {
            let stays = room.used.load(Ordering::Relaxed) != oldest;
            if !stays {
                gone.push(Arc::clone(room));
            }
            stays
        };
        self.sessions.retain(|_, room| stays(room));
        self.shared.retain(|_, rooms| {
            rooms.retain(&mut stays);
            !rooms.is_empty()
        });
        gone
    }
}
