//! The head of an HTTP/1.1 answer, and where its body ends.
//!
//! Bytes in, values out, no connection: so a stream can be cut anywhere by a
//! test or a fuzzer. Lines are read by httparse; what is here are the rules of
//! RFC 9112, section 6.3, on which of several statements of a length counts.
//!
//! # Boundary cases
//!
//! - Two statements that differ are no answer. A proxy that believed one of
//!   them would give a client the end of one answer as the beginning of the next.
//! - `Transfer-Encoding` beside a length counts, and the connection is not used
//!   again.
//! - Answers before the answer (1xx) are left out. 101 is no answer to who has not
//!   asked for another protocol, and nobody here has.
//! - What has no stated end ends with the connection.

use std::mem::MaybeUninit;

use bytes::{Buf, Bytes, BytesMut};
use httparse::{EMPTY_HEADER, ParserConfig, Status, parse_chunk_size};
use hyper::header::{
    CONNECTION, CONTENT_LENGTH, HeaderMap, HeaderName, HeaderValue, TRANSFER_ENCODING,
};
use hyper::{Method, StatusCode};

/// The largest head that is read, trailers and chunk extensions likewise, in bytes.
const HEAD: usize = 64 << 10;
/// How many headers it may have. hyper takes 100 in front.
const HEADERS: usize = 100;

/// The head of an answer.
#[derive(Debug)]
#[non_exhaustive]
pub struct Head {
    /// The status.
    pub status: StatusCode,
    /// All headers, in memory of their own.
    pub headers: HeaderMap,
    /// How its body comes.
    pub body: Body,
    /// The connection can carry another exchange after this body.
    pub keeps: bool,
}

/// A body that is being taken out of what is read.
#[derive(Debug, PartialEq, Eq)]
pub struct Body(Framing);

#[derive(Debug, PartialEq, Eq)]
enum Framing {
    /// So much is still to come.
    Length(u64),
    Chunked(Chunked),
    UntilClose,
}

#[derive(Debug, PartialEq, Eq)]
enum Chunked {
    Size,
    /// So much of the chunk is still to come.
    Data(u64),
    /// The line's end behind a chunk.
    DataEnd,
    Trailers,
    Over,
}

/// What the bytes read so far hold of a body.
#[expect(clippy::exhaustive_enums, reason = "there is no fourth")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// So many bytes, which the caller has to take off.
    Data(usize),
    /// Nothing, until more has been read.
    More,
    /// Its end.
    End,
}

/// Not HTTP, or an answer whose end can't be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Malformed;

impl Head {
    /// Takes the head off what has been read of the answer to a request with that
    /// method; `None` as long as it has not come whole.
    ///
    /// ```
    /// use aftercall_proxy::http::response::{Head, Part};
    /// use bytes::BytesMut;
    /// use hyper::Method;
    ///
    /// let mut read = BytesMut::from("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}");
    /// let mut head = Head::take(&mut read, &Method::POST)?.expect("it has come whole");
    /// assert!(head.status == 200 && head.keeps);
    /// assert_eq!(head.body.next(&mut read)?, Part::Data(2));
    /// assert_eq!(&read.split_to(2)[..], b"{}");
    /// assert_eq!(head.body.next(&mut read)?, Part::End);
    /// # Ok::<(), aftercall_proxy::http::response::Malformed>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Malformed`].
    pub fn take(read: &mut BytesMut, method: &Method) -> Result<Option<Self>, Malformed> {
        loop {
            let Some((head, length)) = Self::parse(read, method)? else {
                return match read.len() {
                    0..=HEAD => Ok(None),
                    _ => Err(Malformed),
                };
            };
            read.advance(length);
            if head.status == StatusCode::SWITCHING_PROTOCOLS {
                return Err(Malformed);
            }
            if !head.status.is_informational() {
                return Ok(Some(head));
            }
        }
    }

