//! What the relay costs, against `cat | server | cat` and against nothing.
//!
//! Every number is the median of interleaved runs: one run of each setup,
//! then again, so that a busy moment of the machine hits all of them. A
//! second pair of `cat`s beside the first shows the noise.
//!
//! ```text
//! cargo build --release -p aftercall-cli
//! cargo run --release -p aftercall-bench --bin relay [-- --runs 9] [--binary PATH] [--only PART]...
//! ```
//!
//! Parts are `latency`, `calls`, `bytes`, `spawn` and `soak`: all of them take
//! a few minutes, and what they compare is compared within one part.

mod load;
mod setup;
mod table;

use std::io;
use std::path::PathBuf;

use aftercall_bench::size;
use setup::{Ends, Setup};
use table::Table;

/// One call in flight adds at most this, at p50, in microseconds.
const ADDED_US: f64 = 20.0;
/// … or this many times what a pair of `cat`s adds.
const ADDED_CATS: f64 = 1.5;
/// Share of the `cat` relay's calls a second at 1 KiB.
const CALLS_SHARE: f64 = 0.75;
/// Share of its throughput at 1 MiB, over pipes.
const BYTES_SHARE: f64 = 0.9;
/// Resident memory, in MiB.
const RESIDENT_MIB: f64 = 8.0;
/// From start to the server's start, in milliseconds.
const SPAWN_MS: f64 = 3.0;

fn main() -> io::Result<()> {
    let options = Options::read()?;
    let mut table = Table::new(options.runs);
    for (name, measure) in PARTS {
        if options.only.is_empty() || options.only.iter().any(|only| only == name) {
            measure(&options, &mut table)?;
        }
    }
    table.print()
}

type Part = fn(&Options, &mut Table) -> io::Result<()>;

const PARTS: [(&str, Part); 5] = [
    ("latency", latency),
    ("calls", calls),
    ("bytes", bytes),
    ("spawn", spawn),
    ("soak", soak),
];

struct Options {
    runs: usize,
    proxy: PathBuf,
    server: PathBuf,
    /// The parts to measure; all where none is named.
    only: Vec<String>,
}

