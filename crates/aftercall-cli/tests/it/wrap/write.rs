//! Nothing is lost, whatever goes wrong while writing.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::os::unix::process::CommandExt;

use super::{Bench, Said, names, read};

const ONE: &str = "{\"mcpServers\": {\"a\": {\"command\": \"x\"}}}";

#[test]
fn mode_and_link_are_kept_and_the_backup_is_as_private_as_the_file() {
    let bench = Bench::new();
    let real = bench.file("dotfiles/mcp.json", ONE);
    fs::set_permissions(&real, Permissions::from_mode(0o640)).expect("it is ours");
    let link = bench.project().join("mcp.json");
    symlink("../dotfiles/mcp.json", &link).expect("it is free");
    let said = bench.run(&["wrap", "--yes", "mcp.json"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(
        fs::symlink_metadata(&link)
            .expect("it is there")
            .is_symlink()
    );
    let dotfiles = real.parent().expect("it has a folder");
    assert_eq!(names(dotfiles), ["mcp.json", "mcp.json.aftercall-backup"]);
    for name in names(dotfiles) {
        let mode = fs::metadata(dotfiles.join(&name))
            .expect("it is there")
            .mode();
        assert_eq!(mode & 0o777, 0o640, "{name}");
    }
    assert!(read(&dotfiles.join("mcp.json.aftercall-backup")) == ONE.as_bytes());
    assert_eq!(bench.run(&["unwrap", "--yes", "mcp.json"]).code, Some(0));
    assert_eq!(names(dotfiles), ["mcp.json"]);
}

#[test]
fn a_file_that_is_named_twice_is_changed_once() {
    let bench = Bench::new();
    bench.file("project/mcp.json", ONE);
    symlink("mcp.json", bench.project().join("link.json")).expect("it is free");
    for verb in ["wrap", "unwrap"] {
        let said = bench.run(&[verb, "--yes", "mcp.json", "./mcp.json", "link.json"]);
        assert_eq!(said.code, Some(0), "{said:?}");
    }
    assert!(read(&bench.project().join("mcp.json")) == ONE.as_bytes());
}

#[test]
fn thousands_of_changes_are_shown_in_time() {
    let bench = Bench::new();
    let servers: Vec<_> = (0..12_000)
        .map(|number| format!("\"{number}\": {{\n\"command\": \"x{number}\"\n}}"))
        .collect();
    let text = format!("{{\"mcpServers\": {{{}}}}}", servers.join(",\n"));
    let file = bench.file("project/mcp.json", &text);
    let start = std::time::Instant::now();
    let said = bench.run(&["wrap", "--yes", "mcp.json"]);
    assert_eq!(said.code, Some(0));
    // A minute and more where the diff is the smallest there is.
    assert!(start.elapsed() < std::time::Duration::from_secs(20));
    assert_eq!(bench.run(&["unwrap", "--yes", "mcp.json"]).code, Some(0));
    assert!(read(&file) == text.as_bytes());
}

#[test]
fn a_backup_is_never_overwritten() {
    let bench = Bench::new();
    bench.file("project/mcp.json", ONE);
    bench.file("project/mcp.json.aftercall-backup", "somebody else's");
    assert_eq!(bench.run(&["wrap", "--yes", "mcp.json"]).code, Some(0));
    let project = bench.project();
    assert!(read(&project.join("mcp.json.aftercall-backup")) == b"somebody else's");
    assert!(read(&project.join("mcp.json.aftercall-backup-2")) == ONE.as_bytes());
    let said = bench.run(&["unwrap", "--yes", "mcp.json"]);
    assert_eq!(
        names(&project),
        ["mcp.json", "mcp.json.aftercall-backup"],
        "{said:?}"
    );
}

#[test]
fn a_folder_that_can_not_be_written_is_named_and_nothing_is_lost() {
    let bench = Bench::new();
    let file = bench.file("closed/mcp.json", ONE);
    let closed = file.parent().expect("it has a folder");
    // Root may write everywhere, so it runs a copy as somebody else.
    let root = fs::metadata(bench.folder.path())
        .expect("it is there")
        .uid()
        == 0;
    let mut command = bench.command(&["wrap", "--yes", "../closed/mcp.json"]);
    if root {
        let copy = bench.folder.path().join("aftercall");
        fs::copy(env!("CARGO_BIN_EXE_aftercall"), &copy).expect("there is room");
        fs::set_permissions(bench.folder.path(), Permissions::from_mode(0o755))
            .expect("it is ours");
        for path in [closed, &file] {
            chown(path, Some(65534), Some(65534)).expect("root may");
        }
        command = std::process::Command::new(copy);
        command
            .args(["wrap", "--yes", "closed/mcp.json"])
            .current_dir(bench.folder.path())
            .env("HOME", bench.home())
            .uid(65534)
            .gid(65534);
    }
    fs::set_permissions(closed, Permissions::from_mode(0o555)).expect("it is ours");
    let said = Said::from(&command.output().expect("it runs"));
    assert_eq!(said.code, Some(2), "{said:?}");
    assert!(said.err.contains("can't write the backup"), "{}", said.err);
    assert!(said.err.contains("ermission denied"), "{}", said.err);
    assert!(said.err.contains("nothing was changed"), "{}", said.err);
    assert_eq!(names(closed), ["mcp.json"]);
    assert!(read(&file) == ONE.as_bytes());
    fs::set_permissions(closed, Permissions::from_mode(0o755)).expect("it is ours");
}

#[test]
fn a_file_that_is_replaced_was_never_half_written() {
    let bench = Bench::new();
    let file = bench.file("project/mcp.json", ONE);
    let reader = fs::File::open(&file).expect("it is there");
    let before = fs::metadata(&file).expect("it is there").ino();
    assert_eq!(bench.run(&["wrap", "--yes", "mcp.json"]).code, Some(0));
    assert_ne!(fs::metadata(&file).expect("it is there").ino(), before);
    // Whoever had it open still reads the old one, whole.
    assert_eq!(std::io::read_to_string(reader).expect("UTF-8"), ONE);
}
