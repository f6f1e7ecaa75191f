//! Guesses what somebody meant.

use crate::shown::shown;

/// The end of a message about an unknown word: the nearest known one if it is near
/// enough, and if not, what to do instead.
pub(crate) fn suggestion<'a>(
    word: &str,
    known: impl IntoIterator<Item = &'a str>,
    otherwise: impl Into<String>,
) -> String {
    match nearest(word, known) {
        Some(near) => format!("did you mean {}?", shown(near)),
        None => otherwise.into(),
    }
}

fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = word.chars().count();
    // Of two short words each is near the other, whatever was meant.
    let allowed = match length {
        0..3 => return None,
        3 => 1,
        4..=30 => 2,
        _ => return None,
    };
    let close = |other: &&str| other.chars().count().abs_diff(length) <= 2;
    let known = known.into_iter().filter(close);
    let near = known.map(|other| (distance(word, other), other)).min_by_key(|(distance, _)| *distance)?;
    (near.0 <= allowed).then_some(near.1)
}

/// How many letters must be added, dropped, changed or swapped with their neighbor to
/// get from one word to the other.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().flat_map(char::to_lowercase).collect();
    let b: Vec<char> = b.chars().flat_map(char::to_lowercase).collect();
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words_are_suggested_and_far_ones_are_not() {
        let known = ["sergeant", "trooper", "facing", "at"];
        assert_eq!(suggestion("sargeant", known, ""), "did you mean `sergeant`?");
        assert_eq!(suggestion("facign", known, ""), "did you mean `facing`?");
        assert_eq!(suggestion("Facing", known, ""), "did you mean `facing`?");
        assert_eq!(suggestion("to", known, "say where"), "say where");
        assert_eq!(suggestion("something", known, "say where"), "say where");
        assert_eq!(suggestion(&"x".repeat(9999), known, "say where"), "say where");
    }
}
