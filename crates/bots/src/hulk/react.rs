//! How a veteran answers what happens: shots, reactions, placing, reinforcements.

use space_hulk::{Action, DecisionKind, Melee, Rank, Side, SpaceHulk, Square, Target, UnitId, Verb};

use super::field::{Field, Foe, shot};
use super::reach::towards;
use super::threat::can_watch;
use super::ways::Row;

/// A command point in the aliens' turn is gone when the turn is over.
const POINT: i32 = 60;

/// The answer to a decision for which there is a rule of thumb.
pub(crate) fn answer(
    kind: DecisionKind,
    field: &mut Field,
    legal: &[Action],
    goal: Option<Row>,
) -> Option<usize> {
    let reaction = React { goal, field, legal };
    // A lord whose death decides the game stays in the dark.
    if reaction.field.is_lord_hunted && reaction.verb(|verb| verb == Verb::Broodlord).is_some() {
        return Some(reaction.pass());
    }
    match kind {
        DecisionKind::FreeShot => Some(reaction.free_shot()),
        DecisionKind::Overwatch => Some(reaction.overwatch()),
        DecisionKind::Reaction => Some(reaction.command()),
        DecisionKind::TurnToFace => reaction.verb(|verb| verb == Verb::TurnToFace),
        DecisionKind::Face => Some(reaction.face()),
        DecisionKind::Place => Some(reaction.place()),
        DecisionKind::Reinforce => Some(reaction.reinforce()),
        DecisionKind::Deploy => Some(reaction.deploy()),
        _ => None,
    }
}

struct React<'a, 'b> {
    /// How far it is to where the Marines want to go.
    goal: Option<Row>,
    field: &'a mut Field<'b>,
    legal: &'a [Action],
}

impl React<'_, '_> {
    fn verb(&self, wanted: impl Fn(Verb) -> bool) -> Option<usize> {
        self.legal.iter().position(|action| wanted(action.verb))
    }

    fn pass(&self) -> usize {
        self.verb(|verb| verb == Verb::Pass).unwrap_or(self.legal.len() - 1)
    }

    fn game(&self) -> &SpaceHulk {
        self.field.game
    }

    fn best(&self, worth: impl Fn(&Action) -> i32) -> (usize, i32) {
        let marks = self.legal.iter().map(worth).enumerate();
        marks.max_by_key(|(_, mark)| *mark).unwrap_or((0, 0))
    }

    fn foe(&self, id: UnitId) -> Option<&Foe> {
        self.field.foes.iter().find(|foe| foe.id == id)
    }

    fn free_shot(&self) -> usize {
        let worth = |action: &Action| match action.verb {
            Verb::Fire(Target::Unit(target)) => self.foe(target).map_or(0, |foe| self.field.price_of(foe)),
            _ => 0,
        };
        match self.best(worth) {
            (index, worth) if worth > 0 => index,
            _ => self.pass(),
        }
    }

    /// Fires with as many guns as the danger is worth jams.
    fn overwatch(&self) -> usize {
        let fires = |action: &&Action| matches!(action.verb, Verb::Fire(Target::Unit(_)));
        let Some(Action { verb: Verb::Fire(Target::Unit(target)), .. }) = self.legal.iter().find(fires)
        else {
            return self.pass();
        };
        let Some(foe) = self.foe(*target) else { return self.pass() };
        let guns = self.field.watch[foe.from.index()];
        let left = self.legal.iter().filter(fires).count() as u8;
        let named = guns.saturating_sub(left);
        let most = match foe.distance {
            ..=2 => 3,
            3..=4 => 2,
            _ => 1,
        };
        if named >= most {
            return self.pass();
        }
        let gun = |action: &Action| match action.verb {
            Verb::Fire(Target::Unit(_)) => shot(self.game().unit(action.unit), false),
            _ => 0,
        };
        self.best(gun).0
    }

    /// What a command point can save.
    fn command(&self) -> usize {
        let (index, worth) = self.best(|action| self.reaction(action) - POINT * i32::from(action.cost));
        if worth > 0 { index } else { self.pass() }
    }

