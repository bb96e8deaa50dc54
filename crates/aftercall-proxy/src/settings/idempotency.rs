//! Calls that carry an idempotency key.
//!
//! Some servers run a request once however often it comes, if it names itself.
//! Which argument that is, only the operator knows. A call that is sent again
//! is the same bytes, so the key is the same.

use serde_json::{Map, Value};

/// One of the named arguments is there, and can tell one call from another.
pub(super) fn is_keyed(names: &[Box<str>], arguments: Option<&[u8]>) -> bool {
    if names.is_empty() {
        return false;
    }
    let Some(Ok(arguments)) = arguments.map(serde_json::from_slice::<Map<String, Value>>) else {
        return false;
    };
    let mut given = names.iter().filter_map(|name| arguments.get(&**name));
    given.any(|value| match value {
        Value::String(text) => !text.trim().is_empty(),
        Value::Number(_) => true,
        // What models write where they have nothing to say.
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_counts_where_it_can_tell_calls_apart() {
        let names = [Box::from("request_id"), Box::from("key")];
        let is_keyed = |arguments: &str| is_keyed(&names, Some(arguments.as_bytes()));
        assert!(is_keyed(r#"{"amount":1,"request_id":"a1"}"#));
        assert!(is_keyed(r#"{"key":17}"#));
        for unkeyed in [
            "{}",
            r#"{"request_id":null}"#,
            r#"{"request_id":" "}"#,
            r#"{"request_id":true,"key":[1]}"#,
            r#"{"nested":{"key":1}}"#,
            r#"["request_id"]"#,
            "no JSON",
        ] {
            assert!(!is_keyed(unkeyed), "{unkeyed}");
        }
        assert!(!super::is_keyed(&names, None));
        assert!(!super::is_keyed(&[], Some(br#"{"key":17}"#)));
    }
}
