//! The relay's mind: frames and time in, actions out.
//!
//! Each frame gets a [`Fate`]. Whatever else has to happen, a frame of our
//! own, a line in the log, waits in a queue that the driver drains after each
//! batch. The engine never blocks and never fails: what it can't read goes on
//! unchanged and is counted.
//!
//! # Boundary cases
//!
//! - An answer whose id is open under two requests is relayed unchanged:
//!   whose it is can't be told.
//! - An answer to a call that was answered here (its time was up) is
//!   withheld; the client must not get two answers under one id.
//! - An answer to a call that the client has cancelled is relayed: that is
//!   what would have happened without us.
//! - A failed answer of a tool that nobody has listed is held while the
//!   engine lists the tools, at most [`LISTING_PATIENCE`]; and so is a call that
//!   the network fails meanwhile.
//! - A call that is sent again has an id of the engine's; the client keeps its
//!   own, and a cancellation reaches the try at hand.
//! - A call that is taken back while it waits to be sent again is over at once.
//! - A server that ends is started again ([`Restart`]). When it is gone for good,
//!   every open request is answered, and every later one; a notification has
//!   nobody to go to and is dropped.

mod action;
mod answers;
mod calls;
mod limits;
mod listing;
mod lost;
mod recovery;
mod requests;
mod restart;
mod session;
mod table;
mod tasks;
mod transport;
mod usual;

use std::time::Duration;

use aftercall::Now;
use aftercall_mcp::{Envelope, Head, Id, Shape, Unreadable, UsualRequest};

use crate::rewrite::Rewrite;
use crate::settings::{Retry, Settings, Timeout};
use crate::upstream::{Exit, How, Reach, ToolFacts, Toolbox};
use calls::{Details, Kind, Pending, Request, Said};
use limits::Limits;
use listing::Held;
use recovery::Recovery;
use restart::Link;
use session::Session;
use table::Calls;
use tasks::Tasks;

pub use action::{Action, Counters, Fate, Notice, Record, Side};
pub use listing::LISTING_PATIENCE;
pub use restart::Restart;

/// What the operator decides.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Config {
    /// Tells this process's own request ids from every other's, and is the
    /// seed of its waits.
    pub salt: u64,
    /// How calls are treated.
    pub settings: Settings,
    /// The largest request that is kept while it is open, in bytes: its
    /// arguments are needed to explain a refusal, and all of it to send it
    /// again.
    pub keep_request: usize,
    /// Whether a server that has ended is started again.
    pub restart: Restart,
    /// Finished tool calls are recorded ([`Action::Log`]).
    pub records: bool,
    /// Records carry the arguments.
    pub log_arguments: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            salt: 0,
            settings: Settings::default(),
            keep_request: 64 << 10,
            restart: Restart::default(),
            records: false,
            log_arguments: false,
        }
    }
}

/// One client, one server.
///
/// ```
/// use aftercall::Now;
/// use aftercall_proxy::{Config, Engine, Fate, rewrite::Plain};
/// use std::time::{Duration, SystemTime};
///
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let mut engine = Engine::new(Config::default(), Plain);
/// let call = br#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t"}}"#;
/// assert_eq!(engine.client(call, now), Fate::Relay);
/// assert_eq!(engine.upstream(b"Listening on stdio\n", now), Fate::Relay);
/// assert_eq!(engine.counters().malformed, 1);
/// ```
#[derive(Debug)]
pub struct Engine<R> {
    config: Config,
    rewriter: R,
    calls: Calls,
    held: Vec<Held>,
    /// The `_meta` of the engine's own listing.
    listing_meta: Option<Box<str>>,
    tasks: Tasks,
    tools: Toolbox,
    session: Session,
    limits: Limits,
    /// Some calls are checked before they are sent, so all are read.
    checks_all: bool,
    recovery: Recovery,
    link: Link,
    own_ids: u64,
    /// Nothing is due before then. A lower bound: a call that ends does not
    /// move it.
    due: Option<Duration>,
    actions: Vec<Action>,
    counters: Counters,
}

