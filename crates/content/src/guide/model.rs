//! What a guide says.

use crate::language::{Language, Text};

/// The rules of one game as players read them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    /// The chapters, in the order of reading.
    pub chapters: Vec<Chapter>,
    /// The glossary, in the order of the file.
    pub terms: Vec<Term>,
    /// The game in a few sentences.
    pub summary: Option<Summary>,
}

/// The game in a few sentences, with a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What is to be seen beside them.
    pub picture: Picture,
    /// The sentences, in the order of reading.
    pub sentences: Vec<Text>,
}

/// A position to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// A text board of Space Hulk, or a text formation of Death Angel.
    pub board: String,
    /// The same a moment later, if something moves.
    pub after: Option<String>,
    /// A Marine of the board; whatever square he sees is marked.
    pub sees: Option<String>,
    /// Squares of the board that are marked.
    pub marked: Vec<String>,
}

/// An example that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// A text board of Space Hulk, or a text formation of Death Angel.
    pub board: String,
    /// The actions, as the rules crate prints them.
    pub actions: Vec<String>,
    /// The faces of all dice that are rolled, in order.
    pub dice: Vec<u8>,
    /// Beginnings of events, as the rules crate prints them, that happen in this order;
    /// after `not`, of such that do not happen.
    pub shows: Vec<String>,
}

/// A chapter: one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: Text,
    /// What it says, in order.
    pub entries: Vec<GuideEntry>,
}

/// One thing that players look up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuideEntry {
    /// Its name in addresses, unique in the game.
    pub id: String,
    /// The rules that it tells; no other entry tells them.
    pub rules: Vec<String>,
    /// Rules that have to do with it and are told elsewhere.
    pub see: Vec<String>,
    /// What it is called.
    pub title: Text,
    /// Paragraphs and lists; [`blocks`] takes them apart.
    pub text: Text,
    /// What an option of the rules changes about it.
    pub option: Option<Text>,
    /// One case of it, in one or two sentences.
    pub example: Text,
    /// The example as it can be played; examples that name dice have one.
    pub play: Option<Play>,
    /// What there is to look at.
    pub picture: Option<Picture>,
}

/// A word and what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its name in addresses, unique in the game.
    pub id: String,
    /// The entry that says more.
    pub entry: Option<String>,
    /// The word as it is shown.
    pub word: Text,
    /// What it means, in one paragraph.
    pub text: Text,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Sentences that belong together.
    Paragraph(String),
    /// Items, each one line or more.
    List(Vec<String>),
}

impl Guide {
    /// Every entry, in the order of reading.
    pub fn entries(&self) -> impl Iterator<Item = &GuideEntry> {
        self.chapters.iter().flat_map(|chapter| &chapter.entries)
    }

    /// The words that a chapter uses before the chapter that explains them, by the ids of their
    /// terms: whoever reads from the front is told them first. The English text decides for all languages.
    pub fn words_ahead(&self, chapter: usize) -> Vec<&str> {
        let Some(own) = self.chapters.get(chapter) else { return Vec::new() };
        let told = own.entries.iter().flat_map(|entry| {
            [Some(&entry.title), Some(&entry.text), entry.option.as_ref(), Some(&entry.example)]
        });
        let said: String = told.flatten().map(|text| format!(" {} ", text.get(Language::En))).collect();
        let said = said.to_lowercase();
        let explained = |entry: &str| {
            self.chapters.iter().position(|chapter| chapter.entries.iter().any(|other| other.id == entry))
        };
        let is_ahead =
            |term: &&Term| term.entry.as_deref().and_then(explained).is_some_and(|at| at > chapter);
        let is_used = |term: &&Term| has_word(&said, &term.word.get(Language::En).to_lowercase());
        self.terms.iter().filter(is_ahead).filter(is_used).map(|term| term.id.as_str()).collect()
    }
}

/// Whether a text has a word, or its plural, and not only as a part of another one.
fn has_word(text: &str, word: &str) -> bool {
    let is_end = |rest: &str| !rest.strip_prefix('s').unwrap_or(rest).starts_with(char::is_alphanumeric);
    let is_start = |before: &str| !before.ends_with(char::is_alphanumeric);
    text.match_indices(word).any(|(at, _)| is_start(&text[..at]) && is_end(&text[at + word.len()..]))
}

/// The paragraphs and lists of a text: an empty line parts them, and `- ` begins an item.
pub fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for line in text.lines().map(str::trim) {
        match (line.strip_prefix("- "), open.then(|| blocks.last_mut()).flatten()) {
            _ if line.is_empty() => {}
            (Some(item), Some(Block::List(items))) => items.push(item.trim().to_owned()),
            (Some(item), _) => blocks.push(Block::List(vec![item.trim().to_owned()])),
            (None, Some(Block::List(items))) => append(items.last_mut(), line),
            (None, Some(Block::Paragraph(paragraph))) => append(Some(paragraph), line),
            (None, None) => blocks.push(Block::Paragraph(line.to_owned())),
        }
        open = !line.is_empty();
    }
    blocks
}

fn append(to: Option<&mut String>, line: &str) {
    if let Some(text) = to {
        text.push(' ');
        text.push_str(line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_lines_part_and_lines_are_joined() {
        let text = "One\ntwo.\n\nThree:\n- a\n- b\n  c\n\n- d\nEnd.";
        let paragraph = |text: &str| Block::Paragraph(text.to_owned());
        let list = |items: &[&str]| Block::List(items.iter().map(|item| (*item).to_owned()).collect());
        let expected = [paragraph("One two."), paragraph("Three:"), list(&["a", "b c"]), list(&["d End."])];
        assert_eq!(blocks(text), expected);
        assert_eq!(blocks(" \n\n"), []);
    }
}
