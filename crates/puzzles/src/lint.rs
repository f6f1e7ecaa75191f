//! What can be wrong with a puzzle without playing it out.

use death_angel::DeathAngel;
use game_api::Pending;
use lab::solved::Solvable;
use protocol::GameName;
use space_hulk::SpaceHulk;

use crate::game::Puzzling;
use crate::puzzle::{Answer, Checked, LEAD, MOST_RIGHT, Puzzle};

/// A position of either game.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "there is one for a puzzle")]
pub enum Position {
    /// Of Space Hulk.
    Hulk(SpaceHulk),
    /// Of Death Angel.
    Angel(DeathAngel),
}

impl Puzzle {
    /// Its position, which can be played on.
    pub fn game(&self) -> Result<Position, String> {
        match self.game {
            GameName::SpaceHulk => <SpaceHulk as Solvable>::read(&self.position).map(Position::Hulk),
            GameName::DeathAngel => <DeathAngel as Solvable>::read(&self.position).map(Position::Angel),
        }
    }

    /// The place of each of its answers in the legal list.
    pub fn places(&self) -> Result<Vec<usize>, String> {
        let listed = match self.game()? {
            Position::Hulk(game) => listed(&game),
            Position::Angel(game) => listed(&game),
        };
        let place = |answer: &Answer| listed.iter().position(|action| *action == answer.action);
        let missing = |answer: &Answer| format!("`{}` is not in the legal list", answer.action);
        self.answers.iter().map(|answer| place(answer).ok_or_else(|| missing(answer))).collect()
    }
}

/// Everything that is wrong with a puzzle as it is written down. Whether its answers are right is for
/// [`examine`](crate::examine).
pub fn problems(puzzle: &Puzzle) -> Vec<String> {
    let mut found = about_answers(puzzle);
    if puzzle.mission.as_ref().is_some_and(|id| content::hulk::Library::built_in().find(id).is_none()) {
        found.push("there is no such mission".to_owned());
    }
    match puzzle.game() {
        Err(why) => found.push(format!("the position cannot be read: {why}")),
        Ok(Position::Hulk(game)) => found.extend(about_position(puzzle, &game)),
        Ok(Position::Angel(game)) => found.extend(about_position(puzzle, &game)),
    }
    found
}

fn about_answers(puzzle: &Puzzle) -> Vec<String> {
    let mut found = Vec::new();
    let right: Vec<&Answer> = puzzle.answers.iter().take_while(|answer| answer.is_right).collect();
    let n_right = puzzle.answers.iter().filter(|answer| answer.is_right).count();
    let Some(best) = right.first() else { return vec!["the first answer is not right".to_owned()] };
    if right.len() < n_right {
        found.push("right answers stand before wrong ones".to_owned());
    }
    if n_right > MOST_RIGHT || 2 * n_right > puzzle.answers.len() {
        found.push(format!("{n_right} answers of {} are right", puzzle.answers.len()));
    }
    for answer in puzzle.answers.iter().filter(|answer| !answer.is_right) {
        if best.chance - answer.chance < LEAD + 2 * answer.error {
            found.push(format!("`{}` is not clearly worse by 5 points", answer.action));
        }
    }
    if let Checked::Rollouts { rollouts } = puzzle.checked {
        if rollouts < 10 * puzzle.found as usize {
            found.push("it was not checked with ten times the rollouts that found it".to_owned());
        }
        if puzzle.answers.iter().map(|answer| answer.rollouts).sum::<usize>() != rollouts {
            found.push("the rollouts of its answers do not add up".to_owned());
        }
    }
    found
}

fn about_position<G: Puzzling>(puzzle: &Puzzle, game: &G) -> Vec<String> {
    let mut found = Vec::new();
    if game.write().trim_matches('\n') != puzzle.position.trim_matches('\n') {
        found.push("the position is not written in its canonical form".to_owned());
    }
    match game.pending() {
        Pending::Over(_) => found.push("the game is over".to_owned()),
        Pending::Decide(seat) if G::seat(seat) != puzzle.seat => {
            found.push(format!("the decision is that of {}", G::seat(seat)));
        }
        Pending::Decide(_) => {}
    }
    if sorted(listed(game)) != sorted(puzzle.answers.iter().map(|answer| answer.action.clone()).collect()) {
        found.push("its answers are not those of the legal list".to_owned());
    }
    found
}

/// The legal list as words.
fn listed<G: Puzzling>(game: &G) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal.iter().map(|action| game.action_text(action)).collect()
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort_unstable();
    list
}
