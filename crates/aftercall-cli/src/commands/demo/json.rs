//! `--format json`: one object a line, one line a scene.
//!
//! `scene` (a stable name), `title`, `fault` (as `aftercall orderdesk --fault`
//! takes it, or null), `fails` (whether the call can't do what it was asked),
//! `call` (`tool`, `arguments`), and `servers`: for the plain desk and the one
//! written with the library, `server`, `effect` (of the tool, by its listing),
//! `answers` (how often the server was asked), and both sides of the proxy,
//! `upstream` and `proxied`, each with the raw `frame` (null if there was none),
//! the `decision` on it and its `reason`. Members may be added.

use std::io::{self, Write};

use aftercall::Effect;
use serde::Serialize;
use serde_json::value::RawValue;

use super::judge::judge;
use super::scene::Scene;
use super::session::Take;

pub(crate) fn row(out: &mut impl Write, scene: &Scene, takes: [&Take; 2]) -> io::Result<()> {
    let row = Row {
        scene: scene.id,
        title: scene.title,
        fault: scene.fault,
        fails: scene.fails,
        call: Call {
            tool: scene.tool,
            arguments: scene.arguments(),
        },
        servers: takes.map(|take| server(scene, take)),
    };
    let line = serde_json::to_string(&row)?;
    writeln!(out, "{line}")
}

fn server<'a>(scene: &Scene, take: &'a Take) -> Heard<'a> {
    let side = |frame: &'a Option<Box<RawValue>>| {
        let decision = judge(frame.as_deref(), scene, take.effect, take.took);
        Side {
            frame: frame.as_deref(),
            decision: decision.name(),
            reason: decision.reason(),
        }
    };
    Heard {
        server: take.server.id(),
        effect: take.effect,
        answers: take.answers,
        upstream: side(&take.upstream),
        proxied: side(&take.proxied),
    }
}

#[derive(Serialize)]
struct Row<'a> {
    scene: &'a str,
    title: &'a str,
    fault: Option<&'a str>,
    fails: bool,
    call: Call<'a>,
    servers: [Heard<'a>; 2],
}

#[derive(Serialize)]
struct Call<'a> {
    tool: &'a str,
    arguments: serde_json::Map<String, serde_json::Value>,
}

#[derive(Serialize)]
struct Heard<'a> {
    server: &'a str,
    effect: Effect,
    answers: usize,
    upstream: Side<'a>,
    proxied: Side<'a>,
}

#[derive(Serialize)]
struct Side<'a> {
    frame: Option<&'a RawValue>,
    decision: &'a str,
    reason: String,
}
