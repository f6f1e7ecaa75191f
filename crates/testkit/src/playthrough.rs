//! A random game as text, with every legal list, view and event: for golden
//! files, and for reading.

use std::fmt::Write;

use game_api::{Audience, Game, Pending, Viewer};

use crate::record::{Record, Spot, legal_of};

/// Lists of actions are broken at this column.
const WIDTH: usize = 96;

type Print<'a, T> = Box<dyn Fn(&T) -> String + 'a>;

/// What to play and how to print it. Everything is printed by its `Debug` form
/// until told otherwise, and no view is printed until viewers are named.
///
/// ```
/// use game_api::{Seeded, Viewer};
/// use testkit::Playthrough;
/// use testkit::toy::{Airlock, Seat};
///
/// let start = Airlock::new(&mut Seeded::new(1));
/// let text = Playthrough::new(&start, 7)
///     .max_actions(3)
///     .viewers([Viewer::Seat(Seat::Port), Viewer::Spectator])
///     .state(|game| format!("track {}", game.track()))
///     .text();
/// assert!(text.starts_with("seed 7\n\n== 0: Port decides\ntrack 0\n"));
/// ```
#[must_use = "nothing is played until the text is asked for"]
pub struct Playthrough<'a, G: Game> {
    start: &'a G,
    seed: u64,
    max_actions: usize,
    viewers: Vec<Viewer<G::Seat>>,
    state: Print<'a, G>,
    view: Print<'a, G::View>,
    action: Print<'a, G::Action>,
    event: Print<'a, G::Event>,
}

impl<'a, G: Game> Playthrough<'a, G> {
    /// A random game of this seed.
    pub fn new(start: &'a G, seed: u64) -> Self {
        Playthrough {
            start,
            seed,
            max_actions: 100,
            viewers: Vec::new(),
            state: Box::new(|state| format!("{state:?}")),
            view: Box::new(|view| format!("{view:?}")),
            action: Box::new(|action| format!("{action:?}")),
            event: Box::new(|event| format!("{event:?}")),
        }
    }

    /// Breaks the game off after this number of actions.
    pub fn max_actions(mut self, max_actions: usize) -> Self {
        self.max_actions = max_actions;
        self
    }

    /// Whose views to print.
    pub fn viewers(mut self, viewers: impl IntoIterator<Item = Viewer<G::Seat>>) -> Self {
        self.viewers = viewers.into_iter().collect();
        self
    }

    /// How to print a game. An empty text leaves it out.
    pub fn state(mut self, print: impl Fn(&G) -> String + 'a) -> Self {
        self.state = Box::new(print);
        self
    }

    /// How to print a view.
    pub fn view(mut self, print: impl Fn(&G::View) -> String + 'a) -> Self {
        self.view = Box::new(print);
        self
    }

    /// How to print an action.
    pub fn action(mut self, print: impl Fn(&G::Action) -> String + 'a) -> Self {
        self.action = Box::new(print);
        self
    }

    /// How to print an event.
    pub fn event(mut self, print: impl Fn(&G::Event) -> String + 'a) -> Self {
        self.event = Box::new(print);
        self
    }

    /// Plays and prints. Views that are as before are not printed again.
    ///
    /// # Panics
    ///
    /// If the rules do.
    pub fn text(&self) -> String {
        let mut spot = Spot { start: 0, seed: self.seed, step: 0 };
        let record = Record::play(self.start, &mut spot, self.max_actions)
            .unwrap_or_else(|what| panic!("playthrough: {spot}: {what}"));
        let mut text = format!("seed {}\n", self.seed);
        let mut shown = vec![String::new(); self.viewers.len()];
        for (index, game) in record.games.iter().enumerate() {
            self.push_position(&mut text, index, game, &mut shown);
            if index < record.journals.len() {
                self.push_step(&mut text, &record, index);
            }
        }
        text
    }

    fn push_position(&self, text: &mut String, index: usize, game: &G, shown: &mut [String]) {
        let pending = match game.pending() {
            Pending::Decide(seat) => format!("{seat:?} decides"),
            Pending::Over(outcome) => format!("over, {outcome:?}"),
        };
        push_line(text, &format!("\n== {index}: {pending}"));
        push_line(text, &(self.state)(game));
        for (viewer, last) in self.viewers.iter().zip(shown) {
            let now = (self.view)(&game.view(*viewer));
            if now == *last {
                push_line(text, &format!("-- {} sees the same", name(*viewer)));
            } else {
                push_line(text, &format!("-- {} sees", name(*viewer)));
                push_line(text, &now);
                *last = now;
            }
        }
        let legal: Vec<String> = legal_of(game).iter().map(&self.action).collect();
        if !legal.is_empty() {
            push_line(text, &format!("-- {} legal", legal.len()));
            push_wrapped(text, &legal);
        }
    }

    fn push_step(&self, text: &mut String, record: &Record<G>, index: usize) {
        let step = &record.replay.steps[index];
        let mut line = format!("> {}", (self.action)(&step.action));
        if !step.picks.is_empty() {
            let picks: Vec<String> = step.picks.iter().map(u32::to_string).collect();
            // Writing to a string cannot fail.
            let _ = write!(line, " (picks {})", picks.join(" "));
        }
        push_line(text, &line);
        for entry in &record.journals[index] {
            let audience = match entry.audience {
                Audience::All => "all".to_string(),
                Audience::Only(seat) => format!("only {seat:?}"),
                Audience::Except(seat) => format!("not {seat:?}"),
            };
            push_line(text, &format!("  {audience}: {}", (self.event)(&entry.event)));
        }
    }
}

fn name<S: std::fmt::Debug>(viewer: Viewer<S>) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("{seat:?}"),
        Viewer::Spectator => "a spectator".to_string(),
    }
}

fn push_line(text: &mut String, line: &str) {
    if !line.is_empty() {
        text.push_str(line.trim_end_matches('\n'));
        text.push('\n');
    }
}

fn push_wrapped(text: &mut String, words: &[String]) {
    let mut line = String::new();
    for word in words {
        if !line.is_empty() && line.len() + 2 + word.len() > WIDTH {
            push_line(text, &line);
            line.clear();
        }
        line.push_str(if line.is_empty() { "   " } else { ", " });
        line.push_str(word);
    }
    push_line(text, &line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_are_broken() {
        let mut text = String::new();
        push_wrapped(&mut text, &vec!["0123456789".to_string(); 12]);
        let lines: Vec<usize> = text.lines().map(str::len).collect();
        assert_eq!(lines, [85, 61], "{text}");
    }
}
