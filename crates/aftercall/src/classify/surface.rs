//! The forms in which the end of a call reaches a reader.
//!
//! Every view borrows. JSON stays JSON: the views hold slices of the original
//! text and are walked once, when a verdict is asked for, so that making an
//! observation of a healthy answer costs nothing.

use core::fmt;
use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

/// What the end of a call looks like.
///
/// ```
/// use aftercall::Category;
/// use aftercall::classify::{Http, Observation, Surface, classify};
///
/// // The more of the end is handed over, the more there is to read: a 403 is a
/// // permission, but not one that says how long to wait.
/// let plain = Surface::Http(Http::new(403, ""));
/// let waits = Surface::Http(Http::new(403, "").header("retry-after", "60"));
/// let of = |seen| classify(&Observation::new(seen)).category();
/// assert_eq!(of(plain), Some(Category::Permission));
/// assert_eq!(of(waits), Some(Category::Transient));
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Surface<'a> {
    /// A `CallToolResult` of the Model Context Protocol.
    Mcp(Mcp<'a>),
    /// The `error` of a JSON-RPC response.
    JsonRpc(JsonRpc<'a>),
    /// An HTTP response.
    Http(Http<'a>),
    /// What a client library raised.
    Exception(Exception<'a>),
    /// What a database driver raised.
    Sql(Exception<'a>),
    /// How a process ended.
    Cli(Cli<'a>),
    /// A gRPC status.
    Grpc(Grpc<'a>),
    /// Words alone.
    Text(&'a str),
}

/// A `CallToolResult`, its members as raw JSON.
///
/// ```
/// use aftercall::Category;
/// use aftercall::classify::{Mcp, Observation, Surface, classify};
///
/// let content = r#"[{"type":"text","text":"SQLSTATE 40001: could not serialize access"}]"#;
/// let seen = Surface::Mcp(Mcp::new(true).content(content));
/// let verdict = classify(&Observation::new(seen));
/// assert_eq!(verdict.category(), Some(Category::Transient));
/// ```
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct Mcp<'a> {
    /// `isError`.
    pub is_error: bool,
    /// `content`: a JSON array.
    pub content: Option<&'a str>,
    /// `structuredContent`: a JSON value.
    pub structured: Option<&'a str>,
    /// `_meta`: a JSON object.
    pub meta: Option<&'a str>,
    /// `resultType`, where the protocol has one.
    pub result_type: Option<&'a str>,
}

impl<'a> Mcp<'a> {
    /// A result with this flag; its members are set by name.
    #[must_use]
    pub const fn new(is_error: bool) -> Self {
        Self {
            is_error,
            content: None,
            structured: None,
            meta: None,
            result_type: None,
        }
    }

    /// The same, with `content` as raw JSON.
    #[must_use]
    pub const fn content(mut self, json: &'a str) -> Self {
        self.content = Some(json);
        self
    }

    /// The same, with `structuredContent` as raw JSON.
    #[must_use]
    pub const fn structured(mut self, json: &'a str) -> Self {
        self.structured = Some(json);
        self
    }

    /// The same, with `_meta` as raw JSON.
    #[must_use]
    pub const fn meta(mut self, json: &'a str) -> Self {
        self.meta = Some(json);
        self
    }
}

/// The `error` of a JSON-RPC response.
///
/// ```
/// use aftercall::Category;
/// use aftercall::classify::{JsonRpc, Observation, Surface, classify};
///
/// let seen = Surface::JsonRpc(JsonRpc::new(-32602, "Unknown tool: serach"));
/// let verdict = classify(&Observation::new(seen));
/// assert_eq!(verdict.category(), Some(Category::Validation));
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct JsonRpc<'a> {
    /// `code`.
    pub code: i64,
    /// `message`.
    pub message: Cow<'a, str>,
    /// `data`, as raw JSON.
    pub data: Option<&'a str>,
}

impl<'a> JsonRpc<'a> {
    /// An error without data.
    #[must_use]
    pub fn new(code: i64, message: impl Into<Cow<'a, str>>) -> Self {
        Self {
            code,
            message: message.into(),
            data: None,
        }
    }

    /// The same, with `data` as raw JSON.
    #[must_use]
    pub fn data(mut self, json: &'a str) -> Self {
        self.data = Some(json);
        self
    }
}

/// An HTTP response.
///
/// ```
/// use aftercall::classify::{Http, Observation, Surface, Wait, classify};
/// use std::time::Duration;
///
/// let seen = Surface::Http(Http::new(429, "slow down").header("Retry-After", "7"));
/// let verdict = classify(&Observation::new(seen));
/// assert_eq!(verdict.wait(), Wait::After(Duration::from_secs(7)));
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Http<'a> {
    /// The status, 100 to 599 as a rule.
    pub status: u16,
    /// Names and values, in their order.
    pub headers: Vec<(Cow<'a, str>, Cow<'a, str>)>,
    /// The body, decoded.
    pub body: Cow<'a, str>,
}

impl<'a> Http<'a> {
    /// A response without headers.
    #[must_use]
    pub fn new(status: u16, body: impl Into<Cow<'a, str>>) -> Self {
        Self {
            status,
            headers: Vec::new(),
            body: body.into(),
        }
    }

    /// The same, with one more header.
    #[must_use]
    pub fn header(mut self, name: impl Into<Cow<'a, str>>, value: impl Into<Cow<'a, str>>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }
}

/// What a library or a driver raised, in any language.
///
/// ```
/// use aftercall::Category;
/// use aftercall::classify::{Exception, Observation, Surface, classify};
///
/// // A driver's code says more than its message.
/// let raised = Exception::new("psycopg.errors.Error", "ERROR")
///     .more(r#"{"attrs": {"sqlstate": "23505"}}"#);
/// let verdict = classify(&Observation::new(Surface::Sql(raised)));
/// assert_eq!(verdict.category(), Some(Category::Business), "a unique constraint");
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Exception<'a> {
    /// The class, with its module where it has one.
    pub class: Option<Cow<'a, str>>,
    /// The message.
    pub message: Option<Cow<'a, str>>,
    /// Everything else (base classes, attributes, causes, a returned value) as
    /// one raw JSON object.
    pub more: Option<&'a str>,
}

impl<'a> Exception<'a> {
    /// A class and a message.
    #[must_use]
    pub fn new(class: impl Into<Cow<'a, str>>, message: impl Into<Cow<'a, str>>) -> Self {
        Self {
            class: Some(class.into()),
            message: Some(message.into()),
            more: None,
        }
    }

    /// The same, with attributes and causes as one raw JSON object.
    #[must_use]
    pub fn more(mut self, json: &'a str) -> Self {
        self.more = Some(json);
        self
    }
}

/// How a process ended.
///
/// ```
/// use aftercall::classify::{Cli, Kind, Observation, Surface, classify};
///
/// let grep = Cli::new(1).argv(["grep", "needle", "hay.txt"]);
/// let verdict = classify(&Observation::new(Surface::Cli(grep)));
/// assert_eq!(verdict.kind(), Kind::Empty, "exit code 1 is grep's way to say: no match");
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Cli<'a> {
    /// The command line, in words or as one string for a shell.
    pub argv: Vec<Cow<'a, str>>,
    /// The exit code; negative for a signal where the platform says so.
    pub exit_code: i64,
    /// What it wrote.
    pub stdout: Cow<'a, str>,
    /// What it complained.
    pub stderr: Cow<'a, str>,
}

impl<'a> Cli<'a> {
    /// A process that ended with this code and wrote nothing.
    #[must_use]
    pub fn new(exit_code: i64) -> Self {
        Self {
            exit_code,
            ..Self::default()
        }
    }

    /// The same, called with these words.
    #[must_use]
    pub fn argv<W: Into<Cow<'a, str>>>(mut self, words: impl IntoIterator<Item = W>) -> Self {
        self.argv = words.into_iter().map(Into::into).collect();
        self
    }

    /// The same, having written this.
    #[must_use]
    pub fn stdout(mut self, text: impl Into<Cow<'a, str>>) -> Self {
        self.stdout = text.into();
        self
    }

    /// The same, having complained this.
    #[must_use]
    pub fn stderr(mut self, text: impl Into<Cow<'a, str>>) -> Self {
        self.stderr = text.into();
        self
    }
}

/// A gRPC status.
///
/// ```
/// use aftercall::Category;
/// use aftercall::classify::{Grpc, Observation, Surface, classify};
///
/// let of = |code| classify(&Observation::new(Surface::Grpc(Grpc::new(code, "")))).category();
/// assert_eq!(of("UNAVAILABLE"), Some(Category::Transient));
/// assert_eq!(of("14"), of("UNAVAILABLE"));
/// assert_eq!(of("UNKNOWN"), None, "that code says nothing");
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Grpc<'a> {
    /// The code, by name (`UNAVAILABLE`) or number (`14`).
    pub code: Cow<'a, str>,
    /// The message.
    pub message: Cow<'a, str>,
    /// Status details and trailing metadata as one raw JSON object.
    pub more: Option<&'a str>,
}

