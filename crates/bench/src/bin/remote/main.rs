//! What the HTTP listener adds, beside what nginx adds, and what it holds.
//!
//! One server, and between it and the client nothing, nginx's `proxy_pass`, or
//! the listener. The three take turns, so that what else the machine does hits
//! all of them; each number is the median of the rounds. What a proxy adds is
//! the difference to nothing between: of the median call with one in flight,
//! and of the time that a call takes of the whole with many.
//!
//! ```text
//! cargo build --release -p aftercall-cli
//! cargo run --release -p aftercall-bench --bin remote [-- --rounds 9] [--binary PATH] [--only PART]...
//! ```
//!
//! Parts are `calls`, `streams`, `sessions` and `programs`; nginx has to be on
//! the path for the first.

mod load;
mod server;
mod sessions;
mod setup;
mod wire;

use std::io::{self, Write};
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use aftercall_bench::size;
use rustix::process::{Resource, getrlimit, setrlimit};
use setup::Running;

const CALLS: usize = 2_000;
const MANY_CALLS: usize = 20_000;
const MANY: usize = 32;
/// What we add is at most this many times what nginx adds.
const SHARE: f64 = 1.3;

const STREAMS: usize = 1_000;
const STREAMS_MIB: f64 = 64.0;

/// 28 sessions a second make an hour of these, after enough of them that every
/// table has been full.
const SESSIONS: usize = 100_000;
const SESSIONS_BEFORE: usize = 10_000;
/// The same with a process for each.
const PROGRAMS: usize = 4_000;
const PROGRAMS_BEFORE: usize = 2_000;
/// Memory is flat when it grows by less, in MiB.
const FLAT_MIB: f64 = 1.0;
/// What was left may take this long to end.
const SETTLE: Duration = Duration::from_secs(2);

fn main() -> io::Result<()> {
    let options = Options::read()?;
    widen_descriptors()?;
    let server = server::serve()?;
    for (name, measure) in PARTS {
        if options.only.is_empty() || options.only.iter().any(|only| only == name) {
            measure(&options, server)?;
        }
    }
    Ok(())
}

type Part = fn(&Options, u16) -> io::Result<()>;

const PARTS: [(&str, Part); 4] = [
    ("calls", calls),
    ("streams", streams),
    ("sessions", sessions),
    ("programs", programs),
];

struct Options {
    rounds: usize,
    binary: PathBuf,
    /// A program that speaks on pipes.
    program: PathBuf,
    /// The parts to measure; all where none is named.
    only: Vec<String>,
}

impl Options {
    fn read() -> io::Result<Self> {
        let here = std::env::current_exe()?;
        let mut options = Self {
            rounds: 9,
            binary: here.with_file_name("aftercall"),
            program: here.with_file_name("echo-server"),
            only: Vec::new(),
        };
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            let value = arguments.next().unwrap_or_default();
            match argument.as_str() {
                "--rounds" => options.rounds = value.parse().map_err(io::Error::other)?,
                "--binary" => options.binary = value.into(),
                "--only" if PARTS.iter().any(|(name, _)| *name == value) => {
                    options.only.push(value);
                }
                _ => return Err(io::Error::other(format!("what is `{argument} {value}`?"))),
            }
        }
        for (path, package) in [
            (&options.binary, "aftercall-cli"),
            (&options.program, "aftercall-bench"),
        ] {
            if !path.exists() {
                let path = path.display();
                return Err(io::Error::other(format!(
                    "{path} is not there; run `cargo build --release -p {package}`"
                )));
            }
        }
        Ok(options)
    }
}

