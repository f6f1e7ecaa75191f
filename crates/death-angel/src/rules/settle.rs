//! The one loop that runs everything automatic until somebody must decide.

use game_api::{Chance, Journal};

use super::Context;
use super::attack::Attacks;
use super::kills::Kills;
use super::moving::Moves;
use super::targets::Choice;
use crate::action::Action;
use crate::card::{Seat, Team};
use crate::cards::Ability;
use crate::event::Event;
use crate::frame::{Frame, Frames, TravelStep};
use crate::state::{DeathAngel, HIDDEN, Lasting, Phase, Stage, UNLIMITED};
use crate::swarm::Swarm;

impl DeathAngel {
    /// Settles a game just set up.
    pub(crate) fn begin(&mut self, chance: &mut dyn Chance, journal: &mut Journal<Seat, Event>) {
        let mut cx = Context::new(chance, journal);
        if self.over.is_none() {
            if self.phase != Phase::Setup && self.frames.is_empty() {
                self.check_end();
            }
            self.settle(&mut cx);
        }
    }

    /// Runs frames and phases until a decision is pending or the game is over.
    pub(crate) fn settle(&mut self, cx: &mut Context) {
        while self.over.is_none() && !cx.chance.is_spent() {
            let waits = match self.frames.last() {
                Some(frame) => self.step_frame(frame, cx),
                None => self.step_phase(cx),
            };
            if waits {
                return;
            }
        }
        self.finish(cx);
    }

    /// Clears what has no meaning after the end, and tells it. Cards on their way go where
    /// they would have gone.
    fn finish(&mut self, cx: &mut Context) {
        for frame in self.frames.as_slice() {
            match *frame {
                Frame::Event { event, .. } | Frame::Opening { event, .. } => self.events.discard.add(event),
                _ => {}
            }
        }
        self.frames = Frames::EMPTY;
        self.merge_swarms();
        if let Some(outcome) = self.over {
            cx.tell(|| Event::GameOver { ending: outcome.ending });
        }
    }

    /// Works on the top frame; whether somebody must decide.
    pub(super) fn step_frame(&mut self, frame: Frame, cx: &mut Context) -> bool {
        match frame {
            Frame::Support { .. } | Frame::Heal { .. } => self.step_sole_marine(cx),
            Frame::Strategize { .. } => self.step_strategize(),
            Frame::PowerField {} => self.step_power_field(),
            Frame::Moves { team, step, moved, turned, used } => {
                self.step_moves(Moves { team, step, moved, turned, used })
            }
            Frame::Stealth { paid, side } => self.step_stealth(paid, side),
            Frame::Scout {} => self.step_scout(),
            Frame::Intimidate {} => self.step_intimidate(),
            Frame::Take { left, heads, tails, tongues, claws } => {
                self.step_take(left, [heads, tails, tongues, claws], cx)
            }
            Frame::Shuffle { heads, tails, tongues, claws, .. } => {
                let waits = [heads, tails, tongues, claws] != [0; 4];
                if !waits {
                    self.frames.pop();
                }
                waits
            }
            Frame::Volley { team, used } => self.step_volley(team, used),
            Frame::Attacks { team, used, shooter, shots } => {
                self.step_attacks(Attacks { team, used, shooter, shots })
            }
            Frame::Rolled { marine, cell, face } => self.step_rolled(marine, cell, face, cx),
            Frame::Kills { why, marine, low, high, sides, left, done } => {
                self.step_kills(Kills { why, marine, low, high, sides, left, done }, cx)
            }
            Frame::Again { marine } => self.step_again(marine),
            Frame::Defense { cell, face, rerolled } => self.step_defense(cell, face, rerolled, cx),
            Frame::PanelPile { .. } => self.step_discard(1, cx),
            Frame::Pump { count, .. } => self.step_discard(count, cx),
            Frame::Limit { .. } | Frame::Launch { .. } | Frame::Grow { .. } | Frame::Bare {} => {
                self.step_sole_target(frame, cx)
            }
            Frame::Teleport { asked } => self.step_teleport(asked, cx),
            Frame::Opening { event, step } => self.step_opening(event, step, cx),
            Frame::Event { event, step, .. } => self.step_event(event, step, cx),
            Frame::Spawn { color, amount, left } => self.step_spawn(color, amount, left, cx),
            Frame::Everywhere { waiting } => self.step_everywhere(waiting, cx),
            Frame::Travel { step } => self.step_travel(step, cx),
            Frame::Tokens { left, given } => self.step_tokens(left, given, cx),
            Frame::EnterToken { .. }
            | Frame::DoorToken {}
            | Frame::Scouted { .. }
            | Frame::Lead {}
            | Frame::Artefact { .. }
            | Frame::HealTurn { .. }
            | Frame::Deal { .. }
            | Frame::Place { .. }
            | Frame::Brother { .. }
            | Frame::Trade { .. }
            | Frame::Sanctuary { .. } => true,
        }
    }

