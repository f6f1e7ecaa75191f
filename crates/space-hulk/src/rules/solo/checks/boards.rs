//! Positions to play: the boards of the tests, and random ones that are full of what
//! bars a way.

use game_api::Seeded;

use crate::options::{
    BlipIntoLos, BurningConversion, DiagonalBlock, DoorOperation, ForcedLurkScope, Options, RevealReactions,
};
use crate::position::{Position, Solo};
use crate::text;

const BOARDS: [&str; 10] = [
    include_str!("../../../../tests/boards/hive.board"),
    include_str!("../../../../tests/boards/nest.board"),
    include_str!("../../../../tests/boards/corridor.board"),
    include_str!("../../../../tests/boards/junction.board"),
    include_str!("../../../../tests/boards/lair.board"),
    include_str!("../../../../tests/boards/shaft.board"),
    include_str!("../../../../tests/boards/edges.board"),
    include_str!("../../../../tests/boards/landing.board"),
    include_str!("../../../../tests/boards/brood.board"),
    include_str!("../../../../tests/boards/siege.board"),
];

/// Every board of the tests and some random ones, for a variant.
pub(super) fn all(solo: Solo, seed: u64) -> Vec<Position> {
    let dice = &mut Seeded::new(seed);
    let mut random: Vec<String> = (0..8).map(|_| board(solo, dice)).collect();
    if solo == Solo::B {
        random.extend((0..6).map(|_| corridor(dice)));
    }
    let texts = BOARDS.into_iter().chain(random.iter().map(String::as_str));
    let mut positions: Vec<Position> = texts.map(|board| text::parse(board).expect("a board")).collect();
    for position in &mut positions {
        position.solo = Some(solo);
        position.options = options(position.options, dice);
    }
    positions
}

/// The readings that matter to the automaton, at random.
fn options(mut options: Options, dice: &mut Seeded) -> Options {
    let mut coin = || dice.below(2) == 0;
    options.blip_into_los = if coin() { BlipIntoLos::Bounce } else { BlipIntoLos::Reject };
    options.burning_conversion =
        if coin() { BurningConversion::Normal } else { BurningConversion::Destroyed };
    options.reveal_reactions = if coin() { RevealReactions::AfterAll } else { RevealReactions::PerModel };
    options.forced_lurk_scope = if coin() { ForcedLurkScope::AllBlips } else { ForcedLurkScope::NewBlips };
    options.diagonal_block = if coin() { DiagonalBlock::Any } else { DiagonalBlock::Both };
    options.door_operation = if coin() { DoorOperation::Adjacent } else { DoorOperation::FrontThree };
    options
}

/// A random floor of 9 by 7 squares with Marines, aliens, objects, fire, doors and
/// generators on it.
fn board(solo: Solo, dice: &mut Seeded) -> String {
    let mut things = things(solo, dice);
    let mut rows = String::new();
    for _ in 0..7 {
        for _ in 0..9 {
            let cell = match dice.below(10) {
                0..3 => ".".to_owned(),
                3..6 if !things.is_empty() => {
                    format!(
                        "{}:{}",
                        section(dice),
                        things.swap_remove(dice.below(things.len() as u32) as usize)
                    )
                }
                _ => section(dice).to_string(),
            };
            rows += &format!("{cell} ");
        }
        rows += "\n";
    }
    let rest: String =
        things.iter().enumerate().map(|(x, thing)| format!("z:{thing} . {}", ". ".repeat(x % 2))).collect();
    let groups = if solo == Solo::B { "g1 count 3\ng2 count 4\ng3 count 2\ng8 count 2\n" } else { "" };
    let lines = "broodlord waiting\nkey m1\ncommand 4\nround_limit 4\nreinforcements 1\n";
    format!("{rows}\norigin 20,0\n{rest}\n\n{lines}{groups}")
}

/// A corridor in which groups stand before blips, so that they have to make way.
fn corridor(dice: &mut Seeded) -> String {
    let mut blips = 0;
    let mut row = "a:m1> a a:g1< ".to_owned();
    for _ in 0..2 + dice.below(4) {
        let many = dice.below(3);
        let names: Vec<String> = (blips..blips + many).map(|n| format!("b{}", n + 1)).collect();
        blips += many;
        row += &if names.is_empty() { "a ".to_owned() } else { format!("a:{} ", names.join(",")) };
    }
    format!("{row}\n\ng1 count 6\nbroodlord waiting\nround_limit 2\n")
}

fn section(dice: &mut Seeded) -> char {
    char::from(b'a' + dice.below(3) as u8)
}

/// What stands on the floor; units first need a place, so each has one.
fn things(solo: Solo, dice: &mut Seeded) -> Vec<String> {
    let arrow = |dice: &mut Seeded| ['^', '>', 'v', '<'][dice.below(4) as usize];
    let mut things: Vec<String> = (1..=3).map(|n| format!("m{n}{}", arrow(dice))).collect();
    things.extend((1..=3).map(|n| format!("g{n}{}", arrow(dice))));
    things.extend((1..=3).map(|n| format!("b{n}")));
    if solo == Solo::B {
        things.extend(["b8,b9".to_owned(), format!("g8{},b7", arrow(dice))]);
    }
    let extra = ["!relic", "!relic", "!relic", "*", "*", "+", "/", "%"];
    things.extend((0..6).map(|_| extra[dice.below(8) as usize].to_owned()));
    things
}
