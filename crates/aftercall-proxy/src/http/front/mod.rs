//! HTTP in front: a listener that others speak to.
//!
//! One process can stand before several servers, each at a path of its own,
//! with engines, breakers and budgets of its own. Nothing is renamed.
//!
//! # What one client can't do to the others
//!
//! - A connection has a task of its own; one that is slow holds up nothing but
//!   itself, and its server's answer is read no faster than it takes it.
//! - Heads and bodies have limits and must arrive in time, and so many
//!   connections are taken and no more.
//! - Pages in browsers are kept out by `Host` and `Origin` ([`Allowed`]).
//!
//! A signal stops the listener; requests that run may finish, streams that
//! only listen and requests that have not come whole are ended. Programs are
//! ended last: until then one that has nothing to do may be asked for something.

mod body;
mod exchange;
mod guard;
mod headers;
mod hosted;
mod open;
mod options;
mod patience;
mod reply;
mod room;
mod rooms;
mod seat;
mod seats;
mod site;
mod stream;
mod waiting;
mod who;

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use hyper::body::Incoming;
use hyper::header::HeaderMap;
use hyper::http::request::Parts;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime;
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

use crate::rewrite::Rewrite;
use crate::stdio::Tell;
use crate::stdio::journal::Journal;
use body::received;
use hosted::Hosted;
use patience::Rounds;
use reply::{Reply, words};
use site::Site;

pub use guard::Allowed;
pub use hosted::Command;
pub use options::{Behind, Listen, Server};

/// How long a client may take to send a head, at least.
const HEAD_PATIENCE: Duration = Duration::from_secs(10);
/// The largest head, in bytes.
const HEAD_LIMIT: usize = 64 << 10;
/// How often accepting is tried again when no descriptors are left.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);
/// How long requests that run may take to end when the listener does, and how
/// often that is looked at.
const DRAIN: Duration = Duration::from_secs(10);
const STEP: Duration = Duration::from_millis(5);

/// A listener that runs.
#[derive(Clone, Debug)]
pub struct Running {
    address: SocketAddr,
    stop: Arc<watch::Sender<bool>>,
}

impl Running {
    /// Where it listens; tells the port, where any free one was asked for.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Asks it to end.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }
}

/// Serves until a signal comes, or [`Running::stop`]. `ready` is told when the
/// listener is bound.
///
/// # Errors
///
/// When the address can't be bound, or a thread or the runtime not started.
pub fn listen<R: Rewrite + Clone + 'static>(
    options: Listen<R>,
    tell: Tell,
    ready: impl FnOnce(Running),
) -> io::Result<()> {
    let (stop, stopped) = watch::channel(false);
    let stop = Arc::new(stop);
    let signals = super::relay::on_signals({
        let stop = Arc::clone(&stop);
        move |_| {
            stop.send_replace(true);
        }
    })?;
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let served = runtime.block_on(async {
        let listener = TcpListener::bind(options.address).await?;
        let address = listener.local_addr()?;
        let rounds = Rounds::new();
        tokio::spawn(rounds.clone().go(HEAD_PATIENCE, Arc::clone(&stop)));
        ready(Running { address, stop });
        let house = Arc::new(House::new(options, rounds, tell)?);
        house.serve(listener, stopped).await;
        Ok(())
    });
    drop(runtime);
    signals.close();
    served
}

enum Place<R> {
    Remote(Arc<Site<R>>),
    Hosted(Arc<Hosted<R>>),
}

impl<R: Rewrite + Clone + 'static> Place<R> {
    fn new(server: Server<R>, tell: Arc<Tell>) -> io::Result<Self> {
        let mut config = server.config;
        config.records = server.log.is_some();
        let limit = server.inspect_limit;
        Ok(match server.behind {
            Behind::Remote {
                endpoint,
                credentials,
            } => {
                let journal = server.log.map(Journal::new).map(Arc::new);
                let limits = (limit, limit.saturating_mul(super::relay::HELD));
                let there = (endpoint, credentials);
                let site = Site::new(there, config, server.rewriter, journal, tell, limits);
                Self::Remote(site)
            }
            Behind::Command(command) => {
                let log = server.log;
                let hosted = Hosted::new(command, config, server.rewriter, log, tell, limit);
                Self::Hosted(hosted)
            }
        })
    }
}

impl<R> Place<R> {
    fn body_limit(&self) -> usize {
        match self {
            Self::Remote(site) => site.inspect_limit,
            Self::Hosted(hosted) => hosted.inspect_limit,
        }
    }
}

/// All that a connection needs.
struct House<R> {
    sites: Vec<(String, Place<R>)>,
    allowed: Allowed,
    rounds: Rounds,
    connections: Arc<Semaphore>,
    capacity: usize,
}

