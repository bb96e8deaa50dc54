//! Every public module, type, trait and function shows itself at work.
//!
//! In its own documentation, or, for a type or a trait, in that of one of its
//! methods. The examples are tests of the documentation, so one that is there
//! also runs; this tells that there is one. Constants and fields have nothing to
//! show.

use syn::{Attribute, ImplItem, Item, TraitItem};

use super::CRATES;
use super::tree::{Crate, Reached, attributes};

#[test]
fn every_public_item_has_an_example() {
    for name in CRATES {
        let lacking = lacking(&Crate::read(&super::home(name).join("src/lib.rs")));
        assert!(
            lacking.is_empty(),
            "{name}: without an example, in their own documentation or in a method's: {lacking:#?}"
        );
    }
}

#[test]
fn what_has_none_or_one_that_does_not_run_is_named() {
    let source = "
        //! ```
        //! ```
        /// Words.
        pub struct Bare;
        /// ```text
        /// no program
        /// ```
        pub struct Pictured;
        /// ```compile_fail
        /// what you can't do
        /// ```
        pub struct Refused;
        pub enum Shown { A }
        impl Shown {
            /// ```
            /// go();
            /// ```
            pub fn go(&self) {}
        }
        impl Bare {
            /// ```
            /// hidden();
            /// ```
            fn hidden(&self) {}
        }
        /// ```
        /// free();
        /// ```
        pub fn free() {}
        pub fn alone() {}
        pub trait Law { /// ```no_run
            /// holds();
            /// ```
            fn holds(&self); }
        pub mod empty { pub const N: u8 = 0; }
        mod inner { pub fn unreached() {} }
    ";
    let parsed = syn::parse_str(source).expect("it is Rust");
    assert_eq!(
        lacking(&Crate::of(parsed)),
        ["Bare", "Pictured", "Refused", "alone", "empty"]
    );
}

/// The paths of what has no example, sorted.
fn lacking(all: &Crate) -> Vec<String> {
    let items = all.reached();
    let items = items
        .iter()
        .filter(|of| wants_one(of.item) && !has_one(of))
        .map(|of| of.path.clone());
    let modules = all.modules();
    let modules = modules
        .iter()
        .filter(|(_, attributes)| !shows(attributes))
        .map(|(path, _)| path.clone());
    let mut lacking: Vec<String> = items.chain(modules).collect();
    lacking.sort();
    lacking
}

fn wants_one(item: &Item) -> bool {
    matches!(
        item,
        Item::Enum(_) | Item::Fn(_) | Item::Struct(_) | Item::Trait(_) | Item::Type(_)
    )
}

fn has_one(of: &Reached<'_>) -> bool {
    let own = of.impls.iter().filter(|block| block.trait_.is_none());
    let methods = own.flat_map(|block| &block.items);
    let methods = methods.filter_map(|member| match member {
        ImplItem::Fn(method) if super::tree::public(&method.vis) => Some(&method.attrs),
        _ => None,
    });
    let promised = match of.item {
        Item::Trait(item) => &item.items[..],
        _ => &[],
    };
    let promised = promised.iter().filter_map(|member| match member {
        TraitItem::Fn(method) => Some(&method.attrs),
        _ => None,
    });
    shows(attributes(of.item)) || methods.chain(promised).any(|attributes| shows(attributes))
}

/// Is there a block of Rust in the documentation that is compiled and does not
/// have to fail?
fn shows(attributes: &[Attribute]) -> bool {
    let lines = attributes.iter().filter_map(|attribute| {
        let syn::Meta::NameValue(pair) = &attribute.meta else {
            return None;
        };
        let syn::Expr::Lit(literal) = &pair.value else {
            return None;
        };
        match &literal.lit {
            syn::Lit::Str(text) if pair.path.is_ident("doc") => Some(text.value()),
            _ => None,
        }
    });
    let mut inside = false;
    for line in lines {
        if let Some(language) = line.trim().strip_prefix("```") {
            inside = !inside;
            if inside && ["", "no_run", "should_panic"].contains(&language) {
                return true;
            }
        }
    }
    false
}
