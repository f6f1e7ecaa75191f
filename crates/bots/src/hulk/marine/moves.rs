//! Where a Marine can go, and which doors he opens and closes.

use space_hulk::{Ranged, Verb};

use super::{Choice, Command, Posture};
use crate::hulk::field::{Friend, Stance};
use crate::hulk::reach::{Ground, Stop, Walker, reach};
use crate::hulk::threat::is_armed;

/// What a closed door is worth that aliens have to open first.
const SHUT_DOOR: i32 = 220;

impl Command<'_, '_> {
    pub(super) fn stops(&self, friend: &Friend, points: u8) -> Vec<Stop> {
        let game = self.field.game;
        let mut blocked = self.field.obstructed;
        blocked.remove(friend.at);
        let none = [0; space_hulk::MAX_SQUARES + 2];
        let ground = Ground { board: game.setup().board(), blocked, doors: &self.orders.doors, watch: &none };
        let here = Stance { square: friend.at, facing: friend.unit.facing() };
        reach(&ground, Walker::Marine, here, points.min(6))
    }

    /// Looks at what a place is worth, with and without overwatch or guard there.
    pub(super) fn weigh_stop(
        &mut self,
        friend: &Friend,
        stop: &Stop,
        own: u8,
        command: u8,
        best: &mut Choice,
    ) {
        let ready =
            is_armed(&friend.unit) && friend.unit.ranged() != Ranged::HeavyFlamer && !friend.unit.is_jammed();
        let watching = friend.unit.on_overwatch() && stop.first.is_none();
        for posture in [Posture::Open, Posture::Overwatch, Posture::Guard] {
            let cost = stop.cost + if posture == Posture::Open { 0 } else { 2 };
            let allowed = match posture {
                Posture::Open => stop.first.is_some(),
                Posture::Overwatch => ready && !watching,
                _ => !ready && !friend.unit.on_guard(),
            };
            if !allowed || cost > own + command {
                continue;
            }
            let paid = self.pay(i32::from(cost) - i32::from(own));
            let gain = self.parting_shot(friend, stop) + self.opening(friend, stop);
            let score = self.score(friend, stop.stance, posture) + gain - paid;
            if score > best.score {
                let verb = stop.first.unwrap_or(if posture == Posture::Guard {
                    Verb::Guard
                } else {
                    Verb::Overwatch
                });
                *best = Choice { verb, score };
            }
        }
    }

    /// A door on the way that is open brings everybody a step nearer.
    fn opening(&self, friend: &Friend, stop: &Stop) -> i32 {
        let Some(door) = stop.opens else { return 0 };
        match self.orders.of(friend.unit.tag()) {
            Some(order) if order.row[door.index()] < order.row[stop.stance.square.index()] => order.step,
            _ => -SHUT_DOOR,
        }
    }

    /// A door that nobody needs and aliens will come through is closed.
    pub(super) fn weigh_doors(&self, friend: &Friend, stay: i32, command: u8, best: &mut Choice) {
        for action in self.legal.iter().filter(|action| action.unit == friend.id && action.cp <= command) {
            let Verb::Door { door, open: false } = action.verb else { continue };
            let Some(at) = self.field.game.setup().door_squares(door).iter().next() else { continue };
            let needed = self.field.friends.iter().any(|other| {
                let order = self.orders.of(other.unit.tag());
                order.is_some_and(|order| order.row[at.index()] < order.row[other.at.index()])
            });
            let coming = self.lanes[at.index()].min(SHUT_DOOR);
            let score = stay + coming - self.pay(action.cp.into());
            if !needed && score > best.score {
                *best = Choice { verb: action.verb, score };
            }
        }
    }
}
