//! One game that is played by numbers.

use std::sync::Arc;

use encoding::{Bout, Code};
use forms::{Action, Args, GameJson, json};
use game_api::{Game, Pending, Viewer};
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use serde_json::{Value, json as value};

use crate::code::{PyCode, with_code};
use crate::errors;
use crate::picture::Drawn;

/// A game of either kind at a table.
trait AnyTable: Send + Sync {
    fn reset(&mut self, seed: u64);
    fn seat(&self) -> i64;
    fn step(&mut self, number: u32) -> PyResult<i64>;
    fn observe(&self, seat: usize) -> (Vec<u8>, Vec<i8>);
    fn numbers(&self) -> &[u32];
    fn played(&self) -> &[u32];
    fn seed(&self) -> u64;
    fn reward(&self, seat: usize) -> i8;
    fn hash(&self) -> u64;
    fn state(&self) -> Value;
    fn legal(&self) -> Value;
    fn number(&self, action: &str) -> PyResult<u32>;
    fn view(&self, viewer: &str) -> PyResult<Value>;
    fn position(&self) -> Value;
    fn decide(&mut self, player: &str, seed: u64) -> PyResult<u32>;
    fn draw(&self, viewer: Option<&str>, svg: bool) -> PyResult<String>;
    fn copy(&self) -> Box<dyn AnyTable>;
}

/// A game with its code and what was played.
struct Table<C: Code> {
    code: Arc<C>,
    bout: Bout<C>,
    seed: u64,
    played: Vec<u32>,
}

/// A code whose games can be written and drawn.
pub(crate) trait Shown: Code<Game: GameJson<Action: Sync> + Drawn + Sync> + 'static {}

impl<C: Code<Game: GameJson<Action: Sync> + Drawn + Sync> + 'static> Shown for C {}

impl<C: Shown> Table<C> {
    fn viewer(&self, name: &str) -> PyResult<Viewer<<C::Game as Game>::Seat>> {
        if name == "spectator" {
            return Ok(Viewer::Spectator);
        }
        let game = self.bout.game();
        let seat = game.seats().into_iter().find(|(known, _)| *known == name);
        seat.map(|(_, seat)| Viewer::Seat(seat)).ok_or_else(|| {
            errors::request(format!("there is no seat {name:?}; a viewer is a seat or \"spectator\""))
        })
    }
}

impl<C: Shown> AnyTable for Table<C> {
    fn reset(&mut self, seed: u64) {
        self.bout = Bout::new(&self.code, seed);
        self.seed = seed;
        self.played.clear();
    }

    fn seat(&self) -> i64 {
        self.bout.seat(&self.code).map_or(-1, |seat| seat as i64)
    }

    fn step(&mut self, number: u32) -> PyResult<i64> {
        self.bout.play(&self.code, number).map_err(|error| errors::illegal(error.to_string()))?;
        self.played.push(number);
        Ok(self.seat())
    }

    fn observe(&self, seat: usize) -> (Vec<u8>, Vec<i8>) {
        let mut observation = vec![0; self.code.layout().len()];
        self.bout.observe(&self.code, seat, &mut observation);
        let mut mask = vec![0; self.code.n_actions(seat) as usize];
        if self.bout.seat(&self.code) == Some(seat) {
            self.bout.numbers().iter().for_each(|&number| mask[number as usize] = 1);
        }
        (observation, mask)
    }

    fn numbers(&self) -> &[u32] {
        self.bout.numbers()
    }

