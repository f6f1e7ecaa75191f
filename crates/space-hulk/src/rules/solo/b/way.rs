//! Whom an alien goes for, and which way (SB-TGT).

use smallvec::SmallVec;

use super::distance::{FAR, Walk};
use super::{FULL_POINTS, Memory};
use crate::event::Event;
use crate::geometry::{Square, SquareSet};
use crate::hint::{self, About, Hint, Reason};
use crate::rules::Context;
use crate::state::SpaceHulk;
use crate::unit::{Kind, UnitId};

/// The squares of the shortest ways to a Marine, judged by what he sees.
struct Ways {
    /// How many squares he does not see lie ahead on the best way from each square;
    /// `None` where no shortest way passes.
    unseen: Vec<Option<u16>>,
    /// What he sees.
    seen: SquareSet,
}

impl Ways {
    fn new(walk: &Walk, game: &SpaceHulk, marine: UnitId) -> Ways {
        let unit = &game.units[marine];
        let seen = unit.square().map_or(SquareSet::EMPTY, |at| game.seen_from(at, unit.facing()));
        let (length, ends) = walk.contact_squares(marine);
        let mut ways = Ways { unseen: vec![None; walk.length.len()], seen };
        for &square in walk.order.iter().rev().filter(|square| walk.length[square.index()] <= length) {
            ways.unseen[square.index()] = if ends.has(square) {
                Some(0)
            } else {
                ways.next(walk, square).map(|(unseen, _)| unseen).max()
            };
        }
        ways
    }

    /// The squares that may follow on a shortest way, with what the best way through
    /// each hides.
    fn next(&self, walk: &Walk, from: Square) -> impl Iterator<Item = (u16, Square)> {
        let length = walk.length[from.index()];
        let on_the_way = move |to: Square, stride: u16| walk.length[to.index()] == length + stride;
        let strides =
            walk.strides(from).into_iter().filter(move |stride| on_the_way(stride.to, stride.length));
        strides.filter_map(|stride| {
            let hidden = u16::from(!self.seen.has(stride.to));
            self.unseen[stride.to.index()].map(|unseen| (unseen + hidden, stride.to))
        })
    }

    /// Whether squares one after another are a shortest way from the start, or the
    /// beginning of one.
    fn hold(&self, walk: &Walk, way: &[Square]) -> bool {
        let mut at = walk.start;
        way.iter().all(|&to| {
            let follows = self.next(walk, at).any(|(_, next)| next == to);
            at = to;
            follows
        })
    }

    /// What the best way from the start hides.
    fn hidden(&self, walk: &Walk) -> u16 {
        self.unseen[walk.start.index()].unwrap_or(0)
    }

    /// The best way, as far as the points of a turn can take the alien. Between equal
    /// squares chance decides (BF-50).
    fn choose(&self, walk: &Walk, cx: &mut Context) -> SmallVec<[Square; FULL_POINTS]> {
        let mut way = SmallVec::new();
        let mut at = walk.start;
        while way.len() < FULL_POINTS {
            let Some(to) = self.pick_next(walk, at, |_| true, cx) else { break };
            at = to;
            way.push(at);
        }
        way
    }

    /// Of the squares that may follow and fit, one of those that hide the most.
    fn pick_next(
        &self,
        walk: &Walk,
        from: Square,
        fits: impl Fn(Square) -> bool,
        cx: &mut Context,
    ) -> Option<Square> {
        let next: Vec<(u16, Square)> = self.next(walk, from).filter(|&(_, to)| fits(to)).collect();
        let best = next.iter().map(|&(unseen, _)| unseen).max();
        let squares: Vec<Square> =
            next.into_iter().filter(|&(unseen, _)| Some(unseen) == best).map(|(_, to)| to).collect();
        (!squares.is_empty()).then(|| pick_one(&squares, cx))
    }
}

/// One of several equals; where there is only one nothing is drawn.
pub(super) fn pick_one<T: Copy>(from: &[T], cx: &mut Context) -> T {
    match from {
        [only] => *only,
        _ => from[cx.chance.pick(&vec![1; from.len()])],
    }
}

