//! A file from its bytes to what the engine gets, and every way to get it wrong.

use std::path::PathBuf;
use std::time::Duration;

use aftercall_proxy::settings::Settings;
use aftercall_proxy::{Retry, Timeout, Validate};

use super::key::Table;
use super::{File, Key, Overrides, Value, engine_settings, json, parse, schema, select, text};

fn file(text: &str) -> File {
    File::parse("aftercall.toml".to_owned(), text.as_bytes()).expect("it is text")
}

fn engine(text: &str) -> Settings {
    engine_with(text, &[])
}

/// The same, with arguments of `--set`.
fn engine_with(text: &str, set: &[&str]) -> Settings {
    let mut overrides = Overrides::default();
    set.iter().for_each(|argument| overrides.set(argument));
    let file = file(text);
    let selected = select(Some(&file), None, &overrides).unwrap_or_else(|e| panic!("{e}"));
    engine_settings(&selected.merged).unwrap_or_else(|e| panic!("{e}"))
}

/// What is wrong with the file, a fault a line.
fn faults(text: &str) -> Vec<String> {
    faults_with(text, None, &[])
}

fn faults_with(text: &str, name: Option<&str>, set: &[&str]) -> Vec<String> {
    let mut overrides = Overrides::default();
    set.iter().for_each(|argument| overrides.set(argument));
    let faults = select(Some(&file(text)), name, &overrides).expect_err(text);
    let said = faults.to_string();
    let lines = said.lines().map(|line| line.trim_start().to_owned());
    lines
        .filter(|line| !line.ends_with("in the configuration:"))
        .collect()
}

fn spec(name: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("../../spec").join(name)
}

fn example() -> String {
    std::fs::read_to_string(spec("config.example.toml")).expect("the example is there")
}

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
fn a_server_is_a_program_or_has_a_url() {
    let both = "[servers.a]\ncommand = \"x\"\nurl = \"https://h/mcp\"\n[servers.b]\n";
    let told = faults_with(both, Some("b"), &[]);
    let expected = "aftercall.toml:3:1: servers.a.url: a server is a program or has a URL, not \
                    both; keep one of them (command comes from aftercall.toml:2, \
                    servers.a.command)";
    assert_eq!(told, [expected]);
    let apart = "[servers.a]\ncommand = \"x\"\n[servers.b]\nurl = \"https://h/mcp\"\n";
    for name in ["a", "b"] {
        let selected = select(Some(&file(apart)), Some(name), &Overrides::default());
        assert!(selected.is_ok(), "{selected:?}");
    }
}

#[test]
fn what_belongs_to_the_other_kind_of_server_is_refused() {
    let url = "url = \"https://h/mcp\"\n";
    let (args, env) = ("args = [\"-v\"]\n", "env = { A = \"B\" }\n");
    let (command, headers) = ("command = \"x\"\n", "headers = { X-A = \"B\" }\n");
    for (text, at) in [
        (
            [url, args, ""],
            &["3:1: servers.a.args: `args` is for a program"][..],
        ),
        // The later line is at fault.
        (
            [args, url, ""],
            &["3:1: servers.a.url: `args` is for a program"],
        ),
        (
            [url, args, env],
            &["3:1: servers.a.args: `args`", "4:1: servers.a.env: `env`"],
        ),
        (
            [command, headers, ""],
            &["3:1: servers.a.headers: `headers` go to a URL"],
        ),
        // Of a program and a URL, each has something of its own.
        (
            [command, args, headers],
            &["4:1: servers.a.headers: `headers` go to a URL"],
        ),
        (
            [command, args, url],
            &["4:1: servers.a.url: a server is a program or"],
        ),
    ] {
        let told = faults(&format!("[servers.a]\n{}", text.concat()));
        assert_eq!(told.len(), at.len(), "{told:?}");
        for (told, at) in told.iter().zip(at) {
            assert!(told.starts_with(&format!("aftercall.toml:{at}")), "{told}");
        }
    }
    for fine in [[url, headers, ""], [command, args, env], [args, env, ""]] {
        engine(&format!("[servers.a]\n{}", fine.concat()));
    }
    let told = faults(&format!("[servers.a]\n{url}cwd = \"/\"\n"));
    assert!(
        told[0].starts_with("aftercall.toml:3:1: servers.a.cwd: unknown key"),
        "{told:?}"
    );
}

