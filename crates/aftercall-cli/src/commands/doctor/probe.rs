//! Asking a server for its tools.
//!
//! The questions are a client's: `server/discover` first, as a client of the
//! stateless era does; on any refusal, or without an answer for a while,
//! `initialize`.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::launch::Launch;
use super::talk::{Silence, Talk};

/// The stateless era.
const MODERN: &str = "2026-07-28";
/// The newest revision with a handshake.
const LEGACY: &str = "2025-11-25";

const DISCOVER: &str = "server/discover";

/// How long a server may think about `server/discover` before it is also asked
/// the older question.
const GRACE: Duration = Duration::from_secs(2);
/// How many pages of tools are asked for.
const PAGES: usize = 100;

/// What a server answered.
#[derive(Debug)]
pub(super) struct Found {
    /// The revision of the protocol that it speaks with us.
    pub(super) era: String,
    pub(super) tools: usize,
    /// From its start to its list of tools.
    pub(super) took: Duration,
}

/// Why it does not work.
#[derive(Debug)]
pub(super) enum Trouble {
    /// It is there, and does not know who calls.
    Login(String),
    Other(String),
}

impl Trouble {
    pub(super) fn words(&self) -> &str {
        match self {
            Self::Login(words) | Self::Other(words) => words,
        }
    }
}

/// Starts it, asks, and ends it.
pub(super) fn probe(launch: &Launch, limit: Duration) -> Result<Found, Trouble> {
    let began = Instant::now();
    let start = || Talk::start(launch, began + limit).map_err(Trouble::Other);
    let mut talk = start()?;
    let mut answered = meet(&mut talk, true);
    if answered == Err(Silence::Ended) && talk.question == DISCOVER {
        // Some servers can't bear a question before the handshake.
        drop(talk);
        talk = start()?;
        answered = meet(&mut talk, false);
    }
    let found = answered.and_then(|era| {
        let tools = tools(&mut talk, &era)?;
        Ok(Found {
            era: era.revision,
            tools,
            took: began.elapsed(),
        })
    });
    found.map_err(|silence| {
        let wants_login = matches!(&silence, Silence::Refused(refusal)
            if refusal.transport.as_deref() == Some("upstream.credentials"));
        let words = talk.explain(silence, limit);
        if wants_login {
            Trouble::Login(words)
        } else {
            Trouble::Other(words)
        }
    })
}

/// How a server speaks.
#[derive(Debug, PartialEq)]
struct Era {
    revision: String,
    stateless: bool,
    has_tools: bool,
}

/// Finds out how it speaks.
fn meet(talk: &mut Talk, discover: bool) -> Result<Era, Silence> {
    let discovery = discover.then(|| talk.ask(DISCOVER, &modern(json!({}))));
    let mut handshake = None;
    let mut patience = talk.deadline.min(Instant::now() + GRACE);
    let mut refused = false;
    loop {
        if handshake.is_none() && (discovery.is_none() || refused || Instant::now() >= patience) {
            handshake = Some(initialize(talk));
            patience = talk.deadline;
        }
        let (id, answer) = match talk.hear(patience) {
            Err(Silence::Late) if handshake.is_none() => continue,
            other => other?,
        };
        match answer {
            Ok(result) if Some(id) == discovery => match modern_era(&result) {
                Some(era) => return Ok(era),
                None => refused = true,
            },
            Ok(result) if Some(id) == handshake => {
                talk.say(&json!({"jsonrpc": "2.0", "method": "notifications/initialized"}));
                return Ok(Era {
                    revision: result["protocolVersion"]
                        .as_str()
                        .unwrap_or("unknown")
                        .to_owned(),
                    stateless: false,
                    has_tools: result["capabilities"].get("tools").is_some(),
                });
            }
            Err(_) if Some(id) == discovery => refused = true,
            Err(why) if Some(id) == handshake => return Err(Silence::Refused(why)),
            Ok(_) | Err(_) => {}
        }
    }
}

fn initialize(talk: &mut Talk) -> u64 {
    talk.ask(
        "initialize",
        &json!({"protocolVersion": LEGACY, "capabilities": {}, "clientInfo": client()}),
    )
}

/// How many tools it has.
fn tools(talk: &mut Talk, era: &Era) -> Result<usize, Silence> {
    if !era.has_tools {
        return Ok(0);
    }
    let mut tools = 0;
    let mut cursor = json!({});
    for _ in 0..PAGES {
        let params = if era.stateless {
            modern(cursor)
        } else {
            cursor
        };
        let asked = talk.ask("tools/list", &params);
        let page = loop {
            match talk.hear(talk.deadline)? {
                (id, answer) if id == asked => break answer.map_err(Silence::Refused)?,
                _ => {}
            }
        };
        tools += page["tools"].as_array().map_or(0, Vec::len);
        match page.get("nextCursor").and_then(Value::as_str) {
            Some(next) => cursor = json!({"cursor": next}),
            None => break,
        }
    }
    Ok(tools)
}

/// What a request of the stateless era carries.
fn modern(mut params: Value) -> Value {
    params["_meta"] = json!({
        "io.modelcontextprotocol/protocolVersion": MODERN,
        "io.modelcontextprotocol/clientInfo": client(),
        "io.modelcontextprotocol/clientCapabilities": {},
    });
    params
}

fn client() -> Value {
    json!({"name": "aftercall-doctor", "version": env!("CARGO_PKG_VERSION")})
}

fn modern_era(discovered: &Value) -> Option<Era> {
    let versions = discovered["supportedVersions"].as_array()?;
    versions
        .iter()
        .any(|version| version == MODERN)
        .then(|| Era {
            revision: MODERN.to_owned(),
            stateless: true,
            has_tools: discovered["capabilities"].get("tools").is_some(),
        })
}
