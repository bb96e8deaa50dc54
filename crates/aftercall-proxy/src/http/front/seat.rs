//! One client's server on pipes, and which of its streams a message belongs to.
//!
//! A server on pipes has one client, so each session of the handshake eras gets
//! a process of its own, behind a whole relay of the stdio driver: what that
//! knows of dying servers and of ending them holds here as well.
//!
//! On a pipe nothing says which request a notification belongs to. Progress
//! says it by its token, and a subscription by its id. Anything else goes to
//! the only request that is open, or else to the stream that the client keeps
//! for such things, or else it waits there for the client to open one.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::os::fd::OwnedFd;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use aftercall_mcp::{Envelope, Id, Object};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::unix::pipe;
use tokio::sync::mpsc;

use crate::http::message::{Message, answered};

/// Messages that wait for a client. One that lets more than that wait has its
/// stream closed: others may share the server.
const QUEUE: usize = 256;
/// Messages that wait for a stream.
const BACKLOG: usize = 64;

static TOKEN: [&str; 1] = ["progressToken"];
static SUBSCRIPTION: [&str; 1] = ["io.modelcontextprotocol/subscriptionId"];

pub(super) struct Seat {
    to_relay: tokio::sync::Mutex<pipe::Sender>,
    routes: Mutex<Routes>,
    pub(super) used: AtomicU64,
}

#[derive(Default)]
struct Routes {
    open: BTreeMap<Id, Route>,
    /// Counts requests, so that the latest is known.
    count: u64,
    stream: Option<mpsc::Sender<Vec<u8>>>,
    backlog: VecDeque<Vec<u8>>,
    /// The relay has ended.
    is_over: bool,
}

struct Route {
    frames: mpsc::Sender<Vec<u8>>,
    token: Option<Id>,
    number: u64,
}

/// The relay's ends.
pub(super) struct Ends {
    pub(super) input: OwnedFd,
    pub(super) output: OwnedFd,
}

impl Seat {
    /// A seat, and the ends for its relay. What the relay says is passed on
    /// until it ends.
    pub(super) fn take() -> io::Result<(Arc<Self>, Ends)> {
        let (input, to_relay) = io::pipe()?;
        let (from_relay, output) = io::pipe()?;
        // Our own ends alone: the relay's are other descriptions.
        let to_relay = pipe::Sender::from_owned_fd(to_relay.into())?;
        let from_relay = pipe::Receiver::from_owned_fd(from_relay.into())?;
        let seat = Arc::new(Self {
            to_relay: tokio::sync::Mutex::new(to_relay),
            routes: Mutex::default(),
            used: AtomicU64::new(0),
        });
        tokio::spawn(pass(Arc::downgrade(&seat), from_relay));
        let ends = Ends {
            input: input.into(),
            output: output.into(),
        };
        Ok((seat, ends))
    }

    /// A message of the client's, on one line.
    pub(super) async fn say(&self, message: &[u8]) -> io::Result<()> {
        let mut line = message.trim_ascii().to_vec();
        for byte in &mut line {
            if matches!(byte, b'\n' | b'\r') {
                *byte = b' ';
            }
        }
        line.push(b'\n');
        self.to_relay.lock().await.write_all(&line).await
    }

    /// Where the answers to this will come, and what belongs to them.
    pub(super) fn route(&self, message: &Message) -> mpsc::Receiver<Vec<u8>> {
        let (frames, received) = mpsc::channel(QUEUE);
        let mut routes = self.routes();
        if routes.is_over {
            return received;
        }
        routes.count += 1;
        let number = routes.count;
        for id in message.ids() {
            let route = Route {
                frames: frames.clone(),
                token: token(&message.body),
                number,
            };
            routes.open.insert(id, route);
        }
        received
    }

    pub(super) fn forget(&self, id: &Id) {
        self.routes().open.remove(id);
    }

    /// The stream for what belongs to no request; an earlier one ends.
    pub(super) fn stream(&self) -> mpsc::Receiver<Vec<u8>> {
        let (frames, received) = mpsc::channel(QUEUE);
        let mut routes = self.routes();
        for frame in std::mem::take(&mut routes.backlog) {
            let _ = frames.try_send(frame);
        }
        if !routes.is_over {
            routes.stream = Some(frames);
        }
        received
    }

