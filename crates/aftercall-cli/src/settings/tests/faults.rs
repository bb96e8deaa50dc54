//! Values that are wrong, alone or together.

use super::{faults, faults_with};

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
    assert!(
        told[0].contains("backoff_cap comes from built in"),
        "{told:?}"
    );
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
