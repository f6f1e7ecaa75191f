//! The sequence of a round (SH-TURN).

use super::track;
use crate::support::Scene;

/// Proves SH-TURN-01, SH-TURN-02.
#[test]
fn a_round_has_five_phases_in_order() {
    let mut scene = Scene::with_picks("a:m1^ a a a:g1<\nphase marine_command", &[2]);
    for turn in 1..=3_u16 {
        scene.asks("marine action").refuses("g1 turn N", "SH-ACT-02");
        scene.play("end_turn", &[]).asks("alien action").refuses("m1 turn E", "SH-ACT-02");
        scene.told(&[&format!("phase alien_reinforcement {turn}"), &format!("phase alien_action {turn}")]);
        scene.play_with("end_turn", &[], &[2]);
        let next = turn + 1;
        scene.told(&[
            &format!("phase mission_status {turn}"),
            "command_shown 3 spent 0",
            "counters_removed",
            &format!("phase marine_command {next}"),
            "command_drawn 3",
            &format!("phase marine_action {next}"),
        ]);
        assert_eq!(scene.game.turn(), next);
    }
}

/// Proves SH-TURN-01.
#[test]
fn everything_has_its_phase() {
    let command = Scene::new("a:m1^ a a:g1<\nm1 sergeant power_sword\nphase marine_command\ncommand 3");
    for action in ["m1 turn E", "m1 turn E cp 1", "g1 turn N", "end_turn", "m1 end_activation"] {
        command.asks("marine command").refuses(action, "SH-TURN-01");
    }
    let board = "a:m1^ a a:g1<\nentry A 2,0 E\nlurk A b1\nzone m1 : 1,0";
    let marine = Scene::new(board);
    marine.refuses("b1 reinforce A", "SH-TURN-01").refuses("m1 deploy 1,0 N", "SH-TURN-01");
    marine.refuses("b1 convert", "SH-CONV-02").refuses("keep", "SH-CMD-02").refuses("pass", "SH-ACT-04");
    let alien = Scene::new(&format!("{board}\nphase alien_action"));
    alien.refuses("b1 reinforce A", "SH-TURN-01").refuses("m1 deploy 1,0 N", "SH-TURN-01");
    alien.allows("b1 convert", 0).refuses("redraw", "SH-CMD-02").refuses("pass", "SH-ACT-04");
    let reinforcement = Scene::new(&format!("{board}\nhand b2\nphase alien_reinforcement"));
    reinforcement.asks("alien reinforce").allows("b2 reinforce A", 0);
    for action in ["g1 turn N", "m1 turn E", "b1 convert", "end_turn"] {
        reinforcement.asks("alien reinforce").refuses(action, "SH-TURN-01");
    }
}

/// Proves SH-TURN-03.
#[test]
fn only_aliens_are_reinforced() {
    let mut scene = Scene::with_picks(
        "a:m1^ a a a:g1<
         entry A 3,0 E
         zone m1 m2 : 1,0
         marines_killed m2
         reinforcements 1
         pile 2 3 1
         phase marine_command",
        &[0],
    );
    for blip in ["b1", "b2", "b3"] {
        scene.play("end_turn", &[]).asks("alien reinforce");
        scene.play(&format!("{blip} reinforce A"), &[]);
        scene.play_with("end_turn", &[], &[0]).asks("marine action");
        let marines = scene.game.units().iter().filter(|unit| unit.kind() == space_hulk::Kind::Marine);
        assert_eq!(marines.count(), 1);
    }
    assert_eq!(scene.game.units().len(), 5);
    // Nor can a Marine wait outside for a later round.
    let problems = Scene::problems("a:m1^ a\nhand m2\nzone m2 : 1,0\nphase marine_action");
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert!(problems[0].starts_with("units[1]: the unit is nowhere"), "{problems:#?}");
}

/// Proves SH-TURN-04.
#[test]
fn a_player_may_declare_his_phase_over() {
    let mut scene = Scene::new("a:m1^ a:m2^ a a:g1< a:g2<\ncommand 4");
    // Nobody is obliged to act, nor to use what is left.
    let mut idle = scene.clone();
    idle.allows("end_turn", 0);
    idle.play("end_turn", &[]).asks("alien action").has("m1", "0,0 N ap 4");
    idle.play_with("end_turn", &[], &[0]).asks("marine action").has("g1", "3,0 W ap 6");
    // An activation is ended first.
    scene.play("m1 turn W", &[]).refuses("end_turn", "SH-ACT-02");
    scene.play("m1 end_activation", &[]);
    scene.allows("end_turn", 0);
    scene.play("end_turn", &[]).asks("alien action");
    scene.play("g2 turn N", &[]).refuses("end_turn", "SH-ACT-02");
    scene.play("g2 end_activation", &[]);
    scene.allows("end_turn", 0);
}

