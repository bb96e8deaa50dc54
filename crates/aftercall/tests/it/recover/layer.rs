//! The layer around a service: the driver's semantics, request by request.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use aftercall::recover::{
    Call, Driver, Ended, Judge, Key, OPENS_AFTER, Policy, RecoverLayer, Run, Upstream,
};
use aftercall::{Answer, Basis, Category, Effect, Failure, Reading, ToolError};
use tower_layer::Layer;
use tower_service::Service;

use super::start;

/// A backend of which every clone has to be polled ready before each call, as
/// `tower` demands.
struct Backend {
    calls: Arc<AtomicUsize>,
    fails: usize,
    ready: bool,
}

impl Clone for Backend {
    fn clone(&self) -> Self {
        Self {
            calls: Arc::clone(&self.calls),
            fails: self.fails,
            ready: false,
        }
    }
}

impl Service<&'static str> for Backend {
    type Response = u32;
    type Error = String;
    type Future = std::future::Ready<Result<u32, String>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), String>> {
        self.ready = true;
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, _: &'static str) -> Self::Future {
        assert!(
            std::mem::take(&mut self.ready),
            "called before it was ready"
        );
        let n = self.calls.fetch_add(1, Ordering::Relaxed);
        std::future::ready(if n < self.fails {
            Err("503".to_owned())
        } else {
            Ok(7)
        })
    }
}

struct Statuses;

impl Judge<&'static str, u32, String> for Statuses {
    fn call<'a>(&self, request: &'a &'static str) -> Call<'a> {
        let effect = match request.split(' ').next() {
            Some("GET") => Effect::ReadOnly,
            Some("PUT") => Effect::Idempotent,
            _ => Effect::Write,
        };
        Call::new(request, effect, Key::of([*request]))
    }

    fn read(&self, result: &Result<u32, String>) -> Ended<()> {
        match result {
            Ok(_) => Reading::Settled(Ok(Answer::Found(()))).into(),
            Err(status) if status == "down" => Ended::undelivered(ToolError::transient("Refused.")),
            Err(_) => Reading::Settled(Err(Failure::inferred(
                Category::Transient,
                Basis::Status,
                "Unavailable.",
            )))
            .into(),
        }
    }

    fn tell(&self, result: Result<u32, String>, run: &Run<()>) -> Result<u32, String> {
        result.map_err(|status| format!("{status} after {} tries", run.tries))
    }

    fn refuse(&self, run: &Run<()>) -> Result<u32, String> {
        Err(format!("not sent: {}", run.decision.name()))
    }
}

/// The answer to a request, and how often the backend was called for it.
fn answer(request: &'static str, fails: usize) -> (Result<u32, String>, usize) {
    let calls = Arc::new(AtomicUsize::new(0));
    let backend = Backend {
        calls: Arc::clone(&calls),
        fails,
        ready: false,
    };
    let driver = Driver::new(Policy::in_agent(), || start().wall, || 0);
    let mut service = RecoverLayer::new(driver, Statuses).layer(backend);
    let result = block_on(async move {
        std::future::poll_fn(|cx| service.poll_ready(cx)).await?;
        service.call(request).await
    });
    (result, calls.load(Ordering::Relaxed))
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime without I/O")
        .block_on(future)
}

#[test]
fn a_read_that_flickers_heals() {
    assert_eq!(answer("GET /orders", 2), (Ok(7), 3));
    assert_eq!(answer("PUT /orders/7", 2), (Ok(7), 3));
}

#[test]
fn a_write_is_called_once() {
    assert_eq!(
        answer("POST /refunds", 2),
        (Err("503 after 1 tries".to_owned()), 1)
    );
}

#[test]
fn the_last_result_is_told_what_was_tried() {
    assert_eq!(
        answer("GET /orders", 9),
        (Err("503 after 3 tries".to_owned()), 3)
    );
}

#[derive(Clone)]
struct Dead(Arc<AtomicUsize>);

impl Service<&'static str> for Dead {
    type Response = u32;
    type Error = String;
    type Future = std::future::Ready<Result<u32, String>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), String>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, _: &'static str) -> Self::Future {
        self.0.fetch_add(1, Ordering::Relaxed);
        std::future::ready(Err("down".to_owned()))
    }
}

#[test]
fn an_open_breaker_answers_without_a_call() {
    let calls = Arc::new(AtomicUsize::new(0));
    let driver =
        Driver::new(Policy::single_try(), || start().wall, || 0).upstream(&Upstream::new());
    let mut service = RecoverLayer::new(driver, Statuses).layer(Dead(Arc::clone(&calls)));
    let last = block_on(async move {
        let mut last = Ok(0);
        for _ in 0..=OPENS_AFTER {
            last = service.call("POST /refunds").await;
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        last
    });
    assert_eq!(last, Err("not sent: defer".to_owned()));
    assert_eq!(calls.load(Ordering::Relaxed), OPENS_AFTER as usize);
}

/// A request's future has to be able to move between threads.
#[test]
fn the_future_is_send() {
    fn is_send<T: Send>(_: &T) {}
    let driver = Driver::new(Policy::in_agent(), || start().wall, || 0);
    let backend = Dead(Arc::new(AtomicUsize::new(0)));
    let mut service = RecoverLayer::new(driver, Statuses).layer(backend);
    is_send(&service.call("GET /orders"));
}
