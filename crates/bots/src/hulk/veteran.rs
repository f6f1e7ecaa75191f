//! A player with a plan for every unit.

use std::collections::VecDeque;

use game_api::{Game, Player, Viewer};
use space_hulk::{Action, DecisionKind, Kind, Phase, Side, SpaceHulk, Tag, UnitId, Verb, View};

use super::judge::Judge;
use super::plan::{Plan, Planner};
use super::scout::{best_by_trial, judge_of};
use super::trial::{Mood, Trial};

/// Plans the activation of each unit, goes through with it as long as nothing
/// unforeseen happens, and weighs every reaction.
pub struct Veteran {
    trial: Trial,
    judge: Option<Judge>,
    plan: Option<UnderWay>,
    turn: Turn,
}

/// A plan that is being carried out.
struct UnderWay {
    rest: VecDeque<Action>,
    /// What should be seen when it is one's turn again.
    expected: View,
}

/// What is remembered of this turn: who has nothing to do.
#[derive(Default)]
struct Turn {
    when: Option<(u16, Phase)>,
    idle: Vec<Tag>,
}

/// Worlds in which a reaction is tried.
const WORLDS: usize = 6;
/// The same where there are many answers.
const WORLDS_FOR_MANY: usize = 2;
const MANY: usize = 24;
/// A counter below this is drawn again.
const GOOD_COUNTER: u8 = 4;
/// A plan must promise more than this.
const LEAST_GAIN: i32 = 5;

impl Veteran {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Veteran {
        Veteran { trial: Trial::new(seed), judge: None, plan: None, turn: Turn::default() }
    }

    /// The next action of the plan, if everything went as expected.
    fn go_on(&mut self, view: &View, legal: &[Action]) -> Option<usize> {
        let mut plan = self.plan.take()?;
        if plan.expected != *view {
            return None;
        }
        let action = plan.rest.pop_front()?;
        let index = legal.binary_search(&action).ok()?;
        self.expect(view, action, plan.rest);
        Some(index)
    }

    /// Remembers the rest of a plan and what the table will look like.
    fn expect(&mut self, view: &View, action: Action, rest: VecDeque<Action>) {
        let side = owner(view);
        if rest.is_empty() {
            return;
        }
        let mut world = self.trial.world(view);
        self.trial.play(&mut world, &action, side, Mood::Quiet);
        self.plan = Some(UnderWay { rest, expected: world.view(Viewer::Seat(side)) });
    }

    fn act(&mut self, view: &View, legal: &[Action]) -> usize {
        if let Some(index) = self.go_on(view, legal) {
            return index;
        }
        self.turn.begin(view.table());
        let world = self.trial.world(view);
        for tag in self.candidates(view.table(), legal) {
            let plan = self.plan_for(&world, tag, owner(view));
            match plan.actions.first().and_then(|first| legal.binary_search(first).ok()) {
                Some(index) if plan.gain > LEAST_GAIN => {
                    let first = plan.actions[0];
                    self.expect(view, first, plan.actions.into_iter().skip(1).collect());
                    return index;
                }
                _ => self.turn.idle.push(tag),
            }
        }
        let ends = |action: &Action| matches!(action.verb, Verb::EndActivation | Verb::EndTurn);
        legal.iter().position(ends).unwrap_or(legal.len() - 1)
    }

    fn plan_for(&mut self, world: &SpaceHulk, tag: Tag, side: Side) -> Plan {
        let judge = self.judge.as_mut().expect("made before any decision");
        Planner { trial: &mut self.trial, judge, side, tag }.plan(world)
    }

    /// Who might act, in the order in which they are asked.
    fn candidates(&mut self, table: &SpaceHulk, legal: &[Action]) -> Vec<Tag> {
        let mut units: Vec<UnitId> = legal.iter().map(|action| action.unit).collect();
        units.retain(|&unit| unit != UnitId::NONE);
        units.dedup();
        if let Some(active) = table.active() {
            units.retain(|&unit| unit == active);
        }
        units.retain(|&unit| !self.turn.idle.contains(&table.unit(unit).tag()));
        let judge = self.judge.as_mut().expect("made before any decision");
        units.sort_by_cached_key(|&unit| order(judge, table, unit));
        units.into_iter().map(|unit| table.unit(unit).tag()).collect()
    }
}

impl Turn {
    fn begin(&mut self, table: &SpaceHulk) {
        let now = Some((table.turn(), table.phase()));
        if self.when != now {
            *self = Turn { when: now, idle: Vec::new() };
        }
    }
}

impl Player<SpaceHulk> for Veteran {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        let judge = judge_of(&mut self.judge, view);
        if legal.len() == 1 {
            return 0;
        }
        match view.table().decision().map(|decision| decision.kind) {
            Some(DecisionKind::Action) => self.act(view, legal),
            Some(DecisionKind::Command) => command(view, legal),
            _ => {
                let worlds = if legal.len() > MANY { WORLDS_FOR_MANY } else { WORLDS };
                best_by_trial(&mut self.trial, judge, view, legal, worlds)
            }
        }
    }
}

fn owner(view: &View) -> Side {
    view.table().decision().map_or(Side::Marine, |decision| decision.owner)
}

fn command(view: &View, legal: &[Action]) -> usize {
    let wanted = match view.table().command_left() < GOOD_COUNTER {
        true => Verb::Redraw,
        false => Verb::Keep,
    };
    legal.iter().position(|action| action.verb == wanted).unwrap_or(0)
}

/// Aliens near the Marines first, so that those behind find room; blips after models.
/// Marines who see an enemy first, then those in front.
fn order(judge: &mut Judge, table: &SpaceHulk, unit: UnitId) -> i32 {
    let unit = table.unit(unit);
    match unit.kind() {
        Kind::Marine => judge.nearest_alien(table, unit),
        Kind::Blip => 300 + judge.approach(table, unit),
        _ => judge.approach(table, unit),
    }
}
