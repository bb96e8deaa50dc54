//! Reading `#[tool_error(…)]`.

use proc_macro2::Span;
use syn::meta::ParseNestedMeta;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{Attribute, Error, Ident, LitInt, LitStr, Member, Result};

/// What one variant (or struct) says of itself.
pub(crate) struct Spec {
    pub(crate) kind: Kind,
    pub(crate) setters: Vec<Setter>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Category(Category),
    Transparent,
    Classify,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Category {
    Transient,
    Validation,
    Business,
    Permission,
}

pub(crate) enum Setter {
    Code(LitStr),
    Description(LitStr),
    Source(LitStr),
    RetryAfter(Wait),
    Executed(Ident),
    Verify { tool: LitStr, why: LitStr },
    Violation(Violation),
    Limit(Limit),
    Alternative { tool: LitStr, why: LitStr },
    EscalateTo(LitStr),
    UserMessage(LitStr),
    Requires(Requires),
}

pub(crate) enum Wait {
    Millis(u64),
    Field(Member),
}

pub(crate) struct Violation {
    pub(crate) path: LitStr,
    pub(crate) expected: LitStr,
    pub(crate) received: Option<Member>,
    pub(crate) suggestion: Option<LitStr>,
}

pub(crate) struct Limit {
    pub(crate) name: LitStr,
    pub(crate) allowed: Option<Member>,
    pub(crate) requested: Option<Member>,
    pub(crate) unit: Option<LitStr>,
}

pub(crate) struct Requires {
    pub(crate) scope: Option<LitStr>,
    pub(crate) role: Option<LitStr>,
    pub(crate) principal: Option<LitStr>,
}

impl Category {
    const ALL: [(&'static str, Self); 4] = [
        ("transient", Self::Transient),
        ("validation", Self::Validation),
        ("business", Self::Business),
        ("permission", Self::Permission),
    ];

    pub(crate) fn name(self) -> &'static str {
        Self::ALL
            .into_iter()
            .find(|(_, category)| *category == self)
            .map_or("", |(name, _)| name)
    }
}

/// The attribute of the item at `place`.
pub(crate) fn read(attributes: &[Attribute], place: Span) -> Result<Spec> {
    let mut kinds: Vec<(Kind, Span)> = Vec::new();
    let mut setters: Vec<(Setter, Ident)> = Vec::new();
    for attribute in attributes {
        if !attribute.path().is_ident("tool_error") {
            continue;
        }
        attribute.parse_nested_meta(|meta| {
            let Some(word) = meta.path.get_ident().cloned() else {
                return Err(meta.error("expected a category or a setter"));
            };
            match kind(&word.to_string()) {
                Some(kind) => kinds.push((kind, word.span())),
                None => setters.push((setter(&word, &meta)?, word)),
            }
            Ok(())
        })?;
    }
    let kind = match kinds.as_slice() {
        [(kind, _)] => *kind,
        [] => {
            return Err(Error::new(
                place,
                "no category: add #[tool_error(transient)], (validation), (business) or \
                 (permission), by who must act; or (transparent) or (classify) for a wrapped error",
            ));
        }
        [_, (_, second), ..] => {
            return Err(Error::new(
                *second,
                "a second category: a failure has one, told by who must act first",
            ));
        }
    };
    for (setter, word) in &setters {
        check_belongs(kind, setter, word)?;
    }
    Ok(Spec {
        kind,
        setters: setters.into_iter().map(|(setter, _)| setter).collect(),
    })
}

fn kind(word: &str) -> Option<Kind> {
    match word {
        "transparent" => Some(Kind::Transparent),
        "classify" => Some(Kind::Classify),
        _ => Category::ALL
            .into_iter()
            .find(|(name, _)| *name == word)
            .map(|(_, category)| Kind::Category(category)),
    }
}

fn setter(word: &Ident, meta: &ParseNestedMeta<'_>) -> Result<Setter> {
    Ok(match word.to_string().as_str() {
        "code" => Setter::Code(code(meta)?),
        "description" => Setter::Description(meta.value()?.parse()?),
        "source" => Setter::Source(meta.value()?.parse()?),
        "retry_after" => Setter::RetryAfter(meta.value()?.parse()?),
        "executed" => Setter::Executed(executed(meta)?),
        "verify" => {
            let (tool, why) = tool_and_why(meta)?;
            Setter::Verify { tool, why }
        }
        "alternative" => {
            let (tool, why) = tool_and_why(meta)?;
            Setter::Alternative { tool, why }
        }
        "violation" => Setter::Violation(violation(meta)?),
        "limit" => Setter::Limit(limit(meta)?),
        "escalate_to" => Setter::EscalateTo(meta.value()?.parse()?),
        "user_message" => Setter::UserMessage(meta.value()?.parse()?),
        "requires" => Setter::Requires(requires(meta)?),
        _ => {
            return Err(Error::new(
                word.span(),
                "neither a category (transient, validation, business, permission) nor a setter: \
                 use code, description, source, retry_after, executed, verify, violation, \
                 limit, alternative, escalate_to, user_message or requires",
            ));
        }
    })
}

fn check_belongs(kind: Kind, setter: &Setter, word: &Ident) -> Result<()> {
    use Category::{Business, Permission, Transient, Validation};
    let owners: &[Category] = match setter {
        Setter::Code(_) | Setter::Description(_) | Setter::Source(_) => {
            &[Transient, Validation, Business, Permission]
        }
        Setter::RetryAfter(_) | Setter::Executed(_) | Setter::Verify { .. } => &[Transient],
        Setter::Violation(_) => &[Validation],
        Setter::Limit(_) | Setter::Alternative { .. } => &[Business],
        Setter::EscalateTo(_) | Setter::UserMessage(_) => &[Business, Permission],
        Setter::Requires(_) => &[Permission],
    };
    let names = || {
        let names: Vec<_> = owners.iter().map(|owner| owner.name()).collect();
        names.join(" or ")
    };
    match kind {
        Kind::Category(category) if owners.contains(&category) => Ok(()),
        Kind::Category(category) => Err(Error::new(
            word.span(),
            format!(
                "`{word}` does not belong to {}: remove it, or make the category {}",
                category.name(),
                names()
            ),
        )),
        Kind::Transparent | Kind::Classify => Err(Error::new(
            word.span(),
            format!("`{word}` has no place here: the wrapped error speaks for itself; remove it"),
        )),
    }
}

fn code(meta: &ParseNestedMeta<'_>) -> Result<LitStr> {
    let code: LitStr = meta.value()?.parse()?;
    let text = code.value();
    let good = !text.is_empty()
        && text.len() <= 128
        && text.split('.').all(|part| {
            part.starts_with(|c: char| c.is_ascii_lowercase())
                && part
                    .bytes()
                    .all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'_'))
        });
    if good {
        Ok(code)
    } else {
        Err(Error::new(
            code.span(),
            "not a code: use lower_snake parts joined by dots, such as refund.limit_exceeded",
        ))
    }
}

