//! From the tree of a file to chapters, entries and terms; notes everything that is wrong.

use super::model::{Chapter, GuideEntry, Term};
use super::schema;
use crate::angel::Deck;
use crate::diagnostic::{Notes, Span};
use crate::language::{Language, Text, tidy};
use crate::nearest::suggestion;
use crate::read::{Item, Scope};
use crate::schema::Form;
use crate::shown::shown;
use crate::tree::TomlTable;

/// More of a kind than anybody needs; a hostile file could have very many.
const MOST: usize = 200;
/// The longest title or word, and the longest text, in characters.
const MAX_TITLE: usize = 80;
const MAX_TEXT: usize = 1000;
const MAX_ID: usize = 40;

/// Something with its place in the file.
#[derive(Clone, Debug)]
pub(super) struct Placed<T> {
    pub value: T,
    pub span: Span,
}

/// What was read of a file.
#[derive(Debug, Default)]
pub(super) struct Part {
    pub chapter: Option<Placed<String>>,
    pub title: Option<Text>,
    pub entries: Vec<Told<GuideEntry>>,
    pub terms: Vec<Told<Term>>,
}

/// An entry or a term.
#[derive(Debug)]
pub(super) struct Told<T> {
    pub value: T,
    /// Where its id stands.
    pub span: Span,
    /// Where the rules stand that it tells, and those that it points to.
    pub rules: Vec<Span>,
    pub see: Vec<Span>,
    /// Where the entry is named that says more.
    pub entry: Option<Span>,
    /// Where the text stands in each language, in the order of languages.
    pub texts: Vec<Span>,
}

impl Part {
    /// The chapter, if the file is one and all of it could be read.
    pub fn into_chapter(self) -> Option<Chapter> {
        let entries = self.entries.into_iter().map(|entry| entry.value).collect();
        Some(Chapter { id: self.chapter?.value, title: self.title?, entries })
    }
}

/// Reads a file; a glossary is told by its name.
pub(super) fn read(source: &str, tree: &TomlTable, is_glossary: bool, notes: &Notes) -> Part {
    let start = 0..source.len().min(1);
    let mut part = Part::default();
    if is_glossary {
        let file = Scope::new(tree, &schema::GLOSSARY, &start, notes);
        part.terms = tables(&file, "term", &schema::TERM, term);
        return part;
    }
    let file = Scope::new(tree, &schema::CHAPTER, &start, notes);
    part.chapter = id(&file);
    part.title = languages(&file, &schema::HEADING, ["title"]).map(|([title], _)| title);
    part.entries = tables(&file, "entry", &schema::ENTRY, entry);
    part
}

