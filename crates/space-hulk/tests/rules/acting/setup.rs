//! Setup and components (SH-SETUP).

use game_api::{Game, Viewer};
use space_hulk::{Kind, Melee, Ranged, Rank, Side};

use super::{alien_scene, track, yard};
use crate::support::Scene;

/// So many units of a kind on a row of floor, and the lines about them.
fn row_of(count: usize, unit: &str, arrow: &str, about: &str) -> String {
    let row: Vec<String> = (1..=count).map(|n| format!("a:{unit}{n}{arrow}")).collect();
    let lines = (1..=count).filter(|_| !about.is_empty()).map(|n| format!("{unit}{n} {about}\n"));
    format!("{}\n{}", row.join(" "), lines.collect::<String>())
}

/// The only problem of a board.
#[track_caller]
fn problem(board: &str) -> String {
    let problems = Scene::problems(board);
    assert_eq!(problems.len(), 1, "{problems:#?}\n{board}");
    problems.into_iter().next().expect("one")
}

#[track_caller]
fn accepted(board: &str) {
    assert_eq!(Scene::problems(board), Vec::<String>::new(), "{board}");
}

/// Proves SH-SETUP-01.
#[test]
fn the_mission_fixes_everything() {
    let board = "a:m1> a:%
        m1 chainfist
        exit 0,0 W
        win marine escape : marines_exited 1
        win alien slaughter : marines_on_board 1";
    // Special rules: without this one a generator is no target.
    Scene::new(board).refuses("m1 assault square 1,0", "SH-CA-01").refuses("g1 turn N", "nonsense");
    let mut scene = Scene::new(&format!("{board}\nspecial generators_break\nat 0,0 g1"));
    let _ = &mut scene;
}

/// Proves SH-SETUP-02.
#[test]
fn weapons_come_from_the_mission() {
    let scene = Scene::new(
        "a:s1^ a:s2^ a:m1^ a:m2^ a:m3^ a:m4^ a:m5^ a:m6^ a:m7^ a:m8^ a:m9^ a:l1^
         s1 marine sergeant storm_bolter power_sword
         s2 marine sergeant no_gun hammer_and_shield
         m6 chainfist
         m7 heavy_flamer
         m8 assault_cannon
         m9 no_gun lightning_claws
         l1 marine librarian force_axe",
    );
    let arms = |name: &str| {
        let unit = scene.game.unit(scene.game.find(name).expect("a Marine"));
        (unit.rank(), unit.ranged(), unit.melee())
    };
    assert_eq!(arms("s1"), (Rank::Sergeant, Ranged::StormBolter, Melee::PowerSword));
    assert_eq!(arms("s2"), (Rank::Sergeant, Ranged::None, Melee::HammerAndShield));
    for trooper in ["m1", "m2", "m3", "m4", "m5"] {
        assert_eq!(arms(trooper), (Rank::Trooper, Ranged::StormBolter, Melee::PowerFist));
    }
    assert_eq!(arms("m6"), (Rank::Trooper, Ranged::StormBolter, Melee::Chainfist));
    assert_eq!(arms("m7"), (Rank::Trooper, Ranged::HeavyFlamer, Melee::PowerFist));
    assert_eq!(arms("m8"), (Rank::Trooper, Ranged::AssaultCannon, Melee::PowerFist));
    assert_eq!(arms("m9"), (Rank::Trooper, Ranged::None, Melee::LightningClaws));
    assert_eq!(arms("l1"), (Rank::Librarian, Ranged::StormBolter, Melee::ForceAxe));
    for (marine, rule) in
        [("s1", "legal"), ("s2", "SH-OW-01"), ("m7", "SH-OW-01"), ("m8", "legal"), ("m9", "SH-OW-01")]
    {
        assert_eq!(scene.why_not(&format!("{marine} overwatch")), rule);
    }
}

/// Proves SH-SETUP-03, SH-SETUP-12, SH-AMB-41.
#[test]
fn at_most_22_genestealers_and_the_broodlord() {
    accepted(&row_of(22, "g", "v", ""));
    accepted(&format!("{}\nentry A 0,0 W\nlurk A g20 g21 g22\nlurk A B1", row_of(19, "g", "v", "")));
    assert_eq!(problem(&row_of(23, "g", "v", "")), "units: 23 units of kind genestealer: at most 22");
    let split = format!("{}\nentry A 0,0 W\nlurk A g20 g21 g22 g23", row_of(19, "g", "v", ""));
    assert_eq!(problem(&split), "units: 23 units of kind genestealer: at most 22");
    accepted("a:B1^ a");
    assert_eq!(problem("a:B1^ a:B2^"), "units: 2 units of kind broodlord: at most 1");
}

