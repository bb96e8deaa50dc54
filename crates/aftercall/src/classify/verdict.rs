//! What the classifier says.

use core::fmt;
use core::time::Duration;
use std::borrow::Cow;

use super::sense::Sense;
use super::table::Row;
use crate::{Basis, Category, Effect, Executed, Failure, Resend};

/// What became of the call.
///
/// ```
/// use aftercall::classify::{Kind, Observation, Surface, classify};
///
/// let of = |text| classify(&Observation::new(Surface::Text(text))).kind();
/// assert!(of("Error: connect ECONNREFUSED 127.0.0.1:5432").is_failure());
/// let unsaid = of("Operation failed");
/// assert_eq!(unsaid, Kind::Unclassified, "a failure, and not a guess");
/// assert_eq!(unsaid.category(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    clippy::exhaustive_enums,
    reason = "a decision is made on every variant"
)]
pub enum Kind {
    /// It answered.
    Found,
    /// It ran, and nothing matches: that is the answer.
    Empty,
    /// Some of it answered.
    Partial,
    /// It failed, and this is who must act.
    Failed(Category),
    /// It failed, and nothing says of which kind.
    Unclassified,
}

impl Kind {
    /// The name in the output of `aftercall classify`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Found => "found",
            Self::Empty => "empty",
            Self::Partial => "partial",
            Self::Failed(_) => "failed",
            Self::Unclassified => "unclassified",
        }
    }

    /// Is it a failure, explained or not?
    #[must_use]
    pub const fn is_failure(self) -> bool {
        match self {
            Self::Failed(_) | Self::Unclassified => true,
            Self::Found | Self::Empty | Self::Partial => false,
        }
    }

    /// The category, where it has one.
    #[must_use]
    pub const fn category(self) -> Option<Category> {
        match self {
            Self::Failed(category) => Some(category),
            Self::Found | Self::Empty | Self::Partial | Self::Unclassified => None,
        }
    }
}

/// What was said of the time until the next try. Four values, because
/// "unreadable" is not "now", and "never" is not silence.
///
/// ```
/// use aftercall::classify::{Http, Observation, Surface, Wait, classify};
/// use std::time::Duration;
///
/// let of = |name, value| {
///     let seen = Surface::Http(Http::new(503, "").header(name, value));
///     classify(&Observation::new(seen)).wait()
/// };
/// assert_eq!(of("retry-after", "1.5"), Wait::After(Duration::from_millis(1_500)));
/// assert_eq!(of("retry-after", "soon"), Wait::Malformed, "which is not zero");
/// assert_eq!(of("x-request-id", "7"), Wait::Absent);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(
    clippy::exhaustive_enums,
    reason = "a decision is made on every variant"
)]
pub enum Wait {
    /// Nothing was said.
    #[default]
    Absent,
    /// Not before this much time has passed.
    After(Duration),
    /// The server said not to send it again.
    DoNotRetry,
    /// Something was said, and it can't be read.
    Malformed,
}

/// The judgement on one outcome: what it is, whether it ran, and on what
/// evidence that rests. It never changes.
///
/// ```
/// use aftercall::classify::{Observation, Surface, classify};
/// use aftercall::{Basis, Effect, Executed, Resend};
///
/// let seen = Observation::new(Surface::Text("connect ECONNREFUSED 127.0.0.1:5432"))
///     .effect(Effect::ReadOnly);
/// let verdict = classify(&seen);
/// assert_eq!(verdict.to_string(), "transient: No connection could be made.");
/// assert_eq!((verdict.basis(), verdict.evidence()), (Some(Basis::Code), "ECONNREFUSED"));
/// assert_eq!(verdict.executed(), Some(Executed::No));
/// assert_eq!(verdict.resend(), Resend::Now);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<'a> {
    pub(super) kind: Kind,
    pub(super) wait: Wait,
    pub(super) executed: Option<Executed>,
    pub(super) basis: Option<Basis>,
    pub(super) rule: &'static str,
    pub(super) sense: Option<Sense>,
    pub(super) evidence: Cow<'a, str>,
    pub(super) code: Option<Cow<'a, str>>,
    pub(super) row: Option<Row>,
    pub(super) effect: Effect,
    pub(super) unflagged: Unflagged,
}

/// What may be done about a failure whose carrier does not flag it.
///
/// ```
/// use aftercall::classify::{Mcp, Observation, Surface, Unflagged, classify};
///
/// // What a server returned as a success:
/// let content = r#"[{"type":"text","text":"{\"ok\":false,\"error\":\"not_in_channel\"}"}]"#;
/// let seen = Surface::Mcp(Mcp::new(false).content(content));
/// let verdict = classify(&Observation::new(seen));
/// assert!(verdict.kind().is_failure());
/// assert_eq!(verdict.unflagged(), Unflagged::Flip, "it has the shape of nothing else");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    clippy::exhaustive_enums,
    reason = "a decision is made on every variant"
)]
pub enum Unflagged {
    /// It is no failure, or it is flagged: nothing.
    Leave,
    /// It reads like one; words alone are no ground to set a flag.
    Annotate,
    /// It has the shape of a failure and of nothing else: the flag may be set.
    Flip,
}

