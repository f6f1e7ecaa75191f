//! Versions, and commands that come twice.

use game_api::Ratio;
use table::{Choice, Code, Command, People, Seat};

use crate::house::{House, angel, eyes, hulk, id, who};

fn act(version: u32, index: u32) -> Command {
    Command::Act { version, choice: Choice::Index(index), turn: None }
}

#[test]
fn a_stale_answer_is_refused() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    let version = house.table.version();
    assert_eq!(house.refuses("ann", act(version + 1, 0)), Code::Stale);
    assert_eq!(house.refuses("bob", act(version, 0)), Code::NotYourDecision);
    assert_eq!(house.refuses("cid", act(version, 0)), Code::NotYourSeat);
    assert_eq!(house.refuses("ann", act(version, 999)), Code::BadAction);
    house.does("ann", act(version, 1));
    assert_eq!(house.refuses("ann", act(version, 0)), Code::Stale);
    assert_eq!(house.refuses("bob", act(version, 1)), Code::Stale);
}

/// The place of the first action of this name in a list.
fn find(legal: &[protocol::Legal], name: &str) -> u32 {
    legal.iter().position(|entry| entry.action.fields()["do"] == name).expect("it can be played") as u32
}

/// Whoever plays two actions for one wish names the turn that it is for: if the first of them has
/// ended it, the second does not end the next.
#[test]
fn an_answer_that_names_another_turn_is_refused() {
    let mut house = House::with(hulk("tutorial-1"), 1, &["ann", "bob"]);
    let (version, screen) = (house.table.version(), house.screen());
    let end = |version, turn: &str| Command::Act {
        version,
        choice: Choice::Index(find(&screen.legal, "end_turn")),
        turn: Some(turn.to_owned()),
    };
    let turn = screen.turn.clone().unwrap();
    assert_eq!(house.refuses("ann", end(version, "2 marine_action")), Code::Stale);
    assert_eq!(house.refuses("ann", end(version, "1 alien_action")), Code::Stale);
    house.does("ann", end(version, &turn));
    assert_ne!(house.screen().turn, Some(turn.clone()));
    // Sent again it is not followed twice, and not refused either.
    assert!(house.tries(&who("ann"), &end(version, &turn)).unwrap().entries.is_empty());
}

/// A free shot is an offer: what can be played without it is told at once, and playing it declines
/// the shot. Taking that back is one step, after which the shot is offered again.
#[test]
fn what_is_offered_is_declined_by_any_other_action() {
    let mut house = House::with(hulk("tutorial-1"), 1, &["ann", "bob"]);
    assert!(house.screen().after_pass.is_empty());
    house.act(find(&house.screen().legal, "move") as usize);
    let (version, screen) = (house.table.version(), house.screen());
    assert_eq!(screen.decision.unwrap().fields()["kind"], "free_shot");
    let mut passed = house.clone();
    passed.act(find(&screen.legal, "pass") as usize);
    assert_eq!(passed.screen().legal, screen.after_pass);
    assert_eq!(house.refuses("ann", after_pass(version, 999)), Code::BadAction);
    let step = find(&screen.after_pass, "move");
    passed.act(step as usize);
    house.does("ann", after_pass(version, step));
    assert_eq!(house.screen().view, passed.screen().view);
    assert_eq!(house.table.version(), version + 2);
    house.does("ann", Command::Undo { version: version + 2 });
    assert_eq!(house.screen().view, screen.view);
    assert_eq!(house.screen().legal, screen.legal, "the shot is offered again");
    house.does("ann", Command::Undo { version: version + 3 });
    assert!(house.screen().undo.is_none());
    assert_eq!(house.screen().decision.unwrap().fields()["kind"], "action");
}

fn after_pass(version: u32, index: u32) -> Command {
    Command::Act { version, choice: Choice::AfterPass(index), turn: None }
}

/// A client that does not know whether its answer arrived sends it again: it is told that it
/// was done, and nothing is done twice.
#[test]
fn an_answer_that_comes_twice_is_followed_once() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    for _ in 0..60 {
        let (version, who) = (house.table.version(), house.decider().unwrap());
        let screen = house.screen();
        let index = (version as usize * 7) % screen.legal.len();
        let command = act(version, index as u32);
        let object = screen.legal[index].action.fields();
        let first = house.tries(&who, &command).unwrap();
        let table = house.table.clone();
        for again in [command, Command::Act { version, choice: Choice::Object(object), turn: None }] {
            let again = house.tries(&who, &again).unwrap();
            assert!(again.entries.is_empty());
            assert_eq!(again.version, first.version);
        }
        assert_eq!(house.table, table);
        assert!(first.version > version);
        if house.decider().is_none() {
            break;
        }
    }
}

/// Also when it was the answer that ended the match, or was taken back since.
#[test]
fn the_truth_is_told_after_the_end_and_after_an_undo() {
    let mut house = House::with(angel(1), 1, &["ann"]);
    let mut last = (0, 0);
    while house.decider().is_some() {
        let index = (house.table.version() * 7) % house.screen().legal.len() as u32;
        last = (house.table.version(), index);
        house.act(index as usize);
    }
    let again = house.tries(&who("ann"), &act(last.0, last.1)).unwrap();
    assert!(again.entries.is_empty());
    let version = house.table.version();
    assert_eq!(house.refuses("ann", act(version, 0)), Code::Over);

    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    house.act_do("keep");
    let version = house.table.version();
    house.act_do("overwatch");
    let undo = Command::Undo { version: version + 1 };
    house.does("ann", undo.clone());
    let table = house.table.clone();
    let again = house.tries(&who("ann"), &undo).unwrap();
    assert_eq!((again.entries.len(), again.version), (0, version + 2));
    assert_eq!(house.table, table);
}

