//! Victory conditions: each is an object with a single key.

use space_hulk::{Condition, Goal, Victory};

use crate::scope::{Item, Scope};

pub(super) fn read(scope: &Scope) -> Victory {
    let goals = |key: &str| scope.list(key).iter().filter_map(goal).collect();
    Victory {
        marine: goals("marine"),
        alien: goals("alien"),
        draw: goals("draw"),
        at_limit: scope.item("at_limit").and_then(|item| item.side()),
    }
}

fn goal(item: &Item) -> Option<Goal> {
    let scope = item.scope()?;
    let name = scope.need("name").and_then(|item| item.owned_text());
    let when = scope.need("when").and_then(|item| condition(&item));
    Some(Goal { name: name?, when: when?, immediate: scope.flag("immediate") })
}

/// Reads a condition. JSON itself is nested no deeper than a stack can bear.
fn condition(item: &Item) -> Option<Condition> {
    let scope = item.scope()?;
    let mut keys = scope.fields.keys();
    let (Some(key), None) = (keys.next(), keys.next()) else {
        return item.wrong("a condition is an object with a single key, like {\"marines_exited\": 3}");
    };
    let item = scope.need(key)?;
    nested(key, &item)
        .or_else(|| counted(key, &item))
        .or_else(|| named(key, &item))
        .unwrap_or_else(|| item.wrong("there is no condition of this name"))
}

/// Conditions made of others; `None` if the key is no such condition.
fn nested(key: &str, item: &Item) -> Option<Option<Condition>> {
    Some(match key {
        "all" => Some(Condition::All(each(item))),
        "any" => Some(Condition::Any(each(item))),
        "not" => condition(item).map(|of| Condition::Not(Box::new(of))),
        "once" => condition(item).map(|of| Condition::Once(Box::new(of))),
        "at_least" => at_least(item),
        _ => return None,
    })
}

fn each(item: &Item) -> Vec<Condition> {
    item.list().iter().filter_map(condition).collect()
}

fn at_least(item: &Item) -> Option<Condition> {
    let scope = item.scope()?;
    let (count, of) = (count(&scope), scope.need("of"));
    Some(Condition::AtLeast { of: each(&of?), count: count? })
}

fn count(scope: &Scope) -> Option<u16> {
    scope.need("count")?.number(0..=65535)
}

/// Conditions with a number.
fn counted(key: &str, item: &Item) -> Option<Option<Condition>> {
    let make: fn(u16) -> Condition = match key {
        "marines_exited" => Condition::MarinesExited,
        "marines_killed" => Condition::MarinesKilled,
        "marines_on_board" => Condition::MarinesOnBoard,
        "aliens_killed" => Condition::AliensKilled,
        "aliens_exited" => Condition::AliensExited,
        "aliens_in_play" => Condition::AliensInPlay,
        "round" => Condition::Round,
        "generators_damaged" => Condition::GeneratorsDamaged,
        _ => return None,
    };
    Some(item.number(0..=65535).map(make))
}

/// Conditions about certain squares, objects and Marines.
fn named(key: &str, item: &Item) -> Option<Option<Condition>> {
    let coords = || item.list().iter().filter_map(Item::coord).collect();
    Some(match key {
        "marines_in" => area(item).map(|(count, area)| Condition::MarinesIn { count, area }),
        "aliens_in" => area(item).map(|(count, area)| Condition::AliensIn { count, area }),
        "generator_damaged" => item.coord().map(Condition::GeneratorDamaged),
        "section_burns" => item.letter().map(Condition::SectionBurns),
        "doors_closed" => Some(Condition::DoorsClosed(coords())),
        "doors_destroyed" => Some(Condition::DoorsDestroyed(coords())),
        "object_carried" => object(item).and_then(|(object, scope)| {
            Some(Condition::ObjectCarried { object, side: scope.need("side")?.side()? })
        }),
        "object_exited" => object(item).and_then(|(object, scope)| {
            Some(Condition::ObjectExited { object, side: scope.need("side")?.side()? })
        }),
        "object_in" => {
            object(item).map(|(object, scope)| Condition::ObjectIn { object, area: scope.coords("area") })
        }
        "marine_alive" => item.owned_text().map(Condition::MarineAlive),
        "marine_dead" => item.owned_text().map(Condition::MarineDead),
        "marine_exited" => item.owned_text().map(Condition::MarineExited),
        "broodlord_dead" => {
            if item.flag()? {
                Some(Condition::BroodlordDead)
            } else {
                item.wrong("say true, or put it into \"not\"")
            }
        }
        _ => return None,
    })
}

fn area(item: &Item) -> Option<(u16, Vec<space_hulk::Coord>)> {
    let scope = item.scope()?;
    Some((count(&scope)?, scope.coords("area")))
}

fn object<'a>(item: &Item<'a>) -> Option<(String, Scope<'a>)> {
    let scope = item.scope()?;
    Some((scope.need("object")?.owned_text()?, scope))
}
