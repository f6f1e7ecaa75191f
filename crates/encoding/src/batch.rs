//! Many games at once.

use std::num::NonZeroUsize;
use std::thread;

use bots::{AnyPlayer, ComputerPlayers};
use game_api::{Game, RandomPlayer, Viewer, stable_hash};

use crate::bout::{Bout, NotLegal, chooser};
use crate::code::Code;

/// How games of a batch are played.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// Who plays each seat: the name of one of our players, or nobody if the caller decides there.
    /// At least one seat is the caller's.
    pub players: Vec<Option<String>>,
    /// After this number of decisions of all seats a game is broken off; 0: never.
    pub most: u32,
}

impl Terms {
    /// The caller's only seat, if there is just one.
    fn own_seat(&self) -> Option<usize> {
        let mut own = (0..self.players.len()).filter(|&seat| self.players[seat].is_none());
        own.next().filter(|_| own.next().is_none())
    }
}

/// Where a batch writes how its games stand: a row for each game.
#[derive(Debug)]
pub struct Buffers<'a> {
    /// What the seat that decides may know.
    pub observations: &'a mut [u8],
    /// 1 for each number that is legal. After the end number 0 is marked, so that there is always one
    /// to choose; whatever is chosen then is not looked at.
    pub masks: &'a mut [i8],
    /// What was won or lost by the seat that decided.
    pub rewards: &'a mut [f64],
    /// Whether the game has ended.
    pub terminated: &'a mut [bool],
    /// Whether it was broken off.
    pub truncated: &'a mut [bool],
    /// The seat that decides now; -1 after the end.
    pub seats: &'a mut [i8],
}

/// A game of a batch.
struct Slot<C: Code> {
    bout: Bout<C>,
    /// The seed of the first game here.
    seed: u64,
    /// How many games have been begun here.
    games: u64,
    bots: Vec<Option<AnyPlayer<C::Game>>>,
    chooser: RandomPlayer,
    /// The last game has ended, and the next step begins another one.
    ended: bool,
    /// The numbers that are marked in the mask.
    marked: Vec<u32>,
    /// What a step was asked that is not legal.
    refused: Option<NotLegal>,
}

/// Games of one code that are stepped together.
pub struct Batch<C: Code> {
    slots: Vec<Slot<C>>,
    terms: Terms,
    n_threads: usize,
}

/// Fewer games than this are not worth a thread.
const GAMES_FOR_A_THREAD: usize = 32;

impl<C: Code> Batch<C> {
    /// A number of games, each with a seed. Nothing has been written yet: [`Batch::reset`] does.
    pub fn new(code: &C, seeds: &[u64], terms: Terms, threads: Option<NonZeroUsize>) -> Batch<C> {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let n_threads = threads.map_or_else(cores, NonZeroUsize::get);
        let slots = seeds.iter().map(|&seed| Slot::new(code, seed, &terms)).collect();
        Batch { slots, terms, n_threads }
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// Begins every game anew, with these seeds or else with the next ones of its own.
    pub fn reset(&mut self, code: &C, seeds: Option<&[u64]>, buffers: Buffers<'_>) {
        buffers.masks.fill(0);
        self.each(code, buffers, |slot, i, terms, row| {
            slot.marked.clear();
            match seeds {
                Some(seeds) => *slot = Slot::new(code, seeds[i], terms),
                None => slot.renew(code, terms),
            }
            slot.write(code, terms, 0.0, row);
        });
    }

    /// Plays a number in every game. A game that has ended is begun anew instead. Where a number
    /// is not legal nothing is played, and the first such game is told.
    pub fn step(&mut self, code: &C, numbers: &[i64], buffers: Buffers<'_>) -> Result<(), (usize, NotLegal)> {
        self.each(code, buffers, |slot, i, terms, row| slot.step(code, numbers[i], terms, row));
        // Every game is asked, so that none keeps its refusal.
        let mut result = Ok(());
        for (i, slot) in self.slots.iter_mut().enumerate() {
            if let Some(number) = slot.refused.take() {
                result = result.and(Err((i, number)));
            }
        }
        result
    }

    /// Chooses a legal number in every game at random; after the end 0.
    pub fn sample(&mut self, out: &mut [i64]) {
        for (slot, out) in self.slots.iter_mut().zip(out) {
            let numbers = slot.bout.numbers();
            *out = if numbers.is_empty() || slot.ended {
                0
            } else {
                i64::from(numbers[slot.chooser.choose(numbers.len())])
            };
        }
    }

    /// The games as they stand.
    pub fn bouts(&self) -> impl ExactSizeIterator<Item = &Bout<C>> {
        self.slots.iter().map(|slot| &slot.bout)
    }

    /// The seed of each game.
    pub fn seeds(&self) -> impl ExactSizeIterator<Item = u64> + '_ {
        self.slots.iter().map(Slot::game_seed)
    }

    /// Does something with every game and its row, on all threads.
    fn each(
        &mut self,
        code: &C,
        buffers: Buffers<'_>,
        act: impl Fn(&mut Slot<C>, usize, &Terms, Row<'_>) + Sync,
    ) {
        let terms = &self.terms;
        let n_games = self.slots.len();
        let n_threads = self.n_threads.min(n_games.div_ceil(GAMES_FOR_A_THREAD)).max(1);
        let share = n_games.div_ceil(n_threads).max(1);
        let (width, n_numbers) = (code.layout().len(), code.actions().len() as usize);
        let work = |first: usize, slots: &mut [Slot<C>], rows: Buffers<'_>| {
            let rows = rows.rows(width, n_numbers);
            for (i, (slot, row)) in slots.iter_mut().zip(rows).enumerate() {
                act(slot, first + i, terms, row);
            }
        };
        let parts = self.slots.chunks_mut(share).zip(buffers.parts(share, width, n_numbers));
        thread::scope(|scope| {
            let mut own = None;
            for (part, (slots, rows)) in parts.enumerate() {
                // The first part is done here.
                if part == 0 {
                    own = Some((slots, rows));
                } else {
                    let work = &work;
                    scope.spawn(move || work(part * share, slots, rows));
                }
            }
            if let Some((slots, rows)) = own {
                work(0, slots, rows);
            }
        });
    }
}

