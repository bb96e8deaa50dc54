//! HTTP in front of a server on pipes.
//!
//! Here the listener is the end of HTTP and not a proxy of it: it names the
//! sessions, chooses between one JSON answer and a stream, and turns a client's
//! going into what the server on the pipe understands.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use hyper::header::{HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Response, StatusCode};
use serde::de::IgnoredAny;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_rustls::rustls::crypto::ring::default_provider;

use super::reply::{Reply, empty, json, words};
use super::seat::Seat;
use super::seats::Seats;
use super::waiting::{Waiting, event, streamed};
use super::who::{identity, is_stateless, session_of};
use crate::engine::Config;
use crate::http::message::{Kind, Message};
use crate::http::mirror::Mismatch;
use crate::http::schemas::Schemas;
use crate::rewrite::Rewrite;
use crate::stdio::{self, Ends, Tell};

const SESSION: HeaderName = HeaderName::from_static("mcp-session-id");
/// Nobody would answer it: on a pipe an answer to what has no id is to nobody.
const UNREADABLE: &str = r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The body is not JSON, so nothing was done. Send one JSON-RPC message."}}"#;
/// How long processes may take to end with the listener.
const END_PATIENCE: Duration = Duration::from_secs(4);
const STEP: Duration = Duration::from_millis(5);

/// A program that is started for each client.
#[derive(Debug)]
#[non_exhaustive]
pub struct Command {
    /// The program.
    pub program: OsString,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// Variables of its environment, beside those of this process.
    pub variables: Vec<(OsString, OsString)>,
    /// Quote its last lines of standard error when it dies; they go on here.
    pub errors: Option<OwnedFd>,
}

impl Command {
    /// That program, with nothing quoted.
    #[must_use]
    pub fn new(program: OsString, arguments: Vec<OsString>) -> Self {
        Self {
            program,
            arguments,
            variables: Vec::new(),
            errors: None,
        }
    }
}

pub(super) struct Hosted<R> {
    command: Command,
    config: Config,
    rewriter: Mutex<R>,
    log: Option<File>,
    tell: Arc<Tell>,
    pub(super) inspect_limit: usize,
    seats: Mutex<Seats>,
    schemas: Arc<Schemas>,
    /// Held by each relay that runs.
    running: Arc<()>,
}

