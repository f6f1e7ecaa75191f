//! A plan of several steps that is followed without thinking again, as long as nothing happens.

use space_hulk::{Action, Side, SpaceHulk, Tag, Verb};

use super::reach::Stop;

/// What one unit does next, and after that.
#[derive(Clone, Debug)]
pub(crate) struct Route {
    tag: Tag,
    /// What is still to be done, the last first.
    verbs: Vec<Verb>,
    /// Command points that it may cost at each step.
    most_points: u8,
    /// How the enemy stood when it was planned.
    enemy: u64,
}

impl Route {
    /// The way to a stop and what is done there. It ends with the first door, because nobody knows
    /// what is behind it.
    pub fn new(tag: Tag, stops: &[Stop], stop: &Stop, then: Option<Verb>, most_points: u8) -> Route {
        let mut verbs: Vec<Verb> = then.into_iter().collect();
        let mut here = stop;
        while let Some(verb) = here.last {
            if matches!(verb, Verb::Door { .. }) {
                verbs.clear();
            }
            verbs.push(verb);
            let Some(before) = stops.get(usize::from(here.via)) else { break };
            here = before;
        }
        Route { tag, verbs, most_points, enemy: 0 }
    }

    /// Notes that the first step is done, with the enemy as he stands.
    pub fn begin(mut self, game: &SpaceHulk) -> Option<Route> {
        self.verbs.pop();
        self.enemy = enemy(game);
        (!self.verbs.is_empty()).then_some(self)
    }

    /// The place of the next step in the legal list; nothing if the plan has come to its end.
    pub fn next(&mut self, game: &SpaceHulk, legal: &[Action]) -> Option<usize> {
        let active = game.active().filter(|&id| game.unit(id).tag() == self.tag)?;
        if self.enemy != enemy(game) {
            return None;
        }
        let verb = self.verbs.pop()?;
        let fits =
            |action: &Action| action.unit == active && action.verb == verb && action.cp <= self.most_points;
        let indices = (0..legal.len()).filter(|&index| fits(&legal[index]));
        indices.min_by_key(|&index| legal[index].cp)
    }
}

/// A number that changes when the enemy of whoever acts comes, goes, moves or prepares himself; closed
/// doors count, too.
pub(crate) fn enemy(game: &SpaceHulk) -> u64 {
    let owner = game.decision().map_or(Side::Marine, |decision| decision.owner);
    let others = game.units().iter().filter(|unit| unit.side() != owner);
    others.fold(game.closed_door_bits() ^ 1, |mark, unit| {
        let at = unit.square().map_or(511, |square| square.index() as u64);
        let stance = at << 8
            | (unit.facing() as u64) << 4
            | u64::from(unit.on_overwatch()) << 1
            | u64::from(unit.is_jammed());
        mark.rotate_left(7).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ stance
    })
}
