//! Entry areas (SH-ENTRY).

use super::{legal, line, scene};

/// Proves SH-ENTRY-01.
#[test]
fn units_outside_cannot_be_seen_shot_or_attacked() {
    // The Marine stands on the entry square and looks straight at the area.
    let mut scene = scene("a:m1< a:m2< a a", "entry A 0,0 W\nlurk A g1 b1\nm2 librarian force_axe");
    scene.asks("marine action");
    scene.refuses("m1 fire g1", "SH-SHOOT-01").refuses("m1 assault g1", "SH-CA-01");
    scene.refuses("m1 fire b1", "SH-SHOOT-02").refuses("m1 assault b1", "SH-CA-13");
    scene.refuses("m2 psi psychic_storm g1", "SH-LIB-12").refuses("m2 psi psychic_storm b1", "SH-LIB-12");
    // The storm on the section finds nobody to strike.
    scene.play("m2 psi psychic_storm section a", &[]);
    scene.told(&["power_used m2 psychic_storm section a", "psi_spent m2 3 left 17"]);
    scene.has("g1", "lurks A ap 6").has("b1", "lurks A ap 6");
}

/// Proves SH-ENTRY-01.
#[test]
fn fire_does_not_reach_outside_and_nothing_outside_blocks() {
    let lines = "entry A 0,0 W\nlurk A g1 b1\nm1 heavy_flamer";
    let mut scene = scene("a a a b b:m1<", lines);
    assert_eq!(scene.sees("4,0", "W"), ["0,0", "1,0", "2,0", "3,0"]);
    scene.play("m1 fire square 0,0", &[]).told_of(&["flamed m1 0,0: 0,0 1,0 2,0"]);
    scene.has("g1", "lurks A ap 6").has("b1", "lurks A ap 6");
    assert_eq!(line(&scene, "used"), "");
    scene.play("m1 end_activation", &[]).asks("alien action");
    scene.refuses("g1 enter E", "SH-FLAME-07").refuses("b1 enter", "SH-FLAME-07");
}

/// Proves SH-ENTRY-01.
#[test]
fn a_unit_outside_does_nothing_but_enter() {
    let scene = scene("a a:+ a", "entry A 0,0 W\nlurk A g1 b1\nphase alien_action\nexit 0,0 N");
    for action in ["g1 move 1,0", "g1 turn N", "b1 open 1,0", "g1 exit N", "g1 assault door 1,0"] {
        scene.refuses(action, "SH-ENTRY-01");
    }
    assert_eq!(
        scene.legal(),
        ["g1 enter N", "g1 enter E", "g1 enter S", "b1 enter", "b1 convert", "end_turn"]
    );
}

/// Proves SH-ENTRY-02, SH-AP-04.
#[test]
fn entering_costs_1_ap_and_leaves_5() {
    let start = scene("a a a a a a a", "entry A 0,0 W\nlurk A g1 b1\nphase alien_action");
    let mut blip = start.clone();
    blip.allows("b1 enter", 1);
    blip.play("b1 enter", &[]).told(&["entered b1 A 0,0 N"]).has("b1", "0,0 ap 5");
    blip.refuses("b1 enter", "SH-ENTRY-02").refuses("g1 enter", "SH-MOVE-05");
    for x in 1..=5 {
        blip.play(&format!("b1 move {x},0"), &[]);
    }
    blip.has("b1", "5,0 ap 0 activated").refuses("b1 move 6,0", "SH-ACT-03");
    let mut stealer = start;
    stealer.allows("g1 enter E", 1);
    stealer.play("g1 enter E", &[]).told(&["entered g1 A 0,0 E"]).has("g1", "0,0 E ap 5");
    stealer.allows("g1 move 1,0", 1).refuses("g1 enter E", "SH-ENTRY-02");
}

/// Proves SH-ENTRY-02, SH-AMB-56, SH-MOVE-05.
#[test]
fn the_entry_square_must_be_free_to_enter() {
    for (square, rule) in [
        ("a", "legal"),
        ("a:m1>", "SH-MOVE-05"),
        ("a:g2>", "SH-MOVE-05"),
        ("a:b2", "SH-MOVE-05"),
        ("a:+", "SH-MOVE-05"),
        ("a:/", "legal"),
        ("a:-", "legal"),
        ("a:%", "SH-MOVE-05"),
        ("a:=", "SH-MOVE-05"),
        ("a:*", "SH-FLAME-07"),
        ("a:!cat", "legal"),
    ] {
        let scene = scene(&format!("{square} a a . z:g9^"), "entry A 0,0 W\nlurk A g1\nphase alien_action");
        assert_eq!(scene.why_not("g1 enter E"), rule, "onto {square}");
        assert_eq!(scene.find("g1 enter E").is_some(), rule == "legal", "onto {square}");
    }
}