/// Proves SH-SETUP-03, SH-PLACE-09.
#[test]
fn a_genestealer_without_a_model_is_lost() {
    // Lurking ones count as well, the Broodlord does not.
    for (standing, lurking, came, told) in [
        (19, "", 3, None),
        (20, "", 2, Some("lost 1")),
        (18, "lurk A g30 g31\n", 2, Some("lost 1")),
        (21, "", 1, Some("lost 2")),
        (22, "", 0, Some("lost 3")),
        (19, "lurk A B1\n", 3, None),
    ] {
        let row = row_of(standing, "g", "v", "");
        let board = format!("a a a a:b50\n{row}entry A 0,0 W\n{lurking}b50 value 3\nphase alien_action");
        let mut scene = Scene::new(&board);
        let before = scene.game.units().len();
        scene.play("b50 convert", &[]);
        for _ in 0..came {
            if scene.decision() == "alien place" {
                let first = scene.legal()[0].clone();
                scene.play(&first, &[]);
            }
            let first = scene.legal()[0].clone();
            assert!(first.ends_with("face N"), "{first}");
            scene.play(&first, &[]);
        }
        scene.asks("alien action");
        assert_eq!(scene.game.units().len(), before - 1 + came, "{standing} {lurking}");
        match told {
            Some(lost) => scene.told_of(&[lost]),
            None => scene.told_nothing_of("lost"),
        };
        assert_eq!(scene.game.position().tally.aliens_killed, 0);
    }
}

/// Proves SH-SETUP-04, SH-SETUP-12.
#[test]
fn there_are_22_blips() {
    let blips = |count: usize, lines: &str| {
        let row: Vec<String> = (1..=count).map(|n| format!("a:b{n}")).collect();
        format!("{}\n{lines}", row.join(" "))
    };
    accepted(&blips(22, ""));
    assert!(problem(&blips(22, "used 1")).ends_with("there are only 22"));
    assert!(problem(&blips(21, "pile 1 2")).ends_with("there are only 22"));
    accepted(&blips(1, "pile 1 2\nused 3\nused_unseen 1\npool 8 1 8"));
    assert!(problem(&blips(1, "pile 1 2\nused 3\nused_unseen 1\npool 8 2 8")).ends_with("there are only 22"));
    assert_eq!(Scene::problems(&blips(23, ""))[0], "units: 23 units of kind blip: at most 22");
    accepted("a\npool 9 4 9\nstarting_blips 22\nreinforcements 22");
    assert!(problem("a\nstarting_blips 23").starts_with("starting_blips"));
    assert!(problem("a\nreinforcements 1 23").starts_with("reinforcements"));
}

/// Proves SH-SETUP-04.
#[test]
fn a_blip_is_worth_1_to_3_and_looks_like_any_other() {
    for value in [1, 2, 3] {
        accepted(&format!("a:b1 a\nb1 value {value}"));
        let view = alien_scene(&yard(&format!("at 0,0 b1\nb1 value {value}")));
        assert_eq!(view.view(Some(Side::Marine)), alien_scene(&yard("at 0,0 b1")).view(Some(Side::Marine)));
    }
    for value in [0, 4] {
        assert_eq!(Scene::problems(&format!("a:b1 a\nb1 value {value}")).len(), 1);
    }
    // Out of a full pile the values come as often as there are counters.
    let scene = Scene::new("a:m1^ a\nentry A 1,0 E\npool 9 4 9\nreinforcements 1");
    for (value, chance) in [(1, "9/22"), (2, "2/11"), (3, "9/22")] {
        let drawn = |after: &Scene| after.events().contains(&format!("blip_drawn b1 {value}"));
        assert_eq!(scene.chance("end_turn", drawn), chance);
    }
}

