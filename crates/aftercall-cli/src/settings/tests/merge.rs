//! What counts where several places say something.

use std::time::Duration;

use aftercall_proxy::settings::Settings;
use aftercall_proxy::{Retry, Timeout, Validate};

use super::super::{Key, Overrides, engine_settings, parse, select};
use super::{engine, engine_with, faults_with, file};

#[test]
fn every_value_reaches_the_engine() {
    let settings = engine(
        r#"
        [servers.desk]
        timeout = "3s"
        retry = "off"
        retry_attempts = 5
        retry_time = "7s"
        backoff_base = "10ms"
        backoff_cap = "1m"
        retry_tokens = 4
        guard = false
        breaker = false
        trust_annotations = false
        stateless = true
        validate = "strict"
        read_only = true
        idempotency_keys = "request_id"
        "#,
    );
    let calls = settings.of("any");
    assert_eq!(calls.timeout(), Timeout::After(Duration::from_secs(3)));
    assert_eq!(calls.retry(), Retry::Off);
    assert_eq!(calls.policy().attempts(), 5);
    assert_eq!(calls.retry_time(), Some(Duration::from_secs(7)));
    let backoff = calls.policy().backoff();
    assert_eq!(backoff.after(1).latest, Duration::from_millis(10));
    assert_eq!(backoff.after(99).latest, Duration::from_secs(60));
    assert_eq!(settings.retry_tokens(), 4);
    assert!(!calls.guard() && !calls.breaker());
    assert!(!settings.trust_annotations() && settings.stateless());
    assert_eq!(calls.validate(), Validate::Strict);
    assert_eq!(calls.hints().read_only(), Some(true));
    assert_eq!(calls.idempotency_keys(), [Box::from("request_id")]);
}

#[test]
fn nothing_said_is_what_the_engine_does_by_itself() {
    for nothing in ["", "\u{feff}", "# nothing\n", "[defaults]", "[servers.a]"] {
        assert_eq!(engine(nothing), Settings::default(), "{nothing}");
    }
}

#[test]
fn the_more_particular_counts() {
    let text = r#"
        [defaults]
        timeout = "1s"
        retry_attempts = 1
        validate = "strict"
        guard = false

        [servers.desk]
        retry_attempts = 2
        validate = "off"

        [servers.desk.tools.slow]
        timeout = "60s"
        validate = "on-failure"
    "#;
    let settings = engine_with(text, &["guard=true", "tools.fast.timeout=10ms"]);
    let of_all = settings.of("any");
    assert_eq!(of_all.timeout(), Timeout::After(Duration::from_secs(1)));
    assert_eq!(of_all.policy().attempts(), 2);
    assert_eq!(of_all.validate(), Validate::Off);
    assert!(of_all.guard());
    let slow = settings.of("slow");
    assert_eq!(slow.timeout(), Timeout::After(Duration::from_secs(60)));
    assert_eq!(slow.validate(), Validate::OnFailure);
    assert_eq!(slow.policy().attempts(), 2, "as its server's");
    let fast = settings.of("fast");
    assert_eq!(fast.timeout(), Timeout::After(Duration::from_millis(10)));

    let mut flags = Overrides::default();
    flags.set("timeout=2s");
    let value = parse(Key::Timeout, "off").expect("a word");
    flags.flag(Key::Timeout, "--timeout", value);
    let file = file(text);
    let selected = select(Some(&file), Some("desk"), &flags).expect("all is right");
    let settings = engine_settings(&selected.merged).expect("all is right");
    assert_eq!(settings.of("any").timeout(), Timeout::Off, "a flag is last");
    let slow = settings.of("slow").timeout();
    assert_eq!(
        slow,
        Timeout::After(Duration::from_secs(60)),
        "of all others"
    );
}

#[test]
fn what_a_tool_does_is_not_what_its_server_does() {
    let settings = engine(
        r#"
        [servers.docs]
        read_only = true
        [servers.docs.tools.drop]
        destructive = true
        [servers.docs.tools.draw]
        idempotent = false
        [servers.docs.tools.find]
        timeout = "1s"
        "#,
    );
    assert_eq!(settings.of("find").hints().read_only(), Some(true));
    assert_eq!(settings.of("drop").hints().read_only(), Some(false));
    assert_eq!(settings.of("draw").hints().read_only(), Some(false));
}

#[test]
fn an_override_is_read_as_the_file_is() {
    for (argument, why) in [
        ("retry_atempts=5", "did you mean `retry_attempts`?"),
        ("retry_attempts=0", "out of range"),
        ("timeout=30", "with its unit"),
        ("timeout=\"30s", "invalid basic string"),
        ("retry=of", "did you mean \"off\"?"),
        ("retry", "write KEY=VALUE"),
        ("", "write KEY=VALUE"),
        ("tools.t.stateless=true", "for a whole server"),
    ] {
        let told = faults_with("", None, &[argument]);
        assert!(
            told[0].starts_with(&format!("--set {argument}")),
            "{told:?}"
        );
        assert!(told[0].contains(why), "{told:?}");
    }
    let settings = engine_with("", &["tools.\"a.b\".timeout = 5s", "retry=\"off\""]);
    assert_eq!(
        settings.of("a.b").timeout(),
        Timeout::After(Duration::from_secs(5))
    );
    assert_eq!(settings.of("any").retry(), Retry::Off);
}
