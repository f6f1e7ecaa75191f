//! Positions of Death Angel go out and come back unchanged, and every mistake in one is told.

mod common;

use std::collections::BTreeSet;

use common::{Talk, column, with};
use death_angel::DeathAngel;
use game_api::{Game, Journal, Seeded};
use serde_json::{Value, json};

fn load(talk: &mut Talk, position: &Value) -> Value {
    talk.ok(json!({"cmd": "load", "position": position}))
}

/// Visits every decision of a random game, and its end.
fn along(players: u8, seed: u64, mut visit: impl FnMut(&mut Talk)) {
    let mut talk = Talk::angel(players, seed);
    let mut choice = Seeded::new(seed + 1000);
    loop {
        visit(&mut talk);
        if !talk.step(&mut choice) {
            return;
        }
    }
}

#[test]
fn a_position_comes_back_at_every_decision() {
    let mut kinds = BTreeSet::new();
    let mut copy = Talk::new();
    for (players, seed) in (1..=6).flat_map(|players| [(players, 1), (players, 2)]) {
        along(players, seed, |talk| {
            let position = talk.position();
            let answer = load(&mut copy, &position);
            assert_eq!(answer["events"], json!([]), "nothing is left to settle: {position}");
            assert_eq!(answer["hash"], talk.hash(), "{position}");
            assert_eq!(copy.position(), position);
            assert_eq!(copy.legal(), talk.legal());
            kinds.extend(answer["decision"]["kind"].as_str().map(str::to_owned));
        });
    }
    assert!(kinds.len() >= 9, "{kinds:?}");
}

/// An action read back from its object is the one that was meant: playing it leads to the game
/// that the rules lead to, with the dice of the same seed.
#[test]
fn an_action_does_what_its_object_says() {
    let mut words = BTreeSet::new();
    for (players, seed) in (1..=6).flat_map(|players| [(players, 3), (players, 4)]) {
        let mut talk = Talk::angel(players, seed);
        let (mut dice, mut choice) = (Seeded::new(seed), Seeded::new(seed + 1000));
        let mut game = DeathAngel::new(players, &mut dice, &mut Journal::discard()).unwrap();
        let mut legal = Vec::new();
        loop {
            assert_eq!(talk.hash(), format!("{:016x}", game.state_hash()));
            game.legal_actions(&mut legal);
            let objects = talk.legal();
            assert_eq!(objects.len(), legal.len());
            for object in &objects {
                words.insert(object["do"].as_str().unwrap().to_owned());
                assert_eq!(talk.ok(json!({"cmd": "why_not", "action": object}))["legal"], true, "{object}");
            }
            if legal.is_empty() {
                break;
            }
            let pick = choice.below(legal.len() as u32) as usize;
            talk.ok(json!({"cmd": "apply", "action": objects[pick]}));
            game.apply(&legal[pick], &mut dice, &mut Journal::discard()).unwrap();
        }
    }
    let all = "activate attack choose keep kill pass reroll support swap target turn";
    assert_eq!(words.into_iter().collect::<Vec<_>>().join(" "), all);
}

/// One position with nearly everything in it, written out in full.
fn full() -> Value {
    json!({
        "game": "death-angel",
        "players": 2,
        "teams": {"p1": ["purple", "green"], "p2": ["red", "grey"]},
        "turn": 7, "phase": "choose", "stage": "main", "current": "p2",
        "formation": [
            {"marine": "zael", "facing": "left", "tokens": 2,
             "left": {"swarm": ["head", "tail"], "shielded": true, "terrain": [{"id": "door", "tokens": 3}]},
             "right": {"swarm": [], "terrain": [{"id": "dark-corner", "tokens": 0}]}},
            {"marine": "noctis", "facing": "right", "tokens": 0,
             "left": {"swarm": [], "terrain": []},
             "right": {"swarm": ["claw", "bl-b"], "terrain": []}},
            {"marine": "leon", "facing": "right", "tokens": 1,
             "left": {"swarm": [], "terrain": []}, "right": {"swarm": [], "terrain": []}},
        ],
        "location": "core-cogitator", "location_tokens": 1,
        "location_deck": ["dark-catacombs", "4"],
        "major": 3, "minor": 1,
        "blips": {
            "left": {"order": [], "seen": ["tail"], "unseen": 2, "under": 1, "known": ["tail"], "counted": false},
            "right": ["claw", "claw", "tongue"],
        },
        "genestealer_deck": ["head", "tongue"],
        "genestealer_discard": ["head", "claw"],
        "slain_lords": ["bl-a"],
        "event_deck": ["evasion", "the-swarm-a"], "event_known": true,
        "event_bottom": ["gun-jam"], "event_discard": ["second-wind"],
        "chosen": {"green": 16}, "last": {"red": 4, "green": 1},
        "hands": {"red": [7, 17], "purple": [5, 10, 14], "green": [12]},
        "resolved": 0, "activated": ["door"], "artefact": "p1",
        "now": {"event": "gun-jam", "team": "red"}, "coming": null,
        "limited": {"terrain": "dark-corner", "appeared": 1}, "led": true,
        "resolving": [], "over": null,
    })
}

