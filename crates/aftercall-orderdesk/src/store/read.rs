//! What the desk asks its database.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::domain::{Customer, CustomerId, Entry, Month, Order, OrderId, Product, Refund, Status};

/// The order of that number.
pub(crate) fn order(db: &Connection, id: &OrderId) -> rusqlite::Result<Option<Order>> {
    db.query_row(
        "SELECT id, customer_id, status, total_pence, placed_on FROM orders WHERE id = ?1",
        [id],
        read_order,
    )
    .optional()
}

/// Customers whose name or address holds the text, in any case.
pub(crate) fn customers(db: &Connection, text: &str) -> rusqlite::Result<Vec<Customer>> {
    let sql = "SELECT id, name, email FROM customers
               WHERE instr(lower(name), lower(?1)) OR instr(lower(email), lower(?1))
               ORDER BY id";
    let read = |row: &Row<'_>| {
        Ok(Customer {
            id: row.get(0)?,
            name: row.get(1)?,
            email: row.get(2)?,
        })
    };
    db.prepare(sql)?.query_map([text], read)?.collect()
}

/// A customer's orders, newest first; `None` if there is no such customer.
pub(crate) fn orders_of(
    db: &Connection,
    customer: &CustomerId,
    status: Option<Status>,
) -> rusqlite::Result<Option<Vec<Order>>> {
    let known: bool = db.query_row(
        "SELECT EXISTS (SELECT 1 FROM customers WHERE id = ?1)",
        [customer],
        |row| row.get(0),
    )?;
    if !known {
        return Ok(None);
    }
    let sql = "SELECT id, customer_id, status, total_pence, placed_on FROM orders
               WHERE customer_id = ?1 AND (?2 IS NULL OR status = ?2)
               ORDER BY placed_on DESC";
    db.prepare(sql)?
        .query_map(params![customer, status], read_order)?
        .collect::<Result<_, _>>()
        .map(Some)
}

/// The refunds made on an order, oldest first; `None` if there is no such order.
pub(crate) fn refunds_of(db: &Connection, id: &OrderId) -> rusqlite::Result<Option<Vec<Refund>>> {
    if order(db, id)?.is_none() {
        return Ok(None);
    }
    let sql = "SELECT id, order_id, amount_pence, reason FROM refunds
               WHERE order_id = ?1 ORDER BY id";
    let read = |row: &Row<'_>| {
        Ok(Refund {
            id: row.get(0)?,
            order_id: row.get(1)?,
            amount_pence: row.get(2)?,
            reason: row.get(3)?,
        })
    };
    db.prepare(sql)?
        .query_map([id], read)?
        .collect::<Result<_, _>>()
        .map(Some)
}

/// The lines of the books in a month.
pub(crate) fn entries(db: &Connection, month: &Month) -> rusqlite::Result<Vec<Entry>> {
    let sql = "SELECT booked_on, account, amount_pence FROM entries
               WHERE substr(booked_on, 1, 7) = ?1 ORDER BY booked_on, id";
    let read = |row: &Row<'_>| {
        Ok(Entry {
            booked_on: row.get(0)?,
            account: row.get(1)?,
            amount_pence: row.get(2)?,
        })
    };
    db.prepare(sql)?.query_map([month], read)?.collect()
}

/// Products of a site whose name holds the text, in any case.
pub(crate) fn products(db: &Connection, text: &str) -> rusqlite::Result<Vec<Product>> {
    let sql = "SELECT site, sku, name, price_pence, in_stock FROM products
               WHERE instr(lower(name), lower(?1)) ORDER BY sku";
    let read = |row: &Row<'_>| {
        Ok(Product {
            site: row.get(0)?,
            sku: row.get(1)?,
            name: row.get(2)?,
            price_pence: row.get(3)?,
            in_stock: row.get(4)?,
        })
    };
    db.prepare(sql)?.query_map([text], read)?.collect()
}

fn read_order(row: &Row<'_>) -> rusqlite::Result<Order> {
    Ok(Order {
        id: row.get(0)?,
        customer_id: row.get(1)?,
        status: row.get(2)?,
        total_pence: row.get(3)?,
        placed_on: row.get(4)?,
    })
}
