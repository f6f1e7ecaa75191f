//! From the tree of a file to chapters, entries and terms; notes everything that is wrong.

use super::model::{Chapter, GuideEntry, Picture, Play, Summary, Term};
use super::{GLOSSARY, SUMMARY, schema};
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
/// The longest example, option or sentence of a summary, in characters.
const MAX_LINE: usize = 320;
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
    pub summary: Option<Summary>,
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
    /// The same of the example and of the option, where there are any.
    pub examples: Vec<Span>,
    pub options: Vec<Span>,
    /// Where the example begins that can be played.
    pub play: Option<Span>,
}

impl Part {
    /// The chapter, if the file is one and all of it could be read.
    pub fn into_chapter(self) -> Option<Chapter> {
        let entries = self.entries.into_iter().map(|entry| entry.value).collect();
        Some(Chapter { id: self.chapter?.value, title: self.title?, entries })
    }
}

/// Reads a file; a glossary and a summary are told by their names.
pub(super) fn read(source: &str, tree: &TomlTable, name: &str, notes: &Notes) -> Part {
    let start = 0..source.len().min(1);
    let mut part = Part::default();
    if name == GLOSSARY {
        let file = Scope::new(tree, &schema::GLOSSARY, &start, notes);
        part.terms = tables(&file, "term", &schema::TERM, term);
        return part;
    }
    if name == SUMMARY {
        part.summary = summary(&Scope::new(tree, &schema::SUMMARY, &start, notes));
        return part;
    }
    let file = Scope::new(tree, &schema::CHAPTER, &start, notes);
    part.chapter = id(&file);
    part.title = Tongues::of(&file, &schema::HEADING).text("title").map(|(title, _)| title);
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
    let card = scope.item("card");
    let tongues = Tongues::of(scope, if card.is_some() { &schema::ADDITION } else { &schema::ARTICLE });
    let told = match &card {
        Some(card) => about_card(&tongues, card),
        None => tongues.text("title").zip(tongues.text("text")).map(|((title, _), text)| (title, text)),
    };
    let option = tongues.text_if("option");
    let example = tongues.text("example");
    let playing = scope.item("play").and_then(|item| Some((play(&item)?, item.span().clone())));
    let picture = scope.item("picture").and_then(|item| picture(&item));
    let ((title, (text, texts)), (example, examples)) = told.zip(example)?;
    let (id, span) = id.map(|id| (id.value, id.span))?;
    let (rules, rule_spans) = rules.into_iter().unzip();
    let (see, see_spans) = see.into_iter().unzip();
    let (option, options) = option.unzip();
    let (play, play_span) = playing.unzip();
    let value = GuideEntry { id, rules, see, title, text, option, example, play, picture };
    let options = options.unwrap_or_default();
    let told = Told {
        value,
        span,
        rules: rule_spans,
        see: see_spans,
        entry: None,
        texts,
        examples,
        options,
        play: play_span,
    };
    Some(told)
}

/// The name and the text of a card of the deck, with what the entry adds to it, if anything.
fn about_card(tongues: &Tongues<'_>, card: &Item<'_>) -> Option<(Text, (Text, Vec<Span>))> {
    let id = card.text()?;
    let Some(told) = Deck::built_in().text(id) else {
        let names = Deck::built_in().cards().iter().map(|card| card.id);
        let advice = suggestion(id, names, "write the id of a card of decks/death-angel".to_owned());
        card.wrong("unknown-name", format!("there is no card {}", shown(id)), advice);
        return None;
    };
    let Some((more, places)) = tongues.text_if("text") else {
        let places = Language::ALL.map(|_| card.span().clone());
        return Some((told.name.clone(), (told.text.clone(), places.into())));
    };
    let whole = |language| format!("{}\n\n{}", told.text.get(language), more.get(language));
    let text =
        Language::ALL.into_iter().fold(Text::new(""), |text, language| text.with(language, whole(language)));
    Some((told.name.clone(), (text, places)))
}

