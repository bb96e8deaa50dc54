//! The options for a server behind a URL.

use std::io::{self, Write};

use aftercall_proxy::http::{Credentials, Endpoint, Options};

use crate::exit::Failed;
use crate::settings::{Key, Values};

#[derive(Debug, clap::Args)]
#[group(id = "remote")]
pub(super) struct Args {
    /// Stand in front of a remote server (Streamable HTTP) instead of starting one
    #[arg(long, value_name = "URL", value_parser = Endpoint::parse, group = "remote_url")]
    upstream: Option<Endpoint>,

    /// The same, with the URL in an environment variable: for one that holds a key
    #[arg(long, value_name = "VARIABLE", group = "remote_url")]
    upstream_env: Option<String>,

    /// Send this header with each request to the remote server; for what is no
    /// secret, since others can read command lines
    #[arg(long, value_name = "NAME=VALUE", requires = "remote_url")]
    header: Vec<String>,

    /// The same, with the value of an environment variable
    #[arg(long, value_name = "NAME=VARIABLE", requires = "remote_url")]
    header_env: Vec<String>,

    /// Send `Authorization: Bearer` and the value of this environment variable
    #[arg(long, value_name = "VARIABLE", requires = "remote_url")]
    bearer_env: Option<String>,

    /// What `aftercall wrap` put this in the place of, for `aftercall unwrap`
    #[arg(
        long,
        value_name = "KEYS",
        requires = "remote_url",
        hide_short_help = true
    )]
    replaces: Option<String>,
}

impl Args {
    /// The command line names a server with a URL.
    pub(super) fn is_wanted(&self) -> bool {
        self.upstream.is_some() || self.upstream_env.is_some()
    }

    /// The server with a URL, from the command line or else from the file;
    /// `None` for one that is started.
    pub(super) fn options(&self, values: &Values) -> Result<Option<Options>, Failed> {
        let (endpoint, credentials) = match (self.endpoint()?, values.text(Key::Url)) {
            (Some(endpoint), _) => (endpoint, self.credentials()?),
            (None, Some(url)) => (Endpoint::parse(url)?, from_file(values)?),
            (None, None) => return Ok(None),
        };
        if !credentials.is_empty() && !endpoint.is_private() {
            // The host may have closed it; the relay does not depend on being heard.
            let _ = writeln!(
                io::stderr(),
                "aftercall: warning: {endpoint} is not encrypted, and anyone on the way can read \
                 the headers; use https"
            );
        }
        let mut options = Options::new(endpoint);
        options.credentials = credentials;
        Ok(Some(options))
    }

    fn endpoint(&self) -> Result<Option<Endpoint>, String> {
        let Some(name) = &self.upstream_env else {
            return Ok(self.upstream.clone());
        };
        Endpoint::parse(&variable("--upstream-env", name)?)
            .map(Some)
            .map_err(|why| format!("--upstream-env: what `{name}` holds is {why}"))
    }

    fn credentials(&self) -> Result<Credentials, String> {
        let mut credentials = Credentials::default();
        let mut add = |switch: &str, name: &str, value: &str| {
            credentials
                .add(name, value)
                .map_err(|why| format!("{switch}: {why}"))
        };
        for given in &self.header {
            let (name, value) = given
                .split_once('=')
                .ok_or("--header: write NAME=VALUE, as in X-Team=search")?;
            add("--header", name, value)?;
        }
        for given in &self.header_env {
            let (name, from) = given
                .split_once('=')
                .ok_or("--header-env: write NAME=VARIABLE, as in Authorization=MCP_AUTH")?;
            add("--header-env", name, &variable("--header-env", from)?)?;
        }
        if let Some(from) = &self.bearer_env {
            let token = variable("--bearer-env", from)?;
            add("--bearer-env", "Authorization", &format!("Bearer {token}"))?;
        }
        Ok(credentials)
    }
}

fn from_file(values: &Values) -> Result<Credentials, Failed> {
    let mut credentials = Credentials::default();
    for (name, variable) in values.variables(Key::Headers) {
        let value = std::env::var(variable).map_err(|_| {
            values.fault(
                Key::Headers,
                name,
                "the variable that it names is not set; set it where aftercall is started (the \
                 value itself doesn't belong into the file)",
            )
        })?;
        credentials
            .add(name, &value)
            .map_err(|why| values.fault(Key::Headers, name, why))?;
    }
    Ok(credentials)
}

fn variable(switch: &str, name: &str) -> Result<String, String> {
    std::env::var(name).map_err(|why| match why {
        std::env::VarError::NotPresent => {
            format!("{switch}: the environment variable `{name}` is not set")
        }
        // Its value is not shown.
        std::env::VarError::NotUnicode(_) => {
            format!("{switch}: the environment variable `{name}` is not text")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(change: impl FnOnce(&mut Args)) -> String {
        let mut args = Args {
            upstream: None,
            upstream_env: None,
            header: Vec::new(),
            header_env: Vec::new(),
            bearer_env: None,
            replaces: None,
        };
        change(&mut args);
        let refused = args.endpoint().map(drop);
        refused
            .and_then(|()| args.credentials().map(drop))
            .expect_err("it can't be used")
    }

    #[test]
    fn complaints_never_repeat_a_value() {
        for given in ["X-Key=s3cret\u{7}", "Content-Length=s3cret", "s3cret"] {
            let said = refusal(|args| args.header = vec![given.to_owned()]);
            assert!(!said.contains("s3cret"), "{said}");
        }
    }

    #[test]
    fn a_variable_that_is_not_set_is_named() {
        let unset = || "AFTERCALL_TEST_NOT_SET".to_owned();
        for said in [
            refusal(|args| args.header_env = vec![format!("Authorization={}", unset())]),
            refusal(|args| args.bearer_env = Some(unset())),
            refusal(|args| args.upstream_env = Some(unset())),
        ] {
            assert!(said.contains("AFTERCALL_TEST_NOT_SET"), "{said}");
        }
    }

    #[test]
    fn what_a_variable_holds_is_not_shown_when_it_is_no_url() {
        let said = refusal(|args| args.upstream_env = Some("PATH".to_owned()));
        let path = std::env::var("PATH").expect("every process has one");
        assert!(said.contains("`PATH`") && !said.contains(&path), "{said}");
    }
}
