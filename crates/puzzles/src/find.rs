//! Looks for puzzles in games of computer players.

use std::sync::Arc;

use analysis::{Curve, Depth, Judgment, Mind, judge};
use bots::AnyPlayer;
use game_api::{Journal, Pending, Seeded, Viewer, stable_hash};
use search::Stop;

use crate::examine::{examine, is_near_end, is_written_whole};
use crate::game::{Puzzling, angel_start, mission_start};
use crate::grade::grade;
use crate::puzzle::{LEAD, Origin, Puzzle};

/// The depth of the search that finds positions.
const SCREEN: u8 = 2;
/// A position that is lost or won already is none either: the chance after the best answer.
const OPEN: std::ops::RangeInclusive<i32> = 1_000..=9_700;
/// The part of a game, in percent of its actions, that is left out: what comes after it is shorter to play out, and more a
/// matter of single actions.
const EARLY: usize = 50;
/// Actions between two puzzles of one game at least.
const APART: usize = 12;

/// Where puzzles are looked for.
#[derive(Clone, Debug)]
pub struct Hunt {
    /// A mission of Space Hulk; Death Angel without one.
    pub mission: Option<String>,
    /// How many play Death Angel.
    pub seats: u8,
    /// The computer players: Marines and aliens, or the one on all seats.
    pub players: Vec<String>,
    /// What the game follows from.
    pub seed: u64,
    /// Of how many decisions one is looked at.
    pub every: u64,
    /// Puzzles of one game at most.
    pub most: usize,
}

/// Plays a game and looks for puzzles in it.
pub fn find(hunt: &Hunt, stop: &Stop) -> Vec<Puzzle> {
    let found = match &hunt.mission {
        Some(mission) => mission_start(mission, hunt.seed).map(|start| search_game(hunt, start, stop)),
        None => angel_start(hunt.seats, hunt.seed).map(|start| search_game(hunt, start, stop)),
    };
    found.unwrap_or_default()
}

fn search_game<G: Puzzling>(hunt: &Hunt, start: G, stop: &Stop) -> Vec<Puzzle> {
    let mut found: Vec<Puzzle> = Vec::new();
    let mut mind = Mind::<G>::new(Arc::new(Curve::straight()));
    let positions = played(hunt, start);
    for (n_actions, game) in positions.iter().enumerate().skip(positions.len() * EARLY / 100) {
        let is_looked_at = stable_hash(&(hunt.seed, n_actions)).is_multiple_of(hunt.every.max(1))
            && found.last().is_none_or(|last| n_actions >= last.origin.actions + APART);
        if is_looked_at && let Some(puzzle) = look(hunt, &mut mind, game, n_actions, stop) {
            found.push(puzzle);
        }
        if found.len() == hunt.most || stop.is_asked() {
            break;
        }
    }
    found
}

/// Every position of a game in which something is decided.
fn played<G: Puzzling>(hunt: &Hunt, start: G) -> Vec<G> {
    let mut players: Vec<(G::Seat, AnyPlayer<G>)> = Vec::new();
    let (mut game, mut dice, mut legal) = (start, Seeded::new(hunt.seed), Vec::new());
    let mut positions = Vec::new();
    while let Pending::Decide(seat) = game.pending() {
        positions.push(game.clone());
        game.legal_actions(&mut legal);
        let Some(index) = answer(hunt, &mut players, &game, seat, &legal) else { break };
        game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
    }
    positions
}

/// What the player of a seat answers.
fn answer<G: Puzzling>(
    hunt: &Hunt,
    players: &mut Vec<(G::Seat, AnyPlayer<G>)>,
    game: &G,
    seat: G::Seat,
    legal: &[G::Action],
) -> Option<usize> {
    if players.iter().all(|(own, _)| *own != seat) {
        let place = usize::from(!G::is_marine(seat)).min(hunt.players.len().saturating_sub(1));
        players.push((seat, G::player(hunt.players.get(place)?, hunt.seed)?));
    }
    let (_, player) = players.iter_mut().find(|(own, _)| *own == seat)?;
    Some(player.decide(&game.view(Viewer::Seat(seat)), legal))
}

/// Asks about a decision quickly, and thoroughly where that is promising.
fn look<G: Puzzling>(
    hunt: &Hunt,
    mind: &mut Mind<G>,
    game: &G,
    n_actions: usize,
    stop: &Stop,
) -> Option<Puzzle> {
    let Pending::Decide(seat) = game.pending() else { return None };
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    if legal.len() < G::LEAST_ANSWERS {
        return None;
    }
    let depth = Depth::new(SCREEN)?;
    let view = game.view(Viewer::Seat(seat));
    let judged = judge(mind, (&view, &legal), seat, None, (depth, hunt.seed), stop)?;
    if !is_promising(&judged) && !is_near_end(game) || !is_written_whole(game) {
        return None;
    }
    let examined = examine(game, hunt.seed, stop).ok()?;
    let best = examined.answers.first()?;
    if !OPEN.contains(&best.chance) {
        return None;
    }
    let place = hunt.mission.clone().unwrap_or_else(|| format!("angel-{}p", hunt.seats));
    Some(Puzzle {
        id: format!("{place}-{}-{n_actions}", hunt.seed),
        game: G::GAME,
        mission: hunt.mission.clone(),
        seat: G::seat(seat),
        grade: grade(game, &examined.answers),
        origin: Origin { seed: hunt.seed, players: hunt.players.clone(), actions: n_actions },
        found: depth.rollouts(),
        checked: examined.checked,
        answers: examined.answers,
        position: game.write().trim_matches('\n').to_owned() + "\n",
    })
}

/// One answer is ahead of all others that were compared by more than the error of the difference.
fn is_promising(judged: &Judgment) -> bool {
    let Some((best, others)) = judged.answers.split_first() else { return false };
    let sign = if judged.is_marine { 1 } else { -1 };
    let is_behind = |chance: i32, error: i32| sign * (best.chance - chance) >= LEAD + error;
    !others.is_empty()
        && others.iter().all(|other| is_behind(other.chance, best.uncertainty.max(other.uncertainty)))
}
