//! Random games, and the loop by which every check walks through them.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game_api::{
    Chance, Game, Journal, JournalEntry, Pending, RandomPlayer, Recorder, Replay, ReplayStep, Seeded,
    stable_hash,
};

/// What a check says about one position: nothing, or what is wrong with it.
pub(crate) type Verdict = Result<(), String>;

/// All entries that one action wrote.
pub(crate) type Entries<G> = Vec<JournalEntry<<G as Game>::Seat, <G as Game>::Event>>;

/// How much a check plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Random games from each start.
    pub games: u32,
    /// The number of actions after which a game is broken off.
    pub max_actions: usize,
    /// The seed of the first game; the next games count up from it.
    pub seed: u64,
}

impl Budget {
    /// Games from each start, and the most actions of each.
    pub fn new(games: u32, max_actions: usize, seed: u64) -> Self {
        Budget { games, max_actions, seed }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Budget::new(20, 500, 1)
    }
}

/// Where a check stands: enough to stand there again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub start: usize,
    pub seed: u64,
    /// How many actions have been played.
    pub step: usize,
}

impl Spot {
    /// Dice for whatever a check wants to do here. They depend on this spot
    /// alone, so that a single game can be checked again without the others.
    pub fn dice(&self) -> Seeded {
        Seeded::new(stable_hash(&(self.seed, self.step, "check")))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spot { start, seed, step } = self;
        write!(f, "start {start}, seed {seed}, step {step}")
    }
}

/// A random game, with everything that was met on the way.
pub(crate) struct Record<G: Game> {
    pub replay: Replay<G>,
    /// The game before each step, and after the last one.
    pub games: Vec<G>,
    /// What each step wrote.
    pub journals: Vec<Entries<G>>,
}

impl<G: Game> Record<G> {
    /// Plays until the end, until nothing is legal, or until the limit.
    ///
    /// It plays unchecked: a faulty legal list is a matter for the checks, and
    /// must not keep them from getting to it.
    pub fn play(start: &G, spot: &mut Spot, max_actions: usize) -> Result<Self, String> {
        let mut player = RandomPlayer::new(stable_hash(&(spot.seed, "player")));
        let mut dice = Recorder::new(Seeded::new(stable_hash(&(spot.seed, "dice"))));
        let mut record = Record::new(start);
        for step in 0..max_actions {
            spot.step = step;
            let game = &record.games[step];
            let legal = legal_of(game);
            if legal.is_empty() || is_over(game) {
                break;
            }
            let action = legal[player.choose(legal.len())].clone();
            let mut next = game.clone();
            let entries = play(&mut next, &action, &mut dice)?;
            record.push(action, dice.take(), next, entries);
        }
        Ok(record)
    }

    /// The position at which the game ended or was broken off.
    pub fn last(&self) -> &G {
        self.games.last().expect("a record holds its start")
    }

    fn new(start: &G) -> Self {
        Record { replay: Replay::new(start.clone()), games: vec![start.clone()], journals: Vec::new() }
    }

    fn push(&mut self, action: G::Action, picks: Vec<u32>, next: G, entries: Entries<G>) {
        self.replay.steps.push(ReplayStep { action, picks });
        self.games.push(next);
        self.journals.push(entries);
    }
}

/// Plays the games of a budget and panics at the first verdict that is none.
pub(crate) fn each_game<G: Game>(
    check: &str,
    starts: &[G],
    budget: Budget,
    mut visit: impl FnMut(&Record<G>, &mut Spot) -> Verdict,
) {
    let something = !starts.is_empty() && budget.games > 0;
    assert!(something, "{check}: there is nothing to play");
    for (start, game) in starts.iter().enumerate() {
        for nth in 0..u64::from(budget.games) {
            let mut spot = Spot { start, seed: budget.seed.wrapping_add(nth), step: 0 };
            let verdict = guarded(|| {
                let record = Record::play(game, &mut spot, budget.max_actions)?;
                visit(&record, &mut spot)
            });
            if let Err(what) = verdict.and_then(|inner| inner) {
                fail(check, spot, &what);
            }
        }
    }
}

/// Like [`each_game`], for checks that look at one position at a time.
pub(crate) fn each_position<G: Game>(
    check: &str,
    starts: &[G],
    budget: Budget,
    mut visit: impl FnMut(&G, &mut Seeded) -> Verdict,
) {
    each_game(check, starts, budget, |record, spot| {
        for (step, game) in record.games.iter().enumerate() {
            spot.step = step;
            visit(game, &mut spot.dice())?;
        }
        Ok(())
    });
}

/// Fails a check at a spot, and says how to get there again.
pub(crate) fn fail(check: &str, spot: Spot, what: &str) -> ! {
    let Spot { start, seed, .. } = spot;
    panic!(
        "{check}: {spot}: {what}\n\
         to see it again: start {start} alone, Budget {{ games: 1, seed: {seed}, .. }}"
    )
}

/// Plays an action unchecked; a panic of the rules becomes a verdict.
pub(crate) fn play<G: Game>(
    game: &mut G,
    action: &G::Action,
    chance: &mut dyn Chance,
) -> Result<Entries<G>, String> {
    let mut journal = Journal::keep();
    guarded(|| game.apply_unchecked(action, chance, &mut journal))
        .map_err(|message| format!("playing {action:?}: {message}"))?;
    Ok(journal.take())
}

/// Plays up to `count` random actions.
pub(crate) fn play_on<G: Game>(game: &mut G, dice: &mut Seeded, count: usize) -> Verdict {
    for _ in 0..count {
        match some_legal(game, dice) {
            Some(action) => play(game, &action, dice)?,
            None => break,
        };
    }
    Ok(())
}

/// Any legal action, or none after the end.
pub(crate) fn some_legal<G: Game>(game: &G, dice: &mut Seeded) -> Option<G::Action> {
    let mut legal = legal_of(game);
    match legal.len() as u32 {
        0 => None,
        count => Some(legal.swap_remove(dice.below(count) as usize)),
    }
}

/// Leaves at most `count` items, whichever.
pub(crate) fn thin<T>(items: &mut Vec<T>, count: usize, dice: &mut Seeded) {
    while items.len() > count {
        items.swap_remove(dice.below(items.len() as u32) as usize);
    }
}

/// The legal list as a value.
pub(crate) fn legal_of<G: Game>(game: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal
}

/// Who must decide, if anybody.
pub(crate) fn owner_of<G: Game>(game: &G) -> Option<G::Seat> {
    match game.pending() {
        Pending::Decide(seat) => Some(seat),
        Pending::Over(_) => None,
    }
}

/// Whether the game has ended.
pub(crate) fn is_over<G: Game>(game: &G) -> bool {
    owner_of(game).is_none()
}

/// Runs `work` and turns a panic into its message.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|payload| {
        let text = match payload.downcast::<String>() {
            Ok(text) => *text,
            Err(other) => match other.downcast::<&str>() {
                Ok(text) => text.to_string(),
                Err(_) => "no message".to_string(),
            },
        };
        format!("panicked: {text}")
    })
}
