//! Reads the map.

use space_hulk::{BoardPlan, DoorPlan, DoorState, EntryPlan, ExitPlan, LevelPlan, SectionKind};

use crate::scope::{Item, Scope};

pub(super) fn read(scope: &Scope) -> BoardPlan {
    BoardPlan {
        levels: scope
            .need("levels")
            .map(|item| item.list().iter().filter_map(level).collect())
            .unwrap_or_default(),
        kinds: scope
            .item("kinds")
            .and_then(|item| item.scope())
            .map(|kinds| read_kinds(&kinds))
            .unwrap_or_default(),
        walls: scope.list("walls").iter().filter_map(Item::pair).collect(),
        doors: scope.list("doors").iter().filter_map(door).collect(),
        entries: scope.list("entries").iter().filter_map(entry).collect(),
        exits: scope.list("exits").iter().filter_map(exit).collect(),
        ladders: scope.list("ladders").iter().filter_map(Item::pair).collect(),
    }
}

fn level(item: &Item) -> Option<LevelPlan> {
    let scope = item.scope()?;
    let origin = scope.item("origin").map_or(Some(Default::default()), |item| item.coord());
    let rows = scope.need("rows").map(|item| item.list().iter().filter_map(Item::owned_text).collect());
    Some(LevelPlan { origin: origin?, rows: rows? })
}

fn read_kinds(scope: &Scope) -> Vec<(char, SectionKind)> {
    let kind = |letter: &String| {
        let kind = scope.item(letter)?.word(SectionKind::ALL, SectionKind::name)?;
        let mut letters = letter.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Some((letter, kind)),
            _ => {
                scope.notes.add(scope.path(letter), "a section is named by a single character");
                None
            }
        }
    };
    scope.fields.keys().filter_map(kind).collect()
}

fn door(item: &Item) -> Option<DoorPlan> {
    let scope = item.scope()?;
    let at = scope.need("at").and_then(|item| item.coord());
    let beyond = scope.item("beyond").map(|item| item.coord());
    let state = match scope.item("state") {
        Some(item) => item.word(DoorState::ALL, DoorState::name),
        None => Some(DoorState::Closed),
    };
    let beyond = match beyond {
        Some(found) => Some(found?),
        None => None,
    };
    Some(DoorPlan { at: at?, beyond, state: state? })
}

fn entry(item: &Item) -> Option<EntryPlan> {
    let scope = item.scope()?;
    let id = scope.need("id").and_then(|item| item.owned_text());
    let at = scope.need("at").and_then(|item| item.coord());
    let from = scope.need("from").and_then(|item| item.facing());
    let takes = scope.item("takes").map(|item| item.list());
    let takes: Option<Vec<&str>> =
        takes.map(|list| list.iter().filter_map(|item| item.word(&TAKES, |word| word)).collect());
    let takes = |word: &str| takes.as_ref().is_none_or(|words| words.contains(&word));
    Some(EntryPlan {
        id: id?,
        at: at?,
        from: from?,
        starting: takes(TAKES[0]),
        reinforcements: takes(TAKES[1]),
    })
}

/// What an entry area may be for.
const TAKES: [&str; 2] = ["starting", "reinforcements"];

fn exit(item: &Item) -> Option<ExitPlan> {
    let scope = item.scope()?;
    let at = scope.need("at").and_then(|item| item.coord());
    let to = scope.need("to").and_then(|item| item.facing());
    let side = scope.item("side").and_then(|item| item.side());
    Some(ExitPlan { at: at?, to: to?, side })
}
