//! No tracked file points at somebody's machine.
//!
//! A path below a home folder, or below the folder that the work was done in,
//! works for one person and tells the rest who that was. `corpus/` is left out:
//! it holds what programs really printed.

use super::tracked;
use crate::repository::root;

/// How absolute home folders begin, each split so that this file does not
/// itself hold one.
const HOMES: &[&[u8]] = &[
    concat!("/home", "/").as_bytes(),
    concat!("/root", "/").as_bytes(),
    concat!("/Users", "/").as_bytes(),
    concat!(":\\", "Users\\").as_bytes(),
];

#[test]
fn no_file_names_a_folder_of_one_machine() {
    let here = root().into_os_string().into_encoded_bytes();
    let mut found = Vec::new();
    for name in tracked().iter().filter(|name| !name.starts_with("corpus/")) {
        // A file that is tracked and deleted, but not yet committed so.
        let Ok(bytes) = std::fs::read(root().join(name)) else {
            continue;
        };
        for (number, line) in bytes.split(|byte| *byte == b'\n').enumerate() {
            if names_a_home(line) || line.windows(here.len()).any(|part| part == here) {
                found.push(format!("{name}:{}", number + 1));
            }
        }
    }
    assert!(
        found.is_empty(),
        "absolute paths of one machine:\n{}",
        found.join("\n")
    );
}

#[test]
fn only_whole_folder_names_count() {
    assert!(names_a_home(concat!("see /home", "/ann/notes").as_bytes()));
    assert!(names_a_home(concat!("\"/Users", "/bo\"").as_bytes()));
    assert!(!names_a_home(b"the path is relative: my/home/page"));
    assert!(!names_a_home(b"https://example.com/home/page"));
    assert!(!names_a_home(b"a homework/root/cause"));
}

/// Whether an absolute home path stands in the line: one of [`HOMES`] with
/// nothing before it that would make it the tail of a longer path or a URL.
fn names_a_home(line: &[u8]) -> bool {
    HOMES.iter().any(|home| {
        line.windows(home.len()).enumerate().any(|(at, window)| {
            let before = at.checked_sub(1).map_or(b' ', |i| line[i]);
            window == *home && !before.is_ascii_alphanumeric() && !b"._-~}".contains(&before)
        })
    })
}
