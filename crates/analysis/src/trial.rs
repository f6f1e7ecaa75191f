//! Matches between computer players, to measure how good an analysis is.

use std::sync::Arc;

use game_api::{Journal, Pending, Recorder, Replay, ReplayStep, Seeded, Viewer, stable_hash};
use search::Stop;
use table::PlayedGame;

use crate::walk::end_of;
use crate::{Analyst, Curve, Depth, Mind, judge};

/// A chance that was told, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// The chance of the Marines as whoever decided could know it.
    pub chance: i32,
    /// What the match came to.
    pub result: i32,
}

/// Plays a match between two computer players, the first with the Marines. Nothing if there is no such player. Its dice
/// have a seed of their own, from which neither the start nor a player can follow: whoever drew from the same numbers
/// would choose as if the dice were known.
pub fn play_match<G: Analyst>(start: G, players: [&str; 2], seed: u64) -> Option<PlayedGame<G>> {
    let mut replay = Replay::new(start.clone());
    let (mut game, mut legal) = (start, Vec::new());
    let mut dice = Recorder::new(Seeded::new(stable_hash(&(seed, "match"))));
    let mut bots: Vec<(G::Seat, bots::AnyPlayer<G>)> = Vec::new();
    while let Pending::Decide(seat) = game.pending() {
        game.legal_actions(&mut legal);
        if bots.iter().all(|(own, _)| *own != seat) {
            bots.push((seat, G::player(players[usize::from(!G::is_marine(seat))], seed)?));
        }
        let (_, bot) = bots.iter_mut().find(|(own, _)| *own == seat)?;
        let action = legal[bot.decide(&game.view(Viewer::Seat(seat)), &legal)].clone();
        game.apply_unchecked(&action, &mut dice, &mut Journal::discard());
        replay.steps.push(ReplayStep { action, picks: dice.take() });
    }
    let frames = (0..replay.steps.len() as u32).collect();
    Some(PlayedGame { replay, frames })
}

/// What is told of some positions of a match, chosen by chance among those with a choice: at most `most`.
pub fn tell<G: Analyst>(
    played: &PlayedGame<G>,
    curve: &Arc<Curve>,
    depth: Depth,
    most: usize,
    seed: u64,
) -> Vec<Told>
where
    G::View: Sync,
    G::Action: Sync,
    G::Seat: Sync,
{
    let mut mind = Mind::<G>::new(Arc::clone(curve));
    let (mut game, mut open, mut legal) = (played.replay.start.clone(), Vec::new(), Vec::new());
    for step in &played.replay.steps {
        game.legal_actions(&mut legal);
        if legal.len() > 1 {
            open.push(game.clone());
        }
        let mut script = game_api::Script::new(step.picks.iter().copied());
        game.apply_unchecked(&step.action, &mut script, &mut Journal::discard());
    }
    let (result, mut dice) = (end_of(&game, None).result, Seeded::new(stable_hash(&(seed, "told"))));
    while open.len() > most {
        open.swap_remove(dice.below(open.len() as u32) as usize);
    }
    let told = open.iter().filter_map(|game| {
        let Pending::Decide(seat) = game.pending() else { return None };
        game.legal_actions(&mut legal);
        let view = game.view(Viewer::Seat(seat));
        let judged = judge(&mut mind, (&view, &legal), seat, None, (depth, seed), &Stop::default())?;
        Some(Told { chance: judged.value, result })
    });
    told.collect()
}
