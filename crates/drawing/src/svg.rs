//! Writes a scene as an SVG file: self-contained, without scripts, the same bytes for
//! the same scene.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::pieces::{Piece, pieces};
use crate::scene::{Anchor, Item, LayerName, Scene};
use crate::theme::theme;

/// The whole file.
pub fn write(scene: &Scene) -> String {
    let used = used_pieces(scene);
    let mut out = String::new();
    let (width, height) = (scene.width, scene.height);
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" lang=\"{}\" \
         fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\">",
        escape(&scene.language)
    );
    let _ = writeln!(out, "<title>{}</title>", escape(&scene.title));
    let _ = writeln!(out, "<desc>{}</desc>", escape(&scene.description));
    let _ = writeln!(out, "<style>{}</style>", style(scene, &used));
    out.push_str("<defs>\n");
    for piece in &used {
        let _ = writeln!(out, "<g id=\"bf-{}\">{}</g>", piece.name, piece.body());
    }
    out.push_str("</defs>\n");
    for layer in &scene.layers {
        let _ = writeln!(out, "<g data-layer=\"{}\">", layer_name(layer.name));
        for item in &layer.items {
            write_item(&mut out, item);
            out.push('\n');
        }
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

fn layer_name(name: LayerName) -> &'static str {
    match name {
        LayerName::Ground => "ground",
        LayerName::Floor => "floor",
        LayerName::Shade => "shade",
        LayerName::Walls => "walls",
        LayerName::Marks => "marks",
        LayerName::Things => "things",
        LayerName::Units => "units",
        LayerName::Overlay => "overlay",
        LayerName::Frame => "frame",
    }
}

fn used_pieces(scene: &Scene) -> Vec<&'static Piece> {
    let names: BTreeSet<&str> = scene
        .items()
        .filter_map(|item| match item {
            Item::Piece { piece, .. } => Some(piece.as_str()),
            _ => None,
        })
        .collect();
    pieces().iter().filter(|piece| names.contains(piece.name)).collect()
}

/// A rule for each class that is used, in a fixed order.
fn style(scene: &Scene, used: &[&Piece]) -> String {
    let mut classes: BTreeSet<&str> = used.iter().flat_map(|piece| piece.classes()).collect();
    for item in scene.items() {
        if let Item::Path { class, .. } | Item::Text { class, .. } = item {
            classes.extend(class.split_whitespace());
        }
    }
    let mut style =
        format!("text{{font-family:{};font-weight:600;paint-order:stroke;white-space:pre}}", theme().font);
    for class in classes {
        if let Some(rule) = theme().rule(class) {
            let _ = write!(style, ".{class}{{{rule}}}");
        }
    }
    style
}

fn write_item(out: &mut String, item: &Item) {
    let _ = match item {
        Item::Path { class, d } => write!(out, "<path class=\"{class}\" d=\"{d}\"/>"),
        Item::Text { class, x, y, size, anchor, text } => write!(
            out,
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{}>{}</text>",
            anchor_attribute(*anchor),
            escape(text)
        ),
        Item::Piece { piece, x, y, turn: 0, scale: 100 } => {
            write!(out, "<use href=\"#bf-{piece}\"{}/>", place(*x, *y))
        }
        Item::Piece { piece, x, y, turn, scale } => {
            write!(out, "<use href=\"#bf-{piece}\"{}/>", transform(*x, *y, *turn, *scale))
        }
        Item::Group { label, x, y, scale, items, .. } => {
            let _ = write!(out, "<g{}><title>{}</title>", transform(*x, *y, 0, *scale), escape(label));
            for item in items {
                write_item(out, item);
            }
            write!(out, "</g>")
        }
    };
}

fn anchor_attribute(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    }
}

fn place(x: i32, y: i32) -> String {
    match (x, y) {
        (0, 0) => String::new(),
        _ => format!(" x=\"{x}\" y=\"{y}\""),
    }
}

fn transform(x: i32, y: i32, turn: u8, scale: u8) -> String {
    let mut steps = Vec::new();
    if (x, y) != (0, 0) {
        steps.push(format!("translate({x} {y})"));
    }
    if !turn.is_multiple_of(4) {
        steps.push(format!("rotate({})", u32::from(turn % 4) * 90));
    }
    if scale != 100 {
        steps.push(format!("scale({}.{:02})", scale / 100, scale % 100));
    }
    if steps.is_empty() { String::new() } else { format!(" transform=\"{}\"", steps.join(" ")) }
}

/// Makes any text safe inside an element or an attribute; characters that XML does not
/// allow become a replacement character.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\u{0}'..='\u{1f}' | '\u{7f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}
