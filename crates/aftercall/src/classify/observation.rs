//! What was seen of one call, and what is known of the tool.

use std::time::SystemTime;

use super::Surface;
use crate::Effect;

/// One outcome to judge: what it looks like, and what is known beside it.
///
/// ```
/// use aftercall::Effect;
/// use aftercall::classify::{Observation, Surface};
///
/// let seen = Observation::new(Surface::Text("connect ECONNREFUSED 127.0.0.1:5432"))
///     .effect(Effect::ReadOnly)
///     .tool("search_orders");
/// # let _ = seen;
/// ```
#[derive(Clone, Debug)]
pub struct Observation<'a> {
    pub(super) surface: Surface<'a>,
    pub(super) effect: Effect,
    pub(super) wall: Option<SystemTime>,
    pub(super) tool: Option<&'a str>,
}

impl<'a> Observation<'a> {
    /// Only what it looks like. The effect of the tool is unknown, and so is
    /// the date.
    #[must_use]
    pub const fn new(surface: Surface<'a>) -> Self {
        Self {
            surface,
            effect: Effect::Unknown,
            wall: None,
            tool: None,
        }
    }

    /// The same, of a tool of this kind.
    #[must_use]
    pub const fn effect(mut self, effect: Effect) -> Self {
        self.effect = effect;
        self
    }

    /// The same, seen at this date. Without it, a wait that is stated as a date
    /// can be read only against a `Date` header of the answer itself.
    #[must_use]
    pub const fn wall(mut self, wall: SystemTime) -> Self {
        self.wall = Some(wall);
        self
    }

    /// The same, of the tool of this name. A name tells whether a tool reports
    /// on something else's state (`get_job_status`), where `"success": false`
    /// is the answer and not a failure.
    #[must_use]
    pub const fn tool(mut self, tool: &'a str) -> Self {
        self.tool = Some(tool);
        self
    }
}
