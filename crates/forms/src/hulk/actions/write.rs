//! From an action to its JSON object.

use serde_json::Value;
use space_hulk::{Action, Facing, Kind, Power, SpaceHulk, Square, Target, UnitId, Verb};

use crate::fields::{Fields, fields};
use crate::hulk::names;

/// The object of one action of this game.
pub(crate) fn write(game: &SpaceHulk, action: &Action) -> Value {
    let mut writer = Writer { game, out: fields! {"do": word(action.verb)} };
    match action.verb {
        Verb::Reinforce { .. } => writer.put("blip", game.name_of(action.unit)),
        _ if action.unit != UnitId::NONE => writer.put("unit", game.name_of(action.unit)),
        _ => {}
    }
    writer.verb(action.unit, action.verb);
    if writer.out.contains_key("unit") {
        writer.put("cost", action.cost);
    }
    if action.cp > 0 {
        writer.put("cp", action.cp);
    }
    writer.out.into()
}

/// The word in the field `do`.
fn word(verb: Verb) -> &'static str {
    match verb {
        Verb::Move { .. } => "move",
        Verb::Turn { .. } => "turn",
        Verb::Fire(_) => "fire",
        Verb::Assault(_) => "assault",
        Verb::Overwatch => "overwatch",
        Verb::Guard => "guard",
        Verb::ClearJam => "clear_jam",
        Verb::Reload => "reload",
        Verb::Door { .. } => "door",
        Verb::Enter { .. } => "enter",
        Verb::Exit { .. } => "exit",
        Verb::Climb { .. } => "climb",
        Verb::Give { .. } => "give",
        Verb::Drop { .. } => "drop",
        Verb::Convert => "convert",
        Verb::Activate => "activate",
        Verb::Psi(_) => "psi",
        Verb::Deploy { .. } => "deploy",
        Verb::Reinforce { .. } => "reinforce",
        Verb::Place { .. } => "place",
        Verb::Face { .. } => "face",
        Verb::Parry { .. } => "parry",
        Verb::Reroll { .. } => "reroll",
        Verb::SpendPsi { .. } => "spend_psi",
        Verb::TurnToFace => "turn_to_face",
        Verb::Broodlord => "broodlord",
        Verb::EndActivation => "end_activation",
        Verb::Redraw => "redraw",
        Verb::Keep => "keep",
        Verb::Pass => "pass",
        Verb::EndTurn => "end_turn",
    }
}

struct Writer<'a> {
    game: &'a SpaceHulk,
    out: Fields,
}

impl Writer<'_> {
    fn put(&mut self, key: &str, value: impl Into<Value>) {
        self.out.insert(key.to_owned(), value.into());
    }

    fn put_square(&mut self, key: &str, square: Square) {
        self.put(key, names::square(self.game.setup(), square));
    }

    fn put_facing(&mut self, facing: Facing) {
        self.put("facing", facing.letter().to_string());
    }

    /// A blip has no facing, so its moves do not name one.
    fn put_facing_of(&mut self, unit: UnitId, facing: Facing) {
        if self.game.unit(unit).kind() != Kind::Blip {
            self.put_facing(facing);
        }
    }

    fn put_object(&mut self, object: u8) {
        let kind = self.game.setup().object_kind(object).to_owned();
        self.put("object", kind);
    }

    fn verb(&mut self, unit: UnitId, verb: Verb) {
        match verb {
            Verb::Move { to, facing } | Verb::Climb { to, facing } => {
                self.put_square("to", to);
                self.put_facing_of(unit, facing);
            }
            Verb::Turn { facing } | Verb::Face { facing } => self.put_facing(facing),
            Verb::Enter { facing } => self.put_facing_of(unit, facing),
            Verb::Fire(target) | Verb::Assault(target) => self.target(target),
            Verb::Door { door, open } => {
                names::insert_door(&mut self.out, self.game.setup(), "at", door);
                self.put("to", if open { "open" } else { "closed" });
            }
            Verb::Exit { exit } => {
                let (at, to) = self.game.setup().exit(exit);
                self.put("at", at.to_string());
                self.put("to", to.letter().to_string());
            }
            Verb::Give { target, object } => {
                self.put("target", self.game.name_of(target));
                self.put_object(object);
            }
            Verb::Drop { object } => self.put_object(object),
            Verb::Psi(power) => self.power(power),
            Verb::Deploy { at, facing } => {
                self.put_square("at", at);
                self.put_facing(facing);
            }
            Verb::Reinforce { entry } => self.put("entry", self.game.setup().entry_id(entry).to_owned()),
            Verb::Place { at } => self.put_square("at", at),
            Verb::Parry { die } | Verb::Reroll { die } => self.put("die", die),
            Verb::SpendPsi { points } => self.put("points", points),
            Verb::Overwatch
            | Verb::Guard
            | Verb::ClearJam
            | Verb::Reload
            | Verb::Convert
            | Verb::Activate
            | Verb::TurnToFace
            | Verb::Broodlord
            | Verb::EndActivation
            | Verb::Redraw
            | Verb::Keep
            | Verb::Pass
            | Verb::EndTurn => {}
        }
    }

    fn target(&mut self, target: Target) {
        match target {
            Target::Unit(unit) => self.put("target", self.game.name_of(unit)),
            Target::Door(door) => names::insert_door(&mut self.out, self.game.setup(), "door", door),
            Target::Square(square) => self.put_square("square", square),
        }
    }

    fn power(&mut self, power: Power) {
        let name = match power {
            Power::Prescience => "prescience",
            Power::ForceBarrier(_) => "force_barrier",
            Power::StormTarget(_) | Power::StormSection(_) => "psychic_storm",
        };
        self.put("power", name);
        match power {
            Power::Prescience => {}
            Power::ForceBarrier(square) => self.put_square("square", square),
            Power::StormTarget(unit) => self.put("target", self.game.name_of(unit)),
            Power::StormSection(section) => {
                self.put("section", self.game.setup().board().section_letter(section).to_string());
            }
        }
    }
}
