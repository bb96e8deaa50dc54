//! A side that does not read stalls what it would have stalled on a direct
//! pipe, and nothing else.

use std::io::Write;
use std::thread;

use super::host::{Kind, PATIENCE, eventually, shell};

#[test]
fn requests_pass_while_nobody_reads_the_answers() {
    for kind in [Kind::Pipes, Kind::Sockets] {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let path = file.path().display();
        // It floods its output, and counts its input meanwhile.
        let script =
            format!("yes '{{\"method\":\"x\"}}' | head -c 30000000 & wc -c > {path}; wait");
        let mut host = shell(kind, &script);
        let line = format!("{{\"method\":\"y\",\"params\":\"{}\"}}\n", "z".repeat(1000));
        for _ in 0..5000 {
            host.send(line.as_bytes());
        }
        host.to_relay = None;
        let expected = (line.len() * 5000).to_string();
        eventually("the server has read it all", || {
            std::fs::read_to_string(file.path()).is_ok_and(|count| count.trim() == expected)
        });
        assert_eq!(host.exactly(30_000_000).len(), 30_000_000);
        host.close();
    }
}

#[test]
fn answers_pass_while_the_server_does_not_read() {
    for kind in [Kind::Pipes, Kind::Sockets] {
        let script = "for i in 1 2 3; do sleep 0.1; echo \"{\\\"method\\\":\\\"n$i\\\"}\"; done";
        let mut host = shell(kind, script);
        let mut to_relay = host.to_relay.take().expect("open");
        let (full, stuck) = std::sync::mpsc::channel();
        let flood = thread::spawn(move || {
            let line = format!("{{\"method\":\"{}\"}}\n", "z".repeat(10_000));
            for _ in 0..3000 {
                to_relay.write_all(line.as_bytes()).expect("in the end");
            }
            let _ = full.send(());
        });
        for i in 1..=3 {
            assert_eq!(host.line(), format!("{{\"method\":\"n{i}\"}}\n"));
        }
        // It has ended: what nobody will read is read by the relay.
        stuck.recv_timeout(PATIENCE).expect("the flood is over");
        flood.join().expect("no broken pipe");
        host.close();
    }
}

#[test]
fn answers_of_our_own_do_not_block_the_requests_behind_them() {
    // The server is gone; ten thousand calls come before one answer is read.
    let mut host = shell(Kind::Pipes, "exit 7");
    let mut to_relay = host.to_relay.take().expect("open");
    let sender = thread::spawn(move || {
        for id in 0..10_000 {
            let call = "\"method\":\"tools/call\",\"params\":{\"name\":\"t\"}";
            writeln!(to_relay, "{{\"id\":{id},{call}}}").expect("the relay reads");
        }
        to_relay
    });
    for _ in 0..10_000 {
        assert!(host.line().contains("\"isError\":true"));
    }
    host.to_relay = Some(sender.join().expect("it sent"));
    host.close();
}
