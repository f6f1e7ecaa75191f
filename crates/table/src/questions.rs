//! What whoever decides may ask: how an action may turn out, and why one is not possible.
//!
//! Both are answered in worlds that the seat cannot tell from the real one. Whatever is
//! said follows from what the seat may know.

use forms::Fields;
use game_api::{Ratio, Seeded, Viewer};
use serde::Serialize;

use crate::any::{AnyLine, Eye, each};
use crate::command::Choice;
use crate::consider::read_as;
use crate::line::Line;
use crate::playable::Playable;
use crate::refused::{Code, Refused};
use crate::seat::{PersonId, Seat};
use crate::table::Table;

/// So many worlds are tried where something is hidden.
const WORLDS: u64 = 8;

/// How an action may turn out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Odds {
    /// Every outcome that differs in what it comes down to; the chances add up to 1.
    pub outcomes: Vec<Chance>,
    /// Nothing hidden has a say in it. If not, these are the odds over a few worlds that
    /// fit what the seat knows.
    pub exact: bool,
}

/// One way in which an action may turn out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chance {
    /// How likely, as an exact fraction.
    pub p: String,
    /// What it comes down to, as in the engine protocol.
    pub summary: Fields,
}

/// Why an action is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WhyNot {
    /// It is possible.
    pub legal: bool,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
    /// A sentence on it.
    pub message: Option<&'static str>,
}

impl Table {
    /// How an answer to the pending decision may turn out, for the person who decides.
    pub fn odds(&self, person: &PersonId, version: u32, choice: &Choice) -> Result<Odds, Refused> {
        let (line, seat) = self.asked(person, version)?;
        each!(line, line => odds(line, seat, choice))
    }

    /// Why an action is not possible now, for the person who decides.
    pub fn why_not(&self, person: &PersonId, version: u32, action: &Fields) -> Result<WhyNot, Refused> {
        let (line, seat) = self.asked(person, version)?;
        let refusal = each!(line, line => read_as(line.now(), seat, action)?.err());
        Ok(WhyNot {
            legal: refusal.is_none(),
            rule: refusal.map(|refusal| refusal.rule),
            message: refusal.map(|refusal| refusal.message),
        })
    }

    /// The game and the seat that this person decides for.
    fn asked(&self, person: &PersonId, version: u32) -> Result<(&AnyLine, Seat), Refused> {
        let line = self.in_play()?;
        self.expect_version(version)?;
        let seat = line.owner().filter(|seat| self.holder(*seat).is_some_and(|holder| holder.is(person)));
        let seat = seat.ok_or_else(|| Refused::new(Code::NotYourDecision, "the decision is not yours"))?;
        Ok((line, seat))
    }
}

fn odds<G: Playable>(line: &Line<G>, seat: Seat, choice: &Choice) -> Result<Odds, Refused> {
    let index = crate::consider::choose(line, seat, choice)?;
    let action = &line.legal()[index];
    let mut worlds = worlds(line.now(), seat).into_iter().map(|(world, weight)| {
        let outcomes = forms::odds(&world, action);
        let outcomes = outcomes.map_err(|failure| Refused::new(Code::TooLarge, failure.message))?;
        let outcomes = outcomes.into_iter().map(|outcome| (summary_of(&outcome), outcome.chance));
        merged(outcomes).map(|outcomes| (outcomes, weight))
    });
    let first = worlds.next().transpose()?.unwrap_or_default();
    let others = worlds.collect::<Result<Vec<_>, _>>()?;
    let exact = others.iter().all(|(outcomes, _)| same(outcomes, &first.0));
    let outcomes = match exact {
        true => first.0,
        false => {
            let all = std::iter::once(first).chain(others);
            let weighted = all.flat_map(|(outcomes, weight)| {
                let share = Ratio::new(weight.into(), WORLDS.into());
                outcomes.into_iter().map(move |(summary, p)| (summary, p.checked_mul(share)))
            });
            let weighted = weighted.map(|(summary, p)| p.map(|p| (summary, p))).collect::<Option<Vec<_>>>();
            merged(weighted.ok_or_else(too_large)?)?
        }
    };
    let outcomes = outcomes.into_iter().map(|(summary, p)| Chance { p: p.to_string(), summary }).collect();
    Ok(Odds { outcomes, exact })
}

type Outcomes = Vec<(Fields, Ratio)>;

/// Different worlds that fit what a seat knows, each with how often it came up.
fn worlds<G: Playable>(game: &G, seat: Seat) -> Vec<(G, u64)> {
    let view = game.view(Eye::Seat(seat).viewer::<G>().unwrap_or(Viewer::Spectator));
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

fn summary_of<G: Playable>(outcome: &forms::Outcome<G>) -> Fields {
    match forms::json(&outcome.summary) {
        serde_json::Value::Object(fields) => fields,
        _ => Fields::new(),
    }
}
