//! Going with a Marine who alone can do what is to be done.

use std::collections::VecDeque;
use std::sync::Arc;

use space_hulk::{Facing, Square, SquareSet};

use super::errand::{Errand, Purpose};
use super::field::{Field, Friend};
use super::memo::Memo;
use super::ways::{Row, shut};

/// Squares that the vanguard keeps ahead of the leader, and that are kept clear at the end of
/// the way.
const LEAD: i32 = 6;
/// Marines who go ahead.
const VANGUARD: usize = 2;
/// Squares within which a Marine lets his leader go first.
const CLOSE: u8 = 2;
/// Squares within which a Marine blocks the others' ways.
const NEAR: u8 = 4;
/// What it costs to wait until they have moved, in steps.
const LATER: u8 = 8;
/// Steps by which a way round the others may be longer.
const DETOUR: usize = 5;
/// Squares of the way that are looked at.
const LONG_PATH: usize = 16;

/// A Marine on an errand of his own, and how those with him have to make way.
pub(crate) struct Convoy {
    /// How far each square is from the goal.
    to_goal: Row,
    /// How far each square is from the leader.
    to_leader: Row,
    /// How far each square is from where one is not in the way.
    aside: Vec<u8>,
    /// How far the leader still has to go.
    left: i32,
    /// Whether nobody of his own stands in his way.
    is_free: bool,
    /// Whether he has yet to act in this turn.
    is_fresh: bool,
}

/// What a convoy depends on.
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct ConvoyOf {
    leader: Square,
    goal: SquareSet,
    purpose: Purpose,
    marines: SquareSet,
    closed: u64,
    shut: SquareSet,
    is_fresh: bool,
}

/// Convoys of a mission.
pub(crate) type Convoys = Memo<ConvoyOf, Arc<Convoy>>;

/// Convoys that are kept.
pub(crate) const MOST_CONVOYS: usize = 256;

impl Convoy {
    /// The convoy of somebody on an errand, as everybody stands now.
    pub fn of(leader: Square, errand: &Errand, field: &mut Field) -> Arc<Convoy> {
        let shut = shut(field.game);
        let is_fresh = field.friends.iter().any(|friend| friend.at == leader && !friend.unit.is_finished());
        let to_goal = field.ways.row_from_any(field.game, &errand.goal);
        let to_leader = field.ways.row_from(field.game, leader);
        let question = ConvoyOf {
            leader,
            goal: errand.goal,
            purpose: errand.purpose,
            marines: field.marines,
            closed: field.game.closed_door_bits(),
            shut,
            is_fresh,
        };
        let mut convoys = std::mem::replace(&mut field.ways.convoys, Memo::new(0));
        let find = || Arc::new(Convoy::new(leader, errand, field, (to_goal, to_leader, is_fresh)));
        let convoy = convoys.ask(question, find);
        field.ways.convoys = convoys;
        convoy
    }

    fn new(
        leader: Square,
        errand: &Errand,
        field: &Field,
        (to_goal, to_leader, is_fresh): (Row, Row, bool),
    ) -> Convoy {
        let left = to_goal[leader.index()];
        let shut = shut(field.game);
        let mut blocked = field.marines.or(&shut);
        blocked.remove(leader);
        let free = path(field, leader, &errand.goal, &blocked);
        let is_free = free.as_ref().is_some_and(|path| path.len() <= usize::from(left) + DETOUR);
        let path = if is_free { free } else { path(field, leader, &errand.goal, &shut) };
        let path = wide(leader, &path.unwrap_or_default(), field);
        let aside = aside(leader, errand, path, &to_leader, field);
        Convoy { to_goal, to_leader, aside, left: left.into(), is_free, is_fresh }
    }
}

/// The squares of a way, and those between which its diagonal steps squeeze through.
fn wide(leader: Square, path: &[Square], field: &Field) -> SquareSet {
    let board = field.game.setup().board();
    let (mut wide, mut here) = (SquareSet::EMPTY, leader);
    for &next in path.iter().take(LONG_PATH) {
        wide.insert(next);
        if Facing::ALL.into_iter().all(|facing| board.front(here, facing) != Some(next)) {
            wide = wide.or(&board.adjacent(here).and(board.adjacent(next)));
        }
        here = next;
    }
    wide
}

