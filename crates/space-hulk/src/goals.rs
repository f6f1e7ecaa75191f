//! Victory conditions, compiled: names and coordinates become numbers.

use crate::board::Board;
use crate::frame::{Frame, Reveal};
use crate::geometry::{Coord, Square, SquareSet};
use crate::position::{BroodlordState, Phase};
use crate::setup::{Content, name_bit};
use crate::state::{Ending, ObjectPlace, Outcome, SpaceHulk};
use crate::unit::{Place, Side, UnitSet};
use crate::victory::Condition;

/// A condition that can be asked quickly.
#[derive(Clone, Debug)]
pub(crate) enum Test {
    All(Vec<Test>),
    Any(Vec<Test>),
    Not(Box<Test>),
    AtLeast(u16, Vec<Test>),
    /// Remembered in this bit of `fulfilled`.
    Once(u8, Box<Test>),
    MarinesExited(u16),
    MarinesKilled(u16),
    MarinesOnBoard(u16),
    AliensKilled(u16),
    AliensExited(u16),
    AliensInPlay(u16),
    Round(u16),
    MarinesIn(u16, SquareSet),
    AliensIn(u16, SquareSet),
    GeneratorsDamaged(u16),
    GeneratorDamaged(u8),
    SectionBurns(u8),
    DoorsClosed(u64),
    DoorsDestroyed(u64),
    ObjectCarried(u8, Side),
    ObjectIn(u8, SquareSet),
    ObjectExited(u8, Side),
    MarineAlive(u64),
    MarineDead(u64),
    MarineExited(u64),
    BroodlordDead,
}

/// What ends the game.
#[derive(Clone, Debug)]
pub(crate) struct Goal {
    pub winner: Option<Side>,
    pub test: Test,
    immediate: bool,
}

/// All goals of a mission, in the order in which they are asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Goals {
    pub goals: Vec<Goal>,
    /// Something may end the game at once, or has to be remembered when it happens.
    ask_often: bool,
}

/// How many `Once` conditions a mission may have.
pub(crate) const MAX_ONCE: usize = 32;

struct Compiler<'a> {
    content: &'a Content,
    board: &'a Board,
    n_once: u8,
}

impl Goals {
    pub fn new(content: &Content, board: &Board) -> Goals {
        let mut compiler = Compiler { content, board, n_once: 0 };
        let goals: Vec<Goal> = content
            .victory
            .goals()
            .map(|(winner, goal)| Goal {
                winner,
                test: compiler.compile(&goal.when),
                immediate: goal.immediate,
            })
            .collect();
        let ask_often = compiler.n_once > 0 || goals.iter().any(|goal| goal.immediate);
        Goals { ask_often, goals }
    }
}

