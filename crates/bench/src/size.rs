//! How much a process holds.

use std::fs;
use std::io;

/// `VmRSS`, in MiB.
///
/// # Errors
///
/// When the process is gone, or this is no Linux.
pub fn resident_mib(pid: u32) -> io::Result<f64> {
    let kib = stated(pid, "VmRSS:", " kB")?;
    Ok(f64::from(kib) / 1024.0)
}

/// How many threads it runs.
///
/// # Errors
///
/// When the process is gone, or this is no Linux.
pub fn threads(pid: u32) -> io::Result<u32> {
    stated(pid, "Threads:", "")
}

fn stated(pid: u32, name: &str, unit: &str) -> io::Result<u32> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let number = line.and_then(|line| line.strip_suffix(unit)?.trim().parse().ok());
    number.ok_or_else(|| io::Error::other(format!("no {name} in /proc/{pid}/status")))
}
