//! What there is to see: the input of every drawing.

use std::collections::BTreeMap;

use space_hulk::{BoardPlan, Coord, GeneratorPlan, PlacePlan, Position, UnitPlan};

/// Everything that can be drawn of a position, whole or as one seat sees it.
///
/// It is unchecked: whatever lies off the floor is drawn there or left out, never
/// refused.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// What stands above the picture.
    pub title: Option<String>,
    /// The map and what is built into it.
    pub board: BoardPlan,
    /// The units; a blip of value 0 is one whose value is not known.
    pub units: Vec<UnitPlan>,
    /// What people call a unit, by its id; default: the id itself.
    pub names: BTreeMap<String, String>,
    /// The unit whose activation is under way.
    pub active: Option<String>,
    /// Squares that burn.
    pub burning: Vec<Coord>,
    /// The force barrier.
    pub barrier: Option<Coord>,
    /// Generators, and whether they are damaged.
    pub generators: Vec<GeneratorPlan>,
    /// Objects that lie on squares.
    pub objects: Vec<Object>,
    /// Named areas and deployment zones.
    pub areas: Vec<Area>,
    /// A value for each of some squares, shown as a color.
    pub heat: Vec<Heat>,
}

/// An object that nobody carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object {
    /// What people call it.
    pub name: String,
    /// Where it lies.
    pub at: Coord,
}

/// What an area is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AreaKind {
    /// A place with a name.
    Named,
    /// Where Marines are deployed.
    Deployment,
}

/// Squares that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// What it is for.
    pub kind: AreaKind,
    /// What is written on it.
    pub label: String,
    /// The squares that it covers.
    pub squares: Vec<Coord>,
}

/// The value of one square in a heat map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heat {
    /// The square that is tinted.
    pub at: Coord,
    /// From 0 to 1000; more counts as 1000.
    pub intensity: u16,
    /// What is written on it; short, or empty.
    pub label: String,
}

impl Heat {
    /// The step of a scale with this number of steps.
    pub(crate) fn step(&self, n_steps: usize) -> usize {
        usize::from(self.intensity.min(1000)) * n_steps.saturating_sub(1) / 1000
    }
}

impl From<&Position> for Picture {
    fn from(position: &Position) -> Picture {
        let zone = |zone: &space_hulk::ZonePlan| Area {
            kind: AreaKind::Deployment,
            label: zone.units.join(" "),
            squares: zone.squares.clone(),
        };
        let object = |object: &space_hulk::ObjectPlan| Object { name: object.kind.clone(), at: object.at };
        Picture {
            title: None,
            board: position.board.clone(),
            units: position.units.clone(),
            names: BTreeMap::new(),
            active: position.active.clone(),
            burning: position.burning.clone(),
            barrier: position.barrier,
            generators: position.generators.clone(),
            objects: position.objects.iter().map(object).collect(),
            areas: position.deployment.iter().map(zone).collect(),
            heat: Vec::new(),
        }
    }
}

impl Picture {
    /// What people call a unit.
    pub(crate) fn name<'a>(&'a self, unit: &'a UnitPlan) -> &'a str {
        self.names.get(&unit.id).unwrap_or(&unit.id)
    }

    /// The units on squares, with those.
    pub(crate) fn on_squares(&self) -> impl Iterator<Item = (Coord, &UnitPlan)> {
        self.units.iter().filter_map(|unit| match unit.place {
            PlacePlan::At(at) => Some((at, unit)),
            _ => None,
        })
    }

    /// The units that lurk in an entry area.
    pub(crate) fn lurking<'a>(&'a self, entry: &'a str) -> impl Iterator<Item = &'a UnitPlan> {
        self.units.iter().filter(move |unit| matches!(&unit.place, PlacePlan::Entry(id) if id == entry))
    }
}
