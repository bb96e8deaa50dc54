//! What a call that works costs in the engine, with nothing configured and with
//! everything: the goal is at most 1 µs more.

use std::hint::black_box;
use std::time::{Duration, SystemTime};

use aftercall::Now;
use aftercall_proxy::rewrite::{Options, Structured};
use aftercall_proxy::settings::{CallSettings, Hints, Settings};
use aftercall_proxy::{Config, Engine, Timeout};
use criterion::{Criterion, criterion_group, criterion_main};

/// Tools that are treated differently; a large server has as many.
const TOOLS: u64 = 100;

/// Everything but what reads each call before it is sent (`validate = "strict"`).
fn everything() -> Settings {
    let hints = Hints::new(None, Some(true), Some(true)).expect("they agree");
    let settings = Settings::new(CallSettings::default()).with_retry_tokens(20);
    let settings = settings.expect("in range").with_stateless(true);
    (0..TOOLS).fold(settings, |settings, tool| {
        let limit = Timeout::After(Duration::from_secs(10 + tool));
        let calls = CallSettings::default().with_timeout(limit);
        let calls = calls.expect("in range").with_hints(hints);
        let keys = vec![format!("key_{tool}").into()];
        let calls = calls.with_idempotency_keys(keys).expect("they have names");
        settings.with_tool(format!("tool_{tool}"), calls)
    })
}

fn calls(c: &mut Criterion) {
    let mut group = c.benchmark_group("a call that works");
    let text = "A line of a report. ".repeat(50);
    let call = format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{{\"name\":\
         \"tool_50\",\"arguments\":{{\"text\":\"{text}\"}}}}}}\n"
    );
    let answer = format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{{\"content\":[{{\"type\":\"text\",\"text\":\
         \"{text}\"}}]}}}}\n"
    );
    let initialize = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":\
                      {\"clientInfo\":{\"name\":\"somebody\"}}}\n";
    let initialized = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n";
    for (name, settings) in [
        ("nothing configured", Settings::default()),
        ("everything configured", everything()),
    ] {
        let mut config = Config::default();
        config.settings = settings;
        let mut engine = Engine::new(config, Structured::new(Options::default()));
        let mut now = Now {
            mono: Duration::ZERO,
            wall: SystemTime::UNIX_EPOCH,
        };
        engine.client(initialize.as_bytes(), now);
        engine.upstream(initialized.as_bytes(), now);
        engine.actions();
        group.bench_function(name, |b| {
            b.iter(|| {
                now = now + Duration::from_micros(100);
                engine.tick(now);
                let there = engine.client(black_box(call.as_bytes()), now);
                let back = engine.upstream(black_box(answer.as_bytes()), now);
                (there, back, engine.next_deadline())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, calls);
criterion_main!(benches);
