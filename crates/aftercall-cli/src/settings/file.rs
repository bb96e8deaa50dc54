//! The file of `--config`.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use super::document::{self, Document};
use super::fault::{Fault, Faults};
use super::origin::Place;

/// A larger file is not a configuration, in bytes.
const LARGEST: u64 = 1 << 20;

const BOM: &[u8] = b"\xef\xbb\xbf";

/// A file that was read. What is wrong with single values is told together
/// with what is wrong between them.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// As it was named.
    pub(crate) name: String,
    pub(super) document: Document,
    pub(super) faults: Vec<Fault>,
}

impl File {
    pub(crate) fn open(path: &Path) -> Result<Self, Faults> {
        let name = path.display().to_string();
        let name = aftercall::text::one_line(&name).into_owned();
        let refuse = |words: String| Err(Faults::one(Fault::general(words)));
        let bytes = match read(path) {
            Ok(bytes) => bytes,
            Err(error) => {
                let why = match error.kind() {
                    io::ErrorKind::NotFound => "there is no such file".to_owned(),
                    io::ErrorKind::IsADirectory => "this is a folder".to_owned(),
                    io::ErrorKind::PermissionDenied => "it may not be read".to_owned(),
                    _ => error.to_string(),
                };
                return refuse(format!("{name}: {why}; name a TOML file with --config"));
            }
        };
        if bytes.len() as u64 > LARGEST {
            return refuse(format!(
                "{name}: over {} KiB is no configuration",
                LARGEST >> 10
            ));
        }
        Self::parse(name, &bytes)
    }

    /// The same of bytes that were read.
    pub(crate) fn parse(name: String, bytes: &[u8]) -> Result<Self, Faults> {
        let bytes = bytes.strip_prefix(BOM).unwrap_or(bytes);
        if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
            let place = document::place_of(&name, bytes, 0);
            return Err(Faults::one(Fault::at(
                &place,
                "this is UTF-16; save it as UTF-8",
            )));
        }
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let place: Place = document::place_of(&name, bytes, error.valid_up_to());
                let words = "this byte is no UTF-8; save the file as UTF-8";
                return Err(Faults::one(Fault::at(&place, words)));
            }
        };
        let mut faults = Vec::new();
        let document = document::document(&name, text, &mut faults);
        Ok(Self {
            name,
            document,
            faults,
        })
    }
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let file = fs::File::open(path)?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
