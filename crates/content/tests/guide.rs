//! The guide that comes with the program, and guides with mistakes.

use std::collections::BTreeSet;

use content::guide::{self, GAMES, Guide, schema};
use content::hulk::Library;
use content::{Diagnostic, Findings, Language, render};

const DOC: &str = include_str!("../../../docs/formats/guide.md");

#[test]
fn nothing_is_wrong_with_the_guide() {
    for game in GAMES {
        let files = Guide::files(game);
        for ((name, source), report) in files.iter().zip(guide::check(game, &files)) {
            let shown = render(&format!("{game}/{name}"), source, &report, false);
            assert!(report.diagnostics().is_empty(), "{shown}");
        }
    }
}

#[test]
fn every_rule_is_told_by_one_entry() {
    for game in GAMES {
        let untold = guide::untold(game, Guide::built_in(game));
        assert!(untold.is_empty(), "no entry of {game} tells {}", untold.join(", "));
        let told = Guide::built_in(game).entries().flat_map(|entry| &entry.rules).count();
        let vectors = guide::rules_of(game).filter(|id| id.contains("-TV-")).count();
        assert_eq!(told + vectors, guide::rules_of(game).count(), "{game}: each rule once, vectors never");
    }
}

/// Whoever is refused something, or taught, can read the rule that is named.
#[test]
fn every_refusal_and_every_hint_leads_to_an_entry() {
    let told: BTreeSet<&str> = GAMES
        .into_iter()
        .flat_map(|game| Guide::built_in(game).entries())
        .flat_map(|entry| entry.rules.iter().map(String::as_str))
        .collect();
    let hulk = space_hulk::ALL_REFUSALS.iter().map(|refusal| refusal.rule);
    let angel = death_angel::ALL_REFUSALS.iter().map(|refusal| refusal.rule);
    let missions = Library::built_in().entries().iter().map(|entry| &entry.mission);
    let hints = missions.flat_map(|mission| &mission.hints).flat_map(|hint| &hint.rules);
    for rule in hulk.chain(angel).chain(hints.map(String::as_str)) {
        // Our own readings have no entry: the page shows their ID alone.
        assert!(told.contains(rule) || rule.starts_with("BF-") || rule.starts_with("BD-"), "{rule}");
    }
}

/// What is shown in a narrow sheet over the board has to be short.
#[test]
fn entries_are_short_and_not_empty() {
    for entry in GAMES.into_iter().flat_map(|game| Guide::built_in(game).entries()) {
        for language in Language::ALL {
            let words = entry.text.given(language).expect("every language").split_whitespace().count();
            assert!((2..=115).contains(&words), "{} {language}: {words} words", entry.id);
        }
    }
}

