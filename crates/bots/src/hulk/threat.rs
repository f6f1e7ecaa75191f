//! How likely each Marine is to be dead soon.
//!
//! An estimate, in thousandths. The numbers of a single shot or assault are rounded
//! from the exact odds of the rules; what is estimated is the way there.

use space_hulk::{Kind, Melee, Phase, Ranged, Rank, Side, SpaceHulk, Square, SquareSet, Tag, Unit};

use super::ways::{FAR, Ways};

/// The chance of something certain; all chances are in thousandths.
const SURE: i32 = 1000;
/// Action points of an alien, and so how far it strikes.
const REACH: i32 = 6;
/// Beyond that a threat fades out over this many squares.
const APPROACH: i32 = 10;
/// What is left of a threat that is just out of reach.
const FADING: i32 = 25;
/// An alien that has yet to act in this alien turn.
const NOW: i32 = 900;
/// One that will act only after the Marines have.
const NEXT_TURN: i32 = 330;
/// An alien that survives a gun on overwatch on the last steps.
const SURVIVES: i32 = 500;
/// The chance that a Genestealer's blow kills a Marine: its best of three dice beats his one
/// (855 of 1296).
pub(crate) const BLOW: i32 = 660;
/// The chance that the Marine's die beats all three instead, which kills the attacker (225 of
/// 1296).
pub(crate) const RIPOSTE: i32 = 170;
/// What is left of a blow against a Marine on guard, who may roll again.
const GUARD: i32 = 700;

/// What a Marine on overwatch sees.
pub(crate) struct Watch {
    seen: SquareSet,
}

/// Everything on overwatch that can fire.
pub(crate) fn watches(game: &SpaceHulk) -> Vec<Watch> {
    let ready = |unit: &&Unit| unit.on_overwatch() && !unit.is_jammed();
    let seen = |unit: &Unit| Some(Watch { seen: game.seen_from(unit.square()?, unit.facing()) });
    game.units().iter().filter(ready).filter_map(seen).collect()
}

/// The chance that this Marine, who stands there, is killed soon.
pub(crate) fn risk(
    game: &SpaceHulk,
    ways: &mut Ways,
    (marine, at): (&Unit, Square),
    watches: &[Watch],
    done: Done,
) -> i32 {
    let row = ways.row_from(game, at);
    // An attacker has to pass the squares round the Marine.
    let round = game.setup().board().adjacent(at);
    let guns = watches.iter().filter(|watch| watch.seen.meets(round)).count();
    let arrives = (0..guns).fold(SURE, |arrives, _| arrives * SURVIVES / SURE);
    let mut safe = SURE;
    for alien in game.units().iter().filter(|unit| unit.side() == Side::Alien) {
        let Some((from, lead)) = start_of(game, alien) else { continue };
        if row[from.index()] == FAR {
            continue;
        }
        let distance = i32::from(row[from.index()]) + lead;
        if distance >= REACH + APPROACH {
            continue;
        }
        let strike = if distance > REACH {
            FADING * (REACH + APPROACH - distance) / APPROACH
        } else {
            let (from, blows) = (Quarter::Flank, REACH - distance + 1);
            Assault { alien, marine, from, blows, on_guard: marine.on_guard() }.kills() * arrives / SURE
        };
        let strike = strike * readiness(game, alien, done) / SURE;
        for _ in 0..models(alien) {
            safe = safe * (SURE - strike) / SURE;
        }
    }
    SURE - safe
}

/// How many models a unit stands for; a blip of unknown value for two.
pub(crate) fn models(alien: &Unit) -> i32 {
    match alien.kind() {
        Kind::Blip if alien.value() == 0 => 2,
        Kind::Blip => i32::from(alien.value()),
        _ => 1,
    }
}

/// Where an alien is, or will come in, and how many steps that takes.
pub(crate) fn start_of(game: &SpaceHulk, alien: &Unit) -> Option<(Square, i32)> {
    match (alien.square(), alien.entry()) {
        (Some(square), _) => Some((square, 0)),
        (None, Some(entry)) => Some((game.setup().entry_square(entry), 1 + i32::from(alien.is_held()) * 3)),
        (None, None) => None,
    }
}

/// Which aliens are taken to have acted, besides those that have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Done {
    /// No other.
    Nobody,
    /// This one: its plan is being judged.
    One(Tag),
    /// All: the turn is about to end.
    All,
}

impl Done {
    /// Whether an alien will act only after the Marines have.
    pub fn has_acted(self, game: &SpaceHulk, alien: &Unit) -> bool {
        let done = match self {
            Done::Nobody => false,
            Done::One(tag) => alien.tag() == tag,
            Done::All => true,
        };
        game.phase() == Phase::AlienAction && (done || alien.is_finished())
    }
}

fn readiness(game: &SpaceHulk, alien: &Unit, done: Done) -> i32 {
    if done.has_acted(game, alien) { NEXT_TURN } else { NOW }
}

/// Which side of a Marine an attacker stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quarter {
    /// Where the Marine looks, so that he strikes back.
    Front,
    /// Beside or behind him.
    Flank,
}

/// An alien that has come to a Marine attacks him.
#[derive(Clone, Copy)]
pub(crate) struct Assault<'a> {
    pub alien: &'a Unit,
    pub marine: &'a Unit,
    pub from: Quarter,
    /// How many times the alien's points let it strike.
    pub blows: i32,
    /// Whether the Marine may roll a die again.
    pub on_guard: bool,
}

impl Assault<'_> {
    /// The chance that the Marine dies of it.
    pub fn kills(&self) -> i32 {
        let blow = self.blow();
        let again = match self.from {
            // A Marine who faces the attacker may kill it first: then no blow follows.
            Quarter::Front => SURE - blow - RIPOSTE,
            Quarter::Flank => SURE - blow,
        };
        match self.blows {
            ..=1 => blow,
            _ => blow + blow * again.max(0) / SURE,
        }
    }

    /// The chance that one blow kills.
    fn blow(&self) -> i32 {
        let mut blow = match self.from {
            Quarter::Front => blow_to_front(self.marine),
            Quarter::Flank => BLOW,
        };
        if self.on_guard {
            blow = blow * GUARD / SURE;
        }
        if self.alien.kind() == Kind::Broodlord {
            blow = (blow + SURE) / 2;
        }
        blow
    }
}

/// The chance that a Genestealer's blow kills a Marine who faces it, by what he parries or
/// strikes with.
fn blow_to_front(marine: &Unit) -> i32 {
    match (marine.melee(), marine.rank()) {
        (Melee::LightningClaws, _) => 400,
        (Melee::HammerAndShield, _) => 430,
        (Melee::PowerSword, _) => 450,
        (Melee::ForceAxe, _) => 480,
        (_, Rank::Sergeant) => 520,
        _ => BLOW,
    }
}

/// Whether a Marine can shoot at what he sees.
pub(crate) fn is_armed(marine: &Unit) -> bool {
    match marine.ranged() {
        Ranged::StormBolter => true,
        Ranged::AssaultCannon | Ranged::HeavyFlamer => marine.ammo() > 0,
        Ranged::None => false,
    }
}

/// Whether a Marine can still fire on overwatch.
pub(crate) fn can_watch(marine: &Unit) -> bool {
    is_armed(marine) && marine.ranged() != Ranged::HeavyFlamer
}
