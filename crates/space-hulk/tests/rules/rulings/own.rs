//! Our own readings where Part III is silent (docs/rulings): objects, goals, the
//! Broodlord, powers, the end of things.

use super::scene;

/// Holds BF-01.
#[test]
fn dropping_an_object_is_no_action() {
    let board = "a:m1> a a a:g1<\n\nm1 overwatch carries cat sustained g1";
    let mut marine = scene(board, "");
    marine.play("m1 drop cat", &[]).told(&["dropped cat 0,0"]).has("m1", "0,0 E ap 4 overwatch");
    assert!(marine.board().contains("sustained g1"));
    let mut guard = scene("a:m1> a", "m1 guard carries cat");
    guard.play("m1 drop cat", &[]).has("m1", "0,0 E ap 4 guard");
    // An alien that is seen to drop something opens no window.
    let mut alien = scene("a:m1> a a:g1<\n\nphase alien_action\ng1 carries cat", "");
    alien.play("g1 drop cat", &[]).asks("alien action");
}

/// Holds BF-01.
#[test]
fn dropping_is_part_of_an_activation() {
    // With no points left the carrier may still drop, then it is done.
    let mut scene = scene("a:m1> a a\na:m2> a a", "m1 ap 1 carries cat");
    scene.play("m1 move 1,1", &[]).has("m1", "1,1 E ap 0").refuses("m2 move 1,0", "SH-ACT-02");
    scene.play("m1 drop cat", &[]).has("m1", "1,1 E ap 0 activated");
    let done = super::scene("a:m1> a a\na:m2> a a", "m1 activated carries cat");
    done.refuses("m1 drop cat", "SH-ACT-03");
    let mut window = super::scene("a:m1> a a:g1<\n\nphase alien_action\ncommand 6\nm1 carries cat", "");
    window.play("g1 turn N", &[]).refuses("m1 drop cat", "SH-CP-10");
}

/// Holds BF-02.
#[test]
fn objects_are_handed_to_friends_only() {
    for (cell, allowed) in [("a:m2<", true), ("a:g1<", false)] {
        let scene = scene(&format!("a:m1> {cell}"), "m1 carries cat");
        let name = &cell[2..4];
        if allowed {
            scene.allows(&format!("m1 give {name} cat"), 1)
        } else {
            scene.refuses(&format!("m1 give {name} cat"), "SH-OBJ-05")
        };
    }
    let aliens = scene("a:g1> a:b1\n\nphase alien_action\ng1 carries cat", "");
    aliens.refuses("g1 give b1 cat", "SH-OBJ-05");
    let friends = scene("a:g1> a:g2<\n\nphase alien_action\ng1 carries cat", "");
    friends.allows("g1 give g2 cat", 1);
}

/// Holds BF-03.
#[test]
fn an_object_with_nowhere_to_go_stays_in_the_doorway() {
    // The only other neighbour is a blip's square.
    let mut scene = scene("a:/,!cat a:b1\n\nphase alien_action", "");
    scene.play("b1 close 0,0", &[]).told(&["door_closed 0,0 b1"]);
    assert!(scene.board().contains("a:+,!cat"), "{}", scene.board());
}

/// Holds BF-04.
#[test]
fn the_goals_of_the_marines_are_asked_first() {
    let marine = "win marine there : marines_in 1 0,0";
    let alien = "win alien here : aliens_in 1 1,0";
    let draw = "draw both : round 1";
    for (lines, over) in [
        (format!("{draw}\n{alien}\n{marine}"), "over marine there"),
        (format!("{draw}\n{alien}"), "over alien here"),
        (draw.to_string(), "over nobody both"),
    ] {
        let mut scene = scene("a:m1> a:g1<\n\nphase alien_action", &lines);
        scene.play("end_turn", &[]).asks(over);
    }
}

/// Holds BF-05.
#[test]
fn a_genestealer_leaves_by_an_exit_for_1() {
    for arrow in ["^", ">", "v", "<"] {
        let board = format!("a:m1< . a:g1{arrow}\n\nphase alien_action\nexit 2,0 E");
        scene(&board, "").allows("g1 exit E", 1);
    }
    // A Marine pays for the step that it is.
    for (arrow, cost) in [(">", Some(1)), ("<", Some(2)), ("^", None)] {
        let scene = scene(&format!("a:m1{arrow}"), "exit 0,0 E");
        match cost {
            Some(cost) => scene.allows("m1 exit E", cost),
            None => scene.refuses("m1 exit E", "SH-MOVE-03"),
        };
    }
}

const GENERATOR: &str = "a a:m1> a:% a:g1<

special generators_break
win marine broken immediate : generators_damaged 1";

/// Holds BF-06.
#[test]
fn a_generator_that_breaks_is_shot_like_a_door_without_sustained_fire() {
    let mut scene = scene(GENERATOR, "");
    scene.allows("m1 fire square 2,0", 1);
    scene.play("m1 fire square 2,0", &[5, 5]);
    scene.told(&["fired m1 storm_bolter square 2,0", "rolled m1 shot 5 5"]);
    scene
        .play("m1 fire square 2,0", &[5, 5])
        .told(&["fired m1 storm_bolter square 2,0", "rolled m1 shot 5 5"]);
    scene.play("m1 fire square 2,0", &[6, 1]).told_of(&["generator_damaged 2,0"]).asks("over marine broken");
    // Damaged it still fills its square, and is no target any more.
    let damaged = super::scene(&GENERATOR.replace("a:%", "a:%x").replace("_damaged 1", "_damaged 2"), "");
    damaged.refuses("m1 fire square 2,0", "SH-SHOOT-02").refuses("m1 move 2,0", "SH-MOVE-05");
    damaged.refuses("m1 fire g1", "SH-SHOOT-01");
}

