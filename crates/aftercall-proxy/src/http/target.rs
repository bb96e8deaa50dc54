//! Where the server is, and how a request gets there.
//!
//! A redirection to another path of the same server is followed here:
//! frameworks mount `/mcp` and serve `/mcp/`, or the other way round, and a
//! client of the listener would be led past it. Any other is an answer.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use hyper::Method;
use hyper::header::{HeaderMap, LOCATION};

use super::connection::Outgoing;
use super::endpoint::Endpoint;
use super::fault::Fault;
use super::pool::{Pool, Reply};

pub(super) struct Target {
    /// Moves at most once, when the server redirects to another path of its own.
    endpoint: Mutex<Arc<Endpoint>>,
    pool: Arc<Pool>,
}

impl Target {
    pub(super) fn new(endpoint: Endpoint) -> Self {
        Self {
            endpoint: Mutex::new(Arc::new(endpoint)),
            pool: Pool::new(),
        }
    }

    pub(super) fn endpoint(&self) -> Arc<Endpoint> {
        Arc::clone(&self.known())
    }

    /// Sends a request; the answer's head has come when this returns.
    pub(super) async fn send(
        &self,
        method: Method,
        headers: &HeaderMap,
        body: Bytes,
    ) -> Result<Reply, Fault> {
        let endpoint = self.endpoint();
        let mut request = Outgoing::new(&endpoint, &method, headers, body);
        let reply = self.pool.send(&endpoint, &method, &mut request).await?;
        if !matches!(reply.status.as_u16(), 307 | 308) {
            return Ok(reply);
        }
        let to = reply.headers.get(LOCATION).and_then(|to| to.to_str().ok());
        let Some(there) = to.and_then(|to| endpoint.redirected(to)) else {
            return Ok(reply);
        };
        // A server that serves one connection at a time waits for the end of this one.
        drop(reply);
        let mut request = Outgoing::new(&there, &method, headers, request.into_body());
        let sent = self.pool.send(&there, &method, &mut request);
        // Rare, and every request would hold room for it.
        let reply = Box::pin(sent).await?;
        if !reply.status.is_redirection() {
            *self.known() = Arc::new(there);
        }
        Ok(reply)
    }

    fn known(&self) -> MutexGuard<'_, Arc<Endpoint>> {
        self.endpoint.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
