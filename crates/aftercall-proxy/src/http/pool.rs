//! Connections that are kept for the next request.
//!
//! A connection carries one exchange at a time, and returns here when its
//! answer has been read to the end. One whose answer is dropped half-way is
//! closed: over HTTP that *is* the cancellation.
//!
//! A kept connection can be closed by the server in the moment it is used
//! again. Where not a byte has left, the request goes over a fresh one; where
//! one has, nobody may send it twice. To keep that moment rare, a connection is
//! not used for longer than servers keep theirs.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::{Buf, Bytes};
use hyper::header::HeaderMap;
use hyper::{Method, StatusCode};
use tokio::time::sleep;

use super::connection::{Connection, Outgoing, Trouble};
use super::dial::Dialer;
use super::endpoint::Endpoint;
use super::fault::{Fault, Tls};
use super::response::{Body, Head, Part};

/// How long a server keeps an idle connection, if it does not say: uvicorn and
/// Node close after 5 s. One second is for the way.
const KEEP: Duration = Duration::from_secs(4);
/// How many are kept.
const KEPT: usize = 64;
/// How much of a body's stated length is believed before it comes, in bytes.
const RESERVED: u64 = 1 << 20;
/// From this length on, what is left of a body is read to where it stays, in bytes.
const DIRECT: u64 = 16 << 10;
/// How often idle connections are looked at.
const SWEEP: Duration = Duration::from_secs(1);

const BROKEN: Fault = Fault::Broken { begun: true };
const TOO_LARGE: Fault = Fault::Garbled("is larger than Aftercall holds");

pub(super) struct Pool {
    dialer: Dialer,
    idle: Mutex<Idle>,
}

/// The connections that are kept, the youngest last.
#[derive(Default)]
struct Idle {
    kept: Vec<Kept>,
    /// A task closes what has been kept for too long.
    is_swept: bool,
}

struct Kept {
    connection: Connection,
    /// How many more sweeps it may see. Counting needs no clock at each call.
    sweeps: u64,
}

/// An answer whose body has not been read.
pub(super) struct Reply {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    body: Body,
    /// Until it is kept.
    connection: Option<Connection>,
    /// How long the connection may wait for its next use, if it can have one.
    keep: Option<Duration>,
    pool: Arc<Pool>,
}

impl Pool {
    pub(super) fn new() -> Arc<Self> {
        Arc::new(Self {
            dialer: Dialer::default(),
            idle: Mutex::default(),
        })
    }

    /// Sends one request; the answer's head has come when this returns.
    pub(super) async fn send(
        self: &Arc<Self>,
        endpoint: &Endpoint,
        method: &Method,
        request: &mut Outgoing,
    ) -> Result<Reply, Fault> {
        while let Some(mut connection) = self.take() {
            match connection.ask(request, method).await {
                Ok(head) => return Ok(self.reply(head, connection)),
                Err(Trouble::NotSent) => {}
                Err(trouble) => return Err(trouble.into()),
            }
        }
        // Rare, and as large as all else that a request has to hold.
        let stream = Box::pin(self.dialer.dial(endpoint)).await?;
        let mut connection = Connection::new(stream);
        let head = connection.ask(request, method).await?;
        Ok(self.reply(head, connection))
    }

    fn reply(self: &Arc<Self>, head: Head, connection: Connection) -> Reply {
        Reply {
            status: head.status,
            keep: head.keeps.then(|| keep(&head.headers)),
            headers: head.headers,
            body: head.body,
            connection: Some(connection),
            pool: Arc::clone(self),
        }
    }

    fn take(&self) -> Option<Connection> {
        let mut idle = self.idle();
        // The youngest is the least likely to be closed.
        while let Some(mut kept) = idle.kept.pop() {
            if kept.connection.is_quiet() {
                return Some(kept.connection);
            }
        }
        None
    }

    fn keep(self: &Arc<Self>, connection: Connection, keep: Duration) {
        let sweeps = keep.as_secs() / SWEEP.as_secs();
        let mut idle = self.idle();
        if idle.kept.len() < KEPT && sweeps > 0 {
            idle.kept.push(Kept { connection, sweeps });
        }
        if !idle.is_swept {
            idle.is_swept = true;
            tokio::spawn(Arc::clone(self).sweep());
        }
    }

