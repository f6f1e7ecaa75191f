//! Writes a mission as its canonical file.

mod aliens;
mod condition;
mod squares;
pub(super) mod toml;

use space_hulk::{DoorState, EntryOpens, Melee, OptionValue, Options, Ranged, Rank, Side};

use self::condition::condition;
use self::squares::Namer;
use self::toml::{Page, bare_or_quoted, inline_text, quoted};
use crate::hulk::migrate::FORMAT;
use crate::hulk::model::{Mission, Point, Series, Start, Until};
use crate::language::{Language, Text};

/// The canonical file of a mission: fields in the order of the format, no default said.
///
/// [`parse`](crate::hulk::parse) reads it back without loss if the mission is one that a file
/// can say at all: rows without blanks at their ends, lists of squares without repetition,
/// a schedule of reinforcements that is as short as it can be.
pub fn print(mission: &Mission) -> String {
    let mut page = Page::default();
    let namer = Namer::new(mission);
    head(&mut page, mission, &namer);
    texts(&mut page, mission);
    rules(&mut page, &mission.options);
    map(&mut page, mission);
    board(&mut page, mission, &namer);
    forces(&mut page, mission, &namer);
    aliens::aliens(&mut page, mission, &namer);
    ends(&mut page, mission, &namer);
    special(&mut page, mission, &namer);
    lesson(&mut page, mission);
    hints(&mut page, mission, &namer);
    crate::hulk::format::tidy(&page.finish())
}

fn head(page: &mut Page, mission: &Mission, namer: &Namer) {
    page.field("format", FORMAT);
    page.text("id", &mission.id);
    if mission.series != Series::Single {
        page.text("series", mission.series.name());
    }
    page.maybe("chapter", mission.chapter);
    page.text("author", &mission.author);
    page.text("licence", &mission.licence);
    page.field("difficulty", mission.difficulty);
    page.maybe("timer_seconds", mission.options.timer_seconds);
    if !mission.board.walls.is_empty() {
        let edge = |(a, b): &_| format!("[{}, {}]", namer.square(*a), namer.square(*b));
        page.list("walls", mission.board.walls.iter().map(edge).collect());
    }
}

fn texts(page: &mut Page, mission: &Mission) {
    text_table(page, "title", &mission.title);
    text_table(page, "briefing", &mission.briefing);
    let endings = &mission.endings;
    for (name, text) in [("marine", &endings.marine), ("alien", &endings.alien), ("draw", &endings.draw)] {
        if let Some(text) = text {
            text_table(page, &format!("ending.{name}"), text);
        }
    }
}

fn text_table(page: &mut Page, name: &str, text: &Text) {
    page.table(name);
    for language in Language::ALL {
        if let Some(words) = text.given(language) {
            page.text(language.code(), words);
        }
    }
}

fn rules(page: &mut Page, options: &Options) {
    let presets = [("fourth", Options::FOURTH), ("third", Options::THIRD)];
    let changes = |preset: &Options| -> Vec<(&'static str, OptionValue)> {
        let differs = options.entries().zip(preset.entries()).filter(|(own, preset)| own.1 != preset.1);
        let mut changes: Vec<_> =
            differs.map(|(own, _)| own).filter(|(name, _)| *name != "timer_seconds").collect();
        // By default overwatch on closing doors is as the other overwatch.
        if changes.iter().any(|(name, _)| *name == "overwatch_fire") {
            changes.retain(|(name, _)| *name != "door_close_overwatch");
            let door = options.entries().find(|(name, _)| *name == "door_close_overwatch");
            changes.extend(door.filter(|_| options.door_close_overwatch != options.overwatch_fire));
        }
        changes
    };
    let [fourth, third] = presets.map(|(name, preset)| (name, changes(&preset)));
    let (name, changes) = if third.1.len() < fourth.1.len() { third } else { fourth };
    if name == "fourth" && changes.is_empty() {
        return;
    }
    page.table("rules");
    if name != "fourth" {
        page.text("preset", name);
    }
    for (name, value) in changes {
        match value {
            OptionValue::Word(word) => page.text(name, &word),
            other => page.field(name, other),
        }
    }
}

fn map(page: &mut Page, mission: &Mission) {
    if !mission.board.kinds.is_empty() {
        page.table("sections");
        for (letter, kind) in &mission.board.kinds {
            page.text(&bare_or_quoted(&letter.to_string()), kind.name());
        }
    }
    for (i, level) in mission.board.levels.iter().enumerate() {
        page.tables("map");
        if i > 0 || level.origin != Default::default() {
            page.text("origin", &level.origin.to_string());
        }
        page.drawing("rows", &level.rows);
        if let Some(marks) = squares::marks(level, &mission.marks) {
            page.drawing("marks", &marks);
        }
    }
    let namer = Namer::without_areas(mission);
    for area in &mission.areas {
        page.tables("area");
        page.text("id", &area.id);
        name(page, &area.name);
        page.field("squares", namer.squares(&area.squares));
    }
}

fn name(page: &mut Page, name: &Option<Text>) {
    page.maybe("name", name.as_ref().map(inline_text));
}

