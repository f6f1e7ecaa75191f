//! Between the parts of a mission file and the layers of a map.

use std::collections::{BTreeMap, BTreeSet};

use content::hulk::workshop::EMPTY_DECK;
use content::hulk::workshop::parts::{DRAWN, Level, Parts, Thing, WALL, put_together, take_apart};
use serde_json::{Map, Value as Json};
use space_hulk::Coord;

use crate::map::{
    Content, Layer, MAX_SIDE, Object, Properties, Property, TILE, TiledMap, Tileset, shortened,
};
use crate::{Imported, TiledError};

/// The layers of objects, by what stands in them.
const LAYERS: [(&str, &str); 11] = [
    ("area", "areas"),
    ("door", "doors"),
    ("entry", "entries"),
    ("exit", "exits"),
    ("ladder", "ladders"),
    ("object", "objects"),
    ("generator", "generators"),
    ("marine", "marines"),
    ("genestealer", "genestealers"),
    ("blip", "blips"),
    (WALL, "walls"),
];
const MARKS: &str = "marks";
/// Squares around the drawing, to go on drawing there.
const MARGIN: i16 = 2;
/// The squares of all objects: more than any mission has.
const MAX_SQUARES: usize = 100_000;
/// The first tile is that of `!`.
const FIRST_LETTER: u32 = 33;
/// Letters that are no ASCII have tiles behind all others.
const BEYOND: u32 = 94;

/// The field by which something is called, which is the name of its object.
fn name_field(table: &str) -> Option<&'static str> {
    match table {
        "area" | "entry" | "marine" => Some("id"),
        "object" => Some("kind"),
        _ => None,
    }
}

/// Whether it may have any number of squares.
fn is_wide(thing: &Thing) -> bool {
    thing.table == "area" || (thing.table == "marine" && !thing.fields.contains_key("facing"))
}

/// Where squares of the mission lie on the map.
struct Grid {
    west: i64,
    south: i64,
    width: i64,
    height: i64,
    tile: (f64, f64),
}

impl Grid {
    /// The square of a column and a row, which count from the top left.
    fn square(&self, column: i64, row: i64, level: u8) -> Option<Coord> {
        let x = i16::try_from(self.west + column).ok()?;
        let y = i16::try_from(self.south + self.height - 1 - row).ok()?;
        Some(Coord { x, y, level })
    }

    fn cell(&self, at: (i16, i16)) -> (i64, i64) {
        (i64::from(at.0) - self.west, self.height - 1 - (i64::from(at.1) - self.south))
    }

    /// An object that covers a row of squares or a column of two.
    fn object(&self, squares: &[Coord]) -> Object {
        let cells: Vec<(i64, i64)> = squares.iter().map(|at| self.cell((at.x, at.y))).collect();
        let (first, last) = (cells.iter().min(), cells.iter().max());
        let ((left, top), (right, bottom)) =
            (*first.unwrap_or(&(0, 0)), *last.unwrap_or(first.unwrap_or(&(0, 0))));
        let side = f64::from(TILE);
        Object {
            x: left as f64 * side,
            y: top as f64 * side,
            width: (right - left + 1) as f64 * side,
            height: (bottom - top + 1) as f64 * side,
            ..Object::default()
        }
    }
}

/// A mission file as a map.
pub(crate) fn from_mission(source: &str) -> Result<TiledMap, TiledError> {
    let parts = take_apart(source).map_err(|error| TiledError::new("", error.to_string()))?;
    let grid = grid_of(&parts)?;
    let mut tileset = Tileset { first: 1, sections: BTreeMap::new() };
    let mut layers: Vec<Layer> =
        parts.levels.iter().map(|level| floor_layer(level, &grid, &mut tileset)).collect();
    let mut next = 1;
    let mut layer = |name: &str, mut objects: Vec<Object>| {
        for object in &mut objects {
            object.id = next;
            next += 1;
        }
        layers.push(Layer {
            name: name.to_owned(),
            properties: Properties::new(),
            content: Content::Objects(objects),
        });
    };
    for (table, name) in LAYERS {
        let things = parts.things.iter().filter(|thing| thing.table == table);
        layer(name, things.flat_map(|thing| objects_of(thing, &grid)).collect());
    }
    layer(MARKS, parts.levels.iter().flat_map(|level| mark_objects(level, &grid)).collect());
    let properties = Properties::from([
        ("mission".to_owned(), Property::Text(parts.rest)),
        ("origin".to_owned(), Property::Text(format!("{},{}", grid.west, grid.south))),
    ]);
    let Grid { width, height, tile, .. } = grid;
    Ok(TiledMap { width, height, tile, properties, tilesets: vec![tileset], layers })
}

