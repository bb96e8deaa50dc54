//! The schema and the example against the reader.

use super::super::key::Table;
use super::super::{Key, schema};
use super::{example, file, spec};

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
