//! Special rules, and the hints of a tutorial.

use game_api::Path;
use space_hulk::{EntryOpens, Phase, Side};

use super::{Item, Reader, Scope};
use crate::hulk::model::{Hint, Lesson, Mission, Point, Series, Until};
use crate::hulk::schema;
use crate::read::text;
use crate::shown::shown;

/// The actions that a hint can wait for: those of the engine protocol.
pub(crate) const ACTIONS: [&str; 31] = [
    "move",
    "turn",
    "fire",
    "assault",
    "overwatch",
    "guard",
    "clear_jam",
    "reload",
    "door",
    "enter",
    "exit",
    "climb",
    "give",
    "drop",
    "convert",
    "activate",
    "psi",
    "deploy",
    "reinforce",
    "place",
    "face",
    "parry",
    "reroll",
    "spend_psi",
    "turn_to_face",
    "broodlord",
    "end_activation",
    "redraw",
    "keep",
    "pass",
    "end_turn",
];

impl Reader<'_> {
    pub(super) fn special(&self, scope: &Scope<'_>, mission: &mut Mission) {
        let Some(special) = scope.item("special").and_then(|item| item.table(&schema::SPECIAL)) else {
            return;
        };
        self.place_fields(&special, &Path::from("special"), schema::SPECIAL.fields);
        let rules = &mut mission.special;
        rules.generators_break = special.flag("generators_break").unwrap_or(false);
        rules.command_points = special.number("command_points", 0..=6);
        if let Some(item) = special.item("sealed_doors") {
            mission.special.sealed_doors = self.doors(&item, mission).unwrap_or_default();
        }
        let opens = special.item("entry_opens").and_then(|item| item.list()).unwrap_or_default();
        for item in opens.iter().take(100) {
            let Some(opens) = item.table(&schema::ENTRY_OPENS) else { continue };
            let entry = opens.need("entry").and_then(|item| {
                let id = item.text()?;
                self.names.has("entry area", id, &item).then(|| id.to_owned())
            });
            let round = opens.need("round").and_then(|item| item.number(1..=999));
            let (Some(entry), Some(round)) = (entry, round) else { continue };
            let path = Path::from("special.entry_opens").index(mission.special.entry_opens.len());
            self.places.set(path, item.span());
            mission.special.entry_opens.push(EntryOpens { entry, round });
        }
    }

    pub(super) fn lesson(&self, scope: &Scope<'_>, mission: &mut Mission) {
        let Some(item) = scope.item("lesson") else { return };
        let Some(table) = item.table(&schema::LESSON) else { return };
        if mission.series != Series::Tutorial {
            let message = "only a tutorial has a `lesson`";
            item.wrong("conflict", message, "say series = \"tutorial\", or leave it out");
        }
        let side = table.item("side").and_then(|item| item.word(Side::ALL, Side::name));
        let dice = table.number("dice", 0..=i64::from(u32::MAX));
        mission.lesson = Some(Lesson { side: side.unwrap_or(Side::Marine), dice });
    }

    pub(super) fn hints(&self, scope: &Scope<'_>, mission: &mut Mission) {
        for hint in self.each(scope, "hint", &schema::HINT, "hints") {
            let id = self.name(&hint, "id", "hint", 40);
            let text = hint.need("text").and_then(|item| text(&item));
            let rules = hint.item("rules").map(|item| rules(&item)).unwrap_or_default();
            let point = hint.item("point").map(|item| self.point(&item, mission));
            let until = hint.item("until").map_or(Some(Until::Read), |item| self.until(&item, mission));
            let (Some(id), Some(text), Some(until)) = (id, text, until) else { continue };
            let path = Path::from("hints").index(mission.hints.len());
            self.place_fields(&hint, &path, schema::HINT.fields);
            mission.hints.push(Hint { id, text, rules, point: point.flatten(), until });
        }
    }

    fn point(&self, item: &Item<'_>, mission: &Mission) -> Option<Point> {
        let scope = one_of(item.table(&schema::POINT)?, &["unit", "squares", "control"])?;
        if let Some(unit) = scope.item("unit") {
            return self.unit(&unit, mission).map(Point::Unit);
        }
        if let Some(squares) = scope.item("squares") {
            return self.squares(&squares).map(Point::Squares);
        }
        let control = scope.item("control")?;
        let name = control.text()?;
        let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
        if !(1..=40).contains(&name.len()) || !name.chars().all(fine) {
            let message = format!("{} is no control", shown(name));
            control.wrong("bad-value", message, "a control has a name of a-z, 0-9, \"_\" and \"-\"");
            return None;
        }
        Some(Point::Control(name.to_owned()))
    }

    /// A Marine, or an alien that is there at the start.
    fn unit(&self, item: &Item<'_>, mission: &Mission) -> Option<String> {
        let id = item.text()?;
        let number = |prefix: &str| id.strip_prefix(prefix).and_then(|rest| rest.parse::<usize>().ok());
        let is_alien = number("g").is_some_and(|n| (1..=mission.genestealers.len()).contains(&n))
            || number("b").is_some_and(|n| (1..=mission.blips.len()).contains(&n));
        (is_alien || self.names.has("Marine", id, item)).then(|| id.to_owned())
    }

    fn until(&self, item: &Item<'_>, mission: &Mission) -> Option<Until> {
        let scope = item.table(&schema::UNTIL)?;
        let unit = scope.item("unit").map(|item| self.unit(&item, mission));
        if let (Some(item), None) = (scope.item("unit"), scope.item("action")) {
            item.wrong("conflict", "`unit` says who does an `action`, and there is none", "add an `action`");
            return None;
        }
        let scope = one_of(scope, &["read", "action", "when", "round", "phase"])?;
        if let Some(action) = scope.item("action") {
            let action = action.word(&ACTIONS, |name| name)?.to_owned();
            return match unit {
                Some(unit) => Some(Until::Action { action, unit: Some(unit?) }),
                None => Some(Until::Action { action, unit: None }),
            };
        }
        if let Some(when) = scope.item("when") {
            return self.condition(&when, mission, 0).map(Until::When);
        }
        if let Some(round) = scope.item("round") {
            return round.number(1..=999).map(Until::Round);
        }
        if let Some(phase) = scope.item("phase") {
            return phase.word(Phase::ALL, Phase::name).map(Until::Phase);
        }
        let read = scope.item("read")?;
        if read.flag()? {
            return Some(Until::Read);
        }
        read.wrong("bad-value", "`read` is false", "say true, or say until when the hint is shown");
        None
    }
}

