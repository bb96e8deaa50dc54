//! The smallest MCP server that echoes: no SDK and no parser, so that what a
//! bench measures is the relay in front of it.
//!
//! It answers every line that has an `"id":` with a tool result. The text of
//! the result is as long as the line was, or as long as `"size":N` in the
//! line asks for. Each answer is a write of its own, as every SDK does. With `--stamp` it first writes the moment it started, in
//! nanoseconds of the monotonic clock, and ends.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::AsFd;

use memchr::{memchr, memmem};
use rustix::time::{ClockId, clock_gettime};

const CHUNK: usize = 256 << 10;

fn main() -> io::Result<()> {
    let started = clock_gettime(ClockId::Monotonic);
    let mut output = File::from(io::stdout().as_fd().try_clone_to_owned()?);
    if std::env::args().any(|argument| argument == "--stamp") {
        return writeln!(output, "{}{:09}", started.tv_sec, started.tv_nsec);
    }
    let mut input = File::from(io::stdin().as_fd().try_clone_to_owned()?);
    let mut buffer = Vec::with_capacity(CHUNK);
    let mut answers = Vec::new();
    let mut filler = Vec::new();
    loop {
        let scanned = buffer.len();
        buffer.resize(scanned + CHUNK, 0);
        let count = input.read(&mut buffer[scanned..])?;
        buffer.truncate(scanned + count);
        if count == 0 {
            return Ok(());
        }
        let mut start = 0;
        let mut search = scanned;
        while let Some(at) = memchr(b'\n', &buffer[search..]) {
            let end = search + at + 1;
            answer(&buffer[start..end], &mut filler, &mut answers);
            output.write_all(&answers)?;
            answers.clear();
            start = end;
            search = end;
        }
        buffer.drain(..start);
    }
}

fn answer(line: &[u8], filler: &mut Vec<u8>, out: &mut Vec<u8>) {
    let Some(id) = number_after(line, b"\"id\":") else {
        return; // a notification
    };
    let size = number_after(line, b"\"size\":").and_then(|size| size.parse().ok());
    let size = size.unwrap_or(line.len());
    if filler.len() < size {
        // Prose with an escape now and then, as tool results are.
        let pattern = b"The quick brown fox jumps over the lazy dog.\\n";
        filler.extend(pattern.iter().cycle().take(size + pattern.len()));
    }
    out.extend_from_slice(b"{\"jsonrpc\":\"2.0\",\"id\":");
    out.extend_from_slice(id.as_bytes());
    out.extend_from_slice(b",\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"");
    // Never cut an escape in two.
    let cut = size - usize::from(filler[..size].ends_with(b"\\"));
    out.extend_from_slice(&filler[..cut]);
    out.extend_from_slice(b"\"}]}}\n");
}

/// The digits that stand after `key` near the beginning of the line.
fn number_after<'a>(line: &'a [u8], key: &[u8]) -> Option<&'a str> {
    let head = &line[..line.len().min(256)];
    let digits = &head[memmem::find(head, key)? + key.len()..];
    let end = digits.iter().position(|byte| !byte.is_ascii_digit())?;
    std::str::from_utf8(&digits[..end]).ok()
}
