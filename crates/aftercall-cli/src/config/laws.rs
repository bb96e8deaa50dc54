//! What holds for every configuration: taken out, everything is as it was.

use proptest::collection::vec;
use proptest::prelude::*;

use super::Format;
use super::plan::{Direction, Plan, plan};
use super::servers::{CONTEXT_SERVERS, MCP_SERVERS, PROJECTS, Route, SERVERS, SETTINGS, TABLES};

mod altered;

const JSON_ROUTES: &[Route] = &[MCP_SERVERS, PROJECTS, SERVERS, SETTINGS, CONTEXT_SERVERS];
const AFTERCALL: &str = r"C:\Program Files\aftercall.exe";

fn go(text: &str, format: Format, direction: Direction<'_>) -> Plan {
    let routes = match format {
        Format::Json => JSON_ROUTES,
        Format::Toml => &[TABLES],
    };
    plan(text, format, routes, direction, &[]).unwrap_or_else(|why| panic!("{why:?}:\n{text}"))
}

fn laws(text: &str, format: Format) -> Result<(), TestCaseError> {
    let wrapped = go(text, format, Direction::Wrap(AFTERCALL));
    let twice = go(&wrapped.text, format, Direction::Wrap("aftercall"));
    prop_assert_eq!(&twice.text, &wrapped.text, "wrapping twice");
    let back = go(&wrapped.text, format, Direction::Unwrap);
    prop_assert_eq!(&back.text, text, "taking out");
    let changed = wrapped
        .servers
        .iter()
        .filter(|row| row.left_alone.is_none())
        .count();
    prop_assert_eq!(wrapped.text.matches("aftercall.exe").count(), changed);
    Ok(())
}

/// White space and comments, as people leave them.
fn gap(comments: bool) -> BoxedStrategy<String> {
    let blank = prop_oneof![
        4 => Just(String::new()),
        4 => Just(" ".to_owned()),
        2 => Just("\n    ".to_owned()),
        1 => Just("\r\n\t".to_owned()),
        1 => Just("\t ".to_owned()),
    ];
    if !comments {
        return blank.boxed();
    }
    prop_oneof![
        8 => blank,
        1 => Just(" // a, \"b\" ] }\n  ".to_owned()),
        1 => Just("/* \"args\": [,] */".to_owned()),
    ]
    .boxed()
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => prop::sample::select(vec![
            r#""npx""#, r#""-y""#, r#""--""#, r#""""#, r#""/opt/a b/c""#, r#""caf\u00e9 \"x\"""#,
            r#""C:\\x\\y.exe""#, r#""proxy""#, r#""ünï, ] }""#,
        ]).prop_map(ToOwned::to_owned),
        1 => "[a-z,\\[\\]{}/#= -]{0,8}".prop_map(|text| format!("{text:?}")),
    ]
}

/// The brackets, the elements, and a comma behind the last or not.
fn list(element: BoxedStrategy<String>) -> BoxedStrategy<String> {
    (
        vec((gap(true), element, gap(true)), 0..4),
        gap(true),
        any::<bool>(),
    )
        .prop_map(|(elements, end, trailing)| {
            let inside = elements
                .iter()
                .map(|(before, element, after)| format!("{before}{element}{after}"))
                .collect::<Vec<_>>()
                .join(",");
            let comma = if trailing && !elements.is_empty() {
                ","
            } else {
                ""
            };
            format!("[{inside}{comma}{end}]")
        })
        .boxed()
}

fn object(member: BoxedStrategy<(String, String)>, most: usize) -> BoxedStrategy<String> {
    let member = (gap(true), member, gap(true), gap(true), gap(true)).prop_map(
        |(before, (name, value), colon, after, end)| {
            format!("{before}{name}{colon}:{after}{value}{end}")
        },
    );
    (vec(member, 0..most), gap(true), any::<bool>())
        .prop_map(|(members, end, trailing)| {
            let comma = if trailing && !members.is_empty() {
                ","
            } else {
                ""
            };
            format!("{{{}{comma}{end}}}", members.join(","))
        })
        .boxed()
}

/// An entry, most of them sound: a command, perhaps arguments, in any order,
/// some keys twice, and keys and types that nobody expects.
fn entry() -> BoxedStrategy<String> {
    let odd = prop::sample::select(vec!["null", "7", "true", "{}", "[]", "[1]", "\"x\""]);
    let member = prop_oneof![
        6 => text().prop_map(|text| ("\"command\"".to_owned(), text)),
        6 => list(text().boxed()).prop_map(|list| ("\"args\"".to_owned(), list)),
        2 => list(text().boxed()).prop_map(|list| ("\"env\"".to_owned(), format!("{{\"A\": {list}}}"))),
        1 => (prop::sample::select(vec!["command", "args", "url", "disabled", "é\\n"]), odd)
            .prop_map(|(name, value)| (format!("\"{name}\""), value.to_owned())),
    ];
    prop_oneof![
        6 => object(member.boxed(), 4),
        4 => remote(),
        1 => Just("null".to_owned()),
    ]
    .boxed()
}

