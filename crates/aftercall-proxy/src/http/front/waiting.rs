//! A request to a server on pipes, and the form in which its answer goes back.

use std::sync::Arc;

use aftercall_mcp::{Envelope, Id, Object, notification};
use bytes::Bytes;
use hyper::header::{CONTENT_TYPE, HeaderValue};
use hyper::{Response, StatusCode};
use tokio::sync::mpsc;

use super::reply::{Reply, json, words};
use super::seat::Seat;
use crate::http::message::{Message, answered, taken_back};
use crate::http::schemas::Schemas;

static CODE: [&str; 1] = ["code"];

/// A request that waits. Dropped before its answer, the client has gone: from
/// 2026-07-28 on that takes the request back, before it means nothing.
pub(super) struct Waiting {
    seat: Arc<Seat>,
    ids: Vec<Id>,
    frames: mpsc::Receiver<Vec<u8>>,
    is_modern: bool,
    /// The tools are being listed, and who compares headers learns of it.
    listed: Option<Arc<Schemas>>,
}

impl Waiting {
    pub(super) fn new(seat: &Arc<Seat>, message: &Message, schemas: &Arc<Schemas>) -> Self {
        let is_listing = message.method() == Some("tools/list");
        Self {
            seat: Arc::clone(seat),
            ids: message.ids(),
            frames: seat.route(message),
            is_modern: message.version.is_some(),
            listed: is_listing.then(|| Arc::clone(schemas)),
        }
    }

    /// Nothing waits any more.
    pub(super) fn is_done(&self) -> bool {
        self.ids.is_empty()
    }

    async fn next(&mut self) -> Option<Vec<u8>> {
        let frame = self.frames.recv().await?;
        if let Some(id) = answered(&frame) {
            self.ids.retain(|open| *open != id);
            if let Some(schemas) = &self.listed {
                schemas.learn(&frame);
            }
        }
        Some(frame)
    }

    /// One JSON answer where nothing comes before it, else a stream.
    pub(super) async fn answer(mut self) -> Response<Reply> {
        let Some(first) = self.next().await else {
            return words(StatusCode::BAD_GATEWAY, "the server has ended");
        };
        if self.ids.is_empty() {
            let status = if self.is_modern {
                status(&first)
            } else {
                StatusCode::OK
            };
            return json(status, first.trim_ascii_end().to_vec());
        }
        let state = (Some(first), self);
        streamed(Reply::pieces(state, async |(first, mut waiting)| {
            let frame = match first {
                Some(first) => first,
                None if waiting.is_done() => return None,
                None => waiting.next().await?,
            };
            Some((Ok(event(&frame)), (None, waiting)))
        }))
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        for id in std::mem::take(&mut self.ids) {
            self.seat.forget(&id);
            if self.is_modern {
                let frame = notification("notifications/cancelled", &taken_back(&id));
                let seat = Arc::clone(&self.seat);
                tokio::spawn(async move { seat.say(&frame).await });
            }
        }
    }
}

/// The status that 2026-07-28 gives to errors of the protocol.
fn status(answer: &[u8]) -> StatusCode {
    let message = Envelope::parse(answer).ok();
    let error = message.as_ref().and_then(Envelope::raw_error);
    let error = error.and_then(|raw| Object::parse(raw, &CODE));
    match error.and_then(|error| error.get(CODE[0])) {
        Some(b"-32601") => StatusCode::NOT_FOUND,
        Some(b"-32600" | b"-32602" | b"-32020" | b"-32021" | b"-32022") => StatusCode::BAD_REQUEST,
        Some(_) | None => StatusCode::OK,
    }
}

pub(super) fn event(frame: &[u8]) -> Bytes {
    Bytes::from([b"event: message\ndata: ", frame.trim_ascii(), b"\n\n"].concat())
}

pub(super) fn streamed(pieces: Reply) -> Response<Reply> {
    let mut response = Response::new(pieces);
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    // nginx would hold events back.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}
