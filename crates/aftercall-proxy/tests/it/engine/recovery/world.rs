//! A server that follows a script, and logs each execution.

use std::time::Duration;

use aftercall_proxy::How;
use aftercall_proxy::rewrite::{Options, Structured};
use aftercall_proxy::{Config, Exit};
use serde_json::{Value, json};

use super::super::harness::{Relay, initialize, result};

/// A tool for each kind of annotation.
pub(crate) const TOOLS: [&str; 5] = ["read", "idempotent", "write", "unsaid", "contradicts"];

pub(crate) const LISTING: &str = r#"{"tools":[{"name":"read","annotations":{"readOnlyHint":true}},{"name":"idempotent","annotations":{"readOnlyHint":false,"idempotentHint":true}},{"name":"write","annotations":{"readOnlyHint":false}},{"name":"unsaid"},{"name":"contradicts","annotations":{"readOnlyHint":true,"destructiveHint":true}},{"name":"create_order","annotations":{"readOnlyHint":false},"inputSchema":{"type":"object","properties":{"order_id":{"type":"string"},"amount":{"type":"number","minimum":1},"currency":{"enum":["GBP","EUR"]},"pin":{"type":"string","minLength":4,"writeOnly":true}},"required":["order_id","amount"],"additionalProperties":false}},{"name":"get_order","annotations":{"readOnlyHint":true},"inputSchema":{"type":"object","properties":{"order_id":{"type":"string"}},"required":["order_id"]}},{"name":"closed","annotations":{"readOnlyHint":false,"openWorldHint":false}},{"name":"list_customers","annotations":{"readOnlyHint":true},"inputSchema":{"type":"object"}}]}"#;

/// What the server does with one execution.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    /// Answers with this result, after so many seconds.
    Says(Value, f64),
    /// Answers with a JSON-RPC error.
    Errs(Value),
    /// Asks the client something first.
    Asks(Value),
    /// Never answers.
    Hangs,
    /// Ends after so many seconds.
    Dies(f64),
}

/// Something that will happen on the server's side.
#[derive(Debug)]
enum Event {
    Says(String),
    Dies(How),
    /// The server of that number runs, or could not be started.
    Starts(u32, bool),
}

/// A failed result with these words.
pub(crate) fn fails(words: &str) -> Reply {
    fails_after(words, 0.0)
}

pub(crate) fn fails_after(words: &str, seconds: f64) -> Reply {
    let block = json!({"type": "text", "text": words});
    Reply::Says(json!({"content": [block], "isError": true}), seconds)
}

pub(crate) fn works() -> Reply {
    Reply::Says(
        json!({"content": [{"type": "text", "text": "42 orders"}]}),
        0.0,
    )
}

/// What the tool of that name does the nth time, from 0.
type Script = Box<dyn FnMut(&str, usize) -> Reply>;

pub(crate) struct World {
    pub(crate) relay: Relay<Structured>,
    script: Script,
    /// The tool of each execution, and when, in seconds.
    pub(crate) executions: Vec<(String, f64)>,
    /// What will happen, and when.
    outbox: Vec<(Duration, Event)>,
    /// The server's tools.
    pub(crate) listing: String,
    /// How long the next server takes to start, in seconds, and whether it does.
    pub(crate) next: (f64, bool),
    /// What reached each server, calls aside: its number and the method.
    pub(crate) heard: Vec<(u32, String)>,
    /// Whether the handshake is answered well.
    pub(crate) greets: bool,
    /// The progress token of the last call.
    pub(crate) last_token: Value,
    /// What the client has received.
    pub(crate) inbox: Vec<String>,
}

impl World {
    pub(crate) fn new(
        config: Config,
        host: &str,
        script: impl FnMut(&str, usize) -> Reply + 'static,
    ) -> Self {
        let mut relay = Relay::with(config, Structured::new(Options::default()));
        relay.client(&initialize(host));
        relay.upstream(&result("\"init\"", "{}"));
        relay.client("{\"method\":\"notifications/initialized\"}\n");
        relay.client("{\"id\":\"list\",\"method\":\"tools/list\"}\n");
        relay.upstream(&result("\"list\"", LISTING));
        Self {
            relay,
            script: Box::new(script),
            executions: Vec::new(),
            outbox: Vec::new(),
            listing: LISTING.to_owned(),
            next: (0.5, true),
            heard: Vec::new(),
            greets: true,
            last_token: Value::Null,
            inbox: Vec::new(),
        }
    }

    pub(crate) fn seconds(&self) -> f64 {
        self.relay.now().mono.as_secs_f64()
    }

    /// The client sends a frame, and what goes on reaches the server.
    pub(crate) fn send(&mut self, frame: &str) {
        if let Some(frame) = self.relay.client(frame) {
            self.serve(&frame);
        }
        self.settle();
    }

    /// Sends the call and runs until it is answered, or nothing is left to
    /// happen.
    pub(crate) fn call(&mut self, id: &str, frame: &str) -> Option<String> {
        self.send(frame);
        loop {
            if let Some(answer) = self.answer_to(id) {
                return Some(answer);
            }
            if !self.step() {
                return None;
            }
        }
    }

    pub(crate) fn answer_to(&self, id: &str) -> Option<String> {
        let id: Value = serde_json::from_str(id).expect("an id");
        let mut answers = self.inbox.iter().filter(|frame| {
            let frame: Value = serde_json::from_str(frame).expect("JSON");
            frame["id"] == id && frame.get("method").is_none()
        });
        answers.next_back().cloned()
    }

