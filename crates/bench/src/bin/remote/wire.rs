//! One end of an HTTP/1.1 connection, as small as a bench wants it.

use std::io::{self, Read, Write};
use std::net::TcpStream;

use memchr::memmem;

pub(crate) struct Wire {
    pub(crate) stream: TcpStream,
    buffer: Vec<u8>,
}

/// A message with a stated length, or none.
pub(crate) struct Message {
    bytes: Vec<u8>,
    head: usize,
}

impl Wire {
    pub(crate) fn new(stream: TcpStream) -> io::Result<Self> {
        stream.set_nodelay(true)?;
        let buffer = Vec::new();
        Ok(Self { stream, buffer })
    }

    pub(crate) fn connect(port: u16) -> io::Result<Self> {
        Self::new(TcpStream::connect(("127.0.0.1", port))?)
    }

    pub(crate) fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.stream.write_all(bytes)
    }

    /// Sends a request and waits for its answer.
    pub(crate) fn ask(&mut self, request: &[u8]) -> io::Result<Message> {
        self.send(request)?;
        self.receive()?.ok_or(io::ErrorKind::UnexpectedEof.into())
    }

    /// The next message; `None` at the end.
    pub(crate) fn receive(&mut self) -> io::Result<Option<Message>> {
        loop {
            if let Some(message) = self.complete() {
                return Ok(Some(message));
            }
            if self.fill()? == 0 {
                return Ok(None);
            }
        }
    }

    /// One read.
    pub(crate) fn fill(&mut self) -> io::Result<usize> {
        let mut chunk = [0; 8 << 10];
        let count = self.stream.read(&mut chunk)?;
        self.buffer.extend_from_slice(&chunk[..count]);
        Ok(count)
    }

    /// A message that has been read as a whole.
    pub(crate) fn complete(&mut self) -> Option<Message> {
        let head = memmem::find(&self.buffer, b"\r\n\r\n")? + 4;
        let length = field(&self.buffer[..head], "content-length").map_or(0, |length| {
            length.parse().expect("a length that one of us has written")
        });
        if self.buffer.len() < head + length {
            return None;
        }
        let rest = self.buffer.split_off(head + length);
        let bytes = std::mem::replace(&mut self.buffer, rest);
        Some(Message { bytes, head })
    }
}

impl Message {
    pub(crate) fn starts_with(&self, words: &str) -> bool {
        self.bytes.starts_with(words.as_bytes())
    }

    pub(crate) fn body(&self) -> &[u8] {
        &self.bytes[self.head..]
    }

    pub(crate) fn says(&self, words: &str) -> bool {
        memmem::find(self.body(), words.as_bytes()).is_some()
    }

    /// A header, by its name in lower case.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        field(&self.bytes[..self.head], name)
    }
}

fn field<'a>(head: &'a [u8], name: &str) -> Option<&'a str> {
    let head = std::str::from_utf8(head).ok()?;
    let mut lines = head.split("\r\n").filter_map(|line| line.split_once(':'));
    let (_, value) = lines.find(|(key, _)| key.eq_ignore_ascii_case(name))?;
    Some(value.trim())
}
