//! Files as people have them: wrapped, they are what lies beside them; taken
//! out, they are what they were.

use std::path::{Path, PathBuf};

use super::{Bench, names, read};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/wrap/files")
}

/// The files, without their goldens.
fn files() -> Vec<String> {
    let mut files = names(&folder());
    files.retain(|name| !name.starts_with('.') && !name.ends_with(".wrapped"));
    assert!(files.len() >= 10, "{files:?}");
    files
}

#[test]
fn each_file_is_wrapped_as_its_golden_says_and_comes_back() {
    for name in files() {
        let bench = Bench::new();
        let original = read(&folder().join(&name));
        let file = bench.file(&format!("project/{name}"), &original);
        let shown = bench.run(&["wrap", "--yes", "--command", "aftercall", &name]);
        assert_eq!(shown.code, Some(0), "{name}: {shown:?}");
        let golden = read(&folder().join(format!("{name}.wrapped")));
        assert!(
            read(&file) == golden,
            "{name}: `aftercall wrap --yes --command aftercall {name}` writes\n{}",
            String::from_utf8_lossy(&read(&file))
        );

        let again = bench.run(&["wrap", "--yes", &name]);
        assert_eq!(
            (again.code, read(&file) == golden),
            (Some(0), true),
            "{name}: twice"
        );
        let back = bench.run(&["unwrap", "--yes", &name]);
        assert_eq!(back.code, Some(0), "{name}: {back:?}");
        assert!(read(&file) == original, "{name} did not come back");
        assert_eq!(names(&bench.project()), [name], "nothing is left beside it");
    }
}

/// Clients write their files anew, in an order and with blanks of their own.
#[test]
fn meaning_comes_back_from_a_file_that_its_client_wrote_anew() {
    let bench = Bench::new();
    for name in ["claude-code-user.json", "remote-claude-code.json"] {
        let meaning = |bytes: &[u8]| -> serde_json::Value {
            serde_json::from_slice(bytes).expect("JSON without comments")
        };
        let original = read(&folder().join(name));
        let file = bench.file(&format!("project/{name}"), &original);
        assert_eq!(bench.run(&["wrap", "--yes", name]).code, Some(0));
        bench.file(
            &format!("project/{name}"),
            format!("{:#}", meaning(&read(&file))),
        );
        let said = bench.run(&["unwrap", "--yes", name]);
        assert_eq!(said.code, Some(0), "{said:?}");
        assert_eq!(meaning(&read(&file)), meaning(&original), "{name}");
    }
}

/// The text before, the text after, and how it was edited in between.
#[test]
fn what_was_edited_in_between_stays() {
    let bench = Bench::new();
    for (name, from, to) in [
        ("vscode-mcp.json", "// any", "// some other"),
        (
            "codex.toml",
            "startup_timeout_sec = 20",
            "startup_timeout_sec = 30\n# longer",
        ),
        ("claude-desktop.json", "\"abc\"", "\"def\", \"NEW\": \"1\""),
    ] {
        let original = String::from_utf8(read(&folder().join(name))).expect("UTF-8");
        let file = bench.file(&format!("project/{name}"), &original);
        assert_eq!(bench.run(&["wrap", "--yes", name]).code, Some(0));
        let wrapped = String::from_utf8(read(&file)).expect("UTF-8");
        assert_eq!(wrapped.matches(from).count(), 1, "{name}");
        bench.file(&format!("project/{name}"), wrapped.replace(from, to));
        let said = bench.run(&["unwrap", "--yes", name]);
        assert_eq!(said.code, Some(0), "{said:?}");
        assert!(
            read(&file) == original.replace(from, to).as_bytes(),
            "{name}"
        );
        // The backup is the file before the edit, so it stays, and is named.
        assert!(
            said.out.contains(&format!("{name}.aftercall-backup")),
            "{said:?}"
        );
    }
}
