//! Matches after their end: as files, frame by frame, and brought in from elsewhere.

use std::collections::BTreeMap;

use protocol::{Code, Finding, GameName, NewHolder, PlayOn, Problem, Proof, Refused, ReplayPage, Visibility};
use table::{
    Entry, Fact, GameTerms, Holder, Look, Millis, PersonId, Record, RecordLines, Secret, Stage, Table,
    WaitsFor,
};

use crate::app;
use crate::limits::Limits;
use crate::matches::{Opened, new_match_limits, unwritable};
use crate::room::{Guest, Plans, card, entry_texts, load_table, seat_cards};
use crate::store::{Append, Card, Counted, Fault, NewMatch, Store, StoredMatch, Write};
use crate::token::{Token, random_id};

/// The frames that are told at once.
const MOST_FRAMES: u32 = 50;

/// The entries that are read from the store at once for a record.
const ENTRIES_AT_ONCE: u32 = 256;

/// While a match is played nothing is told of it here: it would be everything.
pub fn expect_over(stage: Stage) -> Result<(), Refused> {
    match stage {
        Stage::Over => Ok(()),
        _ => Err(Refused::new(Code::WrongStage, "the match is not over")),
    }
}

/// A match from the store.
pub(crate) fn stored(store: &dyn Store, id: &str) -> Result<StoredMatch, Refused> {
    let found = store.load(id).map_err(app::stored)?;
    found.ok_or_else(|| Refused::new(Code::NotFound, "there is no such match"))
}

pub(crate) fn load(stored: &StoredMatch, plans: &Plans) -> Result<(Table, Vec<Entry>), Refused> {
    load_table(stored, plans).map_err(|error| {
        tracing::error!(%error, "a match cannot be loaded");
        Refused::new(Code::Storage, "what is stored of this match is damaged; tell whoever runs the server")
    })
}

/// The file of a record, which is read from the store part by part while it is sent.
pub(crate) struct RecordFile {
    match_id: String,
    lines: Option<RecordLines>,
    next: u32,
    format: u32,
    /// The length of the whole text.
    pub n_bytes: usize,
}

impl RecordFile {
    /// Reads the entries once, to know the length of the file and its format.
    pub fn measure(store: &dyn Store, match_id: &str) -> Result<RecordFile, Fault> {
        let (mut format, mut n_bytes, mut next) = (0, 0, 0);
        let mut lines = RecordLines::default();
        loop {
            let entries = read_entries(store, match_id, next)?;
            if entries.is_empty() {
                break;
            }
            next += entries.len() as u32;
            format = entries.iter().filter_map(Entry::format).fold(format, u32::max);
            n_bytes += entries.iter().map(|entry| lines.entry(entry).len()).sum::<usize>();
        }
        n_bytes += RecordLines::header(format).len() + lines.foot().len();
        let lines = Some(RecordLines::default());
        Ok(RecordFile { match_id: match_id.to_owned(), lines, next: 0, format, n_bytes })
    }

    /// The next part; none after the last line.
    pub fn next_part(&mut self, store: &dyn Store) -> Result<Option<String>, Fault> {
        let Some(lines) = &mut self.lines else { return Ok(None) };
        let entries = read_entries(store, &self.match_id, self.next)?;
        let mut part = if self.next == 0 { RecordLines::header(self.format) } else { String::new() };
        self.next += entries.len() as u32;
        entries.iter().for_each(|entry| part.push_str(&lines.entry(entry)));
        if entries.is_empty() {
            part.extend(self.lines.take().map(RecordLines::foot));
        }
        Ok(Some(part))
    }
}

fn read_entries(store: &dyn Store, match_id: &str, first: u32) -> Result<Vec<Entry>, Fault> {
    let read = |text: String| serde_json::from_str(&text).map_err(|error| Fault::Damaged(error.to_string()));
    store.entries(match_id, first, ENTRIES_AT_ONCE)?.into_iter().map(read).collect()
}

/// Something about the mission that a match is played on, which its first entry holds.
pub(crate) fn mission<T>(
    id: &str,
    store: &dyn Store,
    plans: &Plans,
    show: impl FnOnce(&content::hulk::Mission, &str) -> T,
) -> Result<T, Refused> {
    let none = || Refused::new(Code::NotFound, "the match has no mission");
    let first = store.entries(id, 0, 1).map_err(app::stored)?;
    let first: Entry = first.first().and_then(|text| serde_json::from_str(text).ok()).ok_or_else(none)?;
    let Fact::Opened { terms, .. } = &first.fact else { return Err(none()) };
    let GameTerms::SpaceHulk { mission: source, .. } = &terms.game else { return Err(none()) };
    let plan = plans.find(terms).map_err(|why| Refused::new(Code::Storage, why))?;
    plan.mission().map(|mission| show(mission, source)).ok_or_else(none)
}

/// Through whose eyes: a seat, `spectator`, or everything, which is the default.
pub fn look(name: Option<&str>) -> Result<Look, Refused> {
    match name {
        None | Some("all") => Ok(Look::All),
        Some("spectator") => Ok(Look::Spectator),
        Some(name) => {
            let unknown = || Refused::new(Code::BadMessage, "`seat` is a seat, `spectator` or `all`");
            protocol::Seat::from_name(name).map(Look::Seat).ok_or_else(unknown)
        }
    }
}

