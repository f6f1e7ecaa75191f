//! What holds for every picture.

mod common;

use std::collections::BTreeSet;

use drawing::{Heat, Item, LayerName, Picture, Scene, Settings, Words, svg, text};
use space_hulk::{BoardPlan, Coord, DoorPlan, DoorState, Facing, LevelPlan, PlacePlan};

use common::{EDGES, FIRST_CONTACT, LANDING, SHAFT, SHAKEDOWN, board, everything, heat};

fn rich() -> Settings {
    Settings { coordinates: true, legend: true, blip_values: true, names: true, ..Settings::default() }
}

fn all_pictures() -> Vec<Picture> {
    let boards = [EDGES, FIRST_CONTACT, LANDING, SHAFT, SHAKEDOWN].map(board);
    boards.into_iter().chain([everything(), heat(), Picture::default(), odd()]).collect()
}

/// A picture with all that no game would have.
fn odd() -> Picture {
    let mut picture = everything();
    picture.title = Some("]]> <script>alert(1)</script> \u{0}\u{1b}[31m & \"'".to_owned());
    let far = Coord { level: 255, x: i16::MAX, y: i16::MIN };
    picture.board.walls.push((far, Coord::new(0, 0)));
    picture
        .board
        .levels
        .push(LevelPlan { origin: Coord { level: 9, x: i16::MAX, y: 998 }, rows: vec!["aaa".to_owned(); 5] });
    picture.board.doors.push(DoorPlan { at: far, beyond: Some(far), state: DoorState::Open });
    picture.board.ladders.push((far, far));
    picture.burning.push(far);
    picture.barrier = Some(Coord::new(-40, -40));
    picture.heat.push(Heat { at: far, intensity: 9999, label: "<b>".to_owned() });
    let mut lost = picture.units[0].clone();
    lost.place = PlacePlan::At(far);
    picture.units.push(lost);
    picture.names.insert("m2".to_owned(), "\u{7}<&>".to_owned());
    picture
}

/// Checks that tags are nested, that everything referred to is there, and that nothing
/// but shapes and texts is inside.
fn check_svg(drawn: &str) {
    let mut open = Vec::new();
    let (mut ids, mut wanted) = (BTreeSet::new(), BTreeSet::new());
    for part in drawn.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("every tag ends");
        assert!(!text.contains('>'), "{part}");
        let sound =
            |entity: &str| ["amp;", "lt;", "gt;", "quot;"].iter().any(|known| entity.starts_with(known));
        assert!(part.split('&').skip(1).all(sound), "{part}");
        assert!(!part.chars().any(|c| c.is_control() && c != '\n'), "{part:?}");
        let name = tag.split([' ', '/']).next().expect("a name");
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed));
            continue;
        }
        let known = ["svg", "title", "desc", "style", "defs", "g", "path", "circle", "use", "text"];
        assert!(known.contains(&name), "<{tag}>");
        if !tag.ends_with('/') {
            open.push(name);
        }
        let value = |key: &str| tag.split_once(key).and_then(|(_, rest)| rest.split('"').next());
        ids.extend(value(" id=\""));
        wanted.extend(value(" href=\"#"));
    }
    assert!(open.is_empty(), "{open:?} left open");
    assert_eq!(wanted, ids, "what is used and what is defined");
    assert_eq!(drawn.matches("://").count(), 1, "nothing from elsewhere but the name of SVG");
}

#[test]
fn svg_is_sound_whatever_is_drawn() {
    for picture in all_pictures() {
        for settings in [Settings::default(), rich()] {
            let drawn = svg::write(&Scene::new(&picture, &settings));
            check_svg(&drawn);
            assert!(drawn.contains("role=\"img\"") && drawn.contains("<title>") && drawn.contains("<desc>"));
        }
    }
}

#[test]
fn the_same_picture_gives_the_same_bytes() {
    for (one, two) in all_pictures().into_iter().zip(all_pictures()) {
        let draw = |picture: &Picture| svg::write(&Scene::new(picture, &rich()));
        assert_eq!(draw(&one), draw(&two));
    }
}

#[test]
fn a_mission_of_150_squares_is_a_small_file() {
    let drawn = svg::write(&Scene::new(&board(SHAKEDOWN), &rich()));
    assert!(drawn.len() < 50 * 1024, "{} bytes", drawn.len());
}

#[test]
fn a_blip_tells_its_value_only_when_asked() {
    let picture = |value: u8| {
        board(&format!("a:m1> a a:b1\n\nentry A 2,0 E\nlurk A b2\nb1 value {value}\nb2 value {value}"))
    };
    let plain = |value| svg::write(&Scene::new(&picture(value), &Settings::default()));
    assert_eq!(plain(1), plain(3));
    let open = |value| svg::write(&Scene::new(&picture(value), &rich()));
    assert_ne!(open(1), open(3));
    let style = text::Style { legend: true, ..text::Style::default() };
    let hidden = |value| text::draw(&picture(value), &style);
    assert_eq!(hidden(1), hidden(3));
    let shown = |value| text::draw(&picture(value), &text::Style { blip_values: true, ..style });
    assert_ne!(shown(1), shown(3));
}

