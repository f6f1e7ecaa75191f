//! How missions fared between computer players: the figures of `docs/balance.json`, which
//! `blipfall simulate --balance` writes.

use std::sync::OnceLock;

use serde_json::Value;

const FIGURES: &str = include_str!("../../../../docs/balance.json");

/// How often the sides of a mission won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// The mission's id.
    pub mission: String,
    /// When it was measured, as in `2026-01-31`.
    pub date: String,
    /// The computer player on both sides.
    pub player: String,
    /// How many games were played.
    pub games: u32,
    /// How many of them the Marine side won.
    pub marine_wins: u32,
    /// How many of them the alien side won.
    pub alien_wins: u32,
    /// The bounds of the Marine side's share, with a confidence of 95%, in thousandths.
    pub bounds: (u16, u16),
}

impl Measured {
    /// What was measured of a mission with the same player on both sides; the last of several.
    pub fn of(mission: &str) -> Option<&'static Measured> {
        static ALL: OnceLock<Vec<Measured>> = OnceLock::new();
        ALL.get_or_init(|| read(FIGURES)).iter().rfind(|measured| measured.mission == mission)
    }
}

fn read(figures: &str) -> Vec<Measured> {
    let figures: Value = serde_json::from_str(figures).unwrap_or_default();
    let hulk = &figures["space-hulk"];
    let date = hulk["date"].as_str().unwrap_or_default();
    let groups = hulk["groups"].as_array().map(Vec::as_slice).unwrap_or_default();
    groups.iter().filter_map(|group| measured(group, date)).collect()
}

fn measured(group: &Value, date: &str) -> Option<Measured> {
    let text = |name: &str| group[name].as_str().map(str::to_owned);
    let number = |name: &str| u32::try_from(group[name].as_u64()?).ok();
    let bound = |name: &str| u16::try_from(group[name].as_u64()?).ok();
    (group["marine"] == group["alien"]).then_some(())?;
    Some(Measured {
        mission: text("mission")?,
        date: date.to_owned(),
        player: text("marine")?,
        games: number("games").filter(|games| *games > 0)?,
        marine_wins: number("marine_wins")?,
        alien_wins: number("alien_wins")?,
        bounds: (bound("low")?, bound("high")?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hulk::Library;

    #[test]
    fn every_figure_is_of_a_mission_and_adds_up() {
        let all = read(FIGURES);
        assert!(!all.is_empty(), "docs/balance.json holds no figures");
        for measured in &all {
            assert!(Library::built_in().find(&measured.mission).is_some(), "{measured:?}");
            assert!(measured.marine_wins + measured.alien_wins <= measured.games, "{measured:?}");
            let share = measured.marine_wins * 1000 / measured.games;
            assert!(
                u32::from(measured.bounds.0) <= share && share <= u32::from(measured.bounds.1),
                "{measured:?}"
            );
        }
    }

    #[test]
    fn what_is_no_figure_is_left_out() {
        assert_eq!(read("no JSON"), []);
        let groups =
            r#"{"space-hulk": {"groups": [{"mission": "x", "marine": "scout", "alien": "veteran"}, 3, {}]}}"#;
        assert_eq!(read(groups), []);
    }
}
