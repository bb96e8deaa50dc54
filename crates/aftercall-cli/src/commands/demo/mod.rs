//! `aftercall demo`: each kind of failure, before and after.
//!
//! Two servers stand on the same order desk and meet the same faults: one
//! written as most servers are, one written with the library. Each is started
//! behind `aftercall proxy`, called by a real client, and listened to on both
//! sides of the proxy. What is shown is what was heard there, and what
//! [`aftercall::recover::decide`] makes of it; the demo holds no answer of its
//! own.

use tokio::{runtime, signal};

use crate::exit::{ExitStatus, Failed};

mod frames;
mod json;
mod judge;
mod scene;
mod session;
mod text;
mod wrap;

use scene::SCENES;
use session::{Server, Stage};

/// Shows what an agent gets back when a tool call fails, before and after.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How to write it: for people, or one JSON object a line.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    #[default]
    Text,
    Json,
}

pub(crate) fn run(args: &Args) -> Result<ExitStatus, Failed> {
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        // Leaving early has to pass by the stage, which cleans up behind itself.
        tokio::select! {
            played = play(args.format) => played,
            interrupted = signal::ctrl_c() => {
                interrupted?;
                Err("interrupted".into())
            }
        }
    })?;
    Ok(ExitStatus::Clean)
}

async fn play(format: Format) -> Result<(), Failed> {
    let stage = Stage::build()?;
    let mut out = anstream::stdout();
    let mut shown = text::Shown::new();
    for scene in &SCENES {
        let (plain, desk) = tokio::join!(
            session::play(&stage, scene, Server::Plain),
            session::play(&stage, scene, Server::OrderDesk),
        );
        let (plain, desk) = (plain?, desk?);
        match format {
            Format::Text => shown.row(&mut out, scene, &plain, &desk)?,
            Format::Json => json::row(&mut out, scene, [&plain, &desk])?,
        }
    }
    if format == Format::Text {
        shown.end(&mut out)?;
    }
    Ok(())
}
