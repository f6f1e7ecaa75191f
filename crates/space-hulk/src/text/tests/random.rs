use game_api::Seeded;

use super::generator::{self, position};
use super::{parse, print};

#[test]
fn nothing_is_lost() {
    for seed in 0..3000 {
        let position = position(&mut Seeded::new(seed));
        let text = print(&position);
        match parse(&text) {
            Ok(read) => {
                assert_eq!(read, position, "seed {seed}\n{text}");
                assert_eq!(print(&read), text, "seed {seed}");
            }
            Err(problems) => panic!("seed {seed}: {problems:#?}\n{text}"),
        }
    }
}

#[test]
fn a_text_that_is_cut_off_never_panics() {
    for seed in 0..40 {
        let text = print(&position(&mut Seeded::new(seed)));
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            settles(&text[..end]);
        }
    }
}

#[test]
fn a_text_with_changed_letters_never_panics() {
    for seed in 0..2000 {
        let dice = &mut Seeded::new(seed);
        let mut letters: Vec<char> = print(&position(dice)).chars().collect();
        for _ in 0..1 + dice.below(8) {
            let at = dice.below(letters.len() as u32) as usize;
            letters[at] = generator::letter(dice);
        }
        settles(&letters.into_iter().collect::<String>());
    }
}

#[test]
fn garbage_never_panics() {
    for seed in 0..500 {
        let dice = &mut Seeded::new(seed);
        let bytes: Vec<u8> = (0..dice.below(3000)).map(|_| dice.below(256) as u8).collect();
        settles(&String::from_utf8_lossy(&bytes));
        let words = (0..dice.below(400)).map(|_| generator::any_word(dice));
        settles(&words.collect::<String>());
    }
}

#[test]
fn the_largest_texts_are_settled_quickly() {
    let pieces = [
        "a ",
        "a\n",
        "a:m1^,",
        "x\n",
        "\"",
        "lurk A b1\n",
        "(",
        "at 1,1 +,+\n",
        ".1999\n",
        "1 ",
        "units m1 ",
    ];
    for piece in pieces {
        for head in ["", "win alien x : ", "a:m1^\nm1 ", "a\nat 0,0 "] {
            let mut text = head.to_owned();
            while text.len() + piece.len() <= crate::text::MAX_BYTES {
                // Long lines would be refused before they are read.
                let is_long = text.len() - text.rfind('\n').unwrap_or(0) > 4000;
                text += if is_long && piece.ends_with(' ') { "\\\n " } else { piece };
            }
            settles(&text);
        }
    }
}

/// A text is either refused with reasons or has a form that is read back.
fn settles(text: &str) {
    match parse(text) {
        Err(problems) => assert!((1..=101).contains(&problems.len())),
        Ok(position) => {
            let canonical = print(&position);
            assert_eq!(parse(&canonical).as_ref(), Ok(&position), "{text}\n{canonical}");
        }
    }
}
