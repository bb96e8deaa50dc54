//! A remote server of 2025-11-25, as small as one can be, that may want to know who
//! calls.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

use serde_json::{Value, json};

/// What it has to be shown, as `Authorization`.
pub(crate) const TOKEN: &str = "Bearer t0p-s3cret";

/// It runs as long as the process.
pub(crate) struct Server {
    pub(crate) url: String,
    /// The head of each request.
    heads: Arc<Mutex<Vec<String>>>,
}

impl Server {
    /// Answers whoever shows [`TOKEN`], or everybody.
    pub(crate) fn start(wants_login: bool) -> Self {
        Self::over("http", wants_login, Some)
    }

    /// The same, over what `dress` makes of a connection, if it makes anything.
    pub(crate) fn over<S: Read + Write>(
        scheme: &str,
        wants_login: bool,
        dress: impl Fn(TcpStream) -> Option<S> + Send + Sync + 'static,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("it is bound");
        let heads = Arc::new(Mutex::new(Vec::new()));
        let (record, dress) = (Arc::clone(&heads), Arc::new(dress));
        thread::spawn(move || {
            for stream in listener.incoming() {
                let stream = stream.expect("a connection");
                let (record, dress) = (Arc::clone(&record), Arc::clone(&dress));
                thread::spawn(move || {
                    if let Some(stream) = dress(stream) {
                        serve(stream, wants_login, &record);
                    }
                });
            }
        });
        Self {
            url: format!("{scheme}://localhost:{}/mcp", address.port()),
            heads,
        }
    }

    /// Says the same to every request, but to one of that method.
    pub(crate) fn scripted(method: &'static str, to_it: &'static str, else_: &'static str) -> Self {
        Self::over("http", false, move |stream| {
            let mut reader = BufReader::new(stream);
            while let Some((head, _)) = read(&mut reader) {
                let answer = if head.starts_with(method) {
                    to_it
                } else {
                    else_
                };
                reader.get_mut().write_all(answer.as_bytes()).ok()?;
            }
            None::<TcpStream>
        })
    }

    pub(crate) fn heads(&self) -> Vec<String> {
        self.heads.lock().expect("no test panicked in it").clone()
    }
}

fn serve(stream: impl Read + Write, wants_login: bool, record: &Mutex<Vec<String>>) {
    let mut reader = BufReader::new(stream);
    while let Some((head, body)) = read(&mut reader) {
        let is_known = head.lines().any(|line| {
            line.split_once(": ").is_some_and(|(name, value)| {
                name.eq_ignore_ascii_case("authorization") && value == TOKEN
            })
        });
        record
            .lock()
            .expect("no test panicked in it")
            .push(head.clone());
        let answer = if wants_login && !is_known {
            "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Bearer\r\nContent-Length: 0\r\n\r\n"
                .to_owned()
        } else if head.starts_with("POST") {
            answer(&body)
        } else {
            "HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\n\r\n".to_owned()
        };
        let stream = reader.get_mut();
        if stream.write_all(answer.as_bytes()).is_err() || stream.flush().is_err() {
            return;
        }
    }
}

fn read(reader: &mut BufReader<impl Read>) -> Option<(String, Value)> {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        reader.read_line(&mut head).ok().filter(|read| *read > 0)?;
    }
    let length = head
        .to_ascii_lowercase()
        .lines()
        .find_map(|line| line.strip_prefix("content-length: ")?.parse().ok())
        .unwrap_or(0);
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    Some((head, serde_json::from_slice(&body).unwrap_or_default()))
}

fn answer(message: &Value) -> String {
    let result = match message["method"].as_str() {
        Some("initialize") => json!({
            "protocolVersion": "2025-11-25",
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "far", "version": "1"},
        }),
        Some("tools/list") => json!({"tools": [
            {"name": "get_financial_records", "inputSchema": {"type": "object"}},
        ]}),
        Some("tools/call") => json!({
            "isError": true,
            "content": [{"type": "text", "text": "HTTP 403 Forbidden: scope records:read is missing"}],
        }),
        Some("ping") => json!({}),
        Some(_) | None if message["id"].is_null() => {
            return "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n".to_owned();
        }
        Some(_) | None => {
            let error = json!({"code": -32601, "message": "Method not found"});
            return page(&json!({"jsonrpc": "2.0", "id": message["id"], "error": error}));
        }
    };
    page(&json!({"jsonrpc": "2.0", "id": message["id"], "result": result}))
}

fn page(body: &Value) -> String {
    let body = body.to_string();
    format!(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}
