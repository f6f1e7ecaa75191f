//! Closing loops: corridors between connectors that lie near each other but far apart to walk.

use space_hulk::{Coord, Facing, SectionKind};

use crate::chance::Dice;
use crate::deck::{Deck, Port, Section, step};
use crate::paths::{FAR, steps_from};

/// The longest corridor that only closes a loop.
const LONGEST: usize = 13;
/// A corridor must save this number of steps beyond its own length, or it is not worth its floor.
const WORTH: usize = 7;
/// Corridors longer than this are made of several sections.
const LONGEST_SECTION: usize = 6;

/// Where a corridor may start: at an open connector, or at the side of another corridor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct End {
    /// The connector that the corridor meets.
    port: Port,
    /// The corridor's square that becomes a junction, with `port` at its new arm.
    cut: Option<Port>,
}

impl End {
    fn open(port: Port) -> End {
        End { port, cut: None }
    }

    fn aside(cut: Port) -> End {
        End { port: Port { at: cut.beyond(), side: cut.side }, cut: Some(cut) }
    }

    /// The square from which one walks: the last one that is there already.
    fn foot(&self) -> Coord {
        self.cut.unwrap_or(self.port).at
    }

    fn is_there(&self, deck: &Deck) -> bool {
        self.cut.map_or(deck.open.contains(&self.port), |cut| deck.can_branch(cut))
    }
}

/// A corridor that could be built.
struct Link {
    path: Vec<Coord>,
    ends: (End, End),
    saved: usize,
}

impl Link {
    /// The whole corridor with the new arms of its junctions, to see whether it fits.
    fn fits(&self, deck: &Deck) -> bool {
        let ends = [self.ends.0, self.ends.1];
        let cuts: Vec<Port> = ends.iter().filter_map(|end| end.cut).collect();
        let floor = self.path.iter().copied().chain(cuts.iter().map(|cut| cut.beyond())).collect();
        let ports = ends.iter().map(|end| end.cut.unwrap_or(end.port).mate()).collect();
        let section = Section { kind: SectionKind::Corridor, floor, ports, ladder: None };
        ends.iter().all(|end| end.is_there(deck)) && deck.would_fit(&section, &cuts)
    }

    fn build(&self, deck: &mut Deck) {
        for cut in [self.ends.0, self.ends.1].iter().filter_map(|end| end.cut) {
            deck.branch(cut);
        }
        build(deck, &self.path, (self.ends.0.port, self.ends.1.port));
    }

    fn is_worth(&self, deck: &Deck) -> bool {
        let now = steps_from(deck, self.ends.0.foot())[Deck::index(self.ends.1.foot())];
        now != FAR && now as usize >= self.path.len() + WORTH
    }
}

/// Closes at most this number of loops on a level; returns how many it closed.
pub(crate) fn close_loops(deck: &mut Deck, level: u8, most: usize, dice: &mut Dice) -> usize {
    let mut links = candidates(deck, level);
    // The best first, but not always the very same ones.
    for link in &mut links {
        link.saved += dice.below(8);
    }
    links.sort_by_key(|link| (usize::MAX - link.saved, link.ends));
    let mut closed = 0;
    for link in links {
        if closed < most && link.fits(deck) && link.is_worth(deck) {
            link.build(deck);
            closed += 1;
        }
    }
    closed
}

/// Joins a connector to the rest of its level by the shortest corridor, whatever it saves.
pub(crate) fn join_up(deck: &mut Deck, from: Port) -> bool {
    let mut links = Vec::new();
    for to in ends(deck, from.at.level).into_iter().filter(|to| to.foot() != from.at) {
        let ends = (End::open(from), to);
        links.extend(paths(from, to.port).into_iter().map(|path| Link { path, ends, saved: 0 }));
    }
    links.sort_by_key(|link| (link.path.len(), link.ends));
    let best = links.into_iter().find(|link| link.fits(deck));
    best.as_ref().inspect(|link| link.build(deck)).is_some()
}

