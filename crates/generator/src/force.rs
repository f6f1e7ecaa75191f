//! Who takes part: the Marines, the aliens, and for how long.

use content::{Aliens, Marine, Squad, Start};
use space_hulk::{Melee, Ranged, Rank};

use crate::archetype::Archetype;
use crate::chance::Dice;
use crate::chart::Chart;
use crate::site::{Site, Stand, teams};
use crate::size::Size;
use crate::texts::{names, text};

/// What a Marine is and carries.
#[derive(Clone, Copy, PartialEq, Eq)]
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

/// So many Marines are two squads.
const TWO_SQUADS: usize = 7;

/// What a squad of so many carries: what the task needs, then specialists, the rest troopers.
fn kits(count: usize, archetype: Archetype, teams: usize, dice: &mut Dice) -> Vec<Kit> {
    let mut kits = vec![if dice.happens(75) { SERGEANT } else { HAMMER }];
    match archetype {
        Archetype::Purge => kits.extend(std::iter::repeat_n(FLAMER, teams)),
        Archetype::Hunt => kits.push(LIBRARIAN),
        _ => {}
    }
    let mut wish = |from: usize, percent: usize, kit: Kit, kits: &mut Vec<Kit>| {
        // The dice are asked in any case, so that one wish does not change all later ones.
        let happens = dice.happens(percent);
        if count >= from && happens && kits.len() < count && !kits.contains(&kit) {
            kits.push(kit);
        }
    };
    wish(4, 75, FLAMER, &mut kits);
    wish(5, 60, CANNON, &mut kits);
    wish(4, 50, CHAINFIST, &mut kits);
    wish(6, 45, CLAWS, &mut kits);
    wish(8, 35, LIBRARIAN, &mut kits);
    wish(9, 90, if kits[0] == SERGEANT { HAMMER } else { SERGEANT }, &mut kits);
    kits.resize(count, TROOPER);
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
    for (i, (stand, kit)) in site.squad.iter().zip(kits(count, archetype, teams(site), dice)).enumerate() {
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
