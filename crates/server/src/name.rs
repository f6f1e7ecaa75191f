//! Names of people, as everybody may see them.

use protocol::{Code, MAX_NAME, Refused};

/// Characters that cannot be seen, or that turn the text around them: with them a name could look like
/// another one, or change what stands beside it. These are the format characters and the other characters
/// that Unicode lets programs not show (`Cf` and `Default_Ignorable_Code_Point`), and blanks that are no spaces.
const INVISIBLE: [(char, char); 26] = [
    ('\u{00ad}', '\u{00ad}'),
    ('\u{034f}', '\u{034f}'),
    ('\u{0600}', '\u{0605}'),
    ('\u{061c}', '\u{061c}'),
    ('\u{06dd}', '\u{06dd}'),
    ('\u{070f}', '\u{070f}'),
    ('\u{0890}', '\u{0891}'),
    ('\u{08e2}', '\u{08e2}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffb}'),
    ('\u{110bd}', '\u{110bd}'),
    ('\u{110cd}', '\u{110cd}'),
    ('\u{13430}', '\u{1343f}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{e0fff}'),
];

/// A name of one line that can be seen, within its limits.
pub(crate) fn tidy(name: &str) -> Result<String, Refused> {
    let visible = name.chars().filter(|c| !is_invisible(*c));
    let name: String = visible.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(Refused::new(Code::BadMessage, "a name has at least one character that can be seen")),
        n if n > MAX_NAME => {
            Err(Refused::new(Code::TooLarge, format!("a name has at most {MAX_NAME} characters, not {n}")))
        }
        _ => Ok(name),
    }
}

/// The same for what may have no name.
pub(crate) fn tidy_or_empty(name: &str) -> Result<String, Refused> {
    if name.trim().is_empty() { Ok(String::new()) } else { tidy(name) }
}

fn is_invisible(c: char) -> bool {
    INVISIBLE.iter().any(|&(first, last)| (first..=last).contains(&c))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tidied(name: &str) -> Option<String> {
        tidy(name).ok()
    }

    #[test]
    fn names_of_people_stay_as_they_are() {
        for name in [
            "Ana",
            "Žofia Nováková",
            "Ödön",
            "Łukasz",
            "Ελένη",
            "Анна",
            "محمد",
            "शिव",
            "愛",
            "O'Neil-7",
            "🐉",
        ] {
            assert_eq!(tidied(name).as_deref(), Some(name));
        }
        assert_eq!(tidied("  a\t b\r\nc ").as_deref(), Some("a b c"));
    }

    /// Nobody can take a name that looks like that of another person by characters that are not seen.
    #[test]
    fn invisible_characters_are_left_out() {
        let hidden = [
            '\u{202e}',
            '\u{202a}',
            '\u{2066}',
            '\u{2069}',
            '\u{200e}',
            '\u{200f}',
            '\u{061c}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{2060}',
            '\u{feff}',
            '\u{00ad}',
            '\u{034f}',
            '\u{180e}',
            '\u{3164}',
            '\u{115f}',
            '\u{ffa0}',
            '\u{2800}',
            '\u{fe0f}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{fff9}',
            '\u{1d173}',
            '\u{206a}',
            '\u{17b4}',
            '\u{2028}',
        ];
        for c in hidden {
            assert_eq!(tidied(&format!("A{c}na{c}")).as_deref(), Some("Ana"), "U+{:04X}", c as u32);
            assert!(tidied(&c.to_string()).is_none(), "U+{:04X} alone is no name", c as u32);
        }
    }

    #[test]
    fn names_have_limits() {
        assert!(tidied("").is_none() && tidied(" \n ").is_none());
        assert!(tidied(&"é".repeat(MAX_NAME)).is_some() && tidied(&"é".repeat(MAX_NAME + 1)).is_none());
    }
}
