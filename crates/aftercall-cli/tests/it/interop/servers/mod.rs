//! The published servers: how each is started on a fixture of its own, and what
//! it is asked.
//!
//! The calls that must not change hold what tempts a proxy: text that speaks of
//! errors, a partial answer, JSON inside text, images, resources, progress
//! notifications between request and answer. The failures take every way that
//! these servers have to say no: a thrown exception, an argument that does not
//! fit the schema, a rule of the server's own, an unknown tool (a result with a
//! flag from some, a JSON-RPC error from others).

use serde_json::{Value, json};

mod npm;
mod pypi;

pub(super) use npm::{everything, filesystem, memory};
pub(super) use pypi::{git, sqlite, time};

/// One server on its fixture, and the calls in their order.
pub(super) struct Scenario {
    pub(super) command: Vec<String>,
    /// Whether it speaks revision 2026-07-28 to a client that asks for it.
    pub(super) modern: bool,
    pub(super) steps: Vec<Step>,
}

/// One call and what is to come of it.
pub(super) struct Step {
    pub(super) tool: &'static str,
    arguments: Value,
    pub(super) expect: Expect,
}

/// What the proxy has to make of the answer.
pub(super) enum Expect {
    /// Nothing: every byte as the server wrote it.
    Same,
    /// A sentence more, which says that nothing was found.
    Empty,
    /// A structured failure of this category.
    Fails(Category),
    /// A note in `_meta` of this category, and nothing else: the words say that
    /// it failed, and neither flag nor shape does.
    Noted(&'static str),
}

/// What a failure is, and whether the proxy has to see it.
#[derive(Clone, Copy)]
pub(super) struct Category {
    pub(super) name: &'static str,
    /// The server's words alone hold the evidence. Then unclassified is honest
    /// too; another category is not.
    pub(super) only_prose: bool,
}

impl Step {
    /// The parameters of the call.
    pub(super) fn request(&self) -> Value {
        json!({ "name": self.tool, "arguments": self.arguments })
    }
}

pub(super) fn same(tool: &'static str, arguments: Value) -> Step {
    step(tool, arguments, Expect::Same)
}

fn empty(tool: &'static str, arguments: Value) -> Step {
    step(tool, arguments, Expect::Empty)
}

/// A failure with evidence: a code, a schema, an SDK's own form.
fn fails(tool: &'static str, arguments: Value, name: &'static str) -> Step {
    let only_prose = false;
    step(
        tool,
        arguments,
        Expect::Fails(Category { name, only_prose }),
    )
}

/// A failure that nothing but the server's own sentence explains.
fn says(tool: &'static str, arguments: Value, name: &'static str) -> Step {
    let only_prose = true;
    step(
        tool,
        arguments,
        Expect::Fails(Category { name, only_prose }),
    )
}

/// A failure by its words that the server passes off as a success.
fn unflagged(tool: &'static str, arguments: Value, name: &'static str) -> Step {
    step(tool, arguments, Expect::Noted(name))
}

fn step(tool: &'static str, arguments: Value, expect: Expect) -> Step {
    Step {
        tool,
        arguments,
        expect,
    }
}