#[test]
fn a_position_with_everything_comes_back() {
    let mut talk = Talk::about(full());
    assert_eq!(talk.position(), full());
    let view = talk.ok(json!({"cmd": "view", "seat": "p1"}))["view"].clone();
    assert_eq!((&view["event_deck"], &view["event_bottom"]), (&json!(["evasion"]), &json!(["gun-jam"])));
}

#[test]
fn short_forms_mean_the_same_as_long_ones() {
    let mut talk = Talk::new();
    let hash = |talk: &mut Talk, change: Value| load(talk, &with(full(), change))["hash"].clone();
    let long = hash(&mut talk, json!({}));
    for short in [
        json!({"chosen": [16], "last": [4, 1]}),
        json!({"chosen": {"p1": "dead-aim"}, "last": {"p1": [1], "p2": "overwatch"}}),
        json!({"chosen": ["dead-aim"], "last": {"green": "block"}, "hands": {"red": [7, 17]}}),
        json!({"hands": null}),
        json!({"stage": null, "coming": null, "over": null, "resolving": null}),
        json!({"minor": null}),
    ] {
        assert_eq!(hash(&mut talk, short.clone()), long, "{short}");
    }
    let plain = load(&mut talk, &with(full(), json!({"now": "evasion"})))["hash"].clone();
    assert_eq!(hash(&mut talk, json!({"now": {"event": "evasion"}})), plain);
    let door = json!([{"marine": "zael", "facing": "left", "left": {"terrain": ["door"]}}]);
    let lone =
        |formation: Value| json!({"formation": formation, "chosen": null, "last": null, "hands": null});
    let short = hash(&mut talk, lone(door));
    let door = json!([{"marine": "zael", "facing": "left", "left": {"terrain": [{"id": "door"}]}}]);
    assert_eq!(hash(&mut talk, lone(door)), short);
}

/// What is left out is made from what is not in play.
#[test]
fn decks_that_are_left_out_are_made() {
    let mut position = column(json!(["head"]));
    position.as_object_mut().unwrap().remove("blips");
    let mut talk = Talk::about(position);
    let written = talk.position();
    assert_eq!(written["location"], "void-lock");
    assert_eq!(written["location_deck"], json!(["2", "3", "4"]));
    assert_eq!((&written["major"], &written["minor"]), (&json!(2), &json!(1)));
    assert!(written["blips"]["left"].as_u64().unwrap() > 0, "as many as the setup card says");
    assert_eq!(written["event_deck"], json!([]));
}

#[test]
fn what_is_fixed_comes_in_its_order() {
    let piles =
        json!({"left": ["claw", "tail", "head", "claw"], "right": ["tongue", "head", "tail", "claw"]});
    let spawning = json!({"phase": "event", "event_deck": ["enter-formation"], "blips": piles});
    let mut talk = Talk::new();
    let one =
        talk.ok(json!({"cmd": "load", "position": with(column(json!([])), spawning.clone()), "seed": 1}));
    let other = talk.ok(json!({"cmd": "load", "position": with(column(json!([])), spawning), "seed": 2}));
    assert_eq!(one["events"], other["events"], "nothing is left to chance");
    let events = one["events"].as_array().unwrap();
    let spawned: Vec<&Value> = events.iter().filter(|event| event["type"] == "spawned").collect();
    let symbols: Vec<&Value> = spawned.iter().map(|event| &event["symbol"]).collect();
    assert_eq!(symbols, ["claw", "tail"], "from the top of the left pile, at the Door");
}

