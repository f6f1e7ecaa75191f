//! The kinds of lines, and those about the board and the placing of units.

use super::args::Args;
use super::map::{self, OpenMap};
use super::names::{shown, split_section};
use super::parse::{Order, Reader, door_key};
use super::{condition, state};
use crate::position::{DoorPlan, DoorState, EntryPlan, ExitPlan, PlacePlan, SectionKind};
use crate::unit::Side;

/// One kind of line.
pub(super) struct LineKind {
    pub word: &'static str,
    /// How such a line looks, for messages.
    pub example: &'static str,
    /// Whether a second one is a mistake.
    pub once: bool,
    pub read: fn(&mut Reader<'_, '_>, &mut Args<'_, '_>),
}

macro_rules! kinds {
    ($($once:ident $word:literal $example:literal => $read:expr;)+) => {
        &[$(LineKind { word: $word, example: $example, once: kinds!($once), read: $read }),+]
    };
    (once) => { true };
    (many) => { false };
}

/// Every kind of line, but rows of the map and lines about one unit.
pub(super) const KINDS: &[LineKind] = kinds! {
    many "origin" "origin -6,-6" => origin;
    many "kind" "kind b room" => kind;
    many "wall" "wall 2,0/2,1" => |reader, args| {
        let edges = at_least_one(args, Args::edge);
        reader.position.board.walls.extend(edges);
    };
    many "door" "door 1,1/2,1 closed" => door;
    many "entry" "entry A 0,1 W" => entry;
    many "exit" "exit 4,1 E" => exit;
    many "ladder" "ladder 2,0,1 2,0" => |reader, args| {
        reader.position.board.ladders.push((args.square(), args.square()));
    };
    many "at" "at 3,1 m1^,*" => at;
    many "lurk" "lurk A b1 b2" => lurk;
    many "hand" "hand b4" => |reader, args| units(reader, args, &PlacePlan::Hand);
    once "units" "units m1 g1" => |reader, args| order(reader, args, "units", |args| args.name());
    once "doors" "doors 1,1 2,1/3,1" => |reader, args| order(reader, args, "doors", |args| {
        let (at, beyond) = args.square_or_edge();
        door_key(&DoorPlan { at, beyond, state: DoorState::Open })
    });
    once "burning" "burning 2,1 1,1" => |reader, args| order(reader, args, "burning", square);
    once "generators" "generators 2,1 1,1" => |reader, args| order(reader, args, "generators", square);
    once "objects" "objects 2,1 1,1" => |reader, args| order(reader, args, "objects", square);
    once "turn" "turn 3" => |reader, args| reader.position.turn = args.count();
    once "phase" "phase alien_action" => state::phase;
    once "command" "command 4 spent 1" => state::command;
    once "active" "active m1" => |reader, args| {
        reader.active = Some(args.peek().map_or(args.spot(), |word| word.spot));
        reader.position.active = Some(args.name());
    };
    once "starting_blips" "starting_blips 2" => |reader, args| reader.position.starting_blips = args.byte();
    once "reinforcements" "reinforcements 2 2 3" => |reader, args| reader.position.reinforcements = args.bytes();
    once "pile" "pile 3 1 2" => |reader, args| reader.position.blip_pile = args.bytes();
    once "pool" "pool 9 4 9" => |reader, args| {
        reader.position.blip_pool = [args.byte(), args.byte(), args.byte()];
    };
    once "used" "used 1 3" => |reader, args| reader.position.used_blips = args.bytes();
    once "used_unseen" "used_unseen 2" => |reader, args| reader.position.used_unseen = args.bytes();
    once "reshuffles" "reshuffles 1" => |reader, args| reader.position.reshuffles = Some(args.byte());
    once "broodlord" "broodlord waiting" => state::broodlord;
    once "round_limit" "round_limit 12" => |reader, args| reader.position.round_limit = Some(args.count());
    many "zone" "zone m1 m2 : 0,0 0,1" => state::zone;
    once "solo" "solo a" => state::solo;
    once "key" "key m1 m2" => |reader, args| reader.position.key_marines = args.names();
    many "special" "special generators_break" => state::special;
    many "win" "win marine escape : marines_exited 3" => condition::win;
    many "draw" "draw stalemate : round 12" => condition::draw;
    once "at_limit" "at_limit alien" => |reader, args| reader.position.victory.at_limit = side(args);
    once "aliens_killed" "aliens_killed 3" => |reader, args| reader.position.tally.aliens_killed = args.count();
    once "aliens_exited" "aliens_exited 3" => |reader, args| reader.position.tally.aliens_exited = args.count();
    once "marines_killed" "marines_killed m4 m5" => |reader, args| reader.position.tally.marines_killed = args.names();
    once "marines_exited" "marines_exited m2" => |reader, args| reader.position.tally.marines_exited = args.names();
    once "objects_exited" "objects_exited cat marine" => state::objects_exited;
    once "fulfilled" "fulfilled yes no" => state::fulfilled;
    once "retired" "retired g1 b2" => |reader, args| reader.position.retired = args.names();
    once "next" "next g 5 b 3" => state::next;
    many "resolving" "resolving \"under way\"" => |reader, args| reader.position.resolving.push(args.name());
    once "over" "over marine escape" => state::over;
    once "preset" "preset third" => state::preset;
    many "option" "option cp_reactor witness_only" => state::option;
};