impl<R: Rewrite + Clone + 'static> House<R> {
    fn new(options: Listen<R>, rounds: Rounds, tell: Tell) -> io::Result<Self> {
        let tell = Arc::new(tell);
        let mut sites = Vec::new();
        for server in options.servers {
            let path = server.path.clone();
            sites.push((path, Place::new(server, Arc::clone(&tell))?));
        }
        Ok(Self {
            sites,
            allowed: options.allowed,
            rounds,
            connections: Arc::new(Semaphore::new(options.connections)),
            capacity: options.connections,
        })
    }

    async fn serve(self: Arc<Self>, listener: TcpListener, mut stopped: watch::Receiver<bool>) {
        loop {
            let Ok(place) = Arc::clone(&self.connections).acquire_owned().await else {
                return;
            };
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                _ = stopped.wait_for(|stopped| *stopped) => break,
            };
            match accepted {
                Ok((stream, _)) => {
                    let (house, stopped) = (Arc::clone(&self), stopped.clone());
                    tokio::spawn(async move {
                        house.connection(stream, stopped).await;
                        drop(place);
                    });
                }
                // Too many descriptors are open, or the peer has gone already.
                Err(_) => sleep(ACCEPT_PAUSE).await,
            }
        }
        drop(listener);
        let drained = async {
            while self.connections.available_permits() < self.capacity {
                sleep(STEP).await;
            }
        };
        let _ = timeout(DRAIN, drained).await;
        for (_, place) in &self.sites {
            match place {
                Place::Remote(site) => site.close(),
                Place::Hosted(hosted) => hosted.close(),
            }
        }
        for (_, place) in &self.sites {
            if let Place::Hosted(hosted) = place {
                hosted.ended().await;
            }
        }
    }

    async fn connection(self: Arc<Self>, stream: TcpStream, mut stopped: watch::Receiver<bool>) {
        let _ = stream.set_nodelay(true);
        let until = stopped.clone();
        let has_begun = Arc::new(AtomicBool::new(false));
        let begins = Arc::clone(&has_begun);
        let timer = self.rounds.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            begins.store(true, Ordering::Relaxed);
            let (house, until) = (Arc::clone(&self), until.clone());
            let (head, body) = request.into_parts();
            let place = house.place(&head);
            // What else is in the head would keep what the connection reads into.
            let (method, headers) = (head.method, head.headers);
            async move {
                Ok::<_, Infallible>(match place {
                    Ok(place) => house.answer(place, method, headers, body, until).await,
                    Err(refusal) => *refusal,
                })
            }
        });
        let mut builder = http1::Builder::new();
        builder
            .timer(timer)
            .header_read_timeout(HEAD_PATIENCE)
            .max_buf_size(HEAD_LIMIT)
            .half_close(false);
        let connection = builder.serve_connection(TokioIo::new(stream), service);
        let mut connection = std::pin::pin!(connection);
        loop {
            tokio::select! {
                biased;
                _ = &mut connection => return,
                _ = stopped.changed() => {}
            }
            if *stopped.borrow() {
                break;
            }
        }
        // hyper would wait for the rest of the first head.
        if !has_begun.load(Ordering::Relaxed) {
            return;
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }

    /// Which of the sites a request is for, if it may be answered.
    fn place(&self, head: &Parts) -> Result<usize, Box<Response<Reply>>> {
        if let Some(why) = self.allowed.refuses(&head.uri, &head.headers) {
            return Err(Box::new(words(StatusCode::FORBIDDEN, why)));
        }
        let path = head.uri.path();
        let place = self.sites.iter().position(|(known, _)| is_at(known, path));
        place.ok_or_else(|| {
            let paths: Vec<_> = self.sites.iter().map(|(path, _)| path.as_str()).collect();
            let why = format!("no MCP server here; there is one at {}", paths.join(", "));
            Box::new(words(StatusCode::NOT_FOUND, &why))
        })
    }

    async fn answer(
        &self,
        place: usize,
        method: Method,
        headers: HeaderMap,
        body: Incoming,
        until: watch::Receiver<bool>,
    ) -> Response<Reply> {
        let (_, site) = &self.sites[place];
        let received = received(body, site.body_limit(), &self.rounds, &until).await;
        let body = match received {
            Ok(body) => body,
            Err(refusal) => return refusal,
        };
        match (site, method) {
            (Place::Hosted(hosted), method) => hosted.answer(method, &headers, body, until).await,
            (Place::Remote(site), Method::POST) => exchange::post(site, headers, body).await,
            (Place::Remote(site), Method::GET) => exchange::listen(site, headers, until).await,
            (Place::Remote(site), method) => exchange::other(site, method, headers, body).await,
        }
    }
}

/// `/mcp` is served at `/mcp/` too: clients write either.
fn is_at(known: &str, path: &str) -> bool {
    path == known || path.strip_suffix('/') == Some(known)
}
