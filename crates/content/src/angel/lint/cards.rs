//! Every card once, and as many as the box holds.

use std::collections::BTreeMap;

use death_angel::cards::{EVENTS, Tier};
use death_angel::{Color, Kind, Team};

use super::super::model::{Card, CardKind, Facts};
use super::super::read::{Part, Placed};
use crate::diagnostic::{Notes, Span};
use crate::shown::{listed, shown};

pub(super) fn lint(part: &Part, notes: &Notes) {
    for kind in CardKind::ALL {
        let cards: Vec<&Placed<Card>> = part.cards.iter().filter(|card| card.value.kind() == kind).collect();
        let twice = duplicates(&cards, notes);
        // What could not be read is not missed as well.
        let Some(last) = cards.last().filter(|_| !part.broken.contains(&kind)) else { continue };
        missing(kind, &cards, &last.span, notes);
        if !twice {
            counts(kind, &cards, &last.span, notes);
        }
    }
}

fn duplicates(cards: &[&Placed<Card>], notes: &Notes) -> bool {
    let mut first: BTreeMap<&str, &Span> = BTreeMap::new();
    let mut twice = false;
    for card in cards {
        if let Some(first) = first.insert(card.value.id, &card.span) {
            twice = true;
            let message = format!("there is another {} {}", card.value.kind().name(), shown(card.value.id));
            notes.twice(&card.span, first, message, "keep one of the two; `copies` says how many there are");
        }
    }
    twice
}

fn missing(kind: CardKind, cards: &[&Placed<Card>], span: &Span, notes: &Notes) {
    let ids = kind.ids();
    let missing: Vec<&str> =
        ids.iter().copied().filter(|id| !cards.iter().any(|card| card.value.id == *id)).collect();
    if !missing.is_empty() {
        let message = format!("the {} {} is missing", kind.name(), listed(missing.iter().copied(), "and"));
        let advice = format!("a file has all {} of them", ids.len());
        notes.error("missing-card", span, message, advice);
    }
}

/// Notes that the number of something is not what it must be.
fn count(notes: &Notes, span: &Span, what: &str, found: usize, asked: usize) {
    if found != asked {
        let advice = format!("there must be {asked}");
        notes.error("wrong-count", span, format!("{what}: there are {found}"), advice);
    }
}

fn counts(kind: CardKind, cards: &[&Placed<Card>], span: &Span, notes: &Notes) {
    let n = |fits: &dyn Fn(&Facts) -> bool| cards.iter().filter(|card| fits(&card.value.facts)).count();
    match kind {
        CardKind::Action => actions(cards, span, notes),
        CardKind::Event => {
            let asked = EVENTS.iter().map(|card| usize::from(card.copies)).sum();
            let found = cards.iter().map(|card| match card.value.facts {
                Facts::Event { copies, .. } => usize::from(copies),
                _ => 0,
            });
            count(notes, span, "the copies of all events together", found.sum(), asked);
        }
        CardKind::Location => {
            for &tier in Tier::ALL {
                let found = n(&|facts| matches!(facts, Facts::Location { tier: t, .. } if *t == tier));
                let asked = if tier == Tier::Start { 4 } else { 3 };
                count(notes, span, &format!("the locations of tier {}", tier.name()), found, asked);
            }
            setups(cards, span, notes);
        }
        CardKind::Terrain => {
            for &color in Color::ALL {
                let found = n(&|facts| matches!(facts, Facts::Terrain { color: c, .. } if *c == color));
                count(notes, span, &format!("the {} terrain cards", color.name()), found, 2);
            }
        }
        CardKind::Marine => {
            for &team in Team::ALL {
                let found = n(&|facts| matches!(facts, Facts::Marine { team: t, .. } if *t == team));
                count(notes, span, &format!("the Marines of the {} team", team.name()), found, 2);
            }
        }
    }
}

fn actions(cards: &[&Placed<Card>], span: &Span, notes: &Notes) {
    let mut first: BTreeMap<u8, &Span> = BTreeMap::new();
    for card in cards {
        let Facts::Action { number, .. } = card.value.facts else { continue };
        if let Some(first) = first.insert(number, &card.span) {
            let message = format!("another action card has the number {number}");
            notes.twice(&card.span, first, message, "each of 1 to 18 is there once: they order the round");
        }
    }
    for &team in Team::ALL {
        for &kind in Kind::ALL {
            let fits = |facts: &Facts| matches!(facts, Facts::Action { team: t, kind: k, .. } if (*t, *k) == (team, kind));
            let found = cards.iter().filter(|card| fits(&card.value.facts)).count();
            let what = format!("the action cards of the {} team of type {}", team.name(), kind.name());
            count(notes, span, &what, found, 1);
        }
    }
}

fn setups(cards: &[&Placed<Card>], span: &Span, notes: &Notes) {
    for players in 1..=6 {
        let fits = |facts: &Facts| matches!(facts, Facts::Location { setup: Some(setup), .. } if setup.players.contains(&players));
        let found = cards.iter().filter(|card| fits(&card.value.facts)).count();
        count(notes, span, &format!("the setup cards for {players} players"), found, 1);
    }
}