/// Holds BF-06.
#[test]
fn a_generator_that_breaks_is_assaulted_like_a_door() {
    for (die, broken) in [(5, false), (6, true)] {
        let mut scene = scene(GENERATOR, "");
        scene.play("m1 assault square 2,0", &[die]);
        assert_eq!(scene.events().contains(&"generator_damaged 2,0".to_string()), broken);
    }
    let mut saw = scene(GENERATOR, "m1 chainfist");
    saw.play("m1 assault square 2,0", &[]).told_of(&["assaulted m1 square 2,0", "generator_damaged 2,0"]);
    let away = scene(&GENERATOR.replace("a a:m1>", "a:m1> a"), "");
    away.refuses("m1 assault square 2,0", "SH-CA-01");
    let mut alien = scene(GENERATOR, "phase alien_action");
    alien.play("g1 assault square 2,0", &[1, 6, 1]).told_of(&["generator_damaged 2,0"]);
}

/// Holds BF-07.
#[test]
fn a_storm_may_strike_an_empty_section_within_6() {
    let board = format!("a:m1> {}b b c", "a ".repeat(5));
    let mut scene = scene(&board, "m1 librarian force_axe psi 3");
    // Section b begins at 6 squares, c at 8.
    scene.allows("m1 psi psychic_storm section b", 0).allows("m1 psi psychic_storm section a", 0);
    scene.refuses("m1 psi psychic_storm section c", "SH-RANGE-03");
    scene.play("m1 psi psychic_storm section b", &[]);
    scene.told(&["power_used m1 psychic_storm section b", "psi_spent m1 3 left 0"]);
}

/// Holds BF-07.
#[test]
fn a_storm_rolls_for_everybody_in_the_section_also_beyond_6() {
    let board = format!("a:m1> {}b:g1< b b:g2< b:B1<", "a ".repeat(5));
    let mut scene = scene(&board, "m1 librarian force_axe");
    scene.refuses("m1 psi psychic_storm g2", "SH-RANGE-03").refuses("m1 psi psychic_storm B1", "SH-LIB-12");
    scene.play("m1 psi psychic_storm section b", &[3, 4]);
    scene.told_of(&["rolled g1 psychic_storm 3", "rolled g2 psychic_storm 4", "killed g2 psychic_storm"]);
    scene.told_nothing_of("rolled B1");
}

/// Holds BF-08.
#[test]
fn a_barrier_may_stand_in_a_fire_or_an_open_door() {
    let scene = scene("a:m1> a:* a:/ a:+ a:%", "m1 librarian force_axe");
    scene.allows("m1 psi force_barrier 1,0", 0).allows("m1 psi force_barrier 2,0", 0);
    scene.refuses("m1 psi force_barrier 3,0", "SH-LIB-08").refuses("m1 psi force_barrier 4,0", "SH-LIB-08");
}

/// Holds BF-09.
#[test]
fn a_phase_in_which_nobody_can_act_ends_by_itself() {
    let mut marines = scene("a:m1> a a a:g1<", "m1 ap 2");
    marines.play("m1 guard", &[]).asks("alien action");
    // A command point could still be spent.
    let mut more = scene("a:m1> a a a:g1<\n\ncommand 1", "m1 ap 2");
    more.play("m1 guard", &[]).asks("marine action");
    // Without any unit there is nothing to play.
    scene("a a", "").asks("over nobody no_units");
}

/// Holds BF-10.
#[test]
fn there_is_a_pause_between_move_and_shot_only_with_a_target() {
    let board = "a:m1> a a a:+\na:m2> a a a\n\nm2 librarian force_axe\ncommand 2 spent 1";
    let mut target = scene(board, "");
    target.play("m1 move 1,1", &[]).asks("marine free_shot").allows("m2 psi prescience", 0);
    let mut none = scene(&board.replace("a:+", "a"), "");
    none.play("m1 move 1,1", &[]).asks("marine action").allows("m2 psi prescience", 0);
}

/// Holds BF-23.
#[test]
fn a_game_in_which_nothing_can_happen_any_more_is_a_draw() {
    // The generator closes the entry area for good.
    let board = "a:%\n\nphase alien_action\nentry A 0,0 N\nlurk A g1";
    for reinforcements in ["", "reinforcements 0 0"] {
        let ended = scene(board, reinforcements);
        // The third idle round was the last.
        assert_eq!(ended.asks("over nobody stalemate").game.turn(), 4, "{reinforcements}");
    }
    // With a round limit it goes on to the end.
    scene(board, "round_limit 9\nat_limit alien").asks("over alien round_limit");
}

/// A game without a round limit that goes on for ever is stopped after round 9999.
#[test]
fn no_game_goes_on_after_round_9999() {
    for (turn, end) in [(9998, "marine action"), (9999, "over nobody stalemate")] {
        let mut scene = scene("a:m1> a a . a:g1<", &format!("turn {turn}\nphase alien_action"));
        let picks: &[usize] = if turn == 9998 { &[0] } else { &[] };
        scene.play_with("end_turn", &[], picks).asks(end);
    }
}

/// Holds BF-24.
#[test]
fn overspending_ends_at_the_end_of_the_track() {
    let board = "a:m1> a\n\ncommand 1 spent 98\noption cp_overspend lose_game";
    scene(board, "").allows("m1 turn N cp 1", 1).refuses("m1 guard cp 2", "SH-CMD-06");
}
