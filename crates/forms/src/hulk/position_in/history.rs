//! What has happened so far, and what is under way.

use space_hulk::{Position, Side, Tally};

use crate::scope::{Item, Scope};

pub(super) fn read(scope: &Scope, position: &mut Position) {
    if let Some(tally) = scope.item("tally").and_then(|item| item.scope()) {
        position.tally = read_tally(&tally);
    }
    position.retired = scope.texts("retired");
    position.next_genestealer = scope.number("next_genestealer", 1..=255);
    position.next_blip = scope.number("next_blip", 1..=255);
    position.resolving = scope.texts("resolving");
    position.over = scope.item("over").and_then(|item| over(&item));
}

fn read_tally(scope: &Scope) -> Tally {
    Tally {
        aliens_killed: scope.number("aliens_killed", 0..=65535).unwrap_or(0),
        aliens_exited: scope.number("aliens_exited", 0..=65535).unwrap_or(0),
        marines_killed: scope.texts("marines_killed"),
        marines_exited: scope.texts("marines_exited"),
        objects_exited: scope.list("objects_exited").iter().filter_map(object_exited).collect(),
        fulfilled: scope.list("fulfilled").iter().filter_map(Item::flag).collect(),
    }
}

fn object_exited(item: &Item) -> Option<(String, Side)> {
    let scope = item.scope()?;
    let (object, side) = (scope.need("object"), scope.need("side"));
    Some((object?.owned_text()?, side?.side()?))
}

fn over(item: &Item) -> Option<(Option<Side>, String)> {
    let scope = item.scope()?;
    let winner = scope.item("winner").map(|item| item.side());
    let reason = scope.need("reason").and_then(|item| item.owned_text());
    let winner = match winner {
        Some(found) => Some(found?),
        None => None,
    };
    Some((winner, reason?))
}
