//! A player with a purpose: walks to where its goals are, attacks what it meets. It looks
//! at everything and plans nothing, but it shows that a mission can be won.

use std::rc::Rc;

use content::hulk::Mission;
use game_api::Seeded;
use space_hulk::{Action, Condition, Position, Side, SpaceHulk, Square, Unit, UnitId};

use crate::errands::{Done, Errands, Field, Fields, exits};
use crate::scores::Situation;

pub struct Purposeful<'a> {
    mission: &'a Mission,
    dice: Seeded,
    done: Done,
}

impl<'a> Purposeful<'a> {
    pub fn new(mission: &'a Mission, seed: u64) -> Self {
        Purposeful { mission, dice: Seeded::new(seed), done: Done::default() }
    }

    pub fn choose(&mut self, game: &SpaceHulk, legal: &[Action]) -> usize {
        let position = game.position();
        self.done.watch(game, &position);
        let noise: Vec<i32> = legal.iter().map(|_| self.dice.below(8) as i32).collect();
        let mut fields = Fields::default();
        let danger = fields.to(game, self.lairs(game));
        let mut best = (i32::MIN, 0);
        let mut known: Option<(UnitId, Situation)> = None;
        for (index, action) in legal.iter().enumerate() {
            if known.as_ref().is_none_or(|(unit, _)| *unit != action.unit) {
                known =
                    Some((action.unit, self.situation(&position, &danger, action.unit, game, &mut fields)));
            }
            let (_, situation) = known.as_ref().expect("just looked at");
            best = best.max((situation.score(action) + noise[index], index));
        }
        best.1
    }

    fn situation<'b>(
        &'b self,
        position: &'b Position,
        danger: &Rc<Field>,
        unit: UnitId,
        game: &'b SpaceHulk,
        fields: &mut Fields,
    ) -> Situation<'b> {
        let errands = Errands { mission: self.mission, game, position, done: &self.done, marine: unit };
        let is_marine = unit != UnitId::NONE && game.unit(unit).side() == Side::Marine;
        let targets = if is_marine { errands.squares() } else { self.prey(game, unit) };
        let has_errand = !targets.is_empty();
        let field = if has_errand { fields.to(game, targets) } else { Rc::clone(danger) };
        Situation { game, position, field, danger: Rc::clone(danger), errands, has_errand }
    }

    /// Where aliens are, or else where they will come from.
    fn lairs(&self, game: &SpaceHulk) -> Vec<Square> {
        let aliens = game.units().iter().filter(|unit| unit.side() == Side::Alien);
        let seen: Vec<Square> = aliens.filter_map(Unit::square).collect();
        if seen.is_empty() { entries(self.mission, game) } else { seen }
    }

    /// Marines, or for every other alien the exit, if leaving wins.
    fn prey(&self, game: &SpaceHulk, unit: UnitId) -> Vec<Square> {
        let leaves = |goal: &content::hulk::Goal| goal.side == Some(Side::Alien) && names_exits(&goal.when);
        if unit.index().is_multiple_of(2) && self.mission.goals.iter().any(leaves) {
            let board = game.setup().board();
            return exits(self.mission, Side::Alien).into_iter().filter_map(|at| board.square(at)).collect();
        }
        let marines = game.units().iter().filter(|unit| unit.side() == Side::Marine);
        marines.filter_map(Unit::square).collect()
    }
}

fn names_exits(when: &Condition) -> bool {
    match when {
        Condition::Any(of) | Condition::All(of) => of.iter().any(names_exits),
        Condition::AliensExited(_) => true,
        _ => false,
    }
}

fn entries(mission: &Mission, game: &SpaceHulk) -> Vec<Square> {
    let board = game.setup().board();
    mission.board.entries.iter().filter_map(|entry| board.square(entry.at)).collect()
}
