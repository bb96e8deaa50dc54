//! What recovery costs a call that does not need it: the goal is 1 µs a call
//! with everything configured, against the same relay with all of it off.
//!
//! A call here is both of its frames through the engine: the request in, the
//! answer in, nothing failing. Both engines classify, so that the difference is
//! recovery alone. The clock of the session moves by a millisecond a call.

use std::hint::black_box;
use std::time::{Duration, SystemTime};

use aftercall::Now;
use aftercall_proxy::rewrite::{Options, Structured};
use aftercall_proxy::settings::Hints;
use aftercall_proxy::{
    CallSettings, Config, Engine, Fate, Restart, Retry, Settings, Timeout, Validate,
};
use criterion::{Criterion, criterion_group, criterion_main};

const TOOLS: &[u8] = br#"{"jsonrpc":"2.0","id":"l","result":{"tools":[{"name":"find_orders","annotations":{"readOnlyHint":true},"inputSchema":{"type":"object","properties":{"customer":{"type":"string"}}}},{"name":"refund","annotations":{"readOnlyHint":false},"inputSchema":{"type":"object"}}]}}"#;

/// One session, and its next call.
struct Session {
    engine: Engine<Structured>,
    now: Now,
    id: u64,
    tool: &'static str,
}

impl Session {
    fn new(config: Config, tool: &'static str) -> Self {
        let mut session = Self {
            engine: Engine::new(config, Structured::new(Options::default())),
            now: Now {
                mono: Duration::ZERO,
                wall: SystemTime::UNIX_EPOCH,
            },
            id: 0,
            tool,
        };
        let (engine, now) = (&mut session.engine, session.now);
        engine.client(
            br#"{"jsonrpc":"2.0","id":"i","method":"initialize","params":{"clientInfo":{"name":"codex-mcp-client","version":"1"}}}"#,
            now,
        );
        engine.upstream(br#"{"jsonrpc":"2.0","id":"i","result":{}}"#, now);
        engine.client(
            br#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            now,
        );
        engine.client(br#"{"jsonrpc":"2.0","id":"l","method":"tools/list"}"#, now);
        engine.upstream(TOOLS, now);
        session
    }

    fn frames(&mut self) -> (String, String) {
        self.id += 1;
        let (id, tool) = (self.id, self.tool);
        let call = format!(
            "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"tools/call\",\"params\":{{\"name\":\"{tool}\",\"arguments\":{{\"customer\":\"Ann\",\"idempotency_key\":\"k-{id}\"}},\"_meta\":{{\"progressToken\":{id}}}}}}}\n"
        );
        let answer = format!(
            "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"result\":{{\"content\":[{{\"type\":\"text\",\"text\":\"Order 7 of customer Ann: open, 3 items, to be shipped.\"}}]}}}}\n"
        );
        (call, answer)
    }

    /// Both frames, and what a driver asks after each.
    fn call(&mut self, frames: &(String, String)) {
        self.now = self.now + Duration::from_millis(1);
        let there = self.engine.client(frames.0.as_bytes(), self.now);
        black_box(self.engine.actions());
        let back = self.engine.upstream(frames.1.as_bytes(), self.now);
        black_box((self.engine.actions(), self.engine.next_deadline()));
        assert_eq!((there, back), (Fate::Relay, Fate::Relay));
    }
}

fn off() -> Config {
    let calls = CallSettings::default()
        .with_retry(Retry::Off)
        .with_validate(Validate::Off)
        .with_guard(false)
        .with_breaker(false);
    let mut config = Config::default();
    config.settings = Settings::new(calls);
    config.restart = Restart::Off;
    config
}

fn everything() -> Config {
    let invalid = "the values of this bench are valid";
    let limit = |seconds| Timeout::After(Duration::from_secs(seconds));
    let calls = CallSettings::default()
        .with_timeout(limit(60))
        .and_then(|calls| calls.with_retry_time(Some(Duration::from_secs(30))))
        .and_then(|calls| calls.with_idempotency_keys(vec!["idempotency_key".into()]))
        .expect(invalid);
    let refund = calls.clone().with_timeout(limit(120)).expect(invalid);
    let hints = Hints::new(Some(false), Some(true), Some(false)).expect(invalid);
    let mut config = Config::default();
    config.settings = Settings::new(calls)
        .with_tool("refund", refund.with_hints(hints))
        .with_retry_tokens(20)
        .expect(invalid);
    config.restart = Restart::Auto;
    config
}

/// As `everything`, and each call's arguments are checked before it is sent.
fn strict() -> Config {
    let mut config = everything();
    let calls = config.settings.calls().clone();
    config.settings = Settings::new(calls.with_validate(Validate::Strict));
    config
}

fn engine(c: &mut Criterion) {
    let mut group = c.benchmark_group("a call that works");
    for (name, config) in [
        ("all off", off()),
        ("as it is by default", Config::default()),
        ("everything configured", everything()),
        ("arguments checked before", strict()),
    ] {
        group.bench_function(name, |b| {
            let mut session = Session::new(config.clone(), "refund");
            // Made in the measured part, in all of them alike: an id is used once.
            b.iter(|| {
                let frames = session.frames();
                session.call(&frames);
            });
        });
    }
    group.finish();
}

criterion_group!(benches, engine);
criterion_main!(benches);