impl<C: Code> std::fmt::Debug for Batch<C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch").field("games", &self.slots.len()).field("terms", &self.terms).finish()
    }
}

impl<C: Code> Slot<C> {
    fn new(code: &C, seed: u64, terms: &Terms) -> Slot<C> {
        let bout = Bout::new(code, seed);
        let mut slot = Slot {
            bout,
            seed,
            games: 1,
            bots: Vec::new(),
            chooser: chooser(seed),
            ended: false,
            marked: Vec::new(),
            refused: None,
        };
        slot.seat_bots(code, terms);
        slot
    }

    /// The seed of the present game: the first has the seed that was given, later ones follow from it.
    fn game_seed(&self) -> u64 {
        match self.games {
            1 => self.seed,
            games => stable_hash(&(self.seed, games)),
        }
    }

    /// Begins the next game.
    fn renew(&mut self, code: &C, terms: &Terms) {
        self.games += 1;
        let seed = self.game_seed();
        self.bout = Bout::new(code, seed);
        self.chooser = chooser(seed);
        self.ended = false;
        self.seat_bots(code, terms);
    }

    /// New players sit down, and play until the caller is asked.
    fn seat_bots(&mut self, code: &C, terms: &Terms) {
        let seed = self.game_seed();
        let sit = |(name, seat): (&Option<String>, &&str)| {
            C::Game::player(name.as_deref()?, stable_hash(&(seed, *seat)))
        };
        self.bots = terms.players.iter().zip(code.seats()).map(sit).collect();
        self.answer(code, terms);
    }

    /// Lets our players play until the caller is asked, or the game is over.
    fn answer(&mut self, code: &C, terms: &Terms) {
        while let Some(seat) = self.bout.seat(code) {
            let Some(bot) = self.bots.get_mut(seat).and_then(Option::as_mut) else { return };
            if terms.most > 0 && self.bout.played() >= terms.most {
                return;
            }
            let view = self.bout.game().view(Viewer::Seat(code.seat(seat)));
            let index = bot.decide(&view, self.bout.legal());
            self.bout.play_nth(code, index);
        }
    }

    fn step(&mut self, code: &C, number: i64, terms: &Terms, row: Row<'_>) {
        if self.ended {
            self.renew(code, terms);
            return self.write(code, terms, 0.0, row);
        }
        let actor = self.bout.seat(code).unwrap_or(0);
        let played = u32::try_from(number).map_err(|_| NotLegal(u32::MAX));
        if let Err(refused) = played.and_then(|number| self.bout.play(code, number)) {
            self.refused = Some(refused);
            return;
        }
        self.answer(code, terms);
        let reward = f64::from(self.bout.reward(code, actor));
        self.write(code, terms, reward, row);
    }

    /// Writes how the game stands.
    fn write(&mut self, code: &C, terms: &Terms, reward: f64, row: Row<'_>) {
        let seat = self.bout.seat(code);
        let broken_off = terms.most > 0 && seat.is_some() && self.bout.played() >= terms.most;
        self.ended = seat.is_none() || broken_off;
        *row.reward = reward;
        *row.terminated = seat.is_none();
        *row.truncated = broken_off;
        *row.seat = if self.ended { -1 } else { seat.map_or(-1, |seat| seat as i8) };
        for &number in &self.marked {
            row.mask[number as usize] = 0;
        }
        self.marked.clear();
        if self.ended {
            self.marked.push(0);
        } else {
            self.marked.extend_from_slice(self.bout.numbers());
        }
        for &number in &self.marked {
            row.mask[number as usize] = 1;
        }
        self.bout.observe(code, terms.own_seat().or(seat).unwrap_or(0), row.observation);
    }
}

/// Where one game writes how it stands.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [i8],
    reward: &'a mut f64,
    terminated: &'a mut bool,
    truncated: &'a mut bool,
    seat: &'a mut i8,
}

impl<'a> Buffers<'a> {
    /// The same in parts of a number of games.
    fn parts(self, games: usize, width: usize, n_numbers: usize) -> impl Iterator<Item = Buffers<'a>> {
        let observations = self.observations.chunks_mut(games * width);
        let masks = self.masks.chunks_mut(games * n_numbers);
        let rewards = self.rewards.chunks_mut(games);
        let ends = self.terminated.chunks_mut(games).zip(self.truncated.chunks_mut(games));
        let seats = self.seats.chunks_mut(games);
        observations.zip(masks).zip(rewards).zip(ends).zip(seats).map(
            |((((observations, masks), rewards), (terminated, truncated)), seats)| Buffers {
                observations,
                masks,
                rewards,
                terminated,
                truncated,
                seats,
            },
        )
    }

    /// The rows of single games.
    fn rows(self, width: usize, n_numbers: usize) -> impl Iterator<Item = Row<'a>> {
        let observations = self.observations.chunks_mut(width);
        let masks = self.masks.chunks_mut(n_numbers);
        let ends = self.terminated.iter_mut().zip(self.truncated);
        observations.zip(masks).zip(self.rewards).zip(ends).zip(self.seats).map(
            |((((observation, mask), reward), (terminated, truncated)), seat)| Row {
                observation,
                mask,
                reward,
                terminated,
                truncated,
                seat,
            },
        )
    }
}
