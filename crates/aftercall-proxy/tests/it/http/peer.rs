//! A server that does to each request what the test says, down to the bytes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use rustix::net::sockopt::set_socket_linger;
use serde_json::{Value, json};

/// One request as it came.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) method: String,
    pub(crate) path: String,
    headers: Vec<(String, String)>,
    pub(crate) body: String,
    /// Counts connections, from 0.
    pub(crate) connection: usize,
}

/// What becomes of the connection after the reply.
pub(crate) enum Then {
    Keep,
    Close,
    Reset,
}

pub(crate) struct Peer {
    pub(crate) url: String,
    seen: Arc<Mutex<Vec<Seen>>>,
}

impl Seen {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        let found = headers.find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// The message that was posted.
    pub(crate) fn message(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// Its method; the verb of HTTP when it was not posted.
    pub(crate) fn what(&self) -> String {
        match self.message()["method"].as_str() {
            Some(method) => method.to_owned(),
            None => self.method.clone(),
        }
    }
}

impl Peer {
    /// Answers by `script`. It runs as long as the process.
    pub(crate) fn start(
        script: impl Fn(&Seen, &mut TcpStream) -> Then + Send + Sync + 'static,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("it is bound").port();
        let seen = Arc::new(Mutex::new(Vec::new()));
        let record = Arc::clone(&seen);
        let script = Arc::new(script);
        thread::spawn(move || {
            for (connection, stream) in listener.incoming().enumerate() {
                let (record, script) = (Arc::clone(&record), Arc::clone(&script));
                let stream = stream.expect("a connection");
                thread::spawn(move || serve(connection, stream, &record, &*script));
            }
        });
        Self {
            url: format!("http://127.0.0.1:{port}/mcp"),
            seen,
        }
    }

    pub(crate) fn seen(&self) -> Vec<Seen> {
        self.seen.lock().expect("no test panicked in it").clone()
    }

    /// What came, by method, in order.
    pub(crate) fn methods(&self) -> Vec<String> {
        self.seen().iter().map(Seen::what).collect()
    }

    pub(crate) fn count(&self, what: &str) -> usize {
        self.methods()
            .iter()
            .filter(|method| *method == what)
            .count()
    }

    /// The same once there are so many, if they come in time.
    pub(crate) fn count_up_to(&self, what: &str, count: usize) -> usize {
        let patience = Instant::now() + Duration::from_secs(5);
        while self.count(what) < count && Instant::now() < patience {
            thread::sleep(Duration::from_millis(5));
        }
        self.count(what)
    }
}

fn serve(
    connection: usize,
    mut stream: TcpStream,
    record: &Mutex<Vec<Seen>>,
    script: &(dyn Fn(&Seen, &mut TcpStream) -> Then + Send + Sync),
) {
    let mut reader = BufReader::new(stream.try_clone().expect("a second handle"));
    while let Some(mut seen) = read(&mut reader) {
        seen.connection = connection;
        record
            .lock()
            .expect("no test panicked in it")
            .push(seen.clone());
        match script(&seen, &mut stream) {
            Then::Keep => {}
            Then::Close => return,
            Then::Reset => {
                set_socket_linger(&stream, Some(Duration::ZERO)).expect("a socket option");
                return;
            }
        }
    }
}

/// The next request on a connection.
pub(crate) fn read(reader: &mut BufReader<TcpStream>) -> Option<Seen> {
    let mut line = String::new();
    reader
        .read_line(&mut line)
        .ok()
        .filter(|count| *count > 0)?;
    let mut words = line.split(' ');
    let (method, path) = (words.next()?.to_owned(), words.next()?.to_owned());
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim().split_once(':') else {
            break;
        };
        headers.push((name.to_owned(), value.trim().to_owned()));
    }
    let mut seen = Seen {
        method,
        path,
        headers,
        body: String::new(),
        connection: 0,
    };
    let length = seen
        .header("content-length")
        .map_or(0, |length| length.parse().expect("a number"));
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    seen.body = String::from_utf8(body).expect("text");
    Some(seen)
}

/// A response with a body of this kind.
pub(crate) fn response(status: &str, headers: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!("HTTP/1.1 {status}\r\n{headers}Content-Length: {length}\r\n\r\n{body}").into_bytes()
}

pub(crate) fn json_response(headers: &str, body: &Value) -> Vec<u8> {
    let headers = format!("Content-Type: application/json\r\n{headers}");
    response("200 OK", &headers, &body.to_string())
}

/// The head of a stream that ends with the connection.
pub(crate) const STREAM: &[u8] =
    b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n";

pub(crate) fn event(id: Option<&str>, message: &Value) -> String {
    let id = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    format!("{id}data: {message}\n\n")
}

pub(crate) fn put(stream: &mut TcpStream, bytes: impl AsRef<[u8]>) {
    // A relay that has hung up is what some tests are about.
    let _ = stream.write_all(bytes.as_ref());
}

/// What a tool answers that works.
pub(crate) fn result(seen: &Seen) -> Value {
    let content = json!([{ "type": "text", "text": "fine" }]);
    json!({ "jsonrpc": "2.0", "id": seen.message()["id"], "result": { "content": content } })
}

/// One that just reads, or not, as its name says.
pub(crate) fn tool(name: &str) -> Value {
    json!({ "name": name, "inputSchema": { "type": "object" },
        "annotations": { "readOnlyHint": name == "read" } })
}

/// Everything but `tools/call`, as a server of 2025-11-25 that has no stream of
/// its own. `None` for a call.
pub(crate) fn legacy(seen: &Seen, stream: &mut TcpStream, session: &str) -> Option<Then> {
    let what = seen.what();
    let answer =
        |result: Value| json!({ "jsonrpc": "2.0", "id": seen.message()["id"], "result": result });
    let bytes = match what.as_str() {
        "tools/call" => return None,
        "initialize" => {
            let headers = format!("Mcp-Session-Id: {session}\r\n");
            let result = json!({
                "protocolVersion": "2025-11-25",
                "capabilities": { "tools": {} },
                "serverInfo": { "name": "peer", "version": "1" },
            });
            json_response(&headers, &answer(result))
        }
        "tools/list" => {
            let tools = [tool("read"), tool("write")];
            json_response("", &answer(json!({ "tools": tools })))
        }
        "GET" => response("405 Method Not Allowed", "", ""),
        "DELETE" => response("200 OK", "", ""),
        _ => response("202 Accepted", "", ""),
    };
    put(stream, bytes);
    Some(Then::Keep)
}
