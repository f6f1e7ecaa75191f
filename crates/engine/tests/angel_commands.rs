//! One test for each command in a game of Death Angel, and a scripted session.

mod common;

use common::{Talk, attack, column, corridor, marine, types, with};
use serde_json::{Value, json};

fn shoot() -> Value {
    json!({"do": "attack", "marine": "noctis", "position": 1, "side": "left"})
}

#[test]
fn players_take_their_teams_in_turn() {
    for players in 1..=6 {
        let mut talk = Talk::angel(players, 3);
        let first = talk.ok(json!({"cmd": "state"}));
        assert_eq!((&first["decision"]["kind"], &first["phase"]), (&json!("team"), &json!("setup")));
        assert_eq!(talk.legal().len(), 6);
        while talk.ok(json!({"cmd": "state"}))["phase"] == "setup" {
            let action = talk.legal()[0].clone();
            talk.ok(json!({"cmd": "apply", "action": action}));
        }
        let position = talk.position();
        let marines = position["formation"].as_array().unwrap().len();
        assert_eq!(marines, [6, 8, 12, 8, 10, 12][usize::from(players) - 1]);
        assert_eq!(position["location"], "void-lock");
        assert_eq!(talk.ok(json!({"cmd": "legal"}))["kind"], "choose");
    }
}

#[test]
fn teams_may_be_given() {
    let teams = json!({"p2": ["red", "grey"], "p1": ["green", "blue"]});
    let mut talk = Talk::new();
    let request = json!({"cmd": "new", "game": "death-angel", "players": 2, "teams": teams, "seed": 1});
    let answer = talk.ok(request);
    assert_eq!(types(&answer)[0], "first_player");
    assert_eq!(types(&answer).iter().filter(|kind| **kind == "dealt").count(), 8);
    assert_eq!(answer["decision"]["kind"], "choose");
    let position = talk.position();
    assert_eq!(position["teams"], json!({"p1": ["green", "blue"], "p2": ["red", "grey"]}));
    assert_eq!((&position["major"], &position["minor"]), (&json!(3), &json!(1)));
    assert_eq!(position["location_deck"], json!(["1c", "2", "3", "4"]));
}

#[test]
fn new_explains_what_it_cannot_do() {
    let mut talk = Talk::new();
    let mut refused = |more: Value, words: &str| {
        let error = talk.refused(with(json!({"cmd": "new", "game": "death-angel"}), more.clone()));
        assert_eq!(error["code"], "bad_request", "{more}");
        assert!(error["message"].as_str().unwrap().contains(words), "{more} -> {error}");
    };
    refused(json!({}), "`players` is missing");
    refused(json!({"players": 0}), "1 to 6 players");
    refused(json!({"players": 7}), "1 to 6 players");
    refused(json!({"players": "two"}), "expected a whole number");
    refused(json!({"players": 4, "teams": ["red"]}), "expected an object");
    refused(json!({"players": 4, "teams": {"p1": ["red"]}}), "p2 needs exactly 1 teams");
    refused(json!({"players": 1, "teams": {"p1": ["red", "red", "blue"]}}), "given twice");
    refused(
        json!({"players": 1, "teams": {"p1": ["red", "pink", "blue"]}}),
        "teams.p1[1]: \"pink\" is not known",
    );
    refused(json!({"players": 1, "teams": {"p1": ["red", "grey", "blue"], "p2": []}}), "only 1 seats");
    refused(json!({"players": 1, "teams": {"marine": []}}), "teams.marine: the seats are p1 to p6");
    assert_eq!(talk.code(json!({"cmd": "state"})), "no_game");
}

#[test]
fn a_session_with_given_dice() {
    let mut talk = Talk::new();
    let loaded = talk.ok(json!({"cmd": "load", "position": attack(json!(["head"]))}));
    assert_eq!(
        loaded["decision"],
        json!({"owner": "p1", "kind": "attack", "cause": {"card": 16}, "work": "attacks", "team": "green"})
    );
    assert_eq!((&loaded["turn"], &loaded["phase"]), (&json!(1), &json!("resolve")));
    let legal = talk.ok(json!({"cmd": "legal"}));
    assert_eq!((&legal["owner"], &legal["kind"]), (&json!("p1"), &json!("attack")));
    assert_eq!(legal["actions"], json!([shoot(), {"do": "pass"}]));
    let missed = talk.clone().ok(json!({"cmd": "apply", "action": shoot(), "dice": [0, 0]}));
    assert_eq!(missed["events"][1], json!({"type": "rolled", "by": "noctis", "dice": [0], "for": "attack"}));
    assert_eq!(types(&missed)[2..4], ["missed", "phase"]);
    let hit = talk.ok(json!({"cmd": "apply", "action": shoot(), "dice": [3]}));
    assert_eq!(
        hit["events"][0],
        json!({"type": "attacked", "marine": "noctis", "position": 1, "side": "left"})
    );
    assert_eq!(hit["events"][2], json!({"type": "killed", "symbol": "head", "position": 1, "side": "left"}));
}

