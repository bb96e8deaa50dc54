//! Bodies and texts: what is prose in them, and what is made for machines.

use std::borrow::Cow;

use super::json::{self, Key, Leaf, Pairs, Scalar};
use super::{Content, Facts, Origin, Role, commands, conventions, envelope, python, tokens};
use crate::classify::table::Vocabulary;
use crate::classify::{Wait, wait};
use crate::search::has;
use crate::text::strip;

/// How deep JSON is looked for inside strings inside JSON.
const MAX_NESTING: u8 = 3;

/// Reads a text that may be prose, JSON, Python, HTML, or one inside another.
/// What nobody sees is taken out first: colours and zero-width characters cut
/// words in two.
pub(super) fn read_text<'a>(text: Cow<'a, str>, role: Role, facts: &mut Facts<'a>) {
    nested(text, role, 0, facts);
}

fn nested<'a>(text: Cow<'a, str>, role: Role, nesting: u8, facts: &mut Facts<'a>) {
    match text {
        Cow::Borrowed(text) => match strip(text) {
            Cow::Borrowed(text) => borrowed(text, role, nesting, facts),
            Cow::Owned(text) => owned(&text, role, nesting, facts),
        },
        Cow::Owned(text) => owned(&strip(&text), role, nesting, facts),
    }
}

fn borrowed<'a>(text: &'a str, role: Role, nesting: u8, facts: &mut Facts<'a>) {
    if let Some(flat) = json::flatten(text)
        && flat.shape != json::Shape::Scalar
    {
        return leaves(flat.leaves, nesting, facts);
    }
    if let Some(json) = python::to_json(text)
        && let Some(flat) = json::flatten(&json)
    {
        let owned = flat.leaves.into_iter().map(Leaf::into_owned).collect();
        return leaves(owned, nesting, facts);
    }
    if looks_like_html(text) {
        let plain = strip_tags(text);
        tokens::read(&plain, facts);
        facts.say(role, plain);
        return;
    }
    let (before, embedded, after) = split_json(text);
    if let Some(flat) = embedded {
        prose(before, role, facts);
        prose(after, role, facts);
        // An envelope among somebody's words declares nothing: anybody can write it.
        let whole = is_wrapper(before) && after.trim().is_empty();
        if whole || !is_envelope(&flat) {
            leaves(flat, nesting, facts);
        }
        return;
    }
    prose(text, role, facts);
}

fn is_envelope(leaves: &[Leaf<'_>]) -> bool {
    leaves
        .iter()
        .any(|leaf| Folded::of(&leaf.key).as_bytes() == b"errorcategory")
}

/// Nothing but an SDK's own prefix: `Error executing tool x: `.
fn is_wrapper(before: &str) -> bool {
    let name = ["Error executing tool ", "Error calling tool "]
        .iter()
        .find_map(|prefix| before.trim().strip_prefix(prefix)?.strip_suffix(':'));
    name.is_some_and(|name| !name.contains([' ', '\n']))
}

fn prose<'a>(text: &'a str, role: Role, facts: &mut Facts<'a>) {
    let text = echoed_command(text.trim(), facts);
    if text.is_empty() {
        return;
    }
    tokens::read(text, facts);
    facts.say(role, text);
}

/// `Command failed: grep x y`, as Node's `exec` begins: the command tells the
/// program, and is no part of the complaint. Python's `check_call` quotes the words
/// of the command, and others name the code first.
fn echoed_command<'a>(text: &'a str, facts: &mut Facts<'a>) -> &'a str {
    let cues = ["Command failed: ", "Command failed with exit code 1: "];
    let rest = cues.iter().find_map(|cue| text.strip_prefix(cue));
    let Some((line, complaint)) = rest.map_or_else(
        || Some((python_words(text)?, "")),
        |rest| Some(rest.split_once('\n').unwrap_or((rest, ""))),
    ) else {
        return text;
    };
    if facts.command.is_none() {
        let argv: Vec<Cow<'a, str>> =
            match line.strip_prefix("['").and_then(|l| l.strip_suffix("']")) {
                Some(words) => words.split("', '").map(Cow::Borrowed).collect(),
                None => vec![Cow::Borrowed(line)],
            };
        facts.command = commands::program(&argv);
        facts.answers = conventions::answers(&commands::last_words(&argv), 1);
        facts.numbers.push((Vocabulary::ExitCode, 1));
        facts.complains = !complaint.trim().is_empty();
        facts.content = Content::Nothing;
    }
    complaint
}