impl<R: Rewrite + Clone + 'static> Hosted<R> {
    pub(super) fn new(
        command: Command,
        config: Config,
        rewriter: R,
        log: Option<File>,
        tell: Arc<Tell>,
        inspect_limit: usize,
    ) -> Arc<Self> {
        Arc::new(Self {
            command,
            config,
            rewriter: Mutex::new(rewriter),
            log,
            tell,
            inspect_limit,
            seats: Mutex::default(),
            schemas: Arc::default(),
            running: Arc::new(()),
        })
    }

    pub(super) async fn answer(
        &self,
        method: Method,
        headers: &HeaderMap,
        body: Bytes,
        until: watch::Receiver<bool>,
    ) -> Response<Reply> {
        match method {
            Method::POST => self.post(headers, body).await,
            Method::GET => self.listen(headers, until),
            Method::DELETE => self.leave(headers),
            _ => words(StatusCode::METHOD_NOT_ALLOWED, "use POST, GET or DELETE"),
        }
    }

    async fn post(&self, headers: &HeaderMap, body: Bytes) -> Response<Reply> {
        let message = Message::read(&body);
        if message.kind == Kind::Other && serde_json::from_slice::<IgnoredAny>(&body).is_err() {
            return json(StatusCode::BAD_REQUEST, UNREADABLE.into());
        }
        if message.version.is_some() || is_stateless(headers) {
            let schema = self.schemas.of(&message);
            if let Some(mismatch) = Mismatch::find(headers, &message, schema.as_deref()) {
                return refused(&message, &mismatch);
            }
        }
        let is_handshake = message.method() == Some("initialize") && message.version.is_none();
        let found = match (is_handshake, session_of(headers)) {
            (true, _) => self.begin(headers),
            (false, Some(name)) => match self.session(name, headers) {
                Some(seat) => Ok((seat, None)),
                None => {
                    return words(
                        StatusCode::NOT_FOUND,
                        "this session is not known; begin another",
                    );
                }
            },
            (false, None) if message.version.is_some() => self.shared(headers, &message),
            (false, None) => {
                return words(StatusCode::BAD_REQUEST, "begin a session with `initialize`");
            }
        };
        let (seat, name) = match found {
            Ok(found) => found,
            Err(why) => return words(StatusCode::SERVICE_UNAVAILABLE, &why.to_string()),
        };
        let waiting = Waiting::new(&seat, &message, &self.schemas);
        if seat.say(&body).await.is_err() {
            return words(StatusCode::BAD_GATEWAY, "the server has ended");
        }
        if waiting.is_done() {
            return empty(StatusCode::ACCEPTED);
        }
        let mut response = waiting.answer().await;
        if let Some(name) = name {
            response.headers_mut().insert(SESSION, name);
        }
        response
    }

    fn listen(&self, headers: &HeaderMap, until: watch::Receiver<bool>) -> Response<Reply> {
        let seat = session_of(headers).and_then(|name| self.session(name, headers));
        let Some(seat) = seat else {
            return words(
                StatusCode::METHOD_NOT_ALLOWED,
                "only a session has a stream",
            );
        };
        let state = (seat.stream(), until);
        streamed(Reply::pieces(state, async |(mut frames, mut until)| {
            let frame = tokio::select! {
                frame = frames.recv() => frame?,
                _ = until.wait_for(|stopped| *stopped) => return None,
            };
            Some((Ok(event(&frame)), (frames, until)))
        }))
    }

    fn leave(&self, headers: &HeaderMap) -> Response<Reply> {
        let name = session_of(headers);
        let left = name.and_then(|name| self.seats().leave(name, identity(headers)));
        match left {
            Some(_) => empty(StatusCode::OK),
            None => words(StatusCode::NOT_FOUND, "this session is not known"),
        }
    }

    fn session(&self, name: &[u8], headers: &HeaderMap) -> Option<Arc<Seat>> {
        self.seats().session(name, identity(headers))
    }

    fn begin(&self, headers: &HeaderMap) -> io::Result<(Arc<Seat>, Option<HeaderValue>)> {
        let name = new_name()?;
        let seat = self.seat()?;
        let session = (name.as_bytes().into(), identity(headers));
        self.seats().keep_session(session, Arc::clone(&seat));
        Ok((seat, Some(name)))
    }

    fn shared(
        &self,
        headers: &HeaderMap,
        message: &Message,
    ) -> io::Result<(Arc<Seat>, Option<HeaderValue>)> {
        // A server on pipes holds to the version that it was first spoken to in.
        let version = message.version.as_deref().unwrap_or_default();
        let who = [&identity(headers)[..], version.as_bytes()].concat().into();
        let mut seats = self.seats();
        if let Some(seat) = seats.shared(&who, &message.ids()) {
            return Ok((seat, None));
        }
        let seat = self.seat()?;
        seats.keep_shared(who, Arc::clone(&seat));
        Ok((seat, None))
    }

    /// A seat with a relay behind it, on a thread of its own.
    fn seat(&self) -> io::Result<Arc<Seat>> {
        let mut options =
            stdio::Options::new(self.command.program.clone(), self.command.arguments.clone());
        options.variables.clone_from(&self.command.variables);
        options.config = self.config.clone();
        options.inspect_limit = self.inspect_limit;
        options.log = self.log.as_ref().map(File::try_clone).transpose()?;
        options.drain = super::DRAIN;
        let (seat, ours) = Seat::take()?;
        options.show_stderr = self.command.errors.is_some();
        let errors = match &self.command.errors {
            Some(errors) => errors.try_clone()?,
            // Nothing is written to it.
            None => ours.output.try_clone()?,
        };
        let ends = Ends {
            input: ours.input,
            output: ours.output,
            errors,
        };
        let rewriter = self.rewriter.lock();
        let rewriter = rewriter.unwrap_or_else(PoisonError::into_inner).clone();
        let tell = Arc::clone(&self.tell);
        let running = Arc::clone(&self.running);
        let builder = std::thread::Builder::new().name("aftercall-seat".to_owned());
        builder.spawn(move || {
            let _running = running;
            let tell: Tell = Box::new(move |notice| tell(notice));
            // One that can't be started closes its ends, and that is answered.
            let _ = stdio::run(options, rewriter, ends, tell);
        })?;
        Ok(seat)
    }

    /// Has every process end.
    pub(super) fn close(&self) {
        *self.seats() = Seats::default();
    }

    /// Waits until they have.
    pub(super) async fn ended(&self) {
        let ended = async {
            while Arc::strong_count(&self.running) > 1 {
                sleep(STEP).await;
            }
        };
        let _ = timeout(END_PATIENCE, ended).await;
    }

    fn seats(&self) -> MutexGuard<'_, Seats> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// 128 random bits: whoever knows the name is in the session.
fn new_name() -> io::Result<HeaderValue> {
    let mut bits = [0; 16];
    let random = default_provider().secure_random;
    random
        .fill(&mut bits)
        .map_err(|_| io::Error::other("no random numbers can be had"))?;
    let name: String = bits.iter().map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&name).map_err(io::Error::other)
}

/// The answer to a request whose headers and body don't agree.
fn refused(message: &Message, mismatch: &Mismatch) -> Response<Reply> {
    let id = match &message.kind {
        Kind::Request { raw_id, .. } => String::from_utf8_lossy(raw_id),
        Kind::Notification { .. } | Kind::Answer | Kind::Other => "null".into(),
    };
    let (code, words) = mismatch.error();
    let error = format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"error\":{{\"code\":{code},\"message\":\"{words}\"}}}}"
    );
    json(StatusCode::BAD_REQUEST, error.into_bytes())
}
