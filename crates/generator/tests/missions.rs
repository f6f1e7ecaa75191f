//! Missions of every archetype and size: sound, connected, sensible and different.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use content::Language;
use content::hulk::{Mission, Start};
use game_api::{Journal, Seeded};
use generator::{Archetype, Order, Size};
use space_hulk::{Coord, DoorState, Facing, SectionKind, SpaceHulk};

/// Seeds for each archetype and size.
const SEEDS: u64 = 8;

fn orders() -> impl Iterator<Item = Order> {
    Archetype::ALL.into_iter().flat_map(|archetype| {
        Size::ALL
            .into_iter()
            .flat_map(move |size| (0..SEEDS).map(move |seed| Order { archetype, size, seed }))
    })
}

/// Every mission, made once for all tests.
fn missions() -> impl Iterator<Item = (Order, &'static Mission)> {
    static ALL: LazyLock<Vec<Mission>> = LazyLock::new(|| orders().map(|order| order.generate()).collect());
    orders().zip(ALL.iter())
}

/// The floor with its section letters.
fn floor(mission: &Mission) -> BTreeMap<Coord, char> {
    let mut floor = BTreeMap::new();
    for level in &mission.board.levels {
        let last = level.rows.len() as i16 - 1;
        for (row, text) in level.rows.iter().enumerate() {
            for (x, letter) in text.chars().enumerate().filter(|(_, letter)| *letter != ' ') {
                floor.insert(level.origin.offset(x as i16, last - row as i16), letter);
            }
        }
    }
    floor
}

fn starts(mission: &Mission) -> Vec<Coord> {
    let at = |start: &Start| match start {
        Start::At(at, _) => *at,
        Start::Deploy(_) => panic!("the generator gives everybody a square"),
    };
    mission.marines.iter().map(|marine| at(&marine.start)).collect()
}

fn game(mission: &Mission) -> SpaceHulk {
    SpaceHulk::from_position(&mission.position(), &mut Seeded::new(1), &mut Journal::discard())
        .unwrap_or_else(|problems| panic!("{}: {problems:?}", mission.id))
}

#[test]
fn nothing_is_found_in_any_of_them() {
    let mut maps = BTreeSet::new();
    for (order, mission) in missions() {
        let text = content::hulk::print(mission);
        let report = content::hulk::parse_file(&text, Some(&order.id()));
        let found = content::render(&order.id(), &text, &report, false);
        assert!(report.diagnostics.is_empty(), "{found}");
        assert_eq!(report.mission.as_ref(), Some(mission), "{} reads back", order.id());
        let rows: Vec<String> = mission.board.levels.iter().flat_map(|level| level.rows.clone()).collect();
        assert!(maps.insert(rows), "{} has a map of its own", order.id());
    }
}

#[test]
fn every_map_is_in_one_piece_and_of_its_size() {
    for (order, mission) in missions() {
        let floor = floor(mission);
        let (squares, marines) = match order.size {
            Size::Small => (60..=90, 3..=5),
            Size::Medium => (100..=160, 5..=8),
            Size::Large => (180..=300, 8..=12),
        };
        assert!(squares.contains(&floor.len()), "{}: {} squares", order.id(), floor.len());
        assert!(marines.contains(&mission.marines.len()), "{}", order.id());
        let rounds = mission.rounds.limit.expect("there is a limit");
        assert!((8..=16).contains(&rounds), "{}: {rounds} rounds", order.id());
        let game = game(mission);
        let board = game.setup().board();
        let first = board.square(starts(mission)[0]).expect("floor");
        let reached = board.distances(first).iter().filter(|&&distance| distance != u8::MAX).count();
        assert_eq!(reached, floor.len(), "{}: doors apart, everything is connected", order.id());
    }
}

/// Two squares of corridor side by side would be a place that nobody has drawn.
#[test]
fn corridors_are_one_square_wide() {
    for (order, mission) in missions() {
        let floor = floor(mission);
        let kinds: BTreeMap<char, SectionKind> = mission.board.kinds.iter().copied().collect();
        let is_room =
            |letter: &char| matches!(kinds.get(letter), Some(SectionKind::Room | SectionKind::Shaft));
        for &at in floor.keys() {
            let block = [at, at.offset(1, 0), at.offset(0, 1), at.offset(1, 1)];
            let letters: Vec<&char> = block.iter().filter_map(|at| floor.get(at)).collect();
            assert!(
                letters.len() < 4 || letters.iter().any(|letter| is_room(letter)),
                "{}: {at}",
                order.id()
            );
        }
    }
}

