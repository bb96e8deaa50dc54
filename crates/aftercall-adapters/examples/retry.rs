//! The retry driver around `reqwest`, against a local server that fails.
//!
//! `cargo run -p aftercall-adapters --features reqwest --example retry`
//!
//! Three calls: a read that heals, a write that never left, and a write whose
//! answer was lost. The first two are sent again; the third is not, because it
//! may have been carried out.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::time::{Duration, SystemTime};

use aftercall::recover::{Call, Driver, Key, Policy, Run, Tried};
use aftercall::{Answer, Effect, Failure, Outcome, Reading};
use aftercall_adapters::Explain;
use aftercall_adapters::reqwest::ExplainResponse;

const BUSY: &str =
    "HTTP/1.1 503 Service Unavailable\r\nretry-after: 0\r\nconnection: close\r\n\r\n";
const FINE: &str = "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 7\r\n\r\n1 order";
const LOST: &str = "";

pub(crate) async fn run(out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let client = reqwest::Client::new();
    let driver = Driver::new(Policy::in_agent(), SystemTime::now, dice);
    let (fails, fails_served) = serve(&[BUSY, BUSY, FINE])?;
    let (loses, loses_served) = serve(&[LOST, FINE, FINE])?;

    writeln!(out, "GET /orders: the server is busy twice")?;
    let reads = Call::new("GET /orders", Effect::ReadOnly, Key::of(["GET /orders"]));
    let ended = driver
        .run_until(
            reads,
            std::future::pending::<()>(),
            |_| fetch(client.get(format!("http://{fails}/orders"))),
            |tried| tell(out, &tried),
        )
        .await;
    finish(
        out,
        &ended,
        fails_served.join().expect("the server ends well"),
    )?;

    writeln!(
        out,
        "POST /refunds: the connection breaks after the request"
    )?;
    let writes = Call::new("POST /refunds", Effect::Write, Key::of(["POST /refunds"]));
    let ended = driver
        .run_until(
            writes,
            std::future::pending::<()>(),
            |_| fetch(client.post(format!("http://{loses}/refunds"))),
            |tried| tell(out, &tried),
        )
        .await;
    // Wake the server, which still waits for the tries that were never made.
    for _ in 0..2 {
        drop(std::net::TcpStream::connect(loses));
    }
    finish(
        out,
        &ended,
        loses_served.join().expect("the server ends well"),
    )
}

/// One try: every way in which it can end is a failure that explains itself.
async fn fetch(request: reqwest::RequestBuilder) -> Outcome<String, Failure> {
    let response = request.send().await.explain()?.explain().await?;
    Ok(Answer::Found(response.text().await.explain()?))
}

fn tell(out: &mut impl Write, tried: &Tried<'_, String>) {
    let how = match tried.reading {
        Reading::Settled(Err(failure)) => failure.to_string(),
        _ => "answered".to_owned(),
    };
    // A report that can't be written must not end the call.
    drop(writeln!(out, "  try {}: {how}", tried.number));
}

fn finish(
    out: &mut impl Write,
    ended: &Run<String>,
    requests: usize,
) -> Result<(), Box<dyn std::error::Error>> {
    writeln!(out, "  -> {}", ended.decision.reason())?;
    writeln!(out, "  the server saw {requests} request(s)\n")?;
    Ok(())
}

/// A server that gives one answer to each connection, and counts requests.
fn serve(
    answers: &'static [&'static str],
) -> std::io::Result<(SocketAddr, std::thread::JoinHandle<usize>)> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let served = std::thread::spawn(move || {
        let mut requests = 0;
        for answer in answers {
            let Ok((mut peer, _)) = listener.accept() else {
                break;
            };
            let read = peer.read(&mut [0; 4096]);
            requests += usize::from(read.is_ok_and(|bytes| bytes > 0));
            // A client that is gone needs no answer.
            drop(peer.write_all(answer.as_bytes()));
        }
        requests
    });
    Ok((address, served))
}

/// Where in the window of waits to send again; in earnest, a random number
/// generator.
fn dice() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    u64::from(now.unwrap_or(Duration::ZERO).subsec_nanos()).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    run(&mut std::io::stdout()).await
}
