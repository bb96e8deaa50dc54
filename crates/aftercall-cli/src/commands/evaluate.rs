//! `aftercall evaluate`: the classifier against labelled outcomes.
//!
//! Rules are written by people who look at examples, so a score on the same
//! examples proves little. The corpus is split by the program that an outcome
//! comes from, 70 to 30 by a hash of its name: whoever writes rules looks at
//! one side, and quotes the other. Rules that are right about one program only
//! are listed, because they may have learned it by heart.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use aftercall::classify::{self, Kind, Wait};
use aftercall::{Executed, Resend};
use serde::Deserialize;

use super::judge::Line;
use crate::exit::{ExitStatus, Failed};

mod score;

use score::{Score, Seen};

/// Judges a labelled corpus and prints how right the verdicts are, on the
/// programs that rules were written by and on those they were not.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A file of labelled lines, such as `corpus/failures.jsonl`.
    corpus: PathBuf,
    /// Also print the first N outcomes that were judged wrong.
    #[arg(long, value_name = "N", default_value_t = 0)]
    wrong: usize,
}

/// What the label says beside what `classify` reads.
#[derive(Debug, Deserialize)]
struct Label {
    #[serde(default)]
    id: String,
    #[serde(default)]
    origin: String,
    label: String,
    #[serde(default)]
    also: Option<Vec<String>>,
    #[serde(default)]
    op: Option<String>,
    #[serde(default)]
    executed: Option<String>,
    #[serde(default)]
    retry_after_ms: Option<f64>,
    #[serde(default)]
    undetectable: bool,
    #[serde(default)]
    doubtful: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitStatus, Failed> {
    let text = fs::read_to_string(&args.corpus)
        .map_err(|error| format!("cannot read {}: {error}", args.corpus.display()))?;
    let mut sides = [Score::default(), Score::default()];
    let mut wrong = Vec::new();
    let mut origins: BTreeMap<&'static str, BTreeMap<String, usize>> = BTreeMap::new();
    for (at, line) in text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty())
    {
        let place = |error: Failed| format!("{}, line {}: {error}", args.corpus.display(), at + 1);
        let label: Label = serde_json::from_str(line).map_err(|error| place(error.into()))?;
        let seen = Line::parse(line)
            .and_then(|line| line.observe(|seen| Seen::of(&classify::classify(seen))))
            .map_err(place)?;
        let family = family(&label.origin);
        let side = usize::from(!is_seen(&family));
        if let Some(why) = sides[side].add(&label, &seen) {
            wrong.push(format!(
                "{why}: {} is {}, judged {} by {}",
                label.id,
                label.label,
                seen.told(),
                seen.rule
            ));
        } else {
            *origins
                .entry(seen.rule)
                .or_default()
                .entry(family)
                .or_default() += 1;
        }
    }
    let mut out = io::stdout().lock();
    let [seen, unseen] = &sides;
    writeln!(out, "{:<26}{:>10}{:>10}{:>10}", "", "seen", "unseen", "all")?;
    let all = seen.plus(unseen);
    for (name, [a, b, c]) in Score::rows(&[seen, unseen, &all]) {
        writeln!(out, "{name:<26}{a:>10}{b:>10}{c:>10}")?;
    }
    all.matrix(&mut out)?;
    single_origins(&origins, &mut out)?;
    for line in wrong.iter().take(args.wrong) {
        writeln!(out, "{line}")?;
    }
    Ok(ExitStatus::Clean)
}

/// Rules whose right verdicts all come from one program.
fn single_origins(
    origins: &BTreeMap<&'static str, BTreeMap<String, usize>>,
    out: &mut impl Write,
) -> io::Result<()> {
    let total: usize = origins.values().flat_map(BTreeMap::values).sum();
    let single: Vec<_> = origins
        .iter()
        .filter_map(
            |(rule, by)| match by.iter().collect::<Vec<_>>().as_slice() {
                [(origin, count)] => Some((rule, *origin, **count)),
                _ => None,
            },
        )
        .collect();
    let carried: usize = single.iter().map(|(.., count)| count).sum();
    writeln!(
        out,
        "\nrules right about one program only: {}, carrying {carried} of {total} right verdicts",
        single.len()
    )?;
    for (rule, origin, count) in single {
        writeln!(out, "  {rule}: {count} from {origin}")?;
    }
    Ok(())
}

/// The program behind an origin, without its version, tool and scenario: what
/// shares code shares a side.
fn family(origin: &str) -> String {
    let mut name = origin;
    for cut in [" tool=", " (scenario "] {
        name = name.split(cut).next().unwrap_or(name);
    }
    let mut words: Vec<&str> = name.split_whitespace().collect();
    words.retain(|word| {
        let version = word
            .trim_start_matches('v')
            .starts_with(|c: char| c.is_ascii_digit());
        !version
            && !matches!(
                *word,
                "answer"
                    | "served"
                    | "on"
                    | "loopback"
                    | "fake"
                    | "vendor"
                    | "mask_error_details"
                    | "(official"
                    | "SDK)"
                    | "connect"
                    | "request"
                    | "fetch"
                    | "client"
            )
    });
    let joined = words.join(" ");
    joined.trim_end_matches(" +").trim().to_owned()
}

/// Seven of ten programs, by a hash (FNV-1a, mixed) that is the same on every
/// machine.
fn is_seen(family: &str) -> bool {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in family.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash ^= hash >> 33;
    hash = hash.wrapping_mul(0xff51_afd7_ed55_8ccd);
    hash ^= hash >> 33;
    hash % 10 < 7
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tools_and_versions_of_a_program_share_a_side() {
        assert_eq!(
            family("pypi:fastmcp 4.2.3 mask_error_details tool=soft"),
            "pypi:fastmcp"
        );
        assert_eq!(family("pypi:psycopg 3.3.9 connect"), "pypi:psycopg");
        assert_eq!(
            family("authored:slack answer served on loopback (scenario sl_ok)"),
            "authored:slack"
        );
        assert_eq!(family("cli:git"), "cli:git");
    }

    #[test]
    fn both_sides_get_programs() {
        let programs = [
            "cli:git",
            "cli:ssh",
            "pypi:fastmcp",
            "pypi:mcp",
            "cli:curl",
            "apt:psql",
            "node",
            "pypi:urllib3",
        ];
        let seen = programs.iter().filter(|program| is_seen(program)).count();
        assert!((1..programs.len()).contains(&seen));
    }
}
