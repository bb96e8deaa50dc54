//! Server-sent events, taken apart block by block.
//!
//! A relay needs two things of a stream: the message inside each event, as soon
//! as the event is complete, and the bytes around it, so that comments, ids and
//! `retry:` travel on. So the parser hands out *blocks*, everything up to and
//! including a blank line, with the fields read out of them. All blocks and the
//! unfinished rest together are the stream, byte for byte.
//!
//! # Boundary cases
//!
//! - Lines end with CR, LF or CRLF, and a read may end between the two. The LF
//!   of a blank line's CRLF that comes late opens the next block.
//! - A block without data is no event, but its id and `retry:` count: that is
//!   how servers prime a stream before they close it.
//! - An id with NUL in it is ignored, and so is a `retry:` that is no number.
//! - What is unfinished when the stream ends was never an event.
//! - A block longer than the limit ends the stream: it can't be passed in part.

use std::borrow::Cow;
use std::ops::Range;
use std::time::Duration;

use memchr::memchr2;

/// A stream that is being taken apart.
///
/// ```
/// use aftercall_proxy::http::sse::Parser;
///
/// let mut parser = Parser::new(1024);
/// let mut blocks = Vec::new();
/// parser.push(b"id: 7\ndata: {\"id\":1}\n\n: still he", &mut blocks)?;
/// assert_eq!(blocks.len(), 1);
/// assert_eq!(blocks[0].data().as_deref(), Some(&b"{\"id\":1}"[..]));
/// assert_eq!(blocks[0].id.as_deref(), Some("7"));
/// assert_eq!(parser.rest(), b": still he");
/// # Ok::<(), aftercall_proxy::http::sse::TooLong>(())
/// ```
#[derive(Debug)]
pub struct Parser {
    bytes: Vec<u8>,
    /// Where the block at hand begins.
    start: usize,
    /// Where its line at hand begins.
    line: usize,
    /// No line end lies between `line` and here.
    scanned: usize,
    /// The last line ended with a CR, so that an LF here belongs to it.
    after_cr: bool,
    /// Nothing was read yet: a byte order mark may come.
    at_start: bool,
    fields: Fields,
    limit: usize,
}

/// One block, with what its fields say.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Block {
    /// Its bytes, the blank line included.
    pub raw: Vec<u8>,
    /// `event:`; absent means `message`.
    pub kind: Option<Box<str>>,
    /// `id:`, if it has one; empty takes an earlier one back.
    pub id: Option<Box<str>>,
    /// `retry:`, how long to wait before the stream is asked for again.
    pub retry: Option<Duration>,
    data: Vec<Range<usize>>,
}

/// A block is longer than the parser was told to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TooLong;

#[derive(Debug, Default)]
struct Fields {
    kind: Option<Box<str>>,
    id: Option<Box<str>>,
    retry: Option<Duration>,
    /// Relative to the block.
    data: Vec<Range<usize>>,
}

impl Parser {
    /// A parser at the beginning of a stream that holds blocks of up to `limit`
    /// bytes.
    #[must_use]
    pub fn new(limit: usize) -> Self {
        Self {
            bytes: Vec::new(),
            start: 0,
            line: 0,
            scanned: 0,
            after_cr: false,
            at_start: true,
            fields: Fields::default(),
            limit,
        }
    }

    /// Adds what was read, and appends the blocks that are complete by now.
    ///
    /// # Errors
    ///
    /// [`TooLong`] when a block does not fit. What was complete before it has
    /// been appended.
    pub fn push(&mut self, chunk: &[u8], blocks: &mut Vec<Block>) -> Result<(), TooLong> {
        self.bytes.extend_from_slice(chunk);
        while let Some(offset) = memchr2(b'\n', b'\r', &self.bytes[self.scanned..]) {
            let end = self.scanned + offset;
            let byte = self.bytes[end];
            self.scanned = end + 1;
            let is_rest_of_crlf = byte == b'\n' && self.after_cr && end == self.line;
            self.after_cr = byte == b'\r';
            if is_rest_of_crlf {
                self.line = self.scanned;
                continue;
            }
            if end > self.line {
                self.field(self.line..end);
            } else {
                self.at_start = false;
                self.end_block(blocks);
            }
            self.line = self.scanned;
        }
        self.scanned = self.bytes.len();
        self.bytes.drain(..self.start);
        self.line -= self.start;
        self.scanned -= self.start;
        self.start = 0;
        if self.bytes.len() > self.limit {
            return Err(TooLong);
        }
        Ok(())
    }

