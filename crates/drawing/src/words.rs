//! The words of a drawing in every language, read from `art/words.json`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use space_hulk::{DoorState, Facing, Kind, Melee, Ranged, Rank, UnitPlan};

static WORDS: LazyLock<BTreeMap<String, Words>> = LazyLock::new(|| {
    let read: BTreeMap<String, BTreeMap<String, String>> =
        serde_json::from_str(include_str!("../../../art/words.json")).expect("the embedded words are sound");
    read.into_iter().map(|(code, words)| (code.clone(), Words { code, words })).collect()
});

/// The words of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    code: String,
    words: BTreeMap<String, String>,
}

impl Words {
    /// The words of the language with this code, as in `de`.
    pub fn of(code: &str) -> Option<&'static Words> {
        WORDS.get(code)
    }

    /// The words in English, which always are there.
    pub fn english() -> &'static Words {
        &WORDS["en"]
    }

    /// The codes of all languages, sorted.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        WORDS.keys().map(String::as_str)
    }

    /// The code of this language.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The word for something; the key itself where nobody has written one.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.words.get(key).map_or(key, String::as_str)
    }

    pub(crate) fn door(&self, state: DoorState) -> &str {
        self.get(match state {
            DoorState::Closed => "door_closed",
            DoorState::Open => "door_open",
            DoorState::Destroyed => "door_destroyed",
        })
    }

    pub(crate) fn facing(&self, facing: Facing) -> &str {
        self.get(match facing {
            Facing::North => "north",
            Facing::East => "east",
            Facing::South => "south",
            Facing::West => "west",
        })
    }

    /// What a unit is.
    pub(crate) fn unit(&self, unit: &UnitPlan) -> &str {
        match unit.kind {
            Kind::Marine => self.rank(unit.rank),
            kind => self.get(kind.name()),
        }
    }

    fn rank(&self, rank: Rank) -> &str {
        self.get(rank.name())
    }

    /// What a unit is, has and does, after its name: for those who cannot see it.
    pub(crate) fn describe(&self, unit: &UnitPlan, shows_value: bool) -> String {
        let mut parts = vec![self.unit(unit).to_owned()];
        match unit.kind {
            Kind::Marine => self.describe_marine(unit, &mut parts),
            Kind::Blip if shows_value && unit.value > 0 => {
                parts.push(format!("{} {}", self.get("value"), unit.value));
            }
            _ => {}
        }
        parts.join(", ")
    }

    /// As [`Words::describe`], with the facing of what has one.
    pub(crate) fn describe_on_board(&self, unit: &UnitPlan, shows_value: bool) -> String {
        let description = self.describe(unit, shows_value);
        match unit.kind {
            Kind::Blip => description,
            _ => format!("{description}, {}", self.facing(unit.facing)),
        }
    }

    fn describe_marine(&self, unit: &UnitPlan, parts: &mut Vec<String>) {
        let ranged: Ranged = unit.ranged;
        let melee: Melee = unit.melee;
        parts.extend([ranged.name(), melee.name()].map(|name| self.get(name).to_owned()));
        for (is_so, key) in [(unit.overwatch, "overwatch"), (unit.guard, "guard"), (unit.jammed, "jammed")] {
            if is_so {
                parts.push(self.get(key).to_owned());
            }
        }
        if !unit.carries.is_empty() {
            parts.push(format!("{} {}", self.get("carries"), unit.carries.join(" ")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::pieces;

    #[test]
    fn every_language_has_every_word() {
        let english: Vec<&String> = Words::english().words.keys().collect();
        assert_eq!(Words::languages().collect::<Vec<_>>(), ["de", "en", "hu", "it", "sk"]);
        for code in Words::languages() {
            let words = Words::of(code).expect("a language");
            assert_eq!(words.words.keys().collect::<Vec<_>>(), english, "{code}");
            assert!(words.words.values().all(|word| !word.trim().is_empty()), "{code}");
        }
    }

    #[test]
    fn every_piece_of_the_legend_has_a_word() {
        for piece in pieces() {
            assert!(
                piece.word.is_none_or(|word| Words::english().words.contains_key(word)),
                "{}",
                piece.name
            );
        }
    }
}
