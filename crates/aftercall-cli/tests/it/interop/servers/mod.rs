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
    /// A structured failure. The category is given where the server's words
    /// leave no doubt, and must then be found.
    Fails(Option<&'static str>),
}

impl Step {
    /// The parameters of the call.
    pub(super) fn request(&self) -> Value {
        json!({ "name": self.tool, "arguments": self.arguments })
    }
}

fn same(tool: &'static str, arguments: Value) -> Step {
    let expect = Expect::Same;
    Step {
        tool,
        arguments,
        expect,
    }
}

fn empty(tool: &'static str, arguments: Value) -> Step {
    let expect = Expect::Empty;
    Step {
        tool,
        arguments,
        expect,
    }
}

fn fails(tool: &'static str, arguments: Value, category: impl Into<Option<&'static str>>) -> Step {
    let expect = Expect::Fails(category.into());
    Step {
        tool,
        arguments,
        expect,
    }
}
