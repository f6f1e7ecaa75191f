//! All of a store: walked through, fingerprinted, and copied to another one.

use std::fmt;

use sha2::{Digest as _, Sha256};

use super::{
    Append, CampaignRow, Card, Fault, Known, MatchRow, PersonRow, PuzzleRow, SeatCard, Store, StoredMatch,
    Write, words,
};
use crate::room::{Plans, load_table};

/// As many people, matches or campaigns are taken at once.
const AT_ONCE: u32 = 200;

/// What a store holds. Two stores with the same fingerprint hold the same.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Inventory {
    pub people: u64,
    pub matches: u64,
    pub entries: u64,
    pub campaigns: u64,
    /// SHA-256 of everything, in the order of ids, as hexadecimal digits.
    pub fingerprint: String,
}

impl fmt::Display for Inventory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inventory { people, matches, entries, campaigns, fingerprint } = self;
        write!(
            f,
            "{people} people, {matches} matches with {entries} entries, {campaigns} campaigns; fingerprint \
             {fingerprint}"
        )
    }
}

/// Why a store is not copied.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotCopied {
    /// The target holds something already, and the copy is not one that goes on.
    NotEmpty,
    /// What the target holds under this name is not what the source holds.
    Different(String),
    /// The target holds all that the source holds, and something besides.
    HoldsMore {
        /// What was copied.
        copied: Box<Inventory>,
        /// What the target holds.
        found: Box<Inventory>,
    },
    /// One of the stores cannot be read or written.
    Store(Fault),
}

impl fmt::Display for NotCopied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotCopied::NotEmpty => f.write_str(
                "the target is not empty; choose an empty one, or go on with a copy that was interrupted by --resume",
            ),
            NotCopied::Different(what) => write!(f, "{what} is different in the target; nothing of it was changed"),
            NotCopied::HoldsMore { copied, found } => write!(
                f,
                "everything is copied, but the target does not hold the same: it has {found}; and what was copied is \
                 {copied}. Something was there besides, or was written meanwhile: copy into an empty one"
            ),
            NotCopied::Store(fault) => write!(f, "{fault}"),
        }
    }
}

impl std::error::Error for NotCopied {}

impl From<Fault> for NotCopied {
    fn from(fault: Fault) -> NotCopied {
        NotCopied::Store(fault)
    }
}

/// One thing in a store.
enum Item {
    Person(Box<WholePerson>),
    Match(Box<WholeMatch>),
    Campaign(Box<CampaignRow>),
}

struct WholePerson {
    known: Known,
    puzzles: Vec<PuzzleRow>,
}

struct WholeMatch {
    stored: StoredMatch,
    row: MatchRow,
    people: Vec<Known>,
}

/// How deep a store is looked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Every entry has its checksum and its place.
    Checksums,
    /// Every match is also played again by the rules.
    Replayed,
}

/// Reads all of a store. What is damaged is told one by one, and left out.
pub fn check(store: &dyn Store, depth: Depth, mut damaged: impl FnMut(&Fault)) -> Result<Inventory, Fault> {
    let (mut count, plans) = (Count::default(), Plans::default());
    each_page(store, |items| {
        for item in items {
            match item {
                Ok(Item::Match(whole)) if depth == Depth::Replayed => {
                    match load_table(&whole.stored, &plans) {
                        Ok(_) => count.add(&Item::Match(whole))?,
                        Err(error) => damaged(&Fault::Damaged(error.to_string())),
                    }
                }
                Ok(item) => count.add(&item)?,
                Err(fault) => damaged(&fault),
            }
        }
        Ok::<(), Fault>(())
    })?;
    Ok(count.inventory())
}

/// Copies people, matches and campaigns into an empty store, or goes on with a copy that was interrupted: what is there
/// already must be what the source holds. Everything is read back and compared, and at the end the target must hold nothing
/// else. `tell` is told how many things are done.
///
/// Analyses are left out, which can be computed again, and codes for devices, which live for minutes.
pub fn copy(
    from: &dyn Store,
    to: &dyn Store,
    resume: bool,
    mut tell: impl FnMut(u64),
) -> Result<Inventory, NotCopied> {
    if !resume && !is_empty(to)? {
        return Err(NotCopied::NotEmpty);
    }
    let (mut count, mut n_done) = (Count::default(), 0);
    each_page(from, |items| {
        let items: Vec<Item> = items.into_iter().collect::<Result<_, Fault>>()?;
        let known: Vec<bool> = items.iter().map(|item| is_known(to, item)).collect::<Result<_, _>>()?;
        let missing = items.iter().zip(&known).filter(|(_, known)| !**known);
        let groups: Vec<Vec<Write>> = missing.map(|(item, _)| writes(item)).collect();
        for result in to.commit(&groups)? {
            result?;
        }
        for (item, _) in items.iter().zip(&known).filter(|(_, known)| !**known) {
            if !is_known(to, item)? {
                return Err(NotCopied::Different(name(item)));
            }
        }
        items.iter().try_for_each(|item| count.add(item))?;
        n_done += items.len() as u64;
        tell(n_done);
        Ok(())
    })?;
    let (copied, mut damaged) = (count.inventory(), None);
    let found = check(to, Depth::Checksums, |fault| damaged = Some(fault.clone()))?;
    match damaged {
        Some(fault) => Err(NotCopied::Store(fault)),
        None if found == copied => Ok(copied),
        None => Err(NotCopied::HoldsMore { copied: Box::new(copied), found: Box::new(found) }),
    }
}

