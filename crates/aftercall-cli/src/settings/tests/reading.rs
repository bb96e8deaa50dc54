//! Files that are no TOML or no text, and the places that are told of them.

use super::super::{File, Overrides, select};
use super::{example, faults, file};

#[test]
fn what_is_no_toml_is_told_by_its_line() {
    let text = "[defaults]\ntimeout = 30s\nguard = true\nguard = false\n[servers.a]\nretry = \"off\n[servers.a]\nretrry = \"off\"\n";
    let told = faults(text);
    let lines: Vec<&str> = told.iter().map(|fault| &fault[15..16]).collect();
    assert_eq!(lines, ["2", "4", "6", "7", "8"], "{told:#?}");
    assert!(told[0].contains("must be quoted"), "{told:?}");
    assert!(told[1].contains("this stands twice"), "{told:?}");
    assert!(told[4].contains("did you mean `retry`?"), "{told:?}");
}

#[test]
fn places_are_counted_as_editors_count_them() {
    let told = faults("\u{feff}[defaults]\r\n# é\r\nretry = \"é\" # \r\ntimeout = \"x\"\r\n");
    assert!(told[0].starts_with("aftercall.toml:3:9:"), "{told:?}");
    assert!(told[1].starts_with("aftercall.toml:4:11:"), "{told:?}");
    let told = faults("[servers.\"é\".tools]\n");
    assert!(told[0].starts_with("aftercall.toml:1:10:"), "{told:?}");
}

#[test]
fn bytes_that_are_no_text_are_told_by_their_place() {
    for (bytes, words) in [
        (
            &b"[defaults]\nretry = \"\xff\"\n"[..],
            "aftercall.toml:2:10: this byte is no UTF-8",
        ),
        (b"\xff\xfe[\0", "aftercall.toml:1:1: this is UTF-16"),
        (b"\xfe\xff\0[", "aftercall.toml:1:1: this is UTF-16"),
    ] {
        let fault = File::parse("aftercall.toml".to_owned(), bytes).expect_err(words);
        assert!(fault.to_string().starts_with(words), "{fault}");
    }
}

#[test]
fn no_piece_of_a_file_trips_the_reader() {
    let example = example();
    for (end, _) in example.char_indices() {
        let piece = file(&example[..end]);
        let _ = select(Some(&piece), None, &Overrides::default());
        let rest = file(&example[end..]);
        let _ = select(Some(&rest), Some("desk"), &Overrides::default());
    }
}
