//! Component limits (DA-LIMIT).

use crate::support::{Scene, solo, solo_head};
use game_api::{Game, Viewer};

/// Proves DA-LIMIT-01.
#[test]
fn no_card_is_there_twice() {
    let head = "players 1\nteam p1 green grey blue\n";
    let wrong = |lines: &str| Scene::problems(&format!("{head}{lines}"));
    let ten = ["head"; 10].join(" ");
    assert_eq!(
        wrong(&format!("row noctis < | {ten} |")),
        ["formation[0].left: there are not that many cards \"head\""]
    );
    assert_eq!(
        wrong("row noctis < | bl-a | bl-a"),
        ["formation[0].right: there are not that many cards \"bl-a\""]
    );
    assert_eq!(wrong("row noctis < | +door | +door"), ["formation[0]: there is only one door"]);
    assert_eq!(
        wrong("events evasion evasion\nrow noctis < | |"),
        ["event_deck: there are not that many cards \"evasion\""]
    );
}

/// All events but Second Wind.
const EVENTS: &str = "chaos-of-battle chaos-of-battle cleansing-flames enter-formation evasion flanking-manoeuvre \
    for-my-battle-brothers for-my-battle-brothers full-scan full-scan gun-jam gun-jam out-of-thin-air-a \
    out-of-thin-air-b outnumbered psychic-assault quick-instincts rescue-space-marine resupply rewarded-faith \
    secret-route secret-route stalking-from-the-shadows stalking-from-the-shadows surrounded \
    temporary-sanctuary the-swarm-a the-swarm-b theyre-everywhere";

/// The sizes of the Genestealer deck and of the event deck.
fn decks(scene: &Scene) -> (u8, u8) {
    scene.game().view(Viewer::Spectator).decks()
}

/// Proves DA-LIMIT-04, DA-LIMIT-05, DA-AMB-06.
#[test]
fn an_event_deck_is_renewed_at_the_draw_that_empties_it() {
    // Only Second Wind is left to draw. While it is decided about it lies in no pile.
    let lines = format!("phase event\nevents-discard {EVENTS}\nrow noctis < | |\nrow deino > | |");
    let scene = Scene::new(&format!("{}{lines}", solo_head("green grey blue")), &[], &[16]);
    scene.asks("p1 instinct").has("events-discard", "");
    assert_eq!(decks(&scene).1, 29);
    scene.play("target noctis").has("events-discard", "second-wind");
    assert_eq!(decks(&scene).1, 29);
}

/// Proves DA-AMB-40, DA-AMB-06, DA-ACT-10.
#[test]
fn looking_at_the_last_event_renews_nothing() {
    let scouting = |discard: &str| {
        let lines =
            format!("phase resolve\nchosen 10\nevents-discard {discard}\nrow zael < | |\nrow omnio > | |");
        let scene = Scene::new(&format!("{}{lines}", solo_head("purple grey blue")), &[], &[]);
        scene.play_all(&["pass", "pass"]);
        scene
    };
    // The card goes back to the deck, which is never empty.
    let last = scouting(EVENTS);
    last.draw("target ability", &[], &[16]).told(&["looked at second-wind"]);
    assert_eq!(last.line("events-discard").split(' ').count(), 29);
    // An empty deck is renewed when a card is needed.
    let empty = scouting(&format!("{EVENTS} second-wind"));
    empty.draw("target ability", &[], &[3]).told(&["looked at evasion"]).has("events-discard", "");
}

fn pile_sizes(cards: usize, answer: Option<&str>) -> (u8, u8) {
    // 36 less so many Genestealers stand in the formation; the location asks for 7 and 5.
    let box_of = ["head", "tail", "tongue", "claw"].map(|symbol| vec![symbol; 9]).concat();
    let swarm = box_of[..36 - cards].join(" ");
    let lines = format!(
        "phase choose merge\nchosen 12\nblips-left 0\nblips-right 0\nahead teleportarium 4\nrow noctis < | {swarm} |\nrow gideon > | |"
    );
    let scene = Scene::new(&format!("{}{lines}", solo_head("green grey blue")), &[], &[]);
    if let Some(pile) = answer {
        scene.asks("p1 shortage").refuses("pass", "DA-LIMIT-07").play(pile);
    }
    (scene.game().n_blips(death_angel::Side::Left), scene.game().n_blips(death_angel::Side::Right))
}

/// Proves DA-LIMIT-06, DA-LIMIT-07, DA-TV-28.
#[test]
fn too_few_cards_are_split_as_equally_as_possible() {
    assert_eq!(pile_sizes(10, None), (5, 5));
    assert_eq!(pile_sizes(9, Some("target pile left")), (5, 4));
    assert_eq!(pile_sizes(9, Some("target pile right")), (4, 5));
    assert_eq!(pile_sizes(11, None), (6, 5));
    assert_eq!(pile_sizes(12, None), (7, 5));
    assert_eq!(pile_sizes(20, None), (7, 5));
}

