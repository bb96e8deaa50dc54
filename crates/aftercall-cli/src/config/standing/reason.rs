//! Why an entry is left alone, in a word and in words.

use std::fmt;

/// Why an entry is left alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    NotAskedFor,
    AlreadyWrapped,
    NotWrapped,
    Itself,
    /// It is remote, and nothing in the entry says who calls.
    MayNeedLogin,
    /// It is remote, and this key of it is for the client alone.
    ClientOnly(&'static str),
    /// The transport that MCP has replaced.
    Sse,
    /// A transport that is none of ours.
    Transport(String),
    /// The URL can't be called, in the words of who would have to.
    Url(String),
    /// These two contradict each other.
    Both(&'static str, &'static str),
    /// A name is not written as it reads, or can't become a variable.
    Spelling(&'static str),
    /// What was put in front of a remote server is no longer whole.
    Altered(&'static str),
    Disabled,
    NoCommand,
    Twice(&'static str),
    WrongType(&'static str, &'static str),
    CommandLine,
    Tilde,
    NoRoomForArguments,
}

impl Reason {
    /// The word for machines.
    pub(crate) const fn id(&self) -> &'static str {
        match self {
            Self::NotAskedFor => "not_asked_for",
            Self::AlreadyWrapped => "already_wrapped",
            Self::NotWrapped => "not_wrapped",
            Self::Itself => "aftercall_itself",
            Self::MayNeedLogin => "may_need_login",
            Self::ClientOnly(_) => "client_only",
            Self::Sse => "sse",
            Self::Transport(_) => "unknown_transport",
            Self::Url(_) => "invalid_url",
            Self::Both(..) => "contradiction",
            Self::Spelling(_) => "spelling",
            Self::Altered(_) => "altered",
            Self::Disabled => "disabled",
            Self::NoCommand => "no_command",
            Self::Twice(_) => "duplicate_key",
            Self::WrongType(..) => "wrong_type",
            Self::CommandLine => "command_line",
            Self::Tilde => "tilde",
            Self::NoRoomForArguments => "no_room_for_arguments",
        }
    }

    /// Whether the entry is one of a remote server, sound as far as it is told.
    pub(crate) const fn is_remote(&self) -> bool {
        match self {
            Self::MayNeedLogin | Self::ClientOnly(_) | Self::Sse | Self::Transport(_) => true,
            Self::NotAskedFor
            | Self::AlreadyWrapped
            | Self::NotWrapped
            | Self::Itself
            | Self::Url(_)
            | Self::Both(..)
            | Self::Spelling(_)
            | Self::Altered(_)
            | Self::Disabled
            | Self::NoCommand
            | Self::Twice(_)
            | Self::WrongType(..)
            | Self::CommandLine
            | Self::Tilde
            | Self::NoRoomForArguments => false,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAskedFor => f.write_str("not named by --only"),
            Self::AlreadyWrapped => f.write_str("already wrapped"),
            Self::NotWrapped => f.write_str("not wrapped"),
            Self::Itself => f.write_str("it is aftercall itself"),
            Self::MayNeedLogin => f.write_str(
                "it shows no credentials, so it may want a login in the browser, which only the \
                 client can do; if it wants none, name it with --only",
            ),
            Self::ClientOnly(key) => write!(f, "only the client can do what `{key}` asks"),
            Self::Sse => f.write_str(
                "it speaks HTTP+SSE of 2024-11-05, which MCP has replaced and aftercall does not \
                 speak; ask its vendor for a Streamable HTTP URL, which often ends with /mcp",
            ),
            Self::Transport(named) => write!(f, "`{named}` is no transport that aftercall speaks"),
            Self::Url(why) => write!(f, "its URL can't be called: {why}"),
            Self::Both(one, other) => write!(
                f,
                "`{one}` and `{other}` both stand in it, and clients differ in which they take; \
                 remove one"
            ),
            Self::Spelling(what) => write!(f, "{what}; write it plainly"),
            Self::Altered(what) => write!(
                f,
                "it was wrapped, and {what} since; see the backup, or write the entry again"
            ),
            Self::Disabled => f.write_str("disabled"),
            Self::NoCommand => f.write_str("it names no command and no URL"),
            Self::Twice(key) => write!(
                f,
                "`{key}` stands twice, and clients differ in which they take; remove one"
            ),
            Self::WrongType(what, found) => write!(f, "{what} is {found}"),
            Self::CommandLine => f.write_str(
                "`command` is a whole command line; move what follows the program into `args`",
            ),
            Self::Tilde => f.write_str(
                "`command` begins with `~`, which only the client expands; write it out",
            ),
            Self::NoRoomForArguments => {
                f.write_str("a dotted key inside braces; add `args = []` to it first")
            }
        }
    }
}
