//! How an outcome looks to those who receive it, and back.
//!
//! One *envelope* ([`envelope`]) with the same fields in every carrier; one
//! codec for each carrier ([`Mcp`], [`Anthropic`], [`OpenAi`], [`Gemini`]). The format itself is
//! written down for implementers in `spec/README.md`.
//!
//! Three things hold for every codec:
//!
//! - what it reads is what it wrote, normalised ([`Codec::normalize`]: cut to
//!   the caps, stripped, redacted), and writing that again changes nothing;
//! - given the original bytes of an answer, it changes the members it owns and
//!   keeps the bytes of all others;
//! - what a failing system said is set apart (`| ` before each line), so that
//!   it can't pass as ours, and reading never takes it for ours.
//!
//! ```
//! use aftercall::wire::{Anthropic, Codec, Encode, Mcp};
//! use aftercall::{Category, Effect, Outcome, Reading, ToolError};
//!
//! let refused = || Outcome::<()>::Err(ToolError::permission("Not your order.").into());
//! let cx = Encode::new(Effect::Write);
//! let api = Anthropic::new("toolu_01");
//! let (result, block) = (Mcp.encode(refused(), &cx)?, api.encode(refused(), &cx)?);
//!
//! for read in [Mcp.decode(&result)?, api.decode(&block)?] {
//!     let Reading::Settled(Err(failure)) = read else { panic!("{read:?}") };
//!     assert_eq!(failure.category(), Some(Category::Permission));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use serde::Serialize;
use serde_json::value::RawValue;

use crate::{Effect, Failure, Outcome, Reading};

mod answer;
mod anthropic;
pub mod dialect;
pub mod envelope;
mod error;
mod form;
mod gemini;
pub mod mcp;
mod members;
mod model;
mod normal;
mod openai;
mod report;

pub use answer::is_empty_collection;
pub use anthropic::Anthropic;
pub use error::{DecodeError, EncodeError};
pub use gemini::Gemini;
pub use mcp::{Change, Changes, Mcp};
pub use openai::OpenAi;

/// What a reader says of a failure that says nothing.
const UNEXPLAINED: &str = "The tool call failed, and nothing says why.";

/// A carrier of outcomes.
///
/// ```
/// use aftercall::wire::{Codec, Encode, Mcp};
/// use aftercall::{Answer, Effect, Outcome, Reading, ToolError};
///
/// let outcome: Outcome<()> = Err(ToolError::transient("The database is locked.").into());
/// let written = Mcp.encode(outcome, &Encode::new(Effect::ReadOnly))?;
/// assert!(written.get().contains("ERROR [transient, retryable] The database is locked."));
///
/// let Reading::Settled(Err(failure)) = Mcp.decode(&written)? else { panic!() };
/// assert_eq!(failure.message(), "The database is locked.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Codec {
    /// The outcome as this carrier shows it.
    ///
    /// # Errors
    /// [`EncodeError`] if a found value can't be written as JSON.
    fn encode<T: Serialize, E: Into<Failure>>(
        &self,
        outcome: Outcome<T, E>,
        cx: &Encode<'_>,
    ) -> Result<Box<RawValue>, EncodeError>;

    /// What a carrier's message says.
    ///
    /// A failure without an envelope is read too, as an unexplained one that
    /// carries the text; [`crate::classify`] makes more of it.
    ///
    /// # Errors
    /// [`DecodeError`] if it is no message of this carrier at all.
    ///
    #[cfg_attr(not(feature = "classify"), doc = "[`crate::classify`]: crate")]
    fn decode(&self, raw: &RawValue) -> Result<Reading<Box<RawValue>>, DecodeError>;

    /// The failure that [`decode`](Self::decode) gives back once this one was
    /// encoded so.
    fn normalize(&self, failure: &Failure, cx: &Encode<'_>) -> Failure;
}

/// What an encoder has to know beside the outcome.
///
/// ```
/// use aftercall::Effect;
/// use aftercall::wire::{Encode, OutputSchema};
///
/// let cx = Encode::new(Effect::ReadOnly).output_schema(OutputSchema::None);
/// # let _ = cx;
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Encode<'a> {
    pub(crate) effect: Effect,
    pub(crate) output_schema: OutputSchema,
    pub(crate) structured: Structured,
    pub(crate) era: Era,
    pub(crate) voice: Voice,
    pub(crate) original: Option<&'a RawValue>,
}

impl Default for Encode<'_> {
    /// Of a tool that nothing is known about.
    fn default() -> Self {
        Self::new(Effect::Unknown)
    }
}

impl<'a> Encode<'a> {
    /// For the answer of a tool of that kind.
    pub const fn new(effect: Effect) -> Self {
        Self {
            effect,
            output_schema: OutputSchema::Unseen,
            structured: Structured::Auto,
            era: Era::Legacy,
            voice: Voice::Author,
            original: None,
        }
    }

    /// Whether the tool declares an output schema; taken as unseen unless told.
    pub const fn output_schema(mut self, schema: OutputSchema) -> Self {
        self.output_schema = schema;
        self
    }

    /// When to write `structuredContent` beside an error's text.
    pub const fn structured(mut self, mode: Structured) -> Self {
        self.structured = mode;
        self
    }