/// Some frames of a match that is over.
pub fn page(
    table: &Table,
    about: About,
    look: Look,
    from: u32,
    to: Option<u32>,
) -> Result<ReplayPage, Refused> {
    let replay = table.replay()?;
    let length = replay.n_frames() as u32;
    let to = to.unwrap_or(u32::MAX).min(from.saturating_add(MOST_FRAMES - 1));
    let frames = (from..=to).map_while(|number| replay.frame(number as usize, look));
    Ok(ReplayPage {
        match_id: about.match_id,
        game: about.game,
        mission: about.mission,
        imported: about.imported,
        length,
        over: table.ending().cloned(),
        frames: frames.collect(),
    })
}

/// What a page of a replay says about its match.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct About {
    pub match_id: String,
    pub game: GameName,
    pub mission: Option<String>,
    /// It is a record from elsewhere.
    pub imported: bool,
}

/// What the record of a match that is over proves.
pub(crate) fn proof(stored: &StoredMatch, plans: &Plans) -> Result<Proof, Refused> {
    let (table, entries) = load(stored, plans)?;
    expect_over(table.stage())?;
    let report = table::verify(&Record::new(entries));
    let findings = report.findings.iter().map(|finding| Finding {
        about: finding.about.to_owned(),
        proven: finding.result.is_ok(),
        detail: finding.result.clone().unwrap_or_else(|wrong| wrong),
    });
    let imported = stored.fixed.imported;
    let start = table.has_begun().then(|| protocol::Start { reveal_until: None, ..table.told_start() });
    Ok(Proof { proven: report.is_proven(), imported, findings: findings.collect(), start })
}

/// A practice game that goes on from a moment of a match that is over. It is the same match
/// up to there, so its dice go on from the same seed and can be proven like those before.
pub(crate) fn play_on(
    stored: &StoredMatch,
    plans: &Plans,
    request: &PlayOn,
    host: &Guest,
    limits: &Limits,
    now: Millis,
) -> Result<Opened, Refused> {
    let (table, entries) = load(stored, plans)?;
    expect_over(table.stage())?;
    let mut entries = until(entries, frame_of(&table, request)?)?;
    if let Some(Entry { fact: Fact::Opened { terms, .. }, .. }) = entries.first_mut() {
        (terms.practice, terms.open_hands, terms.clock) = (true, true, None);
    }
    expect_holders(&table, request)?;
    for &seat in table.seats() {
        let holder = match request.seats.iter().find(|(name, _)| **name == seat) {
            Some((_, NewHolder::Me)) => Holder::Person(host.id.clone()),
            Some((_, NewHolder::Computer { player })) => Holder::Computer(player.clone()),
            Some((_, NewHolder::Nobody)) | None => Holder::Nobody,
        };
        entries.push(Entry { at: now, fact: Fact::Seated { seat, holder } });
    }
    let table = Table::load_by(&entries, |terms| plans.find(terms))
        .map_err(|corrupt| Refused::new(Code::BadTerms, corrupt.to_string()))?;
    if table.waits_for() == WaitsFor::Closing {
        return Err(Refused::new(
            Code::BadTerms,
            "the game is over at that moment; go on from an earlier one",
        ));
    }
    stored_as_new(stored, request, host, &table, &entries, limits, now)
}

/// The frame from which it is to go on.
fn frame_of(table: &Table, request: &PlayOn) -> Result<u32, Refused> {
    let Some(round) = request.round else { return Ok(request.frame) };
    let frame = table.replay()?.start_of_round(round);
    let frame = frame.ok_or_else(|| Refused::new(Code::BadTerms, "the match has no such round"))?;
    Ok(frame as u32)
}

/// Every seat that is asked for is one of the match, and every computer player plays its game.
fn expect_holders(table: &Table, request: &PlayOn) -> Result<(), Refused> {
    for (name, holder) in &request.seats {
        if !table.seats().contains(name) {
            return Err(Refused::new(Code::BadTerms, "`seats` names a seat that the match does not have"));
        }
        if let NewHolder::Computer { player } = holder
            && !table.players().contains(&player.as_str())
        {
            let known = table.players().join(", ");
            return Err(Refused::new(
                Code::BadTerms,
                format!("the computer players of this game are: {known}"),
            ));
        }
    }
    Ok(())
}

/// The entries up to a frame: the setup is frame 0, and every action, and every time that
/// something was taken back, leads to the next.
fn until(entries: Vec<Entry>, frame: u32) -> Result<Vec<Entry>, Refused> {
    let leads_on = |entry: &Entry| {
        matches!(entry.fact, Fact::Started { .. } | Fact::Played { .. } | Fact::Undone { .. })
    };
    let mut places = entries.iter().enumerate().filter(|(_, entry)| leads_on(entry));
    let last = places.nth(frame as usize).map(|(place, _)| place);
    let last = last.ok_or_else(|| Refused::new(Code::BadTerms, "the match has no such frame"))?;
    Ok(entries.into_iter().take(last + 1).collect())
}