/// The command in `Command '['grep', 'x']' returned non-zero exit status 1.`
fn python_words(text: &str) -> Option<&str> {
    let rest = text.strip_prefix("Command '")?;
    rest.strip_suffix("' returned non-zero exit status 1.")
}

/// The same for a text that had to be decoded: what is kept of it is copied.
fn owned(text: &str, role: Role, nesting: u8, facts: &mut Facts<'_>) {
    let mut inner = Facts::new(facts.carrier, facts.flag);
    borrowed(text, role, nesting, &mut inner);
    absorb(inner, facts);
}

fn absorb(from: Facts<'_>, into: &mut Facts<'_>) {
    for passage in from.passages {
        into.say(passage.role, passage.text.into_owned());
    }
    for name in from.names {
        into.named_by(name.vocabulary, name.origin, name.text.into_owned());
    }
    into.numbers.extend(from.numbers);
    into.waits.extend(from.waits);
    into.status = into.status.or(from.status);
    into.declared = into.declared.or(from.declared);
    into.no_retry |= from.no_retry;
    into.service = into.service.take().or(from.service);
    if into.command.is_none() && from.command.is_some() {
        into.command = from.command.map(|command| Cow::Owned(command.into_owned()));
        into.complains = from.complains;
        into.answers = from.answers;
        into.content = from.content;
    }
}

/// The first JSON object or array inside prose, if there is one: the prose
/// before it, its leaves, the prose after it.
fn split_json(text: &str) -> (&str, Option<Vec<Leaf<'_>>>, &str) {
    let mut from = 0;
    for _ in 0..2 {
        let Some(at) = memchr::memchr2(b'{', b'[', &text.as_bytes()[from..]) else {
            break;
        };
        let at = from + at;
        let rest = &text[at..];
        let mut values =
            serde_json::Deserializer::from_str(rest).into_iter::<&serde_json::value::RawValue>();
        if let Some(Ok(_)) = values.next() {
            let (embedded, after) = rest.split_at(values.byte_offset());
            if embedded.len() > 2
                && let Some(flat) = json::flatten(embedded)
            {
                return (&text[..at], Some(flat.leaves), after);
            }
        }
        if let Some(flat) = python::to_json(rest).as_deref().and_then(json::flatten) {
            let leaves = flat.leaves.into_iter().map(Leaf::into_owned).collect();
            return (&text[..at], Some(leaves), "");
        }
        from = at + 1;
    }
    (text, None, "")
}

/// Reads the members of a failure's body.
pub(super) fn read_leaves<'a>(all: Vec<Leaf<'a>>, facts: &mut Facts<'a>) {
    leaves(all, 0, facts);
}

fn leaves<'a>(all: Vec<Leaf<'a>>, nesting: u8, facts: &mut Facts<'a>) {
    for leaf in all {
        member(leaf, nesting, facts);
    }
}

/// A key without its case and joints: `errorCode`, `error_code` and
/// `error-code` are one. A key longer than any that matters is cut.
pub(crate) struct Folded {
    bytes: [u8; 40],
    len: usize,
}

