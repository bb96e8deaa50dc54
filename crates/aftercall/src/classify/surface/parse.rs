//! Surfaces from their JSON forms, as logs, tests and the command line have them.

use core::fmt;
use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::{Cli, Exception, Grpc, Http, JsonRpc, Mcp, Surface};

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
    use crate::classify::facts::json::Pairs;
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
