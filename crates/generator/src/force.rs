//! Who takes part: the Marines, the aliens, and for how long.

use content::hulk::{Aliens, Marine, Squad, Start};
use space_hulk::{Melee, Ranged, Rank};

use crate::archetype::Archetype;
use crate::chance::Dice;
use crate::chart::Chart;
use crate::site::{Site, Stand};
use crate::size::Size;
use crate::texts::{names, text};

/// What a Marine is and carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kit {
    rank: Rank,
    ranged: Ranged,
    melee: Melee,
}

const fn kit(rank: Rank, ranged: Ranged, melee: Melee) -> Kit {
    Kit { rank, ranged, melee }
}

const TROOPER: Kit = kit(Rank::Trooper, Ranged::StormBolter, Melee::PowerFist);
const SERGEANT: Kit = kit(Rank::Sergeant, Ranged::StormBolter, Melee::PowerSword);
const HAMMER: Kit = kit(Rank::Sergeant, Ranged::None, Melee::HammerAndShield);
const FLAMER: Kit = kit(Rank::Trooper, Ranged::HeavyFlamer, Melee::PowerFist);
const CANNON: Kit = kit(Rank::Trooper, Ranged::AssaultCannon, Melee::PowerFist);
const CLAWS: Kit = kit(Rank::Trooper, Ranged::None, Melee::LightningClaws);
const CHAINFIST: Kit = kit(Rank::Trooper, Ranged::StormBolter, Melee::Chainfist);
const LIBRARIAN: Kit = kit(Rank::Librarian, Ranged::StormBolter, Melee::ForceAxe);

/// From this number of Marines on they are two squads.
const TWO_SQUADS: usize = 7;

/// Storm bolters and power fists in the box (SH-SETUP-02); there is one of everything else.
const TROOPERS: usize = 5;
/// Who may stand beside the troopers: from what size of the squad on, and how often in a hundred.
const SPECIALISTS: [(Kit, usize, usize); 7] = [
    (FLAMER, 4, 75),
    (CANNON, 5, 60),
    (CHAINFIST, 4, 50),
    (CLAWS, 6, 45),
    (LIBRARIAN, 8, 35),
    (SERGEANT, 9, 90),
    (HAMMER, 9, 90),
];

/// What a squad of this size carries: what the task needs, specialists, troopers. There are never more models
/// of a kind than the box has, so that every mission can be played at a table too.
fn kits(count: usize, archetype: Archetype, troopers: usize, dice: &mut Dice) -> Vec<Kit> {
    let mut kits = vec![if dice.happens(75) { SERGEANT } else { HAMMER }];
    match archetype {
        Archetype::Purge => kits.push(FLAMER),
        Archetype::Hunt => kits.push(LIBRARIAN),
        _ => {}
    }
    let mut spare = Vec::new();
    for (kit, from, percent) in SPECIALISTS {
        let wanted = dice.happens(percent) && count >= from && kits.len() < count;
        if kits.contains(&kit) {
            continue;
        }
        if wanted {
            kits.push(kit);
        } else {
            spare.push(kit);
        }
    }
    kits.extend(std::iter::repeat_n(TROOPER, troopers.min(count.saturating_sub(kits.len()))));
    kits.extend(spare);
    kits.truncate(count);
    dice.shuffle(&mut kits);
    kits
}

/// The Marine side: its squads and everybody in them.
pub(crate) fn marines(
    site: &Site,
    chart: &Chart<'_>,
    archetype: Archetype,
    dice: &mut Dice,
) -> (Vec<Squad>, Vec<Marine>) {
    let mut people = names::MARINES;
    dice.shuffle(&mut people);
    let mut banners = names::SQUADS;
    dice.shuffle(&mut banners);
    let count = site.squad.len();
    let halves = if count >= TWO_SQUADS { 2 } else { 1 };
    let mut squads: Vec<Squad> = banners[..halves]
        .iter()
        .map(|(id, name)| Squad { id: (*id).to_owned(), name: Some(text(name)) })
        .collect();
    let mut marines = Vec::new();
    let kits = kits(count, archetype, TROOPERS - site.stranded.len(), dice);
    for (i, (stand, kit)) in site.squad.iter().zip(kits).enumerate() {
        let squad = &squads[i * halves / count].id;
        marines.push(marine(people[i], squad, *stand, kit, chart));
    }
    if !site.stranded.is_empty() {
        let lost = Squad { id: "stranded".to_owned(), name: Some(text(&names::STRANDED)) };
        for (i, stand) in site.stranded.iter().enumerate() {
            marines.push(marine(people[count + i], &lost.id, *stand, TROOPER, chart));
        }
        squads.push(lost);
    }
    (squads, marines)
}