    /// A question with one possible answer is answered, one with none is dropped; whether
    /// there are more.
    fn step_sole_target(&mut self, frame: Frame, cx: &mut Context) -> bool {
        match self.choice(frame) {
            Choice::Nothing => self.frames.pop(),
            Choice::Sole(target) => self.answer(frame, &Action::Target(target), cx),
            Choice::Open => return true,
        }
        false
    }

    /// With one Marine left there is no choice who gets a token.
    pub(crate) fn step_sole_marine(&mut self, cx: &mut Context) -> bool {
        if self.n_marines > 1 {
            return true;
        }
        if let Some(frame) = self.frames.last() {
            self.answer(frame, &Action::Support { marine: self.marine_at(0) }, cx);
        }
        false
    }

    /// Scouting needs an event to look at.
    fn step_scout(&mut self) -> bool {
        let waits = self.is_team_alive(Team::Purple);
        if !waits {
            self.frames.pop();
        }
        waits
    }

    /// Works on the phase; whether somebody must decide (DA-ROUND-01, DA-ROUND-02).
    fn step_phase(&mut self, cx: &mut Context) -> bool {
        if self.stage == Stage::Main && self.step_main(cx) {
            return true;
        }
        if self.stage == Stage::Merge && self.is_idle() {
            self.stage = Stage::Travel;
            if self.phase == Phase::Attack {
                self.merge_swarms();
            }
            if self.phase == Phase::Event && self.ability(Team::Red) == Some(Ability::LateAttack) {
                self.frames.push(Frame::Volley { team: Team::Red, used: 0 });
            }
        }
        if self.stage == Stage::Travel && self.is_idle() {
            // Once at each end of a phase (DA-AMB-05).
            self.stage = Stage::Next;
            if self.must_travel() {
                self.frames.push(Frame::Travel { step: TravelStep::Door });
            }
        }
        if self.stage == Stage::Next && self.is_idle() {
            self.next_phase(cx);
        }
        false
    }

    /// Whether the phase may go on.
    pub(crate) fn is_idle(&self) -> bool {
        self.frames.is_empty() && self.over.is_none()
    }

    fn step_main(&mut self, cx: &mut Context) -> bool {
        match self.phase {
            Phase::Setup if self.teams_missing() => return self.step_teams(cx),
            Phase::Setup if self.n_marines == 0 => self.deal_out(cx),
            Phase::Setup => self.enter_phase(Phase::Choose, cx),
            Phase::Choose if self.choosing() != 0 => return self.step_choice(cx),
            Phase::Attack if cx.halts => return true,
            Phase::Attack => return self.step_swarms(cx),
            Phase::Choose => self.stage = Stage::Merge,
            Phase::Resolve => return self.step_cards(cx),
            Phase::Event => {
                self.stage = Stage::Merge;
                return self.draw_event(cx);
            }
        }
        false
    }

    /// The last team left is taken without a question.
    fn step_teams(&mut self, cx: &mut Context) -> bool {
        let mut free = Team::ALL.iter().copied().filter(|&team| self.owner_of(team).is_none());
        match (free.next(), free.next()) {
            (Some(team), None) => {
                self.take_team(team, cx);
                false
            }
            _ => true,
        }
    }

    /// A choice with one legal card is made without a question: everybody knows it.
    pub(crate) fn step_choice(&mut self, cx: &mut Context) -> bool {
        let Lasting::GunJam(team) = self.now else { return true };
        if !self.is_choosing(team) || self.chooser() != self.owner_of(team) {
            return true;
        }
        let mut kinds = crate::card::Kind::ALL.iter().filter(|&&kind| self.kind_refusal(team, kind).is_ok());
        match (kinds.next(), kinds.next()) {
            (Some(&kind), None) => {
                self.choose(team, crate::cards::card_of(team, kind), cx);
                false
            }
            _ => true,
        }
    }

    fn next_phase(&mut self, cx: &mut Context) {
        match self.phase {
            Phase::Setup | Phase::Choose => {
                self.enter_phase(Phase::Resolve, cx);
                self.reveal(cx);
            }
            Phase::Resolve => self.enter_phase(Phase::Attack, cx),
            Phase::Attack => self.enter_phase(Phase::Event, cx),
            Phase::Event => self.end_round(cx),
        }
    }

    /// Effects of this round end, those of the next begin (DA-ROUND-03).
    fn end_round(&mut self, cx: &mut Context) {
        self.last = std::mem::take(&mut self.chosen);
        self.now = std::mem::take(&mut self.coming);
        self.activated = 0;
        self.resolved = 0;
        self.limited = UNLIMITED;
        self.appeared = 0;
        self.led = false;
        for swarm in &mut self.fresh[..2 * self.n_marines as usize] {
            *swarm = Swarm::with_shield(*swarm, false);
        }
        self.round = self.round.saturating_add(1);
        self.enter_phase(Phase::Choose, cx);
    }

    pub(crate) fn enter_phase(&mut self, phase: Phase, cx: &mut Context) {
        self.phase = phase;
        self.stage = Stage::Main;
        let round = self.round;
        cx.tell(|| Event::Phase { phase, round });
        debug_assert!(!self.chosen.contains(&HIDDEN), "a view does not go on by itself");
    }
}
