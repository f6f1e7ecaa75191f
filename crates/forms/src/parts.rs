//! Exact odds of actions with many dice, each of which decides about something of its own.
//!
//! The rules say which draws stand apart ([`game_api::divide`]). What each part does is found by
//! playing it with the real rules while the others stand still, as marks: this unit is killed,
//! that weapon jams. The parts are then put together one after the other. Only what later parts
//! can still change is kept apart on the way, so that the work grows with the number of parts and
//! not with the number of combinations.

use std::collections::{BTreeMap, BTreeSet};

use game_api::{Divided, Play, Ratio, divide};

use crate::failure::Failure;
use crate::game_json::{GameJournal, GameJson};
use crate::odds::too_large;
use crate::wire::Summary;

/// What can happen to one unit or thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkKind {
    /// It is destroyed, and the summary of the action says so.
    Killed,
    /// It is destroyed, but not by what the summary is about.
    Lost,
    /// It fails its owner.
    Jammed,
}

/// Something that happens to one unit or thing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// What happens.
    pub kind: MarkKind,
    /// The unit or thing, as it is written elsewhere.
    pub name: String,
}

/// How often each thing happened.
pub type Marks = BTreeMap<Mark, i32>;

/// The odds of an action in parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartOdds {
    /// What the action comes down to, the next decision left open; the chances add up to 1.
    pub outcomes: Vec<(Summary, Ratio)>,
    /// For every unit and thing that can be destroyed, how likely that is.
    pub targets: Vec<(String, Ratio)>,
    /// How likely each number of destroyed units and things is; the chances add up to 1.
    pub totals: Vec<(u32, Ratio)>,
    /// No chance had to be rounded. That takes more than 49 dice, and is seen in no digit that anybody is shown.
    pub is_exact: bool,
}

/// How often an action is played at most to find its parts. A flame over 49 units takes 300.
const MOST_PLAYS: usize = 10_000;

/// What is looked at in each game that an action leads to.
type Seen = (Summary, Marks);

/// The odds of a legal action whose draws fall into two parts or more; nothing for any other.
///
/// An action is refused where the parts turn out not to stand apart.
pub fn odds_in_parts<G: GameJson>(game: &G, action: &G::Action) -> Result<Option<PartOdds>, Failure> {
    let see = |after: &G, story: &GameJournal<G>| {
        (G::summarize(game, action, after, story), G::marks(after, story))
    };
    let Ok(divided) = divide(game, action, MOST_PLAYS, see) else { return Ok(None) };
    if divided.iter().all(|one| one.parts.len() < 2) {
        return Ok(None);
    }
    let mut sum = Sum::default();
    divided.iter().try_for_each(|one| sum.add::<G>(one)).ok_or_else(too_large::<G>)?;
    Ok(Some(sum.finish()))
}

/// What was found for some combinations of what is drawn before the parts.
#[derive(Default)]
struct Sum {
    outcomes: Vec<(Summary, Ratio)>,
    targets: Vec<(String, Ratio)>,
    totals: BTreeMap<u32, Ratio>,
}

impl Sum {
    fn add<G: GameJson>(&mut self, divided: &Divided<Seen>) -> Option<()> {
        let share = divided.chance?;
        let model = Model::new(divided)?;
        if !divided.plays.iter().all(|play| model.foretells(play)) {
            return None;
        }
        for (tally, p) in model.results() {
            let p = p.nearly_mul(share);
            let summary = G::summarize_marks(&divided.first.0, |kind| tally.kinds.contains(&kind));
            add_to(&mut self.outcomes, summary, p);
            let total = self.totals.entry(tally.n_destroyed).or_insert(Ratio::ZERO);
            *total = total.nearly_add(p);
        }
        for (name, p) in model.targets() {
            add_to(&mut self.targets, name, p.nearly_mul(share));
        }
        Some(())
    }

    fn finish(self) -> PartOdds {
        // What is rounded is rounded down, and does not add up to 1.
        let is_exact = self.totals.values().fold(Ratio::ZERO, |sum, &p| sum.nearly_add(p)) == Ratio::ONE;
        let totals = self.totals.into_iter().collect();
        PartOdds { outcomes: self.outcomes, targets: self.targets, totals, is_exact }
    }
}

