//! What `wrap` wrote, and somebody has changed since beyond what it foresaw.

use proptest::prelude::*;

use super::{JSON_ROUTES, go, list, object};
use crate::config::Format;
use crate::config::plan::{Direction, plan};
use crate::config::servers::TABLES;

fn word(words: &'static [&'static str]) -> BoxedStrategy<String> {
    prop::sample::select(words)
        .prop_map(|word| format!("\"{word}\""))
        .boxed()
}

/// A proxy's arguments, some of them `wrap`'s.
fn arguments() -> BoxedStrategy<String> {
    let usual = Just(
        r#"["proxy", "--upstream-env", "AFTERCALL_UPSTREAM", "--header-env", "X-Key=AFTERCALL_HEADER_X_KEY", "--bearer-env", "T", "--replaces", "type=http,url,headers"]"#
            .to_owned(),
    );
    let odd = list(word(&[
        "--upstream",
        "https://a.example/mcp",
        "--upstream-env",
        "AFTERCALL_UPSTREAM",
        "--header-env",
        "X-Key=AFTERCALL_HEADER_X_KEY",
        "--replaces",
        "url,headers",
        "type=http,serverUrl",
        "--",
    ]))
    .prop_map(|list| list.replacen('[', r#"["proxy","--replaces","url", "#, 1));
    prop_oneof![1 => usual, 2 => odd].boxed()
}

fn json() -> impl Strategy<Value = String> {
    let variable = (
        word(&[
            "AFTERCALL_UPSTREAM",
            "AFTERCALL_HEADER_X_KEY",
            "SSL_CERT_FILE",
            "AFTERCALL_HEADER_\\u0058_KEY",
        ]),
        word(&["https://a.example/mcp?k=1", "k", ""]),
    );
    let member = prop_oneof![
        4 => (Just("\"command\"".to_owned()), word(&["aftercall", "/opt/aftercall"])),
        4 => (Just("\"args\"".to_owned()), arguments()),
        4 => (Just("\"env\"".to_owned()), object(variable.boxed(), 4)),
        2 => (Just("\"type\"".to_owned()), word(&["stdio", "http"])),
        1 => (Just("\"env_vars\"".to_owned()), list(word(&["T", "U"]))),
        1 => (Just("\"timeout\"".to_owned()), Just("5".to_owned())),
    ];
    object(member.boxed(), 6).prop_map(|entry| format!("{{\"mcpServers\": {{\"it\": {entry}}}}}"))
}

/// Codex's way, with `env` in braces, in a table of its own, or in dotted keys.
fn toml() -> impl Strategy<Value = String> {
    let line = prop::sample::select(vec![
        "command = \"aftercall\" # c",
        "  type = 'stdio'",
        "env_vars = ['T']",
        "",
        "# a remark",
        "tool_timeout_sec = 5",
    ]);
    let env = prop::sample::select(vec![
        "env = { AFTERCALL_UPSTREAM = 'https://a.example' }",
        "env = { A = 'b', AFTERCALL_UPSTREAM = 'https://a.example', C = 'd' }",
        "env.AFTERCALL_UPSTREAM = 'https://a.example'\nenv.A = 'b'",
        "[mcp_servers.it.env] # e\nAFTERCALL_UPSTREAM = 'https://a.example'\nA = 'b'",
        "[mcp_servers.it.env]\n\n  AFTERCALL_UPSTREAM = 'https://a.example'",
        "",
    ]);
    let replaced = prop::sample::select(vec!["url", "url,http_headers", "type=http,url"]);
    (prop::collection::vec(line, 0..6), env, replaced, any::<bool>()).prop_map(
        |(mut lines, env, replaced, crlf)| {
            let args = format!(
                "args = ['proxy', '--upstream-env', 'AFTERCALL_UPSTREAM', '--replaces', '{replaced}']"
            );
            lines.push(&args);
            lines.push(env);
            let text = format!("[mcp_servers.it]\n{}\n", lines.join("\n"));
            if crlf { text.replace('\n', "\r\n") } else { text }
        },
    )
}

proptest! {
    /// Either it is left alone, or taken out for good.
    #[test]
    fn an_altered_entry_is_taken_out_once_or_left_alone(text in json()) {
        let once = go(&text, Format::Json, Direction::Unwrap);
        let twice = go(&once.text, Format::Json, Direction::Unwrap);
        prop_assert_eq!(&twice.text, &once.text);
        let is_left = once.servers[0].left_alone.is_some();
        prop_assert_eq!(is_left, once.text == text);
    }

    #[test]
    fn an_altered_table_is_taken_out_once_or_left_alone(text in toml()) {
        // Lines that were drawn twice are no TOML.
        if let Ok(once) = plan(&text, Format::Toml, &[TABLES], Direction::Unwrap, &[]) {
            let twice = go(&once.text, Format::Toml, Direction::Unwrap);
            prop_assert_eq!(&twice.text, &once.text);
            let is_left = once.servers[0].left_alone.is_some();
            prop_assert_eq!(is_left, once.text == text);
        }
    }

    #[test]
    fn nothing_makes_a_plan_panic(text in json(), cut in any::<prop::sample::Index>()) {
        let cut = cut.index(text.len() + 1);
        if text.is_char_boundary(cut) {
            let _ = plan(&text[..cut], Format::Json, JSON_ROUTES, Direction::Unwrap, &[]);
        }
    }
}