/// Every place where a corridor may start.
fn ends(deck: &Deck, level: u8) -> Vec<End> {
    let mut ends: Vec<End> = deck.open.iter().map(|&port| End::open(port)).collect();
    for at in deck.floor() {
        for side in Facing::ALL {
            let cut = Port { at, side };
            if deck.can_branch(cut) {
                ends.push(End::aside(cut));
            }
        }
    }
    ends.retain(|end| end.port.at.level == level && !deck.is_floor(end.port.beyond()));
    ends
}

fn candidates(deck: &Deck, level: u8) -> Vec<Link> {
    let ends = ends(deck, level);
    let mut links = Vec::new();
    let mut known: Option<(Coord, Vec<u16>)> = None;
    for (i, &a) in ends.iter().enumerate() {
        for &b in &ends[i + 1..] {
            let (from, to) = (a.port.at, b.port.at);
            let length = ((from.x - to.x).abs() + (from.y - to.y).abs()) as usize;
            // Most pairs are out of the question before anybody has to walk.
            if length > LONGEST || !could_meet(a.port, b.port) {
                continue;
            }
            if known.as_ref().is_none_or(|(foot, _)| *foot != a.foot()) {
                known = Some((a.foot(), steps_from(deck, a.foot())));
            }
            let walk = known.as_ref().map_or(0, |(_, steps)| steps[Deck::index(b.foot())] as usize);
            if walk < 2 * length.max(WORTH) {
                continue;
            }
            for path in paths(a.port, b.port).into_iter().filter(|path| path.len() <= LONGEST) {
                if let Some(saved) = walk.checked_sub(2 * path.len()) {
                    links.push(Link { path, ends: (a, b), saved });
                }
            }
        }
    }
    links
}

/// Whether there is a way of one of the forms that [`paths`] knows.
fn could_meet(a: Port, b: Port) -> bool {
    let (ahead, aside) = split(a.beyond(), b.beyond(), a.side);
    match b.side {
        side if side == a.side => aside.abs() >= 3,
        side if side == a.side.back() => ahead >= 0 && (aside == 0 || aside.abs() >= 3 && ahead >= 2),
        side if side == a.side.left() => ahead >= 1 && aside >= 1,
        _ => ahead >= 1 && aside <= -1,
    }
}

/// Every way with at most two bends, none of them next to each other or to an end.
fn paths(a: Port, b: Port) -> Vec<Vec<Coord>> {
    let (from, to) = (a.beyond(), b.beyond());
    let (ahead, aside) = split(from, to, a.side);
    if b.side == a.side.back() && aside == 0 {
        return if ahead >= 0 { vec![walk(from, &[(a.side, ahead)])] } else { Vec::new() };
    }
    let turn = if aside > 0 { a.side.right() } else { a.side.left() };
    let wide = aside.abs();
    if b.side == turn.back() {
        let fine = ahead >= 1 && wide >= 1;
        return if fine { vec![walk(from, &[(a.side, ahead), (turn, wide)])] } else { Vec::new() };
    }
    if wide < 3 {
        return Vec::new();
    }
    let bends: Vec<i16> = match b.side {
        side if side == a.side.back() => (1..ahead).collect(),
        side if side == a.side => vec![ahead.max(0) + 1],
        _ => Vec::new(),
    };
    bends
        .into_iter()
        .map(|bend| walk(from, &[(a.side, bend), (turn, wide), (b.side.back(), (ahead - bend).abs())]))
        .collect()
}

/// How far one square lies ahead of another and to its right, for somebody who faces that way.
fn split(from: Coord, to: Coord, facing: Facing) -> (i16, i16) {
    let (east, north) = (to.x - from.x, to.y - from.y);
    let (dx, dy) = facing.delta();
    let (rx, ry) = facing.right().delta();
    (east * dx + north * dy, east * rx + north * ry)
}

/// The squares of a walk in straight legs, the first square included.
fn walk(from: Coord, legs: &[(Facing, i16)]) -> Vec<Coord> {
    let mut path = vec![from];
    for &(side, length) in legs {
        for _ in 0..length {
            path.push(step(path[path.len() - 1], side));
        }
    }
    path
}

fn corridor(floor: &[Coord], ends: (Port, Port), kind: SectionKind) -> Section {
    Section { kind, floor: floor.to_vec(), ports: vec![ends.0.mate(), ends.1.mate()], ladder: None }
}

