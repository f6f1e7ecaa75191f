//! Rust source with everything blanked that must not be read as code.

/// The same lines without the contents of strings, characters and block
/// comments. Line comments stay: claims are made in them.
pub fn mask(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (keep, len) = token(rest, out.ends_with(is_word));
        let (piece, tail) = rest.split_at(len);
        if keep {
            out.push_str(piece);
        } else {
            out.extend(piece.chars().map(|c| if c == '\n' { c } else { ' ' }));
        }
        rest = tail;
    }
    out
}

/// Whether to keep the first token of `rest`, and its length.
fn token(rest: &str, after_word: bool) -> (bool, usize) {
    if rest.starts_with("//") {
        return (true, rest.find('\n').unwrap_or(rest.len()));
    }
    let blanked = match rest.as_bytes()[0] {
        b'/' => block_comment(rest),
        b'"' => Some(string(rest)),
        b'\'' => character(rest),
        b'r' | b'b' | b'c' if !after_word => raw_string(rest),
        _ => None,
    };
    match blanked {
        Some(len) => (false, len),
        None => (true, rest.chars().next().map_or(0, char::len_utf8)),
    }
}

/// Block comments nest.
fn block_comment(rest: &str) -> Option<usize> {
    if !rest.starts_with("/*") {
        return None;
    }
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let (step, change) = match &rest.as_bytes()[at..] {
            [b'/', b'*', ..] => (2, 1),
            [b'*', b'/', ..] => (2, -1),
            _ => (1, 0),
        };
        at += step;
        depth += change;
        if depth == 0 {
            return Some(at);
        }
    }
    Some(rest.len())
}

fn string(rest: &str) -> usize {
    let mut escaped = true;
    for (at, byte) in rest.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// A character, as opposed to a lifetime or a label.
fn character(rest: &str) -> Option<usize> {
    let mut chars = rest.char_indices().skip(1);
    let (_, first) = chars.next()?;
    if first == '\\' {
        let (at, _) = chars.skip(1).find(|&(_, c)| c == '\'')?;
        return Some(at + 1);
    }
    let (at, second) = chars.next()?;
    (second == '\'').then_some(at + 1)
}

fn raw_string(rest: &str) -> Option<usize> {
    let after_prefix = rest.trim_start_matches(['b', 'c']).strip_prefix('r')?;
    let hashes = after_prefix.len() - after_prefix.trim_start_matches('#').len();
    let body = after_prefix[hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let before_body = rest.len() - body.len();
    let end = body.find(&close).map(|at| at + close.len());
    Some(before_body + end.unwrap_or(body.len()))
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(mask(text), expected);
    }

    #[test]
    fn code_and_line_comments_stay() {
        check("fn a() {} // \"x", "fn a() {} // \"x");
        check("/// it's /* here\nfn", "/// it's /* here\nfn");
    }

    #[test]
    fn strings_go_with_their_escapes() {
        check(r#"a("x\"y") b"#, r"a(      ) b");
        check(r#"a("\\") b"#, "a(    ) b");
        check("a(\"\n#[test]\n\") b", "a( \n       \n ) b");
    }

    #[test]
    fn raw_strings_go_up_to_their_own_end() {
        check(r##"a(r#"x"y"#) b"##, r"a(        ) b");
        check(r#"a(br"\") b"#, "a(     ) b");
        check("for r in 0..r#fn {}", "for r in 0..r#fn {}");
        check("var\"x\"", "var   ");
    }

    #[test]
    fn block_comments_nest() {
        check("a /* x /* y */ z\n */ b", "a               \n    b");
        check("a / b", "a / b");
    }

    #[test]
    fn characters_are_not_lifetimes() {
        check("f('\"', 'a', '\\'', '\\u{1F}') \"x\"", "f(   ,    ,     ,         )    ");
        check("fn f<'a>(x: &'a str)", "fn f<'a>(x: &'a str)");
        check("'é' 'r", "    'r");
    }

    #[test]
    fn what_is_not_closed_runs_to_the_end() {
        check("\"x", "  ");
        check("/* x", "    ");
        check("r#\"x\"", "     ");
    }
}
