//! What a guide says.

use crate::language::Text;

/// The rules of one game as players read them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    /// The chapters, in the order of reading.
    pub chapters: Vec<Chapter>,
    /// The glossary, in the order of the file.
    pub terms: Vec<Term>,
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