/// Proves SH-SETUP-06, SH-SETUP-12, SH-AMB-42.
#[test]
fn most_counters_are_no_limit() {
    // Eleven on overwatch or guard, and one more.
    let mut scene = Scene::new(&format!("{}m11 ap 4\nm12 guard\n", row_of(12, "m", "^", "")));
    for n in 1..=12 {
        scene.play_all(&[&format!("m{n} overwatch"), &format!("m{n} end_activation")][..1]);
        if scene.decision() == "marine action" && n < 12 {
            scene.play(&format!("m{n} end_activation"), &[]);
        }
    }
    let watching = scene.game.units().iter().filter(|unit| unit.on_overwatch()).count();
    assert_eq!(watching, 12);
    accepted(&row_of(11, "m", "^", "guard"));
    accepted(&row_of(11, "m", "^", "jammed overwatch"));
    // 22 entry areas, 13 ladders, 6 generators.
    let entries: String = (0..22).map(|x| format!("entry E{x} {x},0 S\n")).collect();
    accepted(&format!("{}\n{entries}", ["a"; 22].join(" ")));
    let ladders: String = (0..13).map(|x| format!("ladder {x},0,1 {x},0\n")).collect();
    let floor = ["a"; 13].join(" ");
    accepted(&format!("origin 0,0\n{floor}\n\norigin 0,0,1\n{floor}\n\n{ladders}"));
    accepted("a:% a:% a:% a:% a:% a:%x");
    accepted("a:* b:* c:* d:* e:* f:* g:*");
}

/// Proves SH-SETUP-12.
#[test]
fn flames_and_barrier_are_limits() {
    accepted("a:m1^ a\nm1 heavy_flamer ammo 6");
    assert!(problem("a:m1^ a\nm1 heavy_flamer ammo 7").contains("at most 6"));
    let mut scene = Scene::new("a:m1^ a:m2^ a a\nm1 librarian force_axe\nm2 librarian force_axe");
    scene.play("m1 psi force_barrier 2,0", &[]).refuses("m2 psi force_barrier 3,0", "SH-SETUP-12");
    let first = Scene::new("a:m1^ a:m2^ a a\nm1 librarian force_axe\nm2 librarian force_axe");
    first.allows("m2 psi force_barrier 3,0", 0);
}

/// Proves SH-SETUP-07.
#[test]
fn maps_may_have_more_than_the_box() {
    let letters: Vec<String> = ('0'..='9').chain('a'..='z').chain('A'..='Z').map(String::from).collect();
    let more: Vec<String> = ('\u{c0}'..='\u{d6}').map(String::from).collect();
    accepted(&format!("{}\n{}", letters.join(" "), more.join(" ")));
    assert!(letters.len() + more.len() > 67);
    let rooms: String = letters.iter().take(11).map(|letter| format!("kind {letter} room\n")).collect();
    accepted(&format!("{}\n{rooms}", letters.join(" ")));
    accepted(&["a:+"; 21].join(" "));
}

/// Proves SH-SETUP-08.
#[test]
fn dice_have_six_faces_and_missions_their_objects() {
    let scene = Scene::new("a:m1> a a:g1<");
    for face in 1..=6 {
        let rolled = |after: &Scene| after.events()[1].ends_with(&format!(" {face}"));
        assert_eq!(scene.chance("m1 fire g1", rolled), "1/6");
    }
    accepted("a:!dead_marine a:!artefact a:!cat");
    // Six dice in one assault are more than the five in the box.
    let mut scene = alien_scene("a:m1> a:B1<\nm1 lightning_claws guard");
    scene.play("B1 assault m1", &[1, 2, 3, 1, 2]).asks("marine reroll");
}

