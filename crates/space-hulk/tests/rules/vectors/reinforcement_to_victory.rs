//! Test vectors SH-TV-35 to 42, 60 and 63.

use crate::reinforcement_to_victory::{M1, M4, beside_crowd, count, legal, line, m3, on, scene};
use crate::support::Scene;

/// Lets every reaction window pass.
fn pass_windows(scene: &mut Scene) {
    while scene.decision() == "marine reaction" {
        scene.play("pass", &[]);
    }
}

/// Proves SH-TV-35.
#[test]
fn forced_lurking() {
    let hall = "a\na\na\na\na\na\na\na\na\na";
    let lines = "entry A 0,0 S\nlurk A b1\nreinforcements 1 0\npile 1";
    let mut near = scene(hall, &format!("{lines}\nat 0,6 m1^"));
    near.play("end_turn", &[]).play("b2 reinforce A", &[]).told_of(&["blip_placed b2 A held"]);
    near.refuses("b2 enter", "SH-LURK-04").allows("b1 enter", 1);
    near.play_with("end_turn", &[], &[0]).play("end_turn", &[]).has("m1", "0,6 N ap 4");
    near.allows("b2 enter", 1);
    let mut far = scene(hall, &format!("{lines}\nat 0,7 m1^"));
    far.play("end_turn", &[]).play("b2 reinforce A", &[]).told_of(&["blip_placed b2 A"]);
    far.allows("b2 enter", 1).allows("b1 enter", 1);
    // An old blip still has to be unseen and not next to a Marine.
    let mut seen = scene(hall, &format!("{lines}\nat 0,6 m1v"));
    seen.play("end_turn", &[]).play("b2 reinforce A", &[]).refuses("b1 enter", "SH-BLIP-03");
    let mut next = scene(hall, &format!("{lines}\nat 0,1 m1^"));
    next.play("end_turn", &[]).play("b2 reinforce A", &[]).refuses("b1 enter", "SH-BLIP-04");
}

/// Proves SH-TV-36.
#[test]
fn involuntary_conversion_of_value_2_in_the_marine_turn() {
    for at in ["0,6", "0,4"] {
        let mut scene = scene(M4, "at 0,0 m1>\nat 0,5 b1\nb1 value 2\ncommand 3");
        scene
            .play("m1 turn N", &[])
            .told(&["turned m1 N", "revealed b1 2", "placed g1 0,5"])
            .asks("alien face");
        scene.play("g1 face E", &[]).asks("marine place");
        assert_eq!(scene.legal(), ["place 0,4", "place 0,6"]);
        scene.play(&format!("place {at}"), &[]).asks("alien face");
        scene.play("g2 face N", &[]).told(&["turned g2 N"]).asks("marine free_shot");
        scene.play("pass", &[]).has("g1", "0,5 E ap 6").has("g2", &format!("{at} N ap 6"));
        scene.has("m1", "0,0 N ap 3").allows("m1 move 0,1", 1);
    }
}

/// Proves SH-TV-37.
#[test]
fn one_by_one_in_the_alien_turn() {
    for acted in [false, true] {
        // g9 leaves the corridor and exposes the blip.
        let said = if acted { "acted" } else { "" };
        let lines = format!("at 0,0 m1^\nat 0,3 g9<\nat 0,5 b1\nb1 value 3 {said}\nat 0,8 g8v");
        let mut scene = scene(M4, &format!("{lines}\nexit 0,3 W\nphase alien_action\nm1 overwatch"));
        scene.play("g9 exit W", &[]).told(&["exited g9 0,3", "revealed b1 3", "placed g10 0,5"]);
        scene.play("g10 face S", &[]).asks("marine reaction");
        scene.play("pass", &[]).asks("marine overwatch");
        scene.play("m1 fire g10", &[6, 2]).told(&[
            "fired m1 storm_bolter g10 overwatch",
            "rolled m1 shot 6 2",
            "killed g10 shot",
            "placed g11 0,5",
        ]);
        scene.play("g11 face S", &[]).play("pass", &[]).asks("marine overwatch");
        // A new target, so no bonus.
        scene
            .play("m1 fire g11", &[5, 3])
            .told(&["fired m1 storm_bolter g11 overwatch", "rolled m1 shot 5 3"]);
        scene.asks("marine place");
        assert_eq!(scene.legal(), ["place 0,4", "place 0,6"]);
        let mut shown = scene.clone();
        shown.play("place 0,4", &[]).play("g12 face S", &[]).asks("marine reaction");
        scene.play("place 0,6", &[]).play("g12 face S", &[]).told(&["turned g12 S"]).asks("alien action");
        for unit in ["g11", "g12"] {
            let action = format!("{unit} turn N");
            assert_eq!(scene.why_not(&action), if acted { "SH-ACT-03" } else { "legal" }, "{action}");
        }
    }
}

