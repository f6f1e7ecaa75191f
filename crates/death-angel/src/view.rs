//! What a viewer may know, and worlds sampled from it (DA-COMP-08).

use game_api::{Chance, Viewer};

use crate::card::{Kind, Seat, Symbol, Team, named};
use crate::cards::EventId;
use crate::frame::{EventStep, Frame};
use crate::pile::{Deck, EventDeck, EventList, EventSet, Pile, draw_from};
use crate::position::Position;
use crate::state::{DeathAngel, HIDDEN, Phase};

/// What one viewer may know of a game. There is no way back to the secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    viewer: Viewer<Seat>,
    /// The table as the viewer sees it: cards he does not know lie among the unseen ones.
    table: DeathAngel,
    /// Whether a card that the viewer does not know was put back on top.
    hidden_top: bool,
    /// How many cards that he does not know were put at the bottom.
    hidden_bottom: u8,
    /// Whether somebody looks at an event that he does not know.
    hidden_event: bool,
}

/// Stands for an event that the viewer does not know.
const SOME_EVENT: EventId = EventId::ChaosOfBattle;

impl View {
    /// What this viewer may know, built up from nothing.
    pub(crate) fn new(game: &DeathAngel, viewer: Viewer<Seat>) -> View {
        let is = |seat: Option<Seat>| seat.is_some_and(|seat| viewer == Viewer::Seat(seat));
        let scout = is(game.owner_of(Team::Purple));
        let (piles, deck, unseen) = public_piles(game);
        let mut view = View {
            viewer,
            hidden_top: game.events.top_known && !scout,
            hidden_bottom: if scout { 0 } else { game.events.bottom.len() },
            hidden_event: false,
            table: DeathAngel {
                fresh: game.fresh,
                spent: game.spent,
                piles,
                deck,
                unseen,
                discard: game.discard,
                events: public_events(&game.events, scout),
                frames: game.frames,
                column: game.column,
                place: game.place,
                tokens: game.tokens,
                alive: game.alive,
                right: game.right,
                n_marines: game.n_marines,
                terrain: game.terrain,
                activated: game.activated,
                door_tokens: game.door_tokens,
                site_tokens: game.site_tokens,
                supply: game.supply,
                site: game.site,
                ahead: public_ahead(game),
                n_ahead: game.n_ahead,
                major: game.major,
                minor: game.minor,
                n_players: game.n_players,
                owner: game.owner,
                chosen: public_choices(game, viewer),
                last: game.last,
                resolved: game.resolved,
                current: game.current,
                round: game.round,
                phase: game.phase,
                stage: game.stage,
                now: game.now,
                coming: game.coming,
                limited: game.limited,
                appeared: game.appeared,
                led: game.led,
                slain_lords: game.slain_lords,
                over: game.over,
            },
        };
        view.hide_event(is(Some(game.current)), scout);
        view
    }

    /// An event that somebody else is deciding about lies among the unseen ones.
    fn hide_event(&mut self, current: bool, scout: bool) {
        let Some(frame) = self.table.frames.last() else { return };
        let knows = |known: bool| current || (known && scout);
        let (event, hidden) = match frame {
            Frame::Event { event, step: EventStep::Instinct, known } if !knows(known) => {
                (event, Frame::Event { event: SOME_EVENT, step: EventStep::Instinct, known })
            }
            Frame::Scouted { event } if !scout => (event, Frame::Scouted { event: SOME_EVENT }),
            _ => return,
        };
        self.table.frames.replace(hidden);
        self.table.events.pool.add(event);
        self.hidden_event = true;
    }

    /// Whose view it is.
    pub fn viewer(&self) -> Viewer<Seat> {
        self.viewer
    }

    /// What the viewer knows as a position: cards he does not know are not in it.
    pub fn position(&self) -> Position {
        let mut position = self.table.position();
        if self.hidden_event {
            position.resolving.pop();
            position.resolving.push("hidden".into());
        }
        position
    }

    /// The event that the viewer alone looks at, or decides about.
    pub fn event(&self) -> Option<EventId> {
        match self.table.frames.last() {
            _ if self.hidden_event => None,
            Some(Frame::Event { event, .. } | Frame::Scouted { event }) => Some(event),
            _ => None,
        }
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
        let held = u8::from(self.hidden_event);
        (self.table.deck.len(), known + events.pool.len() - held)
    }

    /// The public part. Ask it only what does not depend on hidden things.
    pub fn table(&self) -> &DeathAngel {
        &self.table
    }

