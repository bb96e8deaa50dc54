//! Reading a configuration file, and replacing it in one step.
//!
//! A reader sees the old file or the new one, never half of one: the new bytes
//! go into a temporary file in the same folder, reach the disk, and take the
//! place by a rename. A symbolic link stays one, its target is replaced. Mode
//! and owner are kept. Between reading and replacing the file is looked at again:
//! clients write their own configuration, and what they wrote must not be lost.

use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, fchown};
use std::path::{Path, PathBuf};

/// A file as it was read.
#[derive(Debug)]
pub(crate) struct Original {
    /// With links followed.
    target: PathBuf,
    pub(crate) bytes: Vec<u8>,
    metadata: Metadata,
}

impl Original {
    /// Reads it.
    ///
    /// # Errors
    ///
    /// When it is not there, not readable, or no regular file.
    pub(crate) fn read(path: &Path) -> Result<Self, String> {
        let told = |error: io::Error| format!("can't read it: {error}");
        let target = path.canonicalize().map_err(told)?;
        let metadata = fs::metadata(&target).map_err(told)?;
        if !metadata.is_file() {
            return Err("can't read it: this is no file".to_owned());
        }
        let bytes = fs::read(&target).map_err(told)?;
        Ok(Self {
            target,
            bytes,
            metadata,
        })
    }

    /// Copies it beside itself, under the first name that is free.
    ///
    /// # Errors
    ///
    /// When the copy can't be written; no part of it is left.
    pub(crate) fn back_up(&self) -> Result<PathBuf, String> {
        for path in self.backup_names() {
            let taken = match fs::read(&path) {
                Ok(bytes) => bytes == self.bytes,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    self.write_backup(&path).map_err(|error| {
                        format!(
                            "can't write the backup {}: {error}; nothing was changed",
                            path.display()
                        )
                    })?;
                    true
                }
                Err(_) => false,
            };
            if taken {
                return Ok(path);
            }
        }
        Err(format!(
            "there are {MOST} backups beside it; remove those that are not needed"
        ))
    }

    /// The backups beside it.
    pub(crate) fn backups(&self) -> Vec<PathBuf> {
        self.backup_names().filter(|path| path.is_file()).collect()
    }

    /// Puts `bytes` in its place.
    ///
    /// # Errors
    ///
    /// When that can't be done, or it has changed since it was read. Then it is
    /// as it was.
    pub(crate) fn replace(&self, bytes: &[u8]) -> Result<(), String> {
        let folder = self.target.parent().unwrap_or(Path::new("/"));
        let told = |error: io::Error| {
            format!(
                "can't write in {}: {error}; the file is as it was",
                folder.display()
            )
        };
        let mut new = tempfile::Builder::new()
            .prefix(".aftercall-")
            .tempfile_in(folder)
            .map_err(told)?;
        new.write_all(bytes).map_err(told)?;
        self.dress(new.as_file()).map_err(told)?;
        new.as_file().sync_all().map_err(told)?;
        if !fs::read(&self.target).is_ok_and(|now| now == self.bytes) {
            return Err("somebody changed it in the meantime; run the command again".to_owned());
        }
        new.persist(&self.target)
            .map_err(|error| told(error.error))?;
        // The rename itself is on the disk only when the folder is; some file
        // systems can't do that, and the change has happened.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
        Ok(())
    }

    fn write_backup(&self, path: &Path) -> io::Result<()> {
        let mut file = fs::OpenOptions::new()
            .write(true)
            .create_new(true)
            .mode(0o600)
            .open(path)?;
        let written = file
            .write_all(&self.bytes)
            .and_then(|()| self.dress(&file))
            .and_then(|()| file.sync_all());
        if written.is_err() {
            let _ = fs::remove_file(path);
        }
        written
    }

    /// Gives a new file the owner and the mode of this one.
    fn dress(&self, file: &File) -> io::Result<()> {
        let now = file.metadata()?;
        let (user, group) = (self.metadata.uid(), self.metadata.gid());
        if (now.uid(), now.gid()) != (user, group) {
            fchown(file, Some(user), Some(group))?;
        }
        // After the owner: changing that clears bits of the mode.
        file.set_permissions(self.metadata.permissions())
    }

    fn backup_names(&self) -> impl Iterator<Item = PathBuf> {
        let name = self.target.clone().into_os_string();
        (1..=MOST).map(move |number| {
            let mut name = name.clone();
            name.push(".aftercall-backup");
            if number > 1 {
                name.push(format!("-{number}"));
            }
            name.into()
        })
    }
}

/// More than anybody makes by hand.
const MOST: usize = 99;
