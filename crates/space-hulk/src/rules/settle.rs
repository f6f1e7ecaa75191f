//! The one loop that runs everything automatic until somebody must decide.

use game_api::{Chance, Journal};

use super::Context;
use crate::event::Event;
use crate::frame::{AfterMove, Frame};
use crate::position::Phase;
use crate::state::{Ending, Outcome, SpaceHulk, Stage};
use crate::unit::{Kind, Place, Side, UnitId, flag};

/// The last round that is counted; a game without an end is stopped there.
const LAST_ROUND: u16 = 9999;

impl SpaceHulk {
    /// Settles a position just set up. A blip that a Marine sees is then the first
    /// decision, even if it is the only one: nothing is revealed unasked.
    pub(crate) fn begin(&mut self, chance: &mut dyn Chance, journal: &mut Journal<Side, Event>) {
        let mut cx = Context { chance, journal };
        if self.over.is_some() {
            self.stale = false;
            return;
        }
        self.refresh_sustained();
        if self.frames.is_empty() && self.phase != Phase::Setup {
            self.notice_blips(true);
        }
        self.settle(&mut cx);
    }

    /// Runs frames and phases until a decision is pending or the game is over.
    pub(crate) fn settle(&mut self, cx: &mut Context) {
        let mut idle_rounds = 0;
        while self.over.is_none() && !cx.chance.is_spent() {
            self.sweep();
            if self.stale && !self.is_turning_up() {
                self.stale = false;
                if self.check_immediate_goals() {
                    break;
                }
                if self.look_around() {
                    continue;
                }
            }
            debug_assert!(!self.changed_unnoticed(), "something that sight or goals depend on changed");
            let waits = match self.frames.last().copied() {
                Some(frame) => self.step_frame(frame, cx),
                None => self.step_phase(&mut idle_rounds, cx),
            };
            if waits && (self.solo.is_none() || self.asked() == Side::Marine || self.automate(cx)) {
                return;
            }
        }
        self.finish(cx);
    }

    /// Sight is checked after every change of the board (SH-LOS-13): sustained fire
    /// may end, and blips may be seen; whether any are.
    fn look_around(&mut self) -> bool {
        self.refresh_sustained();
        self.notice_blips(false)
    }

    /// While the alien side is asked whether a blip is the Broodlord, the blip still
    /// stands for its models: no Marine looks past it. From its first model on, sight is
    /// checked after every change, also when that model is killed (SH-AMB-58).
    fn is_turning_up(&self) -> bool {
        matches!(self.frames.last(), Some(Frame::Broodlord(_)))
    }

    /// Whether looking again would find anything: then something forgot to set `stale`.
    fn changed_unnoticed(&self) -> bool {
        let mut copy = self.clone();
        !self.stale && (copy.check_immediate_goals() || copy.look_around() || copy != *self)
    }

    /// Clears what has no meaning after the end, and tells it.
    fn finish(&mut self, cx: &mut Context) {
        self.sweep();
        self.stale = false;
        self.frames.clear();
        self.volley = Default::default();
        let Some(outcome) = self.over else { return };
        let reason = self.reason(outcome);
        cx.tell(|| Event::GameOver { winner: outcome.winner, reason });
    }

    /// The reason of an outcome in one word.
    pub fn reason(&self, outcome: Outcome) -> String {
        match outcome.ending {
            Ending::Goal(goal) => self
                .setup
                .victory()
                .goals()
                .nth(goal as usize)
                .map_or(String::new(), |(_, goal)| goal.name.clone()),
            Ending::RoundLimit => "round_limit".into(),
            Ending::Overspent => "overspent".into(),
            Ending::NoUnits => "no_units".into(),
            Ending::Stalemate => "stalemate".into(),
            Ending::NoMarines => "no_marines".into(),
            Ending::OutOfReach => "out_of_reach".into(),
        }
    }

