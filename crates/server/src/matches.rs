//! New matches: from a request to what is stored.

use std::collections::{BTreeMap, BTreeSet};

use content::hulk::Library;
use protocol::{Code, GameName, NewGame, NewHolder, Refused, Seat};
use table::{Command, Entry, GameTerms, Holder, MatchId, Millis, Rematch, Secret, Table, Terms, Who};

use crate::limits::Limits;
use crate::room::{Guest, Plans, card, entry_texts, seat_cards};
use crate::store::{Append, Card, Counted, NewMatch, SeatCard, Write};
use crate::token::{Token, random_bytes, random_id};

mod moment;

/// A match that can be stored.
pub(crate) struct Opened {
    pub id: String,
    pub invitation: Token,
    pub writes: Vec<Write>,
    /// The seats of the one who made it.
    pub seats: Vec<Seat>,
}

/// What a request for a match comes to, or everything that is wrong with it.
pub(crate) fn open(
    request: protocol::NewMatch,
    host: &Guest,
    plans: &Plans,
    limits: &Limits,
    now: Millis,
) -> Result<Opened, Refused> {
    let (game, mission) = game_terms(&request.game, limits)?;
    let terms = Terms {
        game,
        clock: request.clock,
        practice: request.practice,
        open_hands: request.open_hands,
        lesson: request.lesson,
    };
    let mut draft = Draft::new(terms, Fresh::random(), plans, now)?;
    match request.from {
        Some(moment) => draft.play_to(moment, &request.seats, host, plans)?,
        None => draft.seat(&request.seats, host)?,
    }
    let invitation = Token::random();
    let fixed = NewMatch {
        id: draft.table.id().to_string(),
        host: host.id.to_string(),
        secret: draft.secret_bytes,
        invitation: Some(invitation.hash()),
        visibility: request.visibility,
        game: game_name(&request.game),
        mission,
        created: now,
        imported: false,
    };
    let seats = request.seats.iter().filter(|(_, holder)| **holder == NewHolder::Me);
    let seats = seats.map(|(seat, _)| *seat).collect();
    Ok(Opened { id: fixed.id.clone(), invitation, writes: draft.writes(fixed, limits)?, seats })
}

/// What is random about a new match.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Fresh {
    pub id: String,
    /// The server's part of the seed.
    pub secret: [u8; 32],
}

impl Fresh {
    /// From the operating system's generator.
    pub fn random() -> Fresh {
        Fresh { id: random_id(), secret: random_bytes() }
    }
}

/// What the match that follows another one is made of.
#[derive(Clone, Debug)]
pub struct NextTerms {
    pub(crate) fixed: NewMatch,
    pub(crate) rematch: Rematch,
    pub(crate) limits: Limits,
}

/// A match that follows another one. It is not stored yet: the match before it stores both at
/// once, its own link and this, so that there is never one without the other.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct NextMatch {
    pub id: MatchId,
    pub writes: Vec<Write>,
}

impl NextTerms {
    /// Sets the match up.
    pub fn make(self, fresh: Fresh, plans: &Plans, now: Millis) -> Result<NextMatch, String> {
        let NextTerms { fixed, rematch, limits } = self;
        let mut draft = Draft::new(rematch.terms, fresh, plans, now).map_err(|refused| refused.message)?;
        for (seat, holder) in rematch.holders {
            let (who, command) = match holder {
                Holder::Person(person) => (Who::Person(person), Command::Take { seat }),
                Holder::Computer(player) => {
                    (Who::House, Command::Fill { seat, holder: Holder::Computer(player) })
                }
                Holder::Nobody => continue,
            };
            draft.command(who, command).map_err(|refused| refused.message)?;
        }
        let id = draft.table.id().clone();
        let host = host_among(fixed.host, &draft.table);
        let (secret, created) = (draft.secret_bytes, now);
        let fixed = NewMatch { id: id.to_string(), host, secret, invitation: None, created, ..fixed };
        let writes = draft.writes(fixed, &limits).map_err(|refused| refused.message)?;
        Ok(NextMatch { id, writes })
    }
}

/// Who is the host of a match that follows: the same person as before, if that person plays in it. A match
/// must not belong to a person who has not asked for it.
fn host_among(host: String, table: &Table) -> String {
    let seats = seat_cards(table);
    let players: Vec<&String> = seats.iter().filter_map(|seat| seat.person.as_ref()).collect();
    match players.first() {
        Some(first) if !players.contains(&&host) => (*first).clone(),
        _ => host,
    }
}

/// What must be true for people to come to a match: they have room for it. `newcomers` are those to
/// whose matches it has not counted before.
pub(crate) fn limit_writes<'a>(
    host: &str,
    newcomers: impl IntoIterator<Item = &'a str>,
    seats: &[SeatCard],
    limits: &Limits,
) -> Vec<Write> {
    let at_most = |person: &str, counted, most| Write::AtMost { person: person.to_owned(), counted, most };
    let newcomers: BTreeSet<&str> = newcomers.into_iter().collect();
    let own = |person| at_most(person, Counted::Matches, limits.matches_per_person);
    let mut writes: Vec<Write> = newcomers.into_iter().map(own).collect();
    if seats.iter().all(|seat| seat.computer.is_some()) {
        writes.push(at_most(host, Counted::ComputerMatches, limits.computer_matches_per_person));
    }
    writes
}

