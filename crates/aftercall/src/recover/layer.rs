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
///
/// ```
/// use aftercall::recover::{Call, Ended, Judge, Key, Run};
/// use aftercall::{Answer, Effect, Failure, Reading};
///
/// /// Of a service from an article's number to its price.
/// struct Prices;
///
/// impl Judge<u32, u32, Failure> for Prices {
///     fn call<'a>(&self, article: &'a u32) -> Call<'a> {
///         Call::new("price", Effect::ReadOnly, Key::of(["price", &article.to_string()]))
///     }
///
///     fn read(&self, result: &Result<u32, Failure>) -> Ended<()> {
///         let outcome = result.as_ref().map(|_| Answer::Found(())).map_err(Clone::clone);
///         Reading::Settled(outcome).into()
///     }
///
///     fn refuse(&self, run: &Run<()>) -> Result<u32, Failure> {
///         let Reading::Settled(Err(down)) = &run.reading else {
///             return Err(Failure::unexplained("The service was not asked."));
///         };
///         Err(down.clone())
///     }
/// }
/// # assert!(Prices.read(&Ok(7)).delivered);
/// ```
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
///
/// ```
/// # use aftercall::recover::{Call, Ended, Judge, Key, Run};
/// # use aftercall::{Answer, Effect, Failure, Reading, ToolError};
/// # struct Prices;
/// # impl Judge<u32, u32, Failure> for Prices {
/// #     fn call<'a>(&self, article: &'a u32) -> Call<'a> {
/// #         Call::new("price", Effect::ReadOnly, Key::of(["price", &article.to_string()]))
/// #     }
/// #     fn read(&self, result: &Result<u32, Failure>) -> Ended<()> {
/// #         let outcome = result.as_ref().map(|_| Answer::Found(())).map_err(Clone::clone);
/// #         Reading::Settled(outcome).into()
/// #     }
/// #     fn refuse(&self, _: &Run<()>) -> Result<u32, Failure> {
/// #         Err(Failure::unexplained("The service was not asked."))
/// #     }
/// # }
/// # let runtime = tokio::runtime::Builder::new_current_thread()
/// #     .enable_time().start_paused(true).build().unwrap();
/// # runtime.block_on(async {
/// use aftercall::recover::{Driver, Policy, Recover, RecoverLayer};
/// use std::sync::Arc;
/// use std::sync::atomic::{AtomicU32, Ordering};
/// use std::time::SystemTime;
/// use tower_layer::Layer;
/// use tower_service::Service;
/// # #[derive(Clone)]
/// # struct Busy(Arc<AtomicU32>);
/// # impl Service<u32> for Busy {
/// #     type Response = u32;
/// #     type Error = Failure;
/// #     type Future = std::future::Ready<Result<u32, Failure>>;
/// #     fn poll_ready(&mut self, _: &mut std::task::Context<'_>) -> std::task::Poll<Result<(), Failure>> {
/// #         std::task::Poll::Ready(Ok(()))
/// #     }
/// #     fn call(&mut self, _: u32) -> Self::Future {
/// #         let locked = || Failure::from(ToolError::transient("Locked."));
/// #         let asked = self.0.fetch_add(1, Ordering::Relaxed);
/// #         std::future::ready(if asked < 2 { Err(locked()) } else { Ok(995) })
/// #     }
/// # }
///
/// let driver = Driver::new(Policy::in_agent(), SystemTime::now, || 7);
/// let busy = Busy(Arc::new(AtomicU32::new(0))); // fails twice, then answers
/// let mut prices: Recover<_, _, _, _> = RecoverLayer::new(driver, Prices).layer(busy);
/// assert_eq!(prices.call(7).await, Ok(995));
/// # });
/// ```
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
///
/// ```
/// use aftercall::Failure;
/// use aftercall::recover::{Judge, Recover};
/// use std::time::SystemTime;
/// use tower_service::Service;
///
/// /// It is called as the service inside is, and takes as long as its tries.
/// async fn price<S, J>(
///     service: &mut Recover<S, J, fn() -> SystemTime, fn() -> u64>,
///     article: u32,
/// ) -> Result<u32, Failure>
/// where
///     S: Service<u32, Response = u32, Error = Failure> + Clone + Send + 'static,
///     S::Future: Send,
///     J: Judge<u32, u32, Failure> + Send + Sync + 'static,
/// {
///     service.call(article).await
/// }
/// ```
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
