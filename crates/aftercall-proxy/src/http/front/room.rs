//! One client's state: an engine, and where its answers go.
//!
//! An engine is made for one client. Over HTTP many speak to one listener, so
//! each has a room: a session of the handshake eras one, told by its name and
//! by who calls; and without sessions those who call with the same
//! credentials share some. What a room must never do is let one principal see
//! what another asked. Every header that is not known to say nothing of who
//! calls counts as part of the credentials.
//!
//! Ids are unique in a session. Without one, two clients may use the same id
//! at the same time, and then the second gets another room: nothing has to be
//! renamed on the way.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use aftercall_mcp::{Id, notification};
use hyper::header::{HeaderMap, HeaderValue};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use super::site::Site;
use crate::engine::Side;
use crate::http::link::{Link, Sent};
use crate::http::message::{Message, answered};
use crate::rewrite::Rewrite;

/// How many rooms a server has. The one that was used least recently goes.
const ROOMS: usize = 1024;
/// Answers of the engine's own for one request: more than one never come.
const ANSWERS: usize = 2;

pub(super) struct Room<R> {
    pub(super) link: Link<R>,
    routes: Mutex<BTreeMap<Id, mpsc::Sender<Vec<u8>>>>,
    /// Of the client's last request: what the engine's own are sent with.
    template: Mutex<Arc<HeaderMap>>,
    /// Exchanges of the engine's own.
    own: Mutex<BTreeMap<Id, AbortHandle>>,
    timer: Mutex<Option<AbortHandle>>,
    used: AtomicU64,
}

/// The rooms of one server.
pub(super) struct Rooms<R> {
    sessions: BTreeMap<Session, Arc<Room<R>>>,
    shared: BTreeMap<Identity, Vec<Arc<Room<R>>>>,
    clock: u64,
}

/// Who calls, as far as headers say.
pub(super) type Identity = Box<[u8]>;

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

impl<R: Rewrite + 'static> Room<R> {
    pub(super) fn open(link: Link<R>, site: &Arc<Site<R>>) -> Arc<Self> {
        let room = Arc::new(Self {
            link,
            routes: Mutex::default(),
            template: Mutex::default(),
            own: Mutex::default(),
            timer: Mutex::new(None),
            used: AtomicU64::new(0),
        });
        let (kept, site) = (Arc::clone(&room), Arc::clone(site));
        let timer = tokio::spawn(async move {
            loop {
                let sent = kept.link.wait().await;
                kept.perform(&site, sent);
            }
        });
        *lock(&room.timer) = Some(timer.abort_handle());
        room
    }

    /// Ends what runs by itself here.
    pub(super) fn close(&self) {
        for task in lock(&self.timer).take().into_iter() {
            task.abort();
        }
        for (_, task) in std::mem::take(&mut *lock(&self.own)) {
            task.abort();
        }
        self.link.close();
    }

    /// Nobody waits for an answer.
    fn is_empty(&self) -> bool {
        lock(&self.routes).is_empty()
    }

    fn has_any(&self, ids: &[Id]) -> bool {
        let routes = lock(&self.routes);
        ids.iter().any(|id| routes.contains_key(id))
    }

    pub(super) fn remember(&self, headers: &Arc<HeaderMap>) {
        *lock(&self.template) = Arc::clone(headers);
    }

    pub(super) fn template(&self) -> Arc<HeaderMap> {
        Arc::clone(&lock(&self.template))
    }

    /// Does what the engine asks for. Only answers reach the client this way:
    /// anything else has no stream to go to.
    pub(super) fn perform(self: &Arc<Self>, site: &Arc<Site<R>>, sent: Vec<Sent>) {
        for (to, frame) in sent {
            match to {
                Side::Client => {
                    let route =
                        answered(&frame).and_then(|id| lock(&self.routes).get(&id).cloned());
                    if let Some(route) = route {
                        let _ = route.try_send(frame);
                    }
                }
                Side::Upstream => self.dispatch(site, &frame),
            }
        }
    }

    /// A message of the engine's own.
    fn dispatch(self: &Arc<Self>, site: &Arc<Site<R>>, frame: &[u8]) {
        let message = Message::read(frame);
        if let Some(id) = message.takes_back() {
            if let Some(own) = lock(&self.own).remove(&id) {
                own.abort();
            }
            if is_stateless(&self.template()) {
                return; // its stream is closed, and that says it
            }
        }
        let ids = message.raw_ids();
        let (room, site) = (Arc::clone(self), Arc::clone(site));
        let mut own = lock(&self.own);
        let kept = ids.clone();
        let task = tokio::spawn(async move {
            site.exchange_own(&room, &message).await;
            let mut own = lock(&room.own);
            for (id, _) in kept {
                own.remove(&id);
            }
        });
        for (id, _) in ids {
            own.insert(id, task.abort_handle());
        }
    }
}

