//! How near a condition is to being met: a number from 0 (nothing done) to 1000 (it
//! holds), which grows with every step in the right direction.

use std::sync::Arc;

use space_hulk::{ObjectAt, Ranged, Side, SpaceHulk, Square, SquareSet, Unit};

use super::aim::{Aim, Counter};
use super::ways::{Row, Ways};

/// The mark of a condition that holds.
pub(crate) const DONE: i32 = 1000;
/// What is left to gain by the last purpose, when somebody stands where it is done.
const LAST_PURPOSE: i32 = 80;
/// From so far away a step is hardly worth anything more.
const HORIZON: i32 = 45;

pub(super) struct Scale<'a> {
    pub(super) game: &'a SpaceHulk,
    pub(super) ways: &'a mut Ways,
}

impl Scale<'_> {
    pub(super) fn weigh(&mut self, aim: &Aim) -> i32 {
        match aim {
            Aim::All(of) => self.weigh_all(of, of.len()),
            Aim::Any(of) => self.weigh_all(of, 1),
            Aim::AtLeast(count, of) => self.weigh_all(of, *count),
            Aim::Not(of) => DONE - self.weigh(of),
            Aim::Once(bit, of) => match self.game.fulfilled_bits() >> bit & 1 {
                0 => self.weigh(of),
                _ => DONE,
            },
            Aim::Exit(count, exits) => {
                let gone = self.game.n_marines_exited() as usize;
                self.nearest(Side::Marine, *count, gone, exits)
            }
            Aim::ExitOf(name, exits) => self.exit_of(name, exits),
            Aim::Stand(side, count, area) => self.stand(*side, *count, area),
            Aim::Carry(object, side) => self.carry(*object, *side),
            Aim::CarryTo(object, area) => self.carry_to(*object, area),
            Aim::CarryOut(object, side, exits) => self.carry_out(*object, *side, exits),
            Aim::Burn(section) => self.burn(*section),
            Aim::Break(generators, count) => self.break_generators(generators, *count),
            Aim::Doors { doors, closed } => self.doors(*doors, *closed),
            Aim::Count(counter, number) => self.count(*counter, *number),
            Aim::Alive(name) => {
                if self.is_alive(name) {
                    DONE
                } else {
                    0
                }
            }
            Aim::Dead(name) => {
                if self.is_alive(name) {
                    0
                } else {
                    DONE
                }
            }
        }
    }

    /// The mean of the best `count`, leaning to the worst of them: what is far behind
    /// holds everything up.
    fn weigh_all(&mut self, of: &[Aim], count: usize) -> i32 {
        let mut marks: Vec<i32> = of.iter().map(|aim| self.weigh(aim)).collect();
        marks.sort_unstable_by(|a, b| b.cmp(a));
        marks.truncate(count.max(1));
        let Some(&worst) = marks.last() else { return 0 };
        let mean = marks.iter().sum::<i32>() / marks.len() as i32;
        (mean * 3 + worst) / 4
    }

    fn units(&self, side: Side) -> impl Iterator<Item = (&Unit, Square)> {
        let on_board = move |unit: &'_ Unit| unit.side() == side;
        self.game
            .units()
            .iter()
            .filter(move |unit| on_board(unit))
            .filter_map(|unit| Some((unit, unit.square()?)))
    }

    fn is_alive(&self, name: &str) -> bool {
        self.game.find(name).is_some() || self.game.has_exited(name)
    }

    /// How well `count` units of a side do on their way, if `arrived` have arrived for good.
    fn nearest(&mut self, side: Side, count: usize, arrived: usize, goal: &SquareSet) -> i32 {
        if count == 0 || arrived >= count {
            return DONE;
        }
        let row = self.ways.row_from_any(self.game, goal);
        let mut marks: Vec<i32> = self.units(side).map(|(_, square)| closeness(&row, square)).collect();
        marks.sort_unstable_by(|a, b| b.cmp(a));
        let needed: i32 = marks.iter().take(count - arrived).sum();
        // Those who are not needed may have to step in, so they come along.
        let spare: i32 = marks.iter().skip(count - arrived).sum();
        (arrived as i32 * DONE + needed + spare / 3) / count as i32
    }

    fn stand(&mut self, side: Side, count: usize, area: &SquareSet) -> i32 {
        let there = self.units(side).filter(|(_, square)| area.has(*square)).count();
        self.nearest(side, count, there.min(count), area)
    }

    fn exit_of(&mut self, name: &str, exits: &SquareSet) -> i32 {
        if self.game.has_exited(name) {
            return DONE;
        }
        let square = self.game.find(name).and_then(|id| self.game.unit(id).square());
        self.closest([square].into_iter().flatten(), exits)
    }

    /// How near the nearest of these squares is to the goal. The others of the squad
    /// count a little too: who goes alone does not arrive.
    fn closest(&mut self, from: impl IntoIterator<Item = Square>, goal: &SquareSet) -> i32 {
        let row = self.ways.row_from_any(self.game, goal);
        let Some(leader) = from.into_iter().map(|square| closeness(&row, square)).max() else { return 0 };
        let squad: Vec<i32> = self.units(Side::Marine).map(|(_, square)| closeness(&row, square)).collect();
        let escort = squad.iter().sum::<i32>() / (squad.len() as i32).max(1);
        (leader * 2 + escort) / 3
    }

    /// How near somebody of the side is to the goal.
    fn anybody(&mut self, side: Side, goal: &SquareSet) -> i32 {
        let squares: Vec<Square> = self.units(side).map(|(_, square)| square).collect();
        self.closest(squares, goal)
    }

    fn carry(&mut self, object: u8, side: Side) -> i32 {
        match self.game.object_at(object) {
            ObjectAt::Unit(carrier) if self.game.unit(carrier).side() == side => DONE,
            ObjectAt::Unit(carrier) => {
                let square = self.game.unit(carrier).square();
                square.map_or(0, |at| self.anybody(side, &[at].into_iter().collect()) / 2)
            }
            ObjectAt::Square(at) => self.anybody(side, &[at].into_iter().collect()),
            ObjectAt::Gone(_) => 0,
        }
    }

    fn carry_to(&mut self, object: u8, area: &SquareSet) -> i32 {
        match self.game.object_at(object) {
            ObjectAt::Square(at) if area.has(at) => DONE,
            ObjectAt::Unit(carrier) => {
                let square = self.game.unit(carrier).square();
                DONE / 2 + self.closest(square, area) / 2
            }
            _ => self.carry(object, Side::Marine) / 2,
        }
    }

    fn carry_out(&mut self, object: u8, side: Side, exits: &SquareSet) -> i32 {
        match self.game.object_at(object) {
            ObjectAt::Gone(with) => {
                if with == side {
                    DONE
                } else {
                    0
                }
            }
            ObjectAt::Unit(carrier) if self.game.unit(carrier).side() == side => {
                let square = self.game.unit(carrier).square();
                DONE / 2 + self.closest(square, exits) / 2
            }
            _ => self.carry(object, side) / 2,
        }
    }

    /// A flamer who stands near enough need not go on.
    fn burn(&mut self, section: u8) -> i32 {
        let area = *self.game.setup().board().area(section);
        if area.meets(self.game.burning()) {
            return DONE;
        }
        let flamers = self
            .units(Side::Marine)
            .filter(|(unit, _)| unit.ranged() == Ranged::HeavyFlamer && unit.ammo() > 0);
        let squares: Vec<Square> = flamers.map(|(_, square)| square).collect();
        self.closest(squares, &area)
    }

    fn break_generators(&mut self, generators: &[usize], count: usize) -> i32 {
        let squares = self.game.setup().generators();
        let whole: Vec<Square> =
            generators.iter().filter(|&&g| !self.game.is_damaged(g)).map(|&g| squares[g]).collect();
        let broken = (generators.len() - whole.len()).min(count);
        if count == 0 || broken == count {
            return DONE;
        }
        // The generator itself is no way, so the squares round it are the goal.
        let board = self.game.setup().board();
        let round = whole.iter().fold(SquareSet::EMPTY, |round, &square| round.or(board.adjacent(square)));
        (broken as i32 * DONE + self.anybody(Side::Marine, &round)) / count as i32
    }

    fn doors(&mut self, doors: u64, closed: bool) -> i32 {
        let done = if closed {
            self.game.closed_door_bits() & doors
        } else {
            self.game.destroyed_door_bits() & doors
        };
        let (total, count) = (doors.count_ones() as i32, done.count_ones() as i32);
        if total == count {
            return DONE;
        }
        let setup = Arc::clone(self.game.setup());
        let open = (0..setup.n_doors()).filter(|&door| (doors & !done) >> door & 1 != 0);
        let goal = open.fold(SquareSet::EMPTY, |goal, door| goal.or(&setup.door_squares(door)));
        (count * DONE + self.anybody(Side::Marine, &goal)) / total
    }

    fn count(&self, counter: Counter, number: i32) -> i32 {
        let game = self.game;
        let units = |side| game.units().iter().filter(move |unit| unit.side() == side).count() as i32;
        let reached = match counter {
            Counter::MarinesKilled => game.n_marines_killed().into(),
            Counter::MarinesOnBoard => units(Side::Marine),
            Counter::AliensKilled => game.n_aliens_killed().into(),
            Counter::AliensExited => game.n_aliens_exited().into(),
            Counter::AliensInPlay => return in_play(units(Side::Alien), number),
            Counter::Round => game.turn().into(),
            Counter::BroodlordDead => game.is_broodlord_dead().into(),
        };
        if number == 0 { DONE } else { (reached * DONE / number).min(DONE) }
    }
}

/// Aliens in play are mostly asked for by a `not`, so fewer of them must count
/// even while there are more than the number.
fn in_play(units: i32, number: i32) -> i32 {
    if units >= number { DONE - 300 / (units - number + 1) } else { units * 300 / number.max(1) }
}

/// What a place is worth on the way to a goal.
fn closeness(row: &Row, square: Square) -> i32 {
    let steps = i32::from(row[square.index()]);
    (DONE - LAST_PURPOSE) * (HORIZON - steps).max(0) / HORIZON
}
