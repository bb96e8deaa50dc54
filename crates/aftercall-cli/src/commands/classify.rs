//! `aftercall classify`: observations in, verdicts out, a JSON object a line.

use std::io::{self, BufRead, BufWriter, Write};

use aftercall::classify;

use super::judge::{Line, Said};
use crate::exit::{ExitStatus, Failed};

/// Reads one object a line from standard input: `{"id", "surface", "raw"}`, and
/// where known `"tool"` (its annotations and name), `"op"` (`read` or `write`)
/// and `"now"` (RFC 3339). Writes one verdict a line. A line that can't be read
/// is named on standard error; the others are judged all the same, and the exit
/// code is 2.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<ExitStatus, Failed> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut complaints = anstream::stderr().lock();
    let bad = judge_all(io::stdin().lock(), &mut out, &mut complaints)?;
    out.flush()?;
    Ok(if bad == 0 {
        ExitStatus::Clean
    } else {
        ExitStatus::Failed
    })
}

/// Judges every line; returns how many could not be read.
fn judge_all(
    input: impl BufRead,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> Result<usize, Failed> {
    let mut bad = 0;
    for (at, line) in input.split(b'\n').enumerate() {
        let line = line?;
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        if let Err(error) = judge(&line, out)? {
            bad += 1;
            writeln!(complaints, "aftercall: line {}: {error}", at + 1)?;
        }
    }
    Ok(bad)
}

/// Judges one line. The outer error is the output's, the inner one the line's.
fn judge(line: &[u8], out: &mut impl Write) -> io::Result<Result<(), Failed>> {
    let said = str::from_utf8(line).map_err(Failed::from).and_then(|text| {
        let line = Line::parse(text)?;
        line.observe(|seen| serde_json::to_string(&Said::new(line.id, &classify::classify(seen))))
    });
    match said {
        Ok(json) => writeln!(out, "{}", json?).map(Ok),
        Err(error) => Ok(Err(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_line_is_named_and_the_rest_is_judged() {
        let input = concat!(
            r#"{"id":1,"surface":"text","raw":"connect ECONNREFUSED 127.0.0.1:80"}"#,
            "\nnot json\n\n",
            r#"{"id":"b","surface":"nope","raw":{}}"#,
            "\n",
            r#"{"id":"c","surface":"mcp_tool_result","raw":{"content":[{"type":"text","text":"[]"}]}}"#,
        );
        let (mut out, mut complaints) = (Vec::new(), Vec::new());
        let bad =
            judge_all(input.as_bytes(), &mut out, &mut complaints).expect("it writes to memory");
        let (out, complaints) = (
            String::from_utf8(out).unwrap(),
            String::from_utf8(complaints).unwrap(),
        );
        assert_eq!(bad, 2);
        assert!(
            out.starts_with(
                r#"{"id":1,"kind":"failed","errorCategory":"transient","isRetryable":true"#
            ),
            "{out}"
        );
        assert!(out.contains(r#"{"id":"c","kind":"empty""#), "{out}");
        assert!(complaints.contains("line 2: "), "{complaints}");
        assert!(
            complaints.contains("line 4: unknown surface \"nope\""),
            "{complaints}"
        );
    }

    #[test]
    fn what_only_a_read_may_repeat_says_so() {
        let judged = |op: &str| {
            let line = format!(r#"{{"surface":"text","raw":"read ECONNRESET"{op}}}"#);
            let mut out = Vec::new();
            judge(line.as_bytes(), &mut out).unwrap().unwrap();
            String::from_utf8(out).unwrap()
        };
        assert!(judged("").contains(r#""isRetryable":false,"retryableIfRead":true"#));
        assert!(judged(r#","op":"read""#).contains(r#""isRetryable":true"#));
        assert!(judged(r#","op":"write""#).contains(r#""isRetryable":false,"executed":"unknown""#));
    }
}
