//! New matches: from a request to what is stored.

use content::hulk::Library;
use protocol::{Code, GameName, NewGame, NewHolder, Refused, Seat};
use table::{Command, Entry, GameTerms, Holder, MatchId, Millis, Rematch, Secret, Table, Terms, Who};

use crate::limits::LIMITS;
use crate::room::{Guest, Plans, Room, card, entry_texts, seat_cards};
use crate::store::{Append, Card, NewMatch, Write};
use crate::token::{Token, random_bytes, random_id};

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
    now: Millis,
) -> Result<Opened, Refused> {
    let (game, mission) = game_terms(&request.game)?;
    let terms =
        Terms { game, clock: request.clock, practice: request.practice, open_hands: request.open_hands };
    let mut draft = Draft::new(terms, plans, now)?;
    for (seat, holder) in &request.seats {
        let seat = *seat;
        match holder {
            NewHolder::Me => draft.command(Who::Person(host.id.clone()), Command::Take { seat })?,
            NewHolder::Computer { player } => {
                draft.command(Who::House, Command::Fill { seat, holder: Holder::Computer(player.clone()) })?
            }
            NewHolder::Nobody => {}
        }
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
    };
    let seats = request.seats.iter().filter(|(_, holder)| **holder == NewHolder::Me);
    let seats = seats.map(|(seat, _)| *seat).collect();
    Ok(Opened { id: fixed.id.clone(), invitation, writes: draft.writes(fixed)?, seats })
}

/// The match that follows another one.
pub(crate) fn rematch_of(
    room: &Room,
    rematch: Rematch,
    plans: &Plans,
    now: Millis,
) -> Result<(MatchId, Vec<Write>), String> {
    let mut draft = Draft::new(rematch.terms, plans, now).map_err(|refused| refused.message)?;
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
    let fixed = NewMatch {
        id: id.to_string(),
        secret: draft.secret_bytes,
        invitation: None,
        created: now,
        ..room.fixed().clone()
    };
    let writes = draft.writes(fixed).map_err(|refused| refused.message)?;
    Ok((id, writes))
}

/// A match whose first entries are being made.
struct Draft {
    secret_bytes: [u8; 32],
    table: Table,
    entries: Vec<Entry>,
    now: Millis,
}

impl Draft {
    fn new(terms: Terms, plans: &Plans, now: Millis) -> Result<Draft, Refused> {
        let secret_bytes = random_bytes();
        let id =
            MatchId::new(random_id()).map_err(|error| Refused::new(Code::Internal, error.to_string()))?;
        let opened = Entry::opened(id, terms, Secret::new(secret_bytes).commitment(), now);
        let table = Table::open_by(&opened, |terms| plans.find(terms));
        let table = table.map_err(|corrupt| Refused::new(Code::BadTerms, corrupt.why))?;
        Ok(Draft { secret_bytes, table, entries: vec![opened], now })
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

    fn writes(&self, fixed: NewMatch) -> Result<Vec<Write>, Refused> {
        let append = Append {
            match_id: fixed.id.clone(),
            first: 0,
            entries: entry_texts(&self.entries).map_err(unwritable)?,
            card: Card { seats: Some(seat_cards(&self.table)), ..card(&self.table) },
        };
        Ok(vec![Write::Match(Box::new(fixed)), Write::Append(Box::new(append))])
    }
}

/// An entry that has no text: a mistake of ours.
pub(crate) fn unwritable(error: serde_json::Error) -> Refused {
    tracing::error!(%error, "an entry cannot be written");
    Refused::new(Code::Internal, "a mistake of the server")
}

/// The terms of the game, and the id of its mission.
fn game_terms(game: &NewGame) -> Result<(GameTerms, Option<String>), Refused> {
    match game {
        NewGame::SpaceHulk { mission, mission_file, options, solo } => {
            let (source, id) = mission_source(mission.as_deref(), mission_file.as_deref())?;
            Ok((GameTerms::SpaceHulk { mission: source, options: options.clone(), solo: *solo }, id))
        }
        NewGame::DeathAngel { players, teams } => {
            Ok((GameTerms::DeathAngel { players: *players, teams: teams.clone() }, None))
        }
    }
}

fn mission_source(id: Option<&str>, file: Option<&str>) -> Result<(String, Option<String>), Refused> {
    match (id, file) {
        (Some(id), None) => match Library::source(id) {
            Some(source) => Ok((source.to_owned(), Some(id.to_owned()))),
            None => Err(Refused::new(Code::BadTerms, "there is no such mission; see GET /api/missions")),
        },
        (None, Some(file)) if file.len() > LIMITS.mission_bytes => {
            let most = LIMITS.mission_bytes;
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
