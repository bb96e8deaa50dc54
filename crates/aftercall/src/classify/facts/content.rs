//! The texts of a result's `content`.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::json;

/// The texts of a `content`: of its text blocks, and of resources that are
/// text. What servers send in its place is read as what it must be meant as: a
/// string or a single block instead of a list, strings between the blocks.
pub(crate) fn texts(content: &str) -> Vec<Cow<'_, str>> {
    #[derive(Deserialize)]
    struct Block<'a> {
        #[serde(borrow, default)]
        text: Option<json::Key<'a>>,
        #[serde(borrow, default)]
        resource: Option<Resource<'a>>,
    }
    #[derive(Deserialize)]
    struct Resource<'a> {
        #[serde(borrow, default)]
        text: Option<json::Key<'a>>,
    }
    if let Some(text) = only_text(content) {
        return vec![text];
    }
    match serde_json::from_str::<Vec<Block<'_>>>(content) {
        Ok(blocks) => blocks
            .into_iter()
            .filter_map(|block| {
                block
                    .text
                    .or_else(|| block.resource.and_then(|resource| resource.text))
            })
            .map(|text| text.0)
            .collect(),
        Err(_) => odd_texts(content),
    }
}

/// The text of a `content` that is one text block, written as nearly all are.
fn only_text(content: &str) -> Option<Cow<'_, str>> {
    const SPELLINGS: [(&str, &str); 2] = [
        (r#"[{"type":"text","text":"#, "}]"),
        (r#"[{"text":"#, r#","type":"text"}]"#),
    ];
    let text = SPELLINGS
        .iter()
        .find_map(|(before, after)| content.strip_prefix(before)?.strip_suffix(after))?;
    // What is no string as a whole was more than the text.
    let text: json::Key<'_> = serde_json::from_str(text).ok()?;
    Some(text.0)
}

/// The texts of a `content` that is not as the protocol has it.
fn odd_texts(content: &str) -> Vec<Cow<'_, str>> {
    let text_of = |value: &&'_ RawValue| {
        let member = |raw, name| {
            let pairs = serde_json::from_str::<json::Pairs<'_>>(raw).ok()?.0;
            pairs
                .into_iter()
                .find(|(key, _)| key == name)
                .map(|(_, value)| value.get())
        };
        let raw = value.get();
        let raw = member(raw, "text")
            .or_else(|| member(member(raw, "resource")?, "text"))
            .unwrap_or(raw);
        json::lossy(raw)
    };
    let one = |raw| serde_json::from_str::<&RawValue>(raw).ok();
    serde_json::from_str::<Vec<&RawValue>>(content)
        .unwrap_or_else(|_| one(content).into_iter().collect())
        .iter()
        .filter_map(text_of)
        .map(Cow::Owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_text_block_is_read_as_several_are() {
        for (content, text) in [
            (r#"[{"type":"text","text":"a"}]"#, Some("a")),
            (r#"[{"text":"a \" b","type":"text"}]"#, Some("a \" b")),
            (
                r#"[{"type":"text","text":"a"},{"type":"text","text":"b"}]"#,
                None,
            ),
            (r#"[{"type":"text","text":"a","annotations":{}}]"#, None),
            (r#"[{"type":"text","text":null}]"#, None),
            (r#"[{"type":"text","text":"a\"}]"#, None),
            (r#"[{"type": "text", "text": "a"}]"#, None),
        ] {
            assert_eq!(only_text(content).as_deref(), text, "{content}");
        }
        let two = r#"[{"type":"text","text":"a"},{"type":"text","text":"b"}]"#;
        assert_eq!(texts(two), ["a", "b"]);
    }
}
