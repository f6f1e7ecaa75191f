//! Distances on a deck, and what it costs a Marine to walk them.

use space_hulk::{Coord, Facing};

use crate::deck::{Deck, step};

/// The distance to a place that cannot be reached.
pub(crate) const FAR: u16 = u16::MAX;

/// The steps from a square to every other, by [`Deck::index`], doors open, nobody in the way.
pub(crate) fn steps_from(deck: &Deck, from: Coord) -> Vec<u16> {
    steps_from_all(deck, [from])
}

/// The steps from the nearest of several squares to every other.
pub(crate) fn steps_from_all(deck: &Deck, from: impl IntoIterator<Item = Coord>) -> Vec<u16> {
    let mut steps = vec![FAR; Deck::PLACES];
    let mut queue: Vec<usize> = from.into_iter().map(Deck::index).collect();
    queue.iter().for_each(|&place| steps[place] = 0);
    let mut read = 0;
    while let Some(&place) = queue.get(read) {
        read += 1;
        let next = steps[place] + 1;
        for to in deck.places_beside(place).into_iter().chain(deck.place_climbed(place)) {
            if steps[to] == FAR && deck.is_floor_at(to) {
                steps[to] = next;
                queue.push(to);
            }
        }
    }
    steps
}

/// The distance that forced lurking counts (SH-LURK-04, SH-AMB-16), or a little less: diagonal steps too.
pub(crate) fn squares_from_all(deck: &Deck, from: impl IntoIterator<Item = Coord>) -> Vec<u16> {
    let mut squares = vec![FAR; Deck::PLACES];
    let mut queue: Vec<usize> = from.into_iter().map(Deck::index).collect();
    queue.iter().for_each(|&place| squares[place] = 0);
    let mut read = 0;
    while let Some(&place) = queue.get(read) {
        read += 1;
        let next = squares[place] + 1;
        let sides = deck.places_beside(place);
        // A corner counts where one of the two squares beside it is floor.
        let corner = |i: usize, j: usize| {
            let open = deck.is_floor_at(sides[i]) || deck.is_floor_at(sides[j]);
            open.then(|| sides[i] + sides[j] - place)
        };
        let corners = [corner(0, 1), corner(1, 2), corner(2, 3), corner(3, 0)];
        for to in sides.into_iter().chain(corners.into_iter().flatten()).chain(deck.place_climbed(place)) {
            if squares[to] == FAR && deck.is_floor_at(to) {
                squares[to] = next;
                queue.push(to);
            }
        }
    }
    squares
}

/// What doors and ladders cost a Marine besides the step (SH-DOOR-04, SH-LAD-03).
const DOOR: u16 = 1;
const LADDER: u16 = 2;
/// A queue for each price that a step can have.
const MOST: usize = 3;

/// The action points a Marine needs from a start to every square: a step ahead or a quarter turn for one each,
/// a point for each door. Nobody stands in his way; he makes no diagonal steps, so there is something to spare.
pub(crate) fn costs_from(deck: &Deck, from: Coord, facing: Facing, doors: &[Coord]) -> Vec<u16> {
    let state = |at: Coord, facing: Facing| Deck::index(at) * 4 + facing as usize;
    let mut costs = vec![FAR; Deck::PLACES * 4];
    let mut best = vec![FAR; Deck::PLACES];
    let mut waiting: Vec<Vec<(Coord, Facing)>> = vec![Vec::new(); MOST + 1];
    let mut price: u16 = 0;
    waiting[0].push((from, facing));
    costs[state(from, facing)] = 0;
    while waiting.iter().any(|list| !list.is_empty()) {
        let slot = price as usize % (MOST + 1);
        while let Some((at, facing)) = waiting[slot].pop() {
            if costs[state(at, facing)] != price {
                continue;
            }
            best[Deck::index(at)] = best[Deck::index(at)].min(price);
            for (to, turned, cost) in moves(deck, at, facing, doors) {
                let known = &mut costs[state(to, turned)];
                if price + cost < *known {
                    *known = price + cost;
                    waiting[(price + cost) as usize % (MOST + 1)].push((to, turned));
                }
            }
        }
        price += 1;
    }
    best
}

fn moves(
    deck: &Deck,
    at: Coord,
    facing: Facing,
    doors: &[Coord],
) -> impl Iterator<Item = (Coord, Facing, u16)> {
    let ahead = step(at, facing);
    let door = if doors.contains(&ahead) { DOOR } else { 0 };
    let walks = deck.is_floor(ahead).then_some((ahead, facing, 1 + door));
    let climbs = deck.climbed(at).map(|to| (to, facing, LADDER));
    [(at, facing.left(), 1), (at, facing.right(), 1)].into_iter().chain(walks).chain(climbs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::Section;
    use crate::prefab::Prefab;
    use space_hulk::SectionKind;

    /// A corner of five squares with a door in its long arm, and one with a ladder above its end.
    fn bent() -> Deck {
        let mut deck = Deck::new(20, 20);
        let shapes = Prefab::read("[it] room 1\n ##>\n #\n #\n\n[up] shaft 1\nH##>").expect("drawings");
        deck.lay(Section::laid(SectionKind::Room, &shapes[0].shapes[0], Coord::new(5, 5)));
        let upper = Coord { level: 1, x: 6, y: 7 };
        deck.lay(Section::laid(SectionKind::Shaft, &shapes[1].shapes[0], upper));
        deck.ladders.push((upper, Coord::new(6, 7)));
        deck
    }

    #[test]
    fn steps_go_round_corners_and_up_ladders() {
        let steps = steps_from(&bent(), Coord::new(5, 5));
        assert_eq!(steps[Deck::index(Coord::new(6, 7))], 3);
        assert_eq!(steps[Deck::index(Coord { level: 1, x: 8, y: 7 })], 6);
        assert_eq!(steps[Deck::index(Coord::new(9, 9))], FAR);
    }

    #[test]
    fn lurking_counts_diagonal_steps() {
        let squares = squares_from_all(&bent(), [Coord::new(5, 5)]);
        assert_eq!(squares[Deck::index(Coord::new(5, 7))], 2);
        assert_eq!(squares[Deck::index(Coord::new(6, 7))], 2, "round the corner at one go");
    }

    #[test]
    fn turns_doors_and_ladders_cost_points() {
        let (deck, start) = (bent(), Coord::new(5, 5));
        let cost = |facing, doors: &[Coord], to| costs_from(&deck, start, facing, doors)[Deck::index(to)];
        let corner = Coord::new(6, 7);
        assert_eq!(cost(Facing::North, &[], corner), 4, "three steps and a turn");
        assert_eq!(cost(Facing::South, &[], corner), 6, "he starts with his back to it");
        assert_eq!(cost(Facing::North, &[Coord::new(5, 6)], corner), 5, "a door in the way");
        assert_eq!(cost(Facing::North, &[], Coord { level: 1, x: 8, y: 7 }), 8, "and up the ladder");
    }
}
