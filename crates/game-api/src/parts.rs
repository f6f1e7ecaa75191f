//! Odds of actions whose draws fall into parts that stand apart.
//!
//! A flame rolls a die for each of twenty units. There are 6 to the power of 20 combinations, but
//! no die has a say in what another decides, and the rules say so ([`Chance::begin_part`]). So it is
//! enough to play every part through while the others stand still, with the real `apply`: what each
//! part decides is known then, and so are its chances. Whoever asks puts the parts together again.
//!
//! What the rules say about their parts is not taken on trust: some combinations of all parts are
//! played too, and whoever puts the parts together compares.

use crate::chance::first_possible;
use crate::odds::chance_of;
use crate::{Chance, Draw, Enumerator, Game, Journal, Ratio, Seeded, TooManyBranches};

/// One way a part can fall.
#[derive(Clone, Debug)]
pub struct Way<O> {
    /// The answers to its draws.
    pub answers: Vec<usize>,
    /// How likely it is; nothing if the fraction has too many digits.
    pub chance: Option<Ratio>,
    /// What was seen while every other part fell in its first way.
    pub seen: O,
}

/// Every way that one part can fall; the chances add up to 1.
pub type Part<O> = Vec<Way<O>>;

/// All parts at once.
#[derive(Clone, Debug)]
pub struct Play<O> {
    /// The answers to the draws of each part.
    pub answers: Vec<Vec<usize>>,
    /// What was seen.
    pub seen: O,
}

/// An action after one combination of what is drawn before its parts.
#[derive(Clone, Debug)]
pub struct Divided<O> {
    /// How likely the combination is; nothing if the fraction has too many digits.
    pub chance: Option<Ratio>,
    /// What was seen while every part fell in its first way.
    pub first: O,
    /// None if the combination leads to no parts.
    pub parts: Vec<Part<O>>,
    /// Some combinations of all parts; the first of them has every part fall in its last way.
    pub plays: Vec<Play<O>>,
}

/// How many combinations of all parts are tried besides the last one.
const N_CHECKS: u64 = 12;

/// Plays an action once for every combination of what is drawn before its parts and for every way
/// of each part alone, and looks at each result with `see`. What is drawn after the parts falls in
/// its first way, or in any way while all parts are tried.
///
/// Gives up where it would have to play more than `limit` times, before it does.
pub fn divide<G: Game, O>(
    game: &G,
    action: &G::Action,
    limit: usize,
    see: impl Fn(&G, &Journal<G::Seat, G::Event>) -> O,
) -> Result<Vec<Divided<O>>, TooManyBranches> {
    let play = |dice: &mut Divider| {
        let (mut after, mut journal) = (game.clone(), Journal::keep());
        dice.rewind();
        after.apply_unchecked(action, dice, &mut journal);
        see(&after, &journal)
    };
    let mut dice = Divider::default();
    let (mut found, mut left) = (Vec::new(), limit as u128);
    loop {
        let first = play(&mut dice);
        left = left.checked_sub(dice.work()).ok_or(TooManyBranches { limit })?;
        let n_parts = dice.answers.len();
        found.push(Divided {
            chance: chance_of(&dice.before),
            first,
            parts: (0..n_parts).map(|part| ways(&mut dice, part, play)).collect(),
            plays: if n_parts == 0 { Vec::new() } else { plays(&mut dice, play) },
        });
        dice.others = Others::First;
        if !dice.before.advance() {
            return Ok(found);
        }
    }
}

/// Every way of one part.
fn ways<O>(dice: &mut Divider, part: usize, play: impl Fn(&mut Divider) -> O) -> Part<O> {
    dice.varied = Some((part, Enumerator::new()));
    let mut ways = Vec::new();
    loop {
        let seen = play(dice);
        let Some((_, own)) = &mut dice.varied else { return ways };
        ways.push(Way { answers: own.answers().collect(), chance: chance_of(own), seen });
        if !own.advance() {
            dice.varied = None;
            return ways;
        }
    }
}

fn plays<O>(dice: &mut Divider, play: impl Fn(&mut Divider) -> O) -> Vec<Play<O>> {
    let seeded = (0..N_CHECKS).map(|seed| Others::Any(Box::new(Seeded::new(seed))));
    let play_all = |others| {
        dice.others = others;
        let seen = play(dice);
        Play { answers: dice.answers.clone(), seen }
    };
    [Others::Last].into_iter().chain(seeded).map(play_all).collect()
}

/// How parts fall that are not varied.
#[derive(Clone, Debug, Default)]
enum Others {
    #[default]
    First,
    Last,
    Any(Box<Seeded>),
}

impl Others {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        match self {
            Others::First => first_possible(draw),
            Others::Last => (0..draw.len()).rfind(|&index| draw.weight(index) > 0).unwrap_or(0),
            Others::Any(dice) => dice.draw(draw),
        }
    }
}

/// Where in an action the draws are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum DrawPhase {
    #[default]
    Before,
    Part,
    After,
}

/// Counts through what is drawn before the parts, and through one part.
#[derive(Clone, Debug, Default)]
struct Divider {
    before: Enumerator,
    varied: Option<(usize, Enumerator)>,
    others: Others,
    phase: DrawPhase,
    /// What was answered in each part.
    answers: Vec<Vec<usize>>,
    /// In how many ways each part can fall.
    n_ways: Vec<u128>,
}

impl Divider {
    fn rewind(&mut self) {
        self.before.rewind();
        if let Some((_, own)) = &mut self.varied {
            own.rewind();
        }
        self.phase = DrawPhase::Before;
        self.answers.clear();
        self.n_ways.clear();
    }

    /// How often one has to play for the combination just played.
    fn work(&self) -> u128 {
        let plays = if self.n_ways.is_empty() { 0 } else { u128::from(N_CHECKS) + 1 };
        self.n_ways.iter().fold(1 + plays, |work, ways| work.saturating_add(*ways))
    }
}

impl Chance for Divider {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        match self.phase {
            DrawPhase::Before => return self.before.draw(draw),
            DrawPhase::After => return self.others.draw(draw),
            DrawPhase::Part => {}
        }
        let part = self.answers.len() - 1;
        let answer = match &mut self.varied {
            Some((varied, own)) if *varied == part => own.draw(draw),
            _ => self.others.draw(draw),
        };
        let n_possible = (0..draw.len()).filter(|&index| draw.weight(index) > 0).count();
        self.n_ways[part] = self.n_ways[part].saturating_mul(n_possible as u128);
        self.answers[part].push(answer);
        answer
    }

    fn begin_part(&mut self) {
        self.phase = DrawPhase::Part;
        self.answers.push(Vec::new());
        self.n_ways.push(1);
    }

    fn end_parts(&mut self) {
        if !self.answers.is_empty() {
            self.phase = DrawPhase::After;
        }
    }
}
