//! How a request can fail before there is an answer, and what that means.
//!
//! Two questions are kept apart: who must act, and whether the server can have
//! begun. The second is knowledge here as nowhere else: a connection that was
//! refused carried no call, and one that broke after the call was written may
//! have. `executed: no` is said only where not a byte of the request left.

use std::io;
use std::time::SystemTime;

use aftercall::classify::{Http, Observation, Surface, classify};
use aftercall::detail::Requires;
use aftercall::{Category, Code, Executed, Failure, ToolError};
use hyper::StatusCode;
use hyper::header::HeaderMap;

use super::endpoint::Endpoint;
use crate::upstream::Reach;

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum Fault {
    /// The host's name leads nowhere.
    Name(io::Error),
    /// No connection could be made.
    Connect(io::Error),
    /// Nor within the time for it.
    ConnectTimeout,
    /// The two could not agree on how to encrypt.
    Tls(Tls),
    /// The connection was gone before the request was written.
    NotSent,
    /// The connection broke after the request was written, in the middle of
    /// the answer or before it.
    Broken { begun: bool },
    /// The stream was ended, as if all were said, before the answer. What cut it
    /// may stand in between.
    Ended,
    /// An answer came whole, and to something else than this request.
    Astray,
    /// An HTTP status that is no answer of the protocol.
    Refused(Box<Refusal>),
    /// Something else answered: a login page, another service.
    Foreign(String),
    /// A JSON answer that is no JSON, or too much of it.
    Garbled(&'static str),
    /// The request was taken, and no answer is to come.
    NoAnswer,
    /// It points elsewhere, and credentials are not carried there.
    Redirected(String),
    /// It speaks the transport of 2024-11-05.
    OldTransport,
}

/// Why no encryption.
#[derive(Debug)]
pub(super) enum Tls {
    /// The server's certificate is not to be trusted.
    Certificate(String),
    /// The server wants one of ours.
    ClientCertificate,
    /// Nothing there speaks TLS, or no version of it that is safe.
    Mismatch(String),
    /// No certificate authority is known on this machine.
    NoRoots,
    /// The connection broke meanwhile.
    Broken(io::Error),
}

/// A refusal by status.
#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    /// Its beginning.
    pub(super) body: Vec<u8>,
}

impl Fault {
    /// What it says of the server.
    pub(super) fn reach(&self) -> Reach {
        match self {
            Self::Name(_)
            | Self::Connect(_)
            | Self::ConnectTimeout
            | Self::Tls(_)
            | Self::NotSent
            | Self::Broken { .. }
            | Self::Ended => Reach::Unreached,
            Self::Refused(refusal) => match refusal.status.as_u16() {
                502..=504 => Reach::Unreached,
                _ => Reach::Reached,
            },
            Self::Foreign(_)
            | Self::Garbled(_)
            | Self::Astray
            | Self::NoAnswer
            | Self::Redirected(_)
            | Self::OldTransport => Reach::Reached,
        }
    }