impl SpaceHulk {
    /// Plans anew if the plan does not fit any more: the target is gone or has moved, or
    /// the way is no shortest one on the board as it is (SB-RUL-27). Whether there is a way.
    pub(super) fn plan_b(&mut self, id: UnitId, cx: &mut Context) -> bool {
        let Some(start) = self.units[id].square() else { return false };
        let Some(walk) = self.walk_b(id, start) else { return false };
        if self.is_plan_good(&walk) {
            return true;
        }
        let kept = Some(self.memory_b().target).filter(|&target| self.can_go_for(&walk, target));
        let Some((target, why)) = kept.map(|target| (target, None)).or_else(|| self.choose_target(&walk, cx))
        else {
            return false;
        };
        let way = Ways::new(&walk, self, target).choose(&walk, cx);
        let aim = self.units[target].square().unwrap_or(Square::NEVER);
        let (unit, about) = (self.tag(id), About::Unit(self.tag(target)));
        if let Some(why) = why {
            cx.tell(|| Event::Automaton(Hint { unit: Some(unit), why, about }));
        }
        let leads = !way.is_empty();
        *self.memory_b_mut() = Memory { target, aim, way, ..Memory::default() };
        leads
    }

    /// Whether the target stands where he stood, and the way to him is still a shortest one.
    fn is_plan_good(&self, walk: &Walk) -> bool {
        let memory = self.memory_b();
        let there = memory.target != UnitId::NONE && self.units[memory.target].square() == Some(memory.aim);
        there && !memory.way.is_empty() && Ways::new(walk, self, memory.target).hold(walk, &memory.way)
    }

    /// For a blip that may not end on the next square of its way: another one as near
    /// to its target that it can step to with its last point (SB-RUL-27).
    pub(super) fn another_as_near(&self, id: UnitId, at: Square, cx: &mut Context) -> Option<Square> {
        let walk = self.walk_b(id, at)?;
        let fits = |to: Square| self.door_between(at, to).is_none() && !self.ends_on_genestealer(id, to);
        Ways::new(&walk, self, self.memory_b().target).pick_next(&walk, at, fits, cx)
    }

    /// The ways that lead to a Marine, if any do. The Broodlord, whom other aliens stop,
    /// goes as far as they let him (BF-57).
    fn walk_b(&self, id: UnitId, start: Square) -> Option<Walk<'_>> {
        let leads = |walk: &Walk| self.marines.iter().any(|marine| self.can_go_for(walk, marine));
        let walk = Some(Walk::new(self, id, start)).filter(leads);
        match self.units[id].kind() {
            Kind::Broodlord => walk.or_else(|| Some(Walk::past_aliens(self, start)).filter(leads)),
            _ => walk,
        }
    }

    fn can_go_for(&self, walk: &Walk, marine: UnitId) -> bool {
        marine != UnitId::NONE && walk.contact_squares(marine).0 != FAR
    }

    /// The Marine with the shortest walkable distance, seen or not; then the one whose
    /// way has the most squares that he does not see; then at random (SB-TGT-01,
    /// SB-TGT-02).
    fn choose_target(&self, walk: &Walk, cx: &mut Context) -> Option<(UnitId, Option<&'static Reason>)> {
        let within = self.marines.iter().filter(|&marine| self.can_go_for(walk, marine));
        let nearest: Vec<UnitId> = least(within.map(|marine| (walk.distance_to(marine), marine)));
        if let [only] = nearest[..] {
            return Some((only, Some(hint::B_TARGET_NEAREST)));
        }
        let seen_least = |marine: UnitId| u16::MAX - Ways::new(walk, self, marine).hidden(walk);
        let hidden: Vec<UnitId> = least(nearest.into_iter().map(|marine| (seen_least(marine), marine)));
        match hidden[..] {
            [] => None,
            [only] => Some((only, Some(hint::B_TARGET_HIDDEN))),
            _ => Some((pick_one(&hidden, cx), Some(hint::B_TARGET_DRAWN))),
        }
    }
}

/// Those with the least number.
pub(super) fn least<T>(items: impl Iterator<Item = (u16, T)>) -> Vec<T> {
    let mut best = FAR;
    let mut found = Vec::new();
    for (number, item) in items {
        if number < best {
            best = number;
            found.clear();
        }
        if number == best {
            found.push(item);
        }
    }
    found
}
