//! From anything a failed call can look like to a verdict.
//!
//! What comes back from a tool was written by anybody, for anybody. The
//! classifier reads it in three steps:
//!
//! 1. *Gather.* Whatever the surface (a tool's result, an HTTP response, an
//!    exception, the end of a process), the same facts are read off it: words,
//!    names, numbers, a status, waits, and what an unflagged answer holds.
//! 2. *Judge.* Each rule looks at one kind of evidence, and abstains, indicates
//!    or forbids. [`explain`] shows what every rule said.
//! 3. *Fold.* What is forbidden is out; stronger evidence beats weaker
//!    ([`crate::Basis`]); ties go to the rule that stands first.
//!
//! It is total: any bytes give a verdict, in time linear in their length.
//! Where nothing tells the kind, the verdict is [`Kind::Unclassified`]: a guess
//! would be worse, because somebody acts on it.
//!
//! ```
//! use aftercall::Category;
//! use aftercall::classify::{Kind, Observation, Surface, classify};
//!
//! let seen = Surface::parse(
//!     "http_response",
//!     r#"{"status": 429, "headers": {"retry-after": "7"}, "body": "slow down"}"#,
//! )?;
//! let verdict = classify(&Observation::new(seen));
//! assert_eq!(verdict.kind(), Kind::Failed(Category::Transient));
//! # Ok::<(), aftercall::classify::ParseError>(())
//! ```

mod error;
mod facts;
mod fold;
mod lexicon;
mod observation;
mod rules;
mod sense;
mod surface;
pub mod table;
mod tables;
mod verdict;
mod wait;
mod words;

#[doc(hidden)]
pub use error::AsError;
pub use error::error;
pub use observation::Observation;
pub use surface::{Cli, Exception, Grpc, Http, JsonRpc, Mcp, ParseError, Surface};
pub use verdict::{Kind, Opinion, Stance, Unflagged, Verdict, Wait};

/// Judges one observation.
///
/// ```
/// use aftercall::Category;
/// use aftercall::classify::{Kind, Observation, Surface, classify};
///
/// let seen = Observation::new(Surface::Text("connect ECONNREFUSED 127.0.0.1:5432"));
/// let verdict = classify(&seen);
/// assert_eq!(verdict.kind(), Kind::Failed(Category::Transient));
/// assert_eq!(verdict.evidence(), "ECONNREFUSED");
/// ```
#[must_use]
pub fn classify<'a>(seen: &Observation<'a>) -> Verdict<'a> {
    fold::classify(seen)
}

/// Whether a tool's result is an answer with data in it, by a first look that
/// decodes as little as it can. `true` means that [`classify`] says
/// [`Kind::Found`], whatever else is known of the call; `false` means nothing.
///
/// Nearly every call succeeds, so a relay asks this before anything else.
///
/// ```
/// use aftercall::classify::{Mcp, is_data};
///
/// let rows = r#"[{"type":"text","text":"[{\"id\":1},{\"id\":2}]"}]"#;
/// assert!(is_data(&Mcp::new(false).content(rows)));
/// assert!(!is_data(&Mcp::new(true).content(rows)));
/// assert!(!is_data(&Mcp::new(false).content("[]")));
/// ```
#[must_use]
pub fn is_data(result: &Mcp<'_>) -> bool {
    !result.is_error && facts::holds_data(result)
}

/// The same of an answer without an error flag, by the beginning of its
/// `content` as raw JSON and the length of the whole, in bytes. No more than
/// 512 bytes are looked at, so that a relay need not read an answer to let it
/// pass.
///
/// ```
/// use aftercall::classify::opens_with_data;
///
/// let rows = r#"[{"type":"text","text":"The quick brown fox "#;
/// assert!(opens_with_data(rows, 1024));
/// assert!(!opens_with_data(r#"[{"type":"text","text":"Error: no such "#, 1024));
/// ```
#[must_use]
pub fn opens_with_data(head: &str, length: usize) -> bool {
    facts::opens_with_data(head, length)
}

/// [`classify`], with what every rule said.
///
/// ```
/// use aftercall::classify::{Observation, Surface, explain};
///
/// let seen = Observation::new(Surface::Text("connect ECONNREFUSED 127.0.0.1:5432"));
/// let (verdict, opinions) = explain(&seen);
/// let decided = opinions.iter().find(|opinion| opinion.decided);
/// assert_eq!(decided.map(|opinion| opinion.rule), Some(verdict.rule()));
/// ```
#[must_use]
pub fn explain<'a>(seen: &Observation<'a>) -> (Verdict<'a>, Vec<Opinion<'a>>) {
    fold::explain(seen)
}

/// A rule as `aftercall explain --rule ID` prints it.
///
/// ```
/// use aftercall::classify::{Observation, Surface, classify, rule};
///
/// // Each card brings cases that its rule decides; they are tests as well.
/// let card = rule("status.http").expect("it is a rule");
/// let (surface, raw, kind) = card.decides[0];
/// let verdict = classify(&Observation::new(Surface::parse(surface, raw)?));
/// assert_eq!(verdict.rule(), card.id);
/// assert!([verdict.kind().as_str(), verdict.category().map_or("", |c| c.as_str())].contains(&kind));
/// # Ok::<(), aftercall::classify::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct RuleCard {
    /// Its stable name.
    pub id: &'static str,
    /// What it concludes from what, and where it must not.
    pub doc: &'static str,
    /// The kind of evidence it looks at.
    pub basis: crate::Basis,
    /// Observations that it decides: the surface's name, its raw JSON, and the
    /// category or kind.
    pub decides: &'static [(&'static str, &'static str, &'static str)],
    /// Observations that look alike and that it leaves alone.
    pub spares: &'static [(&'static str, &'static str)],
}

/// The rule of this name.
///
/// ```
/// use aftercall::classify::rule;
///
/// assert!(rule("status.http").is_some_and(|card| card.doc.contains("HTTP 503")));
/// assert!(rule("no.such").is_none());
/// ```
#[must_use]
pub fn rule(id: &str) -> Option<RuleCard> {
    rules().find(|card| card.id == id)
}

/// All rules, in the order in which ties are broken.
///
/// ```
/// use aftercall::classify::rules;
///
/// assert!(rules().any(|card| card.id == "status.http"));
/// ```
pub fn rules() -> impl Iterator<Item = RuleCard> {
    rules::RULES.iter().map(|rule| RuleCard {
        id: rule.id,
        doc: rule.doc,
        basis: rule.basis,
        decides: rule.decides,
        spares: rule.spares,
    })
}
