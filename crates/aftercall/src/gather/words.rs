//! Coverage as a sentence.
//!
//! Made from the same facts as the data beside it: the categories and the
//! attempts that the failures carry. Sources that are missing in the same way
//! are named together.

use crate::{Category, Failure};

use super::Source;

/// How many missing sources are named; the rest are counted.
const NAMED: usize = 5;

/// A missing source, as far as a sentence goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lost<'a> {
    pub(crate) source: &'a str,
    pub(crate) category: Option<Category>,
    /// How often it was tried, the last time included.
    pub(crate) tries: usize,
}

impl<'a> Lost<'a> {
    pub(super) fn of((source, failure): (&'a Source, &Failure)) -> Self {
        Self {
            source: source.as_str(),
            category: failure.category(),
            tries: failure.attempts().len() + 1,
        }
    }

    fn alike(&self, other: &Self) -> bool {
        (self.category, self.tries) == (other.category, other.tries)
    }
}

/// "3 of 5 sources covered; missing: …".
pub(super) fn coverage(requested: usize, lost: &[Lost<'_>]) -> String {
    let covered = requested - lost.len();
    let mut words = format!("{covered} of {requested} sources covered");
    if !lost.is_empty() {
        words.push_str("; missing: ");
        words.push_str(&missing(lost));
    }
    words
}

/// "site-4 and site-5 (transient, tried 3 times each), shop (permission)".
pub(crate) fn missing(lost: &[Lost<'_>]) -> String {
    let (named, rest) = lost.split_at(lost.len().min(NAMED));
    let mut groups: Vec<Vec<&Lost<'_>>> = Vec::new();
    for one in named {
        match groups.iter_mut().find(|group| group[0].alike(one)) {
            Some(group) => group.push(one),
            None => groups.push(vec![one]),
        }
    }
    let groups: Vec<String> = groups.iter().map(|group| together(group)).collect();
    let mut words = groups.join(", ");
    if !rest.is_empty() {
        words.push_str(&format!(" and {} more", rest.len()));
    }
    words
}

fn together(group: &[&Lost<'_>]) -> String {
    let names: Vec<&str> = group.iter().map(|lost| lost.source).collect();
    let names = match names.as_slice() {
        [others @ .., last] if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.concat(),
    };
    let category = group[0].category.map_or("unclassified", Category::as_str);
    let each = if group.len() > 1 { " each" } else { "" };
    match group[0].tries {
        ..=1 => format!("{names} ({category})"),
        n => format!("{names} ({category}, tried {n} times{each})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn lost(source: &str, category: Option<Category>, tries: usize) -> Lost<'_> {
        Lost {
            source,
            category,
            tries,
        }
    }

    #[test]
    fn sources_that_are_missing_alike_are_named_together() {
        let transient = Some(Category::Transient);
        let all = [
            lost("site-4", transient, 3),
            lost("shop", Some(Category::Permission), 1),
            lost("site-5", transient, 3),
            lost("till", None, 2),
        ];
        assert_eq!(
            coverage(7, &all),
            "3 of 7 sources covered; missing: site-4 and site-5 (transient, tried 3 times \
             each), shop (permission), till (unclassified, tried 2 times)"
        );
        assert_eq!(coverage(2, &[]), "2 of 2 sources covered");
    }

    #[test]
    fn it_stays_a_sentence_however_many_are_missing() {
        let names: Vec<String> = (0..1_000).map(|n| format!("s{n}")).collect();
        let all: Vec<_> = names.iter().map(|name| lost(name, None, 1)).collect();
        assert_eq!(
            missing(&all),
            "s0, s1, s2, s3 and s4 (unclassified) and 995 more"
        );
    }
}
