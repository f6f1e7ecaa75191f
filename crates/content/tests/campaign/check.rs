//! Nothing is missing, nothing is suspicious.

use content::hulk::{Library, Mission};
use content::{Diagnostic, Language, Level, Text};

use crate::missions;

#[test]
fn there_are_five_tutorials_and_twelve_chapters() {
    let chapters: Vec<(&str, Option<u16>)> =
        missions().iter().map(|mission| (mission.series.name(), mission.chapter)).collect();
    let tutorials = (1..=5).map(|chapter| ("tutorial", Some(chapter)));
    let campaign = (1..=12).map(|chapter| ("campaign", Some(chapter)));
    assert_eq!(chapters, tutorials.chain(campaign).collect::<Vec<_>>());
}

/// Reads the folder, not the library: the library refuses a wrong file without saying what
/// is wrong with it.
#[test]
fn the_check_has_nothing_to_say() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../missions");
    for file in std::fs::read_dir(folder).expect("the folder is there") {
        let path = file.expect("it can be listed").path();
        let source = std::fs::read_to_string(&path).expect("it can be read");
        let findings: Vec<String> = content::hulk::parse(&source)
            .diagnostics
            .iter()
            .filter(|d| d.level != Level::Note)
            .map(|d| line(&source, d))
            .collect();
        assert!(findings.is_empty(), "{}:\n{}", path.display(), findings.join("\n"));
    }
}

/// `blipfall mission fmt` would change nothing.
#[test]
fn every_file_is_canonical() {
    for mission in missions() {
        let source = Library::source(&mission.id).expect("it comes with the program");
        let canonical = content::hulk::format(source).expect("it can be read");
        assert_eq!(canonical, source, "{}", mission.id);
    }
}

fn line(source: &str, found: &Diagnostic) -> String {
    let (line, column) = content::line_and_column(source, found.span.start);
    format!("{line}:{column}: {} ({}): {}; {}", found.level.name(), found.code, found.message, found.advice)
}

#[test]
fn every_text_is_there_in_every_language() {
    for mission in missions() {
        for (place, text) in texts(mission) {
            let text = text.unwrap_or_else(|| panic!("{}: no {place}", mission.id));
            for language in Language::ALL {
                let words = text.given(language).unwrap_or_default();
                assert!(!words.trim().is_empty(), "{}: no {place} in {}", mission.id, language.code());
            }
        }
    }
}

/// Every text of a mission, with what it is.
fn texts(mission: &Mission) -> Vec<(String, Option<&Text>)> {
    let mut texts = vec![
        ("title".to_owned(), Some(&mission.title)),
        ("briefing".to_owned(), Some(&mission.briefing)),
        ("ending of the Marines".to_owned(), mission.endings.marine.as_ref()),
        ("ending of the aliens".to_owned(), mission.endings.alien.as_ref()),
    ];
    if can_be_drawn(mission) {
        texts.push(("ending of a draw".to_owned(), mission.endings.draw.as_ref()));
    }
    texts.extend(mission.areas.iter().map(|area| (format!("name of {}", area.id), area.name.as_ref())));
    texts.extend(
        mission.objects.iter().map(|object| (format!("name of {}", object.kind), object.name.as_ref())),
    );
    texts.extend(mission.squads.iter().map(|squad| (format!("name of {}", squad.id), squad.name.as_ref())));
    texts.extend(mission.goals.iter().map(|goal| (format!("text of {}", goal.id), goal.text.as_ref())));
    texts.extend(mission.hints.iter().map(|hint| (format!("text of {}", hint.id), Some(&hint.text))));
    texts
}

fn can_be_drawn(mission: &Mission) -> bool {
    mission.goals.iter().any(|goal| goal.side.is_none())
        || mission.rounds.limit.is_some() && mission.rounds.winner.is_none()
}

/// A tutorial explains as it goes, with dice of its own. A chapter of the campaign leaves the player
/// alone, but for what no tutorial could show: ladders, where they first appear.
#[test]
fn tutorials_have_hints_and_the_campaign_has_one_about_ladders() {
    for mission in missions() {
        let is_tutorial = mission.series.name() == "tutorial";
        assert_eq!(mission.lesson.is_some_and(|lesson| lesson.dice.is_some()), is_tutorial, "{}", mission.id);
        if !is_tutorial {
            let hints: Vec<&str> = mission.hints.iter().map(|hint| hint.id.as_str()).collect();
            let has_ladders = !mission.board.ladders.is_empty();
            assert_eq!(
                hints,
                if has_ladders { vec!["ladder", "fall"] } else { Vec::new() },
                "{}",
                mission.id
            );
        } else {
            assert!(!mission.hints.is_empty(), "{}", mission.id);
        }
    }
}

/// What a player can keep in his head, and the board can hold.
#[test]
fn campaign_missions_are_of_a_common_size() {
    for mission in missions().iter().filter(|mission| mission.series.name() == "campaign") {
        let rows = mission.board.levels.iter().flat_map(|level| &level.rows);
        let squares: usize = rows.map(|row| row.chars().filter(|c| *c != ' ').count()).sum();
        assert!((90..=200).contains(&squares), "{}: {squares} squares", mission.id);
        assert!((5..=12).contains(&mission.marines.len()), "{}: Marines", mission.id);
        assert!(mission.aliens.starting_blips <= 4, "{}: starting blips", mission.id);
        let blips = &mission.aliens.reinforcements;
        assert!(blips.iter().all(|blips| (1..=3).contains(blips)), "{}: {blips:?}", mission.id);
        assert!(
            mission.rounds.limit.is_some_and(|limit| (8..=16).contains(&limit)),
            "{}: rounds",
            mission.id
        );
    }
}
