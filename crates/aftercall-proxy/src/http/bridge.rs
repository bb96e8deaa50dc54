//! Between one client and a remote server: each message its own exchange.
//!
//! On a pipe messages arrive in the order in which they were written. Over HTTP
//! each request travels alone and one can overtake another, so what expects no
//! answer is waited for: a server that gets `tools/list` before it has handled
//! `notifications/initialized` refuses it. Requests don't wait for each other.
//!
//! # Boundary cases
//!
//! - A stream that ends before its answer is taken up again where the server
//!   has said where; otherwise whether the call ran is not known.
//! - A session that is gone is begun again, once for each request. A request
//!   that found it gone was not looked at, so sending it again is safe.
//! - From 2026-07-28 on, closing the stream *is* the cancellation, and no
//!   message says so. Before that it is a message, and a closed stream is none.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use aftercall_mcp::Id;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use super::fault::{Fault, Refusal};
use super::link::{Link, Sent};
use super::message::{Kind, Message, answered};
use super::messages::Messages;
use super::remote::{Posted, Remote};
use super::schemas::Schemas;
use super::session::Ticket;
use crate::engine::Side;
use crate::rewrite::Rewrite;

/// How long the next message waits for one that expects no answer.
const ORDER_PATIENCE: Duration = Duration::from_secs(5);
/// How long after its cancellation an exchange may still bring an answer.
const CANCEL_PATIENCE: Duration = Duration::from_secs(5);
/// The first wait before a stream is asked for again, if the server has not
/// said; doubled each time, up to the last.
const RESUME_FIRST: Duration = Duration::from_secs(1);
const RESUME_LAST: Duration = Duration::from_secs(30);
/// How often an answer is asked for again before it counts as lost.
const RESUME_TRIES: u32 = 4;

pub(super) struct Bridge<R> {
    pub(super) link: Link<R>,
    pub(super) remote: Remote,
    /// Messages for the client. What it does not take holds the streams up.
    out: mpsc::Sender<Vec<u8>>,
    /// The exchanges that run, by the id that the server sees.
    open: Mutex<BTreeMap<Id, Open>>,
    listener: Mutex<Option<AbortHandle>>,
    /// Which tools want arguments repeated, as far as that was asked for.
    pub(super) schemas: Schemas,
    inspect_limit: usize,
}

struct Open {
    task: AbortHandle,
    is_modern: bool,
    /// It lasts as long as the client wants (`subscriptions/listen`).
    is_stream: bool,
}

