//! A position as somebody writes it down: unchecked, complete, plain.
//!
//! The only way from here to a game that can be played is
//! [`SpaceHulk::from_position`](crate::SpaceHulk::from_position), which reports every
//! problem at once. Text and JSON forms both read into this type.

use game_api::named;

use crate::geometry::{Coord, Facing};
use crate::options::Options;
use crate::unit::{Kind, Melee, Ranged, Rank, Side};
use crate::victory::Victory;

named! {
    /// A phase of the round (SH-TURN-01), or what comes before the first.
    Phase {
        /// Deployment and starting blips (SH-SETUP-09).
        Setup = "setup",
        /// SH-CMD.
        MarineCommand = "marine_command",
        /// The Marines act.
        MarineAction = "marine_action",
        /// SH-REINF.
        AlienReinforcement = "alien_reinforcement",
        /// The aliens act.
        AlienAction = "alien_action",
        /// SH-STAT.
        MissionStatus = "mission_status",
    }
}

impl Phase {
    /// Whether the phase belongs to the alien turn.
    pub const fn in_alien_turn(self) -> bool {
        matches!(self, Phase::AlienReinforcement | Phase::AlienAction)
    }
}

named! {
    /// What a section is (SH-MIS-01).
    SectionKind {
        /// A corridor.
        Corridor = "corridor",
        /// A room.
        Room = "room",
        /// Four ways meet.
        Crossroads = "crossroads",
        /// Three ways meet.
        TJunction = "t_junction",
        /// A bend.
        Corner = "corner",
        /// No way on.
        DeadEnd = "dead_end",
        /// The edge of the map.
        EndPiece = "end_piece",
        /// A shaft with a ladder.
        Shaft = "shaft",
        /// Anything else.
        Other = "other",
    }
}

named! {
    /// How a door stands.
    DoorState {
        /// Blocks movement and sight.
        Closed = "closed",
        /// No effect on anything.
        Open = "open",
        /// Gone for good.
        Destroyed = "destroyed",
    }
}

/// One drawn map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LevelPlan {
    /// The square of the last row's first character.
    pub origin: Coord,
    /// The rows, the northernmost first; a space is no floor.
    pub rows: Vec<String>,
}

/// A door.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DoorPlan {
    /// The square it stands in, or the first of the two it stands between.
    pub at: Coord,
    /// The second one, for `door_placement = edge`.
    pub beyond: Option<Coord>,
    /// How it stands.
    pub state: DoorState,
}

/// An entry area (SH-MIS-02).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct EntryPlan {
    pub id: String,
    /// Its entry square.
    pub at: Coord,
    /// The side of that square on which it lies.
    pub from: Facing,
    /// Whether starting blips may be put there.
    pub starting: bool,
    /// Whether reinforcements may be put there.
    pub reinforcements: bool,
}

/// A way off the map (SH-MOVE-10).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ExitPlan {
    /// The last square.
    pub at: Coord,
    /// The direction that leads off the map.
    pub to: Facing,
    /// Who may use it; default: both sides.
    pub side: Option<Side>,
}

/// The map and what is built into it (SH-MIS-01).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct BoardPlan {
    /// The drawn maps.
    pub levels: Vec<LevelPlan>,
    /// What each section is; default: a corridor.
    pub kinds: Vec<(char, SectionKind)>,
    /// Wall edges between two neighbouring squares.
    pub walls: Vec<(Coord, Coord)>,
    /// Doors.
    pub doors: Vec<DoorPlan>,
    /// Entry areas.
    pub entries: Vec<EntryPlan>,
    /// Exits.
    pub exits: Vec<ExitPlan>,
    /// Ladders: upper end, lower end.
    pub ladders: Vec<(Coord, Coord)>,
}

/// Where a unit is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlacePlan {
    /// On a square.
    At(Coord),
    /// In an entry area.
    Entry(String),
    /// Drawn or to be deployed, not yet placed.
    Hand,
}

