//! A mission as a value: what [`parse`](crate::hulk::parse) gives and [`print`](crate::hulk::print) writes.
//!
//! Squares are coordinates here. The marks, areas and sections by which a file may call
//! them have been resolved; `print` calls squares by them again where they fit.

use space_hulk::{
    BoardPlan, Condition, Coord, Facing, Melee, Options, Phase, Ranged, Rank, Side, SpecialRules,
};

use crate::language::Text;

/// Where a mission belongs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Series {
    /// Teaches the game, in chapters.
    Tutorial,
    /// The campaign, in chapters.
    Campaign,
    /// A mission that belongs to no series.
    #[default]
    Single,
    /// Made by the generator.
    Generated,
}

impl Series {
    /// Every series, in the order of lists.
    pub const ALL: [Series; 4] = [Series::Tutorial, Series::Campaign, Series::Single, Series::Generated];

    /// The word in files.
    pub const fn name(self) -> &'static str {
        match self {
            Series::Tutorial => "tutorial",
            Series::Campaign => "campaign",
            Series::Single => "single",
            Series::Generated => "generated",
        }
    }

    /// Whether its missions are numbered.
    pub const fn has_chapters(self) -> bool {
        matches!(self, Series::Tutorial | Series::Campaign)
    }
}

/// Squares that a file calls by one character.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The character that marks the squares on the map.
    pub letter: char,
    /// Where it stands: by level, then from the northernmost row, each from west to east.
    pub squares: Vec<Coord>,
}

/// A named area, for victory conditions, hints and pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    /// What the file calls it.
    pub id: String,
    /// What people call it.
    pub name: Option<Text>,
    /// Its squares, each once.
    pub squares: Vec<Coord>,
}

/// An object (SH-MIS-05).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Object {
    /// What it is; unique.
    pub kind: String,
    /// What people call it.
    pub name: Option<Text>,
    /// Where it lies; nowhere if somebody carries it.
    pub at: Option<Coord>,
}

/// Marines that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Squad {
    /// What the file calls it.
    pub id: String,
    /// What people call it.
    pub name: Option<Text>,
}

/// Where a Marine begins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// On this square.
    At(Coord, Facing),
    /// On one of these squares, by choice of the Marine side.
    Deploy(Vec<Coord>),
}

/// A Marine (SH-MIS-03).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Marine {
    /// What conditions and the engine call him.
    pub id: String,
    /// What people call him.
    pub name: Option<String>,
    /// His squad's id.
    pub squad: Option<String>,
    /// Trooper, Sergeant or Librarian.
    pub rank: Rank,
    /// What he shoots with.
    pub ranged: Ranged,
    /// What he fights with.
    pub melee: Melee,
    /// Where he begins.
    pub start: Start,
    /// Shots at the start; default: full.
    pub ammo: Option<u8>,
    /// Psi points at the start; default: full.
    pub psi: Option<u8>,
    /// The kinds of the objects he carries.
    pub carries: Vec<String>,
    /// Whether victory depends on him (SH-MIS-08).
    pub key: bool,
}

impl Marine {
    /// A trooper with storm bolter and power fist.
    pub fn new(id: impl Into<String>, start: Start) -> Marine {
        Marine {
            id: id.into(),
            name: None,
            squad: None,
            rank: Rank::Trooper,
            ranged: Ranged::StormBolter,
            melee: Melee::PowerFist,
            start,
            ammo: None,
            psi: None,
            carries: Vec::new(),
            key: false,
        }
    }

    /// What people call him.
    pub fn name(&self) -> &str {
        self.name.as_deref().unwrap_or(&self.id)
    }
}

/// The alien force but for what stands on the board (SH-MIS-04).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Aliens {
    /// Blips drawn before the first round.
    pub starting_blips: u8,
    /// Blips in each round; the last number holds on.
    pub reinforcements: Vec<u8>,
    /// How many blips of value 1, 2 and 3 the reserve has; default: the full set
    /// without those on the board.
    pub reserve: Option<[u8; 3]>,
    /// How often used blips may be shuffled into a new pile; default: without limit.
    pub reshuffles: Option<u8>,
    /// Whether the Broodlord takes part.
    pub broodlord: bool,
}

impl Aliens {
    /// The full set of blips (SH-SETUP-04).
    pub const FULL_SET: [u8; 3] = [9, 4, 9];
    /// An alien force without anything in it.
    pub const NONE: Aliens = Aliens {
        starting_blips: 0,
        reinforcements: Vec::new(),
        reserve: None,
        reshuffles: None,
        broodlord: false,
    };
}

/// Where an alien begins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lair {
    /// On this square.
    At(Coord),
    /// In the entry area of this id.
    Entry(String),
}

/// A Genestealer that is there at the start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Genestealer {
    /// Where it starts.
    pub lair: Lair,
    /// Which way it faces; north in an entry area.
    pub facing: Facing,
}

/// A blip that is there at the start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Blip {
    /// Where it starts.
    pub lair: Lair,
    /// How many Genestealers it stands for.
    pub value: u8,
}

/// How long the game lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rounds {
    /// The last round, if there is one.
    pub limit: Option<u16>,
    /// Who wins when it is passed; default: nobody.
    pub winner: Option<Side>,
}

