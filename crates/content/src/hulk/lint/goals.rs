//! Goals: can they be reached, are they reached already, has each side one?

use game_api::Path;
use space_hulk::{Condition, Side};

use super::Lint;
use super::possible::Never;
use crate::hulk::model::Goal;

impl Lint<'_> {
    pub(super) fn goals(&self) {
        for (i, goal) in self.mission.goals.iter().enumerate() {
            self.goal(Path::from("goals").index(i).field("when"), goal);
        }
        self.a_goal_for_each();
    }

    fn goal(&self, path: Path, goal: &Goal) {
        let outlook = self.outlook(&goal.when);
        let name = &goal.id;
        if let Some(Never { code, reason }) = outlook.never {
            let message = format!("the goal {name:?} can never be true: {reason}");
            return self.warn(code, path, message, "change the goal, or the map and forces it speaks of");
        }
        if outlook.now {
            let message = format!("the goal {name:?} is true when the game begins");
            let advice = "the game would be over: ask for something that has to be done first";
            return self.warn("goal-true-at-start", path, message, advice);
        }
        if let Some(Never { code, reason }) = self.hopeless_part(&goal.when) {
            let message = format!("a part of the goal {name:?} can never be true: {reason}");
            self.warn(code, path, message, "leave the part out, or change what it speaks of");
        }
    }

    /// A way to fulfill a goal that is none, where there are others.
    fn hopeless_part(&self, condition: &Condition) -> Option<Never> {
        match condition {
            Condition::Any(of) | Condition::AtLeast { of, .. } | Condition::All(of) => {
                let own = self.each(of).into_iter().find_map(|outlook| outlook.never);
                own.or_else(|| of.iter().find_map(|part| self.hopeless_part(part)))
            }
            Condition::Once(of) => self.hopeless_part(of),
            _ => None,
        }
    }

    fn a_goal_for_each(&self) {
        for side in [Side::Marine, Side::Alien] {
            let wins = self.mission.goals.iter().any(|goal| goal.side == Some(side))
                || self.mission.rounds.winner == Some(side);
            // Where no alien ever comes nobody plays that side.
            let plays = side == Side::Marine || self.most_aliens() != Some(0);
            if plays && !wins {
                let message = format!("the {} side can never win", side.name());
                let advice = "add a `[[goal]]` for it, or let it win at the limit of rounds";
                self.warn("no-goal", "victory", message, advice);
            }
        }
    }
}
