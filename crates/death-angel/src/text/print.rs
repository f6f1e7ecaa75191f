//! Prints a position.

use std::fmt::Write;

use super::line::Line;
use crate::card::{Seat, Side};
use crate::cards::{LocationId, Tier};
use crate::position::{CellPlan, PilePlan, Position, Row};
use crate::state::{Ahead, Lasting, Stage};

/// Collects lines.
struct Page(String);

impl Page {
    fn line(&mut self, line: Line, value: impl AsRef<str>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "{}", format!("{} {}", line.name(), value.as_ref()).trim_end());
    }

    /// A line of words, unless there are none.
    fn words<T>(&mut self, line: Line, items: &[T], word: impl Fn(&T) -> String) {
        if !items.is_empty() {
            let words: Vec<String> = items.iter().map(word).collect();
            self.line(line, words.join(" "));
        }
    }

    /// A line with a number, unless it is 0.
    fn count(&mut self, line: Line, count: u8) {
        if count > 0 {
            self.line(line, count.to_string());
        }
    }

    fn flag(&mut self, line: Line, on: bool) {
        if on {
            self.line(line, "");
        }
    }
}

/// Prints a position; reading it gives the same one.
pub fn print(position: &Position) -> String {
    let mut page = Page(String::new());
    page.line(Line::Players, position.players.to_string());
    for (seat, teams) in Seat::ALL.iter().zip(&position.teams) {
        if !teams.is_empty() {
            let names: Vec<&str> = teams.iter().map(|team| team.name()).collect();
            page.line(Line::Team, format!("{} {}", seat.name(), names.join(" ")));
        }
    }
    page.line(Line::Round, position.round.to_string());
    let stage = if position.stage == Stage::Main { "" } else { position.stage.name() };
    page.line(Line::Phase, format!("{} {stage}", position.phase.name()));
    page.line(Line::Current, position.current.name());
    print_place(&mut page, position);
    print_decks(&mut page, position);
    print_round(&mut page, position);
    for row in &position.formation {
        page.line(Line::Row, row_text(row));
    }
    for work in &position.resolving {
        page.line(Line::Resolving, work);
    }
    if let Some(ending) = position.over {
        page.line(Line::Over, ending.name());
    }
    page.0
}

fn print_place(page: &mut Page, position: &Position) {
    if let Some(location) = position.location {
        page.line(Line::Location, location_name(location));
    }
    page.count(Line::LocationTokens, position.location_tokens);
    if let Some(deck) = &position.location_deck {
        let words: Vec<&str> = deck
            .iter()
            .map(|ahead| match ahead {
                Ahead::Known(location) => location_name(*location),
                Ahead::Tier(tier) => tier.name(),
            })
            .collect();
        page.line(Line::Ahead, words.join(" "));
    }
    if let Some((major, minor)) = position.spawn {
        page.line(Line::Spawn, format!("{major} {minor}"));
    }
    page.line(Line::BlipsLeft, pile_text(&position.left));
    page.line(Line::BlipsRight, pile_text(&position.right));
}

fn print_decks(page: &mut Page, position: &Position) {
    page.words(Line::Deck, &position.genestealer_deck, |symbol| symbol.name().into());
    page.words(Line::Discard, &position.genestealer_discard, |symbol| symbol.name().into());
    page.words(Line::SlainLords, &position.slain_lords, |lord| lord.name().into());
    page.words(Line::Events, &position.event_deck, |event| event.name().into());
    page.flag(Line::EventsKnown, position.event_known);
    page.words(Line::EventsBottom, &position.event_bottom, |event| event.name().into());
    page.words(Line::EventsDiscard, &position.event_discard, |event| event.name().into());
}

fn print_round(page: &mut Page, position: &Position) {
    page.words(Line::Chosen, &position.chosen, |(_, card)| card.to_string());
    page.words(Line::Last, &position.last, |(_, card)| card.to_string());
    page.count(Line::Resolved, position.resolved);
    page.words(Line::Activated, &position.activated, |terrain| terrain.name().into());
    if let Some(seat) = position.artefact {
        page.line(Line::Artefact, seat.name());
    }
    for (line, lasting) in [(Line::Now, position.now), (Line::Coming, position.coming)] {
        if lasting != Lasting::Nothing {
            page.line(line, lasting_text(lasting));
        }
    }
    if let Some((terrain, count)) = position.limited {
        page.line(Line::Limited, format!("{} {count}", terrain.name()));
    }
    page.flag(Line::Led, position.led);
    page.count(Line::DoorTokens, position.door_tokens);
}

/// The four setup cards have one name: the number of players tells them apart.
fn location_name(location: LocationId) -> &'static str {
    if location.card().tier == Tier::Start { "void-lock" } else { location.name() }
}

fn lasting_text(lasting: Lasting) -> String {
    match lasting {
        Lasting::Nothing => "nothing".into(),
        Lasting::EnterFormation => "enter-formation".into(),
        Lasting::Evasion => "evasion".into(),
        Lasting::GunJam(team) => format!("gun-jam {}", team.name()),
        Lasting::SecondWind(marine) => format!("second-wind {}", marine.name()),
    }
}

fn pile_text(pile: &PilePlan) -> String {
    let mut words: Vec<String> = pile.order.iter().map(|symbol| symbol.name().into()).collect();
    if pile.counted {
        words.push("counted".into());
    }
    words.extend(pile.seen.iter().map(|symbol| format!("seen:{}", symbol.name())));
    if pile.unseen > 0 || words.is_empty() {
        words.push(pile.unseen.to_string());
    }
    if pile.under > 0 {
        words.push(format!("under:{}", pile.under));
    }
    words.extend(pile.known.iter().map(|symbol| format!("known:{}", symbol.name())));
    words.join(" ")
}

fn row_text(row: &Row) -> String {
    let facing = if row.facing == Side::Left { "<" } else { ">" };
    let tokens = if row.tokens > 0 { format!(" {}", row.tokens) } else { String::new() };
    let (left, right) = (cell_text(&row.left), cell_text(&row.right));
    format!("{} {facing}{tokens} |{left} |{right}", row.marine.name())
}

fn cell_text(cell: &CellPlan) -> String {
    let shield = if cell.shielded { "*" } else { "" };
    let mut text = String::new();
    // Writing to a string cannot fail.
    for foe in &cell.swarm {
        let _ = write!(text, " {}{shield}", foe.name());
    }
    for foe in &cell.attacked {
        let _ = write!(text, " ~{}", foe.name());
    }
    for terrain in &cell.terrain {
        let _ = write!(text, " +{}", terrain.name());
    }
    text
}
