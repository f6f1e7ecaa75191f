//! How likely each Marine is to be dead soon.
//!
//! An estimate, in thousandths. The numbers of a single shot or assault are rounded
//! from the exact odds of the rules; what is estimated is the way there.

use space_hulk::{Kind, Melee, Phase, Ranged, Rank, Side, SpaceHulk, Square, SquareSet, Tag, Unit};

use super::ways::{FAR, Ways};

/// A certainty.
const SURE: i32 = 1000;
/// Action points of an alien, and so how far it strikes.
const REACH: i32 = 6;
/// Beyond that a threat fades out over so many squares.
const APPROACH: i32 = 10;
/// What is left of a threat that is just out of reach.
const FADING: i32 = 25;
/// An alien that has yet to act in this alien turn.
const NOW: i32 = 900;
/// One that will act only after the Marines have.
const NEXT_TURN: i32 = 330;
/// Who survives a gun on overwatch on the last steps.
const SURVIVES: i32 = 500;

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
    // Whoever comes has to pass the squares round the Marine.
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
        let strike = match distance > REACH {
            true => FADING * (REACH + APPROACH - distance) / APPROACH,
            false => kills(alien, marine, false, REACH - distance + 1, marine.on_guard()) * arrives / SURE,
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
    /// None.
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

/// The chance that an alien that has come so far kills with so many blows.
pub(crate) fn kills(alien: &Unit, marine: &Unit, in_front: bool, blows: i32, guard: bool) -> i32 {
    let mut blow = match (in_front, marine.melee(), marine.rank()) {
        (false, ..) => 660,
        (true, Melee::LightningClaws, _) => 400,
        (true, Melee::HammerAndShield, _) => 430,
        (true, Melee::PowerSword, _) => 450,
        (true, Melee::ForceAxe, _) => 480,
        (true, _, Rank::Sergeant) => 520,
        (true, ..) => 660,
    };
    if guard {
        blow = blow * 700 / SURE;
    }
    if alien.kind() == Kind::Broodlord {
        blow = (blow + SURE) / 2;
    }
    // Who faces the attacker may kill him first, so not every further blow is struck.
    let again = if in_front { SURE - blow - 170 } else { SURE - blow };
    match blows {
        ..=1 => blow,
        _ => blow + blow * again.max(0) / SURE,
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
