//! What the files of a guide have to say together: every name once, every rule once, and
//! the same in every language.

use std::collections::{BTreeMap, BTreeSet};

use super::model::{Block, GuideEntry, blocks};
use super::read::{Part, Told};
use super::rules_of;
use crate::diagnostic::{Notes, Span};
use crate::language::{Language, Text};
use crate::nearest::suggestion;
use crate::shown::shown;

/// Every file with what was read of it, what it is called, and where findings go.
pub(super) type Read<'a> = [(Part, &'a str, &'a Notes)];

/// Looks at all files of a game together.
pub(super) fn lint(game: &str, files: &Read<'_>) {
    let mut names = Names::default();
    for (part, file, notes) in files {
        if let Some(chapter) = &part.chapter {
            names.take(("chapter", &chapter.value), &chapter.span, file, notes);
        }
        for entry in &part.entries {
            names.take(("entry", &entry.value.id), &entry.span, file, notes);
            for (rule, span) in entry.value.rules.iter().zip(&entry.rules) {
                names.take(("rule", rule), span, file, notes);
            }
            rules(game, entry, notes);
            same_in_all(&entry.value.text, &entry.texts, notes);
            same_in_all(&entry.value.example, &entry.examples, notes);
            if let Some(option) = &entry.value.option {
                same_in_all(option, &entry.options, notes);
            }
            played(game, entry, notes);
        }
        for term in &part.terms {
            names.take(("term", &term.value.id), &term.span, file, notes);
            same_in_all(&term.value.text, &term.texts, notes);
        }
    }
    for (part, _, notes) in files {
        entries_named(part, &names, notes);
    }
}

/// What is there already: its kind and name, and in which file.
#[derive(Default)]
struct Names<'a>(BTreeMap<(&'static str, &'a str), &'a str>);

impl<'a> Names<'a> {
    fn take(&mut self, name: (&'static str, &'a str), span: &Span, file: &'a str, notes: &Notes) {
        let Some(other) = self.0.insert(name, file) else { return };
        let (kind, id) = name;
        let message = format!("the {kind} {} is in {} already", shown(id), shown(other));
        let advice = match kind {
            "rule" => "tell it once, and name it under `see` in the other entry",
            _ => "give one of the two another name",
        };
        notes.error("duplicate", span, message, advice);
    }

    fn of(&self, kind: &str) -> impl Iterator<Item = &'a str> {
        self.0.keys().filter(move |(other, _)| *other == kind).map(|(_, id)| *id)
    }
}

/// The rules that an entry names are rules of the game.
fn rules(game: &str, entry: &Told<GuideEntry>, notes: &Notes) {
    let (told, see) = (&entry.value.rules, &entry.value.see);
    let all = told.iter().zip(&entry.rules).chain(see.iter().zip(&entry.see));
    for (rule, span) in all {
        if !rules_of(game).any(|id| id == rule) {
            let otherwise = format!("the rules of {game} are in docs/rules/{game}.md");
            let advice = suggestion(rule, rules_of(game), otherwise);
            notes.error("unknown-rule", span, format!("there is no rule {}", shown(rule)), advice);
        }
    }
    for (rule, span) in see.iter().zip(&entry.see) {
        if told.contains(rule) {
            let message = format!("{} is told here, and named under `see` too", shown(rule));
            notes.error("duplicate", span, message, "leave it out of `see`");
        }
    }
}

/// An example that names dice is played, with these dice, and comes out as it says.
fn played(game: &str, entry: &Told<GuideEntry>, notes: &Notes) {
    let example = entry.value.example.get(Language::En);
    let Some((play, span)) = entry.value.play.as_ref().zip(entry.play.as_ref()) else {
        if let Some(span) = entry.examples.first().filter(|_| names_dice(example)) {
            let message = "the example names dice, and nothing plays it";
            notes.error("unplayed", span, message, "add a table `[entry.play]` with the board and the dice");
        }
        return;
    };
    if let Err(why) = super::play::play(game, play) {
        notes.error("play", span, why, "correct the board, the actions, the dice or what they show");
    }
    let named = numbers(example);
    for die in play.dice.iter().filter(|die| !named.contains(&u64::from(**die))) {
        let message = format!("a die shows {die}, which the example does not name");
        notes.error("play", span, message, "name all dice in the example, or roll others");
    }
}

/// Whether somebody rolls a number in it.
fn names_dice(example: &str) -> bool {
    let mut words = example.split_whitespace().peekable();
    let mut found = false;
    while let Some(word) = words.next() {
        let is_number = words.peek().is_some_and(|next| next.starts_with(|c: char| c.is_ascii_digit()));
        found |= matches!(word, "roll" | "rolls") && is_number;
    }
    found
}

/// The entries that terms point to are there.
fn entries_named(part: &Part, names: &Names<'_>, notes: &Notes) {
    for term in &part.terms {
        let (Some(entry), Some(span)) = (&term.value.entry, &term.entry) else { continue };
        if !names.of("entry").any(|id| id == entry) {
            let otherwise = "name an entry of one of the chapters, or leave it out".to_owned();
            let advice = suggestion(entry, names.of("entry"), otherwise);
            notes.error("unknown-name", span, format!("there is no entry {}", shown(entry)), advice);
        }
    }
}

/// The numbers, paragraphs and lists of a text are those of the English one.
fn same_in_all(text: &Text, places: &[Span], notes: &Notes) {
    let english = text.get(Language::En);
    for (language, span) in Language::ALL.into_iter().zip(places) {
        let words = text.get(language);
        if let Some(mark) = ["**", "`", "](", "<"].iter().find(|mark| words.contains(**mark)) {
            let message = format!("{language}: {} is shown as it stands", shown(mark));
            notes.error("markup", span, message, "a text has paragraphs and lists that begin with `- `");
        }
        let (own, wanted) = (numbers(words), numbers(english));
        for number in wanted.difference(&own) {
            let message = format!("{language}: the number {number} of the English text is missing");
            notes.error("text-number", span, message, "write it in digits in every language");
        }
        for number in own.difference(&wanted) {
            let message = format!("{language}: the English text has no number {number}");
            notes.error("text-number", span, message, "write it in digits in every language, or in none");
        }
        if shape(words) != shape(english) {
            let message = format!("{language}: paragraphs and lists differ from the English text");
            notes.error("text-shape", span, message, "part the text at the same places in every language");
        }
    }
}

fn numbers(text: &str) -> BTreeSet<u64> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// How many items each block has; none where it is a paragraph.
fn shape(text: &str) -> Vec<Option<usize>> {
    let items = |block: Block| match block {
        Block::Paragraph(_) => None,
        Block::List(items) => Some(items.len()),
    };
    blocks(text).into_iter().map(items).collect()
}