impl Compiler<'_> {
    fn compile(&mut self, condition: &Condition) -> Test {
        match condition {
            Condition::All(of) => Test::All(self.compile_all(of)),
            Condition::Any(of) => Test::Any(self.compile_all(of)),
            Condition::Not(of) => Test::Not(Box::new(self.compile(of))),
            Condition::AtLeast { count, of } => Test::AtLeast(*count, self.compile_all(of)),
            Condition::Once(of) => {
                let bit = self.n_once;
                self.n_once += 1;
                Test::Once(bit, Box::new(self.compile(of)))
            }
            Condition::MarinesExited(n) => Test::MarinesExited(*n),
            Condition::MarinesKilled(n) => Test::MarinesKilled(*n),
            Condition::MarinesOnBoard(n) => Test::MarinesOnBoard(*n),
            Condition::AliensKilled(n) => Test::AliensKilled(*n),
            Condition::AliensExited(n) => Test::AliensExited(*n),
            Condition::AliensInPlay(n) => Test::AliensInPlay(*n),
            Condition::Round(n) => Test::Round(*n),
            Condition::MarinesIn { count, area } => Test::MarinesIn(*count, self.area(area)),
            Condition::AliensIn { count, area } => Test::AliensIn(*count, self.area(area)),
            Condition::GeneratorsDamaged(n) => Test::GeneratorsDamaged(*n),
            Condition::GeneratorDamaged(at) => Test::GeneratorDamaged(self.generator(at)),
            Condition::SectionBurns(letter) => {
                Test::SectionBurns(self.board.section_named(*letter).expect("checked"))
            }
            Condition::DoorsClosed(at) => Test::DoorsClosed(self.doors(at)),
            Condition::DoorsDestroyed(at) => Test::DoorsDestroyed(self.doors(at)),
            Condition::ObjectCarried { object, side } => Test::ObjectCarried(self.object(object), *side),
            Condition::ObjectIn { object, area } => Test::ObjectIn(self.object(object), self.area(area)),
            Condition::ObjectExited { object, side } => Test::ObjectExited(self.object(object), *side),
            Condition::MarineAlive(name) => Test::MarineAlive(name_bit(&self.content.names, name)),
            Condition::MarineDead(name) => Test::MarineDead(name_bit(&self.content.names, name)),
            Condition::MarineExited(name) => Test::MarineExited(name_bit(&self.content.names, name)),
            Condition::BroodlordDead => Test::BroodlordDead,
        }
    }

    fn compile_all(&mut self, of: &[Condition]) -> Vec<Test> {
        of.iter().map(|condition| self.compile(condition)).collect()
    }

    fn area(&self, squares: &[Coord]) -> SquareSet {
        squares.iter().filter_map(|&coord| self.board.square(coord)).collect()
    }

    fn generator(&self, at: &Coord) -> u8 {
        self.content.generators.iter().position(|coord| coord == at).expect("checked") as u8
    }

    fn doors(&self, at: &[Coord]) -> u64 {
        let doors = self.content.plan.doors.iter().enumerate();
        doors.filter(|(_, door)| at.contains(&door.at)).map(|(i, _)| 1 << i).sum()
    }

    fn object(&self, kind: &str) -> u8 {
        self.content.objects.iter().position(|object| object == kind).expect("checked") as u8
    }
}

impl Test {
    /// Whether it holds; notes in `latched` what holds for the first time.
    pub fn holds(&self, game: &SpaceHulk, latched: &mut u32) -> bool {
        match self {
            // Every part is asked, so that none that has to be remembered is missed.
            Test::All(of) => count(of, game, latched) == of.len(),
            Test::Any(of) => count(of, game, latched) > 0,
            Test::Not(of) => !of.holds(game, latched),
            Test::AtLeast(n, of) => count(of, game, latched) >= *n as usize,
            Test::Once(bit, of) => {
                *latched |= u32::from(of.holds(game, latched)) << bit;
                *latched >> bit & 1 != 0
            }
            Test::MarinesExited(n) => game.exited.count_ones() >= u32::from(*n),
            Test::MarinesKilled(n) => game.killed.count_ones() >= u32::from(*n),
            Test::MarinesOnBoard(n) => game.count_placed(game.marines) >= *n as usize,
            Test::AliensKilled(n) => game.aliens_killed >= *n,
            Test::AliensExited(n) => game.aliens_exited >= *n,
            Test::AliensInPlay(n) => game.count_placed(game.aliens()) + game.n_to_place() >= *n as usize,
            Test::Round(n) => game.turn >= *n,
            Test::MarinesIn(n, area) => game.count_in(game.marines, area) >= *n as usize,
            Test::AliensIn(n, area) => {
                game.count_in(game.aliens(), area) + game.n_to_place_in(area) >= *n as usize
            }
            Test::GeneratorsDamaged(n) => game.damaged.count_ones() >= u32::from(*n),
            Test::GeneratorDamaged(i) => game.damaged >> i & 1 != 0,
            Test::SectionBurns(section) => game.burning.meets(game.setup.board.area(*section)),
            Test::DoorsClosed(doors) => game.closed & doors == *doors,
            Test::DoorsDestroyed(doors) => game.destroyed & doors == *doors,
            Test::ObjectCarried(object, side) => game.carrier_side(*object) == Some(*side),
            Test::ObjectIn(object, area) => game.object_square(*object).is_some_and(|s| area.has(s)),
            Test::ObjectExited(object, side) => game.objects[*object as usize] == ObjectPlace::Gone(*side),
            Test::MarineAlive(name) => game.killed & name == 0,
            Test::MarineDead(name) => game.killed & name != 0,
            Test::MarineExited(name) => game.exited & name != 0,
            Test::BroodlordDead => game.broodlord == BroodlordState::Killed,
        }
    }
}

