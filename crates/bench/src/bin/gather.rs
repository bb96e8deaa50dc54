//! What gathering itself costs: many sources without any latency.
//!
//! ```text
//! cargo run --release -p aftercall-bench --bin gather
//! ```
//!
//! Prints the median of several rounds of 10,000 sources, and what one source
//! adds to a report and to the peak while it is made, for a growing number of
//! them: flat where memory is linear.
#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use std::fs;
use std::hint::black_box;
use std::time::{Duration, Instant, SystemTime};

use aftercall::gather::{Gather, Report, Source};
use aftercall::recover::{Driver, Policy};
use aftercall::{Answer, Effect, Outcome, ToolError};
use tokio::runtime::{Builder, Runtime};

const SOURCES: usize = 10_000;
const ROUNDS: usize = 31;
/// The goal for [`SOURCES`].
const GOAL: Duration = Duration::from_millis(20);

type Failed = Box<dyn std::error::Error>;

fn main() -> Result<(), Failed> {
    let runtime = Builder::new_current_thread().enable_time().build()?;
    let mut took: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let names = names(SOURCES);
            let start = Instant::now();
            black_box(gather(&runtime, names));
            start.elapsed()
        })
        .collect();
    took.sort_unstable();
    let (median, worst) = (took[ROUNDS / 2], took[ROUNDS - 1]);
    let verdict = if median <= GOAL { "met" } else { "missed" };
    println!("{SOURCES} sources: {median:.1?}, at worst {worst:.1?} (goal: {GOAL:.0?}, {verdict})");

    println!("sources, bytes of each in the report, at the peak:");
    for sources in [20_000, 40_000, 80_000, 160_000, 320_000] {
        let names = names(sources);
        let before = resident("VmRSS:")?;
        let report = gather(&runtime, names);
        let each = |name| Ok::<_, Failed>(resident(name)?.saturating_sub(before) / sources);
        println!("{sources:>8} {:>6} {:>6}", each("VmRSS:")?, each("VmHWM:")?);
        drop(black_box(report));
    }
    Ok(())
}

fn names(sources: usize) -> Vec<Source> {
    (0..sources)
        .map(|n| Source::new(format!("source-{n}")))
        .collect()
}

/// Eight in ten find something; of the rest, half find nothing and half refuse.
fn gather(runtime: &Runtime, names: Vec<Source>) -> Report<u64> {
    let driver = Driver::new(Policy::in_agent(), || SystemTime::UNIX_EPOCH, || 7);
    let ask = |source: Source, _| async move {
        let outcome: Outcome<u64> = match source.as_str().as_bytes().last() {
            Some(b'0') => Err(ToolError::permission("Not yours.").into()),
            Some(b'5') => Ok(Answer::empty("it")),
            _ => Ok(Answer::Found(1)),
        };
        outcome
    };
    let gather = Gather::new(driver);
    let report = runtime.block_on(gather.ask(names, Effect::ReadOnly, ask));
    assert!(report.succeeded().count() >= report.requested() / 2);
    report
}

/// A figure of this process, in bytes. Linux only.
fn resident(name: &str) -> Result<usize, Failed> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let figure = line.and_then(|line| line.split_whitespace().next());
    Ok(figure.ok_or("no such figure")?.parse::<usize>()? * 1024)
}
