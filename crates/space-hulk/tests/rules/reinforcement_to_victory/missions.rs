//! Missions as data (SH-MIS).

use game_api::{Game, Viewer};
use space_hulk::{Coord, Facing, SectionKind, Side};

use super::{legal, line, on, scene};
use crate::support::Scene;

/// Proves SH-MIS-01.
#[test]
fn a_mission_gives_levels_sections_walls_doors_ladders_exits_and_generators() {
    let map = "a a:/ b b:+ c:%\nd\n\norigin 2,0,1\ne e:-";
    let lines = "kind b room\nkind d dead_end\nwall 0,0/0,1\nladder 2,0,1 2,1\nexit 0,0 S marine\nexit 4,1 E";
    let scene = scene(map, &format!("{lines}\nat 0,1 m1^"));
    let board = scene.game.setup().board();
    let letter = |x, y, level| {
        let square = board.square(Coord { x, y, level }).expect("floor");
        board.section_letter(board.section(square))
    };
    let drawn = [letter(0, 1, 0), letter(1, 1, 0), letter(3, 1, 0), letter(0, 0, 0), letter(3, 0, 1)];
    assert_eq!(drawn, ['a', 'a', 'b', 'd', 'e']);
    assert_eq!((board.len(), board.n_sections()), (8, 5));
    let plan = scene.game.position().board;
    assert_eq!(plan.kinds, [('b', SectionKind::Room), ('d', SectionKind::DeadEnd)]);
    let states: Vec<String> =
        plan.doors.iter().map(|door| format!("{} {}", door.at, door.state.name())).collect();
    assert_eq!(states, ["1,1 open", "3,1 closed", "3,0,1 destroyed"]);
    assert_eq!((plan.walls.len(), plan.ladders.len(), plan.exits.len()), (1, 1, 2));
    assert_eq!(plan.exits[0].side, Some(Side::Marine));
    assert!(!scene.game.position().generators[0].damaged);
    // The wall edge holds, the open door does not.
    scene.refuses("m1 move 0,0", "SH-MOVE-05");
}

/// Proves SH-MIS-01.
#[test]
fn every_kind_of_section_can_be_named() {
    for kind in SectionKind::ALL {
        let scene = scene("a:m1^ b", &format!("kind b {}", kind.name()));
        assert_eq!(scene.game.position().board.kinds, [('b', *kind)]);
    }
    assert_eq!(SectionKind::ALL.len(), 9);
}

/// Proves SH-MIS-01, SH-MOVE-10.
#[test]
fn an_exit_may_belong_to_one_side() {
    for (side, marine, alien) in [("", true, true), ("marine", true, false), ("alien", false, true)] {
        let lines = format!("exit 0,0 W {side}");
        let ours = scene("a:m1< a", &lines);
        assert_eq!(ours.why_not("m1 exit W"), if marine { "legal" } else { "SH-MOVE-10" });
        let theirs = scene("a:g1< a", &format!("{lines}\nphase alien_action"));
        assert_eq!(theirs.why_not("g1 exit W"), if alien { "legal" } else { "SH-MOVE-10" });
        assert_eq!(legal(&ours, "m1 exit").len(), usize::from(marine));
        assert_eq!(legal(&theirs, "g1 exit").len(), usize::from(alien));
    }
}

/// Proves SH-MIS-02.
#[test]
fn entry_areas_have_a_name_a_square_a_side_and_a_use() {
    let lines =
        "entry North 1,0 N\nentry W 0,0 W starting\nentry E 2,0 E reinforcements\nentry X 2,0 S unused";
    let scene = scene("a a a . m:m1^", lines);
    let entries: Vec<_> = scene
        .game
        .position()
        .board
        .entries
        .iter()
        .map(|e| (e.id.clone(), e.at.to_string(), e.from, e.starting, e.reinforcements))
        .collect();
    let entry =
        |id: &str, at: &str, from, starting, later| (id.to_owned(), at.to_owned(), from, starting, later);
    let expected = [
        entry("North", "1,0", Facing::North, true, true),
        entry("W", "0,0", Facing::West, true, false),
        entry("E", "2,0", Facing::East, false, true),
        entry("X", "2,0", Facing::South, false, false),
    ];
    assert_eq!(entries, expected);
}

