//! The alien force.

use super::squares::Namer;
use super::toml::Page;
use crate::hulk::model::{Aliens, Lair, Mission};

pub(super) fn aliens(page: &mut Page, mission: &Mission, namer: &Namer) {
    let force = &mission.aliens;
    if *force != Aliens::NONE {
        page.table("aliens");
        if force.starting_blips > 0 {
            page.field("starting_blips", force.starting_blips);
        }
        match force.reinforcements.as_slice() {
            [] => {}
            [number] => page.field("reinforcements", number),
            schedule => page.list("reinforcements", schedule.iter().map(u8::to_string).collect()),
        }
        if let Some([one, two, three]) = force.reserve {
            page.field("reserve", format!("{{ 1 = {one}, 2 = {two}, 3 = {three} }}"));
        }
        page.maybe("reshuffles", force.reshuffles);
        if force.broodlord {
            page.field("broodlord", true);
        }
    }
    let genestealers = mission.genestealers.iter().map(|one| (&one.lair, one.facing)).collect::<Vec<_>>();
    for (lairs, facing) in grouped(&genestealers) {
        page.tables("genestealer");
        let is_entry = lair(page, &lairs, namer);
        if !is_entry {
            page.text("facing", &facing.letter().to_string());
        }
    }
    let blips = mission.blips.iter().map(|one| (&one.lair, one.value)).collect::<Vec<_>>();
    for (lairs, value) in grouped(&blips) {
        page.tables("blip");
        lair(page, &lairs, namer);
        page.field("value", value);
    }
}

/// Aliens next to each other in the list that differ only in their squares. A square that
/// comes twice is no list of squares.
fn grouped<'a, T: Copy + PartialEq>(all: &[(&'a Lair, T)]) -> Vec<(Vec<&'a Lair>, T)> {
    let mut groups: Vec<(Vec<&Lair>, T)> = Vec::new();
    for (lair, rest) in all {
        let on_board = |lair: &Lair| matches!(lair, Lair::At(_));
        match groups.last_mut() {
            Some((lairs, same))
                if same == rest && on_board(lair) && on_board(lairs[0]) && !lairs.contains(lair) =>
            {
                lairs.push(lair);
            }
            _ => groups.push((vec![lair], *rest)),
        }
    }
    groups
}

/// Writes where aliens begin; whether that is an entry area.
fn lair(page: &mut Page, lairs: &[&Lair], namer: &Namer) -> bool {
    if let [Lair::Entry(id)] = lairs {
        page.text("entry", id);
        return true;
    }
    let at: Vec<_> = lairs
        .iter()
        .filter_map(|lair| match lair {
            Lair::At(at) => Some(*at),
            Lair::Entry(_) => None,
        })
        .collect();
    page.field("at", namer.squares(&at));
    false
}
