//! A player decides the same in worlds that differ only in what it may not know.

use std::cell::RefCell;
use std::iter;
use std::rc::Rc;

use bots::Level;
use bots::hulk::{self, Thinker};
use game_api::{Chance, Game, Journal, Pending, Player, Seeded, Viewer};
use search::Budget;
use space_hulk::{Action, Kind, Position, Side, Solo, SpaceHulk, View, text};

type Sitter = Box<dyn Player<SpaceHulk>>;
/// Makes a player with this seed. The cell holds the world in which it is asked: an honest player does
/// not look there.
type Seating<'a> = &'a dyn Fn(u64, &Rc<RefCell<Option<SpaceHulk>>>) -> Sitter;

const BOARDS: [&str; 4] = [
    include_str!("../../space-hulk/tests/boards/corridor.board"),
    include_str!("../../space-hulk/tests/boards/junction.board"),
    include_str!("../../space-hulk/tests/boards/landing.board"),
    include_str!("../../space-hulk/tests/boards/nest.board"),
];

/// How many pairs of worlds every player is asked about; more with
/// `BLIPFALL_HIDDEN_PAIRS`.
fn n_pairs() -> usize {
    let asked = std::env::var("BLIPFALL_HIDDEN_PAIRS").ok();
    asked.map_or(300, |pairs| pairs.parse().expect("BLIPFALL_HIDDEN_PAIRS is a number"))
}

/// The same game with the blips in the dark dealt anew and another counter under the hand, as
/// far as the seat cannot know them. How many blips of each value a mission has is open (SH-SETUP-13). It is made from
/// the position and not from the view: a secret in the view could not hide from it.
fn twin(game: &SpaceHulk, seat: Side, dice: &mut Seeded) -> SpaceHulk {
    let mut position = game.position();
    match seat {
        Side::Marine => {
            let blips = position.units.iter_mut().filter(|unit| unit.kind == Kind::Blip);
            let values = blips.flat_map(|blip| iter::once(&mut blip.value).chain(&mut blip.beneath));
            deal(
                values.chain(&mut position.used_unseen),
                &mut position.blip_pile,
                &mut position.blip_pool,
                dice,
            );
        }
        Side::Alien => {
            deal(iter::empty(), &mut position.blip_pile, &mut position.blip_pool, dice);
            let least = position.command.spent.clamp(1, 6);
            position.command.drawn = position.command.drawn.map(|drawn| drawn % (7 - least) + least);
        }
    }
    SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())
        .expect("as sound as before")
}

/// Deals these blips anew, together with those of the pile.
fn deal<'a>(
    hidden: impl Iterator<Item = &'a mut u8>,
    pile: &'a mut [u8],
    pool: &mut [u8; 3],
    dice: &mut Seeded,
) {
    let places: Vec<&mut u8> = hidden.chain(pile).collect();
    let mut left = pool.map(u32::from);
    places.iter().for_each(|value| left[usize::from(**value) - 1] += 1);
    for place in places {
        let index = dice.pick(&left);
        left[index] -= 1;
        *place = index as u8 + 1;
    }
    *pool = left.map(|count| count as u8);
}

/// A game between players of one name, each sitting there twice: one sees the true
/// game, the other a twin that differs in what the seat may not know. Both go through
/// the whole game, so what they remember is put to the test, too. Says where they differ.
fn play(seating: Seating, position: &Position, seed: u64, pairs: &mut [usize; 2]) -> Result<(), String> {
    let mut table = Seeded::new(seed);
    let mut game = SpaceHulk::from_position(position, &mut table, &mut Journal::discard()).expect("a game");
    let world = Rc::new(RefCell::new(None));
    let sit = || seating(seed, &world);
    let mut seats = [[sit(), sit()], [sit(), sit()]];
    let (mut dice, mut legal) = (Seeded::new(!seed), Vec::new());
    while let Pending::Decide(seat) = game.pending() {
        game.legal_actions(&mut legal);
        let other = twin(&game, seat, &mut dice);
        let views = [&game, &other].map(|world| world.view(Viewer::Seat(seat)));
        assert_eq!(views[0], views[1]);
        let [honest, tempted] = &mut seats[usize::from(seat == Side::Alien)];
        world.replace(Some(game.clone()));
        let answer = honest.decide(&views[0], &legal);
        world.replace(Some(other.clone()));
        let in_the_twin = tempted.decide(&views[1], &legal);
        if answer != in_the_twin {
            return Err(format!(
                "{answer} and {in_the_twin} as {}\n{}",
                seat.name(),
                text::print(&game.position())
            ));
        }
        if other != game && legal.len() > 1 {
            pairs[usize::from(seat == Side::Alien)] += 1;
        }
        game.apply_unchecked(&legal[answer], &mut table, &mut Journal::discard());
    }
    Ok(())
}

