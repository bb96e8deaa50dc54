//! A host, a server and a clock that are all made up.

use std::time::{Duration, SystemTime};

use aftercall::{Failure, Now};
use aftercall_proxy::engine::{Notice, Record};
use aftercall_proxy::rewrite::{
    Answer, Context, End, Facts, Failed, Note, Plain, Rewrite, Rewritten,
};
use aftercall_proxy::{Action, CallSettings, Config, Engine, Fate, Settings, Side, Timeout};

/// A relay whose clock is turned by hand.
pub(crate) struct Relay<R> {
    pub(crate) engine: Engine<R>,
    clock: Duration,
    pub(crate) records: Vec<Record>,
    pub(crate) notices: usize,
    /// The servers that were asked for, since the last look.
    pub(crate) starts: Vec<u32>,
    to_client: Vec<String>,
    to_upstream: Vec<String>,
}

impl<R: Rewrite> Relay<R> {
    pub(crate) fn new(rewriter: R) -> Self {
        Self::with(Config::default(), rewriter)
    }

    pub(crate) fn with(mut config: Config, rewriter: R) -> Self {
        config.records = true;
        if config.salt == 0 {
            config.salt = 0xbeef;
        }
        Self {
            engine: Engine::new(config, rewriter),
            clock: Duration::from_secs(1000),
            records: Vec::new(),
            notices: 0,
            starts: Vec::new(),
            to_client: Vec::new(),
            to_upstream: Vec::new(),
        }
    }

    pub(crate) fn now(&self) -> Now {
        Now {
            mono: self.clock,
            wall: SystemTime::UNIX_EPOCH + self.clock,
        }
    }

    /// The client sends; what reaches the server of it.
    pub(crate) fn client(&mut self, frame: &str) -> Option<String> {
        let fate = self.engine.client(frame.as_bytes(), self.now());
        self.collect();
        settle(frame, fate)
    }

    /// The server sends; what reaches the client of it.
    pub(crate) fn upstream(&mut self, frame: &str) -> Option<String> {
        let fate = self.engine.upstream(frame.as_bytes(), self.now());
        self.collect();
        settle(frame, fate)
    }

    /// Time passes, and what is due is done.
    pub(crate) fn wait(&mut self, seconds: f64) {
        self.clock += Duration::from_secs_f64(seconds);
        self.engine.tick(self.now());
        self.collect();
    }

    /// Frames of our own for the client, since the last look.
    pub(crate) fn sent_to_client(&mut self) -> Vec<String> {
        std::mem::take(&mut self.to_client)
    }

    /// Frames of our own for the server, since the last look.
    pub(crate) fn sent_to_upstream(&mut self) -> Vec<String> {
        std::mem::take(&mut self.to_upstream)
    }

    pub(crate) fn collect(&mut self) {
        for action in self.engine.actions() {
            match action {
                Action::Send { to, frame } => {
                    let frame = String::from_utf8(frame).expect("our frames are text");
                    assert!(frame.ends_with('\n'), "a frame is a line: {frame}");
                    match to {
                        Side::Client => self.to_client.push(frame),
                        Side::Upstream => self.to_upstream.push(frame),
                    }
                }
                Action::Log(record) => self.records.push(*record),
                Action::Notice(Notice::Slow { .. }) => self.notices += 1,
                Action::Notice(_) => {}
                Action::Start { incarnation } => self.starts.push(incarnation),
                other => panic!("an action that nobody knows: {other:?}"),
            }
        }
    }
}

fn settle(frame: &str, fate: Fate) -> Option<String> {
    match fate {
        Fate::Relay => Some(frame.to_owned()),
        Fate::Replace(bytes) => Some(String::from_utf8(bytes).expect("text in, text out")),
        Fate::Withhold => None,
    }
}

pub(crate) fn call(id: &str, tool: &str) -> String {
    format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"tools/call\",\
         \"params\":{{\"name\":\"{tool}\",\"arguments\":{{\"x\":1e2}}}}}}\n"
    )
}

pub(crate) fn failed(id: &str) -> String {
    result(
        id,
        r#"{"content":[{"type":"text","text":"boom"}],"isError":true}"#,
    )
}

pub(crate) fn result(id: &str, result: &str) -> String {
    format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"result\":{result}}}\n")
}

pub(crate) fn initialize(client: &str) -> String {
    format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":\"init\",\"method\":\"initialize\",\"params\":\
         {{\"clientInfo\":{{\"name\":\"{client}\",\"version\":\"1\"}}}}}}\n"
    )
}

/// Marks every failed answer with what is known of its tool.
#[derive(Default)]
pub(crate) struct Marking {
    pub(crate) needs_listing: bool,
}

impl Rewrite for Marking {
    fn concerns(&self, _: &Answer<'_>) -> bool {
        true
    }

    fn passes(&self, _: &[u8]) -> bool {
        false
    }

    fn answer(&mut self, call: &Context<'_>, answer: &Answer<'_>) -> Rewritten {
        if call.tool == "panic" {
            panic!("a mistake of ours");
        }
        let facts = match call.facts {
            Facts::Listed(tool) if tool.read_only == Some(true) => "reads",
            Facts::Listed(_) => "listed",
            Facts::Missing => "missing",
            Facts::Unknown => "unknown",
            Facts::Unasked if self.needs_listing => return Rewritten::NeedsListing,
            Facts::Unasked => "unasked",
        };
        let mark = format!("{{\"facts\":\"{facts}\"}}");
        match answer {
            Answer::Result(result) if result.get("isError") == Some(b"true") => {
                let mut edit = result.edit();
                edit.set("_meta", mark);
                Rewritten::Result(edit.finish(), Note::outcome(End::Failed))
            }
            Answer::Result(_) => Rewritten::Leave(Note::outcome(End::Found)),
            Answer::Error(_) => {
                let result = format!("{{\"isError\":true,\"content\":[],\"_meta\":{mark}}}");
                Rewritten::Result(result.into_bytes(), Note::outcome(End::Failed))
            }
        }
    }

    fn failed(&mut self, call: &Context<'_>, answer: &Answer<'_>, failed: Failed) -> Rewritten {
        Plain.failed(call, answer, failed)
    }

    fn synthesise(&mut self, call: &Context<'_>, failure: Failure) -> (Vec<u8>, Note) {
        Plain.synthesise(call, failure)
    }
}

/// Every call may take so long.
pub(crate) fn limited(timeout: Timeout) -> Settings {
    let calls = CallSettings::default().with_timeout(timeout);
    Settings::new(calls.expect("a limit"))
}
