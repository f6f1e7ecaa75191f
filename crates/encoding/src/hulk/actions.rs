//! The numbers of actions.
//!
//! First come answers that either side may have to give, then those of Marines, then those of aliens,
//! so that the Marine side of a game for two needs the lowest numbers alone.

use space_hulk::{Action, Facing, Kind, MAX_UNITS, Power, SpaceHulk, Square, Target, UnitId, Verb};

use super::{ALIENS, HulkCode, NONE, Recruit};
use crate::Actions;
use crate::actions::counted;

/// A Librarian has no more psi points than this.
const PSI: usize = 20;
/// The ends of ladders on one square: up and down.
const LADDERS: usize = 2;

/// The first number of every block.
#[derive(Clone, Debug, Default)]
pub(super) struct Bases {
    pass: u32,
    place: u32,
    convert: u32,
    walk: u32,
    turn: u32,
    fire: u32,
    fire_door: u32,
    fire_generator: u32,
    flame: u32,
    assault: u32,
    assault_door: u32,
    assault_generator: u32,
    overwatch: u32,
    guard: u32,
    clear_jam: u32,
    reload: u32,
    door: u32,
    exit: u32,
    climb: u32,
    give: u32,
    drop: u32,
    prescience: u32,
    barrier: u32,
    storm: u32,
    storm_section: u32,
    deploy: u32,
    parry: u32,
    reroll: u32,
    spend_psi: u32,
    turn_to_face: u32,
    end_activation: u32,
    /// The first number of the aliens'.
    pub aliens: u32,
    alien_walk: u32,
    alien_turn: u32,
    alien_assault: u32,
    alien_assault_door: u32,
    alien_enter: u32,
    alien_door: u32,
    alien_exit: u32,
    alien_climb: u32,
    alien_give: u32,
    alien_drop: u32,
    alien_activate: u32,
    alien_face: u32,
    alien_reinforce: u32,
    alien_turn_to_face: u32,
    alien_end_activation: u32,
    // How many there are of what the numbers count.
    n_marines: u32,
    n_squares: u32,
    n_doors: u32,
    n_generators: u32,
    n_exits: u32,
    n_entries: u32,
    n_objects: u32,
    n_sections: u32,
    n_zones: u32,
}

const DIRECTIONS: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
const PLAIN: [&str; 5] = ["pass", "end_turn", "keep", "redraw", "broodlord"];

