//! What an action would change in the coming attacks, before it is done.

use table::{Code, Viewer};

use crate::house::{House, angel, eyes};

/// What is shown of an action before it is done is what there is after it; where that is not known it is refused.
#[test]
fn threats_after_an_action_are_those_once_it_is_done() {
    let (mut compared, mut different, mut refused) = (0, 0, 0);
    for seed in 1..5 {
        let mut house = House::with(angel(1), seed, &["anna"]);
        for _ in 0..80 {
            let threats =
                |house: &House, action| house.table.threats(&eyes("anna"), house.table.version(), action);
            let (screen, now) = (house.screen(), threats(&house, None));
            for (index, legal) in screen.legal.iter().enumerate() {
                if legal.action.fields()["do"] == "choose" {
                    continue;
                }
                match threats(&house, Some(index as u32)) {
                    Ok(shown) => {
                        let mut after = house.clone();
                        after.act(index);
                        assert_eq!(threats(&after, None).as_ref(), Ok(&shown), "{:?}", legal.action);
                        (compared, different) =
                            (compared + 1, different + usize::from(now.as_ref() != Ok(&shown)));
                    }
                    Err(why) => {
                        assert_eq!(why.code, Code::BadAction, "{why}");
                        refused += 1;
                    }
                }
            }
            if !house.plays_on(seed.into()) {
                break;
            }
        }
    }
    assert!(compared > 100 && different > 20 && refused > 20, "{compared} {different} {refused}");
}

/// Of the cards to choose from, those that help in the attacks say what they would change; nobody else may ask.
#[test]
fn cards_that_help_in_the_attacks_can_be_looked_at() {
    let mut looked_at = 0;
    for seed in 1..9 {
        let mut house = House::with(angel(3), seed, &["anna", "berta", "clara"]);
        house.plays_until(1, |house| {
            house.screen().legal.first().is_some_and(|legal| legal.action.fields()["do"] == "choose")
        });
        let version = house.table.version();
        for person in ["anna", "berta", "clara"] {
            let update = house.table.update(&eyes(person), None, &Default::default(), 0);
            for (index, legal) in update.legal.iter().enumerate() {
                let card = legal.action.fields()["card"].as_u64().expect("a card");
                let shown = house.table.threats(&eyes(person), version, Some(index as u32));
                match shown {
                    Ok(threats) => assert!((1..=3).contains(&card) && !threats.is_empty(), "{card}"),
                    Err(why) => assert!(card > 3 && why.code == Code::BadAction, "{card}: {why}"),
                }
                looked_at += usize::from(card <= 3);
            }
        }
        let refused = house.table.threats(&Viewer::Spectator, version, Some(0)).unwrap_err();
        assert_eq!(refused.code, Code::NotYourDecision);
    }
    assert!(looked_at > 10, "{looked_at}");
}
