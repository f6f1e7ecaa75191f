//! The report, for people and for programs.

use super::coverage::{Counts, Coverage, Row, Status};

const COLUMNS: usize = 3;

/// The chapters, several on a line, and the totals.
pub fn summary(coverage: &Coverage) -> String {
    let cells: Vec<_> = coverage.chapters().into_iter().map(cell).collect();
    let mut text = String::new();
    for row in cells.chunks(COLUMNS) {
        let line: String = row.iter().map(|cell| format!("{cell:<29}")).collect();
        text += &format!("{}\n", line.trim_end());
    }
    text + &totals(coverage)
}

/// Every rule with its tests, and the totals.
pub fn list(coverage: &Coverage) -> String {
    let rows: String = coverage.rows.iter().map(list_row).collect();
    rows + &totals(coverage)
}

pub fn json(coverage: &Coverage) -> String {
    let rules: Vec<_> = coverage.rows.iter().map(json_row).collect();
    let problems: Vec<_> = coverage.problems.iter().map(|text| quote(text)).collect();
    let counts = coverage.counts();
    format!(
        "{{\n\"total\": {},\n\"covered\": {},\n\"pending\": {},\n\"uncovered\": {},\n\
         \"rules\": {},\n\"problems\": {}\n}}\n",
        counts.total(),
        counts.covered,
        counts.pending,
        counts.uncovered,
        array(&rules),
        array(&problems),
    )
}

fn cell((chapter, counts): (&str, Counts)) -> String {
    let pending = match counts.pending {
        0 => String::new(),
        n => format!(" ({n} pending)"),
    };
    format!("{chapter:<9} {:>2}/{}{pending}", counts.covered, counts.total())
}

fn totals(coverage: &Coverage) -> String {
    let counts = coverage.counts();
    format!(
        "{} rules: {} covered by {} tests, {} pending, {} uncovered\n",
        counts.total(),
        counts.covered,
        coverage.n_tests(),
        counts.pending,
        counts.uncovered
    )
}

fn list_row(row: &Row) -> String {
    let status = match &row.status {
        Status::Covered => "covered".to_owned(),
        Status::Pending(reason) => format!("pending: {reason}"),
        Status::Uncovered => "UNCOVERED".to_owned(),
    };
    let tests: String = row.tests.iter().map(|test| format!("    {test}\n")).collect();
    format!("{:<11} {} [{status}]\n{tests}", row.rule.id, row.rule.title)
}

fn json_row(row: &Row) -> String {
    let (status, reason) = match &row.status {
        Status::Covered => ("covered", None),
        Status::Pending(reason) => ("pending", Some(reason)),
        Status::Uncovered => ("uncovered", None),
    };
    let reason = reason.map_or_else(String::new, |text| format!(", \"reason\": {}", quote(text)));
    let tests: Vec<_> = row.tests.iter().map(|test| quote(test)).collect();
    format!(
        "{{\"id\": {}, \"title\": {}, \"place\": {}, \"status\": \"{status}\"{reason}, \"tests\": [{}]}}",
        quote(row.rule.id.as_str()),
        quote(&row.rule.title),
        quote(&row.rule.place),
        tests.join(", ")
    )
}

fn array(items: &[String]) -> String {
    if items.is_empty() {
        return "[]".to_owned();
    }
    format!("[\n{}\n]", items.join(",\n"))
}

fn quote(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => out += &format!("\\u{:04x}", u32::from(c)),
            c => out.push(c),
        }
    }
    out + "\""
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::pending::Pending;
    use crate::rules::proofs::scan;
    use crate::rules::spec::Spec;

    fn example() -> Coverage {
        let rules = "#### SH-A-01 · One\n#### SH-A-02 · \"Two\"\n#### SA-B-01 · Solo\n";
        let code = "/// Proves SH-A-01.\n#[test]\nfn f() {}\n";
        Coverage::new(
            &[Spec::parse("r.md", rules)],
            &[scan("a.rs", code)],
            &Pending::parse("p.txt", "SA-*  not built\n"),
        )
    }

    #[test]
    fn the_summary_counts_by_chapter() {
        assert_eq!(
            summary(&example()),
            "SH-A       1/2               SA-B       0/1 (1 pending)\n\
             3 rules: 1 covered by 1 tests, 1 pending, 1 uncovered\n"
        );
    }

    #[test]
    fn the_list_names_every_test() {
        assert_eq!(
            list(&example()),
            "SH-A-01     One [covered]\n    a.rs::f\n\
             SH-A-02     \"Two\" [UNCOVERED]\n\
             SA-B-01     Solo [pending: not built]\n\
             3 rules: 1 covered by 1 tests, 1 pending, 1 uncovered\n"
        );
    }

    #[test]
    fn json_holds_the_same() {
        let text = json(&example());
        assert!(text.starts_with("{\n\"total\": 3,\n\"covered\": 1,\n"));
        assert!(text.contains("\"status\": \"covered\", \"tests\": [\"a.rs::f\"]}"));
        assert!(text.contains("\"title\": \"\\\"Two\\\"\""));
        assert!(text.contains("\"status\": \"pending\", \"reason\": \"not built\""));
        assert!(text.ends_with("\"problems\": [\n\"uncovered: SH-A-02\"\n]\n}\n"));
    }

    #[test]
    fn json_text_is_escaped() {
        assert_eq!(quote("a\"\\\n"), "\"a\\\"\\\\\\u000a\"");
        assert_eq!(array(&[]), "[]");
    }
}
