//! Every table of deck and text files with its fields.
//!
//! The reader refuses whatever is not here, and a test looks for each field in
//! `docs/formats/deck.md`.

use super::effects::{SPECS, Sort, Spec};
use crate::schema::forms;

forms! {
    FILE = "a deck file": "version" "action" "event" "location" "terrain" "marine" "text" "word";
    ACTION = "[[action]]": "number" "name" "team" "type" "ability";
    EVENT = "[[event]]": "name" "copies" "instinct" "ability" "spawns" "movement";
    /// A location or setup card.
    LOCATION = "[[location]]": "name" "tier" "blips" "terrain" "upon_entering" "control_panel" "players"
        "location_deck" "major" "minor";
    /// Where a terrain card of a location goes.
    SPOT = "a place of terrain": "card" "side" "arrow" "number";
    TERRAIN = "[[terrain]]": "name" "color" "threat" "activation";
    /// A Space Marine.
    MARINE = "[[marine]]": "name" "team" "range" "left_arrow" "right_arrow";
    /// What players read on a card.
    TEXT = "[[text]]": "card" "name" "text";
    /// A word of the game.
    WORD = "[[word]]": "kind" "id" "name" "text";
}

/// What a missing field could look like.
pub(crate) fn example(form: &str, key: &str) -> String {
    let value = match (form, key) {
        (_, "version") => "1",
        ("[[action]]", "name") => "\"block\"",
        ("[[event]]", "name") => "\"evasion\"",
        ("[[location]]", "name") => "\"munitorium\"",
        ("[[terrain]]", "name") => "\"door\"",
        ("[[marine]]", "name") => "\"leon\"",
        (_, "name") => "{ en = \"Door\" }",
        ("[[location]]", "terrain") => {
            "[{ card = \"door\", side = \"left\", arrow = \"down\", number = 1 }, ...]"
        }
        (_, "terrain" | "card") => "\"door\"",
        (_, "team" | "color") => "\"red\"",
        (_, "type") => "\"attack\"",
        (_, "ability") => "{ effect = \"late-attack\" }",
        (_, "instinct") => "false",
        (_, "spawns") => "[\"major red\", \"minor green\"]",
        (_, "movement") => "\"flank claw\"",
        (_, "tier") => "\"1a\"",
        (_, "blips") => "[7, 8]",
        (_, "players") => "[1]",
        (_, "location_deck") => "[\"2\", \"3\", \"4\"]",
        (_, "side") => "\"left\"",
        (_, "arrow" | "left_arrow" | "right_arrow") => "\"down\"",
        (_, "kind") => "\"symbol\"",
        (_, "id") => "\"claw\"",
        (_, "text") => "{ en = \"No ability.\" }",
        (_, "marine") => "\"leon\"",
        _ => "2",
    };
    format!("{key} = {value}")
}

/// An effect and how files write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EffectForm {
    /// The field in which it stands, as in `upon_entering`.
    pub field: &'static str,
    /// What files call it.
    pub name: &'static str,
    /// Its parameters, each with what it can be.
    pub params: Vec<(&'static str, &'static str)>,
    /// The words of [`WORDS`](super::WORDS) that its texts have; `team` is the card's color.
    pub words: Vec<&'static str>,
}

/// Every effect that cards can have, with its parameters.
pub fn effects() -> Vec<EffectForm> {
    let allowed = |sort: Sort| match sort {
        Sort::Count => "1 to 12",
        Sort::Face => "0 to 5",
        Sort::UpTo => "0 to 5, that and all below",
        Sort::Marine => "a Marine",
        Sort::Terrain => "a terrain card",
        Sort::Side => "`left` or `right`",
    };
    let form = |spec: &'static Spec| EffectForm {
        field: spec.slot.field(),
        name: spec.name,
        params: spec.params.iter().map(|(name, sort)| (*name, allowed(*sort))).collect(),
        words: spec.slot.words().iter().chain(spec.words).copied().collect(),
    };
    SPECS.iter().map(form).collect()
}
