//! Who goes where, and how fast.

use space_hulk::{Facing, SpaceHulk, Square, SquareSet, Tag};

use super::errand::{Deed, Errand, Who};
use super::field::Field;
use super::marine::{PATH, closed_doors};
use super::objective::Objective;
use super::ways::{FAR, Row};

/// What a step is worth to somebody in no hurry.
const STEP: i32 = 80;
/// What it is worth besides when three steps are needed in each round.
const HURRY: i32 = 300;
/// A Marine's way takes more than its steps: turns, doors, waiting for others.
const DETOURS: i32 = 12;

/// Where one Marine goes.
pub(crate) struct Order {
    pub tag: Tag,
    /// How far each square is from where he is wanted.
    pub row: Row,
    /// What a step is worth.
    pub step: i32,
    /// What he has to look at when he is there.
    pub target: Option<Square>,
    /// The exits by which he leaves, and where they lead: one does not leave sideways.
    pub out: Vec<(Square, Facing)>,
    /// Whom he goes with.
    pub escort: Option<Escort>,
}

/// Going with somebody who alone can do what is to be done.
pub(crate) struct Escort {
    /// How far each square is from that Marine.
    pub row: Row,
    /// What a step is worth.
    pub step: i32,
    /// How far that Marine still has to go, if this one is in front of him.
    pub leads_by: Option<i32>,
    /// The squares that he will come to next.
    pub path: Vec<Square>,
    /// The squares beside them.
    pub beside: SquareSet,
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
            let step = step_worth(game, errand, &errands, field, &row);
            let mut fit: Vec<_> = field
                .friends
                .iter()
                .filter(|friend| errand.who.fits(friend.id, &friend.unit))
                .filter(|friend| row[friend.at.index()] != FAR)
                .filter(|friend| orders.iter().all(|order| order.tag != friend.unit.tag()))
                .collect();
            fit.sort_by_key(|friend| row[friend.at.index()]);
            for friend in fit.into_iter().take(errand.n) {
                let target = look_at(game, errand, friend.at);
                leaders.push((friend.at, index));
                let tag = friend.unit.tag();
                orders.push(Order {
                    tag,
                    row: row.clone(),
                    step,
                    target,
                    out: out(game, errand),
                    escort: None,
                });
            }
        }
        let followers = followers(&errands, &orders, &leaders, field);
        orders.extend(followers);
        Orders { errands, doors: closed_doors(game), orders }
    }
}

/// Everybody else goes with the nearest who has an errand, a little less eagerly.
fn followers(
    errands: &[Errand],
    orders: &[Order],
    leaders: &[(Square, usize)],
    field: &mut Field,
) -> Vec<Order> {
    let mut found = Vec::new();
    for index in 0..field.friends.len() {
        let friend = field.friends[index];
        if orders.iter().any(|order| order.tag == friend.unit.tag()) {
            continue;
        }
        let way = field.ways.row_from(field.game, friend.at);
        let nearest = leaders.iter().enumerate().min_by_key(|(_, (at, _))| way[at.index()]);
        let Some((leading, &(at, errand))) = nearest else { continue };
        let step = orders[leading].step;
        let alone = matches!(errands[errand].who, Who::One(_) | Who::Flamer);
        let row = field.ways.row_from_any(field.game, &errands[errand].goal);
        let escort = alone.then(|| {
            let path = path(field.game, &row, at);
            let board = field.game.setup().board();
            let beside = path.iter().fold(SquareSet::EMPTY, |near, square| near.or(board.adjacent(*square)));
            let left = row[at.index()];
            let leads_by = (row[friend.at.index()] <= left).then_some(i32::from(left));
            Escort { row: field.ways.row_from(field.game, at), step: step * 8 / 10, leads_by, path, beside }
        });
        let tag = friend.unit.tag();
        found.push(Order { tag, row, step: step * 6 / 10, target: None, out: Vec::new(), escort });
    }
    found
}

/// The next squares of the shortest way.
fn path(game: &SpaceHulk, row: &Row, from: Square) -> Vec<Square> {
    let board = game.setup().board();
    let mut path = Vec::new();
    let mut here = from;
    while path.len() < PATH as usize {
        let left = row[here.index()];
        let nearer = board.adjacent(here).iter().filter(|next| row[next.index()] < left);
        let Some(next) = nearer.min_by_key(|next| row[next.index()]) else { break };
        path.push(next);
        here = next;
    }
    path
}

fn out(game: &SpaceHulk, errand: &Errand) -> Vec<(Square, Facing)> {
    let setup = game.setup();
    if errand.deed != Deed::Exit {
        return Vec::new();
    }
    let exits = (0..setup.n_exits()).map(|exit| setup.exit(exit));
    exits.filter_map(|(at, to)| Some((setup.board().square(at)?, to))).collect()
}

fn look_at(game: &SpaceHulk, errand: &Errand, from: Square) -> Option<Square> {
    match errand.deed {
        Deed::Break(at) => Some(at),
        Deed::Close(door) | Deed::Wreck(door) => game.setup().door_squares(door).iter().next(),
        Deed::Burn(section) => {
            let board = game.setup().board();
            board.area(section).iter().min_by_key(|square| board.range(from, *square).unwrap_or(u16::MAX))
        }
        _ => None,
    }
}

/// A step is worth the more the less time there is.
fn step_worth(game: &SpaceHulk, errand: &Errand, all: &[Errand], field: &Field, row: &Row) -> i32 {
    if errand.deed == Deed::Hunt {
        return 2 * STEP;
    }
    let Some(limit) = game.setup().round_limit() else { return STEP * 3 };
    let rounds = (i32::from(limit) - i32::from(game.turn()) + 1).max(1);
    let mut steps: Vec<i32> = field
        .friends
        .iter()
        .filter(|friend| errand.who.fits(friend.id, &friend.unit) && row[friend.at.index()] != FAR)
        .map(|friend| i32::from(row[friend.at.index()]))
        .collect();
    steps.sort_unstable();
    let same = all.iter().filter(|other| other.who == errand.who && other.deed != Deed::Stand).count() as i32;
    let farthest = steps.get(errand.n.max(1) - 1).or(steps.last()).copied().unwrap_or(0);
    let way = farthest + errand.then + 2 + (same - 1).max(0) * 5;
    let pace = (way * DETOURS / rounds).min(45);
    STEP + HURRY * pace / 10 * pace / 10 * pace / 10 / 27
}
