//! The settings, each with its place, its values and its default.

use aftercall::recover::{ATTEMPTS, BASE, CAP, MAX_ATTEMPTS, MAX_TOKENS, TOKENS};

use super::value::Value;

/// One setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Key {
    Command,
    Args,
    Env,
    Url,
    Headers,
    Timeout,
    Retry,
    RetryAttempts,
    RetryTime,
    BackoffBase,
    BackoffCap,
    RetryTokens,
    Guard,
    Breaker,
    TrustAnnotations,
    ReadOnly,
    Destructive,
    Idempotent,
    IdempotencyKeys,
    Restart,
    Stateless,
    Validate,
    Unflagged,
    ProtocolErrors,
    StructuredContent,
    InspectLimit,
    ShowStderr,
    Log,
    LogArguments,
}

/// Where a setting may stand: in a tool's table it may also stand in its
/// server's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Scope {
    /// `[defaults]`, `[servers.NAME]` and `[servers.NAME.tools.TOOL]`.
    Everywhere,
    /// `[defaults]` and `[servers.NAME]`.
    Servers,
    /// `[servers.NAME]` and `[servers.NAME.tools.TOOL]`.
    Named,
    /// `[servers.NAME]`.
    Server,
}

/// A table of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Table {
    Defaults,
    Server,
    Tool,
}

/// What a value looks like.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Switch,
    Count {
        least: u32,
        most: u32,
    },
    Time {
        words: &'static [Word],
    },
    Choice(&'static [Word]),
    Size,
    Text,
    Texts,
    /// Names of variables, each with the variable that holds its value.
    Variables,
    /// The same for names of headers.
    Headers,
}

/// A word that is a value, and what it means.
pub(crate) type Word = (&'static str, &'static str);

/// What is in force where nobody says anything.
#[derive(Clone, Debug)]
pub(crate) struct BuiltIn {
    pub(crate) value: Option<Value>,
    /// Why, or what that means.
    pub(crate) why: &'static str,
}

const HOST: Word = (
    "host",
    "as long as the host waits, where its name tells when it connects",
);

impl Key {
    pub(crate) const ALL: [Self; 29] = [
        Self::Command,
        Self::Args,
        Self::Env,
        Self::Url,
        Self::Headers,
        Self::Timeout,
        Self::Retry,
        Self::RetryAttempts,
        Self::RetryTime,
        Self::BackoffBase,
        Self::BackoffCap,
        Self::RetryTokens,
        Self::Guard,
        Self::Breaker,
        Self::TrustAnnotations,
        Self::ReadOnly,
        Self::Destructive,
        Self::Idempotent,
        Self::IdempotencyKeys,
        Self::Restart,
        Self::Stateless,
        Self::Validate,
        Self::Unflagged,
        Self::ProtocolErrors,
        Self::StructuredContent,
        Self::InspectLimit,
        Self::ShowStderr,
        Self::Log,
        Self::LogArguments,
    ];

