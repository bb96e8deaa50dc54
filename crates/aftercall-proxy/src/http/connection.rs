//! One exchange after the other over one connection.
//!
//! hyper's client runs each connection as a task of its own and hands requests
//! and answers over channels. Here an exchange is a part of whoever waits for it:
//! one task less to wake on either way, no channel, no copy of the headers, and
//! dropping it half-way closes the connection, which over HTTP *is* the
//! cancellation. A listener is measured against nginx, and what it had to do for
//! that client was more than what it does for its own purpose.
//!
//! Nothing is kept to read into while nothing comes: a thousand streams that
//! wait would hold a thousand buffers.

use std::future::poll_fn;
use std::io;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, Waker, ready};

use bytes::{Buf, BufMut, Bytes, BytesMut};
use hyper::Method;
use hyper::header::{CONTENT_LENGTH, HOST, HeaderMap};
use tokio::io::{AsyncReadExt, ReadBuf};

use super::dial::Stream;
use super::endpoint::Endpoint;
use super::response::{Head, Malformed};

/// How much is read at a time, in bytes.
const READ: usize = 16 << 10;
/// Up to this length a body leaves together with its head, in bytes.
const TOGETHER: usize = 16 << 10;
/// More than what a head has besides target, host and headers, in bytes.
const OWN_LINES: usize = 96;

pub(super) struct Connection {
    stream: Box<dyn Stream>,
    /// What has been read of the answer and not been taken.
    pub(super) read: BytesMut,
    /// What is left of a request whose answer came before it was out. Some servers
    /// read on only while they answer.
    unsent: Option<Bytes>,
}

/// A request as it is written.
pub(super) struct Outgoing {
    /// The head, and a body that leaves together with it.
    first: Vec<u8>,
    /// Where the body begins in that.
    body: usize,
    /// A body that does not.
    rest: Bytes,
    written: usize,
}

/// Why there is no answer.
pub(super) enum Trouble {
    /// Not a byte of the request has left.
    NotSent,
    Broken(io::Error),
    Malformed,
}

impl Outgoing {
    pub(super) fn new(
        endpoint: &Endpoint,
        method: &Method,
        headers: &HeaderMap,
        body: Bytes,
    ) -> Self {
        let target = endpoint.target.path_and_query();
        let target = target.map_or("/", |target| target.as_str());
        let lines = headers.iter().map(|(name, value)| {
            name.as_str().len() + value.len() + 4 // ": " and the line's end
        });
        let is_small = body.len() <= TOGETHER;
        let joined = if is_small { body.len() } else { 0 };
        let own = OWN_LINES + target.len() + endpoint.authority.len();
        let mut first = Vec::with_capacity(own + lines.sum::<usize>() + joined);
        for part in [method.as_str(), " ", target, " HTTP/1.1\r\nhost: "] {
            first.extend_from_slice(part.as_bytes());
        }
        first.extend_from_slice(endpoint.authority.as_bytes());
        for (name, value) in headers {
            if name != HOST && name != CONTENT_LENGTH {
                first.extend_from_slice(b"\r\n");
                first.extend_from_slice(name.as_str().as_bytes());
                first.extend_from_slice(b": ");
                first.extend_from_slice(value.as_bytes());
            }
        }
        let has_body = matches!(*method, Method::POST | Method::PUT | Method::PATCH);
        if has_body || !body.is_empty() {
            let mut digits = [0; 20];
            first.extend_from_slice(b"\r\ncontent-length: ");
            first.extend_from_slice(decimal(body.len(), &mut digits));
        }
        first.extend_from_slice(b"\r\n\r\n");
        let head = first.len();
        let rest = if is_small {
            first.extend_from_slice(&body);
            Bytes::new()
        } else {
            body
        };
        Self {
            first,
            body: head,
            rest,
            written: 0,
        }
    }

    /// Its body, for another request.
    pub(super) fn into_body(mut self) -> Bytes {
        if self.rest.is_empty() {
            Bytes::from(self.first.split_off(self.body))
        } else {
            self.rest
        }
    }

    /// What has not been written.
    fn left(&self) -> Option<Bytes> {
        let left = match self.written.checked_sub(self.first.len()) {
            Some(written) => self.rest.slice(written..),
            None => [&self.first[self.written..], &self.rest].concat().into(),
        };
        Some(left).filter(|left| !left.is_empty())
    }

    fn unwritten(&self) -> &[u8] {
        match self.first.get(self.written..) {
            Some(first) if !first.is_empty() => first,
            _ => &self.rest[self.written - self.first.len()..],
        }
    }
}

