//! Any bytes through the frame buffer, the envelope and an edit.

use aftercall_mcp::{
    Envelope, FrameBuffer, Head, Id, LongLine, PieceKind, Shape, UsualRequest, UsualResult,
};

/// The first two bytes choose how the rest is cut and how long a line may be.
pub(crate) fn frames(bytes: &[u8]) {
    let [cut, limit, stream @ ..] = bytes else {
        return;
    };
    let mut buffer = FrameBuffer::new(usize::from(*limit) + 1);
    let mut passed = Vec::new();
    let mut long = None;
    for chunk in stream.chunks(usize::from(*cut) + 1) {
        let space = buffer.space();
        space[..chunk.len()].copy_from_slice(chunk);
        buffer.filled(chunk.len());
        while let Some(piece) = buffer.next_piece() {
            let bytes = buffer.bytes(piece.range);
            passed.extend_from_slice(bytes);
            match piece.kind {
                PieceKind::Whole => frame(bytes),
                PieceKind::Part { last, .. } => {
                    let line: &mut LongLine = long.get_or_insert_default();
                    line.push(bytes);
                    if last && let Some(line) = long.take() {
                        let _ = line.finish();
                    }
                }
            }
        }
    }
    if let Some(piece) = buffer.finish() {
        passed.extend_from_slice(buffer.bytes(piece.range));
    }
    assert_eq!(passed, stream, "every byte passes once, in order");
    frame(stream);
}

/// What is read of a frame lies in it, and an edit changes what it names.
fn frame(bytes: &[u8]) {
    let _ = Head::scan(bytes);
    let _ = Head::of_result(bytes);
    let usual = UsualResult::read(bytes);
    let _ = UsualRequest::read(bytes);
    let Ok(message) = Envelope::parse(bytes) else {
        let _ = Head::of_frame(bytes);
        return;
    };
    let _ = (message.shape(), message.method(), message.id());
    if let Some(usual) = usual {
        assert_eq!(message.shape(), Shape::Answer);
        assert_eq!(message.id(), Some(usual.id));
        let result = message.result().expect("it was seen");
        assert_eq!(result.get("content"), Some(usual.content));
        assert!(matches!(result.get("isError"), None | Some(b"false")));
        assert_eq!(result.get("task"), None);
    }
    for raw in [message.raw_id(), message.raw_error()]
        .into_iter()
        .flatten()
    {
        let _ = Id::parse(raw);
        assert!(!raw.is_empty(), "a value has bytes");
    }
    if let Some(result) = message.result() {
        assert!(result.raw().starts_with(b"{") && result.raw().ends_with(b"}"));
        let mut edit = result.edit();
        edit.set("isError", "true");
        edit.remove("content");
        let result = edit.finish();
        let mut edit = message.message().edit();
        edit.remove("error");
        edit.set("result", result.clone());
        let edited = edit.finish_frame();
        let again = Envelope::parse(&edited).expect("an edit keeps it readable");
        assert_eq!(again.raw_id(), message.raw_id());
        let again = again.result().expect("the result that was set");
        assert_eq!(again.raw(), result);
        assert_eq!(again.get("isError"), Some(&b"true"[..]));
        assert_eq!(again.get("content"), None);
    }
}
