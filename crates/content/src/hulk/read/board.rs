//! What is built into the map: walls, doors, entry areas, exits, ladders, generators.

use game_api::Path;
use space_hulk::{Coord, DoorPlan, DoorState, EntryPlan, ExitPlan, Side};

use super::{Item, Reader, Scope, direction};
use crate::hulk::model::Mission;
use crate::hulk::schema;
use crate::schema::Form;

/// More than the rules take, so that it is their message that is seen.
const MAX_THINGS: usize = 100;
const MAX_WALLS: usize = 2000;

impl Reader<'_> {
    pub(super) fn board(&mut self, scope: &Scope<'_>, mission: &mut Mission) {
        self.walls(scope, mission);
        for door in self.each(scope, "door", &schema::DOOR, "board.doors") {
            self.door(&door, mission);
        }
        for entry in self.each(scope, "entry", &schema::ENTRY, "board.entries") {
            self.entry(&entry, mission);
        }
        for exit in self.each(scope, "exit", &schema::EXIT, "board.exits") {
            self.exit(&exit, mission);
        }
        for ladder in self.each(scope, "ladder", &schema::LADDER, "board.ladders") {
            let upper = ladder.need("upper").and_then(|item| self.square(&item));
            let lower = ladder.need("lower").and_then(|item| self.square(&item));
            let (Some(upper), Some(lower)) = (upper, lower) else { continue };
            self.places.set(Path::from("board.ladders").index(mission.board.ladders.len()), ladder.span);
            mission.board.ladders.push((upper, lower));
        }
        for generator in self.each(scope, "generator", &schema::GENERATOR, "generators") {
            let spots = generator.need("at").and_then(|item| self.spots(&item));
            if spots.is_none() {
                self.broken.insert("generator");
            }
            for (at, span) in spots.unwrap_or_default().into_iter().take(MAX_THINGS) {
                self.places.set(Path::from("generators").index(mission.generators.len()), &span);
                mission.generators.push(at);
            }
        }
    }

    /// The tables of one kind.
    pub(super) fn each<'a>(
        &self,
        scope: &Scope<'a>,
        key: &str,
        form: &'static Form,
        path: &str,
    ) -> Vec<Scope<'a>> {
        let Some(item) = scope.item(key) else { return Vec::new() };
        self.places.set(path, item.span());
        item.tables(form, MAX_THINGS)
    }

    fn walls(&self, scope: &Scope<'_>, mission: &mut Mission) {
        let Some(item) = scope.item("walls") else { return };
        self.places.set("board.walls", item.span());
        let Some(walls) = item.list() else { return };
        if walls.len() > MAX_WALLS {
            let message = format!("{} walls: at most {MAX_WALLS}", walls.len());
            return item.wrong("too-large", message, "leave some out");
        }
        for wall in walls {
            let Some(edge) = self.edge(&wall) else { continue };
            self.places.set(Path::from("board.walls").index(mission.board.walls.len()), wall.span());
            mission.board.walls.push(edge);
        }
    }

    /// Two squares with an edge between them.
    fn edge(&self, item: &Item<'_>) -> Option<(Coord, Coord)> {
        match item.list()?.as_slice() {
            [a, b] => {
                let (a, b) = (self.square(a), self.square(b));
                Some((a?, b?))
            }
            squares => {
                let message = format!("{} squares instead of two", squares.len());
                item.wrong("bad-value", message, "an edge is named by its two squares: [\"4,0\", \"4,1\"]");
                None
            }
        }
    }

    fn door(&mut self, scope: &Scope<'_>, mission: &mut Mission) {
        if self.broken.contains("doors") {
            return;
        }
        let state = match scope.item("state") {
            Some(item) => item.word(DoorState::ALL, DoorState::name),
            None => Some(DoorState::Closed),
        };
        let places = match (scope.item("at"), scope.item("between")) {
            (Some(_), Some(between)) => {
                let message = "the door stands in a square and between two at once";
                between.wrong("conflict", message, "keep `at` or `between`");
                None
            }
            (None, Some(between)) => {
                let edge = self.edge(&between);
                edge.map(|(at, beyond)| vec![(at, Some(beyond), between.span().clone())])
            }
            _ => scope
                .need("at")
                .and_then(|item| self.spots(&item))
                .map(|spots| spots.into_iter().map(|(at, span)| (at, None, span)).collect()),
        };
        let (Some(state), Some(places)) = (state, places) else {
            self.broken.insert("door");
            return;
        };
        for (at, beyond, span) in places {
            if mission.board.doors.len() >= MAX_THINGS {
                let message = format!("more than {MAX_THINGS} doors");
                self.notes.error("too-large", &span, message, "leave some out");
                // Nobody else is to say so once more.
                mission.board.doors.clear();
                self.broken.extend(["door", "doors"]);
                return;
            }
            self.places.set(Path::from("board.doors").index(mission.board.doors.len()), &span);
            mission.board.doors.push(DoorPlan { at, beyond, state });
        }
    }

    fn entry(&self, scope: &Scope<'_>, mission: &mut Mission) {
        let id = scope.need("id").and_then(|item| {
            let id = item.text()?;
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            if !(1..=24).contains(&id.len()) || !id.chars().all(plain) {
                let message = format!("{} is no name", crate::shown::shown(id));
                item.wrong("bad-value", message, "a name has 1 to 24 letters, digits, \"-\" or \"_\"");
                return None;
            }
            self.names.give("entry area", id, &item).then(|| id.to_owned())
        });
        let at = scope.need("at").and_then(|item| self.square(&item));
        let from = scope.need("from").and_then(|item| direction(&item));
        let takes = [("both", (true, true)), ("starting", (true, false)), ("reinforcements", (false, true))];
        let takes = match scope.item("for") {
            Some(item) => item.word(&takes, |(name, _)| name),
            None => Some(takes[0]),
        };
        let (Some(id), Some(at), Some(from), Some((_, takes))) = (id, at, from, takes) else { return };
        let path = Path::from("board.entries").index(mission.board.entries.len());
        self.place_fields(scope, &path, &["id", "at", "from", "for"]);
        mission.board.entries.push(EntryPlan { id, at, from, starting: takes.0, reinforcements: takes.1 });
    }

    fn exit(&self, scope: &Scope<'_>, mission: &mut Mission) {
        let at = scope.need("at").and_then(|item| self.square(&item));
        let to = scope.need("to").and_then(|item| direction(&item));
        let side = match scope.item("side") {
            Some(item) => item.word(&[Side::Marine, Side::Alien], Side::name).map(Some),
            None => Some(None),
        };
        let (Some(at), Some(to), Some(side)) = (at, to, side) else { return };
        let path = Path::from("board.exits").index(mission.board.exits.len());
        self.place_fields(scope, &path, &["at", "to", "side"]);
        mission.board.exits.push(ExitPlan { at, to, side });
    }

    /// Remembers where a table and its fields stand.
    pub(super) fn place_fields(&self, scope: &Scope<'_>, path: &Path, fields: &[&'static str]) {
        self.places.set(path.clone(), scope.span);
        for &field in fields {
            if let Some(item) = scope.item(field) {
                self.places.set(path.clone().field(field), item.span());
            }
        }
    }
}