fn calls(options: &Options, server: u16) -> io::Result<()> {
    let nginx = setup::nginx(server)?;
    let ours = setup::remote(&options.binary, server)?;
    let ports = [server, nginx.port, ours.port];
    let mut alone = [const { Vec::new() }; 3];
    let mut together = [const { Vec::new() }; 3];
    for _ in 0..options.rounds {
        for ((alone, together), port) in alone.iter_mut().zip(&mut together).zip(ports) {
            alone.push(load::one_in_flight(port, CALLS)?);
            together.push(load::many_in_flight(port, MANY, MANY_CALLS)?);
        }
    }
    row([
        &format!("1 KiB, median of {} rounds", options.rounds),
        "direct",
        "nginx",
        "aftercall",
        "adds, times what nginx adds",
    ])?;
    compare("one in flight: p50, us", alone.map(median))?;
    let together = together.map(median);
    compare(&format!("{MANY} in flight: us a call"), together)?;
    let a_second = together.map(|micros| format!("{:.0}", 1e6 / micros));
    let [direct, nginx, ours] = &a_second;
    let what = format!("{MANY} in flight: calls a second");
    row([&what, direct, nginx, ours, ""])
}

fn streams(options: &Options, server: u16) -> io::Result<()> {
    let ours = setup::remote(&options.binary, server)?;
    let before = size::resident_mib(ours.pid())?;
    let open: Vec<_> = (0..STREAMS)
        .map(|_| load::open_stream(ours.port))
        .collect::<Result<_, _>>()?;
    let with = size::resident_mib(ours.pid())?;
    row(["resident, MiB", "before", "with", "", ""])?;
    let what = format!("{} open streams", open.len());
    let verdict = judged(with, STREAMS_MIB);
    row([&what, &number(before), &number(with), "", &verdict])
}

fn sessions(options: &Options, server: u16) -> io::Result<()> {
    let ours = setup::remote(&options.binary, server)?;
    soak(
        "sessions of a remote server",
        &ours,
        SESSIONS_BEFORE,
        SESSIONS,
    )
}

fn programs(options: &Options, _: u16) -> io::Result<()> {
    let ours = setup::hosted(&options.binary, &options.program)?;
    soak("sessions of a program", &ours, PROGRAMS_BEFORE, PROGRAMS)
}

fn soak(what: &str, ours: &Running, before: usize, count: usize) -> io::Result<()> {
    let state = || {
        thread::sleep(SETTLE);
        Ok::<_, io::Error>((size::resident_mib(ours.pid())?, size::threads(ours.pid())?))
    };
    sessions::sessions(ours.port, before)?;
    let (mib, threads) = state()?;
    sessions::sessions(ours.port, count)?;
    let (grown, more) = state()?;
    let after = |count| format!("after {count}");
    let (first, then) = (after(before), after(before + count));
    row([what, &first, &then, "", "grown by"])?;
    let verdict = judged(grown - mib, FLAT_MIB);
    row(["resident, MiB", &number(mib), &number(grown), "", &verdict])?;
    row(["threads", &threads.to_string(), &more.to_string(), "", ""])
}

/// A thousand streams are two thousand connections, here and there.
fn widen_descriptors() -> io::Result<()> {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    Ok(setrlimit(Resource::Nofile, limit)?)
}

/// In microseconds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1e6
}

fn compare(what: &str, [direct, nginx, ours]: [f64; 3]) -> io::Result<()> {
    let verdict = judged((ours - direct) / (nginx - direct), SHARE);
    row([
        what,
        &number(direct),
        &number(nginx),
        &number(ours),
        &verdict,
    ])
}

fn judged(value: f64, most: f64) -> String {
    let verdict = if value <= most { "met" } else { "MISSED" };
    format!("{} (goal {most}, {verdict})", number(value))
}

/// Three digits that matter.
fn number(value: f64) -> String {
    match value.abs() {
        size if size >= 100.0 => format!("{value:.0}"),
        size if size >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

fn row([what, a, b, c, verdict]: [&str; 5]) -> io::Result<()> {
    let line = format!("{what:<32}  {a:>12}  {b:>12}  {c:>12}  {verdict}");
    writeln!(io::stdout(), "{}", line.trim_end())
}
