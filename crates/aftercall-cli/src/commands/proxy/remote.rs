//! The options for a server behind a URL.

use std::io::{self, Write};

use aftercall_proxy::http::{Credentials, Endpoint, Options};

use crate::exit::Failed;
use crate::settings::{Key, Values};

#[derive(Debug, clap::Args)]
#[group(id = "remote")]
pub(super) struct Args {
    /// Stand in front of a remote server (Streamable HTTP) instead of starting one
    #[arg(long, value_name = "URL", value_parser = Endpoint::parse)]
    upstream: Option<Endpoint>,

    /// Send this header with each request to the remote server; for what is no
    /// secret, since others can read command lines
    #[arg(long, value_name = "NAME=VALUE", requires = "upstream")]
    header: Vec<String>,

    /// The same, with the value of an environment variable
    #[arg(long, value_name = "NAME=VARIABLE", requires = "upstream")]
    header_env: Vec<String>,
}

impl Args {
    /// The command line names a server with a URL.
    pub(super) fn is_wanted(&self) -> bool {
        self.upstream.is_some()
    }

    /// The server with a URL, from the command line or else from the file;
    /// `None` for one that is started.
    pub(super) fn options(&self, values: &Values) -> Result<Option<Options>, Failed> {
        let (endpoint, credentials) = match (&self.upstream, values.text(Key::Url)) {
            (Some(endpoint), _) => {
                let credentials = credentials(&self.header, &self.header_env)?;
                (endpoint.clone(), credentials)
            }
            (None, Some(url)) => (
                Endpoint::parse(url).map_err(|why| format!("url: {why}"))?,
                from_file(values)?,
            ),
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
}

fn from_file(values: &Values) -> Result<Credentials, Failed> {
    let mut credentials = Credentials::default();
    for (name, variable) in values.variables(Key::Headers) {
        let value = std::env::var(variable).map_err(|_| {
            format!(
                "headers.{name}: the variable that it names is not set; set it where aftercall is \
                 started (the value itself doesn't belong into the file)"
            )
        })?;
        credentials
            .add(name, &value)
            .map_err(|why| format!("headers.{name}: {why}"))?;
    }
    Ok(credentials)
}

fn credentials(plain: &[String], from_env: &[String]) -> Result<Credentials, String> {
    let mut credentials = Credentials::default();
    for given in plain {
        let (name, value) = given
            .split_once('=')
            .ok_or("--header: write NAME=VALUE, as in X-Team=search")?;
        credentials
            .add(name, value)
            .map_err(|why| format!("--header: {why}"))?;
    }
    for given in from_env {
        let (name, variable) = given
            .split_once('=')
            .ok_or("--header-env: write NAME=VARIABLE, as in Authorization=MCP_AUTH")?;
        let value = std::env::var(variable).map_err(|why| match why {
            std::env::VarError::NotPresent => {
                format!("--header-env: the environment variable `{variable}` is not set")
            }
            // Its value is not shown.
            std::env::VarError::NotUnicode(_) => {
                format!("--header-env: the environment variable `{variable}` is not text")
            }
        })?;
        credentials
            .add(name, &value)
            .map_err(|why| format!("--header-env: {why}"))?;
    }
    Ok(credentials)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_never_repeat_a_value() {
        for given in ["X-Key=s3cret\u{7}", "Content-Length=s3cret", "s3cret"] {
            let said = credentials(&[given.to_owned()], &[]).expect_err(given);
            assert!(!said.contains("s3cret"), "{said}");
        }
        assert!(credentials(&["X-Key=a=b".to_owned()], &[]).is_ok());
    }

    #[test]
    fn a_variable_that_is_not_set_is_named() {
        let given = "Authorization=AFTERCALL_TEST_NOT_SET".to_owned();
        let said = credentials(&[], &[given]).expect_err("it is not set");
        assert!(said.contains("AFTERCALL_TEST_NOT_SET"), "{said}");
    }
}
