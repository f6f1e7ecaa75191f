//! Positions go out and come back unchanged, and every mistake in one is told.

mod common;

use common::{Talk, corridor, marine, stealer, with};
use game_api::{Game, Journal, RandomPlayer, Seeded};
use serde_json::{Value, json};
use space_hulk::{SpaceHulk, text};

/// A game of every position along random play.
fn along(id: &str, seeds: u64, mut visit: impl FnMut(&SpaceHulk)) {
    let start = content::hulk::Library::built_in().find(id).unwrap().position();
    for seed in 0..seeds {
        let mut dice = Seeded::new(seed);
        let mut player = RandomPlayer::new(seed + 1000);
        let mut journal = Journal::discard();
        let mut game = SpaceHulk::from_position(&start, &mut dice, &mut journal).unwrap();
        let mut legal = Vec::new();
        loop {
            visit(&game);
            game.legal_actions(&mut legal);
            if legal.is_empty() {
                break;
            }
            let action = legal[player.choose(legal.len())];
            game.apply_unchecked(&action, &mut dice, &mut journal);
        }
    }
}

fn load(talk: &mut Talk, position: &Value) -> Value {
    talk.ok(json!({"cmd": "load", "position": position}))
}

#[test]
fn a_position_comes_back_at_every_decision() {
    for (mission, seeds) in [("first-contact", 4), ("shakedown", 2)] {
        let mut talk = Talk::new();
        let mut inside = std::collections::BTreeSet::new();
        along(mission, seeds, |game| {
            let position = forms::hulk::write_position(&game.position());
            let answer = load(&mut talk, &position);
            assert_eq!(answer["hash"], format!("{:016x}", game.state_hash()), "{position}");
            assert_eq!(talk.ok(json!({"cmd": "position"}))["position"], position);
            inside.insert(answer["decision"]["kind"].as_str().map(str::to_owned));
        });
        assert!(inside.len() >= 6, "decisions inside actions come up too: {inside:?}");
    }
}

#[test]
fn every_legal_action_comes_back() {
    for (mission, seeds) in [("first-contact", 2), ("shakedown", 1)] {
        let mut talk = Talk::new();
        along(mission, seeds, |game| {
            load(&mut talk, &forms::hulk::write_position(&game.position()));
            for action in talk.legal() {
                let answer = talk.ok(json!({"cmd": "why_not", "action": action}));
                assert_eq!(answer["legal"], true, "{action}");
                assert_eq!(action.get("unit").is_some(), action.get("cost").is_some(), "{action}");
            }
        });
    }
}

/// An action read back from its object is the one that was meant: applying it gives
/// the game that the rules give.
#[test]
fn an_action_does_what_its_object_says() {
    let mut talk = Talk::new();
    along("shakedown", 1, |game| {
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        let position = forms::hulk::write_position(&game.position());
        load(&mut talk, &position);
        let objects = talk.legal();
        assert_eq!(objects.len(), legal.len());
        for (object, action) in objects.iter().zip(&legal).step_by(31) {
            load(&mut talk, &position);
            let answer = talk.ok(json!({"cmd": "apply", "action": object}));
            let mut after = game.clone();
            after.apply(action, &mut Seeded::new(0), &mut Journal::discard()).unwrap();
            assert_eq!(answer["hash"], format!("{:016x}", after.state_hash()), "{object}");
        }
    });
}

/// One position with everything in it.
fn full() -> Value {
    let board = text::parse(
        "origin 0,0
a:m1> a:m2> a:+ b:g1< b:%x b
a:=   a:*   a   b     b:!cat b:B^

origin 0,0,1
c c c

kind b room
wall 0,0/0,1
entry A 0,1 W
entry B 5,0 E starting
entry C 5,1 E unused
exit 0,0 S marine
ladder 1,0,1 1,0
lurk A b1 b2
m1 librarian force_axe psi 7 power_used overwatch carries gem ap 2
m2 assault_cannon reloaded ammo 3 guard activated
b1 value 3 held
b2 value 1
turn 3
phase alien_action
command 4 spent 2
active g1
starting_blips 1
reinforcements 2 2 3
pile 3 1
pool 2 1 0
used 1 3
used_unseen 2
reshuffles 1
broodlord come
round_limit 12
special generators_break
win marine escape immediate : marines_exited 3
win marine hold : all (round 10) (not (marines_killed 3)) (once (object_carried cat marine))
win alien overrun : any (aliens_in 2 0,0 1,0) (not (marines_on_board 1)) (marines_in 1 3,0)
win alien wreck : at_least 2 (generators_damaged 1) (generator_damaged 4,1) (aliens_killed 9) (aliens_exited 9)
draw odd : all (broodlord_dead) (section_burns b) (doors_closed 2,1) (doors_destroyed 2,1) (aliens_in_play 40)
draw names : any (marine_dead m1) (marine_exited m9) (object_in cat 0,0) (object_exited gem alien)
win marine alive : all (marine_alive m1) (marine_exited m9) (marine_dead m1)
at_limit alien
aliens_killed 3
marines_killed m8
marines_exited m9
objects_exited egg alien
fulfilled no
retired g9
option parry_die highest
option lurk_genestealer_cap none
option timer_seconds 90
option door_close_on_unit allow",
    );
    forms::hulk::write_position(&board.unwrap_or_else(|problems| panic!("{problems:#?}")))
}

