//! What a seat knows, as bytes. Everything is read from its view.

use game_api::Viewer;
use space_hulk::{
    Coord, DecisionKind, Kind, MAX_UNITS, Matter, ObjectAt, Outcome, Phase, Place, Side, SpaceHulk, Square,
    Target, Unit, UnitId, View,
};

use super::{ALIENS, HulkCode, NONE, Recruit};
use crate::Layout;
use crate::layout::{byte, named, one_of};

/// Facts that are no list of values.
const FACTS: [&str; 34] = [
    "seat_marine",
    "seat_alien",
    "to_decide",
    "turn",
    "rounds_left",
    "command_left",
    "command_spent",
    "blips_in_pile",
    "blips_used_unseen",
    "marines_killed",
    "marines_exited",
    "aliens_killed",
    "aliens_exited",
    "broodlord_dead",
    "conditions_fulfilled",
    "solo",
    "attack_die_1",
    "attack_die_2",
    "attack_die_3",
    "defence_die_1",
    "defence_die_2",
    "defence_die_3",
    "attacker",
    "attacker_is_marine",
    "defender",
    "attack_score",
    "defence_score",
    "asked_marine",
    "models_to_place",
    "trigger_door",
    "is_over",
    "won_by_marines",
    "won_by_aliens",
    "aliens_in_play",
];

const MARINE: [&str; 20] = [
    "state",
    "x",
    "y",
    "level",
    "facing",
    "action_points",
    "overwatch",
    "guard",
    "jammed",
    "finished",
    "active",
    "ammunition",
    "psi_points",
    "rank",
    "ranged_weapon",
    "melee_weapon",
    "carried_objects",
    "sustained_alien",
    "sustained_door",
    "step_directions",
];

const ALIEN: [&str; 14] = [
    "kind",
    "x",
    "y",
    "level",
    "entry",
    "in_hand",
    "facing",
    "action_points",
    "value",
    "count",
    "held",
    "finished",
    "active",
    "concerned",
];

/// The planes: what is said about every square.
const SQUARE: [&str; 16] = [
    "floor",
    "section",
    "open_directions",
    "entry",
    "exit",
    "ladder",
    "door",
    "door_sealed",
    "generator",
    "marine",
    "alien",
    "alien_kind",
    "facing",
    "burning",
    "objects",
    "barrier",
];

/// Where the parts of an observation begin, and what of it never changes.
#[derive(Clone, Debug)]
pub(super) struct Places {
    facts: usize,
    phases: usize,
    kinds: usize,
    marines: usize,
    aliens: usize,
    squares: usize,
    /// An observation with the map and nothing else.
    blank: Vec<u8>,
    /// For each square its coordinates as they are written, counted from the least of the map.
    coords: Vec<[u8; 3]>,
    /// For each door the squares that it is written on.
    doors: Vec<Vec<Square>>,
}

/// Lays out the observations of a mission.
pub(super) fn lay_out(game: &SpaceHulk, marines: &[Recruit]) -> (Layout, Places) {
    let board = game.setup().board();
    let mut layout = Layout::default();
    let here = || vec![String::new()];
    let facts = layout.add("facts", here(), named(&FACTS));
    let phases = layout.add("phase", here(), one_of("phase", Phase::ALL.iter().map(|phase| phase.name())));
    let kinds =
        layout.add("decision", here(), one_of("decision", DecisionKind::ALL.iter().map(|kind| kind.name())));
    let names = marines.iter().map(|marine| marine.name.clone()).collect();
    let marines = layout.add("marines", names, named(&MARINE));
    let rows = (0..ALIENS).map(|row| row.to_string()).collect();
    let aliens = layout.add("aliens", rows, named(&ALIEN));
    let names = board.squares().map(|square| board.coord(square).to_string()).collect();
    let squares = layout.add("squares", names, named(&SQUARE));
    let mut places = Places {
        facts,
        phases,
        kinds,
        marines,
        aliens,
        squares,
        blank: vec![0; layout.len()],
        coords: coords(game),
        doors: (0..game.setup().n_doors())
            .map(|door| game.setup().door_squares(door).iter().collect())
            .collect(),
    };
    draw_map(game, &mut places);
    (layout, places)
}

/// The least coordinates of a map are 0.
fn coords(game: &SpaceHulk) -> Vec<[u8; 3]> {
    let board = game.setup().board();
    let all: Vec<Coord> = board.squares().map(|square| board.coord(square)).collect();
    let x = all.iter().map(|coord| coord.x).min().unwrap_or(0);
    let y = all.iter().map(|coord| coord.y).min().unwrap_or(0);
    all.iter().map(|coord| [byte(coord.x - x), byte(coord.y - y), coord.level]).collect()
}

