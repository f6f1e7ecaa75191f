//! Where the levels lie.

use crate::map::Map;
use crate::picture::Picture;
use crate::scene::{Panel, Settings};
use crate::theme::theme;

/// Levels in their places, and the size of it all without a legend.
pub(super) struct Layout {
    pub panels: Vec<Panel>,
    pub width: i32,
    pub height: i32,
}

/// The height of the title.
pub(super) const TITLE: i32 = 60;
/// The height of a level's caption.
pub(super) const CAPTION: i32 = 32;
/// The room for coordinates, on the left and below.
pub(super) const RULER: i32 = 32;

/// Free room on the left, on the right, and between levels.
const PADDING: i32 = 16;

/// Puts the levels side by side, with room for one more square on every side of each.
pub(super) fn arrange(map: &Map, picture: &Picture, settings: &Settings) -> Layout {
    let cell = theme().cell;
    let levels = map.levels();
    let ruler = if settings.coordinates { RULER } else { 0 };
    let title = if picture.title.is_some() { TITLE } else { 0 };
    let caption = if levels.len() > 1 { CAPTION } else { 0 };
    let mut panels = Vec::new();
    let (mut right, mut bottom) = (PADDING, title + cell);
    for level in levels {
        let Some(bounds) = map.bounds(level) else { continue };
        let columns = i32::from(bounds.right) - i32::from(bounds.left) + 1;
        let rows = i32::from(bounds.top) - i32::from(bounds.bottom) + 1;
        let (x, y) = (right + ruler + cell, title + caption + cell);
        panels.push(Panel { level, left: bounds.left, top: bounds.top, columns, rows, x, y });
        right = x + (columns + 1) * cell + PADDING;
        bottom = bottom.max(y + (rows + 1) * cell + ruler);
    }
    Layout { panels, width: right.max(4 * cell), height: bottom }
}