fn play(item: &Item<'_>) -> Option<Play> {
    let scope = item.table(&schema::PLAY)?;
    let board = need(&scope, "board").and_then(|item| Some(item.text()?.to_owned()));
    let dice = scope.item("dice").and_then(|item| item.list()).unwrap_or_default();
    Some(Play {
        actions: lines(&scope, "actions"),
        dice: dice.iter().filter_map(|die| die.number(0..=6)).collect(),
        shows: need(&scope, "shows").map(|_| lines(&scope, "shows")).unwrap_or_default(),
        board: board?,
    })
}

fn picture(item: &Item<'_>) -> Option<Picture> {
    let scope = item.table(&schema::PICTURE)?;
    let text = |key| scope.item(key).and_then(|item| Some(item.text()?.to_owned()));
    let board = need(&scope, "board").and_then(|item| Some(item.text()?.to_owned()));
    Some(Picture { after: text("after"), sees: text("sees"), marked: lines(&scope, "marked"), board: board? })
}

fn lines(scope: &Scope<'_>, key: &str) -> Vec<String> {
    scope.item(key).map(|item| ids(&item)).unwrap_or_default().into_iter().map(|(text, _)| text).collect()
}

fn summary(scope: &Scope<'_>) -> Option<Summary> {
    let picture = need(scope, "picture").and_then(|item| picture(&item));
    let sentences =
        need(scope, "sentence").map(|item| item.tables(&schema::SENTENCE, MOST)).unwrap_or_default();
    let sentence = |scope: &Scope<'_>| {
        let mut text = Text::new("");
        for language in Language::ALL {
            text = text.with(language, words(scope, language.code())?.0);
        }
        Some(text)
    };
    let sentences = sentences.iter().filter_map(sentence).collect();
    Some(Summary { picture: picture?, sentences })
}

fn term(scope: &Scope<'_>) -> Option<Told<Term>> {
    let id = id(scope);
    let entry = scope.item("entry").and_then(|item| Some((item.id(MAX_ID)?, item.span().clone())));
    let tongues = Tongues::of(scope, &schema::MEANING);
    let ((word, _), (text, texts)) = tongues.text("word").zip(tongues.text("text"))?;
    let (id, span) = id.map(|id| (id.value, id.span))?;
    let (entry, place) = entry.unzip();
    let value = Term { id, entry, word, text };
    let (rules, see, examples, options) = Default::default();
    Some(Told { value, span, rules, see, entry: place, texts, examples, options, play: None })
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

/// The tables of all languages. Nothing can be taken from them if one is missing: a guide that
/// is half translated is not shown.
struct Tongues<'a>(Vec<(Language, Scope<'a>)>);

impl<'a> Tongues<'a> {
    fn of(scope: &Scope<'a>, form: &'static Form) -> Tongues<'a> {
        let table = |language: Language| {
            Some((language, need(scope, language.code()).and_then(|item| item.table(form))?))
        };
        Tongues(Language::ALL.into_iter().filter_map(table).collect())
    }

    /// A field that every language has, and where it stands in each.
    fn text(&self, key: &str) -> Option<(Text, Vec<Span>)> {
        let mut text = Text::new("");
        let mut places = Vec::new();
        for (language, told) in &self.0 {
            if let Some((words, span)) = words(told, key) {
                text = text.with(*language, words);
                places.push(span);
            }
        }
        (places.len() == Language::ALL.len()).then_some((text, places))
    }

    /// A field that every language has, or none.
    fn text_if(&self, key: &str) -> Option<(Text, Vec<Span>)> {
        self.0.iter().any(|(_, told)| told.item(key).is_some()).then(|| self.text(key)).flatten()
    }
}

/// A text in one language: not empty, not too long, and of one line where it is a title.
fn words(scope: &Scope<'_>, key: &str) -> Option<(String, Span)> {
    let item = need(scope, key)?;
    let words = tidy(item.text()?);
    let most = match key {
        "text" => MAX_TEXT,
        "title" | "word" => MAX_TITLE,
        _ => MAX_LINE,
    };
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
