//! What is wrong is told at once, each with its place.

use std::time::Duration;

use aftercall_proxy::{Retry, Timeout};

use super::super::{File, Overrides, select};
use super::{engine_with, example, faults, faults_with, file};

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let told = faults_with(
        r#"timeout = "3s"
[default]
[defaults]
timout = "30s"
retry = "sometimes"
retry_attempts = 0
retry_time = 30
read_only = true
stateless = true
guard = "yes"
inspect_limit = "16"
validate = "onfailure"
[servers."a b"]
[servers.desk]
command = ""
args = [1]
env = { TOKEN = "not a name", B = 1 }
timeout = "-3s"
retry_tokens = 0x1_000
backoff_cap = "48h"
[servers.desk.tools.t]
read_only = true
destructive = true
retry_tokens = 4
[servers.desk.tools.u]
read_only = true
idempotent = false
[servers.desk.tools."v w"]
backoff_base = "30s"
tools = 3
"#,
        Some("desk"),
        &[],
    );
    let expected = [
        "1:1: timeout: this belongs into a table: [defaults], or [servers.NAME]",
        "2:2: default: unknown key; did you mean `defaults`? Allowed here: defaults, servers",
        "4:1: defaults.timout: unknown key; did you mean `timeout`? Allowed here: timeout, retry,",
        "5:9: defaults.retry: `sometimes` is none of \"safe\" or \"off\"",
        "6:18: defaults.retry_attempts: 0 is out of range, use 1 to 10",
        "7:14: defaults.retry_time: write a time with its unit, like \"30s\", or \"host\", got the number 30",
        "8:1: defaults.read_only: this can't be true of every server",
        "9:1: defaults.stateless: this is for one server, so put it into [servers.NAME]",
        "10:9: defaults.guard: write true or false, got the text \"yes\"",
        "11:17: defaults.inspect_limit: `16` has no unit",
        "12:12: defaults.validate: `onfailure` is none of \"on-failure\", \"strict\" or \"off\"; did you mean \"on-failure\"?",
        "13:10: servers.\"a b\": a server's name is made of letters",
        "15:11: servers.desk.command: an empty text names nothing",
        "16:8: servers.desk.args: write a list of texts, got the number 1 in it",
        "17:7: servers.desk.env: `B` names the variable that holds its value, so write a text",
        "18:11: servers.desk.timeout: `-3s` is negative",
        "19:16: servers.desk.retry_tokens: 0x1000 is out of range, use 1 to 100",
        "20:15: servers.desk.backoff_cap: `48h` is too long; the most is \"24h\"",
        "23:1: servers.desk.tools.t.destructive: read-only and destructive contradict each other",
        "24:1: servers.desk.tools.t.retry_tokens: this is for a whole server",
        "27:1: servers.desk.tools.u.idempotent: read-only and not idempotent contradict each other",
        "30:1: servers.desk.tools.\"v w\".tools: unknown key",
    ];
    for (told, expected) in told.iter().zip(expected) {
        let expected = format!("aftercall.toml:{expected}");
        assert!(told.starts_with(&expected), "{told}\n{expected}");
    }
    assert_eq!(told.len(), expected.len(), "{told:#?}");
    assert!(
        !told.iter().any(|fault| fault.contains("over the longest")),
        "nothing is concluded from a cap that is wrong itself"
    );
}

#[test]
fn values_that_clash_name_both_places() {
    let [fault] =
        &faults("[defaults]\nbackoff_cap = \"1s\"\n[servers.a]\nbackoff_base = \"2s\"\n")[..]
    else {
        panic!("one fault");
    };
    let place = "aftercall.toml:4:1: servers.a.backoff_base: ";
    assert!(fault.starts_with(place), "{fault}");
    assert!(
        fault.contains("up to 2s is over the longest of 1s"),
        "{fault}"
    );
    let other = "backoff_cap comes from aftercall.toml:2, defaults.backoff_cap";
    assert!(fault.contains(other), "{fault}");

    let told = faults("[defaults]\nbackoff_base = \"30s\"\n");
    assert!(told[0].contains("backoff_cap is built in"), "{told:?}");
    let told = faults("[servers.a]\nlog_arguments = true\n");
    assert!(told[0].contains("there is no log"), "{told:?}");
    let told = faults_with(
        "[servers.a]\nread_only = true\n",
        None,
        &["destructive=true"],
    );
    assert!(told[0].starts_with("--set destructive=true: "), "{told:?}");
    assert!(told[0].contains("aftercall.toml:2"), "{told:?}");
}

#[test]
fn a_clash_in_a_server_that_is_not_run_is_told_too() {
    let text = "[servers.a]\n[servers.b]\nread_only = true\ndestructive = true\n";
    let told = faults_with(text, Some("a"), &[]);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(
        told[0].starts_with("aftercall.toml:4:1: servers.b."),
        "{told:?}"
    );
}

#[test]
fn what_is_no_toml_is_told_by_its_line() {
    let text = "[defaults]\ntimeout = 30s\nguard = true\nguard = false\n[servers.a]\nretry = \"off\n[servers.a]\nretrry = \"off\"\n";
    let told = faults(text);
    let lines: Vec<&str> = told.iter().map(|fault| &fault[15..16]).collect();
    assert_eq!(lines, ["2", "4", "6", "7", "8"], "{told:#?}");
    assert!(told[0].contains("must be quoted"), "{told:?}");
    assert!(told[1].contains("this stands twice"), "{told:?}");
    assert!(told[4].contains("did you mean `retry`?"), "{told:?}");
}

#[test]
fn places_are_counted_as_editors_count_them() {
    let told = faults("\u{feff}[defaults]\r\n# é\r\nretry = \"é\" # \r\ntimeout = \"x\"\r\n");
    assert!(told[0].starts_with("aftercall.toml:3:9:"), "{told:?}");
    assert!(told[1].starts_with("aftercall.toml:4:11:"), "{told:?}");
    let told = faults("[servers.\"é\".tools]\n");
    assert!(told[0].starts_with("aftercall.toml:1:10:"), "{told:?}");
}

#[test]
fn bytes_that_are_no_text_are_told_by_their_place() {
    for (bytes, words) in [
        (
            &b"[defaults]\nretry = \"\xff\"\n"[..],
            "aftercall.toml:2:10: this byte is no UTF-8",
        ),
        (b"\xff\xfe[\0", "aftercall.toml:1:1: this is UTF-16"),
        (b"\xfe\xff\0[", "aftercall.toml:1:1: this is UTF-16"),
    ] {
        let fault = File::parse("aftercall.toml".to_owned(), bytes).expect_err(words);
        assert!(fault.to_string().starts_with(words), "{fault}");
    }
}

#[test]
fn no_piece_of_a_file_trips_the_reader() {
    let example = example();
    for (end, _) in example.char_indices() {
        let piece = file(&example[..end]);
        let _ = select(Some(&piece), None, &Overrides::default());
        let rest = file(&example[end..]);
        let _ = select(Some(&rest), Some("desk"), &Overrides::default());
    }
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
