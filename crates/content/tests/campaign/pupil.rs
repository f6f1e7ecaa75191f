//! Somebody who does what the hints of a tutorial ask gets to the last one.

use content::hulk::{Hint, Mission, Series, Until};
use game_api::{Game, Journal, Seeded};
use space_hulk::{Action, Condition, Coord, DoorState, Position, Side, SpaceHulk, Target, UnitId, Verb};

use crate::purpose::Purposeful;
use crate::{missions, start};

/// Games of each tutorial.
const GAMES: usize = 40;

/// More actions than any of them has had.
const MAX_ACTIONS: usize = 5000;

/// Dice may end a game early; most games show everything.
#[test]
fn hints_lead_through_every_tutorial() {
    for mission in missions().into_iter().filter(|mission| mission.series == Series::Tutorial) {
        let learned = (1..=GAMES as u64).map(|seed| hints_seen(mission, seed));
        let complete = learned.filter(|seen| *seen == mission.hints.len()).count();
        assert!(complete * 2 > GAMES, "{}: {complete} of {GAMES} pupils saw every hint", mission.id);
    }
}

/// How many hints a pupil has got through when the game ends.
fn hints_seen(mission: &Mission, seed: u64) -> usize {
    let mut game = start(mission, seed);
    let mut dice = Seeded::new(seed);
    let mut player = Purposeful::new(mission, seed);
    let mut legal = Vec::new();
    let side = mission.lesson.map_or(Side::Marine, |lesson| lesson.side);
    let mut seen = 0;
    for _ in 0..MAX_ACTIONS {
        seen += passed(&mission.hints[seen..], &game.position());
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            return seen;
        }
        let asked = mission
            .hints
            .get(seen)
            .and_then(|hint| legal.iter().position(|action| does(&game, action, hint, side)));
        let index = asked.unwrap_or_else(|| player.choose(&game, &legal));
        if mission.hints.get(seen).is_some_and(|hint| does(&game, &legal[index], hint, side)) {
            seen += 1;
        }
        game.apply_unchecked(&legal[index], &mut dice, &mut Journal::discard());
    }
    panic!("{}, seed {seed}: not over after {MAX_ACTIONS} actions", mission.id);
}

/// How many of these hints are over without anybody doing anything.
fn passed(hints: &[Hint], position: &Position) -> usize {
    hints.iter().take_while(|hint| is_over(&hint.until, position)).count()
}

fn is_over(until: &Until, position: &Position) -> bool {
    match until {
        Until::Read => true,
        Until::Action { .. } => false,
        Until::When(condition) => holds(condition, position),
        Until::Round(round) => position.turn >= *round,
        Until::Phase(phase) => position.phase == *phase,
    }
}

/// Conditions that tutorials wait for.
fn holds(condition: &Condition, position: &Position) -> bool {
    let tally = &position.tally;
    match condition {
        Condition::Any(of) => of.iter().any(|part| holds(part, position)),
        Condition::Not(of) => !holds(of, position),
        Condition::DoorsClosed(at) => at.iter().all(|at| door_is(DoorState::Closed, *at, position)),
        Condition::DoorsDestroyed(at) => at.iter().all(|at| door_is(DoorState::Destroyed, *at, position)),
        Condition::AliensKilled(count) => tally.aliens_killed >= *count,
        Condition::MarinesKilled(count) => tally.marines_killed.len() >= usize::from(*count),
        Condition::MarinesExited(count) => tally.marines_exited.len() >= usize::from(*count),
        Condition::Round(round) => position.turn >= *round,
        other => panic!("no tutorial waits for {other:?} yet; add it here"),
    }
}

fn door_is(state: DoorState, at: Coord, position: &Position) -> bool {
    position.board.doors.iter().any(|door| door.at == at && door.state == state)
}

/// Whether the action is the one that the hint waits for.
fn does(game: &SpaceHulk, action: &Action, hint: &Hint, side: Side) -> bool {
    let Until::Action { action: name, unit } = &hint.until else { return false };
    let who = (action.unit != UnitId::NONE).then(|| game.name_of(action.unit));
    let is_meant = match unit {
        Some(unit) => who.as_ref() == Some(unit),
        None => action.unit != UnitId::NONE && game.unit(action.unit).side() == side,
    };
    verb(action.verb) == Some(name.as_str()) && is_meant
}

/// The names of the actions that tutorials ask for.
fn verb(verb: Verb) -> Option<&'static str> {
    match verb {
        Verb::Move { .. } => Some("move"),
        Verb::Turn { .. } => Some("turn"),
        Verb::Fire(Target::Unit(_) | Target::Square(_)) => Some("fire"),
        Verb::Assault(Target::Unit(_)) => Some("assault"),
        Verb::Overwatch => Some("overwatch"),
        Verb::Guard => Some("guard"),
        Verb::Exit { .. } => Some("exit"),
        Verb::Enter { .. } => Some("enter"),
        Verb::Reinforce { .. } => Some("reinforce"),
        Verb::Convert => Some("convert"),
        Verb::Psi(_) => Some("psi"),
        _ => None,
    }
}
