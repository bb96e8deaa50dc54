//! Arguments, read all at once.
//!
//! A derived deserialiser stops at the first complaint, and a caller then comes
//! back once for each. Here every argument is looked at before the call is
//! refused, and arguments that nobody asked for are named too.

use aftercall::Value as Received;
use aftercall::detail::Violation;
use rmcp::model::JsonObject;
use serde_json::Value;

use crate::domain::{CustomerId, Month, OrderId, Pence, SITES, Status};
use crate::trouble::{Complaints, Trouble};

/// The arguments of one call, and what is wrong with them so far.
pub(crate) struct Args<'a> {
    given: &'a JsonObject,
    asked: Vec<&'static str>,
    violations: Vec<Violation>,
}

impl<'a> Args<'a> {
    pub(crate) fn new(given: &'a JsonObject) -> Self {
        Self {
            given,
            asked: Vec::new(),
            violations: Vec::new(),
        }
    }

    /// An argument that has to be there. `None` is a complaint noted.
    pub(crate) fn required<T: Argument>(&mut self, name: &'static str) -> Option<T> {
        self.asked.push(name);
        let Some(value) = self.given.get(name) else {
            let message = format!("/{name}: missing; expected {}", T::EXPECTED);
            self.violations
                .push(Violation::new(format!("/{name}"), T::EXPECTED).message(message));
            return None;
        };
        self.check(name, value)
    }

    /// An argument that may be left out, or be `null`.
    pub(crate) fn optional<T: Argument>(&mut self, name: &'static str) -> Option<T> {
        self.asked.push(name);
        let value = self.given.get(name).filter(|value| !value.is_null())?;
        self.check(name, value)
    }

    /// What was read, if nothing was wrong with anything.
    pub(crate) fn finish<T>(mut self, read: Option<T>) -> Result<T, Trouble> {
        for (name, value) in self.given {
            if !self.asked.contains(&name.as_str()) {
                let expected =
                    format!("no argument of that name; known: {}", self.asked.join(", "));
                let path = format!("/{}", name.replace('~', "~0").replace('/', "~1"));
                self.violations
                    .push(Violation::new(path, expected).received(received(value)));
            }
        }
        match read {
            Some(read) if self.violations.is_empty() => Ok(read),
            _ => Err(Trouble::Arguments(Complaints(self.violations))),
        }
    }

    fn check<T: Argument>(&mut self, name: &str, value: &Value) -> Option<T> {
        let read = T::read(value);
        if read.is_none() {
            let mut violation =
                Violation::new(format!("/{name}"), T::EXPECTED).received(received(value));
            if let Some(suggestion) = T::suggest(value) {
                violation = violation.suggestion(suggestion);
            }
            self.violations.push(violation);
        }
        read
    }
}

/// The same value in the library's own type.
fn received(value: &Value) -> Received {
    serde_json::from_value(value.clone()).unwrap_or(Received::Null)
}

/// What can be an argument.
pub(crate) trait Argument: Sized {
    /// In words that follow "expected".
    const EXPECTED: &'static str;

    fn read(value: &Value) -> Option<Self>;

    /// What was probably meant.
    fn suggest(_value: &Value) -> Option<String> {
        None
    }
}

impl Argument for OrderId {
    const EXPECTED: &'static str = "an order number, # and five digits, such as #10042";

    fn read(value: &Value) -> Option<Self> {
        Self::parse(value.as_str()?)
    }

    /// `10042`, `order 10042`: the digits are there, the form is not.
    fn suggest(value: &Value) -> Option<String> {
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        Self::parse(&format!("#{digits}")).map(|id| id.to_string())
    }
}

impl Argument for CustomerId {
    const EXPECTED: &'static str = "a customer number, C- and four digits, such as C-1001";

    fn read(value: &Value) -> Option<Self> {
        Self::parse(value.as_str()?)
    }
}

