//! Connections that are kept for the next request.
//!
//! A connection carries one exchange at a time, and returns here when its
//! answer has been read to the end. One whose answer is dropped half-way is
//! closed: over HTTP that *is* the cancellation.
//!
//! A kept connection can be closed by the server in the moment it is used
//! again. Where hyper knows that nothing was written, the request goes over a
//! fresh one; where it does not, nobody may send it twice. To keep that moment
//! rare, a connection is not used for longer than servers keep theirs.

use std::error::Error as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::{Body, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::HeaderMap;
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::time::Instant;

use super::dial::Dialer;
use super::endpoint::Endpoint;
use super::fault::{Fault, Tls};

/// How long a server keeps an idle connection, if it does not say: uvicorn and
/// Node close after 5 s. One second is for the way.
const KEEP: Duration = Duration::from_secs(4);
/// How many are kept.
const KEPT: usize = 64;
/// How much of a body's stated length is believed before it comes, in bytes.
const RESERVED: u64 = 1 << 20;

pub(super) struct Pool {
    dialer: Dialer,
    idle: Mutex<Vec<Idle>>,
}

struct Idle {
    sender: Sender,
    until: Instant,
}

type Sender = SendRequest<Full<Bytes>>;

/// An answer whose body has not been read.
pub(super) struct Reply {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    body: Incoming,
    sender: Option<Sender>,
    /// How long the connection may wait for its next use.
    keep: Duration,
    pool: Arc<Pool>,
}

impl Pool {
    pub(super) fn new() -> Arc<Self> {
        Arc::new(Self {
            dialer: Dialer::default(),
            idle: Mutex::new(Vec::new()),
        })
    }

    /// Sends one request; the answer's head has come when this returns.
    pub(super) async fn send(
        self: &Arc<Self>,
        endpoint: &Endpoint,
        mut request: Request<Full<Bytes>>,
    ) -> Result<Reply, Fault> {
        while let Some(mut sender) = self.take() {
            if sender.ready().await.is_err() {
                continue;
            }
            match sender.try_send_request(request).await {
                Ok(response) => return Ok(self.reply(response, sender)),
                Err(mut failed) => match failed.take_message() {
                    // Closed meanwhile; nothing was written.
                    Some(unsent) => request = unsent,
                    None => return Err(broken(failed.error())),
                },
            }
        }
        let stream = self.dialer.dial(endpoint).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
            .await
            .map_err(|_| Fault::NotSent)?;
        // Its end shows at the sender or in the body.
        tokio::spawn(async move { drop(connection.await) });
        match sender.try_send_request(request).await {
            Ok(response) => Ok(self.reply(response, sender)),
            Err(mut failed) => Err(match failed.take_message() {
                Some(_) => Fault::NotSent,
                None => broken(failed.error()),
            }),
        }
    }

    fn reply(self: &Arc<Self>, response: hyper::Response<Incoming>, sender: Sender) -> Reply {
        let (head, body) = response.into_parts();
        Reply {
            status: head.status,
            keep: keep(&head.headers),
            headers: head.headers,
            body,
            sender: Some(sender),
            pool: Arc::clone(self),
        }
    }

    fn take(&self) -> Option<Sender> {
        let now = Instant::now();
        let mut idle = self.idle();
        idle.retain(|kept| kept.until > now && !kept.sender.is_closed());
        // The youngest is the least likely to be closed.
        idle.pop().map(|kept| kept.sender)
    }

    fn keep(&self, sender: Sender, keep: Duration) {
        let until = Instant::now() + keep;
        let mut idle = self.idle();
        if !sender.is_closed() && idle.len() < KEPT {
            idle.push(Idle { sender, until });
        }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Idle>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Reply {
    /// The head's headers, for who passes them on. They share memory with what
    /// the connection reads into, so a stream does not keep them.
    pub(super) fn take_headers(&mut self) -> HeaderMap {
        std::mem::take(&mut self.headers)
    }

    /// The next piece of the body; `None` at its end.
    pub(super) async fn chunk(&mut self) -> Result<Option<Bytes>, Fault> {
        loop {
            match self.body.frame().await {
                None => {
                    self.keep();
                    return Ok(None);
                }
                Some(Ok(frame)) => {
                    if let Ok(data) = frame.into_data() {
                        // Who has all that was announced asks no further.
                        if self.body.is_end_stream() {
                            self.keep();
                        }
                        return Ok(Some(data));
                    }
                }
                Some(Err(_)) => return Err(Fault::Broken { begun: true }),
            }
        }
    }

    /// How long the body is, in bytes, where the head says that.
    pub(super) fn length(&self) -> Option<u64> {
        self.body.size_hint().exact()
    }

    fn keep(&mut self) {
        if let Some(sender) = self.sender.take() {
            self.pool.keep(sender, self.keep);
        }
    }

    /// The whole body.
    pub(super) async fn whole(&mut self, limit: usize) -> Result<Vec<u8>, Fault> {
        let stated = self.length().unwrap_or(0).min(RESERVED);
        let mut whole = Vec::with_capacity(usize::try_from(stated).unwrap_or(0));
        while let Some(chunk) = self.chunk().await? {
            if whole.len() + chunk.len() > limit {
                return Err(Fault::Garbled("is larger than Aftercall holds"));
            }
            whole.extend_from_slice(&chunk);
        }
        Ok(whole)
    }

    /// The beginning of the body, or what came of it in time.
    pub(super) async fn beginning(&mut self, limit: usize, patience: Duration) -> Vec<u8> {
        let mut beginning = Vec::new();
        let read = async {
            while beginning.len() < limit
                && let Ok(Some(chunk)) = self.chunk().await
            {
                beginning.extend_from_slice(&chunk);
            }
        };
        let _ = tokio::time::timeout(patience, read).await;
        beginning.truncate(limit);
        beginning
    }
}

/// `Keep-Alive: timeout=5`, less a second for the way.
fn keep(headers: &HeaderMap) -> Duration {
    let stated = headers
        .get("keep-alive")
        .and_then(|value| value.to_str().ok());
    let stated = stated.and_then(|words| {
        let mut parameters = words.split(',').map(str::trim);
        parameters.find_map(|one| one.strip_prefix("timeout=")?.parse().ok())
    });
    stated.map_or(KEEP, |seconds: u64| {
        Duration::from_secs(seconds.min(300)).saturating_sub(Duration::from_secs(1))
    })
}

fn broken(why: &hyper::Error) -> Fault {
    if why.is_parse() {
        return Fault::Foreign("Something that is not HTTP".to_owned());
    }
    // In TLS 1.3 the server judges our part of the handshake when it is over here.
    let inside = why.source().and_then(|inner| inner.downcast_ref());
    if let Some(tls) = inside.and_then(Tls::refused) {
        return tls.into();
    }
    Fault::Broken { begun: false }
}