    fn played(&self) -> &[u32] {
        &self.played
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn reward(&self, seat: usize) -> i8 {
        self.bout.reward(&self.code, seat)
    }

    fn hash(&self) -> u64 {
        self.bout.game().state_hash()
    }

    fn state(&self) -> Value {
        let game = self.bout.game();
        let (turn, phase) = game.moment();
        let mut state = value!({"turn": turn, "phase": phase, "hash": format!("{:016x}", game.state_hash())});
        match game.pending() {
            Pending::Decide(_) => state["decision"] = json(&game.write_decision()),
            Pending::Over(outcome) => {
                let (winner, reason) = game.result(outcome);
                state["over"] = value!({"winner": winner, "reason": reason});
            }
        }
        state
    }

    fn legal(&self) -> Value {
        let game = self.bout.game();
        let actions: Vec<Action> = self.bout.legal().iter().map(|action| game.write_action(action)).collect();
        json(&actions)
    }

    fn number(&self, action: &str) -> PyResult<u32> {
        let fields = errors::object(action)?;
        let read = self.bout.game().read_action(Args::new(&fields)).map_err(errors::failure)?;
        let action =
            read.map_err(|refusal| errors::illegal(format!("{} ({})", refusal.message, refusal.rule)))?;
        let found = self.bout.legal().iter().position(|legal| *legal == action);
        found.map(|index| self.bout.numbers()[index]).ok_or_else(|| errors::illegal("it is not legal now"))
    }

    fn view(&self, viewer: &str) -> PyResult<Value> {
        Ok(json(&self.bout.game().write_view(self.viewer(viewer)?)))
    }

    fn position(&self) -> Value {
        self.bout.game().write_position()
    }

    fn decide(&mut self, player: &str, seed: u64) -> PyResult<u32> {
        let Pending::Decide(seat) = self.bout.game().pending() else {
            return Err(errors::illegal("the game is over"));
        };
        let mut bot = <C::Game as bots::ComputerPlayers>::player(player, seed).ok_or_else(|| {
            let known = <C::Game as bots::ComputerPlayers>::BOTS.join(", ");
            errors::request(format!("there is no player {player:?}; the players are {known}"))
        })?;
        let view = self.bout.game().view(Viewer::Seat(seat));
        Ok(self.bout.numbers()[bot.decide(&view, self.bout.legal())])
    }

    fn draw(&self, viewer: Option<&str>, svg: bool) -> PyResult<String> {
        let viewer = viewer.map(|name| self.viewer(name)).transpose()?;
        Ok(self.bout.game().draw(viewer, svg))
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        let (code, bout) = (Arc::clone(&self.code), self.bout.clone());
        Box::new(Table { code, bout, seed: self.seed, played: self.played.clone() })
    }
}

/// A game that is played by numbers.
#[pyclass(name = "Table", module = "blipfall._native")]
pub(crate) struct PyTable(Box<dyn AnyTable>);

impl PyTable {
    /// A game that is under way.
    pub fn of<C: Shown>(code: &Arc<C>, bout: Bout<C>, seed: u64) -> PyTable {
        PyTable(Box::new(Table { code: Arc::clone(code), bout, seed, played: Vec::new() }))
    }
}

#[pymethods]
impl PyTable {
    /// A new game; everything random follows from the seed.
    #[new]
    #[pyo3(signature = (code, seed = 0))]
    fn new(code: &PyCode, seed: u64) -> PyTable {
        with_code!(&code.code, code => PyTable::of(code, Bout::new(code, seed), seed))
    }

    /// Begins anew; gives the seat that must decide.
    fn reset(&mut self, seed: u64) -> i64 {
        self.0.reset(seed);
        self.0.seat()
    }

    /// Plays a number; gives the seat that must decide next, or -1 after the end.
    fn step(&mut self, number: u32) -> PyResult<i64> {
        self.0.step(number)
    }

    /// What a seat knows, and which of its numbers are legal: none if it does not decide.
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
    ) -> (Bound<'py, PyArray1<u8>>, Bound<'py, PyArray1<i8>>) {
        let (observation, mask) = self.0.observe(seat);
        (observation.into_pyarray(py), mask.into_pyarray(py))
    }

    /// The seat that must decide, or -1 after the end.
    #[getter]
    fn seat(&self) -> i64 {
        self.0.seat()
    }

    /// The legal numbers, in the order of the legal list.
    fn numbers<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_slice(py, self.0.numbers())
    }

    /// The numbers that were played since the beginning.
    fn played<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_slice(py, self.0.played())
    }

    /// The seed of this game.
    #[getter]
    fn seed(&self) -> u64 {
        self.0.seed()
    }

    /// 1 for a seat that has won, -1 for one that has lost, 0 otherwise.
    fn reward(&self, seat: usize) -> i8 {
        self.0.reward(seat)
    }

    /// The hash of the game, equal in every process.
    #[getter]
    fn hash(&self) -> u64 {
        self.0.hash()
    }

    /// What is asked, or how it ended, as JSON.
    fn state(&self) -> String {
        self.0.state().to_string()
    }

    /// The legal actions, as JSON.
    fn legal(&self) -> String {
        self.0.legal().to_string()
    }

    /// The number of a legal action that is written as JSON.
    fn number(&self, action: &str) -> PyResult<u32> {
        self.0.number(action)
    }

    /// What a viewer may know, as JSON.
    fn view(&self, viewer: &str) -> PyResult<String> {
        Ok(self.0.view(viewer)?.to_string())
    }

    /// The whole position, as JSON.
    fn position(&self) -> String {
        self.0.position().to_string()
    }

    /// The number that one of our players would play now.
    fn decide(&mut self, py: Python<'_>, player: &str, seed: u64) -> PyResult<u32> {
        py.detach(|| self.0.decide(player, seed))
    }

    /// A picture as SVG, for a viewer or with everything in it.
    #[pyo3(signature = (viewer = None))]
    fn svg(&self, viewer: Option<&str>) -> PyResult<String> {
        self.0.draw(viewer, true)
    }

    /// A picture as text.
    #[pyo3(signature = (viewer = None))]
    fn text(&self, viewer: Option<&str>) -> PyResult<String> {
        self.0.draw(viewer, false)
    }

    /// The same game once more, with the same dice to come.
    fn copy(&self) -> PyTable {
        PyTable(self.0.copy())
    }
}
