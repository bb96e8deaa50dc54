//! What can be said of a failure beyond its own words: an unknown tool, wrong
//! arguments, a way to find out.

use aftercall::{Basis, Category, Code, Effect, Executed, Failure, Resend};

use super::super::Engine;
use super::super::calls::Details;
use super::similar::nearest;
use super::verify::verify;
use crate::rewrite::{Failed, Rewrite};
use crate::settings::Validate;

const UNKNOWN_TOOL: Code = Code::from_static("tool.unknown");
const INVALID_ARGUMENTS: Code = Code::from_static("arguments.invalid");

impl<R: Rewrite> Engine<R> {
    /// Explains a failure by what is known of the server's tools.
    pub(super) fn explain(&mut self, details: &Details, failed: &mut Failed) {
        let may_explain = match failed.failure.category() {
            Some(Category::Validation) | None => !failed.vouched,
            Some(Category::Transient | Category::Business | Category::Permission) => false,
        };
        if !may_explain {
            return;
        }
        if self.tools.is_complete() && self.tools.get(&details.tool).is_none() {
            failed.failure = self.unknown_tool(details, &failed.failure);
            return;
        }
        let validate = self.config.settings.of(&details.tool).validate();
        if validate == Validate::Off || !failed.failure.violations().is_empty() {
            return;
        }
        if let Some(found) = self.invalid_arguments(details) {
            failed.failure = match failed.failure.category() {
                None => with_words_of(found, &failed.failure),
                Some(_) => failed
                    .failure
                    .clone()
                    .with_violations(found.violations().to_vec()),
            };
        }
    }

    /// The failure of a call whose arguments don't fit the tool's schema.
    pub(super) fn invalid_arguments(&mut self, details: &Details) -> Option<Failure> {
        let schema = self.tools.get(&details.tool)?.input_schema.as_deref()?;
        let arguments = match (&details.arguments, details.arguments_dropped) {
            (Some(raw), _) => &**raw,
            (None, false) => b"{}",
            (None, true) => return None,
        };
        let generation = self.tools.generation;
        let schemas = &mut self.recovery.schemas;
        let violations = schemas.check(&details.tool, schema, generation, arguments);
        if violations.is_empty() {
            return None;
        }
        let message = format!(
            "The arguments of {} don't fit its input schema.",
            details.tool
        );
        let failure = Failure::inferred(Category::Validation, Basis::Schema, message)
            .with_code(INVALID_ARGUMENTS)
            .with_description("Correct all that is listed, and send the call again.");
        Some(failure.with_violations(violations))
    }

    /// The answer to such a call before it is sent.
    pub(super) fn refuse_arguments(&mut self, details: &Details) -> Option<Failure> {
        let validate = self.config.settings.of(&details.tool).validate();
        if validate != Validate::Strict {
            return None;
        }
        let failure = self.invalid_arguments(details)?;
        Some(
            failure
                .with_executed(Executed::No)
                .with_description("Not sent. Correct all that is listed, and send the call again."),
        )
    }

    fn unknown_tool(&self, details: &Details, failure: &Failure) -> Failure {
        let near = nearest(&details.tool, self.tools.names(), 3).join(", ");
        let advice = if near.is_empty() {
            "List the tools, and call one of them.".to_owned()
        } else {
            format!("The nearest names: {near}.")
        };
        let message = format!("The server lists no tool {}.", details.tool);
        let found = Failure::inferred(Category::Validation, Basis::Schema, message)
            .with_code(UNKNOWN_TOOL)
            .with_description(advice);
        with_words_of(found, failure)
    }

    /// Names a tool that tells whether a write took effect, where that is open
    /// and the tool is clear.
    pub(in crate::engine) fn advise_verification(
        &self,
        details: &Details,
        effect: Effect,
        failure: Failure,
    ) -> Failure {
        let is_open = match failure.resend(effect) {
            Resend::IfRead | Resend::CheckFirst => failure.verify().is_none(),
            Resend::Now | Resend::After(_) | Resend::Never => false,
        };
        match verify(&self.config.settings, &self.tools, details).filter(|_| is_open) {
            Some(verify) => failure.with_verify(verify),
            None => failure,
        }
    }
}

/// What was found, with what the server itself said.
fn with_words_of(found: Failure, said: &Failure) -> Failure {
    let found = match said.upstream() {
        Some(words) => found.with_upstream(words),
        None => found,
    };
    let found = match said.upstream_structured() {
        Some(value) => found.with_upstream_structured(value.clone()),
        None => found,
    };
    match said.source() {
        Some(source) => found.with_source(source),
        None => found,
    }
}
