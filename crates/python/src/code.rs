//! A mission or a number of players, prepared: what tables and batches play.

use std::sync::Arc;

use content::hulk::{Library, Mission};
use death_angel::{DeathAngel, Team};
use encoding::angel::AngelCode;
use encoding::hulk::HulkCode;
use encoding::{Block, Code, Part};
use forms::GameJson;
use game_api::{Journal, Seeded};
use pyo3::prelude::*;
use serde_json::{Value, json};
use space_hulk::{Solo, SpaceHulk};

use crate::errors;

/// A code of either game.
#[derive(Clone)]
pub(crate) enum AnyCode {
    Hulk(Arc<HulkCode>),
    Angel(Arc<AngelCode>),
}

/// The numbers of actions and the layout of observations of a mission or a number of players.
#[pyclass(name = "Code", module = "blipfall._native", frozen)]
pub(crate) struct PyCode {
    pub code: AnyCode,
}

/// Calls a function that takes a code of either game.
macro_rules! with_code {
    ($any:expr, $code:ident => $body:expr) => {
        match $any {
            $crate::code::AnyCode::Hulk($code) => $body,
            $crate::code::AnyCode::Angel($code) => $body,
        }
    };
}
pub(crate) use with_code;

#[pymethods]
impl PyCode {
    /// A mission of Space Hulk, by its id or as the text of a mission file.
    #[staticmethod]
    #[pyo3(signature = (mission, options = None, solo = None))]
    fn mission(py: Python<'_>, mission: &str, options: Option<&str>, solo: Option<&str>) -> PyResult<PyCode> {
        let mission = find_mission(mission)?;
        let wrong = || errors::request("the solo variants are \"a\" and \"b\"");
        let solo = solo.map(|name| Solo::from_name(name).ok_or_else(wrong)).transpose()?;
        let options = options.map(errors::object).transpose()?;
        py.detach(|| {
            let start = forms::hulk::prepare(&mission, options.as_ref(), solo).map_err(errors::failure)?;
            let code = HulkCode::of(start, &mission.position());
            Ok(PyCode { code: AnyCode::Hulk(Arc::new(code)) })
        })
    }

    /// Death Angel for a number of players, whose teams may be given.
    #[staticmethod]
    #[pyo3(signature = (players, teams = None))]
    fn players(players: u8, teams: Option<Vec<Vec<String>>>) -> PyResult<PyCode> {
        let team = |name: &String| {
            Team::from_name(name).ok_or_else(|| {
                let known: Vec<&str> = Team::ALL.iter().map(|team| team.name()).collect();
                errors::request(format!("the teams are {}", known.join(", ")))
            })
        };
        let read = |teams: Vec<Vec<String>>| -> PyResult<Vec<Vec<Team>>> {
            if teams.len() != usize::from(players) {
                return Err(errors::request("there is a list of teams for each player"));
            }
            teams.iter().map(|seat| seat.iter().map(team).collect()).collect()
        };
        let code = AngelCode::new(players, teams.map(read).transpose()?);
        let code = code.map_err(|error| errors::request(error.to_string()))?;
        Ok(PyCode { code: AnyCode::Angel(Arc::new(code)) })
    }

    /// Any position of either game, as JSON. Games begin there.
    #[staticmethod]
    fn position(py: Python<'_>, position: &str) -> PyResult<PyCode> {
        let fields = errors::object(position)?;
        py.detach(|| {
            if fields.get("game").and_then(Value::as_str) == Some(DeathAngel::NAME) {
                let game = DeathAngel::load(&fields, &mut Seeded::new(0), &mut Journal::discard());
                let code = AngelCode::at(game.map_err(errors::failure)?);
                return Ok(PyCode { code: AnyCode::Angel(Arc::new(code)) });
            }
            let problems =
                |problems| errors::failure(forms::Failure::problems(forms::Code::BadPosition, problems));
            let position = forms::hulk::read_position(&fields).map_err(problems)?;
            Ok(PyCode { code: AnyCode::Hulk(Arc::new(HulkCode::new(&position).map_err(problems)?)) })
        })
    }

