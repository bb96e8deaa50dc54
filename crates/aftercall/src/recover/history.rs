//! What a session remembers of its calls, as far as it changes a decision.
//!
//! Three things, each of which ends by itself:
//!
//! - the tries of a call that is being retried, until one settles it;
//! - the final verdict of a call, so that sending it unchanged is recognised,
//!   for [`VERDICT_HOLDS`];
//! - how often a tool has refused its arguments in a row, and which, for
//!   [`STREAK_HOLDS`].
//!
//! An answer wipes what its call and its tool left. An answer of a tool that
//! writes wipes every verdict: what was refused may be possible now. The one
//! note that outlives its time is that a try may have taken effect; it goes
//! with the answer, or when [`MAX_CALLS`] other calls have come since.

use core::time::Duration;
use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::stamp::Stamp;
use super::{Already, Call, Decision, Key, clipped};
use crate::detail::{Attempt, Violation};
use crate::gather::Source;
use crate::{Category, Effect, Failure, Now, Reading};

mod note;

pub(super) use note::PastTry;
use note::{CallNote, Series, ToolNote, Verdict, fingerprints, leaves_doubt};

/// How many calls, and how many tools, are remembered: 64. Recorded agents loop
/// over a handful; the rest is room for parallel calls.
pub const MAX_CALLS: usize = 64;

/// How many covered sources of a retried call are remembered: 256.
pub const MAX_SOURCES: usize = 256;

/// How long a final verdict is held against the same call: 60 s, as long as the
/// guard of the proxy. After that the state may have changed.
pub const VERDICT_HOLDS: Duration = Duration::from_secs(60);

/// How long a row of refused arguments is remembered: 10 min, longer than a
/// model's slowest turn and shorter than most conversations.
pub const STREAK_HOLDS: Duration = Duration::from_secs(10 * 60);

/// How many tries are described, the latest: as many as a policy may ask for.
const MAX_TRIED: usize = super::MAX_ATTEMPTS as usize;

/// How many refused arguments are remembered of one tool: three tries with the
/// ten violations each that the wire carries.
const MAX_REFUSED: usize = 30;

/// Characters of a message that are kept, as many as the wire carries.
pub(super) const MAX_MESSAGE: usize = 200;

/// Characters of a tool's name that are kept: the longest that MCP allows.
const MAX_TOOL: usize = 128;

/// What came before. A plain value of bounded size: keep it where you like,
/// serialised if need be; every replica that shares it shares its memory.
///
/// Ask [`decide`](super::decide) first, then [`record`](Self::record) what it
/// said.
///
/// ```
/// use aftercall::recover::{Call, Decision, History, Input, Key, Policy, decide};
/// use aftercall::{Effect, Failure, Now, Reading, ToolError};
/// use std::time::{Duration, SystemTime};
///
/// let policy = Policy::in_agent();
/// let mut history = History::new();
/// let now = Now { mono: Duration::ZERO, wall: SystemTime::UNIX_EPOCH };
/// let call = Call::new("refund", Effect::Write, Key::of(["refund", "750"]));
/// let refused = Failure::from(ToolError::business("Over the limit."));
/// let reading: Reading<()> = Reading::Settled(Err(refused));
///
/// let first = decide(&Input::new(&policy, &history, call, now), &reading);
/// assert!(matches!(first, Decision::TellUser { .. }));
/// history.record(&call, &reading, &first, now);
///
/// let again = decide(&Input::new(&policy, &history, call, now), &reading);
/// assert!(matches!(again, Decision::Stop { already: Some(_) }));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct History {
    /// Least recently noted first.
    calls: VecDeque<CallNote>,
    tools: VecDeque<ToolNote>,
}

impl History {
    /// Nothing came before.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes the result of a call and what was decided on it.
    pub fn record<T>(
        &mut self,
        call: &Call<'_>,
        reading: &Reading<T>,
        decision: &Decision,
        now: Now,
    ) {
        match decision {
            Decision::Accept | Decision::AcceptEmpty | Decision::AcceptPartial { .. } => {
                self.succeeded(call);
            }
            Decision::Retry { latest, .. } | Decision::RetryMissing { latest, .. } => {
                self.tried(call, reading, *latest, now);
            }
            Decision::FixInput { .. }
            | Decision::TellUser { .. }
            | Decision::SwitchPrincipal { .. }
            | Decision::Escalate { .. }
            | Decision::Stop { already: Some(_) } => {
                self.settled(call, reading, now);
            }
            Decision::Stop { already: None } => {
                let mut note = self.take(call.key);
                note.series = None;
                note.in_doubt |= call.effect != Effect::ReadOnly;
                self.keep(note);
            }
            Decision::Defer { .. } | Decision::Propagate { .. } | Decision::Verify { .. } => {
                let mut note = self.take(call.key);
                note.series = None;
                note.in_doubt |= leaves_doubt(call, reading);
                self.keep(note);
            }
            Decision::Await | Decision::ProvideInput => {}
        }
    }

