//! Where two texts part, in a form that can be read in a terminal.

const CONTEXT: usize = 3;
const SHOWN: usize = 12;

/// The lines in which two texts differ, with a little of what stands around
/// them; `None` if they are the same.
///
/// It shows one block from the first differing line to the last one: for a
/// failing test that is where to look, and it needs no clever algorithm.
pub(crate) fn block(old: &str, new: &str) -> Option<String> {
    if old == new {
        return None;
    }
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let head = common(old.iter(), new.iter());
    let tail = common(old[head..].iter().rev(), new[head..].iter().rev());
    let (old_end, new_end) = (old.len() - tail, new.len() - tail);

    if head == old.len() && head == new.len() {
        return Some("in its line ends alone\n".to_string());
    }
    let mut text = format!("at line {}:\n", head + 1);
    let before = head.saturating_sub(CONTEXT);
    push(&mut text, "  ", &old[before..head]);
    push(&mut text, "- ", &old[head..old_end]);
    push(&mut text, "+ ", &new[head..new_end]);
    let after = (old_end + CONTEXT).min(old.len());
    push(&mut text, "  ", &old[old_end..after]);
    Some(text)
}

fn common<'a>(first: impl Iterator<Item = &'a &'a str>, second: impl Iterator<Item = &'a &'a str>) -> usize {
    first.zip(second).take_while(|(a, b)| a == b).count()
}

fn push(text: &mut String, mark: &str, lines: &[&str]) {
    for line in lines.iter().take(SHOWN) {
        text.push_str(mark);
        text.push_str(line);
        text.push('\n');
    }
    if lines.len() > SHOWN {
        text.push_str(&format!("{mark}... {} more\n", lines.len() - SHOWN));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_no_difference() {
        assert_eq!(block("a\nb\n", "a\nb\n"), None);
    }

    #[test]
    fn one_changed_line() {
        let text = block("a\nb\nc\nd\n", "a\nb\nX\nd\n").expect("they differ");
        assert_eq!(text, "at line 3:\n  a\n  b\n- c\n+ X\n  d\n");
    }

    #[test]
    fn a_line_put_in_between() {
        let text = block("a\nb\n", "a\nnew\nb\n").expect("they differ");
        assert_eq!(text, "at line 2:\n  a\n+ new\n  b\n");
    }

    #[test]
    fn long_blocks_are_cut() {
        let text = block("", &"x\n".repeat(20)).expect("they differ");
        assert!(text.ends_with("+ ... 8 more\n"), "{text}");
    }

    #[test]
    fn a_missing_line_end_is_a_difference() {
        let text = block("a\nb\n", "a\nb");
        assert_eq!(text.as_deref(), Some("in its line ends alone\n"));
    }

    #[test]
    fn repeated_lines_do_not_overlap() {
        let text = block("a\na\n", "a\na\na\n").expect("they differ");
        assert_eq!(text, "at line 3:\n  a\n  a\n+ a\n");
    }
}
