//! Tool outcomes.
