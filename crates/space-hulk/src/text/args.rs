//! The words after the first one of a line.
//!
//! Reading never fails: a wrong word is noted as a problem and gives a default, so
//! that the rest of the line is checked too. With a problem noted nothing is returned
//! to the caller in the end, so the defaults are never seen.

use super::lex::{Problems, Spot, Word};
use super::names::{shown, suggestion, unquote};
use crate::geometry::{Coord, Facing};

pub(super) struct Args<'a, 't> {
    head: Word<'t>,
    words: &'a [Word<'t>],
    /// A correct line of this kind, for messages.
    example: &'static str,
    pub problems: &'a mut Problems,
    broke_off: bool,
}

impl<'a, 't> Args<'a, 't> {
    /// The words of a line that has at least one.
    pub fn new(line: &'a [Word<'t>], example: &'static str, problems: &'a mut Problems) -> Self {
        Args { head: line[0], words: &line[1..], example, problems, broke_off: false }
    }

    /// Where the line begins.
    pub fn spot(&self) -> Spot {
        self.head.spot
    }

    pub fn peek(&self) -> Option<Word<'t>> {
        self.words.first().copied()
    }

    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The next word, if it should be there.
    pub fn word(&mut self) -> Option<Word<'t>> {
        let Some((word, rest)) = self.words.split_first() else {
            self.break_off();
            return None;
        };
        self.words = rest;
        Some(*word)
    }

    fn break_off(&mut self) {
        if !self.broke_off {
            self.broke_off = true;
            let message = format!("{} breaks off; write it as `{}`", shown(self.head.text), self.example);
            self.problems.push(self.head.spot, message);
        }
    }

    /// Takes the next word if it is this one.
    pub fn has(&mut self, text: &str) -> bool {
        let found = self.peek().is_some_and(|word| word.text == text);
        if found {
            self.words = &self.words[1..];
        }
        found
    }

    /// Takes a word that must be there; says whether it was.
    pub fn expect(&mut self, text: &str) -> bool {
        match self.peek() {
            _ if self.has(text) => return true,
            Some(word) => self.note(word, &format!("is where `{text}` should be")),
            None => self.break_off(),
        }
        false
    }

    /// Notes what is wrong with a word, and how the line should look.
    pub fn note(&mut self, word: Word<'_>, wrong: &str) {
        let message = format!("{} {wrong}; write it as `{}`", shown(word.text), self.example);
        self.problems.push(word.spot, message);
    }

    pub fn name(&mut self) -> String {
        let Some(word) = self.word() else { return String::new() };
        unquote(word.text).unwrap_or_else(|| {
            let message = format!("{} is no plain name; put it in quotes", shown(word.text));
            self.problems.push(word.spot, message);
            String::new()
        })
    }

    pub fn names(&mut self) -> Vec<String> {
        self.many(Self::name)
    }

    /// A number that fits into a byte.
    pub fn byte(&mut self) -> u8 {
        self.number(u8::MAX.into()) as u8
    }

    pub fn bytes(&mut self) -> Vec<u8> {
        self.many(Self::byte)
    }

    pub fn count(&mut self) -> u16 {
        self.number(u16::MAX)
    }

    fn number(&mut self, most: u16) -> u16 {
        let Some(word) = self.word() else { return 0 };
        let is_plain = word.text.bytes().all(|c| c.is_ascii_digit());
        let number = word.text.parse().ok().filter(|&number| is_plain && number <= most);
        number.unwrap_or_else(|| {
            let message = format!("{} is no number from 0 to {most}", shown(word.text));
            self.problems.push(word.spot, message);
            0
        })
    }

    pub fn square(&mut self) -> Coord {
        let Some(word) = self.word() else { return Coord::default() };
        self.square_in(word, word.text)
    }

    /// Reads a square that is the whole word or a part of it.
    fn square_in(&mut self, word: Word<'_>, text: &str) -> Coord {
        Coord::parse(text).unwrap_or_else(|| {
            let limit = Coord::LIMIT;
            let advice = format!("write `x,y` or `x,y,level`, each from -{limit} to {limit}");
            self.problems.push(word.spot, format!("{} is no square; {advice}", shown(text)));
            Coord::default()
        })
    }

    pub fn squares(&mut self) -> Vec<Coord> {
        self.many(Self::square)
    }

    /// A square, or two with a `/` between them.
    pub fn square_or_edge(&mut self) -> (Coord, Option<Coord>) {
        let Some(word) = self.word() else { return Default::default() };
        match word.text.split_once('/') {
            Some((at, beyond)) => (self.square_in(word, at), Some(self.square_in(word, beyond))),
            None => (self.square_in(word, word.text), None),
        }
    }

    pub fn edge(&mut self) -> (Coord, Coord) {
        let start = self.peek();
        match (self.square_or_edge(), start) {
            ((at, Some(beyond)), _) => (at, beyond),
            ((at, None), Some(word)) => {
                self.note(word, "is no edge between two squares");
                (at, at)
            }
            ((at, None), None) => (at, at),
        }
    }

    pub fn facing(&mut self) -> Facing {
        let Some(word) = self.word() else { return Facing::North };
        Facing::from_letter(word.text).unwrap_or_else(|| {
            let message = format!("{} is no direction; write N, E, S or W", shown(word.text));
            self.problems.push(word.spot, message);
            Facing::North
        })
    }

    /// One of some values with names; `what` says what they are.
    pub fn choice<T: Copy>(&mut self, what: &str, values: &[T], name: fn(T) -> &'static str) -> Option<T> {
        let word = self.word()?;
        let found = values.iter().copied().find(|&value| name(value) == word.text);
        if found.is_none() {
            let names: Vec<_> = values.iter().map(|&value| name(value)).collect();
            let otherwise = format!("write one of: {}", names.join(", "));
            let advice = suggestion(word.text, names.into_iter(), &otherwise);
            self.problems.push(word.spot, format!("{} is no {what}; {advice}", shown(word.text)));
        }
        found
    }

    /// Reads on to the end of the line.
    pub fn many<T>(&mut self, one: fn(&mut Self) -> T) -> Vec<T> {
        let mut all = Vec::new();
        while !self.is_empty() {
            all.push(one(self));
        }
        all
    }

    /// Notes what nobody has read.
    pub fn finish(mut self) {
        if let Some(word) = self.peek() {
            self.note(word, "is one word too many");
        }
    }
}
