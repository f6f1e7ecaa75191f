//! What can be done, as it is written.

use serde::Serialize;
use space_hulk::{Facing, Kind, SpaceHulk, Target, UnitId, Verb};
use ts_rs::TS;

use super::words::{self, Aim, FacingWord, Power, PowerUse, Square};
use crate::wire::Word;

/// An action. What is sent back may leave `cost` out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "do", rename_all = "snake_case")]
#[ts(export_to = "hulk.ts", rename = "HulkAction")]
#[allow(missing_docs)]
pub enum Action {
    Move(Movement),
    Climb(Movement),
    Turn(Turn),
    Face(Turn),
    Fire(Strike),
    Assault(Strike),
    Overwatch(Plain),
    Guard(Plain),
    ClearJam(Plain),
    Reload(Plain),
    Convert(Plain),
    Activate(Plain),
    TurnToFace(Plain),
    EndActivation(Plain),
    Door {
        unit: String,
        at: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        beyond: Option<Square>,
        #[ts(type = "\"open\" | \"closed\"")]
        to: &'static str,
        #[serde(flatten)]
        price: Price,
    },
    /// A blip has no facing.
    Enter {
        unit: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        facing: Option<Word<Facing>>,
        #[serde(flatten)]
        price: Price,
    },
    Exit {
        unit: String,
        at: Square,
        to: Word<Facing>,
        #[serde(flatten)]
        price: Price,
    },
    Give {
        unit: String,
        target: String,
        object: String,
        #[serde(flatten)]
        price: Price,
    },
    Drop {
        unit: String,
        object: String,
        #[serde(flatten)]
        price: Price,
    },
    Psi {
        unit: String,
        #[serde(flatten)]
        power: PowerUse,
        #[serde(flatten)]
        price: Price,
    },
    Deploy {
        unit: String,
        at: Square,
        facing: Word<Facing>,
        #[serde(flatten)]
        price: Price,
    },
    /// The die is an index in the last roll.
    Parry(Die),
    /// The die is an index in the last roll.
    Reroll(Die),
    SpendPsi {
        unit: String,
        points: u8,
        #[serde(flatten)]
        price: Price,
    },
    Reinforce {
        blip: String,
        entry: String,
    },
    Place {
        at: Square,
    },
    Broodlord,
    Redraw,
    Keep,
    Pass,
    EndTurn,
}

/// What an action costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct Price {
    /// Points in all.
    pub cost: u8,
    /// How many of them are command points, if any are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cp: Option<u8>,
}

/// A unit does something about which there is no more to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Plain {
    /// The name of the unit that acts.
    pub unit: String,
    /// What it costs.
    #[serde(flatten)]
    pub price: Price,
}

/// A unit goes to a square.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts", optional_fields)]
pub struct Movement {
    /// The name of the unit that acts.
    pub unit: String,
    /// The square that it moves to.
    pub to: Square,
    /// Which way it faces then; a blip does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<Word<Facing>>,
    /// What it costs.
    #[serde(flatten)]
    pub price: Price,
}

/// A unit turns.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Turn {
    /// The name of the unit that acts.
    pub unit: String,
    /// Which way it faces then.
    pub facing: Word<Facing>,
    /// What it costs.
    #[serde(flatten)]
    pub price: Price,
}

/// A unit shoots or strikes at something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Strike {
    /// The name of the unit that acts.
    pub unit: String,
    /// What it is aimed at.
    #[serde(flatten)]
    pub aim: Aim,
    /// What it costs.
    #[serde(flatten)]
    pub price: Price,
}

/// A die of a close assault is rolled again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "hulk.ts")]
pub struct Die {
    /// Whose decision it is.
    pub unit: String,
    /// The index of the die.
    pub die: u8,
    /// What it costs.
    #[serde(flatten)]
    pub price: Price,
}

/// One action of this game.
pub(super) fn write(game: &SpaceHulk, action: &space_hulk::Action) -> Action {
    let price = Price { cost: action.cost, cp: (action.cp > 0).then_some(action.cp) };
    match action.unit {
        UnitId::NONE => of_nobody(game, action.verb),
        unit => Writer { game, id: unit, unit: game.name_of(unit), price }.action(action.verb),
    }
}

fn of_nobody(game: &SpaceHulk, verb: Verb) -> Action {
    match verb {
        Verb::Place { at } => Action::Place { at: words::square(game.setup(), at) },
        Verb::Broodlord => Action::Broodlord,
        Verb::Redraw => Action::Redraw,
        Verb::Keep => Action::Keep,
        Verb::EndTurn => Action::EndTurn,
        _ => Action::Pass,
    }
}

struct Writer<'a> {
    game: &'a SpaceHulk,
    id: UnitId,
    unit: String,
    price: Price,
}