/// Proves SH-TV-38.
#[test]
fn lost_models() {
    let lines = "at 0,0 b1\nb1 value 3\nat 3,5 g9^\nphase alien_action";
    let mut dead_end = scene(M1, lines);
    dead_end.play("b1 convert", &[]).told(&["revealed b1 3 voluntary", "placed g10 0,0"]);
    dead_end.play("g10 face N", &[]).told(&["turned g10 N", "placed g11 0,1"]);
    dead_end.play("g11 face N", &[]).told(&["turned g11 N", "lost 1"]).asks("alien action");
    let mut taken = scene(M1, &format!("{lines}\nat 0,1 b2"));
    taken.play("b1 convert", &[]).play("g10 face N", &[]).told(&["turned g10 N", "lost 2"]);
    for scene in [&dead_end, &taken] {
        assert_eq!(line(scene, "aliens_killed"), "");
    }
    for (others, told) in [(21, "lost 2"), (22, "lost 3")] {
        let mut scene = scene(&beside_crowd("a a a\na a:b1 a", others), "b1 value 3\nphase alien_action");
        scene.play("b1 convert", &[]);
        assert_eq!(count(&scene, "placed"), 22 - others);
        if others == 21 {
            scene.play("g22 face N", &[]);
        }
        scene.told_of(&[told]).asks("alien action");
        assert_eq!(line(&scene, "aliens_killed"), "");
    }
}

/// Proves SH-TV-39.
#[test]
fn activation_after_conversion() {
    // A door that g1 opens from the side; g9 can always act.
    let map = "a:m1> a a:+ a a a:b1 a:g9>\n. . a:g1^";
    let lines = "b1 value 1\nphase alien_action";
    let start = scene(map, lines);
    let can_act = |scene: &Scene| scene.find("g10 turn N").is_some();
    let mut a = start.clone();
    a.play_all(&["b1 convert", "g10 face W"]).has("g10", "5,1 W ap 6").asks("alien action");
    assert!(can_act(&a));
    let mut b = start.clone();
    b.play_all(&["b1 move 4,1", "b1 end_activation", "g1 open 2,1"]).told_of(&["revealed b1 1"]);
    b.play("g10 face W", &[]);
    pass_windows(&mut b);
    b.play("g1 end_activation", &[]).refuses("g10 turn N", "SH-ACT-03");
    let mut c = scene("a:m1> a a:+ a:b1 a a:g9>", lines);
    c.play("b1 open 2,0", &[]).told(&["door_opened 2,0 b1", "revealed b1 1", "placed g10 3,0"]);
    c.play("g10 face W", &[]);
    pass_windows(&mut c);
    c.asks("alien action").refuses("g10 turn N", "SH-ACT-03");
    let mut d = start.clone();
    d.play_all(&["g1 open 2,1", "g10 face W"]);
    pass_windows(&mut d);
    d.play("g1 end_activation", &[]).has("g10", "5,1 W ap 6");
    assert!(can_act(&d));
    let mut e = start;
    e.play("b1 move 4,1", &[]).refuses("b1 convert", "SH-CONV-03");
    e.play("b1 end_activation", &[]).refuses("b1 convert", "SH-CONV-03");
}

/// Proves SH-TV-40.
#[test]
fn blip_movement_limits() {
    let mut scene = scene(&m3(), "at 0,0 m1^\nat 3,-1 b1\nat 3,0 b2\nphase alien_action");
    scene.allows("b1 move 2,-1", 1);
    scene.play("b1 move 2,-1", &[]).refuses("b1 move 1,-1", "SH-BLIP-04");
    scene.play("b1 end_activation", &[]).allows("b2 move 3,1", 1);
    scene.play("b2 move 3,1", &[]).asks("alien action").refuses("b2 move 2,2", "SH-BLIP-03");
}

/// Proves SH-TV-41.
#[test]
fn falling_down_a_ladder() {
    // The ladder leads down from 0,1,1 to 0,1.
    let map = "a\na\n\norigin 0,0,1\nb\nb\nb\n\nladder 0,1,1 0,1";
    let above = scene(map, "at 0,0,1 m1^\nat 0,1 g1^\ncommand 1");
    let mut fallen = above.clone();
    fallen.play("m1 move 0,1,1", &[1]);
    fallen
        .told_of(&["rolled m1 ladder 1", "killed g1 fall", "fell m1 0,1"])
        .has("m1", "0,1 N ap 0 activated");
    fallen.allows("m1 turn E cp 1", 1);
    for die in 2..=6 {
        let mut stays = above.clone();
        stays.play("m1 move 0,1,1", &[die]).told_nothing_of("killed").has("m1", "0,1,1 N ap 3");
    }
    let below = scene(map, "at 0,1 m1^\nat 0,0,1 m2v");
    below.allows("m1 climb 0,1,1", 2);
    let mut up = below.clone();
    up.play("m1 climb 0,1,1", &[2]).has("m1", "0,1,1 N ap 2");
    let mut back = below.clone();
    back.play("m1 climb 0,1,1", &[1]).has("m1", "0,1 N ap 0 activated");
    let mut alien = scene(map, "at 0,1 g1^\nphase alien_action");
    alien.allows("g1 climb 0,1,1", 1);
    alien.play("g1 climb 0,1,1", &[]).told(&["moved g1 0,1 0,1,1 N"]).has("g1", "0,1,1 N ap 5");
}

