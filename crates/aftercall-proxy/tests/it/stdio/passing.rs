//! Bytes arrive as they left, whatever carries them.

use std::io::Write;
use std::thread;

use super::host::{KINDS, Kind, options, shell, start};

/// What servers and hosts really write, and what they should not.
fn corpus() -> Vec<u8> {
    let mut all = Vec::new();
    for line in [
        &b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}\n"[..],
        b"Server running on stdio\n",
        b"[{\"id\":1},{\"id\":2}]\n",
        b"{\"id\":\"\\u00e9\",\"result\":{\"isError\":true,\"content\":[]}}\r\n",
        b"{\"id\":2,\"result\":{\"text\":\"\xff\xfe\"}}\n",
        b"\n\r\n",
        b"{\"id\":3,\"result\":{\"n\":1e2,\"m\":12345678901234567890123}}\n",
        b"\x00\x01\x02\n",
    ] {
        all.extend_from_slice(line);
    }
    let long = "x".repeat(300_000);
    all.extend_from_slice(format!("{{\"id\":4,\"result\":{{\"t\":\"{long}\"}}}}\n").as_bytes());
    all
}

#[test]
fn everything_comes_back_byte_for_byte() {
    for kind in KINDS {
        for limit in [1000, 1 << 20] {
            let mut options = options("exec cat");
            options.inspect_limit = limit;
            let mut host = start(kind, options);
            let sent = corpus();
            host.send(&sent);
            let got = host.exactly(sent.len());
            assert!(got == sent, "{kind:?}, lines of up to {limit} bytes");
            let (_, counters) = host.close();
            let long = if limit == 1000 { 2 } else { 0 };
            assert_eq!(counters.long_lines, long, "{kind:?}");
        }
    }
}

#[test]
fn a_byte_at_a_time_is_the_same() {
    for kind in KINDS {
        let mut host = shell(kind, "exec cat");
        let sent = &corpus()[..400];
        for byte in sent {
            host.send(std::slice::from_ref(byte));
        }
        host.send(b"\n");
        assert_eq!(host.exactly(sent.len()), sent, "{kind:?}");
        host.close();
    }
}

#[test]
fn many_frames_keep_their_order() {
    let mut host = shell(Kind::Pipes, "exec cat");
    let mut to_relay = host.to_relay.take().expect("open");
    let sender = thread::spawn(move || {
        for id in 0..20_000 {
            writeln!(to_relay, "{{\"id\":{id},\"method\":\"x\"}}").expect("the relay reads");
        }
        to_relay
    });
    for id in 0..20_000 {
        assert_eq!(host.line(), format!("{{\"id\":{id},\"method\":\"x\"}}\n"));
    }
    host.to_relay = Some(sender.join().expect("it sent"));
    host.close();
}

#[test]
fn the_last_line_needs_no_newline() {
    let mut host = shell(Kind::Pipes, "exec cat");
    host.send(b"{\"id\":1,\"result\":{}}");
    host.to_relay = None;
    assert_eq!(host.exactly(20), b"{\"id\":1,\"result\":{}}");
    host.close();
}
