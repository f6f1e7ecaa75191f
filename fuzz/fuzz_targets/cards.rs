//! Any position of the card game becomes a sound game or a list of problems; a sound game
//! can be saved, loaded, looked at and played on.
#![no_main]

use death_angel::{DeathAngel, Seat, text};
use game_api::{Game, HiddenInfo, Journal, Seeded, Viewer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(lines) = std::str::from_utf8(data) else { return };
    let Ok(position) = text::parse(lines) else { return };
    let Ok(mut game) = DeathAngel::from_position(&position, &mut Seeded::new(1), &mut Journal::discard()) else {
        return;
    };
    let mut legal = Vec::new();
    for step in 0..40u64 {
        let again = DeathAngel::from_position(&game.position(), &mut Seeded::new(1), &mut Journal::discard());
        assert_eq!(again.as_ref(), Ok(&game), "{}", text::print(&game.position()));
        let view = game.view(Viewer::Seat(Seat::P1));
        let world = DeathAngel::sample_world(&view, &mut Seeded::new(step));
        assert_eq!(world.view(Viewer::Seat(Seat::P1)), view);
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
