//! Events in words, a line each: `moved m1 0,0 0,1 N`, `rolled g1 assault 2 4 5`.

use crate::event::{Aim, Event, PowerUse, Roller};
use crate::geometry::{Coord, Square};
use crate::hint::{About, Hint};
use crate::setup::Setup;
use crate::unit::Tag;

/// Writes an event.
pub fn print_event(setup: &Setup, event: &Event) -> String {
    let name = |tag: &Tag| setup.name(*tag);
    let at = |square: &Square| setup.board().coord(*square);
    let door = |door: &u8| setup.door_coord(*door);
    let object = |object: &u8| setup.object_kind(*object).to_owned();
    let known = |value: &Option<u8>| value.map_or("?".to_owned(), |value| value.to_string());
    match event {
        Event::Phase { phase, turn } => format!("phase {} {turn}", phase.name()),
        Event::CommandDrawn { value } => format!("command_drawn {}", known(value)),
        Event::CommandShown { value, spent } => format!("command_shown {value} spent {spent}"),
        Event::CpSpent { unit, points, spent } => format!("cp_spent {} {points} spent {spent}", name(unit)),
        Event::Moved { unit, from, to, facing } => {
            format!("moved {} {} {} {}", name(unit), at(from), at(to), facing.letter())
        }
        Event::Turned { unit, facing } => format!("turned {} {}", name(unit), facing.letter()),
        Event::Entered { unit, entry, to, facing } => {
            format!("entered {} {} {} {}", name(unit), setup.entry_id(*entry), at(to), facing.letter())
        }
        Event::Exited { unit, from } => format!("exited {} {}", name(unit), at(from)),
        Event::Fell { unit, to } => format!("fell {} {}", name(unit), at(to)),
        Event::Bounced { unit } => format!("bounced {}", name(unit)),
        Event::Deployed { unit, at: square, facing } => {
            format!("deployed {} {} {}", name(unit), at(square), facing.letter())
        }
        Event::DoorOpened { door: d, by } => format!("door_opened {} {}", door(d), name(by)),
        Event::DoorClosed { door: d, by } => format!("door_closed {} {}", door(d), name(by)),
        Event::DoorDestroyed { door: d } => format!("door_destroyed {}", door(d)),
        Event::GeneratorDamaged { at: square } => format!("generator_damaged {}", at(square)),
        Event::Fired { unit, weapon, at: aim, sustained, overwatch } => {
            let marks = [(*sustained, " sustained"), (*overwatch, " overwatch")];
            let marks: String = marks.into_iter().filter(|(set, _)| *set).map(|(_, word)| word).collect();
            format!("fired {} {} {}{marks}", name(unit), weapon.name(), print_aim(setup, aim))
        }
        Event::Rolled { by, dice, why } => {
            let by = match by {
                Roller::Unit(tag) => name(tag),
                Roller::Door(d) => format!("door {}", door(d)),
                Roller::Automaton => "automaton".into(),
            };
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            format!("rolled {by} {} {}", why.name(), dice.join(" "))
        }
        Event::Killed { unit, cause, .. } => format!("killed {} {}", name(unit), cause.name()),
        Event::Jammed { unit } => format!("jammed {}", name(unit)),
        Event::JamCleared { unit } => format!("jam_cleared {}", name(unit)),
        Event::Reloaded { unit } => format!("reloaded {}", name(unit)),
        Event::Exploded { unit, at: square } => format!("exploded {} {}", name(unit), at(square)),
        Event::Flamed { by, target, squares } => {
            let squares: Vec<String> = squares.iter().map(|square| at(square).to_string()).collect();
            format!("flamed {} {}: {}", name(by), at(target), squares.join(" "))
        }
        Event::OverwatchSet { unit } => format!("overwatch_set {}", name(unit)),
        Event::OverwatchLost { unit } => format!("overwatch_lost {}", name(unit)),
        Event::GuardSet { unit } => format!("guard_set {}", name(unit)),
        Event::GuardLost { unit } => format!("guard_lost {}", name(unit)),
        Event::Assaulted { unit, at: aim } => format!("assaulted {} {}", name(unit), print_aim(setup, aim)),
        Event::AssaultScored { attacker, defender, result } => {
            format!("assault_scored {attacker}-{defender} {}", result.name())
        }
        Event::PsiSpent { unit, points, left } => format!("psi_spent {} {points} left {left}", name(unit)),
        Event::PowerUsed { unit, power } => {
            format!("power_used {} {}", name(unit), print_power(setup, power))
        }
        Event::BlipDrawn { blip, value } => format!("blip_drawn {} {}", name(blip), known(value)),
        Event::BlipPlaced { blip, entry, held } => {
            let held = if *held { " held" } else { "" };
            format!("blip_placed {} {}{held}", name(blip), setup.entry_id(*entry))
        }
        Event::BlipDiscarded { blip, value } => format!("blip_discarded {} {}", name(blip), known(value)),
        Event::Ambushed { blip, at: square } => format!("ambushed {} {}", name(blip), at(square)),
        Event::Automaton(hint) => print_hint(setup, hint),
        Event::Joined { unit, into } => format!("joined {} {}", name(unit), name(into)),
        Event::Grouped { unit, count } => format!("grouped {} {count}", name(unit)),
        Event::Retreated { unit, from, to } => format!("retreated {} {} {}", name(unit), at(from), at(to)),
        Event::PileReshuffled { blips } => format!("pile_reshuffled {blips}"),
        Event::Revealed { blip, value, voluntary } => {
            format!("revealed {} {value}{}", name(blip), if *voluntary { " voluntary" } else { "" })
        }
        Event::BroodlordAppeared { unit } => format!("broodlord_appeared {}", name(unit)),
        Event::Placed { unit, at: square } => format!("placed {} {}", name(unit), at(square)),
        Event::Lurks { unit, entry } => format!("lurks {} {}", name(unit), setup.entry_id(*entry)),
        Event::Lost { count } => format!("lost {count}"),
        Event::PickedUp { unit, object: o } => format!("picked_up {} {}", name(unit), object(o)),
        Event::Dropped { object: o, at: square } => format!("dropped {} {}", object(o), at(square)),
        Event::Handed { unit, to, object: o } => format!("handed {} {} {}", name(unit), name(to), object(o)),
        Event::Pushed { object: o, to } => format!("pushed {} {}", object(o), at(to)),
        Event::CountersRemoved => "counters_removed".into(),
        Event::GameOver { winner, reason } => {
            format!("game_over {} {reason}", winner.map_or("nobody", |side| side.name()))
        }
    }
}

