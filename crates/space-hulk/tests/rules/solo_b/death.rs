//! Death and retreat (SB-DEATH, SB-MERGE).

use super::{M4, count, floor, solo, turn};
use crate::support::Scene;

/// A Marine in the south of the corridor, facing north.
fn corridor(lines: &str) -> Scene {
    solo(M4, &format!("at 0,0 m1^\n{lines}"))
}

/// Proves SB-DEATH-01, SB-DEATH-02.
#[test]
fn a_kill_takes_one_member_and_the_rest_moves_away() {
    let mut scene = corridor("at 0,3 g1v\ng1 count 5");
    scene.play("m1 fire g1", &[6, 1]);
    scene.told_of(&["killed g1 shot", "grouped g1 4", "retreated g1 0,3 0,4"]).has("g1", "0,4 S ap 6");
    assert!(scene.board().contains("aliens_killed 1"));
    // Two hits are still one kill, and a miss moves nobody.
    scene.play("m1 fire g1", &[6, 6]).has("g1", "0,5 S ap 6");
    assert_eq!(count(&scene, "g1"), 3);
    scene.play("m1 fire g1", &[1, 2]).has("g1", "0,5 S ap 6");
}

/// Proves SB-DEATH-03, SB-RUL-08.
#[test]
fn in_line_with_the_shooter_it_retreats_straight() {
    for (at, facing, to) in
        [("0,2", "^", "0,3"), ("2,2", "^", "3,3"), ("-3,0", "<", "-4,0"), ("2,-2", ">", "3,-3")]
    {
        let mut scene = solo(&floor(), &format!("at 0,0 m1{facing}\nat {at} g1v\ng1 count 2"));
        scene.play("m1 fire g1", &[6, 1]).told_of(&[&format!("retreated g1 {at} {to}")]);
    }
}

/// Out of line, and from one level to another, there is no straight line: one of the
/// squares away is drawn.
///
/// Proves SB-RUL-08, SB-DEATH-03.
#[test]
fn without_a_straight_line_one_of_the_squares_away_is_drawn() {
    for (pick, to) in [(0, "0,4"), (1, "1,4"), (2, "2,4")] {
        let mut bent = solo(&floor(), "at 0,0 m1^\nat 1,3 g1v\ng1 count 2");
        bent.play_with("m1 fire g1", &[6, 1], &[pick]).told_of(&[&format!("retreated g1 1,3 {to}")]);
    }
    let levels = "a a\na:g1v a\n. a\n\norigin 1,0,1\nx:m1^\n\nladder 1,0,1 0,1";
    for (pick, to) in [(0, "0,2"), (1, "1,0"), (2, "1,1"), (3, "1,2")] {
        let mut above = solo(levels, "g1 count 3");
        above.play_with("m1 fire g1", &[5, 6], &[pick]).told_of(&[&format!("retreated g1 0,1 {to}")]);
    }
}

/// Proves SB-DEATH-03, SB-RUL-08.
#[test]
fn if_straight_is_not_possible_one_of_the_others_is_drawn() {
    for (pick, to) in [(0, "-1,3"), (1, "1,3")] {
        let mut scene = solo(&floor(), "at 0,0 m1^\nat 0,2 g1v\ng1 count 2\nat 0,3 %");
        scene.play_with("m1 fire g1", &[6, 1], &[pick]).told_of(&[&format!("retreated g1 0,2 {to}")]);
    }
}

/// Proves SB-RUL-08, SB-DEATH-04.
#[test]
fn nobody_retreats_into_what_it_could_not_enter() {
    for thing in ["+", "%", "=", "*", "m2^", "B1v"] {
        let mut scene = corridor(&format!("at 0,3 g1v\ng1 count 3\nat 0,4 {thing}"));
        scene.play("m1 fire g1", &[6, 1]).told_nothing_of("retreated").has("g1", "0,3 S ap 6");
        assert_eq!(count(&scene, "g1"), 2, "{thing}");
    }
}

