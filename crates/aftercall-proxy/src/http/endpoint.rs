//! Where the server is, and what is shown to it each time.

use std::fmt;

use hyper::Uri;
use hyper::header::{HeaderMap, HeaderName, HeaderValue};

/// The address of a remote server.
///
/// ```
/// use aftercall_proxy::http::Endpoint;
///
/// let endpoint = Endpoint::parse("https://mcp.example.com/s/NDU4ZmE2ZWUtM2E1/mcp?key=1")?;
/// // What may be a secret is not shown.
/// assert_eq!(endpoint.to_string(), "https://mcp.example.com/s/…/mcp");
/// assert!(Endpoint::parse("mcp.example.com").is_err());
/// assert!(Endpoint::parse("http://127.0.0.1:80000/mcp").is_err());
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug)]
pub struct Endpoint {
    pub(super) is_tls: bool,
    /// Without the brackets of an IPv6 address.
    pub(super) host: String,
    pub(super) port: u16,
    /// For the `Host` header.
    pub(super) authority: HeaderValue,
    /// Path and query.
    pub(super) target: Uri,
}

impl Endpoint {
    /// Reads a URL.
    ///
    /// # Errors
    ///
    /// In words, when it is none, or not one of HTTP.
    pub fn parse(url: &str) -> Result<Self, String> {
        let write = "write it as https://host/path";
        let uri: Uri = url
            .parse()
            .map_err(|why| format!("no URL ({why}); {write}"))?;
        let is_tls = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            Some(_) | None => return Err(format!("not an http or https URL; {write}")),
        };
        let authority = uri.authority().ok_or(write)?;
        if authority.as_str().contains('@') {
            return Err("holds credentials; give them with --header-env instead".to_owned());
        }
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        if host.is_empty() {
            return Err(format!("names no host; {write}"));
        }
        let port = match &authority.as_str()[authority.host().len()..] {
            "" | ":" if is_tls => 443,
            "" | ":" => 80,
            _ => authority
                .port_u16()
                .ok_or("names a port that there is not; ports go up to 65535")?,
        };
        let target = uri.path_and_query().map_or("/", |target| target.as_str());
        Ok(Self {
            is_tls,
            host,
            port,
            authority: HeaderValue::from_str(authority.as_str()).map_err(|_| write)?,
            target: target.parse().map_err(|_| write)?,
        })
    }

    /// Whether a segment of a URL's path looks like a key: some services let in
    /// whoever knows the URL.
    ///
    /// ```
    /// use aftercall_proxy::http::Endpoint;
    ///
    /// assert!(Endpoint::is_key("9f8b2c4e-77aa-4b1f-9c3e-0a1b2c3d4e5f"));
    /// assert!(!Endpoint::is_key("model-context-protocol") && !Endpoint::is_key("v1"));
    /// ```
    #[must_use]
    pub fn is_key(segment: &str) -> bool {
        segment.len() >= KEY_LENGTH
            && segment.bytes().any(|byte| byte.is_ascii_digit())
            && segment.bytes().any(|byte| byte.is_ascii_alphabetic())
    }

    /// The same server under another path, where a redirection points to one.
    pub(super) fn redirected(&self, location: &str) -> Option<Self> {
        let there = if location.starts_with('/') && !location.starts_with("//") {
            Self {
                target: location.parse().ok()?,
                ..self.clone()
            }
        } else {
            Self::parse(location).ok()?
        };
        let is_same = there.is_tls == self.is_tls
            && there.host.eq_ignore_ascii_case(&self.host)
            && there.port == self.port;
        is_same.then_some(there)
    }

    /// Nothing on the way can read along: TLS, or this machine.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.is_tls || self.is_loopback()
    }

    /// It is on this machine.
    ///
    /// ```
    /// use aftercall_proxy::http::Endpoint;
    ///
    /// assert!(Endpoint::parse("http://[::1]:8000/mcp")?.is_loopback());
    /// assert!(!Endpoint::parse("https://localhost.example.com/mcp")?.is_loopback());
    /// # Ok::<(), String>(())
    /// ```
    #[must_use]
    pub fn is_loopback(&self) -> bool {
        let address: Result<std::net::IpAddr, _> = self.host.parse();
        self.host == "localhost" || address.is_ok_and(|address| address.is_loopback())
    }
}

/// The shortest key of a path, in characters: 96 bits in base 64. What is shorter is
/// as likely a version or a date.
const KEY_LENGTH: usize = 16;

/// Without what may be a secret: the query, and keys in the path.
impl fmt::Display for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_tls { "https" } else { "http" };
        let authority = self.authority.to_str().unwrap_or(&self.host);
        write!(f, "{scheme}://{authority}")?;
        for segment in self.target.path().split('/').skip(1) {
            let shown = if Self::is_key(segment) {
                "…"
            } else {
                segment
            };
            write!(f, "/{shown}")?;
        }
        Ok(())
    }
}

/// Headers that the transport writes itself.
const OWN: [&str; 14] = [
    "accept",
    "connection",
    "content-length",
    "content-type",
    "expect",
    "host",
    "last-event-id",
    "mcp-method",
    "mcp-name",
    "mcp-protocol-version",
    "mcp-session-id",
    "te",
    "transfer-encoding",
    "upgrade",
];

/// Headers that go with every request. Their values are secrets: nothing
/// prints them.
#[derive(Clone, Debug, Default)]
pub struct Credentials(pub(super) HeaderMap);

impl Credentials {
    /// Adds one.
    ///
    /// ```
    /// use aftercall_proxy::http::Credentials;
    ///
    /// let mut credentials = Credentials::default();
    /// credentials.add("Authorization", "Bearer abc")?;
    /// assert!(!format!("{credentials:?}").contains("abc"));
    /// assert!(credentials.add("Content-Length", "1").is_err());
    /// # Ok::<(), String>(())
    /// ```
    ///
    /// # Errors
    ///
    /// In words that don't repeat the value, when it can't be sent.
    pub fn add(&mut self, name: &str, value: &str) -> Result<(), String> {
        let header = HeaderName::from_bytes(name.trim().as_bytes())
            .map_err(|_| format!("`{name}` is no name of a header"))?;
        if OWN.contains(&header.as_str()) {
            return Err(format!("`{header}` is written by the transport itself"));
        }
        let mut value = HeaderValue::from_str(value.trim()).map_err(|_| {
            format!("the value for `{header}` holds characters that a header can't carry")
        })?;
        value.set_sensitive(true);
        self.0.append(header, value);
        Ok(())
    }

    /// Whether the transport writes the header of that name itself, so that
    /// [`Self::add`] refuses it.
    ///
    /// ```
    /// use aftercall_proxy::http::Credentials;
    ///
    /// assert!(Credentials::are_without("Accept"));
    /// assert!(!Credentials::are_without("X-Api-Key"));
    /// ```
    #[must_use]
    pub fn are_without(name: &str) -> bool {
        OWN.iter().any(|own| own.eq_ignore_ascii_case(name))
    }

    /// There are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