    /// Time passes, and everything that is due happens in its order.
    pub(crate) fn wait(&mut self, seconds: f64) {
        let until = self.seconds() + seconds;
        while self
            .next_event()
            .is_some_and(|at| at.as_secs_f64() <= until)
        {
            self.step();
        }
        let rest = until - self.seconds();
        if rest > 0.0 {
            self.relay.wait(rest);
        }
        self.settle();
    }

    /// How often the server ran.
    pub(crate) fn ran(&self) -> usize {
        self.executions.len()
    }

    fn next_event(&self) -> Option<Duration> {
        let replies = self.outbox.iter().map(|(at, _)| *at);
        replies.chain(self.relay.engine.next_deadline()).min()
    }

    /// Goes on to what happens next. `false` when nothing will.
    fn step(&mut self) -> bool {
        let Some(at) = self.next_event() else {
            return false;
        };
        // A hair later, so that no rounding makes it too early.
        let wait = at.saturating_sub(self.relay.now().mono) + Duration::from_nanos(1);
        self.relay.wait(wait.as_secs_f64());
        let now = self.relay.now().mono;
        let (due, later) = self.outbox.drain(..).partition(|(at, _)| *at <= now);
        self.outbox = later;
        let due: Vec<(Duration, Event)> = due;
        for (_, event) in due {
            self.happens(event);
        }
        self.settle();
        true
    }

    fn happens(&mut self, event: Event) {
        let now = self.relay.now();
        match event {
            Event::Says(frame) => {
                if let Some(frame) = self.relay.upstream(&frame) {
                    self.inbox.push(frame);
                }
            }
            Event::Dies(how) => self.dies(how),
            Event::Starts(incarnation, true) => {
                self.relay.engine.upstream_started(incarnation, now);
                self.relay.collect();
            }
            Event::Starts(_, false) => self.dies(How::NotStarted),
        }
    }

    /// The server ends, and with it all that it would have said.
    pub(crate) fn dies(&mut self, how: How) {
        self.outbox.clear();
        let now = self.relay.now();
        self.relay.engine.upstream_ended(Exit::new(how), now);
        self.relay.collect();
        self.settle();
    }

    fn settle(&mut self) {
        self.inbox.extend(self.relay.sent_to_client());
        for incarnation in std::mem::take(&mut self.relay.starts) {
            let (after, well) = self.next;
            let at = self.relay.now().mono + Duration::from_secs_f64(after);
            self.outbox.push((at, Event::Starts(incarnation, well)));
        }
        for frame in self.relay.sent_to_upstream() {
            self.serve(&frame);
        }
    }

    fn serve(&mut self, frame: &str) {
        let request: Value = serde_json::from_str(frame).expect("JSON");
        if request["method"] != "tools/call" {
            self.hear(&request);
            return;
        }
        let tool = request["params"]["name"].as_str().expect("a tool");
        let ran = self.executions.iter().filter(|(t, _)| t == tool).count();
        let reply = (self.script)(tool, ran);
        self.last_token = request["params"]["_meta"]["progressToken"].clone();
        self.executions.push((tool.to_owned(), self.seconds()));
        let now = self.relay.now().mono;
        let id = request["id"].to_string();
        match reply {
            Reply::Says(answer, after) => {
                let at = now + Duration::from_secs_f64(after);
                self.says(at, result(&id, &answer.to_string()));
            }
            Reply::Errs(error) => {
                let frame = format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"error\":{error}}}\n");
                self.says(now, frame);
            }
            Reply::Asks(answer) => {
                let asks = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"elicitation/create\",\"params\":{}}\n";
                self.says(now, asks.to_owned());
                self.says(now, result(&id, &answer.to_string()));
            }
            Reply::Hangs => {}
            Reply::Dies(after) => {
                let at = now + Duration::from_secs_f64(after);
                self.outbox.push((at, Event::Dies(How::Signal(9))));
            }
        }
    }

    /// The server asks the client something under that id.
    pub(crate) fn asks(&mut self, id: &str) {
        let asks = format!("{{\"id\":{id},\"method\":\"elicitation/create\",\"params\":{{}}}}\n");
        if let Some(frame) = self.relay.upstream(&asks) {
            self.inbox.push(frame);
        }
    }

    /// Anything else than a call.
    fn hear(&mut self, request: &Value) {
        let method = request["method"].as_str().unwrap_or("answer").to_owned();
        let now = self.relay.now().mono;
        let id = request["id"].to_string();
        match method.as_str() {
            "initialize" if self.greets => self.says(now, result(&id, "{}")),
            "initialize" => self.says(now, format!("{{\"id\":{id},\"error\":{{\"code\":1}}}}\n")),
            "tools/list" => self.says(now, result(&id, &self.listing.clone())),
            "logging/setLevel" | "resources/subscribe" | "resources/unsubscribe" => {
                self.says(now, result(&id, "{}"));
            }
            _ => {}
        }
        let incarnation = self.relay.engine.incarnation();
        self.heard.push((incarnation, method));
    }

    fn says(&mut self, at: Duration, frame: String) {
        self.outbox.push((at, Event::Says(frame)));
    }
}

/// The envelope in an answer, from its last line.
pub(crate) fn envelope(answer: &str) -> Value {
    let answer: Value = serde_json::from_str(answer).expect("JSON");
    let text = answer["result"]["content"][0]["text"].as_str();
    let line = text.and_then(|text| text.lines().last());
    let line = line.unwrap_or_else(|| panic!("no words: {answer}"));
    serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {answer}"))
}
