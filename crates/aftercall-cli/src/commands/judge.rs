//! One line of the exchange format in, one verdict out. `classify`, `evaluate`
//! and `explain` share it.

use std::time::SystemTime;

use aftercall::Effect;
use aftercall::Resend;
use aftercall::classify::{Observation, Surface, Verdict, Wait};
use aftercall::effect::Annotations;
use aftercall::wire::envelope;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::exit::Failed;

/// What is known of one call: a line of `aftercall classify`'s input.
#[derive(Debug, Deserialize)]
pub(crate) struct Line<'a> {
    /// Comes back with the verdict, whatever it is.
    #[serde(borrow, default)]
    pub(crate) id: Option<&'a RawValue>,
    pub(crate) surface: String,
    #[serde(borrow)]
    pub(crate) raw: &'a RawValue,
    #[serde(default)]
    tool: Option<ToolOrName>,
    #[serde(default)]
    op: Option<Op>,
    #[serde(default)]
    now: Option<String>,
}

/// What is known of the tool, or only what it is called.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum ToolOrName {
    Name(String),
    Tool(Tool),
}

impl From<ToolOrName> for Tool {
    fn from(known: ToolOrName) -> Self {
        match known {
            ToolOrName::Tool(tool) => tool,
            ToolOrName::Name(name) => Self {
                name: Some(name),
                ..Self::default()
            },
        }
    }
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Tool {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    read_only_hint: Option<bool>,
    #[serde(default)]
    idempotent_hint: Option<bool>,
    #[serde(default)]
    destructive_hint: Option<bool>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Op {
    Read,
    Write,
}

impl<'a> Line<'a> {
    pub(crate) fn parse(line: &'a str) -> Result<Self, Failed> {
        Ok(serde_json::from_str(line)?)
    }

    /// Looks at it as a whole and hands the observation on.
    pub(crate) fn observe<R>(&self, look: impl FnOnce(&Observation<'_>) -> R) -> Result<R, Failed> {
        let words;
        let surface = if self.surface == "text" {
            words = serde_json::from_str::<String>(self.raw.get())
                .map_err(|error| format!("`raw` of surface text is not a string: {error}"))?;
            Surface::Text(&words)
        } else {
            Surface::parse(&self.surface, self.raw.get())?
        };
        let mut seen = Observation::new(surface).effect(self.effect());
        if let Some(wall) = self.wall()? {
            seen = seen.wall(wall);
        }
        let tool = self.tool();
        if let Some(name) = tool.name.as_deref() {
            seen = seen.tool(name);
        }
        Ok(look(&seen))
    }

    fn tool(&self) -> Tool {
        self.tool.clone().map(Tool::from).unwrap_or_default()
    }

    fn effect(&self) -> Effect {
        let hints = self.tool();
        let listed = Annotations {
            read_only: hints.read_only_hint,
            idempotent: hints.idempotent_hint,
            destructive: hints.destructive_hint,
            ..Annotations::default()
        };
        match (listed.effect(), self.op) {
            (Effect::Unknown, Some(Op::Read)) => Effect::ReadOnly,
            (Effect::Unknown, Some(Op::Write)) => Effect::Write,
            (known, _) => known,
        }
    }

    fn wall(&self) -> Result<Option<SystemTime>, Failed> {
        let Some(now) = &self.now else {
            return Ok(None);
        };
        let at = envelope::parse_date(now).ok_or("`now` is not an RFC 3339 date since 1970")?;
        Ok(Some(at))
    }
}

/// A verdict as `aftercall classify` writes it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Said<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    error_category: Option<&'static str>,
    is_retryable: bool,
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    retryable_if_read: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    executed: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    basis: Option<&'static str>,
    rule: &'static str,
    why: String,
}

impl<'a> Said<'a> {
    pub(crate) fn new(id: Option<&'a RawValue>, verdict: &Verdict<'_>) -> Self {
        let resend = verdict.resend();
        Self {
            id,
            kind: verdict.kind().as_str(),
            error_category: verdict.category().map(aftercall::Category::as_str),
            is_retryable: resend.is_retryable(),
            retryable_if_read: resend == Resend::IfRead,
            retry_after_ms: match verdict.wait() {
                Wait::After(wait) => u64::try_from(wait.as_millis()).ok(),
                Wait::Absent | Wait::DoNotRetry | Wait::Malformed => None,
            },
            executed: verdict.executed().map(aftercall::Executed::as_str),
            basis: verdict.basis().map(aftercall::Basis::as_str),
            rule: verdict.rule(),
            why: why(verdict),
        }
    }
}

/// Our words, and the piece of the original that they rest on.
fn why(verdict: &Verdict<'_>) -> String {
    match verdict.evidence() {
        "" => verdict.why().to_owned(),
        evidence => format!("{} (\u{201c}{}\u{201d})", verdict.why(), excerpt(evidence)),
    }
}

/// Foreign text on one line, short enough to read.
pub(crate) fn excerpt(text: &str) -> String {
    const MOST: usize = 120;
    let mut out: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(MOST)
        .collect();
    if text.chars().nth(MOST).is_some() {
        out.push('…');
    }
    out
}
