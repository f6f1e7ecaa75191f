//! Odds that can be counted on fingers, and sums that must come out.

use std::sync::LazyLock;

use game_api::Ratio;
use lab::odds::{self, OddsTable};
use lab::{angel, hulk};

static TABLES: LazyLock<Vec<OddsTable>> = LazyLock::new(hulk::odds_tables);

fn chance(table: &str, row: &str, column: usize) -> Option<String> {
    let table = TABLES.iter().find(|known| known.title == table).expect("a table");
    let (_, chances) = table.rows.iter().find(|(name, _)| name == row).expect("a row");
    chances[column].map(|chance| chance.to_string())
}

const SHOTS: &str = "Shots in the Marines' turn";

/// Two dice, a 6 kills; with sustained fire a 5 does. Three dice, a 5 kills; then a 4.
#[test]
fn shots_are_those_of_the_dice() {
    let text = |top, bottom| Some(Ratio::new(top, bottom).to_string());
    assert_eq!(chance(SHOTS, "Storm bolter, Genestealer", 0), text(11, 36));
    assert_eq!(chance(SHOTS, "Storm bolter, Genestealer", 1), text(36 * 36 - 25 * 16, 36 * 36));
    assert_eq!(chance(SHOTS, "Assault cannon, Genestealer", 0), text(27 - 8, 27));
    assert_eq!(chance(SHOTS, "Assault cannon, Genestealer", 1), text(27 * 8 - 8, 27 * 8));
    assert_eq!(chance(SHOTS, "Heavy flamer, Genestealer", 0), text(5, 6));
    assert_eq!(chance(SHOTS, "Heavy flamer, Genestealer", 2), None);
    // Both dice must show a 6 for the Broodlord, and fire does nothing to him.
    assert_eq!(chance(SHOTS, "Storm bolter, Broodlord", 0), text(1, 36));
    assert_eq!(chance(SHOTS, "Heavy flamer, Broodlord", 0), text(0, 1));
}

/// A gun jams on a double in the alien turn; the cannon never does.
#[test]
fn overwatch_jams_on_doubles() {
    assert_eq!(chance("Overwatch", "Storm bolter, Genestealer", 4), Some("1/6".into()));
    assert_eq!(chance("Overwatch", "Assault cannon, Genestealer", 4), Some("0".into()));
    assert_eq!(chance("Overwatch", "Storm bolter, Genestealer", 0), Some("11/36".into()));
}

/// The best of three dice against one: counted out of 6^4.
#[test]
fn an_even_fight_is_counted_out() {
    let (mut alien, mut marine) = (0, 0);
    for best in 1..=6u32 {
        let ways = best.pow(3) - (best - 1).pow(3);
        marine += ways * (best - 1);
        alien += ways * (6 - best);
    }
    let table = "A Genestealer attacks a Marine who faces it";
    let text = |count: u32| Some(Ratio::new(count.into(), 1296).to_string());
    assert_eq!(chance(table, "Power fist", 1), text(marine));
    assert_eq!(chance(table, "Power fist", 0), text(alien));
    assert_eq!(chance(table, "Chainfist", 1), text(marine));
    // From the side he cannot win, whatever he has.
    let side = "A Genestealer attacks a Marine from the side";
    assert_eq!(chance(side, "Power sword", 0), Some("0".into()));
    assert_eq!(chance(side, "Power fist", 1), text(marine));
    assert_eq!(chance("A Marine attacks a closed door", "Chainfist", 0), Some("1".into()));
}

/// A choice well made never hurts whoever has it.
#[test]
fn better_arms_are_better() {
    let table =
        TABLES.iter().find(|table| table.title.starts_with("A Genestealer attacks a Marine on guard who"));
    let guarded = &table.expect("a table").rows;
    let plain = TABLES.iter().find(|table| table.title == "A Genestealer attacks a Marine who faces it");
    for ((name, with), (_, without)) in guarded.iter().zip(&plain.expect("a table").rows) {
        assert!(with[1] < without[1], "{name}");
    }
    let rows = &plain.expect("a table").rows;
    let dies = |row: &str| rows.iter().find(|(name, _)| name == row).expect("a row").1[1].expect("a chance");
    assert!(dies("Power sword") < dies("Power fist") && dies("Lightning claws") < dies("Power fist"));
    assert!(dies("Force axe, 2 psi points") < dies("Force axe, no psi points"));
}

