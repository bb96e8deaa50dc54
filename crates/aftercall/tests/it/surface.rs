//! The public surface, checked in.
//!
//! Each crate's `public-api.txt` lists every public item that can be reached from
//! its root, with its signature. A change to it is a change for users: it shows in
//! review, and CHANGELOG says what it means for them. `AFTERCALL_BLESS=1` writes
//! the files anew.
//!
//! It is read off the sources, since what would read it off the compiler needs a
//! nightly one. So what a macro writes is listed as the macro's call, and a
//! re-export as what it stands for.

#![expect(
    clippy::disallowed_methods,
    reason = "the sources and the checked-in surface are files"
)]

mod examples;
mod print;
mod tree;

use std::path::{Path, PathBuf};

use tree::Crate;

/// The library, and the crates that a user of it names beside it.
const CRATES: [&str; 3] = ["aftercall", "aftercall-adapters", "aftercall-derive"];

const FILE: &str = "public-api.txt";

#[test]
fn the_public_surface_is_the_one_that_was_reviewed() {
    for name in CRATES {
        let home = home(name);
        let found = print::surface(&Crate::read(&home.join("src/lib.rs")));
        let file = home.join(FILE);
        if std::env::var_os("AFTERCALL_BLESS").is_some() {
            std::fs::write(&file, &found).expect("the crate's folder is writable");
        }
        compare(name, &file, &found);
    }
}

fn home(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn compare(name: &str, file: &Path, found: &str) {
    let reviewed = std::fs::read_to_string(file).expect("public-api.txt is checked in");
    let only = |one: &str, other: &str| -> Vec<String> {
        one.lines()
            .filter(|line| !other.lines().any(|known| known == *line))
            .map(ToOwned::to_owned)
            .collect()
    };
    let (gone, new) = (only(&reviewed, found), only(found, &reviewed));
    assert!(
        reviewed == found,
        "{name}: the public surface changed; if that is meant, say so in CHANGELOG.md and run \
         the tests with AFTERCALL_BLESS=1.\ngone:\n{}\nnew:\n{}",
        gone.join("\n"),
        new.join("\n")
    );
}

#[test]
fn what_is_private_is_left_out_and_what_is_passed_on_is_named_where_it_is_found() {
    let source = "
        mod hidden {
            pub struct Shown { pub open: u8, shut: u8 }
            pub struct Unreached;
            impl Shown { pub fn go(&self) -> u8 { self.shut } fn stay(&self) {} }
            impl Default for Shown { fn default() -> Self { todo!() } }
            #[cfg(feature = \"y\")]
            impl super::plain::Law for std::io::Error {}
        }
        pub mod plain {
            /// A law.
            #[cfg(feature = \"x\")]
            pub trait Law { fn holds(&self) -> bool { true } }
            pub(crate) fn inner() {}
            #[doc(hidden)]
            pub fn secret() {}
        }
        pub use hidden::Shown as Seen;
        #[proc_macro_derive(Made, attributes(made))]
        pub fn derive_made(input: TokenStream) -> TokenStream { input }
    ";
    let parsed = syn::parse_str(source).expect("it is Rust");
    let surface = print::surface(&Crate::of(parsed));
    assert_eq!(
        surface.lines().collect::<Vec<_>>(),
        [
            "Seen: impl Default",
            "Seen: pub fn go(&self) -> u8",
            "Seen: pub struct { pub open: u8, .. }",
            "derive_made: proc_macro_derive(Made, attributes(made))",
            "derive_made: pub fn derive_made(input: TokenStream) -> TokenStream",
            "plain::Law [x, y]: impl for std::io::Error",
            "plain::Law [x]: fn holds(&self) -> bool",
            "plain::Law [x]: pub trait",
        ]
    );
}
