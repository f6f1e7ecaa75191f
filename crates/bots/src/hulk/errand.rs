//! Where Marines have to go for their mission, and what they do there.

use space_hulk::{Kind, ObjectAt, Ranged, Side, SpaceHulk, Square, SquareSet, Unit, UnitId};

use super::aim::{Aim, Counter};
use super::objective::Objective;
use super::scale::{DONE, Scale};
use super::ways::{FAR, Ways};

/// What is done at the end of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Purpose {
    /// Just being there.
    Stand,
    /// Leaving the board.
    Exit,
    /// Setting fire to this section.
    Burn(u8),
    /// Breaking the generator there.
    Break(Square),
    /// Closing this door.
    Close(u8),
    /// Destroying this door.
    Wreck(u8),
    /// Picking an object up.
    Take,
    /// Laying an object down.
    Drop(u8),
    /// Killing whoever is there.
    Hunt,
}

/// Assignee has to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Assignee {
    Anybody,
    One(UnitId),
    Flamer,
}

/// Something to be done at a place.
#[derive(Clone, Debug)]
pub(crate) struct Errand {
    pub who: Assignee,
    /// How many have to go.
    pub n: usize,
    pub goal: SquareSet,
    pub purpose: Purpose,
    /// Steps that are still to be made when this is done.
    pub then: i32,
}

/// A step towards the Broodlord counts as this number of steps, since he does not wait.
const LORD: i32 = 3;

/// The errands of one aim, and how many steps they take in all; `None` if it is out
/// of reach for good.
type Way = Option<(Vec<Errand>, i32)>;

impl Objective {
    /// What the Marines have to do for the goal that costs them the fewest steps.
    pub fn errands(&self, game: &SpaceHulk, ways: &mut Ways) -> Vec<Errand> {
        let mut guide = Guide { game, ways };
        let way = self.marine.iter().filter_map(|aim| guide.way(aim)).min_by_key(|(_, steps)| *steps);
        way.map_or(Vec::new(), |(errands, _)| errands)
    }
}

struct Guide<'a> {
    game: &'a SpaceHulk,
    ways: &'a mut Ways,
}

