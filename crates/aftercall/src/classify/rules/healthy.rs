//! What is no failure.

use super::{Finding, Rule, Say};
use crate::classify::Kind;
use crate::classify::facts::conventions::Answers;
use crate::classify::facts::{Content, Facts, Flag};
use crate::classify::sense::Sense;
use crate::classify::table::{Circumstances, Judgement, Vocabulary, by_number};
use crate::{Basis, Executed};

/// An answer with data in it.
pub(crate) static ANSWER: Rule = Rule {
    id: "answer.data",
    doc: "The carrier flags no error and the answer holds data. Words about errors inside data are data.",
    basis: Basis::Structure,
    forbids: false,
    judge: |facts| answer(facts, Content::Data),
    decides: &[
        (
            "mcp_tool_result",
            r#"{"content":[{"type":"text","text":"12:01 ERROR connection refused\n12:02 timeout"}]}"#,
            "found",
        ),
        (
            "http_response",
            r#"{"status":200,"headers":{},"body":"{\"items\":[{\"state\":\"failed\"}]}"}"#,
            "found",
        ),
    ],
    spares: &[(
        "mcp_tool_result",
        r#"{"isError":true,"content":[{"type":"text","text":"connection refused"}]}"#,
    )],
};

/// An answer with nothing in it.
pub(crate) static NOTHING: Rule = Rule {
    id: "answer.empty",
    doc: "The carrier flags no error, and the answer is an empty collection, a count of zero, or says that nothing matches. That is the answer.",
    basis: Basis::Structure,
    forbids: false,
    judge: |facts| answer(facts, Content::Nothing),
    decides: &[
        (
            "mcp_tool_result",
            r#"{"content":[{"type":"text","text":"[]"}]}"#,
            "empty",
        ),
        (
            "http_response",
            r#"{"status":200,"headers":{},"body":"{\"total\":0,\"results\":[]}"}"#,
            "empty",
        ),
    ],
    spares: &[(
        "mcp_tool_result",
        r#"{"content":[{"type":"text","text":"[1]"}]}"#,
    )],
};

/// An answer with results and errors.
pub(crate) static PARTIAL: Rule = Rule {
    id: "answer.partial",
    doc: "The answer holds results of some sources or items and errors of others: GraphQL data beside errors (also where a client flags the whole as an error), a batch with failed items.",
    basis: Basis::Structure,
    forbids: false,
    judge: |facts| answer(facts, Content::Mixed),
    decides: &[(
        "http_response",
        r#"{"status":200,"headers":{},"body":"{\"data\":{\"user\":{\"id\":1}},\"errors\":[{\"message\":\"x\"}]}"}"#,
        "partial",
    )],
    spares: &[(
        "http_response",
        r#"{"status":200,"headers":{},"body":"{\"data\":{\"user\":{\"id\":1}},\"errors\":[]}"}"#,
    )],
};

fn answer<'f>(facts: &'f Facts<'_>, content: Content) -> Say<'f> {
    let flagged = facts.flag == Flag::Failed && content != Content::Mixed;
    if flagged || facts.content != content {
        return Say::Abstain;
    }
    Say::Indicate(match content {
        Content::Data => Finding::kind(Kind::Found, Some(Executed::Yes), ""),
        Content::Nothing => Finding::of(Sense::NoMatch, ""),
        Content::Mixed => Finding::kind(Kind::Partial, Some(Executed::Yes), facts.message()),
        Content::Failure { .. } => return Say::Abstain,
    })
}

/// Exit codes that report a result.
pub(crate) static CONVENTION: Rule = Rule {
    id: "exit.convention",
    doc: "Some programs report a result with their exit code: `grep` and its kin end with 1 for no match, `diff` and `cmp` for a difference. Any command that only asks (`git config --get`) and ends with 1 in silence found nothing; `--exit-code`, `--check`, checkers and predicates (`systemctl is-active`) answer with it too. Complaints on standard error make it a failure again.",
    basis: Basis::Status,
    forbids: false,
    judge: convention,
    decides: &[
        (
            "cli_exit",
            r#"{"argv":["grep","x","f"],"exit_code":1,"stdout":"","stderr":""}"#,
            "empty",
        ),
        (
            "cli_exit",
            r#"{"argv":["diff","a","b"],"exit_code":1,"stdout":"1c1\n< a","stderr":""}"#,
            "found",
        ),
        (
            "cli_exit",
            r#"{"argv":"systemctl is-active web","exit_code":3,"stdout":"inactive\n","stderr":""}"#,
            "found",
        ),
    ],
    spares: &[(
        "cli_exit",
        r#"{"argv":["grep","x","f"],"exit_code":2,"stdout":"","stderr":"grep: f: No such file"}"#,
    )],
};

fn convention<'f>(facts: &'f Facts<'_>) -> Say<'f> {
    let Some(program) = facts.command.as_deref() else {
        return Say::Abstain;
    };
    let exit = facts
        .numbers
        .iter()
        .find(|(of, _)| *of == Vocabulary::ExitCode);
    let Some((_, code)) = exit.filter(|(_, code)| *code != 0) else {
        return Say::Abstain;
    };
    let known = Circumstances {
        program,
        message: facts.message(),
        ..Circumstances::default()
    };
    let row = by_number(Vocabulary::ExitCode, *code).pick(&known);
    let reports =
        row.is_some_and(|row| row.judgement() == Judgement::NotError && !row.when().is_empty());
    let silent = facts.asks && *code == 1 && facts.content == Content::Nothing;
    if !reports && !silent && facts.answers == Answers::No {
        return Say::Abstain;
    }
    match (
        facts.content,
        facts.complains && facts.answers != Answers::Aloud,
    ) {
        (_, true) => Say::Abstain,
        (Content::Nothing, false)
            if facts.passages.is_empty()
                || matches!(facts.message().trim(), "0" | "null" | "false") =>
        {
            Say::Indicate(Finding::of(Sense::NoMatch, ""))
        }
        (_, false) => Say::Indicate(Finding::kind(Kind::Found, Some(Executed::Yes), "")),
    }
}
