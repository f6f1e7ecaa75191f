//! Every table of a guide's files with its fields.
//!
//! The reader refuses whatever is not here, and a test looks for each field in
//! `docs/formats/guide.md`.

use crate::schema::forms;

forms! {
    /// A chapter, which is a file.
    CHAPTER = "a chapter": "id" "en" "sk" "hu" "it" "de" "entry";
    /// The title of a chapter in one language.
    HEADING = "a title": "title";
    /// One thing that players look up.
    ENTRY = "[[entry]]": "id" "card" "rules" "see" "en" "sk" "hu" "it" "de" "play" "picture";
    /// What an entry says in one language.
    ARTICLE = "an entry in one language": "title" "text" "option" "example";
    /// What an entry about a card adds to the card's own text in one language.
    ADDITION = "more about a card in one language": "text" "option" "example";
    /// The example as something that can be played.
    PLAY = "[entry.play]": "board" "actions" "dice" "shows";
    /// A board or formation to look at.
    PICTURE = "a picture": "board" "after" "sees" "marked";
    /// The file `summary.toml`.
    SUMMARY = "a summary": "picture" "sentence";
    SENTENCE = "[[sentence]]": "en" "sk" "hu" "it" "de";
    /// The file `glossary.toml`.
    GLOSSARY = "a glossary": "term";
    TERM = "[[term]]": "id" "entry" "en" "sk" "hu" "it" "de";
    /// A word in one language.
    MEANING = "a word in one language": "word" "text";
}

/// What a missing field could look like.
pub(super) fn example(form: &str, key: &str) -> String {
    match (form, key) {
        (_, "rules" | "see") => format!("{key} = [\"DA-FACE-01\"]"),
        ("[[sentence]]", _) => format!("{key} = \"One sentence.\""),
        ("[[entry]]" | "[[term]]", "en" | "sk" | "hu" | "it" | "de") => {
            format!("[{}.{key}]", form.trim_matches(['[', ']']))
        }
        (_, "en" | "sk" | "hu" | "it" | "de") => format!("[{key}]"),
        (_, "entry" | "term") => format!("[[{key}]]"),
        (_, "sentence") => "[[sentence]]".to_owned(),
        (_, "picture") => "[picture]".to_owned(),
        (_, "board" | "after") => format!("{key} = \'\'\'a:m1> a a:g1<\'\'\'"),
        (_, "actions" | "shows") => format!("{key} = [\"m1 fire g1\"]"),
        (_, "example") => "example = \"Orso rolls 5 and 5: the storm bolter jams.\"".to_owned(),
        (_, "title") => "title = \"Shooting\"".to_owned(),
        (_, "text") => "text = \"\"\"One short paragraph.\"\"\"".to_owned(),
        (_, "word") => "word = \"swarm\"".to_owned(),
        _ => format!("{key} = \"shooting\""),
    }
}
