//! The payout office: a party of its own that the desk hands refunds to.
//!
//! It has its own thread and its own connection, and answers over a channel.
//! Told to lose its answers, it commits the refund and drops the channel, so
//! the desk meets what any client of a payment service meets sooner or later:
//! the request was sent, the connection closed, and nothing tells which came
//! first.

use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use crate::domain::{OrderId, Pence, Refund};
use crate::store::{self, Store};
use crate::trouble::{Trouble, Unanswered};

#[derive(Debug)]
pub(crate) struct Payouts {
    jobs: Option<mpsc::Sender<Job>>,
    office: Option<JoinHandle<()>>,
}

struct Job {
    order: OrderId,
    amount: Pence,
    reason: String,
    answer: mpsc::Sender<Result<Refund, Trouble>>,
}

impl Payouts {
    /// Opens the office; `loses_answers` makes it forget to say that it paid.
    pub(crate) fn open(store: Arc<Store>, loses_answers: bool) -> Self {
        let (jobs, inbox) = mpsc::channel::<Job>();
        let office = thread::spawn(move || {
            for job in inbox {
                let paid =
                    store.write(|db| store::record_refund(db, &job.order, job.amount, &job.reason));
                if loses_answers && paid.is_ok() {
                    continue;
                }
                // A desk that no longer listens has nothing to be told.
                let _ = job.answer.send(paid);
            }
        });
        Self {
            jobs: Some(jobs),
            office: Some(office),
        }
    }

    /// Hands a refund over and waits for the answer, which may never come.
    pub(crate) fn refund(
        &self,
        order: OrderId,
        amount: Pence,
        reason: String,
    ) -> Result<Refund, Trouble> {
        let (answer, answered) = mpsc::channel();
        let unanswered = Trouble::PayoutUnanswered(Unanswered {
            order: order.clone(),
            amount,
        });
        let job = Job {
            order,
            amount,
            reason,
            answer,
        };
        self.jobs
            .as_ref()
            .expect("the office is open until it is dropped")
            .send(job)
            .map_err(|_| Trouble::broken("the payout office has closed"))?;
        answered.recv().unwrap_or(Err(unanswered))
    }
}

impl Drop for Payouts {
    fn drop(&mut self) {
        // The inbox ends with its last sender, and the office with its inbox.
        self.jobs = None;
        if let Some(office) = self.office.take() {
            let _ = office.join();
        }
    }
}
