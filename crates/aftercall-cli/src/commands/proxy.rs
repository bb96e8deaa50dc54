//! `aftercall proxy`: stands in front of a server, one that it starts or a remote
//! one.

mod remote;

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::os::fd::AsFd;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use aftercall::wire;
use aftercall_proxy::engine::Notice;
use aftercall_proxy::http;
use aftercall_proxy::rewrite::{self, Structured};
use aftercall_proxy::stdio::{Ends, Options, run as relay};
use aftercall_proxy::{CallSettings, Settings, Timeout};

use crate::exit::{ExitStatus, Failed};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Answer a tool call that takes longer than this: `30s`, `2m`, `off`, or
    /// `host` for one second less than the host waits, where its name tells
    #[arg(long, value_name = "TIME", default_value = "host", value_parser = timeout)]
    timeout: Timeout,

    /// Write one JSON line for each finished tool call to FILE (mode 0600)
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Log the arguments too, redacted
    #[arg(long, requires = "log")]
    log_arguments: bool,

    /// Quote the server's last lines of standard error, redacted, when it dies
    #[arg(long)]
    show_stderr: bool,

    /// Look at lines of up to BYTES; longer ones pass unseen
    #[arg(long, value_name = "BYTES", default_value_t = aftercall_mcp::DEFAULT_LIMIT)]
    inspect_limit: usize,

    /// What to do about a failure without the error flag
    #[arg(long, value_enum, value_name = "MODE", default_value_t)]
    unflagged: Unflagged,

    /// What to do about a protocol error that answers a tool call
    #[arg(long, value_enum, value_name = "MODE", default_value_t)]
    protocol_errors: ProtocolErrors,

    /// When an error carries structured content
    #[arg(long, value_enum, value_name = "MODE", default_value_t)]
    structured_content: StructuredContent,

    /// Whether to send a call again that failed for a moment
    #[arg(long, value_enum, value_name = "MODE", default_value_t)]
    retry: Retry,

    /// Whether to start a server again that has ended
    #[arg(long, value_enum, value_name = "MODE", default_value_t)]
    restart: Restart,

    /// When to check a call's arguments against the tool's input schema
    #[arg(long, value_enum, value_name = "MODE", default_value_t)]
    validate: Validate,

    #[command(flatten)]
    remote: remote::Args,

    /// The server and its arguments
    #[arg(
        last = true,
        required_unless_present = "upstream",
        conflicts_with = "upstream",
        value_name = "COMMAND"
    )]
    command: Vec<OsString>,
}

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
enum Retry {
    /// Never
    Off,
    /// Where a second execution does no harm
    #[default]
    Safe,
}

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
enum Restart {
    /// Never
    Off,
    /// At once after a crash, when it is needed after an end with status 0
    #[default]
    Auto,
}

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
enum Validate {
    /// After a failure about the arguments, or one that nothing explains
    #[default]
    OnFailure,
    /// Before the call is sent too
    Strict,
    /// Never
    Off,
}

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
enum Unflagged {
    /// Set the flag where the shape leaves no doubt, note the rest in `_meta`
    #[default]
    Flip,
    /// Note it in `_meta`
    Annotate,
    /// Touch nothing
    Leave,
}

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
enum ProtocolErrors {
    /// Make it a failed result, which the model sees
    #[default]
    Convert,
    /// Leave it
    Keep,
}

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
enum StructuredContent {
    /// Where the tool is known to declare no output schema
    #[default]
    Auto,
    /// Never
    Never,
    /// Always
    Always,
}

impl Args {
    fn rewriting(&self) -> rewrite::Options {
        rewrite::Options {
            unflagged: match self.unflagged {
                Unflagged::Flip => rewrite::UnflaggedMode::Flip,
                Unflagged::Annotate => rewrite::UnflaggedMode::Annotate,
                Unflagged::Leave => rewrite::UnflaggedMode::Leave,
            },
            protocol_errors: match self.protocol_errors {
                ProtocolErrors::Convert => rewrite::ProtocolErrors::Convert,
                ProtocolErrors::Keep => rewrite::ProtocolErrors::Keep,
            },
            structured: match self.structured_content {
                StructuredContent::Auto => wire::Structured::Auto,
                StructuredContent::Never => wire::Structured::Never,
                StructuredContent::Always => wire::Structured::Always,
            },
        }
    }

