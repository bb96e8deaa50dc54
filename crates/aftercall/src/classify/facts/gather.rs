//! From each surface to the same facts.

use std::borrow::Cow;

use super::body::{self, read_text};
use super::content::texts;
use super::{
    Carrier, Content, Facts, Flag, Origin, Role, commands, conventions, envelope, json, shape,
};
use crate::classify::surface::{Cli, Exception, Grpc, Http, JsonRpc, Mcp};
use crate::classify::table::Vocabulary;
use crate::classify::{Observation, Surface, wait};
use crate::search::has;

pub(super) fn gather<'a>(seen: &Observation<'a>) -> Facts<'a> {
    let mut facts = match &seen.surface {
        Surface::Mcp(result) => mcp(result, seen.tool),
        Surface::JsonRpc(error) => json_rpc(error),
        Surface::Http(response) => http(response, seen.wall),
        Surface::Exception(raised) => exception(raised, Carrier::Exception),
        Surface::Sql(raised) => exception(raised, Carrier::Sql),
        Surface::Cli(exit) => cli(exit),
        Surface::Grpc(status) => grpc(status),
        Surface::Text(text) => words(text),
    };
    facts.wall = seen.wall;
    facts.tool = seen.tool;
    facts.waits.extend(
        facts
            .passages
            .iter()
            .map(|passage| wait::in_prose(&passage.text, seen.wall))
            .filter(|(_, wait)| *wait != crate::classify::Wait::Absent)
            .collect::<Vec<_>>(),
    );
    facts
}

fn mcp<'a>(result: &Mcp<'a>, tool: Option<&str>) -> Facts<'a> {
    if !result.is_error {
        let mut facts = Facts::new(Carrier::Mcp, Flag::Fine);
        facts.content = shape::of_result(result, tool);
        match facts.content {
            Content::Failure { .. } | Content::Mixed => read_result(result, &mut facts),
            Content::Data | Content::Nothing => {}
        }
        return facts;
    }
    let mut facts = Facts::new(Carrier::Mcp, Flag::Failed);
    if !result
        .structured
        .is_some_and(|json| envelope::read(json, &mut facts))
    {
        read_result(result, &mut facts);
    }
    facts
}

fn read_result<'a>(result: &Mcp<'a>, facts: &mut Facts<'a>) {
    for text in result.content.map(texts).unwrap_or_default() {
        if result.is_error && shape::answers_in_part(&text) {
            facts.content = Content::Mixed;
        }
        read_text(text, Role::Message, facts);
    }
    if let Some(meta) = result.meta {
        body::read_meta(meta, facts);
    }
    if let Some(flat) = result.structured.and_then(json::flatten) {
        body::read_leaves(flat.leaves, facts);
    }
}

fn json_rpc<'a>(error: &JsonRpc<'a>) -> Facts<'a> {
    let mut facts = Facts::new(Carrier::JsonRpc, Flag::Failed);
    facts.numbers.push((Vocabulary::Jsonrpc, error.code));
    read_text(error.message.clone(), Role::Message, &mut facts);
    if let Some(flat) = error.data.and_then(json::flatten) {
        body::read_leaves(flat.leaves, &mut facts);
    }
    facts
}

fn http<'a>(response: &Http<'a>, wall: Option<std::time::SystemTime>) -> Facts<'a> {
    let failed = response.status >= 400;
    if response.status == 404 && shape::found_none(&response.body) {
        let mut facts = Facts::new(Carrier::Http, Flag::Fine);
        facts.status = Some(response.status);
        facts.content = Content::Nothing;
        return facts;
    }
    let mut facts = Facts::new(
        Carrier::Http,
        if failed { Flag::Failed } else { Flag::Fine },
    );
    facts.status = Some(response.status);
    facts.waits = wait::in_headers(&response.headers, wall);
    if !failed {
        facts.content = match response.status {
            300..=399 => Content::Data,
            202 => Content::Data,
            _ => shape::of_body(&response.body),
        };
        match facts.content {
            Content::Failure { .. } | Content::Mixed => {}
            Content::Data | Content::Nothing => return facts,
        }
    }
    for (name, value) in &response.headers {
        body::read_header(name, value, &mut facts);
    }
    match shape::error_event(&response.body) {
        Some(event) if !failed => {
            read_text(Cow::Owned(event.to_owned()), Role::Message, &mut facts);
        }
        Some(_) | None => read_text(response.body.clone(), Role::Message, &mut facts),
    }
    facts.status = Some(response.status);
    facts
}

fn exception<'a>(raised: &Exception<'a>, carrier: Carrier) -> Facts<'a> {
    let nothing_raised = raised.class.is_none() && raised.message.is_none();
    if nothing_raised {
        let mut facts = Facts::new(carrier, Flag::Fine);
        facts.content = raised.more.map_or(Content::Data, shape::of_returned);
        return facts;
    }
    let mut facts = Facts::new(carrier, Flag::Failed);
    if let Some(class) = &raised.class {
        facts.name(Origin::Class, class.clone());
    }
    if let Some(message) = &raised.message {
        facts
            .numbers
            .extend(kafka_code(raised.class.as_deref(), message));
        read_text(message.clone(), Role::Message, &mut facts);
        if let Some(reply) = reply_code(raised.class.as_deref(), message) {
            facts.status = None;
            facts.numbers.push((Vocabulary::Smtp, reply));
        }
    }
    if let Some(flat) = raised.more.and_then(json::flatten) {
        body::read_attributes(flat.leaves, &mut facts);
    }
    facts
}

