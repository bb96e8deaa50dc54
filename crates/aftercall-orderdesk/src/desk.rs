//! The desk itself: a tool and its arguments in, an answer or a trouble out.
//!
//! It blocks, and knows neither MCP nor a face.

use core::time::Duration;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use rmcp::model::JsonObject;

use crate::args::Args;
use crate::bucket::Bucket;
use crate::catalogue::Catalogue;
use crate::domain::{CustomerId, Month, OrderId, Pence, Role, SITES, Status};
use crate::done::{Done, found, list};
use crate::fault::Fault;
use crate::payouts::Payouts;
use crate::store::{self, OpenStore, Store};
use crate::tools::Tool;
use crate::trouble::Trouble;

/// With `rate-limit`: this many calls at once, then one every so often.
const STINGY: (u32, Duration) = (1, Duration::from_secs(2));

#[derive(Debug)]
pub(crate) struct Desk {
    // Before the store: the office has to close before the folder goes.
    payouts: Payouts,
    store: Arc<Store>,
    catalogue: Catalogue,
    bucket: Option<Bucket>,
    role: Role,
}

impl Desk {
    /// A desk on that file with those faults; `limit` bounds each query.
    pub(crate) fn open(
        path: Option<PathBuf>,
        role: Role,
        faults: &[Fault],
        limit: Option<Duration>,
    ) -> Result<Self, OpenStore> {
        let mut store = Store::open(path)?;
        let mut bucket = None;
        let mut loses_answers = false;
        if let Some(limit) = limit {
            store = store.limited(limit);
        }
        let now = Instant::now();
        for fault in faults {
            match *fault {
                Fault::Busy { lasting } => {
                    store = store.occupied(lasting.map(|lasting| now + lasting))?;
                }
                Fault::Slow { query } => store = store.slowed(query),
                Fault::RateLimit => bucket = Some(Bucket::new(STINGY.0, STINGY.1, now)),
                Fault::LostPayout => loses_answers = true,
                // The connection's and the catalogue's, not the desk's.
                Fault::Crash | Fault::BusySites { .. } => {}
            }
        }
        let catalogue = Catalogue::open(&store, faults, limit)?;
        let store = Arc::new(store);
        Ok(Self {
            payouts: Payouts::open(Arc::clone(&store), loses_answers),
            store,
            catalogue,
            bucket,
            role,
        })
    }

    pub(crate) fn call(&self, tool: Tool, arguments: &JsonObject) -> Done {
        if let Some(bucket) = &self.bucket {
            bucket
                .take(Instant::now())
                .map_err(|wait| Trouble::RateLimited { wait })?;
        }
        let mut args = Args::new(arguments);
        match tool {
            Tool::FindCustomers => {
                let text = args.required::<String>("text");
                let text = args.finish(text)?;
                let found = self.store.read(|db| store::customers(db, &text))?;
                list(
                    &found,
                    format!("the names and addresses of all customers, for {text:?}"),
                )
            }
            Tool::GetOrder => {
                let id = args.required::<OrderId>("order_id");
                let id = args.finish(id)?;
                let order = self.store.read(|db| store::order(db, &id))?;
                found(&order.ok_or(Trouble::NoSuchOrder(id))?)
            }
            Tool::ListOrders => {
                let customer = args.required::<CustomerId>("customer_id");
                let status = args.optional::<Status>("status");
                let customer = args.finish(customer)?;
                let orders = self
                    .store
                    .read(|db| store::orders_of(db, &customer, status))?;
                let what = match status {
                    Some(status) => format!("the {status} orders of {customer}"),
                    None => format!("the orders of {customer}"),
                };
                list(&orders.ok_or(Trouble::NoSuchCustomer(customer))?, what)
            }
            Tool::ListRefunds => {
                let id = args.required::<OrderId>("order_id");
                let id = args.finish(id)?;
                let refunds = self.store.read(|db| store::refunds_of(db, &id))?;
                let what = format!("the refunds on {id}");
                list(&refunds.ok_or(Trouble::NoSuchOrder(id))?, what)
            }
            Tool::SearchProducts => {
                let text = args.required::<String>("text");
                let sites = args.optional::<Vec<_>>("sites");
                let text = args.finish(text)?;
                self.catalogue
                    .search(&text, sites.as_deref().unwrap_or(&SITES))
            }
            Tool::RefundOrder => {
                let (order, amount, reason) = refund_arguments(args)?;
                found(&self.payouts.refund(order, amount, reason)?)
            }
            Tool::RequestRefundApproval => {
                let (order, amount, reason) = refund_arguments(args)?;
                found(
                    &self
                        .store
                        .write(|db| store::request_approval(db, &order, amount, &reason))?,
                )
            }
            Tool::CancelOrder => {
                let id = args.required::<OrderId>("order_id");
                let id = args.finish(id)?;
                found(&self.store.write(|db| store::cancel(db, &id))?)
            }
            Tool::GetFinancialRecords => {
                match self.role {
                    Role::Finance => {}
                    Role::Support => return Err(Trouble::FinanceOnly),
                }
                let month = args.required::<Month>("month");
                let month = args.finish(month)?;
                let entries = self.store.read(|db| store::entries(db, &month))?;
                list(&entries, format!("the books of {month}"))
            }
        }
    }
}

fn refund_arguments(mut args: Args<'_>) -> Result<(OrderId, Pence, String), Trouble> {
    let order = args.required::<OrderId>("order_id");
    let amount = args.required::<Pence>("amount_pence");
    let reason = args.required::<String>("reason");
    let ((order, amount), reason) = args.finish(order.zip(amount).zip(reason))?;
    Ok((order, amount, reason))
}
