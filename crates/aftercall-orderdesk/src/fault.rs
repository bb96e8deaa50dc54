//! The faults a desk can be started with.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// How long a slow query takes unless it is said: past [`crate::QUERY_LIMIT`].
const SLOW: Duration = Duration::from_secs(6);

/// A real fault, switched on when the desk starts.
///
/// ```
/// use core::time::Duration;
/// use aftercall_orderdesk::Fault;
///
/// assert_eq!("busy=2".parse(), Ok(Fault::Busy { lasting: Some(Duration::from_secs(2)) }));
/// assert_eq!("rate-limit".parse(), Ok(Fault::RateLimit));
/// assert!("gremlins".parse::<Fault>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::exhaustive_enums,
    reason = "whoever lists or shows the faults shows them all"
)]
pub enum Fault {
    /// `busy`, `busy=SECONDS`: a second connection holds the database's lock,
    /// until the desk ends or for so long.
    Busy {
        /// From the desk's start.
        lasting: Option<Duration>,
    },
    /// `busy-sites`, `busy-sites=SECONDS`: the same for the stock files of
    /// [`LOCKED_SITES`](crate::LOCKED_SITES).
    BusySites {
        /// From the desk's start.
        lasting: Option<Duration>,
    },
    /// `slow`, `slow=SECONDS`: every query takes that long, six seconds unless
    /// said.
    Slow {
        /// How long a query takes if nobody interrupts it.
        query: Duration,
    },
    /// `rate-limit`: one call, then one more every two seconds.
    RateLimit,
    /// `lost-payout`: refunds are made, and the word that they were is lost.
    LostPayout,
    /// `crash`: the tool runs, and the connection ends instead of answering.
    Crash,
}

impl Fault {
    /// The ways to write them, for a help text.
    pub const SYNTAX: [&'static str; 6] = [
        "busy[=SECONDS]",
        "busy-sites[=SECONDS]",
        "slow[=SECONDS]",
        "rate-limit",
        "lost-payout",
        "crash",
    ];
}

impl Fault {
    /// What is wrong, in words that follow "while".
    #[must_use]
    pub const fn what(&self) -> &'static str {
        match self {
            Self::Busy { .. } => "a second connection holds the database's lock",
            Self::BusySites { .. } => "second connections hold the locks of two of the five sites",
            Self::Slow { .. } => "every query takes longer than the desk waits",
            Self::RateLimit => "calls are limited to one in two seconds",
            Self::LostPayout => "the payout service makes refunds and its answers are lost",
            Self::Crash => "the server's process ends before it can answer",
        }
    }
}

impl FromStr for Fault {
    type Err = UnknownFault;

    fn from_str(text: &str) -> Result<Self, UnknownFault> {
        let unknown = || UnknownFault(text.to_owned());
        let (name, seconds) = match text.split_once('=') {
            Some((name, seconds)) => {
                let seconds = seconds.parse().ok().filter(|s: &f64| *s >= 0.0);
                let lasting = Duration::try_from_secs_f64(seconds.ok_or_else(unknown)?);
                (name, Some(lasting.map_err(|_| unknown())?))
            }
            None => (text, None),
        };
        match (name, seconds) {
            ("busy", lasting) => Ok(Self::Busy { lasting }),
            ("busy-sites", lasting) => Ok(Self::BusySites { lasting }),
            ("slow", query) => Ok(Self::Slow {
                query: query.unwrap_or(SLOW),
            }),
            ("rate-limit", None) => Ok(Self::RateLimit),
            ("lost-payout", None) => Ok(Self::LostPayout),
            ("crash", None) => Ok(Self::Crash),
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Busy { lasting: None } => f.write_str("busy"),
            Self::Busy { lasting: Some(t) } => write!(f, "busy={}", t.as_secs_f64()),
            Self::BusySites { lasting: None } => f.write_str("busy-sites"),
            Self::BusySites { lasting: Some(t) } => write!(f, "busy-sites={}", t.as_secs_f64()),
            Self::Slow { query } => write!(f, "slow={}", query.as_secs_f64()),
            Self::RateLimit => f.write_str("rate-limit"),
            Self::LostPayout => f.write_str("lost-payout"),
            Self::Crash => f.write_str("crash"),
        }
    }
}

/// No fault is written so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownFault(String);

impl fmt::Display for UnknownFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Fault::SYNTAX.join(", ");
        write!(f, "no fault is called {:?}; use one of {known}", self.0)
    }
}

impl core::error::Error for UnknownFault {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_reads_back() {
        for text in [
            "busy",
            "busy=0.25",
            "busy-sites",
            "busy-sites=1.5",
            "slow=7",
            "rate-limit",
            "lost-payout",
            "crash",
        ] {
            let fault: Fault = text.parse().expect(text);
            assert_eq!(fault.to_string(), text);
        }
    }

    #[test]
    fn a_duration_where_none_belongs_is_refused() {
        for wrong in [
            "",
            "crash=1",
            "busy=",
            "busy=-1",
            "busy=NaN",
            "slow=1e300",
            "Busy",
        ] {
            assert!(wrong.parse::<Fault>().is_err(), "{wrong}");
        }
    }
}
