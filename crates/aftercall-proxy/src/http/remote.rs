//! The server behind its URL: what is said to it, and in which headers.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use hyper::header::{
    ACCEPT, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, LOCATION, USER_AGENT,
};
use hyper::{Method, StatusCode};

use super::endpoint::{Credentials, Endpoint};
use super::fault::{Fault, Refusal};
use super::message::{Message, agreed_version, answered};
use super::messages::Messages;
use super::mirror::mirror;
use super::pool::Reply;
use super::session::{Session, Ticket};
use super::target::Target;

const SESSION: HeaderName = HeaderName::from_static("mcp-session-id");
const VERSION: HeaderName = HeaderName::from_static("mcp-protocol-version");
const LAST_EVENT: HeaderName = HeaderName::from_static("last-event-id");

/// How much of a refusal is read, in bytes, and for how long.
const REFUSAL: usize = 64 << 10;
const REFUSAL_PATIENCE: Duration = Duration::from_secs(5);
/// How long the old transport may take to show itself.
const OLD_PATIENCE: Duration = Duration::from_secs(3);

pub(super) struct Remote {
    target: Target,
    credentials: Credentials,
    pub(super) session: Session,
    /// The longest message that is held, in bytes.
    limit: usize,
}

/// How the server took a message.
pub(super) enum Posted {
    /// With messages of its own.
    Messages(Box<Messages>),
    /// 202: without.
    Accepted,
    /// Not at all.
    Refused(Box<Refusal>),
}

impl Remote {
    pub(super) fn new(endpoint: Endpoint, credentials: Credentials, limit: usize) -> Self {
        Self {
            target: Target::new(endpoint),
            credentials,
            session: Session::default(),
            limit,
        }
    }

    pub(super) fn endpoint(&self) -> Arc<Endpoint> {
        self.target.endpoint()
    }

    /// Sends one message. `mirrored` are headers that its tool wants.
    pub(super) async fn post(
        &self,
        message: &Message,
        ticket: &Ticket,
        mirrored: &[(String, String)],
    ) -> Result<Posted, Fault> {
        let mut headers = self.headers(ticket, message.version.as_deref());
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        let both = HeaderValue::from_static("application/json, text/event-stream");
        headers.insert(ACCEPT, both);
        if message.version.is_some() {
            mirror(&mut headers, message, mirrored);
        }
        let body = message.body.clone();
        let reply = self.target.send(Method::POST, &headers, body).await?;
        self.sort(reply).await
    }

    /// Asks for what the server has to say by itself, from an event on if one
    /// is named.
    pub(super) async fn listen(
        &self,
        ticket: &Ticket,
        last: Option<&str>,
    ) -> Result<Posted, Fault> {
        let mut headers = self.headers(ticket, None);
        headers.insert(ACCEPT, HeaderValue::from_static("text/event-stream"));
        if let Some(last) = last.and_then(|id| HeaderValue::from_str(id).ok()) {
            headers.insert(LAST_EVENT, last);
        }
        let asked = self.target.send(Method::GET, &headers, Bytes::new());
        let reply = asked.await?;
        self.sort(reply).await
    }

    /// Ends the session, if there is one. A server may refuse to.
    pub(super) async fn end(&self) {
        let ticket = self.session.ticket();
        if ticket.id.is_some() {
            let headers = self.headers(&ticket, None);
            let asked = self.target.send(Method::DELETE, &headers, Bytes::new());
            let _ = asked.await;
        }
    }

    /// Begins the session again that was found gone under `stale`. `false` when
    /// somebody else has.
    pub(super) async fn renew(&self, stale: &Ticket, gone: Box<Refusal>) -> Result<bool, Fault> {
        let _turn = self.session.renewing.lock().await;
        if self.session.ticket().generation != stale.generation {
            return Ok(false);
        }
        let Some(handshake) = self.session.handshake() else {
            return Err(Fault::Refused(gone));
        };
        let fresh = Ticket::default();
        let posted = self.post(&handshake.initialize, &fresh, &[]).await?;
        let mut messages = match posted {
            Posted::Messages(messages) => messages,
            Posted::Accepted => return Err(Fault::NoAnswer),
            Posted::Refused(refusal) => return Err(Fault::Refused(refusal)),
        };
        let mut agreed = None;
        while let Some(frame) = messages.next().await? {
            if answered(&frame).is_some() {
                agreed = ticket(&messages, &frame);
                break;
            }
        }
        messages.finish().await;
        let ticket = agreed.ok_or(Fault::NoAnswer)?;
        for message in &handshake.then {
            if let Posted::Messages(messages) = self.post(message, &ticket, &[]).await? {
                messages.finish().await;
            }
        }
        // Others would be refused in one that is not ready.
        self.session.begin(ticket);
        Ok(true)
    }

