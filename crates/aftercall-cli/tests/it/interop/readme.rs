//! The commands in README that start a published server.

use std::process::{Command, Stdio};

use super::cache::Cache;
use crate::tidy::readme;

/// Each server gets an end of input at once, and has to end well on it. `npx`
/// finds the pinned package because it looks beside its own folder first.
#[test]
#[ignore = "needs scripts/interop-setup"]
fn commands_with_a_published_server_start_it_and_end() {
    let cache = Cache::ready();
    for block in readme::blocks()
        .iter()
        .filter(|block| readme::needs_a_server(block))
    {
        let ran = Command::new("sh")
            .args(["-euc", block])
            .current_dir(cache.node())
            .env("PATH", readme::path_with_the_binary())
            .stdin(Stdio::null())
            .output()
            .expect("sh is there");
        assert!(
            ran.status.success(),
            "README's block ended with {}:\n{block}\n{}",
            ran.status,
            String::from_utf8_lossy(&ran.stderr)
        );
    }
}
