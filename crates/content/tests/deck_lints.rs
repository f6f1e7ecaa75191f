//! Deck and text files with mistakes: each is named, at its place, with advice.

use content::angel::{self, Deck};
use content::{Findings, Level};

/// A file of the deck that comes with the program.
fn file(name: &str) -> &'static str {
    Deck::files().iter().find(|(other, _)| *other == name).expect(name).1
}

/// Everything found in a text: `level code at excerpt: message`.
fn found(source: &str) -> Vec<String> {
    let report = &angel::check(&[("file.toml", source)])[0];
    let line = |found: &content::Diagnostic| {
        assert!(!found.advice.is_empty());
        let excerpt = source[found.span.clone()].lines().next().unwrap_or_default();
        format!("{} {} at {excerpt}: {}", found.level.name(), found.code, found.message)
    };
    report.diagnostics().iter().map(line).collect()
}

/// What is found when the first of these is replaced in a file.
fn changed(name: &str, from: &str, to: &str) -> Vec<String> {
    assert!(file(name).contains(from), "{name}: {from}");
    found(&file(name).replacen(from, to, 1))
}

/// Each mistake alone: in which file, what is replaced, by what.
#[rustfmt::skip]
const MISTAKES: &[(&str, &str, &str)] = &[
    ("actions.toml", "version = 1", "version = 2"),
    ("actions.toml", "version = 1", ""),
    ("actions.toml", "number = 1\n", "numbr = 1\n"),
    ("actions.toml", "number = 18", "number = 19"),
    ("actions.toml", "number = 18", "number = 17"),
    ("actions.toml", "\"block\"", "\"blok\""),
    ("actions.toml", "\"green\"", "\"gren\""),
    ("actions.toml", "type = \"support\"", "type = \"attack\""),
    ("actions.toml", "skull-misses", "skull-mises"),
    ("actions.toml", "skull-misses", "turn-all"),
    ("actions.toml", "marine = \"gideon\"", "marine = \"gidion\""),
    ("actions.toml", "marine = \"gideon\"", "kills = 2"),
    ("actions.toml", "number = 4, kills = 3", "number = 6, kills = 0"),
    ("actions.toml", "{ effect = \"late-attack\" }", "\"late-attack\""),
    ("actions.toml", "{ effect = \"late-attack\" }", "{ marine = \"leon\" }"),
    ("events.toml", "copies = 2", "copies = 1"),
    ("events.toml", "instinct = false", "instinct = \"no\""),
    ("events.toml", "\"minor red\"", "\"minor blue\""),
    ("events.toml", "[\"minor red\", \"minor yellow\"]", "[\"minor red\"]"),
    ("events.toml", "adjacent head", "adjacent heart"),
    ("events.toml", "\"evasion\"", "\"outnumbered\""),
    ("locations.toml", "tier = \"1a\"", "tier = \"2\""),
    ("locations.toml", "tier = \"1a\"", "tier = \"5\""),
    ("locations.toml", "blips = [7, 8]", "blips = [7, 80]"),
    ("locations.toml", "card = \"door\"", "card = \"dor\""),
    ("locations.toml", "card = \"door\"", "card = \"corridor\""),
    ("locations.toml", "side = \"left\"", "side = \"right\""),
    ("locations.toml", "  { card = \"door\", side = \"left\", arrow = \"down\", number = 5 },\n", ""),
    ("locations.toml", "upon_entering = { effect = \"spawn-on\"",
        "control_panel = { effect = \"spawn-on\""),
    ("locations.toml", "terrain = \"corridor\", count = 2", "terrain = \"hall\", count = 2"),
    ("locations.toml", "upon_entering = { effect = \"lair\" }", ""),
    ("locations.toml", "control_panel = { effect = \"pump\" }",
        "control_panel = { effect = \"pump\" }\nupon_entering = { effect = \"lair\" }"),
    ("locations.toml", "control_panel = { effect = \"pump\" }",
        "control_panel = { effect = \"pump\" }\nmajor = 2"),
    ("locations.toml", "major = 5", "control_panel = { effect = \"pump\" }\nmajor = 5"),
    ("locations.toml", "players = [5]", "players = [4]"),
    ("locations.toml", "[\"1b\", \"2\", \"3\", \"4\"]", "[\"2\", \"1b\", \"3\", \"4\"]"),
    ("terrain.toml", "color = \"green\"", "color = \"gren\""),
    ("terrain.toml", "color = \"green\"\nthreat = 1", "color = \"red\"\nthreat = 4"),
    ("terrain.toml", "threat = 1", "threat = 2"),
    ("marines.toml", "team = \"yellow\"", "team = \"red\""),
    ("marines.toml", "range = 0", "range = -1"),
    ("marines.toml", "left_arrow = \"down\"", "left_arrow = \"left\""),
    ("texts/terrain.toml", "card = \"door\"", "card = \"dor\""),
    ("texts/terrain.toml", "card = \"door\"", "card = \"corridor\""),
    ("texts/terrain.toml", ", hu = \"Ajtó\"", ""),
    ("texts/terrain.toml", "text.hu = \"Nincs képessége.\"\n", ""),
    ("texts/terrain.toml", "text.en = \"No ability.\"", "text.eng = \"No ability.\""),
    ("texts/events.toml", "2 Genestealers spawn behind", "3 Genestealers spawn behind"),
    ("texts/events.toml", "Minden katona megfordul.", "Minden katona átül."),
    ("texts/actions.toml", "Leon môže vykonať", "Zael môže vykonať"),
    ("texts/words.toml", "kind = \"symbol\"", "kind = \"symbols\""),
    ("texts/words.toml", "id = \"claw\"", "id = \"head\""),
    ("texts/words.toml", "with 2 symbols", "with 3 symbols"),
];

