//! Lines of sight on a deck, as far as hull alone decides.

use space_hulk::Coord;

use crate::deck::Deck;

/// Whether somebody on one square could see another if every door stood open, whichever way he faces.
///
/// The walk of SH-LOS-08. Where a line goes through a corner, one open side is enough here: better to call a
/// square seen that is not than the other way round.
pub(crate) fn could_see(deck: &Deck, from: Coord, to: Coord) -> bool {
    if from.level != to.level {
        return deck.climbed(from) == Some(to);
    }
    let (east, north) = ((to.x - from.x).signum(), (to.y - from.y).signum());
    let (nx, ny) = ((to.x - from.x).abs(), (to.y - from.y).abs());
    let (mut ix, mut iy) = (0, 0);
    let mut at = from;
    while ix < nx || iy < ny {
        let side = (1 + 2 * ix) * ny - (1 + 2 * iy) * nx;
        let (across, along) = (side <= 0, side >= 0);
        if across && along {
            let corners = [at.offset(east, 0), at.offset(0, north)];
            if !corners.into_iter().any(|corner| deck.is_floor(corner)) {
                return false;
            }
        }
        ix += i16::from(across);
        iy += i16::from(along);
        at = at.offset(if across { east } else { 0 }, if along { north } else { 0 });
        if !deck.is_floor(at) {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::Section;
    use crate::prefab::Prefab;
    use space_hulk::SectionKind;

    #[test]
    fn hull_hides_what_lies_behind_it() {
        let drawing = "[it] room 1\n ####>\n #\n # ##\n ####\n";
        let shape = Prefab::read(drawing).expect("a drawing").remove(0).shapes.remove(0);
        let mut deck = Deck::new(20, 20);
        deck.lay(Section::laid(SectionKind::Room, &shape, Coord::new(5, 5)));
        let sees = |from: (i16, i16), to: (i16, i16)| {
            could_see(&deck, Coord::new(from.0, from.1), Coord::new(to.0, to.1))
        };
        assert!(sees((5, 5), (5, 8)) && sees((5, 8), (5, 5)), "along the corridor");
        assert!(sees((5, 8), (8, 8)));
        assert!(!sees((8, 8), (8, 6)), "through hull");
        assert!(sees((5, 5), (8, 6)), "past a corner");
        assert!(!sees((8, 8), (5, 5)), "round a corner");
    }
}
