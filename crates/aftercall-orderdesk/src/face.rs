//! How the desk speaks of what happened.

use rmcp::model::{CallToolResult, ErrorData, Tool as Listed};

use crate::done::Done;
use crate::tools::Tool;

mod explaining;
mod plain;

/// Which of two ways the desk speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "the desk and its twin")]
pub enum Face {
    /// What went wrong, whether it ran, and what to do next.
    #[default]
    Explaining,
    /// As most servers do.
    Plain,
}

impl Face {
    pub(crate) fn listed(self, tool: Tool) -> Listed {
        match self {
            Self::Explaining => tool.explained(),
            Self::Plain => tool.plain(),
        }
    }

    pub(crate) fn render(self, tool: Tool, done: Done) -> Result<CallToolResult, ErrorData> {
        match self {
            Self::Explaining => explaining::render(tool, done),
            Self::Plain => Ok(plain::render(tool, done)),
        }
    }
}