fn tables<T>(
    file: &Scope<'_>,
    key: &str,
    form: &'static Form,
    read: fn(&Scope<'_>) -> Option<Told<T>>,
) -> Vec<Told<T>> {
    let Some(item) = need(file, key) else { return Vec::new() };
    item.tables(form, MOST).iter().filter_map(read).collect()
}

fn entry(scope: &Scope<'_>) -> Option<Told<GuideEntry>> {
    let id = id(scope);
    let rules = need(scope, "rules").map(|item| ids(&item)).unwrap_or_default();
    let see = scope.item("see").map(|item| ids(&item)).unwrap_or_default();
    let ([title, text], texts) = match scope.item("card") {
        Some(card) => about_card(scope, &card)?,
        None => languages(scope, &schema::ARTICLE, ["title", "text"])?,
    };
    let (id, span) = id.map(|id| (id.value, id.span))?;
    let (rules, rule_spans) = rules.into_iter().unzip();
    let (see, see_spans) = see.into_iter().unzip();
    let value = GuideEntry { id, rules, see, title, text };
    Some(Told { value, span, rules: rule_spans, see: see_spans, entry: None, texts })
}

/// The name and the text of a card of the deck, with what the entry adds to it, if anything.
fn about_card(scope: &Scope<'_>, card: &Item<'_>) -> Option<([Text; 2], Vec<Span>)> {
    let id = card.text()?;
    let Some(told) = Deck::built_in().text(id) else {
        let names = Deck::built_in().cards().iter().map(|card| card.id);
        let advice = suggestion(id, names, "write the id of a card of decks/death-angel".to_owned());
        card.wrong("unknown-name", format!("there is no card {}", shown(id)), advice);
        return None;
    };
    if Language::ALL.iter().all(|language| scope.item(language.code()).is_none()) {
        let places = Language::ALL.map(|_| card.span().clone());
        return Some(([told.name.clone(), told.text.clone()], places.into()));
    }
    let ([more], places) = languages(scope, &schema::ADDITION, ["text"])?;
    let whole = |language| format!("{}\n\n{}", told.text.get(language), more.get(language));
    let text =
        Language::ALL.into_iter().fold(Text::new(""), |text, language| text.with(language, whole(language)));
    Some(([told.name.clone(), text], places))
}

fn term(scope: &Scope<'_>) -> Option<Told<Term>> {
    let id = id(scope);
    let entry = scope.item("entry").and_then(|item| Some((item.id(MAX_ID)?, item.span().clone())));
    let ([word, text], texts) = languages(scope, &schema::MEANING, ["word", "text"])?;
    let (id, span) = id.map(|id| (id.value, id.span))?;
    let (entry, place) = entry.unzip();
    let value = Term { id, entry, word, text };
    Some(Told { value, span, rules: Vec::new(), see: Vec::new(), entry: place, texts })
}

fn id(scope: &Scope<'_>) -> Option<Placed<String>> {
    let item = need(scope, "id")?;
    Some(Placed { value: item.id(MAX_ID)?, span: item.span().clone() })
}

/// The members of a list of texts, each with its place.
fn ids(item: &Item<'_>) -> Vec<(String, Span)> {
    let member = |item: &Item<'_>| Some((item.text()?.to_owned(), item.span().clone()));
    item.list().unwrap_or_default().iter().filter_map(member).collect()
}

/// The same fields in every language, and where the last of them stands in each. Nothing
/// if one is missing: a guide that is half translated is not shown.
fn languages<const N: usize>(
    scope: &Scope<'_>,
    form: &'static Form,
    keys: [&str; N],
) -> Option<([Text; N], Vec<Span>)> {
    let mut texts: [Text; N] = std::array::from_fn(|_| Text::new(""));
    let mut places = Vec::new();
    for language in Language::ALL {
        let Some(told) = need(scope, language.code()).and_then(|item| item.table(form)) else { continue };
        let found: Vec<Option<(String, Span)>> = keys.iter().map(|key| words(&told, key)).collect();
        for (text, found) in texts.iter_mut().zip(&found) {
            if let Some((words, _)) = found {
                *text = text.clone().with(language, words);
            }
        }
        if let Some((_, span)) = found.into_iter().collect::<Option<Vec<_>>>().and_then(|mut all| all.pop()) {
            places.push(span);
        }
    }
    (places.len() == Language::ALL.len()).then_some((texts, places))
}

/// A text in one language: not empty, not too long, and of one line where it is a title.
fn words(scope: &Scope<'_>, key: &str) -> Option<(String, Span)> {
    let item = need(scope, key)?;
    let words = tidy(item.text()?);
    let most = if key == "text" { MAX_TEXT } else { MAX_TITLE };
    let length = words.chars().count();
    if length == 0 {
        item.wrong("bad-value", format!("`{key}` is empty"), "write something");
    } else if length > most {
        let message = format!("`{key}` has {length} characters");
        item.wrong("too-large", message, format!("at most {most}; make two entries of it"));
    } else if key != "text" && words.contains('\n') {
        item.wrong("bad-value", format!("`{key}` has several lines"), "write it in one line");
    } else {
        return Some((words, item.span().clone()));
    }
    None
}

/// A field that must be there.
fn need<'a>(scope: &Scope<'a>, key: &str) -> Option<Item<'a>> {
    let item = scope.item(key);
    if item.is_none() {
        scope.missing(key, &format!("add it, as in `{}`", schema::example(scope.form.name, key)));
    }
    item
}
