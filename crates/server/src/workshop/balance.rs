//! Small changes that bring a mission to a wished rate.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use content::hulk::workshop::{Edit, Sheet, edit, sheet};
use content::hulk::{Mission, parse};
use lab::hulk::PreparedMission;
use lab::stats::Share;
use protocol::{Balance, Proposal, ProposalKind};
use serde_json::{Value, json};
use space_hulk::Coord;

use super::games::{Games, Players, Series, measure, prepare};
use super::to_wire;
use crate::background::{Left, LongWork, STEP};

/// How many games everybody in a stage has played at its end, and how many proposals get so far.
const STAGES: [(u64, usize); 3] = [(60, usize::MAX), (200, 5), (500, 3)];
/// By how much numbers are changed. Most of them are small; a mission that is far off needs the others.
const AMOUNTS: [i32; 10] = [-8, -5, -3, -2, -1, 1, 2, 3, 5, 8];
/// Blips in each round, and rounds, that are added or taken away at most.
const MOST_REINFORCEMENTS: i32 = 3;
const MOST_ROUNDS: i32 = 5;
/// New doors that are tried.
const MOST_DOORS: usize = 3;
/// Parts of a condition that are looked at.
const MOST_PARTS: usize = 16;

/// Changes that are tried. What is listed last is left out first: goals, of which a mission may have hundreds.
const MOST_CANDIDATES: usize = 40;

/// A change that is tried.
struct Candidate {
    kind: ProposalKind,
    amount: i32,
    square: Option<String>,
    edits: Vec<Edit>,
    games: Series,
    /// The board of the changed mission, while games are played on it: a board takes about a megabyte, and those of all
    /// candidates of all who balance a mission would fill the memory.
    board: Mutex<Option<Arc<PreparedMission>>>,
}

impl Candidate {
    /// The board of the changed mission, prepared for this game or a game before.
    fn board(&self, text: &str) -> Option<Arc<PreparedMission>> {
        let mut board = locked(&self.board);
        if board.is_none() {
            let changed = parse(&edit(text, &self.edits).ok()?).mission?;
            *board = Some(Arc::new(prepare(&changed)));
        }
        board.clone()
    }
}

/// Tries changes, and goes on with the better ones.
pub(crate) struct Balancing {
    text: String,
    target: f64,
    base: Arc<Games>,
    candidates: Vec<Candidate>,
    plan: Mutex<Plan>,
}

/// The games that are to be played: whose (nothing is the mission as it is), and their numbers.
struct Plan {
    queue: VecDeque<(Option<usize>, u64)>,
    n_running: usize,
    stage: usize,
    /// How many stages each candidate was chosen for. Those of the stage under way are the survivors.
    reached: Vec<usize>,
}

impl Balancing {
    pub fn new(text: &str, mission: &Mission, players: &Players, base: Arc<Games>, target: f64) -> Balancing {
        let candidates = changes(&sheet(text), mission).into_iter().take(MOST_CANDIDATES);
        let candidates: Vec<Candidate> = candidates
            .map(|(kind, amount, square, edits)| {
                let games = Series::new(players.clone());
                Candidate { kind, amount, square, edits, games, board: Mutex::default() }
            })
            .collect();
        let reached = vec![0; candidates.len()];
        let plan = Mutex::new(Plan { queue: VecDeque::new(), n_running: 0, stage: 0, reached });
        Balancing { text: text.to_owned(), target, base, candidates, plan }
    }

    /// The candidates that got farthest, and of these the nearest to what is wished first. A few lucky games put nobody
    /// in front of those who have played more.
    fn ranked(&self, reached: &[usize]) -> Vec<usize> {
        // Games may end meanwhile: each distance is asked for once.
        let distance = |candidate: &Candidate| (candidate.games.marine_share().1.value - self.target).abs();
        let distances: Vec<f64> = self.candidates.iter().map(distance).collect();
        let mut order: Vec<usize> = (0..self.candidates.len()).collect();
        order.sort_by(|a, b| {
            reached[*b].cmp(&reached[*a]).then_with(|| distances[*a].total_cmp(&distances[*b]))
        });
        order
    }

