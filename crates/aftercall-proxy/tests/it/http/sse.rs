//! The fuzz target, replayed on seeds cut at every byte and on mutations.

#[path = "../../../../../fuzz/targets/sse.rs"]
mod target;

use aftercall_proxy::http::sse::Parser;
use proptest::prelude::*;

use super::mutated;

const SEEDS: [&str; 10] = [
    "id: 7\ndata: {\"id\":1}\n\n: a comment\n\ndata: {}\n\n",
    "event: message\r\nid: 1\r\nretry: 250\r\ndata: {\"a\":\r\ndata: 1}\r\n\r\ndata: x\r\n\r\n",
    "data: old\rid: mac\r\rdata\r\r",
    "\u{feff}data:no space\n\ndata:  two\n\n",
    "event: endpoint\ndata: /messages\n\n",
    "id: e1\nretry: 10\ndata:\n\n",
    "id: nul\0here\nretry: soon\nunknown: field\n\n\n\n",
    "data\ndata: behind an empty one\n\n",
    "\n\u{feff}data\ndata: behind a mark in the middle\n\n",
    "data: unfinished\nid: 9",
];

#[test]
fn seeds_hold_at_every_cut_and_limit() {
    for seed in SEEDS {
        for cut in 0..=u8::try_from(seed.len()).expect("seeds are short") {
            for limit in [0, 1, 2, 255] {
                let mut bytes = vec![cut, limit];
                bytes.extend_from_slice(seed.as_bytes());
                target::sse(&bytes);
            }
        }
    }
}

#[test]
fn fields_are_read_as_the_standard_says() {
    let mut blocks = Vec::new();
    for seed in SEEDS {
        // Each is a stream of its own.
        Parser::new(1024)
            .push(seed.as_bytes(), &mut blocks)
            .expect("short");
    }
    let read: Vec<_> = blocks
        .iter()
        .map(|block| {
            let data = block
                .data()
                .map(|data| String::from_utf8_lossy(&data).into_owned());
            let millis = block.retry.map(|wait| wait.as_millis());
            (data, block.id.as_deref(), millis, block.is_message())
        })
        .collect();
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(
        read,
        [
            (some("{\"id\":1}"), Some("7"), None, true),
            (None, None, None, false),
            (some("{}"), None, None, true),
            (some("{\"a\":\n1}"), Some("1"), Some(250), true),
            (some("x"), None, None, true),
            (some("old"), Some("mac"), None, true),
            (None, None, None, false),
            (some("no space"), None, None, true),
            (some(" two"), None, None, true),
            (some("/messages"), None, None, false),
            (None, Some("e1"), Some(10), false),
            (None, None, None, false),
            (None, None, None, false),
            (None, None, None, false),
            (some("\nbehind an empty one"), None, None, true),
            (None, None, None, false),
            (some("behind a mark in the middle"), None, None, true),
        ]
    );
}

proptest! {
    #[test]
    fn mutations_hold(
        seed in prop::sample::select(&SEEDS[..]),
        head in any::<[u8; 2]>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..6),
    ) {
        target::sse(&mutated(seed, head, &changes));
    }
}
