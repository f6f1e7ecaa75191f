//! What one unit could do with its activation.
//!
//! Everything it can reach is looked at as if nobody shot back; then what it could
//! do there. Plans that lead through fire or end in a fight are tried out with dice.

use std::collections::HashMap;

use game_api::Game;
use space_hulk::{Action, Facing, Side, SpaceHulk, Square, Tag, Unit, UnitId, Verb};

use super::judge::Judge;
use super::threat::Done;
use super::trial::{Mood, Trial};

/// A line of play for one unit.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// What to do, the first thing first; empty to stay as one is.
    pub actions: Vec<Action>,
    /// What the position is worth then, compared with staying as one is.
    pub gain: i32,
}

/// Places that are looked at before the search is enough.
const MOST_NODES: usize = 120;
/// How often a plan with dice is tried.
const TRIES: i32 = 4;
/// Plans that are tried with dice.
const FINALISTS: usize = 5;
/// What a command point is worth while it is not spent.
const COMMAND_POINT: i32 = 70;

struct Node {
    world: SpaceHulk,
    actions: Vec<Action>,
    held_back: u32,
}

/// Where and how a unit stands; nobody wants to come there twice with fewer points.
#[derive(PartialEq, Eq, Hash)]
struct Stance {
    square: Option<Square>,
    facing: Facing,
    doors: u64,
}

pub(crate) struct Planner<'a> {
    pub trial: &'a mut Trial,
    pub judge: &'a mut Judge,
    pub side: Side,
    pub tag: Tag,
}

