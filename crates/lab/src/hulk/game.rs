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
    /// Who plays the aliens; on a mission in a solo variant only a label.
    pub alien: String,
    /// What the dice follow from, together with the mission.
    pub seed: u64,
}

/// How long a game may last; a longer one is broken off, without a winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Longest {
    /// Rounds, the last of which is played to its end.
    pub rounds: u16,
    /// Decisions of both sides together.
    pub decisions: u32,
}

impl Longest {
    /// Far longer than any game that leads anywhere.
    pub const EVER: Longest = Longest { rounds: u16::MAX, decisions: 50_000 };

    fn is_reached(self, game: &SpaceHulk, decisions: u32) -> bool {
        decisions >= self.decisions || game.turn() > self.rounds
    }
}

/// Who sits on the seat of the aliens while the rules of a solo variant play them.
const NEVER_ASKED: &str = "random";

/// A mission with its geometry prepared, which takes longer than many a game.
#[derive(Clone, Debug)]
pub struct PreparedMission {
    id: String,
    is_solo: bool,
    start: Start,
}

impl PreparedMission {
    /// Prepares a mission.
    ///
    /// # Panics
    /// If the mission has not been checked.
    pub fn new(mission: &Mission) -> PreparedMission {
        let start = Start::new(&mission.position).expect("a mission is checked before it is played");
        PreparedMission { id: mission.id.clone(), is_solo: mission.position.solo.is_some(), start }
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
    play_within(Longest::EVER, table, job)
}

/// Plays a job, and no longer than this.
///
/// # Panics
/// If a player's name has not been checked.
pub fn play_within(longest: Longest, table: &PreparedMission, job: &Job) -> Record {
    let dice = Seeded::new(stable_hash(&(&table.id, job.seed)));
    let alien = if table.is_solo { NEVER_ASKED } else { &job.alien };
    let seats = seats(&job.marine, alien, job.seed);
    let marines = marines(&table.start);
    let mut deaths = Vec::new();
    let (game, decisions) = play_through(longest, &table.start, dice, seats, |game, round, event| {
        deaths.extend(death(game, &marines, round, event));
    });
    let mut record = Record { decisions, deaths, ..blank(marines.len(), &table.id, job) };
    if longest.is_reached(&game, decisions) {
        "max_actions".clone_into(&mut record.reason);
    }
    finish(&game, &mut record);
    record
}

/// Plays a game from its start to its end, or until it is broken off; `see` is shown every event with the game
/// after it and the round in which it was. Gives the last position, and how many decisions led to it.
pub(crate) fn play_through(
    longest: Longest,
    start: &Start,
    mut dice: Seeded,
    mut seats: [AnyPlayer<SpaceHulk>; 2],
    mut see: impl FnMut(&SpaceHulk, u16, &Event),
) -> (SpaceHulk, u32) {
    let mut journal = Journal::keep();
    let mut game = start.begin(&mut dice, &mut journal);
    let (mut legal, mut decisions) = (Vec::new(), 0);
    journal.take().iter().for_each(|entry| see(&game, game.turn(), &entry.event));
    while let Pending::Decide(side) = game.pending() {
        if longest.is_reached(&game, decisions) {
            break;
        }
        game.legal_actions(&mut legal);
        let index = seats[usize::from(side == Side::Alien)].decide(&game.view(Viewer::Seat(side)), &legal);
        let (round, action) = (game.turn(), legal[index]);
        game.apply_unchecked(&action, &mut dice, &mut journal);
        decisions += 1;
        journal.take().iter().for_each(|entry| see(&game, round, &entry.event));
    }
    (game, decisions)
}

/// Those who play the Marines and the aliens.
///
/// # Panics
/// If a player's name has not been checked.
pub(crate) fn seats(marine: &str, alien: &str, seed: u64) -> [AnyPlayer<SpaceHulk>; 2] {
    [(marine, Side::Marine), (alien, Side::Alien)].map(|(name, side)| {
        hulk::player(name, stable_hash(&(seed, side.name()))).expect("a player's name is checked before")
    })
}

/// The Marines by the names that they keep for the whole game.
fn marines(start: &Start) -> Vec<Tag> {
    let game = start.begin(&mut Seeded::new(0), &mut Journal::discard());
    game.units().iter().filter(|unit| unit.kind() == Kind::Marine).map(Unit::tag).collect()
}

/// What is noted of an event, if it is the death of a Marine.
fn death(game: &SpaceHulk, marines: &[Tag], round: u16, event: &Event) -> Option<Death> {
    let Event::Killed { unit, at, .. } = event else { return None };
    let coord = at.map(|square| game.setup().board().coord(square));
    let at = coord.map(|coord| (coord.x, coord.y, coord.level));
    marines.contains(unit).then_some(Death { round, at })
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

fn finish(game: &SpaceHulk, record: &mut Record) {
    record.rounds = game.turn();
    record.exited = game.n_marines_exited();
    record.kills = game.n_aliens_killed();
    if let Pending::Over(outcome) = game.pending() {
        record.winner = outcome.winner.map(|side| side.name().to_owned());
        record.reason = game.reason(outcome);
    }
}
