//! Which server of the file this is, and what is in force for it.

use super::document::{self, Layer, Said, Server};
use super::engine::settings;
use super::fault::{Fault, Faults};
use super::file::File;
use super::key::Key;
use super::merge::{Merged, merge};
use super::origin::Origin;
use super::value::Value;
use super::words::{nearest, shown};

/// What the command line says about settings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Overrides {
    /// Flags of their own.
    flags: Layer,
    /// `--set`.
    set: Server,
    faults: Vec<Fault>,
}

/// One server and what is in force for it.
#[derive(Clone, Debug)]
pub(crate) struct Selected {
    /// Its name in the file.
    pub(crate) name: Option<String>,
    pub(crate) merged: Merged,
}

impl Overrides {
    /// Notes a flag that was given.
    pub(crate) fn flag(&mut self, key: Key, flag: &'static str, value: Value) {
        let origin = Origin::Flag(flag);
        self.flags.insert(key, Said { value, origin });
    }

    /// Reads `KEY=VALUE`, as it would stand in the server's table. A text needs
    /// no quotes: shells eat them.
    pub(crate) fn set(&mut self, argument: &str) {
        let source = format!("--set {}", shown(argument));
        let Some((key, value)) = argument.split_once('=') else {
            let words = format!("{source}: write KEY=VALUE, like retry_attempts=5");
            self.faults.push(Fault::general(words));
            return;
        };
        let mut faults = Vec::new();
        let mut server = document::overrides(&source, argument, &mut faults);
        if !faults.is_empty() {
            let quoted = format!("{key}={}", super::value::quoted(value.trim()));
            let mut still = Vec::new();
            let read = document::overrides(&source, &quoted, &mut still);
            if still.is_empty() || is_bare(value) {
                (server, faults) = (read, still);
            }
        }
        self.set.values.append(&mut server.values);
        for (tool, mut layer) in server.tools {
            self.set.tools.entry(tool).or_default().append(&mut layer);
        }
        self.faults.append(&mut faults);
    }
}

/// What is in force for the server of that name, or for the only one.
///
/// # Errors
/// Everything that is wrong, for this server and for the others of the file.
pub(crate) fn select(
    file: Option<&File>,
    name: Option<&str>,
    overrides: &Overrides,
) -> Result<Selected, Faults> {
    let mut faults = overrides.faults.clone();
    faults.extend(file.iter().flat_map(|file| file.faults.clone()));
    let mut clashes = Vec::new();
    let nobody = Server::default();
    let none = Layer::new();
    let chosen = choose(file, name).map_err(|fault| faults.push(fault));
    let defaults = file.map_or(&none, |file| &file.document.defaults);
    for server in file.iter().flat_map(|file| file.document.servers.values()) {
        settings(&merge(defaults, server, &nobody, &none), &mut clashes);
    }
    settings(&merge(defaults, &nobody, &nobody, &none), &mut clashes);
    let (name, server) = chosen.unwrap_or_default();
    let merged = merge(
        defaults,
        server.unwrap_or(&nobody),
        &overrides.set,
        &overrides.flags,
    );
    settings(&merged, &mut clashes);
    let is_wrong = |key: &Key| file.is_some_and(|file| file.document.wrong.contains(key));
    let clashes = clashes.into_iter();
    let clashes = clashes.filter(|clash| !clash.keys.iter().any(is_wrong));
    faults.extend(clashes.map(|clash| clash.fault));
    Faults::none(faults)?;
    Ok(Selected { name, merged })
}

/// The same for every server of the file.
///
/// # Errors
/// As [`select`], and when the file names none.
pub(crate) fn select_all(file: &File, overrides: &Overrides) -> Result<Vec<Selected>, Faults> {
    let names: Vec<_> = file.document.servers.keys().collect();
    if names.is_empty() {
        // It says what is wrong with the file, or that a server is missing.
        return select(Some(file), None, overrides).map(|selected| vec![selected]);
    }
    let all = names.into_iter();
    all.map(|name| select(Some(file), Some(name.as_str()), overrides))
        .collect()
}

type Chosen<'a> = (Option<String>, Option<&'a Server>);

fn choose<'a>(file: Option<&'a File>, name: Option<&str>) -> Result<Chosen<'a>, Fault> {
    let Some(file) = file else {
        return match name {
            None => Ok((None, None)),
            Some(_) => Err(Fault::general(
                "--name picks a server of a file; name the file with --config",
            )),
        };
    };
    let servers = &file.document.servers;
    let names = || servers.keys().map(String::as_str);
    let all = || names().collect::<Vec<_>>().join(", ");
    match (name, servers.len()) {
        (Some(name), _) => match servers.get(name) {
            Some(server) => Ok((Some(name.to_owned()), Some(server))),
            None => {
                let near = nearest(name, names());
                let near = near.map(|near| format!("; did you mean `{near}`?"));
                let has = if servers.is_empty() {
                    "; it names no server".to_owned()
                } else {
                    format!(" It names: {}", all())
                };
                Err(Fault::general(format!(
                    "{}: there is no [servers.{}]{}{has}",
                    file.name,
                    document::segment(name),
                    near.unwrap_or_default(),
                )))
            }
        },
        (None, 0) => Ok((None, None)),
        (None, 1) => {
            let only = servers.iter().next();
            Ok((
                only.map(|(name, _)| name.clone()),
                only.map(|(_, server)| server),
            ))
        }
        (None, many) => Err(Fault::general(format!(
            "{} names {many} servers: {}. Pick one with --name",
            file.name,
            all()
        ))),
    }
}

/// Without quotes it can only be meant as a text.
fn is_bare(value: &str) -> bool {
    let value = value.trim();
    let word = value.parse::<f64>().is_err() && !["true", "false"].contains(&value);
    word && !value.starts_with(['"', '\'', '[', '{'])
}
