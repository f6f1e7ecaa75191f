//! Rules, proofs and pending entries put together.

use std::collections::{BTreeMap, BTreeSet};

use super::id::RuleId;
use super::pending::{Pending, PendingRule};
use super::proofs::{Proof, Scan};
use super::spec::{self, Rule, Spec};

#[derive(Debug, PartialEq, Eq)]
pub enum Status {
    Covered,
    /// With the reason.
    Pending(String),
    Uncovered,
}

#[derive(Debug)]
pub struct Row {
    pub rule: Rule,
    pub status: Status,
    /// `path::function` of every test that proves the rule.
    pub tests: BTreeSet<String>,
}

#[derive(Debug, Default)]
pub struct Coverage {
    pub rows: Vec<Row>,
    pub problems: Vec<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub covered: usize,
    pub pending: usize,
    pub uncovered: usize,
}

impl Coverage {
    pub fn new(specs: &[Spec], scans: &[Scan], pending: &Pending) -> Coverage {
        let rules: Vec<Rule> = specs.iter().flat_map(|spec| spec.rules.clone()).collect();
        let proofs: Vec<&Proof> = scans.iter().flat_map(|scan| &scan.proofs).collect();
        let mut coverage =
            Coverage { rows: rows(&rules, &proofs, pending), problems: malformed(specs, scans, pending) };
        coverage.problems.extend(defined_twice(&rules));
        coverage.problems.extend(undefined(&rules, &proofs));
        let stale = pending.entries.iter().flat_map(|entry| stale(entry, &coverage.rows));
        coverage.problems.extend(stale.collect::<Vec<_>>());
        coverage.problems.extend(uncovered(&coverage.rows));
        coverage
    }

    pub fn counts(&self) -> Counts {
        self.rows.iter().fold(Counts::default(), Counts::add)
    }

    /// In the order of the rules files.
    pub fn chapters(&self) -> Vec<(&str, Counts)> {
        let mut chapters: Vec<(&str, Counts)> = Vec::new();
        for row in &self.rows {
            let name = row.rule.id.chapter();
            match chapters.iter_mut().find(|(known, _)| *known == name) {
                Some((_, counts)) => *counts = counts.add(row),
                None => chapters.push((name, Counts::default().add(row))),
            }
        }
        chapters
    }

    /// How many tests prove at least one rule.
    pub fn n_tests(&self) -> usize {
        let tests: BTreeSet<_> = self.rows.iter().flat_map(|row| &row.tests).collect();
        tests.len()
    }
}

impl Counts {
    pub fn total(&self) -> usize {
        self.covered + self.pending + self.uncovered
    }

    fn add(mut self, row: &Row) -> Counts {
        match row.status {
            Status::Covered => self.covered += 1,
            Status::Pending(_) => self.pending += 1,
            Status::Uncovered => self.uncovered += 1,
        }
        self
    }
}

fn rows(rules: &[Rule], proofs: &[&Proof], pending: &Pending) -> Vec<Row> {
    let mut tests: BTreeMap<&RuleId, BTreeSet<String>> = BTreeMap::new();
    for proof in proofs {
        tests.entry(&proof.rule).or_default().insert(proof.test.clone());
    }
    let row = |rule: &Rule| {
        let tests = tests.get(&rule.id).cloned().unwrap_or_default();
        Row { status: status(&tests, pending.entry_for(&rule.id)), rule: rule.clone(), tests }
    };
    rules.iter().map(row).collect()
}

fn status(tests: &BTreeSet<String>, entry: Option<&PendingRule>) -> Status {
    match entry {
        _ if !tests.is_empty() => Status::Covered,
        Some(entry) => Status::Pending(entry.reason.clone()),
        None => Status::Uncovered,
    }
}

fn malformed(specs: &[Spec], scans: &[Scan], pending: &Pending) -> Vec<String> {
    let in_specs = specs.iter().flat_map(|spec| &spec.problems);
    let in_scans = scans.iter().flat_map(|scan| &scan.problems);
    in_specs.chain(in_scans).chain(&pending.problems).cloned().collect()
}

fn defined_twice(rules: &[Rule]) -> Vec<String> {
    spec::repeated(rules).map(|rule| format!("{}: {} is defined twice", rule.place, rule.id)).collect()
}

fn undefined(rules: &[Rule], proofs: &[&Proof]) -> Vec<String> {
    let defined: BTreeSet<_> = rules.iter().map(|rule| &rule.id).collect();
    let unknown = proofs.iter().filter(|proof| !defined.contains(&proof.rule));
    unknown
        .map(|proof| format!("{}: {} is claimed, but no rules file defines it", proof.place, proof.rule))
        .collect()
}