/// Proves SH-SETUP-09, SH-SETUP-10, SH-REINF-06.
#[test]
fn setup_goes_step_by_step() {
    let mut scene = Scene::new(
        "a a a:/ a:+ a:!cat a
         entry A 5,0 E
         hand m1 m2
         zone m1 m2 : 0,0 1,0
         m1 assault_cannon
         m2 librarian force_axe
         starting_blips 2
         pile 3
         pool 0 1 0
         round_limit 5
         phase setup",
    );
    // Marines first, then the blips, then the command counter.
    scene.asks("marine deploy").refuses("m1 deploy 2,0 N", "SH-MIS-03").refuses("end_turn", "SH-TURN-01");
    scene.play("m1 deploy 1,0 W", &[]).told(&["deployed m1 1,0 W"]).asks("marine deploy");
    scene.refuses("m2 deploy 1,0 N", "SH-MIS-03").refuses("m1 deploy 0,0 N", "SH-MIS-03");
    scene.play_with("m2 deploy 0,0 W", &[], &[1]);
    scene.told(&["deployed m2 0,0 W", "blip_drawn b1 3", "blip_drawn b2 2"]).asks("alien reinforce");
    scene.play("b2 reinforce A", &[]).told(&["blip_placed b2 A"]).asks("alien reinforce");
    scene.play_with("b1 reinforce A", &[], &[5]).asks("marine action");
    scene.told(&[
        "blip_placed b1 A",
        "phase marine_command 1",
        "command_drawn 6",
        "phase marine_action 1",
    ]);
    // The tracks.
    assert_eq!((track(&scene), scene.game.turn()), ((Some(6), 0), 1));
    scene.has("m1", "1,0 W ap 4 ammo 10").has("m2", "0,0 W ap 4 psi 20");
    scene.has("b1", "lurks A ap 6").has("b2", "lurks A ap 6");
}

/// Proves SH-SETUP-10.
#[test]
fn tracks_have_their_ends() {
    accepted("a:m1^ a\nm1 assault_cannon ammo 10");
    assert!(problem("a:m1^ a\nm1 assault_cannon ammo 11").contains("at most 10"));
    accepted("a:m1^ a\nm1 librarian force_axe psi 20");
    assert!(problem("a:m1^ a\nm1 librarian force_axe psi 21").contains("at most 20"));
    assert!(problem("a:m1^ a\nm1 psi 1").contains("at most 0"));
    let start = Scene::new("a:m1^ a\nround_limit 3");
    assert_eq!((start.game.turn(), start.game.command_spent()), (1, 0));
    accepted("a:m1^ a\nturn 3\nround_limit 3");
    assert!(problem("a:m1^ a\nturn 4\nround_limit 3").starts_with("round_limit"));
    assert_eq!(Scene::problems("a:m1^ a\nturn 0").len(), 1);
}

/// Proves SH-SETUP-11.
#[test]
fn a_square_holds_one_unit() {
    for pair in ["m1^,m2^", "m1^,g1^", "m1^,b1", "g1^,g2^", "g1^,b1", "b1,b2", "g1^,B1^"] {
        let message = problem(&format!("a:{pair} a"));
        assert!(message.starts_with("units[1].at: 0,0 holds"), "{message}");
    }
    // Objects, fire and open doors are no units.
    for fine in ["m1^,!cat", "g1^,*", "b1,*", "m1^,/", "b1,-"] {
        accepted(&format!("a:{fine} a"));
    }
}

/// Proves SH-SETUP-13.
#[test]
fn hidden_things_are_hidden() {
    let scene = Scene::new(
        "a:m1^ a a:b1 a:g1<
         entry A 0,0 S
         lurk A b2
         b1 value 3
         b2 value 2
         pile 1 3
         pool 4 2 4
         used 3
         used_unseen 1
         command 4 spent 1",
    );
    for (viewer, blips, command, unseen) in [
        (Viewer::Seat(Side::Marine), [0, 0], Some(4), vec![]),
        (Viewer::Seat(Side::Alien), [3, 2], None, vec![1]),
        (Viewer::Spectator, [0, 0], None, vec![]),
    ] {
        let view = scene.game.view(viewer);
        let seen = view.position();
        let values: Vec<u8> =
            seen.units.iter().filter(|unit| unit.kind == Kind::Blip).map(|unit| unit.value).collect();
        assert_eq!(values, blips, "{viewer:?}");
        assert_eq!((seen.command.drawn, seen.command.spent), (command, 1), "{viewer:?}");
        assert_eq!((seen.blip_pile, seen.blip_pool), (vec![], [0; 3]), "{viewer:?}");
        assert_eq!((seen.used_blips, seen.used_unseen), (vec![3], unseen), "{viewer:?}");
        // How many there are is open, and so is everything else.
        assert_eq!((view.pile(), view.used_unseen()), (12, 1), "{viewer:?}");
        assert_eq!(seen.units.len(), 4, "{viewer:?}");
    }
}
