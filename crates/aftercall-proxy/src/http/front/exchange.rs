//! One request of a client, and what comes of it.
//!
//! Between the client and the server this is a reverse proxy for one resource:
//! statuses, challenges and headers pass, a stream passes event by event, and a
//! client that hangs up takes the request to the server with it. What differs
//! is a tool call that the network or the server's front has failed: it comes
//! back as the outcome of the call, because a status reaches no model. 401 and
//! 403 stay what they are, the client's business.

use std::io;
use std::sync::Arc;

use aftercall_mcp::{Envelope, Unreadable};
use bytes::Bytes;
use hyper::header::{CONTENT_LENGTH, HeaderMap};
use hyper::{Method, Response, StatusCode};
use tokio::sync::watch;

use super::open::Open;
use super::reply::{Reply, empty, json, with_head, words};
use super::room::Room;
use super::site::Site;
use super::stream::Stream;
use super::waiting::{event, streamed};
use super::who::{Caller, Identity};
use crate::engine::Fate;
use crate::http::fault::{Fault, Refusal};
use crate::http::message::{Asks, What};
use crate::http::messages::MediaType;
use crate::http::pool::Reply as Answer;
use crate::rewrite::Rewrite;

/// A message that was posted.
pub(super) async fn post<R: Rewrite + Clone + 'static>(
    site: &Arc<Site<R>>,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Reply> {
    let asks = Asks::read(&body);
    let caller = Caller::of(&headers);
    let room = site.room(&caller, &asks);
    let headers = room.remember(&site.to_upstream(headers));
    let what = asks.what;
    let newcomer = (what == What::Handshake).then(|| caller.into_who());
    let open = Open::new(site, &room, asks.ids);
    let asked = room.link.client(&body, asks.usual, site.inspect_limit);
    room.perform(site, asked.sent);
    let exchange = Exchange {
        site: Arc::clone(site),
        room,
        what,
        newcomer,
        open,
    };
    match asked.fate {
        Fate::Relay => exchange.run(&headers, body).await,
        Fate::Replace(frame) => exchange.run(&headers, Bytes::from(frame)).await,
        Fate::Withhold if exchange.open.is_done() => empty(StatusCode::ACCEPTED),
        Fate::Withhold => exchange.answered_here().await,
    }
}

/// The stream of what a server says by itself.
pub(super) async fn listen<R: Rewrite + 'static>(
    site: &Arc<Site<R>>,
    headers: HeaderMap,
    until: watch::Receiver<bool>,
) -> Response<Reply> {
    let room = site.session_room(&Caller::of(&headers));
    let upstream = site.to_upstream(headers);
    match (site.send(Method::GET, &upstream, Bytes::new()).await, room) {
        (Ok(answer), Some(room)) if MediaType::of(&answer.headers) == MediaType::Events => {
            let open = Open::new(site, &room, Vec::new());
            Stream::begin(Arc::clone(site), room, open, answer, Some(until))
        }
        (Ok(answer), _) => pass(answer).await,
        (Err(fault), _) => bad_gateway(site, &fault),
    }
}

/// Anything else: passed on and back.
pub(super) async fn other<R: Rewrite + 'static>(
    site: &Arc<Site<R>>,
    method: Method,
    headers: HeaderMap,
    body: Bytes,
) -> Response<Reply> {
    let caller = Caller::of(&headers);
    let upstream = site.to_upstream(headers);
    let ends = method == Method::DELETE;
    match site.send(method, &upstream, body).await {
        Ok(answer) => {
            if ends && answer.status.is_success() {
                site.leave(&caller);
            }
            pass(answer).await
        }
        Err(fault) => bad_gateway(site, &fault),
    }
}

struct Exchange<R: Rewrite + 'static> {
    site: Arc<Site<R>>,
    room: Arc<Room<R>>,
    what: What,
    /// Who begins a session with it.
    newcomer: Option<Identity>,
    open: Open<R>,
}