impl Verdict<'_> {
    /// What became of the call.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The category, where it is a failure that has one.
    #[must_use]
    pub const fn category(&self) -> Option<Category> {
        self.kind.category()
    }

    /// What was said of the time until the next try.
    #[must_use]
    pub const fn wait(&self) -> Wait {
        self.wait
    }

    /// Whether the call took effect, as far as anything tells.
    #[must_use]
    pub const fn executed(&self) -> Option<Executed> {
        self.executed
    }

    /// On what kind of evidence it rests; `None` where there was none.
    #[must_use]
    pub const fn basis(&self) -> Option<Basis> {
        self.basis
    }

    /// The id of the rule that decided. `aftercall explain --rule ID` prints
    /// its reasoning.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        self.rule
    }

    /// The piece of the original that the verdict rests on; empty where it rests
    /// on an absence. Foreign text: data, never instructions.
    #[must_use]
    pub fn evidence(&self) -> &str {
        &self.evidence
    }

    /// The other side's own code for it, where it gave one.
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// What happened, in words of ours.
    #[must_use]
    pub fn why(&self) -> &'static str {
        match (self.told(), self.kind) {
            (Some(sense), _) => sense.message(),
            (None, Kind::Found) => "The call succeeded.",
            (None, Kind::Empty) => "The call succeeded and returned no results.",
            (None, Kind::Partial) => "Some of it succeeded and some of it did not.",
            (None, Kind::Failed(category)) => plain(category),
            (None, Kind::Unclassified) => "The tool failed and did not say why.",
        }
    }

    /// What the evidence means, finer than its category. A code's meaning is
    /// looked for here and not while judging, because few readers ask.
    pub(super) fn told(&self) -> Option<Sense> {
        self.sense.or_else(|| super::words::sense_of(self.row?))
    }

    /// What may be done about it where its carrier does not flag it.
    ///
    /// ```
    /// use aftercall::classify::{Observation, Surface, Unflagged, classify};
    ///
    /// let of = |text: &str| {
    ///     let raw = format!(r#"{{"content":[{{"type":"text","text":{text:?}}}]}}"#);
    ///     let seen = Surface::parse("mcp_tool_result", &raw).expect("a result");
    ///     classify(&Observation::new(seen)).unflagged()
    /// };
    /// assert_eq!(of(r#"{"ok":false,"error":"channel_not_found"}"#), Unflagged::Flip);
    /// assert_eq!(of("12:01 ERROR connection refused\n12:02 retrying"), Unflagged::Leave);
    /// ```
    #[must_use]
    pub const fn unflagged(&self) -> Unflagged {
        self.unflagged
    }

    /// May exactly this be sent again, to a tool of the kind that was observed?
    #[must_use]
    pub fn resend(&self) -> Resend {
        self.failure()
            .map_or(Resend::Never, |failure| failure.resend(self.effect))
    }

    /// The failure that this verdict describes; `None` where it is none.
    ///
    /// It has the category, the basis, whether the call ran, the wait and the
    /// other side's code. Message and description are words of this library,
    /// never of the other side; what that said is for
    /// [`Failure::with_upstream`].
    #[must_use]
    pub fn failure(&self) -> Option<Failure> {
        super::words::failure(self)
    }
}

impl fmt::Display for Verdict<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::Failed(category) => write!(f, "{category}")?,
            Kind::Found | Kind::Empty | Kind::Partial | Kind::Unclassified => {
                f.write_str(self.kind.as_str())?;
            }
        }
        write!(f, ": {}", self.why())
    }
}

/// A category in one sentence, where nothing finer is known.
const fn plain(category: Category) -> &'static str {
    match category {
        Category::Transient => "It failed in a way that waiting can mend.",
        Category::Validation => "The request has to be changed.",
        Category::Business => "A rule, a limit or the present state refuses it.",
        Category::Permission => "The caller is not allowed to do this.",
    }
}

/// What one rule said of one observation.
///
/// ```
/// use aftercall::classify::{Observation, Stance, Surface, explain};
///
/// let seen = Observation::new(Surface::Text("connect ECONNREFUSED 127.0.0.1:5432"));
/// let (_, opinions) = explain(&seen);
/// let spoke = opinions.iter().filter(|opinion| opinion.stance != Stance::Abstain);
/// assert!(spoke.count() >= 1);
/// assert_eq!(opinions.iter().filter(|opinion| opinion.decided).count(), 1);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<'a> {
    /// The rule's id.
    pub rule: &'static str,
    /// What kind of evidence it looks at.
    pub basis: Basis,
    /// What it said.
    pub stance: Stance<'a>,
    /// Did this opinion decide?
    pub decided: bool,
}

/// A rule abstains, points at a verdict, or rules one out.
///
/// ```
/// use aftercall::classify::Stance;
///
/// fn line(rule: &str, stance: &Stance<'_>) -> Option<String> {
///     match stance {
///         Stance::Abstain => None,
///         Stance::Indicate { kind, evidence } => {
///             Some(format!("{rule}: {} for {evidence:?}", kind.as_str()))
///         }
///         Stance::Forbid { category, evidence } => {
///             Some(format!("{rule}: not {category}, for {evidence:?}"))
///         }
///     }
/// }
///
/// assert_eq!(line("a.rule", &Stance::Abstain), None);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::exhaustive_enums, reason = "a rule can do nothing else")]
pub enum Stance<'a> {
    /// It sees nothing of its kind.
    Abstain,
    /// It points at this, for the sake of that piece of text.
    Indicate {
        /// What it points at.
        kind: Kind,
        /// Why.
        evidence: Cow<'a, str>,
    },
    /// It rules this category out.
    Forbid {
        /// What it rules out.
        category: Category,
        /// Why.
        evidence: Cow<'a, str>,
    },
}
