//! The nearest names.
//!
//! Shown to a model as a suggestion, and never acted upon.

/// From this likeness on two names are near: `get_order` and `get_orders`,
/// `custId` and `customer_id`, but not `read_file` and `write_file`.
const NEAR: f64 = 0.65;

/// Names longer than this are not compared: the work grows with the product of
/// both lengths, and no name is that long.
const LONGEST: usize = 128;

/// How many names are compared.
const COMPARED: usize = 1000;

/// Those of the names that are near, the nearest first, at most `most`.
pub(super) fn nearest<'a>(
    word: &str,
    names: impl Iterator<Item = &'a str>,
    most: usize,
) -> Vec<&'a str> {
    if word.len() > LONGEST {
        return Vec::new();
    }
    let word = folded(word);
    let mut near: Vec<(f64, &str)> = names
        .take(COMPARED)
        .filter(|name| name.len() <= LONGEST)
        .map(|name| (likeness(&word, &folded(name)), name))
        .filter(|(likeness, _)| *likeness >= NEAR)
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0));
    near.into_iter().take(most).map(|(_, name)| name).collect()
}

fn likeness(one: &str, other: &str) -> f64 {
    strsim::normalized_damerau_levenshtein(one, other)
}

/// Case and separators are how a name is written, not what it says.
fn folded(name: &str) -> String {
    name.chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_is_near_and_far_is_far() {
        let tools = ["get_order", "list_orders", "write_file"];
        let near = |word| nearest(word, tools.into_iter(), 3);
        assert_eq!(near("get_orders")[0], "get_order");
        assert_eq!(near("getOrder"), ["get_order"]);
        assert_eq!(near("read_file"), [""; 0]);
        assert_eq!(near(&"x".repeat(1000)), [""; 0]);
    }
}
