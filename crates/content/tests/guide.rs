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

/// Each game has a page for who has never played it.
#[test]
fn every_game_is_told_in_ten_sentences() {
    for game in GAMES {
        let summary = Guide::built_in(game).summary.as_ref().expect("a summary");
        assert_eq!(summary.sentences.len(), 10, "{game}");
    }
}

/// Options stand apart from what holds without them.
#[test]
fn the_basic_text_speaks_of_no_option() {
    for (game, chapter) in GAMES
        .into_iter()
        .flat_map(|game| Guide::built_in(game).chapters.iter().map(move |chapter| (game, chapter)))
    {
        for entry in chapter.entries.iter().filter(|_| chapter.id != "options") {
            let text = entry.text.get(Language::En).to_lowercase();
            let is_apart = ["an option", "option allows", "with one option", "edition"]
                .iter()
                .all(|word| !text.contains(word));
            assert!(is_apart, "{game} {}: {text}", entry.id);
        }
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

/// A swarm of two attacks.
const FORMATION: &str = "players 1\nteam p1 green yellow blue\nblips-left 5\nblips-right 5\nphase attack\n\
    events second-wind\nrow noctis < | head tail |\nrow deino > | |\n";

/// A small guide without a mistake: a chapter, a glossary and a summary.
fn sound() -> [(&'static str, String); 3] {
    let languages = |table: &str, fields: &str| -> String {
        let one = |language: Language| format!("[{table}{language}]\n{fields}\n");
        Language::ALL.into_iter().map(one).collect()
    };
    let chapter = format!(
        "id = \"facing\"\n{}[[entry]]\nid = \"range\"\nrules = [\"DA-FACE-02\"]\nsee = [\"DA-FACE-03\"]\n{}\
         [entry.play]\nboard = \"\"\"{FORMATION}\"\"\"\ndice = [3]\nshows = [\"miss noctis\", \"not noctis slain\"]\n\
         [[entry]]\nid = \"block\"\ncard = \"block\"\nrules = [\"DA-ACT-01\"]\n{}",
        languages("", "title = \"Facing\""),
        languages(
            "entry.",
            "title = \"Range\"\ntext = \"\"\"Range 1.\n\n- a\n- b\"\"\"\noption = \"Range 2.\"\n\
             example = \"Noctis rolls 3 and lives.\"",
        ),
        languages("entry.", "example = \"A card.\""),
    );
    let glossary = format!(
        "[[term]]\nid = \"range\"\nentry = \"range\"\n{}",
        languages("term.", "word = \"range\"\ntext = \"How far.\""),
    );
    let languages = Language::ALL.map(|language| format!("{language} = \"One sentence.\"\n"));
    let summary = format!("[picture]\nboard = \"\"\"{FORMATION}\"\"\"\n[[sentence]]\n{}", languages.concat());
    [("01-facing.toml", chapter), ("glossary.toml", glossary), ("summary.toml", summary)]
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
    (0, "example = \"Noctis rolls 3 and lives.\"\n", ""),
    (0, "Noctis rolls 3 and lives.", "Noctis rolls 4 and lives."),
    (0, "Noctis rolls 3 and lives.", "Noctis rolls 3\\nand lives."),
    (0, "[entry.play]\nboard", "[entry.player]\nboard"),
    (0, "dice = [3]", "dice = [1]"),
    (0, "dice = [3]", "dice = [3, 3]"),
    (0, "dice = [3]", "dice = [3]\nactions = [\"reroll\"]"),
    (0, "not noctis slain", "not miss noctis"),
    (0, "row noctis", "row nocturne"),
    (0, "option = \"Range 2.\"\n", ""),
    (0, "Range 2.", "Range 3."),
    (0, "example = \"A card.\"", ""),
    (1, "entry = \"range\"", "entry = \"rang\""),
    (1, "word = \"range\"\n", ""),
    (1, "[[term]]", "[term]"),
    (1, "[[term]]", "[[terms]]"),
    (1, "\"How far.\"", "\"How far"),
    (2, "de = \"One sentence.\"\n", ""),
    (2, "[[sentence]]", "[[sentences]]"),
    (2, "board", "bord"),
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
    let [(name, chapter), ..] = sound();
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
    let codes = [
        "duplicate",
        "unknown-rule",
        "unknown-name",
        "text-number",
        "text-shape",
        "markup",
        "unplayed",
        "play",
    ];
    for code in codes {
        assert!(DOC.contains(&format!("`{code}`")), "{code}");
    }
}
