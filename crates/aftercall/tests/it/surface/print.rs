//! One line for each thing that a user can name.

use quote::ToTokens;
use syn::{Fields, ImplItem, Item, TraitItem};

use super::tree::{Crate, Reached, features, is_hidden, public};

/// All lines, sorted, so that moving an item changes nothing.
pub(super) fn surface(all: &Crate) -> String {
    let mut lines: Vec<String> = all.reached().iter().flat_map(lines).collect();
    lines.sort();
    lines.dedup();
    lines.into_iter().map(|line| line + "\n").collect()
}

fn lines(of: &Reached<'_>) -> Vec<String> {
    let gate = |more: &[String]| {
        let mut all = [&of.features[..], more].concat();
        all.sort();
        all.dedup();
        if all.is_empty() {
            String::new()
        } else {
            format!(" [{}]", all.join(", "))
        }
    };
    let line = |more: &[String], what: String| format!("{}{}: {what}", of.path, gate(more));
    let mut out = vec![line(&[], item(of.item))];
    if let Some(derived) = derives(of.item) {
        out.push(line(&[], derived));
    }
    if let Some(made) = macro_of(of.item) {
        out.push(line(&[], made));
    }
    for (gates, block) in &of.foreign {
        let gates = [&gates[..], &features(&block.attrs)].concat();
        let (generics, of) = (tokens(&block.generics), tokens(&block.self_ty));
        out.push(line(&gates, format!("impl{generics} for {of}")));
    }
    if let Item::Trait(item) = of.item {
        out.extend(item.items.iter().map(|member| line(&[], of_trait(member))));
    }
    for block in &of.impls {
        let gates = features(&block.attrs);
        match &block.trait_ {
            Some((path, _)) => {
                let generics = tokens(&block.generics);
                out.push(line(&gates, format!("impl{generics} {}", tokens(path))));
            }
            None => out.extend(block.items.iter().filter_map(|member| {
                let (shown, more) = of_impl(member)?;
                Some(line(&[&gates[..], &more].concat(), shown))
            })),
        }
    }
    let calls = of.macros.iter();
    out.extend(calls.map(|call| line(&features(&call.attrs), tokens(&call.mac.path) + "!")));
    out
}

fn item(item: &Item) -> String {
    match item {
        Item::Const(item) => format!("pub const: {}", tokens(&item.ty)),
        Item::Static(item) => format!("pub static: {}", tokens(&item.ty)),
        Item::Type(item) => format!("pub type{} = {}", tokens(&item.generics), tokens(&item.ty)),
        Item::Fn(item) => format!("pub {}", tokens(&item.sig)),
        Item::Trait(item) => {
            let bounds = tokens(&item.supertraits);
            let colon = if bounds.is_empty() { "" } else { ": " };
            format!("pub trait{}{colon}{bounds}", tokens(&item.generics))
        }
        Item::Struct(item) => format!(
            "{}pub struct{}{}",
            open(&item.attrs),
            tokens(&item.generics),
            fields(&item.fields)
        ),
        Item::Enum(item) => {
            let variants: Vec<String> = item
                .variants
                .iter()
                .map(|variant| {
                    let all = variant.fields.iter().map(|field| match &field.ident {
                        Some(name) => format!("{name}: {}", tokens(&field.ty)),
                        None => tokens(&field.ty),
                    });
                    let all: Vec<String> = all.collect();
                    match &variant.fields {
                        Fields::Named(_) => format!("{} {{ {} }}", variant.ident, all.join(", ")),
                        Fields::Unnamed(_) => format!("{}({})", variant.ident, all.join(", ")),
                        Fields::Unit => variant.ident.to_string(),
                    }
                })
                .collect();
            let (open, generics) = (open(&item.attrs), tokens(&item.generics));
            format!("{open}pub enum{generics} {{ {} }}", variants.join(", "))
        }
        _ => String::new(),
    }
}

fn open(attributes: &[syn::Attribute]) -> &'static str {
    let is = |attribute: &syn::Attribute| attribute.path().is_ident("non_exhaustive");
    if attributes.iter().any(is) {
        "#[non_exhaustive] "
    } else {
        ""
    }
}

fn fields(fields: &Fields) -> String {
    let shown: Vec<String> = fields
        .iter()
        .filter(|field| public(&field.vis))
        .map(|field| match &field.ident {
            Some(name) => format!("pub {name}: {}", tokens(&field.ty)),
            None => format!("pub {}", tokens(&field.ty)),
        })
        .chain(
            fields
                .iter()
                .any(|field| !public(&field.vis))
                .then(|| "..".to_owned()),
        )
        .collect();
    match fields {
        Fields::Named(_) => format!(" {{ {} }}", shown.join(", ")),
        Fields::Unnamed(_) => format!("({})", shown.join(", ")),
        Fields::Unit => String::new(),
    }
}

fn derives(item: &Item) -> Option<String> {
    let attributes = match item {
        Item::Struct(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        _ => return None,
    };
    let derived = attributes
        .iter()
        .find(|attribute| attribute.path().is_ident("derive"))?;
    Some(tokens(&derived.meta))
}

fn of_trait(member: &TraitItem) -> String {
    match member {
        TraitItem::Fn(function) => tokens(&function.sig),
        TraitItem::Const(constant) => format!("const {}: {}", constant.ident, tokens(&constant.ty)),
        other => tokens(other),
    }
}

/// What a function of a macro crate is to its users.
fn macro_of(item: &Item) -> Option<String> {
    let Item::Fn(function) = item else {
        return None;
    };
    let mut attributes = function.attrs.iter();
    let made = attributes.find(|attribute| attribute.path().is_ident("proc_macro_derive"))?;
    Some(tokens(&made.meta))
}

/// A public member of a type's own, and the features that it needs.
fn of_impl(member: &ImplItem) -> Option<(String, Vec<String>)> {
    match member {
        ImplItem::Fn(of) if public(&of.vis) && !is_hidden(&of.attrs) => {
            Some((format!("pub {}", tokens(&of.sig)), features(&of.attrs)))
        }
        ImplItem::Const(of) if public(&of.vis) => {
            let shown = format!("pub const {}: {}", of.ident, tokens(&of.ty));
            Some((shown, features(&of.attrs)))
        }
        _ => None,
    }
}

/// The tokens, spaced as people space them.
pub(super) fn tokens(of: &impl ToTokens) -> String {
    let mut text = of.to_token_stream().to_string();
    for (loose, tight) in [
        (" :: ", "::"),
        (" < ", "<"),
        (" > ", "> "),
        (" >", ">"),
        ("> >", ">>"),
        (" ,", ","),
        (",)", ")"),
        (" : ", ": "),
        (" (", "("),
        ("( ", "("),
        ("< ", "<"),
        (" )", ")"),
        ("& ", "&"),
        ("&'", "&'"),
        ("' ", "'"),
        (" ;", ";"),
        (" [", " ["),
        ("[ ", "["),
        (" ]", "]"),
        ("> ::", ">::"),
        ("> ,", ">,"),
        ("> )", ">)"),
        ("> (", ">("),
        ("-> ", "-> "),
        ("  ", " "),
    ] {
        while text.contains(loose) && loose != tight {
            text = text.replace(loose, tight);
        }
    }
    text.trim().to_owned()
}
