//! What the person who decides may ask: how an action may turn out, and why one is not possible.
//!
//! Both are answered in worlds that the seat cannot tell from the real one. Whatever is
//! said follows from what the seat may know.

use forms::Fields;
use game_api::{Ratio, Seeded, Viewer};
use protocol::{OddsOutcome, OddsParts, OddsTarget, OddsTotal, Summary};

use crate::any::{AnyHistory, Look, each};
use crate::command::Choice;
use crate::consider::{beyond, chosen, read_as};
use crate::early::asked_game;
use crate::playable::Playable;
use crate::refused::{Code, Refused};
use crate::seat::{PersonId, Seat};
use crate::table::Table;

/// The worlds that are tried where something is hidden.
const WORLDS: u64 = 4;

/// Actions whose dice each decide about something of their own are played with every combination
/// of them up to this number. With more of them the dice are tried one by one.
const ENUMERATED: usize = 1_500;

/// How an action may turn out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Every outcome that differs in what it comes down to; the chances add up to 1.
    pub outcomes: Vec<OddsOutcome>,
    /// Of an action whose dice each decide about something of their own: what they decide.
    pub parts: Option<OddsParts>,
    /// Nothing hidden has a say in it. If not, these are the odds over a few worlds that
    /// fit what the seat knows.
    pub exact: bool,
}

/// Why an action is not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyNot {
    /// It is possible.
    pub legal: bool,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
    /// The name of the reason.
    pub reason: Option<String>,
    /// A sentence on it.
    pub message: Option<&'static str>,
}

impl Table {
    /// How an answer to the pending decision may turn out, for the person who decides.
    pub fn odds(&self, person: &PersonId, version: u32, choice: &Choice) -> Result<Odds, Refused> {
        let (history, seat) = self.asked(person, version)?;
        each!(history, history => odds(&*asked_game(history, &self.early, seat), seat, choice))
    }

    /// Why an action is not possible now, for the person who decides.
    pub fn why_not(&self, person: &PersonId, version: u32, action: &Fields) -> Result<WhyNot, Refused> {
        let (history, seat) = self.asked(person, version)?;
        let refusal = each!(history, history => {
            read_as(&*asked_game(history, &self.early, seat), seat, action)?.err()
        });
        Ok(WhyNot {
            legal: refusal.is_none(),
            rule: refusal.map(|refusal| refusal.rule),
            reason: refusal.map(|refusal| refusal.code()),
            message: refusal.map(|refusal| refusal.message),
        })
    }

    /// The game and the seat that this person decides for.
    pub(crate) fn asked(&self, person: &PersonId, version: u32) -> Result<(&AnyHistory, Seat), Refused> {
        let history = self.in_play()?;
        self.expect_version(version)?;
        let seat = self.decider_of(person);
        let seat = seat.ok_or_else(|| Refused::new(Code::NotYourDecision, "the decision is not yours"))?;
        Ok((history, seat))
    }
}

fn odds<G: Playable>(now: &G, seat: Seat, choice: &Choice) -> Result<Odds, Refused> {
    let declined = match choice {
        Choice::AfterPass(_) => {
            let nothing = || Refused::new(Code::BadAction, "nothing is offered that could be passed");
            Some(beyond(now, seat).ok_or_else(nothing)?.game)
        }
        Choice::Index(_) | Choice::Object(_) => None,
    };
    let game = declined.as_ref().unwrap_or(now);
    let action = &chosen(game, seat, choice)?;
    let worlds = worlds(game, seat).into_iter();
    let worlds = worlds.map(|(world, weight)| Ok((in_world(&world, action)?, weight)));
    Ok(combined(&worlds.collect::<Result<Vec<_>, Refused>>()?))
}

/// The odds in one world.
#[derive(Clone, Debug, Default)]
struct WorldOdds {
    outcomes: Outcomes,
    /// The chance of each target, and of each number of them.
    parts: Option<PartChances>,
    /// Some chance was rounded.
    is_rounded: bool,
}

