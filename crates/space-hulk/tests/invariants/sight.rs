//! No blip is in a Marine's sight.

use game_api::{Journal, Seeded};
use space_hulk::{
    Action, DecisionKind, Kind, Matter, Phase, SpaceHulk, Target, UnitId, UnitPlan, Verb, text,
};
use testkit::contract::Asked;

use super::shots::shots;

/// At every decision no Marine sees a blip, but for those whose conversion is under way
/// (SH-CONV-05, SH-LOS-13, SH-AMB-30, SH-AMB-58). While the alien side is asked about the
/// Broodlord, the blip that was turned up still stands on its square.
///
/// The same holds after every shot that could be fired in the middle of an action; and the
/// blips that its target hid are converted, whatever stands before them at the next
/// decision.
pub fn no_blip_in_sight(game: &SpaceHulk, _: &mut Seeded) -> Asked {
    for (action, after) in shots(game) {
        converts_the_seen(&after)?;
        if let Some(target) = killed(game, &action, &after) {
            let seen = uncovered(game, target);
            if let Some(blip) = still_hidden(&seen, &after) {
                let (shot, board) = (text::print_action(game, &action), text::print(&game.position()));
                return Err(format!("{shot} uncovers {blip}, which is not converted\n{board}"));
            }
        }
    }
    converts_the_seen(game)
}

fn converts_the_seen(game: &SpaceHulk) -> Asked {
    let Some(decision) = game.decision() else { return Ok(false) };
    if game.phase() == Phase::Setup || decision.kind == DecisionKind::Broodlord {
        return Ok(false);
    }
    match still_hidden(&seen_blips(game), game) {
        Some(blip) => Err(format!("{blip} stands in sight\n{}", text::print(&game.position()))),
        None => Ok(true),
    }
}

/// One of these blips that is neither gone nor about to be converted.
fn still_hidden<'a>(blips: &'a [String], game: &SpaceHulk) -> Option<&'a String> {
    let position = if blips.is_empty() { return None } else { game.position() };
    let converted = position.resolving.iter().filter_map(|line| line.strip_prefix("convert "));
    let names: Vec<&str> = converted.flat_map(|blips| blips.split([' ', '+'])).collect();
    let is_blip = |name: &str| game.find(name).is_some_and(|id| game.unit(id).kind() == Kind::Blip);
    blips.iter().find(|blip| is_blip(blip) && !names.contains(&blip.as_str()))
}

/// The target of a shot that killed it and nobody else's sight.
fn killed(game: &SpaceHulk, action: &Action, after: &SpaceHulk) -> Option<UnitId> {
    let Verb::Fire(Target::Unit(target)) = action.verb else { return None };
    let marines = |game: &SpaceHulk| game.units().iter().filter(|unit| unit.kind() == Kind::Marine).count();
    let alone = game.unit(target).count() == 1 && marines(game) == marines(after);
    let gone = after.find(&game.name_of(target)).is_none() && after.decision().is_some();
    (alone && gone).then_some(target)
}

/// The blips that Marines see without a unit: they are the first decision of that position.
fn uncovered(game: &SpaceHulk, unit: UnitId) -> Vec<String> {
    let mut position = game.position();
    position.units.remove(unit.index());
    position.resolving.retain(|line| line.starts_with("automaton"));
    position.active = None;
    let aimed = |unit: &&mut UnitPlan| unit.sustained_target.is_some();
    position.units.iter_mut().filter(aimed).for_each(|unit| unit.sustained_target = None);
    let loaded = SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard());
    match loaded.ok().as_ref().map(|game| (game, game.matter())) {
        Some((game, Some(Matter::Convert { blips }))) => {
            blips.iter().map(|blip| game.name_of(blip)).collect()
        }
        _ => Vec::new(),
    }
}

fn seen_blips(game: &SpaceHulk) -> Vec<String> {
    let eyes = || game.units().iter().filter(|unit| unit.kind() == Kind::Marine);
    let is_seen =
        |to| eyes().any(|unit| unit.square().is_some_and(|from| game.is_seen_from(from, unit.facing(), to)));
    let blips = game.unit_ids().filter(|(_, unit)| unit.kind() == Kind::Blip);
    blips.filter(|(_, unit)| unit.square().is_some_and(is_seen)).map(|(id, _)| game.name_of(id)).collect()
}
