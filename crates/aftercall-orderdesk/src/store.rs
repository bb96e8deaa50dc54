//! The database file, and the faults that live in it.
//!
//! SQLite's rollback journal and not its write-ahead log: there, an exclusive
//! lock keeps readers out too, which is what "the database is under load" looks
//! like from outside.

use core::time::Duration;
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use rusqlite::{Connection, TransactionBehavior};
use tempfile::TempDir;

use crate::trouble::Trouble;

mod read;
mod seed;
mod write;

pub(crate) use read::{customers, entries, order, orders_of, products, refunds_of};
pub(crate) use write::{cancel, record_refund, request_approval};

/// How long a call waits for the database's lock before it is `SQLITE_BUSY`.
pub const BUSY_TIMEOUT: Duration = Duration::from_millis(250);

/// How long a query of the explaining desk may take before it is interrupted.
pub const QUERY_LIMIT: Duration = Duration::from_secs(5);

/// How often a slow query looks whether it is to stop.
const SLICE: Duration = Duration::from_millis(10);

/// One database file; a connection for each piece of work.
#[derive(Debug)]
pub(crate) struct Store {
    path: PathBuf,
    slow: Option<Duration>,
    limit: Option<Duration>,
    busy: Mutex<Option<Held>>,
    /// Keeps the file's folder alive where the desk made it.
    _folder: Option<TempDir>,
}

/// The lock that somebody else has.
#[derive(Debug)]
struct Held {
    _by: Connection,
    until: Option<Instant>,
}

impl Store {
    /// Opens the file, and fills it if it is new.
    pub(crate) fn open(path: Option<PathBuf>) -> Result<Self, OpenStore> {
        let (path, folder) = match path {
            Some(path) => (path, None),
            None => {
                let folder = tempfile::Builder::new()
                    .prefix("aftercall-desk-")
                    .tempdir()?;
                (folder.path().join("desk.sqlite"), Some(folder))
            }
        };
        let store = Self::at(path, folder);
        seed::fill(&mut store.connect()?, seed::DESK)?;
        Ok(store)
    }

    /// The stock of one site, in a file of its own.
    pub(crate) fn site(path: PathBuf, site: &str) -> Result<Self, OpenStore> {
        let store = Self::at(path, None);
        seed::fill(&mut store.connect()?, seed::stock(site))?;
        Ok(store)
    }

    fn at(path: PathBuf, folder: Option<TempDir>) -> Self {
        Self {
            path,
            slow: None,
            limit: None,
            busy: Mutex::new(None),
            _folder: folder,
        }
    }

    /// A file in the same folder, named after this one and `name`.
    pub(crate) fn beside(&self, name: &str) -> PathBuf {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        self.path.with_file_name(format!("{stem}-{name}.sqlite"))
    }

    /// Interrupts every query that takes longer.
    pub(crate) fn limited(mut self, limit: Duration) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Makes every query take that long.
    pub(crate) fn slowed(mut self, query: Duration) -> Self {
        self.slow = Some(query);
        self
    }

    /// Has a second connection take the lock, for good or until a moment.
    pub(crate) fn occupied(self, until: Option<Instant>) -> Result<Self, OpenStore> {
        let by = self.connect()?;
        by.execute_batch("BEGIN EXCLUSIVE")?;
        *self.busy.lock().expect("it was only just made") = Some(Held { _by: by, until });
        Ok(self)
    }

    /// One piece of work that only reads.
    pub(crate) fn read<T>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, Trouble> {
        self.release_if_over();
        Ok(work(&self.connect()?)?)
    }

    /// One piece of work, all of it or nothing.
    pub(crate) fn write<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        self.release_if_over();
        let mut connection = self.connect()?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = work(&transaction)?;
        transaction.commit()?;
        Ok(done)
    }

    fn release_if_over(&self) {
        let mut busy = self
            .busy
            .lock()
            .expect("nothing panics while it holds the lock's holder");
        busy.take_if(|held| held.until.is_some_and(|until| Instant::now() >= until));
    }

    fn connect(&self) -> rusqlite::Result<Connection> {
        let mut connection = Connection::open(&self.path)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        if self.slow.is_some() || self.limit.is_some() {
            // Between every two steps where the query is to drag, else rarely.
            let steps = if self.slow.is_some() { 1 } else { 1_000 };
            let clock = drag(self.slow.unwrap_or_default(), self.limit);
            connection.progress_handler(steps, Some(clock))?;
        }
        Ok(connection)
    }
}

/// Runs between two steps of a query: takes its time, and says "interrupt" once
/// that is longer than the limit.
fn drag(slow: Duration, limit: Option<Duration>) -> impl FnMut() -> bool + Send + 'static {
    let start = Instant::now();
    move || loop {
        let elapsed = start.elapsed();
        if limit.is_some_and(|limit| elapsed >= limit) {
            return true;
        }
        if elapsed >= slow {
            return false;
        }
        thread::sleep(SLICE);
    }
}

/// Why there is no store.
#[derive(Debug)]
pub(crate) enum OpenStore {
    Folder(std::io::Error),
    Database(rusqlite::Error),
}

impl From<std::io::Error> for OpenStore {
    fn from(error: std::io::Error) -> Self {
        Self::Folder(error)
    }
}

impl From<rusqlite::Error> for OpenStore {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error)
    }
}
