//! Goals and their conditions.

use game_api::Path;
use space_hulk::{Condition, Coord, Side};

use super::head::side_or_nobody;
use super::{Item, Reader, Scope};
use crate::hulk::model::{Goal, Mission};
use crate::hulk::schema;
use crate::nearest::suggestion;
use crate::read::text;
use crate::shown::shown;
use crate::tree::{KeyValue, Value};

/// Conditions nested deeper than this are refused by the rules too.
const MAX_DEPTH: usize = 16;
const MAX_GOALS: usize = 64;
/// In the whole file.
const MAX_CONDITIONS: usize = 500;

impl Reader<'_> {
    pub(super) fn goals(&mut self, scope: &Scope<'_>, mission: &mut Mission) {
        let Some(item) = scope.item("goal") else {
            return scope.missing("goal", "add one: `[[goal]]` with `for`, `id` and `when`");
        };
        self.places.set("victory", item.span());
        for goal in item.tables(&schema::GOAL, MAX_GOALS) {
            let side = goal.need("for").and_then(|item| side_or_nobody(&item));
            let id = self.name(&goal, "id", "goal", 24);
            let immediate = goal.flag("immediate").unwrap_or(false);
            let text = goal.item("text").and_then(|item| text(&item));
            let when = goal.need("when").and_then(|item| self.condition(&item, mission, 0));
            let (Some(side), Some(id), Some(when)) = (side, id, when) else { continue };
            let path = Path::from("goals").index(mission.goals.len());
            self.place_fields(&goal, &path, schema::GOAL.fields);
            mission.goals.push(Goal { side, id, immediate, text, when });
        }
    }

    /// A table with exactly one key. Nothing if anything in it is wrong.
    pub(super) fn condition(&self, item: &Item<'_>, mission: &Mission, depth: usize) -> Option<Condition> {
        let Value::Table(table) = &item.node.value else {
            item.not("a condition, as in `{ marines_exited = 3 }`");
            return None;
        };
        let [entry] = table.0.as_slice() else {
            let message = if table.0.is_empty() {
                "the condition is empty".to_owned()
            } else {
                format!("{} conditions in one table", table.0.len())
            };
            let advice = "a condition has one key; put several into `all = [..]` or `any = [..]`";
            item.wrong("bad-value", message, advice);
            return None;
        };
        self.n_conditions.set(self.n_conditions.get() + 1);
        if self.n_conditions.get() > MAX_CONDITIONS {
            if self.n_conditions.get() == MAX_CONDITIONS + 1 {
                let message = format!("more than {MAX_CONDITIONS} conditions in the file");
                item.wrong("too-large", message, "say it in fewer");
            }
            return None;
        }
        if depth >= MAX_DEPTH {
            let message = format!("conditions are nested more than {MAX_DEPTH} deep");
            item.wrong("too-large", message, "say it in fewer steps");
            return None;
        }
        let value = Item { key: &entry.key, node: &entry.node, notes: item.notes };
        self.nested(&value, mission, depth)
            .or_else(|| counted(&value))
            .or_else(|| self.of_squares(&value, mission))
            .or_else(|| self.of_names(&value))
            .unwrap_or_else(|| {
                unknown(entry, &value);
                None
            })
    }

    /// Conditions made of others; nothing if the key is none of theirs.
    fn nested(&self, item: &Item<'_>, mission: &Mission, depth: usize) -> Option<Option<Condition>> {
        let one = || self.condition(item, mission, depth + 1).map(Box::new);
        Some(match item.key {
            "all" => self.each_condition(item, mission, depth).map(Condition::All),
            "any" => self.each_condition(item, mission, depth).map(Condition::Any),
            "not" => one().map(Condition::Not),
            "once" => one().map(Condition::Once),
            "at_least" => item.table(&schema::AT_LEAST).and_then(|scope| {
                let count = scope.need("count").and_then(|item| item.number(1..=99));
                let of = scope.need("of").and_then(|item| self.each_condition(&item, mission, depth));
                Some(Condition::AtLeast { count: count?, of: of? })
            }),
            _ => return None,
        })
    }

    fn each_condition(&self, item: &Item<'_>, mission: &Mission, depth: usize) -> Option<Vec<Condition>> {
        let items = item.list()?;
        if items.is_empty() {
            item.wrong("bad-value", "the list of conditions is empty", "put conditions into it");
            return None;
        }
        let read: Vec<_> = items.iter().map(|item| self.condition(item, mission, depth + 1)).collect();
        read.into_iter().collect()
    }

    /// Conditions about squares.
    fn of_squares(&self, item: &Item<'_>, mission: &Mission) -> Option<Option<Condition>> {
        Some(match item.key {
            "marines_in" => self.count_in(item).map(|(count, area)| Condition::MarinesIn { count, area }),
            "aliens_in" => self.count_in(item).map(|(count, area)| Condition::AliensIn { count, area }),
            "doors_closed" => self.doors(item, mission).map(Condition::DoorsClosed),
            "doors_destroyed" => self.doors(item, mission).map(Condition::DoorsDestroyed),
            "section_burns" => self.section(item).map(Condition::SectionBurns),
            "generator_damaged" => self.generator(item, mission).map(Condition::GeneratorDamaged),
            "object_in" => item.table(&schema::OBJECT_IN).and_then(|scope| {
                let object = self.object_named(&scope);
                let area = scope.need("area").and_then(|item| self.squares(&item));
                Some(Condition::ObjectIn { object: object?, area: area? })
            }),
            _ => return None,
        })
    }

    fn count_in(&self, item: &Item<'_>) -> Option<(u16, Vec<Coord>)> {
        let scope = item.table(&schema::COUNT_IN)?;
        let count = scope.need("count").and_then(|item| item.number(1..=999));
        let area = scope.need("area").and_then(|item| self.squares(&item));
        Some((count?, area?))
    }

    pub(super) fn doors(&self, item: &Item<'_>, mission: &Mission) -> Option<Vec<Coord>> {
        let spots = self.spots(item)?;
        if self.broken.contains("door") {
            return None;
        }
        let is_door = |at: Coord| mission.board.doors.iter().any(|door| door.at == at);
        if let Some((at, span)) = spots.iter().find(|(at, _)| !is_door(*at)) {
            let message = format!("there is no door at {at}");
            self.notes.error("unknown-name", span, message, "add a `[[door]]` there, or name its square");
            return None;
        }
        Some(spots.into_iter().map(|(at, _)| at).collect())
    }

    fn generator(&self, item: &Item<'_>, mission: &Mission) -> Option<Coord> {
        let at = self.square(item)?;
        if !mission.generators.contains(&at) && !self.broken.contains("generator") {
            let message = format!("there is no generator at {at}");
            item.wrong("unknown-name", message, "add a `[[generator]]` there, or name its square");
            return None;
        }
        mission.generators.contains(&at).then_some(at)
    }

    /// Conditions about something or somebody by name.
    fn of_names(&self, item: &Item<'_>) -> Option<Option<Condition>> {
        Some(match item.key {
            "object_carried" => {
                self.object_with(item).map(|(object, side)| Condition::ObjectCarried { object, side })
            }
            "object_exited" => {
                self.object_with(item).map(|(object, side)| Condition::ObjectExited { object, side })
            }
            "marine_alive" => self.marine_named(item).map(Condition::MarineAlive),
            "marine_dead" => self.marine_named(item).map(Condition::MarineDead),
            "marine_exited" => self.marine_named(item).map(Condition::MarineExited),
            "broodlord_dead" => match item.flag() {
                Some(true) => Some(Condition::BroodlordDead),
                Some(false) => {
                    let message = "`broodlord_dead` is false";
                    item.wrong("bad-value", message, "say true, or `not = { broodlord_dead = true }`");
                    None
                }
                None => None,
            },
            _ => return None,
        })
    }

    fn object_named(&self, scope: &Scope<'_>) -> Option<String> {
        let item = scope.need("object")?;
        let kind = item.text()?;
        self.names.has("object", kind, &item).then(|| kind.to_owned())
    }

    fn object_with(&self, item: &Item<'_>) -> Option<(String, Side)> {
        let scope = item.table(&schema::OBJECT_WITH)?;
        let object = self.object_named(&scope);
        let side = scope.need("side").and_then(|item| item.word(&[Side::Marine, Side::Alien], Side::name));
        Some((object?, side?))
    }

    pub(super) fn marine_named(&self, item: &Item<'_>) -> Option<String> {
        let id = item.text()?;
        self.names.has("Marine", id, item).then(|| id.to_owned())
    }
}

/// Conditions with a number.
fn counted(item: &Item<'_>) -> Option<Option<Condition>> {
    let make: fn(u16) -> Condition = match item.key {
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
    Some(item.number(1..=999).map(make))
}

fn unknown(entry: &KeyValue, item: &Item<'_>) {
    let otherwise = "docs/formats/mission.md lists the conditions";
    let advice = suggestion(&entry.key, schema::CONDITION.fields.iter().copied(), otherwise);
    let message = format!("there is no condition {}", shown(&entry.key));
    item.notes.error("unknown-field", &entry.key_span, message, advice);
}
