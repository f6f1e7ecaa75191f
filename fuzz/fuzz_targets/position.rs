//! Any board becomes a sound game or a list of problems; a sound game can be saved,
//! loaded, and played on.
#![no_main]

use game_api::{Game, Journal, Seeded};
use libfuzzer_sys::fuzz_target;
use space_hulk::{SpaceHulk, text};

fuzz_target!(|data: &[u8]| {
    let Ok(board) = std::str::from_utf8(data) else { return };
    let Ok(position) = text::parse(board) else { return };
    let Ok(mut game) = SpaceHulk::from_position(&position, &mut Seeded::new(1), &mut Journal::discard()) else {
        return;
    };
    let mut legal = Vec::new();
    for step in 0..40u64 {
        let again = SpaceHulk::from_position(&game.position(), &mut Seeded::new(1), &mut Journal::discard());
        assert_eq!(again.as_ref(), Ok(&game), "{}", text::print(&game.position()));
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            return;
        }
        assert!(legal.is_sorted());
        let action = legal[(step as usize * 7919) % legal.len()];
        assert_eq!(game.why_not(&action), None);
        game.apply(&action, &mut Seeded::new(step), &mut Journal::keep()).expect("legal");
    }
});
