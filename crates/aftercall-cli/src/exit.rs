//! What the exit code says, decided in one place.

use std::error::Error;
use std::io;
use std::process::{ExitCode, Termination};

/// How a command came out, the worst last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ExitStatus {
    /// It did its job, and there is nothing to report. 0
    Clean,
    /// It did its job and found what it was to look for. 1
    Findings,
    /// It could not do its job. 2, as for a wrong command line.
    Failed,
    /// This signal asked it to end, and it has. 128 and the signal's number, so
    /// that whoever supervises it can tell a stop from an end, as it would of
    /// the server itself.
    Signalled(i32),
}

/// Why a command could not do what was asked, in words that say what to do.
/// Printed by `main`, and the exit code is 2.
pub(crate) type Failed = Box<dyn Error + Send + Sync>;

impl Termination for ExitStatus {
    fn report(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Clean => 0,
            Self::Findings => 1,
            Self::Failed => 2,
            Self::Signalled(signal) => u8::try_from(128 + signal).unwrap_or(255),
        })
    }
}

/// The reader of our output has gone.
pub(crate) fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    let mut next = Some(error);
    while let Some(error) = next {
        if let Some(io) = error.downcast_ref::<io::Error>()
            && io.kind() == io::ErrorKind::BrokenPipe
        {
            return true;
        }
        next = error.source();
    }
    false
}