/// A frame around everything that is drawn.
fn grid_of(parts: &Parts) -> Result<Grid, TiledError> {
    let floor = parts.levels.iter().flat_map(|level| level.floor.keys().copied());
    let things = parts.things.iter().flat_map(|thing| thing.squares.iter().map(|at| (at.x, at.y)));
    let all: Vec<(i16, i16)> = floor.chain(things).collect();
    let ends = |pick: fn(&(i16, i16)) -> i16| {
        let (low, high) = (all.iter().map(pick).min(), all.iter().map(pick).max());
        (i64::from(low.unwrap_or(0)), i64::from(high.unwrap_or(9)))
    };
    let ((west, east), (south, north)) = (ends(|at| at.0), ends(|at| at.1));
    let margin = i64::from(MARGIN);
    let span = |low: i64, high: i64| high - low + 1;
    let is_small = span(west, east).max(span(south, north)) + 2 * margin <= MAX_SIDE;
    let margin = if is_small { margin } else { 0 };
    let (width, height) = (span(west, east) + 2 * margin, span(south, north) + 2 * margin);
    if width > MAX_SIDE || height > MAX_SIDE {
        let message =
            format!("the map would have {width} by {height} squares: at most {MAX_SIDE} on each side");
        return Err(TiledError::new("", message));
    }
    let tile = (f64::from(TILE), f64::from(TILE));
    Ok(Grid { west: west - margin, south: south - margin, width, height, tile })
}

fn floor_layer(level: &Level, grid: &Grid, tileset: &mut Tileset) -> Layer {
    let tiles =
        level.floor.iter().map(|(at, letter)| (grid.cell(*at), tileset.first + tile_of(*letter, tileset)));
    let tiles = tiles.collect();
    Layer {
        name: format!("level {}", level.level),
        properties: Properties::new(),
        content: Content::Tiles(tiles),
    }
}

/// The number of the tile of a section.
fn tile_of(letter: char, tileset: &mut Tileset) -> u32 {
    if letter.is_ascii_graphic() {
        return u32::from(letter) - FIRST_LETTER;
    }
    let known = tileset.sections.iter().find(|(_, section)| section.chars().eq([letter])).map(|(id, _)| *id);
    known.unwrap_or_else(|| {
        let id = BEYOND + tileset.sections.len() as u32;
        tileset.sections.insert(id, letter.to_string());
        id
    })
}

/// The objects that stand for a thing; the first one has its fields.
fn objects_of(thing: &Thing, grid: &Grid) -> Vec<Object> {
    let (name, mut properties) = properties_of(thing);
    let groups: Vec<Vec<Coord>> = match thing.squares.as_slice() {
        [] => {
            if !thing.fields.contains_key("entry") {
                properties.insert("placed".to_owned(), Property::Flag(false));
            }
            vec![Vec::new()]
        }
        [upper, lower] if thing.table == "ladder" => {
            properties.insert("lower".to_owned(), Property::Text(lower.to_string()));
            vec![vec![*upper]]
        }
        squares if is_wide(thing) => runs(squares),
        [a, b] if is_edge(*a, *b) => vec![vec![*a, *b]],
        squares => {
            let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
            if names.len() > 1 {
                properties.insert("squares".to_owned(), Property::Text(names.join(" ")));
            }
            vec![squares[..1].to_vec()]
        }
    };
    let object = |(i, squares): (usize, &Vec<Coord>)| {
        let mut own = if i == 0 { properties.clone() } else { Properties::new() };
        let level = squares.first().map_or(0, |at| at.level);
        if level > 0 {
            own.insert("level".to_owned(), Property::Number(level.into()));
        }
        Object { name: name.clone(), properties: own, ..grid.object(squares) }
    };
    groups.iter().enumerate().map(object).collect()
}

fn is_edge(a: Coord, b: Coord) -> bool {
    a.level == b.level && a.x.abs_diff(b.x) + a.y.abs_diff(b.y) == 1
}

/// Squares as rows that have no gap.
fn runs(squares: &[Coord]) -> Vec<Vec<Coord>> {
    let mut sorted: Vec<Coord> = squares.to_vec();
    sorted.sort_by_key(|at| (at.level, -at.y, at.x));
    sorted.chunk_by(|a, b| is_edge(*a, *b) && a.y == b.y).map(<[Coord]>::to_vec).collect()
}