impl Planner<'_> {
    /// The best that the unit can do in this world.
    pub fn plan(&mut self, world: &SpaceHulk) -> Plan {
        let stay = self.judge.judge(world, self.side, self.done());
        let nodes = self.reach(world);
        let mut lines = Vec::new();
        for node in &nodes {
            self.stops(node, &mut lines);
            self.deeds(node, &mut lines);
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.gain));
        let best = self.finals(world, lines);
        match best {
            Some(plan) if plan.gain > stay => Plan { gain: plan.gain - stay, ..plan },
            _ => Plan { actions: Vec::new(), gain: 0 },
        }
    }

    fn done(&self) -> Done {
        match self.side {
            Side::Marine => Done::Nobody,
            Side::Alien => Done::One(self.tag),
        }
    }

    fn unit<'w>(&self, world: &'w SpaceHulk) -> Option<(UnitId, &'w Unit)> {
        world.unit_ids().find(|(_, unit)| unit.tag() == self.tag)
    }

    /// Everything the unit can do now.
    fn options(&self, world: &SpaceHulk) -> Vec<Action> {
        let mut legal = Vec::new();
        let ours = world.decision().is_some_and(|decision| decision.owner == self.side);
        let Some((id, _)) = self.unit(world).filter(|_| ours) else { return legal };
        world.legal_actions(&mut legal);
        legal.retain(|action| action.unit == id);
        legal
    }

    /// All places the unit can come to.
    fn reach(&mut self, world: &SpaceHulk) -> Vec<Node> {
        let mut best: HashMap<Stance, u8> = HashMap::new();
        let mut nodes = vec![Node { world: world.clone(), actions: Vec::new(), held_back: 0 }];
        let mut at = 0;
        while at < nodes.len() && nodes.len() < MOST_NODES {
            for action in self.options(&nodes[at].world) {
                if !is_motion(&action) || (action.cp > 0 && at > 0) {
                    continue;
                }
                if let Some(node) = self.step(&nodes[at], action)
                    && self.is_new(&node, &mut best)
                {
                    nodes.push(node);
                }
            }
            at += 1;
        }
        nodes
    }

    fn step(&mut self, from: &Node, action: Action) -> Option<Node> {
        let mut world = from.world.clone();
        let held_back = self.trial.play(&mut world, &action, self.side, Mood::Quiet);
        let mut actions = from.actions.clone();
        actions.push(action);
        Some(Node { world, actions, held_back: from.held_back + held_back })
    }

    fn is_new(&self, node: &Node, best: &mut HashMap<Stance, u8>) -> bool {
        // Who has left the board or the game stands nowhere, and is looked at once.
        let unit = self.unit(&node.world).map(|(_, unit)| *unit);
        let stance = Stance {
            square: unit.and_then(|unit| unit.square()),
            facing: unit.map_or(Facing::North, |unit| unit.facing()),
            doors: node.world.closed_door_bits(),
        };
        let left = unit.map_or(0, |unit| unit.ap()) + 1;
        let known = best.entry(stance).or_insert(0);
        let better = left > *known;
        *known = left.max(*known);
        better
    }

    /// The line that ends at a place.
    fn stops(&mut self, node: &Node, lines: &mut Vec<Plan>) {
        if node.actions.is_empty() {
            return;
        }
        let gain = self.judge.judge(&node.world, self.side, self.done()) - price(&node.actions);
        // A rough guess until dice are rolled: every shot kills one in three.
        let gain = gain - 60 * node.held_back.min(5) as i32 * i32::from(self.side == Side::Alien);
        lines.push(Plan { actions: node.actions.clone(), gain });
    }

    /// The lines that end with something done there.
    fn deeds(&mut self, node: &Node, lines: &mut Vec<Plan>) {
        for action in self.options(&node.world) {
            if !is_deed(&action) {
                continue;
            }
            let mut actions = node.actions.clone();
            actions.push(action);
            let tries = if is_sure(&action) { 1 } else { 2 };
            let mut sum = 0;
            for _ in 0..tries {
                let mut world = node.world.clone();
                self.perform(&mut world, action, Mood::Quiet);
                sum += self.judge.judge(&world, self.side, self.done());
            }
            let gain = sum / tries - price(&actions);
            lines.push(Plan { actions, gain });
        }
    }

    /// Does it, and goes on while it is a fight that is not over.
    fn perform(&mut self, world: &mut SpaceHulk, action: Action, mood: Mood) {
        let target = target_of(world, &action);
        self.trial.play(world, &action, self.side, mood);
        if is_sure(&action) || action.cp > 0 {
            return;
        }
        for _ in 0..3 {
            let again = self
                .options(world)
                .into_iter()
                .find(|next| next.cp == 0 && same_verb(next, &action) && target_of(world, next) == target);
            let Some(again) = again else { return };
            self.trial.play(world, &again, self.side, mood);
        }
    }

    /// The best line once dice have been rolled where there are dice.
    fn finals(&mut self, world: &SpaceHulk, mut lines: Vec<Plan>) -> Option<Plan> {
        lines.truncate(FINALISTS);
        for line in &mut lines {
            let mut sum = 0;
            for _ in 0..TRIES {
                let mut world = world.clone();
                self.follow(&mut world, &line.actions);
                sum += self.judge.judge(&world, self.side, self.done());
            }
            line.gain = sum / TRIES - price(&line.actions);
        }
        lines.into_iter().max_by_key(|line| line.gain)
    }

    /// Plays a line as far as it can be played.
    fn follow(&mut self, world: &mut SpaceHulk, actions: &[Action]) {
        for action in actions {
            let Some((id, _)) = self.unit(world) else { return };
            let options = self.options(world);
            let same = Action { unit: id, ..*action };
            if !options.contains(&same) {
                return;
            }
            match is_deed(&same) {
                true => self.perform(world, same, Mood::Rough),
                false => {
                    self.trial.play(world, &same, self.side, Mood::Rough);
                }
            }
        }
    }
}

/// Points not spent are worth something.
fn price(actions: &[Action]) -> i32 {
    actions.iter().map(|action| 1 + COMMAND_POINT * i32::from(action.cp)).sum()
}

/// Changes where the unit is or what stands in its way.
fn is_motion(action: &Action) -> bool {
    matches!(
        action.verb,
        Verb::Move { .. }
            | Verb::Turn { .. }
            | Verb::Door { .. }
            | Verb::Enter { .. }
            | Verb::Exit { .. }
            | Verb::Climb { .. }
    )
}

/// Something to end a plan with.
fn is_deed(action: &Action) -> bool {
    !is_motion(action) && !matches!(action.verb, Verb::EndActivation | Verb::EndTurn)
}

/// Whether it needs no dice.
fn is_sure(action: &Action) -> bool {
    !matches!(action.verb, Verb::Fire(_) | Verb::Assault(_) | Verb::Psi(_))
}

fn same_verb(a: &Action, b: &Action) -> bool {
    std::mem::discriminant(&a.verb) == std::mem::discriminant(&b.verb)
}

/// Whom it is aimed at, in a way that lasts.
fn target_of(world: &SpaceHulk, action: &Action) -> Option<Tag> {
    match action.verb {
        Verb::Fire(space_hulk::Target::Unit(id)) | Verb::Assault(space_hulk::Target::Unit(id)) => {
            Some(world.unit(id).tag())
        }
        _ => None,
    }
}
