//! Starting a server, asking it for its tools, and ending it.
//!
//! Nothing may be left behind, whatever becomes of the doctor. So no server is
//! started directly: between it and us stands `aftercall proxy`, either because
//! the file says so, or because we put it there. The proxy gives the server a
//! process group of its own and ends the whole group when its input closes,
//! which it also does when we are killed.
//!
//! The questions are a client's: `server/discover` first, as a client of the
//! stateless era does; on any refusal, or without an answer for a while,
//! `initialize`.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

use super::launch::Launch;

/// The stateless era.
const MODERN: &str = "2026-07-28";
/// The newest revision with a handshake.
const LEGACY: &str = "2025-11-25";

/// How long a server may think about `server/discover` before it is also asked
/// the older question.
const GRACE: Duration = Duration::from_secs(2);
/// How long a proxy may take to end, after its input closes and after a signal.
const GOODBYE: Duration = Duration::from_secs(5);
/// How much of an answer is read; a list of tools is a few hundred kilobytes.
const MOST: u64 = 64 << 20;
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

/// Starts it, asks, and ends it.
///
/// # Errors
///
/// Why it does not work, in words.
pub(super) fn probe(launch: &Launch, limit: Duration) -> Result<Found, String> {
    let began = Instant::now();
    let mut talk = Talk::start(launch, began + limit)?;
    let mut answered = talk.meet(true);
    if answered == Err(Silence::Ended) && !talk.asked_to_initialize {
        // Some servers can't bear a question before the handshake.
        drop(talk);
        talk = Talk::start(launch, began + limit)?;
        answered = talk.meet(false);
    }
    let found = answered.and_then(|era| {
        let tools = talk.tools(&era)?;
        Ok(Found {
            era: era.revision,
            tools,
            took: began.elapsed(),
        })
    });
    found.map_err(|silence| talk.explain(silence, limit))
}

/// How a server speaks.
#[derive(Debug, PartialEq)]
struct Era {
    revision: String,
    stateless: bool,
    has_tools: bool,
}

/// Why there is no answer.
#[derive(Debug, PartialEq)]
enum Silence {
    Ended,
    Late,
    Refused(String),
}

/// A running server and what it says.
struct Talk {
    child: Child,
    /// Closed to end the server.
    input: Option<ChildStdin>,
    heard: Receiver<Value>,
    reader: Option<JoinHandle<()>>,
    complaints: File,
    deadline: Instant,
    next_id: u64,
    asked_to_initialize: bool,
    /// What it was last asked.
    question: &'static str,
}

