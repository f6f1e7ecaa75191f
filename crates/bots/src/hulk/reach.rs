//! Where a unit can come to with its points, as things stand.

use std::sync::Arc;

use space_hulk::{Board, Facing, SpaceHulk, Square, SquareSet, Verb, genestealer_step, marine_step};

use super::field::Stance;
use super::memo::Memo;

/// A place that can be reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stop {
    pub stance: Stance,
    /// Points spent on the way.
    pub cost: u8,
    /// What is done first; nothing at the place where the unit is.
    pub first: Option<Verb>,
    /// What is done last on the way there.
    pub last: Option<Verb>,
    /// The place in the list of the stop before that.
    pub via: u16,
    /// The square of a door that has been opened last.
    pub opens: Option<Square>,
}

/// What a search needs to know of the board.
pub(crate) struct Ground<'a> {
    pub board: &'a Board,
    /// What cannot be entered; the unit's own square can.
    pub blocked: SquareSet,
    /// Closed doors that could be opened: the square, and the door's number.
    pub doors: &'a [(Square, u8)],
}

/// Whose steps and costs are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Walker {
    Marine,
    Genestealer,
    Blip,
}

/// The place of no stop.
const NOWHERE: u16 = u16::MAX;

/// Every stance that a unit can come to, cheapest first.
pub(crate) type Stops = Arc<[Stop]>;

/// Remembers where units could go. What is farther off than their points does not matter to them, so that
/// the same question comes again and again.
pub(crate) struct Reaches {
    known: Memo<Question, Stops>,
    /// For each square and number of points what is too far off.
    far: Vec<Option<SquareSet>>,
}

/// What the answer depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Question {
    walker: Walker,
    from: Stance,
    points: u8,
    doors: u64,
    blocked: SquareSet,
}

/// Answers that are kept.
const MOST_KNOWN: usize = 4096;
/// More points are not asked for.
const MOST_POINTS: usize = 12;

impl Reaches {
    pub fn new() -> Reaches {
        Reaches { known: Memo::new(MOST_KNOWN), far: Vec::new() }
    }

    /// Every stance that can be reached with these points.
    pub fn ask(&mut self, ground: &Ground, walker: Walker, from: Stance, points: u8) -> Stops {
        let doors = ground.doors.iter().fold(0, |doors, (_, door)| doors | 1 << door);
        let blocked = ground.blocked.without(self.far(ground.board, from.square, points));
        let question = Question { walker, from, points, doors, blocked };
        self.known.ask(question, || reach(ground, walker, from, points).into())
    }

    /// The squares that are farther off than the points, and two more for what stands beside the way.
    fn far(&mut self, board: &Board, from: Square, points: u8) -> &SquareSet {
        self.far.resize(board.len() * MOST_POINTS, None);
        let place = from.index() * MOST_POINTS + usize::from(points).min(MOST_POINTS - 1);
        self.far[place].get_or_insert_with(|| {
            let mut near: SquareSet = [from].into_iter().collect();
            for _ in 0..points + 2 {
                near = near.iter().fold(near, |all, square| all.or(board.adjacent(square)));
            }
            board.squares().filter(|square| !near.has(*square)).collect()
        })
    }
}

/// Every stance that can be reached with these points, cheapest first.
fn reach(ground: &Ground, walker: Walker, from: Stance, points: u8) -> Vec<Stop> {
    let mut search = Search {
        ground,
        best: vec![u8::MAX; ground.board.len() * 4],
        rings: (0..points + 3).map(|_| Vec::with_capacity(24)).collect(),
        opened: Vec::new(),
        here: NOWHERE,
    };
    search.offer(Stop { stance: from, cost: 0, first: None, last: None, via: NOWHERE, opens: None });
    let mut found = Vec::with_capacity(96);
    for cost in 0..=points {
        let mut at = 0;
        while at < search.rings[cost as usize].len() {
            let stop = search.rings[cost as usize][at];
            at += 1;
            // Somebody came there for less.
            if search.best[place(stop.stance)] != cost {
                continue;
            }
            search.here = found.len() as u16;
            found.push(stop);
            match walker {
                Walker::Marine => search.marine(&stop, points),
                Walker::Genestealer => search.genestealer(&stop, points),
                Walker::Blip => search.blip(&stop, points),
            }
        }
    }
    found.append(&mut search.opened);
    found
}

fn place(stance: Stance) -> usize {
    stance.square.index() * 4 + stance.facing as usize
}

struct Search<'a, 'b> {
    ground: &'a Ground<'b>,
    best: Vec<u8>,
    rings: Vec<Vec<Stop>>,
    /// Stops that end with a door.
    opened: Vec<Stop>,
    /// The place of the stop from which the search goes on.
    here: u16,
}

impl Search<'_, '_> {
    fn offer(&mut self, stop: Stop) {
        let best = &mut self.best[place(stop.stance)];
        if stop.cost < *best && usize::from(stop.cost) < self.rings.len() {
            *best = stop.cost;
            self.rings[usize::from(stop.cost)].push(stop);
        }
    }

