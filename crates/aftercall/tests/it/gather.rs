//! Reports: what merging may and may not do, and what a whole amounts to.

use std::time::{Duration, SystemTime};

use aftercall::detail::{Attempt, Requires};
use aftercall::gather::Report;
use aftercall::wire::{Codec, Encode, Mcp};
use aftercall::{Answer, Category, Effect, Executed, Failure, ToolError};
use proptest::prelude::*;

const SOURCES: [&str; 4] = ["north", "south", "east", "west"];

fn at(second: u8) -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(second.into())
}

fn failure(kind: u8) -> Failure {
    match kind % 5 {
        0 => ToolError::transient("No answer.")
            .executed(Executed::No)
            .into(),
        1 => ToolError::validation("No such region.").into(),
        2 => ToolError::business("Closed for stocktaking.").into(),
        3 => ToolError::permission("Not yours.").into(),
        _ => Failure::unexplained("It failed."),
    }
}

/// A report by one reporter. What it says of a source at one moment depends on
/// these three alone, as the documentation of `Report::by` asks.
fn report() -> impl Strategy<Value = Report<Vec<u8>>> {
    let word = (0u8..4, 0u8..3);
    (0u8..3, proptest::collection::vec(word, 0..6)).prop_map(|(reporter, words)| {
        words.into_iter().fold(
            Report::by(format!("reporter-{reporter}")),
            |report, (source, moment)| {
                let name = SOURCES[usize::from(source)];
                match (source * 5 + moment * 3 + reporter) % 7 {
                    0..3 => report.covered(name, vec![moment, reporter], Some(2), at(moment)),
                    3 => report.covered_empty(name, at(moment)),
                    kind => report.missing(name, failure(kind + reporter), at(moment)),
                }
            },
        )
    })
}

proptest! {
    #[test]
    fn merging_is_idempotent(a in report()) {
        prop_assert_eq!(a.clone().merge(a.clone()), a);
    }

    #[test]
    fn merging_is_associative(a in report(), b in report(), c in report()) {
        let left = a.clone().merge(b.clone()).merge(c.clone());
        let right = a.merge(b.merge(c));
        prop_assert_eq!(left, right);
    }

    #[test]
    fn merging_is_commutative(a in report(), b in report()) {
        prop_assert_eq!(a.clone().merge(b.clone()), b.merge(a));
    }

    #[test]
    fn merging_loses_no_source_and_no_coverage(a in report(), b in report()) {
        let covered = |r: &Report<Vec<u8>>| {
            r.succeeded().map(|(s, _)| s.clone()).collect::<std::collections::BTreeSet<_>>()
        };
        let all = |r: &Report<Vec<u8>>| {
            let failed = r.failed().map(|(s, _)| s.clone());
            covered(r).into_iter().chain(failed).collect::<std::collections::BTreeSet<_>>()
        };
        let merged = a.clone().merge(b.clone());
        prop_assert_eq!(covered(&merged), &covered(&a) | &covered(&b));
        prop_assert_eq!(all(&merged), &all(&a) | &all(&b));
        prop_assert_eq!(merged.requested(), all(&merged).len());
    }

    #[test]
    fn an_outcome_is_partial_exactly_when_some_but_not_all_are_covered(a in report()) {
        let (covered, missing) = (a.succeeded().count(), a.failed().count());
        let holds = a.succeeded().any(|(_, c)| !c.is_empty());
        let outcome = a.outcome("four regions", |lists| {
            lists.into_iter().flat_map(|(_, list)| list).collect()
        });
        match outcome {
            Ok(Answer::Found(list)) => {
                prop_assert!(missing == 0 && holds && !list.is_empty());
            }
            Ok(Answer::Empty(_)) => prop_assert!(missing == 0 && !holds),
            Ok(Answer::Partial(report)) => {
                prop_assert!(covered > 0 && missing > 0);
                prop_assert_eq!(report.failed().count(), missing);
            }
            Err(_) => prop_assert!(covered == 0 && missing > 0),
        }
    }
}

#[test]
fn the_category_of_a_whole_is_the_one_that_makes_progress() {
    let all = |kinds: &[u8]| {
        kinds
            .iter()
            .enumerate()
            .fold(Report::<()>::new(), |report, (i, kind)| {
                report.missing(format!("s{i}"), failure(*kind), at(0))
            })
            .failure()
            .expect("no source is covered")
    };
    assert_eq!(all(&[2, 2]).category(), Some(Category::Business));
    assert_eq!(all(&[2, 3]).category(), Some(Category::Permission));
    assert_eq!(all(&[2, 3, 1]).category(), Some(Category::Validation));
    assert_eq!(all(&[2, 3, 1, 0]).category(), Some(Category::Transient));
    assert_eq!(all(&[4, 2]).category(), Some(Category::Business));
    assert_eq!(all(&[4, 4]).category(), None);
    assert_eq!(
        all(&[0, 3]).message(),
        "None of 2 sources was covered: s0 (transient), s1 (permission)."
    );
}

