//! The contract that every game keeps, on small boards that between them have
//! everything; and every well-formed action either legal or refused with a rule.
#![allow(clippy::disallowed_methods, reason = "tests read their boards from files")]

mod invariants;

use game_api::{Game, Journal, Seeded};
use space_hulk::{Action, Event, Facing, Power, Side, Solo, SpaceHulk, Square, Target, UnitId, Verb, text};
use testkit::Budget;
use testkit::contract::{Suite, Worlds};

const BOARDS: [(&str, &str); 10] = [
    ("corridor", include_str!("boards/corridor.board")),
    ("junction", include_str!("boards/junction.board")),
    ("lair", include_str!("boards/lair.board")),
    ("shaft", include_str!("boards/shaft.board")),
    ("edges", include_str!("boards/edges.board")),
    ("landing", include_str!("boards/landing.board")),
    ("hive", include_str!("boards/hive.board")),
    ("nest", include_str!("boards/nest.board")),
    ("brood", include_str!("boards/brood.board")),
    ("siege", include_str!("boards/siege.board")),
];

fn load(name: &str, board: &str, seed: u64) -> SpaceHulk {
    let position = text::parse(board).unwrap_or_else(|problems| panic!("{name}: {problems:#?}"));
    SpaceHulk::from_position(&position, &mut Seeded::new(seed), &mut Journal::discard())
        .unwrap_or_else(|problems| panic!("{name}: {problems:#?}"))
}

fn starts() -> Vec<SpaceHulk> {
    BOARDS.iter().zip(1..).map(|((name, board), seed)| load(name, board, seed)).collect()
}

/// A fact that a seat learns in this moment by right.
fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::Revealed { .. }
            | Event::CommandShown { .. }
            | Event::CommandDrawn { .. }
            | Event::BlipDrawn { .. }
            | Event::BlipDiscarded { .. }
            | Event::Phase { .. }
    )
}

/// Every well-formed action on this board, with the cost of the legal one.
fn universe(game: &SpaceHulk) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let costs: std::collections::BTreeMap<_, _> =
        legal.iter().map(|action| ((action.unit, action.verb, action.cp), action.cost)).collect();
    let units: Vec<UnitId> = game.unit_ids().map(|(id, _)| id).collect();
    let mut all = Vec::new();
    for &unit in &units {
        for verb in unit_verbs(game, &units) {
            all.extend((0..=most_cp(verb)).map(|cp| Action { unit, verb, cp, cost: 0 }));
        }
    }
    let squares: Vec<Square> = game.setup().board().squares().collect();
    let plain = [Verb::Broodlord, Verb::Redraw, Verb::Keep, Verb::Pass, Verb::EndTurn];
    all.extend(plain.into_iter().chain(squares.iter().map(|&at| Verb::Place { at })).map(Action::plain));
    for action in &mut all {
        action.cost = costs.get(&(action.unit, action.verb, action.cp)).copied().unwrap_or(0);
    }
    all
}

fn most_cp(verb: Verb) -> u8 {
    match verb {
        Verb::Reload => 5,
        Verb::Move { .. }
        | Verb::Fire(_)
        | Verb::Overwatch
        | Verb::Guard
        | Verb::Exit { .. }
        | Verb::Climb { .. } => 3,
        Verb::Psi(_) | Verb::Deploy { .. } | Verb::Parry { .. } => 0,
        _ => 2,
    }
}

