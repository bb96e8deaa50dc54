//! The usual frames, told by their outline alone.
//!
//! Nearly every frame is a `tools/call` or an answer that holds data, and of
//! those a relay needs the id and little more. A parser looks at each byte to
//! learn that; here a string is passed over by the search for its closing
//! quote, which is several times faster.
//!
//! What is found is what [`Envelope`](crate::Envelope) finds. What is in any
//! way unusual, an escaped key, a repeated one, a member that nobody expects
//! there, is `None`, and takes the ordinary way.

use std::ops::ControlFlow;

use memchr::memchr;

use crate::head::last_member_id;
use crate::id::Id;

/// A request, without its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsualRequest<'a> {
    /// Its id.
    pub id: Id,
    /// Its method.
    pub method: &'a [u8],
}

/// A `result` with `content` that is not flagged and whose `resultType`, if
/// it has one, is `"complete"`. Besides `structuredContent` and `_meta` it
/// holds nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsualResult<'a> {
    /// The id of the request that it answers.
    pub id: Id,
    /// The raw JSON of `content`.
    pub content: &'a [u8],
}

impl<'a> UsualRequest<'a> {
    /// Reads `frame` up to its parameters, and the id from its end where it
    /// stands there. An id or a method that is repeated behind the parameters
    /// is not seen.
    ///
    /// ```
    /// use aftercall_mcp::{Id, UsualRequest};
    ///
    /// let frame = br#"{"method":"tools/call","params":{},"jsonrpc":"2.0","id":3}"#;
    /// let request = UsualRequest::read(frame).expect("both are there");
    /// assert_eq!(request.id, Id::Integer(3));
    /// assert_eq!(request.method, b"tools/call");
    /// ```
    #[must_use]
    pub fn read(frame: &'a [u8]) -> Option<Self> {
        let (mut id, mut method) = (None, None);
        Scan::new(frame).members(|scan, key| {
            match key {
                b"params" => return Some(ControlFlow::Break(())),
                b"method" if method.is_none() => method = Some(scan.string()?),
                _ => scan.common(key, &mut id)?,
            }
            Some(ControlFlow::Continue(()))
        })?;
        let id = match id {
            Some(id) => id,
            None => last_member_id(frame)?,
        };
        let method = method?;
        Some(Self { id, method })
    }
}

impl<'a> UsualResult<'a> {
    /// Reads the outline of `frame`, all of it.
    ///
    /// ```
    /// use aftercall_mcp::{Id, UsualResult};
    ///
    /// let read = |frame: &'static str| UsualResult::read(frame.as_bytes());
    /// let usual = read(r#"{"id":3,"result":{"content":[{"type":"text"}],"isError":false}}"#);
    /// let usual = usual.expect("a success");
    /// assert_eq!(usual.id, Id::Integer(3));
    /// assert_eq!(usual.content, br#"[{"type":"text"}]"#);
    /// assert_eq!(read(r#"{"id":3,"result":{"content":[],"isError":true}}"#), None);
    /// ```
    #[must_use]
    pub fn read(frame: &'a [u8]) -> Option<Self> {
        let (mut id, mut content) = (None, None);
        let mut scan = Scan::new(frame);
        scan.members(|scan, key| {
            match key {
                b"result" if content.is_none() => content = Some(scan.content()?),
                _ => scan.common(key, &mut id)?,
            }
            Some(ControlFlow::Continue(()))
        })?;
        scan.ends()?;
        Some(Self {
            id: id?,
            content: content?,
        })
    }
}

/// A string of up to so many words of eight bytes is read word by word.
const SHORT: usize = 6;

/// Where the first quote or backslash of these stands. A byte that is zero once
/// the wanted one is taken from all borrows from its neighbour and sets its high
/// bit; only bytes behind the first such can be wrong.
fn quote_or_backslash(bytes: [u8; 8]) -> Option<usize> {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    const HIGHS: u64 = u64::from_le_bytes([0x80; 8]);
    let word = u64::from_le_bytes(bytes);
    let zeros = |word: u64| word.wrapping_sub(ONES) & !word & HIGHS;
    let of = |byte: u8| zeros(word ^ u64::from_le_bytes([byte; 8]));
    let found = of(b'"') | of(b'\\');
    (found != 0).then(|| found.trailing_zeros() as usize / 8)
}

