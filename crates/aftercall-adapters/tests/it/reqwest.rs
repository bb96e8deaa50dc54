//! A real client against a real local server that fails in every phase.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

use aftercall::{Category, Code, Effect, Executed, Failure, Resend};
use aftercall_adapters::Explain;
use aftercall_adapters::reqwest::ExplainResponse;
use reqwest::Client;

/// What the server does with its one connection, once it has read the request.
type Deed = fn(&mut TcpStream);

fn serve(deed: Deed) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    std::thread::spawn(move || {
        let (mut peer, _) = listener.accept()?;
        let mut head = [0; 4096];
        let read = peer.read(&mut head)?;
        assert!(read > 0, "the request arrived");
        deed(&mut peer);
        Ok::<(), std::io::Error>(())
    });
    address
}

fn nobody() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    listener.local_addr().expect("it has an address")
}

fn answer(peer: &mut TcpStream, text: &str) {
    peer.write_all(text.as_bytes()).expect("the client listens");
}

fn get(address: SocketAddr) -> Result<String, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime starts");
    runtime.block_on(async {
        let client = Client::builder()
            .timeout(Duration::from_millis(500))
            .build()
            .explain()?;
        let answered = client
            .post(format!("http://token@{address}/refunds"))
            .send();
        let response = answered.await.explain()?.explain().await?;
        response.text().await.explain()
    })
}

fn fails(deed: Deed) -> Failure {
    get(serve(deed)).expect_err("the server fails")
}

#[test]
fn a_request_that_never_left_may_be_sent_again() {
    let refused = get(nobody()).expect_err("nobody listens");
    assert_eq!(refused.category(), Some(Category::Transient));
    assert_eq!(refused.executed(), Some(Executed::No));
    assert_eq!(refused.resend(Effect::Write), Resend::Now);
    let words = refused.upstream().expect("its words go along");
    assert!(
        words.contains("Connection refused") && !words.contains("token"),
        "{words}"
    );
}

#[test]
fn a_request_that_was_sent_and_not_answered_may_have_run() {
    let deeds: [(Deed, &str); 4] = [
        (|_| {}, "connection.broken"),
        (|_| std::thread::sleep(Duration::from_secs(2)), "timeout"),
        (
            |peer| answer(peer, "HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nhalf"),
            "response.incomplete",
        ),
        (
            |peer| answer(peer, "SSH-2.0-OpenSSH_9.2\r\n\r\n"),
            "connection.broken",
        ),
    ];
    for (deed, code) in deeds {
        let failure = fails(deed);
        assert_eq!(failure.category(), Some(Category::Transient), "{failure:?}");
        assert_eq!(failure.executed(), Some(Executed::Unknown), "{failure:?}");
        assert_eq!(
            failure.resend(Effect::Write),
            Resend::CheckFirst,
            "{failure:?}"
        );
        assert_eq!(failure.code().map(Code::as_str), Some(code), "{failure:?}");
    }
}

#[test]
fn a_response_is_read_with_its_headers_and_its_body() {
    let limited = fails(|peer| {
        answer(
            peer,
            "HTTP/1.1 429 Too Many Requests\r\nretry-after: 7\r\ncontent-length: 9\r\n\r\nslow down",
        );
    });
    assert_eq!(limited.category(), Some(Category::Transient));
    assert_eq!(limited.retry_after(), Some(Duration::from_secs(7)));
    assert_eq!(limited.upstream(), Some("slow down"));

    let declined = fails(|peer| {
        let body = r#"{"error":{"type":"card_error","code":"card_declined","message":"No."}}"#;
        let length = body.len();
        answer(
            peer,
            &format!("HTTP/1.1 402 Payment Required\r\ncontent-length: {length}\r\n\r\n{body}"),
        );
    });
    assert_eq!(declined.category(), Some(Category::Business));

    let fine = get(serve(|peer| {
        answer(peer, "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
    }));
    assert_eq!(fine.as_deref(), Ok("ok"));
}

#[test]
fn a_request_that_cannot_be_built_can_be_corrected() {
    let built = Client::new().get("http://[").build();
    let failure = built.explain().expect_err("that is no address");
    assert_eq!(failure.category(), Some(Category::Validation));
    assert_eq!(failure.executed(), Some(Executed::No));
}
