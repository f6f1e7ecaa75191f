//! The engine protocol inside the process.

use std::sync::{Arc, Mutex, PoisonError};

use content::hulk::Library;
use content::hulk::library::Origin;
use engine::Engine;
use pyo3::prelude::*;

use crate::code::read_mission;
use crate::errors;

/// One conversation in the engine protocol: a line of JSON in, one out.
#[pyclass(name = "Engine", module = "blipfall._native", frozen)]
pub(crate) struct PyEngine(Mutex<Engine>);

#[pymethods]
impl PyEngine {
    /// A conversation about the missions of the package, and those of mission files besides.
    #[new]
    #[pyo3(signature = (missions = Vec::new()))]
    fn new(missions: Vec<String>) -> PyResult<PyEngine> {
        if missions.is_empty() {
            return Ok(PyEngine(Mutex::new(Engine::new())));
        }
        let mut library = Library::built_in().clone();
        for source in missions {
            let mission = read_mission(&source)?;
            let twice = |mission: Box<content::hulk::Mission>| {
                errors::request(format!("there is another mission {:?}", mission.id))
            };
            library.add(mission, Origin::File("a text".into())).map_err(twice)?;
        }
        Ok(PyEngine(Mutex::new(Engine::with_library(Arc::new(library)))))
    }

    /// Answers one line.
    fn ask(&self, py: Python<'_>, line: &str) -> String {
        py.detach(|| {
            let mut engine = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            engine.handle_line(line.as_bytes()).unwrap_or_default()
        })
    }

    /// The same conversation once more; what is asked of one does not change the other.
    fn copy(&self) -> PyEngine {
        PyEngine(Mutex::new(self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()))
    }
}