/// What of the map never changes.
fn draw_map(game: &SpaceHulk, places: &mut Places) {
    let setup = game.setup();
    let board = setup.board();
    for square in board.squares() {
        let steps = board.open_steps(square, &Default::default());
        let directions = steps.fold(0u8, |bits, (_, direction)| bits | 1 << (direction & 7));
        let cell = places.square(square);
        let plane = &mut places.blank[cell..cell + SQUARE.len()];
        plane[0] = 1;
        plane[1] = board.section(square).saturating_add(1);
        plane[2] = directions;
        plane[5] = board.ladder_from(square).is_some().into();
    }
    for entry in 0..setup.n_entries() {
        let cell = places.square(setup.entry_square(entry));
        places.blank[cell + 3] = entry + 1;
    }
    for (bit, &side) in Side::ALL.iter().enumerate() {
        for square in setup.exit_squares(side) {
            let cell = places.square(square);
            places.blank[cell + 4] |= 1 << bit;
        }
    }
    let sealed = setup.sealed_door_bits();
    for door in (0..setup.n_doors()).filter(|door| sealed >> door & 1 != 0) {
        for square in places.doors[usize::from(door)].clone() {
            let cell = places.square(square);
            places.blank[cell + 7] = 1;
        }
    }
}

impl Places {
    fn square(&self, square: Square) -> usize {
        self.squares + square.index() * SQUARE.len()
    }
}

/// An observation that is being written.
struct Page<'a> {
    code: &'a HulkCode,
    table: &'a SpaceHulk,
    rows: [u8; MAX_UNITS],
    out: &'a mut [u8],
}

impl HulkCode {
    /// Writes what a view shows.
    pub(super) fn write(&self, view: &View, out: &mut [u8]) {
        out.copy_from_slice(&self.places.blank);
        let table = view.table();
        let mut page = Page { code: self, table, rows: self.rows(table), out };
        page.facts(view);
        page.units();
        page.ground();
    }
}