/// Proves SH-ENTRY-02, SH-AMB-56.
#[test]
fn units_wait_while_a_marine_stands_on_the_entry_square() {
    // Nothing can be done with the Genestealer, so the alien phase is over at once.
    let lines = "entry A 0,0 W\nlurk A g1";
    let mut scene = scene("a:m1> a a", lines);
    scene.play_with("end_turn", &[], &[2]);
    scene.told_of(&["phase alien_action 1", "phase mission_status 1", "phase marine_action 2"]);
    scene.play("m1 move 1,0", &[]).play("m1 end_activation", &[]).play("end_turn", &[]);
    scene.asks("alien action").allows("g1 enter E", 1);
}

/// Proves SH-ENTRY-03, SH-BLIP-03, SH-BLIP-04, SH-BLIP-05.
#[test]
fn a_blip_enters_only_unseen_and_not_next_to_a_marine() {
    for (map, rule) in [
        ("a a a a:m1>", "legal"),
        ("a a a a:m1<", "SH-BLIP-03"),
        ("a a a:+ a:m1<", "legal"),
        ("a a:m1> a a", "SH-BLIP-04"),
        ("a a a:m1> a", "legal"),
        ("a:!cat a a a", "SH-BLIP-05"),
    ] {
        let scene = scene(map, "entry A 0,0 W\nlurk A b1 g1\nphase alien_action");
        assert_eq!(scene.why_not("b1 enter"), rule, "{map}");
        assert_eq!(scene.find("b1 enter").is_some(), rule == "legal", "{map}");
        // None of this holds a Genestealer back.
        scene.allows("g1 enter E", 1);
    }
}

/// Proves SH-ENTRY-03, SH-OPT-13.
#[test]
fn a_blip_that_would_be_seen_bounces_into_its_area() {
    let lines = "entry A 0,0 W\nlurk A b1 g1\nphase alien_action\noption blip_into_los bounce";
    let mut scene = scene("a a a a:m1<", lines);
    scene.play("b1 enter", &[]).told(&["bounced b1"]).has("b1", "lurks A ap 5 activated");
    scene.refuses("b1 enter", "SH-ACT-03").refuses("b1 convert", "SH-CONV-03");
}

/// Proves SH-ENTRY-04, SH-AMB-20.
#[test]
fn a_genestealer_enters_facing_inwards_or_a_quarter_turn_from_it() {
    let room = "a a a\na a a\na a a";
    let lines = "entry N 1,2 N\nentry E 2,1 E\nentry S 1,0 S\nentry W 0,1 W\n\
                 lurk N g1\nlurk E g2\nlurk S g3\nlurk W g4\nphase alien_action";
    let mut scene = scene(room, lines);
    for (unit, facings, outward) in [
        ("g1", ["E", "S", "W"], "N"),
        ("g2", ["N", "S", "W"], "E"),
        ("g3", ["N", "E", "W"], "S"),
        ("g4", ["N", "E", "S"], "W"),
    ] {
        let expected = facings.map(|facing| format!("{unit} enter {facing}"));
        assert_eq!(legal(&scene, &format!("{unit} enter")), expected);
        scene.refuses(&format!("{unit} enter {outward}"), "SH-AMB-20");
    }
    scene.play("g1 enter E", &[]).told(&["entered g1 N 1,2 E"]);
    scene.has("g1", "1,2 E ap 5");
}

/// Proves SH-ENTRY-04, SH-AMB-01.
#[test]
fn marines_can_react_to_a_genestealer_that_enters_in_sight() {
    let lines = "entry A 0,0 W\nlurk A g1\nphase alien_action\ncommand 1\nm1 overwatch";
    let mut seen = scene("a a a a:m1< . z:g9^", lines);
    seen.play("g1 enter E", &[]).asks("marine reaction").allows("m1 fire g1 cp 1", 1);
    seen.play("pass", &[]).asks("marine overwatch");
    seen.play("m1 fire g1", &[6, 1]).has("g1", "gone");
    let mut unseen = scene("a a a a:m1>", lines);
    unseen.play("g1 enter E", &[]).told(&["entered g1 A 0,0 E"]).asks("alien action");
}

/// Proves SH-ENTRY-04, SH-OBJ-03.
#[test]
fn a_genestealer_picks_up_what_lies_on_the_entry_square() {
    let mut scene = scene("a:!cat a a", "entry A 0,0 W\nlurk A g1\nphase alien_action");
    scene.play("g1 enter E", &[]).told(&["entered g1 A 0,0 E", "picked_up g1 cat"]);
}

/// Proves SH-ENTRY-05.
#[test]
fn aliens_come_only_through_entry_areas() {
    // Drawn blips can be put at entry areas and nowhere else, and enter by their squares.
    let lines = "entry A 0,0 W\nentry B 4,0 E\nreinforcements 1\npile 1";
    let mut scene = scene("a a a a a . m:m1^", lines);
    scene.play("end_turn", &[]);
    assert_eq!(scene.legal(), ["b1 reinforce A", "b1 reinforce B"]);
    scene.refuses("b1 enter", "SH-TURN-01").refuses("b1 move 2,0", "SH-TURN-01");
    scene.play("b1 reinforce B", &[]).refuses("b1 move 2,0", "SH-ENTRY-01");
    scene.play("b1 enter", &[]).has("b1", "4,0 ap 5");
}
