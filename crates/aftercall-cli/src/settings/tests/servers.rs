//! Which server is meant, and of what kind it is.

use super::super::{Key, Overrides, select};
use super::{engine, faults, faults_with, file};

#[test]
fn a_server_is_a_program_or_has_a_url() {
    let both = "[servers.a]\ncommand = \"x\"\nurl = \"https://h/mcp\"\n[servers.b]\n";
    let told = faults_with(both, Some("b"), &[]);
    let expected = "aftercall.toml:3:1: servers.a.url: a server is a program or has a URL, not \
                    both; keep one of them (command comes from aftercall.toml:2, \
                    servers.a.command)";
    assert_eq!(told, [expected]);
    let apart = "[servers.a]\ncommand = \"x\"\n[servers.b]\nurl = \"https://h/mcp\"\n";
    for name in ["a", "b"] {
        let selected = select(Some(&file(apart)), Some(name), &Overrides::default());
        assert!(selected.is_ok(), "{selected:?}");
    }
}

#[test]
fn what_belongs_to_the_other_kind_of_server_is_refused() {
    let url = "url = \"https://h/mcp\"\n";
    let (args, env) = ("args = [\"-v\"]\n", "env = { A = \"B\" }\n");
    let (command, headers) = ("command = \"x\"\n", "headers = { X-A = \"B\" }\n");
    for (text, at) in [
        (
            [url, args, ""],
            &["3:1: servers.a.args: `args` is for a program"][..],
        ),
        // The later line is at fault.
        (
            [args, url, ""],
            &["3:1: servers.a.url: `args` is for a program"],
        ),
        (
            [url, args, env],
            &["3:1: servers.a.args: `args`", "4:1: servers.a.env: `env`"],
        ),
        (
            [command, headers, ""],
            &["3:1: servers.a.headers: `headers` go to a URL"],
        ),
        // Of a program and a URL, each has something of its own.
        (
            [command, args, headers],
            &["4:1: servers.a.headers: `headers` go to a URL"],
        ),
        (
            [command, args, url],
            &["4:1: servers.a.url: a server is a program or"],
        ),
    ] {
        let told = faults(&format!("[servers.a]\n{}", text.concat()));
        assert_eq!(told.len(), at.len(), "{told:?}");
        for (told, at) in told.iter().zip(at) {
            assert!(told.starts_with(&format!("aftercall.toml:{at}")), "{told}");
        }
    }
    for fine in [[url, headers, ""], [command, args, env], [args, env, ""]] {
        engine(&format!("[servers.a]\n{}", fine.concat()));
    }
    let told = faults(&format!("[servers.a]\n{url}cwd = \"/\"\n"));
    assert!(
        told[0].starts_with("aftercall.toml:3:1: servers.a.cwd: unknown key"),
        "{told:?}"
    );
}

#[test]
fn a_url_that_leads_nowhere_is_told_by_its_place() {
    for (url, why) in [
        ("http://h:80000/mcp", "names a port that there is not"),
        ("https://me:s3cret@h/mcp", "holds credentials"),
        ("h/mcp?key=s3cret", "write it as https://host/path"),
    ] {
        let told = faults(&format!("[servers.a]\n[servers.b]\nurl = \"{url}\"\n"));
        let [fault] = told
            .iter()
            .filter(|told| told.contains("url"))
            .collect::<Vec<_>>()[..]
        else {
            panic!("one fault about it: {told:?}");
        };
        let place = "aftercall.toml:3:7: servers.b.url: ";
        assert!(fault.starts_with(place) && fault.contains(why), "{fault}");
        assert!(!fault.contains("s3cret"), "{fault}");
    }
}

#[test]
fn a_server_is_picked_by_its_name_or_by_being_the_only_one() {
    let several = "[servers.desk]\nretry_attempts = 2\n[servers.files]\n";
    let told = faults_with(several, None, &[]);
    assert_eq!(
        told,
        ["aftercall.toml names 2 servers: desk, files. Pick one with --name"]
    );
    let told = faults_with(several, Some("dask"), &[]);
    let expected =
        "aftercall.toml: there is no [servers.dask]; did you mean `desk`? It names: desk, files";
    assert_eq!(told, [expected]);
    let told = faults_with("", Some("dask"), &[]);
    assert_eq!(
        told,
        ["aftercall.toml: there is no [servers.dask]; it names no server"]
    );
    let file = file(several);
    let selected = select(Some(&file), Some("desk"), &Overrides::default()).expect("it is there");
    assert_eq!(selected.merged.server.count(Key::RetryAttempts), Some(2));
}
