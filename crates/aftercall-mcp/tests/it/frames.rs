//! The bytes that leave a buffer are the bytes that came, however they came.

use aftercall_mcp::{FrameBuffer, PieceKind};
use proptest::prelude::*;

/// Feeds `input` in chunks and returns the bytes that were handed out, and the
/// lines that were whole.
fn feed<'a>(limit: usize, chunks: impl Iterator<Item = &'a [u8]>) -> (Vec<u8>, Vec<Vec<u8>>) {
    let mut buffer = FrameBuffer::new(limit);
    let (mut all, mut whole) = (Vec::new(), Vec::new());
    for mut chunk in chunks {
        while !chunk.is_empty() {
            let space = buffer.space();
            assert!(!space.is_empty(), "a reader needs room");
            let count = space.len().min(chunk.len());
            space[..count].copy_from_slice(&chunk[..count]);
            buffer.filled(count);
            chunk = &chunk[count..];
            while let Some(piece) = buffer.next_piece() {
                let bytes = buffer.bytes(piece.range).to_vec();
                all.extend_from_slice(&bytes);
                if piece.kind == PieceKind::Whole {
                    whole.push(bytes);
                }
            }
        }
    }
    if let Some(piece) = buffer.finish() {
        all.extend_from_slice(buffer.bytes(piece.range));
    }
    (all, whole)
}

#[test]
fn a_frame_cut_at_every_byte_is_the_same_frame() {
    let input = b"{\"id\":1}\n{\"id\":\"\xc3\xa9\"}\r\n\n[1]\n";
    for at in 0..=input.len() {
        let (left, right) = input.split_at(at);
        let (all, whole) = feed(64, [left, right].into_iter());
        assert_eq!(all, input, "cut at {at}");
        assert_eq!(whole.len(), 4, "cut at {at}");
        assert_eq!(whole[1], b"{\"id\":\"\xc3\xa9\"}\r\n", "cut at {at}");
    }
}

#[test]
fn a_line_over_the_limit_passes_in_parts_and_the_next_is_whole() {
    let mut input = vec![b'x'; 3000];
    input.extend_from_slice(b"\n{}\n");
    let (all, whole) = feed(1000, input.chunks(64));
    assert_eq!(all, input);
    assert_eq!(whole, [b"{}\n".to_vec()]);
}

#[test]
fn the_limit_counts_the_line_and_not_the_reads() {
    for (length, expected) in [(9, 1), (10, 0)] {
        let mut line = vec![b'x'; length];
        line.push(b'\n');
        for chunk in [1, 3, 64] {
            let (all, whole) = feed(10, line.chunks(chunk));
            assert_eq!(all, line);
            assert_eq!(whole.len(), expected, "{length} bytes in chunks of {chunk}");
        }
    }
}

#[test]
fn memory_stays_bounded_under_an_endless_line() {
    let mut buffer = FrameBuffer::new(100_000);
    let mut largest = 0;
    for _ in 0..500 {
        let space = buffer.space();
        let count = space.len();
        space.fill(b'x');
        buffer.filled(count);
        while let Some(piece) = buffer.next_piece() {
            largest = largest.max(piece.range.len());
        }
    }
    assert!(
        largest <= 100_000 + (128 << 10),
        "a part of {largest} bytes"
    );
}

#[test]
fn an_unfinished_line_is_handed_out_at_the_end_and_once() {
    let mut buffer = FrameBuffer::new(100);
    buffer.space()[..3].copy_from_slice(b"abc");
    buffer.filled(3);
    assert!(buffer.next_piece().is_none());
    let piece = buffer.finish().expect("the rest");
    assert_eq!(buffer.bytes(piece.range), b"abc");
    assert!(buffer.finish().is_none());
}

proptest! {
    #[test]
    fn nothing_is_lost_added_or_reordered(
        lines in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..300), 0..20),
        chunk in 1_usize..500,
        limit in 1_usize..400,
    ) {
        let input = lines.join(&b'\n');
        let (all, whole) = feed(limit, input.chunks(chunk));
        prop_assert_eq!(&all, &input);
        let expected: Vec<_> = input
            .split_inclusive(|byte| *byte == b'\n')
            .filter(|line| line.ends_with(b"\n") && line.len() <= limit)
            .map(<[u8]>::to_vec)
            .collect();
        prop_assert_eq!(whole, expected);
    }
}