impl<R: Rewrite + 'static> Exchange<R> {
    async fn run(mut self, headers: &HeaderMap, body: Bytes) -> Response<Reply> {
        let answer = tokio::select! {
            biased;
            answer = self.site.send(Method::POST, headers, body) => answer,
            // Its time was up, for one.
            frame = self.open.next() => return self.told(frame),
        };
        let answer = match answer {
            Ok(answer) => answer,
            Err(fault) => return self.lost(&fault).await,
        };
        if answer.status.is_success()
            && let Some(who) = self.newcomer.take()
        {
            self.site.settle(&self.room, who, &answer.headers);
        }
        let is_call = self.what == What::ToolCall;
        let form = MediaType::of(&answer.headers);
        match answer.status.as_u16() {
            429 | 502..=504 if is_call => {
                // Rare, and every request would hold room for it.
                let fault = Fault::Refused(Box::pin(Refusal::read(answer)).await);
                self.lost(&fault).await
            }
            200..=299 if self.open.is_done() => pass(answer).await,
            200..=299 if form == MediaType::Events => {
                Stream::begin(self.site, self.room, self.open, answer, None)
            }
            200..=299 if form == MediaType::Json => self.whole(answer).await,
            200..=299 if is_call => {
                let fault = Fault::foreign(&answer.headers);
                self.lost(&fault).await
            }
            _ => self.unseen(answer).await,
        }
    }

    /// An answer that is the client's business.
    async fn unseen(mut self, answer: Answer) -> Response<Reply> {
        for id in self.open.ids() {
            let sent = self.room.link.unseen(id);
            self.room.perform(&self.site, sent);
        }
        self.open.is_answered();
        pass(answer).await
    }

    /// An answer in one piece.
    async fn whole(mut self, mut answer: Answer) -> Response<Reply> {
        let body = tokio::select! {
            biased;
            body = answer.whole(self.site.held) => body,
            frame = self.open.next() => return self.told(frame),
        };
        let body = match body {
            Ok(body) => body,
            Err(fault) => return self.lost(&fault).await,
        };
        let asked = self.room.link.upstream(&body, self.site.inspect_limit);
        self.room.perform(&self.site, asked.sent);
        let body = match asked.fate {
            Fate::Relay => {
                if !self.open.is_answered() {
                    self.open.note(&body);
                    if self.what == What::ToolCall
                        && !self.open.is_done()
                        && let Some(fault) = no_answer(&body)
                    {
                        return self.lost(&fault).await;
                    }
                }
                body
            }
            Fate::Replace(body) => {
                self.open.note(&body);
                body
            }
            Fate::Withhold => {
                let mut frame = self.open.next().await;
                if !self.open.is_done() {
                    return self.told(frame);
                }
                frame.truncate(frame.trim_ascii_end().len());
                frame
            }
        };
        let body = Reply::Whole(Some(Bytes::from(body)).filter(|body| !body.is_empty()));
        with_head(answer.status, answer.take_headers(), body)
    }

    /// No answer has come.
    async fn lost(self, fault: &Fault) -> Response<Reply> {
        if self.open.is_done() {
            return bad_gateway(&self.site, fault);
        }
        lose(&self.site, &self.room, &self.open, fault);
        self.answered_here().await
    }

    /// The engine answers, now or after it has tried again.
    async fn answered_here(mut self) -> Response<Reply> {
        let frame = self.open.next().await;
        self.told(frame)
    }

    /// Of the engine's: the answer, or what comes before it, as a stream.
    fn told(self, frame: Vec<u8>) -> Response<Reply> {
        if self.open.is_done() {
            return own(frame);
        }
        let state = (Some(frame), self.open);
        streamed(Reply::pieces(state, async |(first, mut open)| {
            let frame = match first {
                Some(first) => first,
                None if open.is_done() => return None,
                None => open.next().await,
            };
            Some((Ok(event(&frame)), (None, open)))
        }))
    }
}

/// Tells the engine that no answer will come.
pub(super) fn lose<R: Rewrite + 'static>(
    site: &Arc<Site<R>>,
    room: &Arc<Room<R>>,
    open: &Open<R>,
    fault: &Fault,
) {
    let failure = fault.failure(&site.endpoint(), room.link.now().wall);
    for id in open.ids() {
        let sent = room.link.lost(id, &failure, fault.reach());
        room.perform(site, sent);
    }
}

/// Why a body that does not answer the call is told as a failure. An error that
/// names no request, of a server that could not read this one, passes, and so
/// does a batch: the answer may be in it.
fn no_answer(body: &[u8]) -> Option<Fault> {
    match Envelope::parse(body) {
        Err(Unreadable::Batch) => None,
        Err(Unreadable::Blank | Unreadable::Malformed) => Some(Fault::Garbled("is no JSON")),
        Ok(message) if message.id().is_none() && message.raw_error().is_some() => None,
        Ok(_) => Some(Fault::Astray),
    }
}

/// An answer of the engine's. An error that is our own is a gateway's.
fn own(mut frame: Vec<u8>) -> Response<Reply> {
    frame.truncate(frame.trim_ascii_end().len());
    let error = Envelope::parse(&frame)
        .ok()
        .and_then(|message| message.raw_error().map(<[u8]>::to_vec));
    let is_ours = error.is_some_and(|error| error.ends_with(b"\"source\":\"aftercall\"}}"));
    let status = if is_ours {
        StatusCode::BAD_GATEWAY
    } else {
        StatusCode::OK
    };
    json(status, frame)
}

fn bad_gateway<R: Rewrite + 'static>(site: &Site<R>, fault: &Fault) -> Response<Reply> {
    let failure = fault.failure(&site.endpoint(), std::time::SystemTime::UNIX_EPOCH);
    words(StatusCode::BAD_GATEWAY, failure.message())
}

/// Passes an answer on unseen, piece by piece.
async fn pass(mut answer: Answer) -> Response<Reply> {
    let (status, headers, length) = (answer.status, answer.take_headers(), answer.length());
    if length == Some(0) {
        // Nobody would ask for its end, after which the connection is free.
        let _ = answer.chunk().await;
        return with_head(status, headers, Reply::Whole(None));
    }
    let pieces = Reply::pieces(Some(answer), async |answer: Option<Answer>| {
        let mut answer = answer?;
        match answer.chunk().await {
            Ok(piece) => Some((Ok(piece?), Some(answer))),
            Err(_) => Some((Err(io::ErrorKind::ConnectionReset.into()), None)),
        }
    });
    let mut response = with_head(status, headers, pieces);
    if let Some(length) = length {
        let headers = response.headers_mut();
        headers.insert(CONTENT_LENGTH, length.into());
    }
    response
}