impl<'a> Grpc<'a> {
    /// A status without details.
    #[must_use]
    pub fn new(code: impl Into<Cow<'a, str>>, message: impl Into<Cow<'a, str>>) -> Self {
        Self {
            code: code.into(),
            message: message.into(),
            more: None,
        }
    }

    /// The same, with details and metadata as one raw JSON object.
    #[must_use]
    pub fn more(mut self, json: &'a str) -> Self {
        self.more = Some(json);
        self
    }
}

impl<'a> Surface<'a> {
    /// The names that [`Surface::parse`] knows, as the command line has them.
    pub const NAMES: [&'static str; 8] = [
        "mcp_tool_result",
        "jsonrpc_error",
        "http_response",
        "exception_text",
        "sql_error",
        "cli_exit",
        "grpc_status",
        "text",
    ];

    /// Reads a surface from its JSON form.
    ///
    /// ```
    /// use aftercall::classify::Surface;
    ///
    /// let seen = Surface::parse("http_response", r#"{"status": 503, "headers": {}, "body": ""}"#)?;
    /// assert!(matches!(seen, Surface::Http(_)));
    /// # Ok::<(), aftercall::classify::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`ParseError`] if the name is none of [`Surface::NAMES`], or `raw` is not
    /// the JSON of that surface.
    pub fn parse(name: &str, raw: &'a str) -> Result<Self, ParseError> {
        let wrong = |source| ParseError::Raw {
            surface: name.to_owned(),
            source,
        };
        match name {
            "mcp_tool_result" => mcp(raw).map(Self::Mcp).map_err(wrong),
            "jsonrpc_error" => json_rpc(raw).map(Self::JsonRpc).map_err(wrong),
            "http_response" => http(raw).map(Self::Http).map_err(wrong),
            "exception_text" => exception(raw).map(Self::Exception).map_err(wrong),
            "sql_error" => exception(raw).map(Self::Sql).map_err(wrong),
            "cli_exit" => cli(raw).map(Self::Cli).map_err(wrong),
            "grpc_status" => grpc(raw).map(Self::Grpc).map_err(wrong),
            _ => Err(ParseError::Name(name.to_owned())),
        }
    }
}

