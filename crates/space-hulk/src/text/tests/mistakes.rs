use crate::text::{MAX_BYTES, MAX_LINE, parse};

/// Every problem of a text, one on a line.
fn problems(text: &str) -> String {
    let problems = parse(text).expect_err(text);
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Each text with all that is said about it.
const MISTAKES: &str = include_str!("mistakes.txt");

#[test]
fn every_mistake_is_explained() {
    let blocks: Vec<&str> = MISTAKES.trim_end().split("\n----\n").collect();
    assert!(blocks.len() > 70);
    for block in blocks {
        check(block);
    }
}

/// Checks a text that is followed by its problems.
pub(super) fn check(block: &str) {
    let (text, messages) = block.split_once("\n=> ").expect("a text and its problems");
    assert_eq!(problems(text), messages.replace("\n=> ", "\n"), "{text}");
}

#[test]
fn what_is_too_large_is_refused() {
    let cases = [
        ("a\n".repeat(MAX_BYTES), "line 1: the text has 131072 bytes and at most 65536 are read"),
        (
            format!("a\nturn {}", "3".repeat(MAX_LINE)),
            "line 2: the line has 4101 characters and at most 4096 are read; end it with ` \\` and go on in the next one",
        ),
        ("a a a\n".repeat(171), "line 171, column 1: the map has more than 510 squares of floor; draw fewer"),
        (".1999 a".to_owned(), "line 1, column 7: the row has more than 1999 cells"),
        (
            ".2000".to_owned(),
            "line 1, column 1: `.2000` is no gap; write `.`, or `.12` for twelve of them, at most 1999",
        ),
        (
            format!("origin 0,-999\n{}", "-\n".repeat(2000)),
            "line 2001, column 1: the map has more than 1999 rows",
        ),
    ];
    for (text, message) in cases {
        assert!(problems(&text).starts_with(message), "{}", problems(&text));
    }
    let units: Vec<_> = (0..300).map(|number| format!("g{number}")).collect();
    let message = problems(&format!("a\nhand {}", units.join(" ")));
    assert!(message.contains("there are more than 255 units"), "{message}");
}

#[test]
fn no_more_than_a_hundred_problems_are_listed() {
    let problems = parse(&"a ab\n".repeat(500)).expect_err("five hundred mistakes");
    assert_eq!(problems.len(), 101);
    assert_eq!(problems[100].message, "there are more problems; mend these first");
}
