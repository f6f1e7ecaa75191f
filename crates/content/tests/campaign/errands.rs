//! Where somebody who wants to win has to go.

use std::rc::Rc;

use content::hulk::Mission;
use space_hulk::{Condition, Coord, DoorState, Position, Side, SpaceHulk, Square, UnitId};

/// Steps to the nearest of some squares, through doors and units; `FAR` where there is no way.
pub struct Field(Vec<u16>);

const FAR: u16 = 999;

impl Field {
    pub fn new(game: &SpaceHulk, targets: &[Square]) -> Field {
        let board = game.setup().board();
        let mut steps = vec![FAR; board.len()];
        let mut border: Vec<Square> = targets.to_vec();
        let mut distance = 0;
        while !border.is_empty() {
            let mut next = Vec::new();
            for square in border.drain(..) {
                if steps[square.index()] == FAR {
                    steps[square.index()] = distance;
                    next.extend(board.adjacent(square).iter());
                }
            }
            border = next;
            distance += 1;
        }
        Field(steps)
    }

    pub fn at(&self, square: Square) -> i32 {
        i32::from(self.0[square.index()])
    }
}

/// The fields of one moment: most units want the same.
#[derive(Default)]
pub struct Fields(Vec<(Vec<Square>, Rc<Field>)>);

impl Fields {
    pub fn to(&mut self, game: &SpaceHulk, targets: Vec<Square>) -> Rc<Field> {
        if let Some((_, field)) = self.0.iter().find(|(known, _)| *known == targets) {
            return Rc::clone(field);
        }
        let field = Rc::new(Field::new(game, &targets));
        self.0.push((targets, Rc::clone(&field)));
        field
    }
}

/// What has burned and been shut so far.
#[derive(Default)]
pub struct Done {
    sections: Vec<char>,
    doors: Vec<Coord>,
}

impl Done {
    pub fn watch(&mut self, game: &SpaceHulk, position: &Position) {
        let board = game.setup().board();
        let burning = position.burning.iter().filter_map(|at| board.square(*at));
        self.sections.extend(burning.map(|square| board.section_letter(board.section(square))));
        let shut = position.board.doors.iter().filter(|door| door.state == DoorState::Closed);
        self.doors.extend(shut.map(|door| door.at));
        self.sections.sort_unstable();
        self.sections.dedup();
        self.doors.sort_unstable();
        self.doors.dedup();
    }

    pub fn has_shut(&self, door: Coord) -> bool {
        self.doors.contains(&door)
    }
}

/// The errands of one Marine.
pub struct Errands<'a> {
    pub mission: &'a Mission,
    pub game: &'a SpaceHulk,
    pub position: &'a Position,
    pub done: &'a Done,
    pub marine: UnitId,
}

impl Errands<'_> {
    /// Where he should go for the goals of his side.
    pub fn squares(&self) -> Vec<Square> {
        let goals = self.mission.goals.iter().filter(|goal| goal.side == Some(Side::Marine));
        let coords: Vec<Coord> = goals.flat_map(|goal| self.wanted(&goal.when)).collect();
        coords.into_iter().filter_map(|at| self.game.setup().board().square(at)).collect()
    }

    /// Whether fire in this section is what the mission asks for.
    pub fn wants_fire(&self, letter: char) -> bool {
        self.squares_of(letter).iter().any(|at| {
            let goals = self.mission.goals.iter().filter(|goal| goal.side == Some(Side::Marine));
            goals.flat_map(|goal| self.fires(&goal.when)).any(|wanted| wanted == *at)
        })
    }

    fn fires(&self, when: &Condition) -> Vec<Coord> {
        match when {
            Condition::All(of) | Condition::Any(of) | Condition::AtLeast { of, .. } => {
                of.iter().flat_map(|part| self.fires(part)).collect()
            }
            Condition::Once(of) => self.fires(of),
            Condition::SectionBurns(letter) if !self.done.sections.contains(letter) => {
                self.squares_of(*letter)
            }
            _ => Vec::new(),
        }
    }

    fn wanted(&self, when: &Condition) -> Vec<Coord> {
        match when {
            Condition::All(of) | Condition::Any(of) | Condition::AtLeast { of, .. } => {
                of.iter().flat_map(|part| self.wanted(part)).collect()
            }
            Condition::Once(of) => self.wanted(of),
            Condition::SectionBurns(_) => self.fires(when),
            Condition::DoorsClosed(doors) => {
                doors.iter().copied().filter(|door| !self.done.has_shut(*door)).collect()
            }
            Condition::GeneratorsDamaged(_) => self.generators(),
            Condition::MarinesIn { area, .. } => area.clone(),
            Condition::MarinesExited(_) => exits(self.mission, Side::Marine),
            Condition::MarineExited(name) if self.name() == *name => exits(self.mission, Side::Marine),
            Condition::ObjectExited { object, .. } => {
                self.carried_to(object, &exits(self.mission, Side::Marine))
            }
            Condition::ObjectIn { object, area } => self.carried_to(object, area),
            _ => Vec::new(),
        }
    }

    /// To the object while it lies somewhere, then to where it has to go.
    fn carried_to(&self, object: &str, to: &[Coord]) -> Vec<Coord> {
        let lying = self.position.objects.iter().find(|lying| lying.kind == object);
        lying.map_or(to.to_vec(), |lying| vec![lying.at])
    }

    fn name(&self) -> String {
        self.game.name_of(self.marine)
    }

    fn generators(&self) -> Vec<Coord> {
        self.position.generators.iter().filter(|machine| !machine.damaged).map(|machine| machine.at).collect()
    }

    fn squares_of(&self, letter: char) -> Vec<Coord> {
        let board = self.game.setup().board();
        let section = board.section_named(letter);
        section.map_or(Vec::new(), |section| {
            board.area(section).iter().map(|square| board.coord(square)).collect()
        })
    }
}

/// The exits that this side may use.
pub fn exits(mission: &Mission, side: Side) -> Vec<Coord> {
    let exits = mission.board.exits.iter();
    exits.filter(|exit| exit.side.is_none_or(|only| only == side)).map(|exit| exit.at).collect()
}