impl Folded {
    pub(crate) fn of(key: &str) -> Self {
        let mut folded = Self {
            bytes: [0; 40],
            len: 0,
        };
        for byte in key.bytes().filter(u8::is_ascii_alphanumeric).take(40) {
            folded.bytes[folded.len] = byte.to_ascii_lowercase();
            folded.len += 1;
        }
        folded
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

/// What a member is for, by its key.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// A code made for machines.
    Code,
    /// The broad kind, made for machines.
    Kind,
    /// Words.
    Words,
    /// A protocol's status.
    Status,
    /// A database's state.
    SqlState,
    /// An operating system's number.
    Errno,
    /// Says nothing of the failure.
    Other,
}

fn use_of(key: &Folded, parent: &str) -> Use {
    match key.as_bytes() {
        b"code" | b"errorcode" | b"errcode" | b"declinecode" | b"reason" | b"error" | b"err"
        | b"subcode" | b"errorname" | b"codename" | b"policyname" | b"issue" | b"errorid"
        | b"exception" | b"errorreason" | b"sqliteerrorname" | b"errorlabels" | b"rule"
        | b"quotaid" => Use::Code,
        b"type" | b"errortype" | b"errorcategory" | b"category" | b"kind" | b"name" | b"title"
        | b"statustext" | b"reasonphrase" | b"class" => Use::Kind,
        b"message" | b"msg" | b"detail" | b"details" | b"description" | b"errordescription"
        | b"errormessage" | b"errormessages" | b"text" | b"hint" | b"faultstring" | b"cause"
        | b"stderr" | b"output" | b"errors" | b"errorsummary" | b"messages" | b"stack"
        | b"summary" | b"usermessage" | b"body" | b"content" | b"result" | b"primary"
        | b"strerror" | b"localizedmessage" | b"moreinfo" | b"info" | b"response" | b"causes" => {
            Use::Words
        }
        b"status" | b"statuscode" | b"httpstatus" | b"httpstatuscode" | b"httpcode" => Use::Status,
        b"sqlstate" | b"pgcode" => Use::SqlState,
        b"errno" => Use::Errno,
        _ if parent == "errors" || parent == "error" => Use::Words,
        _ => Use::Other,
    }
}

fn member<'a>(leaf: Leaf<'a>, nesting: u8, facts: &mut Facts<'a>) {
    let Leaf {
        key, parent, value, ..
    } = leaf;
    if is_noise(&parent) {
        return;
    }
    if parent.eq_ignore_ascii_case("headers") {
        if let Scalar::Text(value) = &value {
            read_header(&key, value, facts);
        }
        return;
    }
    let folded = Folded::of(&key);
    if let Some(found) = wait::in_member(&folded, &value) {
        facts.waits.push(found);
    }
    declared(&folded, &value, facts);
    if folded.as_bytes() == b"signal" {
        if let Scalar::Text(signal) = value {
            facts.named_by(Some(Vocabulary::ExitCode), Origin::Token, signal);
        }
        return;
    }
    // AWS's JSON protocols put the code there, with two underscores.
    let of = match &*key {
        "__type" => Use::Code,
        _ => use_of(&folded, &parent),
    };
    match (of, value) {
        (Use::Code | Use::Kind | Use::Status, Scalar::Number(n)) => number(&key, n, facts),
        (Use::Errno, Scalar::Number(n)) => errno(n, facts),
        (Use::SqlState, Scalar::Text(state)) => {
            facts.named_by(Some(Vocabulary::Sqlstate), Origin::Token, state);
        }
        (of @ (Use::Code | Use::Kind | Use::Status | Use::Words), Scalar::Text(text)) => {
            string(of, text, nesting, facts);
        }
        (
            Use::Code
            | Use::Kind
            | Use::Status
            | Use::Words
            | Use::SqlState
            | Use::Errno
            | Use::Other,
            _,
        ) => {}
    }
}

