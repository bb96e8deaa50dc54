//! The frames of a try that is not the first.
//!
//! It is the client's own request but for two members: the id, and the progress
//! token where there is one. With a token of its own, the progress of a try that
//! has ended can be told from that of the try at hand.

use aftercall_mcp::{Envelope, Id, Object, quoted};

use super::progress::Token;

static META_KEYS: [&str; 1] = ["progressToken"];

/// Where the client follows the progress of this request.
pub(super) fn progress_token(request: &Envelope<'_>) -> Option<Token> {
    let params = request.params()?;
    let meta = Object::parse(params.get("_meta")?, &META_KEYS)?;
    let raw = meta.get("progressToken")?;
    Some(Token::new(Id::parse(raw)?, raw))
}

/// The request under another id, and under that as its token too.
pub(super) fn again(request: &[u8], id: &str) -> Option<Vec<u8>> {
    let message = Envelope::parse(request).ok()?;
    let mut edit = message.message().edit();
    edit.set("id", quoted(id));
    if progress_token(&message).is_some()
        && let Some(params) = message.params()
        && let Some(meta) = params.get("_meta")
        && let Some(meta) = Object::parse(meta, &META_KEYS)
    {
        let mut meta_edit = meta.edit();
        meta_edit.set("progressToken", quoted(id));
        let mut params_edit = params.edit();
        params_edit.set("_meta", meta_edit.finish());
        edit.set("params", params_edit.finish());
    }
    let mut frame = edit.finish_frame();
    if !frame.ends_with(b"\n") {
        frame.push(b'\n');
    }
    Some(frame)
}

/// An answer under the id that the client knows; every other byte stays.
pub(super) fn under_id(answer: &[u8], raw_id: &[u8]) -> Option<Vec<u8>> {
    let message = Envelope::parse(answer).ok()?;
    let mut edit = message.message().edit();
    edit.set("id", raw_id);
    let mut frame = edit.finish_frame();
    if !frame.ends_with(b"\n") {
        frame.push(b'\n');
    }
    Some(frame)
}

/// A cancellation of the try that the server sees.
pub(super) fn cancellation(message: &Envelope<'_>, id: &str) -> Option<Vec<u8>> {
    let params = message.params()?;
    let mut edit = params.edit();
    edit.set("requestId", quoted(id));
    Some(edit.finish_frame())
}
