//! How long a call may take.
//!
//! Which tool is called is not read while nothing fails. So where tools have
//! timeouts of their own, a call first gets the earliest of all limits, and its
//! own once that has come, or the call has failed.

use std::time::Duration;

use aftercall::Now;

use super::calls::ToolCall;
use super::{Engine, Timeout};
use crate::hosts::MARGIN;
use crate::rewrite::Rewrite;
use crate::settings::Settings;

/// After this long a person is told of a call that has no known limit.
const SLOW: Duration = Duration::from_secs(60);

/// When a call is answered here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deadline {
    /// Not before then; the tool's own limit has not been asked for.
    Earliest(Duration),
    /// Then; and whether that is the host's limit.
    At(Duration, bool),
    /// Never.
    Never,
}

/// What the settings say about timeouts, read once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// That of all calls; `None` where it depends on the tool.
    of_all: Option<Timeout>,
    /// The shortest that is stated.
    shortest: Option<Duration>,
    /// Some follow the host.
    any_host: bool,
}

impl Limits {
    pub(super) fn of(settings: &Settings) -> Self {
        let of_all = settings.calls().timeout();
        let stated = settings.timeouts().filter_map(|timeout| match timeout {
            Timeout::After(limit) => Some(limit),
            Timeout::Host | Timeout::Off => None,
        });
        Self {
            of_all: (!settings.has_tool_timeouts()).then_some(of_all),
            shortest: stated.min(),
            any_host: settings.timeouts().any(|timeout| timeout == Timeout::Host),
        }
    }

    /// The limit of a call that has just come.
    fn at_first(self, host: Option<Duration>, now: Now) -> Deadline {
        if let Some(timeout) = self.of_all {
            return deadline(timeout, host, now);
        }
        let by_host = host.filter(|_| self.any_host).map(before_the_host);
        match self.shortest.into_iter().chain(by_host).min() {
            Some(limit) => Deadline::Earliest(now.mono.saturating_add(limit)),
            None => Deadline::Never,
        }
    }
}

impl Deadline {
    /// When something has to be looked at.
    pub(crate) const fn due(self) -> Option<Duration> {
        match self {
            Self::Earliest(at) | Self::At(at, _) => Some(at),
            Self::Never => None,
        }
    }

    /// When a person is told of a call that was sent then.
    pub(crate) fn notice_at(self, sent: Now) -> Option<Duration> {
        (self == Self::Never).then(|| sent.mono.saturating_add(SLOW))
    }
}

impl<R: Rewrite> Engine<R> {
    pub(super) fn first_deadline(&self, now: Now) -> Deadline {
        self.limits.at_first(self.session.host_timeout(), now)
    }
}

/// Gives a call the limit of its own tool.
pub(super) fn settle(call: &mut ToolCall, settings: &Settings, host: Option<Duration>, sent: Now) {
    if let Deadline::Earliest(_) = call.deadline
        && let Some(details) = call.details()
    {
        call.deadline = deadline(settings.of(&details.tool).timeout(), host, sent);
        call.notice_at = call.deadline.notice_at(sent);
    }
}

fn deadline(timeout: Timeout, host: Option<Duration>, sent: Now) -> Deadline {
    match (timeout, host) {
        (Timeout::After(limit), _) => Deadline::At(sent.mono.saturating_add(limit), false),
        (Timeout::Host, Some(host)) => {
            Deadline::At(sent.mono.saturating_add(before_the_host(host)), true)
        }
        (Timeout::Host, None) | (Timeout::Off, _) => Deadline::Never,
    }
}

fn before_the_host(host: Duration) -> Duration {
    host.saturating_sub(MARGIN)
}
