//! What is called, and what is wrong while it is.

use serde_json::{Map, Value};

/// One call to both servers.
pub(crate) struct Scene {
    /// A stable name.
    pub(crate) id: &'static str,
    /// What happens, for people.
    pub(crate) title: &'static str,
    /// The fault that both desks are started with.
    pub(crate) fault: Option<&'static str>,
    pub(crate) tool: &'static str,
    /// A JSON object.
    pub(crate) call: &'static str,
    /// Whether the call can't do what it was asked, by how the scene is set.
    pub(crate) fails: bool,
}

impl Scene {
    pub(crate) fn arguments(&self) -> Map<String, Value> {
        serde_json::from_str(self.call).expect("every scene is played in the tests")
    }
}

pub(crate) const SCENES: [Scene; 9] = [
    Scene {
        id: "transient",
        title: "The database is under load",
        fault: Some("busy"),
        tool: "get_order",
        call: r##"{"order_id":"#10042"}"##,
        fails: true,
    },
    Scene {
        id: "validation",
        title: "An order number that is none",
        fault: None,
        tool: "get_order",
        call: r#"{"order_id":"order-abc"}"#,
        fails: true,
    },
    Scene {
        id: "business",
        title: "A refund of £750, where £500 is the limit",
        fault: None,
        tool: "refund_order",
        call: r##"{"order_id":"#10042","amount_pence":75000,"reason":"arrived torn"}"##,
        fails: true,
    },
    Scene {
        id: "permission",
        title: "The books, which support may not see",
        fault: None,
        tool: "get_financial_records",
        call: r#"{"month":"2026-10"}"#,
        fails: true,
    },
    Scene {
        id: "access_failure",
        title: "A customer look-up that could not run",
        fault: Some("busy"),
        tool: "find_customers",
        call: r#"{"text":"zebra"}"#,
        fails: true,
    },
    Scene {
        id: "valid_empty",
        title: "The same look-up, which ran and found nobody",
        fault: None,
        tool: "find_customers",
        call: r#"{"text":"zebra"}"#,
        fails: false,
    },
    Scene {
        id: "partial",
        title: "A product search over five sites, two of which are locked",
        fault: Some("busy-sites"),
        tool: "search_products",
        call: r#"{"text":"lamp"}"#,
        fails: true,
    },
    Scene {
        id: "unknown_outcome",
        title: "A refund that was made, and whose confirmation was lost",
        fault: Some("lost-payout"),
        tool: "refund_order",
        call: r##"{"order_id":"#10042","amount_pence":5000,"reason":"arrived late"}"##,
        fails: true,
    },
    Scene {
        id: "connection_lost",
        title: "A server that dies in the middle of a refund",
        fault: Some("crash"),
        tool: "refund_order",
        call: r##"{"order_id":"#10042","amount_pence":5000,"reason":"arrived late"}"##,
        fails: true,
    },
];