impl Guide<'_> {
    fn way(&mut self, aim: &Aim) -> Way {
        // Whoever has to stand somewhere has to stay there, too.
        if !matches!(aim, Aim::Stand(Side::Marine, ..)) && self.holds(aim) {
            return Some((Vec::new(), 0));
        }
        match aim {
            Aim::All(of) => self.cheapest(of, of.len()),
            Aim::Any(of) => self.cheapest(of, 1),
            Aim::AtLeast(count, of) => self.cheapest(of, *count),
            Aim::Once(_, of) => self.way(of),
            Aim::Not(of) => match **of {
                Aim::Count(Counter::AliensInPlay, _) => self.hunt(Kind::Genestealer),
                _ => Some((Vec::new(), 0)),
            },
            Aim::Exit(count, exits) => {
                let left = count.saturating_sub(self.game.n_marines_exited().into());
                self.go(Assignee::Anybody, left, *exits, Purpose::Exit)
            }
            Aim::ExitOf(name, exits) => {
                let who = Assignee::One(self.game.find(name)?);
                self.go(who, 1, *exits, Purpose::Exit)
            }
            Aim::Stand(Side::Marine, count, area) => self.hold(*count, area),
            Aim::Carry(object, Side::Marine) => self.fetch(*object),
            Aim::CarryTo(object, area) => self.bring(*object, area, Purpose::Drop(*object)),
            Aim::CarryOut(object, Side::Marine, exits) => self.bring(*object, exits, Purpose::Exit),
            Aim::Burn(section) => self.burn(*section),
            Aim::Break(generators, count) => self.break_some(generators, *count),
            Aim::Doors { doors, closed } => self.doors(*doors, *closed),
            Aim::Count(Counter::AliensKilled, _) => self.hunt(Kind::Genestealer),
            Aim::Count(Counter::BroodlordDead, _) => self.hunt(Kind::Broodlord),
            // Nobody works for the death of his own.
            Aim::Alive(_) | Aim::Count(Counter::MarinesKilled, _) => None,
            _ => Some((Vec::new(), 0)),
        }
    }

    /// Whether something is as it should be.
    fn holds(&mut self, aim: &Aim) -> bool {
        match aim {
            Aim::All(of) => of.iter().all(|aim| self.holds(aim)),
            Aim::Any(of) => of.iter().any(|aim| self.holds(aim)),
            Aim::AtLeast(count, of) => of.iter().filter(|aim| self.holds(aim)).count() >= *count,
            Aim::Not(of) => !self.holds(of),
            Aim::Once(bit, of) => self.game.fulfilled_bits() >> bit & 1 != 0 || self.holds(of),
            Aim::Exit(count, _) => usize::from(self.game.n_marines_exited()) >= *count,
            Aim::Stand(side, count, area) => self.standing(*side, area) >= *count,
            Aim::ExitOf(name, _) => self.game.has_exited(name),
            Aim::Burn(section) => self.game.setup().board().area(*section).meets(self.game.burning()),
            Aim::Doors { doors, closed: true } => self.game.closed_door_bits() & doors == *doors,
            Aim::Doors { doors, closed: false } => self.game.destroyed_door_bits() & doors == *doors,
            Aim::Break(generators, count) => {
                generators.iter().filter(|&&at| self.game.is_damaged(at)).count() >= *count
            }
            Aim::CarryTo(object, area) => {
                matches!(self.game.object_at(*object), ObjectAt::Square(at) if area.has(at))
            }
            Aim::CarryOut(object, side, _) => self.game.object_at(*object) == ObjectAt::Gone(*side),
            // The others come to their full mark only when they hold.
            _ => Scale { game: self.game, ways: self.ways }.weigh(aim) >= DONE,
        }
    }

    fn standing(&self, side: Side, area: &SquareSet) -> usize {
        let there = |unit: &&Unit| unit.side() == side && unit.square().is_some_and(|at| area.has(at));
        self.game.units().iter().filter(there).count()
    }

    fn cheapest(&mut self, of: &[Aim], count: usize) -> Way {
        let mut found: Vec<(Vec<Errand>, i32)> = of.iter().filter_map(|aim| self.way(aim)).collect();
        if found.len() < count {
            return None;
        }
        found.sort_by_key(|(_, steps)| *steps);
        found.truncate(count);
        let steps = found.iter().map(|(_, steps)| steps).sum();
        Some((found.into_iter().flat_map(|(errands, _)| errands).collect(), steps))
    }

    fn marines(&self) -> impl Iterator<Item = (UnitId, &Unit, Square)> {
        let marines = self.game.unit_ids().filter(|(_, unit)| unit.kind() == Kind::Marine);
        marines.filter_map(|(id, unit)| Some((id, unit, unit.square()?)))
    }

    /// A way for some to a place.
    fn go(&mut self, who: Assignee, n: usize, goal: SquareSet, purpose: Purpose) -> Way {
        let row = self.ways.row_from_any(self.game, &goal);
        let mut steps: Vec<i32> = self
            .marines()
            .filter(|(id, unit, _)| who.fits(*id, unit))
            .map(|(.., square)| row[square.index()])
            .filter(|&steps| steps != FAR)
            .map(i32::from)
            .collect();
        if steps.len() < n.max(1) {
            return None;
        }
        steps.sort_unstable();
        let total = steps.iter().take(n.max(1)).sum::<i32>() + 1;
        Some((vec![Errand { who, n: n.max(1), goal, purpose, then: 0 }], total))
    }

    /// A place that several have to stand in. Nobody stops in its mouth while others
    /// are still to come.
    fn hold(&mut self, n: usize, area: &SquareSet) -> Way {
        let there = self.marines().filter(|(.., at)| area.has(*at)).count();
        let board = self.game.setup().board();
        let inner: SquareSet =
            area.iter().filter(|&at| board.adjacent(at).without(area).is_empty()).collect();
        let goal = if there < n && inner.len() >= n { inner } else { *area };
        self.go(Assignee::Anybody, n, goal, Purpose::Stand)
    }

    fn fetch(&mut self, object: u8) -> Way {
        match self.game.object_at(object) {
            ObjectAt::Square(at) => self.go(Assignee::Anybody, 1, [at].into_iter().collect(), Purpose::Take),
            ObjectAt::Unit(carrier) => {
                let at = self.game.unit(carrier).square()?;
                self.go(Assignee::Anybody, 2, [at].into_iter().collect(), Purpose::Hunt)
            }
            ObjectAt::Gone(_) => None,
        }
    }

    fn bring(&mut self, object: u8, goal: &SquareSet, purpose: Purpose) -> Way {
        if let ObjectAt::Unit(carrier) = self.game.object_at(object)
            && self.game.unit(carrier).side() == Side::Marine
        {
            return self.go(Assignee::One(carrier), 1, *goal, purpose);
        }
        let (mut errands, steps) = self.fetch(object)?;
        let row = self.ways.row_from_any(self.game, goal);
        let from = errands.first()?.goal.iter().next()?;
        let then = i32::from(row[from.index()]);
        errands.iter_mut().for_each(|errand| errand.then = then);
        Some((errands, steps + then))
    }

    fn burn(&mut self, section: u8) -> Way {
        let area = *self.game.setup().board().area(section);
        self.go(Assignee::Flamer, 1, area, Purpose::Burn(section))
    }

    fn break_some(&mut self, generators: &[usize], count: usize) -> Way {
        let whole: Vec<usize> = generators.iter().copied().filter(|&g| !self.game.is_damaged(g)).collect();
        let left = count.saturating_sub(generators.len() - whole.len());
        let squares: Vec<Square> = whole.iter().map(|&g| self.game.setup().generators()[g]).collect();
        let around = |square: &Square| *self.game.setup().board().adjacent(*square);
        let goals: Vec<(Square, SquareSet)> =
            squares.iter().map(|square| (*square, around(square))).collect();
        self.some(goals.into_iter().map(|(square, goal)| (goal, Purpose::Break(square))), left)
    }

    fn doors(&mut self, doors: u64, closed: bool) -> Way {
        let done = if closed { self.game.closed_door_bits() } else { self.game.destroyed_door_bits() };
        let setup = self.game.setup().clone();
        let board = setup.board();
        let open = (0..setup.n_doors()).filter(|&door| (doors & !done) >> door & 1 != 0);
        let goals = open.map(|door| {
            let squares = setup.door_squares(door);
            let near = squares.iter().fold(SquareSet::EMPTY, |near, square| near.or(board.adjacent(square)));
            let purpose = if closed { Purpose::Close(door) } else { Purpose::Wreck(door) };
            (near.without(&squares), purpose)
        });
        let goals: Vec<_> = goals.collect();
        let all = goals.len();
        self.some(goals.into_iter(), all)
    }

    /// The nearest of several places.
    fn some(&mut self, goals: impl Iterator<Item = (SquareSet, Purpose)>, count: usize) -> Way {
        let mut found: Vec<(Vec<Errand>, i32)> =
            goals.filter_map(|(goal, purpose)| self.go(Assignee::Anybody, 1, goal, purpose)).collect();
        if found.len() < count {
            return None;
        }
        found.sort_by_key(|(_, steps)| *steps);
        found.truncate(count);
        let steps = found.iter().map(|(_, steps)| steps).sum();
        Some((found.into_iter().flat_map(|(errands, _)| errands).collect(), steps))
    }

    /// To where aliens are. Everybody hunts the many, and the lord only if he is near:
    /// he is quicker than they are.
    fn hunt(&mut self, kind: Kind) -> Way {
        let prey = |unit: &&Unit| match kind {
            Kind::Broodlord => unit.kind() == Kind::Broodlord,
            _ => unit.side() == Side::Alien,
        };
        let on_board: SquareSet = self.game.units().iter().filter(prey).filter_map(Unit::square).collect();
        match (on_board.is_empty(), kind) {
            (true, Kind::Broodlord) => None,
            (true, _) => Some((Vec::new(), 30)),
            (false, Kind::Broodlord) => {
                let (errands, steps) = self.go(Assignee::Anybody, 1, on_board, Purpose::Hunt)?;
                Some((errands, steps * LORD))
            }
            (false, _) => self.go(Assignee::Anybody, 1, on_board, Purpose::Hunt),
        }
    }
}

impl Assignee {
    pub fn fits(self, id: UnitId, unit: &Unit) -> bool {
        match self {
            Assignee::Anybody => true,
            Assignee::One(one) => one == id,
            Assignee::Flamer => unit.ranged() == Ranged::HeavyFlamer && unit.ammo() > 0,
        }
    }
}
