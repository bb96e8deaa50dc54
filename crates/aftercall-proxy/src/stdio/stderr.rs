//! The server's standard error, passed on and remembered for its last words.

use std::fs::File;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use aftercall::text::redact;

/// How much of the end is kept, in bytes.
const KEPT: usize = 2048;
/// How many lines of it are quoted.
const LINES: usize = 8;

#[derive(Debug, Default)]
pub(super) struct Tail {
    bytes: Mutex<Vec<u8>>,
    complete: AtomicBool,
}

impl Tail {
    /// Copies `from` to `to` on a thread of its own, until it ends.
    pub(super) fn follow(mut from: File, mut to: File) -> std::io::Result<Arc<Self>> {
        let tail = Arc::new(Self::default());
        let kept = Arc::clone(&tail);
        super::spawn("stderr", move || {
            let mut chunk = [0; 4096];
            while let Ok(count) = from.read(&mut chunk) {
                if count == 0 {
                    break;
                }
                kept.push(&chunk[..count]);
                // A closed terminal must not stop the server.
                let _ = to.write_all(&chunk[..count]);
            }
            kept.complete.store(true, Ordering::Release);
        })?;
        Ok(tail)
    }

    /// It has ended.
    pub(super) fn is_complete(&self) -> bool {
        self.complete.load(Ordering::Acquire)
    }

    /// The last lines, redacted; `None` when it said nothing.
    pub(super) fn last_lines(&self) -> Option<String> {
        let bytes = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&bytes);
        let lines: Vec<_> = text
            .lines()
            .filter(|line| !line.trim().is_empty())
            .collect();
        let last = lines[lines.len().saturating_sub(LINES)..].join("\n");
        (!last.is_empty()).then(|| redact(&last).into_owned())
    }

    fn push(&self, chunk: &[u8]) {
        let mut bytes = self.bytes.lock().unwrap_or_else(PoisonError::into_inner);
        bytes.extend_from_slice(chunk);
        let excess = bytes.len().saturating_sub(KEPT);
        bytes.drain(..excess);
    }
}
