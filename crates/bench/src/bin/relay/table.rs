//! The numbers, with their goals.

use std::io::{self, Write};

/// Which way a goal lies.
#[derive(Clone, Copy)]
pub(crate) enum Want {
    AtMost,
    AtLeast,
}

pub(crate) struct Table {
    lines: Vec<[String; 6]>,
}

impl Table {
    pub(crate) fn new(runs: usize) -> Self {
        let head = ["", "cat", "cat again", "aftercall", "goal", ""];
        let mut lines = vec![head.map(str::to_owned)];
        lines[0][0] = format!("median of {runs} interleaved runs");
        Self { lines }
    }

    pub(crate) fn row(
        &mut self,
        what: &str,
        cats: f64,
        again: f64,
        proxy: f64,
        goal: Option<(f64, Want)>,
    ) {
        let [bound, verdict] = judged(proxy, goal);
        self.push([
            what.to_owned(),
            number(cats),
            number(again),
            number(proxy),
            bound,
            verdict,
        ]);
    }

    pub(crate) fn alone(&mut self, what: &str, value: f64, goal: Option<(f64, Want)>) {
        let [bound, verdict] = judged(value, goal);
        let none = String::new;
        self.push([
            what.to_owned(),
            none(),
            none(),
            number(value),
            bound,
            verdict,
        ]);
    }

    fn push(&mut self, line: [String; 6]) {
        // A long bench shows that it lives.
        let _ = writeln!(io::stderr(), "{}: {}", line[0], line[3]);
        self.lines.push(line);
    }

    pub(crate) fn print(&self) -> io::Result<()> {
        let width = |column: usize| {
            let cells = self.lines.iter().map(|line| line[column].chars().count());
            cells.max().unwrap_or(0)
        };
        let mut out = io::stdout().lock();
        for line in &self.lines {
            write!(out, "{:<1$}", line[0], width(0))?;
            for (column, cell) in line.iter().enumerate().skip(1) {
                write!(out, "  {:>1$}", cell, width(column))?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

fn judged(value: f64, goal: Option<(f64, Want)>) -> [String; 2] {
    let (bound, good) = match goal {
        None => return [String::new(), String::new()],
        Some((bound, Want::AtMost)) => (format!("≤ {}", number(bound)), value <= bound),
        Some((bound, Want::AtLeast)) => (format!("≥ {}", number(bound)), value >= bound),
    };
    let verdict = if good { "pass" } else { "MISSED" };
    [bound, verdict.to_owned()]
}

/// Three digits that matter.
fn number(value: f64) -> String {
    match value.abs() {
        size if size >= 100.0 => format!("{value:.0}"),
        size if size >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}
