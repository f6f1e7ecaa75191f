//! A player with a purpose: walks to where its goals are, attacks what it meets. It looks
//! at everything and plans nothing, but it shows that a mission can be won.

use content::Mission;
use game_api::Seeded;
use space_hulk::{
    Action, Condition, Facing, Kind, Melee, Phase, Position, Power, Ranged, Side, SpaceHulk, Square, Target,
    Unit, UnitId, Verb,
};

use crate::errands::{Done, Errands, Field, exits};

pub struct Purposeful<'a> {
    mission: &'a Mission,
    dice: Seeded,
    done: Done,
}

/// What a score is made from.
struct Situation<'a> {
    game: &'a SpaceHulk,
    position: &'a Position,
    errands: Errands<'a>,
    field: Field,
    has_errand: bool,
}

impl<'a> Purposeful<'a> {
    pub fn new(mission: &'a Mission, seed: u64) -> Self {
        Purposeful { mission, dice: Seeded::new(seed), done: Done::default() }
    }

    pub fn choose(&mut self, game: &SpaceHulk, legal: &[Action]) -> usize {
        let position = game.position();
        self.done.watch(game, &position);
        let mut best = (i32::MIN, 0);
        let mut known: Option<(UnitId, Situation)> = None;
        for (index, action) in legal.iter().enumerate() {
            if known.as_ref().is_none_or(|(unit, _)| *unit != action.unit) {
                known = Some((action.unit, self.situation(game, &position, action.unit)));
            }
            let (_, situation) = known.as_ref().expect("just looked at");
            let score = situation.score(action) + self.dice.below(8) as i32;
            best = best.max((score, index));
        }
        best.1
    }

    fn situation<'b>(&'b self, game: &'b SpaceHulk, position: &'b Position, unit: UnitId) -> Situation<'b> {
        let errands = Errands { mission: self.mission, game, position, done: &self.done, marine: unit };
        let is_marine = unit != UnitId::NONE && game.unit(unit).side() == Side::Marine;
        let targets = if is_marine { errands.squares() } else { self.prey(game, unit) };
        let has_errand = !targets.is_empty();
        let targets = if has_errand { targets } else { entries(self.mission, game) };
        Situation { game, position, field: Field::new(game, &targets), errands, has_errand }
    }

    /// Marines, or for every other alien the exit, if leaving wins.
    fn prey(&self, game: &SpaceHulk, unit: UnitId) -> Vec<Square> {
        let leaves = |goal: &content::Goal| goal.side == Some(Side::Alien) && names_exits(&goal.when);
        if unit.index().is_multiple_of(2) && self.mission.goals.iter().any(leaves) {
            let board = game.setup().board();
            return exits(self.mission, Side::Alien).into_iter().filter_map(|at| board.square(at)).collect();
        }
        let marines = game.units().iter().filter(|unit| unit.side() == Side::Marine);
        marines.filter_map(Unit::square).collect()
    }
}

fn names_exits(when: &Condition) -> bool {
    match when {
        Condition::Any(of) | Condition::All(of) => of.iter().any(names_exits),
        Condition::AliensExited(_) => true,
        _ => false,
    }
}

fn entries(mission: &Mission, game: &SpaceHulk) -> Vec<Square> {
    let board = game.setup().board();
    mission.board.entries.iter().filter_map(|entry| board.square(entry.at)).collect()
}