/// Proves SH-MIS-03.
#[test]
fn marines_are_deployed_in_their_zones() {
    let lines = "phase setup\nhand m1 m2\nzone m1 : 0,0 1,0\nzone m2 m1 : 1,0 2,0\n\
                 at 4,0 m3<\nentry A 3,0 N\nstarting_blips 1\npile 2\nat 1,0 !cat";
    let mut scene = scene("a a a a a", lines);
    scene.asks("marine deploy").has("m1", "hand ap 4").has("m3", "4,0 W ap 4");
    let squares = |scene: &Scene, unit: &str| {
        let mut squares: Vec<String> = legal(scene, &format!("{unit} deploy"))
            .iter()
            .map(|action| action.split(' ').nth(2).expect("a square").to_owned())
            .collect();
        squares.dedup();
        squares.join(" ")
    };
    assert_eq!(squares(&scene, "m1"), "0,0 1,0 2,0");
    assert_eq!(squares(&scene, "m2"), "1,0 2,0");
    assert_eq!(scene.legal().len(), 5 * 4);
    scene.refuses("m2 deploy 0,0 N", "SH-MIS-03").refuses("m3 deploy 0,0 N", "SH-MIS-03");
    scene.refuses("m1 deploy 3,0 N", "SH-MIS-03").refuses("end_turn", "SH-TURN-01");
    scene.play("m1 deploy 1,0 S", &[]).told(&["deployed m1 1,0 S", "picked_up m1 cat"]);
    scene.has("m1", "1,0 S ap 4").asks("marine deploy");
    assert_eq!(squares(&scene, "m2"), "2,0");
    scene.refuses("m1 deploy 0,0 N", "SH-MIS-03").refuses("m2 deploy 1,0 N", "SH-MIS-03");
    // Only then come the starting blips.
    scene
        .play("m2 deploy 2,0 E", &[])
        .told(&["deployed m2 2,0 E", "blip_drawn b1 2"])
        .asks("alien reinforce");
    scene.refuses("m1 deploy 0,0 N", "SH-MIS-03");
    scene.play_with("b1 reinforce A", &[], &[0]).asks("marine action");
    scene.refuses("m1 deploy 0,0 N", "SH-TURN-01");
}

/// Proves SH-MIS-03, SH-SETUP-02.
#[test]
fn each_marine_has_his_rank_and_weapons() {
    let map = "a:m1^ a:m2^ a:m3^ a:m4^ a:m5^ a:lorenzo> a";
    let lines = "m1 sergeant power_sword\nm2 sergeant no_gun hammer_and_shield\nm3 heavy_flamer\n\
                 m4 assault_cannon chainfist\nm5 no_gun lightning_claws\nlorenzo marine librarian force_axe";
    let scene = scene(map, lines);
    scene.has("m3", "2,0 N ap 4 ammo 6").has("m4", "3,0 N ap 4 ammo 10").has("lorenzo", "5,0 E ap 4 psi 20");
    scene
        .refuses("m2 overwatch", "SH-OW-01")
        .refuses("m3 overwatch", "SH-OW-01")
        .refuses("m5 overwatch", "SH-OW-01");
    scene.allows("m1 overwatch", 2).allows("m4 reload", 4).refuses("m1 reload", "SH-CANN-06");
    scene.allows("lorenzo psi force_barrier 6,0", 0).refuses("m1 psi prescience", "SH-LIB-02");
}

/// Proves SH-MIS-04, SH-REINF-04.
#[test]
fn a_mission_may_limit_how_often_the_pile_is_used() {
    for (limit, drawn, left) in [
        ("", true, ""),
        ("reshuffles 2", true, "1"),
        ("reshuffles 1", true, "0"),
        ("reshuffles 0", false, "0"),
    ] {
        let lines = format!("entry A 0,0 W\nlurk A g1\nreinforcements 1\nused 3\n{limit}");
        let mut scene = scene("a a . m:m1^", &lines);
        scene.play_with("end_turn", &[], if drawn { &[2] } else { &[] });
        assert_eq!(scene.decision(), if drawn { "alien reinforce" } else { "alien action" }, "{limit}");
        assert_eq!(line(&scene, "reshuffles"), left);
        assert_eq!(line(&scene, "used"), if drawn { "" } else { "3" });
    }
}

/// Proves SH-MIS-04, SH-BROOD-01.
#[test]
fn the_broodlord_comes_only_where_the_mission_has_him() {
    for (state, asked) in [("absent", false), ("waiting", true), ("come", false), ("killed", false)] {
        let lines = format!("b1 value 3\nphase alien_action\nbroodlord {state}");
        let mut scene = scene("a a:b1 a", &lines);
        scene.play("b1 convert", &[]);
        assert_eq!(scene.decision(), if asked { "alien broodlord" } else { "alien face" }, "{state}");
    }
}