    /// In the words of the taxonomy.
    pub(super) fn failure(&self, endpoint: &Endpoint, wall: SystemTime) -> Failure {
        let failure = match self {
            Self::Name(why) => not_sent(
                "upstream.dns",
                format!(
                    "The name of the MCP server's host, {}, was not found.",
                    endpoint.host
                ),
            )
            .with_upstream(why.to_string()),
            Self::Connect(why) => not_sent(
                "upstream.connect",
                format!("No connection to the MCP server at {endpoint}."),
            )
            .with_upstream(why.to_string()),
            Self::ConnectTimeout => not_sent(
                "upstream.connect_timeout",
                format!("The MCP server at {endpoint} did not take the connection in time."),
            ),
            Self::NotSent => not_sent(
                "upstream.connect",
                format!("The connection to the MCP server at {endpoint} was closed."),
            ),
            Self::Tls(tls) => tls.failure(endpoint),
            Self::Broken { begun } => {
                let when = if *begun {
                    "in the middle of the answer"
                } else {
                    "before an answer"
                };
                unknown(
                    "upstream.broken",
                    format!("The connection to the MCP server at {endpoint} broke {when}."),
                )
            }
            Self::Ended => unknown(
                "upstream.broken",
                format!("The MCP server at {endpoint} ended the stream without the answer."),
            ),
            Self::Astray => unknown(
                "upstream.astray",
                format!("The MCP server at {endpoint} answered something else than this call."),
            ),
            Self::Refused(refusal) => refusal.failure(endpoint, wall),
            Self::Foreign(what) => ToolError::business(format!(
                "{what} came from {endpoint} instead of an answer of MCP."
            ))
            .code(Code::from_static("upstream.not_mcp"))
            .description(
                "A login page, a firewall or another service stands there. A person has to \
                 check the URL; sending the call again does not help. Whether anything ran is \
                 not known.",
            )
            .into(),
            Self::Garbled(what) => ToolError::business(format!(
                "The answer of the MCP server at {endpoint} {what}."
            ))
            .code(Code::from_static("upstream.garbled"))
            .description(
                "The call was sent, so whether it took effect is not known. Look before \
                 sending it again.",
            )
            .into(),
            Self::NoAnswer => ToolError::business(format!(
                "The MCP server at {endpoint} took the call and announced no answer."
            ))
            .code(Code::from_static("upstream.no_answer"))
            .description("Whether it took effect is not known. Look before sending it again.")
            .into(),
            Self::Redirected(target) => unfit(
                "upstream.redirected",
                format!("{endpoint} points to another place."),
                "It is not followed, because credentials would go with it. A person has to \
                 configure the URL that is meant.",
            )
            .with_upstream(target.clone()),
            Self::OldTransport => unfit(
                "upstream.old_transport",
                format!("{endpoint} speaks HTTP+SSE of 2024-11-05, which MCP has replaced."),
                "Aftercall speaks Streamable HTTP. A person has to configure the server's \
                 newer URL, which often ends with /mcp, or update the server.",
            ),
        };
        let failure = match self {
            Self::Foreign(_) | Self::Garbled(_) | Self::NoAnswer => {
                failure.with_executed(Executed::Unknown)
            }
            _ => failure,
        };
        failure.with_source(endpoint.host.clone())
    }
}

const MAY_HAVE_RUN: &str = "The call was sent, so whether it took effect is not known. If it \
    changes anything, find out before sending it again.";

/// Transient, and not a byte of the request has left.
fn not_sent(code: &'static str, message: String) -> Failure {
    ToolError::transient(message)
        .code(Code::from_static(code))
        .executed(Executed::No)
        .description("The call was not sent, so it did not run. Sending it again is safe.")
        .into()
}

/// Transient, and sent.
fn unknown(code: &'static str, message: String) -> Failure {
    ToolError::transient(message)
        .code(Code::from_static(code))
        .executed(Executed::Unknown)
        .description(MAY_HAVE_RUN)
        .into()
}

/// A person has to change something; the call did not run.
fn unfit(code: &'static str, message: String, what_now: &str) -> Failure {
    let error = ToolError::business(message)
        .code(Code::from_static(code))
        .description(what_now);
    Failure::from(error).with_executed(Executed::No)
}

impl Tls {
    fn failure(&self, endpoint: &Endpoint) -> Failure {
        match self {
            Self::Certificate(why) => unfit(
                "upstream.certificate",
                format!("The certificate of {endpoint} is not to be trusted."),
                "The call was not sent. Waiting does not help: a person has to renew it, to \
                 correct the host in the URL, or to add the authority that signed it to this \
                 machine's trust store or to the file that SSL_CERT_FILE names.",
            )
            .with_upstream(why.clone()),
            Self::ClientCertificate => {
                let error = ToolError::permission(format!(
                    "{endpoint} wants a client certificate, which Aftercall can't give."
                ))
                .code(Code::from_static("upstream.client_certificate"))
                .description("The call was not sent. A person has to choose another way in.");
                Failure::from(error).with_executed(Executed::No)
            }
            Self::Mismatch(why) => unfit(
                "upstream.tls",
                format!("{endpoint} does not speak TLS, or none that is safe."),
                "The call was not sent. A person has to check the URL: it may have to begin \
                 with http://, or have another port.",
            )
            .with_upstream(why.clone()),
            Self::NoRoots => unfit(
                "upstream.no_trust_store",
                format!("No certificate authority is known here, so {endpoint} can't be trusted."),
                "The call was not sent. A person has to install the system's CA certificates, \
                 or to name a file of them in SSL_CERT_FILE.",
            ),
            Self::Broken(why) => not_sent(
                "upstream.connect",
                format!("The connection to {endpoint} broke while it was being encrypted."),
            )
            .with_upstream(why.to_string()),
        }
    }
}