/// A small guide without a mistake: a chapter and a glossary.
fn sound() -> [(&'static str, String); 2] {
    let languages = |table: &str, fields: &str| -> String {
        let one = |language: Language| format!("[{table}{language}]\n{fields}\n");
        Language::ALL.into_iter().map(one).collect()
    };
    let chapter = format!(
        "id = \"facing\"\n{}[[entry]]\nid = \"range\"\nrules = [\"DA-FACE-02\"]\nsee = [\"DA-FACE-03\"]\n{}\
         [[entry]]\nid = \"block\"\ncard = \"block\"\nrules = [\"DA-ACT-01\"]\n",
        languages("", "title = \"Facing\""),
        languages("entry.", "title = \"Range\"\ntext = \"\"\"Range 1.\n\n- a\n- b\"\"\""),
    );
    let glossary = format!(
        "[[term]]\nid = \"range\"\nentry = \"range\"\n{}",
        languages("term.", "word = \"range\"\ntext = \"How far.\""),
    );
    [("01-facing.toml", chapter), ("glossary.toml", glossary)]
}

/// Everything found when the first of these is replaced in one of the two files.
fn changed(file: usize, from: &str, to: &str) -> Vec<String> {
    let mut files = sound();
    assert!(files[file].1.contains(from), "{from}");
    files[file].1 = files[file].1.replacen(from, to, 1);
    let sources: Vec<(&str, &str)> = files.iter().map(|(name, source)| (*name, source.as_str())).collect();
    let reports = guide::check("death-angel", &sources);
    let mut lines = Vec::new();
    for ((name, source), report) in sources.iter().zip(reports) {
        let line = |found: &Diagnostic| {
            let excerpt = source[found.span.clone()].lines().next().unwrap_or_default();
            format!("{name} {} at {excerpt}: {}; {}", found.code, found.message, found.advice)
        };
        lines.extend(report.diagnostics().iter().map(line));
    }
    lines
}

/// Each mistake alone: in which file, what is replaced, by what.
#[rustfmt::skip]
const MISTAKES: &[(usize, &str, &str)] = &[
    (0, "id = \"facing\"", "id = \"Facing!\""),
    (0, "id = \"facing\"\n", ""),
    (0, "[hu]\ntitle = \"Facing\"\n", ""),
    (0, "[hu]\ntitle = \"Facing\"", "[hu]\ntitle = \" \""),
    (0, "title = \"Facing\"", "titel = \"Facing\""),
    (0, "title = \"Range\"", "title = \"Range\\nand facing\""),
    (0, "[entry.sk]", "[entry.cz]"),
    (0, "id = \"block\"", "id = \"range\""),
    (0, "card = \"block\"", "card = \"blok\""),
    (0, "rules = [\"DA-ACT-01\"]", ""),
    (0, "DA-ACT-01", "DA-FACE-02"),
    (0, "DA-ACT-01", "DA-ACTS-01"),
    (0, "DA-FACE-03", "SH-FACE-01"),
    (0, "DA-FACE-03", "DA-FACE-02"),
    (0, "rules = [\"DA-FACE-02\"]", "rules = \"DA-FACE-02\""),
    (0, "Range 1.", "Range 2."),
    (0, "Range 1.", "Range."),
    (0, "Range 1.", "**Range** 1."),
    (0, "- a\n", ""),
    (1, "entry = \"range\"", "entry = \"rang\""),
    (1, "word = \"range\"\n", ""),
    (1, "[[term]]", "[term]"),
    (1, "[[term]]", "[[terms]]"),
    (1, "\"How far.\"", "\"How far"),
];

/// `tests/mistakes/guide-changes.txt` says what is found for each, and where.
#[test]
fn each_mistake_is_named_at_its_place() {
    assert_eq!(changed(0, "Range 1.", "Range 1."), Vec::<String>::new());
    let mut page = String::new();
    for (file, from, to) in MISTAKES {
        let found = changed(*file, from, to);
        assert!(!found.is_empty(), "{from} -> {to}");
        page.push_str(&format!("{} -> {}\n", from.escape_debug(), to.escape_debug()));
        found.iter().for_each(|line| page.push_str(&format!("    {line}\n")));
    }
    testkit::golden::check("tests/mistakes/guide-changes.txt", &page);
}

/// Files are untrusted: whatever is cut off, there is an answer.
#[test]
fn broken_files_are_answered() {
    let [(name, chapter), _] = sound();
    for at in (0..chapter.len()).filter(|&at| chapter.is_char_boundary(at)) {
        guide::check("death-angel", &[(name, &chapter[..at])]);
        guide::check("death-angel", &[(name, &chapter[at..]), ("glossary.toml", &chapter[..at])]);
    }
}

#[test]
fn every_field_and_finding_is_documented() {
    for form in schema::ALL {
        for field in form.fields {
            assert!(DOC.contains(&format!("`{field}`")), "{}: {field}", form.name);
        }
    }
    for code in ["duplicate", "unknown-rule", "unknown-name", "text-number", "text-shape", "markup"] {
        assert!(DOC.contains(&format!("`{code}`")), "{code}");
    }
}
