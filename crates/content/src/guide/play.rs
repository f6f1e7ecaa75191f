//! Plays an example: a position, actions in words, given dice, and what comes of them.

use death_angel::DeathAngel;
use game_api::{Audience, Chance, Draw, Game, Journal};
use space_hulk::SpaceHulk;

use super::model::Play;

/// Every event of an example in words, or why it cannot be played or shows something else.
pub fn play(game: &str, play: &Play) -> Result<Vec<String>, String> {
    let mut dice = Given { faces: play.dice.clone(), used: 0, first_face: u8::from(game == "space-hulk") };
    let events = match game {
        "space-hulk" => hulk(play, &mut dice)?,
        _ => angel(play, &mut dice)?,
    };
    if dice.used != dice.faces.len() {
        return Err(format!("{} dice are rolled, and {} are given", dice.used, dice.faces.len()));
    }
    let mut rest = events.iter();
    for wanted in &play.shows {
        if let Some(unwanted) = wanted.strip_prefix("not ") {
            if let Some(event) = events.iter().find(|event| event.starts_with(unwanted)) {
                return Err(format!("`{event}` must not happen: {}", events.join("; ")));
            }
        } else if !rest.any(|event| event.starts_with(wanted.as_str())) {
            return Err(format!("`{wanted}` does not happen in this order, but: {}", events.join("; ")));
        }
    }
    Ok(events)
}

fn hulk(play: &Play, dice: &mut Given) -> Result<Vec<String>, String> {
    let position = space_hulk::text::parse(&play.board).map_err(|problems| described(&problems))?;
    let mut journal = Journal::keep();
    let game =
        SpaceHulk::from_position(&position, dice, &mut journal).map_err(|problems| described(&problems))?;
    let setup = game.setup().clone();
    let print = |event: &_| space_hulk::text::print_event(&setup, event);
    run(game, play, dice, journal, space_hulk::text::print_action, print)
}

fn angel(play: &Play, dice: &mut Given) -> Result<Vec<String>, String> {
    let position = death_angel::text::parse(&play.board).map_err(|problems| described(&problems))?;
    let mut journal = Journal::keep();
    let game =
        DeathAngel::from_position(&position, dice, &mut journal).map_err(|problems| described(&problems))?;
    let print_action = |_: &DeathAngel, action: &_| death_angel::text::print_action(action);
    run(game, play, dice, journal, print_action, death_angel::text::print_event)
}

/// Plays the actions one after the other, each of which must be legal.
fn run<G: Game>(
    mut game: G,
    play: &Play,
    dice: &mut Given,
    mut journal: Journal<G::Seat, G::Event>,
    print_action: impl Fn(&G, &G::Action) -> String,
    print_event: impl Fn(&G::Event) -> String,
) -> Result<Vec<String>, String> {
    let mut legal = Vec::new();
    for text in &play.actions {
        game.legal_actions(&mut legal);
        let written = |action: &G::Action| print_action(&game, action);
        let Some(action) = legal.iter().find(|action| written(action) == *text) else {
            let known: Vec<String> = legal.iter().map(written).collect();
            return Err(format!("`{text}` is not legal, but: {}", known.join(", ")));
        };
        let action = action.clone();
        game.apply_unchecked(&action, dice, &mut journal);
        if dice.used > dice.faces.len() {
            return Err(format!("`{text}` rolls more dice than are given"));
        }
    }
    // What is told in two ways is told to everybody but some, too.
    let whole = journal.entries().iter().filter(|entry| !matches!(entry.audience, Audience::Except(_)));
    Ok(whole.map(|entry| print_event(&entry.event)).collect())
}

fn described(problems: &[game_api::Problem]) -> String {
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    problems.join("; ")
}

/// Given dice; any other choice falls on what comes first.
struct Given {
    faces: Vec<u8>,
    /// How many were asked for.
    used: usize,
    /// The face with the index 0.
    first_face: u8,
}

impl Chance for Given {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        match draw {
            Draw::Die { faces } => {
                let face = self.faces.get(self.used).copied().unwrap_or(self.first_face);
                self.used += 1;
                usize::from(face.saturating_sub(self.first_face)).min(faces as usize - 1)
            }
            Draw::Pick { weights } => weights.iter().position(|weight| *weight > 0).unwrap_or(0),
        }
    }
}