impl Situation<'_> {
    fn score(&self, action: &Action) -> i32 {
        let in_window = self.game.phase().in_alien_turn();
        let Some(unit) = (action.unit != UnitId::NONE).then(|| self.game.unit(action.unit)) else {
            return self.plain(action.verb);
        };
        let price = 3 * i32::from(action.cp) + 2 * i32::from(action.cost);
        match unit.side() {
            Side::Marine => {
                let moves = matches!(action.verb, Verb::Move { .. } | Verb::Turn { .. } | Verb::Climb { .. });
                let idle = if in_window && moves { 60 } else { 0 };
                self.marine(unit, action.verb) - price - idle
            }
            Side::Alien => self.alien(unit, action.verb) - price,
        }
    }

    fn plain(&self, verb: Verb) -> i32 {
        match verb {
            Verb::Redraw if self.position.command.drawn.is_some_and(|drawn| drawn <= 3) => 20,
            Verb::EndTurn => -10,
            Verb::Place { at } => -self.field.at(at),
            _ => 0,
        }
    }

    fn marine(&self, unit: &Unit, verb: Verb) -> i32 {
        match verb {
            Verb::Exit { .. } => 500,
            Verb::Fire(target) => self.shot(unit, target),
            Verb::Assault(target) => self.assault(unit, target),
            Verb::Door { door, open } => self.door(unit, door, open),
            Verb::Overwatch if !self.has_errand || self.here(unit) == 0 => 20,
            Verb::Overwatch if unit.ap() >= 2 && self.is_threatened(unit) => 30,
            Verb::ClearJam => 100,
            Verb::Reload if unit.ammo() == 0 => 100,
            Verb::Drop { .. } if self.here(unit) == 0 => 500,
            Verb::Overwatch | Verb::Reload | Verb::Drop { .. } | Verb::Give { .. } => -50,
            Verb::Psi(power) => self.power(power),
            Verb::Deploy { at, facing } => self.front(at, facing),
            Verb::Parry { .. } | Verb::Reroll { .. } | Verb::TurnToFace => 20,
            Verb::SpendPsi { points } => i32::from(points.min(3)),
            _ => self.walk(unit, verb),
        }
    }

    fn alien(&self, unit: &Unit, verb: Verb) -> i32 {
        match verb {
            Verb::Exit { .. } => 500,
            Verb::Assault(Target::Unit(_)) => 300,
            Verb::Assault(_) => -20,
            Verb::Enter { .. } => 50,
            Verb::Convert => {
                if unit.square().is_some_and(|at| self.field.at(at) <= 7) {
                    60
                } else {
                    -5
                }
            }
            Verb::Broodlord => 5,
            Verb::Door { door, open } => self.door(unit, door, open),
            Verb::Reinforce { entry } => {
                let at = self.errands.mission.board.entries[usize::from(entry)].at;
                let square = self.game.setup().board().square(at);
                square.map_or(0, |square| -self.field.at(square) / 2)
            }
            Verb::Face { facing } => unit.square().map_or(0, |at| self.front(at, facing)),
            Verb::Drop { .. } | Verb::Give { .. } => -50,
            _ => self.walk(unit, verb),
        }
    }

    fn here(&self, unit: &Unit) -> i32 {
        unit.square().map_or(0, |square| self.field.at(square))
    }

    /// Whether an alien is so near that standing ready is better than walking on.
    fn is_threatened(&self, unit: &Unit) -> bool {
        let board = self.game.setup().board();
        let Some(here) = unit.square().map(|square| board.coord(square)) else { return false };
        let aliens = self.game.units().iter().filter(|other| other.side() == Side::Alien);
        let near = |other: &Unit| {
            other.square().is_some_and(|at| board.coord(at).range_to(here).is_some_and(|range| range <= 6))
        };
        unit.ap() <= 3 && aliens.into_iter().any(near)
    }

    /// A step, a climb or a turn: what it gains on the way.
    fn walk(&self, unit: &Unit, verb: Verb) -> i32 {
        let Some(here) = unit.square() else { return 0 };
        match verb {
            Verb::Move { to, facing } | Verb::Climb { to, facing } => {
                let gain = self.field.at(here) - self.field.at(to);
                let ahead = if unit.side() == Side::Alien { self.front(to, facing) / 2 } else { 0 };
                if self.has_errand || unit.side() == Side::Alien { 20 * gain + ahead - 6 } else { -30 }
            }
            Verb::Turn { facing } => self.front(here, facing) - self.front(here, unit.facing()) - 3,
            Verb::Guard if !unit.ranged().is_gun() => 8,
            Verb::Guard => -20,
            Verb::EndActivation => -5,
            _ => 0,
        }
    }

    /// Whether the way on from a square lies before somebody who faces so.
    fn front(&self, square: Square, facing: Facing) -> i32 {
        let board = self.game.setup().board();
        let from = board.coord(square);
        let (dx, dy) = facing.delta();
        let nearer =
            board.adjacent(square).iter().filter(|next| self.field.at(*next) < self.field.at(square));
        let ahead = nearer.filter(|next| {
            let to = board.coord(*next);
            (to.x - from.x) * dx + (to.y - from.y) * dy > 0
        });
        if ahead.count() > 0 { 18 } else { 0 }
    }

    fn shot(&self, unit: &Unit, target: Target) -> i32 {
        match target {
            Target::Unit(_) => 300,
            Target::Door(door) => self.breach(unit, door),
            Target::Square(at) if unit.ranged() == Ranged::HeavyFlamer => self.flame(at),
            Target::Square(_) => 250,
        }
    }

    fn flame(&self, at: Square) -> i32 {
        let board = self.game.setup().board();
        let section = board.section(at);
        let inside = |side: Side| {
            let units = self.game.units().iter().filter(|unit| unit.side() == side);
            units.filter_map(Unit::square).filter(|square| board.section(*square) == section).count() as i32
        };
        let wanted = if self.errands.wants_fire(board.section_letter(section)) { 400 } else { -80 };
        wanted + 120 * inside(Side::Alien) - 900 * inside(Side::Marine)
    }

    fn assault(&self, unit: &Unit, target: Target) -> i32 {
        match (target, unit.melee()) {
            (Target::Unit(_), Melee::PowerFist | Melee::Chainfist) => 150,
            (Target::Unit(_), _) => 320,
            (Target::Square(_), _) => 220,
            (Target::Door(door), _) => self.breach(unit, door),
        }
    }

    /// Breaking a door: only one on the way that cannot be opened.
    fn breach(&self, unit: &Unit, door: u8) -> i32 {
        let at = self.game.setup().door_coord(door);
        let square = self.game.setup().board().square(at);
        let leads_on = square.is_some_and(|square| self.field.at(square) < self.here(unit));
        let is_sealed = self.errands.mission.special.sealed_doors.contains(&at);
        if leads_on && is_sealed && self.has_errand { 50 } else { -60 }
    }

    fn door(&self, unit: &Unit, door: u8, open: bool) -> i32 {
        let at = self.game.setup().door_coord(door);
        let square = self.game.setup().board().square(at);
        let leads_on = square.is_some_and(|square| self.field.at(square) < self.here(unit));
        let is_errand = square.is_some_and(|square| self.has_errand && self.field.at(square) == 0);
        match open {
            true if leads_on && self.has_errand => 60,
            false if unit.side() == Side::Marine && is_errand && !self.errands.done.has_shut(at) => 400,
            _ => -60,
        }
    }

    fn power(&self, power: Power) -> i32 {
        let board = self.game.setup().board();
        match power {
            Power::Prescience => {
                if self.game.phase() == Phase::MarineAction {
                    6
                } else {
                    0
                }
            }
            Power::ForceBarrier(_) => -20,
            Power::StormTarget(unit) if self.game.unit(unit).kind() == Kind::Broodlord => -100,
            Power::StormTarget(unit) => 60 + 30 * i32::from(self.game.unit(unit).kind() == Kind::Blip),
            Power::StormSection(section) => {
                let aliens = self.game.units().iter().filter(|unit| unit.side() == Side::Alien);
                let inside = aliens.filter_map(Unit::square).filter(|at| board.section(*at) == section);
                70 * inside.count() as i32 - 70
            }
        }
    }
}
