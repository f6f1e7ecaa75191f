//! Teams are taken, cards are chosen and revealed (DA-SETUP-05, DA-CHOOSE, DA-RESOLVE).

use super::Context;
use crate::card::{Kind, Seat, Team};
use crate::cards::{ACTIONS, card_of};
use crate::event::Event;
use crate::refusal::{self, No};
use crate::setup::teams_per_player;
use crate::state::{DeathAngel, Lasting, NONE, Phase, Stage};

impl DeathAngel {
    pub(crate) fn n_taken(&self) -> u8 {
        self.owner.iter().filter(|&&seat| seat != NONE).count() as u8
    }

    /// Whether teams are still to be taken.
    pub(crate) fn teams_missing(&self) -> bool {
        self.n_taken() < self.n_players * teams_per_player(self.n_players)
    }

    /// Whose turn it is to take a team: clockwise from the first player, round and round.
    pub(crate) fn taker(&self) -> Seat {
        Seat::ALL[((self.current as u8 + self.n_taken()) % self.n_players) as usize]
    }

    pub(crate) fn take_team(&mut self, team: Team, cx: &mut Context) {
        let seat = self.taker();
        self.owner[team as usize] = seat as u8;
        cx.tell(|| Event::TeamTaken { seat, team });
    }

    /// Whether a team still has to choose a card.
    #[inline]
    pub(crate) fn is_choosing(&self, team: Team) -> bool {
        (self.chosen[team as usize] == 0) & self.is_team_alive(team)
    }

    /// The teams that still have to, a bit for each.
    #[inline]
    pub(crate) fn choosing(&self) -> u8 {
        // Without a branch for each team: nobody can foresee who has chosen.
        Team::ALL.iter().rev().fold(0, |set, &team| set << 1 | u8::from(self.is_choosing(team)))
    }

    /// Who commits next: secret choices are made in the order of the seats.
    #[inline]
    pub(crate) fn chooser(&self) -> Option<Seat> {
        let choosing = self.choosing();
        if self.n_players == 1 {
            return (choosing != 0).then_some(Seat::P1);
        }
        let waiting = Team::ALL.iter().map(|&team| {
            let waits = choosing >> team as u8 & 1 != 0;
            self.owner[team as usize] | if waits { 0 } else { NONE }
        });
        waiting.min().and_then(|seat| Seat::ALL.get(seat as usize).copied())
    }

    /// The kinds of card that a team may choose now, a bit for each: all but the one it
    /// played last, and no attack with jammed guns (DA-CHOOSE-02, DA-CHOOSE-06).
    #[inline]
    pub(crate) fn free_kinds(&self, team: Team) -> u8 {
        let played = 1 << self.last[team as usize] >> 1;
        let jammed = match self.now {
            Lasting::GunJam(jammed) if jammed == team => 1 << Kind::Attack as u8,
            _ => 0,
        };
        ((1 << Kind::ALL.len()) - 1) & !(played | jammed)
    }

    pub(crate) fn choice_refusal(&self, team: Team, card: u8) -> Result<(), No> {
        let owner = self.owner_of(team).ok_or(refusal::TEAM_NOT_IN_PLAY)?;
        let wanted = ACTIONS.get(card.wrapping_sub(1) as usize).ok_or(refusal::NOT_THAT_TEAMS_CARD)?;
        if wanted.team != team {
            return Err(refusal::NOT_THAT_TEAMS_CARD);
        }
        if !self.is_team_alive(team) {
            return Err(refusal::TEAM_DEAD);
        }
        if !self.is_choosing(team) {
            return Err(refusal::ALREADY_CHOSEN);
        }
        if self.chooser() != Some(owner) {
            return Err(refusal::NOT_YOUR_TEAM);
        }
        self.kind_refusal(team, wanted.kind)
    }

    #[inline]
    pub(crate) fn kind_refusal(&self, team: Team, kind: Kind) -> Result<(), No> {
        match self.free_kinds(team) >> kind as u8 & 1 {
            0 if self.last_kind(team) == Some(kind) => Err(refusal::PLAYED_LAST_ROUND),
            0 => Err(refusal::GUN_JAM),
            _ => Ok(()),
        }
    }

    pub(crate) fn choose(&mut self, team: Team, card: u8, cx: &mut Context) {
        self.chosen[team as usize] = ACTIONS[card as usize - 1].kind as u8 + 1;
        cx.tell_apart(self.seat_of(team), Event::Chosen { team, card }, Event::Committed { team });
    }

    /// The game as this seat sees its question before its turn comes: all choose at once
    /// (DA-CHOOSE-01), and only the order in which the rules ask puts others before it. Those count
    /// as having chosen some card. `None` where the seat has nothing to choose.
    pub fn asking(&self, seat: Seat) -> Option<DeathAngel> {
        if self.phase != Phase::Choose || !self.is_idle() {
            return None;
        }
        let mut game = self.clone();
        for &team in Team::ALL.iter().filter(|&&team| self.is_choosing(team)) {
            let free = self.free_kinds(team);
            let is_question = self.owner_of(team) == Some(seat) && free.count_ones() > 1;
            if self.owner_of(team) <= Some(seat) && !is_question {
                game.chosen[team as usize] = free.trailing_zeros() as u8 + 1;
            }
        }
        (game.chooser() == Some(seat)).then_some(game)
    }

    /// The game with a choice of a seat that the rules have not asked yet: for showing it.
    pub fn with_choice(&self, team: Team, card: u8) -> DeathAngel {
        let mut game = self.clone();
        if game.phase == Phase::Choose && game.is_choosing(team) {
            game.chosen[team as usize] = ACTIONS[card as usize - 1].kind as u8 + 1;
        }
        game
    }

    /// All cards are turned up at once (DA-RESOLVE-01).
    pub(crate) fn reveal(&mut self, cx: &mut Context) {
        for &team in Team::ALL {
            if let Some(kind) = self.chosen_kind(team) {
                cx.tell(|| Event::Revealed { team, card: card_of(team, kind) });
            }
        }
        self.resolved = 0;
        self.name_current(cx);
    }

    /// Begins one card after the other in ascending order (DA-RESOLVE-02); whether somebody
    /// must decide.
    pub(crate) fn step_cards(&mut self, cx: &mut Context) -> bool {
        debug_assert!(self.phase == Phase::Resolve);
        while self.is_idle() {
            let Some((team, kind, card)) = self.next_card(self.resolved) else {
                self.stage = Stage::Merge;
                return false;
            };
            self.resolved = card;
            cx.tell(|| Event::Resolving { team, card });
            let waits = match kind {
                Kind::Support => self.begin_support(team, cx),
                Kind::Move => self.begin_moves(team),
                Kind::Attack => self.begin_attacks(team),
            };
            if waits {
                return true;
            }
        }
        false
    }
}
