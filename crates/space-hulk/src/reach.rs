//! Where a unit can go, as far as its side can tell. No rule is written here: the
//! answer is found by playing single steps in a world sampled from the view.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use game_api::{Game, HiddenInfo, Journal, Recorder, Seeded, Viewer};

use crate::action::{Action, Verb};
use crate::geometry::{Facing, Square};
use crate::state::SpaceHulk;
use crate::unit::{Side, Tag, UnitId};
use crate::view::{DecisionKind, View};

/// A place that a unit can come to without anybody else acting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Where it stands then.
    pub to: Square,
    /// Which way it faces then; a blip has no facing to speak of.
    pub facing: Facing,
    /// Points spent on the way, command points included.
    pub cost: u8,
    /// Command points among them.
    pub cp: u8,
    /// One legal action after the other.
    pub route: Vec<Action>,
    /// Whether the way may end early: the enemy may react, dice are rolled, or
    /// something comes to light.
    pub is_risky: bool,
}

/// A place seen by the search: points, command points, steps, then the place itself, so
/// that the cheapest comes first and equals come in a fixed order.
type Price = (u8, u8, usize, Square, Facing);

struct Found {
    world: SpaceHulk,
    reach: Reach,
    /// Whether the unit can go on from here.
    is_open: bool,
}

impl View {
    /// Every place that a unit of the viewer can come to now, the cheapest way each, in
    /// the order of squares and facings; its own place is not among them. Empty where the
    /// viewer does not have an ordinary action to decide.
    pub fn reach(&self, unit: UnitId) -> Vec<Reach> {
        let table = self.table();
        match (self.viewer(), table.decision()) {
            (Viewer::Seat(side), Some(decision))
                if decision.owner == side
                    && decision.kind == DecisionKind::Action
                    && table.units().get(unit.index()).is_some_and(|unit| unit.side() == side) =>
            {
                Walk::new(self, side, table.unit(unit).tag()).finish()
            }
            _ => Vec::new(),
        }
    }
}

/// A search for the cheapest ways.
struct Walk {
    side: Side,
    tag: Tag,
    start: Option<Square>,
    best: BTreeMap<(Square, Facing), Found>,
    queue: BinaryHeap<Reverse<Price>>,
    legal: Vec<Action>,
}

impl Walk {
    fn new(view: &View, side: Side, tag: Tag) -> Walk {
        // Hidden values are never asked for on a quiet way, so that any world will do.
        let world = SpaceHulk::sample_world(view, &mut Seeded::new(0));
        let mut walk = Walk {
            side,
            tag,
            start: None,
            best: BTreeMap::new(),
            queue: BinaryHeap::new(),
            legal: Vec::new(),
        };
        let unit = find(&world, tag).expect("the view has this unit");
        walk.start = world.unit(unit).square();
        let none = Reach {
            to: walk.start.unwrap_or(Square::NEVER),
            facing: world.unit(unit).facing(),
            cost: 0,
            cp: 0,
            route: Vec::new(),
            is_risky: false,
        };
        walk.expand(&world, &none);
        walk
    }

    fn finish(mut self) -> Vec<Reach> {
        while let Some(Reverse(price)) = self.queue.pop() {
            let Some(found) = self.best.get(&(price.3, price.4)) else { continue };
            if found.is_open && price_of(&found.reach) == price {
                let (world, reach) = (found.world.clone(), found.reach.clone());
                self.expand(&world, &reach);
            }
        }
        self.best.into_values().map(|found| found.reach).collect()
    }

    fn expand(&mut self, world: &SpaceHulk, so_far: &Reach) {
        let Some(unit) = find(world, self.tag) else { return };
        let mut legal = std::mem::take(&mut self.legal);
        world.legal_actions(&mut legal);
        for action in legal.iter().filter(|action| action.unit == unit && is_step(action.verb)) {
            self.step(world, so_far, action);
        }
        self.legal = legal;
    }

    fn step(&mut self, world: &SpaceHulk, so_far: &Reach, action: &Action) {
        let mut world = world.clone();
        let Some((is_open, is_risky)) = self.play(&mut world, action) else { return };
        let Some(unit) = find(&world, self.tag).map(|unit| world.unit(unit)) else { return };
        let Some(to) = unit.square() else { return };
        let mut reach = Reach {
            to,
            facing: unit.facing(),
            cost: so_far.cost + action.cost,
            cp: so_far.cp + action.cp,
            route: so_far.route.clone(),
            is_risky: so_far.is_risky || is_risky,
        };
        reach.route.push(*action);
        self.offer(Found { world, reach, is_open });
    }

    /// Keeps a place unless it is known at the same price or a better one.
    fn offer(&mut self, found: Found) {
        let (key, price) = ((found.reach.to, found.reach.facing), price_of(&found.reach));
        let is_better = self.best.get(&key).is_none_or(|known| price < price_of(&known.reach));
        if is_better {
            self.queue.push(Reverse(price));
            self.best.insert(key, found);
        }
    }

    /// Plays a step and passes in every window up to the side's next action. Says whether
    /// the unit can go on, and whether the step is risky; `None` if it ends the game.
    fn play(&self, world: &mut SpaceHulk, action: &Action) -> Option<(bool, bool)> {
        let mut chance = Recorder::new(Seeded::new(0));
        let mut journal = Journal::discard();
        world.apply_unchecked(action, &mut chance, &mut journal);
        let mut is_risky = !chance.take().is_empty();
        let mut legal = Vec::new();
        loop {
            let decision = world.decision()?;
            let is_mine = decision.owner == self.side;
            match decision.kind {
                DecisionKind::Action if is_mine => return Some((!is_risky, is_risky)),
                DecisionKind::FreeShot | DecisionKind::Reaction | DecisionKind::Overwatch => {
                    world.legal_actions(&mut legal);
                    let pass = *legal.iter().find(|action| action.verb == Verb::Pass)?;
                    is_risky |= !is_mine;
                    world.apply_unchecked(&pass, &mut chance, &mut journal);
                    if !chance.take().is_empty() {
                        return Some((false, true));
                    }
                }
                _ => return Some((false, true)),
            }
        }
    }
}

fn price_of(reach: &Reach) -> Price {
    (reach.cost, reach.cp, reach.route.len(), reach.to, reach.facing)
}

/// What takes a unit from one place to another.
fn is_step(verb: Verb) -> bool {
    matches!(verb, Verb::Move { .. } | Verb::Turn { .. } | Verb::Climb { .. } | Verb::Enter { .. })
}

fn find(world: &SpaceHulk, tag: Tag) -> Option<UnitId> {
    world.unit_ids().find(|(_, unit)| unit.tag() == tag).map(|(id, _)| id)
}