/// Lays a path as corners and straight corridors.
fn build(deck: &mut Deck, path: &[Coord], ends: (Port, Port)) {
    let mut entry = ends.0;
    for (kind, run) in pieces(path) {
        let last = path[run.end - 1];
        let exit = match path.get(run.end) {
            Some(&next) => Port { at: next, side: side_of(next, last) },
            None => ends.1,
        };
        deck.lay(corridor(&path[run], (entry, exit), kind));
        entry = exit.mate();
    }
}

/// The side of one square on which its neighbor lies.
fn side_of(at: Coord, neighbor: Coord) -> Facing {
    Facing::ALL.into_iter().find(|&side| step(at, side) == neighbor).unwrap_or(Facing::North)
}

/// Cuts a path into corners, with a square on either side of the bend, and straight runs.
fn pieces(path: &[Coord]) -> Vec<(SectionKind, std::ops::Range<usize>)> {
    let is_bend = |i: usize| {
        i > 0 && i + 1 < path.len() && path[i - 1].x != path[i + 1].x && path[i - 1].y != path[i + 1].y
    };
    let mut cut = Vec::new();
    let mut start = 0;
    for bend in (0..path.len()).filter(|&i| is_bend(i)) {
        cut.extend(straight(start, bend - 1));
        cut.push((SectionKind::Corner, bend - 1..bend + 2));
        start = bend + 2;
    }
    cut.extend(straight(start, path.len()));
    cut
}

fn straight(start: usize, end: usize) -> impl Iterator<Item = (SectionKind, std::ops::Range<usize>)> {
    let length = end.saturating_sub(start);
    let parts = length.div_ceil(LONGEST_SECTION);
    (0..parts).map(move |i| {
        let (from, to) = (start + i * length / parts, start + (i + 1) * length / parts);
        (SectionKind::Corridor, from..to)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn port(x: i16, y: i16, side: Facing) -> Port {
        Port { at: Coord::new(x, y), side }
    }

    fn lengths(a: Port, b: Port) -> Vec<usize> {
        paths(a, b).iter().map(Vec::len).collect()
    }

    #[test]
    fn ways_of_every_form() {
        use Facing::{East, North, South, West};
        let a = port(5, 5, East);
        assert_eq!(lengths(a, port(9, 5, West)), [3], "straight");
        assert_eq!(lengths(a, port(6, 5, West)), [0_usize; 0], "they meet already");
        assert_eq!(lengths(a, port(8, 9, South)), [6], "one bend");
        assert_eq!(lengths(a, port(8, 9, North)), [0_usize; 0], "it looks away");
        assert_eq!(lengths(a, port(10, 9, West)), [8, 8], "two bends");
        assert_eq!(lengths(a, port(10, 7, West)), [0_usize; 0], "too close for two bends");
        assert_eq!(lengths(a, port(5, 9, East)), [7], "round a U");
        assert_eq!(lengths(a, port(7, 9, East)), [9], "round a longer U");
        for side in Facing::ALL {
            for (x, y) in (0..12).flat_map(|x| (0..12).map(move |y| (x, y))) {
                let b = port(x, y, side);
                assert_eq!(could_meet(a, b), !paths(a, b).is_empty(), "{b:?}");
            }
        }
        for b in [port(9, 5, West), port(8, 9, South), port(10, 9, West), port(7, 9, East), port(8, 1, North)]
        {
            for path in paths(a, b) {
                assert_eq!((path[0], path[path.len() - 1]), (a.beyond(), b.beyond()));
            }
        }
    }

    #[test]
    fn a_path_is_cut_into_corners_and_corridors() {
        let path = walk(Coord::new(0, 0), &[(Facing::East, 9), (Facing::North, 3)]);
        let cut = pieces(&path);
        let kinds: Vec<(SectionKind, usize)> = cut.iter().map(|(kind, run)| (*kind, run.len())).collect();
        use SectionKind::{Corner, Corridor};
        assert_eq!(kinds, [(Corridor, 4), (Corridor, 4), (Corner, 3), (Corridor, 2)]);
        assert_eq!(cut.iter().map(|(_, run)| run.len()).sum::<usize>(), path.len());
    }
}