/// A way to end the game (SH-MIS-06).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Goal {
    /// Who wins; nobody for a draw.
    pub side: Option<Side>,
    /// What the game calls it in its reason.
    pub id: String,
    /// Ends the game at once, not only in the Mission Status phase.
    pub immediate: bool,
    /// What people read; [`Mission::words`] says it where nothing is given.
    pub text: Option<Text>,
    /// What must be true.
    pub when: Condition,
}

/// What a hint points at.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    /// A Marine, or an alien that is there at the start, by id.
    Unit(String),
    /// Squares, which are outlined.
    Squares(Vec<Coord>),
    /// Something on the screen, by name.
    Control(String),
}

/// Until when a hint is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Until {
    /// Until it has been read.
    #[default]
    Read,
    /// Until somebody does this.
    Action {
        /// The action's name in the engine protocol.
        action: String,
        /// Who has to do it; default: anybody.
        unit: Option<String>,
    },
    /// Until this is true.
    When(Condition),
    /// Until this round begins.
    Round(u16),
    /// Until this phase begins.
    Phase(Phase),
}

/// How a tutorial is taught.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lesson {
    /// The side that the pupil plays.
    pub side: Side,
    /// What its dice follow from: whoever does the same sees the same. Default: they are rolled.
    pub dice: Option<u32>,
}

/// Something that a tutorial says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hint {
    /// What the file calls it.
    pub id: String,
    /// What is said.
    pub text: Text,
    /// The rules it teaches, by id.
    pub rules: Vec<String>,
    /// What it points at.
    pub point: Option<Point>,
    /// How long it is shown.
    pub until: Until,
}

/// What is told when the game has ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Endings {
    /// When the Marine side has won.
    pub marine: Option<Text>,
    /// When the alien side has won.
    pub alien: Option<Text>,
    /// When nobody has.
    pub draw: Option<Text>,
}

/// A mission (SH-MIS).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mission {
    /// What it is asked for by; the stem of its file.
    pub id: String,
    /// Where it belongs.
    pub series: Series,
    /// Its place in the series.
    pub chapter: Option<u16>,
    /// Who wrote it.
    pub author: String,
    /// On what terms others may use it.
    pub licence: String,
    /// How hard it is, from 1 to 5.
    pub difficulty: u8,
    /// What people call it.
    pub title: Text,
    /// What is told before it begins.
    pub briefing: Text,
    /// What is told when it has ended.
    pub endings: Endings,
    /// The reading of the rules, the timer included.
    pub options: Options,
    /// The map and what is built into it. Rows end without blanks.
    pub board: BoardPlan,
    /// The marks, sorted by letter.
    pub marks: Vec<Mark>,
    /// Areas that goals and hints can name.
    pub areas: Vec<Area>,
    /// Things that can be carried.
    pub objects: Vec<Object>,
    /// The squares of generators.
    pub generators: Vec<Coord>,
    /// Groups of Marines, as the briefing shows them.
    pub squads: Vec<Squad>,
    /// The Marine force.
    pub marines: Vec<Marine>,
    /// The alien force.
    pub aliens: Aliens,
    /// Genestealers that are there at the start.
    pub genestealers: Vec<Genestealer>,
    /// Blips that are there at the start.
    pub blips: Vec<Blip>,
    /// How long it lasts.
    pub rounds: Rounds,
    /// How it ends.
    pub goals: Vec<Goal>,
    /// Rules that hold in this mission alone.
    pub special: SpecialRules,
    /// How it is taught, if it is a tutorial that says so; else the pupil leads the Marines.
    pub lesson: Option<Lesson>,
    /// What it says as a tutorial.
    pub hints: Vec<Hint>,
}

impl Mission {
    /// A mission on this board with every default, and nobody in it.
    pub fn new(id: impl Into<String>, title: Text, board: BoardPlan) -> Mission {
        Mission {
            id: id.into(),
            series: Series::Single,
            chapter: None,
            author: "Blipfall".into(),
            licence: "MIT OR Apache-2.0".into(),
            difficulty: 1,
            briefing: title.clone(),
            title,
            endings: Endings::default(),
            options: Options::default(),
            board,
            marks: Vec::new(),
            areas: Vec::new(),
            objects: Vec::new(),
            generators: Vec::new(),
            squads: Vec::new(),
            marines: Vec::new(),
            aliens: Aliens::NONE,
            genestealers: Vec::new(),
            blips: Vec::new(),
            rounds: Rounds::default(),
            goals: Vec::new(),
            special: SpecialRules::default(),
            lesson: None,
            hints: Vec::new(),
        }
    }

    /// The reserve of blips: what the mission says, or the full set without the blips
    /// that are there at the start.
    pub fn reserve(&self) -> [u8; 3] {
        self.aliens.reserve.unwrap_or_else(|| {
            let mut reserve = Aliens::FULL_SET;
            for blip in &self.blips {
                if let Some(left) = reserve.get_mut(usize::from(blip.value).wrapping_sub(1)) {
                    *left = left.saturating_sub(1);
                }
            }
            reserve
        })
    }

    /// The Marine of this id.
    pub fn marine(&self, id: &str) -> Option<&Marine> {
        self.marines.iter().find(|marine| marine.id == id)
    }
}