/// BF-54: a group that stays where it is remains the same target.
///
/// Proves SB-DEATH-04, SB-DEATH-06.
#[test]
fn at_the_edge_of_the_board_it_stays() {
    let mut scene = corridor("at 0,8 g1v\ng1 count 3\nexit 0,8 N");
    scene.play("m1 fire g1", &[6, 1]).told_nothing_of("retreated").has("g1", "0,8 S ap 6");
    scene.play("m1 fire g1", &[5, 1]).told_of(&["fired m1 storm_bolter g1 sustained", "killed g1 shot"]);
}

/// Proves SB-DEATH-05.
#[test]
fn the_last_die_goes_and_then_the_model() {
    let mut scene = corridor("at 0,3 g1v\ng1 count 2");
    scene.play("m1 fire g1", &[6, 1]).told_of(&["grouped g1 1"]).has("g1", "0,4 S ap 6");
    assert_eq!(scene.game.unit(scene.game.find("g1").unwrap()).dice(), 0);
    scene.play("m1 fire g1", &[6, 1]).has("g1", "gone").told_nothing_of("retreated");
    assert!(scene.board().contains("aliens_killed 2"));
}

/// Proves SB-DEATH-06.
#[test]
fn after_a_retreat_nobody_has_sustained_fire_at_the_group() {
    let mut scene = solo("a a a\na a a\na a a\na:m1^ a a:m2^", "at 1,2 g1v\ng1 count 4");
    scene.play("m2 fire g1", &[1, 2]).play("m2 end_activation", &[]);
    assert!(scene.board().contains("sustained g1"));
    scene.play_with("m1 fire g1", &[6, 1], &[0]).told_of(&["grouped g1 3"]);
    assert!(!scene.board().contains("sustained g1"), "neither m1 nor m2: {}", scene.board());
    scene.play("m1 fire g1", &[5, 1]).told_of(&["fired m1 storm_bolter g1"]).told_nothing_of("killed");
    // Without a kill in between he has it, as always.
    scene.play("m1 fire g1", &[1, 2]).told_of(&["fired m1 storm_bolter g1 sustained"]);
}

/// Proves SB-MERGE-01.
#[test]
fn a_group_that_retreats_onto_genestealers_joins_them_with_its_own_points() {
    let lines = "g1 count 3 ap 3\ng2 count 2\nm1 overwatch\ncommand 1";
    let mut scene = turn("a:m1> a a a:g1<,g2< a", lines);
    scene.play("g1 activate", &[]).has("g1", "2,0 W ap 2");
    scene.play("pass", &[]).play("m1 fire g1", &[6, 1]);
    scene.told_of(&["killed g1 shot", "retreated g1 2,0 3,0", "joined g2 g1", "grouped g1 4"]);
    // It goes on with its 2 points at once; the 6 of g2 are lost.
    scene.told_of(&["moved g1 3,0 2,0 W"]).has("g1", "2,0 W ap 1");
    scene.play("pass", &[]).play("pass", &[]).play("pass", &[]).play("pass", &[]);
    assert_eq!(scene.legal(), ["g8 activate", "g9 activate"]);
    // Shot in the Marine turn, with the points of the turn before.
    let mut still = corridor("at 0,3 g1v\ng1 count 3 ap 2\nat 0,4 g2v\ng2 count 2 ap 6");
    still.play("m1 fire g1", &[6, 1]).told_of(&["retreated g1 0,3 0,4", "joined g2 g1", "grouped g1 4"]);
    still.has("g1", "0,4 S ap 2").has("g2", "gone");
}

/// What the others carried goes with the group.
///
/// Proves SB-MERGE-01.
#[test]
fn whoever_joins_brings_what_it_carries() {
    let mut scene = corridor("at 0,3 g1v\ng1 count 3\nat 0,4 g2v\ng2 carries relic");
    scene.play("m1 fire g1", &[6, 1]);
    assert!(scene.board().contains("g1 count 3 carries relic"), "{}", scene.board());
}

