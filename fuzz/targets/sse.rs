//! Any bytes as a stream of events, cut anywhere.

use aftercall_proxy::http::sse::{Block, Parser};

/// The first two bytes choose how the rest is cut and how long a block may be.
pub(crate) fn sse(bytes: &[u8]) {
    let [cut, limit, stream @ ..] = bytes else {
        return;
    };
    let limit = usize::from(*limit) * 8;
    let (pieces, rest) = match parsed(stream, usize::from(*cut) + 1, limit) {
        Some(parsed) => parsed,
        None => {
            assert!(stream.len() > limit, "what fits is not refused");
            return;
        }
    };
    let mut passed: Vec<u8> = pieces.iter().flat_map(|block| block.raw.clone()).collect();
    passed.extend_from_slice(&rest);
    assert_eq!(passed, stream, "every byte passes once, in order");

    // What was read does not depend on the cuts. An LF that came late is the
    // only byte that may lie on either side of one.
    let (whole, _) = parsed(stream, stream.len().max(1), usize::MAX).expect("no limit");
    let read = |blocks: &[Block]| -> Vec<_> {
        let fields = blocks.iter().map(|block| {
            let data = block.data().map(std::borrow::Cow::into_owned);
            (data, block.kind.clone(), block.id.clone(), block.retry)
        });
        fields.collect()
    };
    assert_eq!(read(&pieces), read(&whole));

    for (at, block) in pieces.iter().enumerate() {
        let Some(data) = block.data() else {
            continue;
        };
        // A byte order mark counts where the stream begins, and nowhere else.
        let before: &[u8] = if at == 0 { b"" } else { b"\n" };
        let other = [before, &block.with_data(b"{}")].concat();
        let (again, rest) = parsed(&other, other.len(), usize::MAX).expect("no limit");
        assert!(rest.is_empty(), "a block stays complete");
        let changed = again.last().expect("it is one").data();
        assert_eq!(changed.as_deref(), Some(&b"{}"[..]), "instead of {data:?}");
    }
}

fn parsed(stream: &[u8], cut: usize, limit: usize) -> Option<(Vec<Block>, Vec<u8>)> {
    let mut parser = Parser::new(limit);
    let mut blocks = Vec::new();
    for chunk in stream.chunks(cut) {
        parser.push(chunk, &mut blocks).ok()?;
    }
    Some((blocks, parser.rest().to_vec()))
}
