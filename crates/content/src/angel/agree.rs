//! Whether a text says what its effect does, as far as numbers and words go.

use std::collections::BTreeSet;
use std::fmt;

use death_angel::Marine;

use super::effects::Sort;
use super::model::{Card, Effect, Facts, Param};
use super::vocabulary::{self, WORDS};
use crate::language::Language;

/// What a text has to say, and what it may not say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Meaning {
    numbers: BTreeSet<u32>,
    words: BTreeSet<&'static str>,
    marines: BTreeSet<Marine>,
}

/// One difference between a text and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The effect has a number that the text does not name.
    MissingNumber(u32),
    /// The text names a number that the effect does not have.
    StrayNumber(u32),
    /// The effect has to do with something that the text does not name.
    MissingWord(String),
    /// The text names something that the effect has nothing to do with.
    StrayWord(String),
}

impl Difference {
    /// Whether it is about a number.
    pub const fn is_number(&self) -> bool {
        matches!(self, Difference::MissingNumber(_) | Difference::StrayNumber(_))
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::MissingNumber(number) => write!(f, "the number {number} is missing"),
            Difference::StrayNumber(number) => write!(f, "the effect has no number {number}"),
            Difference::MissingWord(word) => write!(f, "the word for \"{word}\" is missing"),
            Difference::StrayWord(word) => write!(f, "the effect has nothing to do with \"{word}\""),
        }
    }
}

/// Every difference between a card and a text about it in a language.
pub fn differences(card: &Card, text: &str, language: Language) -> Vec<Difference> {
    Meaning::of(card).differences(text, language)
}

impl Meaning {
    /// What the texts of a card have to say.
    pub fn of(card: &Card) -> Meaning {
        let mut meaning = Meaning::default();
        match card.facts {
            Facts::Marine { range, .. } => {
                meaning.numbers.insert(range.into());
                meaning.words.insert("range");
            }
            _ if card.effect.is_none() => {
                meaning.words.insert("no-ability");
            }
            Facts::Event { instinct: true, .. } => {
                meaning.words.insert("instinct");
            }
            _ => {}
        }
        if let Some(effect) = &card.effect {
            meaning.add(card, effect);
        }
        meaning
    }

    /// What the text of a word has to say, where the game fixes it: the basic actions of the
    /// three types, the two symbols of a Brood Lord and its modifier, the price of a reroll.
    pub fn of_word(kind: &str, id: &str) -> Option<Meaning> {
        let (numbers, words): (&[u32], &[&str]) = match (kind, id) {
            ("type", "support") => (&[1], &["token"]),
            ("type", "move") => (&[1], &["position", "facing", "activate", "terrain", "front"]),
            ("type", "attack") => {
                (&[1], &["attack", "swarm", "facing", "range", "skull", "kill", "genestealer"])
            }
            ("term", "brood-lord") => (&[1, 2], &["genestealer", "symbol", "swarm", "kill", "defense"]),
            ("term", "support-token") => {
                (&[1], &["discard", "reroll", "attack", "defense", "swarm", "front"])
            }
            _ => return None,
        };
        let words = WORDS.iter().map(|(key, _)| *key).filter(|key| words.contains(key)).collect();
        Some(Meaning { numbers: numbers.iter().copied().collect(), words, marines: BTreeSet::new() })
    }

    fn add(&mut self, card: &Card, effect: &Effect) {
        self.numbers.extend(effect.spec.numbers.iter().map(|&number| u32::from(number)));
        let own = effect.spec.words.iter().chain(effect.spec.slot.words());
        let color = card.team().map(|team| team.name());
        self.words.extend(own.filter_map(|&word| if word == "team" { color } else { Some(word) }));
        for ((_, param), (_, sort)) in effect.params.iter().zip(effect.spec.params) {
            match *param {
                Param::Number(most) if *sort == Sort::UpTo => self.numbers.extend(0..=u32::from(most)),
                Param::Number(number) => drop(self.numbers.insert(number.into())),
                Param::Marine(marine) => drop(self.marines.insert(marine)),
                Param::Terrain(terrain) => drop(self.words.insert(terrain.name())),
                Param::Side(side) => drop(self.words.insert(side.name())),
            }
        }
    }

    /// Every difference between this and a text.
    pub fn differences(&self, text: &str, language: Language) -> Vec<Difference> {
        let lower = text.to_lowercase();
        let said: BTreeSet<u32> = vocabulary::numbers(text, language).collect();
        let mut found: Vec<Difference> =
            self.numbers.difference(&said).map(|&number| Difference::MissingNumber(number)).collect();
        found.extend(said.difference(&self.numbers).map(|&number| Difference::StrayNumber(number)));
        let words = WORDS.iter().map(|(key, stems)| {
            let said = stems[language as usize].iter().any(|stem| vocabulary::has(&lower, stem));
            (*key, said, self.words.contains(key))
        });
        let marines = Marine::ALL.iter().map(|marine| {
            (marine.name(), vocabulary::has(&lower, name_stem(*marine)), self.marines.contains(marine))
        });
        found.extend(words.chain(marines).filter_map(|(key, said, asked)| match (said, asked) {
            (false, true) => Some(Difference::MissingWord(key.to_owned())),
            (true, false) => Some(Difference::StrayWord(key.to_owned())),
            _ => None,
        }));
        found
    }
}

/// The part of a Marine's name that all cases of it share. Short names are kept whole:
/// what is left of them begins other words too.
fn name_stem(marine: Marine) -> &'static str {
    let name = marine.name();
    name.strip_suffix("us").or(name.strip_suffix('o')).filter(|stem| stem.len() >= 5).unwrap_or(name)
}
