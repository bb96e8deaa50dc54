//! A server's entry as something that can be started.

use std::env;
use std::ffi::OsString;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::config::standing::{Direct, Fronted, Remote, Standing, URL_VARIABLE, Wrapped, variable};
use crate::config::{Node, Table, Value};

/// In bytes. What is shorter is a switch or a port, and hardly ever a key.
const SHORTEST_KEY: usize = 8;

/// What to run, and how.
#[derive(Debug)]
pub(super) struct Launch {
    /// The program with its arguments; `None` for our own proxy.
    program: Option<String>,
    arguments: Vec<String>,
    environment: Vec<(String, String)>,
    folder: Option<PathBuf>,
    /// The server's own program, if it is one.
    own: Option<String>,
}

impl Launch {
    /// `None` for what nobody can start; `Err` for what only the client can.
    pub(super) fn new(
        standing: &Standing<'_>,
        project: Option<&str>,
    ) -> Option<Result<Self, String>> {
        let mut launch = match standing {
            Standing::Direct(it) => Self::direct(it),
            Standing::Wrapped(it) => Self::wrapped(it),
            Standing::Remote(it) => Self::remote(it),
            Standing::Fronted(it) => Self::fronted(it),
            Standing::LeftAlone(_) => return None,
        };
        if let Ok(launch) = &mut launch
            && launch.folder.is_none()
        {
            launch.folder = project.map(PathBuf::from).filter(|path| path.is_dir());
        }
        Some(launch)
    }

    fn direct(server: &Direct<'_>) -> Result<Self, String> {
        let own = filled(server.program)?;
        let mut arguments = proxy(&["--", &own]);
        arguments.extend(all_filled(server.list.map_or(&[][..], |(_, list)| list))?);
        Ok(Self {
            program: None,
            arguments,
            environment: environment(server.table)?,
            folder: folder(server.table)?,
            own: Some(own),
        })
    }

    fn wrapped(server: &Wrapped<'_>) -> Result<Self, String> {
        let arguments = all_filled(server.list)?;
        Ok(Self {
            program: text(&server.command.node).map(filled).transpose()?,
            environment: environment(server.table)?,
            folder: folder(server.table)?,
            own: arguments.get(server.inner).cloned(),
            arguments,
        })
    }

    fn remote(server: &Remote<'_>) -> Result<Self, String> {
        let mut arguments = proxy(&["--upstream-env", URL_VARIABLE]);
        let mut environment = vec![(URL_VARIABLE.to_owned(), filled(server.address)?)];
        let headers = server.headers.iter().flat_map(|it| &it.table.members);
        for header in headers {
            let variable = variable(&header.name);
            arguments.extend(["--header-env".into(), format!("{}={variable}", header.name)]);
            environment.push((variable, filled(text(&header.node).unwrap_or_default())?));
        }
        if let Some((_, variable)) = server.bearer {
            arguments.extend(["--bearer-env".into(), variable.into()]);
        }
        Ok(Self {
            program: None,
            arguments,
            environment,
            folder: None,
            own: None,
        })
    }

    fn fronted(server: &Fronted<'_>) -> Result<Self, String> {
        let arguments = match &server.args.node.value {
            Value::List(list) => all_filled(list)?,
            _ => Vec::new(),
        };
        Ok(Self {
            program: text(&server.command.node).map(filled).transpose()?,
            arguments,
            environment: environment(server.table)?,
            folder: folder(server.table)?,
            own: None,
        })
    }

    /// To be run.
    pub(super) fn command(&self) -> io::Result<Command> {
        let mut command = match &self.program {
            Some(program) => Command::new(program),
            None => Command::new(env::current_exe()?),
        };
        command
            .args(&self.arguments)
            .envs(self.environment.iter().map(|(name, value)| (name, value)));
        if let Some(folder) = &self.folder {
            command.current_dir(folder);
        }
        Ok(command)
    }