    /// Closes what the server has closed or what is too old, until nothing is left.
    async fn sweep(self: Arc<Self>) {
        loop {
            sleep(SWEEP).await;
            let mut idle = self.idle();
            idle.kept.retain_mut(|kept| {
                kept.sweeps -= 1;
                kept.sweeps > 0 && kept.connection.is_quiet()
            });
            if idle.kept.is_empty() {
                idle.is_swept = false;
                return;
            }
        }
    }

    fn idle(&self) -> MutexGuard<'_, Idle> {
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
        let mut piece = Vec::new();
        let came = self.append(&mut piece, usize::MAX).await?;
        Ok(came.map(|_| Bytes::from(piece)))
    }

    /// Appends the next piece of the body and tells its length; `None` at its end.
    async fn append(&mut self, to: &mut Vec<u8>, limit: usize) -> Result<Option<usize>, Fault> {
        loop {
            let Some(connection) = &mut self.connection else {
                return Ok(None);
            };
            match self.body.next(&mut connection.read) {
                Ok(Part::Data(count)) if count > limit => return Err(TOO_LARGE),
                Ok(Part::Data(count)) => {
                    // Who knows how long it is has made room.
                    to.reserve_exact(count);
                    to.extend_from_slice(&connection.read[..count]);
                    connection.read.advance(count);
                    // Who has all that was announced asks no further.
                    if self.body.is_over() {
                        self.keep();
                    }
                    return Ok(Some(count));
                }
                Ok(Part::End) => self.keep(),
                Ok(Part::More) => match connection.more().await {
                    Ok(0) if self.body.ends_with_connection() => self.connection = None,
                    Ok(0) | Err(_) => return Err(BROKEN),
                    Ok(_) => {}
                },
                Err(_) => return Err(BROKEN),
            }
        }
    }

    /// How long the rest of the body is, in bytes, where the head says that.
    pub(super) fn length(&self) -> Option<u64> {
        self.body.left()
    }

    /// The connection is free.
    fn keep(&mut self) {
        if let (Some(connection), Some(keep)) = (self.connection.take(), self.keep) {
            self.pool.keep(connection, keep);
        }
    }

    /// The whole body.
    pub(super) async fn whole(&mut self, limit: usize) -> Result<Vec<u8>, Fault> {
        let stated = self.length().unwrap_or(0).min(RESERVED);
        let mut whole = Vec::with_capacity(usize::try_from(stated).unwrap_or(0));
        loop {
            let room = limit - whole.len();
            match self.length() {
                Some(left) if left > room as u64 => return Err(TOO_LARGE),
                Some(left) if left >= DIRECT && self.is_direct() => {
                    self.read_into(&mut whole, left).await?;
                }
                _ => {
                    if self.append(&mut whole, room).await?.is_none() {
                        return Ok(whole);
                    }
                }
            }
        }
    }

    fn is_direct(&self) -> bool {
        self.connection.as_ref().is_some_and(Connection::is_direct)
    }

    /// What is long is read to where it stays.
    async fn read_into(&mut self, whole: &mut Vec<u8>, left: u64) -> Result<(), Fault> {
        let Some(connection) = &mut self.connection else {
            return Ok(());
        };
        let most = usize::try_from(left.min(RESERVED)).unwrap_or(usize::MAX);
        whole.reserve(most);
        match connection.more_into(whole, most).await {
            Ok(0) | Err(_) => Err(BROKEN),
            Ok(count) => {
                self.body.skip(count);
                Ok(())
            }
        }
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

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::NotSent => Self::NotSent,
            Trouble::Malformed => Self::Foreign("Something that is not HTTP".to_owned()),
            // In TLS 1.3 the server judges our part of the handshake when it is over here.
            Trouble::Broken(why) => match Tls::refused(&why) {
                Some(tls) => tls.into(),
                None => Self::Broken { begun: false },
            },
        }
    }
}