/// Proves DA-LIMIT-05.
#[test]
fn the_genestealer_deck_is_renewed_from_its_discard_pile() {
    // Nine cards: two in the deck, seven in the discard pile, all of one symbol each.
    let others = ["tail", "tongue"].map(|symbol| vec![symbol; 9]).concat().join(" ");
    let swarm = format!("{others} {} {}", ["head"; 7].join(" "), ["claw"; 2].join(" "));
    let discard = ["claw"; 7].join(" ");
    let lines = format!(
        "phase choose merge\nchosen 12\nblips-left 0\nblips-right 0\nahead genestealer-lair\ndiscard {discard}\n\
         row noctis < | {swarm} |\nrow gideon > | |"
    );
    let scene = Scene::new(&format!("{}{lines}", solo_head("green grey blue")), &[], &[]);
    // The two heads of the old deck come first, then claws: nothing is left to chance but
    // the side of the Brood Lords.
    scene.asks("p1 shortage").draw("target pile left", &[], &[0, 0, 0]).told(&["deck renewed"]);
    scene.has("blips-left", "head head counted 3").has("discard", "");
    assert_eq!(scene.game().n_blips(death_angel::Side::Right), 4);
}

/// A journey to the Lair, whose piles take 11 cards: exactly those of the deck.
fn empties_the_deck(rest: &str, picks: &[usize]) -> Scene {
    let swarm = [["tail"; 9].join(" "), ["tongue"; 7].join(" ")].join(" ");
    let lines = format!(
        "phase choose merge\nchosen 12\nblips-left 0\nblips-right 0\nahead genestealer-lair\n{}",
        rest.replace("SWARM", &swarm)
    );
    Scene::new(&format!("{}{lines}", solo_head("green grey blue")), &[], picks)
}

/// Proves DA-AMB-06, DA-LIMIT-05.
#[test]
fn a_genestealer_deck_is_renewed_at_the_deal_that_empties_it() {
    let heads = ["head"; 9].join(" ");
    // The piles are made of 2 tongues and 9 claws; everybody can tell, so their order is drawn.
    let picks = [&[2, 2][..], &[3; 9], &[0]].concat();
    let scene =
        empties_the_deck(&format!("discard {heads}\nrow noctis < | SWARM |\nrow gideon > | |"), &picks);
    scene.told(&["blips left +6", "blips right +5", "deck renewed", "spawned 2L bl-a"]);
    scene.has("discard", "").has("blips-left", "tongue tongue claw claw claw claw counted");
    assert_eq!(decks(&scene).0, 9);
}

/// Proves DA-AMB-06.
#[test]
fn without_a_discard_pile_a_deck_is_renewed_when_a_card_is_needed() {
    let heads = ["head"; 9].join(" ");
    let scene = empties_the_deck(&format!("row noctis < | SWARM | {heads}\nrow gideon > | |"), &[0]);
    scene.silent("deck renewed");
    assert_eq!(decks(&scene).0, 0);
    // A head has died since. The Swarm needs cards: now it becomes the deck.
    let swarm = [["tail"; 9], ["tongue"; 9], ["claw"; 9]].concat().join(" ");
    let lines = format!(
        "phase event\nevents the-swarm-a\nahead\nblips-left head head head\nblips-right head head head head\n\
         discard head head\nrow noctis > | |\nrow gideon > | {swarm} |"
    );
    let scene = Scene::new(&format!("{}{lines}", solo_head("green grey blue")), &[], &[]);
    scene.told(&["blips left +1", "deck renewed", "blips right +1"]).has("discard", "");
    assert_eq!(decks(&scene).0, 0);
}

/// Proves DA-EVT-21, DA-AMB-23.
#[test]
fn the_swarm_puts_cards_under_both_piles() {
    let lines = "phase event\nevents the-swarm-a\nblips-left seen:head 2\nblips-right 3\nrow noctis < | |\nrow deino > | |";
    let scene = solo("green grey blue", lines);
    scene.has("blips-left", "seen:head 2 under:2").has("blips-right", "5");
    // Three cards are left: two for one pile, one for the other, as the current player says.
    let box_of = ["head", "tail", "tongue", "claw"].map(|symbol| vec![symbol; 9]).concat();
    let swarm = box_of[..31].join(" ");
    let short = format!(
        "phase event\nevents the-swarm-a\nblips-left 1\nblips-right 1\nrow noctis > | {swarm} |\nrow deino > | |"
    );
    let scene = solo("green grey blue", &short);
    scene.asks("p1 shortage").play("target pile right").blips(2, 3);
}
