//! The text that is being written.

use super::names::quote;

/// Lines of words are broken at this width.
const WIDTH: usize = 110;

/// A text that grows by lines.
#[derive(Default)]
pub(super) struct Page {
    text: String,
    wants_blank: bool,
}

impl Page {
    /// Parts what follows from what came before.
    pub fn blank(&mut self) {
        self.wants_blank = !self.text.is_empty();
    }

    fn start(&mut self) {
        if std::mem::take(&mut self.wants_blank) {
            self.text.push('\n');
        }
    }

    /// A row of a map, in columns.
    pub fn row(&mut self, cells: &[String], widths: &[usize]) {
        self.start();
        let padded: Vec<String> =
            cells.iter().zip(widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
        self.text += padded.join(" ").trim_end();
        self.text.push('\n');
    }

    /// A line of words, continued where it gets too long.
    pub fn line(&mut self, words: impl IntoIterator<Item = String>) {
        self.start();
        let mut column = 0;
        for word in words {
            let length = word.chars().count() + 1;
            if column > 0 && column + length > WIDTH {
                self.text += " \\\n   ";
                column = 3;
            }
            if column > 0 {
                self.text.push(' ');
            }
            self.text += &word;
            column += length;
        }
        self.text.push('\n');
    }

    /// A line with a word and a list, unless the list is empty.
    pub fn list<T: ToString>(&mut self, word: &str, list: impl IntoIterator<Item = T>) {
        let mut list = list.into_iter().map(|item| item.to_string()).peekable();
        if list.peek().is_some() {
            self.line(std::iter::once(word.to_owned()).chain(list));
        }
    }

    pub fn names(&mut self, word: &str, names: &[String]) {
        self.list(word, names.iter().map(|name| quote(name)));
    }

    pub fn finish(self) -> String {
        self.text
    }
}