impl Talk {
    fn start(launch: &Launch, deadline: Instant) -> Result<Self, String> {
        let told = |error: std::io::Error| format!("can't start it: {error}");
        let mut command = if launch.wrapped {
            Command::new(&launch.program)
        } else {
            let mut command = Command::new(std::env::current_exe().map_err(told)?);
            command
                .args(["proxy", "--retry", "off", "--"])
                .arg(&launch.program);
            command
        };
        let complaints = tempfile::tempfile().map_err(told)?;
        command
            .args(&launch.arguments)
            .envs(launch.environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(complaints.try_clone().map_err(told)?);
        if let Some(folder) = &launch.folder {
            command.current_dir(folder);
        }
        let mut child = command.spawn().map_err(told)?;
        let (say, heard) = channel();
        let reader = child.stdout.take().map(|output| {
            thread::spawn(move || {
                // A banner on standard output is no message.
                let messages = BufReader::new(output.take(MOST))
                    .split(b'\n')
                    .map_while(Result::ok)
                    .filter_map(|line| serde_json::from_slice(&line).ok())
                    .filter(Value::is_object);
                for message in messages {
                    if say.send(message).is_err() {
                        return;
                    }
                }
            })
        });
        Ok(Self {
            input: child.stdin.take(),
            child,
            heard,
            reader,
            complaints,
            deadline,
            next_id: 1,
            asked_to_initialize: false,
            question: "",
        })
    }

    /// Finds out how it speaks.
    fn meet(&mut self, discover: bool) -> Result<Era, Silence> {
        let discovery = discover.then(|| self.ask("server/discover", &modern(json!({}))));
        let mut handshake = None;
        let mut patience = self.deadline.min(Instant::now() + GRACE);
        let mut refused = false;
        loop {
            if handshake.is_none() && (discovery.is_none() || refused || Instant::now() >= patience)
            {
                handshake = Some(self.initialize());
                self.asked_to_initialize = true;
                patience = self.deadline;
            }
            let (id, answer) = match self.hear(patience) {
                Err(Silence::Late) if handshake.is_none() => continue,
                other => other?,
            };
            match answer {
                Ok(result) if Some(id) == discovery => match modern_era(&result) {
                    Some(era) => return Ok(era),
                    None => refused = true,
                },
                Ok(result) if Some(id) == handshake => {
                    self.say(&json!({"jsonrpc": "2.0", "method": "notifications/initialized"}));
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

    fn initialize(&mut self) -> u64 {
        self.ask(
            "initialize",
            &json!({"protocolVersion": LEGACY, "capabilities": {}, "clientInfo": client()}),
        )
    }

    /// How many tools it has.
    fn tools(&mut self, era: &Era) -> Result<usize, Silence> {
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
            let asked = self.ask("tools/list", &params);
            let page = loop {
                match self.hear(self.deadline)? {
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

    fn ask(&mut self, method: &'static str, params: &Value) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        self.question = method;
        self.say(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        id
    }

    fn say(&mut self, message: &Value) {
        if let Some(input) = &mut self.input {
            // A server that is gone is noticed where its answer lacks.
            let _ = input.write_all(format!("{message}\n").as_bytes());
        }
    }

    /// The next answer, its error as words. The server's own questions are
    /// answered on the way.
    fn hear(&mut self, until: Instant) -> Result<(u64, Result<Value, String>), Silence> {
        loop {
            let wait = until.saturating_duration_since(Instant::now());
            let mut message = self.heard.recv_timeout(wait).map_err(|error| match error {
                RecvTimeoutError::Timeout => Silence::Late,
                RecvTimeoutError::Disconnected => Silence::Ended,
            })?;
            let id = message["id"].take();
            if message.get("method").is_some() {
                if !id.is_null() {
                    self.say(&reply(&id, &message["method"]));
                }
            } else if let Some(id) = id.as_u64() {
                let error = &message["error"];
                let answer = if error.is_null() {
                    Ok(message["result"].take())
                } else {
                    Err(format!(
                        "{} ({})",
                        error["message"].as_str().unwrap_or("an error"),
                        error["code"]
                    ))
                };
                return Ok((id, answer));
            }
        }
    }

    fn explain(&mut self, silence: Silence, limit: Duration) -> String {
        let question = self.question;
        let why = match silence {
            Silence::Late => format!("no answer to `{question}` within {} s", limit.as_secs()),
            Silence::Refused(why) => format!("it refused `{question}`: {why}"),
            Silence::Ended => {
                self.end();
                format!("it ended instead of answering `{question}`")
            }
        };
        let why = match self.last_words() {
            Some(words) => format!("{why}; it said: {words}"),
            None => why,
        };
        aftercall::text::clean(&why, 400).replace('\n', " / ")
    }

    /// The end of what it wrote to standard error.
    fn last_words(&mut self) -> Option<String> {
        let length = self.complaints.metadata().ok()?.len();
        self.complaints
            .seek(SeekFrom::Start(length.saturating_sub(300)))
            .ok()?;
        let mut bytes = Vec::new();
        self.complaints.read_to_end(&mut bytes).ok()?;
        let words = String::from_utf8_lossy(&bytes);
        let words: Vec<_> = words
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect();
        (!words.is_empty()).then(|| words[words.len().saturating_sub(3)..].join("\n"))
    }

    /// Ends it, and waits until it has.
    fn end(&mut self) {
        drop(self.input.take());
        if !self.ended_within(GOODBYE) {
            if let Some(pid) = Pid::from_raw(self.child.id().cast_signed()) {
                let _ = kill_process(pid, Signal::TERM);
            }
            if !self.ended_within(GOODBYE) {
                let _ = self.child.kill();
                let _ = self.child.wait();
            }
        }
        if let Some(reader) = self.reader.take() {
            let _ = reader.join();
        }
    }

    fn ended_within(&mut self, limit: Duration) -> bool {
        let deadline = Instant::now() + limit;
        loop {
            match self.child.try_wait() {
                Ok(Some(_)) | Err(_) => return true,
                Ok(None) if Instant::now() >= deadline => return false,
                Ok(None) => thread::sleep(Duration::from_millis(5)),
            }
        }
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        self.end();
    }
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

/// The answer to a server's question: alive, and unable to do more.
fn reply(id: &Value, method: &Value) -> Value {
    if method == "ping" {
        json!({"jsonrpc": "2.0", "id": id, "result": {}})
    } else {
        json!({"jsonrpc": "2.0", "id": id, "error": {"code": -32601, "message": "Method not found"}})
    }
}