/// Proves SH-MIS-04.
#[test]
fn genestealers_may_stand_on_the_board_from_the_start() {
    let lines = "phase setup\nhand m1\nzone m1 : 0,0\nreinforcements 0";
    let mut scene = scene("a a a:g1<", lines);
    scene.play_with("m1 deploy 0,0 E", &[], &[1]);
    scene.told(&["deployed m1 0,0 E", "phase marine_command 1", "command_drawn 2", "phase marine_action 1"]);
    scene.has("g1", "2,0 W ap 6");
}

/// Proves SH-MIS-07, SH-AMB-55.
#[test]
fn with_generators_break_generators_are_attacked_like_doors() {
    let map = "a:m1> a a:%";
    let plain = scene(map, "");
    plain.refuses("m1 fire square 2,0", "SH-SHOOT-02").refuses("m1 move 2,0", "SH-MOVE-01");
    let start = scene(map, "special generators_break");
    start.allows("m1 fire square 2,0", 1).refuses("m1 assault square 2,0", "SH-CA-01");
    let mut miss = start.clone();
    miss.play("m1 fire square 2,0", &[5, 4])
        .told(&["fired m1 storm_bolter square 2,0", "rolled m1 shot 5 4"]);
    miss.allows("m1 fire square 2,0", 1);
    let mut hit = start.clone();
    hit.play("m1 fire square 2,0", &[6, 4]).told_of(&["generator_damaged 2,0"]);
    // Damaged it is no target any more, but still in the way.
    hit.refuses("m1 fire square 2,0", "SH-SHOOT-02");
    assert!(hit.board().contains("a:%x"));
    assert!(hit.game.is_damaged(0) && !miss.game.is_damaged(0));
    hit.play("m1 move 1,0", &[]).refuses("m1 move 2,0", "SH-MOVE-05");
    hit.refuses("m1 assault square 2,0", "SH-SHOOT-02");
}

/// Proves SH-MIS-07, SH-WPN-07.
#[test]
fn a_generator_breaks_in_close_assault_on_a_6() {
    let map = "a a:m1> a:%\na a:g1> a:%";
    let start = scene(map, "special generators_break");
    for (die, breaks) in [(5, false), (6, true)] {
        let mut scene = start.clone();
        scene.play("m1 assault square 2,1", &[die]);
        assert_eq!(scene.board().contains("a:%x"), breaks, "{die}");
    }
    let mut saw = scene(map, "special generators_break\nm1 chainfist");
    saw.play("m1 assault square 2,1", &[]).told_of(&["generator_damaged 2,1"]);
    let mut alien = scene(map, "special generators_break\nphase alien_action");
    alien.play("g1 assault square 2,0", &[1, 6, 2]).told_of(&["generator_damaged 2,0"]);
}

/// Proves SH-MIS-07.
#[test]
fn a_sealed_door_can_only_be_destroyed() {
    let map = "a:m1> a:+ a";
    let sealed = scene(map, "special sealed_doors 1,0");
    scene(map, "").allows("m1 open 1,0", 1);
    sealed.refuses("m1 open 1,0", "SH-MIS-07").allows("m1 fire door 1,0", 1);
    let mut open = scene("a:m1> a:/ a:g1<", "special sealed_doors 1,0");
    open.refuses("m1 close 1,0", "SH-MIS-07");
    open.play("end_turn", &[]).refuses("g1 close 1,0", "SH-MIS-07");
    let mut gone = sealed.clone();
    gone.play("m1 fire door 1,0", &[6, 1]).told_of(&["door_destroyed 1,0"]);
    gone.refuses("m1 open 1,0", "SH-DOOR-08").allows("m1 move 1,0", 1);
    let problems = Scene::problems(&on(map, "special sealed_doors 2,0"));
    assert_eq!(problems, ["special.sealed_doors[0]: there is no door at 2,0"]);
}

/// Nothing is drawn, so nothing is drawn again; the alien side knows the number.
///
/// Proves SH-MIS-07.
#[test]
fn command_points_of_the_mission_are_not_drawn() {
    let lines = "phase marine_command\nspecial command_points 4\nm1 sergeant\nentry A 1,0 E\nlurk A g1";
    let mut scene = scene("a:m1> a", lines);
    scene.told(&["command_drawn 4", "phase marine_action 1"]).asks("marine action");
    let alien = scene.game.view(Viewer::Seat(Side::Alien));
    assert_eq!(alien.position().command.drawn, Some(4));
    // Four actions of his own, four by command points; then everybody sees that he is done.
    for facing in ["N", "E", "N", "E"] {
        scene.play(&format!("m1 turn {facing}"), &[]);
    }
    for facing in ["N", "E", "N", "E"] {
        scene.asks("marine action");
        scene.play(&format!("m1 turn {facing} cp 1"), &[]);
    }
    scene.asks("alien action");
    let problems = Scene::problems(&on("a:m1> a", "special command_points 7"));
    assert_eq!(problems, ["special.command_points: at most 6 command points a round"]);
}