fn mark_objects(level: &Level, grid: &Grid) -> Vec<Object> {
    let object = |((x, y), mark): (&(i16, i16), &char)| {
        let at = Coord { x: *x, y: *y, level: level.level };
        let mut properties = Properties::new();
        if level.level > 0 {
            properties.insert("level".to_owned(), Property::Number(level.level.into()));
        }
        Object { name: mark.to_string(), properties, ..grid.object(&[at]) }
    };
    level.marks.iter().map(object).collect()
}

/// The name of a thing and its other fields.
fn properties_of(thing: &Thing) -> (String, Properties) {
    let mut name = String::new();
    let mut properties = Properties::new();
    for (field, value) in &thing.fields {
        match value {
            Json::String(text) if name_field(&thing.table) == Some(field) => name.clone_from(text),
            Json::Object(inner) if inner.values().all(Json::is_string) => {
                let texts = inner.iter().filter_map(|(key, text)| Some((key, text.as_str()?)));
                properties.extend(
                    texts.map(|(key, text)| (format!("{field}.{key}"), Property::Text(text.to_owned()))),
                );
            }
            value => drop(properties.insert(field.clone(), property(value))),
        }
    }
    (name, properties)
}

/// What is neither text, number nor flag is written as JSON.
fn property(value: &Json) -> Property {
    match value {
        Json::String(text) => Property::Text(text.clone()),
        Json::Bool(flag) => Property::Flag(*flag),
        value => value.as_i64().map_or_else(|| Property::Text(value.to_string()), Property::Number),
    }
}

/// A map as a mission file.
pub(crate) fn to_mission(map: &TiledMap) -> Result<Imported, TiledError> {
    let grid = read_grid(map)?;
    let mut reader = Reader { map, grid, levels: Vec::new(), things: Vec::new(), n_squares: 0 };
    let mut left_out = Vec::new();
    for layer in &map.layers {
        if !reader.layer(layer)? {
            left_out.push(shortened(&layer.name));
        }
    }
    let rest = match map.properties.get("mission") {
        Some(Property::Text(text)) => text.clone(),
        _ => take_apart(EMPTY_DECK).map_err(|error| TiledError::new("", error.to_string()))?.rest,
    };
    let mut things = reader.things;
    let order = |thing: &Thing| DRAWN.iter().position(|table| *table == thing.table);
    things.sort_by_key(order);
    let parts = Parts { rest, levels: reader.levels, things };
    let text = put_together(&parts).map_err(|error| TiledError::new("", error.to_string()))?;
    Ok(Imported { text, left_out })
}

fn read_grid(map: &TiledMap) -> Result<Grid, TiledError> {
    let origin = match map.properties.get("origin") {
        None => Coord::default(),
        Some(Property::Text(text)) => Coord::parse(text).ok_or_else(|| {
            let message =
                format!("the property `origin` is {:?}: write a square like \"0,0\"", shortened(text));
            TiledError::new("map", message)
        })?,
        Some(_) => return Err(TiledError::new("map", "the property `origin` is no text")),
    };
    Ok(Grid {
        west: origin.x.into(),
        south: origin.y.into(),
        width: map.width,
        height: map.height,
        tile: map.tile,
    })
}

struct Reader<'a> {
    map: &'a TiledMap,
    grid: Grid,
    /// In the order of the layers.
    levels: Vec<Level>,
    things: Vec<Thing>,
    n_squares: usize,
}

