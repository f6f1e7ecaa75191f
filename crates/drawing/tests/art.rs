//! The folder `art`: pieces, theme, and that nothing in it is idle.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use drawing::{Item, Scene, Settings, pieces, theme};

use common::{everything, heat};

fn scenes() -> [Scene; 3] {
    let rich =
        Settings { coordinates: true, legend: true, blip_values: true, names: true, ..Settings::default() };
    [
        Scene::new(&everything(), &rich),
        Scene::new(&everything(), &Settings::default()),
        Scene::new(&heat(), &rich),
    ]
}

#[test]
fn every_file_is_a_piece_of_the_common_form() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../art/pieces");
    let files: BTreeSet<String> = fs::read_dir(folder)
        .expect("the folder of pieces")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    let known: BTreeSet<String> = pieces().iter().map(|piece| format!("{}.svg", piece.name)).collect();
    assert_eq!(files, known);
    let first = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{}\">\n", theme().view_box);
    for piece in pieces() {
        assert!(piece.source.starts_with(&first), "{}: another first line than {first}", piece.name);
        assert!(piece.source.ends_with("\n</svg>\n"), "{}: another last line", piece.name);
    }
}

#[test]
fn pieces_are_shapes_with_classes_of_the_theme() {
    let attributes: BTreeSet<&str> = ["class", "d", "r", "cx", "cy"].into();
    for piece in pieces() {
        let body = piece.body();
        let shapes: Vec<&str> = body.split('<').skip(1).collect();
        assert!(!shapes.is_empty(), "{}: nothing is drawn", piece.name);
        for shape in shapes {
            let inner = shape.strip_suffix("/>").unwrap_or_else(|| panic!("{}: <{shape}", piece.name));
            let (element, rest) = inner.split_once(' ').expect("attributes");
            assert!(["path", "circle"].contains(&element), "{}: <{element}>", piece.name);
            let names = rest.split('"').step_by(2).map(|name| name.trim().trim_end_matches('='));
            for name in names.filter(|name| !name.is_empty()) {
                assert!(attributes.contains(name), "{}: the attribute {name}", piece.name);
            }
            assert!(rest.contains("class=\""), "{}: <{shape} has no class", piece.name);
        }
        for class in piece.classes() {
            assert!(theme().rule(class).is_some(), "{}: the class {class}", piece.name);
        }
    }
}

#[test]
fn every_piece_is_drawn_somewhere() {
    let scenes = scenes();
    let items = scenes.iter().flat_map(Scene::items);
    let drawn: BTreeSet<&str> = items
        .filter_map(|item| match item {
            Item::Piece { piece, .. } => Some(piece.as_str()),
            _ => None,
        })
        .collect();
    let known: BTreeSet<&str> = pieces().iter().map(|piece| piece.name).collect();
    assert_eq!(drawn, known);
}

#[test]
fn every_class_is_known_and_every_name_of_the_theme_is_used() {
    let scenes = scenes();
    let mut used: BTreeSet<&str> = pieces().iter().flat_map(|piece| piece.classes()).collect();
    for item in scenes.iter().flat_map(Scene::items) {
        if let Item::Path { class, .. } | Item::Text { class, .. } = item {
            used.extend(class.split(' '));
        }
    }
    for class in &used {
        assert!(theme().rule(class).is_some(), "{class}");
    }
    let by = |sort: &str, names: Vec<&String>| {
        for name in names {
            let is_used = sort.chars().any(|sort| used.contains(format!("{sort}-{name}").as_str()));
            assert!(is_used, "nothing is drawn with {name}");
        }
    };
    by("fs", theme().colors.keys().collect());
    by("w", theme().widths.keys().collect());
    by("o", theme().opacities.keys().collect());
    by("d", theme().dashes.keys().collect());
}

/// The relative luminance of a color (WCAG 2).
fn luminance(colors: &BTreeMap<String, String>, name: &str) -> f64 {
    let code = u32::from_str_radix(colors[name].trim_start_matches('#'), 16).expect("a color");
    let part = |shift: u32| {
        let value = f64::from(code >> shift & 255) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
}

#[test]
fn texts_have_the_contrast_of_level_aa() {
    let colors = &theme().colors;
    for (text, grounds) in [
        ("text", &["void", "grid", "hull", "plate", "plate-room", "plate-shaft", "base-blip"][..]),
        ("text-dim", &["void", "grid"][..]),
    ] {
        for ground in grounds {
            let ratio = (luminance(colors, text) + 0.05) / (luminance(colors, ground) + 0.05);
            assert!(ratio >= 4.5, "{text} on {ground}: {ratio:.2}");
        }
    }
}

#[test]
fn heat_grows_brighter_with_every_step() {
    let steps: Vec<f64> = theme().heat.iter().map(|name| luminance(&theme().colors, name)).collect();
    assert!(steps.len() > 4 && steps.is_sorted_by(|one, two| one < two), "{steps:?}");
}
