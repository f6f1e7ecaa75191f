//! The activation of blips (SA-BLIP), and their reveal under the swarm effect.

use super::draw;
use crate::action::Verb;
use crate::hint::{self, About};
use crate::options::BurningConversion;
use crate::rules::Context;
use crate::rules::solo::way::{Start, Walker};
use crate::state::SpaceHulk;
use crate::unit::{Kind, UnitId, UnitSet, flag};

impl SpaceHulk {
    /// A blip reveals itself if a Marine can be reached, or else moves.
    pub(super) fn act_as_blip(&mut self, id: UnitId, cx: &mut Context) {
        if self.memory().swarm.has(id) && !self.units[id].has(flag::ACTED) {
            self.reveal_in_swarm(id, cx);
        } else if self.can_reveal(id) {
            let marines = self.present_marines();
            let reached = self.reachable(self.as_genestealer(id), &marines, false);
            let from = self.square_of(self.as_genestealer(id).start);
            let target = draw(&self.highest_priority(reached, Some(from)), cx);
            let memory = self.memory_mut();
            memory.target = target;
            memory.broods.push(UnitSet::EMPTY);
            self.hint(id, hint::REVEAL, About::Unit(self.tag(target)), cx);
            self.convert(id, true, cx);
        } else {
            self.move_on(id, cx);
        }
    }

    /// Whether a blip that has not acted could reach a Marine and engage him
    /// (SA-BLIP-01). One that conversion would destroy (SH-FLAME-10) could not.
    pub(super) fn can_reveal(&self, id: UnitId) -> bool {
        let unit = &self.units[id];
        let burns = unit.square().is_some_and(|square| self.burning.has(square))
            && self.setup.options().burning_conversion == BurningConversion::Destroyed;
        let may = !unit.has(flag::ACTED) && !burns;
        may && !self.reachable(self.as_genestealer(id), &self.present_marines(), false).is_empty()
    }

    /// A blip as the Genestealer that would stand in its place.
    fn as_genestealer(&self, id: UnitId) -> Walker {
        let start = match self.walker(id).start {
            Start::Facing(square, _) => Start::Any(square),
            other => other,
        };
        Walker { kind: Kind::Genestealer, start, ap: Kind::Genestealer.allowance() }
    }

    /// Under the swarm effect a blip is revealed at once. The Genestealers of one that
    /// lurks are put into its area and come in from there (SA-SWARM-07, SA-SWARM-08).
    fn reveal_in_swarm(&mut self, id: UnitId, cx: &mut Context) {
        let (why, about) = match self.units[id].entry() {
            Some(entry) => (hint::SWARM_ENTER, About::Entry(entry)),
            None => (hint::SWARM_REVEAL, self.aim_for_models(id, cx)),
        };
        self.memory_mut().joins = true;
        self.hint(id, why, about, cx);
        self.convert(id, true, cx);
    }

    /// Chooses whom the models of a blip on the board will be placed for.
    fn aim_for_models(&mut self, id: UnitId, cx: &mut Context) -> About {
        let (targets, _) = self.targets(self.as_genestealer(id), true);
        let target = if targets.is_empty() { UnitId::NONE } else { draw(&targets, cx) };
        self.memory_mut().target = target;
        if target == UnitId::NONE { About::Nothing } else { About::Unit(self.tag(target)) }
    }

    /// Whether a blip may do this (SH-BLIP).
    pub(super) fn is_open_to_blip(&self, id: UnitId, verb: Verb) -> bool {
        self.cost_of(id, verb).is_ok()
    }
}
