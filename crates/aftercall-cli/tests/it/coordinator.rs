//! The example of a coordinator, run as it is.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

#[path = "../../examples/coordinator.rs"]
mod example;

#[test]
fn it_asks_again_only_for_what_is_missing() {
    let folder = TempDir::new().expect("a folder");
    let mut said = Vec::new();
    let aftercall = Path::new(env!("CARGO_BIN_EXE_aftercall"));
    example::coordinate(aftercall, folder.path(), &mut said).expect("it comes to an end");
    let said = String::from_utf8(said).expect("text");
    assert_eq!(
        said.lines().collect::<Vec<_>>(),
        [
            "first: 5 of 7 sources covered; missing: west/northgate and west/quayside (transient, \
             tried 3 times each)",
            "again: west/northgate, west/quayside",
            "then: 7 of 7 sources covered",
            "healed: west/northgate, after 3 tries: The stock file of northgate is locked.",
            "healed: west/quayside, after 3 tries: The stock file of quayside is locked.",
            "found: 15 offers",
        ]
    );
    let executions = ["north", "south", "west"].map(|name| {
        let frames = fs::read_to_string(folder.path().join(format!("{name}.frames")));
        let frames = frames.expect("what the desk wrote");
        frames
            .lines()
            .filter(|frame| frame.contains("\"content\""))
            .count()
    });
    assert_eq!(executions, [1, 1, 3], "two of them were asked once");
}
