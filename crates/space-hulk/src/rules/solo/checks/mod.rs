//! What holds whenever the automaton acts, asked in whole games on the boards of the
//! tests and on random ones, in both variants and with random options.
//!
//! The automaton calls the functions here before and after what it does; they do
//! nothing unless a test of this module is watching.

mod boards;
mod open;
mod order;
mod shortest;

use std::cell::RefCell;

use game_api::{Chance, Game, Journal, Pending, Seeded};

use super::way::First;
use crate::geometry::Square;
use crate::position::{Position, Solo};
use crate::state::SpaceHulk;
use crate::text;
use crate::unit::{Kind, Place, UnitId};

/// How often something was asked.
#[derive(Debug, Default)]
struct Asked {
    /// Actions of aliens on the board.
    actions: usize,
    /// Squares whose steps were compared with the legal list.
    squares: usize,
    /// Plans that were compared with the shortest way.
    plans: usize,
    /// Retreats.
    retreats: usize,
    /// Games.
    games: usize,
}

thread_local! {
    static ASKED: RefCell<Option<Asked>> = const { RefCell::new(None) };
}

/// Counts, and says how often it was counted before; `None` if no test is watching.
fn count(which: fn(&mut Asked) -> &mut usize) -> Option<usize> {
    ASKED.with_borrow_mut(|asked| {
        let number = which(asked.as_mut()?);
        *number += 1;
        Some(*number - 1)
    })
}

/// One plan in this many is compared with the shortest way, which takes long to find.
const PLANS: usize = 4;

/// The automaton is about to act with this alien.
pub(in crate::rules) fn before_action(game: &SpaceHulk, id: UnitId) {
    if game.units[id].square().is_some() && count(|asked| &mut asked.actions).is_some() {
        let squares = open::compare(game, id);
        ASKED.with_borrow_mut(|asked| asked.as_mut().expect("watching").squares += squares);
    }
}

/// Variant A: this is the next action of an alien on its way to a Marine.
pub(in crate::rules) fn before_first(game: &SpaceHulk, id: UnitId, target: UnitId, first: &First) {
    let is_model = game.units[id].kind() != Kind::Blip && game.units[id].square().is_some();
    if is_model && count(|asked| &mut asked.plans).is_some_and(|n| n % PLANS == 0) {
        shortest::check_first(game, id, target, first);
    }
}

/// Variant B: this is the way of an alien to a Marine.
pub(in crate::rules) fn before_stride(game: &SpaceHulk, id: UnitId, target: UnitId, way: &[Square]) {
    if count(|asked| &mut asked.plans).is_some_and(|n| n % PLANS == 0) {
        shortest::check_way(game, id, target, way);
    }
}

/// Variant B: a group has retreated to this square. It shares it with no blip, and the
/// Broodlord stands alone (SB-MERGE-02, SB-GROUP-05).
pub(in crate::rules) fn after_retreat(game: &SpaceHulk, id: UnitId, to: Square) {
    if count(|asked| &mut asked.retreats).is_none() {
        return;
    }
    let there = |kind: Kind| {
        game.aliens()
            .iter()
            .filter(|&id| game.units[id].kind() == kind && game.units[id].place() == Place::Board(to))
            .count()
    };
    let board = || text::print(&game.position());
    assert_eq!(there(Kind::Blip), 0, "{} retreats onto blips\n{}", game.name_of(id), board());
    assert_eq!(there(Kind::Broodlord), 0, "{} retreats onto the Broodlord\n{}", game.name_of(id), board());
}

/// Plays a game with random answers of the player, watched.
fn play(position: &Position, seed: u64, each: &mut dyn FnMut(&SpaceHulk, &mut Seeded)) {
    let mut dice = Seeded::new(seed);
    let Ok(mut game) = SpaceHulk::from_position(position, &mut dice, &mut Journal::discard()) else {
        return;
    };
    count(|asked| &mut asked.games);
    let mut answers = Seeded::new(!seed);
    let mut legal = Vec::new();
    for _ in 0..400 {
        if let Pending::Over(_) = game.pending() {
            return;
        }
        each(&game, &mut answers);
        game.legal_actions(&mut legal);
        let answer = legal[answers.pick(&vec![1; legal.len()])];
        game.apply(&answer, &mut dice, &mut Journal::discard()).expect("legal");
    }
}

/// Plays games of a variant on every board.
fn play_all(solo: Solo, games: u64, each: &mut dyn FnMut(&SpaceHulk, &mut Seeded)) {
    for seed in 0..games {
        for position in boards::all(solo, seed) {
            play(&position, seed, each);
        }
    }
}

/// Watches games of a variant; how often was asked.
fn watch(solo: Solo, games: u64) -> Asked {
    ASKED.set(Some(Asked::default()));
    play_all(solo, games, &mut |_, _| {});
    ASKED.take().expect("watching")
}

/// Steps and plans in variant A.
#[test]
fn the_automaton_of_variant_a_moves_by_the_rules_of_movement() {
    let asked = watch(Solo::A, 200);
    println!("{asked:?}");
    assert!(asked.actions > 20_000 && asked.squares > 500_000 && asked.plans > 5000, "{asked:?}");
}

/// Steps, plans and retreats in variant B.
#[test]
fn the_automaton_of_variant_b_moves_by_the_rules_of_movement() {
    let asked = watch(Solo::B, 200);
    println!("{asked:?}");
    assert!(asked.actions > 20_000 && asked.squares > 500_000 && asked.plans > 5000, "{asked:?}");
    assert!(asked.retreats > 300, "{asked:?}");
}

/// The order of the list of units changes nothing that the automaton does, but by the
/// numbers of picks.
#[test]
fn the_order_of_units_changes_no_choice() {
    for solo in [Solo::A, Solo::B] {
        let mut orders = 0;
        play_all(solo, 12, &mut |game, answers| orders += usize::from(order::compare(game, answers)));
        println!("{solo:?}: {orders} decisions");
        assert!(orders > 600, "{orders}");
    }
}
