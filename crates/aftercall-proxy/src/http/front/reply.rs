//! What the client gets, whole or as it comes.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use hyper::body::{Body, Frame, SizeHint};
use hyper::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use hyper::{Response, StatusCode};
use tokio::sync::mpsc;

/// The body of a response.
pub(in crate::http) enum Reply {
    Whole(Option<Bytes>),
    /// Pieces, until the sender is dropped. An error breaks the connection, as
    /// the server's own broke.
    Stream(mpsc::Receiver<io::Result<Bytes>>),
}

impl Body for Reply {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        match &mut *self {
            Self::Whole(bytes) => Poll::Ready(bytes.take().map(|bytes| Ok(Frame::data(bytes)))),
            Self::Stream(pieces) => pieces
                .poll_recv(cx)
                .map(|piece| piece.map(|piece| piece.map(Frame::data))),
        }
    }

    fn is_end_stream(&self) -> bool {
        matches!(self, Self::Whole(None))
    }

    fn size_hint(&self) -> SizeHint {
        match self {
            Self::Whole(bytes) => {
                SizeHint::with_exact(bytes.as_ref().map_or(0, |b| b.len() as u64))
            }
            Self::Stream(_) => SizeHint::default(),
        }
    }
}

/// A response with the head that the server gave.
pub(super) fn with_head(status: StatusCode, headers: &HeaderMap, body: Reply) -> Response<Reply> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    *response.headers_mut() = end_to_end(headers);
    response
}

/// A JSON message of our own.
pub(super) fn json(status: StatusCode, message: Vec<u8>) -> Response<Reply> {
    let mut response = whole(status, message);
    let json = HeaderValue::from_static("application/json");
    response.headers_mut().insert(CONTENT_TYPE, json);
    response
}

/// A refusal of our own, in words.
pub(super) fn words(status: StatusCode, words: &str) -> Response<Reply> {
    let mut response = whole(status, format!("aftercall: {words}\n").into_bytes());
    let text = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(CONTENT_TYPE, text);
    response
}

/// Nothing, and that is all.
pub(super) fn empty(status: StatusCode) -> Response<Reply> {
    whole(status, Vec::new())
}

fn whole(status: StatusCode, bytes: Vec<u8>) -> Response<Reply> {
    let bytes = Some(Bytes::from(bytes)).filter(|bytes| !bytes.is_empty());
    let mut response = Response::new(Reply::Whole(bytes));
    *response.status_mut() = status;
    response
}

/// Headers that concern one connection (RFC 9110, section 7.6.1), and the
/// length, which may have changed.
const HOP: [HeaderName; 9] = [
    hyper::header::CONNECTION,
    hyper::header::PROXY_AUTHENTICATE,
    hyper::header::PROXY_AUTHORIZATION,
    hyper::header::TE,
    hyper::header::TRAILER,
    hyper::header::TRANSFER_ENCODING,
    hyper::header::UPGRADE,
    HeaderName::from_static("keep-alive"),
    CONTENT_LENGTH,
];

/// The headers that go on: all but those of one connection, the ones that
/// `Connection` names included.
pub(super) fn end_to_end(headers: &HeaderMap) -> HeaderMap {
    let mut passed = headers.clone();
    for value in headers.get_all(hyper::header::CONNECTION) {
        for name in value.to_str().unwrap_or("").split(',') {
            passed.remove(name.trim());
        }
    }
    for name in HOP {
        passed.remove(name);
    }
    passed
}
