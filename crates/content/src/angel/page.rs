//! A card as players read it.

use std::fmt::Write;

use death_angel::cards::{Movement, Spot};

use super::library::Deck;
use super::model::{Card, Facts};
use crate::language::Language;

/// Looks words up in a language.
struct Speaker<'a> {
    deck: &'a Deck,
    language: Language,
}

impl<'a> Speaker<'a> {
    fn word(&self, kind: &str, id: &'a str) -> &'a str {
        self.deck.word(kind, id).map_or(id, |word| word.name.get(self.language))
    }

    fn name(&self, id: &'a str) -> &'a str {
        self.deck.text(id).map_or(id, |text| text.name.get(self.language))
    }
}

/// A card, or a word of the game that has a text, as players read it; nothing if there is
/// none of this name.
pub fn page(deck: &Deck, id: &str, language: Language) -> Option<String> {
    let speaker = Speaker { deck, language };
    let Some(card) = deck.card(id) else {
        let mut words = deck.words().iter().filter(|word| word.id == id);
        let (name, text) = words.find_map(|word| Some((&word.name, word.text.as_ref()?)))?;
        return Some(format!("{}\n\n{}\n", name.get(language), text.get(language)));
    };
    let mut out = format!("{}\n", speaker.name(card.id));
    let mut line = |label: &'static str, value: String| {
        writeln!(out, "{}: {value}", speaker.word("label", label)).expect("a string takes all");
    };
    facts(card, &speaker, &mut line);
    if let Some(text) = deck.text(card.id) {
        write!(out, "\n{}\n", text.text.get(language)).expect("a string takes all");
    }
    Some(out)
}

fn facts(card: &Card, speaker: &Speaker<'_>, line: &mut impl FnMut(&'static str, String)) {
    match &card.facts {
        Facts::Action { number, team, kind } => {
            line("action", format!("{number}, {}", speaker.word("type", kind.name())));
            line("team", speaker.word("team", team.name()).into());
        }
        Facts::Event { copies, spawns, movement, .. } => {
            line("copies", copies.to_string());
            let boxes = spawns.map(|(size, color)| {
                format!("{} ({})", speaker.word("color", color.name()), speaker.word("size", size.name()))
            });
            line("spawns", boxes.join(", "));
            let movement = match movement {
                None => speaker.word("movement", "none").into(),
                Some(Movement::Adjacent(symbol)) => moves(speaker, "adjacent", symbol.name()),
                Some(Movement::Flank(symbol)) => moves(speaker, "flank", symbol.name()),
            };
            line("movement", movement);
        }
        Facts::Location { tier, blips, terrain, setup } => {
            line("location", tier.name().to_uppercase());
            line("blips", format!("{} / {}", blips[0], blips[1]));
            let spots: Vec<String> = terrain.iter().map(|spot| place(speaker, spot)).collect();
            line("terrain", spots.join("; "));
            if let Some(setup) = setup {
                line("players", joined(setup.players.iter()));
                line(
                    "location_deck",
                    joined(setup.location_deck.iter().map(|tier| tier.name().to_uppercase())),
                );
                let sizes = ["major", "minor"].map(|size| speaker.word("size", size));
                let spawns = setup.spawns;
                line("spawns", format!("{} {}, {} {}", sizes[0], spawns[0], sizes[1], spawns[1]));
            }
        }
        Facts::Terrain { color, threat } => {
            line("terrain", speaker.word("color", color.name()).into());
            line("threat", threat.to_string());
        }
        Facts::Marine { team, .. } => line("team", speaker.word("team", team.name()).into()),
    }
}

fn moves(speaker: &Speaker<'_>, how: &'static str, symbol: &'static str) -> String {
    format!("{}: {}", speaker.word("symbol", symbol), speaker.word("movement", how))
}

fn place(speaker: &Speaker<'_>, spot: &Spot) -> String {
    let side = speaker.word("side", spot.side.name());
    let arrow = speaker.word("arrow", spot.arrow.name());
    format!("{} ({side}, {arrow} {})", speaker.name(spot.terrain.name()), spot.number)
}

fn joined(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Every card in a line: what files call it, its kind, its name.
pub fn list(deck: &Deck, language: Language) -> String {
    let speaker = Speaker { deck, language };
    let rows: Vec<[&str; 3]> = deck
        .cards()
        .iter()
        .map(|card| [card.id, speaker.word("label", card.kind().name()), speaker.name(card.id)])
        .collect();
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let (first, second) = (width(0), width(1));
    rows.iter().map(|[id, kind, name]| format!("{id:<first$}  {kind:<second$}  {name}\n")).collect()
}
