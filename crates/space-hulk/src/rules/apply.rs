//! Playing an action: the answer goes to the top frame, or to the phase.

use super::Context;
use super::shooting::ShotKind;
use crate::action::{Action, Verb};
use crate::event::Event;
use crate::frame::{Assault, AssaultStep, Frame, NO_DOOR, Window, WindowStep};
use crate::state::{SpaceHulk, Stage};
use crate::unit::{Kind, Ranged, Side, Target, UnitId, UnitSet, flag};

impl SpaceHulk {
    /// Plays an answer and settles.
    pub(crate) fn play(&mut self, action: &Action, cx: &mut Context) {
        match self.frames.last().copied() {
            None => self.play_in_phase(action, cx),
            Some(frame) => self.play_in_frame(frame, action, cx),
        }
        self.settle(cx);
    }

    fn play_in_phase(&mut self, action: &Action, cx: &mut Context) {
        match action.verb {
            Verb::EndTurn => self.end_turn(cx),
            Verb::EndActivation => self.end_activation(),
            Verb::Redraw => {
                self.stage = Stage::End;
                self.draw_command(cx);
            }
            Verb::Keep => self.stage = Stage::End,
            Verb::Reinforce { entry } if self.is_solo_b() => self.put_outside(action.unit, entry, cx),
            Verb::Reinforce { entry } => self.reinforce(action.unit, entry, cx),
            Verb::Activate => self.activate_b(action.unit, cx),
            Verb::Deploy { at, facing } => self.deploy(action.unit, at, facing, cx),
            Verb::Convert => self.convert(action.unit, true, cx),
            _ => self.perform(action, cx),
        }
    }

    fn play_in_frame(&mut self, frame: Frame, action: &Action, cx: &mut Context) {
        match (frame, action.verb) {
            (Frame::Convert { blips, .. }, _) => self.convert_next(blips, action.unit, cx),
            (Frame::Broodlord(reveal), verb) => self.answer_broodlord(reveal, verb == Verb::Broodlord, cx),
            (Frame::Placing(reveal), Verb::Place { at }) => self.place_model(reveal, at, cx),
            (Frame::Placing(reveal), Verb::Face { facing }) => self.face_model(reveal, facing, cx),
            (Frame::AfterMove(after), verb) => self.answer_after_move(after.unit, action.unit, verb, cx),
            (Frame::Assault(assault), verb) => self.answer_assault(assault, verb, cx),
            (Frame::TurnToFace { unit, at, .. }, verb) => {
                self.frames.pop();
                if verb == Verb::TurnToFace {
                    self.turn_to_face(unit, at, cx);
                }
            }
            (Frame::Window(window), verb) => self.answer_window(window, action, verb, cx),
            (Frame::Placing(_), _) => {}
        }
    }

    /// The shot ends the action (SH-BOLT-02); a power or a drop does not.
    fn answer_after_move(&mut self, unit: UnitId, actor: UnitId, verb: Verb, cx: &mut Context) {
        match verb {
            Verb::Psi(power) => self.use_power(actor, power, cx),
            Verb::Drop { object } => self.drop_here(unit, object, cx),
            Verb::Fire(target) => {
                self.frames.pop();
                self.shoot(unit, target, ShotKind::AfterMove, cx);
            }
            _ => {
                self.frames.pop();
            }
        }
    }

    fn answer_assault(&mut self, assault: Assault, verb: Verb, cx: &mut Context) {
        match verb {
            Verb::Parry { die } => self.parry(assault, die, cx),
            Verb::Reroll { die } => self.reroll(assault, die, cx),
            Verb::SpendPsi { points } => self.spend_psi_in_assault(assault, points, cx),
            _ => self.next_step(assault, assault.step.declined()),
        }
    }

    fn answer_window(&mut self, mut window: Window, action: &Action, verb: Verb, cx: &mut Context) {
        match (window.step, verb) {
            (WindowStep::Command, Verb::Pass) => {
                window.step = WindowStep::Overwatch;
                self.set_window(window);
            }
            (WindowStep::Command, _) => {
                window.step = WindowStep::Overwatch;
                window.reactor = action.unit;
                self.set_window(window);
                self.perform(action, cx);
            }
            (_, Verb::Fire(target)) => self.name_shot(window, action.unit, target),
            _ => self.close_naming(window),
        }
    }

