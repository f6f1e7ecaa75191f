//! Many games at once, over numpy buffers.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use encoding::{Batch, Buffers, Code, NotLegal, Terms};
use game_api::Game;
use numpy::{PyArray1, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;

use crate::code::{AnyCode, PyCode, with_code};
use crate::errors;
use crate::table::{PyTable, Shown};

/// A batch of either game.
trait AnyBatch: Send {
    fn reset(&mut self, seeds: Option<&[u64]>, buffers: Buffers<'_>);
    fn step(&mut self, numbers: &[i64], buffers: Buffers<'_>) -> Result<(), (usize, NotLegal)>;
    fn sample(&mut self, out: &mut [i64]);
    fn hashes(&self) -> Vec<u64>;
    fn played(&self) -> Vec<u32>;
    fn seeds(&self) -> Vec<u64>;
    fn rewards(&self, seat: usize) -> Vec<i8>;
    fn table(&self, game: usize) -> Option<PyTable>;
}

struct Games<C: Code> {
    code: Arc<C>,
    batch: Batch<C>,
}

impl<C: Shown> AnyBatch for Games<C> {
    fn reset(&mut self, seeds: Option<&[u64]>, buffers: Buffers<'_>) {
        self.batch.reset(&self.code, seeds, buffers);
    }

    fn step(&mut self, numbers: &[i64], buffers: Buffers<'_>) -> Result<(), (usize, NotLegal)> {
        self.batch.step(&self.code, numbers, buffers)
    }

    fn sample(&mut self, out: &mut [i64]) {
        self.batch.sample(out);
    }

    fn hashes(&self) -> Vec<u64> {
        self.batch.bouts().map(|bout| bout.game().state_hash()).collect()
    }

    fn played(&self) -> Vec<u32> {
        self.batch.bouts().map(|bout| bout.played()).collect()
    }

    fn seeds(&self) -> Vec<u64> {
        self.batch.seeds().collect()
    }

    fn rewards(&self, seat: usize) -> Vec<i8> {
        self.batch.bouts().map(|bout| bout.reward(&self.code, seat)).collect()
    }

    fn table(&self, game: usize) -> Option<PyTable> {
        let bout = self.batch.bouts().nth(game)?.clone();
        Some(PyTable::of(&self.code, bout, self.batch.seeds().nth(game)?))
    }
}

/// Games that are stepped together, on all cores.
#[pyclass(name = "Batch", module = "blipfall._native")]
pub(crate) struct PyBatch {
    /// Players are no things to be shared, and nobody but this object has them.
    games: Mutex<Box<dyn AnyBatch>>,
    n_games: usize,
    width: usize,
    n_numbers: usize,
}

/// The arrays that a batch writes into: a row for each game.
type Arrays<'py> = (
    PyReadwriteArray2<'py, u8>,
    PyReadwriteArray2<'py, i8>,
    PyReadwriteArray1<'py, f64>,
    PyReadwriteArray1<'py, bool>,
    PyReadwriteArray1<'py, bool>,
    PyReadwriteArray1<'py, i8>,
);

impl PyBatch {
    fn games(&self) -> MutexGuard<'_, Box<dyn AnyBatch>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The arrays as plain memory, which must be as long as it has to be.
    fn buffers<'a>(&self, arrays: &'a mut Arrays<'_>) -> PyResult<Buffers<'a>> {
        let (observations, masks, rewards, terminated, truncated, seats) = arrays;
        let wrong = |_| errors::request("the arrays must be contiguous");
        let buffers = Buffers {
            observations: observations.as_slice_mut().map_err(wrong)?,
            masks: masks.as_slice_mut().map_err(wrong)?,
            rewards: rewards.as_slice_mut().map_err(wrong)?,
            terminated: terminated.as_slice_mut().map_err(wrong)?,
            truncated: truncated.as_slice_mut().map_err(wrong)?,
            seats: seats.as_slice_mut().map_err(wrong)?,
        };
        let fits = buffers.observations.len() == self.n_games * self.width
            && buffers.masks.len() == self.n_games * self.n_numbers
            && [
                buffers.rewards.len(),
                buffers.terminated.len(),
                buffers.truncated.len(),
                buffers.seats.len(),
            ] == [self.n_games; 4];
        if fits {
            Ok(buffers)
        } else {
            Err(errors::request("an array has not as many rows as there are games"))
        }
    }
}

#[pymethods]
impl PyBatch {
    /// A number of games. `players` names one of our players for each seat, or nobody where the caller
    /// decides; after `most` decisions a game is broken off (0: never).
    #[new]
    #[pyo3(signature = (code, seeds, players, most = 0, threads = None))]
    fn new(
        py: Python<'_>,
        code: &PyCode,
        seeds: Vec<u64>,
        players: Vec<Option<String>>,
        most: u32,
        threads: Option<NonZeroUsize>,
    ) -> PyResult<PyBatch> {
        let (n_seats, known) = with_code!(&code.code, code => (code.seats().len(), names(&**code)));
        if players.len() != n_seats || players.iter().all(Option::is_some) {
            return Err(errors::request(format!(
                "there are {n_seats} seats, and one at least is the caller's"
            )));
        }
        if let Some(name) = players.iter().flatten().find(|name| !known.contains(&name.as_str())) {
            return Err(errors::request(format!("no player {name:?}; the players are {}", known.join(", "))));
        }
        let n_games = seeds.len();
        let terms = Terms { players, most };
        let games: Box<dyn AnyBatch> = py.detach(|| match &code.code {
            AnyCode::Hulk(code) => {
                let batch = Batch::new(&**code, &seeds, terms, threads);
                Box::new(Games { code: Arc::clone(code), batch }) as Box<dyn AnyBatch>
            }
            AnyCode::Angel(code) => {
                let batch = Batch::new(&**code, &seeds, terms, threads);
                Box::new(Games { code: Arc::clone(code), batch })
            }
        });
        let (width, n_numbers) =
            with_code!(&code.code, code => (code.layout().len(), code.actions().len() as usize));
        Ok(PyBatch { games: Mutex::new(games), n_games, width, n_numbers })
    }

    /// Begins every game anew, with these seeds or with the next ones of its own.
    #[pyo3(signature = (seeds, arrays))]
    fn reset(&mut self, py: Python<'_>, seeds: Option<Vec<u64>>, mut arrays: Arrays<'_>) -> PyResult<()> {
        if seeds.as_ref().is_some_and(|seeds| seeds.len() != self.n_games) {
            return Err(errors::request("there is a seed for each game"));
        }
        let buffers = self.buffers(&mut arrays)?;
        py.detach(|| self.games().reset(seeds.as_deref(), buffers));
        Ok(())
    }

    /// Plays a number in every game.
    fn step(
        &mut self,
        py: Python<'_>,
        numbers: PyReadonlyArray1<'_, i64>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let buffers = self.buffers(&mut arrays)?;
        let numbers = numbers.as_slice().map_err(|_| errors::request("the numbers must be contiguous"))?;
        if numbers.len() != self.n_games {
            return Err(errors::request("there is a number for each game"));
        }
        let refused = |(game, error): (usize, NotLegal)| errors::illegal(format!("game {game}: {error}"));
        py.detach(|| self.games().step(numbers, buffers)).map_err(refused)
    }

    /// Chooses a legal number in every game at random.
    fn sample(&mut self, mut out: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        let out = out.as_slice_mut().map_err(|_| errors::request("the array must be contiguous"))?;
        self.games().sample(out);
        Ok(())
    }

    /// The hash of every game.
    fn hashes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        PyArray1::from_vec(py, self.games().hashes())
    }

    /// How many decisions every game has taken.
    fn played<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_vec(py, self.games().played())
    }

    /// The seed of every game.
    fn seeds<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        PyArray1::from_vec(py, self.games().seeds())
    }

    /// A copy of one of the games.
    fn table(&self, game: usize) -> PyResult<PyTable> {
        self.games().table(game).ok_or_else(|| errors::request(format!("there are {} games", self.n_games)))
    }

    /// What a seat has won or lost in every game.
    fn rewards<'py>(&self, py: Python<'py>, seat: usize) -> Bound<'py, PyArray1<i8>> {
        PyArray1::from_vec(py, self.games().rewards(seat))
    }
}

/// The players of the game of a code.
fn names<C: Code>(_: &C) -> &'static [&'static str] {
    <C::Game as bots::ComputerPlayers>::BOTS
}