/// A change to a sound position, where it is wrong, and words of the message.
fn mistakes() -> Vec<(Value, &'static str, &'static str)> {
    let row = |change: Value| {
        let sound = json!({"marine": "noctis", "facing": "left"});
        json!({"formation": [with(sound, change)]})
    };
    vec![
        (json!({"players": null}), "players", "is missing"),
        (json!({"players": 0}), "players", "from 1 to 6"),
        (json!({"players": "1"}), "players", "whole number"),
        (json!({"players": 2}), "teams.p2", "has 0 teams"),
        (json!({"teams": null}), "teams", "is missing"),
        (json!({"teams": []}), "teams", "expected an object"),
        (json!({"teams": {"p1": ["green", "grey"]}}), "teams.p1", "has 2 teams, not 3"),
        (json!({"teams": {"p1": "green"}}), "teams.p1", "expected a list"),
        (json!({"teams": {"p1": ["green", "mauve", "grey"]}}), "teams.p1[1]", "\"mauve\" is not known"),
        (json!({"teams": {"p9": ["green"]}}), "teams.p9", "the seats are p1 to p6"),
        (json!({"teams": {"p1": ["green", "grey", "blue"], "p2": ["red"]}}), "teams", "only 1 seats"),
        (json!({"formation": null}), "formation", "is missing"),
        (json!({"formation": {}}), "formation", "expected a list"),
        (json!({"formation": []}), "formation", "at least one Marine"),
        (json!({"formation": [3]}), "formation[0]", "expected an object"),
        (row(json!({"marine": null})), "formation[0].marine", "is missing"),
        (row(json!({"marine": "bob"})), "formation[0].marine", "\"bob\" is not known"),
        (row(json!({"marine": "leon"})), "formation[0]", "nobody plays"),
        (row(json!({"facing": null})), "formation[0].facing", "is missing"),
        (row(json!({"facing": "N"})), "formation[0].facing", "left, right"),
        (row(json!({"tokens": 13})), "formation[0].tokens", "from 0 to 12"),
        (row(json!({"left": []})), "formation[0].left", "expected an object"),
        (row(json!({"left": {"swarm": "head"}})), "formation[0].left.swarm", "expected a list"),
        (
            row(json!({"left": {"swarm": ["head", "ear"]}})),
            "formation[0].left.swarm[1]",
            "\"ear\" is not known",
        ),
        (row(json!({"right": {"swarm": vec!["head"; 10]}})), "formation[0].right", "not that many cards"),
        (row(json!({"left": {"attacked": ["head"]}})), "formation[0].left", "only in the attack phase"),
        (row(json!({"left": {"shielded": true}})), "formation[0].left", "needs a swarm"),
        (row(json!({"left": {"shielded": 1}})), "formation[0].left.shielded", "true or false"),
        (row(json!({"left": {"terrain": [{}]}})), "formation[0].left.terrain[0].id", "is missing"),
        (
            row(json!({"left": {"terrain": ["lava"]}})),
            "formation[0].left.terrain[0]",
            "\"lava\" is not known",
        ),
        (
            row(json!({"left": {"terrain": [{"id": "corridor", "tokens": 1}]}})),
            "formation[0].left.terrain[0].tokens",
            "only the Door",
        ),
        (json!({"location": "bridge"}), "location", "\"bridge\" is not known"),
        (json!({"location_tokens": 13}), "location_tokens", "from 0 to 12"),
        (json!({"location_deck": "2"}), "location_deck", "expected a list"),
        (json!({"location_deck": ["5"]}), "location_deck[0]", "\"5\" is not known"),
        (json!({"location_deck": ["void-lock"]}), "location_deck", "setup cards"),
        (json!({"major": 13}), "major", "from 0 to 12"),
        (json!({"blips": 5}), "blips", "expected an object"),
        (json!({"blips": {"left": 37}}), "blips.left", "from 0 to 36"),
        (json!({"blips": {"left": "5"}}), "blips.left", "a number of cards, a list of symbols"),
        (json!({"blips": {"right": ["nose"]}}), "blips.right[0]", "\"nose\" is not known"),
        (json!({"blips": {"right": vec!["head"; 10]}}), "blips.right", "not that many"),
        (json!({"blips": {"left": {"counted": true}}}), "blips.left", "only cards in order"),
        (json!({"blips": {"left": {"under": -1}}}), "blips.left.under", "from 0 to 36"),
        (json!({"blips": {"left": 30, "right": 30}}), "blips", "60 unseen blips"),
        (json!({"genestealer_deck": vec!["tail"; 10]}), "genestealer_deck", "not that many"),
        (json!({"genestealer_discard": [1]}), "genestealer_discard[0]", "expected a text"),
        (json!({"slain_lords": ["head"]}), "slain_lords[0]", "bl-a, bl-b"),
        (json!({"event_deck": ["party"]}), "event_deck[0]", "\"party\" is not known"),
        (json!({"event_deck": vec!["evasion"; 4]}), "event_deck", "not that many"),
        (json!({"event_known": true}), "event_known", "no card on top"),
        (json!({"event_bottom": ["evasion"]}), "event_bottom", "nobody plays purple"),
        (json!({"turn": 0}), "turn", "from 1 to 9999"),
        (json!({"phase": "lunch"}), "phase", "\"lunch\" is not known"),
        (json!({"stage": 1}), "stage", "expected a text"),
        (json!({"current": "p3"}), "current", "does not sit"),
        (json!({"current": "marine"}), "current", "\"marine\" is not known"),
        (json!({"chosen": 16}), "chosen", "expected an object"),
        (json!({"chosen": [19]}), "chosen[0]", "from 1 to 18"),
        (json!({"chosen": {"green": "nap"}}), "chosen.green", "a name"),
        (json!({"chosen": {"green": 6}}), "chosen.green", "6 is a card of the grey team"),
        (json!({"chosen": {"p4": 6}}), "chosen.p4", "name a team"),
        (json!({"chosen": {"green": [1, 12]}}), "chosen", "two cards"),
        (json!({"chosen": {"blue": 3}}), "chosen", "no living Marine"),
        (json!({"chosen": [16], "last": [16]}), "chosen", "the card of the round before"),
        (json!({"hands": {"green": [1]}}), "hands.green", "neither held nor chosen"),
        (json!({"hands": {"green": [1, 1, 12]}}), "hands.green", "1 is held twice"),
        (json!({"hands": {"green": [1, 16]}, "last": [1]}), "hands.green", "also chosen or used"),
        (json!({"resolved": 19}), "resolved", "from 0 to 18"),
        (json!({"activated": ["lamp"]}), "activated[0]", "\"lamp\" is not known"),
        (json!({"artefact": "p2"}), "artefact", "does not sit"),
        (json!({"now": "gun-jam"}), "now", "on whom"),
        (json!({"now": "rain"}), "now", "\"rain\" is not known"),
        (json!({"now": {"event": "gun-jam"}}), "now.team", "is missing"),
        (json!({"coming": {"event": "second-wind", "marine": "leon"}}), "coming", "nobody plays"),
        (json!({"coming": 5}), "coming", "expected an object"),
        (json!({"limited": {"appeared": 1}}), "limited.terrain", "is missing"),
        (json!({"led": "yes"}), "led", "true or false"),
        (json!({"resolving": "kills"}), "resolving", "expected a list"),
        (json!({"resolving": ["juggle"]}), "resolving[0]", "no work"),
        (json!({"resolving": ["x".repeat(1000)]}), "resolving[0]", "no work"),
        (json!({"resolving": ["lead"]}), "resolving[0]", "does not fit"),
        (json!({"over": {"reason": "rain"}}), "over.reason", "mission, extermination, slain"),
        (json!({"over": {}}), "over.reason", "is missing"),
    ]
}