impl Refusal {
    fn failure(&self, endpoint: &Endpoint, wall: SystemTime) -> Failure {
        let body = String::from_utf8_lossy(&self.body);
        let mut seen = Http::new(self.status.as_u16(), body.as_ref());
        for (name, value) in &self.headers {
            if let Ok(value) = value.to_str() {
                seen = seen.header(name.as_str(), value);
            }
        }
        let verdict = classify(&Observation::new(Surface::Http(seen)).wall(wall));
        let found = verdict.failure();
        let failure = match (found, verdict.category()) {
            (Some(_), Some(Category::Permission)) => self.challenge(endpoint),
            (Some(found), Some(Category::Transient | Category::Business)) => found,
            (Some(found), _) if matches!(self.status.as_u16(), 413 | 431 | 500..) => found,
            (Some(_) | None, _) => unfit(
                "upstream.refused",
                format!("{endpoint} does not take the request: {}.", self.status),
                "No tool ran. A person has to check the URL of the MCP server.",
            ),
        };
        failure.with_upstream(format!("HTTP {}\n{body}", self.status))
    }

    /// 401 and 403. Behind standard input nobody can log in, so what is
    /// missing is named.
    fn challenge(&self, endpoint: &Endpoint) -> Failure {
        let challenge = self.headers.get("www-authenticate");
        let challenge = challenge.and_then(|value| value.to_str().ok());
        let scope = challenge.and_then(|challenge| parameter(challenge, "scope"));
        let (message, what_now) = if self.status == StatusCode::UNAUTHORIZED {
            (
                format!("{endpoint} wants to know who calls."),
                "No tool ran. A person has to give Aftercall valid credentials: --header-env \
                 Authorization=VARIABLE, where VARIABLE holds \"Bearer\" and a token.",
            )
        } else {
            (
                format!("{endpoint} does not allow this to who calls."),
                "No tool ran. A person has to give Aftercall credentials with more rights, or \
                 to have the rights extended.",
            )
        };
        let error = ToolError::permission(message)
            .code(Code::from_static("upstream.credentials"))
            .description(what_now)
            .user_message(
                "The connection to this service needs a login that is missing or expired.",
            );
        let error = match scope {
            Some(scope) => error.requires(Requires::scope(scope)),
            None => error.requires(Requires::principal("a caller known to the server")),
        };
        Failure::from(error).with_executed(Executed::No)
    }
}

/// A parameter of `WWW-Authenticate`, quoted or not.
fn parameter<'a>(challenge: &'a str, name: &str) -> Option<&'a str> {
    let mut from = 0;
    loop {
        let at = from + challenge.get(from..)?.find(name)?;
        from = at + name.len();
        let is_word = challenge[..at].ends_with([' ', ',', '\t']);
        let Some(value) = challenge[from..].trim_start().strip_prefix('=') else {
            continue;
        };
        if !is_word {
            continue;
        }
        let value = value.trim_start();
        return match value.strip_prefix('"') {
            Some(quoted) => quoted.split('"').next(),
            None => value.split([',', ' ']).next(),
        };
    }
}

impl From<Tls> for Fault {
    fn from(tls: Tls) -> Self {
        Self::Tls(tls)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_names_its_scope() {
        let challenge = r#"Bearer error="insufficient_scope", scope="files:read files:write""#;
        assert_eq!(
            parameter(challenge, "scope"),
            Some("files:read files:write")
        );
        assert_eq!(parameter("Bearer scope=a, realm=b", "scope"), Some("a"));
        assert_eq!(parameter("Bearer error=\"no_scope=1\"", "scope"), None);
        assert_eq!(parameter("", "scope"), None);
    }
}