#[test]
fn a_position_with_everything_comes_back() {
    let position = full();
    let read = forms::hulk::read_position(position.as_object().unwrap()).unwrap();
    assert_eq!(forms::hulk::write_position(&read), position);
    let mut talk = Talk::about(position);
    let once = talk.ok(json!({"cmd": "position"}))["position"].clone();
    load(&mut talk, &once);
    assert_eq!(talk.ok(json!({"cmd": "position"}))["position"], once);
}

#[test]
fn short_forms_mean_the_same_as_long_ones() {
    let short = with(
        corridor(6, json!([with(marine("0,0", "E"), json!({"carries": "cat"})), stealer("4,0", "W")])),
        json!({"reinforcements": 2, "generators": ["5,0"], "active": null, "solo": null, "unheard": {"of": 1}}),
    );
    let long = with(
        corridor(6, json!([with(marine("0,0", "E"), json!({"carries": ["cat"]})), stealer("4,0", "W")])),
        json!({"reinforcements": [2], "generators": [{"at": "5,0", "damaged": false}]}),
    );
    assert_eq!(Talk::about(short).hash(), Talk::about(long).hash());
}

#[test]
fn doors_stand_on_edges_where_the_option_says_so() {
    let position = with(
        corridor(3, json!([marine("0,0", "E"), stealer("2,0", "W")])),
        json!({
            "options": {"door_placement": "edge"},
            "board": {
                "levels": [{"rows": ["aaa"]}],
                "doors": [{"at": "0,0", "beyond": "1,0", "state": "closed"}],
            },
        }),
    );
    let mut talk = Talk::about(position);
    let open = json!({"do": "door", "unit": "m1", "at": "0,0", "beyond": "1,0", "to": "open", "cost": 1});
    let fire = json!({"do": "fire", "unit": "m1", "door": "0,0", "beyond": "1,0", "cost": 1});
    let legal = talk.legal();
    assert!(legal.contains(&open) && legal.contains(&fire), "{legal:?}");
    let answer =
        talk.ok(json!({"cmd": "apply", "action": {"do": "door", "unit": "m1", "at": "0,0", "to": "open"}}));
    assert_eq!(
        answer["events"][0],
        json!({"type": "door_opened", "unit": "m1", "at": "0,0", "beyond": "1,0"})
    );
}

