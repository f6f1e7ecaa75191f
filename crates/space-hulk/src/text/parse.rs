//! Reads a text board.

use std::collections::{BTreeMap, VecDeque};

use game_api::Problem;

use super::args::Args;
use super::lex::{Problems, Spot, TextLine, lines};
use super::lines::{KINDS, LineKind};
use super::map::{OpenMap, is_row};
use super::names::{shown, suggestion, unquote};
use super::{MAX_BYTES, MAX_UNITS, details};
use crate::geometry::{Coord, Facing};
use crate::options::{OptionValue, Options};
use crate::position::{BoardPlan, DoorPlan, PlacePlan, Position, UnitPlan};
use crate::unit::Kind;

/// Reads a position, or says everything that is wrong with the text.
///
/// Whether the position can be played is another question. The path of a problem is
/// `line 7` or `line 7, column 12`.
pub fn parse(text: &str) -> Result<Position, Vec<Problem>> {
    let mut problems = Problems::default();
    if text.len() > MAX_BYTES {
        let message = format!("the text has {} bytes and at most {MAX_BYTES} are read", text.len());
        problems.push(Spot { line: 1, column: 0 }, message);
        return Err(problems.into_list());
    }
    let lines = lines(text, &mut problems);
    let mut reader = Reader::new();
    for line in &lines {
        reader.line(line, &mut problems);
    }
    reader.finish(problems)
}

/// A unit that has been placed; its kind may still be unknown.
pub(super) struct Placed {
    pub plan: UnitPlan,
    pub kind: Option<Kind>,
    pub facing: Option<Facing>,
    pub spot: Spot,
}

/// A line that gives the order of a list, by the names of its members.
#[derive(Default)]
pub(super) struct Order {
    pub spot: Spot,
    pub keys: Vec<(String, Spot)>,
}

pub(super) struct Reader<'a, 't> {
    pub position: Position,
    pub units: Vec<Placed>,
    pub map: Option<OpenMap>,
    pub n_floor: usize,
    pub preset: Options,
    pub changes: Vec<(String, OptionValue)>,
    /// Where each line was said that may be said only once.
    pub seen: BTreeMap<String, Spot>,
    pub orders: BTreeMap<&'static str, Order>,
    /// Entry areas that `lurk` lines name, and the active unit: checked at the end,
    /// when all of them are known.
    pub lurks: Vec<(String, Spot)>,
    pub active: Option<Spot>,
    /// Lines that are about a unit, which may be placed further down; and whether a
    /// row of a map stood before.
    about_units: Vec<(&'a TextLine<'t>, bool)>,
}

impl<'a, 't> Reader<'a, 't> {
    fn new() -> Self {
        Reader {
            position: Position::new(BoardPlan::default()),
            units: Vec::new(),
            map: None,
            n_floor: 0,
            preset: Options::default(),
            changes: Vec::new(),
            seen: BTreeMap::new(),
            orders: BTreeMap::new(),
            lurks: Vec::new(),
            active: None,
            about_units: Vec::new(),
        }
    }

    fn line(&mut self, line: &'a TextLine<'t>, problems: &mut Problems) {
        let Some(first) = line.words.first() else { return self.end_map(problems) };
        if is_row(first.text) {
            return self.row(&line.words, problems);
        }
        let in_map = self.map.as_ref().is_some_and(|map| map.has_rows());
        self.end_map(problems);
        match KINDS.iter().find(|kind| kind.word == first.text) {
            Some(kind) => self.line_of(kind, line, problems),
            None => self.about_units.push((line, in_map)),
        }
    }

    fn line_of(&mut self, kind: &LineKind, line: &'a TextLine<'t>, problems: &mut Problems) {
        if kind.once {
            self.said(shown(kind.word), line.words[0].spot, problems);
        }
        let mut args = Args::new(&line.words, kind.example, problems);
        (kind.read)(self, &mut args);
        args.finish();
    }

    /// Notes that something was said that may be said only once.
    pub fn said(&mut self, what: String, spot: Spot, problems: &mut Problems) {
        if let Some(first) = self.seen.get(&what) {
            problems.push(spot, format!("{what} was said on line {}; keep one of the two", first.line));
        }
        self.seen.entry(what).or_insert(spot);
    }

    /// Puts a unit on a square, in an entry area or in hand.
    pub fn place(
        &mut self,
        id: String,
        facing: Option<Facing>,
        place: PlacePlan,
        spot: Spot,
        problems: &mut Problems,
    ) {
        if self.units.len() >= MAX_UNITS {
            return problems.push(spot, format!("there are more than {MAX_UNITS} units; leave some out"));
        }
        if let Some(other) = self.units.iter().find(|unit| unit.plan.id == id) {
            let message = format!(
                "the unit {} was placed on line {}; give each its own name",
                shown(&id),
                other.spot.line
            );
            problems.push(spot, message);
        }
        let kind = details::guess(&id);
        let mut plan = UnitPlan::new(&id, kind.unwrap_or(Kind::Marine), place);
        plan.facing = facing.unwrap_or(Facing::North);
        self.units.push(Placed { plan, kind, facing, spot });
    }

