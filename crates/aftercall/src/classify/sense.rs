//! What a failure means, finer than the four categories.
//!
//! A status, a code, an exception's name and a phrase all say the same few
//! things in different alphabets. Each rule translates its alphabet into a
//! [`Sense`]; what a sense amounts to (category, whether the call ran, words
//! for a reader) is decided here, once.

use super::Kind;
use crate::{Category, Executed};

macro_rules! senses {
    ($($(#[doc = $doc:literal])* $name:ident: $kind:expr, $executed:expr, $message:literal, $next:literal;)*) => {
        /// What a piece of evidence means.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Sense {
            $($(#[doc = $doc])* $name,)*
        }

        impl Sense {
            /// What became of the call.
            pub(crate) const fn kind(self) -> Kind {
                match self { $(Self::$name => $kind,)* }
            }

            /// Whether a call that ends so took effect.
            pub(crate) const fn executed(self) -> Option<Executed> {
                match self { $(Self::$name => $executed,)* }
            }

            /// What happened, one sentence.
            pub(crate) const fn message(self) -> &'static str {
                match self { $(Self::$name => $message,)* }
            }

            /// What to do next, one sentence.
            pub(crate) const fn next(self) -> &'static str {
                match self { $(Self::$name => $next,)* }
            }
        }
    };
}

const TRANSIENT: Kind = Kind::Failed(Category::Transient);
const VALIDATION: Kind = Kind::Failed(Category::Validation);
const BUSINESS: Kind = Kind::Failed(Category::Business);
const PERMISSION: Kind = Kind::Failed(Category::Permission);
const NO: Option<Executed> = Some(Executed::No);
const YES: Option<Executed> = Some(Executed::Yes);
const UNKNOWN: Option<Executed> = Some(Executed::Unknown);

senses! {
    /// No answer in time; the request was sent.
    Timeout: TRANSIENT, UNKNOWN, "It did not answer in time.", "Wait a little, then try again if that is safe.";
    /// No connection in time; nothing was sent.
    ConnectTimeout: TRANSIENT, NO, "No connection could be made in time.", "Wait a little, then try again.";
    /// Nobody listens, or no route.
    Refused: TRANSIENT, NO, "No connection could be made.", "Wait a little, then try again; if it persists, the service is down.";
    /// The connection broke after the request was sent.
    Reset: TRANSIENT, UNKNOWN, "The connection broke before the answer was complete.", "Try again if that is safe.";
    /// A name could not be looked up just now.
    Lookup: TRANSIENT, NO, "The host's name could not be looked up.", "Wait a little, then try again.";
    /// Too many requests in a while.
    RateLimit: TRANSIENT, NO, "The service limits the rate of requests.", "Wait, then send the same request again.";
    /// Too busy to take it.
    Overload: TRANSIENT, NO, "The service is overloaded.", "Wait, then send the same request again.";
    /// Out of service for now.
    Unavailable: TRANSIENT, UNKNOWN, "The service is unavailable for now.", "Wait a little, then try again if that is safe.";
    /// Starting, stopping, electing a leader, loading.
    Starting: TRANSIENT, NO, "The service is starting, stopping or changing over.", "Wait a little, then send the same request again.";
    /// A lock, a deadlock, a failed serialization; rolled back.
    Contention: TRANSIENT, NO, "Somebody else was working on the same data.", "Send the same request again; a transaction from its start.";
    /// No connection or slot was free.
    Pool: TRANSIENT, NO, "No free connection was left.", "Wait a little, then send the same request again.";
    /// An error inside the service.
    Fault: TRANSIENT, UNKNOWN, "The service failed inside.", "Try once more if that is safe; the same again means that it is broken.";
    /// A gateway lost the service behind it.
    Gateway: TRANSIENT, UNKNOWN, "A gateway got no proper answer from the service behind it.", "Try again if that is safe.";
    /// Ended by somebody else before it was done.
    Interrupted: TRANSIENT, UNKNOWN, "It was ended before it was done.", "Find out what was done, then try again.";

    /// It can't be read as what it should be.
    Syntax: VALIDATION, NO, "The request can't be parsed.", "Correct the syntax, then send it again.";
    /// A value that is not accepted.
    Invalid: VALIDATION, NO, "A value in the request is not accepted.", "Correct the arguments, then send it again.";
    /// Something required is not there.
    Missing: VALIDATION, NO, "Something required is missing from the request.", "Add what is missing, then send it again.";
    /// What the request names does not exist.
    NotFound: VALIDATION, NO, "What the request names does not exist.", "Check the name or id, for example by listing what exists.";
    /// No such tool, command, method or option.
    Unsupported: VALIDATION, NO, "There is no such operation here.", "Choose one of the operations that exist.";
    /// More than is accepted.
    TooLarge: VALIDATION, NO, "The request is larger than is accepted.", "Send less.";
    /// A host that does not exist.
    NoSuchHost: VALIDATION, NO, "The host does not exist.", "Check the address.";
    /// The two sides do not speak the same protocol.
    Protocol: VALIDATION, NO, "The other side does not speak the expected protocol.", "Check the address, the port and the scheme.";

    /// It is there already.
    Exists: BUSINESS, NO, "It exists already.", "Use what exists, or choose another name.";
    /// Changed by somebody else, or at odds with what is there.
    Conflict: BUSINESS, NO, "It conflicts with the present state.", "Read the present state, then decide anew.";
    /// The state forbids it.
    State: BUSINESS, NO, "The present state does not allow it.", "Change the state first, or take another path.";
    /// Something else depends on it, or it depends on something.
    Integrity: BUSINESS, NO, "A rule between records refuses it.", "Change the records it depends on first.";
    /// A quota, a plan or a count is used up.
    Quota: BUSINESS, NO, "A quota or a limit refuses it.", "Waiting seconds does not help, and doing a part of it in silence is wrong: tell the user, or have the limit raised.";
    /// Money.
    Payment: BUSINESS, NO, "The payment is refused, or payment is due.", "Tell the user; another means of payment may work.";
    /// A rule of the service.
    Policy: BUSINESS, NO, "A rule of the service refuses it.", "Take another path, or ask whoever made the rule.";
    /// No room left.
    Full: BUSINESS, UNKNOWN, "There is no space left.", "Somebody must make room; check what was already written.";
    /// Writing is switched off.
    ReadOnly: BUSINESS, NO, "Only reading is possible at present.", "Write elsewhere, or wait for an operator.";
    /// It was there, and is gone for good.
    Gone: BUSINESS, NO, "It is gone for good.", "Stop asking for it.";
    /// The server's certificate can't be trusted.
    Certificate: BUSINESS, NO, "The server's certificate is not trusted.", "An operator must renew or trust the certificate.";
    /// The machine or the account lacks a resource.
    Resources: BUSINESS, UNKNOWN, "The resources do not suffice.", "Ask for less, or have the limit raised.";

    /// No valid credentials.
    Unauthenticated: PERMISSION, NO, "The credentials are missing, wrong or expired.", "Sign in again, or ask for valid credentials.";
    /// Known, and not allowed.
    Denied: PERMISSION, NO, "The caller is not allowed to do this.", "Ask somebody who may, or for the right to do it.";
    /// Outside what this caller may touch.
    Outside: PERMISSION, NO, "It lies outside what this caller may touch.", "Stay inside the allowed area, or have it widened.";
    /// The other side's identity is not the one known.
    Identity: PERMISSION, NO, "The other side's identity could not be verified.", "A person must check and accept it.";

    /// Words of failure that tell of no kind.
    Unsaid: Kind::Unclassified, UNKNOWN, "It failed, and nothing says why.", "Find out more before sending it again.";

    /// It ran, and nothing matches.
    NoMatch: Kind::Empty, YES, "The call succeeded and returned no results.", "That is the answer; do not send it again.";
}

impl Sense {
    /// The category, for those that are failures.
    pub(crate) const fn category(self) -> Option<Category> {
        self.kind().category()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_waiting_mends_may_have_run_by_default() {
        for sense in [Sense::Invalid, Sense::Denied, Sense::Conflict, Sense::Quota] {
            assert_eq!(sense.executed(), Some(Executed::No), "{sense:?}");
        }
        assert_eq!(Sense::Timeout.executed(), Some(Executed::Unknown));
        assert_eq!(Sense::Refused.executed(), Some(Executed::No));
    }
}