impl Argument for Pence {
    const EXPECTED: &'static str = "a whole number of pence above zero (£1.50 is 150)";

    fn read(value: &Value) -> Option<Self> {
        value.as_i64().filter(|pence| *pence > 0).map(Self)
    }
}

impl Argument for Status {
    const EXPECTED: &'static str = "one of placed, shipped, delivered, cancelled";

    fn read(value: &Value) -> Option<Self> {
        Self::parse(value.as_str()?)
    }

    fn suggest(value: &Value) -> Option<String> {
        let text = value.as_str()?.to_lowercase();
        Self::parse(&text).map(|status| status.to_string())
    }
}

impl Argument for Month {
    const EXPECTED: &'static str = "a month, such as 2026-10";

    fn read(value: &Value) -> Option<Self> {
        Self::parse(value.as_str()?)
    }
}

/// Names of sites, each once.
impl Argument for Vec<&'static str> {
    const EXPECTED: &'static str =
        "a list of one or more of harbour, millfield, northgate, quayside, tidewater";

    fn read(value: &Value) -> Option<Self> {
        let site = |name: &Value| SITES.into_iter().find(|site| name == site);
        let mut sites: Self = value.as_array()?.iter().map(site).collect::<Option<_>>()?;
        sites.sort_unstable();
        sites.dedup();
        (!sites.is_empty()).then_some(sites)
    }
}

/// Text that says something.
impl Argument for String {
    const EXPECTED: &'static str = "a text that is not empty";

    fn read(value: &Value) -> Option<Self> {
        let text = value.as_str()?.trim();
        (!text.is_empty()).then(|| text.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn object(value: Value) -> JsonObject {
        match value {
            Value::Object(members) => members,
            other => panic!("a test gives an object, not {other}"),
        }
    }

    #[test]
    fn every_complaint_is_made_at_once() {
        let given = object(json!({"order_id": "order-abc", "amount_pence": -5, "amout": 1}));
        let mut args = Args::new(&given);
        let order = args.required::<OrderId>("order_id");
        let amount = args.required::<Pence>("amount_pence");
        let reason = args.required::<String>("reason");
        let read = args.finish(order.zip(amount).zip(reason));
        let Err(Trouble::Arguments(Complaints(violations))) = read else {
            panic!("four arguments are wrong");
        };
        let paths: Vec<&str> = violations.iter().map(|v| v.path.as_str()).collect();
        assert_eq!(paths, ["/order_id", "/amount_pence", "/reason", "/amout"]);
        assert_eq!(violations[0].received, Some(Received::from("order-abc")));
        assert!(
            violations[0].suggestion.is_none(),
            "order-abc names no number"
        );
    }

    #[test]
    fn a_number_in_the_wrong_form_is_suggested_in_the_right_one() {
        assert_eq!(
            OrderId::suggest(&json!("order 10042")).as_deref(),
            Some("#10042")
        );
        assert_eq!(OrderId::suggest(&json!(10042)).as_deref(), Some("#10042"));
        assert_eq!(
            Status::suggest(&json!("Shipped")).as_deref(),
            Some("shipped")
        );
    }

    #[test]
    fn sites_are_known_ones_in_order_and_each_once() {
        let given = json!(["quayside", "harbour", "quayside"]);
        assert_eq!(Vec::read(&given), Some(vec!["harbour", "quayside"]));
        for wrong in [json!([]), json!(["atlantis"]), json!("harbour")] {
            assert_eq!(<Vec<&str>>::read(&wrong), None, "{wrong}");
        }
        for site in SITES {
            assert!(<Vec<&str>>::EXPECTED.contains(site), "{site}");
        }
    }

    #[test]
    fn null_is_left_out_where_that_is_allowed() {
        let given = object(json!({"status": null}));
        let mut args = Args::new(&given);
        let status = args.optional::<Status>("status");
        assert!(args.finish(Some(status)).is_ok_and(|s| s.is_none()));
    }
}
