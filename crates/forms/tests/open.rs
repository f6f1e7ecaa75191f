//! A game in which everything lies open: the form of a view, with nothing hidden.

mod common;

use forms::{Fields, GameJson, object};
use game_api::{Journal, Script, Viewer};
use serde_json::Value;
use space_hulk::{Side, SpaceHulk};

/// What somebody sees, by field.
fn seen<G: GameJson>(game: &G, viewer: Viewer<G::Seat>) -> Fields {
    object(&game.write_view(viewer))
}

fn viewers<G: GameJson>(game: &G) -> Vec<Viewer<G::Seat>> {
    let seats = game.seats().into_iter().map(|(_, seat)| Viewer::Seat(seat));
    seats.chain([Viewer::Spectator]).collect()
}

/// The fields of a view but for some.
fn without(mut view: Fields, names: &[&str]) -> Fields {
    view.retain(|name, _| !names.contains(&name.as_str()));
    view
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// Whoever looks knows the same as in the open, but for blips, their reserve and the command
/// counter; these are known in the open, if anybody knows them.
#[test]
fn nothing_is_hidden_on_the_board() {
    const HIDDEN: [&str; 3] = ["units", "used_unseen", "command"];
    let (mut values, mut drawn) = (0, 0);
    for (game, seed) in common::hulks().into_iter().zip(0..) {
        common::play(game, seed, 60, |moment| {
            let game = moment.after;
            let open = object(&game.write_open_view());
            for viewer in viewers(game) {
                let view = seen(game, viewer);
                assert_eq!(without(view, &HIDDEN), without(open.clone(), &HIDDEN), "{viewer:?}");
            }
            assert_eq!(open["decision"], forms::json(&game.write_decision()));
            let marine = seen(game, Viewer::Seat(Side::Marine));
            let alien = seen(game, Viewer::Seat(Side::Alien));
            assert_eq!((&open["units"], &open["used_unseen"]), (&alien["units"], &alien["used_unseen"]));
            assert_eq!(open["command"], marine["command"]);
            values += list(&open["units"]).iter().filter(|unit| unit.get("value").is_some()).count();
            drawn += usize::from(!open["command"]["drawn"].is_null());
        });
    }
    assert!(values > 0 && drawn > 0, "{values} values, {drawn} drawn");
}

/// Blips that went without being shown are counted, and told in the open.
#[test]
fn used_blips_lie_open() {
    let position = serde_json::json!({
        "game": "space-hulk", "board": {"levels": [{"rows": ["aaaaaa"]}]}, "used_unseen": [1, 3],
        "units": [{"id": "m1", "kind": "marine", "at": "1,0", "facing": "E"}],
    });
    let fields = position.as_object().expect("an object");
    let game = SpaceHulk::load(fields, &mut Script::new([]), &mut Journal::discard()).expect("a position");
    let (open, marine) = (object(&game.write_open_view()), seen(&game, Viewer::Seat(Side::Marine)));
    assert_eq!((&open["used_unseen"], marine.get("used_unseen")), (&serde_json::json!([1, 3]), None));
    assert_eq!((&open["n_used_unseen"], &marine["n_used_unseen"]), (&2.into(), &2.into()));
}

/// Whoever looks sees the same table as in the open, but for cards that lie face down; in the
/// open each of these is what those say who know it.
#[test]
fn no_card_lies_face_down_in_the_open() {
    const HIDDEN: [&str; 10] = [
        "blips",
        "location_deck",
        "event_deck",
        "event_bottom",
        "chosen",
        "hands",
        "committed",
        "put_back",
        "event",
        "resolving",
    ];
    let (mut choices, mut put_back, mut read) = (0, 0, 0);
    for (game, seed) in common::angels().into_iter().zip(0..) {
        common::play(game, seed, 300, |moment| {
            let game = moment.after;
            let open = object(&game.write_open_view());
            let views: Vec<Fields> = viewers(game).into_iter().map(|viewer| seen(game, viewer)).collect();
            for view in &views {
                let but = |fields: &Fields| without(without(fields.clone(), &HIDDEN), &["decision"]);
                assert_eq!(but(view), but(&open));
                for side in ["left", "right"] {
                    assert_eq!(view["blips"][side]["count"], open["blips"][side]["count"]);
                }
                for name in ["chosen", "hands"] {
                    for (team, cards) in view[name].as_object().expect("by team") {
                        assert_eq!(&open[name][team], cards, "{name}");
                    }
                }
                if !view["event"].is_null() {
                    assert_eq!(view["event"], open["event"]);
                }
                choices += list(&view["committed"]).len();
                for team in list(&view["committed"]) {
                    assert!(open["chosen"][team.as_str().unwrap()].is_number(), "{team}");
                }
                put_back +=
                    view["put_back"]["top"].as_u64().unwrap() + view["put_back"]["bottom"].as_u64().unwrap();
                read += usize::from(view["event"].is_null() && !open["event"].is_null());
            }
            assert_eq!(open["decision"], forms::json(&game.write_decision()));
            assert!(list(&open["committed"]).is_empty());
            assert_eq!(open["put_back"], serde_json::json!({"top": 0, "bottom": 0}));
        });
    }
    assert!(choices > 0 && put_back > 0 && read > 0, "{choices} choices, {put_back} put back, {read} read");
}
