//! Colors, widths and sizes, read from `art/theme.json`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

static THEME: LazyLock<Theme> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../art/theme.json")).expect("the embedded theme is sound")
});

/// Everything about the look that is a number or a color.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// The width of a square.
    pub cell: i32,
    /// The view box that all pieces share.
    pub view_box: String,
    /// The font family of all texts; wide letters of one width are assumed.
    pub font: String,
    /// Widths of lines, for classes `w-...`.
    pub widths: BTreeMap<String, u32>,
    /// Opacities in percent, for classes `o-...`.
    pub opacities: BTreeMap<String, u32>,
    /// Patterns of broken lines, for classes `d-...`.
    pub dashes: BTreeMap<String, String>,
    /// Colors, for classes `f-...` (fill) and `s-...` (stroke).
    pub colors: BTreeMap<String, String>,
    /// The colors of a heat map, from nothing to the most.
    pub heat: Vec<String>,
}

/// The theme of the project.
pub fn theme() -> &'static Theme {
    &THEME
}

impl Theme {
    /// The style rule of a class, or `None` if the theme does not know it.
    ///
    /// ```
    /// let theme = drawing::theme();
    /// assert_eq!(theme.rule("w-thin").as_deref(), Some("stroke-width:2"));
    /// assert_eq!(theme.rule("o-half").as_deref(), Some("opacity:.50"));
    /// assert_eq!(theme.rule("f-mauve"), None);
    /// ```
    pub fn rule(&self, class: &str) -> Option<String> {
        let (sort, name) = class.split_once('-')?;
        Some(match sort {
            "f" => format!("fill:{}", self.colors.get(name)?),
            "s" => format!("stroke:{}", self.colors.get(name)?),
            "w" => format!("stroke-width:{}", self.widths.get(name)?),
            "o" => format!("opacity:.{:02}", self.opacities.get(name)?),
            "d" => format!("stroke-dasharray:{}", self.dashes.get(name)?),
            _ => return None,
        })
    }
}
