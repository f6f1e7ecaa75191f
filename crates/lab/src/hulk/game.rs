//! One game from its beginning to its end.

use bots::{AnyPlayer, hulk};
use game_api::{Game, Journal, Pending, Seeded, Viewer, stable_hash};
use space_hulk::{Event, Kind, Position, Side, SpaceHulk, Start, Tag, Unit};

use super::record::{Death, Record};

/// A mission to be played.
#[derive(Clone, Debug)]
pub struct Mission {
    /// What it is called in results.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// How it starts; it has been checked.
    pub position: Position,
}

/// One game to be played. Equal jobs give equal records.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Job {
    /// The mission's place in the list.
    pub mission: usize,
    /// Who plays the Marines.
    pub marine: String,
    /// Who plays the aliens.
    pub alien: String,
    /// What the dice follow from, together with the mission.
    pub seed: u64,
}

/// A game that lasts longer is broken off, without a winner.
const MOST_DECISIONS: u32 = 50_000;

/// A mission with its geometry prepared, which takes longer than many a game.
#[derive(Clone, Debug)]
pub struct PreparedMission {
    id: String,
    start: Start,
}

impl PreparedMission {
    /// Prepares a mission.
    ///
    /// # Panics
    /// If the mission has not been checked.
    pub fn new(mission: &Mission) -> PreparedMission {
        let start = Start::new(&mission.position).expect("a mission is checked before it is played");
        PreparedMission { id: mission.id.clone(), start }
    }

    /// What it is called in results.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Where a game begins.
    pub fn start(&self) -> &Start {
        &self.start
    }
}

/// Plays a job.
///
/// # Panics
/// If a player's name has not been checked.
pub fn play(table: &PreparedMission, job: &Job) -> Record {
    let mut dice = Seeded::new(stable_hash(&(&table.id, job.seed)));
    let mut journal = Journal::keep();
    let mut game = table.start.begin(&mut dice, &mut journal);
    let mut seats = [Side::Marine, Side::Alien].map(|side| seat(side, job));
    let marines = marines(&game);
    let mut record = blank(marines.len(), &table.id, job);
    let mut legal = Vec::new();
    while let Pending::Decide(side) = game.pending() {
        if record.decisions == MOST_DECISIONS {
            "max_actions".clone_into(&mut record.reason);
            break;
        }
        game.legal_actions(&mut legal);
        let index = seats[usize::from(side == Side::Alien)].decide(&game.view(Viewer::Seat(side)), &legal);
        let (round, action) = (game.turn(), legal[index]);
        game.apply_unchecked(&action, &mut dice, &mut journal);
        record.decisions += 1;
        note_deaths(&game, &marines, round, &mut journal, &mut record);
    }
    finish(&game, &mut record);
    record
}

fn seat(side: Side, job: &Job) -> AnyPlayer<SpaceHulk> {
    let name = match side {
        Side::Marine => &job.marine,
        Side::Alien => &job.alien,
    };
    hulk::player(name, stable_hash(&(job.seed, side.name()))).expect("a player's name is checked before")
}

/// The Marines by the names that they keep for the whole game.
fn marines(game: &SpaceHulk) -> Vec<Tag> {
    game.units().iter().filter(|unit| unit.kind() == Kind::Marine).map(Unit::tag).collect()
}

fn blank(n_marines: usize, mission: &str, job: &Job) -> Record {
    Record {
        mission: mission.to_owned(),
        marine: job.marine.clone(),
        alien: job.alien.clone(),
        seed: job.seed,
        winner: None,
        reason: String::new(),
        rounds: 0,
        decisions: 0,
        marines: n_marines as u8,
        deaths: Vec::new(),
        exited: 0,
        kills: 0,
    }
}

fn note_deaths(
    game: &SpaceHulk,
    marines: &[Tag],
    round: u16,
    journal: &mut Journal<Side, Event>,
    record: &mut Record,
) {
    for entry in journal.take() {
        let Event::Killed { unit, at, .. } = entry.event else { continue };
        if marines.contains(&unit) {
            let coord = at.map(|square| game.setup().board().coord(square));
            let at = coord.map(|coord| (coord.x, coord.y, coord.level));
            record.deaths.push(Death { round, at });
        }
    }
}

fn finish(game: &SpaceHulk, record: &mut Record) {
    record.rounds = game.turn();
    record.exited = game.n_marines_exited();
    record.kills = game.n_aliens_killed();
    if let Pending::Over(outcome) = game.pending() {
        record.winner = outcome.winner.map(|side| side.name().to_owned());
        record.reason = game.reason(outcome);
    }
}
