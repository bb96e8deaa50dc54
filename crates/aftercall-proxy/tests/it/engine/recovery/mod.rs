//! What the engine does about failures: each test counts what the server was
//! made to do.

mod advice;
mod ambiguous;
mod repeats;
mod resends;
mod restarts;
mod settings;
mod storm;
mod table;
pub(crate) mod world;