fn is_empty(store: &dyn Store) -> Result<bool, Fault> {
    Ok(store.people_after("", 1)?.is_empty()
        && store.matches_after("", 1)?.is_empty()
        && store.campaigns_after("", 1)?.is_empty())
}

/// Gives everything in a store to a visitor, some at a time, each kind in the order of ids.
fn each_page<E: From<Fault>>(
    store: &dyn Store,
    mut take: impl FnMut(Vec<Result<Item, Fault>>) -> Result<(), E>,
) -> Result<(), E> {
    let mut after = String::new();
    loop {
        let people = store.people_after(&after, AT_ONCE)?;
        let Some((last, _)) = people.last() else { break };
        after = last.id.clone();
        take(people.into_iter().map(|known| whole_person(store, known)).collect())?;
    }
    after.clear();
    loop {
        let ids = store.matches_after(&after, AT_ONCE)?;
        let Some(last) = ids.last() else { break };
        after = last.clone();
        take(
            ids.iter().map(|id| whole_match(store, id).map(|whole| Item::Match(Box::new(whole)))).collect(),
        )?;
    }
    after.clear();
    loop {
        let campaigns = store.campaigns_after(&after, AT_ONCE)?;
        let Some(last) = campaigns.last() else { break };
        after = last.id.clone();
        take(campaigns.into_iter().map(|row| Ok(Item::Campaign(Box::new(row)))).collect())?;
    }
    Ok(())
}

fn whole_person(store: &dyn Store, known: Known) -> Result<Item, Fault> {
    let puzzles = store.puzzle_results(&known.0.id)?;
    Ok(Item::Person(Box::new(WholePerson { known, puzzles })))
}

fn whole_match(store: &dyn Store, id: &str) -> Result<WholeMatch, Fault> {
    let gone = || words::damaged(id, "a part of it is missing");
    let stored = store.load(id)?.ok_or_else(gone)?;
    let row = store.row(id)?.ok_or_else(gone)?;
    Ok(WholeMatch { stored, row, people: store.people_of(id)? })
}

/// Whether the store holds exactly this.
fn is_known(store: &dyn Store, item: &Item) -> Result<bool, NotCopied> {
    let found = match item {
        Item::Person(whole) => {
            let puzzles = store.puzzle_results(&whole.known.0.id)?;
            store.known(&whole.known.0.id)?.map(|found| found == whole.known && puzzles == whole.puzzles)
        }
        Item::Match(whole) => {
            let id = &whole.stored.fixed.id;
            let known = store.row(id)?.is_some();
            let same = || Ok(fingerprint(&whole_match(store, id)?)? == fingerprint(whole)?);
            known.then(same).transpose().map_err(NotCopied::Store)?
        }
        Item::Campaign(row) => store.campaign(&row.id)?.map(|found| found == **row),
    };
    match found {
        None => Ok(false),
        Some(true) => Ok(true),
        Some(false) => Err(NotCopied::Different(name(item))),
    }
}

fn name(item: &Item) -> String {
    match item {
        Item::Person(whole) => format!("person {}", whole.known.0.id),
        Item::Match(whole) => format!("match {}", whole.stored.fixed.id),
        Item::Campaign(row) => format!("campaign {}", row.id),
    }
}

/// What stores something in another store.
fn writes(item: &Item) -> Vec<Write> {
    match item {
        Item::Person(whole) => {
            let (row, devices) = &whole.known;
            let devices = devices.iter().cloned().map(Write::Device);
            let puzzles = whole.puzzles.iter().cloned().map(Write::PuzzleResult);
            std::iter::once(Write::Person(row.clone())).chain(devices).chain(puzzles).collect()
        }
        Item::Match(whole) => match_writes(whole),
        Item::Campaign(row) => vec![Write::CampaignCopy(row.clone())],
    }
}

/// Those who have left a match are seated first, without an entry, and then no more: so their names stay known.
fn match_writes(whole: &WholeMatch) -> Vec<Write> {
    let WholeMatch { stored, row, people } = whole;
    let match_id = stored.fixed.id.clone();
    let append = |entries: &[String], seats: Vec<SeatCard>| {
        let card = Card {
            stage: row.stage,
            turn: row.turn.clone(),
            changed: row.changed,
            seats: Some(seats),
            over: row.over.clone(),
        };
        Write::Append(Box::new(Append {
            match_id: match_id.clone(),
            first: 0,
            entries: entries.to_vec(),
            card,
            epoch: None,
        }))
    };
    let is_player = |person: &&PersonRow| {
        person.id != row_host(whole) || row.seats.iter().any(|seat| seat.person.as_ref() == Some(&person.id))
    };
    let were = people.iter().map(|(person, _)| person).filter(is_player).map(|person| SeatCard {
        seat: protocol::Seat::P1,
        person: Some(person.id.clone()),
        computer: None,
        teams: Vec::new(),
    });
    let mut writes = vec![Write::Match(Box::new(stored.fixed.clone())), append(&[], were.collect())];
    writes.push(append(&stored.entries, row.seats.clone()));
    let said = stored.said.iter().map(|said| Write::Said { match_id: match_id.clone(), said: said.clone() });
    writes.extend(said);
    writes
}