    /// The next game; nothing if others have to end theirs first.
    fn next(&self) -> Option<Option<(Option<usize>, u64)>> {
        let mut plan = locked(&self.plan);
        if plan.queue.is_empty() && plan.n_running == 0 {
            let (games, n_left) = *STAGES.get(plan.stage)?;
            let before = plan.stage.checked_sub(1).map_or(0, |stage| STAGES[stage].0);
            // What could not be played in the first stage goes no further.
            let is_left = |index: &usize| {
                plan.reached[*index] == plan.stage && (plan.stage == 0 || self.is_known(*index))
            };
            let chosen: Vec<usize> =
                self.ranked(&plan.reached).into_iter().filter(is_left).take(n_left).collect();
            chosen.iter().for_each(|index| plan.reached[*index] += 1);
            let whose = std::iter::once(None).chain(chosen.into_iter().map(Some));
            // One after the other, so that few boards are needed at the same time.
            plan.queue = whose.flat_map(|who| (before..games).map(move |number| (who, number))).collect();
            plan.stage += 1;
        }
        let next = plan.queue.pop_front();
        plan.n_running += usize::from(next.is_some());
        Some(next)
    }

    /// Plays a game; a board goes when no more games on it are to be begun.
    fn play(&self, who: Option<usize>, number: u64) {
        let candidate = who.map(|index| &self.candidates[index]);
        match candidate {
            None => self.base.play(number),
            Some(candidate) => {
                if let Some(board) = candidate.board(&self.text) {
                    candidate.games.play_on(&board, number);
                }
            }
        }
        let mut plan = locked(&self.plan);
        plan.n_running -= 1;
        if let Some(candidate) = candidate
            && plan.queue.front().is_none_or(|(next, _)| *next != who)
        {
            *locked(&candidate.board) = None;
        }
    }

    /// Whether there is something to say of a candidate: others come later, or cannot be played.
    fn is_known(&self, index: usize) -> bool {
        self.candidates[index].games.marine_share().0 > 0
    }

    /// How many changes are tried, and how many of their boards are prepared now.
    #[cfg(test)]
    pub fn n_tried_and_prepared(&self) -> (usize, usize) {
        let prepared = self.candidates.iter().filter(|candidate| locked(&candidate.board).is_some());
        (self.candidates.len(), prepared.count())
    }

    fn proposal(&self, index: usize) -> Proposal {
        let candidate = &self.candidates[index];
        let (games, share) = candidate.games.marine_share();
        let unknown = Share { value: 0.0, low: -1.0, high: 1.0 };
        Proposal {
            kind: candidate.kind,
            amount: candidate.amount,
            square: candidate.square.clone(),
            edits: candidate.edits.iter().cloned().map(to_wire).collect(),
            share: measure(share),
            difference: measure(candidate.games.difference(&self.base).unwrap_or(unknown)),
            games: games as u32,
        }
    }
}

impl LongWork for Balancing {
    type Report = Balance;

    fn step(&self) -> Left {
        let began = Instant::now();
        while began.elapsed() < STEP {
            match self.next() {
                None => return Left::Nothing,
                Some(None) => {
                    std::thread::sleep(Duration::from_millis(2));
                    return Left::Something;
                }
                Some(Some((who, number))) => {
                    self.play(who, number);
                }
            }
        }
        Left::Something
    }

    fn report(&self) -> Balance {
        let (games, share) = self.base.marine_share();
        let reached = locked(&self.plan).reached.clone();
        let known = self.ranked(&reached).into_iter().filter(|index| self.is_known(*index));
        let proposals = known.map(|index| self.proposal(index)).collect();
        Balance { share: measure(share), games: games as u32, proposals }
    }
}

type Change = (ProposalKind, i32, Option<String>, Vec<Edit>);

