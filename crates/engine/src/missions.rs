//! What the protocol tells about missions.

use content::Language;
use content::hulk::Mission;
use serde_json::{Value, json};

pub(crate) fn summary(mission: &Mission) -> Value {
    json!({
        "id": mission.id,
        "title": mission.title.get(Language::En),
        "game": "space-hulk",
        "series": mission.series.name(),
        "difficulty": mission.difficulty,
        "marines": mission.marines.len(),
        "round_limit": mission.rounds.limit,
    })
}
