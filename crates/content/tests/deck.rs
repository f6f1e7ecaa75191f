//! The deck that comes with the program, and what its texts say.

use content::angel::{self, CardKind, Deck, Difference, differences, word_ids};
use content::{Findings, Language};

/// The linter has nothing against them.
#[test]
fn the_files_are_sound() {
    for (report, (name, source)) in angel::check(Deck::files()).iter().zip(Deck::files()) {
        let shown = content::render(name, source, report, false);
        assert!(report.diagnostics().is_empty(), "{shown}");
    }
}

#[test]
fn every_card_and_every_word_is_there_once() {
    let deck = Deck::built_in();
    let counts = CardKind::ALL.map(|kind| deck.cards().iter().filter(|card| card.kind() == kind).count());
    assert_eq!(counts, [18, 24, 22, 8, 12]);
    let mut ids: Vec<&str> = deck.cards().iter().map(|card| card.id).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 84, "a name is enough to find a card");
    for (kind, ids) in word_ids() {
        for id in ids {
            let word = deck.word(kind, id).unwrap_or_else(|| panic!("{kind} {id}"));
            assert_eq!(word.name.languages().count(), 5, "{kind} {id}");
        }
    }
}

/// Every text of every card in every language against the effect.
#[test]
fn texts_say_what_the_cards_do() {
    let deck = Deck::built_in();
    let (mut wrong, mut texts) = (Vec::new(), 0);
    for card in deck.cards() {
        let text = deck.text(card.id).unwrap_or_else(|| panic!("{}: no text", card.id));
        for language in Language::ALL {
            let words = text.text.given(language).unwrap_or_else(|| panic!("{}: no {language}", card.id));
            texts += 1;
            for difference in differences(card, words, language) {
                wrong.push(format!("{} {language}: {difference}\n    {words}\n", card.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.concat());
    assert_eq!(texts, 84 * 5);
}

/// Whatever number of whatever text is changed, somebody notices.
#[test]
fn a_wrong_number_is_noticed() {
    let deck = Deck::built_in();
    let mut changed = 0;
    for card in deck.cards() {
        let text = &deck.text(card.id).expect("a text").text;
        for language in Language::ALL {
            let words = text.get(language);
            for (at, digit) in words.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
                for other in ["7", ""] {
                    let wrong = format!("{}{other}{}", &words[..at], &words[at + digit.len_utf8()..]);
                    let alone = words.matches(digit).count() == 1;
                    if alone || !other.is_empty() {
                        let found = differences(card, &wrong, language);
                        assert!(found.iter().any(Difference::is_number), "{}: {wrong}", card.id);
                        changed += 1;
                    }
                }
            }
        }
    }
    assert!(changed > 500, "{changed}");
}

/// A text that belongs to another effect is noticed, in every language.
#[test]
fn a_text_of_another_card_is_noticed() {
    let deck = Deck::built_in();
    for card in deck.cards().iter().filter(|card| card.effect.is_some()) {
        let same = |id: &str| deck.card(id).is_some_and(|other| other.effect == card.effect);
        for other in deck.cards().iter().filter(|other| !same(other.id)) {
            for language in Language::ALL {
                let words = deck.text(other.id).expect("a text").text.get(language);
                assert!(!differences(card, words, language).is_empty(), "{}: {words}", card.id);
            }
        }
    }
}

#[test]
fn number_words_count_as_numbers() {
    let card = Deck::built_in().card("the-swarm-a").expect("a card");
    let two = ["two", "dve", "két", "due", "zwei"];
    let three = ["three", "tri", "három", "tre", "drei"];
    for (language, (two, three)) in Language::ALL.into_iter().zip(two.iter().zip(three)) {
        let words = Deck::built_in().text(card.id).expect("a text").text.get(language);
        assert_eq!(differences(card, &words.replace('2', two), language), []);
        assert_eq!(
            differences(card, &words.replace('2', three), language),
            [Difference::MissingNumber(2), Difference::StrayNumber(3)]
        );
    }
}