#[test]
fn every_mistake_is_told_with_its_place() {
    let base = column(json!([]));
    let mut talk = Talk::about(base.clone());
    let before = talk.hash();
    for (change, path, words) in mistakes() {
        let error = talk.refused(json!({"cmd": "load", "position": with(base.clone(), change.clone())}));
        assert_eq!(error["code"], "bad_position", "{change}");
        let problems = error["problems"].as_array().unwrap();
        let told = problems
            .iter()
            .any(|problem| problem["path"] == path && problem["message"].as_str().unwrap().contains(words));
        assert!(told, "{change}\nexpected {path}: {words}\nfound {problems:?}");
        assert_eq!(talk.hash(), before);
    }
}

#[test]
fn all_mistakes_are_told_at_once() {
    let position = with(
        column(json!(["ear"])),
        json!({"turn": 0, "phase": "lunch", "blips": {"left": -1}, "chosen": [0], "led": 1}),
    );
    let error = Talk::new().refused(json!({"cmd": "load", "position": position}));
    let problems = error["problems"].as_array().unwrap().clone();
    let paths: BTreeSet<&str> = problems.iter().map(|problem| problem["path"].as_str().unwrap()).collect();
    let expected = ["blips.left", "chosen[0]", "formation[0].left.swarm[0]", "led", "phase", "turn"];
    assert_eq!(paths.into_iter().collect::<Vec<_>>(), expected);
}