    /// Which era of the protocol the request speaks.
    pub const fn era(mut self, era: Era) -> Self {
        self.era = era;
        self
    }

    /// In whose name it is written.
    pub const fn voice(mut self, voice: Voice) -> Self {
        self.voice = voice;
        self
    }

    /// The answer as it came from another server, to be changed as little as
    /// possible.
    pub const fn original(mut self, original: &'a RawValue) -> Self {
        self.original = Some(original);
        self
    }

    /// May an error carry `structuredContent`?
    ///
    /// The TypeScript SDK 1.x throws the whole result away when that does not
    /// match the declared schema, so in doubt it is left out.
    pub(crate) const fn writes_structured(&self) -> bool {
        match (self.structured, self.output_schema) {
            (Structured::Always, _) | (Structured::Auto, OutputSchema::None) => true,
            (Structured::Never, _)
            | (Structured::Auto, OutputSchema::Declared | OutputSchema::Unseen) => false,
        }
    }
}

/// What is known of a tool's output schema.
///
/// ```
/// use aftercall::wire::{Codec, Encode, Mcp, OutputSchema};
/// use aftercall::{Effect, Outcome, ToolError};
///
/// let has_structure = |schema| {
///     let failed: Outcome<()> = Err(ToolError::transient("The database is locked.").into());
///     let cx = Encode::new(Effect::ReadOnly).output_schema(schema);
///     Mcp.encode(failed, &cx).unwrap().get().contains("structuredContent")
/// };
/// assert!(has_structure(OutputSchema::None));
/// assert!(!has_structure(OutputSchema::Declared), "it would not match the schema");
/// assert!(!has_structure(OutputSchema::Unseen));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "seen with, seen without, not seen")]
pub enum OutputSchema {
    /// Its listing was seen and declares none.
    None,
    /// It declares one.
    Declared,
    /// Its listing was not seen, so it may.
    #[default]
    Unseen,
}

/// When an MCP error carries `structuredContent`.
///
/// ```
/// use aftercall::wire::{Codec, Encode, Mcp, Structured};
/// use aftercall::{Effect, Outcome, ToolError};
///
/// // For a host that shows the structured content and nothing else.
/// let cx = Encode::new(Effect::ReadOnly).structured(Structured::Always);
/// let failed: Outcome<()> = Err(ToolError::permission("Not your order.").into());
/// let written = Mcp.encode(failed, &cx)?;
/// assert!(written.get().contains(r#""structuredContent":{"errorCategory":"permission""#));
/// # Ok::<(), aftercall::wire::EncodeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "the three modes of the format")]
pub enum Structured {
    /// Where the tool is known to declare no output schema.
    #[default]
    Auto,
    /// In no case.
    Never,
    /// In every case.
    Always,
}

/// The protocol's two eras.
///
/// ```
/// use aftercall::wire::{Codec, Encode, Era, Mcp};
/// use aftercall::{Answer, Effect, Outcome};
///
/// let found: Outcome<u32> = Ok(Answer::Found(7));
/// let cx = Encode::new(Effect::ReadOnly).era(Era::Modern);
/// assert!(Mcp.encode(found, &cx)?.get().contains(r#""resultType":"complete""#));
/// # Ok::<(), aftercall::wire::EncodeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::exhaustive_enums,
    reason = "a third era would be another codec"
)]
pub enum Era {
    /// With a handshake: up to revision 2025-11-25.
    #[default]
    Legacy,
    /// Stateless, since revision 2026-07-28: each result names its type.
    Modern,
}

/// In whose name a failure is written, which sets how long its description may
/// be.
///
/// ```
/// use aftercall::wire::{Encode, Voice, normalize};
/// use aftercall::{Effect, Failure, ToolError};
///
/// let long: Failure = ToolError::business("Refused.").description("why ".repeat(150)).into();
/// let kept = |voice| {
///     let normal = normalize(&long, &Encode::new(Effect::Write).voice(voice));
///     normal.description().map_or(0, |said| said.chars().count())
/// };
/// assert!(kept(Voice::Author) > 500);
/// assert!(kept(Voice::Proxy) <= 300);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "the two limits of the format")]
pub enum Voice {
    /// A tool's author: up to 1,000 characters.
    #[default]
    Author,
    /// A proxy that only looks on: up to 300.
    Proxy,
}

/// The failure as it stands on the wire: cut to the caps, stripped, redacted.
///
/// What the envelope holds in full. A carrier with less room holds less of it:
/// see [`Codec::normalize`].
///
/// ```
/// use aftercall::wire::{Encode, normalize};
/// use aftercall::{Failure, ToolError};
///
/// let failure: Failure = ToolError::transient("refused:\npassword=hunter2").into();
/// let normal = normalize(&failure, &Encode::default());
/// assert_eq!(normal.message(), "refused: password=[redacted]");
/// assert_eq!(normalize(&normal, &Encode::default()), normal);
/// ```
#[must_use]
pub fn normalize(failure: &Failure, cx: &Encode<'_>) -> Failure {
    Failure::from_record(normal::whole(failure.record().clone(), cx))
}
