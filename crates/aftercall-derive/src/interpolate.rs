//! `{field}` in a text.
//!
//! A named field is captured by `format!` itself. A tuple's `{0}` is rewritten
//! to the name that its binding has, because `format!` would take it for its
//! own first argument.

use proc_macro2::TokenStream;
use quote::quote;
use syn::LitStr;

/// An expression of type `String`.
pub(crate) fn text(literal: &LitStr) -> TokenStream {
    let value = literal.value();
    if !value.contains(['{', '}']) {
        return quote! { ::std::string::String::from(#literal) };
    }
    let renamed = LitStr::new(&rename_positions(&value), literal.span());
    quote! { ::std::format!(#renamed) }
}

/// The binding of the field at `position` of a tuple.
pub(crate) fn positional(position: u32) -> String {
    format!("field_{position}")
}

fn rename_positions(format: &str) -> String {
    let mut out = String::with_capacity(format.len() + 8);
    let mut rest = format;
    while let Some(brace) = rest.find('{') {
        let (before, from) = rest.split_at(brace);
        out.push_str(before);
        if let Some(after) = from.strip_prefix("{{") {
            out.push_str("{{");
            rest = after;
            continue;
        }
        let after = &from[1..];
        out.push('{');
        let digits = after
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(after.len());
        match after[..digits].parse() {
            Ok(position) => out.push_str(&positional(position)),
            Err(_) => out.push_str(&after[..digits]),
        }
        rest = &after[digits..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::rename_positions;

    #[test]
    fn positions_are_renamed_and_escapes_are_not() {
        assert_eq!(rename_positions("{0} of {1:?}"), "{field_0} of {field_1:?}");
        assert_eq!(rename_positions("{{0}} {name}"), "{{0}} {name}");
        assert_eq!(rename_positions("open {"), "open {");
    }
}
