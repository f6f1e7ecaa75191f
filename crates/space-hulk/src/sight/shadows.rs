//! What obstructions hide from one square: its lines turned round.

use super::lines::Lines;
use crate::geometry::{LANES, Lane, Square, SquareSet};

/// What can hide something from one square, and what it hides.
#[derive(Debug)]
pub(super) struct Shadows {
    /// What could obstruct the view, by facing.
    matters: [SquareSet; 4],
    /// For each obstruction where in `lanes` the parts of its shadow are.
    places: Box<[[u16; LANES]]>,
    /// The parts of all shadows. Most are empty, and these are all the first.
    lanes: Box<[Lane]>,
    pairs: Pairs,
}

/// What two obstructions hide together, kept for the lower of them.
#[derive(Debug)]
struct Pairs {
    lower: SquareSet,
    /// Where in `hidden` those of an obstruction start; they end where the next ones start.
    starts: Box<[u32]>,
    /// The other obstruction, and a square that both together hide.
    hidden: Box<[(Square, Square)]>,
}

/// The lower and the higher of two obstructions, and a square that both together hide.
type Pair = (Square, Square, Square);

impl Shadows {
    /// Turns round the lines from a square to everything in `reach`, which is by facing. Sets of
    /// obstructions have `width` bits.
    pub fn new(lines: &Lines, from: Square, reach: &[SquareSet; 4], width: usize) -> Shadows {
        let mut alone = vec![SquareSet::EMPTY; width];
        let mut pairs: Vec<Pair> = Vec::new();
        let all = reach.iter().fold(SquareSet::EMPTY, |all, arc| all.or(arc));
        for to in all.iter() {
            let line = lines.between(from, to);
            line.singles().for_each(|by| alone[by.index()].insert(to));
            pairs.extend(line.pairs().map(|(a, b)| (a.min(b), a.max(b), to)));
        }
        pairs.sort_unstable();
        let matters = std::array::from_fn(|facing| matters(&alone, &pairs, &reach[facing]));
        let mut lanes = vec![Lane::default()];
        let places = alone.iter().map(|shadow| shadow.lanes().map(|lane| place(&mut lanes, lane))).collect();
        Shadows { matters, places, lanes: lanes.into(), pairs: Pairs::new(&pairs, width) }
    }

    /// What is left of `seen` with these obstructions.
    #[inline]
    pub fn seen(&self, mut seen: SquareSet, facing: usize, obstructed: &SquareSet) -> SquareSet {
        let relevant = obstructed.and(&self.matters[facing]);
        if relevant.is_empty() {
            return seen;
        }
        relevant.for_each(|by| {
            let places = self.places[by.index()];
            seen = seen.without_lanes(places.each_ref().map(|&place| &self.lanes[usize::from(place)]));
        });
        if relevant.meets(&self.pairs.lower) {
            self.pairs.hide(&relevant, &mut seen);
        }
        seen
    }

    /// How many bytes they take besides themselves.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.places)
            + size_of_val(&*self.lanes)
            + size_of_val(&*self.pairs.starts)
            + size_of_val(&*self.pairs.hidden)
    }
}

impl Pairs {
    /// `sorted` are all of them, ascending.
    fn new(sorted: &[Pair], width: usize) -> Pairs {
        let first_from = |by| sorted.partition_point(|(lower, ..)| lower.index() < by) as u32;
        let starts = if sorted.is_empty() { Box::default() } else { (0..=width).map(first_from).collect() };
        Pairs {
            lower: sorted.iter().map(|&(lower, ..)| lower).collect(),
            starts,
            hidden: sorted.iter().map(|&(_, higher, to)| (higher, to)).collect(),
        }
    }

    fn hide(&self, obstructed: &SquareSet, seen: &mut SquareSet) {
        for by in obstructed.and(&self.lower).iter() {
            let [start, end] = [by.index(), by.index() + 1].map(|by| self.starts[by] as usize);
            let both = self.hidden[start..end].iter().filter(|(with, _)| obstructed.has(*with));
            both.for_each(|&(_, to)| seen.remove(to));
        }
    }
}

/// What hides something of an arc.
fn matters(alone: &[SquareSet], pairs: &[Pair], arc: &SquareSet) -> SquareSet {
    let single = alone.iter().zip(0..).filter(|(hidden, _)| hidden.meets(arc)).map(|(_, by)| Square(by));
    let paired = pairs.iter().filter(|(.., to)| arc.has(*to)).flat_map(|&(by, with, _)| [by, with]);
    single.chain(paired).collect()
}

/// Keeps a part of a shadow; where.
fn place(lanes: &mut Vec<Lane>, lane: Lane) -> u16 {
    if lane == lanes[0] {
        return 0;
    }
    lanes.push(lane);
    lanes.len() as u16 - 1
}