pub(super) fn side(args: &mut Args<'_, '_>) -> Option<Side> {
    args.choice("side", &[Side::Marine, Side::Alien], Side::name)
}

fn square(args: &mut Args<'_, '_>) -> String {
    args.square().to_string()
}

fn at_least_one<'a, 't, T>(args: &mut Args<'a, 't>, one: fn(&mut Args<'a, 't>) -> T) -> Vec<T> {
    let mut all = vec![one(args)];
    all.extend(args.many(one));
    all
}

fn origin(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let origin = args.square();
    reader.drop_map(args.problems);
    reader.map = Some(OpenMap::at(origin));
}

fn kind(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let letter = section(args);
    let kind = args.choice("kind of section", SectionKind::ALL, SectionKind::name);
    reader.position.board.kinds.extend(letter.zip(kind));
}

/// A section by its letter.
pub(super) fn section(args: &mut Args<'_, '_>) -> Option<char> {
    let word = args.word()?;
    match split_section(word.text) {
        Some((letter, "")) => Some(letter),
        _ => {
            args.note(word, "is no section letter");
            None
        }
    }
}

fn door(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let (at, beyond) = args.square_or_edge();
    let state = args.choice("state of a door", DoorState::ALL, DoorState::name);
    reader.position.board.doors.extend(state.map(|state| DoorPlan { at, beyond, state }));
}

fn entry(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let (id, at, from) = (args.name(), args.square(), args.facing());
    let uses = ["starting", "reinforcements", "unused"];
    let only = if args.is_empty() { None } else { args.choice("use of an entry area", &uses, |name| name) };
    let is_used = |as_what: &str| only.is_none_or(|only| only == as_what);
    let (starting, reinforcements) = (is_used("starting"), is_used("reinforcements"));
    reader.position.board.entries.push(EntryPlan { id, at, from, starting, reinforcements });
}

fn exit(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let (at, to) = (args.square(), args.facing());
    let side = if args.is_empty() { None } else { side(args) };
    reader.position.board.exits.push(ExitPlan { at, to, side });
}

fn at(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let at = args.square();
    if let Some(word) = args.word() {
        let items = map::items(word, args.problems);
        reader.put(at, items, args.problems);
    }
}

fn lurk(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>) {
    let spot = args.peek().map_or(args.spot(), |word| word.spot);
    let entry = args.name();
    reader.lurks.push((entry.clone(), spot));
    units(reader, args, &PlacePlan::Entry(entry));
}

/// Units that stand nowhere on the map.
fn units(reader: &mut Reader<'_, '_>, args: &mut Args<'_, '_>, place: &PlacePlan) {
    if args.is_empty() {
        args.word();
    }
    while let Some(word) = args.peek() {
        args.word();
        match map::unit(word.text) {
            Some((id, facing)) => reader.place(id, facing, place.clone(), word.spot, args.problems),
            None => {
                let message = format!("{} is no unit; write as in `b1` or `g1^`", shown(word.text));
                args.problems.push(word.spot, message);
            }
        }
    }
}

fn order(
    reader: &mut Reader<'_, '_>,
    args: &mut Args<'_, '_>,
    what: &'static str,
    key: fn(&mut Args<'_, '_>) -> String,
) {
    let order = reader.orders.entry(what).or_insert_with(|| Order { spot: args.spot(), keys: Vec::new() });
    while let Some(word) = args.peek() {
        order.keys.push((key(args), word.spot));
    }
}
