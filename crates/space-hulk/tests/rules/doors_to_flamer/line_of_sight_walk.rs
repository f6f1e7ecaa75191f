//! Sight against a plain walk along every line (SH-LOS-08), on random boards.

use std::collections::{BTreeMap, BTreeSet};

use game_api::Seeded;
use space_hulk::{Facing, Square};

use crate::support::Scene;

type Cell = (i16, i16);

/// What a test knows about a board, gathered while it is drawn.
#[derive(Default)]
struct Plan {
    floor: BTreeSet<Cell>,
    rooms: BTreeSet<Cell>,
    obstructed: BTreeSet<Cell>,
    walls: BTreeSet<(Cell, Cell)>,
}

impl Plan {
    fn is_walled(&self, a: Cell, b: Cell) -> bool {
        self.walls.contains(&(a, b)) || self.walls.contains(&(b, a))
    }

    fn is_blocked(&self, at: Cell) -> bool {
        !self.floor.contains(&at) || self.obstructed.contains(&at)
    }

    /// Whether the side square `m` closes its side of the corner between `a` and `b`.
    fn closes(&self, a: Cell, m: Cell, b: Cell) -> bool {
        self.is_blocked(m) || self.is_walled(a, m) || self.is_walled(m, b)
    }

    /// The walk of SH-LOS-08 with the wall-edge test.
    fn is_clear(&self, from: Cell, to: Cell) -> bool {
        let (nx, ny) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
        let (sx, sy) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let (mut ix, mut iy) = (0, 0);
        let (mut x, mut y) = from;
        while ix < nx || iy < ny {
            let was = (x, y);
            let c = (1 + 2 * ix) * ny - (1 + 2 * iy) * nx;
            if c == 0 {
                let next = (x + sx, y + sy);
                if self.closes(was, (x + sx, y), next) && self.closes(was, (x, y + sy), next) {
                    return false;
                }
                (x, y) = next;
                ix += 1;
                iy += 1;
            } else {
                if c < 0 {
                    x += sx;
                    ix += 1;
                } else {
                    y += sy;
                    iy += 1;
                }
                if self.is_walled(was, (x, y)) {
                    return false;
                }
            }
            if (x, y) == to {
                return true;
            }
            if self.is_blocked((x, y)) {
                return false;
            }
        }
        false
    }

    /// SH-LOS-11: whether the strict reading leaves this pair of squares.
    fn is_allowed(&self, from: Cell, to: Cell) -> bool {
        let near = (from.0 - to.0).abs().max((from.1 - to.1).abs()) == 1;
        let rooms = self.rooms.contains(&from) && self.rooms.contains(&to);
        rooms || near || from.0 == to.0 || from.1 == to.1
    }
}

/// Draws a random board: what it holds, and its text.
fn draw(dice: &mut Seeded, strict: bool) -> (Plan, String) {
    let (west, south) = (-3, -2);
    let (width, height) = (5 + dice.below(5) as i16, 5 + dice.below(4) as i16);
    let mut plan = Plan::default();
    let (mut map, mut serial, mut barrier) = (String::new(), 0, false);
    for y in (south..south + height).rev() {
        for x in west..west + width {
            let first = plan.floor.is_empty();
            if !first && dice.below(6) == 0 {
                map += ". ";
                continue;
            }
            plan.floor.insert((x, y));
            let room = dice.below(2) == 0;
            if room {
                plan.rooms.insert((x, y));
            }
            serial += 1;
            let roll = if first { 5 } else { dice.below(40) };
            let (thing, blocks) = match roll {
                0 | 1 => (":+".into(), true),
                2 => (":*".into(), true),
                3 => (":%".into(), true),
                4 => (format!(":b{serial}"), true),
                5 if first || serial % 3 == 0 => (format!(":m{serial}^"), true),
                6 | 7 => (format!(":*,g{serial}v"), true),
                8 => (format!(":/,g{serial}<"), true),
                9 if !barrier => (":=".into(), true),
                10 => (":/".into(), false),
                11 => (":-".into(), false),
                12 => (format!(":!o{serial}"), false),
                _ => (String::new(), false),
            };
            barrier |= thing == ":=";
            if blocks {
                plan.obstructed.insert((x, y));
            }
            map += &format!("{}{thing} ", if room { 'b' } else { 'a' });
        }
        map += "\n";
    }
    let mut lines = format!("origin {west},{south}\n{map}\nkind b room\n");
    for &(x, y) in &plan.floor {
        for (to_x, to_y) in [(x + 1, y), (x, y + 1)] {
            if plan.floor.contains(&(to_x, to_y)) && dice.below(8) == 0 {
                plan.walls.insert(((x, y), (to_x, to_y)));
                lines += &format!("wall {x},{y}/{to_x},{to_y}\n");
            }
        }
    }
    if strict {
        lines += "option los_model corridor_strict\n";
    }
    (plan, lines)
}

/// Compares what the game sees with the walk, for all pairs of squares and all
/// facings; how many lines were open and how many were not.
fn compare(plan: &Plan, board: &str, strict: bool) -> (u32, u32) {
    let game = Scene::new(board).game;
    let squares: BTreeMap<Cell, Square> = game
        .setup()
        .board()
        .squares()
        .map(|square| (game.setup().board().coord(square), square))
        .map(|(coord, square)| ((coord.x, coord.y), square))
        .collect();
    let square = |at: Cell| squares[&at];
    let (mut open, mut shut) = (0, 0);
    for &from in &plan.floor {
        for (facing, back, fx, fy) in [
            (Facing::North, Facing::South, 0, 1),
            (Facing::East, Facing::West, 1, 0),
            (Facing::South, Facing::North, 0, -1),
            (Facing::West, Facing::East, -1, 0),
        ] {
            let seen = game.seen_from(square(from), facing);
            for &to in &plan.floor {
                let (dx, dy) = (to.0 - from.0, to.1 - from.1);
                let (ahead, aside) = (dx * fx + dy * fy, (dx * fy - dy * fx).abs());
                let in_arc = ahead >= 1 && aside <= ahead;
                let expected = in_arc && plan.is_clear(from, to) && (!strict || plan.is_allowed(from, to));
                let what = || format!("{from:?} {facing:?} {to:?}\n{board}");
                assert_eq!(seen.has(square(to)), expected, "seen_from {}", what());
                assert_eq!(game.is_seen_from(square(from), facing, square(to)), expected, "{}", what());
                assert_eq!(game.is_seen_from(square(to), back, square(from)), expected, "back {}", what());
                open += u32::from(expected);
                shut += u32::from(in_arc && !expected);
            }
        }
    }
    (open, shut)
}

/// Proves SH-LOS-02, SH-LOS-04, SH-LOS-05, SH-LOS-06, SH-LOS-07, SH-LOS-08, SH-LOS-09,
/// SH-LOS-10, SH-AMB-07.
#[test]
fn sight_is_what_the_walk_says_in_both_directions() {
    let mut dice = Seeded::new(8);
    let (mut open, mut shut) = (0, 0);
    for _ in 0..120 {
        let (plan, board) = draw(&mut dice, false);
        let found = compare(&plan, &board, false);
        (open, shut) = (open + found.0, shut + found.1);
    }
    // The boards are neither empty nor full.
    assert!(open > 20_000 && shut > 20_000, "{open} open, {shut} shut");
}

/// Proves SH-LOS-11, SH-OPT-12.
#[test]
fn strict_sight_is_the_walk_within_rooms_rows_columns_and_neighbours() {
    let mut dice = Seeded::new(11);
    for _ in 0..60 {
        let (plan, board) = draw(&mut dice, true);
        compare(&plan, &board, true);
    }
}