    /// Works on the top frame; whether somebody must decide.
    fn step_frame(&mut self, frame: Frame, cx: &mut Context) -> bool {
        match frame {
            Frame::Convert { blips, ask } => self.step_convert(blips, ask, cx),
            Frame::Broodlord(_) => true,
            Frame::Placing(reveal) => self.step_placing(reveal, cx),
            Frame::AfterMove(after) => {
                let possible = self.has_something_after(&after);
                if !possible {
                    self.frames.pop();
                }
                possible
            }
            Frame::Assault(assault) => self.step_assault(assault, cx),
            Frame::TurnToFace { .. } => true,
            Frame::Window(window) => self.step_window(window, cx),
        }
    }

    /// Whether a Marine who has moved can do anything of what is free.
    fn has_something_after(&self, after: &AfterMove) -> bool {
        let can =
            (after.fires && self.has_gun_target(after.unit)) || (after.drops && self.can_drop(after.unit));
        self.units[after.unit].is_alive() && can
    }

    /// Works on the phase; whether somebody must decide.
    fn step_phase(&mut self, idle_rounds: &mut u8, cx: &mut Context) -> bool {
        if self.units().is_empty() {
            self.over = Some(Outcome { winner: None, ending: Ending::NoUnits });
            return false;
        }
        match self.phase {
            Phase::Setup => self.step_setup(cx),
            Phase::MarineCommand => self.step_command(cx),
            Phase::MarineAction => self.step_actions(Side::Marine, cx),
            Phase::AlienReinforcement if self.is_solo_b() => self.step_reinforcement_b(cx),
            Phase::AlienReinforcement => self.step_reinforcement(cx),
            Phase::AlienAction if self.is_solo_b() => self.step_aliens_b(cx),
            Phase::AlienAction => self.step_actions(Side::Alien, cx),
            Phase::MissionStatus => {
                self.step_status(idle_rounds, cx);
                false
            }
        }
    }

    pub(crate) fn enter_phase(&mut self, phase: Phase, cx: &mut Context) {
        self.phase = phase;
        self.stage = Stage::Begin;
        self.active = UnitId::NONE;
        let turn = self.turn;
        cx.tell(|| Event::Phase { phase, turn });
    }

    /// Deployment, then the starting blips (SH-SETUP-09).
    fn step_setup(&mut self, cx: &mut Context) -> bool {
        if self.is_deploying() {
            return true;
        }
        if self.stage == Stage::Begin {
            self.stage = Stage::Middle;
            let number = self.setup.content.starting_blips;
            if self.is_solo_b() { self.draw_for_room(number, cx) } else { self.draw_blips(number, cx) }
        }
        if self.step_hand(cx) {
            return true;
        }
        self.enter_phase(Phase::MarineCommand, cx);
        // Goals that nobody was asked about during setup are asked about now.
        self.stale = true;
        false
    }

    /// Blips in hand are placed, or go where nobody sees them.
    fn step_hand(&mut self, cx: &mut Context) -> bool {
        if self.is_solo_b() {
            return self.step_hand_b(cx);
        }
        if self.in_hand().any(|id| self.fits_anywhere(id)) {
            return true;
        }
        self.discard_hand(cx);
        self.sweep();
        false
    }

    fn step_command(&mut self, cx: &mut Context) -> bool {
        if self.stage == Stage::Begin {
            self.refresh_marines();
            let present = self.marines.iter().any(|id| self.units[id].square().is_some());
            if present {
                self.draw_command(cx);
            }
            self.stage = if present && self.may_redraw() { Stage::Middle } else { Stage::End };
        }
        if self.stage == Stage::Middle && self.may_redraw() {
            return true;
        }
        self.enter_phase(Phase::MarineAction, cx);
        false
    }

    fn step_reinforcement(&mut self, cx: &mut Context) -> bool {
        if self.stage == Stage::Begin {
            self.stage = Stage::Middle;
            self.hold_old_blips();
            self.draw_blips(self.setup.reinforcements(self.turn), cx);
        }
        if self.step_hand(cx) {
            return true;
        }
        self.enter_phase(Phase::AlienAction, cx);
        false
    }

