//! Many games between computer players: the plans of `blipfall simulate`.

use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use ::lab::{Experiment, Pages, Results, Stop, Store, StoreError, angel, hulk, run};
use content::Language;
use pyo3::prelude::*;
use serde_json::Value;

use crate::code::find_mission;
use crate::errors;

/// A plan of either game, with its list of games.
trait AnyPlan: Send + Sync {
    fn n_games(&self) -> usize;
    fn fingerprint(&self) -> u64;
    fn play(&self, jobs: &[usize], threads: usize, told: &mut Told) -> PyResult<Vec<(usize, String)>>;
    fn pages(&self, records: &[String], page: Page) -> PyResult<Vec<u8>>;
    fn open(&self, path: &Path) -> Result<(Store, Vec<(usize, String)>), StoreError>;
}

/// What is made of results.
#[derive(Clone, Copy)]
enum Page {
    Table,
    Json,
    Csv,
    Html,
    Parquet,
}

struct Planned<X: Experiment> {
    plan: X,
    jobs: Vec<X::Job>,
}

/// Who is told now and then how many games are over.
struct Told {
    callback: Option<Py<PyAny>>,
    last: Instant,
    done: usize,
}

/// Nobody needs to know more often.
const PAUSE: Duration = Duration::from_millis(100);

impl Told {
    fn game_over(&mut self) -> PyResult<()> {
        self.done += 1;
        if self.last.elapsed() < PAUSE {
            return Ok(());
        }
        self.last = Instant::now();
        Python::attach(|py| {
            py.check_signals()?;
            if let Some(callback) = &self.callback {
                callback.call1(py, (self.done,))?;
            }
            Ok(())
        })
    }
}

fn read<R: serde::de::DeserializeOwned>(records: &[String]) -> PyResult<Vec<R>> {
    let one = |text: &String| serde_json::from_str(text);
    let wrong = |error: serde_json::Error| errors::request(format!("no record of this plan: {error}"));
    records.iter().map(one).collect::<Result<_, _>>().map_err(wrong)
}

impl<X: Pages + Send + Sync> AnyPlan for Planned<X>
where
    X::Job: Send,
{
    fn n_games(&self) -> usize {
        self.jobs.len()
    }

    fn fingerprint(&self) -> u64 {
        self.plan.fingerprint()
    }

    fn play(&self, jobs: &[usize], threads: usize, told: &mut Told) -> PyResult<Vec<(usize, String)>> {
        let wrong = || errors::request(format!("there are {} games", self.jobs.len()));
        let list: Option<Vec<X::Job>> = jobs.iter().map(|&job| self.jobs.get(job).cloned()).collect();
        let mut records = Vec::with_capacity(jobs.len());
        let player = self.plan.player();
        let play = |job: &X::Job| serde_json::to_string(&player(job));
        run(&list.ok_or_else(wrong)?, threads, &Stop::default(), play, |index, record| {
            let record = record.map_err(|error| errors::request(error.to_string()))?;
            records.push((jobs[index], record));
            told.game_over()
        })?;
        records.sort_unstable_by_key(|(job, _)| *job);
        Ok(records)
    }

    fn pages(&self, records: &[String], page: Page) -> PyResult<Vec<u8>> {
        let results = Results { records: read::<X::Record>(records)?, planned: self.jobs.len() };
        Ok(match page {
            Page::Table => self.plan.table(&results).into_bytes(),
            Page::Json => self.plan.json(&results).into_bytes(),
            Page::Html => self.plan.html(&results).into_bytes(),
            Page::Csv => self.plan.csv(&results)?,
            Page::Parquet => self.plan.parquet(&results)?,
        })
    }

    fn open(&self, path: &Path) -> Result<(Store, Vec<(usize, String)>), StoreError> {
        let (store, done) = Store::open::<Value>(path, self.plan.fingerprint())?;
        let done = done.into_iter().filter(|(job, _)| *job < self.jobs.len());
        Ok((store, done.map(|(job, record)| (job, record.to_string())).collect()))
    }
}

/// Games to be played between computer players. Equal plans give equal games in every process.
#[pyclass(name = "Plan", module = "blipfall._native", frozen)]
pub(crate) struct PyPlan(Box<dyn AnyPlan>);

fn planned<X: Pages + Send + Sync + 'static>(plan: X) -> PyPlan
where
    X::Job: Send,
{
    PyPlan(Box::new(Planned { jobs: plan.jobs(), plan }))
}

