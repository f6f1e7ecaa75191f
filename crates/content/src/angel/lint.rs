//! What a file as a whole has to have: every card, every text, in every language, and
//! texts that say what the cards do.

mod cards;

use std::collections::BTreeMap;

use super::agree::{Difference, Meaning};
use super::model::{Card, CardKind};
use super::read::{Part, Told};
use super::words::word_ids;
use crate::diagnostic::{Diagnostic, Level, Notes, Span};
use crate::language::{Language, Text};
use crate::shown::{listed, shown};

/// Looks at everything that was read; `card_of` finds the card that a text is about.
pub(super) fn lint<'a>(part: &Part, notes: &Notes, card_of: impl Fn(&str) -> Option<&'a Card>) {
    cards::lint(part, notes);
    texts(part, notes, card_of);
    words(part, notes);
}

/// Notes what earlier files have told already.
pub(super) fn told_before<'a>(
    part: &Part,
    notes: &Notes,
    earlier: impl Iterator<Item = (&'a Part, &'a str)>,
) {
    for (other, file) in earlier {
        let again = |span: &Span, what: &str, id: &str| {
            let message = format!("{what} {} is in {} too", shown(id), shown(file));
            notes.error("duplicate", span, message, "keep one of the two");
        };
        for card in &part.cards {
            if other.cards.iter().any(|known| known.value.id == card.value.id) {
                again(&card.span, "the card", card.value.id);
            }
        }
        let told = |id: &&&str| other.texts.iter().any(|text| text.value.cards.contains(id));
        for text in &part.texts {
            for id in text.value.cards.iter().filter(told) {
                again(&text.span, "a text for", id);
            }
        }
        for word in &part.words {
            let key = (word.value.kind, word.value.id);
            if other.words.iter().any(|known| (known.value.kind, known.value.id) == key) {
                again(&word.span, &format!("the {}", key.0), key.1);
            }
        }
    }
}

pub(super) fn warn(
    notes: &Notes,
    code: &'static str,
    span: &Span,
    message: String,
    advice: impl Into<String>,
) {
    let (level, advice) = (Level::Warning, advice.into());
    notes.add(Diagnostic { level, code, span: span.clone(), message, advice, related: Vec::new() });
}

fn texts<'a>(part: &Part, notes: &Notes, card_of: impl Fn(&str) -> Option<&'a Card>) {
    let mut first: BTreeMap<&str, &Span> = BTreeMap::new();
    for text in &part.texts {
        let mut twice = false;
        for id in &text.value.cards {
            if let Some(first) = first.insert(id, &text.span) {
                let message = format!("there is another text for {}", shown(id));
                notes.twice(&text.span, first, message, "keep one of the two");
                twice = true;
            }
        }
        translated(notes, &text.name, &text.value.name, "the name");
        if let Some(english) = &text.texts[0] {
            translated(notes, english, &text.value.text, "the text");
        }
        // A second text was meant for another card, and nobody knows which.
        let mut meanings: Vec<Meaning> = Vec::new();
        for card in text.value.cards.iter().filter_map(|id| card_of(id)).filter(|_| !twice) {
            let meaning = Meaning::of(card);
            if meanings.contains(&meaning) {
                continue;
            }
            agrees(notes, &meaning, text, &text.value.text, card.id);
            meanings.push(meaning);
        }
    }
    missing_texts(part, notes, &first);
}

/// A file that tells about one card of a kind tells about all.
fn missing_texts(part: &Part, notes: &Notes, told: &BTreeMap<&str, &Span>) {
    let Some(last) = part.texts.last().filter(|_| !part.broken_texts) else { return };
    for kind in CardKind::ALL {
        let ids = kind.ids();
        let missing: Vec<&str> = ids.iter().copied().filter(|id| !told.contains_key(id)).collect();
        if !missing.is_empty() && missing.len() < ids.len() {
            let message = format!("no text for the {} {}", kind.name(), listed(missing, "and"));
            warn(notes, "missing-text", &last.span, message, "add a [[text]] for each");
        }
    }
}

fn words(part: &Part, notes: &Notes) {
    let mut first: BTreeMap<(&str, &str), &Span> = BTreeMap::new();
    for word in &part.words {
        let key = (word.value.kind, word.value.id);
        if let Some(first) = first.insert(key, &word.span) {
            let message = format!("there is another {} {}", key.0, shown(key.1));
            notes.twice(&word.span, first, message, "keep one of the two");
        }
        translated(notes, &word.name, &word.value.name, "the name");
        let Some(text) = &word.value.text else { continue };
        if let Some(english) = &word.texts[0] {
            translated(notes, english, text, "the text");
        }
        if let Some(meaning) = Meaning::of_word(key.0, key.1) {
            agrees(notes, &meaning, word, text, key.1);
        }
    }
    let Some(last) = part.words.last().filter(|_| !part.broken_texts) else { return };
    for (kind, ids) in word_ids() {
        let missing: Vec<&str> = ids.into_iter().filter(|id| !first.contains_key(&(kind, id))).collect();
        if !missing.is_empty() {
            let message = format!("no word for the {kind} {}", listed(missing, "and"));
            warn(notes, "missing-text", &last.span, message, "add a [[word]] for each");
        }
    }
}

fn translated(notes: &Notes, span: &Span, text: &Text, what: &str) {
    let missing: Vec<&str> = Language::ALL
        .into_iter()
        .filter(|language| text.given(*language).is_none())
        .map(Language::code)
        .collect();
    if !missing.is_empty() {
        let message = format!("{what} is not there in {}", listed(missing, "and"));
        warn(notes, "untranslated", span, message, "translate it; until then English is shown");
    }
}

/// Numbers have to be right; for a word there may be another that we do not know.
fn agrees<T>(notes: &Notes, meaning: &Meaning, told: &Told<T>, text: &Text, id: &str) {
    for language in Language::ALL {
        let (Some(words), Some(span)) = (text.given(language), &told.texts[language as usize]) else {
            continue;
        };
        for difference in meaning.differences(words, language) {
            let message = format!("{}, {}: {difference}", shown(id), language.code());
            if difference.is_number() {
                notes.error(
                    "text-number",
                    span,
                    message,
                    "a text has the numbers of its effect, and no others",
                )
            } else {
                warn(notes, "text-word", span, message, word_advice(&difference))
            }
        }
    }
}

fn word_advice(difference: &Difference) -> &'static str {
    match difference {
        Difference::MissingWord(_) => "use the word of docs/formats/deck.md, so that all texts say the same",
        _ => "leave it out, or say it in other words",
    }
}