    /// Forgets every verdict and every refused argument: the principal, its
    /// credentials or the tools have changed.
    pub fn forget_verdicts(&mut self) {
        for note in &mut self.calls {
            note.verdict = None;
        }
        self.tools.clear();
    }

    /// The tries of this call before the one at hand, oldest first: what a
    /// layer that has tried writes into what it hands up.
    #[must_use]
    pub fn attempts(&self, call: &Call<'_>, now: Now) -> Vec<Attempt> {
        let mut attempts: Vec<Attempt> = self
            .series(call, now)
            .into_iter()
            .flat_map(|series| &series.tried)
            .map(PastTry::attempt)
            .collect();
        if let Some(last) = attempts.last_mut() {
            last.waited = self.waited(call, now);
        }
        attempts
    }

    /// Tries of this call before the one at hand.
    pub(super) fn made(&self, call: &Call<'_>, now: Now) -> u32 {
        self.series(call, now).map_or(0, |series| series.made)
    }

    /// The longest of all tries, the one at hand included.
    pub(super) fn longest(&self, call: &Call<'_>, now: Now) -> Duration {
        self.series(call, now)
            .map_or(call.took, |series| series.longest.max(call.took))
    }

    /// Did an earlier try of this call fail without an explanation?
    pub(super) fn unexplained(&self, call: &Call<'_>, now: Now) -> bool {
        self.series(call, now)
            .is_some_and(|series| series.unexplained)
    }

    /// Did an earlier try of this call end with the same code?
    pub(super) fn repeats(&self, call: &Call<'_>, failure: &Failure, now: Now) -> bool {
        self.series(call, now)
            .is_some_and(|series| series.tried.iter().any(|past| past.is_of(failure)))
    }

    /// Sources that an earlier try of this call covered.
    pub(super) fn covered(&self, call: &Call<'_>, now: Now) -> &[Source] {
        self.series(call, now)
            .map_or(&[], |series| series.covered.as_slice())
    }

    /// May an earlier try of this call have taken effect?
    pub(super) fn in_doubt(&self, key: Key) -> bool {
        self.note(key).is_some_and(|note| note.in_doubt)
    }

    /// The verdict that this call had already, if it is the one at hand.
    pub(super) fn already(&self, key: Key, failure: &Failure, now: Now) -> Option<Already> {
        let verdict = self.note(key)?.verdict.as_ref()?;
        verdict.at.age(now, VERDICT_HOLDS)?;
        verdict.is_of(failure).then(|| Already {
            category: verdict.category,
            times: verdict.times.saturating_add(1),
        })
    }

    /// How often in a row the tool has refused its arguments before.
    pub(super) fn refusals(&self, tool: &str, now: Now) -> u32 {
        self.streak(tool, now).map_or(0, |note| note.tries)
    }

    /// Was one of these arguments refused before with the same value?
    pub(super) fn refused_before(&self, tool: &str, violations: &[Violation], now: Now) -> bool {
        self.streak(tool, now).is_some_and(|note| {
            fingerprints(violations).any(|fingerprint| note.refused.contains(&fingerprint))
        })
    }

    fn succeeded(&mut self, call: &Call<'_>) {
        self.calls.retain(|note| note.key != call.key);
        let tool = clipped(call.tool, MAX_TOOL);
        self.tools.retain(|note| note.tool != tool);
        if call.effect != Effect::ReadOnly {
            for note in &mut self.calls {
                note.verdict = None;
            }
        }
    }

