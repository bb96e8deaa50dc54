//! Writing the conversions.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Fields, Ident, Index, Member, Result, Type};

use crate::attribute::{self, Category, Kind, Limit, Requires, Setter, Spec, Violation, Wait};
use crate::interpolate::{positional, text};

/// One way in which the type can fail: a variant, or the struct itself.
struct Case<'a> {
    path: TokenStream,
    fields: &'a Fields,
    spec: Spec,
    place: proc_macro2::Span,
}

pub(crate) fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let cases = cases(input)?;
    let judged = cases.iter().any(|case| case.spec.kind == Kind::Classify);
    let name = &input.ident;
    let (impl_generics, type_generics, where_clause) = input.generics.split_for_impl();
    let target = if judged {
        quote! { ::aftercall::Failure }
    } else {
        quote! { ::aftercall::ToolError }
    };
    let arms = cases
        .iter()
        .map(|case| arm(case, &target))
        .collect::<Result<Vec<_>>>()?;
    // rustc names the bound that does not hold, so its name says what is missing.
    let message = quote_spanned! { name.span() => its_display_is_the_message(&error) };
    let conversion = quote! {
        #[automatically_derived]
        impl #impl_generics ::core::convert::From<#name #type_generics> for #target #where_clause {
            #[allow(unused_variables, reason = "a case binds all its fields and uses some")]
            fn from(error: #name #type_generics) -> Self {
                fn its_display_is_the_message<E: ::core::fmt::Display>(
                    error: &E,
                ) -> ::std::string::String {
                    ::std::string::ToString::to_string(error)
                }
                let message = #message;
                match error {
                    #(#arms)*
                }
            }
        }
    };
    let via_tool_error = (!judged).then(|| {
        quote! {
            #[automatically_derived]
            impl #impl_generics ::core::convert::From<#name #type_generics>
                for ::aftercall::Failure #where_clause
            {
                fn from(error: #name #type_generics) -> Self {
                    ::core::convert::From::from(::aftercall::ToolError::from(error))
                }
            }
        }
    });
    Ok(quote! { #conversion #via_tool_error })
}

fn cases(input: &DeriveInput) -> Result<Vec<Case<'_>>> {
    let name = &input.ident;
    match &input.data {
        Data::Struct(data) => Ok(vec![Case {
            path: quote! { #name },
            fields: &data.fields,
            spec: attribute::read(&input.attrs, name.span())?,
            place: name.span(),
        }]),
        Data::Enum(data) => {
            let mut cases = Vec::new();
            let mut errors: Option<Error> = None;
            for variant in &data.variants {
                match attribute::read(&variant.attrs, variant.ident.span()) {
                    Ok(spec) => cases.push(Case {
                        path: {
                            let variant = &variant.ident;
                            quote! { #name::#variant }
                        },
                        fields: &variant.fields,
                        spec,
                        place: variant.ident.span(),
                    }),
                    Err(error) => match &mut errors {
                        Some(all) => all.combine(error),
                        None => errors = Some(error),
                    },
                }
            }
            errors.map_or(Ok(cases), Err)
        }
        Data::Union(data) => Err(Error::new(
            data.union_token.span(),
            "a union cannot be an error: use an enum or a struct",
        )),
    }
}

fn arm(case: &Case<'_>, target: &TokenStream) -> Result<TokenStream> {
    let Case { path, fields, .. } = case;
    let bindings = bindings(fields);
    let pattern = match fields {
        Fields::Named(_) => quote! { #path { #(#bindings),* } },
        Fields::Unnamed(_) => quote! { #path(#(#bindings),*) },
        Fields::Unit => quote! { #path },
    };
    let body = match case.spec.kind {
        Kind::Category(category) => built(case, category, target)?,
        Kind::Transparent => {
            let inner = only_field(case, &bindings, "transparent")?;
            quote! { <#target as ::core::convert::From<_>>::from(#inner) }
        }
        Kind::Classify => {
            let inner = only_field(case, &bindings, "classify")?;
            // The judge asks a value for its type, and a box is another type than
            // what it holds. A box behind an alias is found by dereferencing, where
            // it holds a `dyn Error` and so is none itself.
            let boxed = case.fields.iter().any(|field| is_box(&field.ty));
            let unboxed = boxed.then(|| quote! { * });
            quote! {{
                use ::aftercall::classify::AsError as _;
                ::aftercall::classify::error((#unboxed #inner).as_error())
            }}
        }
    };
    Ok(quote! { #pattern => #body, })
}

fn built(case: &Case<'_>, category: Category, target: &TokenStream) -> Result<TokenStream> {
    let constructor = format_ident!("{}", category.name());
    let setters = case
        .spec
        .setters
        .iter()
        .map(|setter| call(case, setter))
        .collect::<Result<Vec<_>>>()?;
    Ok(quote! {
        <#target as ::core::convert::From<_>>::from(
            ::aftercall::ToolError::#constructor(message) #(#setters)*
        )
    })
}

fn call(case: &Case<'_>, setter: &Setter) -> Result<TokenStream> {
    Ok(match setter {
        Setter::Code(code) => quote! { .code(const { ::aftercall::Code::from_static(#code) }) },
        Setter::Description(words) => {
            let words = text(words);
            quote! { .description(#words) }
        }
        Setter::Source(words) => {
            let words = text(words);
            quote! { .source(#words) }
        }
        Setter::RetryAfter(Wait::Millis(millis)) => {
            quote! { .retry_after(::core::time::Duration::from_millis(#millis)) }
        }
        Setter::RetryAfter(Wait::Field(member)) => {
            let field = binding(case, member)?;
            quote! { .retry_after(::core::clone::Clone::clone(&#field)) }
        }
        Setter::Executed(word) => {
            let variant = match word.to_string().as_str() {
                "no" => quote! { No },
                "yes" => quote! { Yes },
                _ => quote! { Unknown },
            };
            quote! { .executed(::aftercall::Executed::#variant) }
        }
        Setter::Verify { tool, why } => {
            let (tool, why) = (text(tool), text(why));
            quote! { .verify(::aftercall::detail::Verify::with(#tool, #why)) }
        }
        Setter::Alternative { tool, why } => {
            let (tool, why) = (text(tool), text(why));
            quote! { .alternative(::aftercall::detail::Alternative::new(#tool, #why)) }
        }
        Setter::Violation(violation) => violation_call(case, violation)?,
        Setter::Limit(limit) => limit_call(case, limit)?,
        Setter::EscalateTo(words) => {
            let words = text(words);
            quote! { .escalate_to(#words) }
        }
        Setter::UserMessage(words) => {
            let words = text(words);
            quote! { .user_message(#words) }
        }
        Setter::Requires(requires) => requires_call(requires),
    })
}

fn violation_call(case: &Case<'_>, violation: &Violation) -> Result<TokenStream> {
    let (path, expected) = (text(&violation.path), text(&violation.expected));
    let received = value_call(case, &quote! { received }, violation.received.as_ref())?;
    let suggestion = violation.suggestion.as_ref().map(|words| {
        let words = text(words);
        quote! { .suggestion(#words) }
    });
    Ok(quote! {
        .violations([::aftercall::detail::Violation::new(#path, #expected) #received #suggestion])
    })
}

fn limit_call(case: &Case<'_>, limit: &Limit) -> Result<TokenStream> {
    let name = text(&limit.name);
    let allowed = value_call(case, &quote! { allowed }, limit.allowed.as_ref())?;
    let requested = value_call(case, &quote! { requested }, limit.requested.as_ref())?;
    let unit = limit.unit.as_ref().map(|words| {
        let words = text(words);
        quote! { .unit(#words) }
    });
    Ok(quote! {
        .limit(::aftercall::detail::Limit::new(#name) #allowed #requested #unit)
    })
}

fn requires_call(requires: &Requires) -> TokenStream {
    let scope = requires.scope.as_ref().map(|words| {
        let words = text(words);
        quote! { requires.scopes.push(#words); }
    });
    let role = requires.role.as_ref().map(|words| {
        let words = text(words);
        quote! { requires.role = ::core::option::Option::Some(#words); }
    });
    let principal = requires.principal.as_ref().map(|words| {
        let words = text(words);
        quote! { requires.principal = ::core::option::Option::Some(#words); }
    });
    quote! {
        .requires({
            let mut requires = ::aftercall::detail::Requires::default();
            #scope #role #principal
            requires
        })
    }
}

fn value_call(
    case: &Case<'_>,
    method: &TokenStream,
    member: Option<&Member>,
) -> Result<Option<TokenStream>> {
    let Some(member) = member else {
        return Ok(None);
    };
    let field = binding(case, member)?;
    Ok(Some(quote! {
        .#method(::aftercall::Value::from(::core::clone::Clone::clone(&#field)))
    }))
}

/// The name under which a field is bound in its arm.
fn binding(case: &Case<'_>, member: &Member) -> Result<Ident> {
    let unknown = |span| {
        Err(Error::new(
            span,
            "no such field here: name one of this variant's own fields",
        ))
    };
    match (member, case.fields) {
        (Member::Named(name), Fields::Named(fields)) => {
            if fields
                .named
                .iter()
                .any(|field| field.ident.as_ref() == Some(name))
            {
                Ok(name.clone())
            } else {
                unknown(name.span())
            }
        }
        (Member::Unnamed(Index { index, span }), Fields::Unnamed(fields)) => {
            if (*index as usize) < fields.unnamed.len() {
                Ok(format_ident!("{}", positional(*index)))
            } else {
                unknown(*span)
            }
        }
        (Member::Named(name), Fields::Unnamed(_) | Fields::Unit) => unknown(name.span()),
        (Member::Unnamed(index), Fields::Named(_) | Fields::Unit) => unknown(index.span),
    }
}

fn bindings(fields: &Fields) -> Vec<Ident> {
    let mut position = 0;
    fields
        .iter()
        .map(|field| {
            let name = field
                .ident
                .clone()
                .unwrap_or_else(|| format_ident!("{}", positional(position), span = field.span()));
            position += 1;
            name
        })
        .collect()
}

fn is_box(of: &Type) -> bool {
    match of {
        Type::Path(of) => of
            .path
            .segments
            .last()
            .is_some_and(|end| end.ident == "Box"),
        _ => false,
    }
}

fn only_field<'b>(case: &Case<'_>, bindings: &'b [Ident], word: &str) -> Result<&'b Ident> {
    match bindings {
        [only] => Ok(only),
        _ => Err(Error::new(
            case.place,
            format!("`{word}` wants exactly one field, the wrapped error"),
        )),
    }
}
