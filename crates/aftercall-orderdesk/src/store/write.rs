//! What the desk changes. Each function runs inside one transaction.

use rusqlite::{Connection, params};

use super::read;
use crate::domain::{AUTOMATIC_LIMIT, Approval, Order, OrderId, Pence, Refund, Status};
use crate::trouble::{OverLimit, Trouble};

/// Pays part of an order back, within the automatic limit and what was paid.
pub(crate) fn record_refund(
    db: &Connection,
    id: &OrderId,
    amount: Pence,
    reason: &str,
) -> Result<Refund, Trouble> {
    let order = existing(db, id)?;
    let already = refunded(db, id)?;
    let within = |ceiling: Pence| Pence((ceiling.0 - already.0).max(0));
    let over = |left: Pence| (amount > left).then(|| (id.clone(), amount, left));
    // What was paid comes first: no manager can approve more than that.
    if let Some((order, requested, left)) = over(within(order.total_pence)) {
        return Err(Trouble::OverPaid {
            order,
            requested,
            left,
        });
    }
    if let Some((order, requested, left)) = over(within(AUTOMATIC_LIMIT)) {
        return Err(Trouble::OverAutomaticLimit(OverLimit {
            order,
            requested,
            left,
        }));
    }
    db.execute(
        "INSERT INTO refunds (order_id, amount_pence, reason) VALUES (?1, ?2, ?3)",
        params![id, amount, reason],
    )?;
    Ok(Refund {
        id: db.last_insert_rowid(),
        order_id: id.clone(),
        amount_pence: amount,
        reason: reason.to_owned(),
    })
}

/// Puts a refund before a manager; asking for the same again is the same
/// request.
pub(crate) fn request_approval(
    db: &Connection,
    id: &OrderId,
    amount: Pence,
    reason: &str,
) -> Result<Approval, Trouble> {
    let order = existing(db, id)?;
    let left = Pence((order.total_pence.0 - refunded(db, id)?.0).max(0));
    if amount > left {
        return Err(Trouble::OverPaid {
            order: id.clone(),
            requested: amount,
            left,
        });
    }
    let number = db.query_row(
        "INSERT INTO approvals (order_id, amount_pence, reason) VALUES (?1, ?2, ?3)
         ON CONFLICT (order_id, amount_pence) DO UPDATE SET reason = excluded.reason
         RETURNING id",
        params![id, amount, reason],
        |row| row.get(0),
    )?;
    Ok(Approval {
        id: number,
        order_id: id.clone(),
        amount_pence: amount,
    })
}

/// Cancels an order that has not left the house; one already cancelled stays
/// cancelled.
pub(crate) fn cancel(db: &Connection, id: &OrderId) -> Result<Order, Trouble> {
    let mut order = existing(db, id)?;
    match order.status {
        Status::Placed | Status::Cancelled => {}
        status @ (Status::Shipped | Status::Delivered) => {
            return Err(Trouble::TooLateToCancel {
                order: id.clone(),
                status,
            });
        }
    }
    order.status = Status::Cancelled;
    db.execute(
        "UPDATE orders SET status = ?2 WHERE id = ?1",
        params![id, order.status],
    )?;
    Ok(order)
}

fn existing(db: &Connection, id: &OrderId) -> Result<Order, Trouble> {
    read::order(db, id)?.ok_or_else(|| Trouble::NoSuchOrder(id.clone()))
}

fn refunded(db: &Connection, id: &OrderId) -> rusqlite::Result<Pence> {
    db.query_row(
        "SELECT coalesce(sum(amount_pence), 0) FROM refunds WHERE order_id = ?1",
        [id],
        |row| row.get(0),
    )
}
