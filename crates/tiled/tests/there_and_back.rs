//! Missions survive being written as maps and read back.

use content::hulk::{Library, Mission, parse, print};
use generator::Order;
use tiled::{Form, export, import, is_map};

/// Squares of areas and zones have no order, rows and columns without floor at the sides of a map say nothing, marks are
/// only words for squares.
fn plain(mut mission: Mission) -> Mission {
    for level in &mut mission.board.levels {
        while level.rows.last().is_some_and(|row| row.trim().is_empty()) {
            level.rows.pop();
            level.origin.y += 1;
        }
        while level.rows.first().is_some_and(|row| row.trim().is_empty()) {
            level.rows.remove(0);
        }
        let starts = level.rows.iter().filter_map(|row| row.find(|section| section != ' '));
        let n_columns = starts.min().unwrap_or(0);
        for row in &mut level.rows {
            *row = row.chars().skip(n_columns).collect();
        }
        level.origin.x += n_columns as i16;
    }
    mission.board.kinds.sort();
    mission.marks.clear();
    for area in &mut mission.areas {
        area.squares.sort();
    }
    for marine in &mut mission.marines {
        if let content::hulk::Start::Deploy(squares) = &mut marine.start {
            squares.sort();
        }
    }
    for hint in &mut mission.hints {
        if let Some(content::hulk::Point::Squares(squares)) = &mut hint.point {
            squares.sort();
        }
    }
    mission
}

fn there_and_back(source: &str, what: &str) {
    let before = parse(source).mission.unwrap_or_else(|| panic!("{what} plays"));
    for form in Form::ALL {
        let map = export(source, form).unwrap_or_else(|problem| panic!("{what}: {problem}"));
        assert!(is_map(&map) && !is_map(source));
        let imported = import(&map).unwrap_or_else(|problem| panic!("{what} as {form:?}: {problem}\n{map}"));
        assert_eq!(imported.left_out, [""; 0]);
        let report = parse(&imported.text);
        let after =
            report.mission.unwrap_or_else(|| panic!("{what}: {:?}\n{}", report.diagnostics, imported.text));
        assert!(plain(after) == plain(before.clone()), "{what} as {form:?} differs:\n{}", imported.text);
    }
}

#[test]
fn the_library_survives() {
    for entry in Library::built_in().entries() {
        there_and_back(Library::source(&entry.mission.id).expect("its file"), &entry.mission.id);
    }
}

#[test]
fn generated_missions_survive() {
    for seed in 0..200 {
        there_and_back(&print(&Order::of_seed(seed, None, None).generate()), &format!("seed {seed}"));
    }
}

/// Comments above texts, goals and rules are kept; they are in the property `mission`.
#[test]
fn comments_of_the_rest_are_kept() {
    let source = content::hulk::starter("mine", "Mine");
    let map = export(&source, Form::Tmx).expect("it can be written");
    let text = import(&map).expect("and read").text;
    assert!(source.contains("# ") && text.contains("difficulty = 2  #"), "{text}");
}