    /// A unit does something that costs points, or uses a power.
    pub(crate) fn perform(&mut self, action: &Action, cx: &mut Context) {
        let id = action.unit;
        if let Verb::Psi(power) = action.verb {
            self.use_power(id, power, cx);
            return;
        }
        self.pay(id, action.cost, action.cp, cx);
        let paid_by_cp = action.cost > 0 && action.cp == action.cost;
        if !paid_by_cp && self.frames.is_empty() {
            self.active = id;
        }
        if let Verb::Drop { object } = action.verb {
            self.drop_here(id, object, cx);
            return;
        }
        self.before_action(id, action.verb, cx);
        self.act(id, action.verb, cx);
    }

    /// What every action does before it takes effect: it ends sustained fire,
    /// overwatch and guard, and an alien's opens a window afterwards.
    fn before_action(&mut self, id: UnitId, verb: Verb, cx: &mut Context) {
        let goes_on_with = match verb {
            Verb::Fire(target) => Some(target),
            _ => None,
        };
        self.note_action(id, goes_on_with);
        match self.units[id].side() {
            Side::Marine => {
                if !matches!(verb, Verb::ClearJam | Verb::Overwatch) {
                    self.lose_overwatch(id, cx);
                }
                if !matches!(verb, Verb::Guard) {
                    self.lose_guard(id, cx);
                }
            }
            Side::Alien => {
                if self.units[id].kind() == Kind::Blip {
                    self.units[id].set(flag::ACTED);
                }
                self.open_window(id, verb);
            }
        }
    }

    /// The window lies beneath whatever the action itself puts on the stack.
    fn open_window(&mut self, id: UnitId, verb: Verb) {
        let triggers = match self.units[id].kind() {
            Kind::Blip => UnitSet::EMPTY,
            _ => UnitSet::EMPTY.with(id),
        };
        let door = match verb {
            Verb::Door { door, open: false } => door,
            _ => NO_DOOR,
        };
        if !triggers.is_empty() || door != NO_DOOR {
            self.frames.push(Frame::Window(Window::new(triggers, door)));
        }
    }

    fn act(&mut self, id: UnitId, verb: Verb, cx: &mut Context) {
        match verb {
            Verb::Move { to, facing } | Verb::Climb { to, facing } => self.step_to(id, to, facing, cx),
            Verb::Turn { facing } => self.turn_to(id, facing, cx),
            Verb::Fire(Target::Square(square)) if self.units[id].ranged() == Ranged::HeavyFlamer => {
                self.fire_flamer(id, square, cx);
            }
            Verb::Fire(target) => self.shoot(id, target, ShotKind::Standing, cx),
            Verb::Assault(target) => self.assault(id, target, cx),
            Verb::Overwatch => self.set_counter(id, flag::OVERWATCH, |unit| Event::OverwatchSet { unit }, cx),
            Verb::Guard => self.set_counter(id, flag::GUARD, |unit| Event::GuardSet { unit }, cx),
            Verb::ClearJam => {
                self.units[id].clear(flag::JAMMED);
                let unit = self.tag(id);
                cx.tell(|| Event::JamCleared { unit });
            }
            Verb::Reload => {
                self.units[id].charge = Ranged::AssaultCannon.full_ammo();
                self.set_counter(id, flag::RELOADED, |unit| Event::Reloaded { unit }, cx);
            }
            Verb::Door { door, open } => self.operate(id, door, open, cx),
            Verb::Enter { facing } => self.enter(id, facing, cx),
            Verb::Exit { .. } => self.leave(id, cx),
            Verb::Give { target, object } => self.give(id, target, object, cx),
            _ => {}
        }
    }

    fn set_counter(
        &mut self,
        id: UnitId,
        bit: u16,
        event: impl FnOnce(crate::Tag) -> Event,
        cx: &mut Context,
    ) {
        self.units[id].set(bit);
        let unit = self.tag(id);
        cx.tell(|| event(unit));
    }
}

impl AssaultStep {
    /// The step after one that was declined.
    fn declined(self) -> AssaultStep {
        match self {
            AssaultStep::Parry => AssaultStep::Guard,
            AssaultStep::Guard => AssaultStep::Psi,
            AssaultStep::Psi | AssaultStep::Compare => AssaultStep::Compare,
        }
    }
}
