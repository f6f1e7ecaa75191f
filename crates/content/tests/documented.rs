//! `docs/formats/mission.md` says everything, and its examples are right.

use content::Level;
use content::hulk::{parse, schema};

const DOC: &str = include_str!("../../../docs/formats/mission.md");

/// The blocks of one kind.
fn blocks(kind: &str) -> Vec<&'static str> {
    let open = format!("```{kind}\n");
    DOC.split(&open).skip(1).map(|rest| rest.split("```").next().expect("an end")).collect()
}

#[test]
fn every_field_is_documented() {
    for form in schema::ALL.iter().chain(&[&content::schema::TEXT]) {
        for field in form.fields {
            // In a table, or in an example as `{ count = 3`.
            let told = DOC.contains(&format!("`{field}`")) || DOC.contains(&format!(" {field} = "));
            assert!(told, "{}: {field}", form.name);
        }
    }
}

#[test]
fn every_kind_of_finding_about_a_mission_is_documented() {
    let sources = [
        include_str!("../src/hulk/lint/board.rs"),
        include_str!("../src/hulk/lint/forces.rs"),
        include_str!("../src/hulk/lint/goals.rs"),
        include_str!("../src/hulk/lint/names.rs"),
        include_str!("../src/hulk/lint/possible.rs"),
        include_str!("../src/hulk/lint/places.rs"),
    ];
    let mut codes = 0;
    for source in sources {
        for call in ["warn(\"", "Level::Note, \"", "Level::Warning, \"", "code: \""] {
            for rest in source.split(call).skip(1) {
                let code = rest.split('"').next().expect("the end of a text");
                assert!(DOC.contains(&format!("`{code}`")), "{code}");
                codes += 1;
            }
        }
    }
    assert!(codes >= 15, "{codes}");
}

#[test]
fn the_examples_are_missions_without_a_finding() {
    let missions = blocks("mission");
    assert_eq!(missions.len(), 2);
    for source in missions {
        let report = parse(source);
        assert!(report.diagnostics.is_empty(), "{:#?}", report.diagnostics);
    }
}

/// Proves SH-VIC-01.
#[test]
fn a_draft_is_turned_into_a_mission_of_today() {
    let mission = parse(blocks("mission")[1]).mission.expect("no error");
    assert_eq!((mission.rounds.limit, mission.marines.len()), (Some(12), 1));
    let goal = &mission.goals[0];
    assert_eq!((goal.id.as_str(), goal.immediate), ("marine-victory", true));
    assert_eq!(goal.when, space_hulk::Condition::MarinesExited(1));
    assert!(content::hulk::print(&mission).starts_with("format = 1\n"));
    assert_eq!(parse(&content::hulk::print(&mission)).mission, Some(mission));
    // In the file the mistakes of a draft are where they were made.
    let wrong =
        blocks("mission")[1].replace("facing = \"E\"", "facing = \"east\"").replace("= 1 }", "= \"all\" }");
    let report = parse(&wrong);
    let excerpts: Vec<&str> = report.diagnostics.iter().map(|found| &wrong[found.span.clone()]).collect();
    assert_eq!(excerpts, ["\"east\"", "\"all\""]);
    // Its comments cannot be kept, so `fmt` leaves it alone.
    assert!(content::hulk::format(blocks("mission")[1]).is_err());
}

#[test]
fn newer_formats_are_refused() {
    let newer = blocks("mission")[0].replace("format = 1", "format = 2");
    let report = parse(&newer);
    assert_eq!(report.diagnostics.len(), 1);
    assert_eq!(report.diagnostics[0].code, "format");
    assert!(report.diagnostics[0].advice.contains("update"));
}

#[test]
fn the_mistakes_are_answered_as_they_say() {
    let example = blocks("mission")[0];
    let mut told = 0;
    let mut wrong = "";
    for line in blocks("mistake").iter().flat_map(|block| block.lines()) {
        let Some(answer) = line.strip_prefix("=> ") else {
            wrong = line;
            continue;
        };
        let key = wrong.split(" = ").next().expect("a key");
        // In the first Marine of the example.
        let (before, marine) = example.split_at(example.find("[[marine]]").expect("a Marine"));
        let right = marine.lines().find(|line| line.starts_with(&format!("{key} = "))).expect(key);
        let report = parse(&format!("{before}{}", marine.replacen(right, wrong, 1)));
        let errors: Vec<String> = report
            .diagnostics
            .iter()
            .filter(|found| found.level == Level::Error)
            .map(|found| format!("{}: {}", found.code, found.message))
            .collect();
        assert_eq!(errors, [answer]);
        told += 1;
    }
    assert_eq!(told, 3);
}
