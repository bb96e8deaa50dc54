//! An answer that comes as events, on its way to the client.
//!
//! It has no task and no queue: the client's connection asks for the next
//! piece when it has written the last one, and that reads on from the server.

use std::io;
use std::sync::Arc;

use bytes::Bytes;
use hyper::Response;
use tokio::sync::watch;

use super::exchange::lose;
use super::open::Open;
use super::reply::{Reply, with_head};
use super::room::Room;
use super::site::Site;
use super::waiting::event;
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
    parser: Parser,
    /// What the client gets next.
    out: Vec<u8>,
    stage: Stage,
    /// Nothing is awaited on it, so it ends when the listener does.
    until: Option<watch::Receiver<bool>>,
    /// The server has told where the stream can be taken up again.
    has_ids: bool,
    /// The answer has come, and the engine holds it; here is what it came in.
    held: Option<Block>,
}

enum Stage {
    /// The server may say more.
    Open,
    /// It has ended, and the engine answers what it owes.
    Owing,
    /// It broke, and so does what the client has of it.
    Broken,
    Over,
}

impl<R: Rewrite + 'static> Stream<R> {
    pub(super) fn begin(
        site: Arc<Site<R>>,
        room: Arc<Room<R>>,
        open: Open<R>,
        mut answer: Answer,
        until: Option<watch::Receiver<bool>>,
    ) -> Response<Reply> {
        let (status, headers) = (answer.status, answer.take_headers());
        let parser = Parser::new(site.held);
        let stream = Self {
            site,
            room,
            open,
            answer,
            parser,
            out: Vec::new(),
            stage: Stage::Open,
            until,
            has_ids: false,
            held: None,
        };
        let pieces = Reply::pieces(Box::new(stream), async |mut stream: Box<Self>| {
            Some((stream.next().await?, stream))
        });
        with_head(status, headers, pieces)
    }

    async fn next(&mut self) -> Option<io::Result<Bytes>> {
        while self.out.is_empty() {
            match self.stage {
                Stage::Open => self.read().await,
                Stage::Owing if self.open.is_done() => self.stage = Stage::Over,
                Stage::Owing => {
                    let frame = self.open.next().await;
                    self.say_own(&frame);
                }
                Stage::Broken => {
                    self.stage = Stage::Over;
                    return Some(Err(io::ErrorKind::ConnectionReset.into()));
                }
                Stage::Over => return None,
            }
        }
        Some(Ok(std::mem::take(&mut self.out).into()))
    }

    async fn read(&mut self) {
        let chunk = tokio::select! {
            chunk = self.answer.chunk() => chunk,
            frame = self.open.next() => {
                self.say_own(&frame);
                return;
            }
            () = stopped(&mut self.until) => {
                self.stage = Stage::Over;
                return;
            }
        };
        match chunk {
            Ok(Some(chunk)) => {
                let mut blocks = Vec::new();
                let fits = self.parser.push(&chunk, &mut blocks);
                for block in blocks {
                    self.block(block);
                }
                if fits.is_err() {
                    self.end(Some(Fault::Garbled("is larger than Aftercall holds")));
                }
            }
            Ok(None) => self.end(None),
            Err(fault) => self.end(Some(fault)),
        }
    }

    fn block(&mut self, block: Block) {
        self.has_ids |= block.id.is_some();
        let message = block.data().filter(|_| block.is_message());
        let Some(message) = message else {
            self.out.extend_from_slice(&block.raw);
            return;
        };
        let asked = self.room.link.upstream(&message, self.site.inspect_limit);
        self.room.perform(&self.site, asked.sent);
        match asked.fate {
            Fate::Relay => {
                self.open.note(&message);
                self.out.extend_from_slice(&block.raw);
            }
            Fate::Replace(frame) => {
                self.open.note(&frame);
                let changed = block.with_data(frame.trim_ascii_end());
                self.out.extend_from_slice(&changed);
            }
            Fate::Withhold => {
                if answered(&message).is_some_and(|id| self.open.ids().contains(&id)) {
                    drop(message);
                    self.held = Some(block);
                }
            }
        }
    }

    /// The server has ended the stream. What it still owes is answered here,
    /// unless the client can ask for the rest itself.
    fn end(&mut self, fault: Option<Fault>) {
        // Once all is answered, a break would only take the answer from a client
        // that has not read it yet.
        let is_answered = self.until.is_none() && self.open.is_done();
        let broke = fault.is_some() && !is_answered;
        let may_resume = self.has_ids && !is_stateless(&self.room.template());
        if self.held.is_none() && !self.open.is_done() {
            if may_resume {
                self.open.leave_open();
            } else {
                let fault = fault.unwrap_or(Fault::Ended);
                lose(&self.site, &self.room, &self.open, &fault);
            }
        }
        self.stage = match (self.open.is_done(), broke) {
            (false, _) => Stage::Owing,
            (true, true) => Stage::Broken,
            (true, false) => Stage::Over,
        };
    }

    /// An answer of the engine's, in what the server's came in, or what comes
    /// before it.
    fn say_own(&mut self, frame: &[u8]) {
        let held = self.held.take_if(|_| answered(frame).is_some());
        match held {
            Some(block) => self.out.extend(block.with_data(frame.trim_ascii())),
            None => self.out.extend_from_slice(&event(frame)),
        }
    }
}

/// Waits for the listener's end, if that matters.
async fn stopped(until: &mut Option<watch::Receiver<bool>>) {
    match until {
        Some(until) => drop(until.wait_for(|stopped| *stopped).await),
        None => std::future::pending().await,
    }
}
