//! The driver as a layer around a `tower` service.
//!
//! A service knows requests and responses, not tools and outcomes. So the layer
//! is given a [`Judge`] that reads them: which call a request is, and what a
//! response or an error says. Everything else is the [`Driver`]'s, so the
//! semantics are the same.

use core::future::{Future, poll_fn};
use core::pin::Pin;
use core::task::{Context, Poll};
use std::sync::Arc;
use std::time::SystemTime;

use tower_layer::Layer;
use tower_service::Service;

use super::{Call, Driver, Ended, Run};

/// Reads the requests and the results of a service.
pub trait Judge<Request, Response, Error> {
    /// Which call a request is.
    ///
    /// Its key only has to be unlike those of other requests where the layer is
    /// to recognise repeats; this layer remembers nothing between requests.
    fn call<'a>(&self, request: &'a Request) -> Call<'a>;

    /// What a result says.
    fn read(&self, result: &Result<Response, Error>) -> Ended<()>;

    /// The result to hand up, once it is the last: the place to write the tries
    /// that were made (the failure in `run.reading` carries them) into it. By
    /// default it is handed up as it came.
    ///
    /// # Errors
    /// That of the service.
    fn tell(&self, result: Result<Response, Error>, run: &Run<()>) -> Result<Response, Error> {
        let _ = run;
        result
    }

    /// The result where the service was not called at all, because the breaker
    /// of its upstream is open. The failure in `run.reading` says so.
    ///
    /// # Errors
    /// Whatever says it best.
    fn refuse(&self, run: &Run<()>) -> Result<Response, Error>;
}

/// Puts [`Recover`] around a service.
#[derive(Clone, Debug)]
pub struct RecoverLayer<J, W, R> {
    judge: Arc<J>,
    driver: Arc<Driver<W, R>>,
}

impl<J, W, R> RecoverLayer<J, W, R> {
    /// Runs calls with `driver`, and reads them with `judge`.
    pub fn new(driver: Driver<W, R>, judge: J) -> Self {
        Self {
            judge: Arc::new(judge),
            driver: Arc::new(driver),
        }
    }
}

impl<S, J, W, R> Layer<S> for RecoverLayer<J, W, R> {
    type Service = Recover<S, J, W, R>;

    fn layer(&self, inner: S) -> Self::Service {
        Recover {
            inner,
            judge: Arc::clone(&self.judge),
            driver: Arc::clone(&self.driver),
        }
    }
}

/// A service that tries again where that helps and does no harm.
#[derive(Clone, Debug)]
pub struct Recover<S, J, W, R> {
    inner: S,
    judge: Arc<J>,
    driver: Arc<Driver<W, R>>,
}

impl<S, J, W, R, Request> Service<Request> for Recover<S, J, W, R>
where
    Request: Clone + Send + Sync + 'static,
    S: Service<Request> + Clone + Send + 'static,
    S::Response: Send,
    S::Error: Send,
    S::Future: Send,
    J: Judge<Request, S::Response, S::Error> + Send + Sync + 'static,
    W: Fn() -> SystemTime + Send + Sync + 'static,
    R: Fn() -> u64 + Send + Sync + 'static,
{
    type Response = S::Response;
    type Error = S::Error;
    type Future = Pin<Box<dyn Future<Output = Result<S::Response, S::Error>> + Send>>;

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), S::Error>> {
        self.inner.poll_ready(cx)
    }

    fn call(&mut self, request: Request) -> Self::Future {
        // The one that was polled ready must make the first try; a clone of it
        // may not be ready.
        let clone = self.inner.clone();
        let ready = core::mem::replace(&mut self.inner, clone);
        let judge = Arc::clone(&self.judge);
        let driver = Arc::clone(&self.driver);
        Box::pin(async move {
            let call = judge.call(&request);
            let spare = ready.clone();
            let mut ready = Some(ready);
            let attempt = {
                let (request, judge) = (request.clone(), Arc::clone(&judge));
                move |_| {
                    let was_polled = ready.is_some();
                    let mut service = ready.take().unwrap_or_else(|| spare.clone());
                    let (request, judge) = (request.clone(), Arc::clone(&judge));
                    async move {
                        let result = async {
                            if !was_polled {
                                poll_fn(|cx| service.poll_ready(cx)).await?;
                            }
                            service.call(request).await
                        };
                        let result = result.await;
                        (judge.read(&result), result)
                    }
                }
            };
            let (run, result) = driver
                .drive(call, core::future::pending::<()>(), attempt, |_| {})
                .await;
            match result {
                Some(result) => judge.tell(result, &run),
                None => judge.refuse(&run),
            }
        })
    }
}
