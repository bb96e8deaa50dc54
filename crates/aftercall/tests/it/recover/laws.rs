//! The laws, over every sequence of results.

use std::time::Duration;

use aftercall::detail::Attempt;
use aftercall::gather::{Report, Source};
use aftercall::recover::{
    Again, Backoff, Call, Decision, History, Input, Key, MAX_CALLS, Policy, SAFETY_MARGIN, Window,
    decide,
};
use aftercall::{
    Answer, Basis, Category, Effect, Executed, Failure, Now, Reading, ToolError, Value,
};
use proptest::prelude::*;

use super::start;

fn effects() -> impl Strategy<Value = Effect> {
    prop_oneof![
        Just(Effect::ReadOnly),
        Just(Effect::Idempotent),
        Just(Effect::Write),
        Just(Effect::Unknown),
    ]
}

fn durations() -> impl Strategy<Value = Duration> {
    prop_oneof![
        3 => (0u64..10_000).prop_map(Duration::from_millis),
        1 => any::<u64>().prop_map(Duration::from_millis),
        1 => Just(Duration::MAX),
        1 => Just(Duration::ZERO),
    ]
}

prop_compose! {
    fn failures()(
        category in proptest::option::of(proptest::sample::select(&Category::ALL[..])),
        own in any::<bool>(),
        executed in proptest::option::of(prop_oneof![
            Just(Executed::No), Just(Executed::Yes), Just(Executed::Unknown)
        ]),
        wait in proptest::option::of(durations()),
        ahead in proptest::option::of(0u64..100_000),
        basis in proptest::sample::select(&Basis::ALL[..]),
        never in any::<bool>(),
        below in proptest::bool::weighted(0.1),
    ) -> Failure {
        let mut failure = match category {
            None => Failure::unexplained("No word."),
            Some(Category::Transient) if own => ToolError::transient("Down.").into(),
            Some(category) => Failure::inferred(category, basis, "Down."),
        };
        if let Some(executed) = executed {
            failure = failure.with_executed(executed);
        }
        if let Some(wait) = wait {
            failure = failure.with_retry_after(wait);
        }
        if let Some(ahead) = ahead {
            failure = failure.with_not_before(start().wall + Duration::from_millis(ahead));
        }
        if never {
            failure = failure.never_retryable();
        }
        if below {
            failure = failure.with_attempts([Attempt::new("Tried.", Duration::ZERO)]);
        }
        failure
    }
}

/// Some sources covered, some searched without a match, some missing.
fn reports() -> impl Strategy<Value = Report<u32>> {
    let words = proptest::collection::vec(proptest::option::of(failures()), 1..6);
    words.prop_map(|words| {
        let at = start().wall;
        let name = |i: usize| format!("source-{i}");
        words
            .into_iter()
            .enumerate()
            .fold(Report::new(), |report, (i, word)| match word {
                Some(failure) => report.missing(name(i), failure, at),
                None if i % 2 == 0 => report.covered(name(i), 7, Some(1), at),
                None => report.covered_empty(name(i), at),
            })
    })
}

fn readings() -> impl Strategy<Value = Reading<u32>> {
    prop_oneof![
        2 => reports().prop_map(|report| Reading::Settled(Ok(Answer::Partial(report)))),
        8 => failures().prop_map(|failure| Reading::Settled(Err(failure))),
        1 => Just(Reading::Settled(Ok(Answer::Found(1)))),
        1 => Just(Reading::Settled(Ok(Answer::empty("x")))),
        1 => Just(Reading::Pending),
        1 => Just(Reading::InputRequired),
        1 => Just(Reading::Cancelled),
    ]
}

prop_compose! {
    fn policies()(
        attempts in 1u32..=10,
        time in 1u64..120_000,
        base in 1u64..5_000,
        more in 0u64..60_000,
    ) -> Policy {
        Policy::in_agent()
            .with_attempts(attempts)
            .and_then(|p| p.with_time(Duration::from_millis(time)))
            .and_then(|p| p.with_backoff(
                Duration::from_millis(base),
                Duration::from_millis(base + more),
            ))
            .expect("in range by construction")
    }
}

fn call_of(effect: Effect) -> Call<'static> {
    Call::new("tool", effect, Key::of(["tool"]))
}