    /// Words that the file puts into its environment, and that are long enough to
    /// be keys. A server that refuses its key likes to repeat it.
    pub(super) fn secrets(&self) -> Vec<String> {
        let values = self.environment.iter().map(|(_, value)| value);
        let words = values.flat_map(|value| value.split_whitespace());
        let mut secrets: Vec<_> = words
            .filter(|word| word.len() >= SHORTEST_KEY)
            .map(ToOwned::to_owned)
            .collect();
        // One may be the beginning of another.
        secrets.sort_by_key(|secret| std::cmp::Reverse(secret.len()));
        secrets
    }

    /// Which program is not there.
    pub(super) fn missing(&self) -> Option<String> {
        [&self.program, &self.own]
            .into_iter()
            .flatten()
            .find(|program| !self.is_there(program))
            .map(|program| {
                if program.contains('/') {
                    format!("there is no program `{program}`")
                } else {
                    format!("`{program}` is not on the search path")
                }
            })
    }

    fn is_there(&self, program: &str) -> bool {
        if program.contains('/') {
            let base = self.folder.as_deref().unwrap_or(Path::new(""));
            return is_program(&base.join(program));
        }
        let own = self.environment.iter().rfind(|(name, _)| name == "PATH");
        let path = own.map_or_else(
            || env::var_os("PATH"),
            |(_, path)| Some(OsString::from(path)),
        );
        path.is_some_and(|path| env::split_paths(&path).any(|it| is_program(&it.join(program))))
    }
}

/// Our own proxy, which is to tell what it hears and nothing else.
fn proxy(more: &[&str]) -> Vec<String> {
    let own = ["proxy", "--retry", "off"];
    own.iter()
        .chain(more)
        .map(|&word| word.to_owned())
        .collect()
}

fn all_filled(list: &[Node]) -> Result<Vec<String>, String> {
    list.iter().filter_map(text).map(filled).collect()
}

fn folder(table: &Table) -> Result<Option<PathBuf>, String> {
    let folder = table.all("cwd").last().and_then(|cwd| text(&cwd.node));
    Ok(folder.map(filled).transpose()?.map(PathBuf::from))
}

fn environment(table: &Table) -> Result<Vec<(String, String)>, String> {
    let mut environment = Vec::new();
    for member in table.all("env") {
        let Value::Table(values) = &member.node.value else {
            continue;
        };
        for value in &values.members {
            if let Some(text) = text(&value.node) {
                environment.push((value.name.clone(), filled(text)?));
            }
        }
    }
    Ok(environment)
}

fn is_program(path: &Path) -> bool {
    path.metadata()
        .is_ok_and(|it| it.is_file() && it.permissions().mode() & 0o111 != 0)
}

fn text(node: &Node) -> Option<&str> {
    match &node.value {
        Value::Text(text) => Some(text),
        Value::Flag(_) | Value::List(_) | Value::Table(_) | Value::Other(_) => None,
    }
}

/// The text with its references filled in from the environment: `${NAME}`,
/// `${env:NAME}`, `${NAME:-otherwise}`. Others (`${workspaceFolder}`,
/// `${input:key}`) only the client knows.
fn filled(text: &str) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("${") {
        out.push_str(before);
        let Some((reference, after)) = after.split_once('}') else {
            out.push_str("${");
            rest = after;
            continue;
        };
        let name = reference.strip_prefix("env:").unwrap_or(reference);
        let (name, otherwise) = match name.split_once(":-") {
            Some((name, otherwise)) => (name, Some(otherwise)),
            None => (name, None),
        };
        match (env::var(name), otherwise) {
            (Ok(value), _) => out.push_str(&value),
            (Err(_), Some(otherwise)) => out.push_str(otherwise),
            (Err(_), None) => {
                return Err(format!("only its client can fill in `${{{reference}}}`"));
            }
        }
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_come_from_the_environment_or_not_at_all() {
        let path = env::var("PATH").expect("every process has one");
        assert_eq!(filled("a ${PATH} b"), Ok(format!("a {path} b")));
        assert_eq!(filled("${env:PATH}"), Ok(path));
        assert_eq!(filled("${NO_SUCH_NAME_1:-x}${"), Ok("x${".to_owned()));
        assert_eq!(filled("100 $ {x}"), Ok("100 $ {x}".to_owned()));
        assert!(
            filled("${workspaceFolder}/x").is_err_and(|why| why.contains("`${workspaceFolder}`"))
        );
    }
}
