//! The commands, a module each.

use clap::Subcommand;

use crate::exit::{ExitStatus, Failed};

mod classify;
#[cfg(feature = "demo")]
mod demo;
mod evaluate;
mod explain;
mod judge;
#[cfg(feature = "demo")]
mod orderdesk;
mod proxy;

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

In a client's configuration, put `aftercall` as the command and `proxy`, `--`
and the server's own command before its arguments.";

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
}

impl Command {
    pub(crate) fn run(self) -> Result<ExitStatus, Failed> {
        match self {
            Self::Proxy(args) => proxy::run(*args),
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
