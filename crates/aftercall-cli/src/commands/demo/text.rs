//! The demo for people: the plain server before and after in two columns, and
//! below what a server says that was written with the library.

use std::io::{self, Write};

use aftercall_orderdesk::Fault;
use anstyle::{AnsiColor, Style};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::frames::{self, Body};
use super::judge::{judge, next, takes};
use super::scene::{SCENES, Scene};
use super::session::Take;
use super::wrap::wrap;

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const PLAIN: Style = Style::new();
const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default();

/// As wide as reads well, and as the terminal is where it is narrower.
const WIDTH: usize = 100;
const NARROWEST: usize = 60;
const INDENT: usize = 4;
const BETWEEN: &str = " │ ";

/// What was shown so far.
pub(crate) struct Shown {
    width: usize,
    rows: usize,
    failures: usize,
    /// Failures taken for an answer: from the plain server, the same through
    /// the proxy, and from the one written with the library.
    taken: [usize; 3],
}

/// A line of a column.
type Line = (Style, String);

impl Shown {
    pub(crate) fn new() -> Self {
        let width = terminal_size::terminal_size().map_or(WIDTH, |(width, _)| width.0.into());
        Self {
            width: width.clamp(NARROWEST, WIDTH),
            rows: 0,
            failures: 0,
            taken: [0; 3],
        }
    }

    pub(crate) fn row(
        &mut self,
        out: &mut impl Write,
        scene: &Scene,
        plain: &Take,
        desk: &Take,
    ) -> io::Result<()> {
        self.rows += 1;
        self.failures += usize::from(scene.fails);
        let inner = self.width - INDENT;
        let left = (inner - BETWEEN.chars().count()) * 2 / 5;
        let right = inner - BETWEEN.chars().count() - left;

        let number = format!("{}/{}", self.rows, SCENES.len());
        writeln!(out, "{BOLD}{number:<INDENT$}{}{BOLD:#}", scene.title)?;
        let call = format!("{} {}", scene.tool, scene.call);
        let mut above = wrap(&call, inner);
        if let Some(fault) = scene.fault.and_then(|fault| fault.parse::<Fault>().ok()) {
            above.extend(wrap(&format!("while {}", fault.what()), inner));
        }
        for line in above {
            writeln!(out, "{:INDENT$}{DIM}{line}{DIM:#}", "")?;
        }
        writeln!(out)?;

        let mut side = |which: usize, frame: &Option<Box<RawValue>>, take: &Take, width: usize| {
            let frame = frame.as_deref();
            let decision = judge(frame, scene, take.effect, take.took);
            let fooled = scene.fails && takes(&decision);
            self.taken[which] += usize::from(fooled);
            let mut lines: Vec<Line> = Vec::new();
            let (words, flag) = spoken(frame);
            lines.extend(wrap(&words, width).into_iter().map(|line| (PLAIN, line)));
            let upstream = take.upstream.as_ref().map(|frame| frame.get());
            let untouched = which > 0 && frame.is_some_and(|frame| Some(frame.get()) == upstream);
            let passed = if untouched {
                ", passed on byte for byte"
            } else {
                ""
            };
            lines.push((DIM, format!("{flag}{passed}")));
            let style = if fooled { BAD } else { GOOD };
            let next = format!("→ {}", next(&decision));
            lines.extend(wrap(&next, width).into_iter().map(|line| (style, line)));
            lines
        };
        let before = side(0, &plain.upstream, plain, left);
        let after = side(1, &plain.proxied, plain, right);
        let ours = side(2, &desk.proxied, desk, inner);

        let heads = [
            (DIM, "a plain server".to_owned()),
            (DIM, "the same answer through aftercall proxy".to_owned()),
        ];
        let [head_left, head_right] = heads;
        columns(out, left, &[head_left], &[head_right])?;
        columns(out, left, &before, &after)?;
        writeln!(out)?;
        writeln!(
            out,
            "{:INDENT$}{DIM}a server written with the library{DIM:#}",
            ""
        )?;
        for (style, line) in ours {
            writeln!(out, "{:INDENT$}{style}{line}{style:#}", "")?;
        }
        writeln!(out)
    }

    pub(crate) fn end(&self, out: &mut impl Write) -> io::Result<()> {
        let [before, after, ours] = self.taken;
        let of = self.failures;
        writeln!(
            out,
            "{BOLD}Failures that an agent takes for an answer{BOLD:#}: {before} of {of} from the \
             plain server,\n{after} of {of} through the proxy, {ours} of {of} from the server \
             written with the library."
        )?;
        if after > ours {
            writeln!(
                out,
                "{DIM}An outage that a server hides as an empty or a shorter list is gone; only \
                 the server\ncan keep it.{DIM:#}"
            )?;
        }
        writeln!(
            out,
            "{DIM}Every frame in full: aftercall demo --format json{DIM:#}"
        )
    }
}

fn columns(out: &mut impl Write, width: usize, left: &[Line], right: &[Line]) -> io::Result<()> {
    let nothing = (PLAIN, String::new());
    for at in 0..left.len().max(right.len()) {
        let (left_style, left) = left.get(at).unwrap_or(&nothing);
        let (right_style, right) = right.get(at).unwrap_or(&nothing);
        writeln!(
            out,
            "{:INDENT$}{left_style}{left:<width$}{left_style:#}{DIM}{BETWEEN}{DIM:#}{right_style}{right}{right_style:#}",
            ""
        )?;
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Spoken {
    #[serde(default)]
    content: Vec<Block>,
    is_error: Option<bool>,
}

#[derive(Deserialize)]
struct Block {
    text: Option<String>,
}

/// What a model reads, and how the answer is flagged.
fn spoken(frame: Option<&RawValue>) -> (String, &'static str) {
    match frame.and_then(frames::body) {
        None => ("(no answer: the connection ended)".into(), "no frame"),
        Some(Body::Error(error)) => (error.get().to_owned(), "JSON-RPC error"),
        Some(Body::Result(result)) => {
            let Ok(spoken) = serde_json::from_str::<Spoken>(result.get()) else {
                return (result.get().to_owned(), "unreadable");
            };
            let texts: Vec<String> = spoken
                .content
                .into_iter()
                .filter_map(|block| block.text)
                .collect();
            let words = match texts.first() {
                // The data in the last line are for programs.
                Some(ours) if ["ERROR [", "PARTIAL ["].iter().any(|l| ours.starts_with(l)) => ours
                    .rsplit_once('\n')
                    .map_or(ours.as_str(), |(words, _)| words)
                    .to_owned(),
                _ => texts.join("\n"),
            };
            let flag = match spoken.is_error {
                Some(true) => "isError: true",
                Some(false) => "isError: false",
                None => "no isError",
            };
            (words, flag)
        }
    }
}
