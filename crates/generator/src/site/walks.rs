//! How far a Marine has to walk for the task.

use space_hulk::{Coord, Facing};

use super::{Site, Stand};
use crate::archetype::Archetype;
use crate::deck::Deck;
use crate::paths::costs_from;

/// The longest walk that a mission may ask for, in action points.
pub(crate) const MOST: u16 = 38;
/// This number of Marines can be a team of their own where there is more than one thing to do.
const TEAM: usize = 4;
/// Nobody splits up further than this.
const TEAMS: usize = 2;

/// What a Marine of the squad spends on his way, nobody stopping him.
pub(crate) fn needed(site: &Site, archetype: Archetype) -> u16 {
    let exit = site.exit.map(|port| port.at);
    let rooms = || site.targets.iter().map(|&room| nearest(site, room)).collect::<Vec<Coord>>();
    match archetype {
        Archetype::Breakout => errand(site, site.squad[0], 1, Vec::new(), exit),
        Archetype::Retrieve => errand(site, site.squad[0], 1, site.object.into_iter().collect(), exit),
        // They have to get out, and the squad has to get to them.
        Archetype::Rescue => errand(site, site.stranded[0], 1, Vec::new(), exit).max(errand(
            site,
            site.squad[0],
            1,
            vec![site.stranded[0].at],
            None,
        )),
        Archetype::Seal => errand(site, site.squad[0], teams(site), easiest(site), None),
        Archetype::Sabotage => errand(site, site.squad[0], teams(site), site.generators.clone(), None),
        // There is one flamer.
        Archetype::Purge | Archetype::Lair => errand(site, site.squad[0], 1, rooms(), None),
        Archetype::Hold | Archetype::Hunt | Archetype::LastStand => 0,
    }
}

/// The doors to be closed but the farthest one, which may stay open.
fn easiest(site: &Site) -> Vec<Coord> {
    let steps = crate::paths::steps_from(&site.deck, site.squad[0].at);
    let mut seals = site.seals.clone();
    seals.sort_by_key(|&at| (steps[Deck::index(at)], at));
    seals.pop();
    seals
}

/// How many teams the squad can send out.
fn teams(site: &Site) -> usize {
    (site.squad.len() / TEAM).clamp(1, TEAMS)
}

/// The square of a room that lies nearest to the squad.
fn nearest(site: &Site, room: usize) -> Coord {
    let steps = crate::paths::steps_from(&site.deck, site.squad[0].at);
    let floor = site.deck.sections[room].floor.iter().copied();
    floor.min_by_key(|&at| (steps[Deck::index(at)], at)).unwrap_or(site.squad[0].at)
}

/// Somebody on his way.
struct Walker {
    costs: Vec<u16>,
    spent: u16,
}

impl Walker {
    fn new(site: &Site, at: Coord, facing: Facing, spent: u16) -> Walker {
        Walker { costs: costs_from(&site.deck, at, facing, &site.doors), spent }
    }

    fn until(&self, at: Coord) -> u16 {
        self.spent.saturating_add(self.costs[Deck::index(at)])
    }
}

/// Sends the teams to every stop, each to whoever gets there first, and one of them on to the last one.
/// What the one spends who is longest under way.
fn errand(site: &Site, from: Stand, teams: usize, mut stops: Vec<Coord>, last: Option<Coord>) -> u16 {
    let mut walkers: Vec<Walker> = Vec::new();
    walkers.resize_with(teams.min(stops.len().max(1)), || Walker::new(site, from.at, from.facing, 0));
    while !stops.is_empty() {
        let pairs = (0..walkers.len()).flat_map(|w| (0..stops.len()).map(move |s| (w, s)));
        let first = pairs.min_by_key(|&(w, s)| (walkers[w].until(stops[s]), w, s));
        let (w, s) = first.unwrap_or_default();
        let at = stops.swap_remove(s);
        // Nobody knows which way he will face then; the difference is a turn or two.
        walkers[w] = Walker::new(site, at, Facing::North, walkers[w].until(at));
    }
    let home = |walker: &Walker| last.map_or(walker.spent, |last| walker.until(last));
    walkers.iter().map(home).max().unwrap_or(0)
}
