//! Every legal action has a number of its own, and every number says what it means.

use std::collections::BTreeSet;

use content::hulk::Library;
use encoding::angel::AngelCode;
use encoding::hulk::HulkCode;
use encoding::{Bout, Code};
use game_api::RandomPlayer;
use space_hulk::{Position, Solo};

/// Every mission, for two and in both solo variants.
pub fn positions() -> Vec<Position> {
    let missions = Library::built_in().entries().iter().map(|entry| entry.mission.position());
    let modes = [None, Some(Solo::A), Some(Solo::B)];
    missions.flat_map(|position| modes.map(|solo| Position { solo, ..position.clone() })).collect()
}

/// Plays some random games; asks at every decision that no two actions have the same number, and that
/// a seat needs no number beyond its own.
fn no_two_alike(code: &impl Code, games: u64) {
    for seed in 0..games {
        let (mut bout, mut player) = (Bout::new(code, seed), RandomPlayer::new(seed));
        while let Some(seat) = bout.seat(code) {
            let numbers = bout.numbers();
            let different: BTreeSet<u32> = numbers.iter().copied().collect();
            assert_eq!(different.len(), numbers.len(), "{:?}", bout.legal());
            assert!(numbers.iter().all(|&number| number < code.n_actions(seat)), "seat {seat}");
            let number = numbers[player.choose(numbers.len())];
            bout.play(code, number).expect("a legal number");
            if bout.played() > 3000 {
                break;
            }
        }
    }
}

#[test]
fn actions_of_space_hulk_have_numbers_of_their_own() {
    for position in positions() {
        // Not every mission has the solo variants.
        let Ok(code) = HulkCode::new(&position) else { continue };
        no_two_alike(&code, 2);
    }
}

#[test]
fn actions_of_death_angel_have_numbers_of_their_own() {
    for players in 1..=6 {
        no_two_alike(&AngelCode::new(players, None).expect("a number of players"), 12);
    }
}

/// Every number is described, and its description leads back to it.
fn described(code: &impl Code) {
    let actions = code.actions();
    for number in 0..actions.len() {
        let (block, details) = actions.describe(number).expect("every number means something");
        assert_eq!(actions.find(block.name, &details), Some(number));
    }
    assert_eq!(actions.describe(actions.len()), None);
}

#[test]
fn every_number_leads_to_its_description_and_back() {
    for id in ["tutorial-1", "both-ends", "three-boards", "the-well", "humming-deck"] {
        let mission = Library::built_in().find(id).expect("a mission");
        described(&HulkCode::new(&mission.position()).expect("it is checked"));
    }
    described(&AngelCode::new(6, None).expect("six players"));
}

/// What a number means is what the game's own text of the action says.
#[test]
fn numbers_mean_what_actions_say() {
    let code = AngelCode::new(2, None).expect("two players");
    let bout = Bout::new(&code, 3);
    for (action, &number) in bout.legal().iter().zip(bout.numbers()) {
        let (block, details) = code.actions().describe(number).expect("a number");
        let text = death_angel::text::print_action(action);
        assert!(details.iter().all(|(_, value)| text.contains(value)), "{text}: {block:?} {details:?}");
    }
}

/// The numbers of missions are a promise: who has trained a program on one keeps it.
#[test]
fn numbers_stay_the_same() {
    let sizes: Vec<(u32, u32, usize)> = ["tutorial-1", "first-contact", "shakedown"]
        .iter()
        .map(|id| {
            let code =
                HulkCode::new(&Library::built_in().find(id).expect("a mission").position()).expect("sound");
            (code.n_actions(0), code.actions().len(), code.layout().len())
        })
        .collect();
    let angel = AngelCode::new(1, None).expect("one player");
    assert_eq!(sizes, SIZES);
    assert_eq!((angel.actions().len(), angel.layout().len()), ANGEL);
}

/// Numbers of the Marine side, of both, and the bytes of an observation.
const SIZES: [(u32, u32, usize); 3] = [(612, 3267, 1398), (569, 3089, 1318), (2094, 5739, 3122)];
const ANGEL: (u32, usize) = (1214, 415);
