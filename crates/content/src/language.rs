//! Texts in the languages that missions are written in.

use std::fmt;

/// A language of the game's own texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, which every text has.
    #[default]
    En,
    /// Slovak.
    Sk,
    /// Hungarian.
    Hu,
    /// Italian.
    It,
    /// German.
    De,
}

impl Language {
    /// Every language, in the order of files.
    pub const ALL: [Language; 5] = [Language::En, Language::Sk, Language::Hu, Language::It, Language::De];

    /// The key in files.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Sk => "sk",
            Language::Hu => "hu",
            Language::It => "it",
            Language::De => "de",
        }
    }

    /// Reads [`Language::code`] back.
    pub fn from_code(code: &str) -> Option<Language> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text: always in English, perhaps in other languages too.
///
/// Blanks at both ends are no part of a text, and its lines end without blanks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Text([Option<String>; 5]);

impl Text {
    /// A text in English only.
    pub fn new(en: impl AsRef<str>) -> Text {
        Text([Some(tidy(en.as_ref())), None, None, None, None])
    }

    /// The same text with a translation.
    pub fn with(mut self, language: Language, text: impl AsRef<str>) -> Text {
        self.0[language as usize] = Some(tidy(text.as_ref()));
        self
    }

    /// The text with every language changed in the same way.
    pub fn map(&self, change: impl Fn(&str) -> String) -> Text {
        Text(self.0.each_ref().map(|words| words.as_deref().map(&change)))
    }

    /// The text in this language, or in English where nobody has translated it.
    pub fn get(&self, language: Language) -> &str {
        self.given(language).or(self.given(Language::En)).unwrap_or_default()
    }

    /// The text in this language, if it is there.
    pub fn given(&self, language: Language) -> Option<&str> {
        self.0[language as usize].as_deref()
    }

    /// The languages it is there in.
    pub fn languages(&self) -> impl Iterator<Item = Language> + '_ {
        Language::ALL.into_iter().filter(|language| self.given(*language).is_some())
    }
}

/// Without blanks at both ends and at the ends of lines.
pub(crate) fn tidy(text: &str) -> String {
    text.trim().lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}