#[test]
fn dice_are_faces_of_the_combat_die() {
    let mut talk = Talk::about(attack(json!(["head"])));
    let before = talk.hash();
    let apply = |dice: Value| json!({"cmd": "apply", "action": shoot(), "dice": dice});
    for die in [json!(6), json!(-1), json!("1"), json!(1.5), json!(null)] {
        let error = talk.refused(apply(json!([die])));
        assert_eq!(error["code"], "bad_die");
        assert!(error["message"].as_str().unwrap().contains("combat die"));
    }
    let missing = talk.refused(apply(json!([])));
    assert_eq!((&missing["code"], &missing["list"]), (&json!("dice_missing"), &json!("dice")));
    assert_eq!(talk.code(apply(json!([3, 3]))), "dice_left_over");
    let pass = json!({"cmd": "apply", "action": {"do": "keep"}, "dice": [9]});
    assert_eq!(talk.code(pass), "illegal_action", "legality is judged before dice");
    assert_eq!(talk.hash(), before);
}

/// Where piles are unseen a pick is the place of the symbol that comes up: head, tail, tongue, claw.
#[test]
fn picks_decide_what_comes_up() {
    let cards = json!({"green": 16, "grey": 15});
    let late =
        json!({"phase": "resolve", "chosen": cards, "resolved": 15, "event_deck": ["enter-formation"]});
    let mut talk = Talk::about(with(attack(json!(["head"])), late));
    let apply = |picks: Value| json!({"cmd": "apply", "action": shoot(), "dice": [1], "picks": picks});
    let answer = talk.clone().ok(apply(json!([3, 2])));
    let events = answer["events"].as_array().unwrap();
    let spawned: Vec<&Value> = events.iter().filter(|event| event["type"] == "spawned").collect();
    assert_eq!(spawned[0], &json!({"type": "spawned", "symbol": "claw", "position": 1, "side": "left"}));
    assert_eq!(spawned[1]["symbol"], "tongue");
    let error = talk.refused(apply(json!([3])));
    assert_eq!((&error["needed"], &error["list"]), (&json!(2), &json!("picks")));
    assert_eq!(talk.code(apply(json!([4, 0]))), "bad_die");
    assert_eq!(talk.code(apply(json!([0, 0, 0]))), "dice_left_over");
}

#[test]
fn why_not_names_the_rule() {
    let mut talk = Talk::about(attack(json!(["head"])));
    assert_eq!(talk.ok(json!({"cmd": "why_not", "action": shoot()}))["legal"], true);
    for (action, rule) in [
        (with(shoot(), json!({"side": "right"})), "DA-TERM-03"),
        (with(shoot(), json!({"position": 3})), "DA-TERM-01"),
        (with(shoot(), json!({"marine": "gideon"})), "DA-DEATH-01"),
        (with(shoot(), json!({"marine": "scipio"})), "DA-TERM-08"),
        (json!({"do": "reroll"}), "DA-RESOLVE-02"),
        (json!({"do": "kill", "symbol": "claw"}), "DA-RESOLVE-02"),
    ] {
        let answer = talk.ok(json!({"cmd": "why_not", "action": action}));
        assert_eq!((&answer["legal"], &answer["rule"]), (&json!(false), &json!(rule)), "{action}");
        assert!(answer["message"].as_str().unwrap().ends_with('.'));
        assert_eq!(talk.refused(json!({"cmd": "apply", "action": action}))["rule"], rule);
    }
}

#[test]
fn cards_go_by_number_or_name() {
    let mut talk = Talk::about(with(column(json!([])), json!({"last": {"green": 1}})));
    let why = |talk: &mut Talk, action: Value| talk.ok(json!({"cmd": "why_not", "action": action}));
    for card in [json!(16), json!("dead-aim")] {
        let action = json!({"do": "choose", "team": "green", "card": card});
        assert_eq!(why(&mut talk, action)["legal"], true);
        assert_eq!(why(&mut talk, json!({"do": "choose", "card": card}))["legal"], true, "its team is plain");
    }
    assert_eq!(why(&mut talk, json!({"do": "choose", "team": "green", "card": 1}))["rule"], "DA-CHOOSE-02");
    assert_eq!(why(&mut talk, json!({"do": "choose", "team": "green", "card": 6}))["rule"], "DA-FEW-02");
}

