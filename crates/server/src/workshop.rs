//! The mission workshop: between what goes over the wire and what knows missions. Files come from outside: they are
//! bounded in size before anything is read, and all of this runs as heavy work.

pub(crate) mod balance;
mod convert;
pub(crate) mod games;
pub(crate) mod predict;
pub(crate) mod trial;

use std::sync::OnceLock;

use content::hulk::workshop::{EMPTY_DECK, edit, layers, sheet};
use content::hulk::{Mission, print, starter};
use drawing::{Picture, Scene, Settings, Words};
use generator::prefab::Prefab;
use generator::{Archetype, Order, Size};
use protocol::{
    Code, GeneratedRequest, LayersRequest, MissionLayers, MissionSheet, MissionText, PictureRequest,
    PrefabShapes, Refused, SheetRequest, TiledExport, TiledForm, TiledImport, TiledMission, WorkshopKit,
};
use space_hulk::Coord;

pub(crate) use convert::{from_wire, to_wire};

fn bad(message: impl Into<String>) -> Refused {
    Refused::new(Code::BadTerms, message)
}

/// What a drawing can begin with and be made of.
pub(crate) fn kit() -> &'static WorkshopKit {
    static KIT: OnceLock<WorkshopKit> = OnceLock::new();
    KIT.get_or_init(|| WorkshopKit {
        empty: EMPTY_DECK.to_owned(),
        starter: starter("my-mission", "My mission"),
        archetypes: Archetype::ALL.iter().map(|kind| kind.name().to_owned()).collect(),
        sizes: Size::ALL.iter().map(|size| size.name().to_owned()).collect(),
        prefabs: Prefab::all().into_iter().map(shapes).collect(),
    })
}

fn shapes(prefab: Prefab) -> PrefabShapes {
    PrefabShapes {
        name: prefab.name,
        kind: prefab.kind.name().to_owned(),
        ways: prefab.shapes.into_iter().map(|shape| shape.floor).collect(),
    }
}

/// Changes a file and says what it shows.
pub(crate) fn make_sheet(request: &SheetRequest, most: usize) -> Result<MissionSheet, Refused> {
    expect_short(&request.text, most)?;
    let edits = request.edits.iter().map(from_wire).collect::<Result<Vec<_>, Refused>>()?;
    // Places in the text are told and taken in bytes of this form, whatever the file has.
    let mut text = request.text.replace("\r\n", "\n");
    if !edits.is_empty() {
        text = edit(&text, &edits).map_err(|error| bad(error.to_string()))?;
    }
    let mut read = sheet(&text);
    let is_old = read.fields.get("format").and_then(serde_json::Value::as_i64) == Some(0);
    if let (true, Some(mission)) = (is_old, &read.mission) {
        // An older format cannot be changed part by part.
        text = print(mission);
        read = sheet(&text);
    }
    Ok(convert::sheet(text, read))
}

/// Answers about the map.
pub(crate) fn make_layers(request: &LayersRequest, most: usize) -> Result<MissionLayers, Refused> {
    let mission = playable(&request.text, most)?;
    let from = request.from.as_deref().map(|text| Coord::parse(text).ok_or_else(|| bad("this is no square")));
    let found = layers(&mission, from.transpose()?).ok_or_else(|| bad("the rules refuse the mission"))?;
    let squares = |list: &[Coord]| list.iter().map(ToString::to_string).collect();
    Ok(MissionLayers {
        seen: squares(&found.seen),
        entries_seen: found.entries_seen,
        distances: found.distances.into_iter().map(|(at, points)| (at.to_string(), points)).collect(),
        dead_ends: squares(&found.dead_ends),
        unreachable: squares(&found.unreachable),
    })
}

/// A mission that can be played.
pub(crate) fn playable(text: &str, most: usize) -> Result<Mission, Refused> {
    expect_short(text, most)?;
    let report = content::hulk::parse(text);
    report.mission.ok_or_else(|| bad("the mission has mistakes that keep it from being played"))
}

fn expect_short(text: &str, most: usize) -> Result<(), Refused> {
    let too_large = || Refused::new(Code::TooLarge, format!("a mission has at most {most} bytes"));
    if text.len() > most { Err(too_large()) } else { Ok(()) }
}

/// A generated mission.
pub(crate) fn generate(request: &GeneratedRequest) -> Result<MissionText, Refused> {
    let archetype = request.archetype.as_deref().map(|name| Archetype::from_name(name).ok_or(name));
    let archetype = archetype.transpose().map_err(|name| bad(format!("there is no archetype {name:?}")))?;
    let size = request.size.as_deref().map(|name| Size::from_name(name).ok_or(name));
    let size = size.transpose().map_err(|name| bad(format!("there is no size {name:?}")))?;
    let order = Order::of_seed(request.seed.into(), archetype, size);
    Ok(MissionText { text: print(&order.generate()) })
}

/// A mission file from a map of Tiled.
pub(crate) fn import_tiled(request: &TiledImport) -> Result<TiledMission, Refused> {
    if request.map.len() > tiled::MAX_BYTES {
        return Err(Refused::new(Code::TooLarge, format!("a map has at most {} bytes", tiled::MAX_BYTES)));
    }
    let imported = tiled::import(&request.map).map_err(|problem| bad(problem.to_string()))?;
    Ok(TiledMission { text: imported.text, left_out: imported.left_out })
}

/// A mission file as a map of Tiled.
pub(crate) fn export_tiled(request: &TiledExport, most: usize) -> Result<String, Refused> {
    expect_short(&request.text, most)?;
    let form = match request.form {
        TiledForm::Tmx => tiled::Form::Tmx,
        TiledForm::Tmj => tiled::Form::Tmj,
    };
    tiled::export(&request.text, form).map_err(|problem| bad(problem.to_string()))
}

/// A picture of a mission, as SVG.
pub(crate) fn picture(request: &PictureRequest, most: usize) -> Result<String, Refused> {
    let mission = playable(&request.text, most)?;
    let language =
        content::Language::from_code(&request.lang).ok_or_else(|| bad("there is no such language"))?;
    let settings = Settings {
        words: Words::of(&request.lang).unwrap_or_else(Words::english),
        coordinates: true,
        legend: true,
        blip_values: false,
        names: true,
    };
    Ok(drawing::svg::write(&Scene::new(&Picture::of_mission(&mission, language), &settings)))
}

#[cfg(test)]
mod tests;
