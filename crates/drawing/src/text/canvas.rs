//! Lines of characters, each with its ink.

/// What something is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    Plain,
    Floor,
    Hull,
    Door,
    Entry,
    Exit,
    Area,
    Thing,
    Fire,
    Marine,
    Alien,
    Blip,
}

impl Ink {
    /// The parameters of the escape sequence; nothing for the terminal's own color.
    const fn code(self) -> &'static str {
        match self {
            Ink::Plain => "",
            Ink::Floor => "90",
            Ink::Hull => "34",
            Ink::Door => "1;37",
            Ink::Entry => "31",
            Ink::Exit => "1;32",
            Ink::Area => "36",
            Ink::Thing => "1;35",
            Ink::Fire => "91",
            Ink::Marine => "1;33",
            Ink::Alien => "1;31",
            Ink::Blip => "1;36",
        }
    }
}

/// Text under way.
pub(super) struct Canvas {
    color: bool,
    text: String,
    line: Vec<(char, Ink)>,
}

impl Canvas {
    pub fn new(color: bool) -> Canvas {
        Canvas { color, text: String::new(), line: Vec::new() }
    }

    /// Adds to the line under way.
    pub fn put(&mut self, chars: impl IntoIterator<Item = char>, ink: Ink) {
        self.line.extend(chars.into_iter().map(|c| (c, ink)));
    }

    /// Ends the line under way.
    pub fn end_line(&mut self) {
        let length = self.line.iter().rposition(|(c, _)| *c != ' ').map_or(0, |last| last + 1);
        let mut now = Ink::Plain;
        for &(c, ink) in &self.line[..length] {
            // A space looks the same in every color.
            if self.color && c != ' ' && ink != now {
                push_code(&mut self.text, ink);
                now = ink;
            }
            self.text.push(c);
        }
        if now != Ink::Plain {
            push_code(&mut self.text, Ink::Plain);
        }
        self.text.push('\n');
        self.line.clear();
    }

    /// A whole line in the plain color.
    pub fn line(&mut self, text: &str) {
        self.put(text.chars(), Ink::Plain);
        self.end_line();
    }

    pub fn finish(self) -> String {
        self.text
    }
}

fn push_code(text: &mut String, ink: Ink) {
    text.push_str("\u{1b}[0");
    if ink != Ink::Plain {
        text.push(';');
        text.push_str(ink.code());
    }
    text.push('m');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_change_only_where_they_must_and_end_with_the_line() {
        let mut canvas = Canvas::new(true);
        canvas.put("ab".chars(), Ink::Hull);
        canvas.put(" ".chars(), Ink::Floor);
        canvas.put("c".chars(), Ink::Hull);
        canvas.put("d  ".chars(), Ink::Fire);
        canvas.end_line();
        assert_eq!(canvas.finish(), "\u{1b}[0;34mab c\u{1b}[0;91md\u{1b}[0m\n");
    }
}
