//! Why an action is not legal. It asks the same questions as the legal list, one
//! action at a time, and never looks at the list: a test compares the two.

use game_api::Refusal;

use super::assault::count_dice;
use super::movement::{Ground, marine_step_cost, stealer_step_cost};
use crate::action::{Action, Verb};
use crate::frame::{AfterMove, Assault, AssaultStep, Frame, Reveal, Window, WindowStep};
use crate::geometry::{Facing, Square};
use crate::position::Phase;
use crate::refusal::{self, No};
use crate::state::{SpaceHulk, Stage};
use crate::unit::{Kind, Ranged, Side, Unit, UnitId};

type Verdict = Result<(), No>;

/// Refuses unless a condition holds.
fn require(condition: bool, refused: No) -> Verdict {
    if condition { Ok(()) } else { Err(refused) }
}

/// Refuses if there is a refusal.
fn unless(refused: Option<No>) -> Verdict {
    refused.map_or(Ok(()), Err)
}

impl SpaceHulk {
    /// The rule that forbids an action, or `None` if it is legal. The cost written
    /// in the action is not looked at.
    pub fn why_not(&self, action: &Action) -> Option<&'static Refusal> {
        self.judge(action).err()
    }

    fn judge(&self, action: &Action) -> Verdict {
        require(self.over.is_none(), refusal::GAME_OVER)?;
        let named = action.unit != UnitId::NONE;
        require(!named || action.unit.index() < self.units().len(), refusal::NO_SUCH_UNIT)?;
        require(named == action.verb.needs_unit(), refusal::NO_SUCH_UNIT)?;
        unless(self.solo_refusal(action))?;
        match self.frames.last() {
            None => self.judge_in_phase(action),
            Some(frame) => self.judge_in_frame(frame, action),
        }
    }

    fn judge_in_phase(&self, action: &Action) -> Verdict {
        match action.verb {
            Verb::Redraw | Verb::Keep => {
                let asked = self.phase == Phase::MarineCommand && self.stage == Stage::Middle;
                require(asked, refusal::REDRAW_NO_SERGEANT)
            }
            Verb::Reinforce { entry } => self.judge_reinforce(action.unit, entry),
            Verb::Deploy { at, .. } => self.judge_deploy(action.unit, at),
            Verb::Activate => unless(self.activate_refusal(action.unit)),
            Verb::Psi(power) => unless(self.power_refusal(action.unit, power)),
            verb if verb.is_inside() => Err(refusal::NOT_A_DECISION),
            _ => self.judge_in_action_phase(action),
        }?;
        require(action.cp == 0 || action.verb.is_paid(), refusal::PAYS_TOO_MUCH)
    }

    fn judge_reinforce(&self, id: UnitId, entry: u8) -> Verdict {
        let deploying = self.phase == Phase::Setup && self.is_deploying();
        let now = self.phase == Phase::AlienReinforcement || (self.phase == Phase::Setup && !deploying);
        require(now, refusal::NOT_NOW)?;
        unless(self.reinforce_refusal(&self.units[id], entry))?;
        let is_next = self.in_hand().next() == Some(id);
        if self.is_solo_b() {
            return require(is_next && self.entries_to_choose().contains(&entry), refusal::SOLO_B_ENTRY);
        }
        require(self.solo.is_none() || is_next, refusal::SOLO_A_NOT_CHOSEN)
    }

    fn judge_deploy(&self, id: UnitId, at: Square) -> Verdict {
        require(self.phase == Phase::Setup, refusal::NOT_NOW)?;
        require(self.deploy_squares(&self.units[id]).has(at), refusal::DEPLOY_ZONE)
    }

    fn judge_in_action_phase(&self, action: &Action) -> Verdict {
        let side = match self.phase {
            Phase::MarineAction => Side::Marine,
            Phase::AlienAction if self.is_solo_b() => return Err(refusal::SOLO_B_ORDER),
            Phase::AlienAction => Side::Alien,
            _ => return Err(refusal::NOT_NOW),
        };
        match action.verb {
            Verb::EndTurn => require(self.active == UnitId::NONE, refusal::END_ACTIVE_FIRST),
            Verb::EndActivation => require(self.active == action.unit, refusal::NOT_ACTIVE),
            Verb::Convert => self.judge_convert(action.unit),
            _ => {
                let unit = &self.units[action.unit];
                require(unit.side() == side, refusal::NOT_YOUR_UNIT)?;
                let cost = self.cost_of(action.unit, action.verb)?;
                self.judge_payment(action.unit, cost, action.cp)
            }
        }
    }

    fn judge_convert(&self, id: UnitId) -> Verdict {
        require(self.phase == Phase::AlienAction, refusal::CONVERT_OWN_TURN)?;
        let unit = &self.units[id];
        unless(self.convert_refusal(unit))?;
        require(self.active == UnitId::NONE, refusal::OTHER_ACTIVE)?;
        require(!unit.is_finished(), refusal::FINISHED)
    }

    /// Whether an action can be paid this way outside a window.
    fn judge_payment(&self, id: UnitId, cost: u8, cp: u8) -> Verdict {
        let unit = &self.units[id];
        require(cp <= cost, refusal::PAYS_TOO_MUCH)?;
        require(cp == 0 || unit.kind() == Kind::Marine, refusal::NO_CP_FOR_ALIENS)?;
        require(cp <= self.cp_left(), refusal::NOT_ENOUGH_CP)?;
        if cost > 0 && cp == cost {
            return Ok(());
        }
        require(self.active == UnitId::NONE || self.active == id, refusal::OTHER_ACTIVE)?;
        require(!unit.is_finished(), refusal::FINISHED)?;
        require(unit.ap() >= cost - cp, refusal::NOT_ENOUGH_AP)
    }

    /// What an action of a unit costs, or why it cannot be done at any price.
    pub(crate) fn cost_of(&self, id: UnitId, verb: Verb) -> Result<u8, No> {
        let unit = &self.units[id];
        let ground = self.ground(true);
        match verb {
            Verb::Enter { facing } => {
                require(unit.kind() != Kind::Blip || facing == Facing::North, refusal::ENTER_FACING)?;
                unless(self.enter_refusal(unit, facing, &ground))?;
                Ok(1)
            }
            _ => {
                let at = unit.square().ok_or(refusal::OFF_BOARD)?;
                self.cost_on_board(id, at, verb, &ground)
            }
        }
    }

    fn cost_on_board(&self, id: UnitId, at: Square, verb: Verb, ground: &Ground) -> Result<u8, No> {
        let unit = &self.units[id];
        let is_marine = unit.kind() == Kind::Marine;
        match verb {
            Verb::Move { to, facing } => self.move_cost(unit, at, to, facing, ground),
            Verb::Turn { facing } => {
                require(unit.kind() != Kind::Blip, refusal::BLIP_CANNOT)?;
                require(facing != unit.facing(), refusal::SAME_FACING)?;
                let half = unit.facing().quarter_turns(facing) == 2;
                require(!is_marine || !half, refusal::HALF_TURN)?;
                Ok(1)
            }
            Verb::Fire(target) => {
                require(is_marine, refusal::ALIENS_DO_NOT_SHOOT)?;
                unless(self.fire_refusal(id, target, &ground.blocked))?;
                Ok(if unit.ranged() == Ranged::HeavyFlamer { 2 } else { 1 })
            }
            Verb::Assault(target) => unless(self.assault_refusal(id, target)).map(|()| 1),
            Verb::Overwatch | Verb::Guard | Verb::ClearJam | Verb::Reload => self.counter_cost(unit, verb),
            Verb::Door { door, open } => unless(self.door_refusal(unit, door, open)).map(|()| 1),
            Verb::Exit { exit } => self.exit_cost(unit, exit),
            Verb::Climb { to, facing } => {
                require(unit.kind() != Kind::Blip || facing == Facing::North, refusal::KEEPS_FACING)?;
                self.climb_cost(unit, to, facing, ground)
            }
            Verb::Give { target, object } => unless(self.give_refusal(id, target, object)).map(|()| 1),
            Verb::Drop { object } => unless(self.drop_refusal(id, object)).map(|()| 0),
            _ => Err(refusal::NOT_A_DECISION),
        }
    }

    fn counter_cost(&self, unit: &Unit, verb: Verb) -> Result<u8, No> {
        require(unit.kind() == Kind::Marine, refusal::MARINES_ONLY)?;
        match verb {
            Verb::Overwatch => unless(self.set_overwatch_refusal(unit)).map(|()| 2),
            Verb::Guard => Ok(2),
            Verb::ClearJam => require(unit.is_jammed(), refusal::NOT_JAMMED).map(|()| 1),
            _ => unless(self.reload_refusal(unit)).map(|()| 4),
        }
    }

    fn move_cost(
        &self,
        unit: &Unit,
        at: Square,
        to: Square,
        facing: Facing,
        ground: &Ground,
    ) -> Result<u8, No> {
        let step = self.setup.board.steps().all(at).iter().find(|step| step.to == to);
        let step = step.ok_or_else(|| self.no_step(at, to))?;
        unless(self.step_refusal(unit, at, step, ground))?;
        match unit.kind() {
            Kind::Marine => {
                require(facing == unit.facing(), refusal::KEEPS_FACING)?;
                match marine_step_cost(facing, step.direction) {
                    0 => Err(refusal::SIDEWAYS),
                    cost => Ok(cost),
                }
            }
            Kind::Blip => require(facing == Facing::North, refusal::KEEPS_FACING).map(|()| 1),
            _ => match stealer_step_cost(unit.facing(), facing, step.direction) {
                0 => Err(refusal::FREE_TURN),
                cost => Ok(cost),
            },
        }
    }

    /// Why there is no step between two squares at all: they are not neighbours, or
    /// walls lie between them.
    fn no_step(&self, at: Square, to: Square) -> No {
        let (here, there) = (self.setup.board.coord(at), self.setup.board.coord(to));
        let diagonal = here.x != there.x && here.y != there.y;
        match (here.range_to(there), diagonal) {
            (Some(1), true) => refusal::SQUEEZE,
            (Some(1), false) => refusal::WALL_BETWEEN,
            _ => refusal::NOT_A_STEP,
        }
    }

    fn judge_in_frame(&self, frame: &Frame, action: &Action) -> Verdict {
        require(action.cp == 0 || matches!(frame, Frame::Window(_)), refusal::PAYS_TOO_MUCH)?;
        match frame {
            Frame::Convert { blips, .. } => {
                require(action.verb == Verb::Convert, refusal::NOT_ASKED)?;
                require(blips.has(action.unit), refusal::NOT_CONVERTED_NOW)
            }
            Frame::Broodlord(_) => {
                require(matches!(action.verb, Verb::Broodlord | Verb::Pass), refusal::NOT_ASKED)
            }
            Frame::Placing(reveal) => self.judge_placing(reveal, action),
            Frame::AfterMove(after) => self.judge_after_move(after, action),
            Frame::Assault(assault) => self.judge_assault(assault, action),
            Frame::TurnToFace { unit, .. } => match action.verb {
                Verb::TurnToFace => require(action.unit == *unit, refusal::NOT_THIS_UNIT),
                verb => require(verb == Verb::Pass, refusal::NOT_ASKED),
            },
            Frame::Window(window) => self.judge_window(window, action),
        }
    }

    fn judge_placing(&self, reveal: &Reveal, action: &Action) -> Verdict {
        if reveal.facing != UnitId::NONE {
            require(matches!(action.verb, Verb::Face { .. }), refusal::NOT_ASKED)?;
            return require(action.unit == reveal.facing, refusal::FACE_WHICH);
        }
        let (Verb::Place { at }, Some(origin)) = (action.verb, reveal.square()) else {
            return Err(refusal::NOT_ASKED);
        };
        if self.placing_squares(reveal, origin).has(at) {
            return Ok(());
        }
        let next_to = self.setup.board.adjacent(origin).has(at) && !self.solid.has(at);
        let seen = reveal.voluntary && next_to && self.any_marine_sees(at, &self.obstructed());
        Err(if seen { refusal::PLACE_SEEN } else { refusal::PLACE_WHERE })
    }

    fn judge_after_move(&self, after: &AfterMove, action: &Action) -> Verdict {
        let is_his = action.unit == after.unit;
        match action.verb {
            Verb::Pass => Ok(()),
            Verb::Psi(power) => unless(self.power_refusal(action.unit, power)),
            Verb::Fire(target) if is_his && after.fires => {
                unless(self.fire_refusal(after.unit, target, &self.obstructed()))
            }
            Verb::Drop { object } if is_his && after.drops => unless(self.drop_refusal(after.unit, object)),
            _ => Err(refusal::FREE_SHOT_ONLY),
        }
    }

    fn judge_assault(&self, assault: &Assault, action: &Action) -> Verdict {
        if action.verb == Verb::Pass {
            return Ok(());
        }
        let (marine, _) = assault.marine_and_enemy(self);
        let (fits, refused) = match (assault.step, action.verb) {
            (AssaultStep::Parry, Verb::Parry { die }) => (self.can_parry(assault, die), refusal::PARRY_WHICH),
            (AssaultStep::Guard, Verb::Reroll { die }) => {
                (die < count_dice(&assault.defence), refusal::REROLL_WHICH)
            }
            (AssaultStep::Psi, Verb::SpendPsi { points }) => {
                ((1..=self.units[marine].psi()).contains(&points), refusal::PSI_POINTS)
            }
            _ => return Err(refusal::NOT_ASKED),
        };
        require(action.unit == marine, refusal::NOT_THIS_UNIT)?;
        require(fits, refused)
    }

    fn judge_window(&self, window: &Window, action: &Action) -> Verdict {
        if action.verb == Verb::Pass {
            return require(action.cp == 0, refusal::PAYS_TOO_MUCH);
        }
        if window.step != WindowStep::Command {
            let Verb::Fire(target) = action.verb else { return Err(refusal::NOT_ASKED) };
            require(action.cp == 0, refusal::PAYS_TOO_MUCH)?;
            require(self.units[action.unit].kind() == Kind::Marine, refusal::ALIENS_DO_NOT_SHOOT)?;
            return unless(self.overwatch_refusal(action.unit, target, window, &self.obstructed()));
        }
        require(!matches!(action.verb, Verb::Psi(_)), refusal::POWER_TIMING)?;
        require(action.verb.is_paid(), refusal::NOT_ASKED)?;
        require(self.units[action.unit].kind() == Kind::Marine, refusal::NOT_YOUR_UNIT)?;
        unless(self.reactor_refusal(action.unit, window))?;
        let cost = self.cost_of(action.unit, action.verb)?;
        require(action.cp <= cost, refusal::PAYS_TOO_MUCH)?;
        require(cost > 0 && action.cp == cost, refusal::WINDOW_CP_ONLY)?;
        require(action.cp <= self.cp_left(), refusal::NOT_ENOUGH_CP)
    }

    /// Why overwatch cannot be set (SH-OW-01, SH-AMB-54).
    pub(crate) fn set_overwatch_refusal(&self, unit: &Unit) -> Option<No> {
        if !unit.ranged().is_gun() {
            return Some(refusal::NO_OVERWATCH);
        }
        self.gun_refusal(unit).map(|_| refusal::OVERWATCH_USELESS)
    }

    /// Why the cannon cannot be reloaded (SH-CANN-06).
    pub(crate) fn reload_refusal(&self, unit: &Unit) -> Option<No> {
        let fresh = unit.ranged() == Ranged::AssaultCannon && !unit.has(crate::unit::flag::RELOADED);
        (!fresh).then_some(refusal::NO_RELOAD)
    }
}

