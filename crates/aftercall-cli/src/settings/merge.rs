//! The values in force: what is more particular lies over what is more general.
//!
//! From the top: a flag, `--set`, the server's table, the defaults, what is
//! built in. A tool has what its server has, but for what its own table says,
//! so that a flag changes no tool that the file treats differently.

use std::collections::BTreeMap;
use std::time::Duration;

use aftercall_proxy::settings::{Hints, InvalidSetting};

use super::document::{Layer, Said, Server, segment};
use super::fault::{Fault, Faults};
use super::key::{Key, Table};
use super::origin::Origin;
use super::value::Value;

/// A setting in force.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Setting {
    /// `None` where nothing is said and nothing is built in.
    pub(crate) value: Option<Value>,
    pub(crate) origin: Origin,
}

/// What is in force for calls of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Values(BTreeMap<Key, Setting>);

/// What is in force for one server.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Merged {
    pub(crate) server: Values,
    /// Those that have a table of their own.
    pub(crate) tools: BTreeMap<String, Values>,
}

/// Lays everything over each other.
pub(super) fn merge(defaults: &Layer, server: &Server, set: &Server, flags: &Layer) -> Merged {
    let layers = [flags, &set.values, &server.values, defaults];
    let of_server = |key: Key| match first(&layers, key) {
        Some(said) => Setting::said(said),
        None => Setting {
            value: key.built_in().value,
            origin: Origin::BuiltIn,
        },
    };
    let values = Values(Key::ALL.map(|key| (key, of_server(key))).into());
    let names = server.tools.keys().chain(set.tools.keys());
    let tools = names.map(|name| {
        let layers: Vec<&Layer> = [set, server]
            .into_iter()
            .filter_map(|server| server.tools.get(name))
            .collect();
        (name.clone(), values.over(&layers))
    });
    Merged {
        tools: tools.collect(),
        server: values,
    }
}

fn first<'a>(layers: &[&'a Layer], key: Key) -> Option<&'a Said> {
    layers.iter().find_map(|layer| layer.get(&key))
}

impl Setting {
    fn said(said: &Said) -> Self {
        Self {
            value: Some(said.value.clone()),
            origin: said.origin.clone(),
        }
    }

    fn switch(&self) -> Option<bool> {
        match self.value {
            Some(Value::Switch(switch)) => Some(switch),
            _ => None,
        }
    }
}

impl Values {
    pub(crate) fn switch(&self, key: Key) -> Option<bool> {
        self.get(key)?.switch()
    }

    pub(crate) fn count(&self, key: Key) -> Option<u32> {
        match self.value(key)? {
            Value::Count(count) => Some(*count),
            _ => None,
        }
    }

    pub(crate) fn time(&self, key: Key) -> Option<Duration> {
        match self.value(key)? {
            Value::Time(time) => Some(*time),
            _ => None,
        }
    }

    pub(crate) fn word(&self, key: Key) -> Option<&'static str> {
        match self.value(key)? {
            Value::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(crate) fn size(&self, key: Key) -> Option<usize> {
        match self.value(key)? {
            Value::Size(bytes) => Some(*bytes),
            _ => None,
        }
    }

    pub(crate) fn text(&self, key: Key) -> Option<&str> {
        match self.value(key)? {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(crate) fn texts(&self, key: Key) -> &[String] {
        match self.value(key) {
            Some(Value::Texts(texts)) => texts,
            _ => &[],
        }
    }

    /// The server's variables, and those that hold their values.
    pub(crate) fn variables(&self, key: Key) -> impl Iterator<Item = (&str, &str)> {
        let variables = match self.value(key) {
            Some(Value::Variables(variables)) => Some(variables),
            _ => None,
        };
        let pairs = variables.into_iter().flatten();
        pairs.map(|(name, from)| (&**name, &**from))
    }

    /// What the operator knows of the tool.
    pub(super) fn hints(&self) -> Result<Hints, InvalidSetting> {
        Hints::new(
            self.switch(Key::ReadOnly),
            self.switch(Key::Destructive),
            self.switch(Key::Idempotent),
        )
    }

    /// What is wrong with one entry of a table of names.
    pub(crate) fn fault(&self, key: Key, name: &str, words: impl Into<String>) -> Faults {
        let place = self.get(key).and_then(|setting| setting.origin.place());
        let path = |path: &str| format!("{path}.{}", segment(name));
        Faults::one(Fault {
            place: place.map(|place| place.named(path(&place.path))),
            words: words.into(),
        })
    }

    fn value(&self, key: Key) -> Option<&Value> {
        self.get(key)?.value.as_ref()
    }

    pub(crate) fn get(&self, key: Key) -> Option<&Setting> {
        self.0.get(&key)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Key, &Setting)> {
        self.0.iter().map(|(key, setting)| (*key, setting))
    }

    /// A tool's values, given its own layers.
    fn over(&self, layers: &[&Layer]) -> Self {
        let mut values: BTreeMap<Key, Setting> = Key::of_table(Table::Tool)
            .filter_map(|key| {
                let own = first(layers, key).map(Setting::said);
                Some((key, own.or_else(|| self.get(key).cloned())?))
            })
            .collect();
        let own = |key| first(layers, key);
        let said = |key| match own(key).map(|said| &said.value) {
            Some(Value::Switch(switch)) => Some(*switch),
            Some(_) | None => None,
        };
        let hints = Hints::new(
            said(Key::ReadOnly),
            said(Key::Destructive),
            said(Key::Idempotent),
        );
        // What contradicts itself is told when it is checked.
        if let (Ok(hints), Ok(of_server)) = (hints, self.hints()) {
            let together = hints.or(of_server);
            for (key, value) in [
                (Key::ReadOnly, together.read_only()),
                (Key::Destructive, together.destructive()),
                (Key::Idempotent, together.idempotent()),
            ] {
                let inherited = values.get(&key).and_then(Setting::switch);
                if own(key).is_none() && inherited != value {
                    let by = [Key::ReadOnly, Key::Destructive, Key::Idempotent];
                    let by = by.into_iter().find(|by| own(*by).is_some());
                    let setting = Setting {
                        value: value.map(Value::Switch),
                        origin: Origin::Implied(by.unwrap_or(key)),
                    };
                    values.insert(key, setting);
                }
            }
        }
        Self(values)
    }
}