fn stored_as_new(
    stored: &StoredMatch,
    request: &PlayOn,
    host: &Guest,
    table: &Table,
    entries: &[Entry],
    limits: &Limits,
    now: Millis,
) -> Result<Opened, Refused> {
    let invitation = Token::random();
    let fixed = NewMatch {
        id: random_id(),
        host: host.id.to_string(),
        invitation: Some(invitation.hash()),
        visibility: Visibility::Link,
        created: now,
        imported: false,
        ..stored.fixed.clone()
    };
    let seats = seat_cards(table);
    let limits = new_match_limits(&fixed.host, &seats, limits);
    let append = Append {
        match_id: fixed.id.clone(),
        first: 0,
        entries: entry_texts(entries).map_err(unwritable)?,
        card: Card { changed: now, seats: Some(seats), ..card(table) },
        epoch: None,
    };
    let own = request.seats.iter().filter(|(_, holder)| **holder == NewHolder::Me);
    Ok(Opened {
        id: fixed.id.clone(),
        invitation,
        seats: own.map(|(seat, _)| *seat).collect(),
        writes: [Write::Match(Box::new(fixed)), Write::Append(Box::new(append))]
            .into_iter()
            .chain(limits)
            .collect(),
    })
}

/// What is stored of a record from elsewhere: one that is proven from the first die to the
/// last. It gets an id of its own here, and only the person who brought it is told of it.
///
/// It proves that the dice follow from its seed, and not who played: anybody can write any id into a file. So
/// nobody in it is a person of this server, and nothing follows from it.
pub(crate) fn import(
    text: &str,
    guest: &Guest,
    limits: &Limits,
    now: Millis,
) -> Result<(String, Vec<Write>), Refused> {
    let record = Record::read(text).map_err(|error| Refused::new(Code::BadTerms, error.to_string()))?;
    let report = table::verify(&record);
    if !report.is_proven() {
        return Err(Refused {
            problems: problems(&report),
            ..Refused::new(Code::BadTerms, "the record is not proven")
        });
    }
    let entries = nobodys(record.entries);
    let table = Table::load(&entries).map_err(|corrupt| Refused::new(Code::BadTerms, corrupt.to_string()))?;
    let fixed = imported_match(&table, &entries, guest, now)?;
    let (id, person) = (fixed.id.clone(), fixed.host.clone());
    let entries = entry_texts(&entries).map_err(unwritable)?;
    let card = Card { changed: now, seats: Some(Vec::new()), ..card(&table) };
    let append = Append { match_id: id.clone(), first: 0, entries, card, epoch: None };
    let most = limits.records_per_person;
    let limit = Write::AtMost { person, counted: Counted::Records, most };
    Ok((id, vec![Write::Match(Box::new(fixed)), Write::Append(Box::new(append)), limit]))
}

/// The entries of a match without its people, who become `player-1` and so on, which is no id that a server
/// gives, and without what they wanted after its end.
fn nobodys(entries: Vec<Entry>) -> Vec<Entry> {
    let is_after = |fact: &Fact| matches!(fact, Fact::RematchWanted { .. } | Fact::Rematched { .. });
    let mut entries: Vec<Entry> = entries.into_iter().filter(|entry| !is_after(&entry.fact)).collect();
    let mut players = BTreeMap::new();
    let mut rename = |person: &mut PersonId| {
        let number = players.len() + 1;
        let player =
            players.entry(person.clone()).or_insert_with(|| PersonId::new(format!("player-{number}")));
        if let Ok(player) = player {
            *person = player.clone();
        }
    };
    entries.iter_mut().for_each(|entry| entry.rename_people(&mut rename));
    entries
}

fn imported_match(table: &Table, entries: &[Entry], guest: &Guest, now: Millis) -> Result<NewMatch, Refused> {
    let secret = entries.iter().find_map(|entry| match &entry.fact {
        Fact::Closed { secret, .. } => secret_bytes(secret),
        _ => None,
    });
    let secret = secret.ok_or_else(|| Refused::new(Code::BadTerms, "the match is not over"))?;
    let (game, mission) = match &table.terms().game {
        GameTerms::SpaceHulk { .. } => {
            (GameName::SpaceHulk, table.mission().map(|mission| mission.id.clone()))
        }
        GameTerms::DeathAngel { .. } => (GameName::DeathAngel, None),
    };
    Ok(NewMatch {
        id: random_id(),
        host: guest.id.to_string(),
        secret,
        invitation: None,
        visibility: Visibility::Link,
        game,
        mission,
        created: now,
        imported: true,
    })
}

fn secret_bytes(secret: &Secret) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(secret.to_hex(), &mut bytes).ok().map(|()| bytes)
}

fn problems(report: &table::Report) -> Vec<Problem> {
    let wrong = report.findings.iter().filter_map(|finding| {
        let why = finding.result.as_ref().err()?;
        Some(Problem { path: finding.about.to_owned(), message: why.clone() })
    });
    wrong.collect()
}