    /// The answer to `initialize`: a session begins.
    pub(super) fn note_session(&self, messages: &Messages, frame: &[u8]) {
        if let Some(ticket) = ticket(messages, frame) {
            self.session.begin(ticket);
        }
    }

    /// What became of a handshake that was refused: the old transport has its
    /// stream at the same URL, and takes no POST there.
    pub(super) async fn is_old(&self, refused: &Refusal) -> bool {
        if !matches!(refused.status.as_u16(), 400 | 404 | 405) {
            return false;
        }
        let mut headers = self.headers(&Ticket::default(), None);
        headers.insert(ACCEPT, HeaderValue::from_static("text/event-stream"));
        let asked = self.target.send(Method::GET, &headers, Bytes::new());
        let Ok(Ok(mut reply)) = tokio::time::timeout(OLD_PATIENCE, asked).await else {
            return false;
        };
        let is_stream = reply.headers.get(CONTENT_TYPE).is_some_and(|kind| {
            let kind = kind.as_bytes();
            kind.starts_with(b"text/event-stream")
        });
        let Ok(Ok(Some(first))) = tokio::time::timeout(OLD_PATIENCE, reply.chunk()).await else {
            return false;
        };
        let mut blocks = Vec::new();
        let _ = super::sse::Parser::new(REFUSAL).push(&first, &mut blocks);
        is_stream
            && blocks
                .iter()
                .any(|block| block.kind.as_deref() == Some("endpoint"))
    }

    fn headers(&self, ticket: &Ticket, version: Option<&str>) -> HeaderMap {
        let mut headers = self.credentials.0.clone();
        headers
            .entry(USER_AGENT)
            .or_insert(HeaderValue::from_static(concat!(
                "aftercall/",
                env!("CARGO_PKG_VERSION")
            )));
        match version {
            // A message that names its version belongs to no session.
            Some(version) => {
                if let Ok(version) = HeaderValue::from_str(version) {
                    headers.insert(VERSION, version);
                }
            }
            None => {
                if let Some(version) = &ticket.version {
                    headers.insert(VERSION, version.clone());
                }
                if let Some(id) = &ticket.id {
                    headers.insert(SESSION, id.clone());
                }
            }
        }
        headers
    }

    async fn sort(&self, mut reply: Reply) -> Result<Posted, Fault> {
        match reply.status {
            StatusCode::ACCEPTED | StatusCode::NO_CONTENT => {
                reply.beginning(REFUSAL, REFUSAL_PATIENCE).await;
                Ok(Posted::Accepted)
            }
            status if status.is_success() => {
                let messages = Messages::open(reply, self.limit).await?;
                Ok(Posted::Messages(Box::new(messages)))
            }
            status if status.is_redirection() => {
                let to = reply.headers.get(LOCATION);
                let to = to.and_then(|to| to.to_str().ok()).unwrap_or_default();
                Err(Fault::Redirected(to.to_owned()))
            }
            _ => Ok(Posted::Refused(Refusal::read(reply).await)),
        }
    }
}

/// What the answer to `initialize` settles on.
fn ticket(messages: &Messages, frame: &[u8]) -> Option<Ticket> {
    let version = agreed_version(frame)?;
    Some(Ticket {
        id: messages.reply().headers.get(SESSION).cloned(),
        version: HeaderValue::from_str(&version).ok(),
        generation: 0,
    })
}

impl Refusal {
    /// Reads as much of it as matters.
    pub(super) async fn read(mut reply: Reply) -> Box<Self> {
        let body = reply.beginning(REFUSAL, REFUSAL_PATIENCE).await;
        Box::new(Self {
            status: reply.status,
            headers: reply.headers,
            body,
        })
    }

    /// The session that the request named is not there any more. The
    /// specification says 404; servers that keep sessions in a map say 400 to
    /// a name that they don't find.
    pub(super) fn says_session_is_gone(&self) -> bool {
        let names_session = || {
            let body = String::from_utf8_lossy(&self.body).to_ascii_lowercase();
            body.contains("session") && body.contains("-32000")
        };
        self.status == StatusCode::NOT_FOUND
            || self.status == StatusCode::BAD_REQUEST && names_session()
    }

    /// The JSON-RPC error that it carries, as the answer to this request: where
    /// the status has nothing better to say.
    pub(super) fn answer(&self, raw_id: &[u8]) -> Option<Vec<u8>> {
        if matches!(self.status.as_u16(), 401 | 403 | 408 | 429 | 502..=504) {
            return None;
        }
        let message = aftercall_mcp::Envelope::parse(&self.body).ok()?;
        message.raw_error()?;
        let mut edit = message.message().edit();
        edit.set("id", raw_id);
        let mut frame = edit.finish();
        for byte in &mut frame {
            if matches!(byte, b'\n' | b'\r') {
                *byte = b' ';
            }
        }
        frame.push(b'\n');
        Some(frame)
    }
}