fn executed(meta: &ParseNestedMeta<'_>) -> Result<Ident> {
    let word: Ident = meta.value()?.parse()?;
    if ["no", "yes", "unknown"].iter().any(|known| word == known) {
        Ok(word)
    } else {
        Err(Error::new(word.span(), "use no, yes or unknown"))
    }
}

impl Parse for Wait {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        if !input.peek(LitStr) {
            return input.parse().map(Self::Field);
        }
        let text: LitStr = input.parse()?;
        let value = text.value();
        let (number, unit) = value.split_at(
            value
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(value.len()),
        );
        let factor = match unit {
            "ms" => Some(1),
            "s" => Some(1_000),
            "m" => Some(60_000),
            "h" => Some(3_600_000),
            _ => None,
        };
        match (number.parse::<u64>(), factor) {
            (Ok(number), Some(factor)) => Ok(Self::Millis(number.saturating_mul(factor))),
            _ => Err(Error::new(
                text.span(),
                "not a wait: use a whole number and ms, s, m or h, such as \"5s\"; or name a \
                 field that is a Duration",
            )),
        }
    }
}

fn tool_and_why(meta: &ParseNestedMeta<'_>) -> Result<(LitStr, LitStr)> {
    let [tool, why] = texts(meta, ["tool", "why"])?;
    Ok((required(meta, tool, "tool")?, required(meta, why, "why")?))
}

fn requires(meta: &ParseNestedMeta<'_>) -> Result<Requires> {
    let [scope, role, principal] = texts(meta, ["scope", "role", "principal"])?;
    if scope.is_none() && role.is_none() && principal.is_none() {
        return Err(meta.error("say what is required: scope, role or principal"));
    }
    Ok(Requires {
        scope,
        role,
        principal,
    })
}

fn violation(meta: &ParseNestedMeta<'_>) -> Result<Violation> {
    let (mut path, mut expected, mut received, mut suggestion) = (None, None, None, None);
    meta.parse_nested_meta(|inner| {
        match name(&inner).as_str() {
            "path" => path = Some(inner.value()?.parse()?),
            "expected" => expected = Some(inner.value()?.parse()?),
            "received" => received = Some(field(&inner)?),
            "suggestion" => suggestion = Some(inner.value()?.parse()?),
            _ => return Err(inner.error("use path, expected, received or suggestion")),
        }
        Ok(())
    })?;
    Ok(Violation {
        path: required(meta, path, "path")?,
        expected: required(meta, expected, "expected")?,
        received,
        suggestion,
    })
}

fn limit(meta: &ParseNestedMeta<'_>) -> Result<Limit> {
    let (mut limit, mut allowed, mut requested, mut unit) = (None, None, None, None);
    meta.parse_nested_meta(|inner| {
        match name(&inner).as_str() {
            "name" => limit = Some(inner.value()?.parse()?),
            "allowed" => allowed = Some(field(&inner)?),
            "requested" => requested = Some(field(&inner)?),
            "unit" => unit = Some(inner.value()?.parse()?),
            _ => return Err(inner.error("use name, allowed, requested or unit")),
        }
        Ok(())
    })?;
    Ok(Limit {
        name: required(meta, limit, "name")?,
        allowed,
        requested,
        unit,
    })
}

fn texts<const N: usize>(
    meta: &ParseNestedMeta<'_>,
    names: [&str; N],
) -> Result<[Option<LitStr>; N]> {
    let mut found = [const { None }; N];
    meta.parse_nested_meta(|inner| {
        let word = name(&inner);
        match names.iter().position(|known| *known == word) {
            Some(place) => {
                found[place] = Some(inner.value()?.parse()?);
                Ok(())
            }
            None => Err(inner.error(format!("use {}", names.join(", ")))),
        }
    })?;
    Ok(found)
}

fn field(meta: &ParseNestedMeta<'_>) -> Result<Member> {
    let input = meta.value()?;
    if input.peek(LitInt) || input.peek(Ident) {
        return input.parse();
    }
    Err(input.error("name a field: an identifier, or a number for a tuple"))
}

fn name(meta: &ParseNestedMeta<'_>) -> String {
    meta.path
        .get_ident()
        .map(ToString::to_string)
        .unwrap_or_default()
}

fn required(meta: &ParseNestedMeta<'_>, value: Option<LitStr>, name: &str) -> Result<LitStr> {
    value.ok_or_else(|| {
        Error::new(
            meta.path.span(),
            format!("`{name}` is missing: write {name} = \"…\""),
        )
    })
}
