//! One connection: a name, an address, encryption.
//!
//! Trust comes from the machine's own store, not from a list built in:
//! companies sign their inner servers with authorities of their own, and an
//! administrator who distrusts one must not have to rebuild us. It is read at
//! the first encrypted connection, so a plain one does not pay for it.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rustix::net::sockopt;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::sync::OnceCell;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{self, AlertDescription, ClientConfig, RootCertStore};

use super::endpoint::Endpoint;
use super::fault::{Fault, Tls};

/// For all of it: name, address, encryption. Hosts begin to wonder after that.
const CONNECT_LIMIT: Duration = Duration::from_secs(10);
/// For one of several addresses.
const ADDRESS_LIMIT: Duration = Duration::from_secs(3);
/// A connection on which nothing moves is asked whether it lives: a peer that
/// fell off the network says nothing, and a stream may be silent for hours.
const KEEPALIVE_AFTER: Duration = Duration::from_secs(60);
const KEEPALIVE_EVERY: Duration = Duration::from_secs(15);
const KEEPALIVE_TRIES: u32 = 4;

/// A connection, encrypted or not.
pub(super) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// Makes connections to one server.
#[derive(Default)]
pub(super) struct Dialer {
    tls: OnceCell<TlsConnector>,
}

impl Dialer {
    pub(super) async fn dial(&self, endpoint: &Endpoint) -> Result<Box<dyn Stream>, Fault> {
        let made = timeout(CONNECT_LIMIT, self.connect(endpoint)).await;
        made.unwrap_or(Err(Fault::ConnectTimeout))
    }

    async fn connect(&self, endpoint: &Endpoint) -> Result<Box<dyn Stream>, Fault> {
        let tcp = reach(endpoint).await?;
        if !endpoint.is_tls {
            return Ok(Box::new(tcp));
        }
        let name = ServerName::try_from(endpoint.host.clone())
            .map_err(|why| Fault::Name(io::Error::other(why)))?;
        let connector = self.tls.get_or_try_init(connector).await?;
        match connector.connect(name, tcp).await {
            Ok(stream) => Ok(Box::new(stream)),
            Err(why) => Err(handshake(why).into()),
        }
    }
}

async fn reach(endpoint: &Endpoint) -> Result<TcpStream, Fault> {
    let found = lookup_host((endpoint.host.as_str(), endpoint.port)).await;
    let addresses: Vec<SocketAddr> = found.map_err(Fault::Name)?.collect();
    let mut last = io::Error::new(io::ErrorKind::NotFound, "the name has no address");
    for address in &addresses {
        let attempt = TcpStream::connect(address);
        let connected = if addresses.len() > 1 {
            timeout(ADDRESS_LIMIT, attempt).await
        } else {
            Ok(attempt.await)
        };
        match connected {
            Ok(Ok(stream)) => {
                settle(&stream);
                return Ok(stream);
            }
            Ok(Err(why)) => last = why,
            Err(_) => last = io::ErrorKind::TimedOut.into(),
        }
    }
    Err(Fault::Connect(last))
}

/// A system that refuses one of these still carries the call.
fn settle(stream: &TcpStream) {
    let _ = stream.set_nodelay(true);
    let _ = sockopt::set_socket_keepalive(stream, true);
    let _ = sockopt::set_tcp_keepidle(stream, KEEPALIVE_AFTER);
    let _ = sockopt::set_tcp_keepintvl(stream, KEEPALIVE_EVERY);
    let _ = sockopt::set_tcp_keepcnt(stream, KEEPALIVE_TRIES);
}

async fn connector() -> Result<TlsConnector, Tls> {
    let loaded = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    // A store holds certificates that no longer parse; the rest counts.
    let _ = roots.add_parsable_certificates(loaded.certs);
    if roots.is_empty() {
        return Err(Tls::NoRoots);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|why| Tls::Mismatch(why.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

fn handshake(why: io::Error) -> Tls {
    if let Some(refused) = Tls::refused(&why) {
        return refused;
    }
    let inner = why.get_ref().and_then(|inner| inner.downcast_ref());
    match inner {
        Some(rustls::Error::InvalidCertificate(_) | rustls::Error::NoCertificatesPresented) => {
            Tls::Certificate(why.to_string())
        }
        Some(_) => Tls::Mismatch(why.to_string()),
        None => Tls::Broken(why),
    }
}

impl Tls {
    /// The server's word that it wants a certificate of ours, and so has read
    /// nothing else.
    pub(super) fn refused(why: &io::Error) -> Option<Self> {
        match why.get_ref()?.downcast_ref()? {
            rustls::Error::AlertReceived(
                AlertDescription::CertificateRequired
                | AlertDescription::BadCertificate
                | AlertDescription::UnknownCA
                | AlertDescription::AccessDenied,
            ) => Some(Self::ClientCertificate),
            _ => None,
        }
    }
}