/// The JSON form of a surface could not be read.
///
/// ```
/// use aftercall::classify::Surface;
///
/// let error = Surface::parse("http", "{}").unwrap_err();
/// assert!(error.to_string().starts_with("unknown surface \"http\"; use one of mcp_tool_result"));
/// let error = Surface::parse("cli_exit", "7").unwrap_err();
/// assert!(error.to_string().starts_with("`raw` is not a cli_exit"));
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub enum ParseError {
    /// There is no surface of that name.
    Name(String),
    /// There is, and this is not it.
    Raw {
        /// The surface that was named.
        surface: String,
        /// What the JSON reader said.
        source: serde_json::Error,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(
                f,
                "unknown surface {name:?}; use one of {}",
                Surface::NAMES.join(", ")
            ),
            Self::Raw { surface, source } => write!(f, "`raw` is not a {surface}: {source}"),
        }
    }
}

impl core::error::Error for ParseError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Name(_) => None,
            Self::Raw { source, .. } => Some(source),
        }
    }
}

fn mcp(raw: &str) -> serde_json::Result<Mcp<'_>> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Raw<'a> {
        #[serde(default, deserialize_with = "flag")]
        is_error: bool,
        #[serde(borrow)]
        content: Option<&'a RawValue>,
        #[serde(borrow)]
        structured_content: Option<&'a RawValue>,
        #[serde(borrow, rename = "_meta")]
        meta: Option<&'a RawValue>,
        #[serde(borrow)]
        result_type: Option<&'a RawValue>,
    }
    let raw: Raw<'_> = serde_json::from_str(raw)?;
    Ok(Mcp {
        is_error: raw.is_error,
        content: raw.content.map(RawValue::get),
        structured: raw.structured_content.map(RawValue::get),
        meta: raw.meta.map(RawValue::get),
        result_type: raw.result_type.map(|value| value.get().trim_matches('"')),
    })
}

/// `isError` as servers write it: an absent one, `null` and a string occur.
fn flag<'de, D: serde::Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    let value = <&RawValue>::deserialize(from)?.get();
    Ok(value == "true" || value.eq_ignore_ascii_case("\"true\""))
}

