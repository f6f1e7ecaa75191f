//! Drivers of chance that only checks need.

use game_api::{Chance, Draw};

/// What the rules asked for, kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    Die(u32),
    Pick(Vec<u32>),
}

impl From<Draw<'_>> for Question {
    fn from(draw: Draw<'_>) -> Self {
        match draw {
            Draw::Die { faces } => Question::Die(faces),
            Draw::Pick { weights } => Question::Pick(weights.to_vec()),
        }
    }
}

/// Passes draws on and keeps questions and answers. It borrows the other
/// driver, so that an enumerator can be turned on afterwards.
pub(crate) struct Tape<'a> {
    inner: &'a mut dyn Chance,
    pub draws: Vec<(Question, usize)>,
}

impl<'a> Tape<'a> {
    pub fn new(inner: &'a mut dyn Chance) -> Self {
        Tape { inner, draws: Vec::new() }
    }

    /// The answers alone, as a script takes them.
    pub fn picks(&self) -> Vec<u32> {
        self.draws.iter().map(|(_, answer)| *answer as u32).collect()
    }
}

impl Chance for Tape<'_> {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        let answer = self.inner.draw(draw);
        self.draws.push((draw.into(), answer));
        answer
    }
}

/// Answers as a tape did, as long as the questions are the same; from the first
/// other question on, it asks its own dice.
pub(crate) struct Echo<'a> {
    tape: &'a [(Question, usize)],
    used: usize,
    strayed: bool,
    own: &'a mut dyn Chance,
}

impl<'a> Echo<'a> {
    pub fn new(tape: &'a [(Question, usize)], own: &'a mut dyn Chance) -> Self {
        Echo { tape, used: 0, strayed: false, own }
    }

    /// Whether exactly the questions of the tape were asked.
    pub fn followed(&self) -> bool {
        !self.strayed && self.used == self.tape.len()
    }
}

impl Chance for Echo<'_> {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        match self.tape.get(self.used) {
            Some((question, answer)) if !self.strayed && *question == draw.into() => {
                self.used += 1;
                *answer
            }
            _ => {
                self.strayed = true;
                self.own.draw(draw)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_api::{Script, Seeded};

    #[test]
    fn an_echo_answers_alike_while_the_questions_are_alike() {
        let mut dice = Seeded::new(4);
        let mut tape = Tape::new(&mut dice);
        let first = (tape.d6(), tape.pick(&[1, 2]), tape.d6());
        let mut own = Script::new([]);
        let mut echo = Echo::new(&tape.draws, &mut own);
        assert_eq!(first, (echo.d6(), echo.pick(&[1, 2]), echo.d6()));
        assert!(echo.followed());
    }

    #[test]
    fn an_echo_strays_for_good() {
        let mut script = Script::new([3, 1, 4]);
        let mut tape = Tape::new(&mut script);
        tape.d6();
        tape.pick(&[1, 2]);
        tape.d6();
        let mut own = Script::new([0, 1]);
        let mut echo = Echo::new(&tape.draws, &mut own);
        assert_eq!((echo.d6(), echo.pick(&[2, 1]), echo.d6()), (4, 0, 2));
        assert!(!echo.followed());
    }

    #[test]
    fn an_echo_that_stops_early_did_not_follow() {
        let mut script = Script::new([3, 1]);
        let mut tape = Tape::new(&mut script);
        tape.d6();
        tape.d6();
        let mut own = Script::new([]);
        let mut echo = Echo::new(&tape.draws, &mut own);
        echo.d6();
        assert!(!echo.followed());
    }
}