    /// An action phase goes on while somebody can act (SH-TURN-04).
    fn step_actions(&mut self, side: Side, cx: &mut Context) -> bool {
        if self.stage == Stage::Begin {
            self.stage = Stage::Middle;
            if side == Side::Alien {
                self.refresh_aliens();
            }
        }
        self.retire_spent_unit();
        if self.active != UnitId::NONE || self.can_anybody_act(side) {
            return true;
        }
        self.end_turn(cx);
        false
    }

    /// A unit without points is done, unless it may still drop something.
    fn retire_spent_unit(&mut self) {
        if self.active != UnitId::NONE && self.units[self.active].ap() == 0 && !self.is_carrier(self.active) {
            self.end_activation();
        }
    }

    /// The active unit is done for this phase (SH-ACT-03).
    pub(crate) fn end_activation(&mut self) {
        let id = std::mem::replace(&mut self.active, UnitId::NONE);
        self.units[id].set(flag::FINISHED);
    }

    /// The player whose phase it is has done with it.
    pub(crate) fn end_turn(&mut self, cx: &mut Context) {
        match self.phase {
            // In variant B reinforcements come last (SB-SEQ-02).
            Phase::MarineAction if self.is_solo_b() => self.enter_phase(Phase::AlienAction, cx),
            Phase::MarineAction => self.enter_phase(Phase::AlienReinforcement, cx),
            _ => {
                self.release_held();
                if let Some(memory) = &mut self.solo {
                    memory.end_turn();
                }
                self.enter_phase(Phase::MissionStatus, cx);
            }
        }
    }

    /// Whether the phase has anything to decide; kept short, since it is asked
    /// before every decision.
    fn can_anybody_act(&self, side: Side) -> bool {
        match side {
            Side::Marine => {
                let has_cp = self.may_have_cp();
                self.marines.iter().any(|id| {
                    let unit = &self.units[id];
                    let ready = !unit.is_finished() && (unit.ap() > 0 || self.is_carrier(id));
                    unit.square().is_some() && (ready || has_cp || self.has_power(id))
                })
            }
            Side::Alien => self.aliens().iter().any(|id| self.can_alien_act(id)),
        }
    }

    fn has_power(&self, id: UnitId) -> bool {
        let mut any = false;
        self.powers(id, |_| any = true);
        any
    }

    /// On the board an alien that is not done can always turn, or be converted.
    fn can_alien_act(&self, id: UnitId) -> bool {
        let unit = &self.units[id];
        if unit.is_finished() {
            return false;
        }
        match (unit.kind(), unit.place()) {
            (Kind::Blip, _) => !unit.has(flag::ACTED) || self.has_blip_action(id),
            (_, Place::Board(_)) => unit.ap() > 0 || self.is_carrier(id),
            (_, Place::Entry(entry)) => {
                let inward = self.setup.entries[entry as usize].inward;
                unit.ap() > 0 && self.enter_refusal(unit, inward, &self.ground(false)).is_none()
            }
            (_, Place::Hand) => false,
        }
    }

    fn step_status(&mut self, idle_rounds: &mut u8, cx: &mut Context) {
        if self.stage == Stage::Begin {
            self.stage = Stage::End;
            self.begin_status(cx);
            return;
        }
        self.end_round();
        self.stale = true;
        *idle_rounds = idle_rounds.saturating_add(1);
        if self.over.is_none() {
            self.enter_phase(Phase::MarineCommand, cx);
            self.stop_if_endless(*idle_rounds);
        }
    }

    /// Two rounds in which nobody could do anything, and nothing is to come.
    fn stop_if_endless(&mut self, idle_rounds: u8) {
        let nothing_comes = self.turn as usize > self.setup.content.reinforcements.len() + 1;
        let idle = idle_rounds > 2 && nothing_comes && self.setup.content.round_limit.is_none();
        if idle || self.turn > LAST_ROUND {
            self.over = Some(Outcome { winner: None, ending: Ending::Stalemate });
        }
    }
}
