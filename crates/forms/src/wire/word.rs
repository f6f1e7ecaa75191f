//! Words of the rules: each type of them has its list, and that list is the type in
//! TypeScript. There is no second list that could differ.

use std::path::PathBuf;

use serde::{Serialize, Serializer};
use ts_rs::{Config, TS};

/// A type whose values are words.
pub trait Vocabulary: Copy + 'static {
    /// What the type is called in TypeScript.
    const TYPE: &'static str;
    /// The file it stands in.
    const FILE: &'static str;
    /// What it is, in a sentence.
    const DOCS: &'static str;

    /// Every value that the word can have.
    fn all() -> Vec<Self>;
    /// The word of a value.
    fn word(self) -> &'static str;
}

/// A value that is written as its word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<T>(pub T);

impl<T: Vocabulary> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<T: Vocabulary> TS for Word<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some(format!("/**\n * {}\n */\n", T::DOCS))
    }

    fn name(_: &Config) -> String {
        T::TYPE.to_owned()
    }

    fn inline(_: &Config) -> String {
        let mut words: Vec<String> = Vec::new();
        for value in T::all() {
            let word = format!("\"{}\"", value.word());
            if !words.contains(&word) {
                words.push(word);
            }
        }
        words.join(" | ")
    }

    fn decl(cfg: &Config) -> String {
        format!("type {} = {};", T::TYPE, Self::inline(cfg))
    }

    fn decl_concrete(cfg: &Config) -> String {
        Self::decl(cfg)
    }

    fn output_path() -> Option<PathBuf> {
        Some(T::FILE.into())
    }
}

/// Makes vocabularies of types that have `ALL` and a name for each value.
macro_rules! vocabulary {
    ($file:literal: $($docs:literal $type:ty = $ts:literal by $word:expr;)+) => {
        $(impl $crate::wire::Vocabulary for $type {
            const TYPE: &'static str = $ts;
            const FILE: &'static str = $file;
            const DOCS: &'static str = $docs;

            fn all() -> Vec<$type> {
                <$type>::ALL.to_vec()
            }

            fn word(self) -> &'static str {
                ($word)(self)
            }
        })+
    };
}
pub(crate) use vocabulary;