impl<R: Rewrite + 'static> Bridge<R> {
    pub(super) fn new(
        link: Link<R>,
        remote: Remote,
        out: mpsc::Sender<Vec<u8>>,
        inspect_limit: usize,
    ) -> Arc<Self> {
        Arc::new(Self {
            link,
            remote,
            out,
            open: Mutex::new(BTreeMap::new()),
            listener: Mutex::new(None),
            schemas: Schemas::default(),
            inspect_limit,
        })
    }

    /// A line from the client.
    pub(super) async fn client(self: &Arc<Self>, line: Vec<u8>) {
        let asked = self.link.client(&line, None, self.inspect_limit);
        self.perform(asked.placed(line, Side::Upstream)).await;
    }

    /// Does what falls due, for ever.
    pub(super) async fn keep_time(self: Arc<Self>) {
        loop {
            let sent = self.link.wait().await;
            self.perform(sent).await;
        }
    }

    /// Nobody waits for an answer that may still come.
    pub(super) fn is_idle(&self) -> bool {
        self.link.is_idle() || self.open().values().all(|open| open.is_stream)
    }

    /// The client's side has taken every message.
    pub(super) fn is_flushed(&self) -> bool {
        self.out.capacity() == self.out.max_capacity()
    }

    async fn perform(self: &Arc<Self>, sent: Vec<Sent>) {
        for (to, frame) in sent {
            match to {
                // A client that is gone has nobody to tell.
                Side::Client => drop(self.out.send(frame).await),
                Side::Upstream => self.dispatch(&frame).await,
            }
        }
    }

    async fn dispatch(self: &Arc<Self>, frame: &[u8]) {
        if frame.trim_ascii().is_empty() {
            return;
        }
        let message = Message::read(frame);
        if let Some(id) = message.takes_back()
            && self.take_back(&id)
        {
            return;
        }
        self.remote.session.remember(&message);
        match message.kind {
            Kind::Request { .. } | Kind::Other => self.start(message),
            Kind::Notification { .. } | Kind::Answer => {
                let is_ready = message.method() == Some("notifications/initialized");
                let bridge = Arc::clone(self);
                let posted = tokio::spawn(async move { bridge.tell(&message).await });
                let _ = timeout(ORDER_PATIENCE, posted).await;
                if is_ready {
                    self.start_listening();
                }
            }
        }
    }

    /// `true` when closing the stream has said it all.
    fn take_back(self: &Arc<Self>, id: &Id) -> bool {
        let mut open = self.open();
        let Some(exchange) = open.get(id) else {
            return false;
        };
        if exchange.is_modern {
            exchange.task.abort();
            open.remove(id);
            return true;
        }
        let bridge = Arc::clone(self);
        let id = id.clone();
        tokio::spawn(async move {
            sleep(CANCEL_PATIENCE).await;
            if let Some(exchange) = bridge.open().remove(&id) {
                exchange.task.abort();
            }
        });
        false
    }

    /// What expects no answer. A server that does not take it says so when it
    /// matters: at the next request.
    async fn tell(self: &Arc<Self>, message: &Message) {
        let mut ticket = self.remote.session.ticket();
        for _ in 0..2 {
            match self.remote.post(message, &ticket, &[]).await {
                Ok(Posted::Refused(refusal)) if is_stale(&ticket, message, &refusal) => {
                    if self.renew(&ticket, refusal).await.is_err() {
                        return;
                    }
                    ticket = self.remote.session.ticket();
                }
                _ => return,
            }
        }
    }

    fn start(self: &Arc<Self>, message: Message) {
        let id = match &message.kind {
            Kind::Request { id, .. } => Some(id.clone()),
            Kind::Notification { .. } | Kind::Answer | Kind::Other => None,
        };
        let is_modern = message.version.is_some();
        let is_stream = message.method() == Some("subscriptions/listen");
        // Held until the exchange is in the table that it leaves at its end.
        let mut open = self.open();
        let bridge = Arc::clone(self);
        let own = id.clone();
        let task = tokio::spawn(async move {
            if let Err(fault) = bridge.exchange(&message).await {
                bridge.lose(&message, &fault).await;
            }
            if let Some(id) = own {
                bridge.open().remove(&id);
            }
        });
        if let Some(id) = id {
            let task = task.abort_handle();
            open.insert(
                id,
                Open {
                    task,
                    is_modern,
                    is_stream,
                },
            );
        }
    }

    async fn exchange(self: &Arc<Self>, message: &Message) -> Result<(), Fault> {
        let mut mirrored = self.mirrored(message);
        let (mut is_renewed, mut is_relisted) = (false, false);
        loop {
            let ticket = match message.method() {
                Some("initialize") => Ticket::default(),
                _ => self.remote.session.ticket(),
            };
            match self.remote.post(message, &ticket, &mirrored).await? {
                Posted::Messages(messages) => {
                    return self.follow(*messages, message, &ticket).await;
                }
                Posted::Accepted => return Err(Fault::NoAnswer),
                Posted::Refused(refusal) if !is_renewed && is_stale(&ticket, message, &refusal) => {
                    self.renew(&ticket, refusal).await?;
                    is_renewed = true;
                }
                Posted::Refused(refusal)
                    if !is_relisted && message.is_modern_call() && refusal.is_about_headers() =>
                {
                    self.relist(message).await;
                    is_relisted = true;
                    let now = self.mirrored(message);
                    if now == mirrored {
                        return self.refused(message, refusal).await;
                    }
                    mirrored = now;
                }
                Posted::Refused(refusal) => return self.refused(message, refusal).await,
            }
        }
    }

    async fn renew(self: &Arc<Self>, stale: &Ticket, gone: Box<Refusal>) -> Result<(), Fault> {
        if self.remote.renew(stale, gone).await? {
            self.compare_tools();
        }
        Ok(())
    }

    /// What waits for the new session waits no longer for this.
    fn compare_tools(self: &Arc<Self>) {
        let sent = self.link.session_renewed();
        let bridge = Arc::clone(self);
        tokio::spawn(async move { bridge.perform(sent).await });
    }

    async fn refused(
        self: &Arc<Self>,
        message: &Message,
        refusal: Box<Refusal>,
    ) -> Result<(), Fault> {
        let is_handshake = message.method() == Some("initialize");
        if is_handshake && self.remote.is_old(&refusal).await {
            return Err(Fault::OldTransport);
        }
        if let Kind::Request { raw_id, .. } = &message.kind
            && let Some(frame) = refusal.answer(raw_id)
        {
            self.deliver(frame).await;
            return Ok(());
        }
        Err(Fault::Refused(refusal))
    }

    /// Passes on what comes, until the answer has.
    async fn follow(
        self: &Arc<Self>,
        mut messages: Messages,
        message: &Message,
        ticket: &Ticket,
    ) -> Result<(), Fault> {
        let mut awaited = message.ids();
        let is_handshake = message.method() == Some("initialize");
        loop {
            let fault = match messages.next().await {
                Ok(Some(frame)) => {
                    if let Some(id) = answered(&frame) {
                        awaited.retain(|open| *open != id);
                        if is_handshake {
                            self.remote.note_session(&messages, &frame);
                        }
                    }
                    self.deliver(frame).await;
                    if awaited.is_empty() {
                        messages.finish().await;
                        return Ok(());
                    }
                    continue;
                }
                Ok(None) => messages.without_answer(),
                Err(fault) => fault,
            };
            let (Fault::Broken { .. } | Fault::Ended, None, Some(last)) =
                (&fault, &message.version, messages.last_id.clone())
            else {
                return Err(fault);
            };
            messages = self
                .resume(&last, messages.retry, ticket)
                .await
                .ok_or(fault)?;
            messages.last_id.get_or_insert(last);
        }
    }

    /// Takes a stream up again behind its last event.
    async fn resume(
        &self,
        last: &str,
        retry: Option<Duration>,
        ticket: &Ticket,
    ) -> Option<Messages> {
        let mut wait = retry.unwrap_or(RESUME_FIRST);
        for _ in 0..RESUME_TRIES {
            sleep(wait.min(RESUME_LAST)).await;
            match self.remote.listen(ticket, Some(last)).await {
                Ok(Posted::Messages(messages)) => return Some(*messages),
                Ok(Posted::Refused(refusal)) if !refusal.status.is_server_error() => return None,
                Ok(Posted::Refused(_) | Posted::Accepted) | Err(_) => wait *= 2,
            }
        }
        None
    }

    fn start_listening(self: &Arc<Self>) {
        let bridge = Arc::clone(self);
        let task = tokio::spawn(async move { bridge.listen().await });
        let mut listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(earlier) = listener.replace(task.abort_handle()) {
            earlier.abort();
        }
    }

    /// What the server says by itself, as long as the session lives.
    async fn listen(self: Arc<Self>) {
        let mut last: Option<Box<str>> = None;
        let mut wait = RESUME_FIRST;
        loop {
            // A session that was begun again is listened to again.
            let ticket = self.remote.session.ticket();
            match self.remote.listen(&ticket, last.as_deref()).await {
                Ok(Posted::Messages(mut messages)) => {
                    wait = RESUME_FIRST;
                    while let Ok(Some(frame)) = messages.next().await {
                        self.deliver(frame).await;
                    }
                    wait = messages.retry.unwrap_or(wait);
                    last = messages.last_id.or(last);
                }
                Ok(Posted::Refused(refusal)) if refusal.status.is_client_error() => {
                    if self.remote.session.ticket().generation == ticket.generation {
                        return; // it has no such stream
                    }
                    last = None;
                }
                Ok(Posted::Refused(_) | Posted::Accepted) | Err(_) => {}
            }
            sleep(wait).await;
            wait = (wait * 2).min(RESUME_LAST);
        }
    }

    async fn deliver(self: &Arc<Self>, frame: Vec<u8>) {
        let asked = self.link.upstream(&frame, self.inspect_limit);
        self.perform(asked.placed(frame, Side::Client)).await;
    }

    async fn lose(self: &Arc<Self>, message: &Message, fault: &Fault) {
        let endpoint = self.remote.endpoint();
        let failure = fault.failure(&endpoint, self.link.now().wall);
        for id in message.ids() {
            let sent = self.link.lost(&id, &failure, fault.reach());
            self.perform(sent).await;
        }
    }

    fn open(&self) -> MutexGuard<'_, BTreeMap<Id, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_stale(ticket: &Ticket, message: &Message, refusal: &Refusal) -> bool {
    ticket.id.is_some() && message.version.is_none() && refusal.says_session_is_gone()
}
