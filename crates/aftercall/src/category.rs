//! The four categories: who must act.
//!
//! ```
//! use aftercall::{Category, Failure};
//!
//! fn next(failure: &Failure) -> &'static str {
//!     match failure.category() {
//!         Some(Category::Transient) => "wait",
//!         Some(Category::Validation) => "correct the arguments",
//!         Some(Category::Business) => "tell the user",
//!         Some(Category::Permission) => "ask somebody who may",
//!         None => "find out more; a guess would be acted on",
//!     }
//! }
//!
//! assert!(next(&Failure::unexplained("Operation failed")).starts_with("find out"));
//! ```

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// Which kind of failure it is, told by who must act.
///
/// Ask in this order; the first yes decides (the boundary cases are in
/// [`crate::classify`]):
///
/// 1. the caller's own identity or rights stop it: [`Permission`](Self::Permission);
/// 2. the same request can succeed later while nobody changes anything:
///    [`Transient`](Self::Transient);
/// 3. the caller can mend the arguments from what it is told:
///    [`Validation`](Self::Validation);
/// 4. well-formed, allowed, reachable, and refused by a rule, a limit or the
///    present state: [`Business`](Self::Business).
///
/// A failure of which nothing says the kind has *no* category; readers meet it
/// as `Option::None`, never as a fifth variant or a default.
///
/// ```
/// use aftercall::Category;
///
/// let category: Category = "business".parse()?;
/// assert_eq!(category.to_string(), "business");
/// assert!(!category.heals());
/// # Ok::<(), aftercall::category::UnknownCategory>(())
/// ```
///
#[cfg_attr(not(feature = "classify"), doc = "[`crate::classify`]: crate")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(
    clippy::exhaustive_enums,
    reason = "the wire format closes the set; a fifth category would be another format"
)]
pub enum Category {
    /// Waiting mends it: a timeout, a refused connection, a rate limit, a lock.
    Transient,
    /// Other arguments mend it: malformed, missing, out of range, naming nothing.
    Validation,
    /// A rule, a limit or the present state refuses it; a person or another path.
    Business,
    /// Another principal could do it; this one may not.
    Permission,
}

impl Category {
    /// Every category, in the order of the wire format.
    pub const ALL: [Self; 4] = [
        Self::Transient,
        Self::Validation,
        Self::Business,
        Self::Permission,
    ];

    /// The name on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Transient => "transient",
            Self::Validation => "validation",
            Self::Business => "business",
            Self::Permission => "permission",
        }
    }

    /// Can the very same request succeed later while nobody changes anything?
    ///
    /// True for [`Transient`](Self::Transient) alone. Whether it is *safe* to
    /// send again is another question: see [`crate::Failure::resend`].
    #[must_use]
    pub const fn heals(self) -> bool {
        match self {
            Self::Transient => true,
            Self::Validation | Self::Business | Self::Permission => false,
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Category {
    type Err = UnknownCategory;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|category| category.as_str() == s)
            .ok_or(UnknownCategory(()))
    }
}

/// The text names none of the four categories.
///
/// ```
/// use aftercall::Category;
///
/// let error = "network".parse::<Category>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "not a category: use transient, validation, business or permission"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownCategory(());

impl fmt::Display for UnknownCategory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a category: use transient, validation, business or permission")
    }
}

impl core::error::Error for UnknownCategory {}
