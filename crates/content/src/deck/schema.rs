//! Every table of deck and text files with its fields.
//!
//! The reader refuses whatever is not here, and a test looks for each field in
//! `docs/formats/deck.md`.

use crate::schema::forms;

forms! {
    /// The file itself.
    FILE = "a deck file": "version" "action" "event" "location" "terrain" "marine" "text" "word";
    /// An action card.
    ACTION = "[[action]]": "number" "name" "team" "type" "ability";
    /// An event card.
    EVENT = "[[event]]": "name" "copies" "instinct" "ability" "spawns" "movement";
    /// A location or setup card.
    LOCATION = "[[location]]": "name" "tier" "blips" "terrain" "upon_entering" "control_panel" "players"
        "location_deck" "major" "minor";
    /// Where a terrain card of a location goes.
    SPOT = "a place of terrain": "card" "side" "arrow" "number";
    /// A terrain card.
    TERRAIN = "[[terrain]]": "name" "color" "threat" "activation";
    /// A Space Marine.
    MARINE = "[[marine]]": "name" "team" "range" "left_arrow" "right_arrow";
    /// What players read on a card.
    TEXT = "[[text]]": "card" "name" "text";
    /// A word of the game.
    WORD = "[[word]]": "kind" "id" "name" "text";
}

/// What a missing field could look like.
pub(crate) fn example(form: &str, key: &str) -> &'static str {
    match (form, key) {
        (_, "version") => "version = 1",
        ("[[action]]", "name") => "name = \"block\"",
        ("[[event]]", "name") => "name = \"evasion\"",
        ("[[location]]", "name") => "name = \"munitorium\"",
        ("[[terrain]]", "name") => "name = \"door\"",
        ("[[marine]]", "name") => "name = \"leon\"",
        ("[[text]]" | "[[word]]", "name") => "name = { en = \"Door\" }",
        ("[[location]]", "terrain") => {
            "terrain = [{ card = \"door\", side = \"left\", arrow = \"down\", number = 1 }, ...]"
        }
        (_, "number") => "number = 3",
        (_, "team") => "team = \"red\"",
        (_, "type") => "type = \"attack\"",
        (_, "ability") => "ability = { effect = \"late-attack\" }",
        (_, "copies") => "copies = 1",
        (_, "instinct") => "instinct = false",
        (_, "spawns") => "spawns = [\"major red\", \"minor green\"]",
        (_, "movement") => "movement = \"flank claw\"",
        (_, "tier") => "tier = \"1a\"",
        (_, "blips") => "blips = [7, 8]",
        (_, "players") => "players = [1]",
        (_, "location_deck") => "location_deck = [\"2\", \"3\", \"4\"]",
        (_, "card") => "card = \"door\"",
        (_, "side") => "side = \"left\"",
        (_, "arrow" | "left_arrow" | "right_arrow") => "arrow = \"down\"",
        (_, "color") => "color = \"red\"",
        (_, "range") => "range = 2",
        (_, "kind") => "kind = \"symbol\"",
        (_, "id") => "id = \"claw\"",
        (_, "text") => "text = { en = \"No ability.\" }",
        (_, "effect") => "effect = \"late-attack\"",
        (_, "marine") => "marine = \"leon\"",
        _ => "a number, as in `kills = 2`",
    }
}
