//! A disk for one match.

use protocol::{GameName, Visibility};
use server::store::{Fault, NewMatch, SaidRow, StoredMatch, Write};

/// What happens to a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is on disk.
    Done,
    /// The disk is full: nothing is done.
    Full,
    /// It fails, and it is on disk all the same.
    FailedAfter,
    /// It fails, and nothing is done.
    FailedBefore,
}

/// What is on disk of one match.
#[derive(Clone, Debug)]
pub struct Disk {
    fixed: NewMatch,
    entries: Vec<String>,
    said: Vec<SaidRow>,
    /// The matches that were made after this one.
    next: Vec<String>,
}

impl Disk {
    /// A disk with the first entries of a match.
    pub fn new(id: &str, secret: [u8; 32], game: GameName, entries: Vec<String>) -> Disk {
        let fixed = NewMatch {
            id: id.to_owned(),
            host: "ann".to_owned(),
            secret,
            invitation: None,
            visibility: Visibility::Public,
            game,
            mission: None,
            created: 0,
            imported: false,
        };
        Disk { fixed, entries, said: Vec::new(), next: Vec::new() }
    }

    /// What is loaded when the server starts.
    pub fn load(&self) -> StoredMatch {
        let names = ["ann", "bob"].map(|name| (name.to_owned(), name.to_uppercase()));
        StoredMatch {
            fixed: self.fixed.clone(),
            entries: self.entries.clone(),
            said: self.said.clone(),
            names: names.to_vec(),
        }
    }

    /// The same as a record that was brought from elsewhere.
    pub fn load_imported(&self) -> StoredMatch {
        let mut stored = self.load();
        stored.fixed.imported = true;
        stored
    }

    /// All entries of the match that reached the disk.
    pub fn entries(&self) -> Vec<table::Entry> {
        self.entries_from(0)
    }

    /// The entries from this number on.
    pub fn entries_from(&self, first: usize) -> Vec<table::Entry> {
        self.entries[first..].iter().map(|text| serde_json::from_str(text).expect("an entry")).collect()
    }

    /// The ids of the matches that were made after this one.
    pub fn next(&self) -> &[String] {
        &self.next
    }

    /// How many entries there are.
    pub fn n_entries(&self) -> usize {
        self.entries.len()
    }

    /// A group of writes is stored.
    pub fn done(&mut self, writes: &[Write]) -> Result<(), Fault> {
        self.write(writes, Fate::Done)
    }

    /// A group of writes meets its fate.
    pub(super) fn write(&mut self, writes: &[Write], fate: Fate) -> Result<(), Fault> {
        if matches!(fate, Fate::Done | Fate::FailedAfter) {
            let mut after = self.clone();
            after.apply(writes)?;
            *self = after;
        }
        match fate {
            Fate::Done => Ok(()),
            Fate::Full => Err(Fault::Full),
            Fate::FailedAfter | Fate::FailedBefore => Err(Fault::Failed("the disk is strange".to_owned())),
        }
    }

    /// The same rule as in every store: entries can only follow what is there.
    fn apply(&mut self, writes: &[Write]) -> Result<(), Fault> {
        for write in writes {
            match write {
                Write::Match(row) if !self.next.contains(&row.id) => self.next.push(row.id.clone()),
                Write::Append(append) if self.next.contains(&append.match_id) => {
                    assert_eq!(append.first, 0, "a match that follows has its first entries alone");
                }
                Write::Append(append) if append.first as usize == self.entries.len() => {
                    self.entries.extend(append.entries.iter().cloned());
                }
                Write::Said { said, .. } => self.said.push(said.clone()),
                Write::AtMost { .. } => {}
                other => return Err(Fault::Conflict(format!("{other:?}"))),
            }
        }
        Ok(())
    }
}
