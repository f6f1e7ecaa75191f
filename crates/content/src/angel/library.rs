//! The deck that comes with the program.

use std::sync::OnceLock;

use super::model::{Card, CardText, Word};
use crate::diagnostic::Notes;

macro_rules! files {
    ($($name:literal)+) => {
        &[$(($name, include_str!(concat!("../../../../decks/death-angel/", $name)))),+]
    };
}

/// The name and the text of every file.
const FILES: &[(&str, &str)] = files![
    "actions.toml" "events.toml" "locations.toml" "terrain.toml" "marines.toml" "texts/actions.toml"
    "texts/events.toml" "texts/locations.toml" "texts/terrain.toml" "texts/marines.toml" "texts/words.toml"
];

/// Cards, what players read on them, and the words of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    cards: Vec<Card>,
    texts: Vec<CardText>,
    words: Vec<Word>,
}

impl Deck {
    /// The deck that comes with the program.
    pub fn built_in() -> &'static Deck {
        static DECK: OnceLock<Deck> = OnceLock::new();
        DECK.get_or_init(|| {
            let mut deck = Deck::default();
            for (name, source) in FILES {
                let notes = Notes::default();
                let part = super::read_into(source, &notes).filter(|_| !notes.has_errors());
                // The linter has seen them all: a test asks it.
                let part = part.unwrap_or_else(|| panic!("{name}: a file with errors"));
                deck.cards.extend(part.cards.into_iter().map(|card| card.value));
                deck.texts.extend(part.texts.into_iter().map(|text| text.value));
                deck.words.extend(part.words.into_iter().map(|word| word.value));
            }
            deck
        })
    }

    /// The files it is made of: name and text.
    pub fn files() -> &'static [(&'static str, &'static str)] {
        FILES
    }

    /// Every card, in the order of lists.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card of this name.
    pub fn card(&self, id: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// What players read on a card.
    pub fn text(&self, id: &str) -> Option<&CardText> {
        self.texts.iter().find(|text| text.cards.contains(&id))
    }

    /// Every word, in the order of the files.
    pub fn words(&self) -> &[Word] {
        &self.words
    }

    /// A word by its kind and id, as in `symbol`, `claw`.
    pub fn word(&self, kind: &str, id: &str) -> Option<&Word> {
        self.words.iter().find(|word| word.kind == kind && word.id == id)
    }
}
