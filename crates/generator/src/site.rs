//! A map with everybody's place on it: where the squad starts, what it has to reach, where aliens come from.

use std::collections::BTreeSet;

use space_hulk::{Coord, Facing, SectionKind};

use crate::archetype::{Archetype, Needs, Start};
use crate::chance::Dice;
use crate::deck::{Deck, Port};
use crate::grow::{Grower, Style, loose_ends};
use crate::levels;
use crate::link::close_loops;
use crate::paths::{steps_from, steps_from_all};
use crate::prefab::Prefab;
use crate::size::{Measure, Size};
use crate::trim::trim;

mod doors;
mod entries;
mod places;
mod things;
mod walks;

pub(crate) use places::Stand;

/// A map with everybody's place on it.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// The map that things are placed on.
    pub deck: Deck,
    /// Where the squad starts.
    pub squad: Vec<Stand>,
    /// Where those start who have to be rescued.
    pub stranded: Vec<Stand>,
    /// The numbers of the rooms that the task is about.
    pub targets: Vec<usize>,
    /// The way out.
    pub exit: Option<Port>,
    /// Where aliens come from.
    pub entries: Vec<Port>,
    /// The squares of doors, all of them closed.
    pub doors: Vec<Coord>,
    /// Open doors that have to be closed.
    pub seals: Vec<Coord>,
    /// Generators that have to be destroyed.
    pub generators: Vec<Coord>,
    /// What has to be fetched.
    pub object: Option<Coord>,
    /// What it costs a Marine to do what has to be done, in action points; 0 where nothing has to be reached.
    pub walk: u16,
}

/// How many ways to use one map are tried before another one is grown.
const PLANS: usize = 4;

/// A request for one map.
pub(crate) struct Request<'a> {
    pub prefabs: &'a [Prefab],
    pub archetype: Archetype,
    pub size: Size,
}

impl Request<'_> {
    fn needs(&self) -> Needs {
        self.archetype.needs()
    }

    fn measure(&self) -> Measure {
        match self.archetype {
            Archetype::Retrieve | Archetype::Purge | Archetype::Sabotage => self.size.closer(),
            _ => self.size.measure(),
        }
    }

    /// Tries once; none if the map that came out does not suit.
    pub fn attempt(&self, dice: &mut Dice) -> Option<Site> {
        let measure = self.measure();
        let grower = Grower::new(self.prefabs, Style::new(dice));
        let deck = self.grown(&grower, &measure, dice)?;
        if !could_suit(&deck, &measure) {
            return None;
        }
        (0..PLANS).find_map(|_| self.planned(deck.clone(), &grower, &measure, dice))
    }

    /// Gives everybody a place on a deck; none if there is none that suits.
    fn planned(
        &self,
        mut deck: Deck,
        grower: &Grower<'_>,
        measure: &Measure,
        dice: &mut Dice,
    ) -> Option<Site> {
        let marines = dice.between(*measure.marines.start(), *measure.marines.end());
        let places = places::choose(&deck, self.needs(), measure, marines, dice)?;
        let (squad, stranded) = self.stands(&deck, &places, marines, dice);
        let exit = places.exit.map(|port| entries::extend(&mut deck, grower, port, dice));
        let stands: Vec<Coord> = squad.iter().chain(&stranded).map(|stand| stand.at).collect();
        let rooms: BTreeSet<usize> = places.targets.iter().copied().chain([places.start]).collect();
        let entries = entries::choose(&mut deck, grower, &stands, exit, &rooms, measure, dice)?;
        let mut keep: BTreeSet<Coord> = entries.iter().chain(&exit).map(|port| port.at).collect();
        leave_dead_ends(&mut deck, grower, &mut keep, dice);
        trim(&mut deck, &keep);
        let site = Site {
            deck,
            squad,
            stranded,
            targets: places.targets,
            exit,
            entries,
            doors: Vec::new(),
            seals: Vec::new(),
            generators: Vec::new(),
            object: None,
            walk: 0,
        };
        self.furnished(site, measure, dice)
    }

    /// A deck with loops, and with a second level where there is to be one.
    fn grown(&self, grower: &Grower<'_>, measure: &Measure, dice: &mut Dice) -> Option<Deck> {
        let mut deck = Deck::new(measure.bounds.0, measure.bounds.1);
        let squares = dice.between(*measure.squares.start(), *measure.squares.end());
        let two_levels = dice.happens(measure.two_levels);
        let lower = if two_levels { squares * 3 / 5 } else { squares };
        grower.found(&mut deck, dice);
        grower.grow(&mut deck, 0, lower * 7 / 10, dice);
        let loops = dice.between(*measure.loops.start(), *measure.loops.end());
        close_loops(&mut deck, 0, loops, dice);
        grower.close_off(&mut deck, 0, lower / 6, dice);
        if two_levels && !levels::add_upper(&mut deck, grower, squares / 4, dice) {
            return None;
        }
        Some(deck)
    }

    fn stands(
        &self,
        deck: &Deck,
        places: &places::Places,
        marines: usize,
        dice: &mut Dice,
    ) -> (Vec<Stand>, Vec<Stand>) {
        let room = |number: usize| deck.sections[number].floor.iter().copied();
        let goal = match (self.needs().start, places.exit, places.targets.first()) {
            (Start::InTarget, ..) => steps_from_all(deck, outside(deck, places.start)),
            (_, _, Some(&target)) => steps_from_all(deck, room(target)),
            (_, Some(port), _) => steps_from(deck, port.at),
            _ => steps_from(deck, deck.sections[places.far].floor[0]),
        };
        if self.archetype != Archetype::Rescue {
            return (
                places::stands(deck, places.start, marines, &goal, self.needs().start == Start::InTarget),
                Vec::new(),
            );
        }
        let lost = if marines > 4 { dice.between(1, 2) } else { 1 };
        let way_out = steps_from_all(deck, places.exit.map(|port| port.at));
        let stranded = places::stands(deck, places.targets[0], lost, &way_out, false);
        (places::stands(deck, places.start, marines - lost, &goal, false), stranded)
    }

    /// Adds doors and things; none if they, or the map as trimmed, do not suit.
    fn furnished(&self, mut site: Site, measure: &Measure, dice: &mut Dice) -> Option<Site> {
        if !measure.squares.contains(&site.deck.len()) || loops(&site.deck) < *measure.loops.start() {
            return None;
        }
        things::place(&mut site, self.archetype, dice)?;
        if self.archetype == Archetype::Seal {
            site.seals = doors::seals(&site, measure.seals, dice)?;
        }
        site.doors = doors::choose(&site, dice);
        site.walk = walks::needed(&site, self.archetype);
        (site.walk <= walks::MOST).then_some(site)
    }
}