fn count(tests: &[Test], game: &SpaceHulk, latched: &mut u32) -> usize {
    tests.iter().filter(|test| test.holds(game, latched)).count()
}

impl SpaceHulk {
    /// How many of these are on the board or in entry areas, not in hand; of a group
    /// every member counts.
    pub(crate) fn count_placed(&self, units: UnitSet) -> usize {
        let placed = units.iter().map(|id| &self.units[id]).filter(|unit| unit.place() != Place::Hand);
        placed.map(|unit| usize::from(unit.count())).sum()
    }

    pub(crate) fn count_in(&self, units: UnitSet, area: &SquareSet) -> usize {
        self.among(units, area).iter().map(|id| usize::from(self.units[id].count())).sum()
    }

    /// The blips that have been turned up and whose models are still to be placed.
    fn reveals(&self) -> impl Iterator<Item = &Reveal> {
        self.frames.iter().filter_map(|frame| match frame {
            Frame::Broodlord(reveal) | Frame::Placing(reveal) if reveal.left > 0 => Some(reveal),
            _ => None,
        })
    }

    /// Models still to be placed are in play for every goal (SH-AMB-58).
    fn n_to_place(&self) -> usize {
        self.reveals().map(|reveal| usize::from(reveal.left)).sum()
    }

    /// Of them the ones whose square is certain: the next model of a blip goes onto the
    /// blip's own square, if that is free (SH-PLACE-08).
    fn n_to_place_in(&self, area: &SquareSet) -> usize {
        let comes_to = |reveal: &Reveal, square: Square| self.placing_squares(reveal, square).has(square);
        let certain = |reveal: &&Reveal| {
            reveal.square().is_some_and(|square| area.has(square) && comes_to(reveal, square))
        };
        self.reveals().filter(certain).count()
    }

    fn carrier_side(&self, object: u8) -> Option<Side> {
        match self.objects[object as usize] {
            ObjectPlace::With(unit) => Some(self.units[unit].side()),
            _ => None,
        }
    }

    /// Where an object lies, or its carrier stands.
    pub(crate) fn object_square(&self, object: u8) -> Option<Square> {
        match self.objects[object as usize] {
            ObjectPlace::On(square) => Some(square),
            ObjectPlace::With(unit) => self.units[unit].square(),
            ObjectPlace::Gone(_) => None,
        }
    }

    /// Asks the goals that end the game at once (SH-VIC-02). Setup is before the game:
    /// nobody has lost because nobody is deployed yet.
    pub(crate) fn check_immediate_goals(&mut self) -> bool {
        if self.phase == Phase::Setup {
            return false;
        }
        (self.setup.goals.ask_often && self.check_goals(|goal| goal.immediate)) || self.is_lost_b()
    }

    /// Asks every goal, as the Mission Status phase does.
    pub(crate) fn check_all_goals(&mut self) -> bool {
        self.check_goals(|_| true) || self.is_lost_b()
    }

    pub(crate) fn check_goals(&mut self, asked: impl Fn(&Goal) -> bool) -> bool {
        let mut latched = self.fulfilled;
        let mut first = None;
        // SB-GEN-02.
        let no_alien_goals = self.is_solo_b();
        for (index, goal) in self.setup.goals.goals.iter().enumerate() {
            let counts = asked(goal) && !(no_alien_goals && goal.winner == Some(Side::Alien));
            if goal.test.holds(self, &mut latched) && counts && first.is_none() {
                first = Some(Outcome { winner: goal.winner, ending: Ending::Goal(index as u8) });
            }
        }
        self.fulfilled = latched;
        self.over = first.map(|outcome| self.unless_overspent(outcome));
        self.over.is_some()
    }

    /// A win bought with command points one does not have does not stand (SH-AMB-53).
    pub(crate) fn unless_overspent(&self, outcome: Outcome) -> Outcome {
        if self.is_overspent() {
            Outcome { winner: Some(Side::Alien), ending: Ending::Overspent }
        } else {
            outcome
        }
    }

    /// Whether more command points were spent than drawn.
    pub(crate) fn is_overspent(&self) -> bool {
        self.spent > self.drawn
    }
}
