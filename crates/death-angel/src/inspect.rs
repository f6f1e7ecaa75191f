//! Questions that players and pictures ask about a game.

use game_api::{Chance, Journal};

use crate::action::Action;
use crate::card::{Cell, Face, Kind, Marine, Symbol, Team, Terrain};
use crate::cards::{EventId, Panel, Trigger};
use crate::frame::{EventStep, Frame};
use crate::rules::Context;
use crate::state::{Ahead, DeathAngel, Lasting, Phase};
use crate::swarm::Swarm;

impl DeathAngel {
    /// The type of the card that a team has revealed in this round, or chosen and not yet
    /// revealed.
    pub fn played(&self, team: Team) -> Option<Kind> {
        self.chosen_kind(team)
    }

    /// The type of the card that a team played in the round before, which it cannot
    /// choose now (DA-CHOOSE-02).
    pub fn played_before(&self, team: Team) -> Option<Kind> {
        self.last_kind(team)
    }

    /// The team that cannot choose its Attack card in this round (DA-EVT-08).
    pub fn jammed(&self) -> Option<Team> {
        match self.now {
            Lasting::GunJam(team) => Some(team),
            _ => None,
        }
    }

    /// The game as it is while nobody has chosen a card in this round: for those who ask
    /// what all teams could do together. In other phases it is the game itself.
    pub fn before_choices(&self) -> DeathAngel {
        let mut game = self.clone();
        if game.phase == Phase::Choose {
            game.chosen = [0; 6];
        }
        game
    }

    /// Plays a legal action and settles everything, but no further than to where the
    /// Genestealer Attack Phase begins; whether it got there. Then the game is one to be
    /// looked at, before chance has its say; it cannot be played on.
    pub fn look_ahead(&mut self, action: &Action, chance: &mut dyn Chance) -> bool {
        let journal = &mut Journal::discard();
        let before = self.phase;
        self.play(action, &mut Context { halts: true, ..Context::new(chance, journal) });
        self.over.is_none() && before < Phase::Attack && self.phase == Phase::Attack
    }

    /// The event about which its current player decides under Instinct.
    pub fn instinct(&self) -> Option<EventId> {
        match self.frames.last() {
            Some(Frame::Event { event, step: EventStep::Instinct, .. }) => Some(event),
            _ => None,
        }
    }

    /// The Marine whose roll lies on the table, the swarm it is about, and the face.
    pub fn roll(&self) -> Option<(Marine, Cell, Face)> {
        match self.frames.last() {
            Some(Frame::Rolled { marine, cell, face }) => Some((marine, cell, Face(face))),
            Some(Frame::Defense { cell, face, .. }) => {
                Some((self.marine_at(cell.position()), cell, Face(face)))
            }
            _ => None,
        }
    }

    /// Whether the roll on the table, if it is kept, is what its Marine wants: a kill in
    /// attack, a miss in defense.
    pub fn is_good_roll(&self) -> bool {
        match self.frames.last() {
            Some(Frame::Rolled { marine, cell, face }) => self.would_kill(marine, cell, Face(face)),
            Some(Frame::Defense { cell, face, rerolled }) => !self.would_hit(cell, Face(face), rerolled),
            _ => false,
        }
    }

    /// Whether no other face would be better for the Marine whose roll lies on the table, so that
    /// a reroll could only harm him.
    pub fn is_best_roll(&self) -> bool {
        let mut faces = (0..6).map(Face);
        match self.frames.last() {
            Some(Frame::Rolled { marine, cell, face }) => {
                let kept = self.n_killed(marine, cell, Face(face));
                kept > 0 && faces.all(|other| self.n_killed(marine, cell, other) <= kept)
            }
            Some(Frame::Defense { cell, face, rerolled }) => {
                let kept = self.benefit(cell, Face(face), rerolled);
                kept > 0 && faces.all(|other| self.benefit(cell, other, true) <= kept)
            }
            _ => false,
        }
    }

    /// The swarm that attacks, or is attacked, where a roll lies on the table.
    pub fn rolled_against(&self) -> Option<Swarm> {
        self.roll().map(|(_, cell, _)| self.swarm(cell))
    }

    /// All Genestealers of a cell, also those that have attacked in this phase.
    #[inline]
    pub fn crowd(&self, cell: Cell) -> Swarm {
        self.all_in(cell)
    }

    /// What the Control Panel does here.
    pub fn panel(&self) -> Option<Panel> {
        match self.site.card().trigger {
            Trigger::Panel(panel) => Some(panel),
            Trigger::Nothing | Trigger::Enter(_) => None,
        }
    }

    /// The tokens on the Door.
    pub fn door_tokens(&self) -> u8 {
        self.door_tokens
    }

    /// The tokens on the location.
    pub fn site_tokens(&self) -> u8 {
        self.site_tokens
    }

    /// Whether a team has committed itself to a card in this round, whichever it is.
    pub fn has_chosen(&self, team: Team) -> bool {
        self.chosen[team as usize] != 0
    }

    /// Whether a terrain card has been activated in this round (DA-MOVE-09).
    pub fn is_activated(&self, terrain: Terrain) -> bool {
        self.activated >> terrain as u8 & 1 != 0
    }

    /// How many Genestealers of a symbol lie in the discard pile.
    pub fn n_discarded(&self, symbol: Symbol) -> u8 {
        self.discard[symbol.index()]
    }

    /// How many cards of an event lie in the discard pile.
    pub fn n_discarded_events(&self, event: EventId) -> u8 {
        self.events.discard.count(event)
    }

    /// The next card of the location deck.
    pub fn next_location(&self) -> Option<Ahead> {
        self.ahead[..usize::from(self.n_ahead)].last().copied()
    }

    /// The effects of events in force in this round and in the next one (DA-ROUND-03).
    pub fn lasting(&self) -> (Lasting, Lasting) {
        (self.now, self.coming)
    }

    /// The major and the minor spawn value.
    pub fn spawn_values(&self) -> [u8; 2] {
        [self.major, self.minor]
    }
}
