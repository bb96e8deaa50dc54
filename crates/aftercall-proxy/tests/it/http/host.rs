//! A host on pipes, with the relay to a remote server behind them.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use aftercall_proxy::engine::Counters;
use aftercall_proxy::http::{Endpoint, Options, relay};
use aftercall_proxy::rewrite::Structured;
use aftercall_proxy::stdio::{Ended, Ends};
use aftercall_proxy::{CallSettings, Retry, Settings};
use serde_json::{Value, json};

/// Long enough for a busy machine, short enough to notice a deadlock.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Host {
    to_relay: Option<io::PipeWriter>,
    lines: mpsc::Receiver<String>,
    /// Came while an answer was waited for.
    passed_over: VecDeque<String>,
    ended: mpsc::Receiver<(Ended, Counters)>,
}

/// A relay that sends nothing again by itself.
pub(crate) fn connect(url: &str) -> Host {
    start(options(url, Retry::Off))
}

pub(crate) fn options(url: &str, retry: Retry) -> Options {
    let mut options = Options::new(Endpoint::parse(url).expect("a URL"));
    options.config.settings = Settings::new(CallSettings::default().with_retry(retry));
    options
}

pub(crate) fn start(options: Options) -> Host {
    let (input, to_relay) = io::pipe().expect("a pipe");
    let (from_relay, output) = io::pipe().expect("a pipe");
    let ends = Ends {
        input: input.into(),
        output: output.into(),
        errors: File::create("/dev/null").expect("always there").into(),
    };
    let (tell, ended) = mpsc::channel();
    thread::spawn(move || {
        let end = relay(options, Structured::default(), ends, Box::new(|_| {}));
        let _ = tell.send(end.expect("it starts"));
    });
    let (read, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(from_relay).lines() {
            let _ = read.send(line.expect("text"));
        }
    });
    Host {
        to_relay: Some(to_relay),
        lines,
        passed_over: VecDeque::new(),
        ended,
    }
}

impl Host {
    pub(crate) fn send(&mut self, message: &Value) {
        let to_relay = self.to_relay.as_mut().expect("not closed yet");
        writeln!(to_relay, "{message}").expect("the relay reads");
    }

    /// The next line.
    pub(crate) fn line(&mut self) -> String {
        let earlier = self.passed_over.pop_front();
        earlier.unwrap_or_else(|| self.receive())
    }

    /// The answer to that request. What comes before it is kept.
    pub(crate) fn answer(&mut self, id: u64) -> Value {
        loop {
            let line = self.receive();
            let message: Value = serde_json::from_str(&line).expect("JSON");
            if message["id"] == id && message.get("method").is_none() {
                return message;
            }
            self.passed_over.push_back(line);
        }
    }

    fn receive(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line in time")
    }

    /// The handshake of 2025-11-25, and a look at the tools.
    pub(crate) fn shake(&mut self) {
        self.shake_hands();
        self.send(&json!({ "jsonrpc": "2.0", "id": 2, "method": "tools/list" }));
        self.answer(2);
    }

    /// The handshake alone.
    pub(crate) fn shake_hands(&mut self) {
        self.send(
            &json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-11-25", "capabilities": {},
            "clientInfo": { "name": "test", "version": "1" } } }),
        );
        let answer = self.answer(1);
        assert!(answer.get("result").is_some(), "{answer}");
        self.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
    }

    pub(crate) fn call(&mut self, id: u64, tool: &str) -> Value {
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": "tools/call",
            "params": { "name": tool, "arguments": {} } }));
        self.answer(id)
    }

    /// Nothing more is to come for now.
    pub(crate) fn is_quiet(&mut self, wait: Duration) -> bool {
        self.lines.recv_timeout(wait).is_err()
    }

    /// Closes its end and waits for the relay to be over.
    pub(crate) fn close(&mut self) -> Counters {
        self.to_relay = None;
        let (ended, counters) = self.ended.recv_timeout(PATIENCE).expect("it ends in time");
        assert_eq!(ended, Ended::ClientClosed);
        counters
    }
}

/// The envelope of a failed call.
pub(crate) fn envelope(answer: &Value) -> Value {
    assert_eq!(answer["result"]["isError"], true, "{answer}");
    let envelope = answer["result"]["structuredContent"].clone();
    assert!(envelope.is_object(), "{answer}");
    envelope
}

/// The same from the text, which is there whatever is known of the tool.
pub(crate) fn envelope_text(answer: &Value) -> Value {
    let text = answer["result"]["content"][0]["text"].as_str();
    let line = text.and_then(|text| text.lines().last());
    let line = line.unwrap_or_else(|| panic!("no text: {answer}"));
    serde_json::from_str(line).unwrap_or_else(|_| panic!("no envelope: {line}"))
}
