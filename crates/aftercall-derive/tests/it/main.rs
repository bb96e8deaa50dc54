//! `#[derive(ToolError)]`: every setter arrives, and what does not belong does
//! not compile.

use std::time::Duration;

use aftercall::{Basis, Category, Effect, Executed, Failure, Resend, ToolError, Value};

#[derive(Debug, thiserror::Error, aftercall::ToolError)]
enum DeskError {
    #[error("{0} is not an order number")]
    #[tool_error(
        validation,
        code = "order.malformed_id",
        description = "Nothing was looked up. Send {0} as # and five digits.",
        violation(
            path = "/order_id",
            expected = "# and five digits",
            received = 0,
            suggestion = "#12345"
        )
    )]
    MalformedId(String),
    #[error("a refund of £{amount} is over the automatic limit")]
    #[tool_error(
        business,
        limit(name = "automatic refund", allowed = limit, requested = amount, unit = "GBP"),
        alternative(tool = "request_approval", why = "a manager may refund £{amount}"),
        escalate_to = "a manager",
        user_message = "I can refund up to £{limit} myself."
    )]
    OverLimit { amount: u32, limit: u32 },
    #[error("financial records are for the finance team")]
    #[tool_error(permission, requires(scope = "finance:read", role = "accountant"))]
    NotFinance,
    #[error("the database is busy")]
    #[tool_error(transient, retry_after = "2s", executed = no, source = "orders.db")]
    Busy,
    #[error("the payment service did not answer")]
    #[tool_error(
        transient,
        retry_after = wait,
        executed = unknown,
        verify(tool = "get_refund", why = "it lists refund {id} if it was made")
    )]
    NoAnswer { wait: Duration, id: u64 },
    #[error(transparent)]
    #[tool_error(transparent)]
    Inner(#[from] InnerError),
}

#[derive(Debug, thiserror::Error, aftercall::ToolError)]
#[error("shop {shop} is closed")]
#[tool_error(business, code = "shop.closed")]
struct InnerError {
    shop: &'static str,
}

#[test]
fn validation_carries_its_violation() {
    let failure = Failure::from(DeskError::MalformedId("order-abc".into()));
    assert_eq!(failure.category(), Some(Category::Validation));
    assert_eq!(failure.message(), "order-abc is not an order number");
    assert_eq!(failure.code().unwrap().as_str(), "order.malformed_id");
    assert_eq!(
        failure.description(),
        Some("Nothing was looked up. Send order-abc as # and five digits.")
    );
    let [violation] = failure.violations() else {
        panic!("one violation: {failure:?}");
    };
    assert_eq!(violation.path, "/order_id");
    assert_eq!(violation.received, Some(Value::from("order-abc")));
    assert_eq!(violation.suggestion.as_deref(), Some("#12345"));
}

#[test]
fn business_carries_limit_alternative_and_words() {
    let failure = Failure::from(DeskError::OverLimit {
        amount: 750,
        limit: 500,
    });
    assert_eq!(failure.category(), Some(Category::Business));
    let limit = failure.limit().unwrap();
    assert_eq!(limit.allowed, Some(Value::from(500)));
    assert_eq!(limit.requested, Some(Value::from(750)));
    assert_eq!(failure.alternatives()[0].tool, "request_approval");
    assert_eq!(failure.alternatives()[0].why, "a manager may refund £750");
    assert_eq!(failure.escalate_to(), Some("a manager"));
    assert_eq!(
        failure.user_message(),
        Some("I can refund up to £500 myself.")
    );
}

#[test]
fn permission_carries_what_it_requires() {
    let failure = Failure::from(DeskError::NotFinance);
    assert_eq!(failure.category(), Some(Category::Permission));
    let requires = failure.requires().unwrap();
    assert_eq!(requires.scopes, ["finance:read"]);
    assert_eq!(requires.role.as_deref(), Some("accountant"));
}

#[test]
fn transient_carries_wait_and_effect() {
    let busy = Failure::from(DeskError::Busy);
    assert_eq!(busy.executed(), Some(Executed::No));
    assert_eq!(busy.source(), Some("orders.db"));
    assert_eq!(
        busy.resend(Effect::Write),
        Resend::After(Duration::from_secs(2))
    );

    let lost = Failure::from(DeskError::NoAnswer {
        wait: Duration::from_millis(300),
        id: 7,
    });
    assert_eq!(lost.retry_after(), Some(Duration::from_millis(300)));
    assert_eq!(
        lost.verify().unwrap().why,
        "it lists refund 7 if it was made"
    );
    assert_eq!(lost.resend(Effect::Write), Resend::CheckFirst);
}

#[test]
fn a_transparent_variant_is_what_it_wraps() {
    let error = ToolError::from(DeskError::from(InnerError { shop: "north" }));
    assert_eq!(error.category(), Category::Business);
    assert_eq!(error.message(), "shop north is closed");
}

/// Somebody else's errors: a type, a box, and one of ours that went through a
/// box.
#[derive(Debug, thiserror::Error, aftercall::ToolError)]
enum Foreign {
    #[error("the archive can't be read")]
    #[tool_error(classify)]
    Io(#[from] std::io::Error),
    #[error("the plug-in failed")]
    #[tool_error(classify)]
    PlugIn(Box<dyn std::error::Error + Send + Sync>),
    #[error("the archive's far end can't be read")]
    #[tool_error(classify)]
    Far(Box<std::io::Error>),
    #[error("the desk is closed")]
    #[tool_error(business, code = "desk.closed")]
    Closed,
}

#[test]
fn a_classified_variant_is_judged_by_what_it_wraps() {
    let refused = std::io::Error::from(std::io::ErrorKind::ConnectionRefused);
    let failure = Failure::from(Foreign::from(refused));
    assert_eq!(failure.category(), Some(Category::Transient));
    assert_eq!(failure.executed(), Some(Executed::No));

    let reset = std::io::Error::from(std::io::ErrorKind::ConnectionReset);
    let failure = Failure::from(Foreign::Far(Box::new(reset)));
    assert_eq!(failure.executed(), Some(Executed::Unknown), "{failure:?}");
    assert_eq!(
        failure.basis(),
        Some(Basis::Code),
        "by its type, in a box too"
    );

    let declared: ToolError = ToolError::permission("Not for guests.").into();
    let failure = Failure::from(Foreign::PlugIn(Box::new(declared)));
    assert_eq!(failure.category(), Some(Category::Permission));
    assert_eq!(failure.message(), "Not for guests.");

    let failure = Failure::from(Foreign::PlugIn("it fell over".into()));
    assert_eq!(failure.category(), None, "nothing is guessed");

    let failure = Failure::from(Foreign::Closed);
    assert_eq!(failure.code().unwrap().as_str(), "desk.closed");
}

#[test]
fn what_does_not_belong_does_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}
