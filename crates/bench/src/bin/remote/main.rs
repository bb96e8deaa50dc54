//! What the HTTP listener adds, beside what nginx adds.
//!
//! One server, one client that keeps its connection and has one call of 1 KiB
//! in flight, and between them nothing, nginx's `proxy_pass`, or the listener.
//! The three take turns, so that what else the machine does hits all of them;
//! the table has the median over the rounds. Then a thousand streams are opened
//! through the listener, and its memory is read.
//!
//! `cargo run --release -p aftercall-bench --bin remote -- target/release/aftercall`;
//! nginx has to be on the path.

use std::error::Error;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const ROUNDS: usize = 9;
const CALLS: usize = 2_000;
const STREAMS: usize = 1_000;
/// How long what was started may take to listen.
const PATIENCE: Duration = Duration::from_secs(10);

fn main() -> Result<(), Box<dyn Error>> {
    let program = std::env::args().nth(1);
    let program = program.ok_or("name the binary: target/release/aftercall")?;
    let server = serve()?;
    let listener = free_port()?;
    let aftercall = Ended(
        Command::new(program)
            .args([
                "proxy",
                "--upstream",
                &format!("http://127.0.0.1:{server}/mcp"),
            ])
            .args(["--listen", &format!("127.0.0.1:{listener}")])
            .stderr(Stdio::null())
            .spawn()?,
    );
    let folder = std::env::temp_dir().join(format!("aftercall-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let proxied = free_port()?;
    let nginx = start_nginx(&folder, proxied, server)?;
    for port in [listener, proxied] {
        reachable(port)?;
    }

    let mut medians = [const { Vec::new() }; 3];
    for _ in 0..ROUNDS {
        for (medians, port) in medians.iter_mut().zip([server, proxied, listener]) {
            medians.push(median_call(port)?);
        }
    }
    let [direct, nginx_took, ours_took] = medians.map(middle);
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let mut out = io::stdout().lock();
    let (nginx_adds, we_add) = (
        micros(nginx_took) - micros(direct),
        micros(ours_took) - micros(direct),
    );
    writeln!(out, "p50 direct     {:>7.1} us", micros(direct))?;
    writeln!(out, "nginx adds     {nginx_adds:>7.1} us")?;
    writeln!(
        out,
        "aftercall adds {we_add:>7.1} us, {:.2} x nginx",
        we_add / nginx_adds
    )?;

    let before = resident_mib(aftercall.0.id())?;
    let streams: Vec<_> = (0..STREAMS)
        .map(|_| open_stream(listener))
        .collect::<Result<_, _>>()?;
    let with = resident_mib(aftercall.0.id())?;
    writeln!(
        out,
        "{} streams: {with:.1} MiB resident, {before:.1} MiB before",
        streams.len()
    )?;
    drop((aftercall, nginx));
    std::fs::remove_dir_all(folder)?;
    Ok(())
}

/// A process that ends with us.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start_nginx(folder: &Path, port: u16, server: u16) -> io::Result<Ended> {
    let folder = folder.display();
    let config = format!(
        "daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors crit;\n\
         events {{ worker_connections 4096; }}\n\
         http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n\
         fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n\
         keepalive_requests 1000000;\n\
         upstream server {{ server 127.0.0.1:{server}; keepalive 64; keepalive_requests 1000000; }}\n\
         server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://server;\n\
         proxy_http_version 1.1; proxy_set_header Connection \"\"; proxy_buffering off; }} }} }}\n"
    );
    let file = format!("{folder}/nginx.conf");
    std::fs::write(&file, config)?;
    let child = Command::new("nginx")
        .args(["-c", &file, "-e", &format!("{folder}/errors")])
        .stderr(Stdio::null())
        .spawn()
        .map_err(|why| io::Error::new(why.kind(), format!("nginx: {why}; install it")))?;
    Ok(Ended(child))
}

/// The server: answers a call with 1 KiB, and opens a stream that stays silent
/// for what is no call.
fn serve() -> io::Result<u16> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let port = listener.local_addr()?.port();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let small = thread::Builder::new().stack_size(64 << 10);
            let _ = small.spawn(move || answer(stream));
        }
    });
    Ok(port)
}

fn answer(mut stream: TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let text = "x".repeat(1024);
    let result = format!("{{\"content\":[{{\"type\":\"text\",\"text\":\"{text}\"}}]}}");
    let body = format!("{{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{result}}}");
    let length = body.len();
    let whole = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let endless = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n: open\n\n";
    let mut reader = BufReader::new(stream.try_clone()?);
    while let Some(body) = message(&mut reader)? {
        let is_call = body.windows(10).any(|part| part == b"tools/call");
        stream.write_all(if is_call {
            whole.as_bytes()
        } else {
            endless.as_bytes()
        })?;
    }
    Ok(())
}

/// The body of the next message; `None` at the end.
fn message(reader: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let line = line.trim().to_ascii_lowercase();
        if let Some(stated) = line.strip_prefix("content-length:") {
            length = stated.trim().parse().map_err(io::Error::other)?;
        }
        if line.is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    Ok(Some(body))
}

fn median_call(port: u16) -> io::Result<Duration> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream.try_clone()?);
    let request = posted("tools/call", "{\"name\":\"t\",\"arguments\":{}}");
    let mut took = Vec::with_capacity(CALLS);
    for _ in 0..CALLS {
        let start = Instant::now();
        stream.write_all(request.as_bytes())?;
        message(&mut reader)?.ok_or(io::ErrorKind::UnexpectedEof)?;
        took.push(start.elapsed());
    }
    Ok(middle(took))
}

fn open_stream(port: u16) -> io::Result<TcpStream> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.write_all(posted("subscriptions/listen", "{}").as_bytes())?;
    let mut first = [0; 16];
    stream.read_exact(&mut first)?;
    Ok(stream)
}

fn posted(method: &str, params: &str) -> String {
    let body =
        format!("{{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"{method}\",\"params\":{params}}}");
    format!(
        "POST /mcp HTTP/1.1\r\nHost: localhost\r\nAccept: application/json, text/event-stream\r\n\
         MCP-Protocol-Version: 2026-07-28\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn reachable(port: u16) -> io::Result<()> {
    let start = Instant::now();
    loop {
        match TcpStream::connect(("127.0.0.1", port)) {
            Ok(_) => return Ok(()),
            Err(why) if start.elapsed() > PATIENCE => return Err(why),
            Err(_) => thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// `VmRSS`, in MiB.
fn resident_mib(pid: u32) -> io::Result<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().strip_suffix(" kB"));
    let kib: f64 = kib
        .and_then(|kib| kib.trim().parse().ok())
        .ok_or_else(|| io::Error::other("no VmRSS in /proc"))?;
    Ok(kib / 1024.0)
}
