//! Which words of the game have to be told.

use death_angel::cards::{Arrow, Size};
use death_angel::{Color, Kind, Phase, Side, Symbol, Team};

/// Every kind of word, as [`Word::kind`](super::Word::kind) has it, with its ids.
pub fn word_ids() -> Vec<(&'static str, Vec<&'static str>)> {
    vec![
        ("team", Team::ALL.iter().map(|team| team.name()).collect()),
        ("type", Kind::ALL.iter().map(|kind| kind.name()).collect()),
        ("phase", Phase::ALL.iter().map(|phase| phase.name()).collect()),
        ("symbol", Symbol::ALL.iter().map(|symbol| symbol.name()).collect()),
        ("color", Color::ALL.iter().map(|color| color.name()).collect()),
        ("side", Side::ALL.iter().map(|side| side.name()).collect()),
        ("arrow", Arrow::ALL.iter().map(|arrow| arrow.name()).collect()),
        ("size", Size::ALL.iter().map(|size| size.name()).collect()),
        ("movement", vec!["adjacent", "flank", "none"]),
        ("label", LABELS.to_vec()),
        ("term", vec!["genestealer", "brood-lord", "support-token", "instinct", "travel"]),
    ]
}

/// What stands in front of the facts of a card.
const LABELS: [&str; 13] = [
    "action",
    "event",
    "location",
    "terrain",
    "marine",
    "team",
    "copies",
    "spawns",
    "movement",
    "blips",
    "players",
    "location_deck",
    "threat",
];
