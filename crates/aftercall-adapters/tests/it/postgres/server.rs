//! A PostgreSQL of its own for one test, on a free port of this machine.

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

pub(super) struct Server {
    folder: TempDir,
    port: u16,
}

impl Server {
    pub(super) fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder can be made");
        if let Some((user, group)) = servant() {
            chown(folder.path(), Some(user), Some(group)).expect("root may give it away");
        }
        let free = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let port = free.local_addr().expect("it is bound").port();
        drop(free);

        let server = Self { folder, port };
        let data = server.data();
        let initdb = ["--auth=trust", "--username=desk", "--locale=C", "--no-sync"];
        run(tool("initdb").arg("-D").arg(&data).args(initdb));
        let place = server.folder.path().display();
        let options = format!("-k {place} -p {port} -c listen_addresses=127.0.0.1 -c fsync=off");
        run(tool("pg_ctl")
            .args(["start", "-w", "-D"])
            .arg(&data)
            .args(["-o", &options, "-l"])
            .arg(server.folder.path().join("log")));
        server
    }

    pub(super) const fn port(&self) -> u16 {
        self.port
    }

    pub(super) fn address(&self) -> String {
        self.address_at(self.port)
    }

    /// The same server behind another port.
    pub(super) fn address_at(&self, port: u16) -> String {
        format!("postgres://desk@127.0.0.1:{port}/postgres?sslmode=disable")
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let mut stop = tool("pg_ctl");
        let stopped = stop
            .args(["stop", "-m", "immediate", "-D"])
            .arg(self.data());
        let stopped = stopped.output().is_ok_and(|ended| ended.status.success());
        // A panic here, while a test panics, would hide what the test says.
        assert!(stopped || std::thread::panicking(), "the server stops");
    }
}

/// A program of the server, which Debian keeps off the path.
fn tool(name: &str) -> Command {
    let installed = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let newest = installed
        .filter_map(|version| Some(version.ok()?.path().join("bin").join(name)))
        .filter(|program| program.exists())
        .max();
    let mut command = Command::new(newest.as_deref().unwrap_or(Path::new(name)));
    if let Some((user, group)) = servant() {
        command.uid(user).gid(group);
    }
    command.current_dir("/");
    command
}

/// Who runs it where the tests are root's, which the server refuses to be.
fn servant() -> Option<(u32, u32)> {
    let id = |arguments: &[&str]| -> Option<u32> {
        let said = Command::new("id").args(arguments).output().ok()?;
        String::from_utf8(said.stdout).ok()?.trim().parse().ok()
    };
    (id(&["-u"]) == Some(0)).then(|| {
        let of = |what| id(&[what, "postgres"]).expect("the package makes a user postgres");
        (of("-u"), of("-g"))
    })
}

fn run(command: &mut Command) {
    // Its output goes to files: the server would keep a pipe open.
    let status = command
        .stdout(std::process::Stdio::null())
        .status()
        .expect("PostgreSQL's server is installed: Debian's package is called postgresql");
    assert!(status.success(), "{command:?}: {status}");
}
