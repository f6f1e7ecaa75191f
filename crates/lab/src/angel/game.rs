//! One game from its beginning to its end.

use bots::AnyPlayer;
use bots::angel::player;
use death_angel::{DeathAngel, Event, Seat};
use game_api::{Game, Journal, JournalEntry, Pending, Seeded, Viewer, stable_hash};

use super::record::Record;

/// One game to be played. Equal jobs give equal records.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Job {
    /// How many players there are, one to six.
    pub players: u8,
    /// Who holds all the seats.
    pub bot: String,
    /// What cards and dice follow from, together with the number of players.
    pub seed: u64,
}

/// A game that lasts longer is broken off, and counts as lost.
const MOST_DECISIONS: u32 = 50_000;

/// Plays a job.
///
/// # Panics
/// If the number of players or the name of the bot has not been checked.
pub fn play(job: &Job) -> Record {
    let mut chance = Seeded::new(stable_hash(&("death-angel", job.players, job.seed)));
    let mut journal = Journal::keep();
    let mut game = DeathAngel::new(job.players, &mut chance, &mut journal).expect("one to six players");
    let mut seats: Vec<AnyPlayer<DeathAngel>> =
        Seat::ALL.iter().take(job.players.into()).map(|&seat| sit_down(seat, job)).collect();
    let mut record = blank(job);
    let mut legal = Vec::new();
    while let Pending::Decide(seat) = game.pending() {
        if record.decisions == MOST_DECISIONS {
            "max_actions".clone_into(&mut record.ending);
            break;
        }
        game.legal_actions(&mut legal);
        let index = seats[seat.index()].decide(&game.view(Viewer::Seat(seat)), &legal);
        let (round, action) = (game.round(), legal[index]);
        game.apply_unchecked(&action, &mut chance, &mut journal);
        record.decisions += 1;
        note(&journal.take(), round, &mut record);
    }
    finish(&game, &mut record);
    record
}

fn sit_down(seat: Seat, job: &Job) -> AnyPlayer<DeathAngel> {
    player(&job.bot, stable_hash(&(job.seed, seat.name()))).expect("a bot's name is checked before")
}

fn blank(job: &Job) -> Record {
    Record {
        players: job.players,
        bot: job.bot.clone(),
        seed: job.seed,
        won: false,
        ending: String::new(),
        location: String::new(),
        is_last: false,
        rounds: 0,
        decisions: 0,
        marines: 0,
        deaths: Vec::new(),
        kills: 0,
    }
}

/// Counts the dead. An action may end a round; who dies then died in the new one.
fn note(entries: &[JournalEntry<Seat, Event>], round: u16, record: &mut Record) {
    let mut now = round;
    for entry in entries {
        match entry.event {
            Event::Phase { round, .. } => now = round,
            Event::Dealt { .. } => record.marines += 1,
            Event::MarineSlain { .. } => record.deaths.push(now),
            Event::Slain { .. } => record.kills += 1,
            _ => {}
        }
    }
}

fn finish(game: &DeathAngel, record: &mut Record) {
    record.rounds = game.round();
    game.site().name().clone_into(&mut record.location);
    record.is_last = game.n_ahead() == 0;
    if let Some(outcome) = game.outcome() {
        record.won = outcome.is_won();
        outcome.ending.name().clone_into(&mut record.ending);
    }
}