/// An entry of a remote server, most of them sound too.
fn remote() -> BoxedStrategy<String> {
    let pick =
        |values: &'static [&'static str]| prop::sample::select(values).prop_map(str::to_owned);
    let url = pick(&[
        r#""http://127.0.0.1:8000/mcp""#,
        r#""http:\/\/[::1]/mcp""#,
        r#""https://a.example/mcp?key=${env:KEY}""#,
        r#""https://a.example/mcp""#,
        r#""https://a.example/sse""#,
        r#""no url""#,
    ]);
    let header = (
        pick(&[
            r#""Authorization""#,
            r#""X-Key""#,
            r#""x_key""#,
            r#""X-\u004bey""#,
            r#""""#,
        ]),
        pick(&[
            r#""Bearer t0ken""#,
            r#""${input:key}""#,
            r#""${A:-${B}}""#,
            r#""caf\u00e9""#,
            "1",
        ]),
    );
    let member = prop_oneof![
        6 => (pick(&["\"url\"", "\"url\"", "\"serverUrl\"", "\"httpUrl\"", "\"u\\u0072l\""]), url),
        3 => (Just("\"headers\"".to_owned()), object(header.boxed(), 4)),
        3 => (Just("\"type\"".to_owned()), pick(&["\"http\"", "\"streamable-http\"", "\"htt\\u0070\"", "\"sse\""])),
        2 => (pick(&["\"timeout\"", "\"trust\""]), pick(&["1", "{}"])),
        1 => (pick(&["\"env\"", "\"oauth\"", "\"disabled\""]), pick(&["true", "{}"])),
    ];
    object(member.boxed(), 5)
}

fn json() -> impl Strategy<Value = String> {
    let names = prop::sample::select(vec!["\"a\"", "\"b\"", "\"a b\"", "\"\\u0061\""]);
    let servers = object(
        (names.clone().prop_map(ToOwned::to_owned), entry()).boxed(),
        4,
    );
    let projects = object(
        (
            names.prop_map(ToOwned::to_owned),
            servers
                .clone()
                .prop_map(|it| format!("{{\"mcpServers\": {it}}}")),
        )
            .boxed(),
        3,
    );
    let member = prop_oneof![
        4 => (Just("\"mcpServers\""), servers.clone()),
        1 => (Just("\"context_servers\""), servers.clone()),
        1 => (Just("\"servers\""), servers),
        1 => (Just("\"projects\""), projects),
        1 => (Just("\"other\""), list(text().boxed())),
    ];
    let member = member.prop_map(|(name, value)| (name.to_owned(), value));
    (
        any::<bool>(),
        gap(true),
        object(member.boxed(), 4),
        gap(true),
    )
        .prop_map(|(mark, before, object, after)| {
            let mark = if mark { "\u{feff}" } else { "" };
            // At least one route, so that there is something to look at.
            let object = object.replacen('{', "{\"mcpServers\":{}, ", 1);
            format!("{mark}{before}{object}{after}")
        })
}

