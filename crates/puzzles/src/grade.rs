//! How hard a puzzle is.

use game_api::{Pending, Viewer};

use crate::game::Puzzling;
use crate::puzzle::{Answer, Grade};

/// How often each player is asked.
const VETERANS: u64 = 5;
const CAPTAINS: u64 = 3;

/// Easy is what `veteran`, who plays by rules of thumb, answers rightly in all of 5 tries. Hard is what `veteran` never
/// answers rightly and `captain`, who looks ahead, misses at least once in 3 tries. Everything else is medium.
pub fn grade<G: Puzzling>(game: &G, answers: &[Answer]) -> Grade {
    let solved = |player: &str, tries: u64| {
        (0..tries).filter(|&seed| solves(game, answers, player, seed)).count() as u64
    };
    match solved("veteran", VETERANS) {
        VETERANS => Grade::Easy,
        0 if solved("captain", CAPTAINS) < CAPTAINS => Grade::Hard,
        _ => Grade::Medium,
    }
}

fn solves<G: Puzzling>(game: &G, answers: &[Answer], player: &str, seed: u64) -> bool {
    let Pending::Decide(seat) = game.pending() else { return false };
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let Some(mut player) = G::player(player, seed) else { return false };
    let index = player.decide(&game.view(Viewer::Seat(seat)), &legal);
    let played = game.action_text(&legal[index]);
    answers.iter().any(|answer| answer.is_right && answer.action == played)
}
