//! The desk's tools, as they are listed.
//!
//! The annotations are honest, because everything that may be done about a
//! failed call hangs on them: the six that read say so, `cancel_order` and
//! `request_refund_approval` do the same however often they are sent, and
//! `refund_order` does not. The world is closed: no tool reaches beyond the
//! desk.
//!
//! The tools that return one thing declare its shape. Those that may find
//! nothing do not: a declared shape obliges a client to refuse an answer
//! without data, and "nothing matches" has none.

use std::sync::Arc;

use rmcp::model::{JsonObject, Tool as Listed, ToolAnnotations};
use serde_json::{Value, json};

use crate::domain::SITES;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    FindCustomers,
    GetOrder,
    ListOrders,
    ListRefunds,
    SearchProducts,
    RefundOrder,
    RequestRefundApproval,
    CancelOrder,
    GetFinancialRecords,
}

impl Tool {
    pub(crate) const ALL: [Self; 9] = [
        Self::FindCustomers,
        Self::GetOrder,
        Self::ListOrders,
        Self::ListRefunds,
        Self::SearchProducts,
        Self::RefundOrder,
        Self::RequestRefundApproval,
        Self::CancelOrder,
        Self::GetFinancialRecords,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::FindCustomers => "find_customers",
            Self::GetOrder => "get_order",
            Self::ListOrders => "list_orders",
            Self::ListRefunds => "list_refunds",
            Self::SearchProducts => "search_products",
            Self::RefundOrder => "refund_order",
            Self::RequestRefundApproval => "request_refund_approval",
            Self::CancelOrder => "cancel_order",
            Self::GetFinancialRecords => "get_financial_records",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tool| tool.name() == name)
    }

    /// Its listing with everything that a client may rely on.
    pub(crate) fn explained(self) -> Listed {
        let tool = self.plain().with_annotations(self.annotations());
        match self.output() {
            Some(shape) => tool.with_raw_output_schema(Arc::new(shape)),
            None => tool,
        }
    }

    /// Its listing as most servers write one: what the protocol demands.
    pub(crate) fn plain(self) -> Listed {
        Listed::new(self.name(), self.description(), self.input())
    }

    const fn description(self) -> &'static str {
        match self {
            Self::FindCustomers => "Find customers whose name or e-mail address holds a text.",
            Self::GetOrder => "One order by its number.",
            Self::ListOrders => "A customer's orders, newest first.",
            Self::ListRefunds => "The refunds made on an order.",
            Self::SearchProducts => "Find products by name in the stock of all five sites.",
            Self::RefundOrder => {
                "Refund part or all of an order at once, up to £500 per order in all."
            }
            Self::RequestRefundApproval => {
                "Put a refund over the automatic limit before a manager. Nothing is paid yet."
            }
            Self::CancelOrder => "Cancel an order that has not been shipped.",
            Self::GetFinancialRecords => "The lines of the books in a month. For finance.",
        }
    }

    fn annotations(self) -> ToolAnnotations {
        let closed = ToolAnnotations::new().open_world(false);
        match self {
            Self::FindCustomers
            | Self::GetOrder
            | Self::ListOrders
            | Self::ListRefunds
            | Self::SearchProducts
            | Self::GetFinancialRecords => closed.read_only(true),
            Self::RefundOrder => closed.read_only(false).destructive(true).idempotent(false),
            Self::RequestRefundApproval => {
                closed.read_only(false).destructive(false).idempotent(true)
            }
            Self::CancelOrder => closed.read_only(false).destructive(true).idempotent(true),
        }
    }

    fn input(self) -> JsonObject {
        let order =
            json!({"type": "string", "pattern": "^#[0-9]{5}$", "description": "# and five digits"});
        let pence = json!({"type": "integer", "minimum": 1, "description": "whole pence"});
        let text = json!({"type": "string", "minLength": 1});
        match self {
            Self::FindCustomers => arguments(&["text"], json!({"text": text})),
            Self::SearchProducts => arguments(
                &["text"],
                json!({
                    "text": text,
                    "sites": {
                        "type": ["array", "null"], "items": {"enum": SITES}, "minItems": 1,
                        "description": "only these; all five unless said",
                    },
                }),
            ),
            Self::GetOrder | Self::ListRefunds | Self::CancelOrder => {
                arguments(&["order_id"], json!({"order_id": order}))
            }
            Self::ListOrders => arguments(
                &["customer_id"],
                json!({
                    "customer_id": {"type": "string", "pattern": "^C-[0-9]{4}$"},
                    "status": {"enum": ["placed", "shipped", "delivered", "cancelled", null]},
                }),
            ),
            Self::RefundOrder | Self::RequestRefundApproval => arguments(
                &["order_id", "amount_pence", "reason"],
                json!({"order_id": order, "amount_pence": pence, "reason": text}),
            ),
            Self::GetFinancialRecords => arguments(
                &["month"],
                json!({"month": {"type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])$"}}),
            ),
        }
    }

    fn output(self) -> Option<JsonObject> {
        let (string, integer) = (json!({"type": "string"}), json!({"type": "integer"}));
        let shape = match self {
            Self::GetOrder | Self::CancelOrder => json!({
                "id": string, "customer_id": string, "status": string,
                "total_pence": integer, "placed_on": string,
            }),
            Self::RefundOrder => json!({
                "id": integer, "order_id": string, "amount_pence": integer, "reason": string,
            }),
            Self::RequestRefundApproval => json!({
                "id": integer, "order_id": string, "amount_pence": integer,
            }),
            Self::FindCustomers
            | Self::ListOrders
            | Self::ListRefunds
            | Self::SearchProducts
            | Self::GetFinancialRecords => return None,
        };
        let members: Vec<&str> = shape
            .as_object()
            .into_iter()
            .flat_map(|shape| shape.keys().map(String::as_str))
            .collect();
        Some(arguments(&members, shape.clone()))
    }
}

/// An object of these members and no others.
fn arguments(required: &[&str], properties: Value) -> JsonObject {
    let mut schema = JsonObject::new();
    schema.insert("type".to_owned(), "object".into());
    schema.insert("properties".to_owned(), properties);
    schema.insert("required".to_owned(), json!(required));
    schema.insert("additionalProperties".to_owned(), false.into());
    schema
}
