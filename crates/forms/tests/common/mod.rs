//! Games played at random, for tests.
#![allow(dead_code, reason = "each test file uses its own part")]

use content::hulk::Library;
use death_angel::DeathAngel;
use forms::{GameJournal, GameJson};
use game_api::{Journal, Seeded};
use space_hulk::{Solo, SpaceHulk};

/// One action of a game, with the games before and after it.
pub struct Moment<'a, G: GameJson> {
    pub before: &'a G,
    pub after: &'a G,
    pub story: &'a GameJournal<G>,
    pub legal: &'a [G::Action],
}

/// Plays up to so many actions at random and shows each.
pub fn play<G: GameJson>(mut game: G, seed: u64, most: usize, mut show: impl FnMut(Moment<'_, G>)) {
    let (mut dice, mut choice) = (Seeded::new(seed), Seeded::new(!seed));
    let mut legal = Vec::new();
    for _ in 0..most {
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            return;
        }
        let action = &legal[choice.below(legal.len() as u32) as usize];
        let (before, mut story) = (game.clone(), Journal::keep());
        game.apply_unchecked(action, &mut dice, &mut story);
        show(Moment { before: &before, after: &game, story: &story, legal: &legal });
    }
}

/// Missions of Space Hulk for two, and alone by both variants.
pub fn hulks() -> Vec<SpaceHulk> {
    let missions = Library::built_in().entries().iter().map(|entry| &entry.mission);
    let variants = [None, Some(Solo::A), None, Some(Solo::B)].into_iter().cycle();
    let begin = |(mission, solo)| {
        let (mut dice, mut story) = (Seeded::new(3), Journal::keep());
        forms::hulk::set_up(mission, None, solo, &mut dice, &mut story).ok()
    };
    missions.zip(variants).filter_map(begin).collect()
}

/// Death Angel for one to six players.
pub fn angels() -> Vec<DeathAngel> {
    let begin = |players| {
        let (mut dice, mut story) = (Seeded::new(u64::from(players)), Journal::keep());
        forms::angel::set_up(players, None, &mut dice, &mut story).expect("it can be played")
    };
    (1..=6).map(begin).collect()
}
