//! What players read.

use super::super::model::{CardKind, CardText, Word};
use super::super::schema;
use super::super::words::word_ids;
use super::{MOST, Part, Told, known, need};
use crate::diagnostic::Span;
use crate::language::Language;
use crate::read::{Item, Scope, text};
use crate::tree::Value;

impl Part {
    pub(super) fn read_texts(&mut self, file: &Scope<'_>) {
        let Some(item) = file.item("text") else { return };
        self.broken_texts |= file.notes.has_syntax_errors();
        for scope in item.tables(&schema::TEXT, MOST) {
            let cards = need(&scope, "card").and_then(|item| cards(&item));
            let name = need(&scope, "name");
            let text_item = need(&scope, "text");
            let told = name.and_then(|item| text(&item)).zip(text_item.and_then(|item| text(&item)));
            match (cards, name, told) {
                (Some(cards), Some(item), Some((name, text))) => self.texts.push(Told {
                    value: CardText { cards, name, text },
                    span: scope.item("card").map_or(scope.span.clone(), |item| item.span().clone()),
                    name: item.span().clone(),
                    texts: text_item.map(|item| places(&item)).unwrap_or_default(),
                }),
                _ => self.broken_texts = true,
            }
        }
    }

    pub(super) fn read_words(&mut self, file: &Scope<'_>) {
        let Some(item) = file.item("word") else { return };
        self.broken_texts |= file.notes.has_syntax_errors();
        for scope in item.tables(&schema::WORD, MOST) {
            let id = kind_and_id(&scope);
            let name = need(&scope, "name");
            let name_text = name.and_then(|item| text(&item));
            let meaning = scope.item("text");
            let meaning_text = meaning.and_then(|item| text(&item));
            let sound = meaning.is_some() == meaning_text.is_some();
            match (id, name, name_text) {
                (Some((kind, id)), Some(item), Some(name)) if sound => self.words.push(Told {
                    value: Word { kind, id, name, text: meaning_text },
                    span: scope.item("id").map_or(scope.span.clone(), |item| item.span().clone()),
                    name: item.span().clone(),
                    texts: meaning.map(|item| places(&item)).unwrap_or_default(),
                }),
                _ => self.broken_texts = true,
            }
        }
    }
}

/// The cards that a text is for: one, or a list.
fn cards(item: &Item<'_>) -> Option<Vec<&'static str>> {
    let names: Vec<&'static str> = CardKind::all_ids().map(|(_, id)| id).collect();
    let found: Vec<Option<&'static str>> =
        item.list_or_one().iter().map(|item| known(item, "card", &names)).collect();
    if found.is_empty() {
        item.wrong("bad-value", "the text is for no card", "name one");
        return None;
    }
    found.into_iter().collect()
}

fn kind_and_id(scope: &Scope<'_>) -> Option<(&'static str, &'static str)> {
    let all = word_ids();
    let kinds: Vec<&'static str> = all.iter().map(|(kind, _)| *kind).collect();
    let id = need(scope, "id");
    let kind = need(scope, "kind").and_then(|item| known(&item, "kind of words", &kinds))?;
    let ids = &all.iter().find(|(other, _)| *other == kind)?.1;
    Some((kind, known(&id?, kind, ids)?))
}

/// Where a text stands in each language.
fn places(item: &Item<'_>) -> [Option<Span>; 5] {
    let Value::Table(table) = &item.node.value else { return Default::default() };
    Language::ALL.map(|language| table.get(language.code()).map(|entry| entry.node.span.clone()))
}