#[test]
fn a_unit_turns_with_its_facing() {
    for (arrow, facing) in ['^', '>', 'v', '<'].into_iter().zip(Facing::ALL) {
        let scene = Scene::new(&board(&format!("a:g1{arrow} a")), &Settings::default());
        let turned = scene.items().any(
            |item| matches!(item, Item::Piece { piece, turn, .. } if piece == "genestealer" && *turn == facing as u8),
        );
        assert!(turned, "{facing:?}");
    }
}

#[test]
fn doors_stand_across_their_corridor() {
    let turn = |source: &str| {
        let scene = Scene::new(&board(source), &Settings::default());
        let turn = scene.items().find_map(|item| match item {
            Item::Piece { piece, turn, .. } if piece == "door-closed" => Some(*turn),
            _ => None,
        });
        turn.expect("a door")
    };
    assert_eq!(turn("a a:+ a"), 1, "a corridor from west to east");
    assert_eq!(turn("a\na:+\na"), 0, "a corridor from south to north");
    assert_eq!(turn("b b b\nb b b\n. a:+ .\n. a ."), 0, "the mouth of a corridor below a room");
}

#[test]
fn a_scene_serializes_with_its_layers_in_order() {
    let scene = Scene::new(&everything(), &rich());
    assert!(scene.layers.is_sorted_by_key(|layer| layer.name));
    assert_eq!(scene.layers.first().map(|layer| layer.name), Some(LayerName::Ground));
    let json = serde_json::to_value(&scene).expect("JSON");
    let names: Vec<&str> = json["layers"]
        .as_array()
        .expect("layers")
        .iter()
        .filter_map(|layer| layer["name"].as_str())
        .collect();
    let expected = "ground floor shade walls marks things units overlay frame";
    assert_eq!(names.join(" "), expected);
    let unit = &json["layers"][6]["items"][0];
    assert_eq!((&unit["type"], &unit["key"]), (&"group".into(), &"unit m1".into()));
    assert_eq!(json["panels"][0]["left"], 0);
}

#[test]
fn panels_say_where_squares_are() {
    let scene = Scene::new(&board("origin -3,5\na a\na a"), &Settings::default());
    let panel = &scene.panels[0];
    assert_eq!((panel.left, panel.top, panel.columns, panel.rows), (-3, 6, 2, 2));
    let (x, y) = panel.center(Coord::new(-3, 6));
    assert_eq!(panel.center(Coord::new(-2, 5)), (x + 64, y + 64));
    assert_eq!((x, y), (panel.x + 32, panel.y + 32));
}

#[test]
fn text_of_a_large_board_fits_a_hundred_columns() {
    let plan = LevelPlan { origin: Coord::new(0, 0), rows: vec!["a".repeat(40); 30] };
    let picture =
        Picture { board: BoardPlan { levels: vec![plan], ..BoardPlan::default() }, ..Picture::default() };
    let style = text::Style { coordinates: true, legend: true, unicode: true, ..text::Style::default() };
    let drawn = text::draw(&picture, &style);
    assert!(drawn.lines().all(|line| line.chars().count() <= 100));
    assert_eq!(drawn.lines().filter(|line| line.contains('·')).count(), 30);
}

#[test]
fn text_is_ascii_unless_asked_and_never_ends_with_a_space() {
    for mut picture in all_pictures() {
        picture.title = Some("\u{1b}[2J bell\u{7}".to_owned());
        let style = text::Style { legend: true, coordinates: true, ..text::Style::default() };
        let drawn = text::draw(&picture, &style);
        assert!(drawn.is_ascii() && !drawn.contains(['\u{1b}', '\u{7}']), "{drawn}");
        for unicode in [false, true] {
            let drawn = text::draw(&picture, &text::Style { unicode, ..style });
            assert!(drawn.lines().all(|line| !line.ends_with(' ')), "{drawn}");
        }
    }
}

#[test]
fn colors_change_nothing_but_colors() {
    for picture in all_pictures() {
        let style = text::Style { legend: true, unicode: true, ..text::Style::default() };
        let colored = text::draw(&picture, &text::Style { color: true, ..style });
        let mut parts = colored.split("\u{1b}[");
        let first = parts.next().unwrap_or_default().to_owned();
        let bare = parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, rest)| rest));
        assert_eq!(bare, text::draw(&picture, &style));
    }
}

#[test]
fn words_are_those_of_the_language() {
    for code in Words::languages() {
        let words = Words::of(code).expect("a language");
        let settings = Settings { words, ..rich() };
        let drawn = svg::write(&Scene::new(&everything(), &settings));
        assert!(drawn.contains(&format!("lang=\"{code}\"")) && drawn.contains(words.get("overwatch")));
    }
}
