//! `docs/formats/deck.md` says everything, and its example is right.

use content::Findings;
use content::angel::{self, Deck, WORDS, schema, word_ids};

const DOC: &str = include_str!("../../../docs/formats/deck.md");

#[test]
fn every_field_is_documented() {
    for form in schema::ALL {
        for field in form.fields {
            assert!(DOC.contains(&format!("`{field}`")), "{}: {field}", form.name);
        }
    }
    for (kind, _) in word_ids() {
        assert!(DOC.contains(&format!("`{kind}`")), "{kind}");
    }
}

#[test]
fn every_kind_of_finding_is_documented() {
    let sources = [
        include_str!("../src/angel/read.rs"),
        include_str!("../src/angel/read/cards.rs"),
        include_str!("../src/angel/read/texts.rs"),
        include_str!("../src/angel/lint.rs"),
        include_str!("../src/angel/lint/cards.rs"),
        include_str!("../src/read/scope.rs"),
        include_str!("../src/tree.rs"),
        include_str!("../src/report.rs"),
    ];
    let calls = ["wrong(", "error(", "warn("];
    let mut codes = std::collections::BTreeSet::from(["duplicate"]);
    for rest in sources.iter().flat_map(|source| calls.iter().flat_map(|call| source.split(call).skip(1))) {
        // The code is the first argument, or the second where the notes are handed over.
        let code = rest.trim_start().trim_start_matches("notes,").trim_start().strip_prefix('"');
        codes.extend(code.and_then(|code| code.split('"').next()));
    }
    for code in &codes {
        assert!(DOC.contains(&format!("`{code}`")), "{code}");
    }
    assert!(codes.len() >= 15, "{codes:?}");
}

/// The example is a part of the files.
#[test]
fn the_example_is_a_text_of_the_deck() {
    let example =
        DOC.split("```deck\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let report = &angel::check(&[("example", example)])[0];
    let codes: Vec<&str> = report.diagnostics().iter().map(|found| found.code).collect();
    assert_eq!(codes, ["missing-text"], "all other events are not there");
    let files = Deck::files().iter().find(|(name, _)| *name == "texts/events.toml").expect("the file");
    assert!(files.1.contains(example.trim_start_matches("version = 1\n\n").trim_end()));
}

/// Every word that an effect asks for can be found in texts.
#[test]
fn effects_ask_for_words_that_are_known() {
    for effect in schema::effects() {
        for word in effect.words {
            let known = word == "team" || WORDS.iter().any(|(key, _)| *key == word);
            assert!(known, "{}: {word}", effect.name);
        }
    }
    for (key, stems) in WORDS {
        assert!(stems.iter().all(|stems| !stems.is_empty()), "{key}");
        assert!(
            stems.iter().flat_map(|stems| stems.iter()).all(|stem| *stem == stem.to_lowercase()),
            "{key}"
        );
    }
}

/// The tables of the page are those of the program.
#[test]
fn the_tables_are_current() {
    let mut effects = String::from("| Field | Effect | Parameters | Words |\n|---|---|---|---|\n");
    for effect in schema::effects() {
        let params: Vec<String> =
            effect.params.iter().map(|(name, allowed)| format!("`{name}`: {allowed}")).collect();
        let (params, words) = (params.join("; "), effect.words.join(", "));
        effects.push_str(&format!("| {} | `{}` | {params} | {words} |\n", effect.field, effect.name));
    }
    let mut words =
        String::from("| | English | Slovak | Hungarian | Italian | German |\n|---|---|---|---|---|---|\n");
    for (key, stems) in WORDS {
        let cells: Vec<String> = stems.iter().map(|stems| stems.join(", ")).collect();
        words.push_str(&format!("| {key} | {} |\n", cells.join(" | ")));
    }
    let page = replaced(&replaced(DOC, "effects", &effects), "words", &words);
    testkit::golden::check("../../docs/formats/deck.md", &page);
}

/// The page with another text between two marks.
fn replaced(page: &str, mark: &str, text: &str) -> String {
    let (open, close) = (format!("<!-- {mark} -->\n"), format!("<!-- end of {mark} -->"));
    let (before, rest) = page.split_once(&open).expect("the mark");
    let (_, after) = rest.split_once(&close).expect("the end of the mark");
    format!("{before}{open}{text}{close}{after}")
}
