//! A client of the listener, and the listener itself on a thread.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread;

use aftercall_proxy::http::{
    Behind, Command, Credentials, Endpoint, Listen, Running, Server, listen,
};
use aftercall_proxy::rewrite::Structured;
use aftercall_proxy::{CallSettings, Retry, Settings};
use serde_json::{Value, json};

use super::host::PATIENCE;

pub(crate) struct Listener {
    pub(crate) running: Running,
    over: mpsc::Receiver<()>,
}

/// A response, its body as one.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

/// A listener before that server, which sends nothing again by itself.
pub(crate) fn before(url: &str) -> Listener {
    with(url, Retry::Off, |_| {})
}

pub(crate) fn with(
    url: &str,
    retry: Retry,
    change: impl FnOnce(&mut Server<Structured>),
) -> Listener {
    let behind = Behind::Remote {
        endpoint: Endpoint::parse(url).expect("a URL"),
        credentials: Credentials::default(),
    };
    serving(behind, retry, change)
}

/// A listener before a program on pipes.
pub(crate) fn before_shell(script: &str) -> Listener {
    let arguments = vec!["-c".into(), script.into()];
    let behind = Behind::Command(Command::new("sh".into(), arguments));
    serving(behind, Retry::Off, |_| {})
}

fn serving(behind: Behind, retry: Retry, change: impl FnOnce(&mut Server<Structured>)) -> Listener {
    let mut server = Server::new("/mcp".to_owned(), behind, Structured::default());
    server.config.settings = Settings::new(CallSettings::default().with_retry(retry));
    let anywhere = "127.0.0.1:0".parse().expect("an address");
    change(&mut server);
    let options = Listen::new(anywhere, vec![server]);
    let (tell, ready) = mpsc::channel();
    let (end, over) = mpsc::channel();
    thread::spawn(move || {
        let tell = move |running| drop(tell.send(running));
        listen(options, Box::new(|_| {}), tell).expect("it listens");
        let _ = end.send(());
    });
    Listener {
        running: ready.recv_timeout(PATIENCE).expect("it is bound"),
        over,
    }
}

impl Listener {
    pub(crate) fn address(&self) -> SocketAddr {
        self.running.address()
    }

    /// Begins a request, and leaves its answer to be read.
    pub(crate) fn begin(&self, request: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address()).expect("it listens");
        stream
            .set_read_timeout(Some(PATIENCE))
            .expect("a socket option");
        stream.write_all(request.as_bytes()).expect("it reads");
        stream
    }

    pub(crate) fn raw(&self, request: &str) -> Response {
        finish(self.begin(request))
    }

    /// Posts a message.
    pub(crate) fn post(&self, headers: &str, message: &Value) -> Response {
        self.raw(&posted(headers, message))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over.recv_timeout(PATIENCE).is_ok()
    }
}

impl Response {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines();
        lines.find_map(|line| {
            let (known, value) = line.split_once(':')?;
            known.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }
}

pub(crate) fn posted(headers: &str, message: &Value) -> String {
    let body = message.to_string();
    format!(
        "POST /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Accept: application/json, text/event-stream\r\nContent-Type: application/json\r\n\
         {headers}Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

pub(crate) fn call(id: u64, tool: &str) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "method": "tools/call",
        "params": { "name": tool, "arguments": {} } })
}

/// Reads until the connection is closed.
pub(crate) fn finish(mut stream: TcpStream) -> Response {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("the answer ends");
    let text = String::from_utf8(bytes).expect("text");
    let (head, body) = text.split_once("\r\n\r\n").expect("a head");
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    let is_chunked = head
        .to_ascii_lowercase()
        .contains("transfer-encoding: chunked");
    Response {
        status: status.expect("a status"),
        head: head.to_owned(),
        body: if is_chunked {
            joined(body)
        } else {
            body.to_owned()
        },
    }
}

/// The pieces of a chunked body.
fn joined(mut rest: &str) -> String {
    let mut body = String::new();
    while let Some((length, after)) = rest.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).expect("a length");
        body.push_str(&after[..length]);
        rest = &after[(length + 2).min(after.len())..];
    }
    body
}
