//! The engine's own listing of the tools.
//!
//! Hosts that start a process per call never list, and the meaning of a
//! failure depends on the tool: may it be repeated, does a client check its
//! output. So the engine lists on first need, and first need is a *failed*
//! answer; a session in which nothing fails pays nothing.

use std::time::Duration;

use aftercall::{Effect, Now};
use aftercall_mcp::{Id, Object};

use super::calls::{Details, Own, Page, Pending, Request, Through, ToolCall};
use super::transport::Untransported;
use super::{Config, Engine, Session, Side, ToolFacts, Toolbox};
use crate::rewrite::{Context, Facts, Rewrite};
use crate::settings::Settings;
use crate::upstream::Listing;

/// How long an answer waits for the tools to be listed. Servers list from
/// memory; one that needs longer would rather be quoted than waited for.
pub const LISTING_PATIENCE: Duration = Duration::from_secs(2);

/// How long a listing that failed is not asked for again.
const RETRY: Duration = Duration::from_secs(60);

/// A server whose cursor never ends is not followed further than this.
const MAX_PAGES: u32 = 100;

/// A failed call that waits for the listing.
#[derive(Debug)]
pub(super) struct Held {
    pub(super) request: Request,
    pub(super) came: Came,
    pub(super) until: Duration,
}

/// How it failed.
#[derive(Debug)]
pub(super) enum Came {
    /// By this answer.
    Answer(Box<[u8]>),
    /// On the way.
    Nothing(Box<Untransported>),
}

impl<R: Rewrite> Engine<R> {
    /// The tools are not known, and asking for them makes sense.
    pub(super) fn may_list(&self, now: Now) -> bool {
        if !self.link.is_up() || self.tools.is_complete() {
            return false;
        }
        match self.tools.listing {
            Listing::Idle | Listing::Running => true,
            Listing::Failed { retry_at } => now.mono >= retry_at,
        }
    }

    /// Lists the tools, unless that is going on. `meta` is what the protocol
    /// of the call that needs it wants a request to carry.
    pub(super) fn want_listing(&mut self, meta: Option<Box<str>>) {
        if self.tools.listing != Listing::Running {
            self.tools.listing = Listing::Running;
            self.listing_meta = meta;
            self.ask_for_page(1, None);
        }
    }

    /// Whether a tool that is not known yet is about to be.
    pub(super) fn is_being_listed(&self, tool: &str) -> bool {
        self.tools.listing == Listing::Running
            && !self.tools.is_complete()
            && self.tools.get(tool).is_none()
    }

    /// Keeps a failed call until the tools are known.
    pub(super) fn hold(&mut self, request: Request, came: Came, now: Now) {
        let until = now.mono.saturating_add(LISTING_PATIENCE);
        self.held.push(Held {
            request,
            came,
            until,
        });
        self.wake_at(until);
    }

    /// One page of our own listing has come, or could not be read.
    pub(super) fn own_page(&mut self, page: Page, result: Option<&Object<'_, 12>>, now: Now) {
        if self.tools.listing != Listing::Running {
            return;
        }
        if page.generation != self.tools.generation {
            self.ask_for_page(1, None);
            return;
        }
        let next = result.and_then(|result| self.tools.learn(result, page.number == 1));
        match next {
            Some(Some(cursor)) if page.number < MAX_PAGES => {
                self.ask_for_page(page.number + 1, Some(&cursor));
            }
            Some(None) => {
                self.tools.listing = Listing::Idle;
                self.tools_are_known(now);
                self.release_all(now);
            }
            Some(Some(_)) | None => self.give_up_listing(now),
        }
    }

    /// The client's own listing has told what a held answer waits for.
    pub(super) fn release_if_listed(&mut self, now: Now) {
        if self.tools.is_complete() {
            self.decide_lost(now);
            self.release_all(now);
        }
    }

    pub(super) fn expire_listing(&mut self, now: Now) {
        if self.held.iter().any(|held| held.until <= now.mono) {
            self.give_up_listing(now);
        }
    }

    pub(super) fn give_up_listing(&mut self, now: Now) {
        let retry_at = now.mono.saturating_add(RETRY);
        self.tools.listing = Listing::Failed { retry_at };
        if self.link.is_up() {
            self.decide_lost(now);
        }
        self.release_all(now);
    }

    fn release_all(&mut self, now: Now) {
        for held in std::mem::take(&mut self.held) {
            let answer = match held.came {
                Came::Answer(frame) => self.held_answer(held.request, frame, now),
                Came::Nothing(lost) => self.untransported(*lost, held.request, now),
            };
            if let Some(frame) = answer {
                self.send(Side::Client, frame);
            }
        }
    }

    fn ask_for_page(&mut self, number: u32, cursor: Option<&[u8]>) {
        let id = self.own_id();
        let meta = self.listing_meta.as_deref();
        let meta = meta.map(|meta| format!("\"_meta\":{meta}"));
        let cursor = cursor.and_then(|raw| std::str::from_utf8(raw).ok());
        let cursor = cursor.map(|raw| format!("\"cursor\":{raw}"));
        let members: Vec<_> = meta.into_iter().chain(cursor).collect();
        let params = format!("{{{}}}", members.join(","));
        let frame = aftercall_mcp::request(&id, "tools/list", &params);
        let page = Page {
            number,
            generation: self.tools.generation,
        };
        self.calls
            .insert(Id::Text(id.into()), Pending::Own(Own::Page(page)));
        self.send(Side::Upstream, frame);
    }

    /// What the ids of our own begin with.
    pub(super) fn own_prefix(&self) -> String {
        format!("aftercall-{:x}-", self.config.salt)
    }

    /// An id that no open request has. The salt keeps it apart from ids that
    /// a client could come up with later.
    pub(super) fn own_id(&mut self) -> String {
        loop {
            self.own_ids += 1;
            let id = format!("{}{}", self.own_prefix(), self.own_ids);
            if !self.calls.contains(&Id::Text(id.as_str().into())) {
                return id;
            }
        }
    }
}

/// What is known of both ends, so that the rewriter can be borrowed beside it.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    settings: &'a Settings,
    tools: &'a Toolbox,
    session: &'a Session,
}

impl<'a> Known<'a> {
    pub(super) const fn of(config: &'a Config, tools: &'a Toolbox, session: &'a Session) -> Self {
        Self {
            settings: &config.settings,
            tools,
            session,
        }
    }
}

/// What is known of a call.
pub(super) fn context<'a>(
    known: &Known<'a>,
    may_list: bool,
    call: &ToolCall,
    details: &'a Details,
    started: Now,
    now: Now,
) -> Context<'a> {
    let Known {
        settings,
        tools,
        session,
    } = *known;
    let facts = match tools.get(&details.tool) {
        Some(facts) => Facts::Listed(facts),
        None if tools.is_complete() => Facts::Missing,
        None if may_list => Facts::Unasked,
        None => Facts::Unknown,
    };
    Context {
        tool: &details.tool,
        arguments: details.arguments.as_deref(),
        facts,
        effect: effect(settings, tools, details),
        tools,
        era: details.era,
        elapsed: now.since(started),
        now,
        server: session.server(),
        as_task: details.as_task && call.through == Through::Call,
        server_asked: call.server_asked,
    }
}

/// What a call is taken for.
pub(super) fn effect(settings: &Settings, tools: &Toolbox, details: &Details) -> Effect {
    let said = tools.get(&details.tool).map(ToolFacts::annotations);
    let arguments = details.arguments.as_deref();
    settings.effect(&details.tool, said.unwrap_or_default(), arguments)
}
