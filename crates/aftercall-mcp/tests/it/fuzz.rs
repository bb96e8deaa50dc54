//! The fuzz target, replayed on seeds and on mutations of them.

#[path = "../../../../fuzz/targets/frames.rs"]
mod target;

use proptest::prelude::*;

const SEEDS: [&str; 7] = [
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"t\"}}\n",
    "{\"result\":{\"content\":[{\"type\":\"text\"}],\"isError\":true},\"jsonrpc\":\"2.0\",\"id\":7}\n",
    "{\"id\":null,\"error\":{\"code\":-32700,\"message\":\"m\"},\"result\":{}}\n",
    "{ \"id\" : \"\\u00e9\" , \"result\" : { \"isError\" : 1 , \"isError\" : 2 , \"content\" : 3 } }\r\n",
    "[{\"id\":1}]\nbanner\n\n{\"id\":1,\"resu",
    "{\"id\":1e999,\"result\":{\"content\":{},\"isError\":false,\"_meta\":{}},\"error\":null}\n",
    "{\"\\u0069d\":1,\"id\":2,\"result\":{\"content\":[]},\"result\":{\"content\":[1]}}\n",
];

#[test]
fn seeds_hold_at_every_cut_and_limit() {
    for seed in SEEDS {
        for cut in [0, 1, 2, 7, 255] {
            for limit in [0, 3, 20, 255] {
                let mut bytes = vec![cut, limit];
                bytes.extend_from_slice(seed.as_bytes());
                target::frames(&bytes);
            }
        }
    }
}

proptest! {
    #[test]
    fn mutations_hold(
        seed in prop::sample::select(&SEEDS[..]),
        head in any::<[u8; 2]>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..6),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut bytes = head.to_vec();
        bytes.extend_from_slice(seed.as_bytes());
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        target::frames(&bytes);
        target::frames(&bytes[..cut.index(bytes.len() + 1)]);
    }
}
