//! From a story to events as they are written.

use game_api::Viewer;
use space_hulk::{About, Event as Rule, Facing, Kind, Roller, Setup, Side, SpaceHulk, Tag};

use super::event::{BlipValue, DoorMoved, Event, Hint, ObjectMoved, One, OneAt};
use super::words::{self, Aim, FacingWord, Power, PowerUse, Square};
use crate::game_json::GameJournal;
use crate::wire::Word;

/// What a viewer may know of a story, or everything.
pub(super) fn write_all(
    before: &SpaceHulk,
    after: &SpaceHulk,
    story: &GameJournal<SpaceHulk>,
    viewer: Option<Viewer<Side>>,
) -> Vec<Event> {
    let writer = Writer::new(before, after);
    story.told(viewer).map(|event| writer.event(event)).collect()
}

struct Writer<'a> {
    setup: &'a Setup,
    /// Units that were blips before or are now: they have no facing to tell.
    blips: Vec<Tag>,
}

impl<'a> Writer<'a> {
    fn new(before: &SpaceHulk, after: &'a SpaceHulk) -> Writer<'a> {
        let units = before.units().iter().chain(after.units());
        let blips = units.filter(|unit| unit.kind() == Kind::Blip).map(|unit| unit.tag());
        Writer { setup: after.setup(), blips: blips.collect() }
    }

    fn unit(&self, tag: Tag) -> String {
        self.setup.name(tag)
    }

    fn one(&self, tag: Tag) -> One {
        One { unit: self.unit(tag) }
    }

    fn one_at(&self, tag: Tag, at: space_hulk::Square) -> OneAt {
        OneAt { unit: self.unit(tag), at: self.square(at) }
    }

    fn square(&self, square: space_hulk::Square) -> Square {
        words::square(self.setup, square)
    }

    fn entry(&self, entry: u8) -> String {
        self.setup.entry_id(entry).to_owned()
    }

    fn object(&self, object: u8) -> String {
        self.setup.object_kind(object).to_owned()
    }

    fn facing(&self, unit: Tag, facing: Facing) -> Option<FacingWord> {
        (!self.blips.contains(&unit)).then_some(Word(facing))
    }

    fn event(&self, event: &Rule) -> Event {
        match *event {
            Rule::Phase { phase, turn } => Event::Phase { phase: Word(phase), turn },
            Rule::CommandDrawn { value } => Event::CommandDrawn { value },
            Rule::CommandShown { value, spent } => Event::CommandShown { value, spent },
            Rule::CpSpent { unit, points, spent } => Event::CpSpent { unit: self.unit(unit), points, spent },
            Rule::CountersRemoved => Event::CountersRemoved,
            Rule::GameOver { winner, ref reason } => {
                Event::GameOver { winner: winner.map(Word), reason: reason.clone() }
            }
            Rule::Automaton(ref hint) => Event::Automaton(self.hint(hint)),
            Rule::Moved { unit, from, to, facing } => Event::Moved {
                unit: self.unit(unit),
                from: self.square(from),
                to: self.square(to),
                facing: self.facing(unit, facing),
            },
            Rule::Turned { unit, facing } => {
                Event::Turned { unit: self.unit(unit), facing: self.facing(unit, facing) }
            }
            Rule::Entered { unit, entry, to, facing } => Event::Entered {
                unit: self.unit(unit),
                entry: self.entry(entry),
                to: self.square(to),
                facing: self.facing(unit, facing),
            },
            Rule::Exited { unit, from } => Event::Exited { unit: self.unit(unit), from: self.square(from) },
            Rule::Fell { unit, to } => Event::Fell { unit: self.unit(unit), to: self.square(to) },
            Rule::Bounced { unit } => Event::Bounced(self.one(unit)),
            Rule::Deployed { unit, at, facing } => Event::Deployed {
                unit: self.unit(unit),
                at: self.square(at),
                facing: self.facing(unit, facing),
            },
            Rule::DoorOpened { door, by } => Event::DoorOpened(self.door_moved(door, by)),
            Rule::DoorClosed { door, by } => Event::DoorClosed(self.door_moved(door, by)),
            Rule::DoorDestroyed { door } => {
                let (at, beyond) = words::door(self.setup, door);
                Event::DoorDestroyed { at, beyond }
            }
            Rule::GeneratorDamaged { at } => Event::GeneratorDamaged { at: self.square(at) },
            Rule::Retreated { unit, from, to } => {
                Event::Retreated { unit: self.unit(unit), from: self.square(from), to: self.square(to) }
            }
            Rule::PickedUp { unit, object } => {
                Event::PickedUp { unit: self.unit(unit), object: self.object(object) }
            }
            Rule::Dropped { object, at } => Event::Dropped(self.object_moved(object, at)),
            Rule::Pushed { object, to } => Event::Pushed(self.object_moved(object, to)),
            Rule::Handed { unit, to, object } => {
                Event::Handed { unit: self.unit(unit), target: self.unit(to), object: self.object(object) }
            }
            Rule::BlipDrawn { blip, value } => Event::BlipDrawn(self.blip_value(blip, value)),
            Rule::BlipDiscarded { blip, value } => Event::BlipDiscarded(self.blip_value(blip, value)),
            Rule::BlipPlaced { blip, entry, held } => {
                Event::BlipPlaced { unit: self.unit(blip), entry: self.entry(entry), held }
            }
            Rule::Ambushed { blip, at } => Event::Ambushed(self.one_at(blip, at)),
            Rule::Joined { unit, into } => Event::Joined { unit: self.unit(unit), into: self.unit(into) },
            Rule::Grouped { unit, count } => Event::Grouped { unit: self.unit(unit), count },
            Rule::PileReshuffled { blips } => Event::PileReshuffled { blips },
            Rule::Revealed { blip, value, voluntary } => {
                Event::Revealed { unit: self.unit(blip), value, voluntary }
            }
            Rule::BroodlordAppeared { unit } => Event::BroodlordAppeared(self.one(unit)),
            Rule::Placed { unit, at } => Event::Placed(self.one_at(unit, at)),
            Rule::Lurks { unit, entry } => Event::Lurks { unit: self.unit(unit), entry: self.entry(entry) },
            Rule::Lost { count } => Event::Lost { count },
            Rule::Fired { unit, weapon, at, sustained, overwatch } => Event::Fired {
                unit: self.unit(unit),
                weapon: Word(weapon),
                sustained,
                overwatch,
                aim: self.aim(at),
            },
            Rule::Rolled { by, ref dice, why } => self.rolled(by, dice, why),
            Rule::Killed { unit, at, cause } => {
                Event::Killed { unit: self.unit(unit), at: at.map(|at| self.square(at)), cause: Word(cause) }
            }
            Rule::Exploded { unit, at } => Event::Exploded(self.one_at(unit, at)),
            Rule::Flamed { by, target, ref squares } => Event::Flamed {
                unit: self.unit(by),
                square: self.square(target),
                squares: squares.iter().map(|&square| self.square(square)).collect(),
            },
            Rule::Jammed { unit } => Event::Jammed(self.one(unit)),
            Rule::JamCleared { unit } => Event::JamCleared(self.one(unit)),
            Rule::Reloaded { unit } => Event::Reloaded(self.one(unit)),
            Rule::OverwatchSet { unit } => Event::OverwatchSet(self.one(unit)),
            Rule::OverwatchLost { unit } => Event::OverwatchLost(self.one(unit)),
            Rule::GuardSet { unit } => Event::GuardSet(self.one(unit)),
            Rule::GuardLost { unit } => Event::GuardLost(self.one(unit)),
            Rule::Assaulted { unit, at } => Event::Assaulted { unit: self.unit(unit), aim: self.aim(at) },
            Rule::AssaultScored { attacker, defender, result } => {
                Event::AssaultScored { attacker, defender, result: Word(result) }
            }
            Rule::PsiSpent { unit, points, left } => Event::PsiSpent { unit: self.unit(unit), points, left },
            Rule::PowerUsed { unit, power } => {
                Event::PowerUsed { unit: self.unit(unit), power: self.power(power) }
            }
        }
    }

    fn door_moved(&self, door: u8, by: Tag) -> DoorMoved {
        let (at, beyond) = words::door(self.setup, door);
        DoorMoved { unit: self.unit(by), at, beyond }
    }

    fn object_moved(&self, object: u8, at: space_hulk::Square) -> ObjectMoved {
        ObjectMoved { object: self.object(object), at: self.square(at) }
    }

    fn blip_value(&self, blip: Tag, value: Option<u8>) -> BlipValue {
        BlipValue { unit: self.unit(blip), value }
    }

    fn aim(&self, aim: space_hulk::Aim) -> Aim {
        match aim {
            space_hulk::Aim::Unit(unit) => Aim::Unit { target: self.unit(unit) },
            space_hulk::Aim::Door(door) => Aim::door(self.setup, door),
            space_hulk::Aim::Square(square) => Aim::square(self.setup, square),
        }
    }

    fn rolled(&self, by: Roller, dice: &[u8], why: space_hulk::RollFor) -> Event {
        let (by, door) = match by {
            Roller::Unit(unit) => (Some(self.unit(unit)), None),
            Roller::Door(door) => (None, Some(words::door(self.setup, door))),
            Roller::Automaton => (None, None),
        };
        let (door, beyond) = door.unzip();
        Event::Rolled { by, door, beyond: beyond.flatten(), dice: dice.to_vec(), why: Word(why) }
    }

    /// What the automaton did, and why.
    fn hint(&self, hint: &space_hulk::Hint) -> Hint {
        let mut out = Hint {
            unit: hint.unit.map(|unit| self.unit(unit)),
            rule: hint.why.rule,
            why: hint.why.sentence,
            target: None,
            at: None,
            entry: None,
            section: None,
            score: None,
            needed: None,
        };
        match hint.about {
            About::Nothing => {}
            About::Unit(unit) => out.target = Some(self.unit(unit)),
            About::Square(square) => out.at = Some(self.square(square)),
            About::Entry(entry) => out.entry = Some(self.entry(entry)),
            About::Section { section, score } => {
                out.section = Some(words::section(self.setup, section));
                out.score = Some(score);
            }
            About::Needed(number) => out.needed = Some(number),
        }
        out
    }

    fn power(&self, power: space_hulk::PowerUse) -> PowerUse {
        use space_hulk::PowerUse as Rule;
        let mut out = PowerUse::new(match power {
            Rule::Prescience => Power::Prescience,
            Rule::ForceBarrier(_) => Power::ForceBarrier,
            Rule::StormTarget(_) | Rule::StormSection(_) => Power::PsychicStorm,
        });
        match power {
            Rule::Prescience => {}
            Rule::ForceBarrier(square) => out.square = Some(self.square(square)),
            Rule::StormTarget(unit) => out.target = Some(self.unit(unit)),
            Rule::StormSection(section) => out.section = Some(words::section(self.setup, section)),
        }
        out
    }
}
