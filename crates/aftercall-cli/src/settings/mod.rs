//! What the operator decides: flags, one TOML file, and where each value in
//! force comes from.
//!
//! [`Key`] is the one list of settings. The reader of the file, the flags, the
//! printed page and the JSON Schema all follow it, so they cannot disagree.
//!
//! A value passes four stages: it is read with its place ([`file`]), checked by
//! itself ([`read`]), laid over what is more general ([`merge`]), and checked
//! with the others by the types that the engine takes ([`engine`]). Nothing
//! stops at the first fault: whoever mends a file wants to know all of them.

mod document;
mod engine;
mod fault;
mod file;
mod key;
mod merge;
mod origin;
mod print;
mod read;
mod schema;
mod select;
mod units;
mod value;
mod words;

pub(crate) use engine::engine_settings;
pub(crate) use file::File;
pub(crate) use key::{Key, Kind};
pub(crate) use merge::Values;
pub(crate) use print::{json, text};
pub(crate) use read::parse;
pub(crate) use schema::schema;
pub(crate) use select::{Overrides, Selected, select, select_all};
pub(crate) use value::Value;

#[cfg(test)]
mod tests;