/// A request of the client that waits in a room. Dropped before its answer, it
/// is taken back: the client has gone.
pub(super) struct Open<R: Rewrite + 'static> {
    room: Arc<Room<R>>,
    site: Arc<Site<R>>,
    ids: Vec<(Id, Box<[u8]>)>,
    answers: mpsc::Receiver<Vec<u8>>,
}

impl<R: Rewrite + 'static> Open<R> {
    pub(super) fn new(site: &Arc<Site<R>>, room: &Arc<Room<R>>, message: &Message) -> Self {
        let (route, answers) = mpsc::channel(ANSWERS);
        let ids = message.raw_ids();
        let mut routes = lock(&room.routes);
        for (id, _) in &ids {
            routes.insert(id.clone(), route.clone());
        }
        drop(routes);
        Self {
            room: Arc::clone(room),
            site: Arc::clone(site),
            ids,
            answers,
        }
    }

    pub(super) fn ids(&self) -> impl Iterator<Item = &Id> {
        self.ids.iter().map(|(id, _)| id)
    }

    /// Nothing waits any more.
    pub(super) fn is_done(&self) -> bool {
        self.ids.is_empty()
    }

    /// An answer that the engine gives. Never, where there can be none.
    pub(super) async fn answer(&mut self) -> Vec<u8> {
        match self.answers.recv().await {
            Some(frame) => {
                self.note(&frame);
                frame
            }
            None => std::future::pending().await,
        }
    }

    /// This frame is on its way to the client; `true` when it was an answer.
    pub(super) fn note(&mut self, frame: &[u8]) -> bool {
        let Some(id) = answered(frame) else {
            return false;
        };
        let before = self.ids.len();
        self.ids.retain(|(open, _)| *open != id);
        lock(&self.room.routes).remove(&id);
        self.ids.len() < before
    }

    /// The answer may come by another way: the client takes the stream up again.
    pub(super) fn leave_open(&mut self) {
        let mut routes = lock(&self.room.routes);
        for (id, _) in std::mem::take(&mut self.ids) {
            routes.remove(&id);
        }
    }
}

impl<R: Rewrite + 'static> Drop for Open<R> {
    fn drop(&mut self) {
        for (id, raw_id) in std::mem::take(&mut self.ids) {
            lock(&self.room.routes).remove(&id);
            let Ok(raw_id) = std::str::from_utf8(&raw_id) else {
                continue;
            };
            let params = format!("{{\"requestId\":{raw_id}}}");
            let frame = notification("notifications/cancelled", &params);
            // What runs under another id ends; what ran under this one has lost
            // its connection, which is what the client's doing means.
            let asked = self.room.link.client(&frame, usize::MAX);
            let other = |frame: &Vec<u8>| Message::read(frame).takes_back() != Some(id.clone());
            let sent = asked.placed(frame, Side::Upstream);
            let sent = sent.into_iter().filter(|(_, frame)| other(frame));
            self.room.perform(&self.site, sent.collect());
        }
    }
}

/// Each request says its version, and no session ties them.
pub(super) fn is_stateless(headers: &HeaderMap) -> bool {
    let version = headers.get("mcp-protocol-version");
    version.is_some_and(|version| version.as_bytes() >= b"2026".as_slice())
}

/// The session that a request names.
pub(super) fn session_of(headers: &HeaderMap) -> Option<&[u8]> {
    if is_stateless(headers) {
        return None;
    }
    headers.get("mcp-session-id").map(HeaderValue::as_bytes)
}

/// Headers that say nothing of who calls.
const NEUTRAL: [&str; 22] = [
    "accept",
    "accept-encoding",
    "accept-language",
    "baggage",
    "cache-control",
    "connection",
    "content-length",
    "content-type",
    "host",
    "keep-alive",
    "last-event-id",
    "origin",
    "pragma",
    "priority",
    "referer",
    "te",
    "traceparent",
    "tracestate",
    "transfer-encoding",
    "upgrade-insecure-requests",
    "user-agent",
    "x-request-id",
];

/// Who calls: every header that is not known to say nothing of it.
pub(super) fn identity(headers: &HeaderMap) -> Identity {
    let mut known: Vec<_> = headers
        .iter()
        .filter(|(name, _)| {
            let name = name.as_str();
            !NEUTRAL.contains(&name) && !name.starts_with("mcp-") && !name.starts_with("sec-")
        })
        .collect();
    known.sort_by_key(|(name, _)| name.as_str());
    let mut identity = Vec::new();
    for (name, value) in known {
        identity.extend_from_slice(name.as_str().as_bytes());
        identity.push(b':');
        identity.extend_from_slice(value.as_bytes());
        identity.push(b'\n');
    }
    identity.into()
}

/// The least that a room is waited for at the end.
pub(super) const STEP: Duration = Duration::from_millis(5);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