    fn finish(mut self, mut problems: Problems) -> Result<Position, Vec<Problem>> {
        self.drop_map(&mut problems);
        if self.position.board.levels.is_empty() && problems.is_empty() {
            let advice = "draw one, as in `a:m1> a a a:g1<`";
            problems.push(Spot { line: 1, column: 0 }, format!("there is no map; {advice}"));
        }
        for (line, in_map) in std::mem::take(&mut self.about_units) {
            self.about_unit(line, in_map, &mut problems);
        }
        self.check_units(&mut problems);
        self.check_references(&mut problems);
        self.position.units = std::mem::take(&mut self.units).into_iter().map(|unit| unit.plan).collect();
        self.put_in_order(&mut problems);
        // Wrong options have been noted where they stand.
        if let Ok(options) = Options::build(self.preset, &self.changes) {
            self.position.options = options;
        }
        if problems.is_empty() { Ok(self.position) } else { Err(problems.into_list()) }
    }

    /// A line that begins with the name of a unit, or with a word nobody knows.
    fn about_unit(&mut self, line: &TextLine<'_>, in_map: bool, problems: &mut Problems) {
        let first = &line.words[0];
        let id = unquote(first.text);
        match self.units.iter().position(|unit| Some(&unit.plan.id) == id.as_ref()) {
            Some(unit) => {
                let what = format!("the line about `{}`", self.units[unit].plan.id);
                self.said(what, first.spot, problems);
                let args = Args::new(&line.words, "m1 sergeant power_sword ap 3 overwatch", problems);
                details::read(&mut self.units[unit], args);
            }
            None if problems.is_full() => problems.push(first.spot, ""),
            None => problems.push(first.spot, self.unknown_line(first.text, in_map)),
        }
    }

    fn unknown_line(&self, word: &str, in_map: bool) -> String {
        let otherwise = if in_map {
            "a cell of the map is a section letter, then `:` and what is there, as in `a:m1^`"
        } else {
            "place units in the map, as in `a:m1^`, or with `lurk` or `hand`"
        };
        let known = KINDS.iter().map(|kind| kind.word);
        let known = known.chain(self.units.iter().map(|unit| unit.plan.id.as_str()));
        let advice = suggestion(word, known, otherwise);
        format!("{} is neither a kind of line nor a unit that was placed; {advice}", shown(word))
    }

    fn check_units(&mut self, problems: &mut Problems) {
        for unit in &mut self.units {
            let id = shown(&unit.plan.id);
            let word = id.trim_matches('`');
            let Some(kind) = unit.kind else {
                let advice = format!("name it as in m1, g1, b1 or B1, or add a line `{word} marine`");
                problems.push(unit.spot, format!("the name {id} does not tell what the unit is; {advice}"));
                continue;
            };
            unit.plan.kind = kind;
            let must_face = kind != Kind::Blip && matches!(unit.plan.place, PlacePlan::At(_));
            if must_face && unit.facing.is_none() {
                let advice = format!("write `{word}^`, `{word}>`, `{word}v` or `{word}<`");
                problems.push(unit.spot, format!("{id} faces nowhere; {advice}"));
            }
        }
    }

    fn check_references(&self, problems: &mut Problems) {
        let entries = || self.position.board.entries.iter().map(|entry| entry.id.as_str());
        for (id, spot) in &self.lurks {
            if !problems.is_full() && !entries().any(|entry| entry == id) {
                let advice = suggestion(id, entries(), "add an `entry` line for it, as in `entry A 0,1 W`");
                problems.push(*spot, format!("there is no entry area {}; {advice}", shown(id)));
            }
        }
        let ids = || self.units.iter().map(|unit| unit.plan.id.as_str());
        if let (Some(spot), Some(id)) = (self.active, &self.position.active)
            && !ids().any(|unit| unit == id)
        {
            let advice = suggestion(id, ids(), "place it first, as in `a:m1^`");
            problems.push(spot, format!("there is no unit {}; {advice}", shown(id)));
        }
    }

    fn put_in_order(&mut self, problems: &mut Problems) {
        let position = &mut self.position;
        position.burning.sort();
        let square = |at: &Coord| at.to_string();
        for (what, order) in &self.orders {
            match *what {
                "units" => reorder(&mut position.units, |unit| unit.id.clone(), what, order, problems),
                "doors" => reorder(&mut position.board.doors, door_key, what, order, problems),
                "burning" => reorder(&mut position.burning, square, what, order, problems),
                "generators" => {
                    reorder(&mut position.generators, |thing| square(&thing.at), what, order, problems)
                }
                _ => reorder(&mut position.objects, |thing| square(&thing.at), what, order, problems),
            }
        }
    }
}

/// How a `doors` line calls a door.
pub(super) fn door_key(door: &DoorPlan) -> String {
    match door.beyond {
        Some(beyond) => format!("{}/{beyond}", door.at),
        None => door.at.to_string(),
    }
}

/// Puts a list into the order of the keys. Members with the same key keep the order
/// among themselves.
fn reorder<T>(
    list: &mut Vec<T>,
    key: impl Fn(&T) -> String,
    what: &str,
    order: &Order,
    problems: &mut Problems,
) {
    let mut left: BTreeMap<String, VecDeque<T>> = BTreeMap::new();
    for item in list.drain(..) {
        left.entry(key(&item)).or_default().push_back(item);
    }
    for (key, spot) in &order.keys {
        match left.get_mut(key).and_then(VecDeque::pop_front) {
            Some(item) => list.push(item),
            None => problems.push(*spot, format!("{} is not among the {what}, or named twice", shown(key))),
        }
    }
    if let Some((key, _)) = left.iter().find(|(_, items)| !items.is_empty()) {
        let message = format!("`{what}` leaves out {}; name all of them or drop the line", shown(key));
        problems.push(order.spot, message);
    }
}