/// Everything small that can be changed.
fn changes(sheet: &Sheet, mission: &Mission) -> Vec<Change> {
    let mut changes = Vec::new();
    let starting = mission.aliens.starting_blips;
    for amount in AMOUNTS {
        if let Some(number) = shifted(starting.into(), amount, 0) {
            changes.push(number_change(
                ProposalKind::StartingBlips,
                amount,
                "aliens",
                "starting_blips",
                json!(number),
            ));
        }
        if amount.abs() <= MOST_REINFORCEMENTS {
            changes.extend(reinforcements(mission, amount));
        }
        let limit = mission.rounds.limit.filter(|_| amount.abs() <= MOST_ROUNDS);
        if let Some(number) = limit.and_then(|limit| shifted(limit.into(), amount, 1)) {
            changes.push(number_change(ProposalKind::Rounds, amount, "rounds", "limit", json!(number)));
        }
    }
    changes.extend(fewer_aliens(sheet));
    changes.extend(doors(sheet, mission));
    changes.extend(goals(sheet));
    changes
}

fn shifted(number: i32, amount: i32, least: i32) -> Option<i32> {
    Some(number + amount).filter(|number| (least..=60).contains(number))
}

fn number_change(kind: ProposalKind, amount: i32, table: &str, field: &str, value: Value) -> Change {
    let edit = Edit::Set { table: table.to_owned(), index: None, field: field.to_owned(), value };
    (kind, amount, None, vec![edit])
}

fn reinforcements(mission: &Mission, amount: i32) -> Option<Change> {
    let schedule = match mission.aliens.reinforcements.as_slice() {
        [] => &[0][..],
        schedule => schedule,
    };
    let changed: Vec<i32> = schedule.iter().map(|number| (i32::from(*number) + amount).max(0)).collect();
    let is_same = changed.iter().zip(schedule).all(|(after, before)| *after == i32::from(*before));
    let value = match changed.as_slice() {
        [one] => json!(one),
        many => json!(many),
    };
    (!is_same).then(|| number_change(ProposalKind::Reinforcements, amount, "aliens", "reinforcements", value))
}

/// The mission without one of the aliens that are there at the start.
fn fewer_aliens(sheet: &Sheet) -> Vec<Change> {
    let kinds = [("blip", ProposalKind::BlipRemoved), ("genestealer", ProposalKind::GenestealerRemoved)];
    let removed = |(table, kind)| removals(sheet, table, kind).take(MOST_DOORS).collect::<Vec<_>>();
    kinds.into_iter().flat_map(removed).collect()
}

/// Every change that takes one thing of a table away. A table may name several squares: then it keeps the others.
fn removals<'a>(sheet: &'a Sheet, table: &'a str, kind: ProposalKind) -> impl Iterator<Item = Change> + 'a {
    let tables = sheet.fields.get(table).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    tables.iter().enumerate().flat_map(move |(index, fields)| {
        let remove = Edit::Remove { table: table.to_owned(), index: Some(index) };
        let squares = sheet.squares.get(&format!("{table}.{index}.at")).map_or(&[][..], Vec::as_slice);
        match squares {
            [] if fields.get("entry").is_some() => vec![(kind, -1, None, vec![remove])],
            // Doors between squares stay.
            [] => Vec::new(),
            [at] => vec![(kind, -1, Some(at.to_string()), vec![remove])],
            squares => squares.iter().map(|at| without(table, index, squares, *at, kind)).collect(),
        }
    })
}

fn without(table: &str, index: usize, squares: &[Coord], at: Coord, kind: ProposalKind) -> Change {
    let others: Vec<String> = squares.iter().filter(|other| **other != at).map(ToString::to_string).collect();
    let edit = Edit::Set {
        table: table.to_owned(),
        index: Some(index),
        field: "at".to_owned(),
        value: json!(others),
    };
    (kind, -1, Some(at.to_string()), vec![edit])
}