/// `tests/mistakes/deck-changes.txt` says what is found for each, and where.
#[test]
fn each_mistake_is_named_at_its_place() {
    let mut page = String::new();
    for (name, from, to) in MISTAKES {
        let found = changed(name, from, to);
        assert!(!found.is_empty(), "{name}: {from} -> {to}");
        page.push_str(&format!("{name}: {} -> {}\n", from.escape_debug(), to.escape_debug()));
        found.iter().for_each(|line| page.push_str(&format!("    {line}\n")));
    }
    testkit::golden::check("tests/mistakes/deck-changes.txt", &page);
}

/// A file with many mistakes is not read line by line: all of them are shown together.
#[test]
fn all_mistakes_are_shown_at_once() {
    let mut source = file("actions.toml").to_owned();
    for (from, to) in [
        ("name = \"block\"", "name = \"blok\""),
        ("team = \"yellow\"", "team = \"yelow\""),
        ("type = \"support\"", "typ = \"support\""),
        ("late-attack", "late-atack"),
        ("extra = 1", "extra = \"one\""),
        ("number = 11", "number = 111"),
        ("marine = \"zael\"", "marine = \"zeal\""),
        ("number = 4, kills = 3", "number = 4, kill = 3"),
    ] {
        source = source.replacen(from, to, 1);
    }
    let report = &angel::check(&[("actions.toml", &source)])[0];
    assert_eq!((report.count(Level::Error), report.count(Level::Warning)), (10, 0));
    testkit::golden::check(
        "tests/mistakes/deck.txt",
        &content::render("actions.toml", &source, report, false),
    );
}

#[test]
fn a_card_is_in_one_file_only() {
    let (actions, texts) = (file("actions.toml"), file("texts/terrain.toml"));
    let files = [("a.toml", actions), ("b.toml", actions), ("c.toml", texts), ("d.toml", texts)];
    let counts: Vec<usize> = angel::check(&files).iter().map(|report| report.diagnostics().len()).collect();
    assert_eq!(counts, [0, 18, 0, 8]);
    let second = &angel::check(&files)[1].diagnostics;
    assert_eq!(second[0].message, "the card `block` is in `a.toml` too");
}

/// Texts are about the cards of the files that are checked with them.
#[test]
fn a_changed_card_asks_for_a_changed_text() {
    let actions = file("actions.toml").replace("number = 4, kills = 3", "number = 5, kills = 2");
    let texts = file("texts/actions.toml");
    let reports = angel::check(&[("actions.toml", &actions), ("texts.toml", texts)]);
    assert_eq!(reports[0].diagnostics().len(), 0);
    // 5 and 2 are missing, 4 and 3 too many, in five languages.
    assert_eq!((reports[1].count(Level::Error), reports[1].count(Level::Warning)), (20, 0));
}

/// Files are untrusted: whatever is cut off or put in, there is an answer.
#[test]
fn broken_files_are_answered() {
    for (name, source) in Deck::files() {
        let marks: Vec<usize> = source.char_indices().map(|(at, _)| at).step_by(source.len() / 40).collect();
        for at in marks {
            let (before, after) = source.split_at(at);
            for broken in
                [before.to_owned(), format!("{before}]\u{0} = [{after}"), format!("{before}\"{after}")]
            {
                let report = &angel::check(&[(name, &broken)])[0];
                content::render(name, &broken, report, true);
                content::to_json(name, &broken, report);
            }
        }
    }
    assert!(found("").iter().any(|line| line.contains("needs `version`")));
    assert!(found(&"#".repeat(content::MAX_BYTES + 1))[0].contains("too-large"));
}
