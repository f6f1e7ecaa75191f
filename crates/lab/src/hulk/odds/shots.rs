//! Odds of every gun, in the Marines' turn and on overwatch.

use game_api::Ratio;
use space_hulk::{Action, DecisionKind, Ranged, SpaceHulk, Target, Verb};

use super::scene::{ALIEN, BYSTANDER, MARINE, expect, find, gun_name, lives, outcomes, set_up, step_closer};
use crate::odds::OddsTable;

const GUNS: [Ranged; 3] = [Ranged::StormBolter, Ranged::AssaultCannon, Ranged::HeavyFlamer];

/// What is shot at: its name, what stands on its square, and a line about it.
const TARGETS: [(&str, &str, &str); 3] = [
    ("Genestealer", "g1<", ""),
    ("Broodlord", "g1<", "g1 broodlord\nbroodlord come"),
    ("closed door", "+", ""),
];

/// What four action points do to a target that stays where it is.
pub(super) fn shots() -> OddsTable {
    let mut rows = Vec::new();
    for gun in GUNS {
        for (target, thing, line) in TARGETS {
            let board = format!("a:m1> a b:{thing} b\n\nm1 {}\n{line}\n", gun.name());
            let game = set_up(&board);
            let chances: Vec<_> = (1..=4).map(|shots| within(&game, shots)).collect();
            if chances.iter().any(Option::is_some) {
                rows.push((format!("{}, {target}", gun_name(gun)), chances));
            }
        }
    }
    OddsTable {
        title: "Shots in the Marines' turn".to_owned(),
        note: "The chance that the target is destroyed by 1 to 4 shots in a row, sustained fire included.",
        columns: vec!["1 shot", "2 shots", "3 shots", "4 shots"],
        rows,
    }
}

/// The chance to destroy the target with at most `shots` shots; nothing if that number
/// cannot be fired even when all of them miss.
fn within(game: &SpaceHulk, shots: u8) -> Option<Ratio> {
    let shot = find(game, |action| is_shot(game, action.verb))?;
    let mut can_fire = true;
    let chance = expect(game, &shot, |branch| {
        if is_destroyed(&branch.game) {
            return Ratio::ONE;
        }
        match shots {
            1 => Ratio::ZERO,
            _ => within(&branch.game, shots - 1).unwrap_or_else(|| {
                can_fire = false;
                Ratio::ZERO
            }),
        }
    });
    can_fire.then_some(chance)
}

/// A shot at the one target of the board; a flamer's at the square of the alien.
fn is_shot(game: &SpaceHulk, verb: Verb) -> bool {
    let alien = game.find(ALIEN);
    match verb {
        Verb::Fire(Target::Unit(unit)) => Some(unit) == alien,
        Verb::Fire(Target::Door(_)) => true,
        Verb::Fire(Target::Square(square)) => {
            alien.is_some_and(|alien| game.unit(alien).square() == Some(square))
        }
        _ => false,
    }
}

fn is_destroyed(game: &SpaceHulk) -> bool {
    match game.setup().n_doors() {
        0 => !lives(game, ALIEN),
        _ => game.destroyed_door_bits() != 0,
    }
}

/// What an alien risks that walks up to a Marine on overwatch.
pub(super) fn overwatch() -> OddsTable {
    let mut rows = Vec::new();
    for gun in GUNS.into_iter().filter(|gun| gun.is_gun()) {
        for (target, thing, line) in &TARGETS[..2] {
            let board = format!(
                "a:m1> a a a a b:{thing} b{BYSTANDER}\n\nphase alien_action\nm1 {} overwatch\n{line}\n",
                gun.name()
            );
            let start = set_up(&board);
            let mut row: Vec<_> = (1..=4).map(|steps| dies_within(&start, steps)).collect();
            row.push(jams(&start));
            rows.push((format!("{}, {target}", gun_name(gun)), row));
        }
    }
    OddsTable {
        title: "Overwatch".to_owned(),
        note: "The chance that an alien which walks straight up to a Marine on overwatch is dead after 1 to 4 steps,\n\
               and that a shot jams the gun. Every shot is taken; a gun that jams falls silent.",
        columns: vec!["1 step", "2 steps", "3 steps", "4 steps", "jam, each shot"],
        rows,
    }
}

fn dies_within(game: &SpaceHulk, steps: u8) -> Option<Ratio> {
    let seen = step_closer(game)?;
    let mut sum = Ratio::ZERO;
    for reply in replies(&seen) {
        let dead = match (lives(&reply.game, ALIEN), steps) {
            (false, _) => Ratio::ONE,
            (true, 1) => Ratio::ZERO,
            (true, _) => dies_within(&reply.game, steps - 1)?,
        };
        sum = sum + reply.chance * dead;
    }
    Some(sum)
}

fn jams(game: &SpaceHulk) -> Option<Ratio> {
    let seen = step_closer(game)?;
    let is_jammed = |game: &SpaceHulk| game.find(MARINE).is_some_and(|marine| game.unit(marine).is_jammed());
    let jammed = replies(&seen).into_iter().filter(|reply| is_jammed(&reply.game));
    Some(jammed.fold(Ratio::ZERO, |sum, reply| sum + reply.chance))
}

/// How the Marine's answer to a step can turn out.
struct Reply {
    chance: Ratio,
    game: SpaceHulk,
}

/// The Marine fires wherever he may and passes otherwise, until the alien is asked again.
fn replies(game: &SpaceHulk) -> Vec<Reply> {
    let mut open = vec![Reply { chance: Ratio::ONE, game: game.clone() }];
    let mut done = Vec::new();
    while let Some(reply) = open.pop() {
        let asked = reply.game.decision().is_some_and(|decision| {
            matches!(decision.kind, DecisionKind::Reaction | DecisionKind::Overwatch)
        });
        if !asked {
            done.push(reply);
            continue;
        }
        let shot = find(&reply.game, |action| is_shot(&reply.game, action.verb));
        let answer = shot.unwrap_or(Action::plain(Verb::Pass));
        open.extend(
            outcomes(&reply.game, &answer)
                .into_iter()
                .map(|branch| Reply { chance: reply.chance * branch.chance, game: branch.game }),
        );
    }
    done
}