/// A pending entry must go as soon as it is no longer true.
fn stale(entry: &PendingRule, rows: &[Row]) -> Vec<String> {
    let pattern = entry.pattern();
    let place = &entry.place;
    let mut matching = rows.iter().filter(|row| entry.matches(&row.rule.id)).peekable();
    if matching.peek().is_none() {
        return vec![format!("{place}: {pattern} matches no rule")];
    }
    matching
        .filter_map(|row| Some((&row.rule.id, row.tests.first()?)))
        .map(|(id, test)| format!("{place}: {id} is pending by {pattern}, but {test} proves it"))
        .collect()
}

/// One line for each chapter.
fn uncovered(rows: &[Row]) -> Vec<String> {
    let mut chapters: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.status == Status::Uncovered) {
        let id = &row.rule.id;
        chapters.entry(id.chapter()).or_default().push(id.as_str());
    }
    chapters.values().map(|ids| format!("uncovered: {}", ids.join(", "))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::proofs::scan;

    const RULES: &str = "#### SH-A-01 · One\n#### SH-A-02 · Two\n#### SA-B-01 · Solo\n";
    const PENDING: &str = "SA-*  not built\n";

    fn proves(ids: &str) -> String {
        format!("/// Proves {ids}.\n#[test]\nfn f() {{}}\n")
    }

    fn coverage(rules: &str, code: &str, pending: &str) -> Coverage {
        Coverage::new(&[Spec::parse("r.md", rules)], &[scan("a.rs", code)], &Pending::parse("p.txt", pending))
    }

    #[track_caller]
    fn check(code: &str, pending: &str, problems: &[&str]) {
        assert_eq!(coverage(RULES, code, pending).problems, problems);
    }

    #[test]
    fn all_proved_or_pending() {
        let coverage = coverage(RULES, &proves("SH-A-01, SH-A-02"), PENDING);
        assert_eq!(coverage.problems, [""; 0]);
        let expected = Counts { covered: 2, pending: 1, uncovered: 0 };
        assert_eq!(coverage.counts(), expected);
        assert_eq!((coverage.counts().total(), coverage.n_tests()), (3, 1));
        assert_eq!(coverage.rows[2].status, Status::Pending("not built".to_owned()));
    }

    #[test]
    fn chapters_keep_the_order_of_the_file() {
        let coverage = coverage(RULES, &proves("SH-A-01"), PENDING);
        let chapters = coverage.chapters();
        assert_eq!(chapters[0], ("SH-A", Counts { covered: 1, pending: 0, uncovered: 1 }));
        assert_eq!(chapters[1], ("SA-B", Counts { covered: 0, pending: 1, uncovered: 0 }));
    }

    #[test]
    fn uncovered_rules_fail() {
        check("", PENDING, &["uncovered: SH-A-01, SH-A-02"]);
        check("", "", &["uncovered: SA-B-01", "uncovered: SH-A-01, SH-A-02"]);
    }

    #[test]
    fn a_claim_for_an_unknown_rule_fails() {
        check(
            &proves("SH-A-01, SH-A-02, SH-A-03"),
            PENDING,
            &["a.rs:1: SH-A-03 is claimed, but no rules file defines it"],
        );
    }

    #[test]
    fn a_stale_pending_entry_fails() {
        check(
            &proves("SH-A-01, SH-A-02, SA-B-01"),
            PENDING,
            &["p.txt:1: SA-B-01 is pending by SA-*, but a.rs::f proves it"],
        );
    }

    #[test]
    fn a_pending_entry_for_nothing_fails() {
        let pending = format!("{PENDING}SB-*  not built\nSH-A-09  gone\n");
        check(
            &proves("SH-A-01, SH-A-02"),
            &pending,
            &["p.txt:2: SB-* matches no rule", "p.txt:3: SH-A-09 matches no rule"],
        );
    }

    #[test]
    fn malformed_input_fails_first() {
        let found = coverage("#### SH-A-1 · One\n", "// Proves SH-A-01.\n", "SA-*\n").problems;
        let places: Vec<_> = found.iter().map(|line| line.split(": ").next().unwrap()).collect();
        assert_eq!(places, ["r.md:1", "a.rs:1", "p.txt:1"]);
    }

    #[test]
    fn a_rule_defined_in_two_files_fails() {
        let specs =
            [Spec::parse("r.md", "#### SH-A-01 · One\n"), Spec::parse("s.md", "#### SH-A-01 · One\n")];
        let coverage = Coverage::new(&specs, &[scan("a.rs", &proves("SH-A-01"))], &Pending::default());
        assert_eq!(coverage.problems, ["s.md:1: SH-A-01 is defined twice"]);
    }
}