    fn config(&self) -> Result<aftercall_proxy::Config, Failed> {
        let mut config = aftercall_proxy::Config::default();
        config.salt = salt();
        let retry = match self.retry {
            Retry::Off => aftercall_proxy::Retry::Off,
            Retry::Safe => aftercall_proxy::Retry::Safe,
        };
        let validate = match self.validate {
            Validate::OnFailure => aftercall_proxy::Validate::OnFailure,
            Validate::Strict => aftercall_proxy::Validate::Strict,
            Validate::Off => aftercall_proxy::Validate::Off,
        };
        let calls = CallSettings::default().with_timeout(self.timeout)?;
        config.settings = Settings::new(calls.with_retry(retry).with_validate(validate));
        config.restart = match self.restart {
            Restart::Off => aftercall_proxy::Restart::Off,
            Restart::Auto => aftercall_proxy::Restart::Auto,
        };
        config.log_arguments = self.log_arguments;
        Ok(config)
    }
}

pub(crate) fn run(args: Args) -> Result<ExitStatus, Failed> {
    let rewriter = Structured::new(args.rewriting());
    let config = args.config()?;
    let log = args.log.as_deref().map(open_log).transpose()?;
    let ends = Ends {
        input: io::stdin().as_fd().try_clone_to_owned()?,
        output: io::stdout().as_fd().try_clone_to_owned()?,
        errors: io::stderr().as_fd().try_clone_to_owned()?,
    };
    if let Some(mut options) = args.remote.options()? {
        options.config = config;
        options.inspect_limit = args.inspect_limit;
        options.log = log;
        http::relay(options, rewriter, ends, Box::new(tell))?;
        return Ok(ExitStatus::Clean);
    }
    let mut command = args.command.into_iter();
    let Some(program) = command.next() else {
        return Err("name the server's command after `--`, or its URL with --upstream".into());
    };
    let shown = program.to_string_lossy().into_owned();
    let mut options = Options::new(program, command.collect());
    options.config = config;
    options.inspect_limit = args.inspect_limit;
    options.show_stderr = args.show_stderr;
    options.log = log;
    relay(options, rewriter, ends, Box::new(tell)).map_err(|error| {
        format!("can't run the server `{shown}`: {error}; check the command after `--`")
    })?;
    Ok(ExitStatus::Clean)
}

fn tell(notice: &Notice) {
    let words = match notice {
        Notice::Slow { tool, elapsed } => format!(
            "the tool `{tool}` has not answered for {} s; `--timeout` sets a limit",
            elapsed.as_secs()
        ),
        Notice::Ended {
            exit,
            returns: true,
        } => format!("the server has ended ({exit}); it is started again"),
        Notice::Ended { exit, .. } => {
            format!("the server has ended ({exit}), and is not started again")
        }
        _ => return,
    };
    // The host may have closed it; the relay does not depend on being heard.
    let _ = writeln!(io::stderr(), "aftercall: {words}");
}

/// Tool names and arguments are nobody else's business.
fn open_log(path: &Path) -> Result<File, String> {
    OpenOptions::new()
        .append(true)
        .create(true)
        .mode(0o600)
        .open(path)
        .map_err(|error| format!("can't write the log {}: {error}", path.display()))
}

/// Tells the request ids of this process from those of another.
fn salt() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let nanos = since.unwrap_or_default().subsec_nanos();
    u64::from(std::process::id()) << 32 | u64::from(nanos)
}

fn timeout(text: &str) -> Result<Timeout, String> {
    match text {
        "host" => return Ok(Timeout::Host),
        "off" => return Ok(Timeout::Off),
        _ => {}
    }
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let scale = match &text[digits.len()..] {
        "ms" => 1e-3,
        "" | "s" => 1.0,
        "m" => 60.0,
        "h" => 3600.0,
        _ => f64::NAN,
    };
    let seconds = digits.parse().map_or(f64::NAN, |count: f64| count * scale);
    match Duration::try_from_secs_f64(seconds) {
        Ok(limit) if !limit.is_zero() => Ok(Timeout::After(limit)),
        Ok(_) | Err(_) => Err("write `30s`, `2m`, `500ms`, `off` or `host`".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_read_with_its_unit() {
        let seconds = |text| match timeout(text) {
            Ok(Timeout::After(limit)) => limit.as_secs_f64(),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(seconds("30s"), 30.0);
        assert_eq!(seconds("30"), 30.0);
        assert_eq!(seconds("1.5m"), 90.0);
        assert_eq!(seconds("500ms"), 0.5);
        assert_eq!(timeout("off"), Ok(Timeout::Off));
        assert_eq!(timeout("host"), Ok(Timeout::Host));
    }

    #[test]
    fn what_is_no_time_says_how_to_write_one() {
        for text in ["", "s", "0", "-1s", "nan", "inf", "5 parsecs", "1e999"] {
            assert!(timeout(text).is_err(), "{text}");
        }
    }
}
