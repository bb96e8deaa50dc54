//! How much memory a process holds.

use std::fs;
use std::io;

/// `VmRSS`, in MiB.
pub(crate) fn resident_mib(pid: u32) -> io::Result<f64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().strip_suffix(" kB"));
    let kib: f64 = kib
        .and_then(|kib| kib.trim().parse().ok())
        .ok_or_else(|| io::Error::other("no VmRSS in /proc"))?;
    Ok(kib / 1024.0)
}
