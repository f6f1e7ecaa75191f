//! Conditions at random, about things that are there.

use content::hulk::Mission;
use space_hulk::{Condition, Coord, Side};

use super::{Dice, Parts, area};

pub fn condition(dice: &mut Dice, mission: &Mission, parts: &Parts, depth: usize) -> Condition {
    if depth < 3 && dice.one_in(3) {
        return nested(dice, mission, parts, depth + 1);
    }
    let n = 1 + dice.below(3) as u16;
    let side = dice.pick(&[Side::Marine, Side::Alien]);
    let marine = dice.pick(&mission.marines).id;
    let doors: Vec<Coord> = mission.board.doors.iter().map(|door| door.at).collect();
    let objects: Vec<String> = mission.objects.iter().map(|object| object.kind.clone()).collect();
    match dice.below(17) {
        0 => Condition::MarinesExited(n),
        1 => Condition::MarinesKilled(n),
        2 => Condition::MarinesOnBoard(n),
        3 => Condition::AliensKilled(n),
        4 => Condition::AliensExited(n),
        5 => Condition::AliensInPlay(n),
        6 => Condition::Round(n),
        7 => Condition::GeneratorsDamaged(n),
        8 => Condition::MarinesIn { count: n, area: area(dice, parts) },
        9 => Condition::AliensIn { count: n, area: area(dice, parts) },
        10 => Condition::SectionBurns(dice.pick(&parts.letters)),
        11 => Condition::MarineAlive(marine),
        12 => Condition::MarineDead(marine),
        13 => Condition::MarineExited(marine),
        14 if !doors.is_empty() => {
            if dice.one_in(2) {
                Condition::DoorsClosed(doors)
            } else {
                Condition::DoorsDestroyed(vec![dice.pick(&doors)])
            }
        }
        15 if !mission.generators.is_empty() => Condition::GeneratorDamaged(dice.pick(&mission.generators)),
        16 if !objects.is_empty() => {
            let object = dice.pick(&objects);
            match dice.below(3) {
                0 => Condition::ObjectCarried { object, side },
                1 => Condition::ObjectExited { object, side },
                _ => Condition::ObjectIn { object, area: area(dice, parts) },
            }
        }
        _ => Condition::BroodlordDead,
    }
}

fn nested(dice: &mut Dice, mission: &Mission, parts: &Parts, depth: usize) -> Condition {
    let one = |dice: &mut Dice| condition(dice, mission, parts, depth);
    match dice.below(5) {
        0 => Condition::All(vec![one(dice), one(dice)]),
        1 => Condition::Any(vec![one(dice), one(dice), one(dice)]),
        2 => Condition::Not(Box::new(one(dice))),
        3 => Condition::Once(Box::new(one(dice))),
        _ => Condition::AtLeast { count: 2, of: vec![one(dice), one(dice), one(dice)] },
    }
}