impl Page<'_> {
    fn facts(&mut self, view: &View) {
        let table = self.table;
        let places = &self.code.places;
        let decision = table.decision();
        self.out[places.phases + table.phase().index()] = 1;
        if let Some(decision) = decision {
            self.out[places.kinds + decision.kind.index()] = 1;
        }
        let is_marine = view.viewer() == Viewer::Seat(Side::Marine);
        let decides = decision.is_some_and(|decision| view.viewer() == Viewer::Seat(decision.owner));
        let rounds_left =
            table.setup().round_limit().map_or(0, |limit| (limit + 1).saturating_sub(table.turn()));
        let plain = [
            is_marine.into(),
            (!is_marine).into(),
            decides.into(),
            byte(table.turn()),
            byte(rounds_left),
            table.command_left(),
            table.command_spent(),
            view.pile(),
            view.used_unseen(),
            byte(table.n_marines_killed()),
            byte(table.n_marines_exited()),
            byte(table.n_aliens_killed()),
            byte(table.n_aliens_exited()),
            table.is_broodlord_dead().into(),
            byte(table.fulfilled_bits()),
            table.setup().solo().map_or(0, |solo| solo as u8 + 1),
        ];
        self.out[places.facts..places.facts + plain.len()].copy_from_slice(&plain);
        self.matter();
        self.ending();
    }

    fn fact(&mut self, name: usize, value: u8) {
        self.out[self.code.places.facts + name] = value;
    }

    /// What the pending decision is about.
    fn matter(&mut self) {
        match self.table.matter() {
            None => {}
            Some(Matter::Assault { attacker, defender, scores }) => {
                if let Some((attack, defence)) = self.table.assault_dice() {
                    attack.iter().take(3).enumerate().for_each(|(i, &die)| self.fact(16 + i, die));
                    defence.iter().take(3).enumerate().for_each(|(i, &die)| self.fact(19 + i, die));
                }
                self.fact(22, self.row(attacker) + 1);
                self.fact(23, (self.table.unit(attacker).kind() == Kind::Marine).into());
                self.fact(24, self.row(defender) + 1);
                self.fact(25, scores.0);
                self.fact(26, scores.1);
            }
            Some(Matter::FreeShot { unit }) => self.ask(unit),
            Some(Matter::TurnToFace { unit, enemy }) => {
                self.ask(unit);
                enemy.into_iter().for_each(|enemy| self.ask(enemy));
            }
            Some(Matter::Convert { blips }) => blips.iter().for_each(|blip| self.ask(blip)),
            Some(Matter::Reveal { left, placed, .. }) => {
                self.fact(28, left);
                placed.iter().for_each(|unit| self.ask(unit));
            }
            Some(Matter::React { triggers, door }) => {
                triggers.iter().for_each(|unit| self.ask(unit));
                self.fact(29, door.map_or(0, |door| door + 1));
            }
        }
    }

    /// The decision is about this unit.
    fn ask(&mut self, unit: UnitId) {
        let row = self.row(unit);
        if self.table.unit(unit).kind() == Kind::Marine {
            self.fact(27, row + 1);
        } else {
            self.out[self.code.places.aliens + usize::from(row) * ALIEN.len() + 13] = 1;
        }
    }

    fn ending(&mut self) {
        if let game_api::Pending::Over(Outcome { winner, .. }) = game_api::Game::pending(self.table) {
            self.fact(30, 1);
            self.fact(31, (winner == Some(Side::Marine)).into());
            self.fact(32, (winner == Some(Side::Alien)).into());
        }
    }

    fn row(&self, unit: UnitId) -> u8 {
        self.rows[unit.index()]
    }

    fn units(&mut self) {
        let mut n_aliens = 0;
        for (id, unit) in self.table.unit_ids() {
            if unit.kind() == Kind::Marine {
                self.marine(id, unit);
            } else {
                self.alien(id, unit);
                n_aliens += 1;
            }
        }
        self.fact(33, n_aliens);
    }

    fn marine(&mut self, id: UnitId, unit: &Unit) {
        let row = self.row(id);
        if row == NONE {
            return;
        }
        let places = &self.code.places;
        let at = places.marines + usize::from(row) * MARINE.len();
        let [x, y, level] = self.coords(unit);
        let (aimed_alien, aimed_door) = match unit.sustained_target() {
            Some(Target::Unit(alien)) => (self.row(alien) + 1, 0),
            Some(Target::Door(door)) => (0, door + 1),
            _ => (0, 0),
        };
        let fields = [
            if unit.square().is_some() { 1 } else { 2 },
            x,
            y,
            level,
            unit.facing() as u8 + 1,
            unit.ap(),
            unit.on_overwatch().into(),
            unit.on_guard().into(),
            unit.is_jammed().into(),
            unit.is_finished().into(),
            (self.table.active() == Some(id)).into(),
            unit.ammo(),
            unit.psi(),
            unit.rank() as u8 + 1,
            unit.ranged() as u8 + 1,
            unit.melee() as u8 + 1,
            0,
            aimed_alien,
            aimed_door,
            unit.square().map_or(0, |square| places.blank[places.square(square) + 2]),
        ];
        self.out[at..at + MARINE.len()].copy_from_slice(&fields);
        if let Some(square) = unit.square() {
            let cell = places.square(square);
            self.out[cell + 9] = row + 1;
            self.out[cell + 12] = unit.facing() as u8 + 1;
        }
    }

    fn alien(&mut self, id: UnitId, unit: &Unit) {
        let places = &self.code.places;
        let row = self.row(id);
        let at = places.aliens + usize::from(row) * ALIEN.len();
        let [x, y, level] = self.coords(unit);
        let facing = if unit.kind() == Kind::Blip { 0 } else { unit.facing() as u8 + 1 };
        let value = if unit.kind() == Kind::Blip { unit.value() } else { 0 };
        let kind = unit.kind() as u8;
        let fields = [
            kind,
            x,
            y,
            level,
            unit.entry().map_or(0, |entry| entry + 1),
            (unit.place() == Place::Hand).into(),
            facing,
            unit.ap(),
            value,
            byte(unit.count()),
            unit.is_held().into(),
            unit.is_finished().into(),
            (self.table.active() == Some(id)).into(),
        ];
        // The last field says whom the decision is about, and has been written.
        self.out[at..at + fields.len()].copy_from_slice(&fields);
        if let Some(square) = unit.square() {
            let cell = places.square(square);
            self.out[cell + 10] = row + 1;
            self.out[cell + 11] = kind;
            self.out[cell + 12] = facing;
        }
    }

    fn coords(&self, unit: &Unit) -> [u8; 3] {
        unit.square().map_or([0; 3], |square| self.code.places.coords[square.index()])
    }

    fn ground(&mut self) {
        let places = &self.code.places;
        let (closed, destroyed) = (self.table.closed_door_bits(), self.table.destroyed_door_bits());
        for (door, squares) in places.doors.iter().enumerate() {
            let state = if destroyed >> door & 1 != 0 {
                3
            } else if closed >> door & 1 != 0 {
                2
            } else {
                1
            };
            squares.iter().for_each(|&square| self.out[places.square(square) + 6] = state);
        }
        for (number, &square) in self.table.setup().generators().iter().enumerate() {
            self.out[places.square(square) + 8] = 1 + u8::from(self.table.is_damaged(number));
        }
        for square in self.table.burning().iter() {
            self.out[places.square(square) + 13] = 1;
        }
        for object in 0..self.table.setup().n_objects() {
            match self.table.object_at(object) {
                ObjectAt::Square(square) => self.out[places.square(square) + 14] |= 1 << object,
                ObjectAt::Unit(unit) => self.carries(unit, object),
                ObjectAt::Gone(_) => {}
            }
        }
        if let Some(square) = self.table.barrier() {
            self.out[places.square(square) + 15] = 1;
        }
    }

    /// An object is where its carrier is.
    fn carries(&mut self, unit: UnitId, object: u8) {
        let places = &self.code.places;
        if self.table.unit(unit).kind() == Kind::Marine && self.row(unit) != NONE {
            self.out[places.marines + usize::from(self.row(unit)) * MARINE.len() + 16] |= 1 << object;
        }
        if let Some(square) = self.table.unit(unit).square() {
            self.out[places.square(square) + 14] |= 1 << object;
        }
    }
}