/// The same for a new match.
pub(crate) fn new_match_limits(host: &str, seats: &[SeatCard], limits: &Limits) -> Vec<Write> {
    let players = seats.iter().filter_map(|seat| seat.person.as_deref());
    limit_writes(host, players.chain([host]), seats, limits)
}

/// A match whose first entries are being made.
#[derive(Clone)]
struct Draft {
    secret_bytes: [u8; 32],
    table: Table,
    entries: Vec<Entry>,
    now: Millis,
}

impl Draft {
    fn new(terms: Terms, fresh: Fresh, plans: &Plans, now: Millis) -> Result<Draft, Refused> {
        let secret_bytes = fresh.secret;
        let id = MatchId::new(fresh.id).map_err(|error| Refused::new(Code::Internal, error.to_string()))?;
        let opened = Entry::opened(id, terms, Secret::new(secret_bytes).commitment(), now);
        let table = Table::open_by(&opened, |terms| plans.find(terms));
        let table = table.map_err(|corrupt| Refused::new(Code::BadTerms, corrupt.why))?;
        Ok(Draft { secret_bytes, table, entries: vec![opened], now })
    }

    fn seat(&mut self, seats: &BTreeMap<Seat, NewHolder>, host: &Guest) -> Result<(), Refused> {
        for (seat, holder) in seats {
            let seat = *seat;
            match holder {
                NewHolder::Me => self.command(Who::Person(host.id.clone()), Command::Take { seat })?,
                NewHolder::Computer { player } => {
                    let holder = Holder::Computer(player.clone());
                    self.command(Who::House, Command::Fill { seat, holder })?;
                }
                NewHolder::Nobody => {}
            }
        }
        Ok(())
    }

    fn command(&mut self, who: Who, command: Command) -> Result<(), Refused> {
        let secret = Secret::new(self.secret_bytes);
        let decided = self.table.consider(&who, &command, &secret, self.now);
        let decided = decided.map_err(|refused| Refused { code: Code::BadTerms, ..refused.into() })?;
        if let Some(after) = decided.after {
            self.table = *after;
        }
        self.entries.extend(decided.entries);
        Ok(())
    }

    fn writes(&self, fixed: NewMatch, limits: &Limits) -> Result<Vec<Write>, Refused> {
        let seats = seat_cards(&self.table);
        let limits = new_match_limits(&fixed.host, &seats, limits);
        let append = Append {
            match_id: fixed.id.clone(),
            first: 0,
            entries: entry_texts(&self.entries).map_err(unwritable)?,
            card: Card { seats: Some(seats), ..card(&self.table) },
            epoch: None,
        };
        let mut writes = vec![Write::Match(Box::new(fixed)), Write::Append(Box::new(append))];
        writes.extend(limits);
        Ok(writes)
    }
}

/// An entry that has no text: a mistake of ours.
pub(crate) fn unwritable(error: serde_json::Error) -> Refused {
    tracing::error!(%error, "an entry cannot be written");
    Refused::new(Code::Internal, "a mistake of the server")
}

/// The terms of the game, and the id of its mission.
fn game_terms(game: &NewGame, limits: &Limits) -> Result<(GameTerms, Option<String>), Refused> {
    match game {
        NewGame::SpaceHulk { mission, mission_file, options, solo } => {
            let (source, id) = mission_source(mission.as_deref(), mission_file.as_deref(), limits)?;
            Ok((GameTerms::SpaceHulk { mission: source, options: options.clone(), solo: *solo }, id))
        }
        NewGame::DeathAngel { players, teams } => {
            Ok((GameTerms::DeathAngel { players: *players, teams: teams.clone() }, None))
        }
    }
}

fn mission_source(
    id: Option<&str>,
    file: Option<&str>,
    limits: &Limits,
) -> Result<(String, Option<String>), Refused> {
    match (id, file) {
        (Some(id), None) => match Library::source(id) {
            Some(source) => Ok((source.to_owned(), Some(id.to_owned()))),
            None => Err(Refused::new(Code::BadTerms, "there is no such mission; see GET /api/missions")),
        },
        (None, Some(file)) if file.len() > limits.mission_bytes => {
            let most = limits.mission_bytes;
            Err(Refused::new(Code::TooLarge, format!("a mission file has at most {most} bytes")))
        }
        (None, Some(file)) => {
            let id = content::hulk::parse(file).mission.map(|mission| mission.id);
            Ok((file.to_owned(), id))
        }
        _ => Err(Refused::new(Code::BadTerms, "say either `mission` or `mission_file`")),
    }
}

fn game_name(game: &NewGame) -> GameName {
    match game {
        NewGame::SpaceHulk { .. } => GameName::SpaceHulk,
        NewGame::DeathAngel { .. } => GameName::DeathAngel,
    }
}
