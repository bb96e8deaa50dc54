//! Calls, one at a time and many.

use std::io;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, poll};

use crate::wire::Wire;

/// A request as a client of 2026-07-28 sends it: it says who sends it, and no
/// session ties it to others.
fn posted(method: &str, name: Option<&str>) -> Vec<u8> {
    let meta = "{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\
                \"io.modelcontextprotocol/clientInfo\":{\"name\":\"bench\",\"version\":\"1\"},\
                \"io.modelcontextprotocol/clientCapabilities\":{}}";
    let mut headers = format!("MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: {method}\r\n");
    let mut said = String::new();
    if let Some(name) = name {
        headers += &format!("Mcp-Name: {name}\r\n");
        said = format!("\"name\":\"{name}\",\"arguments\":{{}},");
    }
    let params = format!("{{{said}\"_meta\":{meta}}}");
    let body =
        format!("{{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"{method}\",\"params\":{params}}}");
    post(&headers, &body)
}

/// A request with headers of its own, each with its line's end.
pub(crate) fn post(headers: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    let request = format!(
        "POST /mcp HTTP/1.1\r\nHost: localhost\r\nAccept: application/json, text/event-stream\r\n\
         {headers}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    request.into_bytes()
}

/// The median of so many calls, one after the other.
pub(crate) fn one_in_flight(port: u16, calls: usize) -> io::Result<Duration> {
    let mut wire = Wire::connect(port)?;
    let request = call();
    let mut took = Vec::with_capacity(calls);
    for _ in 0..calls {
        let start = Instant::now();
        wire.ask(&request)?;
        took.push(start.elapsed());
    }
    took.sort_unstable();
    Ok(took[took.len() / 2])
}

/// The time that a call takes of the whole when so many are always in flight,
/// each on a connection of its own: what is left of a second for one call.
pub(crate) fn many_in_flight(port: u16, in_flight: usize, calls: usize) -> io::Result<Duration> {
    let request = call();
    let mut wires = Vec::new();
    for _ in 0..in_flight {
        let mut wire = Wire::connect(port)?;
        wire.ask(&request)?;
        wires.push(wire);
    }
    let start = Instant::now();
    for wire in &mut wires {
        wire.send(&request)?;
    }
    let mut answered = 0;
    while answered < calls {
        let streams = wires.iter().map(|wire| &wire.stream);
        let mut fds: Vec<_> = streams.map(|one| PollFd::new(one, PollFlags::IN)).collect();
        poll(&mut fds, None)?;
        let ready: Vec<bool> = fds.iter().map(|fd| !fd.revents().is_empty()).collect();
        for (wire, _) in wires.iter_mut().zip(ready).filter(|(_, ready)| *ready) {
            if wire.fill()? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if wire.complete().is_some() {
                answered += 1;
                wire.send(&request)?;
            }
        }
    }
    Ok(start.elapsed() / u32::try_from(answered).unwrap_or(u32::MAX))
}

/// A stream that stays open, of a client of its own.
pub(crate) fn open_stream(port: u16) -> io::Result<TcpStream> {
    let mut wire = Wire::connect(port)?;
    wire.send(&posted("subscriptions/listen", None))?;
    wire.fill()?;
    Ok(wire.stream)
}

fn call() -> Vec<u8> {
    posted("tools/call", Some("t"))
}
