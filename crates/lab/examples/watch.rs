//! One game as a person would follow it: every action, and the board after every turn.
//!
//! ```text
//! cargo run --release -p lab --example watch -- veteran veteran cold-lock 3
//! ```
//!
//! Marines, aliens, a mission by id or file, a seed. Two signs for each square: a
//! letter of the name and the facing, `b` and the value for blips, `++` for doors.

use bots::hulk;
use content::hulk::Library;
use game_api::{Game, Journal, Pending, Seeded, Viewer, stable_hash};
use space_hulk::{Coord, Facing, Kind, Side, SpaceHulk, Unit, UnitId, text};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [marine, alien, name, seed] = args.as_slice() else {
        eprintln!("usage: watch MARINES ALIENS MISSION SEED");
        std::process::exit(2);
    };
    let seed: u64 = seed.parse().expect("a seed");
    let mission = match Library::built_in().find(name) {
        Some(mission) => mission.clone(),
        None => {
            content::hulk::parse(&std::fs::read_to_string(name).expect("a file")).mission.expect("a mission")
        }
    };
    let mut dice = Seeded::new(stable_hash(&(&mission.id, seed)));
    let mut game =
        SpaceHulk::from_position(&mission.position(), &mut dice, &mut Journal::discard()).expect("checked");
    let player = |name: &str, side: Side| {
        hulk::player(name, stable_hash(&(seed, side.name()))).expect("a name of ours")
    };
    let mut seats = [player(marine, Side::Marine), player(alien, Side::Alien)];
    let (mut legal, mut when) = (Vec::new(), None);
    while let Pending::Decide(side) = game.pending() {
        if when != Some((game.turn(), game.phase())) {
            println!(
                "\n== round {} {} command {}\n{}",
                game.turn(),
                game.phase().name(),
                game.command_left(),
                board(&game)
            );
            when = Some((game.turn(), game.phase()));
        }
        game.legal_actions(&mut legal);
        let index = seats[usize::from(side == Side::Alien)].decide(&game.view(Viewer::Seat(side)), &legal);
        if legal.len() > 1 {
            println!("{:6} {}", side.name(), text::print_action(&game, &legal[index]));
        }
        game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
    }
    println!("{}", board(&game));
    if let Pending::Over(outcome) = game.pending() {
        println!("winner {:?}: {}", outcome.winner, game.reason(outcome));
    }
}

fn board(game: &SpaceHulk) -> String {
    let squares: Vec<Coord> = game.setup().board().squares().map(|s| game.setup().board().coord(s)).collect();
    let mut out = String::new();
    let levels: std::collections::BTreeSet<u8> = squares.iter().map(|at| at.level).collect();
    for level in levels.into_iter().rev() {
        let on = || squares.iter().filter(move |at| at.level == level);
        let (left, right) = (on().map(|at| at.x).min().unwrap_or(0), on().map(|at| at.x).max().unwrap_or(0));
        let (low, high) = (on().map(|at| at.y).min().unwrap_or(0), on().map(|at| at.y).max().unwrap_or(0));
        for y in (low..=high).rev() {
            let row: String = (left..=right).map(|x| signs(game, Coord { level, x, y })).collect();
            out.push_str(&format!("{y:>3} {}\n", row.trim_end()));
        }
        out.push('\n');
    }
    out
}

fn signs(game: &SpaceHulk, at: Coord) -> String {
    let Some(square) = game.setup().board().square(at) else { return "  ".to_owned() };
    if let Some((id, unit)) = game.unit_ids().find(|(_, unit)| unit.square() == Some(square)) {
        return piece(game, id, unit);
    }
    let closed = (0..game.setup().n_doors())
        .any(|door| game.closed_door_bits() >> door & 1 != 0 && game.setup().door_coord(door) == at);
    let sign = if closed {
        "++"
    } else if game.burning().has(square) {
        "**"
    } else {
        " ."
    };
    sign.to_owned()
}

fn piece(game: &SpaceHulk, id: UnitId, unit: &Unit) -> String {
    let arrow = match unit.facing() {
        Facing::North => '^',
        Facing::East => '>',
        Facing::South => 'v',
        Facing::West => '<',
    };
    match unit.kind() {
        Kind::Blip => format!("b{}", unit.value()),
        Kind::Marine => {
            let letter = game.name_of(id).chars().next().unwrap_or('m').to_ascii_uppercase();
            let letter = if unit.on_overwatch() { letter } else { letter.to_ascii_lowercase() };
            format!("{letter}{arrow}")
        }
        Kind::Broodlord => format!("B{arrow}"),
        Kind::Genestealer => format!("x{arrow}"),
    }
}
