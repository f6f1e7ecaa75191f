//! Guesses which known word was meant.

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
/// get from one word to the other, whatever their case.
fn distance(a: &str, b: &str) -> usize {
    strsim::osa_distance(&a.to_lowercase(), &b.to_lowercase())
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
