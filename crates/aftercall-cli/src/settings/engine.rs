//! The values in force, as the engine takes them.
//!
//! The engine's own types are what checks values against each other, so there
//! is one truth about what may be meant; here each refusal gets its place.

use aftercall::recover::Policy;
use aftercall_proxy::settings::{CallSettings, InvalidSetting, Settings};
use aftercall_proxy::{Retry, Timeout, Validate};

use super::fault::{Fault, Faults};
use super::key::Key;
use super::merge::{Merged, Setting, Values};
use super::origin::Origin;
use super::units::time_text;

/// # Errors
/// Values that contradict each other, all of them.
pub(crate) fn engine_settings(merged: &Merged) -> Result<Settings, Faults> {
    let mut clashes = Vec::new();
    let settings = settings(merged, &mut clashes);
    Faults::none(clashes.into_iter().map(|clash| clash.fault).collect())?;
    Ok(settings)
}

/// Values that can't be meant together.
#[derive(Clone, Debug)]
pub(super) struct Clash {
    pub(super) keys: Vec<Key>,
    pub(super) fault: Fault,
}

/// The same; what is refused is added to the clashes and left as it is built in.
pub(super) fn settings(merged: &Merged, clashes: &mut Vec<Clash>) -> Settings {
    let server = &merged.server;
    let mut settings = Settings::new(calls(server, clashes))
        .with_trust_annotations(server.switch(Key::TrustAnnotations) != Some(false))
        .with_stateless(server.switch(Key::Stateless) == Some(true));
    if let Some(tokens) = server.count(Key::RetryTokens) {
        match settings.clone().with_retry_tokens(tokens) {
            Ok(with) => settings = with,
            Err(why) => clashes.push(server.clash(&[Key::RetryTokens], &why.to_string())),
        }
    }
    if server.switch(Key::LogArguments) == Some(true) && server.text(Key::Log).is_none() {
        let words = "there is no log to write them to; name one with `log`";
        clashes.push(server.clash(&[Key::LogArguments], words));
    }
    of_both_kinds(server, clashes);
    for (tool, values) in &merged.tools {
        settings = settings.with_tool(&**tool, calls(values, clashes));
    }
    settings
}

/// What is said of a program and of a server with a URL, both of one server.
fn of_both_kinds(server: &Values, clashes: &mut Vec<Clash>) {
    let mut apart = |one, other, words: &str| {
        let are_said = server.is_said(one) && server.is_said(other);
        if are_said {
            clashes.push(server.clash(&[one, other], words));
        }
        are_said
    };
    let both = "a server is a program or has a URL, not both; keep one of them";
    if apart(Key::Url, Key::Command, both) {
        return; // what else stands there belongs to one of them
    }
    for key in [Key::Args, Key::Env] {
        let name = key.name();
        let words = format!("`{name}` is for a program, and a server with a URL is none; keep one");
        apart(Key::Url, key, &words);
    }
    let words = "`headers` go to a URL, and a server with a command has none; keep one";
    apart(Key::Command, Key::Headers, words);
}

fn calls(values: &Values, clashes: &mut Vec<Clash>) -> CallSettings {
    let mut calls = CallSettings::default()
        .with_retry(match values.word(Key::Retry) {
            Some("off") => Retry::Off,
            Some(_) | None => Retry::Safe,
        })
        .with_validate(match values.word(Key::Validate) {
            Some("off") => Validate::Off,
            Some("strict") => Validate::Strict,
            Some(_) | None => Validate::OnFailure,
        })
        .with_guard(values.switch(Key::Guard) != Some(false))
        .with_breaker(values.switch(Key::Breaker) != Some(false))
        .with_policy(policy(values, clashes));
    match values.hints() {
        Ok(hints) => calls = calls.with_hints(hints),
        Err(why) => {
            let keys = [Key::ReadOnly, Key::Destructive, Key::Idempotent];
            clashes.push(values.clash(&keys, &why.to_string()));
        }
    }
    let mut take = |key, with: Result<CallSettings, InvalidSetting>| match with {
        Ok(with) => with,
        Err(why) => {
            clashes.push(values.clash(&[key], &why.to_string()));
            CallSettings::default()
        }
    };
    calls = take(Key::Timeout, calls.with_timeout(timeout(values)));
    calls = take(
        Key::RetryTime,
        calls.with_retry_time(values.time(Key::RetryTime)),
    );
    let keys = values.texts(Key::IdempotencyKeys);
    let keys = keys.iter().map(|name| Box::from(name.as_str())).collect();
    take(Key::IdempotencyKeys, calls.with_idempotency_keys(keys))
}

fn timeout(values: &Values) -> Timeout {
    match (values.time(Key::Timeout), values.word(Key::Timeout)) {
        (Some(limit), _) => Timeout::After(limit),
        (None, Some("off")) => Timeout::Off,
        (None, _) => Timeout::Host,
    }
}

fn policy(values: &Values, clashes: &mut Vec<Clash>) -> Policy {
    let usual = Policy::behind_host();
    let attempts = values.count(Key::RetryAttempts);
    let policy = match usual.with_attempts(attempts.unwrap_or(usual.attempts())) {
        Ok(policy) => policy,
        Err(why) => {
            clashes.push(values.clash(&[Key::RetryAttempts], &why.to_string()));
            usual
        }
    };
    let (Some(base), Some(cap)) = (values.time(Key::BackoffBase), values.time(Key::BackoffCap))
    else {
        return policy;
    };
    policy.with_backoff(base, cap).unwrap_or_else(|_| {
        let words = format!(
            "a first wait of up to {} is over the longest of {}; raise backoff_cap or lower \
             backoff_base",
            time_text(base),
            time_text(cap)
        );
        clashes.push(values.clash(&[Key::BackoffBase, Key::BackoffCap], &words));
        policy
    })
}

impl Values {
    fn is_said(&self, key: Key) -> bool {
        self.get(key).is_some_and(|setting| setting.value.is_some())
    }

    /// A clash of values that are in force together: it stands at the one that
    /// was said most particularly, and names where the others come from.
    fn clash(&self, keys: &[Key], words: &str) -> Clash {
        let mut said: Vec<(Key, &Setting)> = keys
            .iter()
            .filter_map(|key| Some((*key, self.get(*key)?)))
            .filter(|(_, setting)| setting.value.is_some())
            .collect();
        said.sort_by_key(|(_, setting)| std::cmp::Reverse(rank(&setting.origin)));
        let others = said.iter().skip(1);
        let others: Vec<String> = others
            .map(|(key, setting)| format!("{} comes from {}", key.name(), setting.origin))
            .collect();
        let words = if others.is_empty() {
            words.to_owned()
        } else {
            format!("{words} ({})", others.join(", "))
        };
        let fault = match said.first().map(|(_, setting)| &setting.origin) {
            Some(Origin::Flag(flag)) => Fault::general(format!("{flag}: {words}")),
            Some(origin) => Fault {
                place: origin.place().cloned(),
                words,
            },
            None => Fault::general(words),
        };
        Clash {
            keys: keys.to_vec(),
            fault,
        }
    }
}

/// How particular a place is; of two in one table the later one is at fault.
fn rank(origin: &Origin) -> (u8, usize, usize) {
    match origin {
        Origin::BuiltIn | Origin::Implied(_) => (0, 0, 0),
        Origin::File(place) => (1, place.path.matches('.').count(), place.line),
        Origin::Set(_) => (2, 0, 0),
        Origin::Flag(_) => (3, 0, 0),
    }
}
