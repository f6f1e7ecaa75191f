//! What the rules themselves have to say about a mission, at its place in the file.

use game_api::{Journal, Seeded};
use space_hulk::{Problem, Side, SpaceHulk};

use crate::diagnostic::{Notes, Span};
use crate::hulk::model::Mission;
use crate::hulk::read::Draft;

/// Asks the rules until the board is sound: they look at units only then. Parts of the
/// board that are refused are left out the next time.
const MAX_TRIES: usize = 4;

/// Notes every problem that the rules have with the mission; the game, if they have none.
///
/// They are not asked about a file that is too large in any way: preparing a board is
/// the dearest part of all, and nobody should be able to make us do it in vain.
pub(crate) fn check(draft: &Draft, notes: &Notes) -> Option<SpaceHulk> {
    if draft.map.broken || notes.has_error("too-large") {
        return None;
    }
    let mut mission = draft.mission.clone();
    let mut numbers = Numbers::of(&mission);
    for _ in 0..MAX_TRIES {
        let position = mission.position();
        let start = SpaceHulk::from_position(&position, &mut Seeded::new(0), &mut Journal::discard());
        let problems = match start {
            Ok(game) => return Some(game),
            Err(problems) => problems,
        };
        for problem in &problems {
            note(problem, draft, &mission, &numbers, notes);
        }
        let on_board = problems.iter().any(|problem| problem.path.starts_with("board."));
        if !on_board || !leave_out(&mut mission, &mut numbers, &problems) {
            return None;
        }
    }
    None
}

/// Which part of the file each part of a reduced mission was.
struct Numbers {
    walls: Vec<usize>,
    doors: Vec<usize>,
    entries: Vec<usize>,
    exits: Vec<usize>,
    ladders: Vec<usize>,
}

impl Numbers {
    fn of(mission: &Mission) -> Numbers {
        let all = |n: usize| (0..n).collect();
        Numbers {
            walls: all(mission.board.walls.len()),
            doors: all(mission.board.doors.len()),
            entries: all(mission.board.entries.len()),
            exits: all(mission.board.exits.len()),
            ladders: all(mission.board.ladders.len()),
        }
    }

    fn list(&self, kind: &str) -> Option<&[usize]> {
        Some(match kind {
            "board.walls" => &self.walls,
            "board.doors" => &self.doors,
            "board.entries" => &self.entries,
            "board.exits" => &self.exits,
            "board.ladders" => &self.ladders,
            _ => return None,
        })
    }
}

/// Takes apart `units[3].at`.
fn split(path: &str) -> (&str, Option<usize>, &str) {
    let Some((kind, rest)) = path.split_once('[') else { return (path, None, "") };
    let Some((number, field)) = rest.split_once(']') else { return (path, None, "") };
    (kind, number.parse().ok(), field)
}

fn note(problem: &Problem, draft: &Draft, mission: &Mission, numbers: &Numbers, notes: &Notes) {
    let (kind, number, field) = split(&problem.path);
    let path = match number {
        Some(number) => own_path(kind, number, field, mission, numbers),
        None => problem.path.clone(),
    };
    let span: Span = draft.places.find(&path).unwrap_or(0..1);
    let (message, advice) = match problem.message.split_once("; ") {
        Some((message, advice)) => (message, advice),
        None => (problem.message.as_str(), "the rules of the game ask for it"),
    };
    notes.error("rules", &span, message, advice);
}

/// The path as the reader of files has noted it.
fn own_path(kind: &str, number: usize, field: &str, mission: &Mission, numbers: &Numbers) -> String {
    let (marines, genestealers) = (mission.marines.len(), mission.genestealers.len());
    match kind {
        "units" if number < marines => format!("marines[{number}]{field}"),
        "units" if number < marines + genestealers => format!("genestealers[{}]", number - marines),
        "units" => format!("blips[{}]", number - marines - genestealers),
        "victory" => format!("goals[{}]{field}", goal_number(mission, number)),
        "deployment" => format!("marines[{}].deploy", deployed(mission, number)),
        "objects" => format!("objects[{}]{field}", lying(mission, number)),
        _ => {
            let number = numbers.list(kind).and_then(|list| list.get(number)).copied().unwrap_or(number);
            format!("{kind}[{number}]{field}")
        }
    }
}

/// Goals are asked by side, whatever their order in the file.
fn goal_number(mission: &Mission, number: usize) -> usize {
    let of = |side: Option<Side>| {
        mission.goals.iter().enumerate().filter(move |(_, goal)| goal.side == side).map(|(i, _)| i)
    };
    let all = of(Some(Side::Marine)).chain(of(Some(Side::Alien))).chain(of(None));
    all.into_iter().nth(number).unwrap_or(0)
}

fn deployed(mission: &Mission, zone: usize) -> usize {
    let zones = mission.position().deployment;
    let first = zones.get(zone).and_then(|zone| zone.units.first());
    mission.marines.iter().position(|marine| Some(&marine.id) == first).unwrap_or(0)
}

fn lying(mission: &Mission, number: usize) -> usize {
    let lying = mission.objects.iter().enumerate().filter(|(_, object)| object.at.is_some());
    lying.map(|(i, _)| i).nth(number).unwrap_or(0)
}

/// Leaves out what the rules have refused; false if nothing could be left out.
fn leave_out(mission: &mut Mission, numbers: &mut Numbers, problems: &[Problem]) -> bool {
    let refused = |kind: &str| -> Vec<usize> {
        problems
            .iter()
            .filter_map(|problem| match split(&problem.path) {
                (found, number, _) if found == kind => number,
                _ => None,
            })
            .collect()
    };
    let gone: Vec<String> = refused("board.entries")
        .iter()
        .filter_map(|&i| mission.board.entries.get(i))
        .map(|entry| entry.id.clone())
        .collect();
    let board = &mut mission.board;
    let mut any = drop_all(&mut board.walls, &mut numbers.walls, &refused("board.walls"));
    any |= drop_all(&mut board.doors, &mut numbers.doors, &refused("board.doors"));
    any |= drop_all(&mut board.entries, &mut numbers.entries, &refused("board.entries"));
    any |= drop_all(&mut board.exits, &mut numbers.exits, &refused("board.exits"));
    any |= drop_all(&mut board.ladders, &mut numbers.ladders, &refused("board.ladders"));
    // Who lurks in an entry area that is left out is moved to another one.
    let other = mission.board.entries.first().map(|entry| entry.id.clone());
    let lairs = mission.genestealers.iter_mut().map(|genestealer| &mut genestealer.lair);
    for lair in lairs.chain(mission.blips.iter_mut().map(|blip| &mut blip.lair)) {
        if let (crate::hulk::Lair::Entry(id), Some(other)) = (lair, &other)
            && gone.contains(id)
        {
            *id = other.clone();
        }
    }
    any
}

fn drop_all<T>(list: &mut Vec<T>, numbers: &mut Vec<usize>, refused: &[usize]) -> bool {
    let before = list.len();
    let keep = |at: &mut usize| {
        *at += 1;
        !refused.contains(&(*at - 1))
    };
    let mut at = 0;
    list.retain(|_| keep(&mut at));
    at = 0;
    numbers.retain(|_| keep(&mut at));
    list.len() < before
}
