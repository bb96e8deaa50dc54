//! What the desk deals in: orders, customers, money.

use core::fmt;

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use serde::Serialize;

/// The sites, by name.
pub const SITES: [&str; 5] = ["harbour", "millfield", "northgate", "quayside", "tidewater"];

/// Those that [`Fault::BusySites`](crate::Fault::BusySites) locks.
pub const LOCKED_SITES: [&str; 2] = ["northgate", "quayside"];

/// What the desk refunds on one order without a manager, all refunds together.
///
/// Counted per order and not per call, so that two halves are no way around it.
pub(crate) const AUTOMATIC_LIMIT: Pence = Pence(50_000);

/// For whom the desk acts, and so what it may see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::exhaustive_enums, reason = "a right is granted or it is not")]
pub enum Role {
    /// Customers, orders and refunds.
    #[default]
    Support,
    /// The books too.
    Finance,
}

/// An amount of money in whole pence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub(crate) struct Pence(pub(crate) i64);

impl fmt::Display for Pence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let pence = self.0.unsigned_abs();
        write!(f, "{sign}£{}.{:02}", pence / 100, pence % 100)
    }
}

impl From<Pence> for aftercall::Value {
    fn from(pence: Pence) -> Self {
        Self::from(pence.0)
    }
}

/// `#` and five digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(crate) struct OrderId(String);

impl OrderId {
    pub(crate) fn parse(text: &str) -> Option<Self> {
        is_number(text, "#", 5).then(|| Self(text.to_owned()))
    }
}

/// `C-` and four digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(crate) struct CustomerId(String);

impl CustomerId {
    pub(crate) fn parse(text: &str) -> Option<Self> {
        is_number(text, "C-", 4).then(|| Self(text.to_owned()))
    }
}

fn is_number(text: &str, prefix: &str, digits: usize) -> bool {
    text.strip_prefix(prefix)
        .is_some_and(|rest| rest.len() == digits && rest.bytes().all(|b| b.is_ascii_digit()))
}

/// A calendar month, `YYYY-MM`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub(crate) struct Month(String);

impl Month {
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (year, month) = text.split_once('-')?;
        let digits = |part: &str, n| part.len() == n && part.bytes().all(|b| b.is_ascii_digit());
        let in_year = matches!(month.parse(), Ok(1..=12_u8));
        (digits(year, 4) && digits(month, 2) && in_year).then(|| Self(text.to_owned()))
    }
}

macro_rules! text_column {
    ($($of:ident)*) => {$(
        impl fmt::Display for $of {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl From<$of> for aftercall::Value {
            fn from(number: $of) -> Self {
                Self::from(number.0)
            }
        }

        impl ToSql for $of {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                self.0.to_sql()
            }
        }

        impl FromSql for $of {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                Self::parse(value.as_str()?).ok_or(FromSqlError::InvalidType)
            }
        }
    )*};
}

text_column!(OrderId CustomerId Month);

impl ToSql for Pence {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for Pence {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(Self)
    }
}

/// How far an order has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    Placed,
    Shipped,
    Delivered,
    Cancelled,
}

impl Status {
    pub(crate) const ALL: [Self; 4] = [
        Self::Placed,
        Self::Shipped,
        Self::Delivered,
        Self::Cancelled,
    ];

    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Placed => "placed",
            Self::Shipped => "shipped",
            Self::Delivered => "delivered",
            Self::Cancelled => "cancelled",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl ToSql for Status {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.as_str().to_sql()
    }
}

impl FromSql for Status {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::parse(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

#[derive(Debug, Serialize)]
pub(crate) struct Customer {
    pub(crate) id: CustomerId,
    pub(crate) name: String,
    pub(crate) email: String,
}

#[derive(Debug, Serialize)]
pub(crate) struct Order {
    pub(crate) id: OrderId,
    pub(crate) customer_id: CustomerId,
    pub(crate) status: Status,
    pub(crate) total_pence: Pence,
    pub(crate) placed_on: String,
}

#[derive(Debug, Serialize)]
pub(crate) struct Refund {
    pub(crate) id: i64,
    pub(crate) order_id: OrderId,
    pub(crate) amount_pence: Pence,
    pub(crate) reason: String,
}

/// A refund that waits for a manager.
#[derive(Debug, Serialize)]
pub(crate) struct Approval {
    pub(crate) id: i64,
    pub(crate) order_id: OrderId,
    pub(crate) amount_pence: Pence,
}

/// A line of the books.
#[derive(Debug, Serialize)]
pub(crate) struct Entry {
    pub(crate) booked_on: String,
    pub(crate) account: String,
    pub(crate) amount_pence: Pence,
}

/// What a site has of a product.
#[derive(Debug, Serialize)]
pub(crate) struct Product {
    pub(crate) site: String,
    pub(crate) sku: String,
    pub(crate) name: String,
    pub(crate) price_pence: Pence,
    pub(crate) in_stock: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_numbers_are_a_hash_and_five_digits() {
        assert!(OrderId::parse("#10042").is_some());
        for wrong in [
            "order-abc",
            "10042",
            "#1004",
            "#100423",
            "#1004x",
            "#１0042",
            "",
        ] {
            assert!(OrderId::parse(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn months_are_months() {
        assert!(Month::parse("2026-10").is_some());
        for wrong in ["2026-13", "2026-00", "2026-1", "26-10", "2026-+1", "2026"] {
            assert!(Month::parse(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn pence_read_as_pounds() {
        assert_eq!(Pence(75_000).to_string(), "£750.00");
        assert_eq!(Pence(5).to_string(), "£0.05");
        assert_eq!(Pence(-1_250).to_string(), "-£12.50");
    }
}
