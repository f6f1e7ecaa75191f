//! Where reinforcements go (SA-BLP). All Marines are within 6 squares of the entry
//! areas, so what is placed there is held and does nothing in the turn.

use super::because;
use crate::support::Scene;

/// m1 is named in the victory conditions, m2 is far from his comrades.
const HALL: &str = "\
a a:m1> a:m3> a a:m2< a a

entry A 0,0 W
entry B 6,0 E
reinforcements 1
pile 2
key m1
solo a
";

/// Proves SA-BLP-02, SH-TV-49.
#[test]
fn the_die_says_where_a_blip_goes() {
    for (die, told, hint) in [
        (2, "blip_placed b1 A held", "b1 SA-BLP-02 m1"),
        (3, "blip_placed b1 A held", "b1 SA-BLP-02 m1"),
        (4, "blip_placed b1 A held", "b1 SA-BLP-02 m1"),
        (5, "blip_placed b1 B held", "b1 SA-BLP-02 m2"),
    ] {
        let mut scene = Scene::new(HALL);
        scene.play("end_turn", &[die, 1]);
        scene.told_of(&[&format!("rolled automaton placement {die}"), told]);
        because(&scene, hint);
    }
    let mut choice = Scene::new(HALL);
    choice.play("end_turn", &[6]).asks("marine reinforce");
    assert_eq!(choice.legal(), ["b1 reinforce A", "b1 reinforce B"]);
    because(&choice, "b1 SA-BLP-02");
    choice.play("b1 reinforce B", &[1]).told_of(&["blip_placed b1 B held"]);
    // No Marine has a square 6 away: the ambush fails.
    let mut ambush = Scene::new(HALL);
    ambush.play_with("end_turn", &[1, 1], &[0]).told_of(&["blip_discarded b1 2"]);
    because(&ambush, "b1 SA-AMBUSH-05");
}

/// The most isolated is the one farthest from his nearest comrade: m2 with 2 squares,
/// though m1 is farther from him than m3 is.
///
/// Proves SA-RUL-06.
#[test]
fn the_most_isolated_is_farthest_from_his_nearest_comrade() {
    let mut scene = Scene::new(HALL);
    scene.play("end_turn", &[5, 1]);
    because(&scene, "b1 SA-BLP-02 m2");
    let mut alone =
        Scene::new("a a:m1> a a\n\nentry A 0,0 W\nentry B 3,0 E\nreinforcements 1\npile 2\nsolo a");
    alone.play("end_turn", &[5, 1]).told_of(&["blip_placed b1 A held"]);
    because(&alone, "b1 SA-BLP-02 m1");
}

/// Proves SA-BLP-03.
#[test]
fn chance_decides_between_equal_marines() {
    let board = "a a:m1> a a a a:m2> a\n\nentry A 0,0 W\nentry B 6,0 E\nreinforcements 1\npile 2\nsolo a";
    for die in [3, 5] {
        for (pick, told) in [(0, "blip_placed b1 A held"), (1, "blip_placed b1 B held")] {
            let mut scene = Scene::new(board);
            scene.play_with("end_turn", &[die, 1], &[pick]).told_of(&[told]);
        }
    }
}

/// An area with three lurking blips is full: the next nearest takes the blip; if all
/// are full it is lost, and no casualty.
///
/// Proves SA-BLP-04, SA-RUL-07, SH-TV-49.
#[test]
fn full_areas_take_no_more() {
    let lurk = |entry: &str, first: u8| {
        let names: Vec<String> = (first..first + 3).map(|n| format!("b{n}")).collect();
        let held: String = names.iter().map(|name| format!("{name} held\n")).collect();
        format!("lurk {entry} {}\n{held}", names.join(" "))
    };
    let mut one = Scene::new(&format!("{HALL}{}", lurk("A", 1)));
    one.play_with("end_turn", &[3, 1], &[0, 0]).told_of(&["blip_placed b4 B held"]);
    because(&one, "b4 SA-BLP-02 m1");
    let mut both = Scene::new(&format!("{HALL}{}{}", lurk("A", 1), lurk("B", 4)));
    both.play_with("end_turn", &[1], &[0, 0, 0, 0]).told_of(&["blip_drawn b7 2", "blip_discarded b7 2"]);
    assert_eq!(both.game.position().tally.aliens_killed, 0);
    both.has("b7", "gone");
    // With room for one more the player is not offered the full area.
    let mut choice = Scene::new(&format!("{HALL}{}", lurk("A", 1)));
    choice.play("end_turn", &[6]);
    assert_eq!(choice.legal(), ["b4 reinforce B"]);
    choice.refuses("b4 reinforce A", "SH-LURK-02");
}

/// The way counts, not the straight line: behind the wall the entry area is far.
///
/// Proves SA-RUL-01.
#[test]
fn distances_are_those_of_ways() {
    let board = "\
a   a   a a a
a   .   . . a
a:m1> . b a a

entry A 2,0 W
entry B 0,2 N
reinforcements 1
pile 1
solo a
";
    let mut scene = Scene::new(board);
    // A lies 2 squares beside m1, and 8 away on foot; B is 2 away.
    scene.play("end_turn", &[3, 1]).told_of(&["blip_placed b1 B held"]);
}