fn add_to<K: PartialEq>(list: &mut Vec<(K, Ratio)>, key: K, p: Ratio) {
    match list.iter_mut().find(|(known, _)| *known == key) {
        Some((_, sum)) => *sum = sum.nearly_add(p),
        None => list.push((key, p)),
    }
}

/// How marks change when one part falls in some way.
type Changes = BTreeMap<usize, i32>;

/// What each part does to each mark.
struct Model {
    marks: Vec<Mark>,
    /// The marks while every part falls in its first way.
    first: Vec<i32>,
    /// How often a mark can come up at most. A target that several shots hit dies once.
    most: Vec<i32>,
    /// The last part that changes each mark.
    last_part: Vec<Option<usize>>,
    parts: Vec<Vec<(Ratio, Changes)>>,
    /// The same by the answers to the draws.
    by_answers: Vec<BTreeMap<Vec<usize>, Changes>>,
}

/// What matters of a combination of parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Tally {
    kinds: BTreeSet<MarkKind>,
    n_destroyed: u32,
}

impl Model {
    /// Nothing if the parts do not stand apart, or a fraction has too many digits.
    fn new(divided: &Divided<Seen>) -> Option<Model> {
        let ways = divided.parts.iter().flatten().map(|way| &way.seen);
        let plays = divided.plays.iter().map(|play| &play.seen);
        let seen = [&divided.first].into_iter().chain(ways).chain(plays);
        let marks: BTreeSet<&Mark> = seen.flat_map(|(_, marks)| marks.keys()).collect();
        let marks: Vec<Mark> = marks.into_iter().cloned().collect();
        let first = counts(&marks, &divided.first.1);
        let changes_of = |seen: &Seen| changes(&first, &counts(&marks, &seen.1));
        let by_answers: Vec<BTreeMap<Vec<usize>, Changes>> = divided
            .parts
            .iter()
            .map(|part| part.iter().map(|way| (way.answers.clone(), changes_of(&way.seen))).collect())
            .collect();
        let mut parts = Vec::new();
        for part in &divided.parts {
            let mut merged: BTreeMap<Changes, Ratio> = BTreeMap::new();
            for way in part {
                let sum = merged.entry(changes_of(&way.seen)).or_insert(Ratio::ZERO);
                *sum = sum.checked_add(way.chance?)?;
            }
            parts.push(merged.into_iter().map(|(changes, p)| (p, changes)).collect::<Vec<_>>());
        }
        let mut model = Model {
            most: vec![i32::MAX; marks.len()],
            last_part: (0..marks.len()).map(|mark| touching(&parts, mark).last()).collect(),
            marks,
            first,
            parts,
            by_answers,
        };
        model.limit_shared(divided.plays.first())?;
        Some(model)
    }

    /// Several parts that change one mark may do it once only; while all fall in their last way,
    /// as often as is possible.
    fn limit_shared(&mut self, last: Option<&Play<Seen>>) -> Option<()> {
        for mark in 0..self.marks.len() {
            if touching(&self.parts, mark).count() > 1 {
                if self.first[mark] != 0 {
                    return None;
                }
                self.most[mark] = last?.seen.1.get(&self.marks[mark]).copied().unwrap_or(0);
            }
        }
        Some(())
    }

    fn clamp(&self, mark: usize, change: i32) -> i32 {
        (self.first[mark] + change).clamp(0, self.most[mark])
    }

    /// Whether the parts together did what they do one by one.
    fn foretells(&self, play: &Play<Seen>) -> bool {
        let mut sums = vec![0; self.marks.len()];
        for (ways, answers) in self.by_answers.iter().zip(&play.answers) {
            let Some(changes) = ways.get(answers) else { return false };
            changes.iter().for_each(|(&mark, change)| sums[mark] += change);
        }
        let foretold = sums.iter().enumerate().map(|(mark, &change)| self.clamp(mark, change));
        play.answers.len() == self.parts.len() && foretold.eq(counts(&self.marks, &play.seen.1))
    }

