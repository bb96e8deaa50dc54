//! Where answers end: by the rules, and by the fuzz target on seeds and mutations.

#[path = "../../../../../fuzz/targets/response.rs"]
mod target;

use aftercall_proxy::http::response::{Head, Malformed, Part};
use bytes::BytesMut;
use hyper::Method;
use proptest::prelude::*;

use super::mutated;

const SEEDS: [&str; 13] = [
    "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\na;name=\"v\"\r\n0123456789\r\n1\r\n!\r\n0\r\nx-sum: 1\r\n\r\n",
    "HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nto the end",
    "HTTP/1.0 200 OK\r\nconnection: keep-alive\r\ncontent-length: 3\r\n\r\nabc",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\nframes",
    "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\nabc",
    "HTTP/1.1 200 OK\r\ncontent-length: 2, 2\r\n\r\n{}HTTP/1.1 200 OK\r\n",
    "HTTP/1.1 401 Unauthorized\r\nwww-authenticate: Bearer\r\nwww-authenticate: Basic\r\ncontent-length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n\r\n",
    "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0",
    "<html>no HTTP</html>",
];

#[test]
fn seeds_hold_at_every_cut() {
    for seed in SEEDS {
        for method in 0..3 {
            for cut in 0..=u8::try_from(seed.len()).expect("seeds are short") {
                let mut bytes = vec![cut, method];
                bytes.extend_from_slice(seed.as_bytes());
                target::response(&bytes);
            }
        }
    }
}

proptest! {
    #[test]
    fn mutations_hold(
        seed in prop::sample::select(&SEEDS[..]),
        head in any::<[u8; 2]>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..6),
    ) {
        target::response(&mutated(seed, head, &changes));
    }
}

/// The body, what follows it, and whether that may be another answer; `None`
/// where more has to come.
type Told = Result<Option<(String, String, bool)>, Malformed>;

fn told(method: &Method, answer: &str) -> Told {
    let mut read = BytesMut::from(answer);
    let Some(mut head) = Head::take(&mut read, method)? else {
        return Ok(None);
    };
    let mut body = Vec::new();
    loop {
        match head.body.next(&mut read)? {
            Part::Data(count) => body.extend_from_slice(&read.split_to(count)),
            Part::More => return Ok(None),
            Part::End => break,
        }
    }
    let words = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ok(Some((words(&body), words(&read), head.keeps)))
}

/// What comes behind these headers, where the status is 200.
fn ok(headers: &str, rest: &str) -> Told {
    let lines: String = headers.lines().map(|line| format!("{line}\r\n")).collect();
    told(
        &Method::POST,
        &format!("HTTP/1.1 200 OK\r\n{lines}\r\n{rest}"),
    )
}

fn ends(body: &str, rest: &str, keeps: bool) -> Told {
    Ok(Some((body.to_owned(), rest.to_owned(), keeps)))
}

#[test]
fn a_stated_length_ends_it() {
    assert_eq!(ok("content-length: 2", "{}HTTP"), ends("{}", "HTTP", true));
    assert_eq!(ok("content-length: 2, 2", "{}"), ends("{}", "", true));
    assert_eq!(ok("content-length: 3", "{}"), Ok(None));
    assert_eq!(
        ok("content-length: 2\nconnection: Close", "{}"),
        ends("{}", "", false)
    );
}

#[test]
fn lengths_that_differ_are_no_answer() {
    for wrong in [
        "content-length: 2\ncontent-length: 3",
        "content-length: 2, 3",
    ] {
        assert!(ok(wrong, "{}x").is_err(), "{wrong}");
    }
    for wrong in ["+2", "-2", "0x2", "", "2 2", "99999999999999999999"] {
        let header = format!("content-length: {wrong}");
        assert!(ok(&header, "{}").is_err(), "{wrong}");
    }
}

#[test]
fn chunks_end_with_the_empty_one_and_its_trailers() {
    let chunked = "transfer-encoding: gzip, Chunked";
    assert_eq!(
        ok(chunked, "2\r\n{}\r\n0\r\n\r\nHTTP"),
        ends("{}", "HTTP", true)
    );
    assert_eq!(
        ok(chunked, "1;a=b\r\n{\r\n1\r\n}\r\n0\r\nx: 1\r\n\r\n"),
        ends("{}", "", true)
    );
    assert_eq!(ok(chunked, "2\r\n{}\r\n0\r\n"), Ok(None));
    for wrong in [
        "2\r\n{}x\r\n",
        "\r\n",
        "z\r\n",
        "+2\r\n{}",
        "11111111111111111\r\n",
    ] {
        assert!(ok(chunked, wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn a_length_beside_chunks_does_not_count_and_ends_the_connection() {
    let both = "content-length: 9\ntransfer-encoding: chunked";
    assert_eq!(ok(both, "2\r\n{}\r\n0\r\n\r\n"), ends("{}", "", false));
}

#[test]
fn what_has_no_end_ends_with_the_connection() {
    assert_eq!(ok("", "so far"), Ok(None));
    assert_eq!(ok("transfer-encoding: gzip", "so far"), Ok(None));
}

#[test]
fn some_answers_have_no_body_whatever_they_state() {
    let head = "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n";
    assert_eq!(told(&Method::HEAD, head), ends("", "", true));
    assert_eq!(told(&Method::CONNECT, head), ends("", "", false));
    for status in [204, 304] {
        let head = format!("HTTP/1.1 {status} \r\ncontent-length: 9\r\n\r\n");
        assert_eq!(told(&Method::POST, &head), ends("", "", true), "{status}");
    }
}

#[test]
fn what_comes_before_the_answer_is_left_out() {
    let answer = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";
    assert_eq!(told(&Method::POST, answer), ends("{}", "", true));
    let only = "HTTP/1.1 100 Continue\r\n\r\n";
    assert_eq!(told(&Method::POST, only), Ok(None));
}

#[test]
fn a_switch_that_nobody_asked_for_is_no_answer() {
    let switch = "HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n";
    let answer = format!("{switch}HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{{}}");
    assert!(told(&Method::POST, switch).is_err());
    assert!(told(&Method::POST, &answer).is_err());
}

#[test]
fn an_old_server_keeps_a_connection_only_if_it_says_so() {
    let answer = |headers: &str| {
        let head = format!("HTTP/1.0 200 OK\r\n{headers}content-length: 2\r\n\r\n{{}}");
        told(&Method::POST, &head)
    };
    assert_eq!(answer(""), ends("{}", "", false));
    assert_eq!(answer("connection: keep-alive\r\n"), ends("{}", "", true));
    assert!(answer("transfer-encoding: chunked\r\n").is_err());
}

#[test]
fn a_head_without_an_end_is_not_read_for_ever() {
    let lines = "x: y\r\n".repeat(101);
    assert!(told(&Method::POST, &format!("HTTP/1.1 200 OK\r\n{lines}")).is_err());
    let long = "y".repeat(65 << 10);
    assert!(told(&Method::POST, &format!("HTTP/1.1 200 OK\r\nx: {long}")).is_err());
    let chunk = format!("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;{long}");
    assert!(told(&Method::POST, &chunk).is_err());
}
