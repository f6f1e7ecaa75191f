//! In Death Angel too, what a seat is told does not depend on what it may not know.

mod common;

use common::{Talk, column, with};
use game_api::Seeded;
use serde_json::{Value, json};

/// Two games that differ in hidden things alone are the same to these viewers.
#[track_caller]
fn look_alike(one: &Value, other: &Value, viewers: &[&str]) {
    let (mut one, mut other) = (Talk::about(one.clone()), Talk::about(other.clone()));
    assert_ne!(one.hash(), other.hash(), "they do differ");
    for viewer in viewers {
        let view = json!({"cmd": "view", "seat": viewer});
        let seen = one.ok(view.clone());
        assert_eq!(seen.to_string(), other.ok(view).to_string(), "{viewer}");
        for hidden in ["hash", "seed", "genestealer_deck", "unseen"] {
            assert!(!seen.to_string().contains(&format!("\"{hidden}\"")), "{hidden} in {seen}");
        }
        if one.ok(json!({"cmd": "state"}))["decision"]["owner"] == *viewer {
            let legal = json!({"cmd": "legal"});
            assert_eq!(one.ok(legal.clone()).to_string(), other.ok(legal).to_string());
        }
    }
}

/// The two can be told apart by this viewer.
#[track_caller]
fn differ(one: &Value, other: &Value, viewer: &str) {
    let view = json!({"cmd": "view", "seat": viewer});
    let seen = |position: &Value| Talk::about(position.clone()).ok(view.clone())["view"].clone();
    assert_ne!(seen(one), seen(other));
}

/// Two players; the first has purple.
fn pair(change: Value) -> Value {
    let position = json!({
        "game": "death-angel",
        "players": 2,
        "teams": {"p1": ["purple", "green"], "p2": ["red", "grey"]},
        "formation": [
            {"marine": "zael", "facing": "left", "left": {"swarm": ["head"]}},
            {"marine": "noctis", "facing": "left"},
            {"marine": "leon", "facing": "right"},
            {"marine": "scipio", "facing": "right", "right": {"swarm": ["tail"]}},
        ],
        "blips": {"left": 5, "right": 5},
        "last": {"green": 1},
    });
    with(position, change)
}

const ALL: [&str; 3] = ["p1", "p2", "spectator"];

#[test]
fn nobody_sees_into_decks_and_piles() {
    for (one, other) in [
        (json!({"event_deck": ["evasion"]}), json!({"event_deck": ["gun-jam"]})),
        (json!({"event_deck": ["evasion"]}), json!({})),
        (json!({"genestealer_deck": ["head", "tail"]}), json!({"genestealer_deck": ["tail"]})),
        (
            json!({"location_deck": ["main-corridor", "4"]}),
            json!({"location_deck": ["1a", "genestealer-lair"]}),
        ),
        (
            json!({"blips": {"left": ["head", "tail"], "right": 3}}),
            json!({"blips": {"left": ["claw", "claw"], "right": ["tail", "head", "head"]}}),
        ),
        (
            json!({"blips": {"left": {"order": ["head", "tail"], "counted": true}, "right": 3}}),
            json!({"blips": {"left": {"order": ["tail", "head"], "counted": true}, "right": 3}}),
        ),
        (
            json!({"blips": {"left": {"order": ["claw"], "counted": true}, "right": {"order": ["head"], "counted": true}}}),
            json!({"blips": {"left": {"order": ["head"], "counted": true}, "right": {"order": ["claw"], "counted": true}}}),
        ),
    ] {
        look_alike(&pair(one), &pair(other), &ALL);
    }
}

#[test]
fn everybody_knows_what_was_shuffled_in() {
    let left = |symbol: &str| {
        let pile = json!({"seen": [symbol], "known": [symbol], "unseen": 3});
        pair(json!({"blips": {"left": pile, "right": 2}}))
    };
    differ(&left("head"), &left("claw"), "p2");
    let view = Talk::about(left("head")).ok(json!({"cmd": "view", "seat": "spectator"}))["view"].clone();
    assert_eq!(view["blips"]["left"], json!({"count": 4, "known": ["head"], "under": 0, "counted": 0}));
}