impl Verb {
    /// Whether it is done by a unit.
    pub(crate) fn needs_unit(self) -> bool {
        !matches!(
            self,
            Verb::EndTurn | Verb::Redraw | Verb::Keep | Verb::Pass | Verb::Place { .. } | Verb::Broodlord
        )
    }

    /// Whether it only answers a question inside an action.
    fn is_inside(self) -> bool {
        matches!(
            self,
            Verb::Place { .. }
                | Verb::Face { .. }
                | Verb::Parry { .. }
                | Verb::Reroll { .. }
                | Verb::SpendPsi { .. }
                | Verb::TurnToFace
                | Verb::Broodlord
                | Verb::Pass
        )
    }

    /// Whether a unit pays points for it (or could, at a price of 0).
    fn is_paid(self) -> bool {
        matches!(
            self,
            Verb::Move { .. }
                | Verb::Turn { .. }
                | Verb::Fire(_)
                | Verb::Assault(_)
                | Verb::Overwatch
                | Verb::Guard
                | Verb::ClearJam
                | Verb::Reload
                | Verb::Door { .. }
                | Verb::Enter { .. }
                | Verb::Exit { .. }
                | Verb::Climb { .. }
                | Verb::Give { .. }
                | Verb::Drop { .. }
        )
    }
}
