//! What there is to play.

use std::sync::OnceLock;

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use content::Language;
use content::hulk::{Library, Mission};
use drawing::{Picture, Scene, Settings, Words};
use protocol::{Code, ComputerPlayer, MissionPage, MissionSummary, OptionChoice, OptionPage, Refused};
use serde::Deserialize;
use serde_json::Value;
use space_hulk::{OptionValue, Options};

mod mission;

pub(super) use mission::{page_of_match, summary_of_shared};

use super::{Answer, path, query};

/// `GET /api/missions`
pub(super) async fn missions() -> Json<&'static [MissionSummary]> {
    static LIST: OnceLock<Vec<MissionSummary>> = OnceLock::new();
    let list =
        || Library::built_in().entries().iter().map(|entry| mission::summary(&entry.mission)).collect();
    Json(LIST.get_or_init(list))
}

/// `GET /api/missions/{id}`
pub(super) async fn mission(id: Result<Path<String>, PathRejection>) -> Answer<Json<MissionPage>> {
    let mission = find(&path(id)?)?;
    Ok(Json(mission::page(mission, Library::source(&mission.id).unwrap_or_default())))
}

fn find(id: &str) -> Result<&'static Mission, Refused> {
    Library::built_in().find(id).ok_or_else(|| Refused::new(Code::NotFound, "there is no such mission"))
}

/// How a picture is to look.
#[derive(Deserialize)]
pub(super) struct PictureQuery {
    lang: Option<String>,
    theme: Option<String>,
}

/// `GET /api/missions/{id}/picture.svg`
pub(super) async fn picture(
    id: Result<Path<String>, PathRejection>,
    look: Result<Query<PictureQuery>, QueryRejection>,
) -> Answer<Response> {
    let (mission, look) = (find(&path(id)?)?, query(look)?);
    if look.theme.as_deref().is_some_and(|theme| theme != "default") {
        return Err(Refused::new(Code::NotFound, "there is no such theme; there is `default`").into());
    }
    let code = look.lang.as_deref().unwrap_or("en");
    let unknown = || Refused::new(Code::NotFound, "there is no such language; one of en, sk, hu, it, de");
    let language = Language::from_code(code).ok_or_else(unknown)?;
    let settings = Settings {
        words: Words::of(code).unwrap_or_else(Words::english),
        coordinates: false,
        legend: false,
        blip_values: false,
        names: false,
    };
    let svg = drawing::svg::write(&Scene::new(&Picture::of_mission(mission, language), &settings));
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((headers, svg).into_response())
}

/// `GET /api/options`
pub(super) async fn options() -> Json<Vec<OptionPage>> {
    let (fourth, third) = (Options::FOURTH.entries(), Options::THIRD.entries());
    let pages =
        Options::allowed().zip(fourth).zip(third).map(|(((name, allowed), fourth), third)| OptionPage {
            name: name.to_owned(),
            choice: choice(allowed, &fourth.1),
            fourth: value(&fourth.1),
            third: value(&third.1),
        });
    Json(pages.collect())
}

fn value(value: &OptionValue) -> Value {
    match value {
        OptionValue::Word(word) => word.clone().into(),
        OptionValue::Flag(flag) => (*flag).into(),
        OptionValue::Number(number) => (*number).into(),
    }
}

fn choice(allowed: &str, value: &OptionValue) -> OptionChoice {
    let none = allowed.starts_with("none").then(|| "none".to_owned());
    match value {
        OptionValue::Flag(_) => OptionChoice::Flag,
        OptionValue::Word(_) if none.is_none() => {
            OptionChoice::Words { words: allowed.split_whitespace().map(str::to_owned).collect() }
        }
        OptionValue::Word(_) | OptionValue::Number(_) => {
            OptionChoice::Number { about: allowed.to_owned(), none }
        }
    }
}

/// `GET /api/players`
pub(super) async fn players() -> Json<Vec<ComputerPlayer>> {
    Json(table::computer_players())
}
