//! `aftercall wrap`, `unwrap`, `doctor`, `completions` and `man`, as a person
//! or a script runs them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

mod adopt;
mod goldens;
mod live;
mod pages;
mod remote;
mod write;

/// A home and a project of its own, so that no test sees the tester's files.
struct Bench {
    folder: TempDir,
}

impl Bench {
    fn new() -> Self {
        let folder = TempDir::new().expect("a temporary folder can be made");
        fs::create_dir(folder.path().join("home")).expect("it is empty");
        fs::create_dir(folder.path().join("project")).expect("it is empty");
        Self { folder }
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    fn project(&self) -> PathBuf {
        self.folder.path().join("project")
    }

    /// Writes a file, its folders too.
    fn file(&self, path: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.folder.path().join(path);
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("it can be made");
        fs::write(&path, content).expect("it can be written");
        path
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_aftercall"));
        command
            .args(arguments)
            .current_dir(self.project())
            .env("HOME", self.home())
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("CODEX_HOME")
            .env_remove("FLATPAK_XDG_CONFIG_HOME")
            .stdin(Stdio::null());
        command
    }

    fn run(&self, arguments: &[&str]) -> Said {
        Said::from(
            &self
                .command(arguments)
                .output()
                .expect("the binary was built"),
        )
    }
}

/// What a run said.
#[derive(Debug)]
struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Said {
    fn from(output: &Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("it writes UTF-8");
        Self {
            code: output.status.code(),
            out: text(&output.stdout),
            err: text(&output.stderr),
        }
    }

    /// The lines of a `--format json` run.
    fn json(&self) -> Vec<serde_json::Value> {
        let lines = self.out.lines();
        lines
            .map(|line| serde_json::from_str(line).expect("a JSON object a line"))
            .collect()
    }
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| {
            entry
                .expect("it can be listed")
                .file_name()
                .into_string()
                .expect("UTF-8")
        })
        .collect();
    names.sort();
    names
}
