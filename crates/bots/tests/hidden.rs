//! A player decides the same in worlds that differ only in what it may not know.

use bots::hulk;
use game_api::{Game, Journal, Pending, Seeded, Viewer};
use space_hulk::{Kind, Position, Side, Solo, SpaceHulk, text};

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

/// The same game with other blips in the dark and another counter under the hand, as
/// far as the seat cannot know them. It is made from the position and not from the
/// view: a secret in the view could not hide from it.
fn twin(game: &SpaceHulk, seat: Side, dice: &mut Seeded) -> SpaceHulk {
    let mut position = game.position();
    let mut other = |value: &mut u8| *value = (*value + dice.below(2) as u8) % 3 + 1;
    position.blip_pile.iter_mut().for_each(&mut other);
    position.blip_pool.rotate_left(1);
    match seat {
        Side::Marine => {
            position.used_unseen.iter_mut().for_each(&mut other);
            let blips = position.units.iter_mut().filter(|unit| unit.kind == Kind::Blip);
            blips.for_each(|blip| other(&mut blip.value));
        }
        Side::Alien => {
            let least = position.command.spent.clamp(1, 6);
            position.command.drawn = position.command.drawn.map(|drawn| drawn % (7 - least) + least);
        }
    }
    SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())
        .expect("as sound as before")
}

/// A game between players of one name, each sitting there twice: one sees the true
/// game, the other a twin that differs in what the seat may not know. Both go through
/// the whole game, so what they remember is put to the test, too.
fn play(name: &str, position: &Position, seed: u64, pairs: &mut [usize; 2]) {
    let mut table = Seeded::new(seed);
    let mut game = SpaceHulk::from_position(position, &mut table, &mut Journal::discard()).expect("a game");
    let sit = || hulk::player(name, seed).expect("a name of ours");
    let mut seats = [[sit(), sit()], [sit(), sit()]];
    let (mut dice, mut legal) = (Seeded::new(!seed), Vec::new());
    while let Pending::Decide(seat) = game.pending() {
        game.legal_actions(&mut legal);
        let other = twin(&game, seat, &mut dice);
        let views = [&game, &other].map(|world| world.view(Viewer::Seat(seat)));
        assert_eq!(views[0], views[1]);
        let [honest, tempted] = &mut seats[usize::from(seat == Side::Alien)];
        let answers = [honest.decide(&views[0], &legal), tempted.decide(&views[1], &legal)];
        let board = || text::print(&game.position());
        assert_eq!(answers[0], answers[1], "{name} as {}\n{}", seat.name(), board());
        if other != game && legal.len() > 1 {
            pairs[usize::from(seat == Side::Alien)] += 1;
        }
        game.apply_unchecked(&legal[answers[0]], &mut table, &mut Journal::discard());
    }
}

/// Plays on every board, for two and for one with either variant, until there are
/// enough pairs of worlds; says how many there were.
fn check(name: &str) {
    let (mut pairs, mut solo, mut seed) = ([0, 0], [0, 0], 0);
    while pairs.iter().any(|&pairs| pairs < n_pairs() / 3) || solo[0] < n_pairs() / 3 {
        let mut position = text::parse(BOARDS[seed % BOARDS.len()]).expect("a board");
        let variant = [None, Some(Solo::A), Some(Solo::B)][seed / BOARDS.len() % 3];
        position.solo = variant;
        play(name, &position, seed as u64, if variant.is_some() { &mut solo } else { &mut pairs });
        seed += 1;
    }
    println!(
        "{name}: {} pairs of worlds as Marines, {} as aliens, {} as Marines alone; none differ",
        pairs[0], pairs[1], solo[0]
    );
}

#[test]
fn scouts_do_not_know_what_is_hidden() {
    check("scout");
}

#[test]
fn veterans_do_not_know_what_is_hidden() {
    check("veteran");
}
