//! Surfaces from their JSON forms, as logs, tests and the command line have them.

use core::fmt;
use std::borrow::Cow;

use serde::de::Error;

use super::{Cli, Exception, Grpc, Http, JsonRpc, Mcp, Surface};
use crate::classify::facts::json::{Key as Text, Pairs};

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
    let members = Pairs::of(raw)?;
    Ok(Mcp {
        is_error: members.get("isError").is_some_and(is_true),
        content: members.get("content"),
        structured: members.get("structuredContent"),
        meta: members.get("_meta"),
        result_type: members
            .get("resultType")
            .map(|value| value.trim_matches('"')),
    })
}

/// `isError` as servers write it: an absent one, `null` and a string occur.
fn is_true(raw: &str) -> bool {
    raw == "true" || raw.eq_ignore_ascii_case("\"true\"")
}

fn json_rpc(raw: &str) -> serde_json::Result<JsonRpc<'_>> {
    let error = Pairs::of(required(&Pairs::of(raw)?, "error")?)?;
    let code = error.get("code").map(serde_json::from_str::<f64>);
    Ok(JsonRpc {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a code is a small whole number; anything else saturates to one that no table has"
        )]
        code: code.transpose()?.unwrap_or_default() as i64,
        message: words(&error, "message")?.unwrap_or_default(),
        data: error.get("data"),
    })
}

fn http(raw: &str) -> serde_json::Result<Http<'_>> {
    let members = Pairs::of(raw)?;
    Ok(Http {
        status: serde_json::from_str(required(&members, "status")?)?,
        headers: members
            .get("headers")
            .map(headers)
            .transpose()?
            .unwrap_or_default(),
        body: members.get("body").map(text_of).unwrap_or_default(),
    })
}

/// Headers as an object or as a list of pairs.
fn headers(raw: &str) -> serde_json::Result<Vec<(Cow<'_, str>, Cow<'_, str>)>> {
    if raw.starts_with('[') {
        return serde_json::from_str::<Vec<(Text<'_>, Text<'_>)>>(raw).map(|pairs| {
            let pairs = pairs.into_iter();
            pairs.map(|(name, value)| (name.0, value.0)).collect()
        });
    }
    Pairs::of(raw).map(|pairs| {
        let pairs = pairs.0.into_iter();
        pairs
            .map(|(name, value)| (name, text_of(value.get())))
            .collect()
    })
}

fn exception(raw: &str) -> serde_json::Result<Exception<'_>> {
    let members = Pairs::of(raw)?;
    Ok(Exception {
        class: words(&members, "class")?,
        message: words(&members, "message")?,
        more: Some(raw),
    })
}

fn cli(raw: &str) -> serde_json::Result<Cli<'_>> {
    let members = Pairs::of(raw)?;
    let argv = match members.get("argv") {
        None => Vec::new(),
        Some(list) if list.starts_with('[') => {
            let list = serde_json::from_str::<Vec<Text<'_>>>(list)?;
            list.into_iter().map(|word| word.0).collect()
        }
        Some(line) => vec![serde_json::from_str::<Text<'_>>(line)?.0],
    };
    let exit_code = members.get("exit_code").map(serde_json::from_str);
    Ok(Cli {
        argv,
        exit_code: exit_code.transpose()?.unwrap_or_default(),
        stdout: words(&members, "stdout")?.unwrap_or_default(),
        stderr: words(&members, "stderr")?.unwrap_or_default(),
    })
}

fn grpc(raw: &str) -> serde_json::Result<Grpc<'_>> {
    let members = Pairs::of(raw)?;
    // Client libraries call the message `details`; there it is a string.
    let details = || members.get("details").filter(|raw| raw.starts_with('"'));
    let message = members.get("message").or_else(details);
    Ok(Grpc {
        code: text_of(required(&members, "code")?),
        message: message.map(text_of).unwrap_or_default(),
        more: Some(raw),
    })
}

fn required<'a>(members: &Pairs<'a>, name: &'static str) -> serde_json::Result<&'a str> {
    members.get(name).ok_or_else(|| Error::missing_field(name))
}

/// A member that is a string, if it is there.
fn words<'a>(members: &Pairs<'a>, name: &str) -> serde_json::Result<Option<Cow<'a, str>>> {
    let text = members.get(name).map(serde_json::from_str::<Text<'_>>);
    Ok(text.transpose()?.map(|text| text.0))
}

/// A JSON string as its text, anything else as its JSON.
fn text_of(json: &str) -> Cow<'_, str> {
    serde_json::from_str::<Text<'_>>(json).map_or(Cow::Borrowed(json), |text| text.0)
}