#[test]
fn every_assault_ends_somehow() {
    for table in TABLES.iter().filter(|table| table.columns.len() == 3) {
        for (name, chances) in &table.rows {
            let sum = chances.iter().flatten().fold(Ratio::ZERO, |sum, chance| sum + *chance);
            assert_eq!(sum, Ratio::ONE, "{}: {name}", table.title);
        }
    }
}

#[test]
fn text_and_picture_hold_every_row() {
    let (text, picture) = (odds::text(&TABLES), odds::svg(&TABLES));
    for table in TABLES.iter() {
        assert!(text.contains(&table.title) && picture.contains(&table.title.replace('&', "&amp;")));
        for (name, _) in &table.rows {
            assert!(text.contains(name) && picture.contains(name));
        }
    }
    assert!(text.contains("30.6%     11/36"), "{text}");
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n") && picture.contains("30.6%"));
}

fn angel(table: &str, row: &str) -> Vec<String> {
    let tables = angel::odds_tables();
    let table = tables.iter().find(|known| known.title == table).expect("a table");
    let (_, chances) = table.rows.iter().find(|(name, _)| name == row).expect("a row");
    chances.iter().map(|chance| chance.expect("it can be done").to_string()).collect()
}

/// Half of the faces have a skull; each token is another try.
#[test]
fn attacks_of_death_angel_are_those_of_the_die() {
    let table = "A Marine attacks: at least one Genestealer dies";
    assert_eq!(angel(table, "Attack"), ["1/2", "3/4", "7/8", "15/16"]);
    // With Dead Aim a 4 kills too; the flamer kills with anything but a 0.
    assert_eq!(angel(table, "Dead Aim")[0], "2/3");
    assert_eq!(angel(table, "Flamer Attack")[..2], ["5/6", "35/36"]);
    let kills = "A Marine attacks a large swarm: so many Genestealers die";
    assert_eq!(angel(kills, "Attack"), ["1/2", "0", "0", "0", "0"]);
    assert_eq!(angel(kills, "Flamer Attack"), ["5/6", "2/3", "1/2", "1/3", "1/6"]);
    assert_eq!(angel(kills, "Full Auto"), ["7/8", "1/2", "1/8", "0", "0"]);
    assert_eq!(angel(kills, "Psionic Attack"), ["1/2", "1/4", "1/8", "1/16", "1/32"]);
    assert_eq!(angel(kills, "Dead Aim"), ["2/3", "1/6", "1/6", "0", "0"]);
}

/// DA-TV-17: a swarm of n is survived by 5 - n faces, and one fewer with a Brood Lord.
#[test]
fn defenses_of_death_angel_are_those_of_the_rules() {
    let table = "A swarm attacks: the Marine lives";
    for (size, faces) in (1..=5u64).zip([4, 3, 2, 1, 0]) {
        assert_eq!(angel(table, &format!("swarm, {size}"))[0], Ratio::new(faces, 6).to_string());
        let lord = Ratio::new(faces.saturating_sub(1), 6).to_string();
        assert_eq!(angel(table, &format!("swarm with a Brood Lord, {size}"))[0], lord);
    }
    assert_eq!(angel(table, "swarm, 2"), ["1/2", "3/4", "7/8", "15/16"]);
    let cards = "A swarm attacks a Marine under a card: he lives";
    // Block: a skull, or a number above the size.
    assert_eq!(angel(cards, "Block"), ["5/6", "5/6", "5/6", "2/3", "1/2"]);
    // A first roll that kills is rolled again, and then only a 0 kills.
    assert_eq!(angel(cards, "Defensive Stance, 1 token")[4], "5/6");
}

#[test]
fn single_rolls_and_storms_are_counted() {
    assert_eq!(angel("Single rolls", "Heroic Charge, Claudio dies"), ["1/6"]);
    assert_eq!(angel("Single rolls", "Psychic Assault, the Marine dies"), ["1/3"]);
    assert_eq!(angel("Single rolls", "Cleansing Flames, two Genestealers die"), ["1/2"]);
    assert_eq!(angel("Launch Control Room: the roll wins", "roll"), ["1/6", "1/3", "1/2", "2/3", "5/6", "1"]);
    assert_eq!(chance("Psychic storm", "Genestealer", 0), Some("5/6".into()));
    assert_eq!(chance("Psychic storm", "Genestealer", 1), Some("1/2".into()));
}

#[test]
fn ids_are_words_with_hyphens() {
    assert_eq!(odds::id("Shots in the Marines' turn"), "shots-in-the-marines-turn");
    assert_eq!(odds::id("Launch Control Room: the roll wins"), "launch-control-room-the-roll-wins");
}
