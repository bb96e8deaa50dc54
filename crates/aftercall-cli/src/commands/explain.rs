//! `aftercall explain`: one failure in, in any form; what it is and why.

use std::io::{self, Read, Write};

use aftercall::classify::{self, Opinion, RuleCard, Stance, Verdict, Wait};
use aftercall::{Category, Resend};
use anstyle::{AnsiColor, Style};
use serde::Serialize;
use serde_json::value::RawValue;

use super::judge::{Line, Said, excerpt};
use crate::exit::{ExitStatus, Failed};

/// Says of one failure which category it is, whether to send it again, on what
/// evidence, and what to do next. It may be words, a tool's result, a JSON-RPC
/// error, an HTTP response, or a line for `aftercall classify`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The failure; `-` or nothing reads standard input.
    text: Option<String>,
    /// What it looks like, where that can't be told from the text.
    #[arg(long, value_parser = classify::Surface::NAMES)]
    surface: Option<String>,
    /// How to write the answer.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Print what this rule concludes from what; `all` lists the rules.
    #[arg(long, value_name = "ID", conflicts_with_all = ["text", "surface"])]
    rule: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
enum Format {
    /// For people.
    #[default]
    Text,
    /// One JSON object.
    Json,
}

pub(crate) fn run(args: &Args) -> Result<ExitStatus, Failed> {
    let mut out = anstream::stdout().lock();
    if let Some(id) = &args.rule {
        return rule(id, &mut out);
    }
    let text = match args.text.as_deref() {
        Some(text) if text != "-" => text.to_owned(),
        Some(_) | None => {
            // Whatever a log holds: one byte must not hide the rest.
            let mut bytes = Vec::new();
            io::stdin().read_to_end(&mut bytes)?;
            String::from_utf8_lossy(&bytes).into_owned()
        }
    };
    if text.trim().is_empty() {
        return Err(
            "nothing to explain: give the failure as an argument or on standard input".into(),
        );
    }
    let line = as_line(&text, args.surface.as_deref())?;
    let line = Line::parse(&line)?;
    line.observe(|seen| {
        let (verdict, said) = classify::explain(seen);
        match args.format {
            Format::Text => people(&verdict, &said, &mut out),
            Format::Json => json(&verdict, &said, &mut out),
        }
    })??;
    Ok(ExitStatus::Clean)
}

/// The text as a line of the exchange format.
fn as_line(text: &str, surface: Option<&str>) -> Result<String, Failed> {
    let text = text.trim();
    let value = serde_json::from_str::<&RawValue>(text).ok();
    let surface = match (surface, value) {
        (Some(surface), _) => surface,
        (None, Some(value)) => match surface_of(value.get()) {
            Some("line") => return Ok(text.to_owned()),
            Some(surface) => surface,
            None => "words",
        },
        (None, None) => "words",
    };
    // Whoever asks for an explanation of words says that something failed.
    let line = match (surface, value) {
        ("words", _) => serde_json::json!({
            "surface": "mcp_tool_result",
            "raw": {"isError": true, "content": [{"type": "text", "text": text}]},
        }),
        ("text", None) => serde_json::json!({"surface": "text", "raw": text}),
        (_, Some(value)) => serde_json::json!({"surface": surface, "raw": value}),
        (_, None) => return Err(format!("a {surface} is JSON, and this is not").into()),
    };
    Ok(line.to_string())
}

/// Which surface a JSON value has the members of.
fn surface_of(json: &str) -> Option<&'static str> {
    let object: serde_json::Map<String, serde_json::Value> = serde_json::from_str(json).ok()?;
    let has = |name: &str| object.contains_key(name);
    Some(if has("surface") && has("raw") {
        "line"
    } else if has("content") && object["content"].is_array() {
        "mcp_tool_result"
    } else if has("exit_code") {
        "cli_exit"
    } else if has("status") && has("headers") {
        "http_response"
    } else if object
        .get("error")
        .is_some_and(|error| error["code"].is_i64() && error["message"].is_string())
    {
        "jsonrpc_error"
    } else if has("class") && has("message") {
        "exception_text"
    } else {
        return None;
    })
}

fn people(verdict: &Verdict<'_>, said: &[Opinion<'_>], out: &mut impl Write) -> io::Result<()> {
    let head = verdict
        .category()
        .map_or(verdict.kind().as_str(), Category::as_str);
    let bold = style(verdict).bold();
    let dim = Style::new().dimmed();
    writeln!(out, "{bold}{head}{bold:#}, {}", resend(verdict))?;
    writeln!(out, "  {}", verdict.why())?;
    if let Some(failure) = verdict
        .failure()
        .as_ref()
        .and_then(|failure| failure.description())
    {
        writeln!(out, "  {failure}")?;
    }
    if let Some(executed) = verdict.executed() {
        writeln!(out, "  {dim}ran:     {dim:#} {executed}")?;
    }
    let basis = verdict.basis().map_or("nothing", aftercall::Basis::as_str);
    writeln!(
        out,
        "  {dim}evidence:{dim:#} {basis} \u{201c}{}\u{201d}",
        excerpt(verdict.evidence())
    )?;
    writeln!(out, "  {dim}rule:    {dim:#} {}", verdict.rule())?;
    for opinion in said.iter().filter(|opinion| !opinion.decided) {
        match &opinion.stance {
            Stance::Abstain => {}
            Stance::Indicate { kind, evidence } => {
                let kind = kind.category().map_or(kind.as_str(), Category::as_str);
                writeln!(
                    out,
                    "  {dim}also said: {} ({}) {kind} \u{201c}{}\u{201d}{dim:#}",
                    opinion.rule,
                    opinion.basis,
                    excerpt(evidence)
                )?;
            }
            Stance::Forbid { category, evidence } => {
                writeln!(
                    out,
                    "  {dim}ruled out: {} by {} \u{201c}{}\u{201d}{dim:#}",
                    category,
                    opinion.rule,
                    excerpt(evidence)
                )?;
            }
        }
    }
    Ok(())
}

