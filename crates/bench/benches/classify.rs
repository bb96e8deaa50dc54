//! What a verdict costs: the goals are 3 µs for a declared envelope, 1 µs for a
//! status or a code, 5 µs for 500 bytes of prose that match nothing, and no
//! time worth mentioning for an answer that is plainly fine.

use std::hint::black_box;

use aftercall::classify::{Exception, Grpc, Http, Mcp, Observation, Surface, classify};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// One text block, as raw `content`.
fn content(text: &str) -> String {
    serde_json::json!([{"type": "text", "text": text}]).to_string()
}

fn verdicts(c: &mut Criterion) {
    let mut group = c.benchmark_group("classify");
    let envelope = r#"{"errorCategory":"transient","isRetryable":true,"message":"The database is locked.","code":"db.locked","retryAfterMs":200,"executed":"no"}"#;
    let declared = content("ERROR [transient, retryable] The database is locked.");
    group.bench_function("declared envelope", |b| {
        b.iter(|| {
            let seen = Mcp::new(true).content(&declared).structured(envelope);
            classify(black_box(&Observation::new(Surface::Mcp(seen))))
        });
    });
    group.bench_function("status", |b| {
        let seen = Observation::new(Surface::Http(Http::new(503, "")));
        b.iter(|| classify(black_box(&seen)));
    });
    group.bench_function("code of gRPC", |b| {
        let seen = Observation::new(Surface::Grpc(Grpc::new("UNAVAILABLE", "")));
        b.iter(|| classify(black_box(&seen)));
    });
    group.bench_function("code of SQL", |b| {
        let error = Exception::new("OperationalError", "").more(r#"{"sqlstate":"40P01"}"#);
        let seen = Observation::new(Surface::Sql(error));
        b.iter(|| classify(black_box(&seen)));
    });
    let code = content("connect ECONNREFUSED 127.0.0.1:5432");
    group.bench_function("code in text", |b| {
        b.iter(|| {
            let seen = Mcp::new(true).content(&code);
            classify(black_box(&Observation::new(Surface::Mcp(seen))))
        });
    });
    // Words that no phrase of the lexicon holds, so that every rule is asked.
    let prose =
        content(&"The quick brown fox jumps over the lazy dog and rests. ".repeat(10)[..500]);
    group.bench_function("500 bytes of prose without a phrase", |b| {
        b.iter(|| {
            let seen = Mcp::new(true).content(&prose);
            classify(black_box(&Observation::new(Surface::Mcp(seen))))
        });
    });
    group.finish();
}

fn plainly_fine(c: &mut Criterion) {
    let mut group = c.benchmark_group("plainly fine");
    let text = content(&"A line of a report that tells of nothing in particular.\n".repeat(2000));
    let rows = (0..1000)
        .map(|i| serde_json::json!({"id": i, "name": "Ann", "status": "open", "error": null}))
        .collect::<Vec<_>>();
    let rows = serde_json::Value::from(rows).to_string();
    let rows_as_text = content(&rows);
    for (name, content, structured) in [
        ("plain text", &text, None),
        ("rows as text", &rows_as_text, None),
        ("rows as text and structured", &rows_as_text, Some(&rows)),
    ] {
        group.throughput(Throughput::Bytes(
            (content.len() + structured.map_or(0, String::len)) as u64,
        ));
        group.bench_function(name, |b| {
            b.iter(|| {
                let mut seen = Mcp::new(false).content(content);
                if let Some(rows) = structured {
                    seen = seen.structured(rows);
                }
                classify(black_box(&Observation::new(Surface::Mcp(seen))))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, verdicts, plainly_fine);
criterion_main!(benches);
