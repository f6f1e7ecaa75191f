//! Every effect that a card can have: its parameters, and what a text about it must say.

use crate::schema::Form;

/// Where on a card an effect stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// `ability` of an action card.
    Ability,
    /// `ability` of an event card.
    Happening,
    /// `upon_entering` of a location.
    Entering,
    /// `control_panel` of a location.
    Panel,
    /// `activation` of a terrain card.
    Activation,
}

impl Slot {
    /// The effects that can stand there.
    pub fn specs(self) -> impl Iterator<Item = &'static Spec> {
        SPECS.iter().filter(move |spec| spec.slot == self)
    }

    /// The field of files, with the kind of cards where several have it.
    pub const fn field(self) -> &'static str {
        match self {
            Slot::Ability => "ability of an action",
            Slot::Happening => "ability of an event",
            Slot::Entering => "upon_entering",
            Slot::Panel => "control_panel",
            Slot::Activation => "activation",
        }
    }

    /// The words of the vocabulary that each of them asks for.
    pub const fn words(self) -> &'static [&'static str] {
        match self {
            Slot::Ability | Slot::Happening => &[],
            Slot::Entering => &["entering"],
            Slot::Panel => &["panel"],
            Slot::Activation => &["activate"],
        }
    }
}

/// What a parameter can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    /// How many: 1 to 12.
    Count,
    /// A number of the die.
    Face,
    /// Every number of the die up to this one: a text names them all.
    UpTo,
    Marine,
    Terrain,
    Side,
}

/// An effect that a card can have, and the parameters that it takes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Spec {
    pub slot: Slot,
    pub name: &'static str,
    pub form: Form,
    pub params: &'static [(&'static str, Sort)],
    /// Numbers that belong to the effect itself and that a text names too.
    pub numbers: &'static [u8],
    /// Words of the vocabulary that a text has, and no others; `team` is the card's color.
    pub words: &'static [&'static str],
}

macro_rules! specs {
    ($($slot:ident $name:literal ($($param:ident: $sort:ident)*) [$($number:literal)*] $($word:literal)*;)+) => {
        /// Every effect that cards can have.
        pub(crate) static SPECS: &[Spec] = &[$(Spec {
            slot: Slot::$slot,
            name: $name,
            form: Form {
                name: concat!("the effect ", $name),
                fields: &["effect", $(stringify!($param)),*],
            },
            params: &[$((stringify!($param), Sort::$sort)),*],
            numbers: &[$($number),*],
            words: &[$($word),*],
        }),+];
    };
}

