//! Newline-delimited frames out of a byte stream, without copying them.
//!
//! MCP over stdio is one JSON value a line. The buffer finds the line ends and
//! hands out ranges of itself, so that a batch of untouched frames can be
//! written with one call from the very bytes that were read.
//!
//! A line may be longer than anyone wants to hold. Lines over the *limit* are
//! handed out in parts as they come, never as a whole: memory stays bounded,
//! and the bytes still travel. Whether a line is inspected depends on its
//! length alone, never on how the reads happened to cut it.

use std::ops::Range;

use memchr::memchr;

/// The longest line that is inspected, in bytes with its newline: 16 MiB.
/// The largest messages seen in practice are screenshots and PDF files in
/// base64, a few megabytes each.
pub const DEFAULT_LIMIT: usize = 16 << 20;

/// What a buffer starts with. A read seldom returns more from a pipe whose
/// peer writes small messages, and untouched pages cost nothing.
const INITIAL: usize = 64 << 10;

/// What a drained buffer may keep, so that a run of 1 MiB messages does not
/// pay for fresh pages each time.
const KEEP: usize = 2 << 20;

/// A growing window over one direction of a connection.
///
/// ```
/// use aftercall_mcp::{FrameBuffer, PieceKind};
///
/// let mut buffer = FrameBuffer::new(1024);
/// let input = b"{\"id\":1}\n{\"id\"";
/// buffer.space()[..input.len()].copy_from_slice(input);
/// buffer.filled(input.len());
///
/// let piece = buffer.next_piece().expect("one line is complete");
/// assert_eq!(piece.kind, PieceKind::Whole);
/// assert_eq!(buffer.bytes(piece.range), b"{\"id\":1}\n");
/// assert!(buffer.next_piece().is_none());
/// ```
#[derive(Debug)]
pub struct FrameBuffer {
    bytes: Vec<u8>,
    /// First byte that was not handed out.
    start: usize,
    /// No newline lies between `start` and here.
    scanned: usize,
    /// One past the last byte read.
    end: usize,
    limit: usize,
    /// Inside a line whose beginning was already handed out.
    in_long_line: bool,
}

/// A range of the buffer that is ready to travel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where in the buffer; valid until the next [`FrameBuffer::space`].
    pub range: Range<usize>,
    /// A frame, or part of a line that is too long to be one.
    pub kind: PieceKind,
}

/// What a piece is.
#[expect(clippy::exhaustive_enums, reason = "a line is inspected or it is not")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// One line with its newline (without one at the end of the stream).
    Whole,
    /// Part of a line over the limit.
    Part {
        /// The line begins here.
        first: bool,
        /// The line ends here.
        last: bool,
    },
}

impl FrameBuffer {
    /// A buffer that inspects lines of up to `limit` bytes, newline included.
    #[must_use]
    pub fn new(limit: usize) -> Self {
        Self {
            bytes: vec![0; INITIAL],
            start: 0,
            scanned: 0,
            end: 0,
            limit: limit.max(1),
            in_long_line: false,
        }
    }

    /// Room to read into; never empty. Invalidates the ranges handed out.
    pub fn space(&mut self) -> &mut [u8] {
        if self.start == self.end {
            self.rewind();
        } else if self.end == self.bytes.len() {
            if self.start >= self.bytes.len() / 2 {
                self.compact();
            } else {
                self.grow();
            }
        }
        &mut self.bytes[self.end..]
    }

    /// Says that `count` bytes of [`space`](Self::space) now hold input.
    pub fn filled(&mut self, count: usize) {
        self.end = (self.end + count).min(self.bytes.len());
    }

    /// The next piece that is complete, in order.
    pub fn next_piece(&mut self) -> Option<Piece> {
        let newline = memchr(b'\n', &self.bytes[self.scanned..self.end]);
        let Some(offset) = newline else {
            self.scanned = self.end;
            return self.long_line_so_far();
        };
        let range = self.start..self.scanned + offset + 1;
        let first = !self.in_long_line;
        let kind = if first && range.len() <= self.limit {
            PieceKind::Whole
        } else {
            PieceKind::Part { first, last: true }
        };
        self.in_long_line = false;
        self.start = range.end;
        self.scanned = range.end;
        Some(Piece { range, kind })
    }

    /// What is left when the stream has ended: a line without a newline.
    pub fn finish(&mut self) -> Option<Piece> {
        let range = self.start..self.end;
        let kind = if self.in_long_line {
            PieceKind::Part {
                first: false,
                last: true,
            }
        } else if range.is_empty() {
            return None;
        } else {
            PieceKind::Whole
        };
        self.start = self.end;
        self.scanned = self.end;
        self.in_long_line = false;
        Some(Piece { range, kind })
    }

    /// The bytes of a piece.
    #[must_use]
    pub fn bytes(&self, range: Range<usize>) -> &[u8] {
        &self.bytes[range]
    }

    fn long_line_so_far(&mut self) -> Option<Piece> {
        let range = self.start..self.end;
        let first = !self.in_long_line;
        let over = range.len() > self.limit || (self.in_long_line && !range.is_empty());
        if !over {
            return None;
        }
        self.in_long_line = true;
        self.start = self.end;
        Some(Piece {
            range,
            kind: PieceKind::Part { first, last: false },
        })
    }

    fn rewind(&mut self) {
        self.start = 0;
        self.scanned = 0;
        self.end = 0;
        if self.bytes.len() > KEEP {
            self.bytes = vec![0; INITIAL];
        }
    }

    fn compact(&mut self) {
        self.bytes.copy_within(self.start..self.end, 0);
        self.scanned -= self.start;
        self.end -= self.start;
        self.start = 0;
    }

    /// By a quarter, so that a run of large messages holds little more memory
    /// than the largest, and never far beyond what one inspected line can need.
    fn grow(&mut self) {
        let len = self.bytes.len();
        let enough = self.limit.saturating_add(INITIAL);
        let wanted = (len + len / 4).min(enough).max(len + INITIAL);
        self.bytes.resize(wanted, 0);
    }
}
