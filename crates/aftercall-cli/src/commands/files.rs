//! What the commands over clients' files share: which files, how each is headed, and
//! a line for machines.

use std::io::{self, Write};
use std::path::PathBuf;

use aftercall::text::one_line;
use anstyle::Style;
use serde::Serialize;

use crate::clients::{Client, Machine, Place, same_file};

/// How a report is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Format {
    /// For people
    #[default]
    Text,
    /// One JSON object a line, for each file
    Json,
}

/// The files that were given, or all that are known and there; one that two
/// paths lead to counts once.
pub(super) fn places(given: &[PathBuf], machine: &Machine) -> Vec<Place> {
    if given.is_empty() {
        return machine.present();
    }
    let mut places: Vec<Place> = Vec::with_capacity(given.len());
    for path in given {
        if !places.iter().any(|known| same_file(&known.path, path)) {
            places.push(Place::given(path, machine));
        }
    }
    places
}

/// The path as it may be shown.
pub(super) fn shown_path(place: &Place) -> String {
    one_line(&place.path.to_string_lossy()).into_owned()
}

/// A server's name as it may be shown, with the project that it is for.
pub(super) fn shown_name(name: &str, project: Option<&str>) -> String {
    let project = project.map_or_else(String::new, |it| format!(" in {it}"));
    one_line(&format!("{name}{project}")).into_owned()
}

/// The path, and whose file it is.
pub(super) fn heading(out: &mut impl Write, place: &Place) -> io::Result<()> {
    let bold = Style::new().bold();
    let client = place
        .client
        .map_or_else(String::new, |it| format!(" ({})", it.name()));
    writeln!(out, "{bold}{}{bold:#}{client}", shown_path(place))
}

/// How each line for machines begins.
#[derive(Serialize)]
pub(super) struct Head {
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    client: Option<&'static str>,
}

impl Head {
    pub(super) fn new(place: &Place) -> Self {
        Self {
            file: place.path.display().to_string(),
            client: place.client.map(Client::name),
        }
    }
}

/// One line for machines.
pub(super) fn json_line(out: &mut impl Write, row: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, row)?;
    writeln!(out)
}
