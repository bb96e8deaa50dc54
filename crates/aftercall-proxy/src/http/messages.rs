//! The messages in an answer, whichever form it has.
//!
//! A server chooses: one JSON body, or a stream of events that may bring
//! notifications and requests first and goes on for as long as it likes. What
//! comes out here is the same, one message after the other, each on one line.

use std::collections::VecDeque;
use std::time::Duration;

use hyper::header::{CONTENT_TYPE, HeaderMap};
use serde_json::value::RawValue;

use super::fault::Fault;
use super::pool::Reply;
use super::sse::{Block, Parser};

/// How much is quoted of what is no message, in bytes.
const QUOTED: usize = 512;
/// How long a server may take to end a stream that has said all.
const END_PATIENCE: Duration = Duration::from_millis(200);

/// An answer that is being read.
pub(super) struct Messages {
    reply: Reply,
    form: Form,
    is_stream: bool,
    ready: VecDeque<Vec<u8>>,
    limit: usize,
    /// Where the stream can be taken up again, as far as it has said.
    pub(super) last_id: Option<Box<str>>,
    /// How long to wait before that.
    pub(super) retry: Option<Duration>,
}

enum Form {
    Json,
    Events(Box<Parser>),
    Over,
}

impl Messages {
    /// Begins to read an answer, by what it says it is.
    pub(super) async fn open(mut reply: Reply, limit: usize) -> Result<Self, Fault> {
        let form = match MediaType::of(&reply.headers) {
            MediaType::Json => Form::Json,
            MediaType::Events => Form::Events(Box::new(Parser::new(limit))),
            MediaType::Other => {
                let beginning = reply.beginning(QUOTED, END_PATIENCE).await;
                // Some servers forget to say so.
                let is_object = beginning.trim_ascii_start().starts_with(b"{");
                let says_nothing = stated_kind(&reply.headers).is_empty();
                if says_nothing && is_object && beginning.len() < QUOTED {
                    let mut messages = Self::of(reply, Form::Over, limit);
                    messages.take_json(&beginning)?;
                    return Ok(messages);
                }
                return Err(Fault::foreign(&reply.headers));
            }
        };
        Ok(Self::of(reply, form, limit))
    }

    fn of(reply: Reply, form: Form, limit: usize) -> Self {
        Self {
            reply,
            is_stream: matches!(form, Form::Events(_)),
            form,
            ready: VecDeque::new(),
            limit,
            last_id: None,
            retry: None,
        }
    }

    /// The head of the answer.
    pub(super) fn reply(&self) -> &Reply {
        &self.reply
    }

    /// The next message, one line with its newline; `None` at the end.
    pub(super) async fn next(&mut self) -> Result<Option<Vec<u8>>, Fault> {
        loop {
            if let Some(message) = self.ready.pop_front() {
                return Ok(Some(message));
            }
            match &mut self.form {
                Form::Over => return Ok(None),
                Form::Json => {
                    self.form = Form::Over;
                    let body = self.reply.whole(self.limit).await?;
                    self.take_json(&body)?;
                }
                Form::Events(parser) => {
                    let Some(chunk) = self.reply.chunk().await? else {
                        self.form = Form::Over;
                        continue;
                    };
                    let mut blocks = Vec::new();
                    let fits = parser.push(&chunk, &mut blocks);
                    for block in &blocks {
                        self.take_block(block);
                    }
                    if fits.is_err() {
                        self.form = Form::Over;
                        return Err(Fault::Garbled("is larger than Aftercall holds"));
                    }
                }
            }
        }
    }

    /// What it means that the answer was not among them.
    pub(super) fn without_answer(&self) -> Fault {
        if self.is_stream {
            Fault::Ended
        } else {
            Fault::Astray
        }
    }

    /// Reads what little may be left, so that the connection can be used again.
    pub(super) async fn finish(mut self) {
        if !matches!(self.form, Form::Over) {
            self.reply.beginning(QUOTED, END_PATIENCE).await;
        }
    }

    fn take_block(&mut self, block: &Block) {
        if let Some(id) = &block.id {
            self.last_id = Some(id.clone()).filter(|id| !id.is_empty());
        }
        self.retry = block.retry.or(self.retry);
        if block.is_message()
            && let Some(data) = block.data()
        {
            self.ready.push_back(one_line(&data));
        }
    }

    /// One message, or several in an array, which 2025-03-26 has.
    fn take_json(&mut self, body: &[u8]) -> Result<(), Fault> {
        const NO_JSON: Fault = Fault::Garbled("is no JSON");
        let whole: &RawValue = serde_json::from_slice(body).map_err(|_| NO_JSON)?;
        if whole.get().starts_with('[') {
            let members: Vec<&RawValue> = serde_json::from_slice(body).map_err(|_| NO_JSON)?;
            let lines = members.iter().map(|one| one_line(one.get().as_bytes()));
            self.ready.extend(lines);
        } else {
            self.ready.push_back(one_line(whole.get().as_bytes()));
        }
        Ok(())
    }
}

/// What an answer says it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MediaType {
    /// One message, or a batch.
    Json,
    /// Messages in events.
    Events,
    /// Nothing that brings messages.
    Other,
}

impl MediaType {
    pub(super) fn of(headers: &HeaderMap) -> Self {
        let stated = stated_kind(headers);
        if stated.eq_ignore_ascii_case("application/json") {
            Self::Json
        } else if stated.eq_ignore_ascii_case("text/event-stream") {
            Self::Events
        } else {
            Self::Other
        }
    }
}

impl Fault {
    /// What came, by its kind, where a message was to come.
    pub(super) fn foreign(headers: &HeaderMap) -> Self {
        Self::Foreign(match stated_kind(headers).to_ascii_lowercase().as_str() {
            "" => "Something of no kind".to_owned(),
            "text/html" => "A web page".to_owned(),
            other => format!("Something of the kind {other}"),
        })
    }
}

/// The media type, without its parameters.
fn stated_kind(headers: &HeaderMap) -> &str {
    let stated = headers.get(CONTENT_TYPE);
    let stated = stated.and_then(|value| value.to_str().ok());
    let kind = stated.map_or("", |stated| match stated.find(';') {
        Some(end) => &stated[..end],
        None => stated,
    });
    kind.trim_ascii()
}

/// A line break in JSON stands between its parts, where a space means the same.
fn one_line(json: &[u8]) -> Vec<u8> {
    let mut line = Vec::with_capacity(json.len() + 1);
    line.extend_from_slice(json.trim_ascii());
    if memchr::memchr2(b'\n', b'\r', &line).is_some() {
        for byte in &mut line {
            if matches!(byte, b'\n' | b'\r') {
                *byte = b' ';
            }
        }
    }
    line.push(b'\n');
    line
}
