//! The module `blipfall._native`: what the Python package is built on. Whatever is long runs without
//! Python's global lock, and everything that can be said about a game goes in and out as JSON text, in
//! the forms of `docs/formats/engine-protocol.md`; numbers go as numpy arrays.

mod batch;
mod code;
mod errors;
mod lab;
mod picture;
mod protocol;
mod table;

use content::hulk::Library;
use encoding::random_hash;
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::code::{AnyCode, PyCode};

/// The missions that come with the package, as JSON.
#[pyfunction]
fn missions() -> String {
    let one = |entry: &content::hulk::library::LibraryMission| {
        let mission = &entry.mission;
        json!({
            "id": mission.id,
            "title": mission.title.get(content::Language::En),
            "series": mission.series.name(),
            "difficulty": mission.difficulty,
            "marines": mission.marines.len(),
            "round_limit": mission.rounds.limit,
        })
    };
    Value::from(Library::built_in().entries().iter().map(one).collect::<Vec<_>>()).to_string()
}

/// The names of the computer players of a game, the weakest first.
#[pyfunction]
fn players(game: &str) -> PyResult<Vec<&'static str>> {
    match game {
        "space-hulk" => Ok(bots::hulk::NAMES.to_vec()),
        "death-angel" => Ok(bots::angel::NAMES.to_vec()),
        _ => Err(errors::request("the games are space-hulk and death-angel")),
    }
}

/// Hashes of games that are played at random in Rust alone, and how many decisions each took. Games
/// that are played through [`batch::PyBatch`] with its own random choices must end with the same.
#[pyfunction]
fn random_hashes(py: Python<'_>, code: &PyCode, seeds: Vec<u64>, most: u32) -> Vec<(u64, u32)> {
    py.detach(|| match &code.code {
        AnyCode::Hulk(code) => seeds.iter().map(|&seed| random_hash(&**code, seed, most)).collect(),
        AnyCode::Angel(code) => seeds.iter().map(|&seed| random_hash(&**code, seed, most)).collect(),
    })
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("REVISION", bots::REVISION)?;
    errors::add(module)?;
    module.add_class::<PyCode>()?;
    module.add_class::<table::PyTable>()?;
    module.add_class::<batch::PyBatch>()?;
    module.add_class::<protocol::PyEngine>()?;
    module.add_class::<lab::PyPlan>()?;
    module.add_class::<lab::PyStore>()?;
    module.add_function(wrap_pyfunction!(missions, module)?)?;
    module.add_function(wrap_pyfunction!(players, module)?)?;
    module.add_function(wrap_pyfunction!(random_hashes, module)?)
}