impl Writer<'_> {
    fn action(self, verb: Verb) -> Action {
        let setup = self.game.setup();
        match verb {
            Verb::Move { to, facing } => Action::Move(self.step(to, facing)),
            Verb::Climb { to, facing } => Action::Climb(self.step(to, facing)),
            Verb::Turn { facing } => Action::Turn(self.turn(facing)),
            Verb::Face { facing } => Action::Face(self.turn(facing)),
            Verb::Fire(target) => Action::Fire(self.strike(target)),
            Verb::Assault(target) => Action::Assault(self.strike(target)),
            Verb::Overwatch => Action::Overwatch(self.plain()),
            Verb::Guard => Action::Guard(self.plain()),
            Verb::ClearJam => Action::ClearJam(self.plain()),
            Verb::Reload => Action::Reload(self.plain()),
            Verb::Convert => Action::Convert(self.plain()),
            Verb::Activate => Action::Activate(self.plain()),
            Verb::TurnToFace => Action::TurnToFace(self.plain()),
            Verb::EndActivation => Action::EndActivation(self.plain()),
            Verb::Door { door, open } => {
                let (at, beyond) = words::door(setup, door);
                let to = if open { "open" } else { "closed" };
                Action::Door { unit: self.unit, at, beyond, to, price: self.price }
            }
            Verb::Enter { facing } => {
                Action::Enter { facing: self.facing(facing), unit: self.unit, price: self.price }
            }
            Verb::Exit { exit } => {
                let (at, to) = setup.exit(exit);
                Action::Exit { unit: self.unit, at: Square(at), to: Word(to), price: self.price }
            }
            Verb::Give { target, object } => Action::Give {
                target: self.game.name_of(target),
                object: setup.object_kind(object).to_owned(),
                unit: self.unit,
                price: self.price,
            },
            Verb::Drop { object } => {
                let object = setup.object_kind(object).to_owned();
                Action::Drop { unit: self.unit, object, price: self.price }
            }
            Verb::Psi(power) => Action::Psi { power: self.power(power), unit: self.unit, price: self.price },
            Verb::Deploy { at, facing } => {
                let at = words::square(setup, at);
                Action::Deploy { unit: self.unit, at, facing: Word(facing), price: self.price }
            }
            Verb::Parry { die } => Action::Parry(Die { unit: self.unit, die, price: self.price }),
            Verb::Reroll { die } => Action::Reroll(Die { unit: self.unit, die, price: self.price }),
            Verb::SpendPsi { points } => Action::SpendPsi { unit: self.unit, points, price: self.price },
            Verb::Reinforce { entry } => {
                Action::Reinforce { blip: self.unit, entry: setup.entry_id(entry).to_owned() }
            }
            Verb::Place { .. } | Verb::Broodlord | Verb::Redraw | Verb::Keep | Verb::Pass | Verb::EndTurn => {
                of_nobody(self.game, verb)
            }
        }
    }

    fn plain(self) -> Plain {
        Plain { unit: self.unit, price: self.price }
    }

    fn step(self, to: space_hulk::Square, facing: Facing) -> Movement {
        let (to, facing) = (words::square(self.game.setup(), to), self.facing(facing));
        Movement { unit: self.unit, to, facing, price: self.price }
    }

    fn turn(self, facing: Facing) -> Turn {
        Turn { unit: self.unit, facing: Word(facing), price: self.price }
    }

    fn strike(self, target: Target) -> Strike {
        let setup = self.game.setup();
        let aim = match target {
            Target::Unit(unit) => Aim::Unit { target: self.game.name_of(unit) },
            Target::Door(door) => Aim::door(setup, door),
            Target::Square(square) => Aim::square(setup, square),
        };
        Strike { unit: self.unit, aim, price: self.price }
    }

    /// A blip has no facing, so its moves do not name one.
    fn facing(&self, facing: Facing) -> Option<FacingWord> {
        (self.game.unit(self.id).kind() != Kind::Blip).then_some(Word(facing))
    }

    fn power(&self, power: space_hulk::Power) -> PowerUse {
        use space_hulk::Power as Rule;
        let setup = self.game.setup();
        let mut out = PowerUse::new(match power {
            Rule::Prescience => Power::Prescience,
            Rule::ForceBarrier(_) => Power::ForceBarrier,
            Rule::StormTarget(_) | Rule::StormSection(_) => Power::PsychicStorm,
        });
        match power {
            Rule::Prescience => {}
            Rule::ForceBarrier(square) => out.square = Some(words::square(setup, square)),
            Rule::StormTarget(unit) => out.target = Some(self.game.name_of(unit)),
            Rule::StormSection(section) => out.section = Some(words::section(setup, section)),
        }
        out
    }
}
