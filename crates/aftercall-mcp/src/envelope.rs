//! What a frame is, in one pass over its bytes.
//!
//! The pass locates the members of the message and, inside `params` and
//! `result`, the few members that a relay looks at. Everything else is
//! skipped without being decoded, so a frame costs one scan however large it
//! is, and a number with forty digits passes as it came.

use std::fmt;

use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::id::Id;
use crate::object::{MAX_LEN, Members, MembersSeed, Object, range, trimmed};

const PARAMS: usize = 2;
const RESULT: usize = 3;

/// The members of `params` that are located.
pub static PARAMS_KEYS: [&str; 12] = [
    "name",
    "arguments",
    "_meta",
    "task",
    "taskId",
    "requestState",
    "inputResponses",
    "requestId",
    "clientInfo",
    "protocolVersion",
    "cursor",
    "result",
];

/// The members of `result` that are located.
pub static RESULT_KEYS: [&str; 12] = [
    "isError",
    "content",
    "structuredContent",
    "_meta",
    "resultType",
    "tools",
    "nextCursor",
    "serverInfo",
    "task",
    "taskId",
    "status",
    "result",
];

static TOP: [&str; 5] = ["id", "method", "params", "result", "error"];

/// The members of `error`, for [`Object::parse`].
pub static ERROR_KEYS: [&str; 3] = ["code", "message", "data"];

/// One message, located in its frame.
///
/// ```
/// use aftercall_mcp::{Envelope, Shape};
///
/// let frame = br#"{"jsonrpc":"2.0","id":7,"result":{"isError":true}}"#;
/// let message = Envelope::parse(frame).expect("a message");
/// assert_eq!(message.shape(), Shape::Answer);
/// let result = message.result().expect("an object");
/// assert_eq!(result.get("isError"), Some(&b"true"[..]));
/// ```
#[derive(Clone, Debug)]
pub struct Envelope<'a> {
    top: Object<'a, 5>,
    params: Option<Members<12>>,
    result: Option<Members<12>>,
}

/// What kind of message it is, by the members it has.
#[expect(
    clippy::exhaustive_enums,
    reason = "JSON-RPC has these three; the rest is other"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `method` and an `id` that names a request.
    Request,
    /// `method` without `id`.
    Notification,
    /// `result` or `error`, and no `method`.
    Answer,
    /// An object, but no message of JSON-RPC 2.0.
    Other,
}

/// Why a frame can't be looked at. It is passed on all the same.
#[expect(clippy::exhaustive_enums, reason = "each is counted by name")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Nothing but white space.
    Blank,
    /// A JSON array where a message should be.
    Batch,
    /// Not one JSON object, or not UTF-8 where it matters.
    Malformed,
}

impl<'a> Envelope<'a> {
    /// Looks at one frame, its newline included or not.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] when the frame is no JSON object.
    pub fn parse(frame: &'a [u8]) -> Result<Self, Unreadable> {
        let span = trimmed(frame).ok_or(Unreadable::Blank)?;
        if span.end > MAX_LEN {
            return Err(Unreadable::Malformed);
        }
        match frame[span.start] {
            b'{' => {}
            b'[' => return Err(Unreadable::Batch),
            _ => return Err(Unreadable::Malformed),
        }
        let mut json = serde_json::Deserializer::from_slice(frame);
        let parts = (&mut json).deserialize_map(TopVisitor {
            frame,
            brace: span.end - 1,
        });
        let (Ok(parts), Ok(())) = (parts, json.end()) else {
            return Err(Unreadable::Malformed);
        };
        Ok(Self {
            top: Object {
                buffer: frame,
                span,
                members: parts.top,
            },
            params: parts.params,
            result: parts.result,
        })
    }

    /// Request, notification, answer or none of them.
    #[must_use]
    pub fn shape(&self) -> Shape {
        let answer = self.top.get("result").is_some() || self.top.get("error").is_some();
        match (self.raw_method().is_some(), self.top.get("id")) {
            (true, None) => Shape::Notification,
            (true, Some(id)) if id != b"null" => Shape::Request,
            (false, Some(_)) if answer => Shape::Answer,
            _ => Shape::Other,
        }
    }

    /// The id, decoded; `None` when it is absent or names no request.
    #[must_use]
    pub fn id(&self) -> Option<Id> {
        Id::parse(self.raw_id()?)
    }

    /// The id as it was written. `null` is `Some(b"null")`, absent is `None`.
    #[must_use]
    pub fn raw_id(&self) -> Option<&'a [u8]> {
        self.top.get("id")
    }

    /// The raw JSON of `method`, when it is a string.
    #[must_use]
    pub fn raw_method(&self) -> Option<&'a [u8]> {
        self.top.get("method").filter(|raw| raw.starts_with(b"\""))
    }

    /// The method's name.
    #[must_use]
    pub fn method(&self) -> Option<std::borrow::Cow<'a, str>> {
        crate::text(self.top.get("method")?)
    }

    /// `params`, when it is an object.
    #[must_use]
    pub fn params(&self) -> Option<Object<'a, 12>> {
        self.nested("params", self.params.as_ref()?)
    }

    /// `result`, when it is an object.
    #[must_use]
    pub fn result(&self) -> Option<Object<'a, 12>> {
        self.nested("result", self.result.as_ref()?)
    }

    /// The raw JSON of `error`; `null` counts as absent.
    #[must_use]
    pub fn raw_error(&self) -> Option<&'a [u8]> {
        self.top.get("error").filter(|raw| *raw != b"null")
    }

    /// The message as an object, for edits of its own members.
    #[must_use]
    pub fn message(&self) -> &Object<'a, 5> {
        &self.top
    }

    fn nested<const N: usize>(&self, key: &str, members: &Members<N>) -> Option<Object<'a, N>> {
        Some(Object {
            buffer: self.top.buffer,
            span: self.top.member(key)?.value,
            members: members.clone(),
        })
    }
}

struct Parts {
    top: Members<5>,
    params: Option<Members<12>>,
    result: Option<Members<12>>,
}

struct TopVisitor<'a> {
    frame: &'a [u8],
    /// Where the closing brace must be if the frame is one object.
    brace: usize,
}

impl<'a> Visitor<'a> for TopVisitor<'a> {
    type Value = Parts;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON-RPC message")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<Parts, A::Error> {
        let frame = self.frame;
        let mut parts = Parts {
            top: Members::new(&TOP),
            params: None,
            result: None,
        };
        while let Some(key) = map.next_key::<&'a RawValue>()? {
            parts.top.count += 1;
            let place = range(frame, key.get());
            parts.close(frame, place.start);
            let index = parts.top.position(key.get());
            if let Some(index) = index {
                parts.top.open(index, frame, place);
            }
            // One pass: their members are located on the way.
            match index {
                Some(PARAMS) => {
                    let keys = &PARAMS_KEYS;
                    parts.params = map.next_value_seed(MembersSeed { base: frame, keys })?;
                }
                Some(RESULT) => {
                    let keys = &RESULT_KEYS;
                    parts.result = map.next_value_seed(MembersSeed { base: frame, keys })?;
                }
                Some(_) | None => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        parts.close(frame, self.brace);
        Ok(parts)
    }
}

impl Parts {
    /// Ends the open member, and the last member inside it.
    fn close(&mut self, frame: &[u8], next: usize) {
        let Some(end) = self.top.close(frame, next) else {
            return;
        };
        for inner in [&mut self.params, &mut self.result].into_iter().flatten() {
            inner.close(frame, end - 1);
        }
    }
}
