//! One word for each thing, in every language: retired words do not come back.

mod refusals;
mod texts;

use std::path::Path;

use content::Language;
use texts::Shown;
use toml::de::{DeTable, DeValue};

/// An entry of `retired.toml`, which explains the fields.
struct Term {
    language: Language,
    retired: Vec<Phrase>,
    say: String,
    except: Vec<Phrase>,
    only: Vec<String>,
    outside: Vec<String>,
}

/// Words in a row, each with or without a `*` for its ending.
struct Phrase(Vec<String>);

impl Phrase {
    fn matches(&self, words: &[String]) -> bool {
        let fits = |pattern: &String, word: &String| match pattern.strip_suffix('*') {
            Some(stem) => word.starts_with(stem),
            None => word == pattern,
        };
        words.len() == self.0.len() && self.0.iter().zip(words).all(|(pattern, word)| fits(pattern, word))
    }

    fn found_in(&self, words: &[String]) -> Option<usize> {
        words.windows(self.0.len()).position(|window| self.matches(window))
    }
}

/// The words of a text in small letters. Hyphens and apostrophes belong to them.
fn words(text: &str) -> Vec<String> {
    let ends = |c: char| !c.is_alphanumeric() && c != '-' && c != '\'';
    let words = text.split(ends).map(|word| word.trim_matches(['-', '\'']).to_lowercase());
    words.filter(|word| !word.is_empty()).collect()
}

impl Term {
    fn applies(&self, shown: &Shown) -> bool {
        let begins = |with: &String| shown.path.starts_with(with.as_str());
        self.language == shown.language
            && (self.only.is_empty() || self.only.iter().any(begins))
            && !self.outside.iter().any(begins)
    }

    /// The retired words that the text still has, outside of the exceptions.
    fn broken_by(&self, text: &[String]) -> Option<String> {
        let mut left = text.to_vec();
        for except in &self.except {
            while let Some(at) = except.found_in(&left) {
                left.drain(at..at + except.0.len());
            }
        }
        let found =
            |phrase: &Phrase| phrase.found_in(&left).map(|at| left[at..at + phrase.0.len()].join(" "));
        self.retired.iter().find_map(found)
    }
}

fn terms(file: &str) -> Vec<Term> {
    let table = DeTable::parse(file).expect("sound TOML").into_inner();
    let mut terms = Vec::new();
    for (code, entries) in &table {
        let language = Language::from_code(code.get_ref()).expect("the code of a language");
        let entries = entries.get_ref().as_array().expect("entries");
        terms.extend(
            entries.iter().map(|entry| term(language, entry.get_ref().as_table().expect("an entry"))),
        );
    }
    terms
}

fn term(language: Language, entry: &DeTable<'_>) -> Term {
    let string = |value: &DeValue<'_>| value.as_str().expect("a string").to_owned();
    let list = |key: &str| -> Vec<String> {
        let values = entry.get(key).and_then(|values| values.get_ref().as_array()).into_iter().flatten();
        values.map(|value| string(value.get_ref())).collect()
    };
    let phrases = |key: &str| {
        list(key).iter().map(|phrase| Phrase(phrase.split(' ').map(str::to_lowercase).collect())).collect()
    };
    let say = string(entry.get("say").expect("what to say instead").get_ref());
    let (retired, except) = (phrases("retired"), phrases("except"));
    Term { language, retired, say, except, only: list("only"), outside: list("outside") }
}

/// One line for each text that still has a retired word.
fn problems(terms: &[Term], texts: &[Shown]) -> Vec<String> {
    let of = |shown: &Shown| {
        let split = words(&shown.text);
        let broken = terms.iter().filter(|term| term.applies(shown));
        let told = broken.filter_map(|term| term.broken_by(&split).map(|word| (word, &term.say)));
        let line =
            |(word, say)| format!("{} ({}): “{word}” is retired, say: {say}", shown.path, shown.language);
        told.map(line).collect::<Vec<_>>()
    };
    texts.iter().flat_map(of).collect()
}

fn shown(path: &str, language: Language, text: &str) -> Shown {
    Shown { path: path.to_owned(), language, text: text.to_owned() }
}

#[test]
fn retired_words_are_not_used() {
    let problems = problems(&terms(include_str!("retired.toml")), &texts::all());
    assert!(problems.is_empty(), "{}\n", problems.join("\n"));
}

#[test]
fn every_source_has_texts_in_every_language() {
    let texts = texts::all();
    let folders = ["ui/locales/", "missions/", "campaigns/", "decks/"];
    for folder in folders.into_iter().chain(["crates/content/guide/", "crates/generator/", "art/"]) {
        for language in Language::ALL {
            let here = |shown: &&Shown| shown.path.starts_with(folder) && shown.language == language;
            assert!(texts.iter().filter(here).count() > 20, "{folder} in {language}");
        }
    }
}

const SAMPLE: &str = r#"
[[sk]]
retired = ["prepust*", "útok minie"]
say = "pasovať"
except = ["prepustená zo služby"]
only = ["ui/"]
outside = ["ui/cards/"]
"#;

#[test]
fn a_stem_covers_its_endings_and_the_message_names_the_replacement() {
    let text = shown("ui/a.ftl", Language::Sk, "Teraz to Prepustite!");
    assert_eq!(problems(&terms(SAMPLE), &[text]), ["ui/a.ftl (sk): “prepustite” is retired, say: pasovať"],);
}

#[test]
fn a_phrase_is_found_as_a_whole() {
    let texts = |text| [shown("ui/a.ftl", Language::Sk, text)];
    assert_eq!(problems(&terms(SAMPLE), &texts("Tento útok minie.")).len(), 1);
    assert!(problems(&terms(SAMPLE), &texts("Minie bod na útok.")).is_empty());
}

#[test]
fn a_phrase_is_found_over_the_end_of_a_line_and_not_over_two_variants() {
    let texts = |text| {
        let found = texts::messages(text, Path::new("ui/sk.ftl"));
        found.into_iter().map(|(language, text)| shown("ui/sk.ftl", language, &text)).collect::<Vec<_>>()
    };
    let broken = "key =\n    Tento útok\n    minie.\n";
    assert_eq!(problems(&terms(SAMPLE), &texts(broken)).len(), 1);
    let apart = "key = { $count ->\n    [one] útok\n   *[other] minie\n}\n";
    assert!(problems(&terms(SAMPLE), &texts(apart)).is_empty());
}

#[test]
fn exceptions_paths_and_other_languages_are_left_alone() {
    let texts = [
        shown("ui/a.ftl", Language::Sk, "Je prepustená zo služby."),
        shown("ui/cards/a.ftl", Language::Sk, "prepustiť"),
        shown("missions/a.toml", Language::Sk, "prepustiť"),
        shown("ui/a.ftl", Language::De, "prepustiť"),
    ];
    assert!(problems(&terms(SAMPLE), &texts).is_empty());
}

/// The quotation marks of a language, and none of another.
#[test]
fn quotation_marks_are_those_of_the_language() {
    let foreign = |language| match language {
        Language::En => ['"', '„', '«', '»'],
        Language::Sk | Language::De => ['"', '”', '«', '»'],
        Language::Hu => ['"', '“', '«', '»'],
        Language::It => ['"', '„', '“', '”'],
    };
    let wrong = |shown: &&Shown| shown.text.contains(foreign(shown.language));
    let texts = texts::all();
    let lines: Vec<_> =
        texts.iter().filter(wrong).map(|shown| format!("{}: {}", shown.path, shown.text)).collect();
    assert!(lines.is_empty(), "{}", lines.join("\n"));
}