/// Every mistake: what is changed, where the problem is told, and a part of what is said.
fn mistakes() -> Vec<(Value, &'static str, &'static str)> {
    let unit = |changes: Value| json!({"units": [with(marine("0,0", "E"), changes)]});
    let alien = |changes: Value| json!({"units": [with(stealer("1,0", "W"), changes)]});
    let blip = |changes: Value| json!({"units": [with(json!({"id": "b1", "kind": "blip", "value": 1, "at": "1,0"}), changes)]});
    let board = |changes: Value| json!({"board": with(json!({"levels": [{"rows": ["aaaaa"]}]}), changes)});
    let goal = |when: Value| json!({"victory": {"marine": [{"name": "x", "when": when}]}});
    vec![
        (json!({"game": null}), "game", "missing"),
        (json!({"game": "chess"}), "game", "space-hulk"),
        (json!({"game": "death-angel"}), "players", "missing"),
        (json!({"board": null}), "board", "missing"),
        (json!({"board": 3}), "board", "an object"),
        (json!({"units": null}), "units", "missing"),
        (json!({"units": {}}), "units", "a list"),
        (json!({"units": [3]}), "units[0]", "an object"),
        (json!({"solo": "c"}), "solo", "say one of: a, b"),
        (json!({"key_marines": ["m7"]}), "key_marines[0]", "m7"),
        (json!({"turn": 0}), "turn", "1 to 9999"),
        (json!({"turn": "1"}), "turn", "whole number"),
        (json!({"phase": "lunch"}), "phase", "marine_action"),
        (json!({"command": 4}), "command", "an object"),
        (json!({"command": {"drawn": 7}}), "command.drawn", "0 to 6"),
        (json!({"command": {"drawn": 2, "spent": 3}}), "command.spent", "only 2 drawn"),
        (json!({"active": 1}), "active", "a text"),
        (json!({"active": "m7"}), "active", "m7"),
        (json!({"burning": "0,0"}), "burning", "a list"),
        (json!({"burning": ["7,7"]}), "burning[0]", "no floor"),
        (json!({"barrier": "x"}), "barrier", "x,y"),
        (json!({"generators": [3]}), "generators[0]", "an object"),
        (json!({"generators": [{"damaged": true}]}), "generators[0].at", "missing"),
        (json!({"objects": [{"at": "1,0"}]}), "objects[0].kind", "missing"),
        (json!({"reinforcements": "many"}), "reinforcements", "whole number"),
        (json!({"reinforcements": [1, 99]}), "reinforcements[1]", "0 to 22"),
        (json!({"blip_pile": [1, 4]}), "blip_pile[1]", "1 to 3"),
        (json!({"blip_pool": {"1": 9, "2": 9, "3": 9}}), "blip_pile", "only 22"),
        (json!({"broodlord": "late"}), "broodlord", "waiting"),
        (json!({"round_limit": 0}), "round_limit", "1 to 9999"),
        (json!({"special": []}), "special", "an object"),
        (json!({"options": 3}), "options", "an object"),
        (json!({"options": {"preset": "fifth"}}), "options.preset", "fourth"),
        (json!({"options": {"overwach_fire": "may"}}), "options.overwach_fire", "did you mean overwatch_"),
        (json!({"options": {"overwatch_fire": "perhaps"}}), "options.overwatch_fire", "may must"),
        (json!({"options": {"timer_seconds": 1.5}}), "options.timer_seconds", "whole number"),
        (unit(json!({"id": null})), "units[0].id", "missing"),
        (unit(json!({"id": "a b"})), "units[0].id", "letters"),
        (unit(json!({"kind": "tyrant"})), "units[0].kind", "genestealer"),
        (unit(json!({"at": "7,7"})), "units[0].at", "no floor"),
        (unit(json!({"at": [0, 0]})), "units[0].at", "a text"),
        (unit(json!({"at": "1000,0"})), "units[0].at", "999"),
        (unit(json!({"entry": "A"})), "units[0].at", "not both"),
        (unit(json!({"facing": "north"})), "units[0].facing", "\"N\""),
        (unit(json!({"ap": 5})), "units[0].ap", "0 to 4"),
        (unit(json!({"ap": -1})), "units[0].ap", "0 to 4"),
        (unit(json!({"rank": "chief"})), "units[0].rank", "sergeant"),
        (unit(json!({"ranged": "laser"})), "units[0].ranged", "heavy_flamer"),
        (unit(json!({"melee": "spoon"})), "units[0].melee", "chainfist"),
        (unit(json!({"overwatch": "yes"})), "units[0].overwatch", "true or false"),
        (unit(json!({"overwatch": true, "guard": true})), "units[0].guard", "never"),
        (unit(json!({"ammo": 3})), "units[0].ammo", "counted shots"),
        (unit(json!({"psi": 1})), "units[0].psi", "psi points"),
        (unit(json!({"sustained_target": "g5"})), "units[0].sustained_target", "g5"),
        (unit(json!({"carries": 3})), "units[0].carries", "a text"),
        (alien(json!({"at": null})), "units[0].at", "missing"),
        (alien(json!({"at": null, "entry": "Z"})), "units[0].entry", "no entry area"),
        (alien(json!({"overwatch": true})), "units[0]", "for Marines"),
        (blip(json!({"value": 4})), "units[0].value", "1 to 3"),
        (blip(json!({"drawn": true})), "units[0].at", "no place yet"),
        (blip(json!({"held": true})), "units[0].held", "entry area"),
        (board(json!({"levels": null})), "board.levels", "missing"),
        (board(json!({"levels": [{}]})), "board.levels[0].rows", "missing"),
        (board(json!({"levels": [{"rows": [1]}]})), "board.levels[0].rows[0]", "a text"),
        (board(json!({"levels": [{"origin": "a", "rows": ["a"]}]})), "board.levels[0].origin", "x,y"),
        (board(json!({"levels": [{"rows": ["   "]}]})), "board.levels", "no floor"),
        (board(json!({"kinds": {"a": "cave"}})), "board.kinds.a", "corridor"),
        (board(json!({"kinds": {"ab": "room"}})), "board.kinds.ab", "single character"),
        (board(json!({"walls": [["0,0"]]})), "board.walls[0]", "two squares"),
        (board(json!({"walls": [["0,0", "2,0"]]})), "board.walls[0]", "share an edge"),
        (board(json!({"doors": [{"state": "open"}]})), "board.doors[0].at", "missing"),
        (board(json!({"doors": [{"at": "1,0", "state": "ajar"}]})), "board.doors[0].state", "destroyed"),
        (board(json!({"doors": [{"at": "1,0", "beyond": "2,0"}]})), "board.doors[0]", "door_placement"),
        (board(json!({"entries": [{"id": "A", "at": "0,0"}]})), "board.entries[0].from", "missing"),
        (
            board(json!({"entries": [{"id": "A", "at": "0,0", "from": "E"}]})),
            "board.entries[0].from",
            "off the board",
        ),
        (
            board(json!({"entries": [{"id": "A", "at": "0,0", "from": "W", "takes": ["tea"]}]})),
            "board.entries[0].takes[0]",
            "reinforcements",
        ),
        (board(json!({"exits": [{"at": "0,0", "to": "W", "side": "cook"}]})), "board.exits[0].side", "alien"),
        (board(json!({"ladders": [["0,0", "1,0"]]})), "board.ladders[0]", "one level"),
        (json!({"victory": {"marine": 3}}), "victory.marine", "a list"),
        (json!({"victory": {"at_limit": "nobody"}}), "victory.at_limit", "marine"),
        (json!({"victory": {"alien": [{"when": {"round": 1}}]}}), "victory.alien[0].name", "missing"),
        (goal(json!({"round": 1, "marines_exited": 1})), "victory.marine[0].when", "single key"),
        (goal(json!({"luck": 1})), "victory.marine[0].when.luck", "no condition"),
        (goal(json!({"not": {"round": "x"}})), "victory.marine[0].when.not.round", "whole number"),
        (goal(json!({"marines_in": {"count": 1}})), "victory[0]", "no squares"),
        (json!({"over": {"winner": "cat", "reason": "x"}}), "over.winner", "alien"),
        (json!({"tally": {"marines_killed": "m2"}}), "tally.marines_killed", "a list"),
        (json!({"resolving": ["waltz m1"]}), "resolving[0]", "waltz"),
    ]
}