fn row_host(whole: &WholeMatch) -> &str {
    &whole.stored.fixed.host
}

/// Counts and hashes what a store holds.
#[derive(Default)]
struct Count {
    people: u64,
    matches: u64,
    entries: u64,
    campaigns: u64,
    hasher: Sha256,
}

impl Count {
    fn add(&mut self, item: &Item) -> Result<(), Fault> {
        match item {
            Item::Person(whole) => {
                self.people += 1;
                feed_person(&mut self.hasher, &whole.known);
                feed_puzzles(&mut self.hasher, &whole.puzzles);
            }
            Item::Match(whole) => {
                self.matches += 1;
                self.entries += whole.stored.entries.len() as u64;
                self.hasher.update(fingerprint(whole)?);
            }
            Item::Campaign(row) => {
                self.campaigns += 1;
                feed_campaign(&mut self.hasher, row);
            }
        }
        Ok(())
    }

    fn inventory(self) -> Inventory {
        let Count { people, matches, entries, campaigns, hasher } = self;
        Inventory { people, matches, entries, campaigns, fingerprint: hex::encode(hasher.finalize()) }
    }
}

/// A text with its length, so that no two lists of texts are fed alike.
fn feed(hasher: &mut Sha256, text: &[u8]) {
    hasher.update((text.len() as u64).to_le_bytes());
    hasher.update(text);
}

fn feed_option(hasher: &mut Sha256, text: Option<&str>) {
    hasher.update([u8::from(text.is_some())]);
    feed(hasher, text.unwrap_or_default().as_bytes());
}

fn feed_person(hasher: &mut Sha256, (row, devices): &Known) {
    feed(hasher, row.id.as_bytes());
    feed(hasher, row.name.as_bytes());
    hasher.update(row.since.to_le_bytes());
    hasher.update((devices.len() as u64).to_le_bytes());
    for device in devices {
        hasher.update(device.token.0);
        feed(hasher, device.name.as_bytes());
        hasher.update(device.added.to_le_bytes());
    }
}

fn feed_puzzles(hasher: &mut Sha256, rows: &[PuzzleRow]) {
    hasher.update((rows.len() as u64).to_le_bytes());
    for row in rows {
        feed(hasher, row.puzzle.as_bytes());
        feed(hasher, row.day.as_bytes());
        hasher.update([u8::from(row.solved)]);
    }
}

fn feed_campaign(hasher: &mut Sha256, row: &CampaignRow) {
    for text in [&row.id, &row.person, &row.save, &row.card] {
        feed(hasher, text.as_bytes());
    }
    feed_option(hasher, row.partner.as_deref());
    feed_option(hasher, row.match_id.as_deref());
    hasher.update([u8::from(row.settled), u8::from(row.imported)]);
    hasher.update(row.version.to_le_bytes());
    hasher.update(row.created.to_le_bytes());
    hasher.update(row.changed.to_le_bytes());
}

/// SHA-256 of everything about a match.
fn fingerprint(whole: &WholeMatch) -> Result<[u8; 32], Fault> {
    let (mut hasher, fixed, row) = (Sha256::new(), &whole.stored.fixed, &whole.row);
    feed(&mut hasher, fixed.id.as_bytes());
    feed(&mut hasher, fixed.host.as_bytes());
    hasher.update(fixed.secret);
    feed(&mut hasher, fixed.invitation.map_or([].as_slice(), |_| b"invited"));
    hasher.update(fixed.invitation.map_or([0; 32], |hash| hash.0));
    feed(&mut hasher, words::visibility_name(fixed.visibility).as_bytes());
    feed(&mut hasher, words::game_name(fixed.game).as_bytes());
    feed_option(&mut hasher, fixed.mission.as_deref());
    hasher.update(fixed.created.to_le_bytes());
    hasher.update([u8::from(fixed.imported)]);
    feed(&mut hasher, words::stage_name(row.stage).as_bytes());
    feed_option(&mut hasher, row.turn.as_deref());
    hasher.update(row.changed.to_le_bytes());
    feed(&mut hasher, words::card_text(&(&row.seats, &row.over))?.as_bytes());
    for entry in &whole.stored.entries {
        feed(&mut hasher, entry.as_bytes());
    }
    for said in &whole.stored.said {
        hasher.update(said.number.to_le_bytes());
        feed(&mut hasher, said.person.as_bytes());
        feed(&mut hasher, said.text.as_bytes());
        hasher.update(said.at.to_le_bytes());
    }
    for person in &whole.people {
        feed_person(&mut hasher, person);
    }
    Ok(hasher.finalize().into())
}