    fn parse(bytes: &[u8], method: &Method) -> Result<Option<(Self, usize)>, Malformed> {
        let mut lines = [const { MaybeUninit::uninit() }; HEADERS];
        let mut parsed = httparse::Response::new(&mut []);
        let parser = ParserConfig::default();
        let length = match parser.parse_response_with_uninit_headers(&mut parsed, bytes, &mut lines)
        {
            Ok(Status::Complete(length)) => length,
            Ok(Status::Partial) => return Ok(None),
            Err(_) => return Err(Malformed),
        };
        let status = StatusCode::from_u16(parsed.code.unwrap_or_default());
        let status = status.map_err(|_| Malformed)?;
        let is_old = parsed.version == Some(0);
        let headers = headers(&bytes[..length], parsed.headers)?;
        let (body, is_certain) = Body::of(method, status, &headers, is_old)?;
        let says = |word| has_token(&headers, &CONNECTION, word);
        let stays = if is_old {
            says("keep-alive")
        } else {
            !says("close")
        };
        Ok(Some((
            Self {
                status,
                keeps: stays && is_certain,
                headers,
                body,
            },
            length,
        )))
    }
}

impl Body {
    /// RFC 9112, section 6.3; and whether what follows is certain to be another answer.
    fn of(
        method: &Method,
        status: StatusCode,
        headers: &HeaderMap,
        is_old: bool,
    ) -> Result<(Self, bool), Malformed> {
        if method == Method::CONNECT && status.is_success() {
            return Ok((Self(Framing::Length(0)), false));
        }
        if method == Method::HEAD
            || matches!(status, StatusCode::NO_CONTENT | StatusCode::NOT_MODIFIED)
        {
            return Ok((Self(Framing::Length(0)), true));
        }
        let length = length(headers)?;
        let mut codings = headers.get_all(TRANSFER_ENCODING).iter();
        if let Some(last) = codings.next_back() {
            if is_old {
                return Err(Malformed);
            }
            let last = last.to_str().unwrap_or("").rsplit(',').next();
            let is_chunked = last.is_some_and(|last| last.trim().eq_ignore_ascii_case("chunked"));
            return Ok(match is_chunked {
                true => (Self(Framing::Chunked(Chunked::Size)), length.is_none()),
                false => (Self(Framing::UntilClose), false),
            });
        }
        Ok(match length {
            Some(length) => (Self(Framing::Length(length)), true),
            None => (Self(Framing::UntilClose), false),
        })
    }

    /// Takes off what stands before the next piece, and tells how much of that is
    /// there. It counts as taken.
    ///
    /// # Errors
    ///
    /// [`Malformed`], when it can't be told where the body goes on.
    pub fn next(&mut self, read: &mut BytesMut) -> Result<Part, Malformed> {
        match &mut self.0 {
            Framing::Length(0) => Ok(Part::End),
            Framing::Length(left) => Ok(piece(read.len(), left)),
            Framing::UntilClose => Ok(piece(read.len(), &mut { u64::MAX })),
            Framing::Chunked(chunked) => chunked.next(read),
        }
    }

    /// All of it has been taken out.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.0, Framing::Length(0) | Framing::Chunked(Chunked::Over))
    }

    /// How much is still to come, in bytes, where that was said.
    #[must_use]
    pub fn left(&self) -> Option<u64> {
        match &self.0 {
            Framing::Length(left) => Some(*left),
            Framing::Chunked(_) | Framing::UntilClose => None,
        }
    }

    /// So much of a body with a stated length was taken by another way.
    pub(super) fn skip(&mut self, count: usize) {
        if let Framing::Length(left) = &mut self.0 {
            *left = left.saturating_sub(count as u64);
        }
    }

    /// The end of the connection is its end.
    pub(super) fn ends_with_connection(&self) -> bool {
        self.0 == Framing::UntilClose
    }
}

