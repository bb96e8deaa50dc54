//! What the transport has to know of a message that it sends.
//!
//! Whether an answer is to come decides how the exchange goes on; and from
//! revision 2026-07-28 on, parts of a request are repeated in headers, so that
//! machines on the way need not read bodies.

use aftercall_mcp::{Envelope, Id, Object, Shape, UsualRequest, UsualResult, text};
use bytes::Bytes;
use serde_json::value::RawValue;

use crate::engine::raw_id;

static META: [&str; 1] = ["io.modelcontextprotocol/protocolVersion"];
static URI: [&str; 1] = ["uri"];
static VERSION: [&str; 1] = ["protocolVersion"];

/// A message on its way to the server.
#[derive(Clone, Debug)]
pub(super) struct Message {
    /// As it is sent: no newline behind it.
    pub(super) body: Bytes,
    pub(super) kind: Kind,
    /// The version that the message itself names: the modern era.
    pub(super) version: Option<Box<str>>,
    /// What `Mcp-Name` repeats.
    pub(super) name: Option<Box<str>>,
}

/// What is to come of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An answer.
    Request {
        id: Id,
        raw_id: Box<[u8]>,
        method: Box<str>,
    },
    /// Nothing.
    Notification { method: Box<str> },
    /// Nothing: it is an answer itself.
    Answer,
    /// Perhaps several answers; 2025-03-26 has batches.
    Other,
}

impl Message {
    pub(super) fn read(frame: &[u8]) -> Self {
        let body = Bytes::copy_from_slice(frame.trim_ascii_end());
        let message = Envelope::parse(frame).ok();
        let kind = message.as_ref().map_or(Kind::Other, kind);
        let params = message.as_ref().and_then(Envelope::params);
        let meta = params.as_ref().and_then(|params| params.get("_meta"));
        let meta = meta.and_then(|raw| Object::parse(raw, &META));
        let version = meta.and_then(|meta| text(meta.get(META[0])?).map(Into::into));
        let name = match (&kind, params) {
            (Kind::Request { method, .. }, Some(params)) => name(method, &params),
            _ => None,
        };
        Self {
            body,
            kind,
            version,
            name,
        }
    }

    /// The request that a `notifications/cancelled` takes back.
    pub(super) fn takes_back(&self) -> Option<Id> {
        match &self.kind {
            Kind::Notification { method } if &**method == "notifications/cancelled" => {
                let message = Envelope::parse(&self.body).ok()?;
                Id::parse(message.params()?.get("requestId")?)
            }
            _ => None,
        }
    }

    pub(super) fn method(&self) -> Option<&str> {
        match &self.kind {
            Kind::Request { method, .. } | Kind::Notification { method } => Some(method),
            Kind::Answer | Kind::Other => None,
        }
    }

    /// A tool call of the era that repeats it in headers.
    pub(super) fn is_modern_call(&self) -> bool {
        self.version.is_some() && self.method() == Some("tools/call")
    }

    /// The ids of the requests that wait for an answer to this.
    pub(super) fn ids(&self) -> Vec<Id> {
        let one = |kind: &Kind| match kind {
            Kind::Request { id, .. } => Some(id.clone()),
            Kind::Notification { .. } | Kind::Answer | Kind::Other => None,
        };
        match &self.kind {
            Kind::Other => {
                let members: Vec<&RawValue> =
                    serde_json::from_slice(&self.body).unwrap_or_default();
                let members = members.into_iter();
                let messages = members.filter_map(|raw| Envelope::parse(raw.get().as_bytes()).ok());
                messages
                    .filter_map(|message| one(&kind(&message)))
                    .collect()
            }
            known => one(known).into_iter().collect(),
        }
    }
}

fn kind(message: &Envelope<'_>) -> Kind {
    let method = || message.method().unwrap_or_default().into();
    match (message.shape(), message.id(), message.raw_id()) {
        (Shape::Request, Some(id), Some(raw_id)) => Kind::Request {
            id,
            raw_id: raw_id.into(),
            method: method(),
        },
        (Shape::Notification, ..) => Kind::Notification { method: method() },
        (Shape::Answer, ..) => Kind::Answer,
        (Shape::Request | Shape::Other, ..) => Kind::Other,
    }
}

fn name(method: &str, params: &Object<'_, 12>) -> Option<Box<str>> {
    let raw = match method {
        "tools/call" | "prompts/get" => params.get("name")?,
        "tasks/get" | "tasks/update" | "tasks/cancel" | "tasks/result" => params.get("taskId")?,
        "resources/read" | "resources/subscribe" | "resources/unsubscribe" => {
            let params = Object::parse(params.raw(), &URI)?;
            params.get("uri")?
        }
        _ => return None,
    };
    text(raw).map(Into::into)
}

/// The version that the answer to `initialize` settles on.
pub(super) fn agreed_version(frame: &[u8]) -> Option<Box<str>> {
    let message = Envelope::parse(frame).ok()?;
    let result = Object::parse(message.result()?.raw(), &VERSION)?;
    text(result.get(VERSION[0])?).map(Into::into)
}

/// The parameters of a `notifications/cancelled`.
pub(super) fn taken_back(id: &Id) -> String {
    let raw_id = raw_id(id);
    format!("{{\"requestId\":{}}}", String::from_utf8_lossy(&raw_id))
}

/// What a frame asks for, as far as the way of its answer depends on that.
#[derive(Debug)]
pub(super) struct Asks<'a> {
    /// Of the requests that wait for an answer to it.
    pub(super) ids: Vec<Id>,
    pub(super) what: What,
    /// Its outline, where it is a usual request.
    pub(super) usual: Option<UsualRequest<'a>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Handshake,
    ToolCall,
    Other,
}

impl<'a> Asks<'a> {
    /// Reads no further than it must: of a usual request, what stands before
    /// its parameters.
    pub(super) fn read(frame: &'a [u8]) -> Self {
        let usual = UsualRequest::read(frame);
        if let Some(usual) = usual.filter(|usual| !usual.method.contains(&b'\\')) {
            return Self {
                ids: vec![usual.id.clone()],
                what: What::of(usual.method),
                usual: Some(usual),
            };
        }
        let message = Message::read(frame);
        Self {
            ids: message.ids(),
            what: What::of(message.method().unwrap_or_default().as_bytes()),
            usual: None,
        }
    }
}

impl What {
    fn of(method: &[u8]) -> Self {
        match method {
            b"initialize" => Self::Handshake,
            b"tools/call" => Self::ToolCall,
            _ => Self::Other,
        }
    }
}

/// The id that a frame answers.
pub(super) fn answered(frame: &[u8]) -> Option<Id> {
    if let Some(usual) = UsualResult::read(frame) {
        return Some(usual.id);
    }
    let message = Envelope::parse(frame).ok()?;
    (message.shape() == Shape::Answer)
        .then(|| message.id())
        .flatten()
}
