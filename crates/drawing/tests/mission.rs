//! The picture of a mission before its first round.

use content::Language;
use drawing::{AreaKind, Picture, text};

const MISSION: &str = r#"
format = 1
id = "store"
author = "Blipfall"
licence = "MIT OR Apache-2.0"
difficulty = 2

[title]
en = "The Cold Store"
de = "Das Kühlhaus"

[briefing]
en = "Fetch it."

[[map]]
rows = '''
aaaabb
'''
marks = '''
XX..O.
'''

[[area]]
id = "store"
name = { en = "the store", de = "das Lager" }
squares = ["section:b"]

[[exit]]
at = "0,0"
to = "W"

[[entry]]
id = "A"
at = "5,0"
from = "E"

[[object]]
kind = "cat"
name = { en = "recorder", de = "Rekorder" }
at = "O"

[[squad]]
id = "anvil"
name = { en = "Squad Anvil" }

[[marine]]
id = "orso"
name = "Sergeant Orso"
squad = "anvil"
rank = "sergeant"
deploy = "X"

[aliens]
reinforcements = 1

[rounds]
limit = 9
winner = "alien"

[[goal]]
for = "marine"
id = "fetch"
when = { object_exited = { object = "cat", side = "marine" } }
"#;

fn picture(language: Language) -> Picture {
    let report = content::hulk::parse(MISSION);
    let mission = report.mission.unwrap_or_else(|| panic!("{:?}", report.diagnostics));
    Picture::of_mission(&mission, language)
}

#[test]
fn names_are_those_of_the_language_or_english() {
    let picture = picture(Language::De);
    assert_eq!(picture.title.as_deref(), Some("Das Kühlhaus"));
    assert_eq!(picture.objects[0].name, "Rekorder");
    assert_eq!(picture.names["orso"], "Sergeant Orso");
    let areas: Vec<(AreaKind, &str)> =
        picture.areas.iter().map(|area| (area.kind, area.label.as_str())).collect();
    assert_eq!(areas, [(AreaKind::Deployment, "Squad Anvil"), (AreaKind::Named, "das Lager")]);
}

#[test]
fn those_who_are_still_to_be_deployed_are_listed() {
    let style = text::Style { legend: true, ..text::Style::default() };
    let drawn = text::draw(&picture(Language::En), &style);
    assert!(drawn.contains("=<: : . . !r; A<"), "{drawn}");
    assert!(drawn.contains("\nS   -       Sergeant Orso: Sergeant, storm bolter, power fist\n"), "{drawn}");
}
