//! Terrain cards (DA-TERR).

use crate::support::{Scene, four, four_dice, solo};

const CARD: &str = "phase resolve\nchosen 12 18\n";

/// Proves DA-TERR-01, DA-AMB-30.
#[test]
fn the_artefact_saves_a_marine_of_its_holder_once() {
    let lines = "phase resolve\nchosen 12\nevents second-wind\nrow noctis < | +artefact |\nrow gideon < | head |\nrow leon > | | head";
    let scene = four(lines);
    // Gideon is hit from behind: offered after the face is known and would hit.
    scene.play("turn gideon").roll("activate noctis artefact", &[0]);
    scene
        .told(&["p1 takes the artefact", "gideon rolls 0 for defense"])
        .asks("p1 artefact")
        .has("artefact", "p1");
    let died = scene.clone();
    died.roll("pass", &[5]).told(&["gideon slain at 2"]).has("artefact", "p1");
    scene.roll("target ability", &[0]).told(&["p1 uses the artefact", "miss gideon", "leon slain at 3"]);
    scene.has("artefact", "");
    // A miss needs no help, and other players' Marines get none.
    let other = "phase attack\nartefact p1\nevents second-wind\nrow leon > | | head\nrow gideon > | | head";
    four_dice(other, &[0, 5]).told(&["leon slain at 1", "miss gideon"]).has("artefact", "p1");
    // It survives a journey in the hand.
    let travel = "phase choose merge\nartefact p1\nblips-left 0\nblips-right head\nahead wrath-of-baal-chapel 4\nchosen 12 7\n\
        row leon > | |\nrow gideon > | |";
    four(travel).told(&["location wrath-of-baal-chapel"]).has("artefact", "p1").asks("p2 move");
}

/// Proves DA-TERR-03, DA-TERR-04, DA-TERR-08.
#[test]
fn corridor_dark_corner_and_duct_have_no_ability() {
    use death_angel::Terrain;
    let passive: Vec<&str> = Terrain::ALL
        .iter()
        .filter(|terrain| terrain.card().activation.is_none())
        .map(|terrain| terrain.name())
        .collect();
    assert_eq!(passive, ["corridor", "dark-corner", "ventilation-duct"]);
    for terrain in passive {
        let scene = solo(
            "green yellow blue",
            &format!("{CARD}row noctis < | +{terrain} |\nrow gideon > | |\nrow claudio < | |"),
        );
        scene.refuses(&format!("activate noctis {terrain}"), "DA-MOVE-08");
    }
}

/// Proves DA-TERR-05.
#[test]
fn the_door_collects_tokens_as_far_as_there_are_any() {
    let lines = format!("{CARD}row noctis < | +door |\nrow gideon > | |\nrow claudio < | head |");
    let scene = solo("green yellow blue", &lines);
    scene.play("activate noctis door").told(&["door tokens +1"]).has("door-tokens", "1");
    let poor = lines.replace("claudio <", "claudio < 12");
    let scene = solo("green yellow blue", &poor);
    scene.play("activate noctis door").told(&["no token left"]).has("door-tokens", "");
}

/// Proves DA-TERR-06.
#[test]
fn the_tank_burns_both_sides_and_perhaps_the_marine() {
    let lines = format!(
        "{CARD}row noctis < 1 | head tail bl-a +promethium-tank | claw\nrow gideon > | | head\nrow claudio < | head |"
    );
    let scene = solo("green yellow blue", &lines);
    scene.roll("activate noctis promethium-tank", &[1]);
    scene.told(&[
        "promethium-tank removed",
        "slain 1L head",
        "slain 1L tail",
        "slain 1L bl-a",
        "slain 1R claw",
    ]);
    scene.has("row noctis", "< 1 | |").has("row gideon", "> | | head");
    let scene = solo("green yellow blue", &lines);
    scene
        .roll("activate noctis promethium-tank", &[0])
        .told(&["noctis rolls 0 for tank", "noctis slain at 1"]);
    // A Power Field holds against fire.
    let shielded = lines.replace("| claw\n", "| claw*\n");
    let scene = solo("green yellow blue", &shielded);
    scene.roll("activate noctis promethium-tank", &[1]).has("row noctis", "< 1 | | claw*");
}

/// Proves DA-TERR-07.
#[test]
fn a_skull_removes_the_chimney() {
    let lines = format!("{CARD}row noctis < | +spore-chimney |\nrow gideon > | |\nrow claudio < | head |");
    let removed = |scene: &Scene| scene.heard("spore-chimney removed");
    assert_eq!(solo("green yellow blue", &lines).chance("activate noctis spore-chimney", removed), "1/2");
    let scene = solo("green yellow blue", &lines);
    scene.roll("activate noctis spore-chimney", &[4]).has("row noctis", "< | +spore-chimney |");
}
