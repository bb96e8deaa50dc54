//! A server that dies is started again, and nothing of the first one gets into
//! the way of the second.

use std::time::{Duration, Instant};

use aftercall_proxy::Restart;
use aftercall_proxy::stdio::Options;
use rustix::process::{Pid, Signal, kill_process};

use super::host::{Host, KINDS, Kind, eventually, lives, options, start};

/// Answers every request under its id, with its own process id and the method;
/// dies as `$1` says when it is asked for the method `die`.
const SERVER: &str = r#"
while read -r line; do
    id=$(printf %s "$line" | sed -n 's/.*"id":\([^,}]*\).*/\1/p')
    method=$(printf %s "$line" | sed -n 's/.*"method":"\([^"]*\)".*/\1/p')
    case $method in die) DIE;; esac
    [ -n "$id" ] && printf '{"id":%s,"result":{"pid":%s,"was":"%s"}}\n' "$id" $$ "$method"
done
"#;

fn server(die: &str) -> Options {
    options(&SERVER.replace("DIE", die))
}

fn ask(host: &mut Host, id: u32, method: &str) -> serde_json::Value {
    host.send(format!("{{\"id\":{id},\"method\":\"{method}\"}}\n").as_bytes());
    let answer: serde_json::Value = serde_json::from_str(&host.line()).expect("JSON");
    assert_eq!(answer["id"], id, "{answer}");
    answer
}

fn kill(pid: &str) {
    let pid = pid.parse().ok().and_then(Pid::from_raw).expect("a pid");
    kill_process(pid, Signal::KILL).expect("it was there");
}

fn pid(answer: &serde_json::Value) -> String {
    answer["result"]["pid"].as_u64().expect("a pid").to_string()
}

#[test]
fn the_session_goes_on_with_another_process() {
    for kind in KINDS {
        let mut host = start(kind, server("kill -KILL $$"));
        let first = pid(&ask(&mut host, 1, "ping"));
        let told = ask(&mut host, 2, "die");
        let words = told["error"]["message"].as_str().expect("an error");
        assert!(words.contains("SIGKILL"), "{words}");
        // Waits until there is one.
        let second = pid(&ask(&mut host, 3, "ping"));
        assert_ne!(first, second);
        assert!(!lives(&first));
        let (_, counters) = host.close();
        assert_eq!(counters.restarts, 1);
        assert!(!lives(&second), "the second ends with the host too");
    }
}

#[test]
fn a_server_that_is_killed_while_idle_is_replaced_unasked() {
    let mut host = start(Kind::Pipes, server(":"));
    let first = pid(&ask(&mut host, 1, "ping"));
    kill(&first);
    let second = pid(&ask(&mut host, 2, "ping"));
    assert_ne!(first, second);
    host.close();
}

#[test]
fn a_torn_line_stays_a_line_of_its_own() {
    let mut host = start(Kind::Pipes, server("printf '{\"torn'; exit 3"));
    ask(&mut host, 1, "ping");
    host.send(b"{\"id\":2,\"method\":\"ping\"}\n{\"id\":3,\"method\":\"die\"}\n");
    assert!(host.line().contains("\"id\":2"));
    assert_eq!(host.line(), "{\"torn\n");
    assert!(host.line().contains("exit status 3"));
    assert_eq!(ask(&mut host, 4, "ping")["result"]["was"], "ping");
    host.close();
}

#[test]
fn what_is_left_of_the_first_is_ended_and_not_heard() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    // It takes no more input, and has a last word when it is ended.
    let die = "trap 'echo \"{\\\"method\\\":\\\"late\\\"}\"; exit' TERM; exec <&-; echo $$ >FILE; sleep 1000";
    let die = die.replace("FILE", &file.path().display().to_string());
    let mut host = start(Kind::Pipes, server(&die));
    ask(&mut host, 1, "ping");
    host.send(b"{\"id\":2,\"method\":\"die\"}\n");
    let first = || std::fs::read_to_string(file.path()).unwrap_or_default();
    eventually("its input is closed", || first().ends_with('\n'));
    host.send(b"{\"id\":3,\"method\":\"ping\"}\n");
    let lines = [host.line(), host.line()];
    assert!(lines[0].contains("closed its standard output"), "{lines:?}");
    assert!(lines[1].contains("\"was\":\"ping\""), "{lines:?}");
    assert!(!lives(first().trim()));
    assert_eq!(ask(&mut host, 4, "ping")["result"]["was"], "ping");
    host.close();
}

#[test]
fn a_server_that_leaves_because_its_host_did_is_not_started_again() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let script = format!(
        "echo x >>{}; {}",
        file.path().display(),
        SERVER.replace("DIE", ":")
    );
    let mut host = start(Kind::Pipes, options(&script));
    ask(&mut host, 1, "ping");
    let (_, counters) = host.close();
    assert_eq!(counters.restarts, 0);
    let starts = std::fs::read_to_string(file.path()).expect("text");
    assert_eq!(starts, "x\n");
}

#[test]
fn a_host_that_leaves_while_a_server_starts_leaves_nothing_behind() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let path = file.path().display();
    // The second one takes its time with everything, also with its end.
    let script = format!(
        "echo $$ >>{path}; [ $(wc -l <{path}) = 2 ] && {{ trap '' TERM; while :; do sleep 0.1; done; }}; {}",
        SERVER.replace("DIE", "exit 1")
    );
    let mut host = start(Kind::Pipes, options(&script));
    ask(&mut host, 1, "ping");
    ask(&mut host, 2, "die");
    let pids = || std::fs::read_to_string(file.path()).unwrap_or_default();
    eventually("the second has begun", || pids().lines().count() == 2);
    let began = Instant::now();
    host.close();
    assert!(began.elapsed() < Duration::from_secs(6));
    for pid in pids().lines() {
        eventually("it is gone", || !lives(pid));
    }
}

#[test]
fn restarts_can_be_turned_off() {
    let mut options = server("exit 1");
    options.config.restart = Restart::Off;
    let mut host = start(Kind::Pipes, options);
    ask(&mut host, 1, "ping");
    ask(&mut host, 2, "die");
    let answer = ask(&mut host, 3, "ping");
    assert!(answer["error"]["message"].is_string(), "{answer}");
    host.close();
}