fn print_aim(setup: &Setup, aim: &Aim) -> String {
    let square = |coord: Coord| coord.to_string();
    match aim {
        Aim::Unit(tag) => setup.name(*tag),
        Aim::Door(door) => format!("door {}", square(setup.door_coord(*door))),
        Aim::Square(at) => format!("square {}", square(setup.board().coord(*at))),
    }
}

/// `automaton g1 SA-TGT-02 m1: The target is the nearest Marine.`
fn print_hint(setup: &Setup, hint: &Hint) -> String {
    let about = match hint.about {
        About::Nothing => String::new(),
        About::Unit(tag) => format!(" {}", setup.name(tag)),
        About::Square(square) => format!(" {}", setup.board().coord(square)),
        About::Entry(entry) => format!(" {}", setup.entry_id(entry)),
        About::Section { section, score } => {
            format!(" section {} score {score}", setup.board().section_letter(section))
        }
        About::Needed(number) => format!(" needed {number}"),
    };
    let unit = hint.unit.map_or(String::new(), |tag| format!(" {}", setup.name(tag)));
    format!("automaton{unit} {}{about}: {}", hint.why.rule, hint.why.sentence)
}

fn print_power(setup: &Setup, power: &PowerUse) -> String {
    let name = power.name();
    match power {
        PowerUse::Prescience => name.into(),
        PowerUse::ForceBarrier(square) => format!("{name} {}", setup.board().coord(*square)),
        PowerUse::StormTarget(tag) => format!("{name} {}", setup.name(*tag)),
        PowerUse::StormSection(section) => {
            format!("{name} section {}", setup.board().section_letter(*section))
        }
    }
}
