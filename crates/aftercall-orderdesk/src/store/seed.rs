//! What the desk starts with.
//!
//! The customers are shops, so that no person has to be made up. Each order is
//! there for something: `#10042` is worth more than the automatic limit and
//! less than what was paid for it, `#10044` may still be cancelled, `#10043`
//! no longer. Lamps are to be had at every site, the cheapest at one that can be
//! locked, and kettles at such a site alone.

use rusqlite::{Connection, TransactionBehavior};

/// Bumped with every change of the tables.
const VERSION: i64 = 1;

/// Tables and rows of the desk's own file.
pub(super) const DESK: Filling<'static> = Filling {
    tables: TABLES,
    rows: ROWS,
    site: None,
};

/// Tables and rows of a site's file.
pub(super) const fn stock(site: &str) -> Filling<'_> {
    Filling {
        tables: STOCK_TABLES,
        rows: STOCK_ROWS,
        site: Some(site),
    }
}

/// What a new file is filled with; of a site, only its own rows stay.
#[derive(Clone, Copy)]
pub(super) struct Filling<'a> {
    tables: &'static str,
    rows: &'static str,
    site: Option<&'a str>,
}

const STOCK_TABLES: &str = "
    CREATE TABLE products (
        site        TEXT NOT NULL,
        sku         TEXT NOT NULL,
        name        TEXT NOT NULL,
        price_pence INTEGER NOT NULL,
        in_stock    INTEGER NOT NULL,
        PRIMARY KEY (site, sku)
    ) STRICT;
";

const STOCK_ROWS: &str = "
    INSERT INTO products VALUES
        ('harbour',   'L-120', 'Brass desk lamp',  8900,  4),
        ('harbour',   'B-310', 'Oak bookcase',    24500,  1),
        ('millfield', 'L-120', 'Brass desk lamp',  8750,  2),
        ('northgate', 'L-120', 'Brass desk lamp',  7900, 11),
        ('northgate', 'K-200', 'Copper kettle',    5400,  6),
        ('quayside',  'L-140', 'Reading lamp',     6200,  3),
        ('tidewater', 'L-140', 'Reading lamp',     6450,  8);
";

const TABLES: &str = "
    CREATE TABLE customers (
        id    TEXT PRIMARY KEY,
        name  TEXT NOT NULL,
        email TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE orders (
        id          TEXT PRIMARY KEY,
        customer_id TEXT NOT NULL REFERENCES customers (id),
        status      TEXT NOT NULL,
        total_pence INTEGER NOT NULL,
        placed_on   TEXT NOT NULL
    ) STRICT;
    CREATE TABLE refunds (
        id           INTEGER PRIMARY KEY,
        order_id     TEXT NOT NULL REFERENCES orders (id),
        amount_pence INTEGER NOT NULL CHECK (amount_pence > 0),
        reason       TEXT NOT NULL
    ) STRICT;
    CREATE TABLE approvals (
        id           INTEGER PRIMARY KEY,
        order_id     TEXT NOT NULL REFERENCES orders (id),
        amount_pence INTEGER NOT NULL CHECK (amount_pence > 0),
        reason       TEXT NOT NULL,
        UNIQUE (order_id, amount_pence)
    ) STRICT;
    CREATE TABLE entries (
        id           INTEGER PRIMARY KEY,
        booked_on    TEXT NOT NULL,
        account      TEXT NOT NULL,
        amount_pence INTEGER NOT NULL
    ) STRICT;
";

const ROWS: &str = "
    INSERT INTO customers VALUES
        ('C-1001', 'Harbour Books',    'orders@harbour-books.example'),
        ('C-1002', 'Northgate Cycles', 'desk@northgate-cycles.example'),
        ('C-1003', 'Tidewater Tea',    'hello@tidewater-tea.example');
    INSERT INTO orders VALUES
        ('#10042', 'C-1001', 'delivered', 98000, '2026-10-02'),
        ('#10043', 'C-1001', 'shipped',    6450, '2026-10-19'),
        ('#10044', 'C-1002', 'placed',    12000, '2026-10-27'),
        ('#10045', 'C-1002', 'delivered', 23150, '2026-09-30');
    INSERT INTO refunds VALUES
        (1, '#10045', 3150, 'bell arrived broken');
    INSERT INTO entries VALUES
        (1, '2026-10-05', 'sales',    98000),
        (2, '2026-10-20', 'sales',     6450),
        (3, '2026-10-21', 'refunds', -3150);
";

/// Fills a new file; leaves one that is already filled alone.
pub(super) fn fill(connection: &mut Connection, with: Filling<'_>) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version: i64 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version != VERSION {
        transaction.execute_batch(with.tables)?;
        transaction.execute_batch(with.rows)?;
        if let Some(site) = with.site {
            transaction.execute("DELETE FROM products WHERE site <> ?1", [site])?;
        }
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    transaction.commit()
}
