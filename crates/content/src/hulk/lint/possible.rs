//! What can become true in a mission, and what is true when it begins.

use std::collections::BTreeSet;

use space_hulk::{Condition, Coord, Side};

use super::Lint;
use super::contradiction::contradiction;

/// Why something can never be true.
#[derive(Clone, Debug)]
pub(super) struct Never {
    pub code: &'static str,
    pub reason: String,
}

/// What is known about a condition.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// Whether it holds when the first round begins.
    pub now: bool,
    /// Why it can never hold, if so.
    pub never: Option<Never>,
    /// Why it always holds, if so.
    pub always: Option<Never>,
}

impl Outlook {
    pub fn new(now: bool, never: Option<Never>) -> Outlook {
        Outlook { now, never, always: None }
    }

    pub fn possible(now: bool) -> Outlook {
        Outlook::new(now, None)
    }
}

pub(super) fn beyond(reason: impl Into<String>) -> Option<Never> {
    Some(Never { code: "goal-never-true", reason: reason.into() })
}

pub(super) fn out_of_reach(reason: impl Into<String>) -> Option<Never> {
    Some(Never { code: "unreachable-goal", reason: reason.into() })
}

impl Lint<'_> {
    /// What is known about a condition.
    pub(super) fn outlook(&self, condition: &Condition) -> Outlook {
        match condition {
            Condition::All(of) => self.all(of),
            Condition::Any(of) => at_least(1, &self.each(of)),
            Condition::AtLeast { count, of } => at_least((*count).into(), &self.each(of)),
            Condition::Not(of) => {
                let Outlook { now, never, always } = self.outlook(of);
                Outlook { now: !now, never: always, always: never }
            }
            Condition::Once(of) => {
                let of = self.outlook(of);
                // What has held once holds for good.
                let always = of.now.then(|| Never { code: "goal-never-true", reason: "it has held".into() });
                Outlook { always: of.always.or(always), ..Outlook::new(of.now, of.never) }
            }
            _ => self.about_units(condition),
        }
    }

    pub(super) fn each(&self, of: &[Condition]) -> Vec<Outlook> {
        of.iter().map(|condition| self.outlook(condition)).collect()
    }

    fn all(&self, of: &[Condition]) -> Outlook {
        let outlook = at_least(of.len(), &self.each(of));
        let contradiction = contradiction(of, self.mission.marines.len());
        Outlook { never: outlook.never.or_else(|| contradiction.and_then(beyond)), ..outlook }
    }

    fn about_units(&self, condition: &Condition) -> Outlook {
        let total = self.mission.marines.len();
        let n = |n: &u16| usize::from(*n);
        let too_many = |n: usize, most: usize, what: &str| {
            if n > most { beyond(format!("it asks for {n}, and {what} {most}")) } else { None }
        };
        match condition {
            Condition::MarinesExited(count) => {
                let can = (0..total).filter(|&i| self.can_leave(i)).count();
                let never = too_many(n(count), total, "the Marines are");
                let way = || (n(count) > can).then(|| out_of_reach(self.no_exit(can))).flatten();
                Outlook::new(n(count) == 0, never.or_else(way))
            }
            Condition::MarinesKilled(count) => {
                Outlook::new(n(count) == 0, too_many(n(count), total, "the Marines are"))
            }
            Condition::MarinesOnBoard(count) => {
                Outlook::new(n(count) <= total, too_many(n(count), total, "the Marines are"))
            }
            Condition::AliensKilled(count) => {
                let never =
                    self.most_aliens().and_then(|most| too_many(n(count), most, "the aliens are at most"));
                Outlook::new(n(count) == 0, never)
            }
            Condition::AliensExited(count) => {
                let many =
                    self.most_aliens().and_then(|most| too_many(n(count), most, "the aliens are at most"));
                let way = self.exits(Side::Alien).any(|at| self.reach.by_aliens.contains(&at));
                let never = many.or_else(|| out_of_reach("no alien can get to an exit").filter(|_| !way));
                Outlook::new(n(count) == 0, never)
            }
            Condition::AliensInPlay(count) => {
                let now = self.mission.genestealers.len()
                    + self.mission.blips.len()
                    + usize::from(self.mission.aliens.starting_blips);
                let most = self.most_aliens().unwrap_or(usize::MAX);
                Outlook::new(n(count) <= now, too_many(n(count), most, "the aliens are at most"))
            }
            Condition::Round(round) => {
                let never = self.mission.rounds.limit.filter(|limit| round > limit);
                let never = never.and_then(|limit| beyond(format!("the game ends with round {limit}")));
                Outlook::new(*round <= 1, never)
            }
            Condition::MarineAlive(_) => Outlook::possible(true),
            Condition::MarineDead(_) => Outlook::possible(false),
            Condition::MarineExited(id) => {
                let marine = self.mission.marines.iter().position(|marine| marine.id == *id);
                let stays = marine.is_none_or(|i| !self.can_leave(i));
                Outlook::new(false, out_of_reach(format!("{id:?} can get to no exit")).filter(|_| stays))
            }
            Condition::BroodlordDead => {
                let absent = !self.mission.aliens.broodlord;
                Outlook::new(false, beyond("the Broodlord takes no part").filter(|_| absent))
            }
            _ => self.about_places(condition),
        }
    }

    fn can_leave(&self, marine: usize) -> bool {
        self.exits(Side::Marine).any(|at| self.reach.marines[marine].contains(&at))
    }

    fn no_exit(&self, can: usize) -> String {
        match self.exits(Side::Marine).next() {
            None => "there is no exit for Marines".into(),
            Some(_) => format!("Marines who can get to an exit are {can}"),
        }
    }

    /// How many aliens there can be in the whole game; without limit if nothing is given.
    pub(super) fn most_aliens(&self) -> Option<usize> {
        let mission = self.mission;
        let on_board: usize = mission.blips.iter().map(|blip| usize::from(blip.value)).sum();
        let present = mission.genestealers.len() + on_board + usize::from(mission.aliens.broodlord);
        let comes = mission.aliens.reinforcements.iter().any(|&n| n > 0);
        let reserve = mission.reserve();
        let values: usize = reserve.into_iter().zip([1, 2, 3]).map(|(n, value)| usize::from(n) * value).sum();
        match (comes, mission.aliens.reshuffles) {
            (false, _) if mission.aliens.starting_blips == 0 => Some(present),
            (false, _) => Some(present + dearest(reserve, mission.aliens.starting_blips)),
            (true, None) => None,
            (true, Some(shuffles)) => Some(present + values + usize::from(shuffles) * (values + on_board)),
        }
    }

    /// Squares that goals speak of.
    pub(super) fn goal_squares(&self) -> BTreeSet<Coord> {
        let mut squares = BTreeSet::new();
        let mut open: Vec<&Condition> = self.mission.goals.iter().map(|goal| &goal.when).collect();
        while let Some(condition) = open.pop() {
            match condition {
                Condition::All(of) | Condition::Any(of) | Condition::AtLeast { of, .. } => open.extend(of),
                Condition::Not(of) | Condition::Once(of) => open.push(of),
                Condition::MarinesIn { area, .. }
                | Condition::AliensIn { area, .. }
                | Condition::ObjectIn { area, .. }
                | Condition::DoorsClosed(area)
                | Condition::DoorsDestroyed(area) => squares.extend(area),
                Condition::GeneratorDamaged(at) => squares.extend([*at]),
                Condition::SectionBurns(letter) => {
                    squares.extend(self.draft.map.sections.get(letter).into_iter().flatten());
                }
                _ => {}
            }
        }
        squares.extend(self.mission.objects.iter().filter_map(|object| object.at));
        squares
    }
}

/// The most Genestealers that this number of blips of a reserve can stand for.
fn dearest(reserve: [u8; 3], blips: u8) -> usize {
    let mut left = usize::from(blips);
    let mut total = 0;
    for (n, value) in reserve.into_iter().zip([1, 2, 3]).rev() {
        let taken = left.min(n.into());
        total += taken * value;
        left -= taken;
    }
    total
}

/// A number of several conditions, each on its own.
fn at_least(count: usize, of: &[Outlook]) -> Outlook {
    let now = of.iter().filter(|one| one.now).count() >= count;
    let can = of.iter().filter(|one| one.never.is_none()).count();
    let must = of.iter().filter(|one| one.always.is_some()).count();
    let first = |pick: fn(&Outlook) -> Option<&Never>| of.iter().find_map(pick).cloned();
    Outlook {
        now,
        never: first(|one| one.never.as_ref()).filter(|_| can < count),
        always: first(|one| one.always.as_ref()).filter(|_| must >= count),
    }
}
