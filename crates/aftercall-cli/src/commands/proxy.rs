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
    if let Some(file) = &file
        && args.serves_all()
    {
        return start_all(args, file);
    }
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
    // A command behind the dashes counts more than a URL of the file.
    let remote = if args.command.is_empty() {
        args.remote.options(values)?
    } else {
        None
    };
    if args.listen.is_wanted() {
        let behind = behind(remote, args.command, values)?;
        let server = served(listen::PATH.to_owned(), behind, selected)?;
        return listen::run(args.listen.options(vec![server])?, tell);
    }
    let rewriter = Structured::new(rewriting(values));
    let (config, inspect_limit) = (config(selected)?, inspect_limit(values));
    let log = log(values)?;
    let ends = Ends {
        input: io::stdin().as_fd().try_clone_to_owned()?,
        output: io::stdout().as_fd().try_clone_to_owned()?,
        errors: io::stderr().as_fd().try_clone_to_owned()?,
    };
    if let Some(mut options) = remote {
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

/// Every server of the file, each at a path of its own.
fn start_all(args: Args, file: &settings::File) -> Result<ExitStatus, Failed> {
    let mut servers = Vec::new();
    for selected in settings::select_all(file, &args.overrides())? {
        let values = &selected.merged.server;
        let path = listen::path(selected.name.as_deref())?;
        let behind = behind(args.remote.options(values)?, Vec::new(), values)?;
        servers.push(served(path, behind, &selected)?);
    }
    listen::run(args.listen.options(servers)?, tell)
}

/// What a listener has behind it.
fn behind(
    remote: Option<http::Options>,
    words: Vec<OsString>,
    values: &Values,
) -> Result<http::Behind, Failed> {
    Ok(match remote {
        Some(remote) => http::Behind::Remote {
            endpoint: remote.endpoint,
            credentials: remote.credentials,
        },
        None => http::Behind::Command(command(words, values)?),
    })
}

fn served(
    path: String,
    behind: http::Behind,
    selected: &Selected,
) -> Result<http::Server<Structured>, Failed> {
    let values = &selected.merged.server;
    let mut server = http::Server::new(path, behind, Structured::new(rewriting(values)));
    server.config = config(selected)?;
    server.inspect_limit = inspect_limit(values);
    server.log = log(values)?;
    Ok(server)
}

fn config(selected: &Selected) -> Result<Config, Failed> {
    let values = &selected.merged.server;
    let mut config = Config::default();
    config.salt = salt();
    config.settings = settings::engine_settings(&selected.merged)?;
    config.restart = match values.word(Key::Restart) {
        Some("off") => Restart::Off,
        Some(_) | None => Restart::Auto,
    };
    config.log_arguments = values.switch(Key::LogArguments) == Some(true);
    Ok(config)
}

fn inspect_limit(values: &Values) -> usize {
    let limit = values.size(Key::InspectLimit);
    limit.unwrap_or(aftercall_mcp::DEFAULT_LIMIT)
}

fn log(values: &Values) -> Result<Option<File>, String> {
    let log = values.text(Key::Log).map(|path| open_log(Path::new(path)));
    log.transpose()
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
            values.fault(
                Key::Env,
                name,
                "the variable that it names is not set; set it where aftercall is started (the \
                 value itself doesn't belong into the file)",
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
