//! What the person who decides may ask: how an action may turn out, and why one is not possible.
//!
//! Both are answered in worlds that the seat cannot tell from the real one. Whatever is
//! said follows from what the seat may know.

use forms::Fields;
use game_api::{Ratio, Seeded, Viewer};
use protocol::{OddsOutcome, Summary};

use crate::any::{AnyHistory, Look, each};
use crate::command::Choice;
use crate::consider::{beyond, choose, read_as};
use crate::history::History;
use crate::playable::Playable;
use crate::refused::{Code, Refused};
use crate::seat::{PersonId, Seat};
use crate::table::Table;

/// The worlds that are tried where something is hidden.
const WORLDS: u64 = 4;

/// How an action may turn out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Every outcome that differs in what it comes down to; the chances add up to 1.
    pub outcomes: Vec<OddsOutcome>,
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
        each!(history, history => odds(history, seat, choice))
    }

    /// Why an action is not possible now, for the person who decides.
    pub fn why_not(&self, person: &PersonId, version: u32, action: &Fields) -> Result<WhyNot, Refused> {
        let (history, seat) = self.asked(person, version)?;
        let refusal = each!(history, history => read_as(history.now(), seat, action)?.err());
        Ok(WhyNot {
            legal: refusal.is_none(),
            rule: refusal.map(|refusal| refusal.rule),
            reason: refusal.map(|refusal| refusal.code()),
            message: refusal.map(|refusal| refusal.message),
        })
    }

    /// The game and the seat that this person decides for.
    fn asked(&self, person: &PersonId, version: u32) -> Result<(&AnyHistory, Seat), Refused> {
        let history = self.in_play()?;
        self.expect_version(version)?;
        let seat = history.owner().filter(|seat| self.holder(*seat).is_some_and(|holder| holder.is(person)));
        let seat = seat.ok_or_else(|| Refused::new(Code::NotYourDecision, "the decision is not yours"))?;
        Ok((history, seat))
    }
}

fn odds<G: Playable>(history: &History<G>, seat: Seat, choice: &Choice) -> Result<Odds, Refused> {
    let declined = match choice {
        Choice::AfterPass(_) => beyond(history.now(), seat).map(|beyond| beyond.game),
        Choice::Index(_) | Choice::Object(_) => None,
    };
    let game = declined.as_ref().unwrap_or(history.now());
    let index = choose(game, seat, choice)?;
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let action = &legal[index];
    let worlds = worlds(game, seat).into_iter().map(|(world, weight)| {
        let outcomes = match forms::odds(&world, action) {
            Ok(outcomes) => {
                let told = |outcome: &forms::Outcome<G>| (forms::object(&outcome.summary), outcome.chance);
                outcomes.iter().map(told).collect()
            }
            Err(_) if G::FIRST_DIE_TELLS => first_die(&world, action),
            Err(failure) => return Err(Refused::new(Code::TooLarge, failure.message)),
        };
        Ok((merged(outcomes)?, weight))
    });
    combined(worlds.collect::<Result<_, Refused>>()?)
}

/// What the first die of an action says. What comes after it is left open: it fell in one way
/// of many.
fn first_die<G: Playable>(world: &G, action: &G::Action) -> Vec<(Fields, Ratio)> {
    let outcomes = forms::first_odds(world, action);
    outcomes.iter().map(|outcome| (forms::object(&outcome.summary), outcome.chance)).collect()
}

/// The odds over several worlds, each as likely as its weight.
fn combined(worlds: Vec<(Outcomes, u64)>) -> Result<Odds, Refused> {
    let exact = worlds.iter().all(|(outcomes, _)| same(outcomes, &worlds[0].0));
    let all: u64 = worlds.iter().map(|(_, weight)| weight).sum();
    let outcomes = if exact {
        worlds.into_iter().next().map(|(outcomes, _)| outcomes).unwrap_or_default()
    } else {
        let weighted = worlds.into_iter().flat_map(|(outcomes, weight)| {
            let share = Ratio::new(weight.into(), all.into());
            outcomes.into_iter().map(move |(summary, p)| Some((summary, p.checked_mul(share)?)))
        });
        merged(weighted.collect::<Option<Vec<_>>>().ok_or_else(too_large)?)?
    };
    let told = |(summary, p): (Fields, Ratio)| OddsOutcome {
        p: p.to_string(),
        summary: Summary::from_fields(summary),
    };
    Ok(Odds { outcomes: outcomes.into_iter().map(told).collect(), exact })
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
fn merged(outcomes: impl IntoIterator<Item = (Fields, Ratio)>) -> Result<Outcomes, Refused> {
    let mut merged: Outcomes = Vec::new();
    for (summary, p) in outcomes {
        match merged.iter_mut().find(|(known, _)| *known == summary) {
            Some((_, sum)) => *sum = sum.checked_add(p).ok_or_else(too_large)?,
            None => merged.push((summary, p)),
        }
    }
    Ok(merged)
}

fn too_large() -> Refused {
    Refused::new(Code::TooLarge, "there are too many combinations of dice")
}

/// Whether two lists hold the same outcomes, in any order.
fn same(one: &Outcomes, other: &Outcomes) -> bool {
    one.len() == other.len() && one.iter().all(|outcome| other.contains(outcome))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(killed: bool, p: (u128, u128)) -> (Fields, Ratio) {
        (forms::fields! {"killed": killed}, Ratio::new(p.0, p.1))
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
        let worlds = vec![(vec![hit.clone(), miss.clone()], 3), (vec![miss, hit], 1)];
        let odds = combined(worlds).unwrap();
        assert!(odds.exact);
        assert_eq!(told(&odds), [(true, "1/6"), (false, "5/6")]);
    }

    #[test]
    fn worlds_that_differ_are_weighed() {
        let worlds = vec![
            (vec![outcome(true, (1, 6)), outcome(false, (5, 6))], 3),
            (vec![outcome(true, (1, 2)), outcome(false, (1, 2))], 1),
        ];
        let odds = combined(worlds).unwrap();
        assert!(!odds.exact);
        assert_eq!(told(&odds), [(true, "1/4"), (false, "3/4")]);
    }
}
