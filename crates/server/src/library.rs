//! Missions that people have saved on this server, where its host allows it: files in a folder, which the host can
//! read, change and delete as any others.
//!
//! A file is called by its key: a part that says whose it is, and the id of the mission. Both have no other letters than
//! a-z, 0-9 and `-`, so that no key leads out of the folder.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use content::hulk::Mission;
use protocol::{Code, MissionSummary, Refused};
use sha2::{Digest as _, Sha256};

/// How many missions a person may save.
pub(crate) const MOST_PER_PERSON: usize = 20;
/// How many there may be in all, and how many bytes they may have.
const MOST: usize = 1_000;
const MOST_BYTES: u64 = 64 * 1024 * 1024;
/// Characters of a text that lists show: briefings of a thousand missions would be megabytes.
const MOST_SHOWN: usize = 400;
/// Letters of the part of a key that says whose it is.
const OWNER_LETTERS: usize = 16;

/// What lists show of a file that was read, with the time of its last change; no summary if it does not play.
type Read = (SystemTime, Option<Arc<MissionSummary>>);

/// A folder of missions.
pub(crate) struct MissionLibrary {
    folder: PathBuf,
    /// By the names of files.
    read: Mutex<BTreeMap<String, Read>>,
    /// One file is written at a time, so that nobody passes the limits.
    writing: Mutex<()>,
}

/// A mission of the library, as lists show it.
pub(crate) struct Saved {
    pub key: String,
    pub mission: Arc<MissionSummary>,
}

/// A file of the folder.
struct Found {
    changed: SystemTime,
    n_bytes: u64,
}

impl MissionLibrary {
    /// Begins the folder if it is not there.
    pub fn open(folder: PathBuf) -> io::Result<MissionLibrary> {
        fs::create_dir_all(&folder)?;
        Ok(MissionLibrary { folder, read: Mutex::default(), writing: Mutex::default() })
    }

    /// Everything that can be played.
    pub fn list(&self, summarize: impl Fn(&Mission) -> MissionSummary) -> Result<Vec<Saved>, Refused> {
        let files = self.files().map_err(failed)?;
        let mut known = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|key, _| files.contains_key(key));
        let mut saved = Vec::new();
        for (key, Found { changed, .. }) in files {
            let fresh = known.get(&key).filter(|(time, _)| *time == changed);
            let mission = match fresh {
                Some((_, mission)) => mission.clone(),
                None => {
                    let mission = self.text(&key).ok().and_then(|text| content::hulk::parse(&text).mission);
                    let card = mission.map(|mission| Arc::new(shortened(summarize(&mission))));
                    known.insert(key.clone(), (changed, card.clone()));
                    card
                }
            };
            saved.extend(mission.map(|mission| Saved { key, mission }));
        }
        Ok(saved)
    }

    /// The file of a mission.
    pub fn text(&self, key: &str) -> Result<String, Refused> {
        let missing = || Refused::new(Code::NotFound, "there is no such mission on this server");
        if !is_key(key) {
            return Err(missing());
        }
        fs::read_to_string(self.path(key)).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => missing(),
            _ => failed(error),
        })
    }

    /// Saves a mission that plays; one of the same person with the same id is replaced. It is on disk afterwards.
    /// `admit` is asked before a file is added.
    pub fn save(
        &self,
        person: &str,
        mission: &Mission,
        text: &str,
        admit: impl FnOnce() -> Result<(), Refused>,
    ) -> Result<String, Refused> {
        let _one_at_a_time = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let key = format!("{}-{}", owner(person), mission.id);
        let files = self.files().map_err(failed)?;
        let others = files.iter().filter(|(other, _)| **other != key).map(|(_, file)| file.n_bytes);
        let full = || Refused::new(Code::TooMany, "the library of this server is full");
        if others.sum::<u64>() + text.len() as u64 > MOST_BYTES {
            return Err(full());
        }
        if !files.contains_key(&key) {
            let own = files.keys().filter(|key| is_of(key, person)).count();
            if own >= MOST_PER_PERSON {
                let why = format!("a person saves at most {MOST_PER_PERSON} missions here: delete one first");
                return Err(Refused::new(Code::TooMany, why));
            }
            if files.len() >= MOST {
                return Err(full());
            }
            admit()?;
        }
        replace(&self.folder, &self.path(&key), text).map_err(failed)?;
        Ok(key)
    }

    /// Deletes a mission of this person.
    pub fn delete(&self, person: &str, key: &str) -> Result<(), Refused> {
        if !is_key(key) || !is_of(key, person) {
            return Err(Refused::new(Code::NotFound, "you have saved no such mission on this server"));
        }
        self.text(key)?;
        fs::remove_file(self.path(key)).map_err(failed)
    }

    fn path(&self, key: &str) -> PathBuf {
        self.folder.join(format!("{key}.toml"))
    }

    /// The files of the folder.
    fn files(&self) -> io::Result<BTreeMap<String, Found>> {
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            let name = entry.file_name();
            let Some(key) = name.to_str().and_then(|name| name.strip_suffix(".toml")) else { continue };
            let about = entry.metadata()?;
            if is_key(key)
                && about.is_file()
                && about.len() <= content::MAX_BYTES as u64
                && files.len() <= MOST
            {
                let found = Found { changed: about.modified()?, n_bytes: about.len() };
                files.insert(key.to_owned(), found);
            }
        }
        Ok(files)
    }
}