fn in_world<G: Playable>(world: &G, action: &G::Action) -> Result<WorldOdds, Refused> {
    let parts = forms::odds_in_parts(world, action).unwrap_or_default();
    let limit = if parts.is_some() { ENUMERATED } else { G::MOST_COMBINATIONS };
    let outcomes = match (forms::odds_within(world, action, limit), &parts) {
        (Ok(outcomes), _) => outcomes.iter().map(|one| (forms::object(&one.summary), one.chance)).collect(),
        (Err(_), Some(parts)) => {
            parts.outcomes.iter().map(|(summary, p)| (forms::object(summary), *p)).collect()
        }
        (Err(_), None) if G::FIRST_DIE_TELLS => first_die(world, action),
        (Err(failure), None) => return Err(Refused::new(Code::TooLarge, failure.message)),
    };
    let is_rounded = parts.as_ref().is_some_and(|parts| !parts.is_exact);
    let parts = parts.map(|parts| (parts.targets, parts.totals));
    Ok(WorldOdds { outcomes: merged(outcomes), parts, is_rounded })
}

/// What the first die of an action says. What comes after it is left open: it fell in one way
/// of many.
fn first_die<G: Playable>(world: &G, action: &G::Action) -> Vec<(Fields, Ratio)> {
    let outcomes = forms::first_odds(world, action);
    outcomes.iter().map(|outcome| (forms::object(&outcome.summary), outcome.chance)).collect()
}

/// The odds over several worlds, each as likely as its weight.
fn combined(worlds: &[(WorldOdds, u64)]) -> Odds {
    let agree = |(odds, _): &(WorldOdds, u64)| {
        same(&odds.outcomes, &worlds[0].0.outcomes) && odds.parts == worlds[0].0.parts
    };
    let all_agree = worlds.iter().all(agree);
    let exact = all_agree && worlds.iter().all(|(odds, _)| !odds.is_rounded);
    let (outcomes, parts) = match worlds.first() {
        Some((odds, _)) if all_agree => (odds.outcomes.clone(), odds.parts.clone()),
        _ => (weighed(worlds, |odds| Some(&odds.outcomes)).unwrap_or_default(), weighed_parts(worlds)),
    };
    let told = |(summary, p): (Fields, Ratio)| OddsOutcome {
        p: p.to_string(),
        summary: Summary::from_fields(summary),
    };
    Odds { outcomes: outcomes.into_iter().map(told).collect(), parts: parts.map(told_parts), exact }
}

type PartChances = (Vec<(String, Ratio)>, Vec<(u32, Ratio)>);

fn told_parts((targets, totals): PartChances) -> OddsParts {
    OddsParts {
        targets: targets.into_iter().map(|(target, p)| OddsTarget { target, p: p.to_string() }).collect(),
        totals: totals.into_iter().map(|(count, p)| OddsTotal { count, p: p.to_string() }).collect(),
    }
}

/// What the parts of an action decide, if they do in every world.
fn weighed_parts(worlds: &[(WorldOdds, u64)]) -> Option<PartChances> {
    let targets = weighed(worlds, |odds| odds.parts.as_ref().map(|(targets, _)| targets))?;
    let mut totals = weighed(worlds, |odds| odds.parts.as_ref().map(|(_, totals)| totals))?;
    totals.sort_by_key(|(count, _)| *count);
    Some((targets, totals))
}

