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

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use aftercall_mcp::Id;
use hyper::header::HeaderMap;
use tokio::task::AbortHandle;

use super::headers::owned;
use super::site::Site;
use super::who::is_stateless;
use crate::engine::Side;
use crate::http::link::{Link, Sent};
use crate::http::message::{Message, answered};
use crate::rewrite::Rewrite;

/// How much waits for a client that does not take it; what comes then is lost to it.
const NOTES: usize = 64;

pub(super) struct Room<R> {
    pub(super) link: Link<R>,
    /// The client's requests that wait.
    routes: Mutex<BTreeMap<Id, Route>>,
    /// Of the client's last request: what the engine's own are sent with.
    template: Mutex<Arc<HeaderMap>>,
    /// Exchanges of the engine's own.
    own: Mutex<BTreeMap<Id, AbortHandle>>,
    /// Runs while something is due.
    timer: Mutex<Option<AbortHandle>>,
    /// When it was last used, by the count of its rooms.
    pub(super) used: AtomicU64,
}

/// What the engine has for who waits.
#[derive(Default)]
struct Route {
    /// What comes before the answer, of a call that was sent again.
    notes: VecDeque<Vec<u8>>,
    answer: Option<Vec<u8>>,
    waker: Option<Waker>,
}

impl<R: Rewrite + 'static> Room<R> {
    pub(super) fn open(link: Link<R>) -> Arc<Self> {
        Arc::new(Self {
            link,
            routes: Mutex::default(),
            template: Mutex::default(),
            own: Mutex::default(),
            timer: Mutex::new(None),
            used: AtomicU64::new(0),
        })
    }

    /// Ends what runs by itself here.
    pub(super) fn close(&self) {
        if let Some(timer) = lock(&self.timer).take() {
            timer.abort();
        }
        for (_, task) in std::mem::take(&mut *lock(&self.own)) {
            task.abort();
        }
        self.link.close();
    }

    /// Nobody waits for an answer.
    pub(super) fn is_empty(&self) -> bool {
        lock(&self.routes).is_empty()
    }

    pub(super) fn has_any(&self, ids: &[Id]) -> bool {
        let routes = lock(&self.routes);
        ids.iter().any(|id| routes.contains_key(id))
    }

    /// Somebody waits for the answers to these.
    pub(super) fn add_routes(&self, ids: &[Id]) {
        let mut routes = lock(&self.routes);
        routes.extend(ids.iter().map(|id| (id.clone(), Route::default())));
    }

    /// What the engine has for one of these next.
    pub(super) fn poll_next(&self, ids: &[Id], cx: &mut Context<'_>) -> Poll<Vec<u8>> {
        let mut routes = lock(&self.routes);
        for id in ids {
            let Some(route) = routes.get_mut(id) else {
                continue;
            };
            if let Some(frame) = route.notes.pop_front().or_else(|| route.answer.take()) {
                return Poll::Ready(frame);
            }
            match &mut route.waker {
                Some(known) => known.clone_from(cx.waker()),
                none => *none = Some(cx.waker().clone()),
            }
        }
        Poll::Pending
    }

    pub(super) fn remove_route(&self, id: &Id) {
        lock(&self.routes).remove(id);
    }

    /// The same headers in memory of their own. A client says the same in nearly
    /// all of its requests.
    pub(super) fn remember(&self, headers: &HeaderMap) -> Arc<HeaderMap> {
        let mut template = lock(&self.template);
        if !template.iter().eq(headers) {
            *template = Arc::new(owned(headers));
        }
        Arc::clone(&template)
    }

    pub(super) fn template(&self) -> Arc<HeaderMap> {
        Arc::clone(&lock(&self.template))
    }

    /// Does what the engine asks for.
    pub(super) fn perform(self: &Arc<Self>, site: &Arc<Site<R>>, sent: Vec<Sent>) {
        self.perform_for(None, site, sent);
    }

    /// The same, where it comes of a request of that client's. An answer reaches
    /// the client by its id; anything else has no way but that request's.
    pub(super) fn perform_for(
        self: &Arc<Self>,
        asked: Option<&Id>,
        site: &Arc<Site<R>>,
        sent: Vec<Sent>,
    ) {
        for (to, frame) in sent {
            match to {
                Side::Client => self.tell(asked, frame),
                Side::Upstream => self.dispatch(site, &frame),
            }
        }
        self.keep_time(site);
    }

    fn tell(&self, asked: Option<&Id>, frame: Vec<u8>) {
        let mut routes = lock(&self.routes);
        let answers = answered(&frame);
        let to = answers.as_ref().or(asked);
        let Some(route) = to.and_then(|id| routes.get_mut(id)) else {
            return;
        };
        if answers.is_some() {
            route.answer = Some(frame);
        } else if route.notes.len() < NOTES {
            route.notes.push_back(frame);
        }
        route.waker.take().into_iter().for_each(Waker::wake);
    }

    /// Has what is due done in time. A task does that for as long as anything
    /// is: rooms in which nothing waits have none, and nothing else holds them.
    fn keep_time(self: &Arc<Self>, site: &Arc<Site<R>>) {
        let mut timer = lock(&self.timer);
        if timer.is_some() || !self.link.has_deadline() {
            return;
        }
        let (room, site) = (Arc::clone(self), Arc::clone(site));
        let task = tokio::spawn(async move {
            loop {
                let sent = room.link.wait().await;
                room.perform(&site, sent);
                let mut timer = lock(&room.timer);
                if !room.link.has_deadline() {
                    *timer = None;
                    return;
                }
            }
        });
        *timer = Some(task.abort_handle());
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
        let ids = message.ids();
        let (room, site) = (Arc::clone(self), Arc::clone(site));
        let mut own = lock(&self.own);
        let kept = ids.clone();
        let task = tokio::spawn(async move {
            site.exchange_own(&room, &message).await;
            let mut own = lock(&room.own);
            for id in kept {
                own.remove(&id);
            }
        });
        for id in ids {
            own.insert(id, task.abort_handle());
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
