//! Names and section letters: how they are quoted, and guesses at misspelt ones.

/// Section letters that mean something else in a map, or cannot be seen.
const UNSAFE: &str = ".#\\\"():-+/*=%!,<>^\u{feff}";

/// Whether a name can stand without quotes.
pub(super) fn is_bare(name: &str) -> bool {
    let is_inner = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    name.chars().all(is_inner) && !name.is_empty() && !name.starts_with('-')
}

/// The name, in quotes where it needs them.
pub(super) fn quote(name: &str) -> String {
    if is_bare(name) { name.to_owned() } else { always_quote(name) }
}

/// The name in quotes.
pub(super) fn always_quote(name: &str) -> String {
    let inner = |c: char| match c {
        '"' | '\\' => format!("\\{c}"),
        c if c.is_control() => code(c),
        c => c.to_string(),
    };
    format!("\"{}\"", name.chars().map(inner).collect::<String>())
}

/// Reads a name back.
pub(super) fn unquote(word: &str) -> Option<String> {
    let Some(mut rest) = word.strip_prefix('"') else {
        return is_bare(word).then(|| word.to_owned());
    };
    let mut name = String::new();
    loop {
        let c = rest.chars().next()?;
        if c == '"' {
            return (rest == "\"").then_some(name);
        }
        let (c, after) = match rest.strip_prefix(['\\']) {
            Some(escape) if escape.starts_with(['"', '\\']) => (escape.chars().next()?, &escape[1..]),
            Some(_) => split_code(rest)?,
            None => (c, &rest[c.len_utf8()..]),
        };
        name.push(c);
        rest = after;
    }
}

/// The letter of a section as it is drawn.
pub(super) fn section(letter: char) -> String {
    if UNSAFE.contains(letter) || letter.is_whitespace() || letter.is_control() {
        code(letter)
    } else {
        letter.to_string()
    }
}

/// Cuts the section letter off a cell.
pub(super) fn split_section(cell: &str) -> Option<(char, &str)> {
    let letter = cell.chars().next()?;
    match letter {
        '\\' => split_code(cell),
        _ if UNSAFE.contains(letter) => None,
        _ => Some((letter, &cell[letter.len_utf8()..])),
    }
}

fn code(c: char) -> String {
    format!("\\{{{:x}}}", u32::from(c))
}

/// Cuts `\{2e}` off.
fn split_code(text: &str) -> Option<(char, &str)> {
    let (digits, rest) = text.strip_prefix("\\{")?.split_once('}')?;
    let c = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
    Some((c, rest))
}

/// The word as a message shows it: in backquotes, not too long, nothing invisible.
pub(super) fn shown(word: &str) -> String {
    let visible = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let start: String = word.chars().take(40).map(visible).collect();
    if start.len() < word.len() && word.chars().count() > 40 {
        return format!("`{start}...`");
    }
    format!("`{start}`")
}

/// The end of a message about an unknown word: the nearest known one if it is
/// near enough, and if not, what to do instead.
pub(super) fn suggestion<'a>(word: &str, known: impl Iterator<Item = &'a str>, otherwise: &str) -> String {
    match nearest(word, known) {
        Some(near) => format!("did you mean `{near}`?"),
        None => otherwise.to_owned(),
    }
}

fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let length = word.chars().count();
    if length > 30 {
        return None;
    }
    // Of two short words each is near the other, whatever was meant.
    let allowed = match length {
        0..3 => return None,
        3 => 1,
        _ => 2,
    };
    let near = known.map(|other| (distance(word, other), other)).min_by_key(|(distance, _)| *distance)?;
    (near.0 <= allowed).then_some(near.1)
}

/// How many letters must be added, dropped or changed to get from one word to the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(40).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
