//! The recipes of `spec/recipes/`: servers that write the format by hand, behind
//! every published client.
//!
//! What each client's API returns is read by the library, so a recipe that an
//! SDK's release breaks, or that no longer says what the specification does,
//! fails here.

use std::time::Duration;

use aftercall::wire::{Codec, Mcp};
use aftercall::{Answer, Category, Effect, Executed, Failure, Reading, Resend};
use serde_json::value::to_raw_value;
use serde_json::{Value, json};

use super::cache::{Cache, text};
use super::client::Client;
use super::servers::same;
use crate::repository;

/// Each recipe with the SDK it is for, each client with each of them.
macro_rules! recipes {
    ($($recipe:ident: $($name:ident $client:ident),*;)*) => {$(
        mod $recipe {
            $(
                #[test]
                #[ignore = "needs scripts/interop-setup"]
                fn $name() {
                    super::prove(super::$recipe, super::Client::$client);
                }
            )*
        }
    )*};
}

recipes! {
    python_sdk_1: python1 Python1, typescript1 TypeScript1, rust Rust;
    python_sdk_2: python2 Python2, typescript2 TypeScript2, rust Rust;
    fastmcp: python1 Python1, python2 Python2, typescript2 TypeScript2, rust Rust;
    typescript: python1 Python1, typescript1 TypeScript1, typescript2 TypeScript2, rust Rust;
}

type Recipe = fn(&Cache, &std::path::Path) -> Vec<String>;

fn python_sdk_1(cache: &Cache, _: &std::path::Path) -> Vec<String> {
    vec![cache.python1("python"), recipe("python-sdk.py")]
}

fn python_sdk_2(cache: &Cache, _: &std::path::Path) -> Vec<String> {
    vec![cache.python2("python"), recipe("python-sdk.py")]
}

fn fastmcp(cache: &Cache, _: &std::path::Path) -> Vec<String> {
    vec![cache.fastmcp("python"), recipe("python-fastmcp.py")]
}

/// Node looks for packages beside the file.
fn typescript(cache: &Cache, folder: &std::path::Path) -> Vec<String> {
    let file = folder.join("typescript.mjs");
    std::fs::copy(recipe("typescript.mjs"), &file).expect("the scratch folder is writable");
    let packages = cache.node().join("node_modules");
    std::os::unix::fs::symlink(packages, folder.join("node_modules"))
        .expect("the scratch folder is writable");
    vec!["node".into(), text(&file)]
}

fn recipe(name: &str) -> String {
    text(&repository::root().join("spec/recipes").join(name))
}

fn prove(recipe: Recipe, client: Client) {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let cache = Cache::ready();
    let server = recipe(&cache, folder.path());
    let refund = |order: &str, pence: i64| json!({"order": order, "pence": pence});
    let steps = [
        same("refund", refund("#10000", 0)),
        same("refund", refund("#10000", 75_000)),
        same("refund", refund("#10001", 500)),
        same("refund", refund("#10002", 500)),
        same("refund", refund("#10003", 500)),
        same("refund", refund("#10000", 500)),
        same("list_refunds", json!({"order": "#10000"})),
    ];
    let told = client.run(&cache, folder.path(), &server, &steps);
    assert_eq!(told.tools.len(), 2, "{:?}", told.tools);
    let outcomes: Vec<_> = told.outcomes.iter().map(read).collect();
    let [validation, business, permission, busy, lost, done, empty] = outcomes.as_slice() else {
        panic!("one outcome for each call: {outcomes:?}");
    };

    let validation = failed(validation, Category::Validation);
    assert_eq!(validation.violations()[0].path, "/pence");
    let business = failed(business, Category::Business);
    assert_eq!(business.escalate_to(), Some("a manager"));
    assert!(business.user_message().is_some() && business.limit().is_some());
    let permission = failed(permission, Category::Permission);
    assert!(permission.requires().is_some());
    let busy = failed(busy, Category::Transient);
    let wait = Resend::After(Duration::from_secs(2));
    assert_eq!(busy.resend(Effect::Write), wait, "it was not carried out");
    let lost = failed(lost, Category::Transient);
    assert_eq!(lost.executed(), Some(Executed::Unknown));
    assert_eq!(lost.resend(Effect::Write), Resend::CheckFirst);
    assert!(
        lost.verify()
            .is_some_and(|verify| verify.tool == "list_refunds")
    );

    assert_eq!(done, &Ok(Answer::Found(json!("500 pence refunded"))));
    assert_eq!(empty, &Ok(Answer::empty("the refunds on #10000")));
}

fn failed(outcome: &Result<Answer<Value>, Failure>, category: Category) -> &Failure {
    let failure = outcome.as_ref().expect_err("the call fails");
    assert_eq!(failure.category(), Some(category), "{failure:?}");
    assert!(failure.description().is_some(), "{failure:?}");
    failure
}

fn read(outcome: &Result<Value, String>) -> Result<Answer<Value>, Failure> {
    let result = outcome.as_ref().expect("the client returns the result");
    let raw = to_raw_value(result).expect("JSON stays JSON");
    match Mcp.decode(&raw).expect("a result") {
        Reading::Settled(settled) => settled.map(|answer| {
            answer.map(|raw| serde_json::from_str(raw.get()).expect("a value is JSON"))
        }),
        other => panic!("a settled outcome: {other:?}"),
    }
}