    fn step(&mut self, from: &Stop, to: Square, facing: Facing, cost: u8, verb: Verb, points: u8) {
        if from.cost + cost > points {
            return;
        }
        let first = from.first.or(Some(verb));
        self.offer(Stop {
            stance: Stance { square: to, facing },
            cost: from.cost + cost,
            first,
            last: Some(verb),
            via: self.here,
            opens: None,
        });
    }

    fn marine(&mut self, stop: &Stop, points: u8) {
        let Stance { square, facing } = stop.stance;
        let ground = self.ground;
        for (to, direction) in ground.board.open_steps(square, &ground.blocked) {
            if let Some(cost) = marine_step(facing, direction) {
                self.step(stop, to, facing, cost, Verb::Move { to, facing }, points);
            }
        }
        for turned in [facing.left(), facing.right()] {
            self.step(stop, square, turned, 1, Verb::Turn { facing: turned }, points);
        }
        self.ladder(stop, 2, points);
        self.doors(stop, points);
    }

    fn genestealer(&mut self, stop: &Stop, points: u8) {
        let Stance { square, facing } = stop.stance;
        let ground = self.ground;
        for (to, direction) in ground.board.open_steps(square, &ground.blocked) {
            for after in [facing, facing.left(), facing.right()] {
                if let Some(cost) = genestealer_step(facing, after, direction) {
                    self.step(stop, to, after, cost, Verb::Move { to, facing: after }, points);
                }
            }
        }
        for turned in [facing.left(), facing.right(), facing.back()] {
            self.step(stop, square, turned, 1, Verb::Turn { facing: turned }, points);
        }
        self.ladder(stop, 1, points);
        self.doors(stop, points);
    }

    fn blip(&mut self, stop: &Stop, points: u8) {
        let Stance { square, facing } = stop.stance;
        let ground = self.ground;
        for (to, _) in ground.board.open_steps(square, &ground.blocked) {
            self.step(stop, to, facing, 1, Verb::Move { to, facing }, points);
        }
        self.ladder(stop, 1, points);
    }

    fn ladder(&mut self, stop: &Stop, cost: u8, points: u8) {
        let Stance { square, facing } = stop.stance;
        if let Some(to) = self.ground.board.ladder_from(square)
            && !self.ground.blocked.has(to)
        {
            self.step(stop, to, facing, cost, Verb::Climb { to, facing }, points);
        }
    }

    /// Opens a door in one of the three squares ahead, and perhaps goes through: a point
    /// for each.
    fn doors(&mut self, stop: &Stop, points: u8) {
        let Stance { square, facing } = stop.stance;
        let ground = self.ground;
        for &(at, door) in ground.doors {
            if !ground.board.adjacent(square).has(at) || stop.cost + 1 > points {
                continue;
            }
            let mut opened = ground.blocked;
            opened.remove(at);
            let step = ground.board.open_steps(square, &opened).find(|(to, _)| *to == at);
            let Some((_, direction)) = step.filter(|(_, direction)| is_ahead(facing, *direction)) else {
                continue;
            };
            let verb = Verb::Door { door, open: true };
            self.opened.push(Stop {
                cost: stop.cost + 1,
                first: stop.first.or(Some(verb)),
                last: Some(verb),
                via: self.here,
                opens: Some(at),
                ..*stop
            });
            if marine_step(facing, direction).is_some() {
                self.step(stop, at, facing, 2, verb, points);
            }
        }
    }
}

/// The shots that the way to each stop invites, if these numbers of guns look at each square.
pub(crate) fn shots_on_the_way(stops: &[Stop], watch: &[u8]) -> Vec<u8> {
    let mut shots: Vec<u8> = Vec::with_capacity(stops.len());
    for stop in stops {
        let before = shots.get(usize::from(stop.via)).copied();
        let here = if stop.opens.is_some() { 0 } else { watch[stop.stance.square.index()] };
        shots.push(before.map_or(0, |before| before + here));
    }
    shots
}

/// Whether a step leads to one of the three squares ahead.
fn is_ahead(facing: Facing, direction: u8) -> bool {
    marine_step(facing, direction) == Some(1)
}

/// Doors that are closed and stand in a square, with the squares.
pub(crate) fn closed_doors(game: &SpaceHulk) -> Vec<(Square, u8)> {
    let setup = game.setup();
    let movable = game.closed_door_bits() & !setup.sealed_door_bits();
    let closed = (0..setup.n_doors()).filter(|&door| movable >> door & 1 != 0);
    let in_square = closed.filter(|&door| setup.door_beyond(door).is_none());
    in_square.filter_map(|door| Some((setup.door_squares(door).iter().next()?, door))).collect()
}

/// The facing with which one looks from one square towards another.
pub(crate) fn towards(game: &SpaceHulk, from: Square, to: Square) -> Facing {
    let board = game.setup().board();
    let (a, b) = (board.coord(from), board.coord(to));
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    match (dx.abs() > dy.abs(), dx > 0, dy > 0) {
        (true, true, _) => Facing::East,
        (true, false, _) => Facing::West,
        (false, _, true) => Facing::North,
        (false, _, false) => Facing::South,
    }
}
