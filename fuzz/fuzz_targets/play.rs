//! Bytes choose a board, then every action and every die.
#![no_main]

use game_api::{Chance, Draw, Game, Journal};
use libfuzzer_sys::fuzz_target;
use space_hulk::{SpaceHulk, text};

const BOARDS: [&str; 6] = [
    include_str!("../../crates/space-hulk/tests/boards/corridor.board"),
    include_str!("../../crates/space-hulk/tests/boards/junction.board"),
    include_str!("../../crates/space-hulk/tests/boards/lair.board"),
    include_str!("../../crates/space-hulk/tests/boards/shaft.board"),
    include_str!("../../crates/space-hulk/tests/boards/edges.board"),
    include_str!("../../crates/space-hulk/tests/boards/landing.board"),
];

/// Takes every choice from the input; what is missing is 0.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn below(&mut self, bound: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % bound
    }
}

impl Chance for Bytes<'_> {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        let wanted = self.below(draw.len());
        (0..draw.len()).map(|i| (wanted + i) % draw.len()).find(|&i| draw.weight(i) > 0).expect("a possible answer")
    }
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data.iter());
    let position = text::parse(BOARDS[bytes.below(BOARDS.len())]).expect("a board");
    let mut game = SpaceHulk::from_position(&position, &mut bytes, &mut Journal::discard()).expect("sound");
    let mut legal = Vec::new();
    while !bytes.0.as_slice().is_empty() {
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            return;
        }
        let action = legal[bytes.below(legal.len())];
        let mut journal = Journal::keep();
        game.apply(&action, &mut bytes, &mut journal).expect("legal");
        for entry in journal.entries() {
            text::print_event(game.setup(), &entry.event);
        }
    }
    let again = SpaceHulk::from_position(&game.position(), &mut bytes, &mut Journal::discard());
    assert_eq!(again, Ok(game));
});