#[test]
fn an_action_may_be_given_as_an_object() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    let version = house.table.version();
    let object = |text: &str| Choice::Object(serde_json::from_str(text).unwrap());
    let act = |choice| Command::Act { version, choice, turn: None };
    assert_eq!(house.refuses("ann", act(object(r#"{"do":"dance"}"#))), Code::BadAction);
    let refused = house.tries(&who("ann"), &act(object(r#"{"do":"end_turn"}"#))).unwrap_err();
    assert_eq!(refused.code, Code::Illegal);
    assert!(refused.rule.is_some());
    house.does("ann", act(object(r#"{"do":"keep"}"#)));
}

/// What somebody prefers is no change that others could count.
#[test]
fn a_preference_changes_no_version() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    let (version, before) =
        (house.table.version(), house.table.update(&eyes("bob"), Some(0), &People::default(), 0));
    let passing = protocol::Passing::WhenForced;
    house.does("ann", Command::Prefer { seat: Seat::Marine, passing });
    assert_eq!(house.table.version(), version);
    assert_eq!(house.table.update(&eyes("bob"), Some(0), &People::default(), 0), before);
    let own = house.table.update(&eyes("ann"), None, &People::default(), 0).seats;
    assert_eq!(own[0].preferences, Some(protocol::Preferences { passing }));
    assert_eq!(house.refuses("ann", Command::Prefer { seat: Seat::Alien, passing }), Code::NotYourSeat);
}

#[test]
fn only_who_decides_is_told_odds_and_reasons() {
    let mut house = House::with(hulk("first-contact"), 1, &["ann", "bob"]);
    house.act_do("keep");
    let version = house.table.version();
    let (ann, bob) = (id("ann"), id("bob"));
    let why = serde_json::from_str(r#"{"do":"keep"}"#).unwrap();
    let answer = house.table.why_not(&ann, version, &why).unwrap();
    assert!(!answer.legal && answer.rule.is_some() && answer.message.is_some());
    let odds = house.table.odds(&ann, version, &Choice::Index(0)).unwrap();
    assert!(odds.exact && odds.outcomes.len() == 1 && odds.outcomes[0].p == "1");
    for refused in [
        house.table.why_not(&bob, version, &why).map(drop),
        house.table.odds(&bob, version, &Choice::Index(0)).map(drop),
    ] {
        assert_eq!(refused.unwrap_err().code, Code::NotYourDecision);
    }
    assert_eq!(house.table.odds(&ann, version - 1, &Choice::Index(0)).unwrap_err().code, Code::Stale);
}

/// Whatever is asked, the chances add up to 1.
#[test]
fn odds_add_up() {
    let mut n_outcomes = 0;
    for (terms, seed) in [(hulk("first-contact"), 0), (hulk("shakedown"), 1), (angel(2), 2)] {
        let mut house = House::with(terms, seed, &["ann", "bob"]);
        for _ in 0..60 {
            let Some(table::Who::Person(person)) = house.decider() else { break };
            let (version, legal) = (house.table.version(), house.screen().legal);
            let index = (version as usize * 7) % legal.len();
            let odds = house.table.odds(&person, version, &Choice::Index(index as u32));
            house.act(index);
            let Ok(odds) = odds else { continue };
            let sum = odds.outcomes.iter().fold(Ratio::ZERO, |sum, chance| sum + ratio(&chance.p));
            assert_eq!(sum, Ratio::ONE, "{odds:?}");
            assert!(legal[index].is_final || odds.outcomes.len() == 1, "{:?} {odds:?}", legal[index]);
            n_outcomes += odds.outcomes.len();
        }
    }
    assert!(n_outcomes > 100, "{n_outcomes}");
}

fn ratio(text: &str) -> Ratio {
    let (top, bottom) = text.split_once('/').unwrap_or((text, "1"));
    Ratio::new(top.parse().unwrap(), bottom.parse().unwrap())
}

/// The last attack of a round sets off the attacks of all swarms and an event: more than can
/// be counted. What the die of the attack says is told all the same.
#[test]
fn every_attack_of_death_angel_has_odds() {
    let mut n_attacks = 0;
    for seed in 0..4 {
        let mut house = House::with(angel(1), seed, &["ann"]);
        for _ in 0..120 {
            let Some(table::Who::Person(person)) = house.decider() else { break };
            let (version, legal) = (house.table.version(), house.screen().legal);
            let attack = legal.iter().position(|legal| legal.action.fields()["do"] == "attack");
            if let Some(index) = attack {
                let odds = house.table.odds(&person, version, &Choice::Index(index as u32)).unwrap();
                let sum = odds.outcomes.iter().fold(Ratio::ZERO, |sum, chance| sum + ratio(&chance.p));
                assert_eq!(sum, Ratio::ONE, "{odds:?}");
                assert!(
                    odds.outcomes.iter().all(|chance| chance.summary.fields().contains_key("killed")),
                    "{odds:?}"
                );
                // Where not everything can be counted the swarms' dice are left open, and the
                // attack has as many sixths as faces that kill.
                let kills = odds.outcomes.iter().filter(|chance| chance.summary.fields()["killed"] == true);
                let sum = kills.fold(Ratio::ZERO, |sum, chance| sum + ratio(&chance.p));
                assert!((0..=6).any(|faces| sum == Ratio::new(faces, 6)), "{odds:?}");
                n_attacks += 1;
            }
            house.act(attack.unwrap_or_else(|| (version as usize * 7) % legal.len()));
        }
    }
    assert!(n_attacks > 20, "{n_attacks}");
}