/// A unit. Fields that do not fit its kind are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct UnitPlan {
    pub id: String,
    /// What it is.
    pub kind: Kind,
    /// Where it is.
    pub place: PlacePlan,
    /// Which way it faces.
    pub facing: Facing,
    /// Action points; default: all of them.
    pub ap: Option<u8>,
    /// Its activation in this phase is over.
    pub activated: bool,
    /// It has taken an action in this phase.
    pub acted: bool,
    /// A Marine's rank.
    pub rank: Rank,
    /// A Marine's ranged weapon.
    pub ranged: Ranged,
    /// A Marine's close-combat weapon.
    pub melee: Melee,
    /// On overwatch.
    pub overwatch: bool,
    /// On guard.
    pub guard: bool,
    /// Jammed.
    pub jammed: bool,
    /// Shots left; default: all of them.
    pub ammo: Option<u8>,
    /// The cannon has been reloaded.
    pub reloaded: bool,
    /// Psi points; default: 20 for a Librarian.
    pub psi: Option<u8>,
    /// A Librarian who has used a power in this turn.
    pub power_used: bool,
    /// A unit id, or a door as a square.
    pub sustained_target: Option<String>,
    /// The kinds of the objects it carries.
    pub carries: Vec<String>,
    /// A blip's value.
    pub value: u8,
    /// The values of the further blips of a stack (solo variant B).
    pub beneath: Vec<u8>,
    /// How many Genestealers the model stands for (solo variant B).
    pub count: u16,
    /// Forced to lurk.
    pub held: bool,
}

impl UnitPlan {
    /// A unit of this kind with every default.
    pub fn new(id: &str, kind: Kind, place: PlacePlan) -> UnitPlan {
        UnitPlan {
            id: id.to_owned(),
            kind,
            place,
            facing: Facing::North,
            ap: None,
            activated: false,
            acted: false,
            rank: Rank::Trooper,
            ranged: Ranged::StormBolter,
            melee: Melee::PowerFist,
            overwatch: false,
            guard: false,
            jammed: false,
            ammo: None,
            reloaded: false,
            psi: None,
            power_used: false,
            sustained_target: None,
            carries: Vec::new(),
            value: 1,
            beneath: Vec::new(),
            count: 1,
            held: false,
        }
    }
}

/// The command counter of this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CommandPlan {
    /// Its value, if one has been drawn.
    pub drawn: Option<u8>,
    /// How many points have been spent.
    pub spent: u8,
    /// The Sergeant's second draw has been made, or declined.
    pub settled: bool,
}

/// An object (SH-OBJ) that nobody carries.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ObjectPlan {
    /// What it is.
    pub kind: String,
    /// Where it lies.
    pub at: Coord,
}

/// A power-field generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GeneratorPlan {
    /// The square it fills.
    pub at: Coord,
    /// It shows its damaged side.
    pub damaged: bool,
}

named! {
    /// Whether the Broodlord takes part (SH-BROOD-01).
    BroodlordState {
        /// Not in this mission.
        Absent = "absent",
        /// He has not come yet.
        Waiting = "waiting",
        /// He has come, and does not come again.
        Come = "come",
        /// He has come and been killed.
        Killed = "killed",
    }
}

named! {
    /// A game for one player, who has the Marines: the rules play the aliens.
    Solo {
        /// Part IV of the rules (SA).
        A = "a",
        /// Part V of the rules (SB).
        B = "b",
    }
}

/// What has happened so far that victory conditions ask about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Alien casualties.
    pub aliens_killed: u16,
    /// Genestealers gone by an exit.
    pub aliens_exited: u16,
    /// Marines who were killed.
    pub marines_killed: Vec<String>,
    /// Marines gone by an exit.
    pub marines_exited: Vec<String>,
    /// Objects that have left the map, and with whom.
    pub objects_exited: Vec<(String, Side)>,
    /// Which `Once` conditions have held, in the order in which they are written.
    pub fulfilled: Vec<bool>,
}

/// Special rules of a mission (SH-MIS-07), by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SpecialRules {
    /// Generators can be attacked as closed doors are, and show their damaged side.
    pub generators_break: bool,
    /// Doors, by their squares, that nobody can open or close; they can be destroyed.
    pub sealed_doors: Vec<Coord>,
    /// The Marines' open command points in each round, where no command counter is drawn.
    pub command_points: Option<u8>,
    /// Entry areas that take blips only from some round on.
    pub entry_opens: Vec<EntryOpens>,
}