#[test]
fn a_chosen_card_is_seen_by_its_owner_alone() {
    let choice = |card: u8| pair(json!({"chosen": {"green": card}}));
    look_alike(&choice(12), &choice(16), &["p2", "spectator"]);
    differ(&choice(12), &choice(16), "p1");
    let view = |seat: &str| Talk::about(choice(16)).ok(json!({"cmd": "view", "seat": seat}))["view"].clone();
    assert_eq!((&view("p1")["chosen"], &view("p1")["committed"]), (&json!({"green": 16}), &json!([])));
    assert_eq!((&view("p2")["chosen"], &view("p2")["committed"]), (&json!({}), &json!(["green"])));
    assert_eq!(view("p1")["hands"]["green"], json!([12]));
    assert_eq!(view("p2")["hands"].get("green"), None);
    assert_eq!(view("p2")["hands"]["red"], json!([4, 7, 17]));
}

#[test]
fn events_that_were_put_back_are_known_to_the_purple_player() {
    let top = |event: &str| pair(json!({"event_deck": [event], "event_known": true}));
    look_alike(&top("evasion"), &top("gun-jam"), &["p2", "spectator"]);
    differ(&top("evasion"), &top("gun-jam"), "p1");
    let bottom = |event: &str| pair(json!({"event_bottom": [event]}));
    look_alike(&bottom("evasion"), &bottom("gun-jam"), &["p2", "spectator"]);
    differ(&bottom("evasion"), &bottom("gun-jam"), "p1");
    let view =
        |seat: &str| Talk::about(top("evasion")).ok(json!({"cmd": "view", "seat": seat}))["view"].clone();
    assert_eq!((&view("p1")["event_deck"], &view("p1")["put_back"]["top"]), (&json!(["evasion"]), &json!(0)));
    assert_eq!((&view("p2")["event_deck"], &view("p2")["put_back"]["top"]), (&json!([]), &json!(1)));
}

/// Under Instinct only the current player reads the event, and he decides about it.
#[test]
fn an_event_under_instinct_is_read_by_one() {
    let chosen = json!({"green": 16, "purple": 14, "red": 17, "grey": 15});
    let draws = |event: &str| {
        let change = json!({"phase": "event", "event_deck": [event], "chosen": chosen, "current": "p2"});
        let mut talk = Talk::about(pair(change));
        assert_eq!(talk.ok(json!({"cmd": "state"}))["decision"]["event"], event);
        talk.position()
    };
    let (one, other) = (draws("second-wind"), draws("cleansing-flames"));
    look_alike(&one, &other, &["p1", "spectator"]);
    differ(&one, &other, "p2");
    let view = |seat: &str| Talk::about(one.clone()).ok(json!({"cmd": "view", "seat": seat}))["view"].clone();
    let told = json!({"owner": "p2", "kind": "instinct", "work": "event"});
    assert_eq!(
        view("p2")["decision"],
        with(told.clone(), json!({"event": "second-wind", "cause": {"event": "second-wind"}}))
    );
    assert_eq!(view("p1")["decision"], told);
    assert_eq!(view("p1")["event"], Value::Null);
}

/// Along random games: whatever card another seat has chosen, one's own view is the same.
#[test]
fn choices_stay_hidden_all_through_a_game() {
    let mut compared = 0;
    for players in 2..=6 {
        let mut talk = Talk::angel(players, 5);
        let mut choice = Seeded::new(u64::from(players));
        while talk.step(&mut choice) {
            let position = talk.position();
            if position["phase"] != "choose" {
                continue;
            }
            for team in position["chosen"].as_object().unwrap().keys() {
                let hand = &position["hands"][team];
                let Some(other_card) = hand.get(0) else { continue };
                let mut other = position.clone();
                other["chosen"][team] = other_card.clone();
                other["hands"] = Value::Null;
                let seats: Vec<String> = (1..=players).map(|n| format!("p{n}")).collect();
                let owns = |seat: &&String| {
                    position["teams"][seat.as_str()].as_array().unwrap().contains(&json!(team))
                };
                let strangers: Vec<&str> =
                    seats.iter().filter(|seat| !owns(seat)).map(String::as_str).collect();
                look_alike(&position, &other, &strangers);
                compared += 1;
            }
        }
    }
    assert!(compared > 50, "{compared}");
}

#[test]
fn only_those_who_sit_there_have_a_view() {
    let mut talk = Talk::about(column(json!([])));
    assert_eq!(talk.ok(json!({"cmd": "view", "seat": "p1"}))["seat"], "p1");
    talk.ok(json!({"cmd": "view", "seat": "spectator"}));
    for seat in [json!("p2"), json!("p7"), json!("marine"), json!(1), json!(null)] {
        assert_eq!(talk.code(json!({"cmd": "view", "seat": seat})), "bad_request");
    }
}
