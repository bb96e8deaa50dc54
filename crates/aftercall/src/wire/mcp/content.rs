//! The blocks of a result.

use serde_json::value::RawValue;

use crate::failure::Record;
use crate::text::{redact, strip};
use crate::wire::members::{self, Members, quoted};
use crate::wire::{answer, form};

/// The `content` of an original, block by block. What should be a list and is
/// not counts as its only element: no client shows it, and it may be the reason.
pub(super) struct Content<'a> {
    blocks: Vec<Block<'a>>,
}

pub(super) struct Block<'a> {
    raw: &'a RawValue,
    /// Its text, if it is a text block.
    pub(super) text: Option<String>,
    /// Nothing but `type` and `text`: showing the text loses nothing.
    plain: bool,
    /// A text without a block around it.
    bare: bool,
}

impl<'a> Content<'a> {
    pub(super) fn of(raw: Option<&'a RawValue>) -> Self {
        let items = raw.and_then(members::items);
        let only = || Block::alone(raw?);
        let blocks = match items {
            Some(items) => items.into_iter().map(Block::of).collect(),
            None => only().into_iter().collect(),
        };
        Self { blocks }
    }

    pub(super) fn blocks(&self) -> &[Block<'a>] {
        &self.blocks
    }

    pub(super) fn is_bare(&self) -> bool {
        self.blocks.is_empty()
    }

    /// Is the first block one that a codec of ours wrote? One that is longer than
    /// ours ever are, has lines of its own, or is not clean, is not: whoever wrote
    /// it put our form around words that must be shown as a quotation.
    pub(super) fn leads_with_ours(&self) -> bool {
        self.first_text().is_some_and(|text| {
            (form::read(text).is_some() && form::is_exact(text) && strip(text) == text)
                || answer::says_no_match(text)
        })
    }

    pub(super) fn first_text(&self) -> Option<&str> {
        self.blocks.first()?.text.as_deref()
    }

    /// All text, as it came.
    pub(super) fn joined(&self) -> Option<String> {
        let texts: Vec<&str> = self
            .blocks
            .iter()
            .filter_map(|block| block.text.as_deref())
            .collect();
        (!texts.is_empty()).then(|| texts.join("\n"))
    }

    /// Does our block show all the text there is? Then it need not follow.
    pub(super) fn is_shown(&self, said: Option<&str>, shown: &Record) -> bool {
        let Some(joined) = self.joined() else {
            return false;
        };
        if said.is_none_or(|said| said.trim() != joined.trim()) {
            return false;
        }
        // Far longer than an excerpt: cut, whatever it says.
        if joined.len() > 16 * form::EXCERPT {
            return false;
        }
        let whole = strip(&joined);
        let whole = redact(&whole);
        match &shown.upstream {
            Some(text) => text.starts_with(whole.trim()),
            None => form::repeats(shown, &whole),
        }
    }

    /// Our block first; of the others, what it does not show already.
    pub(super) fn led_by(&self, text: &str, absorbed: bool) -> String {
        let skip = usize::from(self.leads_with_ours());
        let others = self
            .blocks
            .iter()
            .skip(skip)
            .filter(|block| !(absorbed && block.plain))
            .map(Block::to_json);
        array([text_block(text)].into_iter().chain(others))
    }

    /// Our sentence last.
    pub(super) fn followed_by(&self, text: &str) -> String {
        let others = self.blocks.iter().map(Block::to_json);
        array(others.chain([text_block(text)]))
    }
}

impl<'a> Block<'a> {
    fn of(raw: &'a RawValue) -> Self {
        let members = Members::of(raw);
        let string = |name| {
            let members = members.as_ref()?;
            members.get(name).and_then(members::string)
        };
        let is_text = string("type").is_some_and(|kind| kind == "text");
        let text = string("text").filter(|_| is_text);
        let plain = text.is_some() && members.is_some_and(|members| members.iter().len() == 2);
        Self {
            raw,
            text,
            plain,
            bare: false,
        }
    }

    /// What stands in place of a list.
    fn alone(raw: &'a RawValue) -> Option<Self> {
        if Members::of(raw).is_some() {
            return Some(Self::of(raw));
        }
        members::string(raw).map(|text| Self {
            raw,
            text: Some(text),
            plain: true,
            bare: true,
        })
    }

    fn to_json(&self) -> String {
        match &self.text {
            Some(text) if self.bare => text_block(text),
            Some(_) | None => self.raw.get().to_owned(),
        }
    }
}

/// A `content` of text blocks alone.
pub(super) fn blocks(texts: &[&str]) -> String {
    array(texts.iter().map(|text| text_block(text)))
}

fn text_block(text: &str) -> String {
    format!(r#"{{"type":"text","text":{}}}"#, quoted(text))
}

fn array(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    format!("[{}]", items.join(","))
}
