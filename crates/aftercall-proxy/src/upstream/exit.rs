//! How the server ended, in words.

use std::fmt;

/// How the server ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Exit {
    /// What the operating system says.
    pub how: How,
    /// The last lines of its standard error, redacted, where the operator
    /// has asked for them.
    pub stderr: Option<String>,
}

/// What the operating system says.
#[expect(
    clippy::exhaustive_enums,
    reason = "a server ends, or does not begin, in one of these ways"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It returned this status.
    Status(i32),
    /// A signal killed it.
    Signal(i32),
    /// It closed its output and has not ended.
    Closed,
    /// It was started again, and did not answer the handshake.
    Mute,
    /// It was started again, and refused the handshake.
    Refused,
    /// It could not be started again.
    NotStarted,
}

impl Exit {
    /// An exit without captured output.
    #[must_use]
    pub const fn new(how: How) -> Self {
        Self { how, stderr: None }
    }

    /// It meant to leave, as far as it says.
    #[must_use]
    pub const fn is_polite(&self) -> bool {
        matches!(self.how, How::Status(0))
    }

    /// The same with the last lines of standard error.
    #[must_use]
    pub fn with_stderr(self, stderr: Option<String>) -> Self {
        Self { stderr, ..self }
    }
}

impl fmt::Display for Exit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.how {
            How::Status(status) => write!(f, "exit status {status}"),
            How::Signal(signal) => match signal_name(signal) {
                Some(name) => write!(f, "killed by signal {signal}, {name}"),
                None => write!(f, "killed by signal {signal}"),
            },
            How::Closed => f.write_str("it closed its standard output"),
            How::Mute => f.write_str("started again, it did not answer"),
            How::Refused => f.write_str("started again, it refused the handshake"),
            How::NotStarted => f.write_str("it could not be started again"),
        }
    }
}

/// The signals that end servers in practice; the numbers are the same on
/// Linux and macOS, except for SIGBUS.
fn signal_name(signal: i32) -> Option<&'static str> {
    Some(match signal {
        1 => "SIGHUP",
        2 => "SIGINT",
        3 => "SIGQUIT",
        4 => "SIGILL",
        6 => "SIGABRT",
        8 => "SIGFPE",
        9 => "SIGKILL",
        11 => "SIGSEGV",
        13 => "SIGPIPE",
        15 => "SIGTERM",
        _ => return None,
    })
}