impl Options {
    fn read() -> io::Result<Self> {
        let here = std::env::current_exe()?;
        let beside = |name: &str| here.with_file_name(name);
        let mut options = Self {
            runs: 9,
            proxy: beside("aftercall"),
            server: beside("echo-server"),
            only: Vec::new(),
        };
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().unwrap_or_default();
            match argument.as_str() {
                "--runs" => options.runs = value().parse().map_err(io::Error::other)?,
                "--binary" => options.proxy = value().into(),
                "--only" => options.only.push(value()),
                other => return Err(io::Error::other(format!("unknown argument `{other}`"))),
            }
        }
        if let Some(part) = options.only.iter().find(|only| {
            let mut names = PARTS.iter().map(|(name, _)| name);
            !names.any(|name| name == only)
        }) {
            return Err(io::Error::other(format!("unknown part `{part}`")));
        }
        for (path, package) in [
            (&options.proxy, "aftercall-cli"),
            (&options.server, "aftercall-bench"),
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

    fn setups(&self) -> [Setup; 4] {
        [
            Setup::direct(&self.server),
            Setup::cats(&self.server),
            Setup::cats(&self.server),
            Setup::proxy(&self.proxy, &self.server),
        ]
    }

    /// The median of `measure` for each setup, interleaved.
    fn medians(
        &self,
        ends: Ends,
        measure: impl Fn(&mut setup::Running) -> io::Result<f64>,
    ) -> io::Result<[f64; 4]> {
        let setups = self.setups();
        let mut samples: [Vec<f64>; 4] = Default::default();
        for _ in 0..self.runs {
            for (setup, samples) in setups.iter().zip(&mut samples) {
                let mut running = setup.start(ends)?;
                samples.push(measure(&mut running)?);
                running.stop()?;
            }
        }
        Ok(samples.map(median))
    }
}

fn latency(options: &Options, table: &mut Table) -> io::Result<()> {
    for ends in [Ends::Pipes, Ends::Sockets] {
        let [direct, cats, again, proxy] =
            options.medians(ends, |running| load::one_in_flight(running, 2000, 1 << 10))?;
        let added = |p50: f64| (p50 - direct) * 1e6;
        let goal = ADDED_US.max(ADDED_CATS * added(cats));
        table.row(
            &format!("1 in flight, 1 KiB, {ends}: p50 added, µs"),
            added(cats),
            added(again),
            added(proxy),
            (ends == Ends::Pipes).then_some((goal, table::Want::AtMost)),
        );
    }
    Ok(())
}

fn calls(options: &Options, table: &mut Table) -> io::Result<()> {
    for ends in [Ends::Pipes, Ends::Sockets] {
        let [_, cats, again, proxy] = options.medians(ends, |running| {
            load::many_in_flight(running, 30_000, 1 << 10, 32)
        })?;
        table.row(
            &format!("32 in flight, 1 KiB, {ends}: calls/s"),
            cats,
            again,
            proxy,
            (ends == Ends::Pipes).then_some((CALLS_SHARE * cats, table::Want::AtLeast)),
        );
    }
    Ok(())
}

fn bytes(options: &Options, table: &mut Table) -> io::Result<()> {
    const MIB: usize = 1 << 20;
    for ends in [Ends::Pipes, Ends::Sockets] {
        for in_flight in [1, 4] {
            let [_, cats, again, proxy] = options.medians(ends, |running| {
                let calls = 200;
                let rate = load::large_answers(running, calls, MIB, in_flight)?;
                Ok(rate * MIB as f64 / 1e6)
            })?;
            table.row(
                &format!("{in_flight} in flight, answers of 1 MiB, {ends}: MB/s"),
                cats,
                again,
                proxy,
                (ends == Ends::Pipes).then_some((BYTES_SHARE * cats, table::Want::AtLeast)),
            );
        }
    }
    Ok(())
}

fn spawn(options: &Options, table: &mut Table) -> io::Result<()> {
    let direct = [options.server.clone(), "--stamp".into()];
    let through = [
        options.proxy.clone(),
        "proxy".into(),
        "--".into(),
        options.server.clone(),
        "--stamp".into(),
    ];
    let (mut plain, mut proxied) = (Vec::new(), Vec::new());
    for _ in 0..options.runs.max(21) {
        plain.push(setup::until_started(&direct)?);
        proxied.push(setup::until_started(&through)?);
    }
    let added = (median(proxied) - median(plain)) * 1e3;
    table.alone(
        "start to the server's start, added, ms",
        added,
        Some((SPAWN_MS, table::Want::AtMost)),
    );
    Ok(())
}

fn soak(options: &Options, table: &mut Table) -> io::Result<()> {
    let mut running = Setup::proxy(&options.proxy, &options.server).start(Ends::Pipes)?;
    load::one_in_flight(&mut running, 100, 1 << 10)?;
    let limit = Some((RESIDENT_MIB, table::Want::AtMost));
    let idle = size::resident_mib(running.pid())?;
    table.alone("resident after 100 calls, MiB", idle, limit);
    load::many_in_flight(&mut running, 1_000_000, 1 << 10, 32)?;
    let soaked = size::resident_mib(running.pid())?;
    table.alone("resident after 1,000,000 calls more, MiB", soaked, limit);
    let flat = Some((0.5, table::Want::AtMost));
    table.alone("… grown by, MiB", soaked - idle, flat);
    load::large_answers(&mut running, 200, 1 << 20, 4)?;
    let large = size::resident_mib(running.pid())?;
    table.alone("resident after 200 answers of 1 MiB, MiB", large, limit);
    running.stop()
}

fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}