struct Scan<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Scan<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// The `content` of a result that begins here, if it is a usual one.
    fn content(&mut self) -> Option<&'a [u8]> {
        let mut content = None;
        self.members(|scan, key| {
            match key {
                b"content" if content.is_none() => content = Some(scan.value()?),
                b"isError" => (scan.value()? == b"false").then_some(())?,
                b"resultType" => (scan.value()? == b"\"complete\"").then_some(())?,
                b"structuredContent" | b"_meta" => drop(scan.value()?),
                _ => return None,
            }
            Some(ControlFlow::Continue(()))
        })?;
        content
    }

    /// A member of every message: the protocol's name, or the id, once.
    fn common(&mut self, key: &[u8], id: &mut Option<Id>) -> Option<()> {
        match key {
            b"jsonrpc" => drop(self.value()?),
            b"id" if id.is_none() => *id = Some(Id::parse(self.value()?)?),
            _ => return None,
        }
        Some(())
    }

    /// Hands each key of the object that begins here to `each`, which reads the
    /// value; to its end, or to where `each` has seen enough.
    fn members(
        &mut self,
        mut each: impl FnMut(&mut Self, &'a [u8]) -> Option<ControlFlow<()>>,
    ) -> Option<()> {
        self.open(b'{')?;
        loop {
            let key = self.key()?;
            if each(self, key)?.is_break() || self.closes(b'}')? {
                return Some(());
            }
        }
    }

    /// The next byte that is no white space.
    fn peek(&mut self) -> Option<u8> {
        loop {
            match *self.bytes.get(self.at)? {
                b' ' | b'\t' | b'\n' | b'\r' => self.at += 1,
                byte => return Some(byte),
            }
        }
    }

    fn open(&mut self, bracket: u8) -> Option<()> {
        let opens = self.peek()? == bracket;
        self.at += 1;
        opens.then_some(())
    }

    /// A key and its colon. One with an escape is none that anybody expects.
    fn key(&mut self) -> Option<&'a [u8]> {
        let key = self.string()?;
        self.open(b':')?;
        Some(key)
    }

    /// Whether this bracket ends the container, rather than a comma a member.
    fn closes(&mut self, bracket: u8) -> Option<bool> {
        let byte = self.peek()?;
        self.at += 1;
        match byte {
            b',' => Some(false),
            _ => (byte == bracket).then_some(true),
        }
    }

    /// Nothing but white space is left.
    fn ends(&mut self) -> Option<()> {
        self.peek().is_none().then_some(())
    }

    /// A string, without its quotes and as it is written.
    fn string(&mut self) -> Option<&'a [u8]> {
        self.open(b'"')?;
        let start = self.at;
        let rest = self.bytes.get(start..)?;
        // Keys are shorter than a search takes to begin.
        for (word, bytes) in rest.as_chunks().0.iter().take(SHORT).enumerate() {
            if let Some(at) = quote_or_backslash(*bytes) {
                let length = word * 8 + at;
                if rest[length] == b'\\' {
                    break;
                }
                self.at = start + length + 1;
                return Some(&rest[..length]);
            }
        }
        loop {
            self.at += memchr(b'"', &self.bytes[self.at..])? + 1;
            let inside = &self.bytes[start..self.at - 1];
            // Each backslash is counted for one quote, so this is linear.
            let escapes = inside.iter().rev().take_while(|byte| **byte == b'\\');
            if escapes.count() % 2 == 0 {
                return Some(inside);
            }
        }
    }

    /// Any value. Brackets are counted, not matched by kind, and a word or a
    /// number is not checked: what is no JSON is relayed like what is.
    fn value(&mut self) -> Option<&'a [u8]> {
        let first = self.peek()?;
        let start = self.at;
        match first {
            b'"' => {
                self.string()?;
            }
            b'{' | b'[' => self.container()?,
            _ => {
                let word = self.bytes[start..].iter();
                let ends = |byte: &u8| matches!(byte, b',' | b'}' | b']') || *byte <= b' ';
                let length = word.take_while(|byte| !ends(byte)).count();
                self.at += length;
                (length > 0).then_some(())?;
            }
        }
        Some(&self.bytes[start..self.at])
    }

    fn container(&mut self) -> Option<()> {
        let mut depth = 0_usize;
        loop {
            match *self.bytes.get(self.at)? {
                b'"' => {
                    self.string()?;
                    continue;
                }
                b'{' | b'[' => depth += 1,
                b'}' | b']' => depth -= 1,
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                return Some(());
            }
        }
    }
}
