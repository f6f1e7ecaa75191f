//! Games played again, copied, saved and loaded.

use std::fmt::Debug;

use game_api::{Game, Journal, ReplayStep, Script, Seeded};

use crate::dice::Tape;
use crate::record::{
    Budget, Entries, Record, Verdict, each_game, each_position, legal_of, play, play_on, some_legal,
};
use crate::same::{same, same_games, same_text};

/// How far two games that should be alike are played on.
const FURTHER: usize = 6;

/// Checks that equal picks give equal games: every game is played again from
/// its picks, once with a journal and once without, and as a
/// [`game_api::Replay`]. States, hashes, legal lists and journals must agree,
/// and the picks must be used up exactly.
///
/// # Panics
///
/// If any of this fails.
pub fn determinism<G: Game>(starts: &[G], budget: Budget) {
    each_game("determinism", starts, budget, |record, spot| {
        let mut again = record.replay.start.clone();
        let mut silent = again.clone();
        for (index, step) in record.replay.steps.iter().enumerate() {
            spot.step = index;
            let entries = scripted(&mut again, step, Journal::keep())?;
            scripted(&mut silent, step, Journal::discard())?;
            let first = &record.games[index + 1];
            same("the journal played again", &record.journals[index], &entries)?;
            same_games("the game played again", first, &again)?;
            same_games("the game played without a journal", first, &silent)?;
        }
        let n_steps = record.replay.steps.len();
        [0, 1, n_steps / 2, n_steps]
            .into_iter()
            .try_for_each(|steps| replayed(record, steps.min(n_steps)))?;
        let end = record.replay.end().map_err(|error| error.to_string())?;
        same_games("the end of the replay", record.last(), &end)
    });
}

/// Checks that a clone equals its original in every way, and that neither
/// notices when the other plays on.
///
/// # Panics
///
/// If any of this fails.
pub fn clones<G: Game>(starts: &[G], budget: Budget) {
    each_position("clones", starts, budget, |game, dice| {
        let mut original = game.clone();
        let mut clone = original.clone();
        same_games("the clone", &original, &clone)?;
        let portrait = Portrait::of(&clone);
        play_on(&mut original, dice, FURTHER)?;
        portrait.still_fits(&clone, "the original")?;
        let portrait = Portrait::of(&original);
        play_on(&mut clone, dice, FURTHER)?;
        portrait.still_fits(&original, "the clone")
    });
}

/// Checks that a loaded game equals the saved one in every way, and that both
/// play on equally with equal picks.
///
/// # Panics
///
/// If any of this fails.
pub fn roundtrip<G: Game, T: Debug>(
    starts: &[G],
    budget: Budget,
    save: &dyn Fn(&G) -> T,
    load: &dyn Fn(&T) -> G,
) {
    each_position("roundtrip", starts, budget, |game, dice| {
        let saved = save(game);
        let mut loaded = load(&saved);
        same_games("the loaded game", game, &loaded).map_err(|what| format!("{what}\nsaved as {saved:?}"))?;
        in_step(&mut game.clone(), &mut loaded, dice)
    });
}

/// Plays a step from its picks; they must be used up exactly.
fn scripted<G: Game>(
    game: &mut G,
    step: &ReplayStep<G::Action>,
    mut journal: Journal<G::Seat, G::Event>,
) -> Result<Entries<G>, String> {
    let action = &step.action;
    let mut script = Script::new(step.picks.iter().copied());
    game.apply(action, &mut script, &mut journal)
        .map_err(|_| format!("{action:?} was legal, but is not when played again"))?;
    script.finish().map_err(|error| format!("playing {action:?} again: {error}"))?;
    Ok(journal.take())
}

fn replayed<G: Game>(record: &Record<G>, steps: usize) -> Verdict {
    let (game, journal) = record.replay.at(steps).map_err(|error| error.to_string())?;
    let what = format!("the replay after {steps} steps");
    same_games(&what, &record.games[steps], &game)?;
    let entries = record.journals[..steps].concat();
    same(&format!("the journal of {what}"), &entries[..], journal.entries())
}

fn in_step<G: Game>(game: &mut G, loaded: &mut G, dice: &mut Seeded) -> Verdict {
    for nth in 1..=FURTHER {
        let Some(action) = some_legal(game, dice) else {
            break;
        };
        let mut tape = Tape::new(dice);
        let entries = play(game, &action, &mut tape)?;
        let picks = tape.picks();
        let again = scripted(loaded, &ReplayStep { action, picks }, Journal::keep())?;
        let what = format!("the loaded game {nth} actions later");
        same(&format!("the journal of {what}"), &entries, &again)?;
        same_games(&what, game, loaded)?;
    }
    Ok(())
}

/// What a game looks like from outside. A second clone would not do as a
/// witness: if clones share anything, it changes with them.
struct Portrait<G: Game> {
    hash: u64,
    text: String,
    legal: Vec<G::Action>,
}

impl<G: Game> Portrait<G> {
    fn of(game: &G) -> Self {
        Portrait { hash: game.state_hash(), text: format!("{game:#?}"), legal: legal_of(game) }
    }

    fn still_fits(&self, game: &G, other: &str) -> Verdict {
        let now = Portrait::of(game);
        let what = |part: &str| format!("after {other} played on, {part}");
        same_text(&what("the game"), &self.text, &now.text)?;
        same(&what("its hash"), &self.hash, &now.hash)?;
        same(&what("its legal list"), &self.legal, &now.legal)
    }
}