impl Connection {
    pub(super) fn new(stream: Box<dyn Stream>) -> Self {
        Self {
            stream,
            read: BytesMut::new(),
            unsent: None,
        }
    }

    /// Nothing has come since the last answer, not even the end.
    pub(super) fn is_quiet(&mut self) -> bool {
        let mut cx = Context::from_waker(Waker::noop());
        self.read.is_empty() && self.poll_more(&mut cx).is_pending()
    }

    /// Sends a request; the answer's head has come when this returns.
    pub(super) async fn ask(
        &mut self,
        request: &mut Outgoing,
        method: &Method,
    ) -> Result<Head, Trouble> {
        let mut stopped = None;
        poll_fn(|cx| {
            if stopped.is_none()
                && let Poll::Ready(Err(why)) = self.poll_write(cx, request)
            {
                if request.written == 0 {
                    return Poll::Ready(Err(Trouble::NotSent));
                }
                // A server that takes no more can have said why.
                stopped = Some(why);
            }
            loop {
                match ready!(self.poll_more(cx)) {
                    Ok(0) => {
                        let why = io::ErrorKind::UnexpectedEof.into();
                        let why = stopped.take().unwrap_or(why);
                        return Poll::Ready(Err(Trouble::Broken(why)));
                    }
                    Ok(_) => {}
                    Err(why) => return Poll::Ready(Err(Trouble::Broken(why))),
                }
                if let Some(mut head) = Head::take(&mut self.read, method)? {
                    let left = request.left();
                    // How much of it the server will have read can't be known.
                    head.keeps &= left.is_none();
                    self.unsent = left.filter(|_| stopped.is_none());
                    return Poll::Ready(Ok(head));
                }
            }
        })
        .await
    }

    /// Reads more; 0 at the end.
    pub(super) async fn more(&mut self) -> io::Result<usize> {
        poll_fn(|cx| self.poll_more(cx)).await
    }

    /// What comes next can be read to where it stays.
    pub(super) fn is_direct(&self) -> bool {
        self.read.is_empty() && self.unsent.is_none()
    }

    /// Reads up to so much at the end of what is there; 0 at the end.
    pub(super) async fn more_into(
        &mut self,
        whole: &mut Vec<u8>,
        most: usize,
    ) -> io::Result<usize> {
        self.stream.read_buf(&mut whole.limit(most)).await
    }

    fn poll_write(&mut self, cx: &mut Context<'_>, request: &mut Outgoing) -> Poll<io::Result<()>> {
        while !request.unwritten().is_empty() {
            request.written += ready!(self.poll_some(cx, request.unwritten()))?;
        }
        Pin::new(&mut *self.stream).poll_flush(cx)
    }

    /// Writes what is left. A server that takes no more can go on answering.
    fn poll_unsent(&mut self, cx: &mut Context<'_>) {
        let Some(mut unsent) = self.unsent.take() else {
            return;
        };
        let done = loop {
            if unsent.is_empty() {
                break Pin::new(&mut *self.stream).poll_flush(cx).is_ready();
            }
            match self.poll_some(cx, &unsent) {
                Poll::Ready(Ok(count)) => unsent.advance(count),
                Poll::Ready(Err(_)) => break true,
                Poll::Pending => break false,
            }
        };
        self.unsent = Some(unsent).filter(|_| !done);
    }

    /// Writes at least a byte of these.
    fn poll_some(&mut self, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match ready!(Pin::new(&mut *self.stream).poll_write(cx, bytes))? {
            0 => Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
            count => Poll::Ready(Ok(count)),
        }
    }

    fn poll_more(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<usize>> {
        self.poll_unsent(cx);
        let mut space = [const { MaybeUninit::uninit() }; READ];
        let mut space = ReadBuf::uninit(&mut space);
        ready!(Pin::new(&mut *self.stream).poll_read(cx, &mut space))?;
        self.read.extend_from_slice(space.filled());
        Poll::Ready(Ok(space.filled().len()))
    }
}

impl From<Malformed> for Trouble {
    fn from(_: Malformed) -> Self {
        Self::Malformed
    }
}

fn decimal(mut number: usize, digits: &mut [u8; 20]) -> &[u8] {
    let mut at = digits.len();
    loop {
        at -= 1;
        digits[at] = b"0123456789"[number % 10];
        number /= 10;
        if number == 0 {
            return &digits[at..];
        }
    }
}