/// The chances over all worlds, each as likely as its weight; nothing if some world has none.
fn weighed<'a, K: Clone + PartialEq + 'a>(
    worlds: &'a [(WorldOdds, u64)],
    chances: impl Fn(&'a WorldOdds) -> Option<&'a Vec<(K, Ratio)>>,
) -> Option<Vec<(K, Ratio)>> {
    let all: u64 = worlds.iter().map(|(_, weight)| weight).sum();
    let mut weighed = Vec::new();
    for (odds, weight) in worlds {
        let share = Ratio::new((*weight).into(), all.into());
        weighed.extend(chances(odds)?.iter().map(|(key, p)| (key.clone(), p.nearly_mul(share))));
    }
    Some(merged(weighed))
}

type Outcomes = Vec<(Fields, Ratio)>;

/// Different worlds that fit what a seat knows, each with how often it came up.
fn worlds<G: Playable>(game: &G, seat: Seat) -> Vec<(G, u64)> {
    let view = game.view(Look::Seat(seat).viewer::<G>().unwrap_or(Viewer::Spectator));
    let mut worlds: Vec<(G, u64)> = Vec::new();
    for seed in 0..WORLDS {
        let world = G::sample_world(&view, &mut Seeded::new(seed));
        match worlds.iter_mut().find(|(known, _)| *known == world) {
            Some((_, count)) => *count += 1,
            None => worlds.push((world, 1)),
        }
    }
    worlds
}

/// Outcomes that come down to the same are one.
fn merged<K: PartialEq>(chances: Vec<(K, Ratio)>) -> Vec<(K, Ratio)> {
    let mut merged: Vec<(K, Ratio)> = Vec::new();
    for (key, p) in chances {
        match merged.iter_mut().find(|(known, _)| *known == key) {
            Some((_, sum)) => *sum = sum.nearly_add(p),
            None => merged.push((key, p)),
        }
    }
    merged
}

/// Whether two lists hold the same outcomes, in any order.
fn same(one: &Outcomes, other: &Outcomes) -> bool {
    one.len() == other.len() && one.iter().all(|outcome| other.contains(outcome))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Plan;
    use crate::terms::{GameTerms, Terms};

    fn outcome(killed: bool, p: (u128, u128)) -> (Fields, Ratio) {
        (forms::fields! {"killed": killed}, Ratio::new(p.0, p.1))
    }

    fn world(outcomes: Vec<(Fields, Ratio)>) -> WorldOdds {
        WorldOdds { outcomes, parts: None, is_rounded: false }
    }

    fn told(odds: &Odds) -> Vec<(bool, &str)> {
        odds.outcomes
            .iter()
            .map(|chance| (chance.summary.fields()["killed"] == true, chance.p.as_str()))
            .collect()
    }

    #[test]
    fn worlds_that_agree_give_exact_odds() {
        let (hit, miss) = (outcome(true, (1, 6)), outcome(false, (5, 6)));
        let worlds = vec![(world(vec![hit.clone(), miss.clone()]), 3), (world(vec![miss, hit]), 1)];
        let odds = combined(&worlds);
        assert!(odds.exact);
        assert_eq!(told(&odds), [(true, "1/6"), (false, "5/6")]);
    }

    #[test]
    fn worlds_that_differ_are_weighed() {
        let worlds = vec![
            (world(vec![outcome(true, (1, 6)), outcome(false, (5, 6))]), 3),
            (world(vec![outcome(true, (1, 2)), outcome(false, (1, 2))]), 1),
        ];
        let odds = combined(&worlds);
        assert!(!odds.exact);
        assert_eq!(told(&odds), [(true, "1/4"), (false, "3/4")]);
    }

    #[test]
    fn parts_of_worlds_that_differ_are_weighed() {
        let with = |p, totals: &[(u32, Ratio)]| WorldOdds {
            outcomes: Vec::new(),
            parts: Some((vec![("g1".to_owned(), p)], totals.to_vec())),
            is_rounded: false,
        };
        let (half, sixth) = (Ratio::new(1, 2), Ratio::new(1, 6));
        let sure = with(Ratio::ONE, &[(1, Ratio::ONE)]);
        let worlds = vec![(sure, 1), (with(half, &[(0, half), (1, Ratio::new(1, 3)), (2, sixth)]), 1)];
        let parts = combined(&worlds).parts.unwrap();
        assert_eq!(parts.targets, [OddsTarget { target: "g1".to_owned(), p: "3/4".to_owned() }]);
        let totals: Vec<_> = parts.totals.iter().map(|total| (total.count, total.p.as_str())).collect();
        assert_eq!(totals, [(0, "1/4"), (1, "2/3"), (2, "1/12")]);
    }

    /// Equal worlds are one, with how often it came up.
    #[test]
    fn worlds_are_counted() {
        let source = content::hulk::Library::source("first-contact").expect("a mission").to_owned();
        let game = GameTerms::SpaceHulk { mission: source, options: Default::default(), solo: None };
        let terms = Terms { game, clock: None, practice: false, open_hands: false, lesson: None };
        let history = Plan::new(terms).expect("a plan").set_up(&mut Seeded::new(1)).expect("a game");
        let AnyHistory::Hulk(history) = history else { panic!("another game") };
        let found = worlds(history.now(), Seat::Alien);
        assert_eq!(found.iter().map(|(_, count)| count).sum::<u64>(), WORLDS);
        let is_new = |at: usize| found[..at].iter().all(|(known, _)| *known != found[at].0);
        assert!(
            (0..found.len()).all(is_new) && (2..WORLDS as usize).contains(&found.len()),
            "{}",
            found.len()
        );
    }
}
