//! Checks of the victory conditions.

use std::collections::BTreeSet;

use game_api::Problems;

use super::is_name;
use crate::geometry::Coord;
use crate::goals::MAX_ONCE;
use crate::position::Position;
use crate::unit::Kind;
use crate::victory::Condition;

const MAX_DEPTH: usize = 16;
const MAX_CONDITIONS: usize = 500;

struct Checker<'a> {
    position: &'a Position,
    floor: &'a BTreeSet<Coord>,
    problems: &'a mut Problems,
    n_once: usize,
    n_conditions: usize,
}

/// Every problem of the victory conditions and deployment zones.
pub(super) fn check(position: &Position, floor: &BTreeSet<Coord>, problems: &mut Problems) {
    let mut checker = Checker { position, floor, problems, n_once: 0, n_conditions: 0 };
    for (i, (_, goal)) in position.victory.goals().enumerate() {
        let path = format!("victory[{i}]");
        if !is_name(&goal.name) {
            checker.problems.add(format!("{path}.name"), "a name has 1 to 24 letters, digits, '-' or '_'");
        }
        if i >= 64 {
            checker.problems.add("victory", "at most 64 conditions");
            return;
        }
        checker.condition(&goal.when, &path, 0);
    }
    if checker.n_once > MAX_ONCE {
        let message =
            format!("{} conditions have to be remembered (once): at most {MAX_ONCE}", checker.n_once);
        checker.problems.add("victory", message);
    }
    if checker.n_conditions > MAX_CONDITIONS {
        checker.problems.add("victory", format!("at most {MAX_CONDITIONS} conditions in all"));
    }
    for (i, zone) in position.deployment.iter().enumerate() {
        checker.area(&zone.squares, &format!("deployment[{i}]"));
    }
}

impl Checker<'_> {
    fn condition(&mut self, condition: &Condition, path: &str, depth: usize) {
        self.n_conditions += 1;
        if depth > MAX_DEPTH {
            self.problems.add(path, format!("conditions are nested more than {MAX_DEPTH} deep"));
            return;
        }
        match condition {
            Condition::All(of) | Condition::Any(of) => self.each(of, path, depth),
            Condition::AtLeast { count, of } => {
                if *count as usize > of.len() {
                    self.problems.add(path, format!("{count} of {} conditions can never hold", of.len()));
                }
                self.each(of, path, depth);
            }
            Condition::Not(of) => self.condition(of, path, depth + 1),
            Condition::Once(of) => {
                self.n_once += 1;
                self.condition(of, path, depth + 1);
            }
            Condition::MarinesIn { area, .. } | Condition::AliensIn { area, .. } => self.area(area, path),
            Condition::ObjectIn { object, area } => {
                self.object(object, path);
                self.area(area, path);
            }
            Condition::ObjectCarried { object, .. } | Condition::ObjectExited { object, .. } => {
                self.object(object, path);
            }
            Condition::GeneratorDamaged(at) => self.generator(*at, path),
            Condition::SectionBurns(letter) => self.section(*letter, path),
            Condition::DoorsClosed(at) | Condition::DoorsDestroyed(at) => self.doors(at, path),
            Condition::MarineAlive(name) | Condition::MarineDead(name) | Condition::MarineExited(name) => {
                self.marine(name, path);
            }
            Condition::MarinesExited(_)
            | Condition::MarinesKilled(_)
            | Condition::MarinesOnBoard(_)
            | Condition::AliensKilled(_)
            | Condition::AliensExited(_)
            | Condition::AliensInPlay(_)
            | Condition::Round(_)
            | Condition::GeneratorsDamaged(_)
            | Condition::BroodlordDead => {}
        }
    }

    fn each(&mut self, of: &[Condition], path: &str, depth: usize) {
        for part in of {
            self.condition(part, path, depth + 1);
        }
    }

    fn area(&mut self, squares: &[Coord], path: &str) {
        match squares.iter().find(|coord| !self.floor.contains(coord)) {
            Some(off) => self.problems.add(path, format!("{off} is no floor")),
            None if squares.is_empty() => self.problems.add(path, "the area has no squares"),
            None => {}
        }
    }

    fn object(&mut self, kind: &String, path: &str) {
        let lying = self.position.objects.iter().any(|object| object.kind == *kind);
        let carried = self.position.units.iter().any(|unit| unit.carries.contains(kind));
        let gone = self.position.tally.objects_exited.iter().any(|(object, _)| object == kind);
        if !(lying || carried || gone) {
            self.problems.add(path, format!("there is no object {kind:?}"));
        }
    }

    fn generator(&mut self, at: Coord, path: &str) {
        if !self.position.generators.iter().any(|generator| generator.at == at) {
            self.problems.add(path, format!("there is no generator at {at}"));
        }
    }

    fn section(&mut self, letter: char, path: &str) {
        if !crate::grid::floor_of(&self.position.board).any(|(_, drawn)| drawn == letter) {
            self.problems.add(path, format!("no square of the map belongs to section {letter:?}"));
        }
    }

    fn doors(&mut self, at: &[Coord], path: &str) {
        for coord in at {
            if !self.position.board.doors.iter().any(|door| door.at == *coord) {
                self.problems.add(path, format!("there is no door at {coord}"));
            }
        }
    }

    fn marine(&mut self, name: &String, path: &str) {
        let tally = &self.position.tally;
        let in_play = self.position.units.iter().any(|unit| unit.kind == Kind::Marine && unit.id == *name);
        if !in_play && !tally.marines_killed.contains(name) && !tally.marines_exited.contains(name) {
            self.problems.add(path, format!("there is no Marine {name:?}"));
        }
    }
}