/// Proves SB-MERGE-02, SB-RUL-08.
#[test]
fn blips_in_the_way_move_back_too_if_they_can() {
    let mut back = corridor("at 0,3 g1v\ng1 count 3\nat 0,4 b1,b2\nb1 value 2");
    back.play("m1 fire g1", &[6, 1]);
    back.told_of(&["retreated b1 0,4 0,5", "retreated b2 0,4 0,5", "retreated g1 0,3 0,4"]);
    back.told_nothing_of("revealed").has("b1", "0,5 ap 6");
    // At the end of the board they cannot, and the group stays.
    let mut end = corridor("at 0,7 g1v\ng1 count 3\nat 0,8 b1,b2");
    end.play("m1 fire g1", &[6, 1]).told_nothing_of("retreated").has("g1", "0,7 S ap 6");
    // Any other square is better than one with blips.
    for (pick, to) in [(0, "-1,3"), (1, "1,3")] {
        let mut side = solo(&floor(), "at 0,0 m1^\nat 0,2 g1v\ng1 count 2\nat 0,3 b1");
        side.play_with("m1 fire g1", &[6, 1], &[pick]).told_of(&[&format!("retreated g1 0,2 {to}")]);
    }
}

/// A blip that makes way may go onto other blips, which stay, whether or not these
/// could go on; of several on the square all make way.
///
/// Proves SB-RUL-25, SB-MERGE-02.
#[test]
fn blips_make_way_onto_other_blips() {
    for (at, next, last) in [("0,4", "0,5", "0,6"), ("0,6", "0,7", "0,8")] {
        let mut row = corridor(&format!("at {at} g1v\ng1 count 3\nat {next} b1\nat {last} b2"));
        row.play("m1 fire g1", &[6, 1]).told_nothing_of("retreated b2");
        row.told_of(&[&format!("retreated b1 {next} {last}"), &format!("retreated g1 {at} {next}")]);
        row.told_nothing_of("revealed").has("b2", &format!("{last} ap 6"));
    }
    let mut both = corridor("at 0,6 g1v\ng1 count 3\nat 0,7 b1,b2");
    both.play("m1 fire g1", &[6, 1]).told_nothing_of("revealed");
    both.told_of(&["retreated b1 0,7 0,8", "retreated b2 0,7 0,8", "retreated g1 0,6 0,7"]);
}

/// Where each of them goes is asked on the board as it was, so that their order in
/// the list means nothing: both go straight, though the first to move is then there.
///
/// Proves SB-RUL-25.
#[test]
fn blips_of_one_square_make_way_as_one() {
    for blips in ["b1,b2", "b2,b1"] {
        let lines = format!("at 0,0 m1^\nat 0,2 g1v\ng1 count 2\nat 0,3 {blips}\nat -1,3 %\nat 1,3 %");
        let mut scene = solo(&floor(), &lines);
        scene.play("m1 fire g1", &[6, 1]).told_of(&["retreated g1 0,2 0,3"]);
        scene.has("b1", "0,4 ap 6").has("b2", "0,4 ap 6");
    }
}

/// Proves SB-RUL-09.
#[test]
fn a_retreat_is_no_action() {
    let mut scene = corridor("at 0,3 g1>\ng1 count 3 ap 4\nat 0,4 b1\nm1 overwatch\ncommand 2");
    scene.play("m1 fire g1", &[6, 1]).has("g1", "0,4 E ap 4").has("b1", "0,5 ap 6").asks("marine action");
    let mut window = turn("a:m1> a a a:g1< a a", "g1 count 3 ap 2\nm1 overwatch\ncommand 2");
    window.play("g1 activate", &[]).play("m1 fire g1 cp 1", &[6, 1]);
    // The shot closes the window; the next one belongs to the next action.
    window.told_of(&["retreated g1 2,0 3,0"]).has("g1", "2,0 W ap 0");
}

/// In a volley the second Marine shoots at a target that has changed too.
///
/// Proves SB-DEATH-06.
#[test]
fn a_retreat_ends_the_sustained_fire_of_others_in_the_same_volley() {
    let lines = "at -3,0 m1>\nat -6,1 m2>\nat 4,0 g1<\ng1 count 4 ap 2\nm1 overwatch\nm2 overwatch\n\
                 option sustained_on_overwatch true\noption overwatch_fire must";
    let mut scene = turn(&floor(), lines);
    scene.play_with("g1 activate", &[], &[1; 5]).play("pass", &[1, 2, 1, 2]);
    scene
        .play("pass", &[6, 1, 5, 1])
        .told_of(&["fired m1 storm_bolter g1 sustained overwatch", "grouped g1 3"]);
    scene.told_of(&["fired m2 storm_bolter g1 overwatch"]);
}
