//! A server that runs, and talking with it.
//!
//! Nothing may be left behind, whatever becomes of the doctor. So no server is
//! started directly: between it and us stands `aftercall proxy`, either because
//! the file says so, or because we put it there. The proxy gives the server a
//! process group of its own and ends the whole group when its input closes,
//! which it also does when we are killed.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

use super::launch::Launch;

/// How long a proxy may take to end, after its input closes and after a signal.
const GOODBYE: Duration = Duration::from_secs(5);
/// How much of an answer is read; a list of tools is a few hundred kilobytes.
const MOST: u64 = 64 << 20;

/// Why there is no answer.
#[derive(Debug, PartialEq)]
pub(super) enum Silence {
    Ended,
    Late,
    /// It answered with an error.
    Refused(Refusal),
}

/// An error in the place of an answer.
#[derive(Debug, PartialEq)]
pub(super) struct Refusal {
    pub(super) words: String,
    /// What went wrong on the way, where the server itself did not say it.
    pub(super) transport: Option<String>,
}

impl Refusal {
    fn new(error: &Value) -> Self {
        let words = error["message"].as_str().unwrap_or("an error");
        if error["data"]["source"] == "aftercall" {
            Self {
                words: words.to_owned(),
                transport: Some(
                    error["data"]["code"]
                        .as_str()
                        .unwrap_or_default()
                        .to_owned(),
                ),
            }
        } else {
            Self {
                words: format!("{words} ({})", error["code"]),
                transport: None,
            }
        }
    }
}

/// A running server and what it says.
pub(super) struct Talk {
    child: Child,
    /// Closed to end the server.
    input: Option<ChildStdin>,
    heard: Receiver<Value>,
    reader: Option<JoinHandle<()>>,
    complaints: File,
    /// What is not shown of its words.
    secrets: Vec<String>,
    pub(super) deadline: Instant,
    next_id: u64,
    /// What it was last asked.
    pub(super) question: &'static str,
}

impl Talk {
    pub(super) fn start(launch: &Launch, deadline: Instant) -> Result<Self, String> {
        let told = |error: io::Error| format!("can't start it: {error}");
        let complaints = tempfile::tempfile().map_err(told)?;
        let mut command = launch.command().map_err(told)?;
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(complaints.try_clone().map_err(told)?);
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
            secrets: launch.secrets(),
            deadline,
            next_id: 1,
            question: "",
        })
    }

    pub(super) fn ask(&mut self, method: &'static str, params: &Value) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        self.question = method;
        self.say(&json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
        id
    }

    pub(super) fn say(&mut self, message: &Value) {
        if let Some(input) = &mut self.input {
            // A server that is gone is noticed where its answer lacks.
            let _ = input.write_all(format!("{message}\n").as_bytes());
        }
    }

    /// The next answer, its error as words. The server's own questions are
    /// answered on the way.
    pub(super) fn hear(
        &mut self,
        until: Instant,
    ) -> Result<(u64, Result<Value, Refusal>), Silence> {
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
                    Err(Refusal::new(error))
                };
                return Ok((id, answer));
            }
        }
    }

    pub(super) fn explain(&mut self, silence: Silence, limit: Duration) -> String {
        let question = self.question;
        let why = match silence {
            Silence::Late => format!("no answer to `{question}` within {} s", limit.as_secs()),
            Silence::Refused(Refusal { words, transport }) if transport.is_some() => words,
            Silence::Refused(refusal) => format!("it refused `{question}`: {}", refusal.words),
            Silence::Ended => {
                self.end();
                format!("it ended instead of answering `{question}`")
            }
        };
        let mut why = match self.last_words() {
            Some(words) => format!("{why}; it said: {words}"),
            None => why,
        };
        for secret in &self.secrets {
            why = why.replace(secret, "[redacted]");
        }
        aftercall::text::clean(&why, 400).replace('\n', " / ")
    }

    /// The end of what it wrote to standard error, without our proxy's remark that
    /// it has ended, which is said already.
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
            .filter(|line| !line.is_empty() && !line.starts_with("aftercall: the server has ended"))
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

/// The answer to a server's question: alive, and unable to do more.
fn reply(id: &Value, method: &Value) -> Value {
    if method == "ping" {
        json!({"jsonrpc": "2.0", "id": id, "result": {}})
    } else {
        json!({"jsonrpc": "2.0", "id": id, "error": {"code": -32601, "message": "Method not found"}})
    }
}
