//! Actions as words.

use super::parse::cell;
use crate::action::{Action, Target};
use crate::card::{Foe, Marine, Side, Team, Terrain};

/// An action as words; positions count from 1.
pub fn print_action(action: &Action) -> String {
    match action {
        Action::Choose { team, card } => format!("choose {} {card}", team.name()),
        Action::Support { marine } => format!("support {}", marine.name()),
        Action::Swap { marine, position } => format!("swap {} {}", marine.name(), position + 1),
        Action::Turn { marine } => format!("turn {}", marine.name()),
        Action::Activate { marine, terrain } => format!("activate {} {}", marine.name(), terrain.name()),
        Action::Attack { marine, cell } => format!("attack {} {cell}", marine.name()),
        Action::Kill { cell, foe } => format!("kill {cell} {}", foe.name()),
        Action::Reroll => "reroll".into(),
        Action::Keep => "keep".into(),
        Action::Target(target) => format!("target {}", target_text(target)),
        Action::Pass => "pass".into(),
    }
}

pub(super) fn target_text(target: &Target) -> String {
    match target {
        Target::Team(team) => format!("team {}", team.name()),
        Target::Marine(marine) => marine.name().into(),
        Target::Cell(cell) => cell.to_string(),
        Target::Card { cell, foe } => format!("{cell} {}", foe.name()),
        Target::Pile(side) => format!("pile {}", side.name()),
        Target::Terrain(terrain) => terrain.name().into(),
        Target::Share { terrain, count } => format!("{} {count}", terrain.name()),
        Target::Top => "top".into(),
        Target::Bottom => "bottom".into(),
        Target::Token => "token".into(),
        Target::Roll => "roll".into(),
        Target::Ability => "ability".into(),
    }
}

/// Reads an action back.
pub fn parse_action(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words.as_slice() {
        ["choose", team, card] => Action::Choose { team: Team::from_name(team)?, card: card.parse().ok()? },
        ["support", marine] => Action::Support { marine: Marine::from_name(marine)? },
        ["swap", marine, position] => Action::Swap {
            marine: Marine::from_name(marine)?,
            position: position.parse::<u8>().ok()?.checked_sub(1)?,
        },
        ["turn", marine] => Action::Turn { marine: Marine::from_name(marine)? },
        ["activate", marine, terrain] => {
            Action::Activate { marine: Marine::from_name(marine)?, terrain: Terrain::from_name(terrain)? }
        }
        ["attack", marine, at] => Action::Attack { marine: Marine::from_name(marine)?, cell: cell(at)? },
        ["kill", at, foe] => Action::Kill { cell: cell(at)?, foe: Foe::from_name(foe)? },
        ["reroll"] => Action::Reroll,
        ["keep"] => Action::Keep,
        ["target", target @ ..] => Action::Target(parse_target(target)?),
        ["pass"] => Action::Pass,
        _ => return None,
    })
}

fn parse_target(words: &[&str]) -> Option<Target> {
    Some(match words {
        ["team", team] => Target::Team(Team::from_name(team)?),
        ["pile", side] => Target::Pile(Side::from_name(side)?),
        [first, second] => match Terrain::from_name(first) {
            Some(terrain) => Target::Share { terrain, count: second.parse().ok()? },
            None => Target::Card { cell: cell(first)?, foe: Foe::from_name(second)? },
        },
        ["top"] => Target::Top,
        ["bottom"] => Target::Bottom,
        ["token"] => Target::Token,
        ["roll"] => Target::Roll,
        ["ability"] => Target::Ability,
        [word] => match (Marine::from_name(word), Terrain::from_name(word)) {
            (Some(marine), _) => Target::Marine(marine),
            (_, Some(terrain)) => Target::Terrain(terrain),
            _ => Target::Cell(cell(word)?),
        },
        _ => return None,
    })
}
