//! What `--print-config` shows.

use super::super::{Key, Overrides, Value, engine_settings, json, select, text};
use super::{example, faults, file};

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
            let value = |selected: &super::super::Selected| {
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
