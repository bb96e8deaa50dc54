//! The fuzz target, replayed on mutated sessions.

#[path = "../../../../../fuzz/targets/engine.rs"]
mod target;

use proptest::prelude::*;

/// The byte before each frame: even from the client, odd from the server.
const LINES: [&str; 9] = [
    "\u{4}{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"t\",\"arguments\":{}}}",
    "\u{4}{\"id\":\"a\",\"method\":\"initialize\",\"params\":{\"clientInfo\":{\"name\":\"Zed\"}}}",
    "\u{4}{\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}",
    "\u{4}{\"id\":2,\"method\":\"tools/list\"}",
    "\u{5}{\"id\":1,\"result\":{\"isError\":true,\"content\":[]}}",
    "\u{5}{\"id\":2,\"result\":{\"tools\":[{\"name\":\"t\"}],\"nextCursor\":\"c\"}}",
    "\u{5}{\"id\":1,\"error\":{\"code\":-1,\"message\":\"m\"}}",
    "\u{7d}{\"method\":\"notifications/tools/list_changed\"}",
    "!",
];

proptest! {
    #[test]
    fn sessions_hold(
        lines in prop::collection::vec(prop::sample::select(&LINES[..]), 0..30),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..6),
    ) {
        let mut bytes = lines.join("\n").into_bytes();
        for (at, byte) in changes {
            if !bytes.is_empty() {
                let at = at.index(bytes.len());
                bytes[at] = byte;
            }
        }
        target::engine(&bytes);
    }
}