/// From when on an entry area takes blips.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EntryOpens {
    /// The entry area.
    pub entry: String,
    /// The first round.
    pub round: u16,
}

/// Squares in which some Marines are deployed (SH-MIS-03).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct ZonePlan {
    pub units: Vec<String>,
    pub squares: Vec<Coord>,
}

/// Everything there is to say about a game between two decisions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Floor, walls, doors, entry areas, exits and ladders.
    pub board: BoardPlan,
    /// The reading of the rules.
    pub options: Options,
    /// The round, from 1.
    pub turn: u16,
    /// The phase of the round.
    pub phase: Phase,
    /// The command counter.
    pub command: CommandPlan,
    /// All units, in the order that area effects follow.
    pub units: Vec<UnitPlan>,
    /// The unit whose activation is under way.
    pub active: Option<String>,
    /// Burning squares.
    pub burning: Vec<Coord>,
    /// The force barrier.
    pub barrier: Option<Coord>,
    /// Generators.
    pub generators: Vec<GeneratorPlan>,
    /// Objects that lie on squares.
    pub objects: Vec<ObjectPlan>,
    /// Blips drawn before the first round.
    pub starting_blips: u8,
    /// Blips in each round; the last number holds for all later ones.
    pub reinforcements: Vec<u8>,
    /// The known top of the reserve, top first.
    pub blip_pile: Vec<u8>,
    /// The unknown rest of the reserve: how many of value 1, 2, 3.
    pub blip_pool: [u8; 3],
    /// The face-up used pile.
    pub used_blips: Vec<u8>,
    /// Used blips that the Marine side has not been shown (SH-REINF-05).
    pub used_unseen: Vec<u8>,
    /// How often the used blips may still be shuffled into a new pile; default: without limit.
    pub reshuffles: Option<u8>,
    /// Whether the Broodlord takes part.
    pub broodlord: BroodlordState,
    /// How the game ends.
    pub victory: Victory,
    /// The last round, if there is one.
    pub round_limit: Option<u16>,
    /// Where Marines are deployed.
    pub deployment: Vec<ZonePlan>,
    /// Special rules of the mission.
    pub special: SpecialRules,
    /// The solo variant, if the rules play the aliens.
    pub solo: Option<Solo>,
    /// Marines that the mission's victory conditions speak of (SH-MIS-08).
    pub key_marines: Vec<String>,
    /// What has happened so far.
    pub tally: Tally,
    /// Names of units that are gone and not in the tally, so that they are never given again.
    pub retired: Vec<String>,
    /// The number the next Genestealer gets, if it is to follow the units given.
    pub next_genestealer: Option<u8>,
    /// The number the next blip gets.
    pub next_blip: Option<u8>,
    /// Work under way inside an action, innermost last; see `docs/formats`.
    pub resolving: Vec<String>,
    /// How the game ended, if it has: the winner and the reason.
    pub over: Option<(Option<Side>, String)>,
}

impl Position {
    /// A position on this board with every default: round 1, Marine action phase.
    pub fn new(board: BoardPlan) -> Position {
        Position {
            board,
            options: Options::default(),
            turn: 1,
            phase: Phase::MarineAction,
            command: CommandPlan::default(),
            units: Vec::new(),
            active: None,
            burning: Vec::new(),
            barrier: None,
            generators: Vec::new(),
            objects: Vec::new(),
            starting_blips: 0,
            reinforcements: Vec::new(),
            blip_pile: Vec::new(),
            blip_pool: [0; 3],
            used_blips: Vec::new(),
            used_unseen: Vec::new(),
            reshuffles: None,
            broodlord: BroodlordState::Absent,
            victory: Victory::default(),
            round_limit: None,
            deployment: Vec::new(),
            special: SpecialRules::default(),
            solo: None,
            key_marines: Vec::new(),
            tally: Tally::default(),
            retired: Vec::new(),
            next_genestealer: None,
            next_blip: None,
            resolving: Vec::new(),
            over: None,
        }
    }
}
