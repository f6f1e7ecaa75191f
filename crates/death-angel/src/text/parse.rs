//! Reads a position.

use game_api::Problem;

use super::line::Line;
use crate::card::{Cell, Foe, Marine, Seat, Side, Symbol, Team, Terrain};
use crate::cards::{EventId, LocationId, Tier};
use crate::position::{CellPlan, PilePlan, Position, Row};
use crate::setup::setup_card;
use crate::state::{Ahead, Ending, Lasting, Phase, Stage};

/// Longer texts are refused before anything is built from them.
const MAX_LINES: usize = 500;

/// Reads a position, or says on which lines it cannot be read.
pub fn parse(text: &str) -> Result<Position, Vec<Problem>> {
    let mut position = Position::new(0);
    let mut problems = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let at = |message: String| Problem::new(format!("line {}", i + 1), message);
        if i >= MAX_LINES {
            problems.push(at(format!("a position has at most {MAX_LINES} lines")));
            break;
        }
        let line = line.split('#').next().unwrap_or_default().trim();
        if let Some(message) = (!line.is_empty()).then(|| read_line(&mut position, line).err()).flatten() {
            problems.push(at(message));
        }
    }
    if position.players == 0 && problems.is_empty() {
        problems.push(Problem::new("players", "say how many players there are"));
    }
    if let Some(LocationId::VoidLock6) = position.location {
        position.location = Some(setup_card(position.players).location);
    }
    if problems.is_empty() { Ok(position) } else { Err(problems) }
}

fn read_line(position: &mut Position, line: &str) -> Result<(), String> {
    let (key, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let words: Vec<&str> = rest.split_whitespace().collect();
    match Line::from_name(key).ok_or_else(|| format!("{key:?} is no part of a position"))? {
        Line::Players => position.players = number(rest)?,
        Line::Team => read_team(position, &words)?,
        Line::Row => position.formation.push(read_row(rest)?),
        Line::DoorTokens => position.door_tokens = number(rest)?,
        Line::Location => position.location = Some(location(rest)?),
        Line::LocationTokens => position.location_tokens = number(rest)?,
        Line::Ahead => position.location_deck = Some(each(&words, ahead)?),
        Line::Spawn => match words.as_slice() {
            [major, minor] => position.spawn = Some((number(major)?, number(minor)?)),
            _ => return Err("spawn needs the major and the minor value".into()),
        },
        Line::BlipsLeft => position.left = read_pile(&words)?,
        Line::BlipsRight => position.right = read_pile(&words)?,
        Line::Deck => position.genestealer_deck = each(&words, symbol)?,
        Line::Discard => position.genestealer_discard = each(&words, symbol)?,
        Line::SlainLords => position.slain_lords = each(&words, foe)?,
        Line::Events => position.event_deck = each(&words, event)?,
        Line::EventsKnown => position.event_known = true,
        Line::EventsBottom => position.event_bottom = each(&words, event)?,
        Line::EventsDiscard => position.event_discard = each(&words, event)?,
        Line::Round => position.round = number(rest)?,
        Line::Phase => read_phase(position, &words)?,
        Line::Current => position.current = seat(rest)?,
        Line::Chosen => position.chosen = each(&words, card)?,
        Line::Last => position.last = each(&words, card)?,
        Line::Resolved => position.resolved = number(rest)?,
        Line::Activated => position.activated = each(&words, terrain)?,
        Line::Artefact => position.artefact = Some(seat(rest)?),
        Line::Now => position.now = lasting(&words)?,
        Line::Coming => position.coming = lasting(&words)?,
        Line::Limited => match words.as_slice() {
            [card, count] => position.limited = Some((terrain(card)?, number(count)?)),
            _ => return Err("limited needs a terrain card and a number".into()),
        },
        Line::Led => position.led = true,
        Line::Resolving => position.resolving.push(rest.into()),
        Line::Over => position.over = Some(named(rest, Ending::from_name, "ending")?),
    }
    Ok(())
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word:?} is no number that can stand here"))
}

fn named<T>(word: &str, read: impl Fn(&str) -> Option<T>, what: &str) -> Result<T, String> {
    read(word).ok_or_else(|| format!("{word:?} is no {what}"))
}

fn each<T>(words: &[&str], read: impl Fn(&str) -> Result<T, String>) -> Result<Vec<T>, String> {
    words.iter().map(|word| read(word)).collect()
}

fn seat(word: &str) -> Result<Seat, String> {
    named(word, Seat::from_name, "seat")
}

fn team(word: &str) -> Result<Team, String> {
    named(word, Team::from_name, "team")
}

fn symbol(word: &str) -> Result<Symbol, String> {
    named(word, Symbol::from_name, "symbol")
}

fn foe(word: &str) -> Result<Foe, String> {
    named(word, Foe::from_name, "card of a swarm")
}

