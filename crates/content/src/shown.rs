//! How messages show what somebody wrote.

/// A word in backquotes, not too long, nothing invisible.
pub(crate) fn shown(word: &str) -> String {
    let visible = |c: char| if is_hidden(c) || c == '\n' || c == '\t' { '\u{fffd}' } else { c };
    let start: String = word.chars().take(40).map(visible).collect();
    match word.chars().nth(40) {
        Some(_) => format!("`{start}...`"),
        None => format!("`{start}`"),
    }
}

/// Several words, as in "`a`, `b` and `c`"; long lists are cut off.
pub(crate) fn listed<'a>(words: impl IntoIterator<Item = &'a str>, last: &str) -> String {
    let words: Vec<&str> = words.into_iter().collect();
    if words.len() > 16 {
        let start: Vec<String> = words[..16].iter().map(|word| shown(word)).collect();
        return format!("{} and {} more", start.join(", "), words.len() - 16);
    }
    let mut words: Vec<String> = words.into_iter().map(shown).collect();
    let end = words.pop().unwrap_or_default();
    if words.is_empty() { end } else { format!("{} {last} {end}", words.join(", ")) }
}

/// Characters that nobody sees, or that change how others are seen. Tabs and line
/// breaks are none of them.
pub(crate) fn is_hidden(c: char) -> bool {
    let control = c.is_control() && !matches!(c, '\n' | '\t' | '\r');
    control
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{fffe}' | '\u{ffff}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character can draw a section or a mark: something one sees, alone.
pub(crate) fn is_letter(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_graphic() && !matches!(c, '.' | '\'' | '"' | '\\');
    }
    // Letters with a case: none of them joins the one before but the first range and U+0345.
    (c.is_lowercase() || c.is_uppercase()) && !('\u{300}'..='\u{36f}').contains(&c) && !is_hidden(c)
}
