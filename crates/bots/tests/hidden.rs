//! A player decides the same in worlds that differ only in what it may not know.

use bots::hulk;
use game_api::{Game, Journal, Pending, RandomPlayer, Seeded, Viewer};
use space_hulk::{Kind, Side, SpaceHulk, text};

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
    asked.map_or(150, |pairs| pairs.parse().expect("BLIPFALL_HIDDEN_PAIRS is a number"))
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

/// Asks a fresh player with this seed.
fn decide(name: &str, seed: u64, game: &SpaceHulk, seat: Side) -> usize {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let mut player = hulk::player(name, seed).expect("a name of ours");
    player.decide(&game.view(Viewer::Seat(seat)), &legal)
}

/// Games at random; now and then, where there is something to hide, the player is
/// asked in the true world and in its twin.
fn check(name: &str) {
    let (mut dice, mut pairs, mut game_seed) = (Seeded::new(77), [0, 0], 0);
    // Both seats have to be asked.
    while pairs.iter().any(|&pairs| pairs < n_pairs() / 2) {
        let board = text::parse(BOARDS[game_seed % BOARDS.len()]).expect("a board");
        let mut table = Seeded::new(game_seed as u64);
        let mut game = SpaceHulk::from_position(&board, &mut table, &mut Journal::discard()).expect("a game");
        let mut random = RandomPlayer::new(game_seed as u64);
        game_seed += 1;
        let mut legal = Vec::new();
        while let Pending::Decide(seat) = game.pending() {
            game.legal_actions(&mut legal);
            if dice.below(5) == 0 && legal.len() > 1 {
                pairs[usize::from(seat == Side::Alien)] += usize::from(compare(name, &game, seat, &mut dice));
            }
            let index = random.choose(legal.len());
            game.apply_unchecked(&legal[index], &mut table, &mut Journal::discard());
        }
    }
}

/// Whether there was anything to compare.
fn compare(name: &str, game: &SpaceHulk, seat: Side, dice: &mut Seeded) -> bool {
    let other = twin(game, seat, dice);
    if other == *game {
        return false;
    }
    assert_eq!(game.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
    let seed = u64::from(dice.below(1000));
    let answers = [game, &other].map(|world| decide(name, seed, world, seat));
    assert_eq!(answers[0], answers[1], "{name} as {}\n{}", seat.name(), text::print(&game.position()));
    true
}

#[test]
fn scouts_do_not_know_what_is_hidden() {
    check("scout");
}

#[test]
fn veterans_do_not_know_what_is_hidden() {
    check("veteran");
}
