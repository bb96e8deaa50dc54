//! What became of a call, before a face puts it into words.

use aftercall::Answer;
use serde::Serialize;
use serde_json::Value;

use crate::trouble::Trouble;

pub(crate) type Done = Result<Answer<Value>, Trouble>;

pub(crate) fn found(thing: &impl Serialize) -> Done {
    Ok(Answer::Found(json(thing)?))
}

pub(crate) fn list(matches: &[impl Serialize], what: String) -> Done {
    Ok(if matches.is_empty() {
        Answer::empty(what)
    } else {
        Answer::Found(json(&matches)?)
    })
}

/// One list of what several sites returned.
pub(crate) fn together(lists: impl Iterator<Item = Value>) -> Value {
    lists
        .flat_map(|list| match list {
            Value::Array(rows) => rows,
            row => vec![row],
        })
        .collect()
}

fn json(thing: &impl Serialize) -> Result<Value, Trouble> {
    serde_json::to_value(thing).map_err(Trouble::broken)
}