/// What lists show, without the rest of long texts.
fn shortened(mut mission: MissionSummary) -> MissionSummary {
    for text in mission.title.values_mut().chain(mission.briefing.values_mut()) {
        if let Some((end, _)) = text.char_indices().nth(MOST_SHOWN) {
            text.truncate(end);
            text.push('…');
        }
    }
    mission
}

/// Whether a key belongs to this person.
pub(crate) fn is_of(key: &str, person: &str) -> bool {
    key.split_once('-').is_some_and(|(part, _)| part == owner(person))
}

/// What the keys of a person begin with; it does not tell who that is.
fn owner(person: &str) -> String {
    let mut digest = hex::encode(Sha256::digest(format!("blipfall library {person}")));
    digest.truncate(OWNER_LETTERS);
    digest
}

fn is_key(key: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    key.len() <= OWNER_LETTERS + 1 + 40
        && key.chars().all(is_plain)
        && key.split_once('-').is_some_and(|(owner, id)| owner.len() == OWNER_LETTERS && !id.is_empty())
}

/// Writes a file whole or not at all.
fn replace(folder: &Path, path: &Path, text: &str) -> io::Result<()> {
    let fresh = path.with_extension("new");
    let mut file = File::create(&fresh)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&fresh, path)?;
    // The name is in the folder, which has to be on disk too.
    File::open(folder)?.sync_all()
}

fn failed(error: io::Error) -> Refused {
    tracing::error!(%error, "the library of missions has failed");
    Refused::new(Code::Storage, "the server cannot reach its library of missions")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library() -> (PathBuf, MissionLibrary) {
        let folder =
            std::env::temp_dir().join(format!("blipfall-library-{}", getrandom::u64().expect("chance")));
        let library = MissionLibrary::open(folder.clone()).expect("a folder");
        (folder, library)
    }

    fn mission(id: &str) -> (Mission, String) {
        let text = content::hulk::starter(id, "Mine");
        (content::hulk::parse(&text).mission.expect("it plays"), text)
    }

    fn card(mission: &Mission) -> MissionSummary {
        crate::http::summary_of_shared(mission)
    }

    #[test]
    fn lists_are_short_and_new_files_are_admitted() {
        let (folder, library) = library();
        let (mut long, text) = mission("long");
        let key = library.save("ann", &long, &text, || Ok(())).expect("it is saved");
        let no = || Err(Refused::new(Code::TooMany, "not from here"));
        assert!(library.save("ann", &long, &text, no).is_ok(), "a file that is there is replaced");
        long.id = "other".to_owned();
        assert_eq!(library.save("ann", &long, &text, no).expect_err("no").message, "not from here");
        let wordy = |mission: &Mission| {
            let mut summary = card(mission);
            summary.briefing.insert("en".to_owned(), "ů".repeat(5_000));
            summary
        };
        let listed = library.list(wordy).expect("a list");
        assert_eq!(listed[0].key, key);
        assert_eq!(listed[0].mission.briefing["en"].chars().count(), MOST_SHOWN + 1);
        fs::remove_dir_all(folder).expect("the folder is ours");
    }

    #[test]
    fn missions_are_saved_replaced_and_deleted_by_their_author() {
        let (folder, library) = library();
        let (first, text) = mission("first");
        let key = library.save("ann", &first, &text, || Ok(())).expect("it is saved");
        assert_eq!(library.save("ann", &first, &text, || Ok(())).expect("once more"), key);
        let others = library.save("bob", &first, &text, || Ok(())).expect("another person's");
        assert_ne!(key, others);
        assert_eq!(library.list(card).expect("a list").len(), 2);
        assert_eq!(library.text(&key).expect("its file"), text);
        assert_eq!(library.delete("bob", &key).expect_err("it is not his").code, Code::NotFound);
        library.delete("ann", &key).expect("it is hers");
        assert_eq!(library.text(&key).expect_err("it is gone").code, Code::NotFound);
        assert_eq!(library.list(card).expect("a list").len(), 1);
        fs::remove_dir_all(folder).expect("the folder is ours");
    }

    #[test]
    fn nobody_saves_too_many_and_no_key_leads_elsewhere() {
        let (folder, library) = library();
        for number in 0..MOST_PER_PERSON {
            let (mission, text) = mission(&format!("m{number}"));
            library.save("ann", &mission, &text, || Ok(())).expect("there is room");
        }
        let (mission, text) = mission("more");
        assert_eq!(
            library.save("ann", &mission, &text, || Ok(())).expect_err("too many").code,
            Code::TooMany
        );
        library.save("bob", &mission, &text, || Ok(())).expect("he has none yet");
        fs::write(folder.join("secret.toml"), "secret").expect("a file");
        for key in ["secret", "../secret", "0123456789abcdef-../secret", ""] {
            assert_eq!(library.text(key).expect_err(key).code, Code::NotFound);
            assert_eq!(library.delete("ann", key).expect_err(key).code, Code::NotFound);
        }
        fs::remove_dir_all(folder).expect("the folder is ours");
    }
}