/// Whether a deck can have the right size and enough loops, whatever is kept of its dead ends.
fn could_suit(deck: &Deck, measure: &Measure) -> bool {
    let mut least = deck.clone();
    trim(&mut least, &BTreeSet::new());
    let (low, high) = (*measure.squares.start(), *measure.squares.end());
    deck.len() >= low && least.len() <= high && loops(&least) >= *measure.loops.start()
}

/// The squares right outside of a section.
fn outside(deck: &Deck, number: usize) -> Vec<Coord> {
    let beside = deck.sections[number].floor.iter().flat_map(|&at| deck.beside(at).map(|(_, to)| to));
    beside.filter(|&to| deck.section_at(to) != Some(number)).collect()
}

/// Now and then a corridor ends at a wall, on purpose.
fn leave_dead_ends(deck: &mut Deck, grower: &Grower<'_>, keep: &mut BTreeSet<Coord>, dice: &mut Dice) {
    let spare: Vec<Port> = loose_ends(deck, 0).into_iter().filter(|port| !keep.contains(&port.at)).collect();
    let mut left = dice.below(3);
    for port in spare {
        if left > 0
            && deck.section_at(port.at).is_some_and(|n| deck.sections[n].kind == SectionKind::Corridor)
            && let Some(number) = grower.join(deck, port, SectionKind::DeadEnd, dice)
        {
            keep.extend(deck.sections[number].floor.iter().copied());
            left -= 1;
        }
    }
}

/// How many ways round there are: seams between sections beyond those that hold the map together.
pub(crate) fn loops(deck: &Deck) -> usize {
    let sections = deck.sections.iter().filter(|section| !section.floor.is_empty()).count();
    let joins = |at: Coord, side: Facing| {
        let to = crate::deck::step(at, side);
        deck.is_floor(to) && deck.section_at(to) != deck.section_at(at)
    };
    let seams =
        deck.floor().map(|at| usize::from(joins(at, Facing::North)) + usize::from(joins(at, Facing::East)));
    (seams.sum::<usize>() + deck.ladders.len() + 1).saturating_sub(sections)
}

impl Site {
    /// How good a map is; only numbers of one archetype and size compare.
    pub fn merit(&self) -> usize {
        let shape = self.compactness();
        let rooms = self.deck.sections.iter().filter(|section| section.kind == SectionKind::Room).count();
        30 * loops(&self.deck).min(6)
            + 12 * self.entries.len()
            + shape
            + 5 * rooms.min(9)
            + self.walk as usize
    }

    /// How much of its rectangle the map fills, in a hundred.
    fn compactness(&self) -> usize {
        let bounds = bounds(&self.deck);
        let (width, height) = (bounds.1.x - bounds.0.x + 1, bounds.1.y - bounds.0.y + 1);
        100 * self.deck.len() / (width as usize * height as usize)
    }
}

/// The south-west and north-east corners of what has been built.
pub(crate) fn bounds(deck: &Deck) -> (Coord, Coord) {
    let pick = |value: fn(Coord) -> i16| {
        let values = deck.floor().map(value);
        values.fold((i16::MAX, i16::MIN), |(low, high), v| (low.min(v), high.max(v)))
    };
    let (west, east) = pick(|at| at.x);
    let (south, north) = pick(|at| at.y);
    (Coord::new(west, south), Coord::new(east, north))
}