impl Chunked {
    fn next(&mut self, read: &mut BytesMut) -> Result<Part, Malformed> {
        loop {
            match self {
                Self::Size => {
                    // httparse takes a line without a digit for zero.
                    if read.first().is_some_and(|byte| !byte.is_ascii_hexdigit()) {
                        return Err(Malformed);
                    }
                    let Some((line, size)) = complete(parse_chunk_size(read), read.len())? else {
                        return Ok(Part::More);
                    };
                    read.advance(line);
                    *self = match size {
                        0 => Self::Trailers,
                        size => Self::Data(size),
                    };
                }
                Self::Data(left) => {
                    let part = piece(read.len(), left);
                    if *left == 0 {
                        *self = Self::DataEnd;
                    }
                    return Ok(part);
                }
                Self::DataEnd => match read.as_ref() {
                    [b'\r', b'\n', ..] => {
                        read.advance(2);
                        *self = Self::Size;
                    }
                    [] | [b'\r'] => return Ok(Part::More),
                    _ => return Err(Malformed),
                },
                Self::Trailers => {
                    let mut lines = [EMPTY_HEADER; HEADERS];
                    let trailers = httparse::parse_headers(read, &mut lines);
                    let Some((length, _)) = complete(trailers, read.len())? else {
                        return Ok(Part::More);
                    };
                    read.advance(length);
                    *self = Self::Over;
                }
                Self::Over => return Ok(Part::End),
            }
        }
    }
}

/// What is there of a piece of which so much is left.
fn piece(there: usize, left: &mut u64) -> Part {
    if there == 0 {
        return Part::More;
    }
    let count = usize::try_from(*left).map_or(there, |left| there.min(left));
    *left -= count as u64;
    Part::Data(count)
}

/// What httparse has read, unless it waits for the end of something too long.
fn complete<T, E>(read: Result<Status<T>, E>, held: usize) -> Result<Option<T>, Malformed> {
    match read {
        Ok(Status::Complete(read)) => Ok(Some(read)),
        Ok(Status::Partial) if held <= HEAD => Ok(None),
        Ok(Status::Partial) | Err(_) => Err(Malformed),
    }
}

/// The headers, parts of one copy of the head: what is read into is used again,
/// and headers may live long.
fn headers(head: &[u8], lines: &[httparse::Header<'_>]) -> Result<HeaderMap, Malformed> {
    let own = Bytes::copy_from_slice(head);
    let mut headers = HeaderMap::with_capacity(lines.len());
    for line in lines {
        let name = HeaderName::from_bytes(line.name.as_bytes()).map_err(|_| Malformed)?;
        let value = if line.value.is_empty() {
            Ok(HeaderValue::from_static(""))
        } else {
            let at = line.value.as_ptr().addr() - head.as_ptr().addr();
            HeaderValue::from_maybe_shared(own.slice(at..at + line.value.len()))
        };
        headers.append(name, value.map_err(|_| Malformed)?);
    }
    Ok(headers)
}

/// The stated length, if all statements of it agree.
fn length(headers: &HeaderMap) -> Result<Option<u64>, Malformed> {
    let mut agreed = None;
    for value in headers.get_all(CONTENT_LENGTH) {
        for length in value.to_str().map_err(|_| Malformed)?.split(',') {
            let length = length.trim_matches([' ', '\t']);
            // A sign would parse.
            if !length.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(Malformed);
            }
            let length: u64 = length.parse().map_err(|_| Malformed)?;
            if agreed.is_some_and(|agreed| agreed != length) {
                return Err(Malformed);
            }
            agreed = Some(length);
        }
    }
    Ok(agreed)
}

fn has_token(headers: &HeaderMap, name: &HeaderName, token: &str) -> bool {
    let values = headers.get_all(name).iter();
    let mut tokens = values.flat_map(|value| value.to_str().unwrap_or("").split(','));
    tokens.any(|one| one.trim().eq_ignore_ascii_case(token))
}