    /// A game that this viewer cannot tell from the real one.
    pub(crate) fn sample(&self, chance: &mut dyn Chance) -> DeathAngel {
        let mut game = self.table.clone();
        let mut counted = counted_cards(&game.piles);
        game.piles.iter_mut().for_each(|pile| pile.recount(|| draw_from(&mut counted, chance)));
        if self.hidden_event {
            sample_event(&mut game, chance);
        }
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

/// Piles and deck without an order: what lies in them is among the unseen cards. Cards that
/// everybody has counted stay, in an order that says nothing.
fn public_piles(game: &DeathAngel) -> ([Pile; 2], Deck, [u8; 4]) {
    let mut unseen = game.unseen;
    let mut counted = counted_cards(&game.piles);
    game.deck.order.iter().for_each(|symbol| unseen[symbol.index()] += 1);
    let piles = game.piles.map(|pile| match pile.counted {
        true => {
            let mut shown = pile;
            shown.recount(|| first_of(&mut counted));
            shown
        }
        false => pile.public(&mut unseen),
    });
    (piles, Deck { order: Default::default(), unseen: game.deck.len() }, unseen)
}

/// The cards that lay in the piles when the deck was renewed, and still do.
fn counted_cards(piles: &[Pile; 2]) -> [u8; 4] {
    let mut cards = [0; 4];
    for symbol in piles.iter().filter(|pile| pile.counted).flat_map(|pile| pile.order.iter()) {
        cards[symbol.index()] += 1;
    }
    cards
}

fn first_of(cards: &mut [u8; 4]) -> Symbol {
    let first = cards.iter().position(|&count| count > 0).unwrap_or(0);
    cards[first] -= 1;
    Symbol::ALL[first]
}

fn public_events(events: &EventDeck, scout: bool) -> EventDeck {
    let mut pool = events.pool;
    let mut top = EventList::default();
    for (i, event) in events.top.iter().enumerate() {
        match i == 0 && events.top_known && scout {
            true => top.push_back(event),
            false => pool.add(event),
        }
    }
    let bottom = if scout { events.bottom } else { EventList::default() };
    if !scout {
        events.bottom.iter().for_each(|event| pool.add(event));
    }
    EventDeck { pool, discard: events.discard, top, bottom, top_known: events.top_known && scout }
}

/// The location deck by tiers: nobody has seen the cards.
fn public_ahead(game: &DeathAngel) -> [crate::state::Ahead; 4] {
    use crate::state::Ahead;
    game.ahead.map(|ahead| match ahead {
        Ahead::Known(location) => Ahead::Tier(location.card().tier),
        tier => tier,
    })
}

/// Choices not yet revealed are seen by their owners alone.
fn public_choices(game: &DeathAngel, viewer: Viewer<Seat>) -> [u8; 6] {
    let mut chosen = game.chosen;
    if game.phase == Phase::Choose {
        for &team in Team::ALL {
            let own = game.owner_of(team).is_some_and(|seat| viewer == Viewer::Seat(seat));
            if chosen[team as usize] != 0 && !own {
                chosen[team as usize] = HIDDEN;
            }
        }
    }
    chosen
}

fn sample_choice(game: &DeathAngel, team: Team, chance: &mut dyn Chance) -> u8 {
    let mut weights = [0; 3];
    for &kind in Kind::ALL {
        weights[kind as usize] = u32::from(game.kind_refusal(team, kind).is_ok());
    }
    chance.pick(&weights) as u8 + 1
}

/// Some unseen event that fits what everybody can see: if it is being decided about, it
/// has Instinct and more than one target.
fn sample_event(game: &mut DeathAngel, chance: &mut dyn Chance) {
    let Some(frame) = game.frames.last() else { return };
    let mut fitting = EventSet::default();
    for event in game.events.pool.iter() {
        if matches!(frame, Frame::Scouted { .. }) || game.asks_under_instinct(event) {
            fitting.add(event);
        }
    }
    let event = fitting.draw(chance);
    game.events.pool.remove(event);
    game.frames.replace(match frame {
        Frame::Event { step, known, .. } => Frame::Event { event, step, known },
        _ => Frame::Scouted { event },
    });
}

/// What kind of answer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Who must decide.
    pub owner: Seat,
    /// What it is about.
    pub kind: DecisionKind,
}

named! {
    /// What a decision is about.
    DecisionKind {
        /// Which team to take.
        Team = "team",
        /// Which action card to play.
        Choose = "choose",
        /// Who gets a token.
        Token = "token",
        /// What to do with a Move + Activate card.
        Move = "move",
        /// Whom to attack.
        Attack = "attack",
        /// Whether to roll again.
        Reroll = "reroll",
        /// Which card dies, or goes.
        Kill = "kill",
        /// Whether to use the Artefact.
        Artefact = "artefact",
        /// A choice that the ability of a card or location asks for.
        Ability = "ability",
        /// A choice under Instinct.
        Instinct = "instinct",
        /// Where the cards of a short pile go.
        Shortage = "shortage",
        /// What happens upon entering a location.
        Enter = "enter",
    }
}

impl DeathAngel {
    /// The pending decision, or `None` after the end.
    pub fn decision(&self) -> Option<Decision> {
        if self.over.is_some() {
            return None;
        }
        let kind = match self.frames.last() {
            None if self.phase == Phase::Setup => DecisionKind::Team,
            None => DecisionKind::Choose,
            Some(frame) => kind_of(frame),
        };
        Some(Decision { owner: self.decider(), kind })
    }

    /// The face that lies on the table and may be rolled again.
    pub fn face(&self) -> Option<crate::card::Face> {
        match self.frames.last() {
            Some(Frame::Rolled { face, .. } | Frame::Defense { face, .. }) => crate::card::Face::new(face),
            _ => None,
        }
    }
}

fn kind_of(frame: Frame) -> DecisionKind {
    match frame {
        Frame::Support { .. } | Frame::EnterToken { .. } | Frame::Lead {} | Frame::Heal { .. } => {
            DecisionKind::Token
        }
        Frame::Moves { .. } => DecisionKind::Move,
        Frame::Attacks { .. } | Frame::Volley { .. } | Frame::Again { .. } => DecisionKind::Attack,
        Frame::Rolled { .. } | Frame::Defense { .. } => DecisionKind::Reroll,
        Frame::Kills { .. } => DecisionKind::Kill,
        Frame::Artefact { .. } => DecisionKind::Artefact,
        Frame::Event { .. } => DecisionKind::Instinct,
        Frame::Spawn { .. } | Frame::Everywhere { .. } | Frame::Deal { .. } => DecisionKind::Shortage,
        Frame::Tokens { .. } | Frame::Grow { .. } | Frame::Bare {} | Frame::Place { .. } => {
            DecisionKind::Enter
        }
        _ => DecisionKind::Ability,
    }
}
