//! What the operator knows of a tool, over what the tool says of itself.

use aftercall::effect::Annotations;

use super::InvalidSetting;

/// What the operator knows of a tool. What is not stated is left to the tool's
/// own hints.
///
/// Whoever says that a tool destroys, or must not be repeated, also denies that
/// it only reads; whoever says that it only reads denies that it destroys.
///
/// ```
/// use aftercall::effect::{Annotations, Effect};
/// use aftercall_proxy::settings::Hints;
///
/// let reads = Annotations { read_only: Some(true), ..Annotations::default() };
/// let destroys = Hints::new(None, Some(true), None)?;
/// assert_eq!(destroys.over(reads).effect(), Effect::Write);
/// # Ok::<(), aftercall_proxy::settings::InvalidSetting>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    read_only: Option<bool>,
    destructive: Option<bool>,
    idempotent: Option<bool>,
}

impl Hints {
    /// It only reads; it destroys; twice is the same as once.
    ///
    /// # Errors
    /// For a tool that only reads, and destroys or is not idempotent.
    pub const fn new(
        read_only: Option<bool>,
        destructive: Option<bool>,
        idempotent: Option<bool>,
    ) -> Result<Self, InvalidSetting> {
        match (read_only, destructive, idempotent) {
            (Some(true), Some(true), _) => Err(InvalidSetting::ReadsAndDestroys),
            (Some(true), _, Some(false)) => Err(InvalidSetting::ReadsOnce),
            _ => Ok(Self {
                read_only,
                destructive,
                idempotent,
            }),
        }
    }

    /// These, and where they say nothing, those of the server that the tool
    /// belongs to.
    #[must_use]
    pub const fn or(self, server: Self) -> Self {
        let said = self.over(Annotations {
            read_only: server.read_only,
            destructive: server.destructive,
            idempotent: server.idempotent,
            open_world: None,
        });
        Self {
            read_only: said.read_only,
            destructive: said.destructive,
            idempotent: said.idempotent,
        }
    }

    /// The hints that count, given the tool's own.
    #[must_use]
    pub const fn over(self, said: Annotations) -> Annotations {
        let denies_reading =
            matches!(self.destructive, Some(true)) || matches!(self.idempotent, Some(false));
        let reads = matches!(self.read_only, Some(true));
        let read_only = match self.read_only {
            None if denies_reading => Some(false),
            None => said.read_only,
            stated => stated,
        };
        let destructive = match self.destructive {
            None if reads => None,
            None => said.destructive,
            stated => stated,
        };
        let idempotent = match self.idempotent {
            None if reads => None,
            None => said.idempotent,
            stated => stated,
        };
        Annotations {
            read_only,
            idempotent,
            destructive,
            open_world: said.open_world,
        }
    }

    /// It only reads.
    #[must_use]
    pub const fn read_only(self) -> Option<bool> {
        self.read_only
    }

    /// It destroys.
    #[must_use]
    pub const fn destructive(self) -> Option<bool> {
        self.destructive
    }

    /// Twice is the same as once.
    #[must_use]
    pub const fn idempotent(self) -> Option<bool> {
        self.idempotent
    }
}
