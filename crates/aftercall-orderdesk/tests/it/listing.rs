//! What is listed is what is done.

use std::collections::BTreeMap;

use aftercall_orderdesk::Face;

use crate::client::desk;

/// `readOnlyHint`, `idempotentHint`, `destructiveHint`.
type Hints = (Option<bool>, Option<bool>, Option<bool>);

#[tokio::test]
async fn annotations_say_which_calls_may_be_repeated() {
    let desk = desk(Face::Explaining, "").await;
    let effects: BTreeMap<String, Hints> = desk
        .tools()
        .await
        .into_iter()
        .map(|tool| {
            let hints = tool.annotations.expect("every tool is annotated");
            assert_eq!(hints.open_world_hint, Some(false), "{}", tool.name);
            let hints = (
                hints.read_only_hint,
                hints.idempotent_hint,
                hints.destructive_hint,
            );
            (tool.name.into_owned(), hints)
        })
        .collect();
    let reads = (Some(true), None, None);
    let expected = [
        ("cancel_order", (Some(false), Some(true), Some(true))),
        ("find_customers", reads),
        ("get_financial_records", reads),
        ("get_order", reads),
        ("list_orders", reads),
        ("list_refunds", reads),
        ("refund_order", (Some(false), Some(false), Some(true))),
        (
            "request_refund_approval",
            (Some(false), Some(true), Some(false)),
        ),
        ("search_products", reads),
    ];
    let expected = expected.map(|(name, hints)| (name.to_owned(), hints));
    assert_eq!(effects, BTreeMap::from(expected));
}

#[tokio::test]
async fn the_plain_twin_lists_the_same_tools_with_less_to_go_by() {
    let explaining = desk(Face::Explaining, "").await.tools().await;
    let plain = desk(Face::Plain, "").await.tools().await;
    assert_eq!(explaining.len(), plain.len());
    for (ours, theirs) in explaining.iter().zip(&plain) {
        assert_eq!(ours.name, theirs.name);
        assert_eq!(ours.input_schema, theirs.input_schema);
        assert_eq!(theirs.annotations, None);
        assert_eq!(theirs.output_schema, None);
    }
}
