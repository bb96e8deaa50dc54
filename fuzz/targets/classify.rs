//! Any bytes at all, as every surface of the classifier.
//!
//! The first byte chooses the surface and the effect; the rest is its raw form.
//! A verdict has to come, be the same with and without the explanation, keep to
//! its own rules, and never make a write retryable on words alone.

use aftercall::classify::{Kind, Observation, Surface, Verdict, classify, explain};
use aftercall::{Basis, Effect};

const SURFACES: [&str; 7] = [
    "mcp_tool_result",
    "jsonrpc_error",
    "http_response",
    "exception_text",
    "sql_error",
    "cli_exit",
    "grpc_status",
];

/// Judges `data`.
pub fn judge(data: &[u8]) {
    let Some((choice, raw)) = data.split_first() else {
        return;
    };
    let text = String::from_utf8_lossy(raw);
    let effect = match choice >> 6 {
        0 => Effect::ReadOnly,
        1 => Effect::Idempotent,
        2 => Effect::Write,
        _ => Effect::Unknown,
    };
    look(Surface::Text(&text), effect);
    let name = SURFACES[usize::from(choice & 0x3f) % SURFACES.len()];
    if let Ok(surface) = Surface::parse(name, &text) {
        look(surface, effect);
    }
}

fn look(surface: Surface<'_>, effect: Effect) {
    let seen = Observation::new(surface).effect(effect).tool("get_status");
    let verdict = classify(&seen);
    let (explained, opinions) = explain(&seen);
    assert_eq!(verdict, explained);
    assert!(opinions.iter().filter(|opinion| opinion.decided).count() <= 1);
    holds(&verdict, effect);
}

fn holds(verdict: &Verdict<'_>, effect: Effect) {
    let failure = verdict.failure();
    assert_eq!(failure.is_some(), verdict.kind().is_failure());
    let retryable = verdict.resend().is_retryable();
    let transient = verdict.category().is_some_and(aftercall::Category::heals);
    assert!(!retryable || transient, "{verdict:?}");
    let on_words = verdict.basis() == Some(Basis::Prose);
    assert!(
        !(retryable && on_words && !effect.may_repeat()),
        "{verdict:?}"
    );
    assert!(
        verdict.kind() != Kind::Unclassified || failure.is_some_and(|f| f.category().is_none())
    );
}