    /// Every tally that differs in what matters.
    fn results(&self) -> BTreeMap<Tally, Ratio> {
        let mut tally = Tally::default();
        for mark in (0..self.marks.len()).filter(|&mark| self.last_part[mark].is_none()) {
            self.note(&mut tally, mark, 0);
        }
        let mut states: BTreeMap<(Changes, Tally), Ratio> =
            BTreeMap::from([((Changes::new(), tally), Ratio::ONE)]);
        for (number, part) in self.parts.iter().enumerate() {
            let mut next: BTreeMap<(Changes, Tally), Ratio> = BTreeMap::new();
            for ((open, tally), p) in &states {
                for (chance, changes) in part {
                    let key = self.after(number, open, tally, changes);
                    let sum = next.entry(key).or_insert(Ratio::ZERO);
                    *sum = sum.nearly_add(p.nearly_mul(*chance));
                }
            }
            states = next;
        }
        states.into_iter().map(|((_, tally), p)| (tally, p)).collect()
    }

    /// What matters after one more part: marks that no later part changes are counted.
    fn after(&self, part: usize, open: &Changes, tally: &Tally, changes: &Changes) -> (Changes, Tally) {
        let (mut open, mut tally) = (open.clone(), tally.clone());
        for (&mark, change) in changes {
            *open.entry(mark).or_insert(0) += change;
        }
        for mark in (0..self.marks.len()).filter(|&mark| self.last_part[mark] == Some(part)) {
            let change = open.remove(&mark).unwrap_or(0);
            self.note(&mut tally, mark, change);
        }
        (open, tally)
    }

    fn note(&self, tally: &mut Tally, mark: usize, change: i32) {
        let count = self.clamp(mark, change);
        let kind = self.marks[mark].kind;
        if count > 0 {
            tally.kinds.insert(kind);
        }
        if kind != MarkKind::Jammed {
            tally.n_destroyed += count as u32;
        }
    }

    /// How likely everything is to be destroyed, in the order of the parts.
    fn targets(&self) -> Vec<(String, Ratio)> {
        let mut destroyed: Vec<usize> =
            (0..self.marks.len()).filter(|&mark| self.marks[mark].kind != MarkKind::Jammed).collect();
        destroyed.sort_by_key(|&mark| touching(&self.parts, mark).next());
        destroyed.into_iter().map(|mark| (self.marks[mark].name.clone(), self.chance_of(mark))).collect()
    }

    /// The chance that a mark comes up at all.
    fn chance_of(&self, mark: usize) -> Ratio {
        let mut sums = BTreeMap::from([(0, Ratio::ONE)]);
        for part in touching(&self.parts, mark).map(|part| &self.parts[part]) {
            let mut next: BTreeMap<i32, Ratio> = BTreeMap::new();
            for (sum, p) in sums {
                for (chance, changes) in part {
                    let sum = next.entry(sum + changes.get(&mark).unwrap_or(&0)).or_insert(Ratio::ZERO);
                    *sum = sum.nearly_add(p.nearly_mul(*chance));
                }
            }
            sums = next;
        }
        let coming_up = sums.into_iter().filter(|(change, _)| self.clamp(mark, *change) > 0);
        coming_up.map(|(_, p)| p).fold(Ratio::ZERO, Ratio::nearly_add)
    }
}

/// The parts that change a mark, ascending.
fn touching(parts: &[Vec<(Ratio, Changes)>], mark: usize) -> impl Iterator<Item = usize> + '_ {
    let changes =
        move |part: &Vec<(Ratio, Changes)>| part.iter().any(|(_, changes)| changes.contains_key(&mark));
    parts.iter().enumerate().filter(move |(_, part)| changes(part)).map(|(number, _)| number)
}

fn counts(marks: &[Mark], of: &Marks) -> Vec<i32> {
    marks.iter().map(|mark| of.get(mark).copied().unwrap_or(0)).collect()
}

fn changes(from: &[i32], to: &[i32]) -> Changes {
    let both = from.iter().zip(to).enumerate();
    both.filter(|(_, (from, to))| from != to).map(|(mark, (from, to))| (mark, to - from)).collect()
}
