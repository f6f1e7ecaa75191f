//! Hands an answer to the top frame or the phase.

use super::Context;
use super::attack::Attacks;
use super::kills::Kills;
use super::moving::Moves;
use crate::action::{Action, Target};
use crate::card::{Cell, Team};
use crate::cards::Ability;
use crate::event::{Event, RollFor};
use crate::frame::{Frame, MoveStep};
use crate::state::{DeathAngel, Phase};

impl DeathAngel {
    /// Plays a legal action and settles everything up to the next decision.
    pub(crate) fn play(&mut self, action: &Action, cx: &mut Context) {
        // Half of all answers are moves and choices, after which the next question is mostly
        // the same: that is asked at once, before anybody looks for it.
        let waits = match self.frames.last() {
            Some(Frame::Moves { team, step, moved, turned, used }) => {
                self.answer_moves(Moves { team, step, moved, turned, used }, *action, cx)
            }
            Some(frame) => {
                self.answer(frame, action, cx);
                false
            }
            None => self.answer_phase(action, cx),
        };
        if !waits {
            self.settle(cx);
        }
    }

    /// Answers the question of a phase; whether somebody must decide again.
    fn answer_phase(&mut self, action: &Action, cx: &mut Context) -> bool {
        match (self.phase, *action) {
            (Phase::Choose, Action::Choose { team, card }) => {
                self.choose(team, card, cx);
                return self.choosing() != 0 && self.step_choice(cx);
            }
            (Phase::Setup, Action::Target(Target::Team(team))) => self.take_team(team, cx),
            _ => {}
        }
        false
    }

    /// Answers the question of the top frame.
    pub(crate) fn answer(&mut self, frame: Frame, action: &Action, cx: &mut Context) {
        match (frame, *action) {
            (Frame::Attacks { team, used, shooter, shots }, action) => {
                self.answer_attacks(Attacks { team, used, shooter, shots }, action, cx);
            }
            (Frame::Kills { why, marine, low, high, sides, left, done }, Action::Kill { cell, foe }) => {
                self.kill(Kills { why, marine, low, high, sides, left, done }, cell, foe, cx);
            }
            (Frame::Kills { why, marine, low, high, sides, left, done }, _) => {
                self.frames.pop();
                self.after_kills(Kills { why, marine, low, high, sides, left, done }, cx);
            }
            (Frame::Brother { marine }, Action::Kill { cell, foe }) => {
                self.announce_brother(marine, cell, foe, cx);
            }
            (Frame::Trade { marine, picks }, Action::Kill { cell, foe }) => {
                self.announce_trade(marine, picks, cell, foe, cx);
            }
            (Frame::Trade { marine, picks }, _) => self.end_trade(marine, picks, cx),
            (Frame::Volley { team, used }, Action::Attack { marine, cell }) => {
                self.frames.replace(Frame::Volley { team, used: used | marine.mate_bit() });
                self.lose_tokens(marine, 1, cx);
                self.attack(marine, cell, cx);
            }
            (Frame::Again { .. }, Action::Attack { marine, cell }) => {
                self.frames.pop();
                self.attack(marine, cell, cx);
            }
            (Frame::Rolled { .. } | Frame::Defense { .. }, action) => self.answer_roll(frame, action, cx),
            (Frame::Artefact { cell }, action) => {
                self.answer_artefact(cell, action == Action::Target(Target::Ability), cx);
            }
            (frame, Action::Support { marine }) => self.answer_token(frame, marine, cx),
            (Frame::HealTurn { .. }, Action::Turn { marine }) => {
                self.frames.pop();
                self.turn(marine, cx);
            }
            (frame, Action::Target(target)) => self.answer_target(frame, target, cx),
            _ => self.frames.pop(),
        }
    }

    /// Goes on with a Move + Activate card; whether its player must decide again.
    fn answer_moves(&mut self, moves: Moves, action: Action, cx: &mut Context) -> bool {
        let after = match action {
            Action::Swap { marine, position } => {
                self.swap(marine, position, cx);
                Moves { moved: moves.moved | marine.mate_bit(), ..moves }
            }
            Action::Turn { marine } => {
                self.turn(marine, cx);
                Moves { step: MoveStep::Turn, turned: moves.turned | marine.mate_bit(), ..moves }
            }
            Action::Activate { marine, terrain } => {
                let used = moves.used | marine.mate_bit();
                self.frames.replace(Moves { step: MoveStep::Activate, used, ..moves }.frame());
                self.activate(marine, terrain, cx);
                return false;
            }
            _ => Moves { step: MoveStep::ALL[moves.step.index() + 1], ..moves },
        };
        self.step_moves(after)
    }

    fn answer_attacks(&mut self, attacks: Attacks, action: Action, cx: &mut Context) {
        match action {
            Action::Attack { marine, cell } => {
                self.frames.replace(self.after_attacker(attacks, marine).frame());
                self.attack(marine, cell, cx);
            }
            Action::Target(_) => self.charge(attacks),
            _ => self.frames.pop(),
        }
    }

