//! How it ends, from either side.

use std::time::{Duration, Instant};

use aftercall_proxy::stdio::Ended;
use aftercall_proxy::{CallSettings, Settings, Timeout};

use super::host::{KINDS, Kind, eventually, lives, options, shell, start};

const CALL: &[u8] = b"{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"t\"}}\n";

#[test]
fn a_server_that_crashes_is_answered_for_now_and_later() {
    for kind in KINDS {
        let mut host = shell(kind, "read line; printf '{\"torn'; exit 3");
        host.send(CALL);
        assert_eq!(host.line(), "{\"torn\n", "its bytes come first");
        let answer = host.line();
        assert!(answer.contains("exit status 3"), "{answer}");
        host.send(CALL);
        let answer = host.line();
        assert!(answer.contains("did not run"), "{answer}");
        let (_, counters) = host.close();
        assert_eq!(counters.synthesised, 2);
    }
}

#[test]
fn a_server_that_dies_is_answered_for_though_its_pipes_are_held() {
    // The heir speaks too late; nobody listens to it any more.
    let heir = "sleep 4; echo '{\"id\":1,\"result\":{}}'; sleep 1000";
    let mut host = shell(Kind::Pipes, &format!("({heir}) & read line; exit 3"));
    host.send(CALL);
    let start = Instant::now();
    let answer = host.line();
    assert!(answer.contains("exit status 3"), "{answer}");
    assert!(start.elapsed() >= Duration::from_secs(1), "it had time");
    host.close();
    let took = start.elapsed();
    assert!(took < Duration::from_secs(10), "it took {took:?}");
}

#[test]
fn a_launcher_may_leave_the_server_to_another_process() {
    // What `sh` starts in the background reads no standard input of its own.
    let script =
        "exec 3<&0; (while read line <&3; do echo '{\"id\":1,\"result\":{}}'; done) & exit 0";
    let mut host = shell(Kind::Pipes, script);
    std::thread::sleep(Duration::from_millis(1500));
    for _ in 0..2 {
        host.send(CALL);
        assert_eq!(host.line(), "{\"id\":1,\"result\":{}}\n");
    }
    host.close();
}

#[test]
fn a_server_killed_by_a_signal_says_which() {
    let mut host = shell(Kind::Pipes, "read line; kill -SEGV $$");
    host.send(CALL);
    let answer = host.line();
    assert!(answer.contains("SIGSEGV"), "{answer}");
    host.close();
}

#[test]
fn a_server_that_closes_its_input_is_answered_for() {
    let mut host = shell(Kind::Pipes, "exec <&-; sleep 2");
    // The first write may still fit into the pipe before it is closed.
    std::thread::sleep(Duration::from_millis(100));
    host.send(CALL);
    assert!(host.line().contains("\"isError\":true"));
    host.close();
}

#[test]
fn the_last_words_of_a_server_are_quoted_on_request() {
    for wanted in [false, true] {
        let script = "read line; echo old >&2; echo 'boom: Authorization: Bearer abcdefghijklmnop0123456789' >&2; exit 1";
        let mut options = options(script);
        options.show_stderr = wanted;
        let mut host = start(Kind::Pipes, options);
        host.send(b"{\"id\":1,\"method\":\"resources/read\"}\n");
        let answer = host.line();
        assert_eq!(answer.contains("boom"), wanted, "{answer}");
        assert!(!answer.contains("abcdefghijklmnop"), "{answer}");
        host.close();
    }
}

#[test]
fn what_is_quoted_of_a_server_holds_no_half_of_a_secret() {
    for (written, gone) in [
        // The line that says what it is stands above those that are quoted.
        (
            "echo -----BEGIN PRIVATE KEY-----; for i in 1 2 3 4 5 6 7 8 9; do echo MIIEpAIBAAKCAQEA$i; done; echo -----END PRIVATE KEY-----",
            "MIIEpAIBAAKCAQEA",
        ),
        // So long that its beginning is not kept.
        (
            "printf 'password='; for i in $(seq 3000); do printf hunter2; done; echo; echo boom",
            "hunter2",
        ),
        ("printf 'boom \\033[31m\\342\\200\\256'", "\\u001b"),
    ] {
        let mut options = options(&format!("read line; {{ {written}; }} >&2; exit 1"));
        options.show_stderr = true;
        let mut host = start(Kind::Pipes, options);
        host.send(b"{\"id\":1,\"method\":\"resources/read\"}\n");
        let answer = host.line();
        assert!(answer.contains("its last lines: "), "{answer}");
        assert!(!answer.contains(gone), "{answer}");
        host.close();
    }
}

