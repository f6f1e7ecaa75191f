//! Exact odds of one action, by playing every combination of dice.

use std::collections::BTreeMap;

use game_api::{Enumerator, Game, Journal, Ratio};
use serde_json::{Value, json};
use space_hulk::{Action, AssaultResult, Cause, Event, Side, SpaceHulk};

use crate::envelope::{Answer, Code, Failure, Fields};
use crate::events;
use crate::names::fields;
use crate::state::is_inside;

/// More combinations of dice than this are refused.
const LIMIT: usize = 300_000;

/// What an outcome comes down to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Summary {
    /// Of a shot, or of an attack on a thing: whether it destroyed something.
    killed: Option<bool>,
    /// Of a shot: whether the weapon jammed.
    jammed: Option<bool>,
    /// Of a close assault: who had the higher score.
    result: Option<AssaultResult>,
    /// The decision inside the action that comes next.
    decision: Option<&'static str>,
}

/// Combinations that lead to one game and tell one story.
struct Outcome {
    chance: Ratio,
    game: SpaceHulk,
    summary: Summary,
    events: Journal<Side, Event>,
}

/// Every outcome of an action. Two combinations are one outcome if the games after
/// them are equal and so are their summaries: a tie and a lost attack can leave the
/// same board.
pub(crate) fn answer(game: &SpaceHulk, action: &Action) -> Answer {
    let outcomes = enumerate(game, action)?;
    let list = outcomes.iter().map(|outcome| {
        json!({
            "p": outcome.chance.to_string(),
            "events": events::write_all(game, &outcome.game, &outcome.events),
            "summary": outcome.summary.write(),
        })
    });
    Ok(fields! {"outcomes": list.collect::<Vec<Value>>()})
}

fn enumerate(game: &SpaceHulk, action: &Action) -> Result<Vec<Outcome>, Failure> {
    let mut chance = Enumerator::new();
    let mut found: Vec<Outcome> = Vec::new();
    let mut by_hash: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for _ in 0..LIMIT {
        let outcome = play(game, action, &mut chance);
        let same = by_hash.entry(outcome.game.state_hash()).or_default();
        let equal = |&&i: &&usize| found[i].summary == outcome.summary && found[i].game == outcome.game;
        match same.iter().find(equal) {
            Some(&i) => found[i].chance = found[i].chance + outcome.chance,
            None => {
                same.push(found.len());
                found.push(outcome);
            }
        }
        if !chance.advance() {
            return Ok(found);
        }
    }
    Err(Failure::new(Code::TooLarge, format!("there are more than {LIMIT} combinations of dice")))
}

fn play(game: &SpaceHulk, action: &Action, chance: &mut Enumerator) -> Outcome {
    let mut game = game.clone();
    let mut events = Journal::keep();
    game.apply_unchecked(action, chance, &mut events);
    let factors = chance.factors().map(|(weight, total)| Ratio::new(weight.into(), total.into()));
    let chance = factors.fold(Ratio::ONE, |product, factor| product * factor);
    let summary = Summary::of(&game, events.entries().iter().map(|entry| &entry.event));
    Outcome { chance, game, summary, events }
}

impl Summary {
    fn of<'a>(game: &SpaceHulk, events: impl Iterator<Item = &'a Event>) -> Summary {
        let inside = game.decision().filter(|decision| is_inside(decision.kind));
        let mut summary =
            Summary { decision: inside.map(|decision| decision.kind.name()), ..Summary::default() };
        for event in events {
            summary.note(event);
        }
        summary
    }

    fn note(&mut self, event: &Event) {
        match event {
            Event::Fired { .. } | Event::Flamed { .. } => {
                self.killed.get_or_insert(false);
                self.jammed.get_or_insert(false);
            }
            Event::Assaulted { at: space_hulk::Aim::Door(_) | space_hulk::Aim::Square(_), .. } => {
                self.killed.get_or_insert(false);
            }
            Event::Killed { cause: Cause::Shot | Cause::Flame, .. }
            | Event::DoorDestroyed { .. }
            | Event::GeneratorDamaged { .. } => {
                // A step into the fire kills too, but there was no shot.
                self.killed = self.killed.map(|_| true);
            }
            Event::Jammed { .. } => self.jammed = Some(true),
            Event::AssaultScored { result, .. } => self.result = Some(*result),
            _ => {}
        }
    }

    fn write(self) -> Value {
        let mut out = Fields::new();
        let mut put = |key: &str, value: Option<Value>| {
            if let Some(value) = value {
                out.insert(key.to_owned(), value);
            }
        };
        put("killed", self.killed.map(Value::from));
        put("jammed", self.jammed.map(Value::from));
        put("result", self.result.map(|result| result.name().into()));
        put("decision", self.decision.map(Value::from));
        out.into()
    }
}