#[test]
fn a_whole_keeps_what_its_sources_agree_on() {
    let refused = |role: &str| {
        let refused = ToolError::permission("Not yours.").requires(Requires::role(role));
        Failure::from(ToolError::from(refused.escalate_to("the owner")))
    };
    let whole = |roles: [&str; 2]| {
        let [a, b] = roles.map(refused);
        let report = Report::<()>::new().missing("a", a, at(0));
        report.missing("b", b, at(0)).failure().expect("no source")
    };
    let agreed = whole(["finance", "finance"]);
    assert_eq!(agreed.requires(), Some(&Requires::role("finance")));
    assert_eq!(agreed.description(), Some("a: Not yours. b: Not yours."));
    let split = whole(["finance", "sales"]);
    assert_eq!(split.requires(), None);
    assert_eq!(split.escalate_to(), Some("the owner"));

    let alone = Report::<()>::new().missing("a", refused("finance"), at(0));
    let expected = refused("finance").with_source("a");
    assert_eq!(alone.failure(), Some(expected), "as it is");
}

#[test]
fn tries_are_counted_by_source() {
    let after = |tries: usize, failure: Failure| {
        let earlier = (1..tries).map(|n| Attempt::new(format!("try {n}"), Duration::ZERO));
        failure.with_earlier_attempts(earlier)
    };
    let line = |sources: &[(&str, Failure)]| {
        let report = sources
            .iter()
            .cloned()
            .fold(Report::<()>::new(), |report, (source, failure)| {
                report.missing(source, failure, at(0))
            });
        let whole = report.failure().expect("no source is covered");
        let encoded = Mcp.encode::<(), _>(Err(whole), &Encode::new(Effect::ReadOnly));
        let raw = encoded.expect("a failure can be written");
        let result: serde_json::Value = serde_json::from_str(raw.get()).expect("it is JSON");
        let text = result["content"][0]["text"]
            .as_str()
            .expect("it has a text");
        text.lines().next().unwrap_or_default().to_owned()
    };

    let thrice = || after(3, failure(0));
    assert_eq!(
        line(&[("a", thrice()), ("b", thrice()), ("c", thrice())]),
        "ERROR [transient, retry later, tried 3 times] None of 3 sources was covered: \
         a, b and c (transient, tried 3 times each). a: No answer. b: No answer. c: No answer."
    );
    let uneven = line(&[("a", failure(0)), ("b", after(2, failure(0)))]);
    assert!(uneven.contains("retry later, tried 2 times] "), "{uneven}");
    assert!(
        uneven.contains("a (transient), b (transient, tried 2 times)"),
        "{uneven}"
    );
    // How often the others were tried is no reason to wait for those that may heal.
    let refused = line(&[("a", failure(0)), ("b", after(4, failure(3)))]);
    assert!(
        refused.starts_with("ERROR [transient, retryable] "),
        "{refused}"
    );
}

#[test]
fn a_source_that_answers_in_parts_is_no_longer_missing_as_a_whole() {
    let before = Report::new().missing("agent-1", failure(0), at(1)).covered(
        "agent-2",
        vec![7],
        None,
        at(1),
    );
    let inner = Report::new()
        .covered("north", vec![1], None, at(2))
        .missing("south", failure(0), at(2));
    let after = before.nested("agent-1", inner).counted(Vec::len);
    assert_eq!(
        after.coverage(),
        "2 of 3 sources covered; missing: agent-1/south (transient)"
    );
    assert!(
        after
            .succeeded()
            .all(|(_, covered)| covered.count() == Some(1))
    );
}

#[test]
fn a_nested_report_keeps_its_sources_apart() {
    let inner = Report::by("agent-1")
        .covered("north", vec![1], Some(1), at(1))
        .missing("south", failure(0), at(1));
    let whole = Report::by("coordinator").nested("agent-1", inner).covered(
        "south",
        vec![2],
        Some(1),
        at(2),
    );
    assert_eq!(
        whole.coverage(),
        "2 of 3 sources covered; missing: agent-1/south (transient)"
    );
    let worth_asking: Vec<_> = whole.missing_retryable(Effect::ReadOnly).collect();
    assert_eq!(worth_asking.len(), 1);
    assert_eq!(worth_asking[0].as_str(), "agent-1/south");
}