    pub(super) fn has_any(&self, ids: &[Id]) -> bool {
        let routes = self.routes();
        ids.iter().any(|id| routes.open.contains_key(id))
    }

    pub(super) fn is_over(&self) -> bool {
        self.routes().is_over
    }

    /// Nobody waits for anything.
    pub(super) fn is_idle(&self) -> bool {
        let routes = self.routes();
        let is_streamed = routes
            .stream
            .as_ref()
            .is_some_and(|stream| !stream.is_closed());
        routes.open.is_empty() && !is_streamed
    }

    fn routes(&self) -> MutexGuard<'_, Routes> {
        self.routes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Passes on what the relay says. It does not keep the seat: one that is left
/// closes the relay's input, and that ends it.
async fn pass(seat: Weak<Seat>, from_relay: pipe::Receiver) {
    let mut lines = BufReader::new(from_relay);
    let mut line = Vec::new();
    while let Ok(1..) = lines.read_until(b'\n', &mut line).await {
        let line = std::mem::take(&mut line);
        // What is no message has no place in a stream of them.
        if let (Some(seat), Ok(_)) = (seat.upgrade(), Envelope::parse(&line)) {
            seat.routes().pass(line);
        }
    }
    if let Some(seat) = seat.upgrade() {
        let mut routes = seat.routes();
        routes.is_over = true;
        routes.open.clear();
        routes.stream = None;
    }
}

impl Routes {
    fn pass(&mut self, frame: Vec<u8>) {
        if let Some(id) = answered(&frame) {
            if let Some(route) = self.open.remove(&id) {
                let _ = route.frames.try_send(frame);
            }
            return;
        }
        let named = self.named(&frame);
        let only = || {
            let mut open = self.open.iter();
            let first = open.next().map(|(id, _)| id.clone());
            first.filter(|_| open.next().is_none())
        };
        let to = named.or_else(only);
        let to = to.or_else(|| self.stream.is_none().then(|| self.latest()).flatten());
        match to {
            Some(id) => {
                if let Some(route) = self.open.get(&id)
                    && route.frames.try_send(frame).is_err()
                {
                    self.open.remove(&id);
                }
            }
            None => self.pass_aside(frame),
        }
    }

    fn pass_aside(&mut self, frame: Vec<u8>) {
        let frame = match &self.stream {
            None => frame,
            Some(stream) => match stream.try_send(frame) {
                Ok(()) => return,
                Err(refused) => refused.into_inner(),
            },
        };
        self.stream = None;
        if self.backlog.len() == BACKLOG {
            self.backlog.pop_front();
        }
        self.backlog.push_back(frame);
    }

    /// The request that a notification names.
    fn named(&self, frame: &[u8]) -> Option<Id> {
        let message = Envelope::parse(frame).ok()?;
        let params = message.params()?;
        let subscription = params
            .get("_meta")
            .and_then(|raw| Object::parse(raw, &SUBSCRIPTION));
        if let Some(id) = subscription.and_then(|meta| Id::parse(meta.get(SUBSCRIPTION[0])?)) {
            return self.open.contains_key(&id).then_some(id);
        }
        let params = Object::parse(params.raw(), &TOKEN)?;
        let token = Id::parse(params.get(TOKEN[0])?)?;
        let mut open = self.open.iter();
        let found = open.find(|(_, route)| route.token.as_ref() == Some(&token))?;
        Some(found.0.clone())
    }

    fn latest(&self) -> Option<Id> {
        let latest = self.open.iter().max_by_key(|(_, route)| route.number)?;
        Some(latest.0.clone())
    }
}

/// Under which a request's progress is reported.
fn token(request: &[u8]) -> Option<Id> {
    let message = Envelope::parse(request).ok()?;
    let meta = Object::parse(message.params()?.get("_meta")?, &TOKEN)?;
    Id::parse(meta.get(TOKEN[0])?)
}
