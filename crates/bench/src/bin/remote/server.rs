//! The server behind all of them.
//!
//! A thread for each connection, and no more work than an answer needs: what
//! it takes is the floor under every figure.

use std::io;
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::thread;

use crate::wire::{Message, Wire};

/// Answers are about this long, in bytes.
const ANSWER: usize = 1 << 10;
/// A tool that never answers.
pub(crate) const STUCK: &str = "stuck";
/// A client that is refused.
pub(crate) const UNWELCOME: &str = "unwelcome";

/// As many tools, and schemas as large, as servers have.
static TOOLS: LazyLock<String> = LazyLock::new(|| {
    let property = |at| {
        let words = "what this argument is for, in about as many words as usual";
        format!("\"argument{at}\":{{\"type\":\"string\",\"description\":\"{words}\"}}")
    };
    let properties: Vec<_> = (0..4).map(property).collect();
    let properties = properties.join(",");
    let tool = |at| {
        let schema = format!("{{\"type\":\"object\",\"properties\":{{{properties}}}}}");
        format!("{{\"name\":\"tool{at}\",\"description\":\"a tool\",\"inputSchema\":{schema}}}")
    };
    let tools: Vec<_> = (0..12).map(tool).collect();
    format!("{{\"tools\":[{}]}}", tools.join(","))
});

/// Starts it; returns its port.
pub(crate) fn serve() -> io::Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let port = listener.local_addr()?.port();
    let sessions = Arc::new(AtomicU64::new(0));
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let sessions = Arc::clone(&sessions);
            let small = thread::Builder::new().stack_size(64 << 10);
            let _ = small.spawn(move || answer(stream, &sessions));
        }
    });
    Ok(port)
}

fn answer(stream: TcpStream, sessions: &AtomicU64) -> io::Result<()> {
    let text = "x".repeat(ANSWER);
    let result = format!("{{\"content\":[{{\"type\":\"text\",\"text\":\"{text}\"}}]}}");
    let mut wire = Wire::new(stream)?;
    while let Some(message) = wire.receive()? {
        if message.says("tools/call") {
            if !message.says(STUCK) {
                wire.send(json(&message, &result).as_bytes())?;
            }
        } else if message.starts_with("GET") || message.says("subscriptions/listen") {
            wire.send(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n: open\n\n")?;
        } else if message.starts_with("DELETE") {
            wire.send(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")?;
        } else if message.says("notifications/") {
            wire.send(b"HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n")?;
        } else if message.says(UNWELCOME) {
            wire.send(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")?;
        } else if message.says("initialize") {
            let session = sessions.fetch_add(1, Ordering::Relaxed);
            let result = "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\
                          \"serverInfo\":{\"name\":\"bench\",\"version\":\"1\"}}";
            let named = format!("HTTP/1.1 200 OK\r\nMcp-Session-Id: s{session}");
            let whole = json(&message, result).replacen("HTTP/1.1 200 OK", &named, 1);
            wire.send(whole.as_bytes())?;
        } else {
            wire.send(json(&message, &TOOLS).as_bytes())?;
        }
    }
    Ok(())
}

fn json(request: &Message, result: &str) -> String {
    let body = std::str::from_utf8(request.body()).unwrap_or_default();
    let id = body.split_once("\"id\":").and_then(|(_, rest)| {
        let end = rest.find(|letter: char| !letter.is_ascii_digit())?;
        Some(&rest[..end])
    });
    let id = id.unwrap_or("null");
    let body = format!("{{\"jsonrpc\":\"2.0\",\"id\":{id},\"result\":{result}}}");
    let length = body.len();
    format!(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
}