fn json_rpc(raw: &str) -> serde_json::Result<JsonRpc<'_>> {
    #[derive(Deserialize)]
    struct Error<'a> {
        #[serde(default)]
        code: f64,
        #[serde(borrow, default)]
        message: Option<Cow<'a, str>>,
        #[serde(borrow)]
        data: Option<&'a RawValue>,
    }
    #[derive(Deserialize)]
    struct Raw<'a> {
        #[serde(borrow)]
        error: Error<'a>,
    }
    let error = serde_json::from_str::<Raw<'_>>(raw)?.error;
    Ok(JsonRpc {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a code is a small whole number; anything else saturates to one that no table has"
        )]
        code: error.code as i64,
        message: error.message.unwrap_or_default(),
        data: error.data.map(RawValue::get),
    })
}

fn http(raw: &str) -> serde_json::Result<Http<'_>> {
    #[derive(Deserialize)]
    struct Raw<'a> {
        status: u16,
        #[serde(borrow, default)]
        headers: Option<&'a RawValue>,
        #[serde(borrow, default)]
        body: Option<&'a RawValue>,
    }
    let raw: Raw<'_> = serde_json::from_str(raw)?;
    Ok(Http {
        status: raw.status,
        headers: raw.headers.map(headers).transpose()?.unwrap_or_default(),
        body: raw.body.map(text_of).unwrap_or_default(),
    })
}

/// Headers as an object or as a list of pairs.
fn headers(raw: &RawValue) -> serde_json::Result<Vec<(Cow<'_, str>, Cow<'_, str>)>> {
    use super::facts::json::Pairs;
    if raw.get().starts_with('[') {
        let pairs: Vec<(String, String)> = serde_json::from_str(raw.get())?;
        return Ok(pairs
            .into_iter()
            .map(|(name, value)| (Cow::Owned(name), Cow::Owned(value)))
            .collect());
    }
    let pairs: Pairs<'_> = serde_json::from_str(raw.get())?;
    Ok(pairs
        .0
        .into_iter()
        .map(|(name, value)| (name, text_of(value)))
        .collect())
}

/// A JSON string as its text, anything else as its JSON.
fn text_of(raw: &RawValue) -> Cow<'_, str> {
    match raw.get() {
        "null" => Cow::Borrowed(""),
        json => serde_json::from_str::<Text<'_>>(json).map_or(Cow::Borrowed(json), |text| text.0),
    }
}

/// A string that borrows where it holds no escape.
#[derive(Deserialize)]
#[serde(transparent)]
struct Text<'a>(#[serde(borrow)] Cow<'a, str>);

fn exception(raw: &str) -> serde_json::Result<Exception<'_>> {
    #[derive(Deserialize)]
    struct Raw<'a> {
        #[serde(borrow, default)]
        class: Option<Cow<'a, str>>,
        #[serde(borrow, default)]
        message: Option<Cow<'a, str>>,
    }
    let view: Raw<'_> = serde_json::from_str(raw)?;
    Ok(Exception {
        class: view.class,
        message: view.message,
        more: Some(raw),
    })
}

fn cli(raw: &str) -> serde_json::Result<Cli<'_>> {
    #[derive(Deserialize)]
    struct Raw<'a> {
        #[serde(borrow, default)]
        argv: Option<&'a RawValue>,
        exit_code: Option<i64>,
        #[serde(borrow, default)]
        stdout: Option<Cow<'a, str>>,
        #[serde(borrow, default)]
        stderr: Option<Cow<'a, str>>,
    }
    let raw: Raw<'_> = serde_json::from_str(raw)?;
    let argv = match raw.argv.map(RawValue::get) {
        None | Some("null") => Vec::new(),
        Some(words) if words.starts_with('[') => serde_json::from_str::<Vec<String>>(words)?
            .into_iter()
            .map(Cow::Owned)
            .collect(),
        Some(line) => vec![serde_json::from_str::<Text<'_>>(line)?.0],
    };
    Ok(Cli {
        argv,
        exit_code: raw.exit_code.unwrap_or_default(),
        stdout: raw.stdout.unwrap_or_default(),
        stderr: raw.stderr.unwrap_or_default(),
    })
}

fn grpc(raw: &str) -> serde_json::Result<Grpc<'_>> {
    #[derive(Deserialize)]
    struct Raw<'a> {
        #[serde(borrow)]
        code: &'a RawValue,
        #[serde(borrow, default)]
        message: Option<&'a RawValue>,
        #[serde(borrow, default)]
        details: Option<&'a RawValue>,
    }
    let view: Raw<'_> = serde_json::from_str(raw)?;
    // Client libraries call the message `details`; there it is a string.
    let message = view
        .message
        .or_else(|| view.details.filter(|value| value.get().starts_with('"')));
    Ok(Grpc {
        code: text_of(view.code),
        message: message.map(text_of).unwrap_or_default(),
        more: Some(raw),
    })
}