fn unit_verbs(game: &SpaceHulk, units: &[UnitId]) -> Vec<Verb> {
    let setup = game.setup();
    let squares: Vec<Square> = setup.board().squares().collect();
    let mut verbs =
        vec![Verb::Overwatch, Verb::Guard, Verb::ClearJam, Verb::Reload, Verb::Convert, Verb::Activate];
    verbs.extend([Verb::TurnToFace, Verb::EndActivation, Verb::Psi(Power::Prescience)]);
    for facing in Facing::ALL {
        verbs.extend([Verb::Turn { facing }, Verb::Enter { facing }, Verb::Face { facing }]);
        for &square in &squares {
            verbs.push(Verb::Move { to: square, facing });
            verbs.push(Verb::Climb { to: square, facing });
            verbs.push(Verb::Deploy { at: square, facing });
        }
    }
    let doors = (0..setup.n_doors()).map(Target::Door);
    let at_units = units.iter().map(|&unit| Target::Unit(unit));
    for target in doors.chain(at_units).chain(squares.iter().map(|&square| Target::Square(square))) {
        verbs.extend([Verb::Fire(target), Verb::Assault(target)]);
    }
    verbs.extend((0..setup.n_doors()).flat_map(|door| [true, false].map(|open| Verb::Door { door, open })));
    verbs.extend((0..setup.n_exits()).map(|exit| Verb::Exit { exit }));
    verbs.extend((0..setup.n_entries()).map(|entry| Verb::Reinforce { entry }));
    for object in 0..setup.n_objects() {
        verbs.push(Verb::Drop { object });
        verbs.extend(units.iter().map(|&target| Verb::Give { target, object }));
    }
    verbs.extend(squares.iter().map(|&square| Verb::Psi(Power::ForceBarrier(square))));
    verbs.extend(units.iter().map(|&unit| Verb::Psi(Power::StormTarget(unit))));
    verbs.extend((0..setup.board().n_sections()).map(|section| Verb::Psi(Power::StormSection(section))));
    verbs.extend((0..4).flat_map(|die| [Verb::Parry { die }, Verb::Reroll { die }]));
    verbs.extend((0..=21).map(|points| Verb::SpendPsi { points }));
    verbs
}

#[test]
fn the_contract_holds_on_every_board() {
    let starts = starts();
    let ended = Suite::new(&starts)
        .budget(Budget::new(3, 3000, 1))
        .roundtrip(|game| text::print(&game.position()), |board| load("saved", board, 0))
        .hidden(Worlds::sampled(&[Side::Marine, Side::Alien], &reveals))
        .run();
    assert_eq!(ended.games, 3 * BOARDS.len());
}

#[test]
fn every_action_is_legal_or_refused_with_a_rule() {
    let starts = starts();
    testkit::contract::complete(&starts, Budget::new(4, 3000, 7), &universe, &|game, action| {
        game.why_not(action).map(|refusal| refusal.rule.to_owned())
    });
}

/// A world that differs only in what a seat may not know. It is made from the
/// position, not from the view: a secret in the view could not hide from it.
fn twin(game: &SpaceHulk, seat: Side, chance: &mut dyn game_api::Chance) -> SpaceHulk {
    let mut position = game.position();
    let mut value = |known: &mut u8| *known = chance.pick(&[1; 3]) as u8 + 1;
    position.blip_pile.iter_mut().for_each(&mut value);
    position.blip_pool.rotate_left(1);
    match seat {
        Side::Marine => {
            position.used_unseen.iter_mut().for_each(&mut value);
            let blips = position.units.iter_mut().filter(|unit| unit.kind == space_hulk::Kind::Blip);
            for blip in blips {
                value(&mut blip.value);
                blip.beneath.iter_mut().for_each(&mut value);
            }
        }
        // The command points of variant A lie open (SA-CP-01).
        Side::Alien if position.solo == Some(Solo::A) => {}
        Side::Alien => {
            let least = position.command.spent.clamp(1, 6);
            position.command.drawn = position.command.drawn.map(|drawn| drawn % (7 - least) + least);
        }
    }
    SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard())
        .expect("as sound as before")
}

/// Its view, its legal list and what it is told are the same to a seat in two worlds
/// that differ only in what it may not know, over thousands of positions.
#[test]
fn no_secret_shows() {
    let worlds = Worlds::new(&[Side::Marine, Side::Alien], &twin, &reveals).with_spectator();
    let twins = testkit::contract::two_worlds(&starts(), Budget::new(20, 3000, 11), &worlds);
    assert!(twins.different > 3000, "{twins:?}");
}

/// A corridor in which one unit hides another.
const ROW: &str = "a:m1> a a a a a a a a";

/// Sight, goals, what is free after a move, and the order of the list, in random games on
/// all boards and with units strewn over them, in all modes and with random options.
#[test]
fn what_holds_at_every_decision() {
    let mut boards: Vec<_> = BOARDS.iter().map(|(_, board)| text::parse(board).expect("a board")).collect();
    invariants::ask_all("boards", &invariants::starts(&boards, 3), Budget::new(2, 400, 3));
    boards.push(text::parse(ROW).expect("a board"));
    invariants::ask_all("strewn", &invariants::scattered(&boards, 90, 5), Budget::new(1, 40, 5));
    let row = boards.last().expect("the row");
    let rows = invariants::scattered(std::slice::from_ref(row), 900, 7);
    invariants::ask_all("in a row", &rows, Budget::new(1, 30, 7));
}