/// Proves SH-MIS-07, SH-MIS-02.
#[test]
fn an_entry_area_may_open_later() {
    let lines = "phase alien_reinforcement\nentry A 0,0 W\nentry B 3,0 E\nhand b1\nspecial entry_opens B 4";
    let early = scene("a a:m1^ a a", &format!("turn 3\n{lines}"));
    early.allows("b1 reinforce A", 0).refuses("b1 reinforce B", "SH-MIS-07");
    scene("a a:m1^ a a", &format!("turn 4\n{lines}")).allows("b1 reinforce B", 0);
    for (line, problem) in [
        ("C 4", "special.entry_opens[0]: there is no entry area \"C\""),
        ("A 4 A 5", "special.entry_opens[1]: the entry area \"A\" opens twice; keep one of the two"),
        ("A 0", "special.entry_opens[0]: 0 is no round: rounds count from 1 to 9999"),
    ] {
        let board = on("a a:m1^", &format!("entry A 0,0 W\nspecial entry_opens {line}"));
        assert_eq!(Scene::problems(&board), [problem]);
    }
}

/// Setup may end without a decision: here the starting blip fits nowhere.
///
/// Proves SH-VIC-02.
#[test]
fn immediate_goals_are_asked_when_setup_is_over() {
    let goal = "win marine there immediate : marine_alive m1";
    Scene::with_picks(&on("a:m1>", &format!("phase setup\nstarting_blips 1\npool 9 4 9\n{goal}")), &[0])
        .asks("over marine there");
}

/// Proves SH-MIS-08.
#[test]
fn the_marines_of_the_victory_conditions_can_be_named() {
    let goals = "win marine out immediate : marine_exited m1\nwin alien dead immediate : marine_dead m1\n\
                 win marine safe : all (marine_alive m2) (round 2)";
    let map = "a:m1< a:g1< a:m2>";
    let mut out = scene(map, &format!("exit 0,0 W\n{goals}"));
    out.play("m1 exit W", &[]).asks("over marine out");
    let mut dead = scene(map, &format!("phase alien_action\n{goals}"));
    dead.play("g1 assault m1", &[6, 6, 6, 1]).asks("over alien dead");
    let problems = Scene::problems(&on(map, "win marine out : marine_exited m3"));
    assert_eq!(problems, ["victory[0]: there is no Marine \"m3\""]);
}

/// Proves SH-MIS-03.
#[test]
fn nobody_is_deployed_where_another_would_have_no_square_left() {
    let lines = "phase setup\nhand m1 m2 m3\nzone m1 m1 : 0,0 1,0 2,0\nzone m2 : 0,0 1,0\nzone m3 : 1,0";
    let mut scene = scene("a a a a:g1<", lines);
    let squares = |scene: &Scene, unit: &str| legal(scene, &format!("{unit} deploy")).len() / 4;
    // m3 needs 1,0, so m2 needs 0,0, so m1 needs 2,0.
    assert_eq!(["m1", "m2", "m3"].map(|unit| squares(&scene, unit)), [1, 1, 1]);
    scene.refuses("m1 deploy 0,0 N", "SH-MIS-03").refuses("m2 deploy 1,0 N", "SH-MIS-03");
    scene.play("m1 deploy 2,0 N", &[]).play("m3 deploy 1,0 N", &[]);
    scene.play_with("m2 deploy 0,0 N", &[], &[0]).asks("marine action");
}

/// Proves SH-MIS-03.
#[test]
fn a_name_of_the_mission_is_not_given_to_another_unit() {
    let mut scene = scene("a a . m:m1^", "retired g1 b1\nreinforcements 1\npile 1\nentry A 0,0 W");
    scene.play("end_turn", &[]).told_of(&["blip_drawn b2 1"]);
    scene.play_all(&["b2 reinforce A", "b2 convert"]).told(&["revealed b2 1 voluntary", "lurks g2 A"]);
    let mut taken = super::scene("a:b1 a . m:g2^", "g2 marine\nphase alien_action\nnext g 2");
    taken.play("b1 convert", &[]).told(&["revealed b1 1 voluntary", "placed g3 0,0"]);
    // Behind the last number it begins anew with those that are free.
    let mut wraps = super::scene("a:b1 a a:g1^", "phase alien_action\nnext g 255\nb1 value 2");
    wraps.play_all(&["b1 convert", "g255 face N"]).told(&["turned g255 N", "placed g2 1,0"]);
}
