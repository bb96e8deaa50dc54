//! The forms in which the end of a call reaches a reader.
//!
//! Every view borrows. JSON stays JSON: the views hold slices of the original
//! text and are walked once, when a verdict is asked for, so that making an
//! observation of a healthy answer costs nothing.

use std::borrow::Cow;

mod parse;

pub use parse::ParseError;

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
