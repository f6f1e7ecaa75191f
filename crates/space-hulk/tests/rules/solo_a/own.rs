//! Our own readings where variant A is silent (BF-40 to BF-49).

use super::because;
use crate::support::Scene;

/// BF-40: on its way to another it attacks a Marine it comes to stand next to.
#[test]
fn it_attacks_whom_it_passes() {
    let board = "\
. . . a:m2^ . .
a:m1< a a a a a:g1<

key m1
solo a
";
    let mut scene = Scene::new(board);
    scene.play("end_turn", &[1, 1, 1, 2]);
    because(&scene, "g1 SA-TGT-02 m1");
    scene.told_of(&["moved g1 5,0 4,0 W", "moved g1 4,0 3,0 W", "turned g1 N", "assaulted g1 m2"]);
}

/// BF-41: the target is chosen once, and kept while he is there: m2 has the same
/// priority, and nothing is drawn again.
#[test]
fn a_target_is_kept() {
    let board = "a:m1< a a a a a a a a:g1< a a a a a a a a:m2>\n\nsolo a\n";
    for (pick, place) in [(0, "2,0 W ap 0 activated"), (1, "14,0 E ap 0 activated")] {
        let mut scene = Scene::new(board);
        scene.play_with("end_turn", &[1], &[pick]).has("g1", place);
    }
}

/// Two lanes lead round a block to m1. m2 sees the middle of the southern one; in the
/// northern one may be a door.
fn lanes(west: &str, north: &str) -> String {
    let gap = ". ".repeat(west.split_whitespace().count());
    format!(
        "\
{gap}a a {north} a a
{west} a . . . a:g1<
{gap}a a a a a
{gap}. . b . .
{gap}. . b . .
{gap}. . b:m2^ . .

key m1
solo a
"
    )
}

/// BF-42: to one who can be reached it takes the cheapest way that is not seen, though
/// a cheaper one is.
#[test]
fn the_way_to_one_who_can_be_reached_is_unseen() {
    let mut scene = Scene::new(&lanes("a:m1<", "a:+"));
    scene.play("end_turn", &[1, 1, 1, 2]).told_nothing_of("rolled automaton");
    scene.told_of(&["moved g1 5,4 4,5 W", "door_opened 3,5 g1", "moved g1 4,5 3,5 W", "assaulted g1 m1"]);
}

/// A blip that could reach a Marine unseen is revealed, so nothing is tested for it,
/// though its own way as a blip leads into sight: the object bars the other one.
///
/// Proves SA-BLIP-01, SA-RUL-12.
#[test]
fn nothing_is_tested_for_a_blip_that_reveals_itself() {
    let mut scene = Scene::new(&lanes("a:m1<", "a:!cat").replace("a:g1<", "a:b1"));
    // To a Genestealer the two ways cost the same: it is faced along the unseen one.
    scene.play("end_turn", &[1, 1, 1, 2]).told_nothing_of("rolled automaton");
    scene.told_of(&["revealed b1 1 voluntary", "assaulted g1 m1"]);
}

/// BF-44: the test is due if one of several equal ways leads into sight; which of them
/// the alien takes is drawn step by step.
#[test]
fn one_of_several_equal_ways_in_sight_is_enough() {
    for (pick, place) in [(0, "10,3 W ap 5 activated"), (1, "5,4 W ap 0 activated")] {
        let mut scene = Scene::new(&lanes("a:m1< a a a a a a", "a"));
        let picks: &[usize] = if pick == 0 { &[0] } else { &[1, 0] };
        scene.play_with("end_turn", &[3, 1], picks).has("g1", place);
        because(&scene, "SA-RUL-10 section a score 4");
    }
}

/// BF-45: a Genestealer that lurks counts as a blip does, and comes in under the
/// effect though the entry square is seen.
#[test]
fn lurking_genestealers_count_and_come_in() {
    let board = "b:m1> b b b b b b a a a\n\nentry A 9,0 E\nlurk A g1\nsolo a\n";
    let mut on = Scene::new(board);
    on.play("end_turn", &[5]).told_of(&["entered g1 A 9,0 W"]).asks("marine reaction");
    because(&on, "SA-SWARM-04 section a score 6");
    let mut off = Scene::new(board);
    off.play("end_turn", &[4, 1]).told_nothing_of("entered");
    because(&off, "g1 SA-TGT-04 m1");
}
