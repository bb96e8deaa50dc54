//! The flags of `aftercall proxy`, and how they become settings.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser};

use super::{listen, remote};
use crate::settings::{Key, Kind, Overrides, Value, parse};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Read settings from FILE (TOML); `--print-config` shows them
    #[arg(long, value_name = "FILE")]
    pub(super) config: Option<PathBuf>,

    /// Which server of FILE this is; not needed where it names only one
    #[arg(long, value_name = "NAME", requires = "config")]
    pub(super) name: Option<String>,

    /// Set what has no flag of its own, as FILE would: `retry_attempts=5`,
    /// `tools.get_order.read_only=true`
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,

    /// Show every setting in force and where it comes from, and start nothing
    #[arg(long, conflicts_with = "print_schema")]
    pub(super) print_config: bool,

    /// Show the JSON Schema of FILE, and start nothing
    #[arg(long)]
    pub(super) print_schema: bool,

    /// How `--print-config` shows it
    #[arg(
        long,
        value_enum,
        value_name = "FORMAT",
        default_value_t,
        requires = "print_config"
    )]
    pub(super) format: Format,

    /// Answer a tool call that takes longer than this: `30s`, `2m`, `off`, or
    /// `host` (default) for one second less than the host waits, where its name
    /// tells
    #[arg(long, value_name = "TIME", value_parser = setting(Key::Timeout))]
    timeout: Option<Value>,

    /// Write one JSON line for each finished tool call to FILE (mode 0600)
    #[arg(long, value_name = "FILE", value_parser = setting(Key::Log))]
    log: Option<Value>,

    /// Log the arguments too, redacted
    #[arg(long)]
    log_arguments: bool,

    /// Quote the server's last lines of standard error, redacted, when it dies
    #[arg(long)]
    show_stderr: bool,

    /// Look at lines of up to SIZE, like `16MiB`; longer ones pass unseen
    #[arg(long, value_name = "SIZE", value_parser = setting(Key::InspectLimit))]
    inspect_limit: Option<Value>,

    /// What to do about a failure without the error flag [default: flip]
    #[arg(long, value_name = "MODE", value_parser = setting(Key::Unflagged))]
    unflagged: Option<Value>,

    /// What to do about a protocol error that answers a tool call [default:
    /// convert]
    #[arg(long, value_name = "MODE", value_parser = setting(Key::ProtocolErrors))]
    protocol_errors: Option<Value>,

    /// When an error carries structured content [default: auto]
    #[arg(long, value_name = "MODE", value_parser = setting(Key::StructuredContent))]
    structured_content: Option<Value>,

    /// Whether to send a call again that failed for a moment [default: safe]
    #[arg(long, value_name = "MODE", value_parser = setting(Key::Retry))]
    retry: Option<Value>,

    /// Whether to start a server again that has ended [default: auto]
    #[arg(long, value_name = "MODE", value_parser = setting(Key::Restart))]
    restart: Option<Value>,

    /// When to check a call's arguments against the tool's input schema
    /// [default: on-failure]
    #[arg(long, value_name = "MODE", value_parser = setting(Key::Validate))]
    validate: Option<Value>,

    #[command(flatten)]
    pub(super) remote: remote::Args,

    #[command(flatten)]
    pub(super) listen: listen::Args,

    /// The server and its arguments; without it, FILE has to name them
    #[arg(last = true, conflicts_with = "remote_url", value_name = "COMMAND")]
    pub(super) command: Vec<OsString>,
}

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
pub(crate) enum Format {
    /// A TOML file that says the same, with remarks
    #[default]
    Text,
    /// One JSON object
    Json,
}

impl Args {
    /// Nothing says which server of the file: a listener serves them all.
    pub(super) fn serves_all(&self) -> bool {
        self.listen.is_wanted()
            && !self.print_config
            && self.name.is_none()
            && self.command.is_empty()
            && !self.remote.is_wanted()
    }

    /// What the flags say about settings.
    pub(super) fn overrides(&self) -> Overrides {
        let mut overrides = Overrides::default();
        let valued = [
            (Key::Timeout, "--timeout", &self.timeout),
            (Key::Log, "--log", &self.log),
            (Key::InspectLimit, "--inspect-limit", &self.inspect_limit),
            (Key::Unflagged, "--unflagged", &self.unflagged),
            (
                Key::ProtocolErrors,
                "--protocol-errors",
                &self.protocol_errors,
            ),
            (
                Key::StructuredContent,
                "--structured-content",
                &self.structured_content,
            ),
            (Key::Retry, "--retry", &self.retry),
            (Key::Restart, "--restart", &self.restart),
            (Key::Validate, "--validate", &self.validate),
        ];
        for (key, flag, value) in valued {
            if let Some(value) = value {
                overrides.flag(key, flag, value.clone());
            }
        }
        let switches = [
            (Key::LogArguments, "--log-arguments", self.log_arguments),
            (Key::ShowStderr, "--show-stderr", self.show_stderr),
        ];
        for (key, flag, is_set) in switches {
            if is_set {
                overrides.flag(key, flag, Value::Switch(true));
            }
        }
        for argument in &self.set {
            overrides.set(argument);
        }
        overrides
    }
}

/// Reads a flag as the file's key of the same meaning is read.
fn setting(key: Key) -> ValueParser {
    match key.kind() {
        Kind::Choice(words) => {
            let words = words
                .iter()
                .map(|(word, meaning)| PossibleValue::new(*word).help(*meaning));
            let words = PossibleValuesParser::new(words);
            ValueParser::new(words.try_map(move |word| parse(key, &word)))
        }
        _ => ValueParser::new(move |text: &str| parse(key, text)),
    }
}
