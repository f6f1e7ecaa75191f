//! What a view tells beside the position: what a decision is about, how far goals are, who is
//! in the game and how many cards are left.

mod common;

use forms::{Args, GameJson, json};
use game_api::{Game, Journal, Script, Viewer};
use serde_json::{Value, json};
use space_hulk::{Side, SpaceHulk};

fn load(position: Value) -> SpaceHulk {
    let fields = position.as_object().expect("an object");
    let mut none = Script::new([]);
    SpaceHulk::load(fields, &mut none, &mut Journal::discard()).expect("a position")
}

/// Plays an action with these faces of the dice.
fn act(game: &mut SpaceHulk, action: Value, dice: &[u8]) {
    let action = game.read_action(Args::new(action.as_object().expect("an object"))).expect("an action");
    let mut script = Script::faces(dice.iter().copied());
    game.apply(&action.expect("it is legal"), &mut script, &mut Journal::discard()).expect("it is legal");
    script.finish().expect("all dice are used");
}

fn view(game: &SpaceHulk, side: Side) -> Value {
    json(&game.write_view(Viewer::Seat(side)))
}

fn corridor(change: Value) -> Value {
    let mut position = json!({"game": "space-hulk", "board": {"levels": [{"rows": ["aaaaaa"]}]}});
    position.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    position
}

/// The one who looks sees who fights whom, and how it stands.
#[test]
fn a_close_assault() {
    let mut game = load(corridor(json!({"units": [
        {"id": "m1", "kind": "marine", "rank": "sergeant", "melee": "power_sword", "at": "1,0", "facing": "E"},
        {"id": "g1", "kind": "genestealer", "at": "2,0", "facing": "W"},
    ]})));
    act(&mut game, json!({"do": "assault", "unit": "m1", "target": "g1"}), &[4, 6, 5, 2]);
    let told = json!({
        "owner": "marine", "kind": "parry", "unit": "m1",
        "attacker_dice": [4], "defender_dice": [6, 5, 2],
        "attacker": "m1", "defender": "g1",
        // A Sergeant adds one.
        "attacker_score": 5, "defender_score": 6,
    });
    assert_eq!(view(&game, Side::Marine)["decision"], told);
    assert_eq!(view(&game, Side::Alien)["decision"], told);
}

/// A blip is revealed: where it was, how many come, and who has come.
#[test]
fn placing_genestealers() {
    let mut game = load(corridor(json!({"phase": "alien_action", "units": [
        {"id": "m1", "kind": "marine", "at": "0,0", "facing": "W"},
        {"id": "b1", "kind": "blip", "at": "4,0", "value": 2},
    ]})));
    act(&mut game, json!({"do": "convert", "unit": "b1"}), &[]);
    let decision = view(&game, Side::Marine)["decision"].clone();
    assert_eq!((&decision["kind"], &decision["from"]), (&json!("face"), &json!("4,0")), "{decision}");
    assert_eq!((&decision["left"], &decision["placed"]), (&json!(1), &json!([decision["unit"]])));
}

/// Numbers, conditions made of others, and goals that do not count in a solo game.
#[test]
fn goals() {
    let position = |solo: Value| {
        corridor(json!({
            "solo": solo,
            "units": [{"id": "m1", "kind": "marine", "at": "0,0", "facing": "E"},
                      {"id": "m2", "kind": "marine", "at": "1,0", "facing": "E"}],
            "victory": {
                "marine": [{"name": "hold", "when": {"all": [{"marines_in": {"count": 3, "area": ["0,0", "1,0"]}},
                                                              {"not": {"marine_dead": "m1"}}]}}],
                "alien": [{"name": "overrun", "when": {"marines_killed": 2}}],
            },
        }))
    };
    let hold = json!({"winner": "marine", "name": "hold", "progress": {"met": false, "parts": [
        {"met": false, "have": 2, "need": 3},
        {"met": true, "parts": [{"met": false}]},
    ]}});
    let overrun =
        json!({"winner": "alien", "name": "overrun", "progress": {"met": false, "have": 0, "need": 2}});
    assert_eq!(view(&load(position(Value::Null)), Side::Alien)["goals"], json!([hold, overrun]));
    assert_eq!(view(&load(position(json!("b"))), Side::Marine)["goals"], json!([hold]));
}

/// Everybody counts the same cards, whoever reads one; each event is in the deck, on the
/// discard pile, or in the hand of its reader.
#[test]
fn cards_are_counted_alike() {
    let n_events: u64 = death_angel::cards::EVENTS.iter().map(|card| u64::from(card.copies)).sum();
    let mut hidden = 0;
    for (game, seed) in common::angels().into_iter().zip(0..) {
        common::play(game, seed, 300, |moment| {
            let seats = moment.after.seats().into_iter().map(|(_, seat)| Viewer::Seat(seat));
            let views: Vec<Value> = seats
                .chain([Viewer::Spectator])
                .map(|viewer| json(&moment.after.write_view(viewer)))
                .collect();
            for view in &views {
                assert_eq!(view["decks"], views[0]["decks"]);
                assert_eq!(view["marines"], views[0]["marines"]);
            }
            let reads = views.iter().any(|view| !view["event"].is_null());
            hidden += usize::from(reads && views.iter().any(|view| view["event"].is_null()));
            let view = &views[0];
            let seen = view["event_discard"].as_array().expect("a list").len() as u64;
            let work = view["resolving"].as_array().expect("a list").iter().filter_map(Value::as_str);
            let held = work.filter(|work| {
                ["event ", "scouted ", "opening ", "hidden"].iter().any(|word| work.starts_with(word))
            });
            let in_deck = view["decks"]["events"].as_u64().expect("a number");
            assert_eq!(in_deck + seen + held.count() as u64, n_events, "{}", view["resolving"]);
            let standing =
                view["marines"].as_array().expect("a list").iter().filter(|one| one["slain"] == false);
            if view["phase"] != "setup" {
                assert_eq!(standing.count(), view["formation"].as_array().expect("a list").len());
            }
        });
    }
    assert!(hidden > 0, "somebody reads alone at some time");
}
