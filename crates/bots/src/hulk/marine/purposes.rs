//! What is done at once: the mission's own purposes, psychic powers and flames.

use space_hulk::{Action, Kind, Power, Ranged, SquareSet, Target, UnitId, Verb};

use super::Command;
use crate::hulk::errand::{Assignee, Errand, Purpose};
use crate::hulk::escort::Escort;
use crate::hulk::field::Foe;
use crate::hulk::pace::place;
use crate::hulk::tempo::rounds_left;

/// Whoever sets so much store by a step has no time to wait.
const IN_A_HURRY: i32 = 450;

impl Command<'_, '_> {
    /// Something of the mission that can be done at once.
    pub(super) fn purpose(&self) -> Option<usize> {
        (0..self.legal.len())
            .filter(|&index| self.is_deed(&self.legal[index]))
            .min_by_key(|&index| self.legal[index].cp)
    }

    fn is_deed(&self, action: &Action) -> bool {
        let game = self.field.game;
        let any = |wanted: &dyn Fn(&Errand) -> bool| self.orders.errands.iter().any(wanted);
        match action.verb {
            Verb::Exit { .. } => {
                let fits = |errand: &Errand| errand.who.fits(action.unit, game.unit(action.unit));
                any(&|errand| {
                    errand.purpose == Purpose::Exit && (fits(errand) || self.makes_way(action.unit))
                })
            }
            Verb::Give { target, .. } => self.relays(action.unit, target),
            Verb::Fire(Target::Square(at)) | Verb::Assault(Target::Square(at)) => {
                any(&|errand| match errand.purpose {
                    Purpose::Burn(section) => {
                        let area = game.setup().board().area(section);
                        area.has(at) && self.may_burn(action.unit, area)
                    }
                    Purpose::Break(generator) => generator == at,
                    _ => false,
                })
            }
            Verb::Door { door, open: false } => any(&|errand| errand.purpose == Purpose::Close(door)),
            Verb::Fire(Target::Door(door)) | Verb::Assault(Target::Door(door)) => {
                any(&|errand| errand.purpose == Purpose::Wreck(door))
            }
            Verb::Drop { object } => {
                let at = game.unit(action.unit).square();
                any(&|errand| {
                    errand.purpose == Purpose::Drop(object) && at.is_some_and(|at| errand.goal.has(at))
                })
            }
            _ => false,
        }
    }

    /// Whether a fire is worth its victims: it may win the game, or there is no time to
    /// wait until everybody is out.
    fn may_burn(&self, shooter: UnitId, area: &SquareSet) -> bool {
        let game = self.field.game;
        let inside = self.field.friends.iter().filter(|friend| area.has(friend.at)).count();
        let shooter = game.unit(shooter);
        if inside == 0 || shooter.square().is_some_and(|at| area.has(at)) {
            return inside == 0;
        }
        let hurries = self.orders.of(shooter.tag()).is_some_and(|order| order.step >= IN_A_HURRY);
        self.orders.errands.len() == 1 || rounds_left(game) == Some(1) || hurries && inside <= 3
    }

    /// Whether somebody who is not needed stands between his leader and the exit.
    fn makes_way(&self, unit: UnitId) -> bool {
        let unit = self.field.game.unit(unit);
        let escort = self.orders.of(unit.tag()).and_then(|order| order.escort.as_ref());
        let near = escort.is_some_and(Escort::is_in_the_way);
        near && self.field.friends.len() > 2
    }

    /// Whether an object gets out sooner in other hands.
    fn relays(&self, giver: UnitId, receiver: UnitId) -> bool {
        let game = self.field.game;
        let Some(order) = self.orders.of(game.unit(giver).tag()).filter(|order| order.escort.is_none())
        else {
            return false;
        };
        let left = |id: UnitId| {
            let friend = self.field.friends.iter().find(|friend| friend.id == id)?;
            let own = if friend.unit.is_finished() { 0 } else { i32::from(friend.unit.ap()) };
            Some(i32::from(order.points[place(friend.stance())]) - own)
        };
        let carries =
            |errand: &Errand| errand.who == Assignee::One(giver) && errand.purpose != Purpose::Stand;
        self.orders.errands.iter().any(carries) && left(receiver) < left(giver)
    }

    /// A psychic storm on whoever is near.
    pub(super) fn power(&self) -> Option<usize> {
        let game = self.field.game;
        let worth = |action: &Action| {
            if action.unit == UnitId::NONE {
                return 0;
            }
            let psi = i32::from(game.unit(action.unit).psi());
            let gain: i32 = match action.verb {
                Verb::Psi(Power::StormTarget(unit)) => {
                    let foes = self.field.foes.iter().filter(|foe| foe.id == unit);
                    foes.map(|foe| self.field.price_of(foe) * 5 / 6).sum()
                }
                Verb::Psi(Power::StormSection(section)) => {
                    let area = game.setup().board().area(section);
                    let on = |foe: &&Foe| foe.unit.square().is_some_and(|at| area.has(at));
                    self.field.foes.iter().filter(on).map(|foe| self.field.price_of(foe) / 2).sum()
                }
                _ => 0,
            };
            if psi < 6 { gain / 2 } else { gain }
        };
        let best = (0..self.legal.len()).max_by_key(|&index| worth(&self.legal[index]))?;
        (worth(&self.legal[best]) >= 300).then_some(best)
    }

    /// Fire on several at once, or on one who is near; never on one's own.
    pub(super) fn flames(&self) -> Option<usize> {
        let game = self.field.game;
        let needed =
            self.orders.errands.iter().filter(|errand| matches!(errand.purpose, Purpose::Burn(_))).count();
        let worth = |action: &Action| {
            let Verb::Fire(Target::Square(at)) = action.verb else { return 0 };
            let unit = game.unit(action.unit);
            if unit.ranged() != Ranged::HeavyFlamer || usize::from(unit.ammo()) <= needed {
                return 0;
            }
            let board = game.setup().board();
            let area = board.area(board.section(at));
            if area.meets(&self.field.marines) || area.meets(game.burning()) {
                return 0;
            }
            // Fire does the Broodlord no harm.
            let on = |foe: &&Foe| {
                foe.unit.kind() != Kind::Broodlord && foe.unit.square().is_some_and(|at| area.has(at))
            };
            let gain: i32 =
                self.field.foes.iter().filter(on).map(|foe| self.field.price_of(foe) * 5 / 6).sum();
            gain - 90 * i32::from(action.cp)
        };
        let best = (0..self.legal.len()).max_by_key(|&index| worth(&self.legal[index]))?;
        (worth(&self.legal[best]) >= 300).then_some(best)
    }
}
