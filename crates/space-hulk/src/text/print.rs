//! Writes a text board.

use super::condition;
use super::details;
use super::draw::{Drawing, Rank, unit_sign};
use super::names::{quote, section};
use super::page::Page;
use super::parse::door_key;
use crate::geometry::Coord;
use crate::options::{OptionValue, Options};
use crate::position::{
    BoardPlan, BroodlordState, CommandPlan, EntryPlan, Phase, PlacePlan, Position, Solo, SpecialRules, Tally,
};
use crate::unit::Side;
use crate::victory::Victory;

/// Writes a position in the one form that [`parse`](super::parse) reads back to the
/// same position.
pub fn print(position: &Position) -> String {
    let mut page = Page::default();
    let drawing = Drawing::new(position);
    drawing.levels(position, &mut page);
    drawing.beside(&mut page);
    board(&position.board, &mut page);
    units(position, &mut page);
    orders(position, &drawing, &mut page);
    round(position, &mut page);
    reserve(position, &mut page);
    mission(position, &mut page);
    tally(&position.tally, &mut page);
    rest(position, &mut page);
    options(&position.options, &mut page);
    page.finish()
}

fn board(board: &BoardPlan, page: &mut Page) {
    for &(letter, kind) in &board.kinds {
        page.list("kind", [section(letter), kind.name().to_owned()]);
    }
    page.list("wall", board.walls.iter().map(|(a, b)| format!("{a}/{b}")));
    for door in board.doors.iter().filter(|door| door.beyond.is_some()) {
        page.list("door", [&door_key(door), door.state.name()]);
    }
    for entry in &board.entries {
        let words = [quote(&entry.id), entry.at.to_string(), entry.from.letter().to_string()];
        page.list("entry", words.into_iter().chain(entry_use(entry).map(str::to_owned)));
    }
    for exit in &board.exits {
        let words = [exit.at.to_string(), exit.to.letter().to_string()];
        page.list("exit", words.into_iter().chain(exit.side.map(|side| side.name().to_owned())));
    }
    for (upper, lower) in &board.ladders {
        page.list("ladder", [upper, lower]);
    }
}

fn entry_use(entry: &EntryPlan) -> Option<&'static str> {
    match (entry.starting, entry.reinforcements) {
        (true, true) => None,
        (true, false) => Some("starting"),
        (false, true) => Some("reinforcements"),
        (false, false) => Some("unused"),
    }
}

/// The entry areas in which units lurk, in the order of the first of each.
fn lurked_in(position: &Position) -> Vec<&str> {
    let mut entries = Vec::new();
    for unit in &position.units {
        if let PlacePlan::Entry(entry) = &unit.place
            && !entries.contains(&entry.as_str())
        {
            entries.push(entry.as_str());
        }
    }
    entries
}

fn units(position: &Position, page: &mut Page) {
    let at = |place: &PlacePlan| {
        let units = position.units.iter().filter(|unit| unit.place == *place);
        units.map(unit_sign).collect::<Vec<_>>()
    };
    for entry in lurked_in(position) {
        let lurkers = at(&PlacePlan::Entry(entry.to_owned()));
        page.list("lurk", std::iter::once(quote(entry)).chain(lurkers));
    }
    page.list("hand", at(&PlacePlan::Hand));
    for unit in &position.units {
        let words = details::write(unit);
        if !words.is_empty() {
            page.line(words);
        }
    }
}

/// Lists whose order is not that in which the text mentions their members.
fn orders(position: &Position, drawing: &Drawing, page: &mut Page) {
    let lurked_in = lurked_in(position);
    let rank = |place: &PlacePlan| match place {
        PlacePlan::At(at) => drawing.rank(*at),
        PlacePlan::Entry(entry) => Rank::Line(lurked_in.iter().take_while(|other| *other != entry).count()),
        PlacePlan::Hand => Rank::Line(lurked_in.len()),
    };
    if !position.units.is_sorted_by_key(|unit| rank(&unit.place)) {
        page.list("units", position.units.iter().map(|unit| quote(&unit.id)));
    }
    let doors = &position.board.doors;
    if !doors.is_sorted_by_key(|door| door.beyond.map_or(drawing.rank(door.at), |_| Rank::Line(0))) {
        page.list("doors", doors.iter().map(door_key));
    }
    if !position.burning.is_sorted() {
        page.list("burning", &position.burning);
    }
    let squares = |word: &str, squares: Vec<Coord>, page: &mut Page| {
        if !squares.is_sorted_by_key(|&at| drawing.rank(at)) {
            page.list(word, squares);
        }
    };
    squares("generators", position.generators.iter().map(|thing| thing.at).collect(), page);
    squares("objects", position.objects.iter().map(|thing| thing.at).collect(), page);
}

fn round(position: &Position, page: &mut Page) {
    if position.turn != 1 {
        page.list("turn", [position.turn]);
    }
    if position.phase != Phase::MarineAction {
        page.list("phase", [position.phase.name()]);
    }
    if position.command != CommandPlan::default() {
        let CommandPlan { drawn, spent, settled } = position.command;
        let mut words = vec![drawn.map_or("none".to_owned(), |drawn| drawn.to_string())];
        if spent != 0 {
            words.extend(["spent".to_owned(), spent.to_string()]);
        }
        words.extend(settled.then(|| "settled".to_owned()));
        page.list("command", words);
    }
    page.list("active", position.active.as_deref().map(quote));
}

