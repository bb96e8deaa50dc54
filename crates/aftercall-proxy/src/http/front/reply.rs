//! What the client gets, whole or as it comes.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use futures_util::stream::{self, Stream};
use hyper::body::{Body, Frame, SizeHint};
use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderValue};
use hyper::{Response, StatusCode};

use super::headers::end_to_end;

/// The body of a response.
pub(in crate::http) enum Reply {
    Whole(Option<Bytes>),
    /// Made as the client takes them: a slow one holds up its own answer and
    /// fills no memory. An error breaks the connection, as the server's own
    /// broke.
    Pieces(Pieces),
}

type Pieces = Pin<Box<dyn Stream<Item = io::Result<Bytes>> + Send>>;

impl Reply {
    /// What `next` makes of the state, and of what it leaves, until it makes
    /// nothing. Dropped half-way, the client has gone.
    pub(super) fn pieces<S, F>(state: S, next: impl FnMut(S) -> F + Send + 'static) -> Self
    where
        S: Send + 'static,
        F: Future<Output = Option<(io::Result<Bytes>, S)>> + Send + 'static,
    {
        Self::Pieces(Box::pin(stream::unfold(state, next)))
    }
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
            Self::Pieces(pieces) => pieces
                .as_mut()
                .poll_next(cx)
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
            Self::Pieces(_) => SizeHint::default(),
        }
    }
}

/// A response with the head that the server gave.
pub(super) fn with_head(
    status: StatusCode,
    mut headers: HeaderMap,
    body: Reply,
) -> Response<Reply> {
    end_to_end(&mut headers);
    let mut response = Response::new(body);
    *response.status_mut() = status;
    *response.headers_mut() = headers;
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