impl Reader<'_> {
    /// Reads a layer; false if it is none of ours.
    fn layer(&mut self, layer: &Layer) -> Result<bool, TiledError> {
        let name = layer.name.trim().to_lowercase();
        let place = format!("layer {:?}", shortened(&layer.name));
        match &layer.content {
            Content::Tiles(tiles) => {
                let Some(level) = name.strip_prefix("level ").and_then(|number| number.trim().parse().ok())
                else {
                    return Ok(false);
                };
                self.floor(level, tiles, &place)?;
            }
            Content::Objects(objects) => {
                let table = LAYERS.iter().find(|(_, plural)| *plural == name).map(|(table, _)| *table);
                if table.is_none() && name != MARKS {
                    return Ok(false);
                }
                let level = whole(&layer.properties, "level", &place)?.unwrap_or(0);
                for object in objects {
                    let place = format!("{place}, object {}", object.id);
                    let level = whole(&object.properties, "level", &place)?.unwrap_or(level);
                    let level = u8::try_from(level).ok().filter(|level| *level <= 7);
                    let level = level.ok_or_else(|| TiledError::new(&place, "levels count from 0 to 7"))?;
                    match table {
                        Some(table) => self.thing(table, object, level, &place)?,
                        None => self.mark(object, level, &place)?,
                    }
                }
            }
        }
        Ok(true)
    }

    fn floor(&mut self, level: u8, tiles: &BTreeMap<(i64, i64), u32>, place: &str) -> Result<(), TiledError> {
        let mut letters = Letters { map: self.map, given: BTreeMap::new() };
        for ((column, row), number) in tiles {
            let at = self.grid.square(*column, *row, level);
            let at = at.ok_or_else(|| TiledError::new(place, "a tile lies too far away"))?;
            let letter = letters.of(*number).map_err(|message| TiledError::new(place, message))?;
            self.drawn(level).floor.insert((at.x, at.y), letter);
        }
        Ok(())
    }

    /// The drawing of a level, which is begun if it is not there.
    fn drawn(&mut self, level: u8) -> &mut Level {
        let found = self.levels.iter().position(|drawn| drawn.level == level);
        let index = found.unwrap_or_else(|| {
            self.levels.push(Level { level, ..Level::default() });
            self.levels.len() - 1
        });
        &mut self.levels[index]
    }

    fn mark(&mut self, object: &Object, level: u8, place: &str) -> Result<(), TiledError> {
        let mut letters = object.name.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return Err(TiledError::new(
                place,
                "a mark is called by one character: give the object such a name",
            ));
        };
        let letter = fine_letter(letter).map_err(|message| TiledError::new(place, message))?;
        for at in self.squares(object, level, place)? {
            self.drawn(level).marks.insert((at.x, at.y), letter);
        }
        Ok(())
    }

    fn thing(&mut self, table: &str, object: &Object, level: u8, place: &str) -> Result<(), TiledError> {
        let mut fields = fields_of(&object.properties);
        if let (Some(field), false) = (name_field(table), object.name.trim().is_empty()) {
            fields.insert(field.to_owned(), Json::String(object.name.trim().to_owned()));
        }
        let squares = self.place_of(table, object, level, place)?;
        let is_nowhere = object.properties.get("placed") == Some(&Property::Flag(false));
        let squares = if is_nowhere || fields.contains_key("entry") { Vec::new() } else { squares };
        let thing = Thing { table: table.to_owned(), squares, fields };
        let name = name_field(table).and_then(|field| thing.fields.get(field)).cloned();
        let is_same = |other: &&mut Thing| {
            other.table == table
                && is_wide(other)
                && name_field(table).and_then(|field| other.fields.get(field)) == name.as_ref()
        };
        // Several objects of one name are the parts of one area, or of one zone.
        if name.is_some()
            && is_wide(&thing)
            && let Some(first) = self.things.iter_mut().find(is_same)
        {
            let known: BTreeSet<Coord> = first.squares.iter().copied().collect();
            first.squares.extend(thing.squares.into_iter().filter(|at| !known.contains(at)));
            for (field, value) in thing.fields {
                first.fields.entry(field).or_insert(value);
            }
            return Ok(());
        }
        self.things.push(thing);
        Ok(())
    }

    /// The squares of a thing, by what it is.
    fn place_of(
        &mut self,
        table: &str,
        object: &Object,
        level: u8,
        place: &str,
    ) -> Result<Vec<Coord>, TiledError> {
        if let Some(Property::Text(names)) = object.properties.get("squares") {
            let squares: Option<Vec<Coord>> = names.split_whitespace().map(Coord::parse).collect();
            return squares.ok_or_else(|| TiledError::new(place, "`squares` are written like \"4,2 5,2\""));
        }
        let squares = self.squares(object, level, place)?;
        let n_squares = squares.len();
        match (table, squares.as_slice()) {
            ("ladder", [upper, ..]) => {
                let lower = match object.properties.get("lower") {
                    Some(Property::Text(text)) => Coord::parse(text),
                    _ => None,
                };
                let advice = "a ladder has a property `lower`, its other end, like \"4,2,1\"";
                Ok(vec![*upper, lower.ok_or_else(|| TiledError::new(place, advice))?])
            }
            (WALL, _) if n_squares != 2 => {
                let message =
                    format!("a wall lies between two squares: cover both of them ({n_squares} are)");
                Err(TiledError::new(place, message))
            }
            ("entry" | "exit" | "object", _) if n_squares != 1 => {
                Err(TiledError::new(place, format!("it covers {n_squares} squares instead of one")))
            }
            _ => Ok(squares),
        }
    }

    /// The squares under an object; its edges need not be exact.
    fn squares(&mut self, object: &Object, level: u8, place: &str) -> Result<Vec<Coord>, TiledError> {
        let span = |start: f64, length: f64, side: f64| {
            let (first, last) = (start / side, (start + length) / side);
            let (low, high) = ((first + 0.25).floor() as i64, (last - 0.25).ceil() as i64 - 1);
            let middle = ((first + last) / 2.0).floor() as i64;
            if length <= 0.0 || high < low { (middle, middle) } else { (low, high) }
        };
        let (left, right) = span(object.x, object.width, self.grid.tile.0);
        let (top, bottom) = span(object.y, object.height, self.grid.tile.1);
        let too_large = || TiledError::new(place, "it lies too far away, or covers too much");
        let is_fine = (-100_000..100_000).contains(&left)
            && (-100_000..100_000).contains(&top)
            && right - left < MAX_SIDE
            && bottom - top < MAX_SIDE;
        if !is_fine {
            return Err(too_large());
        }
        self.n_squares += ((right - left + 1) * (bottom - top + 1)) as usize;
        if self.n_squares > MAX_SQUARES {
            return Err(TiledError::new(place, format!("the objects cover more than {MAX_SQUARES} squares")));
        }
        let cells = (top..=bottom).flat_map(|row| (left..=right).map(move |column| (column, row)));
        let squares: Option<Vec<Coord>> =
            cells.map(|(column, row)| self.grid.square(column, row, level)).collect();
        squares.ok_or_else(too_large)
    }
}