/// Plays on every board, for two and for one with either variant, until there are
/// enough pairs of worlds; says how many there were, or where a player differs.
fn compare(seating: Seating, n_pairs: usize) -> Result<[usize; 3], String> {
    let (mut pairs, mut solo, mut seed) = ([0, 0], [0, 0], 0);
    while pairs.iter().any(|&pairs| pairs < n_pairs / 3) || solo[0] < n_pairs / 3 {
        let mut position = text::parse(BOARDS[seed % BOARDS.len()]).expect("a board");
        let variant = [None, Some(Solo::A), Some(Solo::B)][seed / BOARDS.len() % 3];
        position.solo = variant;
        play(seating, &position, seed as u64, if variant.is_some() { &mut solo } else { &mut pairs })?;
        seed += 1;
    }
    Ok([pairs[0], pairs[1], solo[0]])
}

fn check(name: &str, n_pairs: usize, seating: Seating) {
    let [marine, alien, solo] = compare(seating, n_pairs).unwrap_or_else(|where_| panic!("{name}: {where_}"));
    println!(
        "{name}: {marine} pairs of worlds as Marines, {alien} as aliens, {solo} as Marines alone; none differ"
    );
}

fn check_named(name: &str, n_pairs: usize) {
    check(name, n_pairs, &|seed, _| hulk::player(name, seed).expect("a name of ours"));
}

#[test]
fn scouts_do_not_know_what_is_hidden() {
    check_named("scout", n_pairs());
}

#[test]
fn cadets_do_not_know_what_is_hidden() {
    check_named("cadet", n_pairs());
}

#[test]
fn veterans_do_not_know_what_is_hidden() {
    check_named("veteran", n_pairs());
}

/// What a player may know does not depend on how long it thinks: few rollouts make many pairs.
#[test]
fn those_who_look_ahead_do_not_know_what_is_hidden() {
    for level in [Level::Captain, Level::Master] {
        let thinker =
            |seed, _: &_| -> Sitter { Box::new(Thinker::new(level, seed).with_budget(Budget::rollouts(8))) };
        check(&format!("{level:?}"), n_pairs() / 4, &thinker);
    }
}

/// A captain that lets its choice between two answers depend on what is in the blips: the smallest peek.
struct PeekingCaptain(Thinker, Rc<RefCell<Option<SpaceHulk>>>);

impl Player<SpaceHulk> for PeekingCaptain {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        let own = self.0.decide(view, legal);
        let world = self.1.borrow();
        let units = world.as_ref().map_or(&[][..], |world| world.units());
        let models: usize = units.iter().map(|unit| usize::from(unit.value())).sum();
        if models % 5 == 4 && own > 0 { own - 1 } else { own }
    }
}

#[test]
fn a_captain_who_peeks_is_caught() {
    let captain = |seed, world: &Rc<_>| -> Sitter {
        let thinker = Thinker::new(Level::Captain, seed).with_budget(Budget::rollouts(8));
        Box::new(PeekingCaptain(thinker, Rc::clone(world)))
    };
    let found = compare(&captain, n_pairs());
    assert!(found.is_err(), "a peek is not noticed in {found:?} pairs");
}

/// Counts the models in blips as they really are.
struct Peeker(Rc<RefCell<Option<SpaceHulk>>>);

impl Player<SpaceHulk> for Peeker {
    fn decide(&mut self, _view: &View, legal: &[Action]) -> usize {
        let world = self.0.borrow();
        let units = world.as_ref().map_or(&[][..], |world| world.units());
        units.iter().map(|unit| usize::from(unit.value())).sum::<usize>() % legal.len()
    }
}

#[test]
fn whoever_peeks_is_caught() {
    let found = compare(&|_, world| Box::new(Peeker(Rc::clone(world))), n_pairs());
    assert!(found.is_err(), "a peek is not noticed in {found:?} pairs");
}