    /// A token buys another roll, which counts (DA-SUPPORT-02, DA-SUPPORT-03).
    fn answer_roll(&mut self, frame: Frame, action: Action, cx: &mut Context) {
        match (frame, action) {
            (Frame::Rolled { marine, cell, .. }, Action::Reroll) => {
                self.lose_tokens(marine, 1, cx);
                let face = cx.roll(RollFor::Attack, Some(marine)).number();
                self.frames.replace(Frame::Rolled { marine, cell, face });
            }
            (Frame::Defense { cell, .. }, Action::Reroll) => {
                let marine = self.marine_at(cell.position());
                self.lose_tokens(marine, 1, cx);
                let face = cx.roll(RollFor::Defense, Some(marine)).number();
                self.frames.replace(Frame::Defense { cell, face, rerolled: true });
            }
            (Frame::Rolled { marine, cell, face }, _) => {
                self.frames.pop();
                self.resolve_attack(marine, cell, face, cx);
            }
            (Frame::Defense { cell, face, rerolled }, _) => {
                self.frames.pop();
                self.resolve_defense(cell, face, rerolled, cx);
            }
            _ => {}
        }
    }

    fn answer_token(&mut self, frame: Frame, marine: crate::card::Marine, cx: &mut Context) {
        match frame {
            Frame::Heal { team } => return self.heal(team, marine, cx),
            Frame::Tokens { left, given } => return self.give_entering(left, given, marine, cx),
            Frame::Lead {} => self.led = true,
            _ => {}
        }
        self.frames.pop();
        self.give_token(marine, cx);
    }

    fn answer_target(&mut self, frame: Frame, target: Target, cx: &mut Context) {
        match (frame, target) {
            (Frame::Event { event, .. }, target) => self.decide_event(event, target, cx),
            (Frame::Strategize { from: Cell::NONE }, Target::Cell(from)) => {
                self.frames.replace(Frame::Strategize { from });
            }
            (Frame::Strategize { from }, Target::Cell(to)) => {
                self.frames.pop();
                self.move_swarm(from, to, cx);
            }
            (Frame::PowerField {}, Target::Cell(cell)) => {
                self.frames.pop();
                self.shield(cell, cx);
            }
            (Frame::DoorToken {}, _) => {
                self.frames.pop();
                if let Some(Ability::DoorTokens { extra }) = self.ability(Team::Red) {
                    self.add_door_tokens(extra, cx);
                }
            }
            (Frame::Scout {}, _) => self.scout(cx),
            (Frame::Scouted { event }, target) => self.put_back(event, target == Target::Top, cx),
            (Frame::Intimidate {}, _) => self.intimidate(cx),
            (Frame::Take { left, heads, tails, tongues, claws }, Target::Card { cell, foe }) => {
                self.take(left, [heads, tails, tongues, claws], cell, foe);
            }
            (Frame::Stealth { side, .. }, Target::Marine(marine)) => self.pay_for_stealth(marine, side, cx),
            (frame, Target::Pile(side)) => self.answer_pile(frame, side, cx),
            (Frame::Limit { .. }, Target::Terrain(terrain)) => {
                cx.tell(|| Event::Named { target });
                self.limit_terrain(terrain);
            }
            (Frame::Spawn { color, amount, .. }, Target::Share { count, .. }) => {
                self.share(color, amount, count, cx);
            }
            (Frame::Everywhere { waiting }, Target::Marine(marine)) => self.serve_marine(waiting, marine, cx),
            (Frame::Teleport { asked }, target) => {
                if let Some(marine) = self.next_traveler(asked) {
                    self.teleport(asked, marine, target == Target::Token, cx);
                }
            }
            (Frame::Launch { .. }, target) => self.launch(target == Target::Roll, cx),
            (Frame::Grow { count }, Target::Cell(cell)) => self.grow(cell, count, cx),
            (Frame::Bare {}, Target::Marine(marine)) => {
                self.frames.pop();
                self.spawn(self.behind(marine), 1, cx);
            }
            (Frame::Place { terrain }, Target::Cell(cell)) => {
                self.frames.pop();
                self.place_terrain(terrain, cell, cx);
            }
            _ => {}
        }
    }

    fn answer_pile(&mut self, frame: Frame, side: crate::card::Side, cx: &mut Context) {
        match frame {
            Frame::Stealth { .. } => self.discard_by_stealth(side, cx),
            Frame::Shuffle { heads, tails, tongues, claws, .. } => {
                self.frames.pop();
                self.shuffle_into(side, [heads, tails, tongues, claws], cx);
            }
            Frame::Sanctuary { cell } => self.announce_pile(cell, side, cx),
            Frame::PanelPile { .. } => self.discard_by_panel(side, 1, cx),
            Frame::Pump { count, .. } => self.discard_by_panel(side, count, cx),
            Frame::Deal { each } => {
                self.frames.pop();
                let mut sizes = [each; 2];
                sizes[side as usize] += 1;
                self.deal_piles(sizes, cx);
            }
            _ => {}
        }
    }
}