specs! {
    Ability "skull-misses" (marine: Marine) [] "round" "defense" "skull" "attack" "miss";
    Ability "reroll-misses" (except: Face) [] "round" "team" "reroll" "defense" "token" "attack" "miss";
    Ability "skull-strikes-back" (marine: Marine) [1] "round" "defense" "skull" "attack" "miss" "kill" "swarm";
    Ability "late-attack" () [1] "round" "event" "team" "discard" "token" "attack";
    Ability "move-swarm" () [1] "swarm" "position" "side";
    Ability "shield" () [1] "swarm" "round" "attack" "kill";
    Ability "door-tokens" (extra: Count) [] "team" "activate" "door" "token";
    Ability "discard-blips" () [1] "discard" "blip" "token" "team";
    Ability "move-anywhere" () [] "team" "swap" "position";
    Ability "look-at-event" () [] "event" "deck";
    Ability "shuffle-away" () [] "die" "shuffle" "genestealer" "engaged" "team" "smaller" "blip" "brood-lord";
    Ability "attack-after-moving" () [1] "team" "discard" "token" "attack";
    Ability "token-for-kill" () [1] "round" "team" "kill" "genestealer" "token";
    Ability "kills-by-number" (marine: Marine) [] "attack" "skull" "genestealer" "swarm" "kill";
    Ability "skull-attacks-again" (marine: Marine) [1] "attack" "skull";
    Ability "number-kills" (number: Face kills: Count) [] "team" "attack" "kill" "genestealer" "swarm";
    Ability "many-attacks" (marine: Marine attacks: Count) [] "attack" "swarm";
    Ability "charge" (marine: Marine kills: Count deadly: Face) [1]
        "attack" "kill" "genestealer" "position" "side" "die";

    Happening "turn-all" () [] "facing";
    Happening "skull-kills" (kills: Count) [] "die" "skull" "genestealer" "engaged" "kill";
    Happening "token-before-moves" () [1] "next" "round" "move-card" "activate" "token";
    Happening "one-attacker" () [1] "next" "round" "attack-card" "attack" "team-word";
    Happening "flank-all" () [] "swarm" "front" "behind";
    Happening "token-for-foe" () [1] "token" "genestealer" "engaged" "discard";
    Happening "discard-blip" () [] "blip" "discard";
    Happening "bar-attack" () [] "team-word" "attack-card" "attack" "round" "next";
    Happening "spawn-behind" (count: Count) [] "genestealer" "appear" "behind";
    Happening "engaged-lose-tokens" () [] "engaged" "swarm" "discard" "token";
    Happening "low-kills" (most: UpTo) [] "die" "kill";
    Happening "free-attack" () [1] "attack";
    Happening "rescue" () [] "kill" "team-word" "formation" "facing" "right" "token";
    Happening "gather-tokens" () [] "token";
    Happening "tokens-for-kills" () [1] "token" "discard" "kill" "genestealer" "engaged";
    Happening "zero-misses" () [0] "next" "round" "defense" "attack" "miss";
    Happening "door-tokens" (count: Count) [] "door" "formation" "token";
    Happening "lose-tokens" () [] "token" "discard";
    Happening "gather-swarms" () [] "genestealer" "position" "side";
    Happening "shuffle-swarm" () [] "swarm" "shuffle" "smaller" "blip" "brood-lord";
    Happening "add-blips" (count: Count) [] "genestealer" "deck" "blip";
    Happening "spawn-in-front" () [1] "genestealer" "appear" "front" "engaged" "swarm";

    Entering "spawn-on" (terrain: Terrain count: Count) [] "genestealer" "appear";
    Entering "face-all" (side: Side) [] "facing";
    Entering "spawn-behind-top" (count: Count) [] "genestealer" "appear" "behind" "formation";
    Entering "turn-at-terrain" () [] "terrain" "front" "facing";
    Entering "tokens" (marines: Count) [1] "current-player" "token";
    Entering "grow" (count: Count) [] "current-player" "swarm" "genestealer" "appear";
    Entering "spawn-behind-bare" () [1] "current-player" "token" "genestealer" "appear" "behind";
    Entering "pile-per-marine" () [1] "genestealer" "deck" "blip" "formation";
    Entering "place" (terrain: Terrain) [] "current-player" "position" "side";
    Entering "lair" () [1 2] "side" "swarm" "red" "terrain" "brood-lord" "appear" "win" "kill";

    Panel "replace" (terrain: Terrain) [] "remove";
    Panel "discard-blip" () [] "discard" "blip";
    Panel "heal" () [1] "token" "facing";
    Panel "limit" (most: Count) [] "terrain" "next" "event" "genestealer" "appear";
    Panel "teleport" (deadly: Face) [1] "discard" "token" "die" "kill" "blip";
    Panel "overload" (kills: Count) [] "die" "skull" "kill" "genestealer" "formation";
    Panel "launch" () [1] "token" "location" "die" "win";
    Panel "pump" () [] "die" "discard" "blip" "win" "genestealer" "formation";

    Activation "take" () [] "defense" "discard" "attack" "miss";
    Activation "panel" () [] "panel" "location";
    Activation "add-token" () [1] "token" "travel" "current-player" "kill" "genestealer";
    Activation "explode" (deadly: Face) [] "remove" "kill" "genestealer" "side" "position" "die";
    Activation "remove-on-skull" () [] "die" "skull" "remove";
}
