//! Taking away what leads nowhere.

use std::collections::BTreeSet;

use space_hulk::{Coord, SectionKind};

use crate::deck::{Deck, Section, step};

/// Takes away every dead end of corridors and junctions, except for the squares to keep.
pub(crate) fn trim(deck: &mut Deck, keep: &BTreeSet<Coord>) {
    let mut ends: Vec<Coord> = deck.floor().filter(|&at| is_dead_end(deck, at, keep)).collect();
    while let Some(at) = ends.pop() {
        if is_dead_end(deck, at, keep) {
            let next: Vec<Coord> = deck.beside(at).map(|(_, to)| to).collect();
            deck.cut(at);
            ends.extend(next);
        }
    }
    for section in &mut deck.sections {
        section.kind = kind_of(section);
    }
}

fn is_dead_end(deck: &Deck, at: Coord, keep: &BTreeSet<Coord>) -> bool {
    let Some(number) = deck.section_at(at) else { return false };
    deck.sections[number].kind != SectionKind::Room
        && deck.climbed(at).is_none()
        && !keep.contains(&at)
        && deck.beside(at).count() <= 1
}

/// What a section is after it may have lost squares.
fn kind_of(section: &Section) -> SectionKind {
    use SectionKind::{Corner, Corridor, Crossroads, Other, TJunction};
    if !matches!(section.kind, Crossroads | TJunction | Corner | Other) {
        return section.kind;
    }
    let is_row =
        |value: fn(&Coord) -> i16| section.floor.iter().all(|at| value(at) == value(&section.floor[0]));
    if section.floor.is_empty() || is_row(|at| at.x) || is_row(|at| at.y) {
        return Corridor;
    }
    let arms = section.floor.iter().map(|&at| arms(section, at)).max().unwrap_or_default();
    match (arms, section.floor.len()) {
        (4, 5) => Crossroads,
        (3, 4) => TJunction,
        (2, 3) => Corner,
        _ => Other,
    }
}

fn arms(section: &Section, at: Coord) -> usize {
    let sides = space_hulk::Facing::ALL;
    sides.into_iter().filter(|&side| section.floor.contains(&step(at, side))).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prefab::Prefab;

    #[test]
    fn a_crossroads_loses_the_arms_that_nobody_needs() {
        let text = "[it] crossroads 1\n  ^\n  #\n<###>\n  #\n  v";
        let shape = Prefab::read(text).expect("a drawing").remove(0).shapes.remove(0);
        for (kept, kind) in [
            (vec![(0, 1), (2, 1), (1, 0), (1, 2)], SectionKind::Crossroads),
            (vec![(0, 1), (2, 1), (1, 0)], SectionKind::TJunction),
            (vec![(0, 1), (1, 0)], SectionKind::Corner),
            (vec![(0, 1), (2, 1)], SectionKind::Corridor),
        ] {
            let mut deck = Deck::new(20, 20);
            deck.lay(Section::laid(SectionKind::Crossroads, &shape, Coord::new(5, 5)));
            let keep = kept.iter().map(|&(x, y)| Coord::new(5 + x, 5 + y)).collect();
            trim(&mut deck, &keep);
            assert_eq!((deck.len(), deck.sections[0].kind), (kept.len() + 1, kind));
        }
    }

    #[test]
    fn rooms_stay_as_they_are() {
        let shape = Prefab::read("[it] room 1\n<###>").expect("a drawing").remove(0).shapes.remove(0);
        let mut deck = Deck::new(20, 20);
        deck.lay(Section::laid(SectionKind::Room, &shape, Coord::new(5, 5)));
        trim(&mut deck, &BTreeSet::new());
        assert_eq!((deck.len(), deck.sections[0].kind), (3, SectionKind::Room));
    }
}
