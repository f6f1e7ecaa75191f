//! From the tree of a file to a mission; notes everything that is wrong.

mod board;
mod condition;
mod forces;
mod head;
mod hints;
mod map;
mod places;
mod squares;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use game_api::Path;
use space_hulk::{BoardPlan, Facing};

use crate::diagnostic::{Notes, Span};
use crate::hulk::model::Mission;
use crate::hulk::schema;
use crate::language::Text;
use crate::nearest::suggestion;
use crate::read::{Item, Scope};
use crate::shown::{listed, shown};
use crate::tree::TomlTable;
pub(crate) use map::MapSource;
pub(crate) use places::Places;

/// Names that other parts of the file may use, each with the place where it is given.
///
/// Things that are broken keep their names: one mistake, one message.
#[derive(Debug, Default)]
pub(crate) struct Names(RefCell<BTreeMap<(&'static str, String), Span>>);

impl Names {
    /// Gives a name; false and a note if it was given before.
    fn give(&self, what: &'static str, name: &str, item: &Item<'_>) -> bool {
        let first = self.0.borrow().get(&(what, name.to_owned())).cloned();
        match first {
            Some(first) => {
                let message = format!("there is another {what} {}", shown(name));
                item.notes.twice(item.span(), &first, message, "give each a name of its own");
                false
            }
            None => {
                self.0.borrow_mut().insert((what, name.to_owned()), item.span().clone());
                true
            }
        }
    }

    /// Whether somebody has the name; a note if nobody has.
    fn has(&self, what: &'static str, name: &str, item: &Item<'_>) -> bool {
        let names = self.0.borrow();
        if names.contains_key(&(what, name.to_owned())) {
            return true;
        }
        let known: Vec<&str> =
            names.keys().filter(|(kind, _)| *kind == what).map(|(_, name)| name.as_str()).collect();
        let otherwise = if known.is_empty() {
            format!("the mission has no {what} at all")
        } else {
            format!("there is {}", listed(known.iter().copied(), "and"))
        };
        let advice = suggestion(name, known, otherwise);
        item.wrong("unknown-name", format!("there is no {what} {}", shown(name)), advice);
        false
    }
}

/// What reading has found so far.
pub(crate) struct Reader<'a> {
    pub notes: &'a Notes,
    pub places: Places,
    pub map: MapSource,
    names: Names,
    areas: BTreeMap<String, Vec<space_hulk::Coord>>,
    /// Kinds of things of which some could not be read: others are not blamed for it.
    broken: BTreeSet<&'static str>,
    n_conditions: Cell<usize>,
    /// Objects that somebody carries.
    carried: BTreeSet<String>,
}

/// A mission as far as it could be read, and where its parts stand.
pub(crate) struct Draft {
    pub mission: Mission,
    pub places: Places,
    pub map: MapSource,
}

/// Reads a whole mission. Parts that are broken are noted and left out.
pub(crate) fn read(source: &str, tree: &TomlTable, notes: &Notes) -> Draft {
    let start = 0..source.len().min(1);
    let scope = Scope::new(tree, &schema::MISSION, &start, notes);
    let mut reader = Reader {
        notes,
        places: Places::default(),
        map: MapSource::default(),
        names: Names::default(),
        areas: BTreeMap::new(),
        broken: BTreeSet::new(),
        carried: BTreeSet::new(),
        n_conditions: Cell::new(0),
    };
    reader.places.set(Path::ROOT, &start);
    let mut mission = Mission::new("", Text::new(""), BoardPlan::default());
    reader.head(&scope, &mut mission);
    reader.maps(&scope, source, &mut mission);
    reader.areas(&scope, &mut mission);
    reader.board(&scope, &mut mission);
    reader.forces(&scope, &mut mission);
    reader.goals(&scope, &mut mission);
    reader.special(&scope, &mut mission);
    reader.lesson(&scope, &mut mission);
    reader.hints(&scope, &mut mission);
    Draft { mission, places: reader.places, map: reader.map }
}

/// The letter of a direction.
fn direction(item: &Item<'_>) -> Option<Facing> {
    let text = item.text()?;
    let found = Facing::from_letter(text);
    if found.is_none() {
        let message = format!("{} is no direction", shown(text));
        item.wrong("bad-value", message, "write \"N\", \"E\", \"S\" or \"W\"");
    }
    found
}
