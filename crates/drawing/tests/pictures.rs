//! Whole pictures, stored beside the tests.

mod common;

use drawing::{Picture, Scene, Settings, Words, svg, text};
use testkit::golden;

use common::{EDGES, FIRST_CONTACT, LANDING, SHAFT, SHAKEDOWN, board, everything, heat};

fn rich() -> Settings {
    Settings { coordinates: true, legend: true, blip_values: true, names: true, ..Settings::default() }
}

fn check_svg(name: &str, picture: &Picture, settings: &Settings) {
    let drawn = svg::write(&Scene::new(picture, settings));
    golden::check(format!("tests/golden/{name}.svg"), &drawn);
}

fn check_text(name: &str, picture: &Picture, style: &text::Style) {
    golden::check(format!("tests/golden/{name}.txt"), &text::draw(picture, style));
}

#[test]
fn svg_of_everything() {
    check_svg("everything", &everything(), &rich());
}

#[test]
fn svg_of_two_levels_in_german() {
    let settings = Settings { words: Words::of("de").expect("German"), ..rich() };
    check_svg("shaft-de", &board(SHAFT), &settings);
}

#[test]
fn svg_of_doors_on_edges_without_extras() {
    check_svg("edges", &board(EDGES), &Settings::default());
}

#[test]
fn svg_of_a_deployment() {
    check_svg("landing", &board(LANDING), &rich());
}

#[test]
fn svg_of_a_heat_map() {
    check_svg("heat", &heat(), &rich());
}

/// The pictures that the project's own pages show.
#[test]
fn svg_of_missions_on_our_pages() {
    for id in ["last-light", "the-well"] {
        let mission = content::hulk::Library::built_in().find(id).expect("a mission of ours");
        let picture = Picture::of_mission(mission, content::Language::En);
        let settings = Settings { names: true, ..Settings::default() };
        golden::check(format!("../../docs/pictures/{id}.svg"), &svg::write(&Scene::new(&picture, &settings)));
    }
}

#[test]
fn text_in_ascii() {
    let style = text::Style { legend: true, coordinates: true, blip_values: true, ..text::Style::default() };
    check_text("everything", &everything(), &style);
    check_text("edges", &board(EDGES), &style);
    check_text("shakedown", &board(SHAKEDOWN), &text::Style::default());
    check_text("heat", &heat(), &text::Style::default());
}

#[test]
fn text_with_lines_and_colors() {
    let style = text::Style { unicode: true, legend: true, ..text::Style::default() };
    check_text("everything-unicode", &everything(), &style);
    check_text("shaft-unicode", &board(SHAFT), &style);
    check_text("edges-unicode", &board(EDGES), &text::Style { coordinates: true, ..style });
    check_text("first-contact-color", &board(FIRST_CONTACT), &text::Style { color: true, ..style });
}

#[test]
fn svg_of_a_mission() {
    check_svg("shakedown", &board(SHAKEDOWN), &rich());
    check_svg("first-contact", &board(FIRST_CONTACT), &Settings::default());
}
