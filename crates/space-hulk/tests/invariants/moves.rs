//! What is free after a move is free after it however it was paid for.

use std::collections::BTreeSet;

use game_api::{Game, Journal, Seeded};
use space_hulk::{Action, DecisionKind, Event, Phase, SpaceHulk, UnitId, Verb, text};
use testkit::contract::Asked;

/// One decision in this number is looked at: loading a position takes time.
const EVERY: u32 = 3;

/// One of the Marines' steps that command points pay for is compared with the same step
/// in an activation of his own: he may fire at the same targets and drop the same objects
/// (SH-OBJ-04, SH-CP-08).
pub fn free_after_any_move(game: &SpaceHulk, dice: &mut Seeded) -> Asked {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal.retain(|action| is_step(action) && action.cp > 0 && action.cp == action.cost);
    if legal.is_empty() || dice.below(EVERY) > 0 {
        return Ok(false);
    }
    prefer_carriers(game, &mut legal);
    let step = legal[dice.below(legal.len() as u32) as usize];
    let name = game.name_of(step.unit);
    let seed = u64::from(dice.below(1 << 16));
    let Some(active) = in_his_activation(game, &name) else { return Ok(false) };
    let Some(own) = active.find(&name) else { return Ok(false) };
    let paid = Action { unit: own, cp: 0, ..step };
    let (Some(by_ap), Some(by_cp)) = (free_after(&active, &paid, seed), free_after(game, &step, seed)) else {
        return Ok(false);
    };
    if by_ap == by_cp {
        Ok(true)
    } else {
        Err(format!(
            "after {} by action points {by_ap:?}, by command points {by_cp:?}\n{}",
            text::print_action(game, &step),
            text::print(&game.position())
        ))
    }
}

/// A carrier's steps, where there are any: most Marines carry nothing.
fn prefer_carriers(game: &SpaceHulk, legal: &mut Vec<Action>) {
    let units = game.position().units;
    let carries = |action: &Action| !units[action.unit.index()].carries.is_empty();
    if legal.iter().any(carries) {
        legal.retain(carries);
    }
}

fn is_step(action: &Action) -> bool {
    matches!(action.verb, Verb::Move { .. } | Verb::Climb { .. })
}

/// The same board in the Marine action phase, with this Marine active and all his points.
fn in_his_activation(game: &SpaceHulk, name: &str) -> Option<SpaceHulk> {
    let mut position = game.position();
    position.phase = Phase::MarineAction;
    position.resolving.retain(|line| line.starts_with("automaton"));
    position.active = Some(name.to_owned());
    let unit = position.units.iter_mut().find(|unit| unit.id == name)?;
    unit.activated = false;
    unit.ap = Some(4);
    let loaded = SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard()).ok()?;
    let waits = loaded.decision().is_some_and(|decision| decision.kind == DecisionKind::Action);
    (waits && loaded.phase() == Phase::MarineAction).then_some(loaded)
}

/// What the Marine may do free after a step, in words; nothing if the step shows a blip,
/// which comes first.
fn free_after(game: &SpaceHulk, step: &Action, seed: u64) -> Option<BTreeSet<String>> {
    let mut after = game.clone();
    let name = game.name_of(step.unit);
    let mut journal = Journal::keep();
    after.apply(step, &mut Seeded::new(seed), &mut journal).ok()?;
    if journal.entries().iter().any(|entry| matches!(entry.event, Event::Revealed { .. })) {
        return None;
    }
    let mut free = BTreeSet::new();
    if after.decision()?.kind == DecisionKind::FreeShot {
        collect(&after, after.find(&name)?, &mut free);
        after.apply(&Action::plain(Verb::Pass), &mut Seeded::new(seed), &mut Journal::discard()).ok()?;
    }
    // In the Marine turn he may still do what his activation allows.
    if after.decision()?.kind == DecisionKind::Action && after.phase() == Phase::MarineAction {
        collect(&after, after.find(&name)?, &mut free);
    }
    Some(free)
}

fn collect(game: &SpaceHulk, unit: UnitId, free: &mut BTreeSet<String>) {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let is_free = |action: &&Action| action.unit == unit && action.cost == 0;
    let counts = |action: &&Action| matches!(action.verb, Verb::Fire(_) | Verb::Drop { .. });
    free.extend(legal.iter().filter(is_free).filter(counts).map(|action| text::print_action(game, action)));
}
