//! A server that ends while its client is still there.

mod calls;
mod coming_back;
mod session;

use aftercall_proxy::Config;
use aftercall_proxy::How;

use super::world::{Reply, World, works};

const CRASH: How = How::Signal(9);

/// A host that waits 60 s, and a server that follows the script.
fn world(script: impl FnMut(&str, usize) -> Reply + 'static) -> World {
    World::new(Config::default(), "@cline/core", script)
}

/// One that has crashed while idle, and is back.
fn after_idle_crash() -> World {
    let mut world = world(|_, _| works());
    world.dies(CRASH);
    world.wait(5.0);
    world
}
