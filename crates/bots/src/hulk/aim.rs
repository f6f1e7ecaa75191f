//! What a mission asks for, in the terms of its board.

use space_hulk::{Condition, Setup, Side, SquareSet};

/// A condition in the terms of this board.
pub(super) enum Aim {
    All(Vec<Aim>),
    Any(Vec<Aim>),
    Not(Box<Aim>),
    AtLeast(usize, Vec<Aim>),
    Once(u8, Box<Aim>),
    /// A number of Marines leave by an exit.
    Exit(usize, SquareSet),
    /// This Marine leaves by an exit.
    ExitOf(String, SquareSet),
    /// A number of a side's units stand there.
    Stand(Side, usize, SquareSet),
    Carry(u8, Side),
    CarryTo(u8, SquareSet),
    CarryOut(u8, Side, SquareSet),
    Burn(u8),
    Break(Vec<usize>, usize),
    Doors {
        doors: u64,
        closed: bool,
    },
    /// Something only counted.
    Count(Counter, i32),
    Alive(String),
    Dead(String),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Counter {
    MarinesKilled,
    MarinesOnBoard,
    AliensKilled,
    AliensExited,
    AliensInPlay,
    Round,
    BroodlordDead,
}

/// Reads the conditions of a mission, in the order in which the rules number them.
pub(super) struct Reader<'a> {
    setup: &'a Setup,
    n_once: u8,
}

impl<'a> Reader<'a> {
    pub fn new(setup: &'a Setup) -> Reader<'a> {
        Reader { setup, n_once: 0 }
    }

    pub fn read(&mut self, condition: &Condition) -> Aim {
        let count = |counter, number: &u16| Aim::Count(counter, i32::from(*number));
        match condition {
            Condition::All(of) => Aim::All(self.read_all(of)),
            Condition::Any(of) => Aim::Any(self.read_all(of)),
            Condition::Not(of) => Aim::Not(Box::new(self.read(of))),
            Condition::AtLeast { count, of } => Aim::AtLeast(*count as usize, self.read_all(of)),
            Condition::Once(of) => {
                self.n_once += 1;
                Aim::Once(self.n_once - 1, Box::new(self.read(of)))
            }
            Condition::MarinesExited(n) => Aim::Exit(*n as usize, self.exits(Side::Marine)),
            Condition::MarineExited(name) => Aim::ExitOf(name.clone(), self.exits(Side::Marine)),
            Condition::MarinesKilled(n) => count(Counter::MarinesKilled, n),
            Condition::MarinesOnBoard(n) => count(Counter::MarinesOnBoard, n),
            Condition::AliensKilled(n) => count(Counter::AliensKilled, n),
            Condition::AliensExited(n) => count(Counter::AliensExited, n),
            Condition::AliensInPlay(n) => count(Counter::AliensInPlay, n),
            Condition::Round(n) => count(Counter::Round, n),
            Condition::BroodlordDead => Aim::Count(Counter::BroodlordDead, 1),
            Condition::MarinesIn { count, area } => {
                Aim::Stand(Side::Marine, *count as usize, self.area(area))
            }
            Condition::AliensIn { count, area } => Aim::Stand(Side::Alien, *count as usize, self.area(area)),
            Condition::GeneratorsDamaged(n) => {
                Aim::Break((0..self.setup.generators().len()).collect(), *n as usize)
            }
            Condition::GeneratorDamaged(at) => {
                let square = self.setup.board().square(*at);
                let index = self.setup.generators().iter().position(|&g| Some(g) == square);
                Aim::Break(index.into_iter().collect(), 1)
            }
            Condition::SectionBurns(letter) => {
                Aim::Burn(self.setup.board().section_named(*letter).expect("checked"))
            }
            Condition::DoorsClosed(at) => Aim::Doors { doors: self.doors(at), closed: true },
            Condition::DoorsDestroyed(at) => Aim::Doors { doors: self.doors(at), closed: false },
            Condition::ObjectCarried { object, side } => Aim::Carry(self.object(object), *side),
            Condition::ObjectIn { object, area } => Aim::CarryTo(self.object(object), self.area(area)),
            Condition::ObjectExited { object, side } => {
                Aim::CarryOut(self.object(object), *side, self.exits(*side))
            }
            Condition::MarineAlive(name) => Aim::Alive(name.clone()),
            Condition::MarineDead(name) => Aim::Dead(name.clone()),
        }
    }

    fn read_all(&mut self, of: &[Condition]) -> Vec<Aim> {
        of.iter().map(|condition| self.read(condition)).collect()
    }

    fn exits(&self, side: Side) -> SquareSet {
        self.setup.exit_squares(side).collect()
    }

    fn area(&self, area: &[space_hulk::Coord]) -> SquareSet {
        area.iter().filter_map(|&coord| self.setup.board().square(coord)).collect()
    }

    fn doors(&self, at: &[space_hulk::Coord]) -> u64 {
        let door = |&coord| (0..self.setup.n_doors()).find(|&door| self.setup.door_coord(door) == coord);
        at.iter().filter_map(door).fold(0, |bits, door| bits | 1 << door)
    }

    fn object(&self, kind: &str) -> u8 {
        self.setup.object_named(kind).expect("checked")
    }
}
