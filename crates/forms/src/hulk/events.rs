//! What happened, as JSON.

use game_api::Viewer;
use serde_json::{Value, json};
use space_hulk::{About, Aim, Event, Facing, Hint, Kind, PowerUse, Roller, Setup, Side, SpaceHulk, Tag};

use crate::fields::{Fields, fields};
use crate::hulk::names;
use crate::spoken::{Story, told};

/// What a viewer may know of a story, or everything.
pub(super) fn write_all(
    before: &SpaceHulk,
    after: &SpaceHulk,
    story: &Story<SpaceHulk>,
    viewer: Option<Viewer<Side>>,
) -> Value {
    let writer = Writer::new(before, after);
    told(story, viewer).map(|event| Value::Object(writer.event(event))).collect()
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

    fn unit(&self, tag: Tag) -> Value {
        self.setup.name(tag).into()
    }

    fn square(&self, square: space_hulk::Square) -> Value {
        names::square(self.setup, square)
    }

    fn event(&self, event: &Event) -> Fields {
        let mut fields = fields! {"type": type_of(event)};
        self.fill(&mut fields, event);
        fields
    }

    /// The fields of an event besides its type.
    fn fill(&self, out: &mut Fields, event: &Event) {
        let mut put = |key: &str, value: Value| {
            out.insert(key.to_owned(), value);
        };
        match event {
            Event::Phase { phase, turn } => {
                put("phase", phase.name().into());
                put("turn", (*turn).into());
            }
            Event::CommandDrawn { value } => put("value", json!(value)),
            Event::CommandShown { value, spent } => {
                put("value", (*value).into());
                put("spent", (*spent).into());
            }
            Event::CpSpent { unit, points, spent } => {
                put("unit", self.unit(*unit));
                put("points", (*points).into());
                put("spent", (*spent).into());
            }
            Event::Moved { unit, from, to, facing } => {
                put("unit", self.unit(*unit));
                put("from", self.square(*from));
                put("to", self.square(*to));
                self.face(out, *unit, *facing);
            }
            Event::Turned { unit, facing } => {
                put("unit", self.unit(*unit));
                self.face(out, *unit, *facing);
            }
            Event::Entered { unit, entry, to, facing } => {
                put("unit", self.unit(*unit));
                put("entry", self.setup.entry_id(*entry).into());
                put("to", self.square(*to));
                self.face(out, *unit, *facing);
            }
            Event::Exited { unit, from } => {
                put("unit", self.unit(*unit));
                put("from", self.square(*from));
            }
            Event::Fell { unit, to } => {
                put("unit", self.unit(*unit));
                put("to", self.square(*to));
            }
            Event::Deployed { unit, at, facing } => {
                put("unit", self.unit(*unit));
                put("at", self.square(*at));
                self.face(out, *unit, *facing);
            }
            Event::DoorOpened { door, by } | Event::DoorClosed { door, by } => {
                put("unit", self.unit(*by));
                names::insert_door(out, self.setup, "at", *door);
            }
            Event::DoorDestroyed { door } => names::insert_door(out, self.setup, "at", *door),
            Event::GeneratorDamaged { at } => put("at", self.square(*at)),
            Event::Fired { unit, weapon, at, sustained, overwatch } => {
                put("unit", self.unit(*unit));
                put("weapon", weapon.name().into());
                put("sustained", (*sustained).into());
                put("overwatch", (*overwatch).into());
                self.aim(out, *at);
            }
            Event::Rolled { by, dice, why } => self.rolled(out, *by, dice, why.name()),
            Event::Killed { unit, at, cause } => {
                put("unit", self.unit(*unit));
                put("at", at.map_or(Value::Null, |at| self.square(at)));
                put("cause", cause.name().into());
            }
            Event::Exploded { unit, at } | Event::Placed { unit, at } => {
                put("unit", self.unit(*unit));
                put("at", self.square(*at));
            }
            Event::Flamed { by, target, squares } => {
                put("unit", self.unit(*by));
                put("square", self.square(*target));
                put("squares", names::squares(self.setup, squares.iter().copied()));
            }
            Event::Bounced { unit }
            | Event::Jammed { unit }
            | Event::JamCleared { unit }
            | Event::Reloaded { unit }
            | Event::OverwatchSet { unit }
            | Event::OverwatchLost { unit }
            | Event::GuardSet { unit }
            | Event::GuardLost { unit }
            | Event::BroodlordAppeared { unit } => put("unit", self.unit(*unit)),
            Event::Assaulted { unit, at } => {
                put("unit", self.unit(*unit));
                self.aim(out, *at);
            }
            Event::AssaultScored { attacker, defender, result } => {
                put("attacker", (*attacker).into());
                put("defender", (*defender).into());
                put("result", result.name().into());
            }
            Event::PsiSpent { unit, points, left } => {
                put("unit", self.unit(*unit));
                put("points", (*points).into());
                put("left", (*left).into());
            }
            Event::PowerUsed { unit, power } => {
                put("unit", self.unit(*unit));
                put("power", power.name().into());
                self.power(out, *power);
            }
            Event::BlipDrawn { blip, value } | Event::BlipDiscarded { blip, value } => {
                put("unit", self.unit(*blip));
                put("value", json!(value));
            }
            Event::BlipPlaced { blip, entry, held } => {
                put("unit", self.unit(*blip));
                put("entry", self.setup.entry_id(*entry).into());
                put("held", (*held).into());
            }
            Event::Ambushed { blip, at } => {
                put("unit", self.unit(*blip));
                put("at", self.square(*at));
            }
            Event::Automaton(hint) => self.hint(out, hint),
            Event::Joined { unit, into } => {
                put("unit", self.unit(*unit));
                put("into", self.unit(*into));
            }
            Event::Grouped { unit, count } => {
                put("unit", self.unit(*unit));
                put("count", (*count).into());
            }
            Event::Retreated { unit, from, to } => {
                put("unit", self.unit(*unit));
                put("from", self.square(*from));
                put("to", self.square(*to));
            }
            Event::PileReshuffled { blips } => put("blips", (*blips).into()),
            Event::Revealed { blip, value, voluntary } => {
                put("unit", self.unit(*blip));
                put("value", (*value).into());
                put("voluntary", (*voluntary).into());
            }
            Event::Lurks { unit, entry } => {
                put("unit", self.unit(*unit));
                put("entry", self.setup.entry_id(*entry).into());
            }
            Event::Lost { count } => put("count", (*count).into()),
            Event::PickedUp { unit, object } => {
                put("unit", self.unit(*unit));
                put("object", self.setup.object_kind(*object).into());
            }
            Event::Dropped { object, at } | Event::Pushed { object, to: at } => {
                put("object", self.setup.object_kind(*object).into());
                put("at", self.square(*at));
            }
            Event::Handed { unit, to, object } => {
                put("unit", self.unit(*unit));
                put("target", self.unit(*to));
                put("object", self.setup.object_kind(*object).into());
            }
            Event::CountersRemoved => {}
            Event::GameOver { winner, reason } => {
                put("winner", json!(winner.map(Side::name)));
                put("reason", reason.as_str().into());
            }
        }
    }

    fn face(&self, out: &mut Fields, unit: Tag, facing: Facing) {
        if !self.blips.contains(&unit) {
            out.insert("facing".into(), facing.letter().to_string().into());
        }
    }

    fn aim(&self, out: &mut Fields, aim: Aim) {
        match aim {
            Aim::Unit(unit) => drop(out.insert("target".into(), self.unit(unit))),
            Aim::Door(door) => names::insert_door(out, self.setup, "door", door),
            Aim::Square(square) => drop(out.insert("square".into(), self.square(square))),
        }
    }

    fn rolled(&self, out: &mut Fields, by: Roller, dice: &[u8], why: &str) {
        match by {
            Roller::Unit(unit) => drop(out.insert("by".into(), self.unit(unit))),
            Roller::Door(door) => {
                out.insert("by".into(), Value::Null);
                names::insert_door(out, self.setup, "door", door);
            }
            Roller::Automaton => drop(out.insert("by".into(), Value::Null)),
        }
        out.insert("dice".into(), json!(dice));
        out.insert("for".into(), why.into());
    }

    /// What the automaton did, and why.
    fn hint(&self, out: &mut Fields, hint: &Hint) {
        let mut put = |key: &str, value: Value| {
            out.insert(key.to_owned(), value);
        };
        put("unit", hint.unit.map_or(Value::Null, |unit| self.unit(unit)));
        put("rule", hint.why.rule.into());
        put("why", hint.why.sentence.into());
        match hint.about {
            About::Nothing => {}
            About::Unit(unit) => put("target", self.unit(unit)),
            About::Square(square) => put("at", self.square(square)),
            About::Entry(entry) => put("entry", self.setup.entry_id(entry).into()),
            About::Section { section, score } => {
                put("section", self.setup.board().section_letter(section).to_string().into());
                put("score", score.into());
            }
            About::Needed(number) => put("needed", number.into()),
        }
    }

    fn power(&self, out: &mut Fields, power: PowerUse) {
        match power {
            PowerUse::Prescience => {}
            PowerUse::ForceBarrier(square) => drop(out.insert("square".into(), self.square(square))),
            PowerUse::StormTarget(unit) => drop(out.insert("target".into(), self.unit(unit))),
            PowerUse::StormSection(section) => {
                let letter = self.setup.board().section_letter(section).to_string();
                out.insert("section".into(), letter.into());
            }
        }
    }
}

