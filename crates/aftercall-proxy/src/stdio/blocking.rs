//! Reads and writes that wait, on files whose flags are not ours to change.
//!
//! An end that somebody has made non-blocking is waited for with `poll`.

use std::fs::File;
use std::io::{self, IoSlice, Read, Write};

use rustix::event::{PollFd, PollFlags, poll};

/// One read; 0 bytes at the end.
pub(crate) fn read(input: &mut File, space: &mut [u8]) -> io::Result<usize> {
    loop {
        match input.read(space) {
            Ok(count) => return Ok(count),
            Err(error) => retry(&error, input, PollFlags::IN)?,
        }
    }
}

/// Writes all of it. `wrote` is told of each write that somebody took, in bytes.
pub(crate) fn write(
    output: &mut File,
    mut parts: &mut [IoSlice<'_>],
    mut wrote: impl FnMut(usize),
) -> io::Result<()> {
    IoSlice::advance_slices(&mut parts, 0); // drops empty parts in front
    while !parts.is_empty() {
        match output.write_vectored(parts) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => {
                wrote(written);
                IoSlice::advance_slices(&mut parts, written);
            }
            Err(error) => retry(&error, output, PollFlags::OUT)?,
        }
    }
    Ok(())
}

/// `Ok` when the call should be made again: it was interrupted, or the file is
/// non-blocking by its owner's choice and is ready by now.
fn retry(error: &io::Error, file: &File, ready: PollFlags) -> io::Result<()> {
    match error.kind() {
        io::ErrorKind::Interrupted => Ok(()),
        io::ErrorKind::WouldBlock => {
            let mut fds = [PollFd::new(file, ready)];
            match poll(&mut fds, None) {
                Ok(_) | Err(rustix::io::Errno::INTR) => Ok(()),
                Err(error) => Err(error.into()),
            }
        }
        _ => Err(io::Error::new(error.kind(), error.to_string())),
    }
}
