//! The campaigns that come with the program, and the errors of those that others write.

use content::campaign::{self, CampaignReport, parse, parse_file, schema};
use content::hulk::Library;
use content::{Findings, Language, Level, render};

const DOC: &str = include_str!("../../../docs/formats/campaign.md");

#[test]
fn the_campaigns_have_no_findings_and_all_languages() {
    for known in campaign::built_in() {
        let source = campaign::source(&known.id).expect("its file");
        let report = parse_file(source, Some(&known.id), Library::built_in());
        assert!(report.diagnostics.is_empty(), "{}", render(&known.id, source, &report, false));
        assert_eq!(report.campaign.as_ref(), Some(known));
        assert_eq!(known.title.languages().count(), Language::ALL.len());
    }
    let knot = campaign::find("vesper-knot").expect("the first campaign");
    let missions: Vec<&str> = knot.chapters.iter().map(|chapter| chapter.mission.id.as_str()).collect();
    assert_eq!((missions.len(), missions[0], missions[11]), (12, "cold-lock", "last-light"));
    assert_eq!((knot.marines.len(), knot.levels.len()), (13, 3));
}

/// The example of the documentation.
fn example() -> &'static str {
    DOC.split("```campaign\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example")
}

#[test]
fn the_documentation_names_every_field_and_its_example_has_no_finding() {
    for form in schema::ALL {
        for field in form.fields {
            assert!(DOC.contains(&format!("`{field}`")), "{}: {field}", form.name);
        }
    }
    let report = parse(example(), Library::built_in());
    assert!(report.diagnostics.is_empty(), "{}", render("example", example(), &report, false));
}

fn codes(report: &CampaignReport) -> Vec<&'static str> {
    report.diagnostics().iter().map(|found| found.code).collect()
}

/// The last chapter of the example, whose goals ask for a round.
const LAST: &str = "mission = \"tow-line\"";

/// The last chapter of the example with these tables of levels.
fn at_level(tables: &[&str]) -> String {
    let tables: Vec<String> =
        tables.iter().map(|table| format!("\n\n[[chapter.at_level]]\n{table}")).collect();
    format!("{LAST}{}", tables.concat())
}

/// Each mistake is found, alone, and the campaign cannot be used.
#[test]
fn mistakes_are_named() {
    let mistakes = [
        ("format = 1", "format = 2", "format"),
        ("mission = \"cold-lock\"", "mission = \"cold-look\"", "unknown-mission"),
        ("{name} has", "Someone has", "placeholder"),
        ("He has walked far.", "He {name} far.", "placeholder"),
        ("id = \"keld\"", "id = \"kelp\"", "unknown-marine"),
        ("starting_blips = 1", "starting_blips = 40", "bad-value"),
        ("starting_blips = 1", "starting_blip = 1", "unknown-field"),
        ("id = \"joram\"", "id = \"orso\"", "duplicate"),
        ("by = \"orso\"", "by = \"osro\"", "unknown-marine"),
        ("starting_blips = -1", "rounds = 1", "bad-change"),
        ("[\"orso\", \"tarn\"]", "[\"orso\", \"tran\"]", "unknown-marine"),
        ("{orso} knocks", "{ors} knocks", "placeholder"),
        ("kills = 6", "kills = 6\nsurvived = 2", "missing-field"),
        (LAST, &at_level(&["level = \"clam\""]), "unknown-level"),
        (LAST, &at_level(&["level = \"calm\"", "level = \"calm\""]), "duplicate"),
        (LAST, &at_level(&["starting_blips = 1"]), "missing-field"),
        (LAST, &at_level(&["level = \"calm\"\ntext = \"\""]), "unknown-field"),
        (LAST, &at_level(&["level = \"calm\"\nrounds = 1"]), "bad-change"),
    ];
    for (right, wrong, code) in mistakes {
        assert!(example().contains(right), "{right}");
        let report = parse(&example().replacen(right, wrong, 1), Library::built_in());
        assert!(codes(&report).contains(&code), "{wrong}: {:#?}", report.diagnostics);
        assert!(report.campaign.is_none(), "{wrong}");
        assert!(DOC.contains(&format!("`{code}`")), "{code} is not documented");
    }
}

#[test]
fn a_last_chapter_has_no_second_try_and_a_first_nothing_after_a_defeat() {
    let consequence = "after_defeat = { text = { en = \"Lost.\" } }";
    let first =
        example().replacen("mission = \"cold-lock\"", &format!("mission = \"cold-lock\"\n{consequence}"), 1);
    assert_eq!(codes(&parse(&first, Library::built_in())), ["never-told"]);
    let again = consequence.replace("after_defeat", "second_try");
    let last = example().replacen("mission = \"tow-line\"", &format!("mission = \"tow-line\"\n{again}"), 1);
    let report = parse(&last, Library::built_in());
    assert_eq!(codes(&report), ["last-chapter"]);
    assert_eq!(report.diagnostics[0].level, Level::Error);
}

/// Changes go on with their last number, and never below nothing.
#[test]
fn changes_are_added_round_by_round() {
    let mission = Library::built_in().find("crossing-lines").expect("a mission");
    assert_eq!(mission.aliens.reinforcements, [1, 1, 1, 2]);
    let changes = campaign::Changes { starting_blips: -3, reinforcements: vec![-2, 1], rounds: 2 };
    let mut changed = mission.clone();
    changes.apply(&mut changed);
    assert_eq!(changed.aliens.reinforcements, [0, 2, 2, 3]);
    assert_eq!((changed.aliens.starting_blips, changed.rounds.limit), (0, Some(18)));
    let mut same = mission.clone();
    campaign::Changes::default().apply(&mut same);
    assert_eq!(&same, mission);
}

/// A table for a level stands in place of what the level changes elsewhere, in its chapter alone.
#[test]
fn a_chapter_can_say_something_else_for_a_level() {
    let source = example().replacen(
        LAST,
        &at_level(&["level = \"calm\"\nstarting_blips = 3\nreinforcements = [0, 1]"]),
        1,
    );
    let report = parse(&source, Library::built_in());
    assert!(report.diagnostics.is_empty(), "{}", render("example", &source, &report, false));
    let campaign = report.campaign.expect("no error");
    let calm = &campaign.levels[0];
    let [first, last] = &campaign.chapters[..] else { panic!("two chapters") };
    assert_eq!(first.changes_at(calm), &calm.changes);
    let own = campaign::Changes { starting_blips: 3, reinforcements: vec![0, 1], rounds: 0 };
    assert_eq!(last.changes_at(calm), &own);
    let other = campaign::Level { id: "grim".to_owned(), ..calm.clone() };
    assert_eq!(last.changes_at(&other), &other.changes);
}
