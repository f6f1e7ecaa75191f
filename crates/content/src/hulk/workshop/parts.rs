//! A mission file in parts: what is drawn, square by square, and the text of all the rest. Other editors of maps can
//! hold the one and carry the other with it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value as Json, json};
use space_hulk::Coord;

use super::edit::{CannotEdit, Edit, apply, block_of, cannot, read, used_marks};
use super::paint::{begin_map, drawings};
use super::sheet::sheet;
use super::splice::{Found, add_block, find, is_header, remove_blocks};
use crate::tree::{TomlTable, Value};

/// The tables whose members stand on the map, in the order of the format.
pub const DRAWN: [&str; 10] =
    ["area", "door", "entry", "exit", "ladder", "object", "generator", "marine", "genestealer", "blip"];

/// The name by which [`Thing`] calls a wall, which is no table of its own in a file.
pub const WALL: &str = "wall";

/// More than a file can have: an edge of every square.
const MAX_THINGS: usize = 2_500;

/// A mission file in parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Parts {
    /// The file without what is drawn: texts, forces off the map, rules, goals, with its comments.
    pub rest: String,
    /// The drawings, a level each.
    pub levels: Vec<Level>,
    /// What stands on them, in the order of the file.
    pub things: Vec<Thing>,
}

/// The drawing of a level, by x and y.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// The number of the level, from 0.
    pub level: u8,
    /// The section of each square of floor.
    pub floor: BTreeMap<(i16, i16), char>,
    /// The marks by which the rest of the file calls squares.
    pub marks: BTreeMap<(i16, i16), char>,
}

/// Something on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Thing {
    /// One of [`DRAWN`], or [`WALL`].
    pub table: String,
    /// Where it is: one square; several of an area or a zone of deployment; two of a wall, a ladder or a door between
    /// squares; none if it is carried or lurks in an entry area.
    pub squares: Vec<Coord>,
    /// Its other fields.
    pub fields: Map<String, Json>,
}

/// The fields that say where something is.
fn place_fields(table: &str) -> &'static [&'static str] {
    match table {
        "area" => &["squares"],
        "ladder" => &["upper", "lower"],
        "door" => &["at", "between"],
        "marine" => &["at", "deploy"],
        _ => &["at"],
    }
}

/// Whether a table of several squares is the same as several tables.
fn is_several(table: &str) -> bool {
    matches!(table, "door" | "generator" | "genestealer" | "blip")
}

/// Takes a file apart. It need not be playable, but it must be TOML.
pub fn take_apart(source: &str) -> Result<Parts, CannotEdit> {
    let source = source.replace("\r\n", "\n");
    let tree = read(&source)?;
    let shown = sheet(&source);
    let mut things = Vec::new();
    for table in DRAWN {
        let Some(Json::Array(tables)) = shown.fields.get(table) else { continue };
        for (index, fields) in tables.iter().enumerate() {
            let Json::Object(fields) = fields else { continue };
            take_thing(table, index, fields, &shown.squares, &mut things);
        }
    }
    let walls = shown.squares.get("walls").map_or(&[][..], Vec::as_slice);
    things.extend(walls.as_chunks::<2>().0.iter().map(|edge| Thing {
        table: WALL.to_owned(),
        squares: edge.to_vec(),
        fields: Map::new(),
    }));
    let rest = without_drawing(&source, &tree)?;
    let used = used_marks(&read(&rest)?);
    let levels = drawings(&tree).into_iter().map(|drawing| Level {
        level: drawing.level,
        marks: drawing.marks.into_iter().filter(|(_, mark)| used.contains(mark)).collect(),
        floor: drawing.floor,
    });
    Ok(Parts { rest, levels: levels.collect(), things })
}

fn take_thing(
    table: &str,
    index: usize,
    fields: &Map<String, Json>,
    named: &BTreeMap<String, Vec<Coord>>,
    things: &mut Vec<Thing>,
) {
    let mut fields = fields.clone();
    let mut squares = Vec::new();
    let mut is_split = is_several(table);
    for field in place_fields(table) {
        // A field whose squares are unknown stays as it is written.
        let Some(found) = named.get(&format!("{table}.{index}.{field}")) else { continue };
        squares.extend(found.iter().copied());
        fields.remove(*field);
        is_split &= *field == "at";
    }
    let mut push = |squares: Vec<Coord>| {
        things.push(Thing { table: table.to_owned(), squares, fields: fields.clone() });
    };
    if is_split && squares.len() > 1 {
        squares.into_iter().for_each(|square| push(vec![square]));
    } else {
        push(squares);
    }
}

