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
    let measured =
        Measured::of(&text).map_err(|error| format!("{}, {error}", args.corpus.display()))?;
    let mut out = io::stdout().lock();
    let [seen, unseen] = &measured.sides;
    let all = measured.all();
    writeln!(out, "{:<26}{:>10}{:>10}{:>10}", "", "seen", "unseen", "all")?;
    for (name, [a, b, c]) in Score::rows(&[seen, unseen, &all]) {
        writeln!(out, "{name:<26}{a:>10}{b:>10}{c:>10}")?;
    }
    all.matrix(&mut out)?;
    single_origins(&measured.origins, &mut out)?;
    for line in measured.wrong.iter().take(args.wrong) {
        writeln!(out, "{line}")?;
    }
    Ok(ExitStatus::Clean)
}

/// How often each rule was right about each program.
type Origins = BTreeMap<&'static str, BTreeMap<String, usize>>;

/// What came of a corpus.
#[derive(Debug, Default)]
struct Measured {
    /// Programs that rules were written by, and those they were not.
    sides: [Score; 2],
    wrong: Vec<String>,
    origins: Origins,
}

impl Measured {
    fn of(corpus: &str) -> Result<Self, Failed> {
        let mut measured = Self::default();
        for (at, line) in corpus
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty())
        {
            measured
                .add(line)
                .map_err(|error| format!("line {}: {error}", at + 1))?;
        }
        Ok(measured)
    }

    fn add(&mut self, line: &str) -> Result<(), Failed> {
        let label: Label = serde_json::from_str(line)?;
        let seen = Line::parse(line)?.observe(|seen| Seen::of(&classify::classify(seen)))?;
        let family = family(&label.origin);
        let [ours, others] = &mut self.sides;
        let side = if is_seen(&family) { ours } else { others };
        match side.add(&label, &seen) {
            Some(why) => self.wrong.push(format!(
                "{why}: {} is {}, judged {} by {}",
                label.id,
                label.label,
                seen.told(),
                seen.rule
            )),
            None => {
                *self
                    .origins
                    .entry(seen.rule)
                    .or_default()
                    .entry(family)
                    .or_default() += 1;
            }
        }
        Ok(())
    }

    fn all(&self) -> Score {
        let [seen, unseen] = &self.sides;
        seen.plus(unseen)
    }
}

/// Rules whose right verdicts all come from one program.
fn single_origins(origins: &Origins, out: &mut impl Write) -> io::Result<()> {
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

    /// What the classifier has reached may not be lost again. The bars stand a
    /// little below what was measured last.
    #[test]
    fn the_corpus_is_judged_as_well_as_ever() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/failures.jsonl");
        let corpus = fs::read_to_string(path).expect("the corpus lies in the repository");
        let measured = Measured::of(&corpus).expect("every line is well-formed");
        let all = measured.all();
        let share = |part, whole| all.of(part) as f64 / all.of(whole) as f64;
        assert!(share("found", "failures") >= 0.99);
        assert_eq!(all.of("failure called empty"), 0);
        assert!(all.of("healthy called failure") <= 1);
        assert!(all.macro_f1() >= 0.98, "{}", all.macro_f1());
        assert!(share("abstained", "judged") <= 0.01);
        assert!(share("executed said", "executed known") >= 0.95);
        for (part, whole) in [("partials right", "partials"), ("waits right", "waits")] {
            assert_eq!(all.of(part), all.of(whole), "{part}");
        }
        for never in ["unsafe retry", "said no but ran"] {
            assert_eq!(all.of(never), 0, "{never}");
        }
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
