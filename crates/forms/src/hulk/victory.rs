//! Victory conditions as they are written.

use serde::Serialize;
use space_hulk::Side;
use ts_rs::TS;

use super::words::{Square, squares};
use crate::wire::Word;

/// How the game ends.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Victory {
    /// Any of these wins for the Marine side.
    pub marine: Vec<Goal>,
    /// Any of these wins for the alien side.
    pub alien: Vec<Goal>,
    /// Any of these ends the game without a winner.
    pub draw: Vec<Goal>,
    /// Who wins when the round limit is passed.
    pub at_limit: Option<Word<Side>>,
}

/// A condition that ends the game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Goal {
    /// What it is called, as in the reason for which a game ended.
    pub name: String,
    /// What must be true.
    pub when: Condition,
    /// Whether it ends the game at once, not only in the Mission Status phase.
    pub immediate: bool,
}

/// Something that is true of a game or not. Numbers are the least that is needed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "hulk.ts")]
#[allow(missing_docs)]
pub enum Condition {
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
    AtLeast { count: u16, of: Vec<Condition> },
    Once(Box<Condition>),
    MarinesExited(u16),
    MarinesKilled(u16),
    MarinesOnBoard(u16),
    AliensKilled(u16),
    AliensExited(u16),
    AliensInPlay(u16),
    Round(u16),
    MarinesIn { count: u16, area: Vec<Square> },
    AliensIn { count: u16, area: Vec<Square> },
    GeneratorsDamaged(u16),
    GeneratorDamaged(Square),
    SectionBurns(String),
    DoorsClosed(Vec<Square>),
    DoorsDestroyed(Vec<Square>),
    ObjectCarried { object: String, side: Word<Side> },
    ObjectIn { object: String, area: Vec<Square> },
    ObjectExited { object: String, side: Word<Side> },
    MarineAlive(String),
    MarineDead(String),
    MarineExited(String),
    BroodlordDead(bool),
}

impl From<space_hulk::Victory> for Victory {
    fn from(victory: space_hulk::Victory) -> Victory {
        let goals = |goals: Vec<space_hulk::Goal>| goals.into_iter().map(goal).collect();
        Victory {
            marine: goals(victory.marine),
            alien: goals(victory.alien),
            draw: goals(victory.draw),
            at_limit: victory.at_limit.map(Word),
        }
    }
}

fn goal(goal: space_hulk::Goal) -> Goal {
    Goal { name: goal.name, when: goal.when.into(), immediate: goal.immediate }
}

fn each(conditions: Vec<space_hulk::Condition>) -> Vec<Condition> {
    conditions.into_iter().map(Condition::from).collect()
}

impl From<space_hulk::Condition> for Condition {
    fn from(of: space_hulk::Condition) -> Condition {
        use space_hulk::Condition as Rule;
        match of {
            Rule::All(of) => Condition::All(each(of)),
            Rule::Any(of) => Condition::Any(each(of)),
            Rule::Not(of) => Condition::Not(Box::new((*of).into())),
            Rule::AtLeast { count, of } => Condition::AtLeast { count, of: each(of) },
            Rule::Once(of) => Condition::Once(Box::new((*of).into())),
            Rule::MarinesExited(n) => Condition::MarinesExited(n),
            Rule::MarinesKilled(n) => Condition::MarinesKilled(n),
            Rule::MarinesOnBoard(n) => Condition::MarinesOnBoard(n),
            Rule::AliensKilled(n) => Condition::AliensKilled(n),
            Rule::AliensExited(n) => Condition::AliensExited(n),
            Rule::AliensInPlay(n) => Condition::AliensInPlay(n),
            Rule::Round(n) => Condition::Round(n),
            Rule::MarinesIn { count, area } => Condition::MarinesIn { count, area: squares(&area) },
            Rule::AliensIn { count, area } => Condition::AliensIn { count, area: squares(&area) },
            Rule::GeneratorsDamaged(n) => Condition::GeneratorsDamaged(n),
            Rule::GeneratorDamaged(at) => Condition::GeneratorDamaged(Square(at)),
            Rule::SectionBurns(letter) => Condition::SectionBurns(letter.to_string()),
            Rule::DoorsClosed(at) => Condition::DoorsClosed(squares(&at)),
            Rule::DoorsDestroyed(at) => Condition::DoorsDestroyed(squares(&at)),
            Rule::ObjectCarried { object, side } => Condition::ObjectCarried { object, side: Word(side) },
            Rule::ObjectIn { object, area } => Condition::ObjectIn { object, area: squares(&area) },
            Rule::ObjectExited { object, side } => Condition::ObjectExited { object, side: Word(side) },
            Rule::MarineAlive(name) => Condition::MarineAlive(name),
            Rule::MarineDead(name) => Condition::MarineDead(name),
            Rule::MarineExited(name) => Condition::MarineExited(name),
            Rule::BroodlordDead => Condition::BroodlordDead(true),
        }
    }
}
