//! Where Marines die, on the drawing of the mission.

use std::fmt::Write;

use drawing::{Heat, Picture, Scene, Settings, svg};
use space_hulk::Coord;

use super::game::Mission;
use super::summary::Summary;
use crate::report::escape;

/// The map with the deaths of a group of games, as a picture inside a page; nothing if
/// no Marine died on the board.
pub(super) fn heat_map(mission: &Mission, summary: &Summary) -> Option<String> {
    let (worst, most) = summary.deaths_by_square.iter().max_by_key(|(_, deaths)| **deaths)?;
    let mut picture = Picture::from(&mission.position);
    // Where everybody stood at first does not matter here and hides the colors.
    picture.units.clear();
    picture.areas.clear();
    let heat = |(&(x, y, level), &deaths): (&(i16, i16, u8), &u64)| Heat {
        at: Coord { x, y, level },
        // The root shows few deaths beside many.
        intensity: ((deaths as f64 / *most as f64).sqrt() * 1000.0) as u16,
        label: deaths.to_string(),
    };
    picture.heat = summary.deaths_by_square.iter().map(heat).collect();
    let drawn = svg::write(&Scene::new(&picture, &Settings::default()));
    let told = format!(
        "Map of {} with {} deaths of Marines on {} squares, most of them, {most}, at {},{} on level {}",
        mission.title,
        summary.deaths_by_square.values().sum::<u64>(),
        summary.deaths_by_square.len(),
        worst.0,
        worst.1,
        worst.2
    );
    // As a picture of its own its names cannot meet those of another one.
    Some(format!("<img alt=\"{}\" src=\"data:image/svg+xml,{}\"/>", escape(&told), percent_encode(&drawn)))
}

fn percent_encode(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 5 / 4);
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => out.push(byte.into()),
            b'-' | b'_' | b'.' | b'~' | b'/' | b':' | b'=' | b' ' | b',' | b';' | b'(' | b')' => {
                out.push(byte.into());
            }
            // Writing to a string cannot fail.
            byte => drop(write!(out, "%{byte:02X}")),
        }
    }
    out
}
