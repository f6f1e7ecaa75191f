//! What there is to play.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
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

pub(super) use mission::page_of_match;
pub(crate) use mission::summary_of_shared;

use super::{Answer, path, query};
use crate::app::App;
use crate::finished::ByteCache;
use crate::heavy::Payer;
use crate::proxy::Peer;

/// What lists tell of all missions. It is made once: for each mission it is found out in which variants it can be set
/// up.
async fn summaries() -> &'static [MissionSummary] {
    static LIST: OnceLock<Vec<MissionSummary>> = OnceLock::new();
    let entries = || Library::built_in().entries().iter();
    let list = move || LIST.get_or_init(|| entries().map(|entry| mission::summary(&entry.mission)).collect());
    match LIST.get() {
        Some(list) => list,
        None => tokio::task::spawn_blocking(list).await.map_or(&[][..], Vec::as_slice),
    }
}

/// `GET /api/missions`
pub(super) async fn missions() -> Json<&'static [MissionSummary]> {
    Json(summaries().await)
}

/// `GET /api/missions/{id}`
pub(super) async fn mission(id: Result<Path<String>, PathRejection>) -> Answer<Json<MissionPage>> {
    let mission = find(&path(id)?)?;
    let summary = summaries().await.iter().find(|summary| summary.id == mission.id).cloned();
    let summary = summary.ok_or_else(no_mission)?;
    Ok(Json(mission::page(summary, mission, Library::source(&mission.id).unwrap_or_default())))
}

fn find(id: &str) -> Result<&'static Mission, Refused> {
    Library::built_in().find(id).ok_or_else(no_mission)
}

fn no_mission() -> Refused {
    Refused::new(Code::NotFound, "there is no such mission")
}

/// How a picture is to look.
#[derive(Deserialize)]
pub(super) struct PictureQuery {
    lang: Option<String>,
    theme: Option<String>,
}

/// The bytes of pictures of missions that are kept: most of them in one language.
const PICTURE_BYTES: usize = 4 * 1024 * 1024;

/// Pictures by the ids of missions and the codes of languages.
type Pictures = ByteCache<(&'static str, &'static str), Arc<str>>;

/// The picture of a mission, from memory or drawn now.
fn drawn(mission: &'static Mission, language: Language) -> Arc<str> {
    static DRAWN: OnceLock<Mutex<Pictures>> = OnceLock::new();
    let drawn = DRAWN.get_or_init(|| Mutex::new(ByteCache::new(PICTURE_BYTES)));
    let known = || drawn.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (mission.id.as_str(), language.code());
    if let Some(svg) = known().get(&key) {
        return svg;
    }
    let settings = Settings {
        words: Words::of(language.code()).unwrap_or_else(Words::english),
        coordinates: false,
        legend: false,
        blip_values: false,
        names: false,
    };
    let scene = Scene::new(&Picture::of_mission(mission, language), &settings);
    let svg: Arc<str> = drawing::svg::write(&scene).into();
    known().insert(key, Arc::clone(&svg), svg.len());
    svg
}

/// `GET /api/missions/{id}/picture.svg`
pub(super) async fn picture(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<Peer>,
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
    let payer = Payer::new(peer.address, None);
    let svg = app.hall.world().heavy.run(&payer, move || drawn(mission, language)).await?;
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "max-age=3600")];
    Ok((headers, svg.to_string()).into_response())
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
