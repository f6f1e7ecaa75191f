//! Victory (SH-VIC).

use super::{line, scene};

/// Proves SH-VIC-02, SH-MIS-06.
#[test]
fn only_immediate_goals_end_the_game_at_once() {
    let map = "a:m1> a a:g1< . z:g2^";
    let mut later = scene(map, "win marine kill : aliens_killed 1");
    later.play("m1 fire g1", &[6, 1]).told_nothing_of("game_over").asks("marine action");
    later.play("m1 end_activation", &[]).asks("alien action");
    later.play("end_turn", &[]).told(&["phase mission_status 1", "game_over marine kill"]);
    later.asks("over marine kill");
    let mut now = scene(map, "win marine kill immediate : aliens_killed 1");
    now.play("m1 fire g1", &[6, 1]);
    now.told(&["fired m1 storm_bolter g1", "rolled m1 shot 6 1", "killed g1 shot", "game_over marine kill"]);
    now.asks("over marine kill");
    assert_eq!(line(&now, "over"), "marine kill");
    assert!(now.legal().is_empty());
    now.refuses("end_turn", "SH-VIC-02");
}

/// Proves SH-VIC-02.
#[test]
fn a_condition_that_holds_no_more_in_the_status_phase_does_not_win() {
    let lines = "win marine there : marines_in 1 1,0\nround_limit 1\nphase alien_action";
    for (map, end) in [("a a:m1> a a:g1<", "marine there"), ("a:m1> a a a:g1<", "nobody round_limit")] {
        let mut scene = scene(map, lines);
        scene.play("end_turn", &[]).asks(&format!("over {end}"));
    }
}

/// Proves SH-VIC-02, SH-AMB-53.
#[test]
fn an_immediate_win_bought_by_overspending_is_a_loss() {
    let lines = "win marine kill immediate : aliens_killed 1\noption cp_overspend lose_game\nm1 activated";
    for (drawn, end) in [(1, "over alien overspent"), (2, "over marine kill")] {
        let mut scene = scene("a:m1> a a:g1<", &format!("{lines}\ncommand {drawn} spent 1"));
        scene.play("m1 fire g1 cp 1", &[6, 1]).asks(end);
    }
}

/// Proves SH-VIC-02.
#[test]
fn a_blip_being_turned_up_still_counts_as_an_alien() {
    let lines = "win marine clear immediate : not (aliens_in_play 1)\nb1 value 3";
    for extra in ["", "broodlord waiting"] {
        let mut scene = scene("a:m1^ a a:b1 a", &format!("{lines}\n{extra}"));
        scene.play("m1 turn E", &[]).told_nothing_of("game_over");
        if !extra.is_empty() {
            scene.asks("alien broodlord");
            scene.play("pass", &[]).told_nothing_of("game_over");
        }
        scene.asks("alien face");
    }
}

/// Players are told by number which conditions have held once.
///
/// Proves SH-VIC-03.
#[test]
fn what_has_held_once_is_told_by_its_number() {
    let goals = "draw x : all (once (round 9)) (once (aliens_killed 1)) (round 9)";
    let mut scene = scene("a:m1> a a:g1< . z:g2^", goals);
    assert_eq!(scene.game.fulfilled_bits(), 0);
    scene.play("m1 fire g1", &[6, 1]);
    assert_eq!(scene.game.fulfilled_bits(), 0b10);
}

/// Proves SH-VIC-03.
#[test]
fn what_was_fulfilled_once_is_remembered() {
    let goals = "win marine been : once (marines_in 1 1,0)\nwin alien other : marines_in 1 1,0";
    let mut scene = scene("a:m1> a a a:g1<", goals);
    assert_eq!(line(&scene, "fulfilled"), "");
    scene.play("m1 move 1,0", &[]).play("pass", &[]);
    assert_eq!(line(&scene, "fulfilled"), "yes");
    scene.play_all(&["m1 move 2,0", "pass", "m1 end_activation"]).asks("alien action");
    scene.play("end_turn", &[]).asks("over marine been");
}

/// Proves SH-VIC-03.
#[test]
fn each_condition_has_a_memory_of_its_own() {
    // Only what is written inside `once` is kept, whatever stands around it.
    let goals = "win marine both : all (once (marines_in 1 1,0)) (once (marines_in 1 2,0)) (once (round 2))\n\
                 win alien never immediate : all (once (marines_in 1 3,0)) (round 9)";
    let mut scene = scene("a:m1> a a a a:g1<", goals);
    scene.play_all(&["m1 move 1,0", "pass"]);
    assert_eq!(line(&scene, "fulfilled"), "yes");
    scene.play_all(&["m1 move 2,0", "pass"]);
    assert_eq!(line(&scene, "fulfilled"), "yes yes");
    scene.play_all(&["m1 move 3,0", "pass"]);
    assert_eq!(line(&scene, "fulfilled"), "yes yes no yes");
    scene.play_all(&["m1 end_activation"]).asks("alien action");
    scene.play_with("end_turn", &[], &[0]).asks("marine action");
    assert_eq!(line(&scene, "fulfilled"), "yes yes yes yes");
    // A position remembers too.
    for (memory, end) in
        [("yes yes", "alien action"), ("yes yes yes", "over marine both"), ("no yes yes", "alien action")]
    {
        let lines = format!("{goals}\nfulfilled {memory}\nphase alien_action\nat 0,0 m1<\nat 4,0 g1>");
        let mut loaded = super::scene("a a a a a", &lines);
        loaded.asks("alien action");
        match end {
            "alien action" => loaded.play_with("end_turn", &[], &[0]).asks("marine action"),
            end => loaded.play("end_turn", &[]).asks(end),
        };
    }
}

