//! `aftercall proxy`: stands in front of a server, one that it starts or a remote
//! one.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::os::fd::AsFd;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use aftercall::wire;
use aftercall_proxy::engine::Notice;
use aftercall_proxy::http;
use aftercall_proxy::rewrite::{self, Structured};
use aftercall_proxy::stdio::{Ended, Ends, Options, run as relay};
use aftercall_proxy::{Config, Restart};

use crate::exit::{ExitStatus, Failed};
use crate::settings::{self, Key, Selected, Values};

mod args;
mod listen;
mod remote;

pub(crate) use args::Args;
use args::Format;

pub(crate) fn run(args: Args) -> Result<ExitStatus, Failed> {
    if args.print_schema {
        writeln!(anstream::stdout(), "{:#}", settings::schema())?;
        return Ok(ExitStatus::Clean);
    }
    let file = args
        .config
        .as_deref()
        .map(settings::File::open)
        .transpose()?;
    let selected = settings::select(file.as_ref(), args.name.as_deref(), &args.overrides())?;
    if args.print_config {
        let file = file.as_ref().map(|file| file.name.as_str());
        let page = match args.format {
            Format::Text => settings::text(&selected, file),
            Format::Json => settings::json(&selected, file)? + "\n",
        };
        write!(anstream::stdout(), "{page}")?;
        return Ok(ExitStatus::Clean);
    }
    start(args, &selected)
}

fn start(args: Args, selected: &Selected) -> Result<ExitStatus, Failed> {
    let values = &selected.merged.server;
    let rewriter = Structured::new(rewriting(values));
    let mut config = Config::default();
    config.salt = salt();
    config.settings = settings::engine_settings(&selected.merged)?;
    config.restart = match values.word(Key::Restart) {
        Some("off") => Restart::Off,
        Some(_) | None => Restart::Auto,
    };
    config.log_arguments = values.switch(Key::LogArguments) == Some(true);
    let inspect_limit = values.size(Key::InspectLimit);
    let inspect_limit = inspect_limit.unwrap_or(aftercall_mcp::DEFAULT_LIMIT);
    let log = values.text(Key::Log).map(|path| open_log(Path::new(path)));
    let log = log.transpose()?;
    if args.listen.is_wanted() {
        let behind = match args.remote.options()? {
            Some(remote) => listen::remote(remote),
            None => http::Behind::Command(command(args.command, values)?),
        };
        let server = listen::server(behind, config);
        let mut listen = args.listen.options(vec![server])?;
        listen.inspect_limit = inspect_limit;
        listen.log = log;
        return listen::run(listen, rewriter, tell);
    }
    let ends = Ends {
        input: io::stdin().as_fd().try_clone_to_owned()?,
        output: io::stdout().as_fd().try_clone_to_owned()?,
        errors: io::stderr().as_fd().try_clone_to_owned()?,
    };
    if let Some(mut options) = args.remote.options()? {
        options.config = config;
        options.inspect_limit = inspect_limit;
        options.log = log;
        let (ended, _) = http::relay(options, rewriter, ends, Box::new(tell))?;
        return Ok(status(ended));
    }
    let (program, arguments) = server(args.command, values)?;
    let shown = program.to_string_lossy().into_owned();
    let mut options = Options::new(program, arguments);
    options.variables = variables(values)?;
    options.config = config;
    options.inspect_limit = inspect_limit;
    options.show_stderr = values.switch(Key::ShowStderr) == Some(true);
    options.log = log;
    let (ended, _) = relay(options, rewriter, ends, Box::new(tell))
        .map_err(|error| format!("can't run the server `{shown}`: {error}; check the command"))?;
    Ok(status(ended))
}

fn status(ended: Ended) -> ExitStatus {
    match ended {
        Ended::Signal(signal) => ExitStatus::Signalled(signal),
        _ => ExitStatus::Clean,
    }
}

/// The command for a listener, which starts it for each client.
fn command(words: Vec<OsString>, values: &Values) -> Result<http::Command, Failed> {
    let (program, arguments) = server(words, values)?;
    let mut command = http::Command::new(program, arguments);
    command.variables = variables(values)?;
    if values.switch(Key::ShowStderr) == Some(true) {
        command.errors = Some(io::stderr().as_fd().try_clone_to_owned()?);
    }
    Ok(command)
}

/// The command after `--`, or else the one that the file names.
fn server(command: Vec<OsString>, values: &Values) -> Result<(OsString, Vec<OsString>), Failed> {
    let mut command = command.into_iter();
    if let Some(program) = command.next() {
        return Ok((program, command.collect()));
    }
    let Some(program) = values.text(Key::Command) else {
        let words = "name the server's command after `--` or in the file of --config, or its \
                     URL with --upstream";
        return Err(words.into());
    };
    let arguments = values.texts(Key::Args).iter().map(OsString::from);
    Ok((program.into(), arguments.collect()))
}

/// The server's own variables, with their values from our environment.
fn variables(values: &Values) -> Result<Vec<(OsString, OsString)>, Failed> {
    let mut variables = Vec::new();
    for (name, from) in values.variables(Key::Env) {
        // What stands there could be the secret by mistake, so it is not repeated.
        let value = std::env::var_os(from).ok_or_else(|| {
            format!(
                "env.{name}: the variable that it names is not set; set it where aftercall is \
                 started (the value itself doesn't belong into the file)"
            )
        })?;
        variables.push((name.into(), value));
    }
    Ok(variables)
}

fn rewriting(values: &Values) -> rewrite::Options {
    rewrite::Options {
        unflagged: match values.word(Key::Unflagged) {
            Some("annotate") => rewrite::UnflaggedMode::Annotate,
            Some("leave") => rewrite::UnflaggedMode::Leave,
            Some(_) | None => rewrite::UnflaggedMode::Flip,
        },
        protocol_errors: match values.word(Key::ProtocolErrors) {
            Some("keep") => rewrite::ProtocolErrors::Keep,
            Some(_) | None => rewrite::ProtocolErrors::Convert,
        },
        structured: match values.word(Key::StructuredContent) {
            Some("never") => wire::Structured::Never,
            Some("always") => wire::Structured::Always,
            Some(_) | None => wire::Structured::Auto,
        },
    }
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
