//! Where a Marine can go, and which doors he opens and closes.

use space_hulk::{Ranged, Verb};

use super::worth::most_cover;
use super::{Choice, Command, Posture};
use crate::hulk::field::{Friend, Stance};
use crate::hulk::reach::{Ground, Stop, Stops, Walker};
use crate::hulk::route::Route;
use crate::hulk::threat::is_armed;

/// What a closed door is worth that aliens have to open first.
const SHUT_DOOR: i32 = 220;

/// A way to end a turn.
struct Plan<'a> {
    stop: &'a Stop,
    posture: Posture,
    /// What it is worth apart from what is seen from there.
    rest: i32,
    /// It is never worth more than this.
    bound: i32,
}

impl Posture {
    /// What is done to end a turn like this.
    fn verb(self) -> Option<Verb> {
        match self {
            Posture::Overwatch => Some(Verb::Overwatch),
            Posture::Guard => Some(Verb::Guard),
            Posture::Open | Posture::Kept => None,
        }
    }
}

impl Plan<'_> {
    /// What is done first.
    fn verb(&self) -> Verb {
        self.stop.first.or(self.posture.verb()).unwrap_or(Verb::Pass)
    }
}

impl Command<'_, '_> {
    pub(super) fn stops(&mut self, friend: &Friend, points: u8) -> Stops {
        let game = self.field.game;
        let mut blocked = self.field.obstructed;
        blocked.remove(friend.at);
        let ground = Ground { board: game.setup().board(), blocked, doors: &self.orders.doors };
        let here = Stance { square: friend.at, facing: friend.unit.facing() };
        self.field.ways.reaches.ask(&ground, Walker::Marine, here, points.min(6))
    }

    /// Looks at what each place is worth, with and without overwatch or guard there. Most places
    /// cannot be better than the most promising one, whatever is seen from them, so that nobody
    /// looks.
    pub(super) fn weigh_stops(&mut self, friend: &Friend, own: u8, command: u8, best: &mut Choice) {
        let stops = self.stops(friend, own + command);
        let plans = self.plans(friend, &stops, own, command);
        let Some(promising) = plans.iter().max_by_key(|plan| plan.bound) else { return };
        if promising.bound <= best.score {
            return;
        }
        let floor = self.promise(friend, promising);
        let mut chosen = None;
        for plan in plans.iter().filter(|plan| plan.bound >= floor) {
            if plan.bound <= best.score {
                continue;
            }
            let score = self.promise(friend, plan);
            if score > best.score {
                best.take(plan.verb(), score);
                chosen = Some(plan);
            }
        }
        let route =
            |plan: &Plan| Route::new(friend.unit.tag(), &stops, plan.stop, plan.posture.verb(), command);
        best.route = chosen.map(route);
    }

    /// Everything that a Marine can end his turn with, in the order of the stops.
    fn plans<'s>(&mut self, friend: &Friend, stops: &'s [Stop], own: u8, command: u8) -> Vec<Plan<'s>> {
        let ready =
            is_armed(&friend.unit) && friend.unit.ranged() != Ranged::HeavyFlamer && !friend.unit.is_jammed();
        let shot = self.best_shot(friend);
        let mut plans = Vec::with_capacity(2 * stops.len());
        for stop in stops {
            let watching = friend.unit.on_overwatch() && stop.first.is_none();
            let mut rest = None;
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
                let place = *rest
                    .get_or_insert_with(|| self.outlook(friend, stop.stance) + self.opening(friend, stop));
                let rest = place - self.pay(i32::from(cost) - i32::from(own));
                let bound = rest + most_cover(posture) + shot;
                plans.push(Plan { stop, posture, rest, bound });
            }
        }
        plans
    }

    /// What a plan is worth.
    fn promise(&mut self, friend: &Friend, plan: &Plan) -> i32 {
        let look = self.look(friend, plan.stop.stance);
        plan.rest
            + self.parting_shot(friend, plan.stop, &look.seen)
            + self.safety(friend, &look, plan.posture)
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
                best.take(action.verb, score);
            }
        }
    }
}
