//! Texts in several languages.

use super::{Item, MAX_TEXT};
use crate::language::{Language, Text, tidy};
use crate::schema::TEXT;
use crate::tree::Value;

/// A text in one or more languages.
pub(crate) fn text(item: &Item<'_>) -> Option<Text> {
    if let Value::Text(_) = item.node.value {
        item.not("the language too, as in `{ en = \"...\" }`");
        return None;
    }
    let scope = item.table(&TEXT)?;
    scope.need("en")?;
    let mut text = Text::new("");
    let mut sound = true;
    for language in Language::ALL {
        let Some(given) = scope.item(language.code()) else { continue };
        match given.text().filter(|words| is_sound(words, &given)) {
            Some(words) => text = text.with(language, words),
            None => sound = false,
        }
    }
    sound.then_some(text)
}

fn is_sound(words: &str, item: &Item<'_>) -> bool {
    let length = tidy(words).chars().count();
    match length {
        0 => item.wrong("bad-value", "the text is empty", "write something, or leave the language out"),
        1..=MAX_TEXT => return true,
        _ => item.wrong(
            "too-large",
            format!("the text has {length} characters"),
            format!("at most {MAX_TEXT} are read"),
        ),
    }
    false
}