fn type_of(event: &Event) -> &'static str {
    match event {
        Event::Phase { .. } => "phase",
        Event::CommandDrawn { .. } => "command_drawn",
        Event::CommandShown { .. } => "command_shown",
        Event::CpSpent { .. } => "cp_spent",
        Event::Moved { .. } => "moved",
        Event::Turned { .. } => "turned",
        Event::Entered { .. } => "entered",
        Event::Exited { .. } => "exited",
        Event::Fell { .. } => "fell",
        Event::Bounced { .. } => "bounced",
        Event::Deployed { .. } => "deployed",
        Event::DoorOpened { .. } => "door_opened",
        Event::DoorClosed { .. } => "door_closed",
        Event::DoorDestroyed { .. } => "door_destroyed",
        Event::GeneratorDamaged { .. } => "generator_damaged",
        Event::Fired { .. } => "fired",
        Event::Rolled { .. } => "rolled",
        Event::Killed { .. } => "killed",
        Event::Jammed { .. } => "jammed",
        Event::JamCleared { .. } => "jam_cleared",
        Event::Reloaded { .. } => "reloaded",
        Event::Exploded { .. } => "exploded",
        Event::Flamed { .. } => "flamed",
        Event::OverwatchSet { .. } => "overwatch_set",
        Event::OverwatchLost { .. } => "overwatch_lost",
        Event::GuardSet { .. } => "guard_set",
        Event::GuardLost { .. } => "guard_lost",
        Event::Assaulted { .. } => "assaulted",
        Event::AssaultScored { .. } => "assault_scored",
        Event::PsiSpent { .. } => "psi_spent",
        Event::PowerUsed { .. } => "power_used",
        Event::BlipDrawn { .. } => "blip_drawn",
        Event::BlipPlaced { .. } => "blip_placed",
        Event::BlipDiscarded { .. } => "blip_discarded",
        Event::Ambushed { .. } => "ambushed",
        Event::Automaton(_) => "automaton",
        Event::Joined { .. } => "joined",
        Event::Grouped { .. } => "grouped",
        Event::Retreated { .. } => "retreated",
        Event::PileReshuffled { .. } => "pile_reshuffled",
        Event::Revealed { .. } => "revealed",
        Event::BroodlordAppeared { .. } => "broodlord_appeared",
        Event::Placed { .. } => "placed",
        Event::Lurks { .. } => "lurks",
        Event::Lost { .. } => "lost",
        Event::PickedUp { .. } => "picked_up",
        Event::Dropped { .. } => "dropped",
        Event::Handed { .. } => "handed",
        Event::Pushed { .. } => "pushed",
        Event::CountersRemoved => "counters_removed",
        Event::GameOver { .. } => "game_over",
    }
}