/// Proves SH-TV-42.
#[test]
fn objects() {
    let mut marine = scene("a:m1> a:!cat a a:g1<", "");
    marine.play("m1 move 1,0", &[]).told_of(&["picked_up m1 cat"]).has("m1", "1,0 E ap 3");
    marine.play_all(&["pass", "m1 end_activation"]).asks("alien action");
    marine.play_all(&["g1 move 2,0", "pass"]).play("g1 assault m1", &[6, 6, 6, 1]);
    marine.told_of(&["killed m1 assault", "dropped cat 1,0"]);
    marine.play("g1 move 1,0", &[]).told(&["moved g1 2,0 1,0 W", "picked_up g1 cat"]);
    scene("a:b1 a:!cat", "phase alien_action").refuses("b1 move 1,0", "SH-BLIP-05");
    let giver = scene("a:m2> a:m3>\na:m1^ a", "m1 carries cat");
    giver.allows("m1 give m2 cat", 1).refuses("m1 give m3 cat", "SH-OBJ-05");
    let door = scene("a:m1> a:/,!cat a\n. a a", "");
    // Three free squares are next to the door: each gets it with the same chance.
    for at in ["1,0", "2,0", "2,1"] {
        let pushed = format!("pushed cat {at}");
        assert_eq!(door.chance("m1 close 1,1", |after| after.events().contains(&pushed)), "1/3", "{at}");
    }
}

/// Proves SH-TV-60.
#[test]
fn blip_pile() {
    let hall = "a a a a a a a a a a a a a a a . m:m1^";
    assert_eq!(Scene::problems(&on(hall, "pool 9 4 9")), Vec::<String>::new());
    assert_eq!(Scene::problems(&on(hall, "pool 9 4 10")).len(), 1);
    assert_eq!(9 + 4 * 2 + 9 * 3, 44);
    let fresh = scene(hall, "entry A 0,0 W\nreinforcements 1\npool 9 4 9");
    for (value, chance) in [(1, "9/22"), (2, "2/11"), (3, "9/22")] {
        let drawn = format!("blip_drawn b1 {value}");
        assert_eq!(fresh.chance("end_turn", |after| after.events().contains(&drawn)), chance);
    }
    // 20 drawn: 15 of them on the board, 5 used.
    let blips: String = (0..15).map(|x| format!("at {x},0 b{}\n", x + 1)).collect();
    let lines = format!("{blips}entry A 0,0 W\nentry B 14,0 E\nreinforcements 4\npool 1 0 1\nused 1 1 2 3 3");
    let mut scene = scene(hall, &lines);
    scene.play_with("end_turn", &[], &[0, 2, 1, 0]);
    scene.told(&[
        "phase alien_reinforcement 1",
        "blip_drawn b16 1",
        "blip_drawn b17 3",
        "pile_reshuffled 5",
        "blip_drawn b18 2",
        "blip_drawn b19 1",
    ]);
    assert_eq!((line(&scene, "pool"), line(&scene, "used")), ("1 0 2".into(), "".into()));
    let mut empty =
        crate::reinforcement_to_victory::scene(hall, "entry A 0,0 W\nlurk A g1\nreinforcements 4");
    empty.play("end_turn", &[]).told(&["phase alien_reinforcement 1", "phase alien_action 1"]);
}

/// Proves SH-TV-63.
#[test]
fn voluntary_conversion() {
    let lines = "at 2,5 b1\nb1 value 3";
    let mut far = scene(M1, &format!("{lines}\nat 0,0 m1^\ncommand 6\nm1 overwatch\nphase alien_action"));
    assert_eq!(far.sees("0,0", "N"), ["0,1", "0,2", "0,3", "0,4", "0,5"]);
    far.allows("b1 convert", 0);
    far.play("b1 convert", &[]).told(&["revealed b1 3 voluntary", "placed g1 2,5"]);
    assert_eq!(legal(&far, "g1 face").len(), 4);
    far.play("g1 face N", &[]).asks("alien place");
    assert_eq!(far.legal(), ["place 1,5", "place 3,5"]);
    far.play_all(&["place 1,5", "g2 face W"]).told(&["turned g2 W", "placed g3 3,5"]);
    far.play("g3 face S", &[]).asks("alien action");
    far.has("g1", "2,5 N ap 6").has("g2", "1,5 W ap 6").has("g3", "3,5 S ap 6");
    let mut near = scene(M1, &format!("{lines}\nat 0,4 m1^\nphase alien_action"));
    near.play("b1 convert", &[]).play("g1 face N", &[]).told(&["turned g1 N", "placed g2 3,5"]);
    near.play("g2 face N", &[]).told(&["turned g2 N", "lost 1"]).asks("alien action");
    scene(M1, &format!("{lines}\nat 0,0 m1^")).refuses("b1 convert", "SH-CONV-02");
}