fn reserve(position: &Position, page: &mut Page) {
    if position.starting_blips != 0 {
        page.list("starting_blips", [position.starting_blips]);
    }
    page.list("reinforcements", &position.reinforcements);
    page.list("pile", &position.blip_pile);
    if position.blip_pool != [0; 3] {
        page.list("pool", position.blip_pool);
    }
    page.list("used", &position.used_blips);
    page.list("used_unseen", &position.used_unseen);
    page.list("reshuffles", position.reshuffles);
    if position.broodlord != BroodlordState::Absent {
        page.list("broodlord", [position.broodlord.name()]);
    }
}

fn mission(position: &Position, page: &mut Page) {
    for zone in &position.deployment {
        let units = zone.units.iter().map(|unit| quote(unit));
        let squares = zone.squares.iter().map(Coord::to_string);
        page.list("zone", units.chain([":".to_owned()]).chain(squares));
    }
    special(&position.special, page);
    page.list("solo", position.solo.map(Solo::name));
    page.names("key", &position.key_marines);
    page.list("round_limit", position.round_limit);
    victory(&position.victory, page);
}

fn special(special: &SpecialRules, page: &mut Page) {
    if special.generators_break {
        page.list("special", ["generators_break"]);
    }
    if !special.sealed_doors.is_empty() {
        let doors = special.sealed_doors.iter().map(Coord::to_string);
        page.list("special", std::iter::once("sealed_doors".to_owned()).chain(doors));
    }
    if let Some(points) = special.command_points {
        page.list("special", ["command_points".to_owned(), points.to_string()]);
    }
    if !special.entry_opens.is_empty() {
        let opens = special.entry_opens.iter().flat_map(|one| [quote(&one.entry), one.round.to_string()]);
        page.list("special", std::iter::once("entry_opens".to_owned()).chain(opens));
    }
}

fn victory(victory: &Victory, page: &mut Page) {
    for (side, goal) in victory.goals() {
        let mut words = match side {
            Some(side) => vec!["win".to_owned(), side.name().to_owned()],
            None => vec!["draw".to_owned()],
        };
        words.push(quote(&goal.name));
        words.extend(goal.immediate.then(|| "immediate".to_owned()));
        words.push(":".to_owned());
        words.extend(condition::write(&goal.when));
        page.line(words);
    }
    page.list("at_limit", victory.at_limit.map(Side::name));
}

fn tally(tally: &Tally, page: &mut Page) {
    for (word, count) in [("aliens_killed", tally.aliens_killed), ("aliens_exited", tally.aliens_exited)] {
        page.list(word, (count != 0).then_some(count));
    }
    page.names("marines_killed", &tally.marines_killed);
    page.names("marines_exited", &tally.marines_exited);
    let objects = tally.objects_exited.iter();
    page.list("objects_exited", objects.flat_map(|(object, side)| [quote(object), side.name().to_owned()]));
    page.list("fulfilled", tally.fulfilled.iter().map(|&held| if held { "yes" } else { "no" }));
}

fn rest(position: &Position, page: &mut Page) {
    page.names("retired", &position.retired);
    let numbers = [("g", position.next_genestealer), ("b", position.next_blip)];
    let words =
        numbers.iter().filter_map(|(letter, number)| number.map(|number| format!("{letter} {number}")));
    page.list("next", words);
    for work in &position.resolving {
        page.list("resolving", [quote(work)]);
    }
    if let Some((winner, reason)) = &position.over {
        page.list("over", [winner.map_or("nobody", Side::name), &quote(reason)]);
    }
}

/// The preset from which fewest options differ, and those that do.
fn options(options: &Options, page: &mut Page) {
    let presets =
        ["fourth", "third"].map(|name| (name, changes(options, Options::preset(name).unwrap_or_default())));
    let (name, changes) = presets.into_iter().min_by_key(|(_, changes)| changes.len()).expect("two presets");
    if name != "fourth" {
        page.list("preset", [name]);
    }
    for (name, value) in changes {
        page.list("option", [name, value.to_string()]);
    }
}

fn changes(options: &Options, preset: Options) -> Vec<(String, OptionValue)> {
    // By default it is as `overwatch_fire`, so it is written only where it differs.
    const FOLLOWS: &str = "door_close_overwatch";
    let differing = options.entries().zip(preset.entries()).filter(|(mine, usual)| mine != usual);
    let mut changes: Vec<_> = differing.map(|((name, value), _)| (name.to_owned(), value)).collect();
    changes.retain(|(name, _)| name != FOLLOWS);
    if Options::build(preset, &changes) != Ok(*options) {
        let follows = options.entries().filter(|(name, _)| *name == FOLLOWS);
        changes.extend(follows.map(|(name, value)| (name.to_owned(), value)));
    }
    changes
}