fn whole(properties: &Properties, name: &str, place: &str) -> Result<Option<i64>, TiledError> {
    match properties.get(name) {
        None => Ok(None),
        Some(Property::Number(number)) => Ok(Some(*number)),
        Some(Property::Text(text)) if text.trim().parse::<i64>().is_ok() => Ok(text.trim().parse().ok()),
        Some(_) => Err(TiledError::new(place, format!("`{name}` is no number"))),
    }
}

/// The sections of tiles.
struct Letters<'a> {
    map: &'a TiledMap,
    /// Letters of tiles that have none of their own.
    given: BTreeMap<u32, char>,
}

impl Letters<'_> {
    fn of(&mut self, number: u32) -> Result<char, String> {
        let tileset = self.map.tilesets.iter().filter(|set| set.first <= number).max_by_key(|set| set.first);
        let id = number - tileset.map_or(1, |set| set.first).min(number);
        if let Some(section) = tileset.and_then(|set| set.sections.get(&id)) {
            let mut letters = section.chars();
            return match (letters.next(), letters.next()) {
                (Some(letter), None) => fine_letter(letter),
                _ => Err(format!("the tile {id} has the section {:?}: one letter", shortened(section))),
            };
        }
        let own =
            char::from_u32(id.saturating_add(FIRST_LETTER)).filter(|letter| fine_letter(*letter).is_ok());
        if let (Some(letter), true) = (own, id < BEYOND) {
            return Ok(letter);
        }
        // A tile of somebody else's picture is floor, too.
        let free =
            ('a'..='z').chain('A'..='Z').find(|letter| !self.given.values().any(|other| other == letter));
        Ok(*self.given.entry(number).or_insert(free.unwrap_or('a')))
    }
}

fn fine_letter(letter: char) -> Result<char, String> {
    let is_fine = letter.is_alphanumeric() || letter.is_ascii_graphic();
    if is_fine && !matches!(letter, '.' | '\'' | '"' | '\\') {
        Ok(letter)
    } else {
        Err(format!("{letter:?} can be neither a section nor a mark"))
    }
}

/// Properties as fields of the file.
fn fields_of(properties: &Properties) -> Map<String, Json> {
    let mut fields = Map::new();
    for (name, value) in properties {
        if ["level", "placed", "lower", "squares"].contains(&name.as_str()) {
            continue;
        }
        let value = field(name, value);
        match name.split_once('.') {
            Some((table, key)) => {
                let inner = fields.entry(table.to_owned()).or_insert_with(|| Json::Object(Map::new()));
                if let Json::Object(inner) = inner {
                    inner.insert(key.to_owned(), value);
                }
            }
            None => drop(fields.insert(name.clone(), value)),
        }
    }
    fields
}

fn field(name: &str, value: &Property) -> Json {
    match value {
        Property::Number(number) => (*number).into(),
        Property::Flag(flag) => (*flag).into(),
        Property::Text(text) => {
            let is_other = matches!(name, "ammo" | "psi" | "value" | "key") || text.starts_with(['[', '{']);
            let read = is_other.then(|| serde_json::from_str(text.trim()).ok()).flatten();
            read.unwrap_or_else(|| Json::String(text.clone()))
        }
    }
}
