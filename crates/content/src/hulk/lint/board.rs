//! The map and who begins on it.

use std::collections::BTreeSet;

use game_api::Path;
use space_hulk::{Coord, EntryPlan, Facing, Side};

use super::Lint;
use super::reach::{is_used, walk};
use crate::diagnostic::Level;
use crate::hulk::model::Start;

impl Lint<'_> {
    pub(super) fn board(&self) {
        self.unreachable_floor();
        self.trapped_marines();
        self.trapped_aliens();
        for (i, entry) in self.mission.board.entries.iter().enumerate() {
            self.entry_inside(i, entry);
            if is_used(self.mission, entry) {
                self.entry_in_sight(i, entry);
            }
        }
    }

    /// Floor to which there is no way, part by part.
    fn unreachable_floor(&self) {
        let reached = |at: &Coord| {
            self.reach.by_marines.contains(at)
                || self.reach.by_aliens.contains(at)
                || self.mission.generators.contains(at)
        };
        let mut left: BTreeSet<Coord> =
            self.draft.map.floor.keys().filter(|at| !reached(at)).copied().collect();
        while let Some(&first) = left.iter().next() {
            let part = walk(self.mission, &self.game, &[first]);
            let (_, span) = part
                .iter()
                .filter_map(|at| self.draft.map.floor.get(at))
                .min_by_key(|(_, span)| span.start)
                .expect("at least the first square");
            let message = match part.len() {
                1 => format!("nobody can reach {first}"),
                n => format!("nobody can reach {n} squares around {first}"),
            };
            let advice = "join them to the rest of the map, or leave them out";
            self.add_at(Level::Warning, "unreachable-floor", span.clone(), message, advice);
            left.retain(|at| !part.contains(at));
        }
    }

    /// Marines who can get to nothing that matters, though there is something.
    fn trapped_marines(&self) {
        let exits: BTreeSet<Coord> = self.exits(Side::Marine).collect();
        let sources = self.reach.sources.iter().map(|(_, at)| *at);
        let matters: BTreeSet<Coord> = exits.into_iter().chain(sources).chain(self.goal_squares()).collect();
        if matters.is_empty() {
            return;
        }
        for (i, marine) in self.mission.marines.iter().enumerate() {
            if self.reach.marines[i].is_disjoint(&matters) {
                let message =
                    format!("{} can never leave the part of the map where he begins", marine.name());
                let advice = "no enemy, no exit and no goal is there; join it to the rest of the map";
                self.warn("trapped", Path::from("marines").index(i), message, advice);
            }
        }
    }

    /// Aliens who can never meet a Marine, part by part.
    fn trapped_aliens(&self) {
        let mut told: BTreeSet<Coord> = BTreeSet::new();
        for (path, at) in &self.reach.sources {
            if self.reach.by_marines.contains(at) || told.contains(at) {
                continue;
            }
            told.extend(walk(self.mission, &self.game, &[*at]));
            let message = format!("aliens who begin at {at} can never meet a Marine");
            self.warn("trapped", path.clone(), message, "join this part of the map to that of the Marines");
        }
    }

    /// An entry area that the map surrounds.
    fn entry_inside(&self, i: usize, entry: &EntryPlan) {
        if self.is_outside(beside(entry.at, entry.from)) {
            return;
        }
        let message = format!("the entry area {:?} lies in the middle of the map", entry.id);
        let advice =
            "an entry area lies at the edge: floor surrounds this one, choose another side or square";
        self.warn("entry-inside", Path::from("board.entries").index(i).field("from"), message, advice);
    }

    /// Whether one can get from a place without floor to beyond the map without floor.
    fn is_outside(&self, place: Coord) -> bool {
        let floor = &self.draft.map.floor;
        let level = || floor.keys().filter(|at| at.level == place.level);
        let span = |pick: fn(&Coord) -> i16| {
            (level().map(pick).min().unwrap_or(0), level().map(pick).max().unwrap_or(0))
        };
        let ((west, east), (south, north)) = (span(|at| at.x), span(|at| at.y));
        let is_beyond = |at: Coord| at.x < west || at.x > east || at.y < south || at.y > north;
        let mut seen = BTreeSet::from([place]);
        let mut open = vec![place];
        while let Some(at) = open.pop() {
            if floor.contains_key(&at) {
                continue;
            }
            if is_beyond(at) {
                return true;
            }
            let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| at.offset(dx, dy)));
            open.extend(around.filter(|next| seen.insert(*next)));
        }
        false
    }

    /// An entry square that Marines see before anybody has moved.
    fn entry_in_sight(&self, i: usize, entry: &EntryPlan) {
        let to = self.square(entry.at);
        let sees = |at: Coord, facing: Facing| self.game.is_seen_from(self.square(at), facing, to);
        let watchers: Vec<&str> = self
            .mission
            .marines
            .iter()
            .filter(|marine| match &marine.start {
                Start::At(at, facing) => sees(*at, *facing),
                Start::Deploy(squares) => {
                    squares.iter().any(|at| Facing::ALL.into_iter().any(|facing| sees(*at, facing)))
                }
            })
            .map(|marine| marine.name())
            .collect();
        if watchers.is_empty() {
            return;
        }
        let who = crate::shown::listed(watchers, "and");
        let message = format!("from the start {who} can see {}, where {:?} comes in", entry.at, entry.id);
        let advice =
            "aliens there are shot as they come: move the entry area or the Marine, or put a door between";
        self.warn("start-in-sight", Path::from("board.entries").index(i).field("at"), message, advice);
    }

    /// The squares of the exits that a side may use.
    pub(super) fn exits(&self, side: Side) -> impl Iterator<Item = Coord> + '_ {
        let open = move |exit: &&space_hulk::ExitPlan| exit.side.is_none_or(|only| only == side);
        self.mission.board.exits.iter().filter(open).map(|exit| exit.at)
    }
}

fn beside(at: Coord, facing: Facing) -> Coord {
    let (dx, dy) = facing.delta();
    at.offset(dx, dy)
}
