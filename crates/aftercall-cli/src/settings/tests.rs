//! A file from its bytes to what the engine gets, and every way to get it wrong.

mod faults;
mod merge;
mod printing;
mod reading;
mod schema;
mod servers;

use std::path::PathBuf;

use aftercall_proxy::settings::Settings;

use super::{File, Overrides, engine_settings, select};

fn file(text: &str) -> File {
    File::parse("aftercall.toml".to_owned(), text.as_bytes()).expect("it is text")
}

fn engine(text: &str) -> Settings {
    engine_with(text, &[])
}

/// The same, with arguments of `--set`.
fn engine_with(text: &str, set: &[&str]) -> Settings {
    let mut overrides = Overrides::default();
    set.iter().for_each(|argument| overrides.set(argument));
    let file = file(text);
    let selected = select(Some(&file), None, &overrides).unwrap_or_else(|e| panic!("{e}"));
    engine_settings(&selected.merged).unwrap_or_else(|e| panic!("{e}"))
}

/// What is wrong with the file, a fault a line.
fn faults(text: &str) -> Vec<String> {
    faults_with(text, None, &[])
}

fn faults_with(text: &str, name: Option<&str>, set: &[&str]) -> Vec<String> {
    let mut overrides = Overrides::default();
    set.iter().for_each(|argument| overrides.set(argument));
    let faults = select(Some(&file(text)), name, &overrides).expect_err(text);
    let said = faults.to_string();
    let lines = said.lines().map(|line| line.trim_start().to_owned());
    lines
        .filter(|line| !line.ends_with("in the configuration:"))
        .collect()
}

fn spec(name: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("../../spec").join(name)
}

fn example() -> String {
    std::fs::read_to_string(spec("config.example.toml")).expect("the example is there")
}
