//! The pieces of `art/pieces`: small drawings that face north.

/// A drawing of `art/pieces`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The name of its file.
    pub name: &'static str,
    /// Its whole file.
    pub source: &'static str,
    /// Its word in a legend, if it is listed there.
    pub word: Option<&'static str>,
    /// Another piece that lies under it in a legend.
    pub under: Option<&'static str>,
}

impl Piece {
    /// What is inside the outermost element, without line breaks.
    pub fn body(&self) -> String {
        let inner = self.source.split_once('>').map_or("", |(_, rest)| rest);
        let inner = inner.rsplit_once("</svg>").map_or("", |(inner, _)| inner);
        inner.lines().map(str::trim).collect()
    }

    /// The classes it is drawn with, as often as they occur.
    pub fn classes(&self) -> impl Iterator<Item = &'static str> {
        let quoted = self.source.split("class=\"").skip(1);
        quoted.filter_map(|rest| rest.split('"').next()).flat_map(str::split_whitespace)
    }
}

macro_rules! pieces {
    ($($name:literal $($word:literal $($under:literal)?)?;)+) => {
        const PIECES: &[Piece] = &[$(Piece {
            name: $name,
            source: include_str!(concat!("../../../art/pieces/", $name, ".svg")),
            word: first(&[$($word)?]),
            under: first(&[$($($under)?)?]),
        }),+];
    };
}

const fn first(list: &[&'static str]) -> Option<&'static str> {
    list.first().copied()
}

// In the order of the legend: name, word, what lies under it.
pieces! {
    "marine" "trooper";
    "rank-sergeant" "sergeant" "marine";
    "rank-librarian" "librarian" "marine";
    "ranged-storm_bolter" "storm_bolter" "marine";
    "ranged-assault_cannon" "assault_cannon" "marine";
    "ranged-heavy_flamer" "heavy_flamer" "marine";
    "ranged-none" "none" "marine";
    "melee-power_fist" "power_fist" "marine";
    "melee-chainfist" "chainfist" "marine";
    "melee-lightning_claws" "lightning_claws" "marine";
    "second-claw";
    "melee-power_sword" "power_sword" "marine";
    "melee-hammer_and_shield" "hammer_and_shield" "marine";
    "melee-force_axe" "force_axe" "marine";
    "genestealer" "genestealer";
    "broodlord" "broodlord";
    "blip" "blip";
    "blip-open" "blip";
    "counter-overwatch" "overwatch";
    "counter-guard" "guard";
    "counter-jammed" "jammed";
    "counter-carries" "carries";
    "active" "active";
    "door-closed" "door_closed";
    "door-open" "door_open";
    "door-destroyed" "door_destroyed";
    "edge-door-closed" "door_closed";
    "edge-door-open" "door_open";
    "edge-door-destroyed" "door_destroyed";
    "ladder-up" "ladder_up";
    "ladder-down" "ladder_down";
    "entry" "entry";
    "entry-starting" "entry_starting";
    "entry-reinforcements" "entry_reinforcements";
    "exit" "exit";
    "side-marine" "exit_marine";
    "side-alien" "exit_alien";
    "object" "object";
    "generator" "generator";
    "generator-damaged" "generator_damaged";
    "fire" "fire";
    "barrier" "barrier";
    "hatch-zone" "zone";
    "hatch-area" "area";
    "floor-corridor";
    "floor-room";
    "floor-junction";
    "floor-end";
    "floor-shaft";
    "floor-other";
}

/// All pieces, in the order of a legend.
pub fn pieces() -> &'static [Piece] {
    PIECES
}
