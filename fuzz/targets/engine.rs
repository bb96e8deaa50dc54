//! Any session through an engine without an opinion.

use std::time::{Duration, SystemTime};

use aftercall::Now;
use aftercall_proxy::engine::How;
use aftercall_proxy::rewrite::Plain;
use aftercall_proxy::{Action, Config, Engine, Exit, Fate, Side};

/// Each line is a frame. Its first byte says who sends it and how much time
/// has passed; `!` as a whole line ends the server.
pub(crate) fn engine(bytes: &[u8]) {
    let mut engine = Engine::new(Config::default(), Plain);
    let mut now = Now {
        mono: Duration::ZERO,
        wall: SystemTime::UNIX_EPOCH,
    };
    let mut ended = false;
    for line in bytes.split(|byte| *byte == b'\n') {
        let [first, frame @ ..] = line else { continue };
        now = now + Duration::from_secs(u64::from(first >> 2));
        engine.tick(now);
        if line == b"!" {
            engine.upstream_ended(Exit::new(How::Closed), now);
            ended = true;
        } else if first & 1 == 0 {
            let fate = engine.client(frame, now);
            assert_eq!(
                fate == Fate::Withhold,
                ended,
                "only a dead server is kept from"
            );
        } else if !ended {
            let fate = engine.upstream(frame, now);
            assert!(!matches!(fate, Fate::Replace(_)), "nobody has an opinion");
        }
        for action in engine.actions() {
            if let Action::Send { to, frame } = action {
                assert!(frame.ends_with(b"\n"), "what is sent is a line");
                assert!(to == Side::Client || !ended, "nobody is there");
            }
        }
    }
    if ended {
        assert!(engine.is_idle(), "everything was answered");
    }
}
