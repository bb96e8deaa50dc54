//! Clients that keep so many calls in flight.

use std::io::{self, Read, Write};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use memchr::memchr_iter;

use crate::setup::Running;

const CHUNK: usize = 1 << 20;

/// A `tools/call` of `size` bytes.
fn request(id: usize, size: usize) -> Vec<u8> {
    let head = format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"tools/call\",\
         \"params\":{{\"name\":\"echo\",\"arguments\":{{\"text\":\""
    );
    let tail = b"\"}}}\n";
    let mut line = head.into_bytes();
    line.resize(size.saturating_sub(tail.len()).max(line.len()), b'x');
    line.extend_from_slice(tail);
    line
}

/// A small `tools/call` whose answer has `size` bytes of text.
fn request_for(id: usize, size: usize) -> Vec<u8> {
    format!(
        "{{\"jsonrpc\":\"2.0\",\"id\":{id},\"method\":\"tools/call\",\
         \"params\":{{\"name\":\"echo\",\"arguments\":{{\"size\":{size}}}}}}}\n"
    )
    .into_bytes()
}

/// The p50 of a round trip, in seconds.
pub(crate) fn one_in_flight(running: &mut Running, calls: usize, size: usize) -> io::Result<f64> {
    let mut buffer = vec![0; CHUNK];
    let mut trips = Vec::with_capacity(calls);
    let warm_up = calls / 10;
    for id in 0..calls + warm_up {
        let line = request(id, size);
        let start = Instant::now();
        send(running, &line)?;
        while receive(running, &mut buffer)? == 0 {}
        if id >= warm_up {
            trips.push(start.elapsed().as_secs_f64());
        }
    }
    Ok(crate::median(trips))
}

/// Calls a second, each written by itself as every SDK does. On one thread:
/// all that is in flight fits into a pipe.
pub(crate) fn many_in_flight(
    running: &mut Running,
    calls: usize,
    size: usize,
    in_flight: usize,
) -> io::Result<f64> {
    let mut buffer = vec![0; CHUNK];
    let lines: Vec<_> = (0..in_flight).map(|id| request(id, size)).collect();
    let mut sent = in_flight;
    let mut received = 0;
    let start = Instant::now();
    for line in &lines {
        send(running, line)?;
    }
    while received < calls {
        let answers = receive(running, &mut buffer)?;
        received += answers;
        for _ in 0..answers.min(calls.saturating_sub(sent)) {
            // An id is free once it was answered, and answers keep the order.
            send(running, &lines[sent % in_flight])?;
            sent += 1;
        }
    }
    Ok(calls as f64 / start.elapsed().as_secs_f64())
}

/// Answers a second. A second thread sends, so that neither side waits for
/// the other with a full pipe.
pub(crate) fn large_answers(
    running: &mut Running,
    calls: usize,
    size: usize,
    in_flight: usize,
) -> io::Result<f64> {
    let mut buffer = vec![0; CHUNK];
    let Some(requests) = &running.requests else {
        return Err(io::Error::other("it was stopped"));
    };
    let mut requests = requests.try_clone()?;
    let (permit, permits) = mpsc::channel::<()>();
    let sender = thread::spawn(move || -> io::Result<()> {
        for id in 0..calls {
            if permits.recv().is_err() {
                break;
            }
            requests.write_all(&request_for(id, size))?;
        }
        Ok(())
    });
    let start = Instant::now();
    for _ in 0..in_flight {
        let _ = permit.send(());
    }
    let mut received = 0;
    while received < calls {
        for _ in 0..receive(running, &mut buffer)? {
            received += 1;
            let _ = permit.send(()); // refused once all are sent
        }
    }
    let rate = calls as f64 / start.elapsed().as_secs_f64();
    drop(permit);
    let sent = sender.join();
    sent.map_err(|_| io::Error::other("the sender panicked"))??;
    Ok(rate)
}

fn send(running: &mut Running, bytes: &[u8]) -> io::Result<()> {
    match &mut running.requests {
        Some(requests) => requests.write_all(bytes),
        None => Err(io::Error::other("it was stopped")),
    }
}

/// How many answers ended in what one read returned.
fn receive(running: &mut Running, buffer: &mut [u8]) -> io::Result<usize> {
    let count = running.answers.read(buffer)?;
    if count == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(memchr_iter(b'\n', &buffer[..count]).count())
}
