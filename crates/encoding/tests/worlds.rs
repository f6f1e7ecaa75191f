//! What a seat is told by numbers does not depend on what it may not know: observations and masks are
//! the same in two worlds that differ in nothing else.

#[path = "../../death-angel/tests/twin/mod.rs"]
mod angels;

use content::hulk::Library;
use death_angel::{DeathAngel, Seat};
use encoding::angel::AngelCode;
use encoding::hulk::HulkCode;
use encoding::{Bout, Code};
use game_api::{Chance, Game, Journal, RandomPlayer, Seeded};
use space_hulk::{Kind, Side, SpaceHulk};

/// What was compared.
#[derive(Debug, Default)]
struct Pairs {
    all: usize,
    different: usize,
}

/// Plays random games and compares, now and then, every seat's observation and mask with those in a
/// twin of the game.
fn compare<C: Code>(
    code: &C,
    games: u64,
    pairs: &mut Pairs,
    twin: impl Fn(&C::Game, <C::Game as Game>::Seat, &mut Seeded) -> C::Game,
) where
    C::Game: PartialEq,
{
    for seed in 0..games {
        let (mut bout, mut player, mut dice) =
            (Bout::new(code, seed), RandomPlayer::new(seed), Seeded::new(!seed));
        while bout.seat(code).is_some() && bout.played() < 600 {
            if player.choose(7) == 0 {
                for seat in 0..code.seats().len() {
                    let other = twin(bout.game(), code.seat(seat), &mut dice);
                    pairs.all += 1;
                    pairs.different += usize::from(other != *bout.game());
                    let other = Bout::of(code, other, Seeded::new(0));
                    look_alike(code, seat, &bout, &other);
                }
            }
            let number = bout.numbers()[player.choose(bout.numbers().len())];
            bout.play(code, number).expect("a legal number");
        }
    }
}

fn look_alike<C: Code>(code: &C, seat: usize, one: &Bout<C>, other: &Bout<C>) {
    let seen = [one, other].map(|bout| {
        let mut observation = vec![0; code.layout().len()];
        bout.observe(code, seat, &mut observation);
        observation
    });
    for part in code.layout().parts() {
        let range = part.offset..part.offset + part.len();
        let differ = range.clone().find(|&i| seen[0][i] != seen[1][i]);
        let field = differ.map(|i| &part.fields[(i - part.offset) % part.fields.len()]);
        assert_eq!(field, None, "{} of {}", part.name, code.seats()[seat]);
    }
    assert_eq!(one.seat(code), other.seat(code));
    if one.seat(code) == Some(seat) {
        assert_eq!(one.numbers(), other.numbers(), "the mask of {}", code.seats()[seat]);
    }
}

/// Other blips and another command counter, made from the position and not from the view.
fn hulk_twin(game: &SpaceHulk, seat: Side, dice: &mut Seeded) -> SpaceHulk {
    let mut position = game.position();
    let mut value = |known: &mut u8| *known = dice.pick(&[1; 3]) as u8 + 1;
    position.blip_pile.iter_mut().for_each(&mut value);
    position.blip_pool.rotate_left(1);
    if seat == Side::Marine {
        position.used_unseen.iter_mut().for_each(&mut value);
        for blip in position.units.iter_mut().filter(|unit| unit.kind == Kind::Blip) {
            value(&mut blip.value);
            blip.beneath.iter_mut().for_each(&mut value);
        }
    } else {
        let least = position.command.spent.clamp(1, 6);
        position.command.drawn = position.command.drawn.map(|drawn| drawn % (7 - least) + least);
    }
    SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())
        .expect("as sound as before")
}

fn angel_twin(game: &DeathAngel, seat: Seat, dice: &mut Seeded) -> DeathAngel {
    angels::twin(game, seat, dice)
}

#[test]
fn no_secret_of_space_hulk_is_in_the_numbers() {
    let mut pairs = Pairs::default();
    for id in ["first-contact", "shakedown", "the-well", "three-boards", "last-light"] {
        let mission = Library::built_in().find(id).expect("a mission");
        let code = HulkCode::new(&mission.position()).expect("it is checked");
        compare(&code, 4, &mut pairs, hulk_twin);
    }
    println!("{pairs:?}");
    assert!(pairs.different > 1000, "{pairs:?}");
}

#[test]
fn no_secret_of_death_angel_is_in_the_numbers() {
    let mut pairs = Pairs::default();
    for players in 1..=6 {
        compare(&AngelCode::new(players, None).expect("players"), 10, &mut pairs, angel_twin);
    }
    println!("{pairs:?}");
    assert!(pairs.different > 1000, "{pairs:?}");
}
