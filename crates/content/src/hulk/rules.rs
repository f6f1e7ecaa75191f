//! What the rules themselves have to say about a mission, at its place in the file.

use game_api::{Journal, Path, Problem, Seeded, Segment};
use space_hulk::{Side, SpaceHulk};

use super::model::{Lair, Mission};
use super::read::Draft;
use crate::diagnostic::{Notes, Span};

/// Asks the rules until the board is sound: they look at units only then. Parts of the
/// board that are refused are left out the next time.
const MAX_TRIES: usize = 4;

/// Notes every problem that the rules have with the mission; the game, if they have none.
///
/// They are not asked about a file that is too large in any way: preparing a board is
/// the dearest part of all, and no file should be able to make us do it in vain.
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
        let board = Path::from("board");
        let on_board =
            problems.iter().any(|problem| problem.path.within(&board).is_some_and(|rest| !rest.is_empty()));
        if !on_board || !leave_out(&mut mission, &mut numbers, &problems) {
            return None;
        }
    }
    None
}

/// A list of the position whose members a file has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum List {
    Walls,
    Doors,
    Entries,
    Exits,
    Ladders,
    Units,
    Victory,
    Deployment,
    Objects,
}

impl List {
    const ALL: [List; 9] = [
        List::Walls,
        List::Doors,
        List::Entries,
        List::Exits,
        List::Ladders,
        List::Units,
        List::Victory,
        List::Deployment,
        List::Objects,
    ];

    /// Where the rules find it in a position.
    fn path(self) -> Path {
        match self {
            List::Walls => "board.walls",
            List::Doors => "board.doors",
            List::Entries => "board.entries",
            List::Exits => "board.exits",
            List::Ladders => "board.ladders",
            List::Units => "units",
            List::Victory => "victory",
            List::Deployment => "deployment",
            List::Objects => "objects",
        }
        .into()
    }

    /// The list that a path leads into, the number of its member, and what follows.
    fn member(path: &Path) -> Option<(List, usize, &[Segment])> {
        List::ALL.into_iter().find_map(|list| {
            let (number, rest) = path.member_of(&list.path())?;
            Some((list, number, rest))
        })
    }
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

    /// The number in the file of a member of the reduced mission.
    fn in_file(&self, list: List, number: usize) -> usize {
        let numbers: &[usize] = match list {
            List::Walls => &self.walls,
            List::Doors => &self.doors,
            List::Entries => &self.entries,
            List::Exits => &self.exits,
            List::Ladders => &self.ladders,
            List::Units | List::Victory | List::Deployment | List::Objects => &[],
        };
        numbers.get(number).copied().unwrap_or(number)
    }
}

fn note(problem: &Problem, draft: &Draft, mission: &Mission, numbers: &Numbers, notes: &Notes) {
    let path = match List::member(&problem.path) {
        Some((list, number, rest)) => own_path(list, number, rest, mission, numbers),
        None => problem.path.clone(),
    };
    let span: Span = draft.places.find(path).unwrap_or(0..1);
    let advice = problem.advice.as_deref().unwrap_or("the rules of the game ask for it");
    notes.error("rules", &span, &problem.message, advice);
}

/// The path as the reader of files has noted it.
fn own_path(list: List, number: usize, rest: &[Segment], mission: &Mission, numbers: &Numbers) -> Path {
    let (marines, genestealers) = (mission.marines.len(), mission.genestealers.len());
    let member = |list: &str, number: usize| Path::from(list).index(number);
    match list {
        List::Units if number < marines => member("marines", number).join(rest),
        List::Units if number < marines + genestealers => member("genestealers", number - marines),
        List::Units => member("blips", number - marines - genestealers),
        List::Victory => member("goals", goal_number(mission, number)).join(rest),
        List::Deployment => member("marines", deployed(mission, number)).field("deploy"),
        List::Objects => member("objects", lying(mission, number)).join(rest),
        List::Walls | List::Doors | List::Entries | List::Exits | List::Ladders => {
            list.path().index(numbers.in_file(list, number)).join(rest)
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
    let refused = |list: List| -> Vec<usize> {
        let members = problems.iter().filter_map(|problem| List::member(&problem.path));
        members.filter(|(found, ..)| *found == list).map(|(_, number, _)| number).collect()
    };
    let gone: Vec<String> = refused(List::Entries)
        .iter()
        .filter_map(|&i| mission.board.entries.get(i))
        .map(|entry| entry.id.clone())
        .collect();
    let board = &mut mission.board;
    let mut any = drop_all(&mut board.walls, &mut numbers.walls, &refused(List::Walls));
    any |= drop_all(&mut board.doors, &mut numbers.doors, &refused(List::Doors));
    any |= drop_all(&mut board.entries, &mut numbers.entries, &refused(List::Entries));
    any |= drop_all(&mut board.exits, &mut numbers.exits, &refused(List::Exits));
    any |= drop_all(&mut board.ladders, &mut numbers.ladders, &refused(List::Ladders));
    move_lairs(mission, &gone);
    any
}

/// Aliens that lurk in an entry area that is left out are moved to another one.
fn move_lairs(mission: &mut Mission, gone: &[String]) {
    let Some(other) = mission.board.entries.first().map(|entry| entry.id.clone()) else { return };
    let lairs = mission.genestealers.iter_mut().map(|genestealer| &mut genestealer.lair);
    for lair in lairs.chain(mission.blips.iter_mut().map(|blip| &mut blip.lair)) {
        if let Lair::Entry(id) = lair
            && gone.contains(id)
        {
            *id = other.clone();
        }
    }
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
