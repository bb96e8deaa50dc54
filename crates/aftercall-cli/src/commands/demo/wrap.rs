//! Text in columns, for a terminal.

/// The lines of `text`, none longer than `width` characters.
///
/// Breaks at spaces, and inside a word only where it is longer than a line.
/// Control characters come out as spaces: a terminal obeys them.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        let mut length = 0;
        for word in paragraph.split(|c: char| c.is_whitespace() || c.is_control()) {
            let mut rest = word.chars().peekable();
            let word_length = word.chars().count();
            if word_length == 0 {
                continue;
            }
            if length > 0 && length + 1 + word_length > width {
                lines.push(core::mem::take(&mut line));
                length = 0;
            }
            if length > 0 {
                line.push(' ');
                length += 1;
            }
            while rest.peek().is_some() {
                if length == width {
                    lines.push(core::mem::take(&mut line));
                    length = 0;
                }
                line.extend(rest.next());
                length += 1;
            }
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_words_only_where_they_must() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("a abcdefghij k", 4), ["a", "abcd", "efgh", "ij k"]);
        assert_eq!(wrap("one\n\ntwo", 7), ["one", "", "two"]);
    }

    #[test]
    fn a_terminal_is_given_no_orders() {
        assert_eq!(wrap("a\u{1b}[2Jb", 9), ["a [2Jb"]);
    }

    #[test]
    fn width_counts_characters_and_not_bytes() {
        assert_eq!(wrap("££££ ££", 4), ["££££", "££"]);
    }
}