/// Names that are all among those of the players.
fn checked(names: Vec<String>, known: &[&str]) -> PyResult<Vec<String>> {
    match names.iter().find(|name| !known.contains(&name.as_str())) {
        Some(name) => {
            Err(errors::request(format!("no player {name:?}; the players are {}", known.join(", "))))
        }
        None => Ok(names),
    }
}

#[pymethods]
impl PyPlan {
    /// Missions of Space Hulk, by id or as texts of mission files; every pairing plays this number of games on each.
    #[staticmethod]
    fn space_hulk(
        missions: Vec<String>,
        marines: Vec<String>,
        aliens: Vec<String>,
        first_seed: u64,
        games: u64,
    ) -> PyResult<PyPlan> {
        let mission = |text: &String| {
            let mission = find_mission(text)?;
            let title = mission.title.get(Language::En).to_owned();
            Ok(hulk::Mission { position: mission.position(), id: mission.id, title })
        };
        let missions = missions.iter().map(mission).collect::<PyResult<Vec<_>>>()?;
        let (marines, aliens) = (checked(marines, &bots::hulk::NAMES)?, checked(aliens, &bots::hulk::NAMES)?);
        Ok(planned(hulk::Plan { missions, marines, aliens, first_seed, games }))
    }

    /// Death Angel with these numbers of players; each bot holds all seats in this number of games.
    #[staticmethod]
    fn death_angel(players: Vec<u8>, bots: Vec<String>, first_seed: u64, games: u64) -> PyResult<PyPlan> {
        if !players.iter().all(|players| (1..=6).contains(players)) {
            return Err(errors::request("the game is for 1 to 6 players"));
        }
        Ok(planned(angel::Plan { players, bots: checked(bots, &bots::angel::NAMES)?, first_seed, games }))
    }

    /// How many games there are.
    #[getter]
    fn n_games(&self) -> usize {
        self.0.n_games()
    }

    /// A number that is equal only for equal plans and versions.
    #[getter]
    fn fingerprint(&self) -> u64 {
        self.0.fingerprint()
    }

    /// Plays some of the games, each by its number, and gives a record of each as JSON, ascending. `told` is
    /// called now and then with the number of games that are over.
    #[pyo3(signature = (jobs, threads, told = None))]
    fn play(
        &self,
        py: Python<'_>,
        jobs: Vec<usize>,
        threads: usize,
        told: Option<Py<PyAny>>,
    ) -> PyResult<Vec<(usize, String)>> {
        let mut told = Told { callback: told, last: Instant::now(), done: 0 };
        py.detach(|| self.0.play(&jobs, threads, &mut told))
    }

    /// The tables that `blipfall simulate` prints.
    fn table(&self, records: Vec<String>) -> PyResult<String> {
        self.text(&records, Page::Table)
    }

    /// Summaries as JSON.
    fn json(&self, records: Vec<String>) -> PyResult<String> {
        self.text(&records, Page::Json)
    }

    /// A report with charts as HTML.
    fn html(&self, records: Vec<String>) -> PyResult<String> {
        self.text(&records, Page::Html)
    }

    /// A row for each game as comma-separated values.
    fn csv(&self, records: Vec<String>) -> PyResult<String> {
        self.text(&records, Page::Csv)
    }

    /// A row for each game as Parquet.
    fn parquet(&self, records: Vec<String>) -> PyResult<Vec<u8>> {
        self.0.pages(&records, Page::Parquet)
    }

    /// Opens a file of results, as `blipfall simulate --out` writes it; gives what it holds.
    fn open(&self, path: std::path::PathBuf) -> PyResult<(PyStore, Vec<(usize, String)>)> {
        let (store, done) = self.0.open(&path).map_err(|error| errors::request(error.to_string()))?;
        Ok((PyStore(Mutex::new(store)), done))
    }
}

impl PyPlan {
    fn text(&self, records: &[String], page: Page) -> PyResult<String> {
        String::from_utf8(self.0.pages(records, page)?).map_err(|error| errors::request(error.to_string()))
    }
}

/// A file of results that is being written.
#[pyclass(name = "Store", module = "blipfall._native", frozen)]
pub(crate) struct PyStore(Mutex<Store>);

#[pymethods]
impl PyStore {
    /// Adds the records of some games.
    fn add(&self, records: Vec<(usize, String)>) -> PyResult<()> {
        let mut store = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        for (job, record) in records {
            let record: Value = serde_json::from_str(&record)
                .map_err(|error| errors::request(format!("no record: {error}")))?;
            store.add(job, &record).map_err(|error| errors::request(error.to_string()))?;
        }
        Ok(())
    }
}