    pub(crate) fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|key| key.name() == name)
    }

    /// Those that may stand in such a table.
    pub(crate) fn of_table(table: Table) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |key| key.fits(table))
    }

    pub(crate) fn fits(self, table: Table) -> bool {
        match (self.scope(), table) {
            (Scope::Everywhere, _) | (_, Table::Server) => true,
            (Scope::Servers, Table::Defaults) | (Scope::Named, Table::Tool) => true,
            (Scope::Servers | Scope::Server, Table::Tool)
            | (Scope::Named | Scope::Server, Table::Defaults) => false,
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Args => "args",
            Self::Env => "env",
            Self::Url => "url",
            Self::Headers => "headers",
            Self::Timeout => "timeout",
            Self::Retry => "retry",
            Self::RetryAttempts => "retry_attempts",
            Self::RetryTime => "retry_time",
            Self::BackoffBase => "backoff_base",
            Self::BackoffCap => "backoff_cap",
            Self::RetryTokens => "retry_tokens",
            Self::Guard => "guard",
            Self::Breaker => "breaker",
            Self::TrustAnnotations => "trust_annotations",
            Self::ReadOnly => "read_only",
            Self::Destructive => "destructive",
            Self::Idempotent => "idempotent",
            Self::IdempotencyKeys => "idempotency_keys",
            Self::Restart => "restart",
            Self::Stateless => "stateless",
            Self::Validate => "validate",
            Self::Unflagged => "unflagged",
            Self::ProtocolErrors => "protocol_errors",
            Self::StructuredContent => "structured_content",
            Self::InspectLimit => "inspect_limit",
            Self::ShowStderr => "show_stderr",
            Self::Log => "log",
            Self::LogArguments => "log_arguments",
        }
    }

    pub(crate) const fn scope(self) -> Scope {
        match self {
            Self::Timeout
            | Self::Retry
            | Self::RetryAttempts
            | Self::RetryTime
            | Self::BackoffBase
            | Self::BackoffCap
            | Self::Guard
            | Self::Breaker
            | Self::Validate => Scope::Everywhere,
            Self::RetryTokens
            | Self::TrustAnnotations
            | Self::Restart
            | Self::Unflagged
            | Self::ProtocolErrors
            | Self::StructuredContent
            | Self::InspectLimit
            | Self::ShowStderr
            | Self::Log
            | Self::LogArguments => Scope::Servers,
            Self::ReadOnly | Self::Destructive | Self::Idempotent | Self::IdempotencyKeys => {
                Scope::Named
            }
            Self::Command
            | Self::Args
            | Self::Env
            | Self::Url
            | Self::Headers
            | Self::Stateless => Scope::Server,
        }
    }

    pub(crate) const fn kind(self) -> Kind {
        match self {
            Self::Command | Self::Url | Self::Log => Kind::Text,
            Self::Args | Self::IdempotencyKeys => Kind::Texts,
            Self::Env => Kind::Variables,
            Self::Headers => Kind::Headers,
            Self::Timeout => Kind::Time {
                words: &[
                    (
                        "host",
                        "one second less than the host waits, where its name tells",
                    ),
                    ("off", "for ever"),
                ],
            },
            Self::RetryTime => Kind::Time { words: &[HOST] },
            Self::BackoffBase | Self::BackoffCap => Kind::Time { words: &[] },
            Self::RetryAttempts => Kind::Count {
                least: 1,
                most: MAX_ATTEMPTS,
            },
            Self::RetryTokens => Kind::Count {
                least: 1,
                most: MAX_TOKENS,
            },
            Self::Guard
            | Self::Breaker
            | Self::TrustAnnotations
            | Self::ReadOnly
            | Self::Destructive
            | Self::Idempotent
            | Self::Stateless
            | Self::ShowStderr
            | Self::LogArguments => Kind::Switch,
            Self::Retry => Kind::Choice(&[
                ("safe", "where a second execution does no harm"),
                ("off", "never"),
            ]),
            Self::Restart => Kind::Choice(&[
                (
                    "auto",
                    "at once after a crash, when it is needed after an end with status 0",
                ),
                ("off", "never"),
            ]),
            Self::Validate => Kind::Choice(&[
                (
                    "on-failure",
                    "after a failure about the arguments, or one that nothing explains",
                ),
                ("strict", "before the call is sent too"),
                ("off", "never"),
            ]),
            Self::Unflagged => Kind::Choice(&[
                (
                    "flip",
                    "set the flag where the shape leaves no doubt, note the rest in `_meta`",
                ),
                ("annotate", "note it in `_meta`"),
                ("leave", "touch nothing"),
            ]),
            Self::ProtocolErrors => Kind::Choice(&[
                ("convert", "make it a failed result, which the model sees"),
                ("keep", "leave it"),
            ]),
            Self::StructuredContent => Kind::Choice(&[
                (
                    "auto",
                    "where the tool is known to declare no output schema",
                ),
                ("never", "never"),
                ("always", "always"),
            ]),
            Self::InspectLimit => Kind::Size,
        }
    }

    /// One sentence for the schema and the help.
    pub(crate) const fn about(self) -> &'static str {
        match self {
            Self::Command => "The program that is the server.",
            Self::Args => "Its arguments.",
            Self::Env => {
                "Variables for the server, each by the name of the variable of Aftercall's own \
                 environment that holds the value. The value itself never stands here."
            }
            Self::Url => "Where the server is, instead of a program: its Streamable HTTP URL.",
            Self::Headers => {
                "Headers that go with each request to the URL, each by the name of the variable \
                 of Aftercall's own environment that holds the value. The value itself never \
                 stands here."
            }
            Self::Timeout => "Answer a tool call that takes longer than this.",
            Self::Retry => "Whether to send a call again that failed for a moment.",
            Self::RetryAttempts => "Tries of a call in all, the first included.",
            Self::RetryTime => {
                "Time for all tries of a call together. It never bounds the first one."
            }
            Self::BackoffBase => {
                "The longest wait before the second try. It doubles with each further one."
            }
            Self::BackoffCap => "The longest wait before any try.",
            Self::RetryTokens => {
                "Retries that the server may cost in a row. Ten calls pay for one more."
            }
            Self::Guard => "Whether the very same call is held back after it was refused twice.",
            Self::Breaker => {
                "Whether calls are answered at once while the server is down, and count for \
                 finding out that it is."
            }
            Self::TrustAnnotations => {
                "Whether what tools say of themselves (readOnlyHint and the others) counts."
            }
            Self::ReadOnly => "The tool changes nothing, whatever it says of itself.",
            Self::Destructive => "The tool destroys, whatever it says of itself.",
            Self::Idempotent => {
                "Calling the tool twice is the same as once, whatever it says of itself."
            }
            Self::IdempotencyKeys => {
                "Names of arguments that make a call idempotent where they are present."
            }
            Self::Restart => "Whether to start a server again that has ended.",
            Self::Stateless => {
                "The server keeps nothing between calls, so that a restart loses nothing."
            }
            Self::Validate => "When to check a call's arguments against the tool's input schema.",
            Self::Unflagged => "What to do about a failure without the error flag.",
            Self::ProtocolErrors => "What to do about a protocol error that answers a tool call.",
            Self::StructuredContent => "When an error carries structured content.",
            Self::InspectLimit => "Look at lines of up to this size; longer ones pass unseen.",
            Self::ShowStderr => {
                "Quote the server's last lines of standard error, redacted, when it dies."
            }
            Self::Log => {
                "Write one JSON line for each finished tool call to this file (mode 0600)."
            }
            Self::LogArguments => "Log the arguments too, redacted.",
        }
    }

    /// What is in force where nobody says anything.
    pub(crate) fn built_in(self) -> BuiltIn {
        let (value, why) = match self {
            Self::Command | Self::Args => (None, "the command stands after `--`"),
            Self::Env => (None, "the server gets Aftercall's own environment"),
            Self::Url => (None, "the server is a program"),
            Self::Headers => (None, "no credentials are sent"),
            Self::Timeout => (
                Some(Value::Word("host")),
                "1 s before the host gives up, known when it connects by its clientInfo.name; \
                 a host that is not known sets no limit",
            ),
            Self::Retry => (Some(Value::Word("safe")), "only where twice does no harm"),
            Self::RetryAttempts => (
                Some(Value::Count(ATTEMPTS)),
                "what two repeats do not heal, a third rarely does",
            ),
            Self::RetryTime => (
                Some(Value::Word("host")),
                "as long as the host waits, known when it connects by its clientInfo.name; \
                 5 s for a host that is not known",
            ),
            Self::BackoffBase => (Some(Value::Time(BASE)), "little beside a model's turn"),
            Self::BackoffCap => (Some(Value::Time(CAP)), "as in the AWS SDKs' standard mode"),
            Self::RetryTokens => (
                Some(Value::Count(TOKENS)),
                "a server that is down gets at most a tenth more load",
            ),
            Self::Guard => (Some(Value::Switch(true)), "one call in 10 s is let through"),
            Self::Breaker => (
                Some(Value::Switch(true)),
                "opens after five failures in a row",
            ),
            Self::TrustAnnotations => (Some(Value::Switch(true)), "the server is yours"),
            Self::ReadOnly | Self::Destructive | Self::Idempotent => {
                (None, "each tool's own hint counts")
            }
            Self::IdempotencyKeys => (None, "no argument is known to be one"),
            Self::Restart => (Some(Value::Word("auto")), "a host starts its servers once"),
            Self::Stateless => (
                Some(Value::Switch(false)),
                "a restart may have lost what the server held",
            ),
            Self::Validate => (
                Some(Value::Word("on-failure")),
                "a call that works is not looked at",
            ),
            Self::Unflagged => (Some(Value::Word("flip")), "on its shape alone"),
            Self::ProtocolErrors => (
                Some(Value::Word("convert")),
                "few hosts show protocol errors to the model",
            ),
            Self::StructuredContent => (
                Some(Value::Word("auto")),
                "some hosts reject what does not fit the output schema",
            ),
            Self::InspectLimit => (
                Some(Value::Size(aftercall_mcp::DEFAULT_LIMIT)),
                "far above any failure",
            ),
            Self::ShowStderr | Self::LogArguments => (
                Some(Value::Switch(false)),
                "it may hold what is nobody else's business",
            ),
            Self::Log => (None, "no log is written"),
        };
        BuiltIn { value, why }
    }
}
