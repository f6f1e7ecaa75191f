//! Every text that players read, wherever it is written.

use std::fs;
use std::path::{Path, PathBuf};

use content::Language;
use toml::de::{DeTable, DeValue};

/// A text of one language, and the file it stands in, from the root of the repository.
pub struct Shown {
    pub path: String,
    pub language: Language,
    pub text: String,
}

/// Where texts are written, and how a file of that kind is read.
const SOURCES: [(&str, &str, Reader); 7] = [
    ("ui/locales", "ftl", messages),
    ("missions", "toml", tables),
    ("campaigns", "toml", tables),
    ("decks/death-angel/texts", "toml", tables),
    ("crates/content/guide", "toml", tables),
    ("crates/generator/src/texts", "rs", arrays),
    ("art", "json", words),
];

type Reader = fn(&str, &Path) -> Vec<(Language, String)>;

/// All texts.
pub fn all() -> Vec<Shown> {
    SOURCES.iter().flat_map(|&(folder, ending, reader)| under(folder, ending, reader)).collect()
}

/// The texts of one source; see [`SOURCES`] for the folders.
pub fn under(folder: &str, ending: &str, reader: Reader) -> Vec<Shown> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    collect(&root.join(folder), ending, &mut files);
    files.sort();
    let read = |file: &PathBuf| {
        let path = file.strip_prefix(&root).expect("below the root").display().to_string();
        let text = fs::read_to_string(file).expect("a text file");
        let shown = reader(&text, file).into_iter();
        shown.map(|(language, text)| Shown { path: path.clone(), language, text }).collect::<Vec<_>>()
    };
    files.iter().flat_map(read).collect()
}

fn collect(folder: &Path, ending: &str, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, ending, files);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            files.push(path);
        }
    }
}

/// The texts of a Fluent file, named after its language, without keys and placeables. Each variant of a choice is a
/// text of its own; a text that goes on in the next line is one.
pub fn messages(text: &str, file: &Path) -> Vec<(Language, String)> {
    let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let language = Language::from_code(stem).expect("a file named after a language");
    let mut found: Vec<(Language, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match found.last_mut().filter(|_| !begins(line)) {
            Some((_, last)) => *last = format!("{last} {}", message(line)).trim().to_owned(),
            None => found.push((language, message(line))),
        }
    }
    found.retain(|(_, text)| !text.is_empty());
    found
}

/// Whether a message, an attribute or a variant begins here.
fn begins(line: &str) -> bool {
    line.starts_with(char::is_alphabetic) || line.trim_start().trim_start_matches('*').starts_with(['[', '.'])
}

fn message(line: &str) -> String {
    let value = if line.starts_with(|first: char| first.is_alphabetic()) {
        line.split_once(" = ").map_or("", |(_, value)| value)
    } else {
        let variant = line.trim_start().trim_start_matches('*');
        variant.strip_prefix('[').and_then(|rest| rest.split_once(']')).map_or(variant, |(_, value)| value)
    };
    without_placeables(value)
}

/// The text outside of braces: variables, references and the heads of choices go.
fn without_placeables(value: &str) -> String {
    let mut rest = value;
    let mut text = String::new();
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    text.trim_matches([' ', '}']).to_owned()
}

/// Every string of a TOML file that stands below the code of a language.
fn tables(text: &str, file: &Path) -> Vec<(Language, String)> {
    let table = DeTable::parse(text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut found = Vec::new();
    walk(&DeValue::Table(table.into_inner()), None, &mut found);
    found
}

fn walk(value: &DeValue<'_>, language: Option<Language>, found: &mut Vec<(Language, String)>) {
    match (value, language) {
        (DeValue::String(text), Some(language)) => found.push((language, text.to_string())),
        (DeValue::Table(table), _) => {
            for (key, value) in table {
                walk(value.get_ref(), Language::from_code(key.get_ref()).or(language), found);
            }
        }
        (DeValue::Array(values), _) => {
            for value in values.iter() {
                walk(value.get_ref(), language, found);
            }
        }
        _ => {}
    }
}

/// The arrays of five strings in a Rust file: one string for each language.
fn arrays(text: &str, _: &Path) -> Vec<(Language, String)> {
    let fives = text.split('[').skip(1).filter_map(|part| part.split_once(']')).filter_map(|(inside, _)| {
        let strings: Vec<_> = inside.split('"').skip(1).step_by(2).collect();
        (strings.len() == Language::ALL.len()).then_some(strings)
    });
    fives
        .flat_map(|five| {
            Language::ALL.into_iter().zip(five.into_iter().map(str::to_owned)).collect::<Vec<_>>()
        })
        .collect()
}

/// The words of drawings; other files of that folder have no texts.
fn words(text: &str, file: &Path) -> Vec<(Language, String)> {
    if !file.ends_with("words.json") {
        return Vec::new();
    }
    let languages: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(text).expect("sound JSON");
    let of = |(code, words): (&String, &serde_json::Value)| {
        let language = Language::from_code(code).expect("the code of a language");
        let words = words.as_object().into_iter().flat_map(|words| words.values());
        words.filter_map(|word| word.as_str()).map(|word| (language, word.to_owned())).collect::<Vec<_>>()
    };
    languages.iter().flat_map(of).collect()
}