#[test]
fn every_mistake_is_told_with_its_place() {
    let base = corridor(5, json!([marine("0,0", "E")]));
    for (change, path, words) in mistakes() {
        let mut talk = Talk::about(base.clone());
        let before = talk.hash();
        let request = json!({"cmd": "load", "position": with(base.clone(), change.clone())});
        let error = talk.refused(request);
        assert_eq!(error["code"], "bad_position", "{change}");
        let problems = error["problems"].as_array().unwrap();
        let told = problems
            .iter()
            .any(|problem| problem["path"] == path && problem["message"].as_str().unwrap().contains(words));
        assert!(told, "{change}\nexpected {path}: {words}\nfound {problems:?}");
        assert_eq!(talk.hash(), before);
    }
    assert!(mistakes().len() >= 30);
}

#[test]
fn all_mistakes_are_told_at_once() {
    let position = json!({
        "game": "space-hulk",
        "board": {"levels": [{"rows": ["aa"]}], "doors": [{"at": "q"}]},
        "units": [{"id": "m1", "kind": "marine", "at": "0,0", "facing": "Q", "ap": 99}, {"kind": "blip"}],
        "turn": 0,
    });
    let error = Talk::new().refused(json!({"cmd": "load", "position": position}));
    let problems = error["problems"].as_array().unwrap().clone();
    let mut paths: Vec<&str> = problems.iter().map(|problem| problem["path"].as_str().unwrap()).collect();
    paths.sort_unstable();
    assert_eq!(
        paths,
        ["board.doors[0].at", "turn", "units[0].ap", "units[0].facing", "units[1].at", "units[1].id"]
    );
}
