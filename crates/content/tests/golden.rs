//! The deck and the guide as the page of `ui/` reads them: JSON, and words as Fluent messages.

use std::fmt::Write as _;

use content::Language;
use content::angel::{Card, Deck, Facts};
use content::guide::{self, Block, GAMES, Guide, GuideEntry, Picture};
use death_angel::cards::{Movement, Spot};
use serde_json::{Map, Value, json};

const FACTS: &str = "../../ui/src/games/death-angel/deck.json";

#[test]
fn the_page_has_the_facts_of_every_card() {
    let mut kinds = Map::new();
    for card in Deck::built_in().cards() {
        let kind = kinds.entry(card.kind().name()).or_insert_with(|| json!({}));
        kind[key(card)] = facts(card);
    }
    let text = serde_json::to_string_pretty(&kinds).expect("JSON can be written");
    testkit::golden::check(FACTS, &format!("{text}\n"));
}

/// Action cards go by their number: that is what the game calls them.
fn key(card: &Card) -> String {
    match card.facts {
        Facts::Action { number, .. } => number.to_string(),
        _ => card.id.to_owned(),
    }
}

fn facts(card: &Card) -> Value {
    match &card.facts {
        Facts::Action { team, kind, .. } => {
            json!({ "id": card.id, "team": team.name(), "type": kind.name() })
        }
        Facts::Event { copies, instinct, spawns, movement } => json!({
            "copies": copies,
            "instinct": instinct,
            "spawns": spawns.map(|(size, color)| [size.name(), color.name()]),
            "movement": movement.as_ref().map(|movement| match movement {
                Movement::Adjacent(symbol) => ["adjacent", symbol.name()],
                Movement::Flank(symbol) => ["flank", symbol.name()],
            }),
        }),
        Facts::Location { tier, blips, terrain, .. } => json!({
            "tier": tier.name(),
            "blips": blips,
            "terrain": terrain.iter().map(spot).collect::<Vec<_>>(),
        }),
        Facts::Terrain { color, threat } => {
            json!({ "color": color.name(), "threat": threat, "activates": card.effect.is_some() })
        }
        Facts::Marine { team, range, arrows } => json!({
            "team": team.name(),
            "range": range,
            "arrows": arrows.map(|arrow| arrow.name()),
        }),
    }
}

fn spot(spot: &Spot) -> Value {
    json!({
        "card": spot.terrain.name(),
        "side": spot.side.name(),
        "arrow": spot.arrow.name(),
        "number": spot.number,
    })
}

#[test]
fn the_page_has_the_words_of_every_card() {
    for language in Language::ALL {
        testkit::golden::check(
            format!("../../ui/locales/death-angel/cards/{language}.ftl"),
            &messages(language),
        );
    }
}

fn messages(language: Language) -> String {
    let deck = Deck::built_in();
    let mut out = String::from("# Written from decks/death-angel/texts by `cargo xtask generated`.\n\n");
    let mut message = |key: String, text: &str| {
        assert!(!text.contains(['{', '}', '\n']), "{key}: a text for Fluent on one line: {text}");
        writeln!(out, "{key} = {text}").expect("a string takes all");
    };
    for card in deck.cards() {
        let text = deck.text(card.id).unwrap_or_else(|| panic!("{} has no text", card.id));
        message(format!("card-{}", card.id), text.name.get(language));
        message(format!("card-{}-text", card.id), text.text.get(language));
    }
    for word in deck.words() {
        message(format!("deck-{}-{}", word.kind, word.id), word.name.get(language));
        if let Some(text) = &word.text {
            message(format!("deck-{}-{}-text", word.kind, word.id), text.get(language));
        }
    }
    out
}

/// One file for each game and language: the page loads the one it shows.
#[test]
fn the_page_has_the_guide_of_every_game() {
    for game in GAMES {
        for language in Language::ALL {
            let text = serde_json::to_string_pretty(&guide_in(Guide::built_in(game), language));
            let text = text.expect("JSON can be written");
            testkit::golden::check(
                format!("../../ui/src/guide/texts/{game}/{language}.json"),
                &format!("{text}\n"),
            );
        }
    }
}

fn guide_in(guide: &Guide, language: Language) -> Value {
    let chapters = guide.chapters.iter().enumerate().map(|(at, chapter)| {
        json!({
            "id": chapter.id,
            "title": chapter.title.get(language),
            "words": guide.words_ahead(at),
            "entries": chapter.entries.iter().map(|entry| entry_in(entry, language)).collect::<Vec<_>>(),
        })
    });
    let terms = guide.terms.iter().map(|term| {
        json!({
            "id": term.id,
            "word": term.word.get(language),
            "text": term.text.get(language),
            "entry": term.entry,
        })
    });
    let summary = guide.summary.as_ref().map(|summary| {
        let sentences: Vec<&str> = summary.sentences.iter().map(|text| text.get(language)).collect();
        json!({ "sentences": sentences, "picture": picture_in(&summary.picture) })
    });
    json!({
        "summary": summary,
        "chapters": chapters.collect::<Vec<_>>(),
        "terms": terms.collect::<Vec<_>>(),
    })
}

/// The rows of a formation; of a board the page has a drawing, and this says only how many.
fn picture_in(picture: &Picture) -> Value {
    let boards = [Some(&picture.board), picture.after.as_ref()];
    let drawn = boards.into_iter().flatten().map(|board| match death_angel::text::parse(board) {
        Ok(position) => json!(rows_of(&death_angel::text::print(&position))),
        Err(_) => json!(null),
    });
    json!(drawn.collect::<Vec<_>>())
}

/// The lines `row noctis < 1 | head +door | claw` of a formation.
fn rows_of(formation: &str) -> Vec<Value> {
    let rows = formation.lines().filter_map(|line| line.strip_prefix("row "));
    rows.map(|row| {
        let parts: Vec<&str> = row.split('|').collect();
        let head: Vec<&str> = parts[0].split_whitespace().collect();
        let cell = |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
        json!({
            "marine": head[0],
            "faces": if head[1] == "<" { "left" } else { "right" },
            "tokens": head.get(2).and_then(|tokens| tokens.parse::<u8>().ok()).unwrap_or(0),
            "left": cell(parts[1]),
            "right": cell(parts[2]),
        })
    })
    .collect()
}

/// A paragraph is a text, and a list is a list of texts.
fn entry_in(entry: &GuideEntry, language: Language) -> Value {
    let block = |block| match block {
        Block::Paragraph(text) => json!(text),
        Block::List(items) => json!(items),
    };
    json!({
        "id": entry.id,
        "title": entry.title.get(language),
        "rules": entry.rules,
        "see": entry.see,
        "text": guide::blocks(entry.text.get(language)).into_iter().map(block).collect::<Vec<_>>(),
        "option": entry.option.as_ref().map(|option| option.get(language)),
        "example": entry.example.get(language),
        "picture": entry.picture.as_ref().map(picture_in),
    })
}