#[test]
fn a_url_that_leads_nowhere_is_told_by_its_place() {
    for (url, why) in [
        ("http://h:80000/mcp", "names a port that there is not"),
        ("https://me:s3cret@h/mcp", "holds credentials"),
        ("h/mcp?key=s3cret", "write it as https://host/path"),
    ] {
        let told = faults(&format!("[servers.a]\n[servers.b]\nurl = \"{url}\"\n"));
        let [fault] = told
            .iter()
            .filter(|told| told.contains("url"))
            .collect::<Vec<_>>()[..]
        else {
            panic!("one fault about it: {told:?}");
        };
        let place = "aftercall.toml:3:7: servers.b.url: ";
        assert!(fault.starts_with(place) && fault.contains(why), "{fault}");
        assert!(!fault.contains("s3cret"), "{fault}");
    }
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
fn a_server_is_picked_by_its_name_or_by_being_the_only_one() {
    let several = "[servers.desk]\nretry_attempts = 2\n[servers.files]\n";
    let told = faults_with(several, None, &[]);
    assert_eq!(
        told,
        ["aftercall.toml names 2 servers: desk, files. Pick one with --name"]
    );
    let told = faults_with(several, Some("dask"), &[]);
    let expected =
        "aftercall.toml: there is no [servers.dask]; did you mean `desk`? It names: desk, files";
    assert_eq!(told, [expected]);
    let told = faults_with("", Some("dask"), &[]);
    assert_eq!(
        told,
        ["aftercall.toml: there is no [servers.dask]; it names no server"]
    );
    let file = file(several);
    let selected = select(Some(&file), Some("desk"), &Overrides::default()).expect("it is there");
    assert_eq!(selected.merged.server.count(Key::RetryAttempts), Some(2));
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

#[test]
fn what_is_printed_can_be_read_and_means_the_same() {
    let example = example();
    for (text_of, name) in [
        (&*example, "desk"),
        (&*example, "payments"),
        ("[servers.x]", "x"),
    ] {
        let file = file(text_of);
        let selected = select(Some(&file), Some(name), &Overrides::default()).expect("right");
        let page = text(&selected, Some(&file.name));
        let again = self::file(&page);
        let again = select(Some(&again), Some(name), &Overrides::default());
        let again = again.unwrap_or_else(|e| panic!("{e}\n{page}"));
        assert_eq!(
            engine_settings(&again.merged),
            engine_settings(&selected.merged)
        );
        for key in Key::ALL {
            let value = |selected: &super::Selected| {
                let setting = selected.merged.server.get(key);
                setting.expect("every key is in force").value.clone()
            };
            assert_eq!(value(&again), value(&selected), "{key:?}");
            assert!(page.contains(key.name()), "{key:?} is shown");
        }
    }
}

#[test]
fn each_value_says_where_it_comes_from() {
    let mut overrides = Overrides::default();
    overrides.set("guard=false");
    overrides.flag(Key::Timeout, "--timeout", Value::Word("off"));
    let file = file(
        "[defaults]\nretry = \"off\"\n[servers.a]\nread_only = true\n[servers.a.tools.t]\ndestructive = true\n",
    );
    let selected = select(Some(&file), None, &overrides).expect("right");
    let page = json(&selected, Some(&file.name)).expect("JSON");
    let page: serde_json::Value = serde_json::from_str(&page).expect("JSON");
    let from = |pointer: &str| page.pointer(pointer).expect(pointer)["from"].clone();
    assert_eq!(from("/settings/timeout")["flag"], "--timeout");
    assert_eq!(from("/settings/guard")["argument"], "guard=false");
    assert_eq!(from("/settings/retry")["line"], 2);
    assert_eq!(from("/settings/retry")["key"], "defaults.retry");
    assert_eq!(from("/tools/t/retry")["line"], 2);
    assert_eq!(from("/tools/t/read_only")["by"], "destructive");
    assert_eq!(page["tools"]["t"]["read_only"]["value"], false);
    assert_eq!(page["settings"]["log"]["value"], serde_json::Value::Null);
    assert_eq!(page["settings"]["retry_time"]["decidedAtRunTime"], true);
    assert_eq!(from("/settings/retry_time")["kind"], "built_in");
    assert_eq!(page["server"], "a");
}

#[test]
fn a_secret_is_not_shown() {
    let secret = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";
    let text_of = format!("[servers.a]\nargs = [\"{secret}\"]\nenv = {{ A = \"{secret}\" }}\n");
    let file = file(&text_of);
    let selected = select(Some(&file), None, &Overrides::default()).expect("right");
    assert!(!text(&selected, None).contains(secret));
    assert!(!json(&selected, None).expect("JSON").contains(secret));
    let told = faults(&format!("[servers.a]\nretry = \"{secret}\"\n"));
    assert!(!told[0].contains(secret), "{told:?}");
}

#[test]
fn the_schema_is_the_one_that_is_checked_in() {
    let written = format!("{:#}\n", schema());
    let path = spec("config.schema.json");
    if std::env::var_os("AFTERCALL_BLESS").is_some() {
        std::fs::write(&path, &written).expect("the schema can be written");
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        stored, written,
        "AFTERCALL_BLESS=1 writes spec/config.schema.json anew"
    );
}

#[test]
fn schema_and_reader_agree() {
    let validator = jsonschema::validator_for(&schema()).expect("a schema");
    let verdicts = |text: &str| {
        let parsed: serde_json::Value = toml::from_str(text).expect(text);
        let read = file(text);
        (validator.is_valid(&parsed), read.faults.is_empty())
    };
    assert_eq!(verdicts(&example()), (true, true));
    for (place, table) in [
        ("defaults", Table::Defaults),
        ("servers.a", Table::Server),
        ("servers.a.tools.\"t u\"", Table::Tool),
    ] {
        for key in Key::ALL {
            for value in [
                "true",
                "3",
                "0",
                "\"off\"",
                "\"host\"",
                "\"3s\"",
                "\"1m30s\"",
                "\"strict\"",
                "\"16MiB\"",
                "\"16\"",
                "\"\"",
                "[]",
                "[\"a\"]",
                "[1]",
                "{}",
                "{ A = \"B\" }",
                "{ A = \"-\" }",
                "1.5",
                "\"keep\"",
                "\"never\"",
                "\"leave\"",
                "\"http:///mcp\"",
                "\"HTTPS://h/mcp\"",
            ] {
                let text = format!("[{place}]\n{} = {value}\n", key.name());
                let (schema, reader) = verdicts(&text);
                assert_eq!(schema, reader, "{text}");
                assert!(!reader || key.fits(table), "{text}");
            }
        }
    }
    for wrong in [
        "x = 1",
        "[servers.\"a b\"]",
        "[servers.a]\nx = 1",
        "[servers.a.tools.t]\nx = 1",
    ] {
        assert_eq!(verdicts(wrong), (false, false), "{wrong}");
    }
}

#[test]
fn the_example_shows_every_key_and_only_keys() {
    let example = example();
    let shown: Vec<&str> = example
        .lines()
        .filter_map(|line| line.trim_start_matches("# ").split_once(" = "))
        .map(|(key, _)| key)
        .filter(|key| !key.contains([' ', '`']))
        .collect();
    for key in &shown {
        assert!(Key::of_name(key).is_some(), "{key} is no key");
    }
    for key in Key::ALL {
        assert!(shown.contains(&key.name()), "{} is not shown", key.name());
    }
    for line in example.lines().filter_map(|line| line.strip_prefix("# ")) {
        if let Some((key, value)) = line.split_once(" = ")
            && let Some(key) = Key::of_name(key)
        {
            let built_in = key.built_in().value.expect("only what is built in");
            assert_eq!(built_in.to_string(), value, "{}", key.name());
        }
    }
}
