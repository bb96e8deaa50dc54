//! Who may speak to the listener.
//!
//! A page in a browser can make the browser send requests to this machine, and
//! by rebinding a name of its own to `127.0.0.1` can read the answers. Such a
//! request carries the attacker's name in `Host`, and its page in `Origin`:
//! programs send neither. So a name in `Host` has to be one that was allowed,
//! and so has an origin. An address in `Host` can't be rebound and is enough.
//! A target in absolute form names the host itself, and counts instead of the
//! field (RFC 9112, section 3.2.2).

use std::net::IpAddr;

use hyper::Uri;
use hyper::header::{HOST, HeaderMap, ORIGIN};

/// Names and origins that are allowed besides this machine's own.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Allowed {
    /// Names under which the listener is known, without a port.
    pub hosts: Vec<String>,
    /// Origins of web pages, such as `https://app.example.com`.
    pub origins: Vec<String>,
}

impl Allowed {
    /// Why the request is refused; `None` when it is not.
    pub(super) fn refuses(&self, target: &Uri, headers: &HeaderMap) -> Option<&'static str> {
        let mut hosts = headers.get_all(HOST).iter();
        let field = hosts.next().and_then(|host| host.to_str().ok());
        let (Some(field), None) = (field, hosts.next()) else {
            return Some("the request names no host, or several");
        };
        let host = without_port(target.host().unwrap_or(field));
        let named = |known: &String| known.eq_ignore_ascii_case(host);
        if !is_local(host) && host.parse::<IpAddr>().is_err() && !self.hosts.iter().any(named) {
            return Some("the host that the request names is not allowed here; see --allow-host");
        }
        for origin in headers.get_all(ORIGIN) {
            let origin = origin.to_str().unwrap_or("");
            let local = origin.split_once("://").is_some_and(|(scheme, authority)| {
                matches!(scheme, "http" | "https") && is_local(without_port(authority))
            });
            let named = |known: &String| known.eq_ignore_ascii_case(origin);
            if !local && !self.origins.iter().any(named) {
                return Some("the page that sends this is not allowed to; see --allow-origin");
            }
        }
        None
    }
}

fn is_local(host: &str) -> bool {
    let is_loopback = |address: IpAddr| address.is_loopback();
    host.eq_ignore_ascii_case("localhost") || host.parse().is_ok_and(is_loopback)
}

/// The host of an authority, without the brackets of an IPv6 address.
fn without_port(authority: &str) -> &str {
    match authority.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or(rest),
        None => authority.split(':').next().unwrap_or(authority),
    }
}

#[cfg(test)]
mod tests {
    use hyper::header::HeaderValue;

    use super::*;

    fn refused(host: Option<&str>, origin: Option<&str>) -> bool {
        refused_at("/mcp", host, origin)
    }

    fn refused_at(target: &str, host: Option<&str>, origin: Option<&str>) -> bool {
        let allowed = Allowed {
            hosts: vec!["tools.example.com".to_owned()],
            origins: vec!["https://app.example.com".to_owned()],
        };
        let mut headers = HeaderMap::new();
        for (name, value) in [(HOST, host), (ORIGIN, origin)] {
            if let Some(value) = value {
                headers.insert(name, value.parse().expect("a header"));
            }
        }
        let target = target.parse().expect("a target");
        allowed.refuses(&target, &headers).is_some()
    }

    #[test]
    fn a_target_that_names_a_host_counts_more_than_the_field() {
        for target in [
            "http://localhost/mcp",
            "http://127.0.0.1:8080/mcp",
            "http://[::1]:80/mcp",
            "http://tools.example.com/mcp",
        ] {
            assert!(!refused_at(target, Some("evil.example"), None), "{target}");
            assert!(refused_at(target, None, None), "{target}");
        }
        for target in [
            "http://evil.example/mcp",
            "http://localhost@evil.example/mcp",
            "http://localhost.evil.example:80/mcp",
            "evil.example:443",
        ] {
            assert!(refused_at(target, Some("localhost"), None), "{target}");
        }
    }

    #[test]
    fn this_machine_and_what_was_named_may_speak() {
        for host in [
            "localhost:80",
            "127.0.0.1:8080",
            "[::1]:80",
            "192.168.1.2",
            "Tools.Example.com",
        ] {
            assert!(!refused(Some(host), None), "{host}");
        }
        for origin in [
            "http://localhost:3000",
            "https://127.0.0.1",
            "https://app.example.com",
        ] {
            assert!(!refused(Some("localhost"), Some(origin)), "{origin}");
        }
    }

    #[test]
    fn rebound_names_and_foreign_pages_may_not() {
        for host in [
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "",
        ] {
            assert!(refused(Some(host), None), "{host}");
        }
        assert!(refused(None, None));
        let mut two = HeaderMap::new();
        for host in ["localhost", "evil.example"] {
            two.append(HOST, HeaderValue::from_static(host));
        }
        let target = Uri::from_static("/mcp");
        assert!(Allowed::default().refuses(&target, &two).is_some());
        for origin in [
            "https://evil.example",
            "null",
            "http://localhost.evil.example",
            "http://app.example.com",
            "file://localhost",
        ] {
            assert!(refused(Some("localhost"), Some(origin)), "{origin}");
        }
    }
}
