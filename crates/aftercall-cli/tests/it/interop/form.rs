//! Whether a result has the form that the specification gives it: the checks
//! that hold alike for a frame on the wire and for what a client's API returned.

use serde_json::Value;

use super::servers::Category;

const CATEGORIES: [&str; 4] = ["transient", "validation", "business", "permission"];

/// What is known of a failed call apart from its result.
pub(super) struct Failed<'a> {
    pub(super) category: Category,
    /// How the upstream put it.
    pub(super) upstream: &'a str,
    /// Whether `structuredContent` may be there: only if the tool was listed
    /// and declares no output schema.
    pub(super) may_structure: bool,
}

/// # Panics
///
/// When the result is not a failure in our form.
pub(super) fn assert_failed(result: &Value, failed: &Failed<'_>, at: &str) {
    assert_eq!(result["isError"], true, "{at}: {result:#}");
    let text = result["content"][0]["text"]
        .as_str()
        .unwrap_or_else(|| panic!("{at}: the first block must be text: {result:#}"));
    assert!(text.chars().count() <= 4000, "{at}: the block is too long");
    assert!(
        serde_json::from_str::<Value>(text).is_err(),
        "{at}: a host that parses text as JSON would lose the sentence"
    );

    let first = text.lines().next().unwrap_or_default();
    assert!(first.chars().count() <= 700, "{at}: line 1 is too long");
    let (named, verdict) = first
        .strip_prefix("ERROR [")
        .and_then(|rest| rest.split_once(']'))
        .and_then(|(head, _)| head.split_once(", "))
        .unwrap_or_else(|| panic!("{at}: line 1 is not `ERROR [category, verdict] …`: {first}"));
    assert!(!verdict.is_empty(), "{at}: {first}");
    let Category { name, only_prose } = failed.category;
    assert!(
        named == name || (only_prose && named == "unclassified"),
        "{at}: this is {name}: {text}"
    );

    let last = text.lines().last().unwrap_or_default();
    let envelope: Value = serde_json::from_str(last)
        .unwrap_or_else(|e| panic!("{at}: the last line is the envelope: {e}: {last}"));
    let category = envelope.get("errorCategory").and_then(Value::as_str);
    match category {
        Some(category) => {
            assert!(CATEGORIES.contains(&category), "{at}: {last}");
            assert_eq!(named, category, "{at}: line 1 and envelope differ");
        }
        None => assert_eq!(named, "unclassified", "{at}: line 1 and envelope differ"),
    }
    let retryable = envelope["isRetryable"]
        .as_bool()
        .unwrap_or_else(|| panic!("{at}: isRetryable is always stated: {last}"));
    assert!(
        !retryable || category == Some("transient"),
        "{at}: only a transient failure can be retryable: {last}"
    );
    assert!(
        envelope["message"].is_string(),
        "{at}: no message in {last}"
    );

    let said = failed.upstream.lines().next().unwrap_or_default();
    assert!(
        text.contains(said),
        "{at}: the upstream's words are gone: {said:?} from {text}"
    );

    let meta = &result["_meta"]["dev.aftercall/error"];
    assert!(meta["v"].is_u64(), "{at}: no version in {meta}");
    assert_eq!(
        meta.get("errorCategory").and_then(Value::as_str),
        category,
        "{at}"
    );
    assert_eq!(meta["isRetryable"], retryable, "{at}");
    assert!(meta.to_string().len() < 200, "{at}: _meta is too long");

    match result
        .get("structuredContent")
        .filter(|content| !content.is_null())
    {
        Some(content) => {
            assert!(
                failed.may_structure,
                "{at}: this structuredContent makes a client throw the result away: {content}"
            );
            assert_eq!(
                content.get("errorCategory").and_then(Value::as_str),
                category,
                "{at}"
            );
        }
        None => assert!(
            !failed.may_structure,
            "{at}: structuredContent is safe here and several hosts show nothing else"
        ),
    }
}

/// # Panics
///
/// When the result is not the upstream's own with one sentence more that says
/// that nothing was found.
pub(super) fn assert_empty(result: &Value, upstream: &Value, at: &str) {
    assert_ne!(result["isError"], true, "{at}: {result:#}");
    let blocks = |result: &Value| {
        result["content"]
            .as_array()
            .cloned()
            .unwrap_or_else(|| panic!("{at}: no content in {result:#}"))
    };
    let (now, before) = (blocks(result), blocks(upstream));
    assert_eq!(now.len(), before.len() + 1, "{at}: {result:#}");
    for (now, before) in now.iter().zip(&before) {
        assert_eq!(now["text"], before["text"], "{at}");
    }
    let said = now.last().and_then(|block| block["text"].as_str());
    assert_eq!(
        said,
        Some("The call succeeded and returned no results."),
        "{at}"
    );
    assert_eq!(
        result["_meta"]["dev.aftercall/outcome"],
        serde_json::json!({ "v": 1, "kind": "empty", "resultCount": 0 }),
        "{at}"
    );
    assert_eq!(
        result.get("structuredContent"),
        upstream.get("structuredContent"),
        "{at}: a client may hold it against the output schema"
    );
}

/// # Panics
///
/// When the result is not the upstream's own with a note of the category beside
/// it.
pub(super) fn assert_noted(result: &Value, upstream: &Value, category: &str, at: &str) {
    let note = &result["_meta"]["dev.aftercall/error"];
    assert_eq!(note["errorCategory"], category, "{at}: {result:#}");
    assert_eq!(note["v"], 1, "{at}");
    for member in ["isError", "structuredContent", "resultType"] {
        assert_eq!(result.get(member), upstream.get(member), "{at}: {member}");
    }
    assert_eq!(texts(result), texts(upstream), "{at}");
}

fn texts(result: &Value) -> Vec<&Value> {
    let blocks = result["content"].as_array();
    blocks
        .into_iter()
        .flatten()
        .map(|block| &block["text"])
        .collect()
}