/// The table, if it has exactly one of these fields.
fn one_of<'a>(scope: Scope<'a>, fields: &[&str]) -> Option<Scope<'a>> {
    let given = fields.iter().filter(|field| scope.item(field).is_some()).count();
    if given == 1 {
        return Some(scope);
    }
    let names = crate::shown::listed(fields.iter().copied(), "or");
    let message = format!("{} has {given} of {names}", scope.form.name);
    scope.notes.error("conflict", scope.span, message, "give exactly one of them");
    None
}

/// Ids of rules, as in `SH-MOVE-01`.
fn rules(item: &Item<'_>) -> Vec<String> {
    let is_rule = |id: &str| {
        let mut parts = id.split('-');
        let set =
            parts.next().is_some_and(|set| set.len() == 2 && set.bytes().all(|b| b.is_ascii_uppercase()));
        let chapter = parts.next().is_some_and(|chapter| {
            !chapter.is_empty() && chapter.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
        });
        let number =
            parts.next().is_some_and(|n| (2..=3).contains(&n.len()) && n.bytes().all(|b| b.is_ascii_digit()));
        set && chapter && number && parts.next().is_none()
    };
    let mut ids = Vec::new();
    for item in item.list().unwrap_or_default().iter().take(100) {
        let Some(id) = item.text() else { continue };
        if is_rule(id) {
            ids.push(id.to_owned())
        } else {
            let message = format!("{} is no rule", shown(id));
            item.wrong("bad-value", message, "rules have ids like \"SH-MOVE-01\"");
        }
    }
    ids
}