    /// `space-hulk` or `death-angel`.
    #[getter]
    fn game(&self) -> &'static str {
        match self.code {
            AnyCode::Hulk(_) => SpaceHulk::NAME,
            AnyCode::Angel(_) => DeathAngel::NAME,
        }
    }

    /// The names of the seats.
    #[getter]
    fn seats(&self) -> Vec<&'static str> {
        with_code!(&self.code, code => code.seats().to_vec())
    }

    /// How many numbers this seat can ever need.
    fn n_actions(&self, seat: usize) -> u32 {
        with_code!(&self.code, code => code.n_actions(seat))
    }

    /// How many numbers there are.
    #[getter]
    fn all_actions(&self) -> u32 {
        with_code!(&self.code, code => code.actions().len())
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        with_code!(&self.code, code => code.layout().len())
    }

    /// The parts of an observation, as JSON.
    fn layout(&self) -> String {
        let parts = with_code!(&self.code, code => code.layout().parts());
        Value::from(parts.iter().map(part).collect::<Vec<_>>()).to_string()
    }

    /// The blocks of numbers, as JSON.
    fn blocks(&self) -> String {
        let blocks = with_code!(&self.code, code => code.actions().blocks());
        Value::from(blocks.iter().map(block).collect::<Vec<_>>()).to_string()
    }

    /// What a number means, as JSON.
    fn describe(&self, number: u32) -> PyResult<String> {
        let actions = with_code!(&self.code, code => code.actions());
        let none = || errors::request(format!("numbers are from 0 to {}", actions.len() - 1));
        let (block, details) = actions.describe(number).ok_or_else(none)?;
        let mut fields = forms::Fields::new();
        fields.insert("do".into(), block.name.into());
        fields.extend(details.into_iter().map(|(name, value)| (name.to_owned(), value.into())));
        Ok(Value::from(fields).to_string())
    }

    /// The number of a description, as [`PyCode::describe`] gives it.
    fn find(&self, description: &str) -> PyResult<u32> {
        let fields = errors::object(description)?;
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let name = fields.get("do").map(text).unwrap_or_default();
        let details: Vec<(&str, String)> = fields
            .iter()
            .filter(|(key, _)| *key != "do")
            .map(|(key, value)| (key.as_str(), text(value)))
            .collect();
        let details: Vec<(&str, &str)> = details.iter().map(|(key, value)| (*key, value.as_str())).collect();
        let actions = with_code!(&self.code, code => code.actions());
        actions.find(&name, &details).ok_or_else(|| errors::request(format!("no number means {description}")))
    }
}

fn part(part: &Part) -> Value {
    json!({"name": part.name, "offset": part.offset, "rows": part.rows, "fields": part.fields})
}

fn block(block: &Block) -> Value {
    let dims: Vec<Value> =
        block.dims.iter().map(|(name, values)| json!({"name": name, "values": values})).collect();
    json!({"name": block.name, "base": block.base, "len": block.len, "dims": dims})
}

/// A mission of the package by its id, or the text of a mission file.
pub(crate) fn find_mission(text: &str) -> PyResult<Mission> {
    if text.contains('\n') {
        return read_mission(text);
    }
    Library::built_in().find(text).cloned().ok_or_else(|| {
        let ids: Vec<&str> =
            Library::built_in().entries().iter().map(|entry| entry.mission.id.as_str()).collect();
        errors::request(format!("there is no mission {text:?}; the missions are {}", ids.join(", ")))
    })
}

/// The text of a mission file.
pub(crate) fn read_mission(source: &str) -> PyResult<Mission> {
    let report = content::hulk::parse(source);
    let wrong = || errors::position(content::render("mission", source, &report, false));
    report.mission.clone().ok_or_else(wrong)
}