/// A dead end is a room, a way in or out, or one of the sections that are meant to be dead ends.
#[test]
fn there_are_no_stubs() {
    for (order, mission) in missions() {
        let floor = floor(mission);
        let kinds: BTreeMap<char, SectionKind> = mission.board.kinds.iter().copied().collect();
        let ways = mission.board.entries.iter().map(|entry| entry.at);
        let ways: BTreeSet<Coord> = ways.chain(mission.board.exits.iter().map(|exit| exit.at)).collect();
        let meant = [SectionKind::Room, SectionKind::DeadEnd, SectionKind::Shaft];
        for (&at, letter) in floor.iter().filter(|(at, _)| !ways.contains(at)) {
            let beside = Facing::ALL.into_iter().filter(|side| {
                let (dx, dy) = side.delta();
                floor.contains_key(&at.offset(dx, dy))
            });
            let kind = kinds.get(letter).copied().unwrap_or(SectionKind::Corridor);
            assert!(beside.count() > 1 || meant.contains(&kind), "{}: {at}", order.id());
        }
    }
}

/// Forced lurking (SH-LURK-04) is not what a mission begins with, and nobody looks into an entry area, whichever
/// way he turns.
#[test]
fn aliens_come_from_afar_and_out_of_sight() {
    for (order, mission) in missions() {
        let mut mission = mission.clone();
        mission.board.doors.iter_mut().for_each(|door| door.state = DoorState::Open);
        let game = game(&mission);
        let board = game.setup().board();
        for entry in &mission.board.entries {
            let to = board.square(entry.at).expect("floor");
            let distances = board.distances(to);
            for at in starts(&mission).into_iter().map(|at| board.square(at).expect("floor")) {
                let far = distances[at.index()];
                assert!(far > 6, "{}: {} lies {far} squares from a Marine", order.id(), entry.id);
                let seen = Facing::ALL.into_iter().any(|facing| game.seen_from(at, facing).has(to));
                assert!(!seen, "{}: {} is seen", order.id(), entry.id);
            }
        }
    }
}

/// Squares that somebody has to get to.
fn goals(mission: &Mission) -> Vec<Coord> {
    let exits = mission.board.exits.iter().map(|exit| exit.at);
    let objects = mission.objects.iter().filter_map(|object| object.at);
    let areas = mission.areas.iter().filter_map(|area| area.squares.first().copied());
    exits.chain(objects).chain(areas).chain(mission.generators.iter().copied()).collect()
}

/// What has to be reached is neither next door nor out of reach: a Marine has four action points a round, and a
/// good part of them goes into turns, doors and shots.
#[test]
fn the_task_is_worth_a_walk_and_can_be_done_in_time() {
    for (order, mission) in missions() {
        if matches!(order.archetype, Archetype::Hold | Archetype::LastStand | Archetype::Hunt) {
            continue;
        }
        let game = game(mission);
        let board = game.setup().board();
        let stands = starts(mission);
        // Those who have to be rescued come last.
        let who = if order.archetype == Archetype::Rescue { stands.len() - 1 } else { 0 };
        let distances = board.distances(board.square(stands[who]).expect("floor"));
        let steps = |at: &Coord| u16::from(distances[board.square(*at).expect("floor").index()]);
        let far = goals(mission).iter().map(steps).max();
        let doors = mission.board.doors.iter().filter(|door| door.state == DoorState::Open);
        let far = far.or(doors.map(|door| steps(&door.at)).max()).expect("there is something to do");
        let points = 4 * mission.rounds.limit.expect("a limit");
        assert!(far >= 5, "{}: only {far} steps", order.id());
        assert!(3 * far <= 2 * points, "{}: {far} steps for {points} points", order.id());
    }
}

#[test]
fn every_text_is_there_in_five_languages() {
    for (order, mission) in missions() {
        let goals = mission.goals.iter().map(|goal| goal.text.as_ref().expect("words"));
        for text in goals.chain([&mission.title, &mission.briefing]) {
            for language in Language::ALL {
                let words = text.given(language).unwrap_or_default();
                assert!(!words.is_empty() && !words.contains('{'), "{}: {language}: {words}", order.id());
            }
        }
    }
}

#[test]
fn a_mission_is_found_again_by_its_id() {
    for order in orders() {
        assert_eq!(Order::from_id(&order.id()), Some(order));
    }
    for wrong in ["", "breakout", "breakout-42", "breakout-huge-42", "breakout-small-042", "a-small-1"] {
        assert_eq!(Order::from_id(wrong), None, "{wrong}");
    }
}

/// What is said stays, and what is not said does not depend on it.
#[test]
fn a_seed_fills_in_what_is_not_said() {
    let drawn = Order::of_seed(5, None, None);
    assert_eq!(Order::of_seed(5, Some(Archetype::Hunt), None).size, drawn.size);
    assert_eq!(Order::of_seed(5, None, Some(Size::Large)).archetype, drawn.archetype);
    assert_eq!(Order::of_seed(5, Some(Archetype::Hunt), None).archetype, Archetype::Hunt);
    let archetypes: BTreeSet<_> = (0..200).map(|seed| Order::of_seed(seed, None, None).archetype).collect();
    assert_eq!(archetypes.len(), Archetype::ALL.len(), "every archetype comes up");
}
