//! A mission before its first round.

use content::hulk::Mission;
use content::{Language, Text};

use crate::picture::{Area, AreaKind, Picture};

impl Picture {
    /// The picture of a mission as it begins: with its title, the names of its Marines,
    /// objects and areas, and the zones of those who are still to be deployed.
    pub fn of_mission(mission: &Mission, language: Language) -> Picture {
        let mut picture = Picture::from(&mission.position());
        picture.title = Some(mission.title.get(language).to_owned());
        picture.names =
            mission.marines.iter().map(|marine| (marine.id.clone(), marine.name().to_owned())).collect();
        for object in &mut picture.objects {
            let named = mission.objects.iter().find(|known| known.kind == object.name);
            if let Some(name) = named.and_then(|known| known.name.as_ref()) {
                object.name = name.get(language).to_owned();
            }
        }
        for (area, zone) in picture.areas.iter_mut().zip(&mission.position().deployment) {
            area.label = squad_of(mission, &zone.units, language);
        }
        picture.areas.extend(mission.areas.iter().map(|area| Area {
            kind: AreaKind::Named,
            label: called(area.name.as_ref(), &area.id, language),
            squares: area.squares.clone(),
        }));
        picture
    }
}

fn called(name: Option<&Text>, id: &str, language: Language) -> String {
    name.map_or(id, |name| name.get(language)).to_owned()
}

/// The squad to which all of them belong; nothing if there is none.
fn squad_of(mission: &Mission, units: &[String], language: Language) -> String {
    let mut squads = units.iter().map(|id| mission.marine(id)?.squad.as_deref());
    let Some(Some(first)) = squads.next() else { return String::new() };
    if squads.any(|squad| squad != Some(first)) {
        return String::new();
    }
    let squad = mission.squads.iter().find(|squad| squad.id == first);
    called(squad.and_then(|squad| squad.name.as_ref()), first, language)
}
