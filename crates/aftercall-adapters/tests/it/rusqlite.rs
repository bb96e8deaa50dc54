//! Errors of a real SQLite.

use std::time::Duration;

use aftercall::{Category, Code, Effect, Executed, Failure};
use aftercall_adapters::{Explain, IntoFailure};
use rusqlite::{Connection, OpenFlags};
use tempfile::TempDir;

const SHOP: &str = "
    CREATE TABLE shops (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE orders (id INTEGER PRIMARY KEY, shop INTEGER NOT NULL REFERENCES shops (id),
                         pence INTEGER CHECK (pence > 0));
    PRAGMA foreign_keys = ON;
    INSERT INTO shops VALUES (1, 'north');
";

fn shop() -> (TempDir, Connection) {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let db = Connection::open(folder.path().join("shop.db")).expect("a file can be opened");
    db.execute_batch(SHOP).expect("the tables can be made");
    (folder, db)
}

fn failure(db: &Connection, sql: &str) -> Failure {
    db.execute_batch(sql).explain().expect_err(sql)
}

#[test]
fn constraints_are_rules_and_missing_values_can_be_corrected() {
    use Category::{Business, Validation};
    let (_folder, db) = shop();
    for (sql, category) in [
        ("INSERT INTO shops VALUES (2, 'north')", Business),
        ("INSERT INTO shops VALUES (1, 'south')", Business),
        ("INSERT INTO orders VALUES (1, 9, 100)", Business),
        ("INSERT INTO orders VALUES (1, 1, -1)", Business),
        ("INSERT INTO shops VALUES (2, NULL)", Validation),
        ("SELECT * FROM shop", Validation),
        ("SELECT nam FROM shops", Validation),
        ("SELEC 1", Validation),
    ] {
        let failure = failure(&db, sql);
        assert_eq!(failure.category(), Some(category), "{sql}: {failure:?}");
        assert_eq!(failure.executed(), Some(Executed::No), "{sql}");
        assert!(!failure.resend(Effect::Write).is_retryable(), "{sql}");
        assert!(failure.upstream().is_some(), "{sql}: its words go along");
    }
}

#[test]
fn a_lock_that_another_holds_heals() {
    let (folder, db) = shop();
    let other = Connection::open(folder.path().join("shop.db")).expect("it can be opened twice");
    other.execute_batch("BEGIN EXCLUSIVE").expect("it is free");
    db.busy_timeout(Duration::from_millis(1))
        .expect("it can be set");
    let busy = failure(&db, "INSERT INTO shops VALUES (2, 'south')");
    assert_eq!(busy.category(), Some(Category::Transient));
    assert_eq!(busy.executed(), Some(Executed::No));
    assert_eq!(busy.code().map(Code::as_str), Some("SQLITE_BUSY"));
    other.execute_batch("COMMIT").expect("it is its own");
    db.execute_batch("INSERT INTO shops VALUES (2, 'south')")
        .expect("the same call succeeds later");
}

#[test]
fn a_file_that_may_only_be_read_does_not_heal() {
    let (folder, _db) = shop();
    let read = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let db = Connection::open_with_flags(folder.path().join("shop.db"), read).unwrap();
    let refused = failure(&db, "DELETE FROM shops");
    assert!(
        matches!(
            refused.category(),
            Some(Category::Permission | Category::Business)
        ),
        "{refused:?}"
    );
    let nowhere = Connection::open(folder.path().join("no/such/folder.db")).explain();
    assert_eq!(nowhere.unwrap_err().category(), Some(Category::Validation));
}

#[test]
fn a_row_that_had_to_be_there_is_not_and_a_wrong_type_is_nobody_s_argument() {
    let (_folder, db) = shop();
    let name = |id: i64| {
        db.query_row("SELECT name FROM shops WHERE id = ?1", [id], |row| {
            row.get::<_, String>(0)
        })
    };
    assert_eq!(name(1).explain().unwrap(), "north");
    let failure = name(9).unwrap_err().into_failure();
    assert_eq!(failure.category(), Some(Category::Validation));
    let number = db.query_row("SELECT name FROM shops", [], |row| row.get::<_, i64>(0));
    let failure = number.unwrap_err().into_failure();
    assert_eq!(failure.category(), None, "a fault of the program's own");
}