/// Proves SH-TURN-04, SH-CP-02.
#[test]
fn the_marine_phase_ends_when_nobody_can_act() {
    for (lines, decision) in [
        ("m1 ap 1", "marine action"),
        ("m1 ap 0", "alien action"),
        ("m1 activated", "alien action"),
        ("m1 activated\ncommand 1", "marine action"),
        ("m1 ap 0\ncommand 6 spent 5", "marine action"),
        ("m1 activated\ncommand 1 spent 1", "marine action"),
        ("m1 activated\ncommand 6 spent 6", "alien action"),
        ("m1 ap 0 carries cat", "marine action"),
        ("m1 ap 0 activated carries cat", "alien action"),
        ("m1 librarian force_axe activated", "marine action"),
        ("m1 librarian force_axe activated power_used", "alien action"),
        ("m1 librarian force_axe activated psi 2", "marine action"),
        ("m1 librarian force_axe activated psi 1", "alien action"),
        ("m1 librarian force_axe activated psi 1\ncommand 6 spent 6", "marine action"),
        ("m1 librarian force_axe activated psi 0\ncommand 6 spent 6", "alien action"),
    ] {
        let scene = Scene::new(&format!("a:m1^ a a a:g1<\n{lines}"));
        assert_eq!(scene.decision(), decision, "{lines}");
    }
    // One is enough.
    Scene::new("a:m1^ a:m2^ a a:g1<\nm1 activated").asks("marine action");
    Scene::new("a:m1^ a:m2^ a a:g1<\nm1 activated\nm2 ap 0").asks("alien action");
    // Without Marines there is nobody whom command points could help.
    Scene::new("a a a:g1<\ncommand 3").asks("alien action");
}

/// Proves SH-TURN-04.
#[test]
fn the_marine_phase_ends_with_the_last_point_that_anybody_could_have() {
    let mut scene = Scene::new("a:m1^ a a a:g1<\nm1 ap 2\ncommand 6 spent 5");
    scene.play("m1 turn W", &[]).asks("marine action");
    scene.play("m1 turn S", &[]);
    scene.has("m1", "0,0 S ap 0 activated").asks("marine action");
    scene.play("m1 turn W cp 1", &[]).asks("alien action");
    scene.told_of(&["cp_spent m1 1 spent 6", "turned m1 W", "phase alien_reinforcement 1"]);
}

/// Holds BF-34: the alien side does not learn that the hidden points have run out.
#[test]
fn the_marine_phase_does_not_end_because_hidden_points_ran_out() {
    let mut scene = Scene::new("a:m1^ a a a:g1<\nm1 activated\ncommand 3 spent 2");
    scene.play("m1 turn W cp 1", &[]).asks("marine action");
    assert_eq!(scene.legal(), ["end_turn"]);
    scene.play("end_turn", &[]).asks("alien action");
}

/// Proves SH-TURN-04.
#[test]
fn the_alien_phase_ends_when_nobody_can_act() {
    let boxed_in = "a:m1^ . a:b1 .";
    let open = "a:m1^ . a:b1 a";
    let stands = "a:m1^ . a:g1< a";
    let empty = "a:m1^ . a a";
    for (map, lines, goes_on) in [
        (stands, "g1 ap 1", true),
        (stands, "g1 ap 0", false),
        (stands, "g1 activated", false),
        (stands, "g1 ap 0 carries cat", true),
        (open, "", true),
        (boxed_in, "", true),
        (open, "b1 acted", true),
        (boxed_in, "b1 acted", false),
        (open, "b1 ap 1", true),
        (open, "b1 ap 0", false),
        (open, "b1 activated", false),
        (empty, "", false),
        (empty, "entry A 3,0 E\nlurk A g1", true),
        (empty, "entry A 3,0 E\nlurk A g1\ng1 ap 0", false),
        (empty, "entry A 3,0 E\nlurk A g1\ng1 held", false),
        (empty, "entry A 3,0 E\nlurk A g1\nat 3,0 m2^", false),
        (empty, "entry A 3,0 E\nlurk A g1\nat 3,0 *", false),
        (empty, "entry A 3,0 E\nlurk A b1\nb1 held", true),
        (empty, "entry A 3,0 E\nlurk A b1\nb1 acted held", false),
        (empty, "entry A 3,0 E\nlurk A b1\nb1 acted", true),
    ] {
        let board = format!("{map}\n{lines}\nphase alien_action");
        let picks: &[usize] = if goes_on { &[] } else { &[3] };
        let scene = Scene::with_picks(&board, picks);
        assert_eq!(scene.decision(), if goes_on { "alien action" } else { "marine action" }, "{board}");
        assert_eq!(scene.game.turn(), if goes_on { 1 } else { 2 }, "{board}");
        assert_eq!(track(&scene).0, if goes_on { None } else { Some(4) }, "{board}");
    }
    let mut scene = Scene::new("a:m1< . a:g1<\nphase alien_action\ng1 ap 2");
    scene.play("g1 turn N", &[]).asks("alien action");
    scene.play_with("g1 turn E", &[], &[0]);
    scene.asks("marine action").told_of(&["turned g1 E", "phase mission_status 1"]);
}