fn style(verdict: &Verdict<'_>) -> Style {
    Style::new().fg_color(Some(
        match verdict.category() {
            Some(Category::Transient) => AnsiColor::Yellow,
            Some(Category::Validation) => AnsiColor::Cyan,
            Some(Category::Business) => AnsiColor::Magenta,
            Some(Category::Permission) => AnsiColor::Red,
            None => AnsiColor::Green,
        }
        .into(),
    ))
}

/// What to do with the same call.
fn resend(verdict: &Verdict<'_>) -> String {
    if !verdict.kind().is_failure() {
        return "not a failure".to_owned();
    }
    match (verdict.resend(), verdict.wait()) {
        (Resend::Now, _) => "send it again".to_owned(),
        (Resend::After(wait), _) => format!("send it again after {} s", wait.as_secs_f64()),
        (Resend::IfRead, Wait::After(wait)) => format!(
            "send it again after {} s, only if it just reads",
            wait.as_secs_f64()
        ),
        (Resend::IfRead, _) => "send it again only if it just reads".to_owned(),
        (Resend::CheckFirst, _) => "check whether it ran before sending it again".to_owned(),
        (Resend::Never, _) => "do not send it again".to_owned(),
    }
}

fn json(verdict: &Verdict<'_>, said: &[Opinion<'_>], out: &mut impl Write) -> io::Result<()> {
    #[derive(Serialize)]
    struct Full<'a> {
        #[serde(flatten)]
        verdict: Said<'a>,
        evidence: &'a str,
        #[serde(skip_serializing_if = "Option::is_none")]
        description: Option<String>,
        opinions: Vec<Told<'a>>,
    }
    #[derive(Serialize)]
    struct Told<'a> {
        rule: &'a str,
        basis: &'a str,
        stance: &'a str,
        about: &'a str,
        evidence: &'a str,
    }
    let told = |opinion: &'_ Opinion<'_>| -> Option<(&'static str, String)> {
        match &opinion.stance {
            Stance::Abstain => None,
            Stance::Indicate { kind, .. } => Some((
                "indicates",
                kind.category()
                    .map_or(kind.as_str(), Category::as_str)
                    .to_owned(),
            )),
            Stance::Forbid { category, .. } => Some(("forbids", category.to_string())),
        }
    };
    let stances: Vec<_> = said.iter().map(told).collect();
    let opinions = said
        .iter()
        .zip(&stances)
        .filter_map(|(opinion, stance)| {
            let (stance, about) = stance.as_ref()?;
            let evidence = match &opinion.stance {
                Stance::Abstain => return None,
                Stance::Indicate { evidence, .. } | Stance::Forbid { evidence, .. } => evidence,
            };
            Some(Told {
                rule: opinion.rule,
                basis: opinion.basis.as_str(),
                stance,
                about,
                evidence,
            })
        })
        .collect();
    let full = Full {
        verdict: Said::new(None, verdict),
        evidence: verdict.evidence(),
        description: verdict
            .failure()
            .and_then(|failure| failure.description().map(str::to_owned)),
        opinions,
    };
    serde_json::to_writer_pretty(&mut *out, &full)?;
    writeln!(out)
}

fn rule(id: &str, out: &mut impl Write) -> Result<ExitStatus, Failed> {
    if id == "all" {
        for card in classify::rules() {
            writeln!(out, "{:20} {:10} {}", card.id, card.basis, card.doc)?;
        }
        return Ok(ExitStatus::Clean);
    }
    let Some(RuleCard {
        id,
        doc,
        basis,
        decides,
        spares,
        ..
    }) = classify::rule(id)
    else {
        return Err(
            format!("there is no rule {id:?}; `aftercall explain --rule all` lists them").into(),
        );
    };
    let bold = Style::new().bold();
    writeln!(out, "{bold}{id}{bold:#}, rests on {basis}\n  {doc}")?;
    for (surface, raw, kind) in decides {
        writeln!(out, "  decides: {surface} {raw} is {kind}")?;
    }
    for (surface, raw) in spares {
        writeln!(out, "  spares:  {surface} {raw}")?;
    }
    Ok(ExitStatus::Clean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_of_a_failure_is_told_from_its_members() {
        for (json, surface) in [
            (
                r#"{"content": [], "isError": true}"#,
                Some("mcp_tool_result"),
            ),
            (
                r#"{"error": {"code": -32602, "message": "x"}}"#,
                Some("jsonrpc_error"),
            ),
            (
                r#"{"status": 503, "headers": {}, "body": ""}"#,
                Some("http_response"),
            ),
            (r#"{"exit_code": 1, "stderr": ""}"#, Some("cli_exit")),
            (r#"{"ok": false}"#, None),
        ] {
            assert_eq!(surface_of(json), surface, "{json}");
        }
    }

    #[test]
    fn words_are_taken_for_a_failure() {
        let line = as_line("Operation failed", None).unwrap();
        let line = Line::parse(&line).unwrap();
        let kind = line
            .observe(|seen| classify::classify(seen).kind())
            .unwrap();
        assert_eq!(kind, classify::Kind::Unclassified);
    }
}
