//! The printed page, the schema and the example say what the reader reads.

use super::super::key::Table;
use super::super::{Key, Overrides, Selected, Value, engine_settings, json, schema, select, text};
use super::{example, faults, file, spec};

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
        let again = super::file(&page);
        let again = select(Some(&again), Some(name), &Overrides::default());
        let again = again.unwrap_or_else(|e| panic!("{e}\n{page}"));
        assert_eq!(
            engine_settings(&again.merged),
            engine_settings(&selected.merged)
        );
        for key in Key::ALL {
            let value = |selected: &Selected| {
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
