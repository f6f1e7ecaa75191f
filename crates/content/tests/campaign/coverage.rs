//! Between them the missions use every chapter of the rules and everything a board can
//! have; `docs/missions.md` shows which does what.

use content::hulk::{Lair, Mission, Start};
use space_hulk::{DoorState, Melee, Ranged, Rank, Side};

use crate::missions;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/missions.md");

/// A row of a table: what it is about, and whether a mission has it.
struct Row(&'static str, fn(&Mission) -> bool);

fn has_ranged(mission: &Mission, ranged: Ranged) -> bool {
    mission.marines.iter().any(|marine| marine.ranged == ranged)
}

fn has_melee(mission: &Mission, melee: Melee) -> bool {
    mission.marines.iter().any(|marine| marine.melee == melee)
}

fn has_rank(mission: &Mission, rank: Rank) -> bool {
    mission.marines.iter().any(|marine| marine.rank == rank)
}

fn has_gun(mission: &Mission) -> bool {
    has_ranged(mission, Ranged::StormBolter) || has_ranged(mission, Ranged::AssaultCannon)
}

fn has_blips(mission: &Mission) -> bool {
    !mission.blips.is_empty() || draws_blips(mission)
}

fn draws_blips(mission: &Mission) -> bool {
    mission.aliens.starting_blips > 0 || mission.aliens.reinforcements.iter().any(|blips| *blips > 0)
}

fn has_exit(mission: &Mission, side: Side) -> bool {
    mission.board.exits.iter().any(|exit| exit.side.is_none_or(|only| only == side))
}

fn has_entry(mission: &Mission, starting: bool, reinforcements: bool) -> bool {
    let fits =
        |entry: &space_hulk::EntryPlan| entry.starting == starting && entry.reinforcements == reinforcements;
    mission.board.entries.iter().any(fits)
}

fn has_goal(mission: &Mission, side: Option<Side>, immediate: bool) -> bool {
    mission.goals.iter().any(|goal| goal.side == side && goal.immediate == immediate)
}

/// The chapters of Part I. Those that no game can do without are in every mission.
const CHAPTERS: [Row; 34] = [
    Row("SH-SETUP", |_| true),
    Row("SH-FACE", |_| true),
    Row("SH-TURN", |_| true),
    Row("SH-CMD", |mission| mission.special.command_points.is_none()),
    Row("SH-TIME", |mission| mission.options.timer_seconds.is_some()),
    Row("SH-ACT", |_| true),
    Row("SH-AP", |_| true),
    Row("SH-CP", |mission| mission.special.command_points != Some(0)),
    Row("SH-MOVE", |_| true),
    Row("SH-DOOR", |mission| !mission.board.doors.is_empty()),
    Row("SH-LOS", |_| true),
    Row("SH-RANGE", has_gun),
    Row("SH-SHOOT", has_gun),
    Row("SH-BOLT", |mission| has_ranged(mission, Ranged::StormBolter)),
    Row("SH-CANN", |mission| has_ranged(mission, Ranged::AssaultCannon)),
    Row("SH-FLAME", |mission| has_ranged(mission, Ranged::HeavyFlamer)),
    Row("SH-OW", has_gun),
    Row("SH-CA", |_| true),
    Row("SH-GUARD", |_| true),
    Row("SH-WPN", |_| true),
    Row("SH-SGT", |mission| has_rank(mission, Rank::Sergeant)),
    Row("SH-LIB", |mission| has_rank(mission, Rank::Librarian)),
    Row("SH-REINF", draws_blips),
    Row("SH-ENTRY", |mission| !mission.board.entries.is_empty()),
    Row("SH-LURK", |mission| !mission.board.entries.is_empty()),
    Row("SH-BLIP", has_blips),
    Row("SH-CONV", has_blips),
    Row("SH-PLACE", has_blips),
    Row("SH-BROOD", |mission| mission.aliens.broodlord),
    Row("SH-STAT", |_| true),
    Row("SH-LAD", |mission| !mission.board.ladders.is_empty()),
    Row("SH-OBJ", |mission| !mission.objects.is_empty()),
    Row("SH-MIS", |_| true),
    Row("SH-VIC", |_| true),
];

/// What Marines carry and boards hold.
const THINGS: [Row; 42] = [
    Row("storm bolter", |mission| has_ranged(mission, Ranged::StormBolter)),
    Row("assault cannon", |mission| has_ranged(mission, Ranged::AssaultCannon)),
    Row("heavy flamer", |mission| has_ranged(mission, Ranged::HeavyFlamer)),
    Row("no gun", |mission| has_ranged(mission, Ranged::None)),
    Row("power fist", |mission| has_melee(mission, Melee::PowerFist)),
    Row("chainfist", |mission| has_melee(mission, Melee::Chainfist)),
    Row("lightning claws", |mission| has_melee(mission, Melee::LightningClaws)),
    Row("power sword", |mission| has_melee(mission, Melee::PowerSword)),
    Row("hammer and shield", |mission| has_melee(mission, Melee::HammerAndShield)),
    Row("force axe", |mission| has_melee(mission, Melee::ForceAxe)),
    Row("Sergeant", |mission| has_rank(mission, Rank::Sergeant)),
    Row("Librarian", |mission| has_rank(mission, Rank::Librarian)),
    Row("key Marines", |mission| mission.marines.iter().any(|marine| marine.key)),
    Row("start squares", |mission| {
        mission.marines.iter().any(|marine| matches!(marine.start, Start::At(..)))
    }),
    Row("deployment zones", |mission| {
        mission.marines.iter().any(|marine| matches!(marine.start, Start::Deploy(_)))
    }),
    Row("closed doors", |mission| mission.board.doors.iter().any(|door| door.state == DoorState::Closed)),
    Row("open doors", |mission| mission.board.doors.iter().any(|door| door.state == DoorState::Open)),
    Row("ladders", |mission| !mission.board.ladders.is_empty()),
    Row("object on the floor", |mission| mission.objects.iter().any(|object| object.at.is_some())),
    Row("object in hand", |mission| mission.marines.iter().any(|marine| !marine.carries.is_empty())),
    Row("generators", |mission| !mission.generators.is_empty()),
    Row("generators that break", |mission| mission.special.generators_break),
    Row("sealed doors", |mission| !mission.special.sealed_doors.is_empty()),
    Row("fixed command points", |mission| mission.special.command_points.is_some()),
    Row("entry that opens later", |mission| !mission.special.entry_opens.is_empty()),
    Row("exit for Marines", |mission| has_exit(mission, Side::Marine)),
    Row("exit for aliens", |mission| has_exit(mission, Side::Alien)),
    Row("entry for both", |mission| has_entry(mission, true, true)),
    Row("entry, starting only", |mission| has_entry(mission, true, false)),
    Row("entry, reinforcements only", |mission| has_entry(mission, false, true)),
    Row("starting blips", |mission| mission.aliens.starting_blips > 0),
    Row("blips at known places", |mission| !mission.blips.is_empty()),
    Row("Genestealers on the board", |mission| {
        mission.genestealers.iter().any(|alien| matches!(alien.lair, Lair::At(_)))
    }),
    Row("reinforcement schedule", |mission| mission.aliens.reinforcements.len() > 1),
    Row("reshuffle limit", |mission| mission.aliens.reshuffles.is_some()),
    Row("small reserve", |mission| mission.aliens.reserve.is_some()),
    Row("Broodlord", |mission| mission.aliens.broodlord),
    Row("immediate goal", |mission| mission.goals.iter().any(|goal| goal.immediate)),
    Row("goal at the end of a round", |mission| mission.goals.iter().any(|goal| !goal.immediate)),
    Row("draw", |mission| has_goal(mission, None, false) || mission.rounds.winner.is_none()),
    Row("limit won by Marines", |mission| mission.rounds.winner == Some(Side::Marine)),
    Row("limit won by aliens", |mission| mission.rounds.winner == Some(Side::Alien)),
];

#[test]
fn between_them_the_missions_use_everything() {
    for Row(name, has) in CHAPTERS.iter().chain(&THINGS) {
        assert!(missions().into_iter().any(has), "no mission has: {name}");
    }
}

/// Chapters are named where they are defined, so that a new one cannot be forgotten here.
#[test]
fn every_chapter_of_part_one_has_a_row() {
    let rules = include_str!("../../../../docs/rules/space-hulk.md");
    let part_one = rules.split("\n# Part II ").next().unwrap_or_default();
    let ids = part_one.lines().filter_map(|line| line.strip_prefix("#### SH-"));
    let mut chapters: Vec<String> =
        ids.filter_map(|id| Some(format!("SH-{}", id.split_once('-')?.0))).collect();
    chapters.dedup();
    for chapter in chapters {
        assert!(CHAPTERS.iter().any(|Row(name, _)| *name == chapter), "no row for {chapter}");
    }
}

#[test]
fn the_page_shows_which_mission_uses_what() {
    let page = std::fs::read_to_string(PAGE).expect("the page is there");
    let page = splice(&page, "chapters", &table("Chapter", &CHAPTERS));
    let page = splice(&page, "things", &table("Thing", &THINGS));
    testkit::golden::check(PAGE, &page);
}

/// The page with what stands between two comments replaced.
fn splice(page: &str, name: &str, table: &str) -> String {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->"));
    let (head, rest) = page.split_once(&begin).unwrap_or_else(|| panic!("the page has no {begin}"));
    let (_, tail) = rest.split_once(&end).unwrap_or_else(|| panic!("the page has no {end}"));
    format!("{head}{begin}{table}{end}{tail}")
}

fn table(title: &str, rows: &[Row]) -> String {
    let missions = missions();
    let names: Vec<String> = missions.iter().map(|mission| short(mission)).collect();
    let mut text = format!("| {title} | {} |\n|---|{}\n", names.join(" | "), ":-:|".repeat(names.len()));
    for Row(name, has) in rows {
        let cells = missions.iter().map(|mission| if has(mission) { "x" } else { " " });
        text += &format!("| {name} | {} |\n", cells.collect::<Vec<_>>().join(" | "));
    }
    text
}

/// `T2` for the second tutorial, `7` for the seventh chapter.
fn short(mission: &Mission) -> String {
    let series = if mission.series.name() == "tutorial" { "T" } else { "" };
    format!("{series}{}", mission.chapter.unwrap_or_default())
}