#[test]
fn a_kill_may_leave_the_swarm_out_where_it_is_plain() {
    let mut talk = Talk::about(attack(json!(["head", "tail"])));
    let answer = talk.ok(json!({"cmd": "apply", "action": shoot(), "dice": [1]}));
    assert_eq!(answer["decision"]["kind"], "kill");
    let refused = talk.ok(json!({"cmd": "why_not", "action": {"do": "kill", "symbol": "claw"}}));
    assert_eq!(refused["rule"], "DA-GSLAIN-02");
    let killed = talk.ok(json!({"cmd": "apply", "action": {"do": "kill", "symbol": "tail"}, "dice": [5]}));
    assert_eq!(types(&killed)[0], "killed");
    assert_eq!(killed["events"][0]["symbol"], "tail");
}

#[test]
fn there_is_no_sight_to_ask_about() {
    let mut talk = Talk::about(column(json!([])));
    assert_eq!(talk.code(json!({"cmd": "los", "from": "0,0", "facing": "E"})), "bad_request");
}

#[test]
fn perft_counts_paths() {
    let mut talk = Talk::about(column(json!([])));
    let mut count = |depth: u64| talk.ok(json!({"cmd": "perft", "depth": depth}))["paths"].clone();
    assert_eq!(count(0), 1);
    assert_eq!(count(1), 6, "three cards for each of two living teams");
    assert_eq!(talk.code(json!({"cmd": "perft", "depth": 41})), "too_large");
}

#[test]
fn a_playout_leaves_the_game_as_it_is() {
    let mut talk = Talk::angel(3, 1);
    let before = talk.hash();
    let one = talk.ok(json!({"cmd": "playout", "bots": {"p1": "random", "p3": "random"}, "seed": 4}));
    assert_eq!(one, talk.ok(json!({"cmd": "playout", "seed": 4})));
    assert_eq!((&one["winner"], &one["reason"]), (&Value::Null, &json!("slain")));
    assert!(one["turns"].as_u64().unwrap() > 1);
    let stopped = talk.ok(json!({"cmd": "playout", "max_actions": 3}));
    assert_eq!((&stopped["reason"], &stopped["actions"]), (&json!("max_actions"), &json!(3)));
    assert_eq!(talk.hash(), before);
    talk.ok(json!({"cmd": "playout", "bots": {"p1": "veteran"}}));
    let refused = talk.refused(json!({"cmd": "playout", "bots": {"p1": "scout"}}));
    assert_eq!(refused["code"], "bad_request");
    assert_eq!(
        refused["message"],
        "`bots`: the bots for death-angel are: random, cadet, veteran, captain, master"
    );
    for bots in [json!({"p4": "random"}), json!({"marine": "random"}), json!({"p1": 3}), json!([])] {
        assert_eq!(talk.code(json!({"cmd": "playout", "bots": bots})), "bad_request");
    }
}

#[test]
fn a_game_that_is_won_has_the_players_as_winner() {
    let won = with(column(json!([])), json!({"over": {"winner": "players", "reason": "mission"}}));
    let mut talk = Talk::about(won);
    let state = talk.ok(json!({"cmd": "state"}));
    assert_eq!(state["over"], json!({"winner": "players", "reason": "mission"}));
    assert_eq!(state.get("decision"), None);
    let legal = talk.ok(json!({"cmd": "legal"}));
    assert_eq!((&legal["actions"], &legal["owner"]), (&json!([]), &Value::Null));
    let refused = talk.refused(json!({"cmd": "apply", "action": {"do": "pass"}}));
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("illegal_action"), &json!("DA-GOAL-03")));
    assert_eq!(talk.ok(json!({"cmd": "view", "seat": "p1"}))["view"]["decision"], Value::Null);
    assert_eq!(talk.ok(json!({"cmd": "perft", "depth": 1}))["paths"], 0);
}

#[test]
fn one_conversation_goes_from_one_game_to_the_other() {
    let mut talk = Talk::about(column(json!([])));
    talk.ok(json!({"cmd": "load", "position": corridor(3, json!([marine("0,0", "E")]))}));
    assert_eq!(talk.position()["game"], "space-hulk");
    assert_eq!(
        talk.code(json!({"cmd": "load", "position": with(column(json!([])), json!({"players": 9}))})),
        "bad_position"
    );
    assert_eq!(talk.position()["game"], "space-hulk");
    talk.ok(json!({"cmd": "load", "position": column(json!([]))}));
    assert_eq!(talk.position()["game"], "death-angel");
    let error = talk.refused(json!({"cmd": "load", "position": {"game": "chess"}}));
    assert_eq!(
        error["problems"][0]["message"],
        "\"chess\" is not known; say \"space-hulk\" or \"death-angel\""
    );
}
