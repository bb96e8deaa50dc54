//! What each setting is about, and what is in force where nobody says anything.

use aftercall::recover::{ATTEMPTS, BASE, CAP, TOKENS};

use super::Key;
use crate::settings::value::Value;

/// What is in force where nobody says anything.
#[derive(Clone, Debug)]
pub(crate) struct BuiltIn {
    pub(crate) value: Option<Value>,
    /// Why, or what that means.
    pub(crate) why: &'static str,
}

impl Key {
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
