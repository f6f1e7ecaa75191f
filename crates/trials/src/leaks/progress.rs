//! A match as the rules alone know it, followed entry by entry.

use std::collections::BTreeSet;

use forms::{Args, GameJournal, GameJson};
use game_api::{Journal, Script};
use table::{By, Entry, Fact};

use super::past::Past;

/// A match as the rules alone know it.
pub(super) struct Progress<G: GameJson> {
    /// The games that led here.
    games: Vec<G>,
    /// The versions with which a seat passed by itself: the server alone knows.
    pub passed: BTreeSet<u32>,
    /// The version of the table.
    pub version: u32,
    /// How many entries were followed.
    pub n_entries: usize,
    /// What happened in each step that was played since this was last asked.
    pub stories: Vec<GameJournal<G>>,
}

impl<G: GameJson> Progress<G> {
    /// Takes over what was played before.
    pub fn new(past: Past<G>) -> Progress<G> {
        let n_entries = past.entries.len();
        let mut progress = Progress {
            games: past.games,
            passed: BTreeSet::new(),
            version: 0,
            n_entries,
            stories: Vec::new(),
        };
        past.entries.iter().for_each(|entry| progress.count(&entry.fact));
        progress
    }

    /// The present game.
    pub fn game(&self) -> &G {
        self.games.last().expect("a game")
    }

    /// Plays what was written down in games of our own, by the rules alone.
    pub fn follow(&mut self, entries: impl IntoIterator<Item = Entry>) {
        for Entry { fact, .. } in entries {
            self.n_entries += 1;
            self.count(&fact);
            match fact {
                Fact::Played { action, picks, .. } => {
                    let (mut game, mut story) = (self.game().clone(), Journal::keep());
                    let fields = action.value().as_object().cloned().unwrap_or_default();
                    let action = game.read_action(Args::new(&fields)).ok().and_then(Result::ok);
                    let action = action.expect("an action that was played");
                    game.apply_unchecked(&action, &mut Script::new(picks), &mut story);
                    self.games.push(game);
                    self.stories.push(story);
                }
                Fact::Undone { to, .. } => self.games.truncate(to as usize + 1),
                _ => {}
            }
        }
    }

    /// Notes which version a fact made: one that a seat prefers something makes none.
    fn count(&mut self, fact: &Fact) {
        self.version += u32::from(!matches!(fact, Fact::Preferred { .. }));
        if let Fact::Played { by: By::Preference, .. } = fact {
            self.passed.insert(self.version);
        }
    }
}
