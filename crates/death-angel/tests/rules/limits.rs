//! Component limits (DA-LIMIT).

use crate::support::{Scene, solo, solo_head};

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

/// Proves DA-LIMIT-04, DA-LIMIT-05, DA-AMB-06, DA-AMB-40.
#[test]
fn an_exhausted_event_deck_is_renewed_when_a_card_is_needed() {
    let all = "chaos-of-battle chaos-of-battle cleansing-flames enter-formation evasion flanking-manoeuvre \
        for-my-battle-brothers for-my-battle-brothers full-scan full-scan gun-jam gun-jam out-of-thin-air-a \
        out-of-thin-air-b outnumbered psychic-assault quick-instincts rescue-space-marine resupply rewarded-faith \
        secret-route secret-route stalking-from-the-shadows stalking-from-the-shadows surrounded \
        temporary-sanctuary the-swarm-a the-swarm-b theyre-everywhere";
    // Only Second Wind is left to draw. While it is decided about it lies in no pile.
    let lines = format!("phase event\nevents-discard {all}\nrow noctis < | |\nrow deino > | |");
    let head = solo_head("green grey blue");
    let scene = Scene::new(&format!("{head}{lines}"), &[], &[16]);
    scene.asks("p1 instinct").play("target noctis");
    assert_eq!(scene.line("events-discard").split(' ').count(), 30);
    // The next draw needs a card: all thirty are shuffled.
    let scouting = format!(
        "phase resolve\nchosen 10\nevents-discard {all} second-wind\nrow zael < | |\nrow omnio > | |"
    );
    let scene = Scene::new(&format!("{}{scouting}", solo_head("purple grey blue")), &[], &[]);
    scene.play_all(&["pass", "pass"]).draw("target ability", &[], &[3]).told(&["looked at evasion"]);
    scene.has("events-discard", "");
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
