//! Notes in `_meta`: for machines that read results, under 200 bytes, because
//! some hosts show `_meta` to the model.

use serde_json::value::RawValue;

use crate::Effect;
use crate::failure::Record;
use crate::wire::members::{Members, quoted};
use crate::{Category, Code, Failure};

/// The key of a failure's note: `{v, errorCategory?, isRetryable, code?,
/// attempts}`.
pub const ERROR_KEY: &str = "dev.aftercall/error";
/// The key of an answer's note: `{v, kind, resultCount?}`.
pub const OUTCOME_KEY: &str = "dev.aftercall/outcome";

pub(super) const EMPTY: &str = r#"{"v":1,"kind":"empty","resultCount":0}"#;
pub(super) const PARTIAL: &str = r#"{"v":1,"kind":"partial"}"#;

/// Bytes of a note; the key's own are not counted.
const LIMIT: usize = 200;

pub(super) fn error(r: &Record, effect: Effect) -> String {
    let with = |code: Option<&Code>| {
        let category = r.category.map(Category::as_str);
        let category = category.map_or_else(String::new, |c| format!(r#","errorCategory":"{c}""#));
        let retryable = Failure::resend_of(r, effect).is_retryable();
        let code = code.map_or_else(String::new, |code| {
            format!(r#","code":{}"#, quoted(code.as_str()))
        });
        let attempts = r.attempts.len();
        format!(r#"{{"v":1{category},"isRetryable":{retryable}{code},"attempts":{attempts}}}"#)
    };
    let note = with(r.code.as_ref());
    if note.len() < LIMIT { note } else { with(None) }
}

/// `_meta` with that note under that key, every other key as it came; `None`
/// where `_meta` is no object, and so not to be touched.
pub(super) fn put(meta: Option<&RawValue>, key: &str, note: &str) -> Option<String> {
    let ours = format!("{}:{note}", quoted(key));
    let Some(meta) = meta else {
        return Some(format!("{{{ours}}}"));
    };
    let members = Members::of(meta)?;
    let open = meta.get().strip_suffix('}')?;
    if members.get(key).is_none() {
        let comma = if members.iter().len() == 0 { "" } else { "," };
        return Some(format!("{open}{comma}{ours}}}"));
    }
    if members.get(key).is_some_and(|old| old.get() == note) {
        return Some(meta.get().to_owned());
    }
    let others = members
        .iter()
        .filter(|(name, _)| *name != key)
        .map(|(name, value)| format!("{}:{},", quoted(name), value.get()));
    Some(format!("{{{}{ours}}}", others.collect::<String>()))
}

pub(super) fn has(meta: Option<&RawValue>, key: &str) -> bool {
    get(meta, key).is_some()
}

pub(super) fn get<'a>(meta: Option<&'a RawValue>, key: &str) -> Option<&'a RawValue> {
    Members::of(meta?)?.get(key)
}
