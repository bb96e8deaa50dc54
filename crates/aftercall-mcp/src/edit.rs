//! Changing members of an object while every other byte stays.
//!
//! Edits are ranges of the original and what stands there instead. A value is
//! replaced where it lies; a new member goes before the closing brace; a
//! removed one takes exactly one comma with it.

use std::ops::Range;

use crate::object::{Member, Object, is_space};

/// Pending changes to one [`Object`].
///
/// ```
/// use aftercall_mcp::Object;
///
/// let text = br#"{ "isError": false, "x": 1.00 }"#;
/// let object = Object::parse(text, &["isError", "_meta"]).expect("an object");
/// let mut edit = object.edit();
/// edit.set("isError", "true");
/// edit.set("_meta", r#"{"a":1}"#);
/// assert_eq!(
///     edit.finish(),
///     br#"{ "isError": true, "x": 1.00,"_meta":{"a":1} }"#
/// );
/// ```
#[derive(Debug)]
pub struct Edit<'o, 'a, const N: usize> {
    object: &'o Object<'a, N>,
    replaced: Vec<(Range<usize>, Vec<u8>)>,
    removed: Vec<Member>,
    added: Vec<u8>,
}

impl<'a, const N: usize> Object<'a, N> {
    /// Starts an edit that keeps every byte it is not told to change.
    #[must_use]
    pub fn edit(&self) -> Edit<'_, 'a, N> {
        Edit {
            object: self,
            replaced: Vec::new(),
            removed: Vec::new(),
            added: Vec::new(),
        }
    }
}

impl<const N: usize> Edit<'_, '_, N> {
    /// Gives a member this raw JSON; all of them where the key is repeated,
    /// so that readers agree which one counts. A key that the object was not
    /// parsed for is taken as absent and added.
    pub fn set(&mut self, key: &str, value: impl Into<Vec<u8>>) {
        let value = value.into();
        let places = self.object.members.places(key);
        if places.is_empty() {
            self.added.push(b',');
            self.added.extend(crate::write::quoted(key).into_bytes());
            self.added.push(b':');
            self.added.extend(value);
            return;
        }
        for place in places {
            self.replaced.push((place.value, value.clone()));
        }
    }

    /// Takes a member out, every occurrence of it.
    pub fn remove(&mut self, key: &str) {
        let places = self.object.members.places(key);
        self.removed.extend(places);
    }

    /// The object as edited, nothing around it.
    #[must_use]
    pub fn finish(self) -> Vec<u8> {
        let span = self.object.span.clone();
        self.splice(span)
    }

    /// The whole buffer that the object was parsed from, with the object
    /// edited in its place: the frame with its newline.
    #[must_use]
    pub fn finish_frame(self) -> Vec<u8> {
        let whole = 0..self.object.buffer.len();
        self.splice(whole)
    }

    fn splice(mut self, within: Range<usize>) -> Vec<u8> {
        let buffer = self.object.buffer;
        let left = self.object.members.count - self.removed.len();
        let mut cuts = self.cuts();
        cuts.append(&mut self.replaced);
        if !self.added.is_empty() {
            // The list of additions begins with a comma that only a member
            // before it can need.
            let skip = usize::from(left == 0);
            let at = self.place_for_new(&cuts);
            cuts.push((at..at, self.added.split_off(skip)));
        }
        // Stable: an insertion at the end of a cut stays behind it.
        cuts.sort_by_key(|(range, _)| (range.start, range.end));

        let grown: usize = cuts.iter().map(|(_, new)| new.len()).sum();
        let mut out = Vec::with_capacity(within.len() + grown);
        let mut at = within.start;
        for (range, new) in cuts {
            if range.start < at {
                continue; // inside a member that was taken out
            }
            out.extend_from_slice(&buffer[at..range.start]);
            out.extend_from_slice(&new);
            at = range.end;
        }
        out.extend_from_slice(&buffer[at..within.end]);
        out
    }

    /// Behind the last member, so that white space before the brace stays.
    fn place_for_new(&self, cuts: &[(Range<usize>, Vec<u8>)]) -> usize {
        let brace = self.object.span.end - 1;
        let mut at = brace;
        while is_space(self.object.buffer[at - 1]) {
            at -= 1;
        }
        let inside = cuts.iter().find(|(cut, _)| cut.start < at && at < cut.end);
        inside.map_or(at, |(cut, _)| cut.end)
    }

    /// The ranges that removal takes out, each with one comma.
    fn cuts(&mut self) -> Vec<(Range<usize>, Vec<u8>)> {
        let buffer = self.object.buffer;
        self.removed.sort_by_key(|member| member.key);
        let mut cuts: Vec<(Range<usize>, Vec<u8>)> = Vec::new();
        for member in &self.removed {
            let mut end = member.value.end;
            while is_space(buffer[end]) {
                end += 1;
            }
            if buffer[end] == b',' {
                end += 1;
                while is_space(buffer[end]) {
                    end += 1;
                }
                cuts.push((member.key..end, Vec::new()));
                continue;
            }
            // The last member: the comma before it goes, which may be the one
            // that an earlier cut has already taken.
            let mut start = member.key;
            loop {
                if let Some((cut, _)) = cuts.last()
                    && cut.end == start
                {
                    start = cut.start;
                    cuts.pop();
                    continue;
                }
                match buffer[start - 1] {
                    b',' => {
                        start -= 1;
                        break;
                    }
                    byte if is_space(byte) => start -= 1,
                    _ => break,
                }
            }
            cuts.push((start..member.value.end, Vec::new()));
        }
        cuts
    }
}
