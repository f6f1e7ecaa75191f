//! How a veteran leads the aliens in their turn.

mod lurk;
mod strike;

use space_hulk::{Action, Facing, Ranged, Square, SquareSet, Tag, UnitId, Verb};

use super::field::{Field, Foe, Friend, Stance};
use super::reach::{Ground, Stops, Walker, closed_doors};
use super::route::Route;
use super::ways::Row;

/// What a model is worth, in thousandths of a Marine.
const MODEL: i32 = 140;

/// The aliens' turn.
pub(crate) struct Brood<'a, 'b> {
    pub field: &'a mut Field<'b>,
    pub legal: &'a [Action],
    /// What the mission loses with each Marine.
    pub stakes: &'a [(Tag, i32)],
    /// Where aliens want to be for their own sake.
    pub goals: Option<Row>,
    /// Whether everybody attacks.
    pub strike: bool,
    seen: SquareSet,
    nearly: SquareSet,
    doors: Vec<(Square, u8)>,
    /// How many aliens are in each section.
    crowds: [u8; 256],
    /// Whether somebody could burn a section.
    is_fire_feared: bool,
    /// The plan of whoever was chosen to act.
    pub route: Option<Route>,
}

impl<'a, 'b> Brood<'a, 'b> {
    pub fn new(
        field: &'a mut Field<'b>,
        legal: &'a [Action],
        stakes: &'a [(Tag, i32)],
        goals: Option<Row>,
        strike: bool,
    ) -> Brood<'a, 'b> {
        let game = field.game;
        let (mut seen, mut nearly) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for friend in &field.friends {
            seen = seen.or(&game.seen_from(friend.at, friend.unit.facing()));
            for facing in Facing::ALL {
                nearly = nearly.or(&game.seen_from(friend.at, facing));
            }
        }
        let doors = closed_doors(game);
        let board = game.setup().board();
        let mut crowds = [0; 256];
        for at in field.foes.iter().filter_map(|foe| foe.unit.square()) {
            crowds[usize::from(board.section(at))] += 1;
        }
        let flamer = |friend: &Friend| friend.unit.ranged() == Ranged::HeavyFlamer && friend.unit.ammo() > 0;
        let is_fire_feared = field.friends.iter().any(flamer);
        Brood {
            field,
            legal,
            stakes,
            goals,
            strike,
            seen,
            nearly,
            doors,
            crowds,
            is_fire_feared,
            route: None,
        }
    }

    fn find(&self, unit: UnitId, verb: Verb) -> Option<usize> {
        self.legal.iter().position(|action| action.unit == unit && action.verb == verb)
    }

    fn can_act(&self, foe: &Foe) -> bool {
        let active = self.field.game.active();
        let acts = self.legal.iter().any(|action| action.unit == foe.id);
        acts && active.is_none_or(|active| active == foe.id || self.ends_with(foe.id))
    }

    /// Whether somebody else than the active unit may act.
    fn ends_with(&self, unit: UnitId) -> bool {
        self.legal.iter().any(|action| action.unit == unit && action.verb != Verb::EndActivation)
    }

    /// What to do next; nothing to end the turn.
    pub fn decide(&mut self, idle: &mut Vec<Tag>) -> Option<usize> {
        let mut foes: Vec<Foe> = self.field.foes.iter().filter(|foe| self.can_act(foe)).copied().collect();
        let active = self.field.game.active();
        foes.sort_by_key(|foe| (Some(foe.id) != active, foe.distance));
        if let Some(index) = self.leave(&foes) {
            return Some(index);
        }
        for foe in &foes {
            if let Some(index) = self.fight(foe) {
                return Some(index);
            }
        }
        for foe in &foes {
            if idle.contains(&foe.unit.tag()) {
                continue;
            }
            if let Some(index) = self.approach(foe) {
                return Some(index);
            }
            idle.push(foe.unit.tag());
        }
        None
    }

    /// What each alien would do if it were the next: its attack, whatever that promises, and its way.
    pub fn options(&mut self) -> Vec<usize> {
        let foes: Vec<Foe> = self.field.foes.iter().filter(|foe| self.can_act(foe)).copied().collect();
        let mut found = Vec::new();
        for foe in &foes {
            found.extend(self.charge(foe));
            found.extend(self.approach(foe));
        }
        found
    }

    /// Out by an exit, if that is what they want.
    fn leave(&self, foes: &[Foe]) -> Option<usize> {
        let wanted = |action: &Action| matches!(action.verb, Verb::Exit { .. });
        let ours = |action: &Action| foes.iter().any(|foe| foe.id == action.unit);
        self.legal.iter().position(|action| wanted(action) && ours(action))
    }

    fn stops(&mut self, from: Stance, points: u8, walker: Walker) -> Stops {
        let mut blocked = self.field.obstructed;
        blocked.remove(from.square);
        let board = self.field.game.setup().board();
        let ground = Ground { board, blocked, doors: &self.doors };
        self.field.ways.reaches.ask(&ground, walker, from, points)
    }
}