type Dim = (&'static str, Vec<String>);

/// Everything that actions of a mission can name.
struct Words {
    squares: Dim,
    zones: Dim,
    marines: Dim,
    targets: Dim,
    aliens: Dim,
    alien_targets: Dim,
    flamers: Dim,
    librarians: Dim,
    doors: Dim,
    generators: Dim,
    exits: Dim,
    entries: Dim,
    objects: Dim,
    sections: Dim,
    directions: Dim,
    facings: Dim,
    ends: Dim,
    ways: Dim,
}

impl Words {
    fn new(game: &SpaceHulk, marines: &[Recruit], zones: &[Square]) -> Words {
        let setup = game.setup();
        let board = setup.board();
        let square = |square: Square| board.coord(square).to_string();
        let names = |is_one: fn(&Recruit) -> bool| -> Vec<String> {
            marines.iter().filter(|marine| is_one(marine)).map(|marine| marine.name.clone()).collect()
        };
        let rows = || counted(0..ALIENS);
        let has_ladder = board.squares().any(|square| board.ladder_from(square).is_some());
        let exit = |exit| {
            let (at, to) = setup.exit(exit);
            format!("{at} {}", to.letter())
        };
        Words {
            squares: ("square", board.squares().map(square).collect()),
            zones: ("square", zones.iter().map(|&at| square(at)).collect()),
            marines: ("marine", names(|_| true)),
            targets: ("target", names(|_| true)),
            aliens: ("alien", rows()),
            alien_targets: ("target", rows()),
            flamers: ("marine", names(|marine| marine.flamer != NONE)),
            librarians: ("marine", names(|marine| marine.librarian != NONE)),
            doors: ("door", (0..setup.n_doors()).map(|door| setup.door_text(door)).collect()),
            generators: ("generator", setup.generators().iter().map(|&at| square(at)).collect()),
            exits: ("exit", (0..setup.n_exits()).map(exit).collect()),
            entries: (
                "entry",
                (0..setup.n_entries()).map(|entry| setup.entry_id(entry).to_owned()).collect(),
            ),
            objects: (
                "object",
                (0..setup.n_objects()).map(|object| setup.object_kind(object).to_owned()).collect(),
            ),
            sections: (
                "section",
                (0..board.n_sections()).map(|section| board.section_letter(section).to_string()).collect(),
            ),
            directions: ("direction", DIRECTIONS.map(str::to_owned).to_vec()),
            facings: ("facing", Facing::ALL.map(|facing| facing.letter().to_string()).to_vec()),
            ends: ("ladder", if has_ladder { counted(0..LADDERS) } else { Vec::new() }),
            ways: ("to", vec!["closed".to_owned(), "open".to_owned()]),
        }
    }
}

/// How many of its points are command points: up to the most that it can cost.
fn cp(most_cost: usize) -> Dim {
    ("cp", counted(0..most_cost + 1))
}

/// Numbers every action of a mission.
pub(super) fn number(game: &SpaceHulk, marines: &[Recruit], zones: &[Square]) -> (Actions, Bases) {
    let words = Words::new(game, marines, zones);
    let mut bases = Bases {
        n_marines: words.marines.1.len() as u32,
        n_squares: words.squares.1.len() as u32,
        n_doors: words.doors.1.len() as u32,
        n_generators: words.generators.1.len() as u32,
        n_exits: words.exits.1.len() as u32,
        n_entries: words.entries.1.len() as u32,
        n_objects: words.objects.1.len() as u32,
        n_sections: words.sections.1.len() as u32,
        n_zones: words.zones.1.len() as u32,
        ..Bases::default()
    };
    let mut actions = Actions::default();
    number_common(&words, &mut actions, &mut bases);
    number_marines(&words, &mut actions, &mut bases);
    number_powers(&words, &mut actions, &mut bases);
    bases.aliens = actions.len();
    number_aliens(&words, &mut actions, &mut bases);
    (actions, bases)
}

/// A dimension again.
fn of(dim: &Dim) -> Dim {
    dim.clone()
}

fn number_common(words: &Words, actions: &mut Actions, bases: &mut Bases) {
    bases.pass = actions.len();
    for name in PLAIN {
        actions.add(name, Vec::new());
    }
    bases.place = actions.add("place", vec![of(&words.squares)]);
    bases.convert = actions.add("convert", vec![of(&words.aliens)]);
}

fn number_marines(words: &Words, actions: &mut Actions, bases: &mut Bases) {
    let Words { marines, doors, generators, alien_targets, .. } = words;
    bases.walk = actions.add("move", vec![of(marines), of(&words.directions), cp(2)]);
    bases.turn = actions.add("turn", vec![of(marines), of(&words.facings), cp(1)]);
    bases.fire = actions.add("fire", vec![of(marines), of(alien_targets), cp(1)]);
    bases.fire_door = actions.add("fire_at_door", vec![of(marines), of(doors), cp(1)]);
    bases.fire_generator = actions.add("fire_at_generator", vec![of(marines), of(generators), cp(1)]);
    bases.flame = actions.add("flame", vec![of(&words.flamers), of(&words.squares), cp(2)]);
    bases.assault = actions.add("assault", vec![of(marines), of(alien_targets), cp(1)]);
    bases.assault_door = actions.add("assault_door", vec![of(marines), of(doors), cp(1)]);
    bases.assault_generator = actions.add("assault_generator", vec![of(marines), of(generators), cp(1)]);
    bases.overwatch = actions.add("overwatch", vec![of(marines), cp(2)]);
    bases.guard = actions.add("guard", vec![of(marines), cp(2)]);
    bases.clear_jam = actions.add("clear_jam", vec![of(marines), cp(1)]);
    bases.reload = actions.add("reload", vec![of(marines), cp(4)]);
    bases.door = actions.add("door", vec![of(marines), of(doors), of(&words.ways), cp(1)]);
    bases.exit = actions.add("exit", vec![of(marines), of(&words.exits), cp(2)]);
    bases.climb = actions.add("climb", vec![of(marines), of(&words.ends), cp(2)]);
    bases.give = actions.add("give", vec![of(marines), of(&words.targets), of(&words.objects), cp(1)]);
    bases.drop = actions.add("drop", vec![of(marines), of(&words.objects)]);
    bases.deploy = actions.add("deploy", vec![of(marines), of(&words.zones), of(&words.facings)]);
    bases.parry = actions.add("parry", vec![of(marines), ("die", counted(0..3))]);
    bases.reroll = actions.add("reroll", vec![of(marines), ("die", counted(0..3))]);
    bases.turn_to_face = actions.add("turn_to_face", vec![of(marines)]);
    bases.end_activation = actions.add("end_activation", vec![of(marines)]);
}

fn number_powers(words: &Words, actions: &mut Actions, bases: &mut Bases) {
    let librarians = &words.librarians;
    bases.prescience = actions.add("prescience", vec![of(librarians)]);
    bases.barrier = actions.add("force_barrier", vec![of(librarians), of(&words.squares)]);
    bases.storm = actions.add("psychic_storm", vec![of(librarians), of(&words.alien_targets)]);
    bases.storm_section = actions.add("psychic_storm_section", vec![of(librarians), of(&words.sections)]);
    bases.spend_psi = actions.add("spend_psi", vec![of(librarians), ("points", counted(1..PSI + 1))]);
}

fn number_aliens(words: &Words, actions: &mut Actions, bases: &mut Bases) {
    let aliens = &words.aliens;
    bases.alien_walk = actions.add("alien_move", vec![of(aliens), of(&words.directions), of(&words.facings)]);
    bases.alien_turn = actions.add("alien_turn", vec![of(aliens), of(&words.facings)]);
    bases.alien_assault = actions.add("alien_assault", vec![of(aliens), of(&words.targets)]);
    bases.alien_assault_door = actions.add("alien_assault_door", vec![of(aliens), of(&words.doors)]);
    bases.alien_enter = actions.add("alien_enter", vec![of(aliens), of(&words.facings)]);
    bases.alien_door = actions.add("alien_door", vec![of(aliens), of(&words.doors), of(&words.ways)]);
    bases.alien_exit = actions.add("alien_exit", vec![of(aliens), of(&words.exits)]);
    bases.alien_climb = actions.add("alien_climb", vec![of(aliens), of(&words.ends), of(&words.facings)]);
    bases.alien_give =
        actions.add("alien_give", vec![of(aliens), of(&words.alien_targets), of(&words.objects)]);
    bases.alien_drop = actions.add("alien_drop", vec![of(aliens), of(&words.objects)]);
    bases.alien_activate = actions.add("alien_activate", vec![of(aliens)]);
    bases.alien_face = actions.add("alien_face", vec![of(aliens), of(&words.facings)]);
    bases.alien_reinforce = actions.add("alien_reinforce", vec![of(aliens), of(&words.entries)]);
    bases.alien_turn_to_face = actions.add("alien_turn_to_face", vec![of(aliens)]);
    bases.alien_end_activation = actions.add("alien_end_activation", vec![of(aliens)]);
}

/// An action while its number is found.
struct Asked<'a> {
    code: &'a HulkCode,
    game: &'a SpaceHulk,
    rows: &'a [u8; MAX_UNITS],
    unit: UnitId,
    /// The row of who acts, in the table of its side.
    row: u32,
    cp: u32,
}

