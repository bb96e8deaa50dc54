//! The twin: the same desk, written as most servers are.
//!
//! Each habit here is one that servers in use have. A search that could not
//! run returns the list it started with. A look-up catches the exception and
//! returns it as a result, without the flag. A framework prefixes what
//! was thrown. A service layer wraps everything in `{"success": false}`. And
//! the code that moves money, being the most careful, says "Operation failed".
//! Of several sources, those that answered are shown and the others forgotten.

use aftercall::Answer;
use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::json;

use crate::domain::{AUTOMATIC_LIMIT, Pence};
use crate::done::{Done, together};
use crate::tools::Tool;
use crate::trouble::{Complaints, Inside, OverLimit, Trouble};

pub(super) fn render(tool: Tool, done: Done) -> CallToolResult {
    match done {
        Ok(Answer::Found(value)) => unflagged(value.to_string()),
        Ok(Answer::Empty(_)) => unflagged("[]"),
        Ok(Answer::Partial(report)) => {
            let (covered, _forgotten) = report.accept_partial();
            unflagged(together(covered.into_iter().map(|(_, rows)| rows)).to_string())
        }
        Err(trouble) => match tool {
            Tool::FindCustomers | Tool::SearchProducts => swallowing_search(&trouble),
            Tool::GetOrder | Tool::ListOrders => returning_lookup(&trouble),
            Tool::ListRefunds | Tool::GetFinancialRecords => throwing_lookup(tool, &trouble),
            Tool::RefundOrder => careful_service(&trouble),
            Tool::RequestRefundApproval | Tool::CancelOrder => wrapping_service(&trouble),
        },
    }
}

/// `catch (e) { return []; }`
fn swallowing_search(trouble: &Trouble) -> CallToolResult {
    match trouble {
        Trouble::Arguments(_) => flagged("Operation failed"),
        _ => unflagged("[]"),
    }
}

/// `catch (e) { return { error: e.message }; }`
fn returning_lookup(trouble: &Trouble) -> CallToolResult {
    unflagged(json!({"error": exception(trouble)}).to_string())
}

/// An exception that reaches the framework.
fn throwing_lookup(tool: Tool, trouble: &Trouble) -> CallToolResult {
    flagged(format!(
        "Error executing tool {}: {}",
        tool.name(),
        exception(trouble)
    ))
}

/// Rules are answered in the service's own form, anything else in no words at
/// all.
fn careful_service(trouble: &Trouble) -> CallToolResult {
    match trouble {
        Trouble::OverAutomaticLimit(_) | Trouble::OverPaid { .. } => wrapping_service(trouble),
        _ => flagged("Operation failed"),
    }
}

/// `return { success: false, error: e.message };`
fn wrapping_service(trouble: &Trouble) -> CallToolResult {
    unflagged(json!({"success": false, "error": exception(trouble)}).to_string())
}

/// What the exception says.
fn exception(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Arguments(Complaints(violations)) => {
            let first = violations.first();
            let name = first.map_or("argument", |v| v.path.trim_start_matches('/'));
            match first.and_then(|v| v.received.as_ref()) {
                Some(received) => format!("Invalid {name}: {received}"),
                None => format!("Missing {name}"),
            }
        }
        Trouble::NoSuchOrder(_) => "Order not found".to_owned(),
        Trouble::NoSuchCustomer(_) => "Customer not found".to_owned(),
        Trouble::OverAutomaticLimit(OverLimit { requested, .. }) => {
            format!("Refund of {requested} exceeds the limit of {AUTOMATIC_LIMIT}")
        }
        Trouble::OverPaid { requested, .. } => {
            let Pence(pence) = requested;
            format!("Invalid amount {pence}")
        }
        Trouble::TooLateToCancel { status, .. } => format!("Order is already {status}"),
        Trouble::FinanceOnly => "403 Forbidden".to_owned(),
        Trouble::Busy => "SQLITE_BUSY: database is locked".to_owned(),
        Trouble::TooSlow => "SQLITE_INTERRUPT: interrupted".to_owned(),
        Trouble::Database(failure) => failure.upstream().unwrap_or_default().to_owned(),
        Trouble::RateLimited { .. } => "429 Too Many Requests".to_owned(),
        Trouble::NoSite(_) => "All promises were rejected".to_owned(),
        Trouble::PayoutUnanswered(_) => "read ECONNRESET".to_owned(),
        Trouble::Broken(Inside(error)) => error.clone(),
    }
}

fn unflagged(text: impl Into<String>) -> CallToolResult {
    text_only(text, None)
}

fn flagged(text: impl Into<String>) -> CallToolResult {
    text_only(text, Some(true))
}

fn text_only(text: impl Into<String>, is_error: Option<bool>) -> CallToolResult {
    let mut result = CallToolResult::default();
    result.content = vec![ContentBlock::text(text)];
    result.is_error = is_error;
    result
}
