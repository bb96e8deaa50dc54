//! The settings, each with its place and its values.

use aftercall::recover::{MAX_ATTEMPTS, MAX_TOKENS};

mod told;

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
    /// Of a Streamable HTTP server.
    Url,
    Texts,
    /// Names of variables, each with the variable that holds its value.
    Variables,
    /// The same for names of headers.
    Headers,
}

/// A word that is a value, and what it means.
pub(crate) type Word = (&'static str, &'static str);

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
            Self::Command | Self::Log => Kind::Text,
            Self::Url => Kind::Url,
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
}