/// A door less, or a closed one in a corridor near an entry area.
fn doors(sheet: &Sheet, mission: &Mission) -> Vec<Change> {
    let removed = removals(sheet, "door", ProposalKind::DoorRemoved).take(MOST_DOORS);
    let added = near_entries(mission).into_iter().take(MOST_DOORS).map(|at| {
        let fields = [("at".to_owned(), json!(at.to_string()))].into_iter().collect();
        let edits = vec![Edit::Add { table: "door".to_owned(), fields }];
        (ProposalKind::DoorAdded, 1, Some(at.to_string()), edits)
    });
    removed.chain(added).collect()
}

/// A goal of the Marines that asks for one of something more or less, where it asks for a number.
fn goals(sheet: &Sheet) -> Vec<Change> {
    let goals = sheet.fields.get("goal").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let marine = goals.iter().enumerate().filter(|(_, goal)| goal["for"] == "marine");
    let change = |(index, goal): (usize, &Value), amount: i64| {
        let when = shifted_goal(&goal["when"], amount)?;
        let field = "when".to_owned();
        let edit = Edit::Set { table: "goal".to_owned(), index: Some(index), field, value: when };
        let id = goal["id"].as_str().map(str::to_owned);
        Some((ProposalKind::Goal, amount as i32, id, vec![edit]))
    };
    marine.flat_map(|goal| [-1, 1].into_iter().filter_map(move |amount| change(goal, amount))).collect()
}

/// A condition whose number is another one; nothing if it has none, or has several.
fn shifted_goal(condition: &Value, amount: i64) -> Option<Value> {
    let (kind, inner) = condition.as_object().filter(|table| table.len() == 1)?.iter().next()?;
    let shifted = |number: &Value| number.as_i64().map(|number| number + amount).filter(|number| *number > 0);
    let changed = match kind.as_str() {
        "marines_exited" | "aliens_killed" | "generators_damaged" => json!(shifted(inner)?),
        "marines_in" => json!({ "count": shifted(&inner["count"])?, "area": inner["area"] }),
        "once" => shifted_goal(inner, amount)?,
        "all" => {
            let parts = inner.as_array()?;
            let changed: Vec<Option<Value>> = parts.iter().map(|part| shifted_goal(part, amount)).collect();
            let at = changed.iter().position(Option::is_some)?;
            let is_only = changed.iter().flatten().count() == 1;
            let parts =
                parts.iter().zip(changed).map(|(part, changed)| changed.unwrap_or_else(|| part.clone()));
            (is_only && at < MOST_PARTS).then(|| json!(parts.collect::<Vec<_>>()))?
        }
        _ => return None,
    };
    Some(json!({ kind: changed }))
}

/// Squares of corridors two steps from an entry area, without anything on them.
fn near_entries(mission: &Mission) -> Vec<Coord> {
    let floor: std::collections::BTreeSet<_> = mission.board.levels.iter().flat_map(level_floor).collect();
    let is_narrow = |at: Coord| {
        let has = |dx, dy| floor.contains(&at.offset(dx, dy));
        (has(0, 1) && has(0, -1) && !has(1, 0) && !has(-1, 0))
            || (has(1, 0) && has(-1, 0) && !has(0, 1) && !has(0, -1))
    };
    let is_free = |at: &Coord| !mission.board.doors.iter().any(|door| door.at == *at);
    let steps = |entry: &space_hulk::EntryPlan| {
        let (dx, dy) = entry.from.delta();
        entry.at.offset(-2 * dx, -2 * dy)
    };
    let spots = mission.board.entries.iter().map(steps);
    spots.filter(|at| floor.contains(at) && is_narrow(*at)).filter(is_free).collect()
}

fn level_floor(level: &space_hulk::LevelPlan) -> Vec<Coord> {
    let last = level.rows.len().saturating_sub(1);
    let row = |(row, text): (usize, &String)| {
        let drawn: Vec<usize> = text.chars().enumerate().filter(|(_, c)| *c != ' ').map(|(x, _)| x).collect();
        drawn.into_iter().map(move |x| level.origin.offset(x as i16, (last - row) as i16)).collect::<Vec<_>>()
    };
    level.rows.iter().enumerate().flat_map(row).collect()
}

/// Nothing is left half done by a panic in a game.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
