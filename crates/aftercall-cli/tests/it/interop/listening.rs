//! Programs that listen for the length of a test.

use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::cache::{Cache, text};
use crate::repository;

/// Python and Node take a while to load on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program that listens, and ends with the test.
pub(super) struct Listening {
    process: Child,
    pub(super) url: String,
}

impl Drop for Listening {
    fn drop(&mut self) {
        // Asked to, so that it ends what it has started itself.
        let _ = Command::new("kill")
            .arg(self.process.id().to_string())
            .status();
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(5) {
            if let Ok(Some(_)) = self.process.try_wait() {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Listening {
    /// Starts what listens at the port that it is told.
    pub(super) fn at_port(command: impl FnOnce(u16) -> Command) -> Self {
        let port = {
            let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
            listener.local_addr().expect("it is bound").port()
        };
        let process = command(port)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the interop cache holds the server");
        let listening = Self {
            process,
            url: format!("http://127.0.0.1:{port}/mcp"),
        };
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(start.elapsed() < PATIENCE, "the server does not listen");
            std::thread::sleep(Duration::from_millis(50));
        }
        listening
    }

    /// `aftercall proxy --listen` with these arguments.
    pub(super) fn aftercall(arguments: &[String]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_aftercall"))
            .args(["proxy", "--listen", "127.0.0.1:0"])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary was built");
        let mut said = BufReader::new(process.stderr.take().expect("a pipe"));
        let mut line = String::new();
        said.read_line(&mut line).expect("text");
        let url = line.trim_end().strip_prefix("aftercall: listening at ");
        let url = url.unwrap_or_else(|| panic!("{line}")).to_owned();
        // What it says later must not hold it up.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Self { process, url }
    }

    /// The proxy before another that listens.
    pub(super) fn before(server: &Self) -> Self {
        Self::aftercall(&["--upstream".to_owned(), server.url.clone()])
    }

    /// The same, and no failure told in another form than the server's.
    pub(super) fn before_as_it_is(server: &Self) -> Self {
        let keep = ["--protocol-errors", "keep", "--upstream", &server.url];
        Self::aftercall(&keep.map(ToOwned::to_owned))
    }

    /// The proxy before a program on pipes.
    pub(super) fn before_program(command: &[String]) -> Self {
        let before = ["--".to_owned()];
        Self::aftercall(&[&before, command].concat())
    }
}

/// A server of this repository on the Python SDK of that major version.
pub(super) fn python(cache: &Cache, version: u8) -> Listening {
    at_port(&python_command(cache, version))
}

/// How it is started; without a port behind it, it stands on pipes.
pub(super) fn python_command(cache: &Cache, version: u8) -> Vec<String> {
    let python = match version {
        1 => cache.python1("python"),
        _ => cache.python2("python"),
    };
    vec![python, server_file(&format!("python{version}.py"))]
}

/// One on Node, by its file's name.
pub(super) fn node(cache: &Cache, name: &str) -> Listening {
    at_port(&node_command(cache, name))
}

/// How it is started; without a port behind it, it stands on pipes.
pub(super) fn node_command(cache: &Cache, name: &str) -> Vec<String> {
    vec!["node".into(), server_file(name), text(&cache.node())]
}

/// `server-everything` as published, in its HTTP mode.
pub(super) fn everything(cache: &Cache) -> Listening {
    let program = cache.npm("mcp-server-everything");
    Listening::at_port(|port| {
        let mut command = Command::new(program);
        command.arg("streamableHttp").env("PORT", port.to_string());
        command
    })
}

fn at_port(command: &[String]) -> Listening {
    Listening::at_port(|port| {
        let mut started = Command::new(&command[0]);
        started.args(&command[1..]).arg(port.to_string());
        started
    })
}

fn server_file(name: &str) -> String {
    text(&repository::root().join("tests/interop/servers").join(name))
}
