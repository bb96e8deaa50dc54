//! One member of a failure's body: what it is for, by its key.

use std::borrow::Cow;

use super::{MAX_NESTING, nested, read_header};
use crate::classify::facts::folded::Folded;
use crate::classify::facts::json::{Leaf, Scalar};
use crate::classify::facts::{Facts, Origin, Role, envelope};
use crate::classify::table::Vocabulary;
use crate::classify::wait;

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

pub(super) fn member<'a>(leaf: Leaf<'a>, nesting: u8, facts: &mut Facts<'a>) {
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
        (Use::Status, Scalar::Number(n)) if (200.0..300.0).contains(&n) => facts.answered = true,
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
