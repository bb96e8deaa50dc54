//! nginx and Aftercall, in front of the server.

use std::io;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How long what was started may take to listen.
const PATIENCE: Duration = Duration::from_secs(10);

/// A process that ends with us.
pub(crate) struct Running {
    child: Child,
    pub(crate) port: u16,
    folder: Option<PathBuf>,
}

impl Running {
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    fn new(command: &mut Command, port: u16, folder: Option<PathBuf>) -> io::Result<Self> {
        let child = command.stderr(Stdio::null()).spawn().map_err(|why| {
            let program = command.get_program().display();
            io::Error::new(why.kind(), format!("{program}: {why}"))
        })?;
        let running = Self {
            child,
            port,
            folder,
        };
        let start = Instant::now();
        while let Err(why) = TcpStream::connect(("127.0.0.1", port)) {
            if start.elapsed() > PATIENCE {
                return Err(why);
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(running)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Aftercall in front of the server at that port.
pub(crate) fn remote(program: &Path, server: u16) -> io::Result<Running> {
    let upstream = format!("http://127.0.0.1:{server}/mcp");
    listening(program, &["--upstream".as_ref(), upstream.as_ref()])
}

/// Aftercall in front of a program on pipes.
pub(crate) fn hosted(program: &Path, server: &Path) -> io::Result<Running> {
    listening(program, &["--".as_ref(), server])
}

fn listening(program: &Path, server: &[&Path]) -> io::Result<Running> {
    let port = free_port()?;
    let mut command = Command::new(program);
    command.args(["proxy", "--listen", &format!("127.0.0.1:{port}")]);
    Running::new(command.args(server), port, None)
}

/// nginx in front of the server at that port: connections kept on both sides,
/// nothing held back, one process, as Aftercall has one thread.
pub(crate) fn nginx(server: u16) -> io::Result<Running> {
    let port = free_port()?;
    let folder = std::env::temp_dir().join(format!("aftercall-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let name = folder.display();
    let config = format!(
        "daemon off; master_process off; pid {name}/pid; error_log {name}/errors crit;\n\
         events {{ worker_connections 4096; }}\n\
         http {{ access_log off; client_body_temp_path {name}/body; proxy_temp_path {name}/proxy;\n\
         fastcgi_temp_path {name}/f; uwsgi_temp_path {name}/u; scgi_temp_path {name}/s;\n\
         keepalive_requests 1000000;\n\
         upstream server {{ server 127.0.0.1:{server}; keepalive 64; keepalive_requests 1000000; }}\n\
         server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://server;\n\
         proxy_http_version 1.1; proxy_set_header Connection \"\"; proxy_buffering off; }} }} }}\n"
    );
    let file = folder.join("nginx.conf");
    std::fs::write(&file, config)?;
    let errors = folder.join("errors");
    let mut command = Command::new("nginx");
    command.arg("-c").arg(file).arg("-e").arg(errors);
    Running::new(&mut command, port, Some(folder))
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}
