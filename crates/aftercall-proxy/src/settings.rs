//! What the operator decides, for all calls of a server and for single tools.
//!
//! Plain data, checked when it is made: a [`Settings`] that exists can be run.
//! Where it comes from (flags, a file) is the caller's business.
//!
//! A tool has a whole [`CallSettings`] of its own, so that nothing is looked up
//! twice. The engine reads it only once something has failed, or may have: a
//! session in which nothing fails never asks which tool is called.

mod calls;
mod choices;
mod hints;
mod idempotency;
mod invalid;

use std::collections::BTreeMap;

use aftercall::Effect;
use aftercall::effect::Annotations;
use aftercall::recover::{MAX_TOKENS, RetryTokens, TOKENS};

pub use calls::CallSettings;
pub use choices::{Retry, Timeout, Validate};
pub use hints::Hints;
pub use invalid::InvalidSetting;

/// Everything about one server.
///
/// ```
/// use aftercall_proxy::settings::{CallSettings, Hints, Settings};
/// use aftercall_proxy::Timeout;
/// use std::time::Duration;
///
/// let all = CallSettings::default();
/// let slow = all.clone().with_timeout(Timeout::After(Duration::from_secs(120)))?;
/// let settings = Settings::new(all).with_tool("build_index", slow);
/// assert_eq!(settings.of("anything else").timeout(), Timeout::Host);
/// assert_eq!(
///     settings.of("build_index").timeout(),
///     Timeout::After(Duration::from_secs(120)),
/// );
///
/// let refused = Hints::new(Some(true), Some(true), None).unwrap_err();
/// assert!(refused.to_string().starts_with("read-only and destructive"));
/// # Ok::<(), aftercall_proxy::settings::InvalidSetting>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    calls: CallSettings,
    tools: BTreeMap<Box<str>, CallSettings>,
    retry_tokens: u32,
    trust_annotations: bool,
    stateless: bool,
}

impl Settings {
    /// All calls are treated so.
    #[must_use]
    pub const fn new(calls: CallSettings) -> Self {
        Self {
            calls,
            tools: BTreeMap::new(),
            retry_tokens: TOKENS,
            trust_annotations: true,
            stateless: false,
        }
    }

    /// The same, with one tool that is treated differently.
    #[must_use]
    pub fn with_tool(mut self, name: impl Into<Box<str>>, calls: CallSettings) -> Self {
        self.tools.insert(name.into(), calls);
        self
    }

    /// The same, with a purse that pays for that many retries in a row.
    ///
    /// # Errors
    /// For none (that is [`Retry::Off`]), or for more than [`MAX_TOKENS`].
    pub fn with_retry_tokens(self, retry_tokens: u32) -> Result<Self, InvalidSetting> {
        if retry_tokens == 0 || retry_tokens > MAX_TOKENS {
            return Err(InvalidSetting::RetryTokens(retry_tokens));
        }
        Ok(Self {
            retry_tokens,
            ..self
        })
    }

    /// Whether the tools' hints about themselves are believed; they are by
    /// default.
    #[must_use]
    pub const fn with_trust_annotations(mut self, trust: bool) -> Self {
        self.trust_annotations = trust;
        self
    }

    /// Whether the server keeps nothing between calls, so that a restart loses
    /// nothing. Not taken for granted.
    #[must_use]
    pub const fn with_stateless(mut self, stateless: bool) -> Self {
        self.stateless = stateless;
        self
    }

    /// How the calls of this tool are treated.
    #[must_use]
    pub fn of(&self, tool: &str) -> &CallSettings {
        self.tools.get(tool).unwrap_or(&self.calls)
    }

    /// How the calls of all other tools are treated.
    #[must_use]
    pub const fn calls(&self) -> &CallSettings {
        &self.calls
    }

    /// The tools that are treated differently, by name.
    pub fn tools(&self) -> impl Iterator<Item = (&str, &CallSettings)> {
        self.tools.iter().map(|(name, calls)| (&**name, calls))
    }

    /// How many retries in a row the purse pays for.
    #[must_use]
    pub const fn retry_tokens(&self) -> u32 {
        self.retry_tokens
    }

    /// The tools' hints about themselves are believed.
    #[must_use]
    pub const fn trust_annotations(&self) -> bool {
        self.trust_annotations
    }

    /// The server keeps nothing between calls.
    #[must_use]
    pub const fn stateless(&self) -> bool {
        self.stateless
    }

    /// What a call is taken for, given what the tool says of itself.
    ///
    /// What the operator says is stronger than the tool's own hints; a named
    /// argument that carries an idempotency key is stronger than both.
    #[must_use]
    pub fn effect(&self, tool: &str, said: Annotations, arguments: Option<&[u8]>) -> Effect {
        let calls = self.of(tool);
        let effect = self.annotations(tool, said).effect();
        if !effect.may_repeat() && idempotency::is_keyed(calls.idempotency_keys(), arguments) {
            return Effect::Idempotent;
        }
        effect
    }

    /// The hints that count for a tool, given its own.
    #[must_use]
    pub fn annotations(&self, tool: &str, said: Annotations) -> Annotations {
        let believed = if self.trust_annotations {
            said
        } else {
            Annotations::default()
        };
        self.of(tool).hints().over(believed)
    }

    /// Some call is checked before it is sent.
    pub(crate) fn any_strict(&self) -> bool {
        self.all().any(|calls| calls.validate() == Validate::Strict)
    }

    /// The timeout of a call depends on its tool.
    pub(crate) fn has_tool_timeouts(&self) -> bool {
        let of_all = self.calls.timeout();
        self.tools.values().any(|calls| calls.timeout() != of_all)
    }

    pub(crate) fn timeouts(&self) -> impl Iterator<Item = Timeout> {
        self.all().map(CallSettings::timeout)
    }

    pub(crate) fn purse(&self) -> RetryTokens {
        RetryTokens::holding(self.retry_tokens)
    }

    fn all(&self) -> impl Iterator<Item = &CallSettings> {
        std::iter::once(&self.calls).chain(self.tools.values())
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::new(CallSettings::default())
    }
}