fn string<'a>(of: Use, text: Cow<'a, str>, nesting: u8, facts: &mut Facts<'a>) {
    let origin = match of {
        Use::Kind => Origin::Kind,
        Use::Code | Use::Status | Use::Words | Use::SqlState | Use::Errno | Use::Other => {
            Origin::Member
        }
    };
    if let Ok(n) = text.parse::<f64>() {
        return number("status", n, facts);
    }
    if is_name(&text) {
        if text.starts_with("SQLITE_") {
            facts.named_by(Some(Vocabulary::Sqlite), Origin::Token, text);
        } else if of != Use::Words {
            if let Some((service, name)) = text.split_once('#') {
                // `com.amazonaws.dynamodb.v20120810#LimitExceededException`
                facts.service = service.split('.').nth(2).map(str::to_owned);
                return facts.name(origin, name.to_owned());
            }
            facts.name(origin, text);
        } else {
            facts.say(Role::Message, text);
        }
        return;
    }
    if nesting >= MAX_NESTING {
        return;
    }
    nested(text, Role::Message, nesting + 1, facts);
}

/// Members that repeat the request, or tell of the library.
fn is_noise(parent: &str) -> bool {
    ["config", "request", "input", "params", "requestInfo"]
        .iter()
        .any(|noise| parent.eq_ignore_ascii_case(noise))
}

/// One word, made of the letters of names.
fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.len() <= 96
        && text.bytes().all(|b| {
            b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'.' | b'/' | b':' | b'#')
        })
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked to be a whole number in range"
)]
fn number(key: &str, n: f64, facts: &mut Facts<'_>) {
    if n.fract() != 0.0 || n.abs() > 1e9 {
        return;
    }
    let whole = n as i64;
    if (400..600).contains(&whole) {
        facts.status.get_or_insert(whole as u16);
    } else if (-32_900..=-31_000).contains(&whole) {
        facts.numbers.push((Vocabulary::Jsonrpc, whole));
    } else if whole > 1000 && key.eq_ignore_ascii_case("code") {
        facts.numbers.push((Vocabulary::Twilio, whole));
        facts.numbers.push((Vocabulary::Discord, whole));
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "checked to be a small whole number"
)]
fn errno(n: f64, facts: &mut Facts<'_>) {
    if n.fract() != 0.0 || n.abs() > 1e6 {
        return;
    }
    let vocabulary = match n as i64 {
        1000.. => Vocabulary::Mysql,
        1..1000 => Vocabulary::Errno,
        _ => Vocabulary::Gai,
    };
    facts.numbers.push((vocabulary, n as i64));
}

/// A category or a veto in a member that is made for it.
fn declared(key: &Folded, value: &Scalar<'_>, facts: &mut Facts<'_>) {
    match (key.as_bytes(), value) {
        (b"errorcategory" | b"category", Scalar::Text(text)) => {
            facts.declared = facts.declared.or_else(|| envelope::category(text));
        }
        (b"executed", Scalar::Text(text)) => facts.stated_executed = text.parse().ok(),
        (b"isretryable" | b"retryable" | b"recoverable" | b"shouldretry", Scalar::Bool(false)) => {
            facts.no_retry = true;
        }
        _ => {}
    }
}

/// Reads `_meta` for an envelope or a declared tool failure.
pub(super) fn read_meta<'a>(meta: &'a str, facts: &mut Facts<'a>) {
    if !has(meta, "rror") && !has(meta, "ailure") {
        return;
    }
    if let Some(flat) = json::flatten(meta) {
        leaves(flat.leaves, 0, facts);
    }
}

/// Reads the attributes that a raised exception carries.
pub(super) fn read_attributes<'a>(all: Vec<Leaf<'a>>, facts: &mut Facts<'a>) {
    for leaf in all {
        match (leaf.depth, &*leaf.key, &leaf.value) {
            (1, "class" | "message" | "string" | "stack_first_line" | "traceback_last_line", _) => {
            }
            (1, "name", Scalar::Text(text)) => facts.name(Origin::Class, text.clone()),
            (_, "mro", Scalar::Text(text)) => {
                if !matches!(&**text, "Exception" | "BaseException") {
                    facts.name(Origin::Class, text.clone());
                }
            }
            (1, "repr", Scalar::Text(text)) => tokens::read(text, facts),
            (_, "class" | "name", Scalar::Text(text)) => facts.name(Origin::Class, text.clone()),
            _ => member(leaf, 0, facts),
        }
    }
}