/// The file without its maps, without what stands on them and without walls.
fn without_drawing(source: &str, tree: &TomlTable) -> Result<String, CannotEdit> {
    let mut inline = Vec::new();
    let leave_out = |field: &str| Edit::Set {
        table: String::new(),
        index: None,
        field: field.to_owned(),
        value: Json::Null,
    };
    let mut blocks = Vec::new();
    for table in DRAWN.into_iter().chain(["map"]) {
        let Some(entry) = tree.get(table) else { continue };
        match &entry.node.value {
            Value::List(items) if is_header(source, entry) => {
                let members = (0..items.len()).map(|index| find(source, tree, table, Some(index)));
                blocks.extend(members.filter_map(|found| match found {
                    Found::Block(block) => Some(block),
                    _ => None,
                }));
            }
            _ => inline.push(table),
        }
    }
    let mut text = remove_blocks(source, &blocks)?;
    for table in inline {
        text = apply(&text, &leave_out(table))?;
    }
    apply(&text, &leave_out("walls"))
}

/// Makes a file of its parts.
pub fn put_together(parts: &Parts) -> Result<String, CannotEdit> {
    if parts.things.len() > MAX_THINGS {
        return cannot(format!("{} things on the map: at most {MAX_THINGS}", parts.things.len()));
    }
    let mut text = parts.rest.replace("\r\n", "\n");
    if let Some(table) = DRAWN.into_iter().chain(["map"]).find(|table| has(&text, table)) {
        return cannot(format!("the text of the mission has a table `{table}`, which is drawn"));
    }
    let mut seen = BTreeSet::new();
    for (index, level) in parts.levels.iter().filter(|level| !level.floor.is_empty()).enumerate() {
        if !seen.insert(level.level) {
            return cannot(format!("level {} is drawn twice", level.level));
        }
        text = begin_map(&text, index, level.level, &level.floor, &level.marks)?;
    }
    for table in DRAWN {
        text = with_tables(text, table, &parts.things)?;
    }
    let walls = parts.things.iter().filter(|thing| thing.table == WALL);
    let walls: Vec<Json> = walls.map(|thing| json!(names(&thing.squares))).collect();
    if !walls.is_empty() {
        let (table, field) = (String::new(), "walls".to_owned());
        text = apply(&text, &Edit::Set { table, index: None, field, value: Json::Array(walls) })?;
    }
    Ok(text)
}

/// The file with all things of one table behind each other.
fn with_tables(text: String, table: &str, things: &[Thing]) -> Result<String, CannotEdit> {
    let things = things.iter().filter(|thing| thing.table == table);
    let blocks = things.map(|thing| block_of(table, &fields_of(thing))).collect::<Result<Vec<_>, _>>()?;
    if blocks.is_empty() {
        return Ok(text);
    }
    let text = add_block(&text, &read(&text)?, table, &blocks.join("\n"))?;
    if text.len() > crate::MAX_BYTES {
        return cannot(format!("the file would have more than {} bytes", crate::MAX_BYTES));
    }
    read(&text).map(|_| text).map_err(|_| CannotEdit(format!("a `{table}` cannot be written as TOML")))
}

fn has(text: &str, table: &str) -> bool {
    read(text).is_ok_and(|tree| tree.get(table).is_some())
}

fn names(squares: &[Coord]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

/// The fields of a thing with those that say where it is.
fn fields_of(thing: &Thing) -> Map<String, Json> {
    let mut fields = thing.fields.clone();
    let names = names(&thing.squares);
    let mut put = |field: &str, value: Json| fields.insert(field.to_owned(), value);
    match (thing.table.as_str(), names.as_slice()) {
        (_, []) => {}
        ("ladder", [upper, lower]) => {
            put("upper", json!(upper));
            put("lower", json!(lower));
        }
        ("door", [_, _]) => drop(put("between", json!(names))),
        ("marine", names) if !thing.fields.contains_key("facing") => drop(put("deploy", json!(names))),
        ("area", names) => drop(put("squares", json!(names))),
        (_, [at]) => drop(put("at", json!(at))),
        (_, names) => drop(put("at", json!(names))),
    }
    fields
}
