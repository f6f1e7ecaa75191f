//! How much a player with a purpose thinks of an action.

use std::rc::Rc;

use space_hulk::{
    Action, Facing, Kind, Melee, Phase, Position, Power, Ranged, Side, SpaceHulk, Square, Target, Unit,
    UnitId, Verb,
};

use crate::errands::{Errands, Field};

/// What a score is made from.
pub struct Situation<'a> {
    pub game: &'a SpaceHulk,
    pub position: &'a Position,
    pub errands: Errands<'a>,
    pub field: Rc<Field>,
    /// Steps to the nearest alien, or to where the next one comes from.
    pub danger: Rc<Field>,
    pub has_errand: bool,
}

impl Situation<'_> {
    pub fn score(&self, action: &Action) -> i32 {
        let in_window = self.game.phase().in_alien_turn();
        let Some(unit) = (action.unit != UnitId::NONE).then(|| self.game.unit(action.unit)) else {
            return self.plain(action.verb);
        };
        let fights =
            matches!(action.verb, Verb::Fire(_) | Verb::Assault(_) | Verb::ClearJam | Verb::Exit { .. });
        let price = if fights { 3 } else { 12 } * i32::from(action.cp) + 2 * i32::from(action.cost);
        match unit.side() {
            Side::Marine if unit.on_overwatch() && breaks_overwatch(action, in_window) => -500,
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
            Verb::Overwatch if self.stays(unit) => 20,
            Verb::Overwatch if unit.ap() <= 2 && self.is_threatened(unit) => 40,
            Verb::ClearJam => 100,
            Verb::Reload if unit.ammo() == 0 => 100,
            Verb::Drop { .. } if self.here(unit) == 0 => 500,
            Verb::Overwatch | Verb::Reload | Verb::Drop { .. } | Verb::Give { .. } => -50,
            Verb::Psi(power) => self.power(power),
            Verb::Deploy { at, facing } => self.front(&self.danger, at, facing),
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
            Verb::Face { facing } => unit.square().map_or(0, |at| self.front(&self.field, at, facing)),
            Verb::Drop { .. } | Verb::Give { .. } => -50,
            _ => self.walk(unit, verb),
        }
    }

    fn here(&self, unit: &Unit) -> i32 {
        unit.square().map_or(0, |square| self.field.at(square))
    }

    /// Whether an alien is so near that standing ready is better than walking on.
    fn is_threatened(&self, unit: &Unit) -> bool {
        unit.square().is_some_and(|square| self.danger.at(square) <= 6)
    }

    /// Whether he is where he wants to be.
    fn stays(&self, unit: &Unit) -> bool {
        let leaves = unit.square().is_some_and(|square| self.way_out(square).is_some());
        !self.has_errand || self.here(unit) == 0 && !leaves
    }

    /// The direction in which a Marine on this square leaves the map.
    fn way_out(&self, square: Square) -> Option<Facing> {
        let at = self.game.setup().board().coord(square);
        let mut exits = self.errands.mission.board.exits.iter();
        exits.find(|exit| exit.at == at && exit.side != Some(Side::Alien)).map(|exit| exit.to)
    }

    /// A step, a climb or a turn: what it gains on the way.
    fn walk(&self, unit: &Unit, verb: Verb) -> i32 {
        let Some(here) = unit.square() else { return 0 };
        match verb {
            Verb::Move { to, facing } | Verb::Climb { to, facing } => {
                let gain = self.field.at(here) - self.field.at(to);
                let ahead =
                    if unit.side() == Side::Alien { self.front(&self.field, to, facing) / 2 } else { 0 };
                if self.has_errand || unit.side() == Side::Alien { 20 * gain + ahead - 6 } else { -30 }
            }
            Verb::Turn { facing } => {
                let field = if self.stays(unit) { &self.danger } else { &self.field };
                self.front(field, here, facing) - self.front(field, here, unit.facing()) - 3
            }
            Verb::Guard if !unit.ranged().is_gun() => 8,
            Verb::Guard => -20,
            Verb::EndActivation => -5,
            _ => 0,
        }
    }

    /// Whether the way on from a square lies before somebody who faces so.
    fn front(&self, field: &Field, square: Square, facing: Facing) -> i32 {
        if field.at(square) == 0 && self.way_out(square) == Some(facing) {
            return 18;
        }
        let board = self.game.setup().board();
        let from = board.coord(square);
        let (dx, dy) = facing.delta();
        let nearer = board.adjacent(square).iter().filter(|next| field.at(*next) < field.at(square));
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
        let opens_way = open && leads_on && self.has_errand;
        let does_errand = !open && unit.side() == Side::Marine && is_errand;
        if opens_way {
            60
        } else if does_errand && !self.errands.done.has_shut(at) {
            400
        } else {
            -60
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

fn breaks_overwatch(action: &Action, in_window: bool) -> bool {
    match action.verb {
        Verb::Fire(_) => !in_window || action.cp > 0,
        Verb::ClearJam | Verb::EndActivation | Verb::Psi(_) | Verb::TurnToFace | Verb::Pass => false,
        _ => true,
    }
}
