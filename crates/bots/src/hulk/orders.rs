//! Who goes where, and how fast.

use std::sync::Arc;

use space_hulk::{Square, SquareSet, Tag};

use super::errand::{Assignee, Errand, Purpose};
use super::escort::{Convoy, Escort};
use super::field::{Field, Friend};
use super::objective::Objective;
use super::pace::{End, NEVER, Points, place};
use super::reach::closed_doors;
use super::tempo::{hunt_worth, points_left, step_worth};
use super::ways::{FAR, Row};

/// What a step is worth, in tenths, to those who only follow, and to those who go with
/// somebody who cannot do without them.
const FOLLOW: i32 = 6;
const ESCORT: i32 = 8;
/// What a purpose costs beyond the way.
const PURPOSE_COST: i32 = 2;

/// Where one Marine goes.
pub(crate) struct Order {
    pub tag: Tag,
    /// How far each square is from where he is wanted.
    pub row: Row,
    /// What he spends on his way there.
    pub points: Points,
    /// What a point is worth on that way.
    pub step: i32,
    /// Whom he goes with.
    pub escort: Option<Escort>,
}

/// Where everybody goes.
pub(crate) struct Orders {
    pub errands: Vec<Errand>,
    pub doors: Vec<(Square, u8)>,
    orders: Vec<Order>,
}

impl Orders {
    pub fn of(&self, tag: Tag) -> Option<&Order> {
        self.orders.iter().find(|order| order.tag == tag)
    }

    /// Gives out the errands: the nearest who can goes, and the others go with him.
    pub fn new(objective: &Objective, field: &mut Field) -> Orders {
        let game = field.game;
        let errands = objective.errands(game, field.ways);
        let mut orders: Vec<Order> = Vec::new();
        let mut leaders: Vec<(Square, usize)> = Vec::new();
        for (index, errand) in errands.iter().enumerate() {
            let row = field.ways.row_from_any(game, &errand.goal);
            let points = points_of(errand, field);
            let mut fit: Vec<Friend> = field
                .friends
                .iter()
                .filter(|friend| errand.who.fits(friend.id, &friend.unit))
                .filter(|friend| points[place(friend.stance())] != NEVER)
                .filter(|friend| orders.iter().all(|order| order.tag != friend.unit.tag()))
                .copied()
                .collect();
            fit.sort_by_key(|friend| points[place(friend.stance())]);
            fit.truncate(errand.n);
            let Some(last) = fit.last() else { continue };
            let needed = i32::from(points[place(last.stance())])
                + PURPOSE_COST
                + errand.then
                + after(&errands, index, last, field);
            let step = match errand.purpose {
                Purpose::Hunt => hunt_worth(game),
                _ => step_worth(needed, points_left(game, &last.unit)),
            };
            for friend in fit {
                leaders.push((friend.at, index));
                let (row, points) = (row.clone(), points.clone());
                orders.push(Order { tag: friend.unit.tag(), row, points, step, escort: None });
            }
        }
        let followers = followers(&errands, &orders, &leaders, field);
        orders.extend(followers);
        Orders { errands, doors: closed_doors(game), orders }
    }
}

/// What somebody spends on his way to an errand. If nobody can end it as he should, it
/// is enough to be there.
fn points_of(errand: &Errand, field: &mut Field) -> Points {
    let end = match errand.purpose {
        Purpose::Exit => End::Out,
        Purpose::Break(at) => End::Ahead(at),
        Purpose::Close(door) | Purpose::Wreck(door) => {
            let at = field.game.setup().door_squares(door).iter().next();
            at.map_or(End::There, End::Ahead)
        }
        _ => End::There,
    };
    let points = field.ways.points_to(field.game, &errand.goal, end);
    if field.friends.iter().any(|friend| points[place(friend.stance())] != NEVER) {
        points
    } else {
        field.ways.points_to(field.game, &errand.goal, End::There)
    }
}

/// What comes after this errand for somebody whom the later ones wait for, too.
fn after(errands: &[Errand], index: usize, friend: &Friend, field: &mut Field) -> i32 {
    let alone = |errand: &Errand| {
        field.friends.iter().filter(|other| errand.who.fits(other.id, &other.unit)).count() == 1
    };
    let later: Vec<SquareSet> = errands
        .iter()
        .enumerate()
        .filter(|(at, errand)| *at != index && errand.who.fits(friend.id, &friend.unit) && alone(errand))
        .map(|(_, errand)| errand.goal)
        .collect();
    let (mut from, mut total) = (errands[index].goal, 0);
    for goal in later {
        let row = field.ways.row_from_any(field.game, &goal);
        let steps = from.iter().map(|square| row[square.index()]).filter(|&steps| steps != FAR).min();
        total += i32::from(steps.unwrap_or(0)) + PURPOSE_COST;
        from = goal;
    }
    total
}

/// Everybody else goes with the nearest who has an errand, a little less eagerly.
fn followers(
    errands: &[Errand],
    orders: &[Order],
    leaders: &[(Square, usize)],
    field: &mut Field,
) -> Vec<Order> {
    let mut found = Vec::new();
    let mut convoys: Vec<Option<Arc<Convoy>>> = vec![None; leaders.len()];
    for index in 0..field.friends.len() {
        let friend = field.friends[index];
        if orders.iter().any(|order| order.tag == friend.unit.tag()) {
            continue;
        }
        let way = field.ways.row_from(field.game, friend.at);
        let nearest = leaders.iter().enumerate().min_by_key(|(_, (at, _))| way[at.index()]);
        let Some((leading, &(at, errand))) = nearest else { continue };
        let step = orders[leading].step;
        let alone = matches!(errands[errand].who, Assignee::One(_) | Assignee::Flamer);
        let row = field.ways.row_from_any(field.game, &errands[errand].goal);
        let points = points_of(&errands[errand], field);
        let convoy = &mut convoys[leading];
        if alone && convoy.is_none() {
            *convoy = Some(Convoy::of(at, &errands[errand], field));
        }
        let escort = convoy.as_ref().map(|convoy| Escort::new(convoy, &friend, step * ESCORT / 10, field));
        let tag = friend.unit.tag();
        found.push(Order { tag, row, points, step: step * FOLLOW / 10, escort });
    }
    found
}