/// Does the row allow a retry at all, whatever the budgets?
fn may_retry(effect: Effect, reading: &Reading<u32>) -> bool {
    match reading {
        Reading::Settled(Err(failure)) if failure.basis() == Some(Basis::Prose) => {
            failure.category() == Some(Category::Transient) && effect.may_repeat()
        }
        Reading::Settled(Err(failure)) => {
            failure.resend(effect).is_retryable()
                || (failure.category().is_none() && effect == Effect::ReadOnly)
        }
        Reading::Settled(Ok(Answer::Partial(report))) => {
            report.missing_retryable(effect).next().is_some()
        }
        Reading::Settled(Ok(Answer::Found(_) | Answer::Empty(_)))
        | Reading::Pending
        | Reading::InputRequired
        | Reading::Cancelled => false,
    }
}

proptest! {
    #[test]
    fn a_driver_ends_within_every_budget(
        policy in policies(),
        effect in effects(),
        script in proptest::collection::vec((readings(), 0u64..3_000, any::<u64>()), 1..20),
    ) {
        let mut history = History::new();
        let mut now = start();
        let mut elapsed = Duration::ZERO;
        let mut longest = Duration::ZERO;
        let mut tries = 0;
        let mut unexplained = 0;
        // The last result comes for ever.
        let forever = script.iter().chain(std::iter::repeat(&script[script.len() - 1]));
        for (reading, took, random) in forever {
            let took = Duration::from_millis(*took);
            tries += 1;
            now = now + took;
            elapsed += took;
            longest = longest.max(took);
            let call = call_of(effect).took(took).elapsed(elapsed);
            let decision = decide(&Input::new(&policy, &history, call, now), reading);
            history.record(&call, reading, &decision, now);
            let Some(window) = decision.window() else { break };
            prop_assert!(may_retry(effect, reading), "{decision}");
            prop_assert!(tries < policy.attempts(), "another try after {tries}");
            prop_assert!(window.earliest <= window.latest);
            let wait = window.pick(*random);
            prop_assert!(elapsed + wait + longest + SAFETY_MARGIN <= policy.time());
            if matches!(decision, Decision::Retry { why: Again::Unexplained, .. }) {
                unexplained += 1;
                prop_assert_eq!(unexplained, 1);
            }
            now = now + wait;
            elapsed += wait;
        }
        prop_assert!(tries <= policy.attempts());
    }

    #[test]
    fn the_wait_is_within_the_cap_or_what_was_asked_for(
        policy in policies(),
        failure in failures(),
        random in any::<u64>(),
    ) {
        let history = History::new();
        let call = call_of(Effect::ReadOnly);
        let stated = failure
            .retry_after()
            .unwrap_or_default()
            .max(failure.not_before().map(|d| start().until(d)).unwrap_or_default());
        let reading: Reading<u32> = Reading::Settled(Err(failure));
        let decision = decide(&Input::new(&policy, &history, call, start()), &reading);
        if let Some(window) = decision.window() {
            let wait = window.pick(random);
            let cap = policy.backoff().after(1).latest;
            prop_assert!(wait >= stated);
            prop_assert!(wait <= cap.max(stated));
        }
    }

    #[test]
    fn only_missing_and_retryable_sources_are_asked_again(
        policy in policies(), effect in effects(), report in reports(),
    ) {
        let history = History::new();
        let retryable: Vec<Source> = report.missing_retryable(effect).cloned().collect();
        let all: Vec<Source> = report.failed().map(|(source, _)| source.clone()).collect();
        let reading = Reading::Settled(Ok(Answer::Partial(report)));
        let input = Input::new(&policy, &history, call_of(effect), start());
        match decide(&input, &reading) {
            Decision::RetryMissing { missing, .. } => {
                prop_assert!(!missing.is_empty());
                prop_assert!(missing.iter().all(|source| retryable.contains(source)));
            }
            Decision::AcceptPartial { missing } => prop_assert_eq!(missing, all),
            other => prop_assert!(false, "{}", other),
        }
    }

    #[test]
    fn the_same_input_gives_the_same_decision(
        policy in policies(), effect in effects(), reading in readings(),
    ) {
        let history = History::new();
        let input = Input::new(&policy, &history, call_of(effect), start());
        prop_assert_eq!(decide(&input, &reading), decide(&input, &reading));
    }

    #[test]
    fn a_healed_failure_leaves_no_trace(
        policy in policies(),
        effect in effects(),
        before in proptest::collection::vec(readings(), 0..6),
        after in readings(),
    ) {
        let call = call_of(effect);
        let mut history = History::new();
        for reading in &before {
            let decision = decide(&Input::new(&policy, &history, call, start()), reading);
            history.record(&call, reading, &decision, start());
        }
        let ok = Reading::Settled(Ok(Answer::Found(1)));
        let decision = decide(&Input::new(&policy, &history, call, start()), &ok);
        history.record(&call, &ok, &decision, start());
        prop_assert_eq!(&history, &History::new());
        let fresh = History::new();
        prop_assert_eq!(
            decide(&Input::new(&policy, &history, call, start()), &after),
            decide(&Input::new(&policy, &fresh, call, start()), &after)
        );
    }

    #[test]
    fn a_window_is_never_left(a in durations(), b in durations(), random in any::<u64>()) {
        let window = Window { earliest: a.min(b), latest: a.max(b) };
        let wait = window.pick(random);
        prop_assert!(window.earliest <= wait && wait <= window.latest);
    }

    #[test]
    fn ceilings_never_fall_and_never_pass_the_cap(
        base in durations(), more in durations(), made in any::<u32>(),
    ) {
        let cap = base.saturating_add(more);
        let backoff = Backoff::new(base, cap);
        let (one, next) = (backoff.after(made), backoff.after(made.saturating_add(1)));
        prop_assert!(one.latest <= next.latest && next.latest <= cap);
        prop_assert_eq!(next.earliest, Duration::ZERO);
    }

    #[test]
    fn keys_ignore_order_and_spelling_and_nothing_else(
        numbers in proptest::collection::btree_map("[a-c]{0,2}", any::<i32>(), 0..4),
        other in proptest::collection::btree_map("[a-c]{0,2}", any::<i32>(), 0..4),
    ) {
        let object = |pairs: Vec<(String, Value)>| Value::Object(pairs);
        let plain = object(numbers.iter().map(|(k, v)| (k.clone(), Value::from(*v))).collect());
        let turned = object(
            numbers
                .iter()
                .rev()
                .map(|(k, v)| (k.clone(), Value::from(f64::from(*v))))
                .collect(),
        );
        let different = object(other.iter().map(|(k, v)| (k.clone(), Value::from(*v))).collect());
        prop_assert_eq!(Key::of_call("t", &plain), Key::of_call("t", &turned));
        prop_assert_eq!(
            Key::of_call("t", &plain) == Key::of_call("t", &different),
            numbers == other
        );
    }

    #[test]
    fn a_note_is_forgotten_whatever_the_date_does(jump in -10_000i64..10_000, steps in 1u64..40) {
        // A verdict, a clock that jumps once, and then only time.
        let policy = Policy::in_agent();
        let mut history = History::new();
        let call = call_of(Effect::Write);
        let refused: Reading<u32> = Reading::Settled(Err(ToolError::business("No.").into()));
        let decision = decide(&Input::new(&policy, &history, call, start()), &refused);
        history.record(&call, &refused, &decision, start());
        let offset = Duration::from_secs(jump.unsigned_abs());
        let jumped = if jump < 0 { start().wall - offset } else { start().wall + offset };
        let mut stopped = 0;
        for step in 0..(steps + 120) {
            let now = Now {
                mono: start().mono + Duration::from_secs(step),
                wall: jumped + Duration::from_secs(step),
            };
            let decision = decide(&Input::new(&policy, &history, call, now), &refused);
            stopped += u64::from(matches!(decision, Decision::Stop { .. }));
        }
        prop_assert!(stopped <= 120);
    }
}

proptest! {
    // Each case is hundreds of calls.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn history_is_bounded_and_survives_a_round_trip(
        steps in proptest::collection::vec((0u32..300, failures(), effects()), 0..400),
    ) {
        let policy = Policy::unattended();
        let mut history = History::new();
        let mut now = start();
        for (id, failure, effect) in steps {
            let name = id.to_string();
            let call = Call::new(&name, effect, Key::of([name.as_str()]));
            let reading: Reading<u32> = Reading::Settled(Err(failure));
            let decision = decide(&Input::new(&policy, &history, call, now), &reading);
            history.record(&call, &reading, &decision, now);
            now = now + Duration::from_millis(70);
        }
        let text = serde_json::to_string(&history).expect("plain data");
        prop_assert!(text.len() < MAX_CALLS * 8_192);
        let back: History = serde_json::from_str(&text).expect("its own form");
        prop_assert_eq!(back, history);
    }
}