    fn tried<T>(&mut self, call: &Call<'_>, reading: &Reading<T>, latest: Duration, now: Now) {
        let open = self.series(call, now).cloned();
        let waited = self.waited(call, now);
        let mut series = open.unwrap_or_else(|| Series::begun(now));
        series.made = series.made.saturating_add(1);
        series.longest = series.longest.max(call.took);
        if let Some(last) = series.tried.back_mut() {
            last.waited = waited;
        }
        series.ended = Stamp::of(now);
        series.patience = latest;
        match reading {
            Reading::Settled(Err(failure)) => {
                series.unexplained |= failure.category().is_none();
                series.tried.push_back(PastTry::of(failure));
                if series.tried.len() > MAX_TRIED {
                    series.tried.pop_front();
                }
            }
            Reading::Settled(Ok(crate::Answer::Partial(report))) => {
                for (source, _) in report.succeeded() {
                    if series.covered.len() < MAX_SOURCES && !series.covered.contains(source) {
                        series.covered.push(source.clone());
                    }
                }
            }
            Reading::Settled(Ok(crate::Answer::Found(_) | crate::Answer::Empty(_)))
            | Reading::Pending
            | Reading::InputRequired
            | Reading::Cancelled => {}
        }
        let mut note = self.take(call.key);
        note.series = Some(series);
        note.in_doubt |= leaves_doubt(call, reading);
        self.keep(note);
    }

    fn settled<T>(&mut self, call: &Call<'_>, reading: &Reading<T>, now: Now) {
        let mut note = self.take(call.key);
        note.series = None;
        note.in_doubt |= leaves_doubt(call, reading);
        if let Reading::Settled(Err(failure)) = reading {
            let before = note
                .verdict
                .take()
                .filter(|verdict| {
                    verdict.is_of(failure) && verdict.at.age(now, VERDICT_HOLDS).is_some()
                })
                .map_or(0, |verdict| verdict.times);
            note.verdict = Some(Verdict {
                category: failure.category(),
                code: failure.code().cloned(),
                times: before.saturating_add(1),
                at: Stamp::of(now),
            });
            if failure.category() == Some(Category::Validation) {
                self.refused(call.tool, failure.violations(), now);
            }
        }
        self.keep(note);
    }

    fn refused(&mut self, tool: &str, violations: &[Violation], now: Now) {
        let tool = clipped(tool, MAX_TOOL);
        let mut note = self
            .streak(&tool, now)
            .cloned()
            .unwrap_or_else(|| ToolNote {
                tool: tool.clone(),
                tries: 0,
                refused: VecDeque::new(),
                at: Stamp::of(now),
            });
        note.tries = note.tries.saturating_add(1);
        note.at = Stamp::of(now);
        for fingerprint in fingerprints(violations).take(MAX_REFUSED) {
            if !note.refused.contains(&fingerprint) {
                note.refused.push_back(fingerprint);
            }
        }
        while note.refused.len() > MAX_REFUSED {
            note.refused.pop_front();
        }
        self.tools.retain(|other| other.tool != tool);
        self.tools.push_back(note);
        while self.tools.len() > MAX_CALLS {
            self.tools.pop_front();
        }
    }

    fn note(&self, key: Key) -> Option<&CallNote> {
        self.calls.iter().find(|note| note.key == key)
    }

    /// The tries that the one at hand continues. One that begins long after the
    /// wait that was proposed is another call.
    fn series(&self, call: &Call<'_>, now: Now) -> Option<&Series> {
        let series = self.note(call.key)?.series.as_ref()?;
        let window = series
            .patience
            .saturating_add(call.took)
            .saturating_add(VERDICT_HOLDS);
        series.ended.age(now, window)?;
        Some(series)
    }

    /// How long nothing was sent before the try at hand.
    fn waited(&self, call: &Call<'_>, now: Now) -> Duration {
        self.series(call, now)
            .and_then(|series| series.ended.age(now, Duration::MAX))
            .unwrap_or_default()
            .saturating_sub(call.took)
    }

    fn streak(&self, tool: &str, now: Now) -> Option<&ToolNote> {
        let tool = clipped(tool, MAX_TOOL);
        let note = self.tools.iter().find(|note| note.tool == tool)?;
        note.at.age(now, STREAK_HOLDS)?;
        Some(note)
    }

    fn take(&mut self, key: Key) -> CallNote {
        self.calls
            .iter()
            .position(|note| note.key == key)
            .and_then(|i| self.calls.remove(i))
            .unwrap_or(CallNote {
                key,
                series: None,
                verdict: None,
                in_doubt: false,
            })
    }

    fn keep(&mut self, note: CallNote) {
        self.calls.push_back(note);
        while self.calls.len() > MAX_CALLS {
            self.calls.pop_front();
        }
    }
}
