//! What a viewer may know, and worlds sampled from it (DA-COMP-08).

mod eyes;
mod table;

use game_api::{Chance, Viewer};

use self::eyes::{Eyes, HiddenWork, SeenWork};
use self::table::{counted_cards, seen_table};
use crate::card::{Kind, Seat, Team};
use crate::cards::EventId;
use crate::decision::{Decision, DecisionKind};
use crate::frame::{EventStep, Frame, Work};
use crate::matter::Matter;
use crate::pile::{EventSet, draw_from};
use crate::position::Position;
use crate::state::{DeathAngel, HIDDEN};

/// What one viewer may know of a game. There is no way back to the secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer<Seat>,
    /// The table as the viewer sees it: cards he does not know lie among the unseen ones, and
    /// work that he does not know is not in it.
    table: DeathAngel,
    /// Whether a card that the viewer does not know was put back on top.
    hidden_top: bool,
    /// How many cards that he does not know were put at the bottom.
    hidden_bottom: u8,
    /// The work on an event that he does not know, which lies above the work on his table.
    hidden_work: Option<HiddenWork>,
}

impl View {
    /// What this viewer may know, built up from nothing.
    pub(crate) fn new(game: &DeathAngel, viewer: Viewer<Seat>) -> View {
        let eyes = Eyes::new(game, viewer);
        let work = SeenWork::new(game, eyes);
        let (hidden_work, hidden_event) = work.hidden.unzip();
        View {
            viewer,
            hidden_top: game.events.top_known && !eyes.purple,
            hidden_bottom: if eyes.purple { 0 } else { game.events.bottom.len() },
            hidden_work,
            table: seen_table(game, eyes, work.frames, hidden_event),
        }
    }

    /// Whose view it is.
    pub fn viewer(&self) -> Viewer<Seat> {
        self.viewer
    }

    /// What the viewer knows as a position: cards he does not know are not in it.
    pub fn position(&self) -> Position {
        let mut position = self.table.position();
        position.resolving.extend(self.hidden_work.map(|_| "hidden".into()));
        position
    }

    /// The event that the viewer alone looks at, or decides about.
    pub fn event(&self) -> Option<EventId> {
        self.table.frames.as_slice().iter().find_map(|frame| match *frame {
            Frame::Event { event, step: EventStep::Instinct, .. } | Frame::Scouted { event } => Some(event),
            _ => None,
        })
    }

    /// How many cards that the viewer does not know were put back on top of the event
    /// deck, and at its bottom.
    pub fn put_back(&self) -> (u8, u8) {
        (self.hidden_top.into(), self.hidden_bottom)
    }

    /// How many cards lie in the Genestealer deck and in the event deck, as everybody can
    /// see. A card that somebody holds to read it is in neither.
    pub fn decks(&self) -> (u8, u8) {
        let events = &self.table.events;
        let known = events.top.len() + events.bottom.len();
        let held = u8::from(self.hidden_work.is_some());
        (self.table.deck.len(), known + events.pool.len() - held)
    }

    /// The pending decision as the viewer sees it, or `None` after the end.
    pub fn decision(&self) -> Option<Decision> {
        Some(match self.hidden_work {
            None => return self.table.decision(),
            Some(HiddenWork::Instinct { .. }) => {
                Decision { owner: self.table.current, kind: DecisionKind::Instinct }
            }
            Some(HiddenWork::Look) => {
                Decision { owner: self.table.seat_of(Team::Purple), kind: DecisionKind::Ability }
            }
        })
    }

    /// What it is about, as far as the viewer sees it.
    pub fn matter(&self) -> Option<Matter> {
        match self.hidden_work {
            None => self.table.matter(),
            Some(HiddenWork::Instinct { .. }) => Some(Matter::Plain(Work::Event)),
            Some(HiddenWork::Look) => Some(Matter::Plain(Work::Scouted)),
        }
    }

    /// The public part, without work that is hidden. Ask it only what does not depend on
    /// hidden things: not what is decided now.
    pub fn table(&self) -> &DeathAngel {
        &self.table
    }

    /// A game that this viewer cannot tell from the real one.
    pub(crate) fn sample(&self, chance: &mut dyn Chance) -> DeathAngel {
        let mut game = self.table.clone();
        let mut counted = counted_cards(&game.piles);
        game.piles.iter_mut().for_each(|pile| pile.recount(|| draw_from(&mut counted, chance)));
        if let Some(work) = self.hidden_work {
            sample_event(&mut game, work, chance);
        }
        game.begin_instinct();
        if self.hidden_top {
            let event = game.events.pool.draw(chance);
            game.events.top.push_front(event);
            game.events.top_known = true;
        }
        for _ in 0..self.hidden_bottom {
            let event = game.events.pool.draw(chance);
            game.events.bottom.push_back(event);
        }
        for &team in Team::ALL {
            if game.chosen[team as usize] == HIDDEN {
                game.chosen[team as usize] = sample_choice(&game, team, chance);
            }
        }
        game
    }
}

fn sample_choice(game: &DeathAngel, team: Team, chance: &mut dyn Chance) -> u8 {
    let mut weights = [0; 3];
    for &kind in Kind::ALL {
        weights[kind as usize] = u32::from(game.kind_refusal(team, kind).is_ok());
    }
    chance.pick(&weights) as u8 + 1
}

/// Some unseen event that fits what everybody can see: if it is being decided about, it
/// has Instinct and leaves a choice.
fn sample_event(game: &mut DeathAngel, work: HiddenWork, chance: &mut dyn Chance) {
    let mut fitting = EventSet::default();
    for event in game.events.pool.iter() {
        if work == HiddenWork::Look || game.asks_under_instinct(event) {
            fitting.add(event);
        }
    }
    let event = fitting.draw(chance);
    game.events.pool.remove(event);
    game.frames.push(match work {
        HiddenWork::Instinct { known } => Frame::Event { event, step: EventStep::Instinct, known },
        HiddenWork::Look => Frame::Scouted { event },
    });
}
