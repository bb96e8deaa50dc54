//! The server's standard error, passed on and remembered for its last words.

use std::fs::File;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use aftercall::text::{cap, redact, strip};

/// How much of the end is kept, in bytes. More than is quoted: a secret is told
/// by what it begins with, and a private key of 16,384 bits has 13 KiB.
const KEPT: usize = 16 << 10;
/// How many lines of it are quoted, and how many characters at most.
const LINES: usize = 8;
const QUOTED: usize = 1500;

#[derive(Debug, Default)]
pub(super) struct Tail {
    end: Mutex<End>,
    complete: AtomicBool,
}

#[derive(Debug, Default)]
struct End {
    bytes: Vec<u8>,
    /// The first line has lost its beginning.
    torn: bool,
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

    /// The last lines, stripped, redacted and cut; `None` when it said nothing.
    pub(super) fn last_lines(&self) -> Option<String> {
        let end = self.end.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&end.bytes);
        let whole = match text.split_once('\n') {
            Some((_, rest)) if end.torn => rest,
            None if end.torn => "",
            Some(_) | None => &text,
        };
        // Before the lines are chosen: the first line of a key may be further up.
        let stripped = strip(whole);
        let hidden = redact(&stripped);
        let lines: Vec<_> = hidden
            .lines()
            .filter(|line| !line.trim().is_empty())
            .collect();
        let last = lines[lines.len().saturating_sub(LINES)..].join("\n");
        (!last.is_empty()).then(|| cap(&last, QUOTED).into_owned())
    }

    fn push(&self, chunk: &[u8]) {
        let mut end = self.end.lock().unwrap_or_else(PoisonError::into_inner);
        end.bytes.extend_from_slice(chunk);
        let excess = end.bytes.len().saturating_sub(KEPT);
        end.torn |= excess > 0;
        end.bytes.drain(..excess);
    }
}