#[test]
fn nothing_of_the_server_outlives_its_host() {
    for (script, longest) in [
        // Ends by itself, as servers should, and leaves a grandchild.
        ("sleep 1000 & echo $!; exec cat", 5),
        // Does not care for the end of its input.
        ("echo $$; exec sleep 1000", 5),
        // Does not care for SIGTERM either.
        ("trap '' TERM; echo $$; while :; do sleep 1; done", 6),
    ] {
        let mut host = shell(Kind::Pipes, script);
        let pid = host.line().trim().to_owned();
        assert!(lives(&pid));
        let start = Instant::now();
        assert_eq!(host.close().0, Ended::ClientClosed);
        assert!(start.elapsed() < Duration::from_secs(longest), "{script}");
        eventually("it is gone", || !lives(&pid));
    }
}

#[test]
fn a_well_behaved_server_ends_at_once() {
    let mut host = shell(Kind::Pipes, "exec cat");
    host.send(b"{}\n");
    host.line();
    let start = Instant::now();
    host.close();
    let took = start.elapsed();
    assert!(took < Duration::from_millis(1000), "it took {took:?}");
}

#[test]
fn what_was_asked_before_the_end_is_still_answered() {
    let script = "read line; sleep 0.5; echo '{\"id\":1,\"result\":{}}'; cat > /dev/null";
    let mut host = shell(Kind::Pipes, script);
    host.send(CALL);
    host.to_relay = None;
    assert_eq!(host.line(), "{\"id\":1,\"result\":{}}\n");
    host.close();
}

#[test]
fn a_server_that_owes_an_answer_is_not_waited_for_longer_than_a_host_would() {
    let mut host = shell(Kind::Pipes, "echo $$; exec sleep 1000");
    let pid = host.line().trim().to_owned();
    host.send(CALL);
    let start = Instant::now();
    host.close();
    let took = start.elapsed();
    assert!(took < Duration::from_secs(8), "it took {took:?}");
    eventually("it is gone", || !lives(&pid));
}

#[test]
fn a_call_that_takes_too_long_is_answered_and_taken_back() {
    let script = "read call; read cancel; echo \"$cancel\"; exec cat";
    let mut options = options(script);
    let calls = CallSettings::default().with_timeout(Timeout::After(Duration::from_millis(200)));
    options.config.settings = Settings::new(calls.expect("a limit"));
    let mut host = start(Kind::Pipes, options);
    let sent = Instant::now();
    host.send(CALL);
    let answer = host.line();
    let took = sent.elapsed();
    assert!(answer.contains("did not answer within"), "{answer}");
    assert!(took >= Duration::from_millis(200), "it took {took:?}");
    let cancel = host.line();
    assert!(cancel.contains("notifications/cancelled"), "{cancel}");
    host.close();
}

#[test]
fn a_program_that_is_not_there_is_an_error_and_not_a_server() {
    let options = aftercall_proxy::stdio::Options::new("no-such-program".into(), Vec::new());
    let null = || {
        std::fs::File::open("/dev/null")
            .expect("always there")
            .into()
    };
    let ends = aftercall_proxy::stdio::Ends {
        input: null(),
        output: null(),
        errors: null(),
    };
    let plain = aftercall_proxy::rewrite::Plain;
    let error = aftercall_proxy::stdio::run(options, plain, ends, Box::new(|_| {}));
    assert_eq!(
        error.expect_err("no such program").kind(),
        std::io::ErrorKind::NotFound
    );
}
