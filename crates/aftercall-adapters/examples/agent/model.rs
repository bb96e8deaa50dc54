//! The stand-in for the model: a local HTTP server with a script.
//!
//! It reads what a model reads, the tool results in the conversation, and goes
//! on as a model would that takes them at their word.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};

use serde_json::{Value, json};

/// Serves until the program ends.
pub(crate) fn serve() -> std::io::Result<SocketAddr> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    std::thread::spawn(move || {
        for peer in listener.incoming() {
            // A connection that breaks is the other side's to report.
            drop(peer.and_then(|peer| answer(&peer)));
        }
    });
    Ok(address)
}

fn answer(mut peer: &TcpStream) -> std::io::Result<()> {
    let mut reader = BufReader::new(peer);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let line = line.trim().to_ascii_lowercase();
        if let Some(value) = line.strip_prefix("content-length: ") {
            length = value.parse().map_err(std::io::Error::other)?;
        }
        if line.is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let asked: Value = serde_json::from_slice(&body)?;
    let reply = json!({"role": "assistant", "content": [next(&asked["messages"])]}).to_string();
    write!(
        peer,
        "HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{reply}",
        reply.len()
    )
}

/// What the model says next.
fn next(messages: &Value) -> Value {
    let all = messages.as_array().map_or(&[][..], Vec::as_slice);
    let results = all.len() / 2;
    let last = all.last().map(|message| &message["content"][0]["content"]);
    let last = last.map(ToString::to_string).unwrap_or_default();
    let call = |name: &str, input: Value| json!({"type": "tool_use", "id": format!("toolu_{results}"), "name": name, "input": input});
    match results {
        0 => call("find_order", json!({"order": 10042})),
        1 => call(
            "refund",
            json!({"order": 10042, "pounds": "seven hundred and fifty"}),
        ),
        // The violation says what would be accepted.
        2 if last.contains("a whole number of pounds") => {
            call("refund", json!({"order": 10042, "pounds": 750}))
        }
        3 => call("find_approvals", json!({"order": 10042})),
        4 => call("read_books", json!({"month": "2026-10"})),
        _ => json!({"type": "text", "text":
            "The refund needs a manager, whom I have asked; nobody has approved it yet. The books \
             are open to the finance team only, so ask them."}),
    }
}
