//! Who takes part: objects, squads, Marines, aliens.

use game_api::Path;
use space_hulk::{Facing, Melee, Ranged, Rank};

use super::head::line;
use super::{Item, Reader, Scope, direction};
use crate::hulk::model::{Blip, Genestealer, Lair, Marine, Mission, Object, Squad, Start};
use crate::hulk::schema;
use crate::read::text;
use crate::shown::shown;
use crate::tree::Value;

impl Reader<'_> {
    pub(super) fn forces(&mut self, scope: &Scope<'_>, mission: &mut Mission) {
        let objects = self.each(scope, "object", &schema::OBJECT, "objects");
        for object in &objects {
            self.object(object, mission);
        }
        for squad in self.each(scope, "squad", &schema::SQUAD, "squads") {
            let id = self.name(&squad, "id", "squad", 24);
            let name = squad.item("name").and_then(|item| text(&item));
            let path = Path::from("squads").index(mission.squads.len());
            self.place_fields(&squad, &path, schema::SQUAD.fields);
            mission.squads.extend(id.map(|id| Squad { id, name }));
        }
        if scope.item("marine").is_none() {
            scope.missing("marine", "add one: `[[marine]]` with `id`, `at` and `facing`");
        }
        for marine in self.each(scope, "marine", &schema::MARINE, "units") {
            let read = self.marine(&marine);
            self.place_fields(
                &marine,
                &Path::from("marines").index(mission.marines.len()),
                schema::MARINE.fields,
            );
            mission.marines.extend(read);
        }
        self.aliens(scope, mission);
        for genestealer in self.each(scope, "genestealer", &schema::GENESTEALER, "genestealers") {
            self.genestealer(&genestealer, mission);
        }
        for blip in self.each(scope, "blip", &schema::BLIP, "blips") {
            self.blip(&blip, mission);
        }
        self.check_lying(&objects, mission);
    }

    fn object(&self, scope: &Scope<'_>, mission: &mut Mission) {
        let kind = self.name(scope, "kind", "object", 24);
        let name = scope.item("name").and_then(|item| text(&item));
        let at = scope.item("at").map(|item| self.square(&item));
        let (Some(kind), None | Some(Some(_))) = (kind, &at) else { return };
        let path = Path::from("objects").index(mission.objects.len());
        self.place_fields(scope, &path, schema::OBJECT.fields);
        mission.objects.push(Object { kind, name, at: at.flatten() });
    }

    /// An object lies somewhere or is carried, and not both.
    fn check_lying(&self, objects: &[Scope<'_>], mission: &Mission) {
        for scope in objects {
            let Some(kind) = scope.item("kind") else { continue };
            let Value::Text(name) = &kind.node.value else { continue };
            let carried = self.carried.contains(name);
            match (scope.item("at"), carried) {
                (None, false) => {
                    scope.missing("at", "say where it lies, or let a Marine carry it: `carries = [..]`");
                }
                (Some(at), true) if mission.objects.iter().any(|object| object.kind == *name) => {
                    let message = format!("{} lies somewhere and is carried at once", shown(name));
                    at.wrong("conflict", message, "leave out `at` here, or `carries` at the Marine");
                }
                _ => {}
            }
        }
    }

    fn marine(&mut self, scope: &Scope<'_>) -> Option<Marine> {
        let id = scope.need("id").and_then(|item| self.marine_id(&item));
        let start = self.start(scope);
        let squad = scope.item("squad").and_then(|item| {
            let squad = item.text()?;
            self.names.has("squad", squad, &item).then(|| squad.to_owned())
        });
        let rank = scope.item("rank").map(|item| item.word(Rank::ALL, Rank::name));
        let ranged = scope.item("ranged").map(|item| item.word(Ranged::ALL, Ranged::name));
        let melee = scope.item("melee").map(|item| item.word(Melee::ALL, Melee::name));
        let (ammo, psi) = (scope.number("ammo", 0..=99), scope.number("psi", 0..=99));
        let carries = scope.item("carries").map(|item| self.carries(&item)).unwrap_or_default();
        let name = scope.item("name").and_then(|item| line(&item));
        let key = scope.flag("key").unwrap_or(false);
        Some(Marine {
            name: name.filter(|name| Some(name) != id.as_ref()),
            squad,
            rank: rank.unwrap_or(Some(Rank::Trooper))?,
            ranged: ranged.unwrap_or(Some(Ranged::StormBolter))?,
            melee: melee.unwrap_or(Some(Melee::PowerFist))?,
            ammo,
            psi,
            carries,
            key,
            ..Marine::new(id?, start?)
        })
    }

    fn marine_id(&self, item: &Item<'_>) -> Option<String> {
        let id = item.id(12)?;
        let taken = matches!(id.split_at(1), ("g" | "b", number) if number.parse::<u8>().is_ok());
        if taken {
            let message = format!("{} is the name of an alien", shown(&id));
            item.wrong("bad-value", message, "aliens are called g1, g2 and b1, b2; choose another name");
        }
        (self.names.give("Marine", &id, item) && !taken).then_some(id)
    }

    fn start(&self, scope: &Scope<'_>) -> Option<Start> {
        let facing = scope.item("facing");
        match (scope.item("at"), scope.item("deploy")) {
            (Some(_), Some(deploy)) => {
                let message = "the Marine has a start square and a deployment zone at once";
                deploy.wrong("conflict", message, "keep `at` with `facing`, or `deploy`");
                None
            }
            (None, Some(deploy)) => {
                if let Some(facing) = facing {
                    let message = "who is deployed chooses his facing then";
                    facing.wrong("conflict", message, "leave `facing` out");
                }
                self.squares(&deploy).map(Start::Deploy)
            }
            (Some(at), None) => {
                let at = self.square(&at);
                let facing = scope.need("facing").and_then(|item| direction(&item));
                Some(Start::At(at?, facing?))
            }
            (None, None) => {
                scope.missing("at", "say where he stands, `at = \"4,2\"`, or his zone, `deploy = \"X\"`");
                None
            }
        }
    }

    fn carries(&mut self, item: &Item<'_>) -> Vec<String> {
        let mut kinds = Vec::new();
        for item in item.list().unwrap_or_default().iter().take(100) {
            let Some(kind) = item.text() else { continue };
            if !self.names.has("object", kind, item) {
                continue;
            }
            if !self.carried.insert(kind.to_owned()) {
                let message = format!("{} is carried twice", shown(kind));
                item.wrong("duplicate", message, "one Marine carries it; leave it out here");
                continue;
            }
            kinds.push(kind.to_owned());
        }
        kinds
    }

    fn aliens(&self, scope: &Scope<'_>, mission: &mut Mission) {
        let Some(scope) = scope.item("aliens").and_then(|item| item.table(&schema::ALIENS)) else { return };
        for (path, field) in [
            ("starting_blips", "starting_blips"),
            ("reinforcements", "reinforcements"),
            ("blip_pile", "reserve"),
            ("reshuffles", "reshuffles"),
            ("broodlord", "broodlord"),
        ] {
            self.places.set(path, scope.item(field).map_or(scope.span, |item| item.span()));
        }
        mission.aliens.starting_blips = scope.number("starting_blips", 0..=22).unwrap_or(0);
        mission.aliens.reinforcements =
            scope.item("reinforcements").map(|item| schedule(&item)).unwrap_or_default();
        mission.aliens.reserve = scope
            .item("reserve")
            .and_then(|item| item.table(&schema::RESERVE))
            .map(|reserve| ["1", "2", "3"].map(|value| reserve.number(value, 0..=22).unwrap_or(0)));
        mission.aliens.reshuffles = scope.number("reshuffles", 0..=99);
        mission.aliens.broodlord = scope.flag("broodlord").unwrap_or(false);
    }

    fn genestealer(&mut self, scope: &Scope<'_>, mission: &mut Mission) {
        let facing = match (scope.item("facing"), scope.item("entry")) {
            (Some(item), Some(_)) => {
                item.wrong("conflict", "nobody faces anywhere in an entry area", "leave `facing` out");
                None
            }
            (None, Some(_)) => Some(Facing::North),
            _ => scope.need("facing").and_then(|item| direction(&item)),
        };
        let Some(facing) = facing.or_else(|| self.lairs(scope).and(None)) else { return };
        for (lair, span) in self.lairs(scope).unwrap_or_default() {
            self.places.set(Path::from("genestealers").index(mission.genestealers.len()), &span);
            mission.genestealers.push(Genestealer { lair, facing });
        }
    }

    fn blip(&mut self, scope: &Scope<'_>, mission: &mut Mission) {
        let value = scope.need("value").and_then(|item| item.number(1..=3));
        let lairs = self.lairs(scope);
        let (Some(value), Some(lairs)) = (value, lairs) else { return };
        for (lair, span) in lairs {
            self.places.set(Path::from("blips").index(mission.blips.len()), &span);
            mission.blips.push(Blip { lair, value });
        }
    }

    /// Where aliens begin: squares, or an entry area.
    fn lairs(&self, scope: &Scope<'_>) -> Option<Vec<(Lair, crate::diagnostic::Span)>> {
        match (scope.item("at"), scope.item("entry")) {
            (Some(_), Some(entry)) => {
                let message = "it stands on the board and lurks in an entry area at once";
                entry.wrong("conflict", message, "keep `at` or `entry`");
                None
            }
            (None, Some(entry)) => {
                let id = entry.text()?;
                let known = self.names.has("entry area", id, &entry);
                known.then(|| vec![(Lair::Entry(id.to_owned()), entry.span().clone())])
            }
            (Some(at), None) => {
                let spots = self.spots(&at)?;
                Some(spots.into_iter().map(|(at, span)| (Lair::At(at), span)).collect())
            }
            (None, None) => {
                scope.missing("at", "say where: `at = \"4,2\"`, or `entry = \"A\"`");
                None
            }
        }
    }
}

/// A number of blips, or one for each round. The shortest schedule that says the same.
fn schedule(item: &Item<'_>) -> Vec<u8> {
    let items = item.list_or_one();
    if items.len() > 99 {
        item.wrong("too-large", format!("{} rounds in a list", items.len()), "at most 99 are read");
        return Vec::new();
    }
    let numbers: Vec<u8> = items.iter().filter_map(|item| item.number(0..=22)).collect();
    shortest(numbers)
}

/// Without what the last number says anyway.
fn shortest(mut schedule: Vec<u8>) -> Vec<u8> {
    while schedule.len() > 1 && schedule[schedule.len() - 2] == schedule[schedule.len() - 1] {
        schedule.pop();
    }
    if schedule == [0] { Vec::new() } else { schedule }
}