/// Reads one header of a failed response.
pub(super) fn read_header(name: &str, value: &str, facts: &mut Facts<'_>) {
    let is = |known: &str| name.eq_ignore_ascii_case(known);
    if is("stripe-should-retry") || is("x-should-retry") {
        facts.no_retry |= value.trim().eq_ignore_ascii_case("false");
    } else if is("grpc-status") {
        if let Ok(code) = value.trim().parse() {
            facts.numbers.push((Vocabulary::Grpc, code));
        }
    } else if is("x-amzn-errortype") || is("x-ms-error-code") {
        let code = value.split([':', ';']).next().unwrap_or(value);
        facts.name(Origin::Member, code.to_owned());
    } else if let Some(found) = wait::in_header(name, value, None) {
        facts.waits.push(found);
        if found.1 == Wait::DoNotRetry {
            facts.no_retry = true;
        }
    }
}

/// Reads the details and trailing metadata of a gRPC status.
pub(super) fn read_metadata<'a>(more: &'a str, facts: &mut Facts<'a>) {
    let Ok(view) = Pairs::of(more) else {
        return;
    };
    for metadata in ["trailing_metadata", "metadata"] {
        let metadata = view.get(metadata).map(pairs);
        for (key, value) in metadata.into_iter().flatten() {
            if key.eq_ignore_ascii_case("grpc-status-details-bin") {
                if let Some(delay) = super::rpc::retry_delay(&value) {
                    facts.waits.push((wait::RETRY_INFO, Wait::After(delay)));
                }
            } else {
                read_header(&key, &value, facts);
            }
        }
    }
    for leaf in json::flatten(more)
        .map(|flat| flat.leaves)
        .unwrap_or_default()
    {
        if leaf.depth > 1 && leaf.parent != "trailing_metadata" && leaf.parent != "metadata" {
            member(leaf, 0, facts);
        }
    }
}

/// Metadata as pairs or as an object; nothing if a value is no text.
fn pairs(json: &str) -> Vec<(Cow<'_, str>, Cow<'_, str>)> {
    if let Ok(pairs) = serde_json::from_str::<Vec<(Key<'_>, Key<'_>)>>(json) {
        return pairs
            .into_iter()
            .map(|(key, value)| (key.0, value.0))
            .collect();
    }
    let members = Pairs::of(json).map_or_else(|_| Vec::new(), |pairs| pairs.0);
    let texts = members.into_iter().map(|(key, value)| {
        let text = serde_json::from_str::<Key<'_>>(value.get()).ok()?;
        Some((key, text.0))
    });
    texts.collect::<Option<_>>().unwrap_or_default()
}

fn looks_like_html(text: &str) -> bool {
    let start = text.trim_start();
    let head = crate::classify::lexicon::floor(start, 15);
    head.starts_with('<')
        && ["<!doctype html", "<html", "<head", "<body", "<?xml"]
            .iter()
            .any(|tag| {
                head.len() >= tag.len()
                    && head.as_bytes()[..tag.len()].eq_ignore_ascii_case(tag.as_bytes())
            })
}

/// The text between tags; a tag becomes a line break, so that a title and a
/// heading stay apart.
fn strip_tags(html: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' => {
                inside = true;
                if !out.ends_with('\n') {
                    out.push('\n');
                }
            }
            '>' => inside = false,
            _ if !inside => out.push(c),
            _ => {}
        }
        if out.len() > 8192 {
            break;
        }
    }
    out
}