/// The 20 in `[Error 20] NotEnoughReplicasAfterAppendError`, as Kafka's client
/// for Python prints it.
fn kafka_code(class: Option<&str>, message: &str) -> Option<(Vocabulary, i64)> {
    class?.strip_prefix("kafka.")?;
    let (digits, _) = message.strip_prefix("[Error ")?.split_once(']')?;
    Some((Vocabulary::Kafka, digits.parse().ok()?))
}

/// The 530 in `530 Login incorrect`, the 452 in `{'c@d': (452, b'Mailbox full')}`:
/// mail and file transfer share their reply codes, which are no statuses of HTTP.
fn reply_code(class: Option<&str>, message: &str) -> Option<i64> {
    let clients = ["smtplib.", "aiosmtplib.", "ftplib.", "aioftp."];
    let class = class?;
    clients.iter().find(|client| class.starts_with(**client))?;
    let mut words = message.split(|c: char| !c.is_ascii_alphanumeric());
    let code = words.find(|word| word.len() == 3 && word.starts_with(['4', '5']))?;
    code.parse().ok()
}

fn cli<'a>(exit: &Cli<'a>) -> Facts<'a> {
    let command = commands::program(&exit.argv);
    let silent_failure = exit.exit_code == 0;
    // Some platforms report death by signal 9 as -9, shells as 128 + 9.
    let exit_code = match exit.exit_code {
        signal @ -64..0 => 128 - signal,
        code => code,
    };
    let mut facts = Facts::new(
        Carrier::Cli,
        if silent_failure {
            Flag::Fine
        } else {
            Flag::Failed
        },
    );
    facts.command.clone_from(&command);
    facts.complains = !exit.stderr.trim().is_empty();
    facts.asks = commands::asks(&exit.argv);
    facts.answers = answers(exit);
    facts.numbers.push((Vocabulary::ExitCode, exit_code));
    if command.as_deref() == Some("curl") && exit.exit_code != 0 {
        facts.numbers.push((Vocabulary::Curl, exit.exit_code));
    }
    if silent_failure {
        facts.content =
            shape::of_output(command.as_deref(), facts.asks, &exit.stdout, &exit.stderr);
        match facts.content {
            Content::Failure { .. } | Content::Mixed => {}
            Content::Data | Content::Nothing => return facts,
        }
    }
    if exit.stderr.trim().is_empty() {
        facts.content = if matches!(exit.stdout.trim(), "" | "0" | "null" | "false") {
            Content::Nothing
        } else {
            facts.content
        };
        read_text(exit.stdout.clone(), Role::Message, &mut facts);
    } else {
        match without_usage(&exit.stderr) {
            Some(complaint) => read_text(Cow::Owned(complaint), Role::Message, &mut facts),
            None => read_text(exit.stderr.clone(), Role::Message, &mut facts),
        }
        if exit.stdout.len() <= 4096 {
            read_text(exit.stdout.clone(), Role::Aside, &mut facts);
        }
    }
    // What was not transferred is named; what was is not (rsync(1), code 23). A
    // source that is not there was the whole of it.
    let left_out = exit.exit_code == 23 && command.as_deref() == Some("rsync");
    if left_out
        && ["[generator]", "[receiver]", "send_files"]
            .iter()
            .any(|side| has(&exit.stderr, side))
        && !has(&exit.stderr, "change_dir")
    {
        facts.content = Content::Mixed;
    }
    facts
}

/// Is the exit code an answer? Not where a checker tells that it could not check.
fn answers(exit: &Cli<'_>) -> conventions::Answers {
    if exit.exit_code == 0 {
        return conventions::Answers::No;
    }
    let words = commands::last_words(&exit.argv);
    match conventions::answers(&words, exit.exit_code) {
        conventions::Answers::Aloud
            if conventions::could_not(&exit.stderr) || conventions::could_not(&exit.stdout) =>
        {
            conventions::Answers::No
        }
        other => other,
    }
}

/// A complaint without the synopsis that some programs print with it: the names
/// of its options (`--storage-quota QUOTA`) tell of no failure.
fn without_usage(complaint: &str) -> Option<String> {
    let heads = |line: &str| {
        line.get(..6)
            .is_some_and(|head| head.eq_ignore_ascii_case("usage:"))
    };
    if !complaint.lines().any(heads) {
        return None;
    }
    let mut inside = false;
    let mut rest = String::new();
    for line in complaint.lines() {
        inside = heads(line) || inside && line.starts_with([' ', '\t']);
        if !inside {
            rest.push_str(line);
            rest.push('\n');
        }
    }
    (!rest.trim().is_empty()).then_some(rest)
}

fn grpc<'a>(status: &Grpc<'a>) -> Facts<'a> {
    let name = status
        .code
        .strip_prefix("StatusCode.")
        .unwrap_or(&status.code);
    let fine = name == "0" || name.eq_ignore_ascii_case("ok");
    let mut facts = Facts::new(Carrier::Grpc, if fine { Flag::Fine } else { Flag::Failed });
    if fine {
        facts.content = status.more.map_or(Content::Data, shape::of_returned);
        return facts;
    }
    match status.code.parse::<i64>() {
        Ok(number) => facts.numbers.push((Vocabulary::Grpc, number)),
        Err(_) => facts.named_by(Some(Vocabulary::Grpc), Origin::Member, status.code.clone()),
    }
    read_text(status.message.clone(), Role::Message, &mut facts);
    if let Some(more) = status.more {
        body::read_metadata(more, &mut facts);
    }
    facts
}

fn words<'a>(text: &'a str) -> Facts<'a> {
    let mut facts = Facts::new(Carrier::Text, Flag::Silent);
    facts.content = shape::of_words(text);
    read_text(Cow::Borrowed(text), Role::Message, &mut facts);
    facts
}