fn board(page: &mut Page, mission: &Mission, namer: &Namer) {
    let board = &mission.board;
    for group in board.doors.chunk_by(|a, b| a.state == b.state && a.beyond.is_none() && b.beyond.is_none()) {
        page.tables("door");
        match group[0].beyond {
            Some(beyond) => {
                page.list("between", vec![namer.square(group[0].at), namer.square(beyond)]);
            }
            None => {
                let at: Vec<_> = group.iter().map(|door| door.at).collect();
                page.field("at", namer.squares(&at));
            }
        }
        if group[0].state != DoorState::Closed {
            page.text("state", group[0].state.name());
        }
    }
    for entry in &board.entries {
        page.tables("entry");
        page.text("id", &entry.id);
        page.field("at", namer.square(entry.at));
        page.text("from", &entry.from.letter().to_string());
        match (entry.starting, entry.reinforcements) {
            (true, false) => page.text("for", "starting"),
            (false, true) => page.text("for", "reinforcements"),
            _ => {}
        }
    }
    for exit in &board.exits {
        page.tables("exit");
        page.field("at", namer.square(exit.at));
        page.text("to", &exit.to.letter().to_string());
        page.maybe("side", exit.side.map(|side| quoted(side.name())));
    }
    for (upper, lower) in &board.ladders {
        page.tables("ladder");
        page.field("upper", namer.square(*upper));
        page.field("lower", namer.square(*lower));
    }
}

fn forces(page: &mut Page, mission: &Mission, namer: &Namer) {
    for object in &mission.objects {
        page.tables("object");
        page.text("kind", &object.kind);
        name(page, &object.name);
        page.maybe("at", object.at.map(|at| namer.square(at)));
    }
    if !mission.generators.is_empty() {
        page.tables("generator");
        page.field("at", namer.squares(&mission.generators));
    }
    for squad in &mission.squads {
        page.tables("squad");
        page.text("id", &squad.id);
        name(page, &squad.name);
    }
    for marine in &mission.marines {
        page.tables("marine");
        page.text("id", &marine.id);
        page.maybe("name", marine.name.as_deref().map(quoted));
        page.maybe("squad", marine.squad.as_deref().map(quoted));
        page.unless("rank", marine.rank.name(), Rank::Trooper.name());
        page.unless("ranged", marine.ranged.name(), Ranged::StormBolter.name());
        page.unless("melee", marine.melee.name(), Melee::PowerFist.name());
        match &marine.start {
            Start::At(at, facing) => {
                page.field("at", namer.square(*at));
                page.text("facing", &facing.letter().to_string());
            }
            Start::Deploy(squares) => page.field("deploy", namer.squares(squares)),
        }
        page.maybe("ammo", marine.ammo);
        page.maybe("psi", marine.psi);
        if !marine.carries.is_empty() {
            page.list("carries", marine.carries.iter().map(|kind| quoted(kind)).collect());
        }
        if marine.key {
            page.field("key", true);
        }
    }
}

fn ends(page: &mut Page, mission: &Mission, namer: &Namer) {
    if let Some(limit) = mission.rounds.limit {
        page.table("rounds");
        page.field("limit", limit);
        page.maybe("winner", mission.rounds.winner.map(|side| quoted(side.name())));
    }
    for goal in &mission.goals {
        page.tables("goal");
        page.text("for", goal.side.map_or("nobody", Side::name));
        page.text("id", &goal.id);
        if goal.immediate {
            page.field("immediate", true);
        }
        page.maybe("text", goal.text.as_ref().map(inline_text));
        page.field("when", condition(&goal.when, namer));
    }
}

fn special(page: &mut Page, mission: &Mission, namer: &Namer) {
    let special = &mission.special;
    if *special == Default::default() {
        return;
    }
    page.table("special");
    if special.generators_break {
        page.field("generators_break", true);
    }
    if !special.sealed_doors.is_empty() {
        page.field("sealed_doors", namer.squares(&special.sealed_doors));
    }
    page.maybe("command_points", special.command_points);
    if !special.entry_opens.is_empty() {
        let opens = |one: &EntryOpens| format!("{{ entry = {}, round = {} }}", quoted(&one.entry), one.round);
        page.list("entry_opens", special.entry_opens.iter().map(opens).collect());
    }
}

fn lesson(page: &mut Page, mission: &Mission) {
    if let Some(lesson) = &mission.lesson {
        page.table("lesson");
        if lesson.side == Side::Alien {
            page.text("side", "alien");
        }
        page.maybe("dice", lesson.dice);
    }
}

fn hints(page: &mut Page, mission: &Mission, namer: &Namer) {
    for hint in &mission.hints {
        page.tables("hint");
        page.text("id", &hint.id);
        page.field("text", inline_text(&hint.text));
        if !hint.rules.is_empty() {
            page.list("rules", hint.rules.iter().map(|id| quoted(id)).collect());
        }
        page.maybe(
            "point",
            hint.point.as_ref().map(|point| match point {
                Point::Unit(id) => format!("{{ unit = {} }}", quoted(id)),
                Point::Squares(squares) => format!("{{ squares = {} }}", namer.squares(squares)),
                Point::Control(name) => format!("{{ control = {} }}", quoted(name)),
            }),
        );
        match &hint.until {
            Until::Read => {}
            Until::Action { action, unit: None } => {
                page.field("until", format!("{{ action = {} }}", quoted(action)));
            }
            Until::Action { action, unit: Some(unit) } => {
                page.field("until", format!("{{ action = {}, unit = {} }}", quoted(action), quoted(unit)));
            }
            Until::When(when) => page.field("until", format!("{{ when = {} }}", condition(when, namer))),
            Until::Round(round) => page.field("until", format!("{{ round = {round} }}")),
            Until::Phase(phase) => page.field("until", format!("{{ phase = {} }}", quoted(phase.name()))),
        }
    }
}