    /// What belongs to no complete block.
    #[must_use]
    pub fn rest(&self) -> &[u8] {
        &self.bytes
    }

    /// A blank line. An LF that follows its CR is already in the buffer as a
    /// rule, and then belongs to this block.
    fn end_block(&mut self, blocks: &mut Vec<Block>) {
        if self.after_cr && self.bytes.get(self.scanned) == Some(&b'\n') {
            self.scanned += 1;
            self.after_cr = false;
        }
        let fields = std::mem::take(&mut self.fields);
        blocks.push(Block {
            raw: self.bytes[self.start..self.scanned].to_vec(),
            kind: fields.kind,
            id: fields.id,
            retry: fields.retry,
            data: fields.data,
        });
        self.start = self.scanned;
    }

    fn field(&mut self, line: Range<usize>) {
        let mut line = line;
        let is_first = std::mem::take(&mut self.at_start);
        if is_first && self.bytes[line.clone()].starts_with("\u{feff}".as_bytes()) {
            line.start += 3;
        }
        let text = &self.bytes[line.clone()];
        let (name, value) = match memchr::memchr(b':', text) {
            Some(colon) => {
                let space = usize::from(text.get(colon + 1) == Some(&b' '));
                (&text[..colon], line.start + colon + 1 + space..line.end)
            }
            None => (text, line.end..line.end),
        };
        let words = || std::str::from_utf8(&self.bytes[value.clone()]).ok();
        match name {
            b"data" => {
                let within = value.start - self.start..value.end - self.start;
                self.fields.data.push(within);
            }
            b"event" => self.fields.kind = words().map(Into::into),
            b"id" => {
                if let Some(id) = words().filter(|id| !id.contains('\0')) {
                    self.fields.id = Some(id.into());
                }
            }
            b"retry" => {
                let digits = words().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
                if let Some(millis) = digits.and_then(|digits| digits.parse().ok()) {
                    self.fields.retry = Some(Duration::from_millis(millis));
                }
            }
            _ => {}
        }
    }
}

impl Block {
    /// The data, its lines joined by newlines; `None` without any, or when all
    /// of it is empty: then it is no event.
    #[must_use]
    pub fn data(&self) -> Option<Cow<'_, [u8]>> {
        if self.data.iter().all(Range::is_empty) {
            return None;
        }
        if let [only] = &self.data[..] {
            return Some(Cow::Borrowed(&self.raw[only.clone()]));
        }
        let lines = self.data.iter().map(|line| &self.raw[line.clone()]);
        Some(Cow::Owned(lines.collect::<Vec<_>>().join(&b'\n')))
    }

    /// It carries a message of the protocol.
    #[must_use]
    pub fn is_message(&self) -> bool {
        matches!(self.kind.as_deref(), None | Some("" | "message")) && self.data().is_some()
    }

    /// The same block around other data, which is one line. Every other line
    /// keeps its bytes.
    ///
    /// ```
    /// use aftercall_proxy::http::sse::Parser;
    ///
    /// let mut blocks = Vec::new();
    /// Parser::new(1024).push(b": note\r\nid: 7\r\ndata: {}\r\n\r\n", &mut blocks)?;
    /// assert_eq!(
    ///     blocks[0].with_data(b"[]"),
    ///     b": note\r\nid: 7\r\ndata: []\r\n\r\n"
    /// );
    /// # Ok::<(), aftercall_proxy::http::sse::TooLong>(())
    /// ```
    #[must_use]
    pub fn with_data(&self, data: &[u8]) -> Vec<u8> {
        let (Some(first), Some(last)) = (self.data.first(), self.data.last()) else {
            return self.raw.clone();
        };
        let mut out = Vec::with_capacity(self.raw.len() + data.len());
        out.extend_from_slice(&self.raw[..first.start]);
        // `data` alone on its line is data too, empty.
        if !out.ends_with(b":") && !out.ends_with(b": ") {
            out.push(b':');
        }
        out.extend_from_slice(data);
        out.extend_from_slice(&self.raw[last.end..]);
        out
    }
}
