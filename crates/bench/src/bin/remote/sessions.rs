//! Sessions as clients have them: begun, used, and left in every way there is.

use std::io;
use std::thread;

use crate::load::post;
use crate::server::{STUCK, UNWELCOME};
use crate::wire::Wire;

/// How many clients there are at a time.
const CLIENTS: usize = 4;

/// So many sessions, one after the other for each client.
pub(crate) fn sessions(port: u16, count: usize) -> io::Result<()> {
    thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS)
            .map(|_| scope.spawn(|| client(port, count / CLIENTS)))
            .collect();
        for client in clients {
            client
                .join()
                .map_err(|_| io::Error::other("a client panicked"))??;
        }
        Ok(())
    })
}

fn client(port: u16, count: usize) -> io::Result<()> {
    let mut wire = Wire::connect(port)?;
    for number in 0..count {
        let client = if number % 20 == 7 { UNWELCOME } else { "bench" };
        let begun = wire.ask(&post("", &initialize(client)))?;
        let Some(session) = begun.header("mcp-session-id") else {
            continue;
        };
        let version = "MCP-Protocol-Version: 2025-11-25\r\n";
        let headers = format!("Mcp-Session-Id: {session}\r\n{version}");
        let initialized = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";
        wire.ask(&post(&headers, initialized))?;
        wire.ask(&post(
            &headers,
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{}}",
        ))?;
        wire.ask(&post(&headers, &call(2, "tool1")))?;
        wire.ask(&post(&headers, &call(3, "tool2")))?;
        match number % 10 {
            // Left in the middle of a call, and of a stream.
            0 => {
                wire.send(&post(&headers, &call(4, STUCK)))?;
                wire = Wire::connect(port)?;
            }
            1 => {
                let listen =
                    "GET /mcp HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n";
                wire.send(format!("{listen}{headers}\r\n").as_bytes())?;
                wire.fill()?;
                wire = Wire::connect(port)?;
            }
            // Left without a word.
            2 | 3 => {}
            _ => {
                let leave = format!("DELETE /mcp HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n");
                wire.ask(leave.as_bytes())?;
            }
        }
    }
    Ok(())
}

fn initialize(client: &str) -> String {
    format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":\
         {{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{{}},\
         \"clientInfo\":{{\"name\":\"{client}\",\"version\":\"1\"}}}}}}"
    )
}

fn call(id: u32, tool: &str) -> String {
    format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"tools/call\",\"params\":\
         {{\"name\":\"{tool}\",\"arguments\":{{\"argument1\":\"value\"}}}}}}"
    )
}
