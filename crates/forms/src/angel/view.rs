//! What one seat may know, built up from nothing.

use death_angel::cards::EventId;
use death_angel::{DeathAngel, Marine, Phase, PilePlan, Side, Symbol, Team};
use game_api::{Game, Viewer};
use serde::Serialize;
use ts_rs::TS;

use super::decision::{Decision, decision, decision_seen, event_read};
use super::open::{Open, hands, words};
use crate::wire::{Entries, Word};

/// What a viewer may know. The seed and the hash are never part of it: both tell more than
/// the eye sees.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "angel.ts", rename = "AngelView")]
pub struct View {
    /// What is open, and what the viewer knows besides.
    #[serde(flatten)]
    pub open: Open,
    /// The blip piles.
    pub blips: Blips,
    /// Support tokens left in the supply.
    pub supply: u8,
    /// The numbers of the cards that each living team still holds, where the viewer can tell.
    pub hands: Entries<Vec<u8>>,
    /// Teams that have chosen a card that the viewer does not know.
    pub committed: Vec<Word<Team>>,
    /// Events that the viewer does not know though somebody does.
    pub put_back: PutBack,
    /// The event that the viewer alone looks at, or decides about.
    pub event: Option<Word<EventId>>,
    /// What is waited for; null after the end.
    pub decision: Option<Decision>,
    /// Every Marine of the teams that have been taken.
    pub marines: Vec<Roster>,
    /// How many cards lie in the decks.
    pub decks: Decks,
}

/// A Marine in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "angel.ts")]
pub struct Roster {
    /// The Marine's name.
    pub marine: Word<Marine>,
    /// The team that he belongs to.
    pub team: Word<Team>,
    /// Whether he has been slain.
    pub slain: bool,
}

/// How many cards lie in the decks. A card that somebody holds to read it is in neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "angel.ts")]
pub struct Decks {
    /// In the Genestealer deck.
    pub genestealers: u8,
    /// In the event deck.
    pub events: u8,
}

/// The blip piles.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "angel.ts")]
pub struct Blips {
    /// The left one.
    pub left: Pile,
    /// The right one.
    pub right: Pile,
    /// The cards that everybody has counted out, of both piles together: which lies where is
    /// hidden.
    pub counted: Vec<Word<Symbol>>,
}

/// A blip pile.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "angel.ts")]
pub struct Pile {
    /// How many cards it has.
    pub count: u8,
    /// Cards that everybody knows to be in it; where everything lies open, all that have been
    /// determined, those in an order first.
    pub known: Vec<Word<Symbol>>,
    /// How many unseen ones lie under those that were shuffled in.
    pub under: u8,
    /// How many of its cards everybody has counted out.
    pub counted: usize,
}

/// How many events somebody has put back that the viewer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "angel.ts")]
pub struct PutBack {
    /// On top of the event deck.
    pub top: u8,
    /// At its bottom.
    pub bottom: u8,
}

/// What a view holds.
pub(super) fn write(view: &death_angel::View) -> View {
    let (position, table) = (view.position(), view.table());
    let hidden: Vec<_> = table.hidden_choices().collect();
    let (on_top, at_bottom) = view.put_back();
    let (genestealers, events) = view.decks();
    View {
        open: Open::from(&position),
        blips: Blips {
            left: pile(&position.left, table.n_blips(Side::Left)),
            right: pile(&position.right, table.n_blips(Side::Right)),
            counted: counted(&[&position.left, &position.right]),
        },
        supply: table.supply(),
        hands: hands(&position, |team| !hidden.contains(&team)),
        committed: words(&hidden),
        put_back: PutBack { top: on_top, bottom: at_bottom },
        event: view.event().map(Word),
        decision: decision_seen(view),
        marines: roster(table),
        decks: Decks { genestealers, events },
    }
}

/// A game in the form of a view from which nothing is hidden.
pub(super) fn write_open(game: &DeathAngel) -> View {
    let position = game.position();
    let event = event_read(game);
    let (genestealers, events) = game.view(Viewer::Spectator).decks();
    View {
        open: Open::from(&position),
        blips: Blips {
            left: open_pile(&position.left, game.n_blips(Side::Left)),
            right: open_pile(&position.right, game.n_blips(Side::Right)),
            counted: counted(&[&position.left, &position.right]),
        },
        supply: game.supply(),
        hands: hands(&position, |_| true),
        committed: Vec::new(),
        put_back: PutBack { top: 0, bottom: 0 },
        event: event.map(Word),
        decision: decision(game),
        marines: roster(game),
        decks: Decks { genestealers, events },
    }
}

/// The Marines of the teams that have been taken. Before they take their places nobody is slain.
fn roster(table: &DeathAngel) -> Vec<Roster> {
    let has_begun = table.phase() != Phase::Setup;
    let taken = Marine::ALL.iter().filter(|marine| table.owner_of(marine.team()).is_some());
    taken
        .map(|&marine| Roster {
            marine: Word(marine),
            team: Word(marine.team()),
            slain: has_begun && !table.is_alive(marine),
        })
        .collect()
}

/// How many cards a pile has, and which of them are known to be in it.
fn pile(pile: &PilePlan, count: u8) -> Pile {
    Pile {
        count,
        known: words(&pile.known),
        under: pile.under,
        counted: if pile.counted { pile.order.len() } else { 0 },
    }
}

fn open_pile(plan: &PilePlan, count: u8) -> Pile {
    Pile { known: words(&[&plan.order[..], &plan.seen].concat()), ..pile(plan, count) }
}

fn counted(piles: &[&PilePlan]) -> Vec<Word<Symbol>> {
    let cards = piles.iter().filter(|pile| pile.counted).flat_map(|pile| &pile.order);
    let mut cards: Vec<Symbol> = cards.copied().collect();
    cards.sort_unstable();
    words(&cards)
}
