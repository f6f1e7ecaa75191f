//! Generated missions can be opened in the workshop, changed and saved.

use content::hulk::workshop::{Edit, edit};
use content::hulk::{Mission, parse, print};
use generator::Order;
use serde_json::json;

/// A thousand missions are written, changed, changed back and read: the mission is the same.
#[test]
fn a_thousand_missions_survive_being_edited() {
    for seed in 0..1000 {
        let mission = Order::of_seed(seed, None, None).generate();
        let source = print(&mission);
        let set = |number: u8| Edit::Set {
            table: String::new(),
            index: None,
            field: "difficulty".into(),
            value: json!(number),
        };
        let level = &mission.board.levels[0];
        let beyond = vec![(level.origin.x - 2, level.origin.y - 3)];
        let paint = |section| Edit::Paint { level: level.origin.level, squares: beyond.clone(), section };
        let there =
            edit(&source, &[set(6 - mission.difficulty), paint(Some('Z'))]).expect("it can be changed");
        let back = edit(&there, &[paint(None), set(mission.difficulty)]).expect("and back");
        let report = parse(&back);
        let read = report.mission.unwrap_or_else(|| panic!("{seed}: {:?}", report.diagnostics));
        assert_eq!(without_empty_margins(read), without_empty_margins(mission), "{seed}");
    }
}

/// Rows and columns without floor at the sides of a map say nothing; the square that the map is drawn from follows.
fn without_empty_margins(mut mission: Mission) -> Mission {
    for level in &mut mission.board.levels {
        while level.rows.last().is_some_and(|row| row.trim().is_empty()) {
            level.rows.pop();
            level.origin.y += 1;
        }
        let n_columns =
            level.rows.iter().filter_map(|row| row.find(|section| section != ' ')).min().unwrap_or(0);
        for row in &mut level.rows {
            *row = row.chars().skip(n_columns).collect();
        }
        level.origin.x += n_columns as i16;
    }
    mission
}
