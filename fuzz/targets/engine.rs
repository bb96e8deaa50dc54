//! Any session through an engine without an opinion.

use std::time::{Duration, SystemTime};

use aftercall::Now;
use aftercall_proxy::How;
use aftercall_proxy::rewrite::Plain;
use aftercall_proxy::{Action, Config, Engine, Exit, Fate, Side};

/// Each line is a frame. Its first byte says who sends it and how much time
/// has passed; `!` as a whole line ends the server, and one that is asked for
/// starts at once.
pub(crate) fn engine(bytes: &[u8]) {
    let mut engine = Engine::new(Config::default(), Plain);
    let mut now = Now {
        mono: Duration::ZERO,
        wall: SystemTime::UNIX_EPOCH,
    };
    for line in bytes.split(|byte| *byte == b'\n') {
        let [first, frame @ ..] = line else { continue };
        now = now + Duration::from_secs(u64::from(first >> 2));
        let was_up = engine.upstream_is_up();
        engine.tick(now);
        if line == b"!" {
            engine.upstream_ended(Exit::new(How::Closed), now);
        } else if first & 1 == 0 {
            let is_up = engine.upstream_is_up();
            let fate = engine.client(frame, now);
            assert!(is_up || fate == Fate::Withhold, "nobody is there");
            // A later server is kept from what was meant for an earlier one.
            let is_first = engine.incarnation() == 0;
            assert!(
                !is_up || !is_first || fate != Fate::Withhold,
                "nobody has an opinion"
            );
        } else if engine.upstream_is_up() {
            let is_first = engine.incarnation() == 0;
            let fate = engine.upstream(frame, now);
            assert!(
                !is_first || !matches!(fate, Fate::Replace(_)),
                "nobody has an opinion"
            );
        }
        for action in engine.actions() {
            match action {
                Action::Send { to, frame } => {
                    assert!(frame.ends_with(b"\n"), "what is sent is a line");
                    let is_there = was_up || engine.upstream_is_up();
                    assert!(to == Side::Client || is_there, "nobody is there");
                }
                Action::Start { incarnation } => engine.upstream_started(incarnation, now),
                _ => {}
            }
        }
    }
    engine.client_closed(now);
    if engine.upstream_exit().is_some() {
        assert!(engine.is_idle(), "everything was answered");
    }
}