impl<R: Rewrite> Engine<R> {
    /// An engine at the start of a session.
    #[must_use]
    pub fn new(config: Config, rewriter: R) -> Self {
        Self {
            limits: Limits::of(&config.settings),
            checks_all: config.settings.any_strict(),
            recovery: Recovery::new(config.salt, config.settings.purse()),
            config,
            rewriter,
            calls: Calls::default(),
            held: Vec::new(),
            listing_meta: None,
            tasks: Tasks::default(),
            tools: Toolbox::default(),
            session: Session::default(),
            link: Link::default(),
            own_ids: 0,
            due: None,
            actions: Vec::new(),
            counters: Counters::default(),
        }
    }

    /// A frame from the client.
    pub fn client(&mut self, frame: &[u8], now: Now) -> Fate {
        let fate = self.usual_call(frame, || UsualRequest::read(frame), now);
        fate.unwrap_or_else(|| self.unusual(frame, now))
    }

    /// A frame from the client whose outline was read by who brings it.
    pub fn client_outlined(&mut self, frame: &[u8], outline: UsualRequest<'_>, now: Now) -> Fate {
        let fate = self.usual_call(frame, || Some(outline), now);
        fate.unwrap_or_else(|| self.unusual(frame, now))
    }

    fn unusual(&mut self, frame: &[u8], now: Now) -> Fate {
        match Envelope::parse(frame) {
            Ok(message) => match message.shape() {
                Shape::Request => self.request(&message, frame, now),
                Shape::Notification => self.client_notification(&message, now),
                Shape::Answer => self.client_answers(&message),
                Shape::Other => self.onward(),
            },
            Err(why) => {
                self.count_unreadable(why);
                self.onward()
            }
        }
    }

    /// A frame from the server.
    pub fn upstream(&mut self, frame: &[u8], now: Now) -> Fate {
        if let Some(fate) = self.usual_answer(frame, now) {
            return fate;
        }
        match Envelope::parse(frame) {
            Ok(message) => match message.shape() {
                Shape::Answer => self.answer(&message, frame, now),
                Shape::Request => {
                    // Which call it belongs to is not said.
                    for call in self.calls.tool_calls_mut() {
                        call.server_asked = true;
                    }
                    self.recovery.server_asked();
                    self.question(&message)
                }
                Shape::Notification => match message.method().as_deref() {
                    Some("notifications/tools/list_changed") => {
                        self.tools.forget();
                        self.recovery.forget_refusals();
                        Fate::Relay
                    }
                    Some("notifications/progress") => self.progress(&message),
                    Some("notifications/cancelled") => self.server_cancels(&message),
                    Some("notifications/tasks") => self.task_notification(&message, now),
                    _ => Fate::Relay,
                },
                Shape::Other => Fate::Relay,
            },
            Err(why) => {
                self.count_unreadable(why);
                match Head::of_frame(frame).filter(|head| head.answer) {
                    Some(head) => self.unreadable_answer(head, now),
                    None => Fate::Relay,
                }
            }
        }
    }

    /// A line from the client that was too long to look at is over. `passed`
    /// when all of it went to the server that is there now.
    pub fn client_long(&mut self, head: Head, passed: bool, now: Now) {
        self.counters.long_lines += 1;
        if let (Some(id), Some(method)) = (head.id, head.method)
            && !self.calls.contains(&id)
        {
            let kind = if method == "tools/call" {
                let details = Details {
                    tool: head.name.unwrap_or_default().into(),
                    ..Details::unreadable(raw_id(&id))
                };
                let call = self.tool_call(Said::Read(Box::new(details)), now);
                if let Some(due) = call.due() {
                    self.wake_at(due);
                }
                Kind::ToolCall(Box::new(call))
            } else {
                Kind::Other
            };
            let request = Request {
                raw_id: raw_id(&id),
                started: now,
                kind,
                twins: 0,
                again: None,
            };
            match self.link.last_exit().cloned() {
                None if passed => {
                    self.calls.insert(id, Pending::Client(request));
                }
                exit => {
                    let exit = exit.unwrap_or(Exit::new(How::Closed));
                    let frame = self.answer_lost_request(&id, &request, &exit, false, now);
                    self.send(Side::Client, frame);
                }
            }
        }
    }