fn marine(name: &str, squad: &str, stand: Stand, kit: Kit, chart: &Chart<'_>) -> Marine {
    let mut marine = Marine::new(name.to_lowercase(), Start::At(chart.at(stand.at), stand.facing));
    marine.name = Some(name.to_owned());
    marine.squad = Some(squad.to_owned());
    (marine.rank, marine.ranged, marine.melee) = (kit.rank, kit.ranged, kit.melee);
    marine
}

/// The alien side but for what stands on the board.
pub(crate) fn aliens(size: Size, marines: usize, archetype: Archetype, dice: &mut Dice) -> Aliens {
    // More blips for more Marines, and now and then a slow start.
    let per_round = match size {
        Size::Small => 1 + u8::from(marines > 3 && dice.happens(35)),
        Size::Medium => 2,
        Size::Large => 2 + u8::from(marines > 9 && dice.happens(60)),
    };
    let slow = usize::from(per_round > 1) * dice.below(4);
    let mut reinforcements = vec![per_round - u8::from(slow > 0); slow];
    reinforcements.push(per_round);
    let starting_blips = match size {
        Size::Small => dice.between(0, 2),
        Size::Medium => dice.between(1, 3),
        Size::Large => dice.between(2, 4),
    };
    Aliens {
        starting_blips: starting_blips as u8,
        reinforcements,
        broodlord: archetype == Archetype::Lair,
        ..Aliens::NONE
    }
}

/// How many blips come until the end of a mission.
pub(crate) fn blips(aliens: &Aliens, rounds: u16) -> usize {
    let last = aliens.reinforcements.last().copied().unwrap_or_default();
    let schedule = aliens.reinforcements.iter().copied().chain(std::iter::repeat(last));
    usize::from(aliens.starting_blips) + schedule.take(usize::from(rounds)).map(usize::from).sum::<usize>()
}

/// How many rounds a mission lasts: half as much again as the walk takes, and two for what stands in the way.
pub(crate) fn rounds(site: &Site, size: Size, dice: &mut Dice) -> u16 {
    const POINTS: u16 = 4;
    let spare = dice.below(2) as u16;
    match (site.walk, size) {
        (0, Size::Small) => 8 + spare,
        (0, Size::Medium) => 10 + spare,
        (0, Size::Large) => 12 + spare,
        (walk, _) => ((3 * walk).div_ceil(2 * POINTS) + 2).clamp(8, 16),
    }
}

/// How hard a mission is, from 1 to 5: by the aliens that come for each Marine in each round.
pub(crate) fn difficulty(site: &Site, aliens: &Aliens, rounds: u16, archetype: Archetype) -> u8 {
    let marines = site.squad.len() + site.stranded.len();
    // A blip stands for two Genestealers on the average.
    let pressure = 200 * blips(aliens, rounds) / (marines * usize::from(rounds));
    let hard = match archetype {
        Archetype::Lair | Archetype::Rescue | Archetype::Retrieve => 10,
        Archetype::Hold | Archetype::LastStand => 0,
        _ => 5,
    };
    match pressure + hard {
        0..=44 => 1,
        45..=58 => 2,
        59..=72 => 3,
        73..=88 => 4,
        _ => 5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_is_enough_for_every_squad() {
        for archetype in Archetype::ALL {
            for (count, seed) in (3..=12).flat_map(|count| (0..20).map(move |seed| (count, seed))) {
                let kits = kits(count, archetype, TROOPERS, &mut Dice::new(0, seed, 0));
                assert_eq!(kits.len(), count);
                let alike = |kit: Kit| kits.iter().filter(|&&other| other == kit).count();
                assert!(alike(TROOPER) <= TROOPERS);
                assert!(SPECIALISTS.iter().all(|&(kit, ..)| alike(kit) <= 1));
                assert!(kits.iter().any(|kit| kit.rank == Rank::Sergeant));
                assert!(archetype != Archetype::Purge || alike(FLAMER) == 1);
                assert!(archetype != Archetype::Hunt || alike(LIBRARIAN) == 1);
            }
        }
    }

    #[test]
    fn blips_are_counted_by_the_schedule() {
        let aliens = Aliens { starting_blips: 2, reinforcements: vec![1, 1, 3], ..Aliens::NONE };
        assert_eq!(blips(&aliens, 2), 4);
        assert_eq!(blips(&aliens, 5), 2 + 1 + 1 + 9);
        assert_eq!(blips(&Aliens::NONE, 5), 0);
    }
}
