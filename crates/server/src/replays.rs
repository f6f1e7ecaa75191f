//! Matches after their end: as files, frame by frame, and brought in from elsewhere.

use protocol::{
    Code, Finding, GameName, NewHolder, PlayOn, Problem, Proof, Refused, ReplayFrame, ReplayPage, Visibility,
};
use table::{Entry, Fact, Frame, GameTerms, Holder, Look, Millis, Record, Secret, Stage, Table, WaitsFor};

use crate::matches::{Opened, unwritable};
use crate::room::{Guest, Plans, card, entry_texts, load_table, seat_cards};
use crate::store::{Append, Card, NewMatch, StoredMatch, Write};
use crate::token::{Token, random_id};

/// The frames that are told at once.
const MOST_FRAMES: u32 = 50;

/// The record of a match as a file. While it is played there is none: it would tell
/// everything.
pub fn record(stored: &StoredMatch, plans: &Plans) -> Result<String, Refused> {
    let (table, entries) = load(stored, plans)?;
    match table.stage() {
        Stage::Over => Ok(Record::new(entries).to_lines()),
        _ => Err(Refused::new(Code::WrongStage, "there is a record when the match is over")),
    }
}

fn load(stored: &StoredMatch, plans: &Plans) -> Result<(Table, Vec<table::Entry>), Refused> {
    load_table(stored, plans).map_err(|error| {
        tracing::error!(%error, "a match cannot be loaded");
        Refused::new(Code::Storage, "what is stored of this match is damaged; tell whoever runs the server")
    })
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
    stored: &StoredMatch,
    plans: &Plans,
    look: Look,
    from: u32,
    to: Option<u32>,
) -> Result<ReplayPage, Refused> {
    let (table, _) = load(stored, plans)?;
    let replay = table.replay()?;
    let length = replay.n_frames() as u32;
    let to = to.unwrap_or(u32::MAX).min(from.saturating_add(MOST_FRAMES - 1));
    let frames = (from..=to).map_while(|number| replay.frame(number as usize, look));
    Ok(ReplayPage {
        match_id: stored.fixed.id.clone(),
        game: stored.fixed.game,
        mission: stored.fixed.mission.clone(),
        length,
        over: table.ending().cloned(),
        frames: frames.map(frame).collect(),
    })
}

fn frame(frame: Frame) -> ReplayFrame {
    ReplayFrame {
        number: frame.number as u32,
        version: frame.version,
        at: frame.at,
        turn: frame.turn,
        phase: frame.phase.to_owned(),
        seat: frame.seat,
        by: frame.by,
        undone_to: frame.undone_to.map(|number| number as u32),
        action: frame.action.map(Into::into),
        events: frame.events.into_iter().map(Into::into).collect(),
        view: frame.view.into(),
    }
}

/// What the record of a match that is over proves.
pub(crate) fn proof(stored: &StoredMatch, plans: &Plans) -> Result<Proof, Refused> {
    let (table, entries) = load(stored, plans)?;
    expect_over(&table)?;
    let report = table::verify(&Record::new(entries));
    let findings = report.findings.iter().map(|finding| Finding {
        about: finding.about.to_owned(),
        proven: finding.result.is_ok(),
        detail: finding.result.clone().unwrap_or_else(|wrong| wrong),
    });
    let start = table.has_begun().then(|| protocol::Start { reveal_until: None, ..table.told_start() });
    Ok(Proof { proven: report.is_proven(), findings: findings.collect(), start })
}

fn expect_over(table: &Table) -> Result<(), Refused> {
    match table.stage() {
        Stage::Over => Ok(()),
        _ => Err(Refused::new(Code::WrongStage, "the match is not over")),
    }
}

/// A practice game that goes on from a moment of a match that is over. It is the same match
/// up to there, so its dice go on from the same seed and can be proven like those before.
pub(crate) fn play_on(
    stored: &StoredMatch,
    plans: &Plans,
    request: &PlayOn,
    host: &Guest,
    now: Millis,
) -> Result<Opened, Refused> {
    let (table, entries) = load(stored, plans)?;
    expect_over(&table)?;
    let mut entries = until(entries, request.frame)?;
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
    stored_as_new(stored, request, host, &table, &entries, now)
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
    now: Millis,
) -> Result<Opened, Refused> {
    let invitation = Token::random();
    let fixed = NewMatch {
        id: random_id(),
        host: host.id.to_string(),
        invitation: Some(invitation.hash()),
        visibility: Visibility::Link,
        created: now,
        ..stored.fixed.clone()
    };
    let append = Append {
        match_id: fixed.id.clone(),
        first: 0,
        entries: entry_texts(entries).map_err(unwritable)?,
        card: Card { changed: now, seats: Some(seat_cards(table)), ..card(table) },
    };
    let own = request.seats.iter().filter(|(_, holder)| **holder == NewHolder::Me);
    Ok(Opened {
        id: fixed.id.clone(),
        invitation,
        seats: own.map(|(seat, _)| *seat).collect(),
        writes: vec![Write::Match(Box::new(fixed)), Write::Append(Box::new(append))],
    })
}

/// What is stored of a record from elsewhere: one that is proven from the first die to the
/// last. It gets an id of its own here, and only the person who brought it is told of it.
pub(crate) fn import(text: &str, guest: &Guest, now: Millis) -> Result<(String, Vec<Write>), Refused> {
    let record = Record::read(text).map_err(|error| Refused::new(Code::BadTerms, error.to_string()))?;
    let report = table::verify(&record);
    if !report.is_proven() {
        return Err(Refused {
            problems: problems(&report),
            ..Refused::new(Code::BadTerms, "the record is not proven")
        });
    }
    let table =
        Table::load(&record.entries).map_err(|corrupt| Refused::new(Code::BadTerms, corrupt.to_string()))?;
    let secret = record.entries.iter().find_map(|entry| match &entry.fact {
        Fact::Closed { secret, .. } => Some(secret),
        _ => None,
    });
    let secret =
        secret.and_then(secret_bytes).ok_or_else(|| Refused::new(Code::BadTerms, "the match is not over"))?;
    let (game, mission) = match &table.terms().game {
        GameTerms::SpaceHulk { mission, .. } => {
            (GameName::SpaceHulk, content::hulk::parse(mission).mission.map(|mission| mission.id))
        }
        GameTerms::DeathAngel { .. } => (GameName::DeathAngel, None),
    };
    let id = random_id();
    let fixed = NewMatch {
        id: id.clone(),
        host: guest.id.to_string(),
        secret,
        invitation: None,
        visibility: Visibility::Link,
        game,
        mission,
        created: now,
    };
    let entries = entry_texts(&record.entries).map_err(unwritable)?;
    let card = Card { changed: now, seats: Some(Vec::new()), ..card(&table) };
    let append = Append { match_id: id.clone(), first: 0, entries, card };
    Ok((id, vec![Write::Match(Box::new(fixed)), Write::Append(Box::new(append))]))
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
