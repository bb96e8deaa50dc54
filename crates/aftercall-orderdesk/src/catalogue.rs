//! The stock of five sites, searched at once.
//!
//! Each site keeps its own file, and so fails on its own. A lock that passes is
//! waited out where it is met; a site that stays locked is reported with what
//! was tried, beside what the others have.

use core::hash::{BuildHasher, Hasher};
use core::time::Duration;
use std::hash::RandomState;
use std::sync::Arc;
use std::time::{Instant, SystemTime};

use aftercall::gather::{Gather, Source};
use aftercall::recover::{Driver, Policy};
use aftercall::{Effect, Executed, Failure, ToolError};
use tokio::runtime;
use tokio::task::spawn_blocking;

use crate::domain::{LOCKED_SITES, SITES};
use crate::done::{Done, list, together};
use crate::fault::Fault;
use crate::store::{self, OpenStore, Store};
use crate::trouble::Trouble;

/// How long a site may take, its retries included: three waits for a lock, the
/// backoff between them, and as much again.
pub const SITE_LIMIT: Duration = Duration::from_secs(3);

type Clock = fn() -> SystemTime;
type Dice = fn() -> u64;

#[derive(Debug)]
pub(crate) struct Catalogue {
    sites: Vec<(Source, Arc<Store>)>,
    gather: Gather<Clock, Dice>,
}

impl Catalogue {
    /// The sites' files beside the desk's, with the faults that concern them.
    pub(crate) fn open(
        desk: &Store,
        faults: &[Fault],
        limit: Option<Duration>,
    ) -> Result<Self, OpenStore> {
        let now = Instant::now();
        let open = |name: &'static str| {
            let mut store = Store::site(desk.beside(name), name)?;
            if let Some(limit) = limit {
                store = store.limited(limit);
            }
            for fault in faults {
                match *fault {
                    Fault::BusySites { lasting } if LOCKED_SITES.contains(&name) => {
                        store = store.occupied(lasting.map(|lasting| now + lasting))?;
                    }
                    Fault::Slow { query } => store = store.slowed(query),
                    Fault::BusySites { .. }
                    | Fault::Busy { .. }
                    | Fault::RateLimit
                    | Fault::LostPayout
                    | Fault::Crash => {}
                }
            }
            Ok((Source::new(name), Arc::new(store)))
        };
        let sites: Result<Vec<_>, OpenStore> = SITES.into_iter().map(open).collect();
        let (clock, dice): (Clock, Dice) = (SystemTime::now, random);
        let driver = Driver::new(Policy::behind_host(), clock, dice);
        Ok(Self {
            sites: sites?,
            gather: Gather::new(driver).by("order desk").each(SITE_LIMIT),
        })
    }

    /// Products whose name holds the text, from each of those sites. Blocks.
    pub(crate) fn search(&self, text: &str, sites: &[&'static str]) -> Done {
        // Of its own: the one that serves the connection may end first.
        let runtime = runtime::Builder::new_current_thread()
            .enable_time()
            .build()
            .map_err(Trouble::broken)?;
        let asked = sites.iter().map(|site| Source::new(*site));
        let report = runtime.block_on(self.gather.ask(asked, Effect::ReadOnly, |site, _| {
            let store = self.sites.iter().find(|(name, _)| *name == site);
            let store = store.map(|(_, store)| Arc::clone(store));
            let text = text.to_owned();
            async move {
                let store = store.expect("only the catalogue's own sites are asked");
                let searched = spawn_blocking(move || search_one(&store, &text)).await;
                searched
                    .unwrap_or_else(|panic| Err(Trouble::broken(panic)))
                    .map_err(|trouble| at_site(trouble, &site))
            }
        }));
        // A query that nobody waits for is not waited for here.
        runtime.shutdown_background();
        report
            .counted(|rows| rows.as_array().map_or(0, Vec::len))
            .outcome(
                format!("the stock of {}, for {text:?}", sites.join(", ")),
                |sites| together(sites.into_iter().map(|(_, rows)| rows)),
            )
            .map_err(|failure| Trouble::NoSite(Box::new(failure)))
    }
}

fn search_one(store: &Store, text: &str) -> Done {
    let found = store.read(|db| store::products(db, text))?;
    list(&found, format!("the stock, for {text:?}"))
}

/// What is wrong with one site, in its name.
fn at_site(trouble: Trouble, site: &Source) -> Failure {
    let (message, code) = match trouble {
        Trouble::Busy => (format!("The stock file of {site} is locked."), "stock.busy"),
        Trouble::TooSlow => (
            format!("The stock file of {site} took too long."),
            "stock.timeout",
        ),
        other => return Failure::from(other).with_source(site.as_str()),
    };
    ToolError::transient(message)
        .code(aftercall::Code::from_static(code))
        .executed(Executed::No)
        .into()
}

/// The only source of randomness in the standard library: the keys of its maps.
fn random() -> u64 {
    RandomState::new().build_hasher().finish()
}