    fn reaction(&self, action: &Action) -> i32 {
        if action.unit == UnitId::NONE {
            return 0;
        }
        let unit = self.game().unit(action.unit);
        let coming: i32 = self.coming().map(|foe| foe.models).sum();
        match action.verb {
            Verb::Fire(Target::Unit(target)) if !unit.on_overwatch() || unit.is_jammed() => {
                let Some(foe) = self.foe(target).filter(|foe| foe.distance <= 3) else { return 0 };
                self.field.price_of(foe) * shot(unit, false) / 1000 * 2
            }
            Verb::ClearJam if unit.on_overwatch() => 90 * coming.min(4),
            Verb::Overwatch if can_watch(unit) && !unit.is_jammed() => {
                let Some(at) = unit.square() else { return 0 };
                let seen = self.game().seen_from(at, unit.facing());
                let visible = self.coming().filter(|foe| seen.has(foe.from) && foe.distance >= 2).count();
                110 * visible.min(3) as i32 + if visible > 0 { 20 * coming.min(5) } else { 0 }
            }
            Verb::Turn { facing } => self.turn(action.unit, facing),
            _ => 0,
        }
    }

    /// Aliens that can still come to somebody in this turn.
    fn coming(&self) -> impl Iterator<Item = &Foe> {
        self.field.foes.iter().filter(|foe| foe.distance <= 6 && !foe.unit.is_finished())
    }

    /// A fighter who turns to the enemy beside him.
    fn turn(&self, id: UnitId, facing: space_hulk::Facing) -> i32 {
        let unit = self.game().unit(id);
        let Some(at) = unit.square() else { return 0 };
        let board = self.game().setup().board();
        let enemy_at = |square: Option<Square>| {
            square.is_some_and(|square| self.field.foes.iter().any(|foe| foe.unit.square() == Some(square)))
        };
        if !enemy_at(board.front(at, facing)) || enemy_at(board.front(at, unit.facing())) {
            return 0;
        }
        match (unit.melee(), unit.rank()) {
            (Melee::LightningClaws | Melee::HammerAndShield | Melee::PowerSword, _)
            | (_, Rank::Librarian) => 330,
            _ if shot(unit, false) > 0 && !unit.is_jammed() => 150,
            _ => 70,
        }
    }

    /// Towards the nearest Marine.
    fn face(&self) -> usize {
        let unit = self.legal.first().map_or(UnitId::NONE, |action| action.unit);
        if unit == UnitId::NONE {
            return 0;
        }
        let Some(at) = self.game().unit(unit).square() else { return 0 };
        let board = self.game().setup().board();
        let near =
            self.field.friends.iter().min_by_key(|friend| board.range(at, friend.at).unwrap_or(u16::MAX));
        let Some(near) = near else { return 0 };
        let wanted = towards(self.game(), at, near.at);
        self.verb(|verb| verb == Verb::Face { facing: wanted }).unwrap_or(0)
    }

    /// Aliens as near as can be, Marines as far.
    fn place(&self) -> usize {
        let sign = match self.game().decision().map(|decision| decision.owner) {
            Some(Side::Alien) => -1,
            _ => 1,
        };
        let worth = |action: &Action| match action.verb {
            Verb::Place { at } => sign * i32::from(self.field.to_marines[at.index()]),
            _ => i32::MIN,
        };
        self.best(worth).0
    }

    /// Where one sees far, and near to where one has to go.
    fn deploy(&self) -> usize {
        let setup = self.game().setup();
        let goal = self.goal.as_ref();
        let taken = self.field.marines;
        let worth = |action: &Action| {
            let Verb::Deploy { at, facing } = action.verb else { return i32::MIN };
            let seen = self.game().seen_from(at, facing);
            let far = seen.len().min(14) as i32;
            let crowd = taken.and(setup.board().adjacent(at)).len() as i32;
            3 * far - crowd - goal.map_or(0, |row| 4 * i32::from(row[at.index()]).min(60))
        };
        self.best(worth).0
    }

    /// Near, but not where they would have to lurk, and not all at one place.
    fn reinforce(&self) -> usize {
        let worth = |action: &Action| {
            let Verb::Reinforce { entry } = action.verb else { return i32::MIN };
            let square = self.game().setup().entry_square(entry);
            let steps = i32::from(self.field.to_marines[square.index()]);
            let there = self.field.foes.iter().filter(|foe| foe.unit.entry() == Some(entry)).count() as i32;
            let crowd =
                self.field.foes.iter().filter(|foe| foe.from == square || near(self, foe, square)).count();
            let held = if steps <= 6 { 5 } else { 0 };
            -steps - 4 * there - 2 * crowd as i32 - held
        };
        self.best(worth).0
    }
}

fn near(react: &React, foe: &Foe, square: Square) -> bool {
    let board = react.game().setup().board();
    board.range(foe.from, square).is_some_and(|range| range <= 5)
}
