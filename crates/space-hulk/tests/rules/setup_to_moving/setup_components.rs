//! What is in the box, and which of it is a limit (SH-SETUP-02 to 08, SH-SETUP-12).

use space_hulk::{Melee, Ranged, Rank, Side};

use super::{accepted, alien_scene, problem, yard};
use crate::support::Scene;

/// So many units of a kind on a row of floor, and the lines about them.
fn row_of(count: usize, unit: &str, arrow: &str, about: &str) -> String {
    let row: Vec<String> = (1..=count).map(|n| format!("a:{unit}{n}{arrow}")).collect();
    let lines = (1..=count).filter(|_| !about.is_empty()).map(|n| format!("{unit}{n} {about}\n"));
    format!("{}\n{}", row.join(" "), lines.collect::<String>())
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
        let board = format!("a a a a:b50 a\n{row}entry A 0,0 W\n{lurking}b50 value 3\nphase alien_action");
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
    // Eleven on overwatch and one who gives up his guard for it.
    let mut scene = Scene::new(&format!("{}m12 guard\n", row_of(12, "m", "^", "")));
    for n in 1..=12 {
        scene.play(&format!("m{n} overwatch"), &[]);
        if n < 12 {
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
fn dice_have_six_faces_and_their_number_is_no_limit() {
    let scene = Scene::new("a:m1> a a:g1<");
    // One 6 of two dice; one 5 or 6 of three.
    assert_eq!(scene.chance("m1 fire g1", |after| after.unit("g1") == "gone"), "11/36");
    let scene = Scene::new("a:m1> a a:g1<\nm1 assault_cannon");
    assert_eq!(scene.chance("m1 fire g1", |after| after.unit("g1") == "gone"), "19/27");
    accepted("a:!dead_marine a:!artefact a:!cat");
    // More dice than the five of the box are rolled for one action.
    let row = "a:m1> a a:g1< a:g2< a:g3< a:g4< a:g5< a:g6<\nm1 heavy_flamer";
    let mut scene = Scene::new(&row.replacen("a:m1", "b:m1", 1));
    scene.play("m1 fire square 1,0", &[1; 6]).asks("marine action");
}
