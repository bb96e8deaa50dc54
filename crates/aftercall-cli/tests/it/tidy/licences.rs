//! Everything that is linked in may be passed on under our own terms.
//!
//! A licence expression is `OR` over `AND` over names. It passes if it lets us
//! choose names that are all on the list. The list is short on purpose: a new
//! licence is read by a person before it is added.

use super::metadata;

/// Permissive licences that ask for no more than keeping their notice.
const ALLOWED: &[&str] = &[
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

#[test]
fn every_dependency_is_permissively_licensed() {
    let refused: Vec<String> = metadata()
        .packages
        .iter()
        .filter(|package| !package.license.as_deref().is_some_and(allows))
        .map(|package| {
            format!(
                "{} {}: {:?}",
                package.name, package.version, package.license
            )
        })
        .collect();
    assert!(
        refused.is_empty(),
        "licences that are not on the list of tests/it/tidy/licences.rs:\n{}",
        refused.join("\n")
    );
}

#[test]
fn expressions_are_read_as_spdx_means_them() {
    for yes in [
        "MIT",
        "MIT/Apache-2.0",
        "GPL-3.0-only OR MIT",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR GPL-2.0-only",
    ] {
        assert!(allows(yes), "{yes} lets us choose");
    }
    for no in [
        "",
        "GPL-3.0-only",
        "MIT AND GPL-3.0-only",
        "(MIT OR Apache-2.0) AND LGPL-2.1-or-later",
        "MIT OR GPL-3.0-only AND Zlib AND",
        "(MIT",
        "MIT)",
        "MIT Zlib",
    ] {
        assert!(!allows(no), "{no} must be refused");
    }
}

/// Whether the expression lets us choose only licences that are on the list.
/// What does not parse is refused.
fn allows(expression: &str) -> bool {
    let spaced = expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace('/', " OR ");
    let mut words = Words {
        words: spaced.split_whitespace().collect(),
        next: 0,
    };
    let verdict = any_of(&mut words);
    verdict == Some(true) && words.peek().is_none()
}

struct Words<'a> {
    words: Vec<&'a str>,
    next: usize,
}

impl<'a> Words<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).copied()
    }

    fn take(&mut self) -> Option<&'a str> {
        let word = self.peek();
        self.next += 1;
        word
    }

    fn skip(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.next += usize::from(found);
        found
    }
}

fn any_of(words: &mut Words<'_>) -> Option<bool> {
    let mut any = all_of(words)?;
    while words.skip("OR") {
        any |= all_of(words)?;
    }
    Some(any)
}

fn all_of(words: &mut Words<'_>) -> Option<bool> {
    let mut all = one(words)?;
    while words.skip("AND") {
        all &= one(words)?;
    }
    Some(all)
}

fn one(words: &mut Words<'_>) -> Option<bool> {
    if words.skip("(") {
        let inner = any_of(words)?;
        return words.skip(")").then_some(inner);
    }
    let mut name = words.take()?.to_owned();
    if words.skip("WITH") {
        name = format!("{name} WITH {}", words.take()?);
    }
    let operator = ["AND", "OR", "WITH", "(", ")"].contains(&name.as_str());
    (!operator).then(|| ALLOWED.contains(&name.as_str()))
}
