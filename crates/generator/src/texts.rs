//! Everything that missions say, in five languages.
//!
//! Nothing but numbers and names that stand alone is put into a sentence, so that nothing has to be inflected.

pub(crate) mod briefings;
pub(crate) mod goals;
pub(crate) mod names;
pub(crate) mod titles;

use content::{Language, Text};

/// A text in every language, in the order of [`Language::ALL`].
pub(crate) type Words = [&'static str; 5];

/// A text as it stands.
pub(crate) fn text(words: &Words) -> Text {
    composed(|language| words[language as usize].to_owned())
}

/// A text with a number in the place of `{n}`.
pub(crate) fn numbered(words: &Words, n: impl ToString) -> Text {
    let n = n.to_string();
    composed(|language| words[language as usize].replace("{n}", &n))
}

/// A text that is put together for each language.
pub(crate) fn composed(words: impl Fn(Language) -> String) -> Text {
    let start = Text::new(words(Language::En));
    Language::ALL[1..].iter().fold(start, |text, &language| text.with(language, words(language)))
}
