//! A client's message, whole.

use std::future::poll_fn;
use std::task::Poll;

use bytes::{Bytes, BytesMut};
use http_body_util::BodyExt;
use hyper::body::{Body, Incoming};
use hyper::{Response, StatusCode};
use tokio::sync::watch;

use super::patience::Rounds;
use super::reply::{Reply, words};

/// For how many rounds of [`Rounds`] a body may come, at least.
const ROUNDS: u64 = 6;

/// Why there is none.
enum Trouble {
    TooLarge,
    BrokeOff,
    TooLate,
    Ending,
}

/// The whole body, if it is not too large and comes in time, and before the end.
pub(super) async fn received(
    body: Incoming,
    limit: usize,
    rounds: &Rounds,
    stopped: &watch::Receiver<bool>,
) -> Result<Bytes, Response<Reply>> {
    let last = rounds.last(ROUNDS);
    // The connection's task polls this after each round, and at the end.
    let interrupted = poll_fn(|_| {
        if *stopped.borrow() {
            Poll::Ready(Trouble::Ending)
        } else if rounds.are_over(last) {
            Poll::Ready(Trouble::TooLate)
        } else {
            Poll::Pending
        }
    });
    let received = tokio::select! {
        biased;
        received = whole(body, limit) => received,
        trouble = interrupted => Err(trouble),
    };
    received.map_err(|trouble| trouble.refusal(limit))
}

async fn whole(mut body: Incoming, limit: usize) -> Result<Bytes, Trouble> {
    if body.size_hint().lower() > limit as u64 {
        return Err(Trouble::TooLarge);
    }
    let mut whole = BytesMut::new();
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| Trouble::BrokeOff)?;
        let Ok(data) = frame.into_data() else {
            continue; // trailers
        };
        if data.len() > limit - whole.len() {
            return Err(Trouble::TooLarge);
        }
        // Nearly every message comes in one piece.
        if whole.is_empty() && body.is_end_stream() {
            again().await;
            return Ok(data);
        }
        whole.extend_from_slice(&data);
    }
    Ok(whole.freeze())
}

/// Goes on when this task runs next, which is at once: hyper has woken it when the
/// data was taken. What follows would be polled for nothing then.
async fn again() {
    let mut has_waited = false;
    poll_fn(|cx| {
        if std::mem::replace(&mut has_waited, true) {
            return Poll::Ready(());
        }
        cx.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}

impl Trouble {
    fn refusal(&self, limit: usize) -> Response<Reply> {
        let too_large = || format!("a message may have {limit} bytes; see --inspect-limit");
        match self {
            Self::TooLarge => words(StatusCode::PAYLOAD_TOO_LARGE, &too_large()),
            Self::BrokeOff => words(StatusCode::BAD_REQUEST, "the message broke off"),
            Self::TooLate => words(
                StatusCode::REQUEST_TIMEOUT,
                "the message did not arrive in time",
            ),
            Self::Ending => words(
                StatusCode::SERVICE_UNAVAILABLE,
                "the listener ends; nothing of this was done",
            ),
        }
    }
}
