//! A server's entry as something that can be started.

use std::env;
use std::ffi::OsString;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::config::standing::Standing;
use crate::config::{Node, Table, Value};

/// What to run, and how.
#[derive(Debug)]
pub(super) struct Launch {
    /// Whether that is the proxy already.
    pub(super) wrapped: bool,
    pub(super) program: String,
    pub(super) arguments: Vec<String>,
    pub(super) environment: Vec<(String, String)>,
    pub(super) folder: Option<PathBuf>,
    /// The server's own program, behind the proxy or not.
    own: String,
}

impl Launch {
    /// `None` for what nobody can start; `Err` for what only the client can.
    pub(super) fn new(
        standing: &Standing<'_>,
        project: Option<&str>,
    ) -> Option<Result<Self, String>> {
        let (table, program, list, own) = match standing {
            Standing::Direct(it) => {
                let list = it.list.map_or(&[][..], |(_, list)| list);
                (it.table, it.program, list, it.program)
            }
            Standing::Wrapped(it) => (
                it.table,
                text(&it.command.node)?,
                it.list,
                text(it.list.get(it.inner)?)?,
            ),
            Standing::LeftAlone(_) => return None,
        };
        Some(Self::build(
            matches!(standing, Standing::Wrapped(_)),
            table,
            (program, list, own),
            project,
        ))
    }

    fn build(
        wrapped: bool,
        table: &Table,
        (program, list, own): (&str, &[Node], &str),
        project: Option<&str>,
    ) -> Result<Self, String> {
        let folder = match table.all("cwd").last().and_then(|cwd| text(&cwd.node)) {
            Some(cwd) => Some(PathBuf::from(filled(cwd)?)),
            None => project.map(PathBuf::from).filter(|path| path.is_dir()),
        };
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
        Ok(Self {
            wrapped,
            program: filled(program)?,
            arguments: list
                .iter()
                .filter_map(text)
                .map(filled)
                .collect::<Result<_, _>>()?,
            environment,
            folder,
            own: filled(own)?,
        })
    }

    /// Which program is not there.
    pub(super) fn missing(&self) -> Option<String> {
        [&self.program, &self.own]
            .into_iter()
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