/// How far each square is from where one is not in the leader's way. Nobody can pass him.
fn aside(leader: Square, errand: &Errand, path: SquareSet, to_leader: &Row, field: &Field) -> Vec<u8> {
    let board = field.game.setup().board();
    let mut blocked = shut(field.game);
    blocked.insert(leader);
    let before = flood(field, path.iter(), &blocked);
    let in_front = board.squares().filter(|at| before[at.index()] != u8::MAX);
    let area = if matches!(errand.purpose, Purpose::Burn(_)) { errand.goal } else { SquareSet::EMPTY };
    let free = |at: &Square| !path.has(*at) && !area.has(*at) && !field.marines.has(*at);
    let mut safe: Vec<Square> = in_front.filter(free).collect();
    if errand.purpose == Purpose::Exit {
        safe.extend(errand.goal.iter());
    }
    if safe.is_empty() {
        safe = errand.goal.iter().filter(|at| !path.has(*at) || errand.goal.len() == 1).collect();
    }
    // Who is farther off will have moved on by then.
    let near = |at: &Square| to_leader[at.index()] <= NEAR;
    let taken = blocked.or(&field.marines.iter().filter(near).collect());
    let through = flood(field, safe.iter().copied(), &blocked);
    let mut steps = flood(field, safe.into_iter(), &taken);
    let others: Vec<Square> =
        field.friends.iter().map(|friend| friend.at).filter(|at| *at != leader).collect();
    let out = |at: Square, steps: &[u8]| {
        let next = board.open_steps(at, &taken).map(|(to, _)| steps[to.index()]).min();
        next.unwrap_or(u8::MAX).saturating_add(1)
    };
    let labels: Vec<u8> = others.iter().map(|at| out(*at, &steps)).collect();
    let blocks = |at: Square| path.has(at) || area.has(at);
    // Who cannot get out of the way is let through by those beside him.
    let boxed_in = others.iter().zip(&labels).filter(|(at, label)| blocks(**at) && **label == u8::MAX);
    let beside = boxed_in.fold(SquareSet::EMPTY, |beside, (at, _)| beside.or(board.adjacent(*at)));
    for (at, label) in others.iter().zip(labels) {
        let moves = blocks(*at) || beside.has(*at) && label != u8::MAX;
        steps[at.index()] = if moves { label } else { 0 };
    }
    // Where there is no way now, there will be one when the others have moved.
    let later = |(now, through): (u8, u8)| if now == u8::MAX { through.saturating_add(LATER) } else { now };
    steps.into_iter().zip(through).map(later).collect()
}

/// Steps from the nearest of some squares.
fn flood(field: &Field, from: impl Iterator<Item = Square>, blocked: &SquareSet) -> Vec<u8> {
    let board = field.game.setup().board();
    let mut steps = vec![u8::MAX; board.len()];
    let mut queue: VecDeque<Square> = from.collect();
    queue.iter().for_each(|at| steps[at.index()] = 0);
    while let Some(here) = queue.pop_front() {
        let next = steps[here.index()].saturating_add(1);
        let ladder = board.ladder_from(here).filter(|to| !blocked.has(*to));
        for to in board.open_steps(here, blocked).map(|(to, _)| to).chain(ladder) {
            if steps[to.index()] == u8::MAX {
                steps[to.index()] = next;
                queue.push_back(to);
            }
        }
    }
    steps
}

/// Going with one Marine.
pub(crate) struct Escort {
    convoy: Arc<Convoy>,
    manner: Manner,
    /// What a step is worth.
    step: i32,
}

/// How one goes with somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Some way in front of him.
    Ahead,
    /// In front of him, and out of his way.
    Aside,
    /// Close behind him.
    Behind,
}

impl Escort {
    /// How a friend goes with a leader.
    pub fn new(convoy: &Arc<Convoy>, friend: &Friend, step: i32, field: &Field) -> Escort {
        let steps = |other: &Friend| i32::from(convoy.to_goal[other.at.index()]);
        let nearer = field.friends.iter().filter(|other| steps(other) < steps(friend)).count();
        // A Marine does not step in front of a leader who is about to go.
        let lets_pass = convoy.is_fresh && convoy.to_leader[friend.at.index()] <= CLOSE;
        let may_lead = convoy.is_free && nearer < VANGUARD && convoy.left > LEAD;
        let manner = if steps(friend) > convoy.left {
            Manner::Behind
        } else if may_lead && !lets_pass {
            Manner::Ahead
        } else {
            Manner::Aside
        };
        Escort { convoy: Arc::clone(convoy), manner, step }
    }

    /// Whether he is in the way of a leader who is about to arrive.
    pub fn is_in_the_way(&self) -> bool {
        self.manner == Manner::Aside && (!self.convoy.is_free || self.convoy.left <= LEAD)
    }

    /// What a place is worth to be at.
    pub fn worth(&self, square: Square) -> i32 {
        let convoy = &self.convoy;
        let steps = i32::from(convoy.to_goal[square.index()]).min(120);
        let apart = i32::from(convoy.to_leader[square.index()]).min(60);
        match self.manner {
            Manner::Ahead => {
                let short = (steps - (convoy.left - LEAD)).clamp(0, LEAD);
                -self.step * short - self.step / 2 * (apart - LEAD).max(0)
            }
            Manner::Aside => {
                let trouble = i32::from(convoy.aside[square.index()]).min(60);
                if convoy.is_free {
                    -self.step * trouble - self.step / 2 * (apart - LEAD).max(0)
                } else {
                    -2 * self.step * trouble
                }
            }
            Manner::Behind => -self.step * 7 / 10 * (apart - 2).max(0),
        }
    }
}

/// The squares of the shortest way to a goal, the goal's own last.
fn path(field: &Field, from: Square, goal: &SquareSet, blocked: &SquareSet) -> Option<Vec<Square>> {
    let board = field.game.setup().board();
    let mut before: Vec<Option<Square>> = vec![None; board.len()];
    let mut queue = VecDeque::from([from]);
    before[from.index()] = Some(from);
    while let Some(here) = queue.pop_front() {
        if goal.has(here) {
            let mut path: Vec<Square> = std::iter::successors(Some(here), |at| before[at.index()])
                .take_while(|at| *at != from)
                .collect();
            path.reverse();
            return Some(path);
        }
        let steps = board.open_steps(here, blocked).map(|(to, _)| to);
        for to in steps.chain(board.ladder_from(here).filter(|to| !blocked.has(*to))) {
            if before[to.index()].is_none() {
                before[to.index()] = Some(here);
                queue.push_back(to);
            }
        }
    }
    None
}