    /// A line from the server that was too long to look at has passed.
    pub fn upstream_long(&mut self, head: Head, now: Now) {
        self.counters.long_lines += 1;
        if head.method.is_none() {
            let _ = self.unreadable_answer(head, now);
        }
    }

    /// Does what is due. Calling it early does nothing.
    pub fn tick(&mut self, now: Now) {
        if self.due.is_none_or(|due| now.mono < due) {
            return;
        }
        self.expire_calls(now);
        self.expire_listing(now);
        self.mind_server(now);
        self.expire_queue(now);
        self.expire_undecided(now);
        self.resend_due(now);
        self.due = self.earliest();
    }

    /// When to call [`tick`](Self::tick) next, on the clock of `Now::mono`.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Duration> {
        self.due
    }

    /// What has to be done, in order. Leaves the queue empty.
    pub fn actions(&mut self) -> Vec<Action> {
        std::mem::take(&mut self.actions)
    }

    /// What was seen and let pass.
    #[must_use]
    pub fn counters(&self) -> Counters {
        self.counters
    }

    /// No request of the client waits for an answer.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.calls.is_empty()
            && self.held.is_empty()
            && self.recovery.is_idle()
            && self.link.is_idle()
    }

    /// A request under that id waits for the server's answer.
    #[must_use]
    pub fn is_open(&self, id: &Id) -> bool {
        self.calls.contains(id)
    }

    /// Under which id the client has sent the request that the server sees under
    /// that; `None` where it is the engine's own.
    #[must_use]
    pub fn client_id(&self, id: &Id) -> Option<Id> {
        match self.calls.get(id)? {
            Pending::Client(request) => Id::parse(&request.raw_id()),
            Pending::Own(_) => None,
        }
    }

    /// The client's name, once it has said it.
    #[must_use]
    pub fn client_name(&self) -> Option<&str> {
        self.session.client()
    }

    /// The tools that were seen.
    #[must_use]
    pub fn tools(&self) -> &Toolbox {
        &self.tools
    }

    fn client_notification(&mut self, message: &Envelope<'_>, now: Now) -> Fate {
        if message.method().as_deref() == Some("notifications/cancelled") {
            return self.cancelled(message, now);
        }
        if message.method().as_deref() == Some("notifications/initialized") {
            self.link.replay.ready();
        }
        self.onward()
    }

    /// To the server, if there is one.
    fn onward(&self) -> Fate {
        if self.link.is_up() {
            Fate::Relay
        } else {
            Fate::Withhold
        }
    }

    fn count_unreadable(&mut self, why: Unreadable) {
        match why {
            Unreadable::Blank => {}
            Unreadable::Batch => self.counters.batches += 1,
            Unreadable::Malformed => self.counters.malformed += 1,
        }
    }

    fn send(&mut self, to: Side, frame: Vec<u8>) {
        self.actions.push(Action::Send { to, frame });
    }

    fn wake_at(&mut self, at: Duration) {
        self.due = Some(self.due.map_or(at, |due| due.min(at)));
    }

    fn earliest(&mut self) -> Option<Duration> {
        let calls = self.calls.tool_calls_mut().filter_map(|call| call.due());
        let calls = calls.min();
        let held = self.held.iter().map(|held| held.until).min();
        let waiting = self.recovery.due(self.link.is_up());
        let link = self.link.due();
        let all = calls.into_iter().chain(held).chain(waiting).chain(link);
        all.min()
    }
}

/// The JSON of an id that was only seen decoded.
pub(crate) fn raw_id(id: &Id) -> Box<[u8]> {
    match id {
        Id::Integer(whole) => whole.to_string().into_bytes().into(),
        Id::Real(bits) => f64::from_bits(*bits).to_string().into_bytes().into(),
        Id::Text(text) => aftercall_mcp::quoted(text).into_bytes().into(),
        Id::Opaque(raw) => raw.clone(),
        _ => Box::from(&b"null"[..]),
    }
}
