//! The commands, a module each.

use clap::Subcommand;

use crate::exit::{ExitStatus, Failed};

mod classify;
mod completions;
#[cfg(feature = "demo")]
mod demo;
mod doctor;
mod evaluate;
mod explain;
mod files;
mod judge;
mod man;
#[cfg(feature = "demo")]
mod orderdesk;
mod proxy;
mod wrap;

#[cfg(feature = "demo")]
const DEMO: &str = "\
Examples:
  aftercall demo
  aftercall demo --format json | jq .title";

const PROXY: &str = "\
Examples:
  aftercall proxy -- npx -y @modelcontextprotocol/server-filesystem /srv/notes
  aftercall proxy --timeout 30s --log calls.jsonl -- uvx mcp-server-git
  aftercall proxy --upstream https://mcp.example.com/mcp --header-env Authorization=MCP_AUTH
  aftercall proxy --set tools.get_order.read_only=true -- aftercall orderdesk
  aftercall proxy --config aftercall.toml --name desk
  aftercall proxy --config aftercall.toml --name desk --print-config

A file for --config, with every key: spec/config.example.toml. It has [defaults],
[servers.NAME] and [servers.NAME.tools.TOOL]; a flag counts more than the file,
and a tool's own table more than what is said of its server.

A remote server's certificate is checked against this machine's trust store, or
against the file that SSL_CERT_FILE names.

`aftercall wrap` writes that into your clients' configuration.";

const WRAP: &str = "\
Examples:
  aftercall wrap                        every client that is known and there
  aftercall wrap --dry-run
  aftercall wrap --only files .mcp.json
  aftercall wrap --yes --format json ~/.cursor/mcp.json

Known are Claude Desktop, Claude Code, Cursor, VS Code, Codex, Gemini CLI,
Windsurf and Zed; any other file by its path. `env` stays as it is. Beside each
changed file lies FILE.aftercall-backup. Restart the client afterwards.

A remote server is wrapped if its entry says who calls (a header, a key in the
URL), or if it is on this machine; header values go through `env`, never onto the
command line. One that shows no credentials may want a login in the browser, which
only the client can do: it is wrapped if --only names it. HTTP+SSE stays as it is.

Exit codes: 0 written, or nothing to change; 1 something would change
(--dry-run, or you said no); 2 a file could not be read or written.";

const UNWRAP: &str = "\
Examples:
  aftercall unwrap
  aftercall unwrap --only files --yes .mcp.json

What `wrap` changed comes back byte for byte, whatever else has been edited
since. A backup that is no longer needed is removed.

Exit codes: as for `aftercall wrap`.";

const DOCTOR: &str = "\
Examples:
  aftercall doctor
  aftercall doctor --start --within 60
  aftercall doctor --start --format json .mcp.json | jq '.servers[]'

Without --start nothing is run: the files are read, and the programs looked for.
With it, each server is started as its file says and ended again, and remote
servers are called with the headers that their files name.

Exit codes: 0 all is well, 1 a file can't be read or a server does not work.";

const COMPLETIONS: &str = "\
Examples:
  aftercall completions bash > ~/.local/share/bash-completion/completions/aftercall
  aftercall completions zsh > ~/.zfunc/_aftercall
  aftercall completions fish > ~/.config/fish/completions/aftercall.fish";

const MAN: &str = "\
Examples:
  aftercall man > ~/.local/share/man/man1/aftercall.1
  aftercall man wrap | man -l -";

const EXPLAIN: &str = "\
Examples:
  aftercall explain 'connect ECONNREFUSED 127.0.0.1:5432'
  some-command 2>&1 | aftercall explain
  aftercall explain --format json '{\"status\":429,\"headers\":{\"retry-after\":\"7\"},\"body\":\"\"}'
  aftercall explain --rule status.http";

const CLASSIFY: &str = "\
One object a line: {\"id\", \"surface\", \"raw\", \"tool\"?, \"op\"?, \"now\"?}.

Examples:
  aftercall classify < corpus/failures.jsonl
  echo '{\"id\":1,\"surface\":\"text\",\"raw\":\"HTTP 403\"}' | aftercall classify

Exit codes: 0 every line was judged, 2 a line could not be read (the others
were judged).";

const EVALUATE: &str = "\
Example:
  aftercall evaluate corpus/failures.jsonl";

#[cfg(feature = "demo")]
const ORDERDESK: &str = "\
Examples:
  aftercall orderdesk
  aftercall orderdesk --plain --fault busy
  aftercall proxy -- aftercall orderdesk --plain";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Each kind of failed tool call, before and after.
    #[cfg(feature = "demo")]
    #[command(after_help = DEMO)]
    Demo(demo::Args),
    /// Stand in front of any MCP server: one that it starts, or a remote one.
    ///
    /// What the server says goes through byte for byte, except for failed tool
    /// calls. A server that dies or does not answer is answered for.
    #[command(after_help = PROXY)]
    Proxy(Box<proxy::Args>),
    /// Put the proxy in front of the servers in your clients' configuration.
    #[command(after_help = WRAP)]
    Wrap(wrap::WrapArgs),
    /// Take the proxy out of your clients' configuration.
    #[command(after_help = UNWRAP)]
    Unwrap(wrap::UnwrapArgs),
    /// What one failure is, why, and what to do next.
    #[command(after_help = EXPLAIN)]
    Explain(explain::Args),
    /// Observations in, verdicts out: a JSON object a line.
    #[command(after_help = CLASSIFY)]
    Classify(classify::Args),
    /// How right the classifier is on a labelled corpus.
    #[command(after_help = EVALUATE)]
    Evaluate(evaluate::Args),
    /// An MCP server to try things on: an order desk whose faults are real.
    #[cfg(feature = "demo")]
    #[command(after_help = ORDERDESK)]
    Orderdesk(orderdesk::Args),
    /// Which clients there are, what is wrapped, and whether it works.
    #[command(after_help = DOCTOR)]
    Doctor(doctor::Args),
    /// The completion script for a shell.
    #[command(after_help = COMPLETIONS)]
    Completions(completions::Args),
    /// The manual page, in roff.
    #[command(after_help = MAN)]
    Man(man::Args),
}

impl Command {
    pub(crate) fn run(self) -> Result<ExitStatus, Failed> {
        match self {
            Self::Proxy(args) => proxy::run(*args),
            Self::Wrap(args) => wrap::wrap(&args),
            Self::Unwrap(args) => wrap::unwrap(&args),
            Self::Doctor(args) => doctor::run(&args),
            Self::Completions(args) => completions::run(&args),
            Self::Man(args) => man::run(&args),
            Self::Explain(args) => explain::run(&args),
            Self::Classify(args) => classify::run(&args),
            Self::Evaluate(args) => evaluate::run(&args),
            #[cfg(feature = "demo")]
            Self::Demo(args) => demo::run(&args),
            #[cfg(feature = "demo")]
            Self::Orderdesk(args) => orderdesk::run(args),
        }
    }
}
