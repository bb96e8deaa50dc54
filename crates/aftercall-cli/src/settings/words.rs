//! Foreign words in our messages: what was probably meant, and how they may stand there.

/// From this likeness on a name is suggested: `timout`, `retry_atempts`,
/// `readOnly`, but not `guard` for `grade`.
const NEAR: f64 = 0.65;

/// Characters of foreign text in a message.
const SHOWN: usize = 40;

/// The nearest of the names, if one is near.
pub(crate) fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word: String = folded(word).chars().take(SHOWN).collect();
    let likeness = |name: &str| strsim::normalized_damerau_levenshtein(&word, &folded(name));
    names
        .map(|name| (likeness(name), name))
        .filter(|(likeness, _)| *likeness >= NEAR)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, name)| name)
}

/// Foreign text as it may stand in a message: short, in one line, no secrets.
pub(crate) fn shown(text: &str) -> String {
    let line = aftercall::text::one_line(text);
    let safe = aftercall::text::redact(&line);
    let mut shown: String = safe.chars().take(SHOWN).collect();
    if safe.chars().count() > SHOWN {
        shown.push('…');
    }
    shown
}

/// Case and separators are how a name is written, not what it says.
fn folded(name: &str) -> String {
    name.chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}
