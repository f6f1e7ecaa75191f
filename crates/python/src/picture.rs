//! Pictures of both games. Those of Space Hulk are drawn by the crate `drawing`; the formation of Death
//! Angel is a plain column in the same colors.

use std::fmt::Write;

use death_angel::{CellPlan, DeathAngel, Foe, Position, Row, Side, text as angel_text};
use drawing::svg::escape;
use drawing::{Picture, Scene, Settings, svg, text, theme};
use game_api::{Game, Viewer};
use space_hulk::SpaceHulk;

/// A game that can be looked at.
pub(crate) trait Drawn: Game {
    /// What a viewer sees, or with nobody everything there is: an SVG file, or text for a terminal.
    fn draw(&self, viewer: Option<Viewer<Self::Seat>>, svg: bool) -> String;
}

impl Drawn for SpaceHulk {
    fn draw(&self, viewer: Option<Viewer<Self::Seat>>, as_svg: bool) -> String {
        let position = viewer.map_or_else(|| self.position(), |viewer| self.view(viewer).position());
        let picture = Picture::from(&position);
        if as_svg {
            let settings =
                Settings { coordinates: true, names: true, blip_values: true, ..Settings::default() };
            svg::write(&Scene::new(&picture, &settings))
        } else {
            let style =
                text::Style { coordinates: true, legend: true, blip_values: true, ..text::Style::default() };
            text::draw(&picture, &style)
        }
    }
}

impl Drawn for DeathAngel {
    fn draw(&self, viewer: Option<Viewer<Self::Seat>>, as_svg: bool) -> String {
        let position = viewer.map_or_else(|| self.position(), |viewer| self.view(viewer).position());
        if as_svg { formation(self, &position) } else { angel_text::print(&position) }
    }
}

const WIDTH: usize = 1120;
const HEAD: usize = 76;
const ROW: usize = 64;

/// A color of the theme.
fn color(name: &str) -> &'static str {
    theme().colors.get(name).map_or("none", String::as_str)
}

/// The formation as a column, with what lies on either side of every Marine.
fn formation(game: &DeathAngel, position: &Position) -> String {
    let height = HEAD + position.formation.len().max(1) * ROW + 12;
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" font-size=\"17\" \
         font-family=\"{}\">",
        escape(&theme().font)
    );
    let _ = writeln!(
        out,
        "<title>Death Angel</title><rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{}\"/>",
        color("void")
    );
    let head = format!(
        "{} · round {}, {} phase · {} to come",
        game.site().name(),
        game.round(),
        game.phase().name(),
        game.n_ahead()
    );
    label(&mut out, WIDTH / 2, 30, "middle", "text", &head);
    label(&mut out, 16, 58, "start", "blip", &format!("{} blips", game.n_blips(Side::Left)));
    label(&mut out, WIDTH - 16, 58, "end", "blip", &format!("{} blips", game.n_blips(Side::Right)));
    label(&mut out, WIDTH / 2, 58, "middle", "text-dim", &format!("{} tokens in the supply", game.supply()));
    for (place, row) in position.formation.iter().enumerate() {
        draw_row(&mut out, HEAD + place * ROW, row);
    }
    out.push_str("</svg>\n");
    out
}

fn draw_row(out: &mut String, top: usize, row: &Row) {
    let (left, width) = (WIDTH / 2 - 110, 220);
    let _ = writeln!(
        out,
        "<rect x=\"{left}\" y=\"{}\" width=\"{width}\" height=\"{}\" rx=\"8\" fill=\"{}\" stroke=\"{}\" \
         stroke-width=\"2\"/>",
        top + 4,
        ROW - 8,
        color("base-marine"),
        color("marine")
    );
    label(out, WIDTH / 2, top + 29, "middle", "armor-light", row.marine.name());
    let tokens = "●".repeat(row.tokens.into());
    let details = format!("{} {tokens}", row.marine.team().name());
    label(out, WIDTH / 2, top + 50, "middle", "text-dim", details.trim_end());
    // The way he looks.
    let (x, tip) = match row.facing {
        Side::Left => (left + 16, left + 4),
        Side::Right => (left + width - 16, left + width - 4),
    };
    let middle = top + ROW / 2;
    let _ = writeln!(
        out,
        "<path d=\"M{x} {} L{tip} {middle} L{x} {} Z\" fill=\"{}\"/>",
        middle - 10,
        middle + 10,
        color("marine")
    );
    cell(out, top, &row.left, left - 14, "end");
    cell(out, top, &row.right, left + width + 14, "start");
}

/// What lies beside a Marine: the swarm above, terrain below.
fn cell(out: &mut String, top: usize, cell: &CellPlan, x: usize, anchor: &str) {
    let all: Vec<Foe> = cell.swarm.iter().chain(&cell.attacked).copied().collect();
    let count = |&foe: &Foe| (all.iter().filter(|&&other| other == foe).count(), foe.name());
    let counts = Foe::ALL.iter().map(count).filter(|(count, _)| *count > 0);
    let swarm: Vec<String> = counts.map(|(count, name)| format!("{count} {name}")).collect();
    let shield = if cell.shielded { " (held)" } else { "" };
    if !swarm.is_empty() {
        label(out, x, top + 29, anchor, "alien", &format!("{}{shield}", swarm.join(" ")));
    }
    let terrain: Vec<&str> = cell.terrain.iter().map(|terrain| terrain.name()).collect();
    if !terrain.is_empty() {
        label(out, x, top + 50, anchor, "area", &terrain.join(", "));
    }
}

fn label(out: &mut String, x: usize, y: usize, anchor: &str, fill: &str, text: &str) {
    let _ = writeln!(
        out,
        "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" fill=\"{}\">{}</text>",
        color(fill),
        escape(text)
    );
}
