//! What the two tees of a session kept, and how it is compared.

use std::collections::HashMap;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;

/// Both directions at one place of the chain, as frames with their newline.
pub(super) struct Recording {
    /// What was written to the server's side.
    pub(super) requests: Vec<Vec<u8>>,
    /// What came from the server's side.
    pub(super) answers: Vec<Vec<u8>>,
}

impl Recording {
    /// Reads what `tests/interop/tee` wrote, once it says that it is done. A
    /// client that kills its server ends the tee too; what is there then counts.
    pub(super) fn read(folder: &Path) -> Self {
        let began = Instant::now();
        while !folder.join("done").exists() && began.elapsed() < Duration::from_secs(5) {
            std::thread::sleep(Duration::from_millis(10));
        }
        let frames = |name: &str| {
            let bytes = std::fs::read(folder.join(name))
                .unwrap_or_else(|e| panic!("the tee wrote no {name}: {e}"));
            bytes
                .split_inclusive(|byte| *byte == b'\n')
                .map(<[u8]>::to_vec)
                .collect()
        };
        Self {
            requests: frames("in"),
            answers: frames("out"),
        }
    }
}

/// One answer on both sides of the proxy.
pub(super) struct Pair<'a> {
    /// As the server wrote it.
    pub(super) wrote: &'a [u8],
    /// As the client got it.
    pub(super) delivered: &'a [u8],
}

/// Lays the frames before and behind the proxy side by side.
///
/// # Panics
///
/// When a request did not reach the server byte for byte and in order, when the
/// proxy asked anything on its own but for the list of tools, or when an answer
/// is lost, doubled or out of order.
pub(super) fn pairs<'a>(client_side: &'a Recording, server_side: &'a Recording) -> Vec<Pair<'a>> {
    let mut own = Vec::new();
    let mut awaited = client_side.requests.iter().peekable();
    for frame in &server_side.requests {
        if awaited.next_if_eq(&frame).is_none() {
            let asked = parsed(frame);
            assert_eq!(
                asked["method"], "tools/list",
                "the proxy asked on its own, or changed a request: {asked}"
            );
            own.push(asked["id"].clone());
        }
    }
    assert_eq!(awaited.next(), None, "a request did not reach the server");

    let upstream: Vec<&[u8]> = server_side
        .answers
        .iter()
        .map(Vec::as_slice)
        .filter(|frame| {
            let frame = parsed(frame);
            frame.get("method").is_some() || !own.contains(&frame["id"])
        })
        .collect();
    assert_eq!(
        upstream.len(),
        client_side.answers.len(),
        "as many frames come out of the proxy as the server wrote"
    );
    upstream
        .into_iter()
        .zip(&client_side.answers)
        .map(|(wrote, delivered)| Pair { wrote, delivered })
        .collect()
}

/// The position of each `tools/call` among all of them, by its id.
pub(super) fn calls(recording: &Recording) -> HashMap<String, usize> {
    recording
        .requests
        .iter()
        .map(|frame| parsed(frame))
        .filter(|request| request["method"] == "tools/call")
        .enumerate()
        .map(|(position, request)| (request["id"].to_string(), position))
        .collect()
}

/// A frame as JSON.
pub(super) fn parsed(frame: &[u8]) -> Value {
    serde_json::from_slice(frame)
        .unwrap_or_else(|e| panic!("not JSON: {e}: {}", String::from_utf8_lossy(frame)))
}