/// Proves SH-VIC-01, SH-MIS-06.
#[test]
fn of_several_goals_the_first_counts_marines_before_aliens_before_draws() {
    let (marine, second, alien, draw) =
        ("win marine a : round 1", "win marine b : round 1", "win alien c : round 1", "draw d : round 1");
    for (goals, end) in [
        ([draw, alien, second, marine].join("\n"), "marine b"),
        ([draw, alien, marine, second].join("\n"), "marine a"),
        ([draw, alien].join("\n"), "alien c"),
        (draw.to_owned(), "nobody d"),
        (format!("{}\n{second}", marine.replace("round 1", "round 2")), "marine b"),
        (format!("{}\n{draw}", alien.replace("round 1", "round 2")), "nobody d"),
    ] {
        let mut scene = scene("a:m1> a a:g1<", &format!("{goals}\nphase alien_action"));
        scene.play("end_turn", &[]).asks(&format!("over {end}"));
    }
}

/// Proves SH-VIC-01, SH-MIS-06, SH-STAT-03.
#[test]
fn the_round_limit_ends_the_game_as_the_mission_says() {
    for (limit, end) in [
        ("at_limit marine", "over marine round_limit"),
        ("at_limit alien", "over alien round_limit"),
        ("", "over nobody round_limit"),
        ("at_limit alien\nwin marine hold : round 4", "over marine hold"),
        ("at_limit alien\nwin marine hold : round 5", "over alien round_limit"),
    ] {
        let lines = format!("phase alien_action\nturn 4\nround_limit 4\n{limit}");
        let mut last = scene("a:m1> a a:g1<", &lines);
        last.play("end_turn", &[]).asks(end);
        let lines = lines.replace("turn 4", "turn 3");
        let mut before = scene("a:m1> a a:g1<", &lines);
        before.play_with("end_turn", &[], &[0]).asks("marine action");
    }
}

/// Proves SH-VIC-01.
#[test]
fn without_a_condition_nobody_wins_by_killing() {
    let mut aliens = scene("a:m1> a:g1< a", "phase alien_action");
    aliens.play("g1 assault m1", &[6, 6, 6, 1]).asks("alien action");
    let mut marines = scene("a:m1> a:g1< a", "");
    marines.play("m1 fire g1", &[6, 6]).asks("marine action");
    // A game that cannot go on ends without a winner.
    let mut nobody = scene("a:m1> a", "exit 0,0 N\nexit 0,0 W\nexit 1,0 E");
    nobody.play("m1 move 1,0", &[]).play("m1 exit E", &[]).asks("over nobody no_units");
    scene("a:% a", "entry A 0,0 W\nlurk A g1").asks("over nobody stalemate");
    scene("a:% a", "entry A 0,0 W\nlurk A g1\nround_limit 5").asks("over nobody round_limit");
    let mut long = scene("a:m1> a a:g1<", "phase alien_action\nturn 9999");
    long.play("end_turn", &[]).asks("over nobody stalemate");
    let mut before = scene("a:m1> a a:g1<", "phase alien_action\nturn 9998");
    before.play_with("end_turn", &[], &[0]).asks("marine action");
}

/// Proves SH-VIC-04, SH-AMB-38.
#[test]
fn casualties_are_killed_genestealers_and_destroyed_blips_by_value() {
    let mut shot = scene("a:m1> a a:g1<", "");
    shot.play("m1 fire g1", &[6, 6]);
    assert_eq!(line(&shot, "aliens_killed"), "1");
    let mut lord = scene("a:m1> a a:B<", "broodlord come");
    lord.play("m1 fire B", &[6, 6]);
    assert_eq!((line(&lord, "aliens_killed"), line(&lord, "broodlord")), ("1".into(), "killed".into()));
    for value in 1..=3 {
        let lines = format!("m1 librarian force_axe\nb1 value {value}\naliens_killed 4");
        let mut blip = scene("a:m1^ a a:b1", &lines);
        blip.play("m1 psi psychic_storm b1", &[2]);
        assert_eq!(line(&blip, "aliens_killed"), (4 + value).to_string());
    }
    // Who leaves by an exit is none, nor is a converted blip.
    let mut exit = scene("a:g1< a:b1 a", "exit 0,0 W\nphase alien_action\nb1 value 3");
    exit.play_all(&["g1 exit W", "b1 convert"]);
    assert_eq!((line(&exit, "aliens_killed"), line(&exit, "aliens_exited")), ("".into(), "1".into()));
}
