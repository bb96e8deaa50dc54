//! One remote server and those who speak to it through us.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use hyper::Method;
use hyper::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE, EXPECT, HeaderMap, HeaderValue};

use super::headers::end_to_end;
use super::room::Room;
use super::rooms::Rooms;
use super::who::{Caller, Identity, is_stateless, session_of};
use crate::engine::{Config, Engine, Side};
use crate::http::endpoint::{Credentials, Endpoint};
use crate::http::fault::{Fault, Refusal};
use crate::http::link::Link;
use crate::http::message::{Asks, Message, What, answered};
use crate::http::messages::Messages;
use crate::http::mirror::mirror;
use crate::http::pool::Reply;
use crate::http::target::Target;
use crate::rewrite::Rewrite;
use crate::stdio::Tell;
use crate::stdio::journal::Journal;

pub(super) struct Site<R> {
    target: Target,
    credentials: Credentials,
    config: Config,
    /// To be copied for each engine. Behind a lock, since an engine's need not
    /// be shared between threads.
    rewriter: Mutex<R>,
    journal: Option<Arc<Journal>>,
    tell: Arc<Tell>,
    rooms: Mutex<Rooms<R>>,
    /// The longest message that is looked at, and that is held, in bytes.
    pub(super) inspect_limit: usize,
    pub(super) held: usize,
}

impl<R: Rewrite + Clone + 'static> Site<R> {
    pub(super) fn new(
        (endpoint, credentials): (Endpoint, Credentials),
        config: Config,
        rewriter: R,
        journal: Option<Arc<Journal>>,
        tell: Arc<Tell>,
        (inspect_limit, held): (usize, usize),
    ) -> Arc<Self> {
        Arc::new(Self {
            target: Target::new(endpoint),
            credentials,
            config,
            rewriter: Mutex::new(rewriter),
            journal,
            tell,
            rooms: Mutex::default(),
            inspect_limit,
            held,
        })
    }

    /// The room for a message of the client's.
    pub(super) fn room(self: &Arc<Self>, caller: &Caller, asks: &Asks<'_>) -> Arc<Room<R>> {
        let (who, session) = (caller.who(), caller.session());
        let is_handshake = asks.what == What::Handshake;
        let mut rooms = self.rooms();
        let found = match session {
            Some(name) => rooms.session(name, who),
            None if is_handshake => None,
            None => rooms.shared(who, &asks.ids),
        };
        found.unwrap_or_else(|| {
            let room = self.new_room();
            // A handshake's room gets its place when the session has a name.
            if !is_handshake {
                let gone = rooms.keep(Arc::clone(&room), session, who.clone());
                gone.iter().for_each(|room| room.close());
            }
            room
        })
    }

    fn rewriter(&self) -> R {
        let rewriter = self.rewriter.lock();
        rewriter.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn new_room(self: &Arc<Self>) -> Arc<Room<R>> {
        let engine = Engine::new(self.config.clone(), self.rewriter());
        let tell = Arc::clone(&self.tell);
        let tell: Tell = Box::new(move |notice| tell(notice));
        Room::open(Link::new(engine, self.journal.clone(), tell))
    }
}

impl<R: Rewrite + 'static> Site<R> {
    /// The room of a session that is known, for its stream.
    pub(super) fn session_room(&self, caller: &Caller) -> Option<Arc<Room<R>>> {
        self.rooms().session(caller.session()?, caller.who())
    }

    /// A handshake has succeeded: its room gets its place.
    pub(super) fn settle(&self, room: &Arc<Room<R>>, who: Identity, answered: &HeaderMap) {
        let session = session_of(answered);
        let gone = self.rooms().keep(Arc::clone(room), session, who);
        gone.iter().for_each(|room| room.close());
    }

    /// The client has ended its session.
    pub(super) fn leave(&self, caller: &Caller) {
        let session = caller.session();
        let room = session.and_then(|name| self.rooms().leave(name, caller.who()));
        if let Some(room) = room {
            room.close();
        }
    }

    pub(super) fn close(&self) {
        for room in self.rooms().take_all() {
            room.close();
        }
    }

    pub(super) fn endpoint(&self) -> Arc<Endpoint> {
        self.target.endpoint()
    }

    /// Sends a request of the client's on.
    pub(super) async fn send(
        &self,
        method: Method,
        headers: &HeaderMap,
        body: Bytes,
    ) -> Result<Reply, Fault> {
        self.target.send(method, headers, body).await
    }

    /// The client's headers as the server gets them; a room keeps the last.
    /// What has to be looked at must not come compressed.
    pub(super) fn to_upstream(&self, mut headers: HeaderMap) -> HeaderMap {
        end_to_end(&mut headers);
        headers.remove(ACCEPT_ENCODING);
        headers.remove(EXPECT);
        for name in self.credentials.0.keys() {
            headers.remove(name);
        }
        for (name, value) in &self.credentials.0 {
            headers.append(name.clone(), value.clone());
        }
        headers
    }

    /// A message of the engine's own: under the client's last headers, since
    /// who calls is the same.
    pub(super) async fn exchange_own(self: &Arc<Self>, room: &Arc<Room<R>>, message: &Message) {
        let mut headers = HeaderMap::clone(&room.template());
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        let both = HeaderValue::from_static("application/json, text/event-stream");
        headers.insert(ACCEPT, both);
        if is_stateless(&headers) {
            let old = headers
                .keys()
                .filter(|name| name.as_str().starts_with("mcp-param-"));
            for name in old.cloned().collect::<Vec<_>>() {
                headers.remove(name);
            }
            headers.remove("mcp-name");
            mirror(&mut headers, message, &room.link.mirrored(message));
        }
        if let Err(fault) = self.follow_own(room, message, &headers).await {
            let failure = fault.failure(&self.endpoint(), room.link.now().wall);
            for id in message.ids() {
                let sent = room.link.lost(&id, &failure, fault.reach());
                room.perform(self, sent);
            }
        }
    }

    async fn follow_own(
        self: &Arc<Self>,
        room: &Arc<Room<R>>,
        message: &Message,
        headers: &HeaderMap,
    ) -> Result<(), Fault> {
        let mut awaited = message.ids();
        let reply = self
            .send(Method::POST, headers, message.body.clone())
            .await?;
        if awaited.is_empty() {
            return Ok(());
        }
        if !reply.status.is_success() {
            return Err(Fault::Refused(Refusal::read(reply).await));
        }
        let mut messages = Messages::open(reply, self.held).await?;
        while let Some(frame) = messages.next().await? {
            let client = match answered(&frame) {
                Some(id) => {
                    awaited.retain(|open| *open != id);
                    None
                }
                None => awaited.first().and_then(|id| room.link.client_id(id)),
            };
            let asked = room.link.upstream(&frame, self.inspect_limit);
            let sent = asked.placed(frame, Side::Client);
            room.perform_for(client.as_ref(), self, sent);
            if awaited.is_empty() {
                messages.finish().await;
                return Ok(());
            }
        }
        Err(messages.without_answer())
    }

    fn rooms(&self) -> MutexGuard<'_, Rooms<R>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