impl HulkCode {
    /// The number of a legal action of this game.
    #[inline]
    pub(super) fn number(&self, game: &SpaceHulk, rows: &[u8; MAX_UNITS], action: &Action) -> u32 {
        let bases = &self.bases;
        if action.unit == UnitId::NONE {
            return match action.verb {
                Verb::Place { at } => bases.place + u32::from(at.0),
                verb => bases.pass + plain(verb),
            };
        }
        let row = u32::from(rows[action.unit.index()]);
        let asked = Asked { code: self, game, rows, unit: action.unit, row, cp: action.cp.into() };
        if action.verb == Verb::Convert {
            return bases.convert + row;
        }
        if game.unit(action.unit).kind() == Kind::Marine {
            asked.marine(action.verb)
        } else {
            asked.alien(action.verb)
        }
    }
}

/// The place of an answer in [`PLAIN`].
fn plain(verb: Verb) -> u32 {
    match verb {
        Verb::EndTurn => 1,
        Verb::Keep => 2,
        Verb::Redraw => 3,
        Verb::Broodlord => 4,
        _ => 0,
    }
}

impl Asked<'_> {
    #[inline]
    fn marine(&self, verb: Verb) -> u32 {
        let bases = &self.code.bases;
        let (row, cp) = (self.row, self.cp);
        match verb {
            Verb::Move { to, .. } => bases.walk + (row * 8 + self.direction(to)) * 3 + cp,
            Verb::Turn { facing } => bases.turn + (row * 4 + facing as u32) * 2 + cp,
            Verb::Fire(target) => self.fire(target),
            Verb::Assault(target) => self.assault(target),
            Verb::Overwatch => bases.overwatch + row * 3 + cp,
            Verb::Guard => bases.guard + row * 3 + cp,
            Verb::ClearJam => bases.clear_jam + row * 2 + cp,
            Verb::Reload => bases.reload + row * 5 + cp,
            Verb::Door { door, open } => {
                bases.door + ((row * bases.n_doors + u32::from(door)) * 2 + u32::from(open)) * 2 + cp
            }
            Verb::Exit { exit } => bases.exit + (row * bases.n_exits + u32::from(exit)) * 3 + cp,
            Verb::Climb { to, .. } => bases.climb + (row * LADDERS as u32 + self.end(to)) * 3 + cp,
            Verb::Give { target, object } => {
                let pair = row * bases.n_marines + self.row_of(target);
                bases.give + (pair * bases.n_objects + u32::from(object)) * 2 + cp
            }
            Verb::Drop { object } => bases.drop + row * bases.n_objects + u32::from(object),
            Verb::Deploy { at, facing } => {
                let zone = u32::from(self.code.zone_of[at.index()]);
                bases.deploy + (row * bases.n_zones + zone) * 4 + facing as u32
            }
            Verb::Parry { die } => bases.parry + row * 3 + u32::from(die),
            Verb::Reroll { die } => bases.reroll + row * 3 + u32::from(die),
            Verb::TurnToFace => bases.turn_to_face + row,
            Verb::EndActivation => bases.end_activation + row,
            Verb::Psi(power) => self.power(power),
            Verb::SpendPsi { points } => {
                bases.spend_psi + self.librarian() * PSI as u32 + u32::from(points) - 1
            }
            other => bases.pass + plain(other),
        }
    }

    #[inline]
    fn alien(&self, verb: Verb) -> u32 {
        let bases = &self.code.bases;
        let row = self.row;
        match verb {
            Verb::Move { to, facing } => {
                bases.alien_walk + (row * 8 + self.direction(to)) * 4 + facing as u32
            }
            Verb::Turn { facing } => bases.alien_turn + row * 4 + facing as u32,
            Verb::Assault(Target::Door(door)) => {
                bases.alien_assault_door + row * bases.n_doors + u32::from(door)
            }
            Verb::Assault(Target::Unit(unit)) => {
                bases.alien_assault + row * bases.n_marines + self.row_of(unit)
            }
            Verb::Enter { facing } => bases.alien_enter + row * 4 + facing as u32,
            Verb::Door { door, open } => {
                bases.alien_door + (row * bases.n_doors + u32::from(door)) * 2 + u32::from(open)
            }
            Verb::Exit { exit } => bases.alien_exit + row * bases.n_exits + u32::from(exit),
            Verb::Climb { to, facing } => {
                bases.alien_climb + (row * LADDERS as u32 + self.end(to)) * 4 + facing as u32
            }
            Verb::Give { target, object } => {
                let pair = row * ALIENS as u32 + self.row_of(target);
                bases.alien_give + pair * bases.n_objects + u32::from(object)
            }
            Verb::Drop { object } => bases.alien_drop + row * bases.n_objects + u32::from(object),
            Verb::Activate => bases.alien_activate + row,
            Verb::Face { facing } => bases.alien_face + row * 4 + facing as u32,
            Verb::Reinforce { entry } => bases.alien_reinforce + row * bases.n_entries + u32::from(entry),
            Verb::TurnToFace => bases.alien_turn_to_face + row,
            Verb::EndActivation => bases.alien_end_activation + row,
            other => bases.pass + plain(other),
        }
    }

    fn fire(&self, target: Target) -> u32 {
        let bases = &self.code.bases;
        match target {
            Target::Unit(unit) => bases.fire + (self.row * ALIENS as u32 + self.row_of(unit)) * 2 + self.cp,
            Target::Door(door) => {
                bases.fire_door + (self.row * bases.n_doors + u32::from(door)) * 2 + self.cp
            }
            Target::Square(square) => match self.code.marines[self.row as usize].flamer {
                NONE => bases.fire_generator + self.generator(square),
                flamer => {
                    bases.flame + (u32::from(flamer) * bases.n_squares + u32::from(square.0)) * 3 + self.cp
                }
            },
        }
    }

    fn assault(&self, target: Target) -> u32 {
        let bases = &self.code.bases;
        match target {
            Target::Unit(unit) => {
                bases.assault + (self.row * ALIENS as u32 + self.row_of(unit)) * 2 + self.cp
            }
            Target::Door(door) => {
                bases.assault_door + (self.row * bases.n_doors + u32::from(door)) * 2 + self.cp
            }
            Target::Square(square) => bases.assault_generator + self.generator(square),
        }
    }

    /// The place of a Marine, a generator and command points in the block of either.
    fn generator(&self, square: Square) -> u32 {
        let generator = u32::from(self.code.generator_of[square.index()]);
        (self.row * self.code.bases.n_generators + generator) * 2 + self.cp
    }

    fn power(&self, power: Power) -> u32 {
        let bases = &self.code.bases;
        let librarian = self.librarian();
        match power {
            Power::Prescience => bases.prescience + librarian,
            Power::ForceBarrier(at) => bases.barrier + librarian * bases.n_squares + u32::from(at.0),
            Power::StormTarget(unit) => bases.storm + librarian * ALIENS as u32 + self.row_of(unit),
            Power::StormSection(section) => {
                bases.storm_section + librarian * bases.n_sections + u32::from(section)
            }
        }
    }

    fn librarian(&self) -> u32 {
        self.code.marines[self.row as usize].librarian.into()
    }

    fn row_of(&self, unit: UnitId) -> u32 {
        self.rows[unit.index()].into()
    }

    /// Which of the ladders of its square leads there.
    fn end(&self, to: Square) -> u32 {
        let from = self.game.unit(self.unit).square();
        let ends = from.map_or(&[][..], |from| &self.code.ladders[from.index()]);
        ends.iter().position(|&end| end == to).unwrap_or(0) as u32
    }

    /// The direction of a step in eighths of a turn clockwise from north.
    #[inline]
    fn direction(&self, to: Square) -> u32 {
        let board = self.game.setup().board();
        let from = self.game.unit(self.unit).square().unwrap_or(to);
        let (from, to) = (board.coord(from), board.coord(to));
        // Rows from south to north, columns from west to east.
        const AROUND: [[u32; 3]; 3] = [[5, 4, 3], [6, 0, 2], [7, 0, 1]];
        let step = |difference: i16| (difference.clamp(-1, 1) + 1) as usize;
        AROUND[step(to.y - from.y)][step(to.x - from.x)]
    }
}