fn terrain(word: &str) -> Result<Terrain, String> {
    named(word, Terrain::from_name, "terrain card")
}

fn event(word: &str) -> Result<EventId, String> {
    named(word, EventId::from_name, "event")
}

fn location(word: &str) -> Result<LocationId, String> {
    match word {
        // Which of the four it is follows from the number of players.
        "void-lock" => Ok(LocationId::VoidLock6),
        _ => named(word, LocationId::from_name, "location"),
    }
}

fn ahead(word: &str) -> Result<Ahead, String> {
    match Tier::from_name(word) {
        Some(tier) => Ok(Ahead::Tier(tier)),
        None => location(word).map(Ahead::Known),
    }
}

/// An action card as its number; its team follows from it.
fn card(word: &str) -> Result<(Team, u8), String> {
    let number: u8 = number(word)?;
    let card = crate::cards::ACTIONS.get(usize::from(number).wrapping_sub(1));
    card.map(|card| (card.team, number)).ok_or_else(|| format!("there is no action card {number}"))
}

fn lasting(words: &[&str]) -> Result<Lasting, String> {
    match words {
        ["nothing"] => Ok(Lasting::Nothing),
        ["enter-formation"] => Ok(Lasting::EnterFormation),
        ["evasion"] => Ok(Lasting::Evasion),
        ["gun-jam", word] => team(word).map(Lasting::GunJam),
        ["second-wind", word] => named(word, Marine::from_name, "Marine").map(Lasting::SecondWind),
        _ => Err(format!("{words:?} is no effect of an event that lasts")),
    }
}

fn read_team(position: &mut Position, words: &[&str]) -> Result<(), String> {
    let [first, teams @ ..] = words else { return Err("team needs a seat and its teams".into()) };
    let seat = seat(first)?.index();
    while position.teams.len() <= seat {
        position.teams.push(Vec::new());
    }
    position.teams[seat].extend(each(teams, team)?);
    Ok(())
}

fn read_phase(position: &mut Position, words: &[&str]) -> Result<(), String> {
    let (phase, stage) = match words {
        [phase] => (phase, "main"),
        [phase, stage] => (phase, *stage),
        _ => return Err("phase needs a phase".into()),
    };
    position.phase = named(phase, Phase::from_name, "phase")?;
    position.stage = named(stage, Stage::from_name, "stage")?;
    Ok(())
}

fn read_row(rest: &str) -> Result<Row, String> {
    let parts: Vec<&str> = rest.split('|').collect();
    let [head, left, right] = parts.as_slice() else {
        return Err("a row is a Marine, his left cell and his right cell, with `|` between".into());
    };
    let words: Vec<&str> = head.split_whitespace().collect();
    let (name, arrow, tokens) = match words.as_slice() {
        [name, arrow] => (name, arrow, 0),
        [name, arrow, tokens] => (name, arrow, number(tokens)?),
        _ => return Err("a row begins with a Marine, his facing and his tokens".into()),
    };
    let facing = match *arrow {
        "<" => Side::Left,
        ">" => Side::Right,
        other => return Err(format!("{other:?} is no facing; write < or >")),
    };
    let marine = named(name, Marine::from_name, "Marine")?;
    Ok(Row { marine, facing, tokens, left: read_cell(left)?, right: read_cell(right)? })
}

fn read_cell(text: &str) -> Result<CellPlan, String> {
    let mut cell = CellPlan::default();
    for word in text.split_whitespace() {
        if let Some(name) = word.strip_prefix('+') {
            cell.terrain.push(terrain(name)?);
        } else if let Some(name) = word.strip_prefix('~') {
            cell.attacked.push(foe(name)?);
        } else {
            let name = word.trim_end_matches('*');
            cell.shielded |= name.len() < word.len();
            cell.swarm.push(foe(name)?);
        }
    }
    Ok(cell)
}

/// Cards in order by symbol, `counted` if everybody knows which, `seen:` ones, the number
/// of unseen ones, `under:` and a number, and `known:` ones.
fn read_pile(words: &[&str]) -> Result<PilePlan, String> {
    let mut pile = PilePlan::default();
    for word in words {
        if let Some(name) = word.strip_prefix("seen:") {
            pile.seen.push(symbol(name)?);
        } else if let Some(count) = word.strip_prefix("under:") {
            pile.under = number(count)?;
        } else if let Some(name) = word.strip_prefix("known:") {
            pile.known.push(symbol(name)?);
        } else if *word == "counted" {
            pile.counted = true;
        } else if let Some(symbol) = Symbol::from_name(word) {
            pile.order.push(symbol);
        } else {
            pile.unseen = number(word)?;
        }
    }
    Ok(pile)
}

/// Reads `3L`.
pub(super) fn cell(word: &str) -> Option<Cell> {
    word.parse().ok()
}