fn toml() -> impl Strategy<Value = String> {
    let text = prop::sample::select(vec![
        "\"npx\"",
        "'npx'",
        "\"\"\"a\nb\"\"\"",
        "'''x'''",
        "\"caf\\u00e9\"",
        "'C:\\x'",
        "\"--\"",
        "\"#\"",
    ]);
    let blank = prop::sample::select(vec!["", " ", "\n  ", " # c, ]\n", "\r\n\t"]);
    let list = (
        vec((blank.clone(), text.clone(), blank.clone()), 0..4),
        blank,
        any::<bool>(),
    )
        .prop_map(|(elements, end, trailing)| {
            let inside: Vec<_> = elements
                .iter()
                .map(|(a, text, b)| format!("{a}{text}{b}"))
                .collect();
            let comma = if trailing && !elements.is_empty() {
                ","
            } else {
                ""
            };
            format!("[{}{comma}{end}]", inside.join(","))
        });
    let server = (
        text,
        prop::option::of(list),
        prop::sample::select(vec!["=", " = ", "\t= "]),
        prop::sample::select(vec!["", " # why", "  "]),
        prop::sample::select(vec!["", "  ", "\t"]),
        any::<bool>(),
        0..4_u8,
    )
        .prop_map(
            |(command, args, is, comment, indent, first, style)| TomlServer {
                command,
                args,
                is,
                comment,
                indent,
                args_first: first,
                style,
            },
        );
    (
        vec(server, 1..3),
        toml_remote(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
    )
        .prop_map(|(servers, remote, mark, crlf, cut)| {
            let nl = if crlf { "\r\n" } else { "\n" };
            let mut out = String::from(if mark { "\u{feff}" } else { "" });
            out.push_str(&remote.replace('\n', nl));
            let mut shared = false;
            for (name, server) in servers.iter().enumerate() {
                // `[mcp_servers]` may stand once only.
                if !(server.is_shared() && core::mem::replace(&mut shared, true)) {
                    out.push_str(&server.write(name, nl));
                }
            }
            if cut {
                out.truncate(out.trim_end_matches(['\r', '\n']).len());
            }
            out
        })
}

/// A remote server in Codex's words: its lines in any order, and its headers in
/// braces or in a table of their own.
fn toml_remote() -> impl Strategy<Value = String> {
    let urls = prop::sample::select(vec![
        "\"http://127.0.0.1/mcp\"",
        "'https://a.example/mcp?key=1'",
        "\"\"\"https://a.example/mcp\"\"\"",
    ]);
    let headers = prop::sample::select(vec![
        "",
        "http_headers = {}",
        "http_headers={X-Key=\"k\",'Authorization' = 'Bearer t0ken'} # sent",
        "http_headers.X-Key = \"k\"",
        "[mcp_servers.far.http_headers] # sent\n\"X-Key\" = 'k'\n\n  Authorization = \"Bearer t0ken\"",
        "  [mcp_servers.far.http_headers]",
    ]);
    let bearer = prop::sample::select(vec!["", "bearer_token_env_var = 'TOKEN' # secret"]);
    let is = prop::sample::select(vec!["=", " = ", "\t= "]);
    (urls, headers, bearer, is, any::<bool>(), any::<bool>()).prop_map(
        |(url, headers, bearer, is, first, indented)| {
            let indent = if indented { "  " } else { "" };
            let mut lines = vec![format!("url{is}{url} # where"), bearer.to_owned()];
            let (is_table, headers) = (headers.trim_start().starts_with('['), headers.to_owned());
            if !is_table {
                lines.push(headers.clone());
            }
            if first {
                lines.reverse();
            }
            let mut out = format!(
                "[mcp_servers.far]\n{indent}{}\n",
                lines.join(&format!("\n{indent}"))
            );
            if is_table {
                out += &format!("{headers}\n");
            }
            out
        },
    )
}

#[derive(Clone, Debug)]
struct TomlServer {
    command: &'static str,
    args: Option<String>,
    is: &'static str,
    comment: &'static str,
    indent: &'static str,
    args_first: bool,
    style: u8,
}

impl TomlServer {
    /// Whether it stands below a header that others stand below too.
    fn is_shared(&self) -> bool {
        self.style > 1
    }

    fn write(&self, name: usize, nl: &str) -> String {
        let Self { is, comment, .. } = self;
        let mut members = vec![format!("command{is}{}", self.command)];
        members.extend(self.args.as_ref().map(|args| format!("args{is}{args}")));
        if self.args_first {
            members.reverse();
        }
        let lines = |prefix: &str| -> String {
            let line = |it| format!("{}{prefix}{it}{comment}{nl}", self.indent);
            members.iter().map(line).collect()
        };
        match self.style {
            0 => {
                let lines = lines("");
                format!(
                    "[mcp_servers.s{name}]{nl}{lines}{nl}[mcp_servers.s{name}.env]{nl}A = 1{nl}"
                )
            }
            1 => format!("[mcp_servers.\"s{name}\"]{comment}{nl}{}", lines("")),
            2 => format!("[mcp_servers]{nl}{}", lines(&format!("s{name} . "))),
            _ => {
                let members = members.join(", ");
                format!("[mcp_servers]{nl}s{name} = {{ {members} }}{comment}{nl}")
            }
        }
    }
}

proptest! {
    #[test]
    fn json_comes_back_byte_for_byte(text in json()) {
        laws(&text, Format::Json)?;
    }

    #[test]
    fn toml_comes_back_byte_for_byte(text in toml()) {
        laws(&text, Format::Toml)?;
    }

    /// Whoever edits the file in between finds their edit, and nothing else.
    #[test]
    fn edits_elsewhere_survive(text in json(), note in "[a-z /]{0,12}") {
        let edit = |text: &str| text.replacen("\"mcpServers\":{}", &format!("\"note\": {note:?}, \"mcpServers\":{{\"new\": {{\"command\": \"x\"}}}}"), 1);
        let wrapped = go(&text, Format::Json, Direction::Wrap(AFTERCALL));
        let back = go(&edit(&wrapped.text), Format::Json, Direction::Unwrap);
        prop_assert_eq!(back.text, edit(&text));
    }

    /// A token that was renewed in between is the one that comes back.
    #[test]
    fn values_changed_in_between_survive(json in json(), toml in toml(), is_toml in any::<bool>()) {
        let (text, format) = if is_toml { (toml, Format::Toml) } else { (json, Format::Json) };
        let renew = |text: &str| text.replace("t0ken", "renewed");
        let wrapped = go(&text, format, Direction::Wrap(AFTERCALL));
        let back = go(&renew(&wrapped.text), format, Direction::Unwrap);
        prop_assert_eq!(back.text, renew(&text));
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in vec(any::<u8>(), 0..200), toml in any::<bool>()) {
        let format = if toml { Format::Toml } else { Format::Json };
        if let Ok(text) = super::text(&bytes) {
            let _ = plan(text, format, JSON_ROUTES, Direction::Unwrap, &[]);
        }
    }
}
