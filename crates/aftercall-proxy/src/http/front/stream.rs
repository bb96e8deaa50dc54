//! An answer that comes as events, on its way to the client.

use std::io;
use std::sync::Arc;

use bytes::Bytes;
use hyper::Response;
use tokio::sync::{mpsc, watch};

use super::exchange::{QUEUE, lose};
use super::open::Open;
use super::reply::{Reply, with_head};
use super::room::Room;
use super::site::Site;
use super::who::is_stateless;
use crate::engine::Fate;
use crate::http::fault::Fault;
use crate::http::message::answered;
use crate::http::pool::Reply as Answer;
use crate::http::sse::{Block, Parser};
use crate::rewrite::Rewrite;

/// An answer that comes as events.
pub(super) struct Stream<R: Rewrite + 'static> {
    site: Arc<Site<R>>,
    room: Arc<Room<R>>,
    open: Open<R>,
    answer: Answer,
    out: mpsc::Sender<io::Result<Bytes>>,
    /// Nothing is awaited on it, so it ends when the listener does.
    until: Option<watch::Receiver<bool>>,
    /// The server has told where the stream can be taken up again.
    has_ids: bool,
    /// The answer has come, and the engine holds it; here is what it came in.
    held: Option<Block>,
}

/// A client that has gone.
struct Gone;

impl<R: Rewrite + 'static> Stream<R> {
    pub(super) fn start(
        site: Arc<Site<R>>,
        room: Arc<Room<R>>,
        open: Open<R>,
        answer: Answer,
        until: Option<watch::Receiver<bool>>,
    ) -> Response<Reply> {
        let (out, pieces) = mpsc::channel(QUEUE);
        let response = with_head(answer.status, &answer.headers, Reply::Stream(pieces));
        let stream = Self {
            site,
            room,
            open,
            answer,
            out,
            until,
            has_ids: false,
            held: None,
        };
        tokio::spawn(stream.run());
        response
    }

    async fn run(mut self) {
        let mut parser = Parser::new(self.site.held);
        let mut blocks = Vec::new();
        let fault = loop {
            let chunk = tokio::select! {
                chunk = self.answer.chunk() => chunk,
                frame = self.open.answer() => {
                    if self.say_own(&frame).await.is_err() {
                        return;
                    }
                    continue;
                }
                () = self.out.closed() => return,
                () = stopped(&mut self.until) => return,
            };
            match chunk {
                Ok(Some(chunk)) => {
                    let fits = parser.push(&chunk, &mut blocks);
                    for block in blocks.drain(..) {
                        if self.block(block).await.is_err() {
                            return;
                        }
                    }
                    if fits.is_err() {
                        break Some(Fault::Garbled("is larger than Aftercall holds"));
                    }
                }
                Ok(None) => break None,
                Err(fault) => break Some(fault),
            }
        };
        self.end(fault).await;
    }

    async fn block(&mut self, block: Block) -> Result<(), Gone> {
        self.has_ids |= block.id.is_some();
        let message = block.data().filter(|_| block.is_message());
        let Some(message) = message else {
            return self.say(block.raw).await;
        };
        let asked = self.room.link.upstream(&message, self.site.inspect_limit);
        self.room.perform(&self.site, asked.sent);
        match asked.fate {
            Fate::Relay => {
                self.open.note(&message);
                drop(message);
                self.say(block.raw).await
            }
            Fate::Replace(frame) => {
                self.open.note(&frame);
                let changed = block.with_data(frame.trim_ascii_end());
                drop(message);
                self.say(changed).await
            }
            Fate::Withhold => {
                if answered(&message).is_some_and(|id| self.open.ids().any(|open| *open == id)) {
                    drop(message);
                    self.held = Some(block);
                }
                Ok(())
            }
        }
    }

    /// The server has ended the stream. What it still owes is answered here,
    /// unless the client can ask for the rest itself.
    async fn end(mut self, fault: Option<Fault>) {
        let broke = fault.is_some();
        let may_resume = self.has_ids && !is_stateless(&self.room.template());
        if self.held.is_none() && !self.open.is_done() {
            if may_resume {
                self.open.leave_open();
            } else {
                let fault = fault.unwrap_or(Fault::Broken { begun: true });
                lose(&self.site, &self.room, &self.open, &fault);
            }
        }
        let is_owing = !self.open.is_done();
        while !self.open.is_done() {
            let frame = tokio::select! {
                frame = self.open.answer() => frame,
                () = self.out.closed() => return,
            };
            if self.say_own(&frame).await.is_err() {
                return;
            }
        }
        if broke && !is_owing {
            let _ = self
                .out
                .send(Err(io::ErrorKind::ConnectionReset.into()))
                .await;
        }
    }

    /// An answer of the engine's, in what the server's came in.
    async fn say_own(&mut self, frame: &[u8]) -> Result<(), Gone> {
        let frame = frame.trim_ascii();
        let bytes = match self.held.take() {
            Some(block) => block.with_data(frame),
            None => [b"event: message\ndata: ", frame, b"\n\n"].concat(),
        };
        self.say(bytes).await
    }

    async fn say(&self, bytes: Vec<u8>) -> Result<(), Gone> {
        let sent = self.out.send(Ok(Bytes::from(bytes))).await;
        sent.map_err(|_| Gone)
    }
}

/// Waits for the listener's end, if that matters.
async fn stopped(until: &mut Option<watch::Receiver<bool>>) {
    match until {
        Some(until) => drop(until.wait_for(|stopped| *stopped).await),
        None => std::future::pending().await,
    }
}
