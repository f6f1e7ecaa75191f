//! Moving and turning (SH-MOVE), ladders (SH-LAD), entering and leaving the board.

use super::Context;
use crate::event::{Cause, Event, RollFor, Roller};
use crate::frame::{AfterMove, Frame};
use crate::geometry::{Facing, Square, SquareSet};
use crate::options::{BlipIntoLos, LadderCost};
use crate::position::Phase;
use crate::refusal::{self, No};
use crate::state::SpaceHulk;
use crate::steps::{BoardStep, OpenSteps, PLACES};
use crate::unit::{Kind, Place, Side, Unit, UnitId, flag};

/// What is asked of every step, gathered once for a whole list.
pub(crate) struct Ground {
    /// What blocks a unit outside the fire.
    pub blocked: SquareSet,
    /// Squares next to a Marine.
    pub near_marines: SquareSet,
    /// Squares that some Marine sees, if only walls count.
    pub in_reach: SquareSet,
    /// Squares with an object on them.
    pub objects: SquareSet,
}

/// What a Marine's step costs by its direction, in eighths of a turn clockwise from
/// the front; 0 where it cannot be done.
const MARINE_COSTS: [u8; 8] = [1, 1, 0, 2, 2, 2, 0, 1];

/// By facing the places of the steps that a Marine can take.
pub(crate) const MARINE_PLACES: [u8; 4] = {
    let mut places = [0; 4];
    let mut i = 0;
    while i < 32 {
        let (facing, place) = (i / 8, i % 8);
        let possible = marine_step_cost(Facing::ALL[facing], PLACES[place]) > 0;
        places[facing] |= (possible as u8) << place;
        i += 1;
    }
    places
};

/// What a Marine's step costs; 0 if he cannot take it.
#[inline]
pub(crate) const fn marine_step_cost(facing: Facing, direction: u8) -> u8 {
    MARINE_COSTS[((direction + 16 - 2 * facing as u8) & 7) as usize]
}

/// What a Genestealer's step costs by its direction (eighths of a turn clockwise from
/// the front) and by the quarter turns to the right that it ends with: its free turn
/// comes before or after the step (SH-MOVE-09). 0 where it cannot be done.
const STEALER_COSTS: [[u8; 4]; 8] = {
    let by_front: [u8; 8] = [1, 1, 1, 2, 2, 2, 1, 1];
    let mut costs = [[0; 4]; 8];
    let mut direction = 0;
    while direction < 8 {
        let straight = by_front[direction];
        let right = by_front[(direction + 6) % 8];
        let left = by_front[(direction + 2) % 8];
        costs[direction][0] = straight;
        costs[direction][1] = if right < straight { right } else { straight };
        costs[direction][3] = if left < straight { left } else { straight };
        direction += 1;
    }
    costs
};

/// By facing and direction how a Genestealer can end a step: the facings, ascending,
/// each with what the step costs then.
pub(crate) const STEALER_STEPS: [[[(Facing, u8); 3]; 8]; 4] = {
    let mut steps = [[[(Facing::North, 0); 3]; 8]; 4];
    let mut i = 0;
    while i < 32 {
        let (facing, direction) = (Facing::ALL[i / 8], i % 8);
        let after = facings_after_a_step(facing);
        let mut n = 0;
        while n < 3 {
            steps[i / 8][direction][n] = (after[n], stealer_step_cost(facing, after[n], direction as u8));
            n += 1;
        }
        i += 1;
    }
    steps
};

/// The facings a Genestealer can have after a step, ascending: any but the opposite.
#[inline]
pub(crate) const fn facings_after_a_step(facing: Facing) -> [Facing; 3] {
    use Facing::{East, North, South, West};
    match facing {
        North => [North, East, West],
        East => [North, East, South],
        South => [East, South, West],
        West => [North, South, West],
    }
}

/// What a Genestealer's step costs that ends with this facing; 0 if none can.
#[inline]
pub(crate) const fn stealer_step_cost(facing: Facing, after: Facing, direction: u8) -> u8 {
    let relative = (direction + 16 - 2 * facing as u8) & 7;
    let turned = (after as u8 + 4 - facing as u8) & 3;
    STEALER_COSTS[relative as usize][turned as usize]
}

impl SpaceHulk {
    /// Gathers what every step is asked about; what concerns only blips is left
    /// out when there are none to move.
    pub(crate) fn ground(&self, with_blips: bool) -> Ground {
        let mut ground = Ground {
            blocked: self.obstructed(),
            near_marines: SquareSet::EMPTY,
            in_reach: SquareSet::EMPTY,
            objects: SquareSet::EMPTY,
        };
        if with_blips {
            for marine in self.marines.iter() {
                let unit = &self.units[marine];
                let Some(square) = unit.square() else { continue };
                ground.near_marines = ground.near_marines.or(self.setup.board.adjacent(square));
                ground.in_reach = ground.in_reach.or(self.setup.board.sight().reach(square, unit.facing()));
            }
            ground.objects = self.lying_objects();
        }
        ground
    }

    /// What stops a unit on this square: fire does not once it is in it (SH-AMB-15).
    #[inline]
    fn barriers<'a>(&'a self, from: Square, ground: &'a Ground) -> &'a SquareSet {
        if self.burning.has(from) { &self.solid } else { &ground.blocked }
    }

    /// The steps that a model on this square could take.
    #[inline]
    pub(crate) fn open_steps(&self, from: Square, ground: &Ground) -> OpenSteps<'_> {
        self.setup.board.steps().open(from, self.barriers(from, ground))
    }

    /// Why a unit cannot step there; the cost is not asked.
    pub(crate) fn step_refusal(
        &self,
        unit: &Unit,
        from: Square,
        step: BoardStep,
        ground: &Ground,
    ) -> Option<No> {
        if !self.open_steps(from, ground).iter().any(|open| open == step) {
            let diagonal = step.direction % 2 == 1;
            return Some(if self.solid.has(step.to) {
                refusal::OCCUPIED
            } else if self.burning.has(step.to) && !self.burning.has(from) {
                refusal::BURNING
            } else if diagonal {
                refusal::SQUEEZE
            } else {
                refusal::DOOR_BETWEEN
            });
        }
        match unit.kind() {
            Kind::Blip => self.blip_refusal(Some(from), step.to, ground),
            _ => None,
        }
    }

    /// Why a blip cannot come to a square that is free to enter (SH-BLIP).
    #[inline]
    pub(crate) fn blip_refusal(&self, from: Option<Square>, to: Square, ground: &Ground) -> Option<No> {
        if ground.objects.has(to) {
            return Some(refusal::BLIP_OBJECT);
        }
        if ground.near_marines.has(to) {
            return Some(refusal::BLIP_NEXT);
        }
        let rejects = self.setup.options().blip_into_los == BlipIntoLos::Reject;
        (rejects && self.blip_would_be_seen(from, to, ground)).then_some(refusal::BLIP_SEEN)
    }

    /// Sight of a blip on its new square, with its old one empty (SH-BLIP-03).
    #[inline]
    fn blip_would_be_seen(&self, from: Option<Square>, to: Square, ground: &Ground) -> bool {
        if !ground.in_reach.has(to) {
            return false;
        }
        let mut obstructed = ground.blocked;
        if let Some(from) = from
            && !self.burning.has(from)
        {
            obstructed.remove(from);
        }
        self.any_marine_sees(to, &obstructed)
    }

    /// Why a unit in an entry area cannot enter.
    pub(crate) fn enter_refusal(&self, unit: &Unit, facing: Facing, ground: &Ground) -> Option<No> {
        let Some(entry) = unit.entry() else { return Some(refusal::ON_BOARD) };
        let entry = &self.setup.entries[entry as usize];
        if unit.has(flag::HELD) {
            return Some(refusal::HELD);
        }
        if self.solid.has(entry.square) {
            return Some(refusal::OCCUPIED);
        }
        if self.burning.has(entry.square) {
            return Some(refusal::BURNING);
        }
        match unit.kind() {
            Kind::Blip => self.blip_refusal(None, entry.square, ground),
            _ => (entry.inward.quarter_turns(facing) == 2).then_some(refusal::ENTER_FACING),
        }
    }

    /// What leaving by an exit costs, or why it cannot be done (SH-MOVE-10).
    pub(crate) fn exit_cost(&self, unit: &Unit, exit: u8) -> Result<u8, No> {
        let exit = &self.setup.exits[exit as usize];
        if unit.kind() == Kind::Blip {
            return Err(refusal::BLIPS_STAY);
        }
        if unit.square() != Some(exit.square) || exit.side.is_some_and(|side| side != unit.side()) {
            return Err(refusal::NO_EXIT);
        }
        let direction = exit.to as u8 * 2;
        let cost = match unit.kind() {
            Kind::Marine => marine_step_cost(unit.facing(), direction),
            // With its free turn a Genestealer always leaves by a step of 1.
            _ => 1,
        };
        if cost > 0 { Ok(cost) } else { Err(refusal::SIDEWAYS) }
    }

    /// What climbing to the other end of a ladder costs, or why it cannot be done.
    pub(crate) fn climb_cost(
        &self,
        unit: &Unit,
        to: Square,
        facing: Facing,
        ground: &Ground,
    ) -> Result<u8, No> {
        let Some(from) = unit.square() else { return Err(refusal::OFF_BOARD) };
        if !self.setup.board.across(from).any(|end| end == to) {
            return Err(refusal::NO_LADDER);
        }
        if self.solid.has(to) {
            return Err(refusal::OCCUPIED);
        }
        if self.burning.has(to) && !self.burning.has(from) {
            return Err(refusal::BURNING);
        }
        match unit.kind() {
            Kind::Blip => {
                if let Some(refused) = self.blip_refusal(Some(from), to, ground) {
                    return Err(refused);
                }
            }
            Kind::Marine if facing != unit.facing() => return Err(refusal::KEEPS_FACING),
            _ if unit.facing().quarter_turns(facing) == 2 => return Err(refusal::FREE_TURN),
            _ => {}
        }
        let fixed = self.setup.options().ladder_cost == LadderCost::Fixed;
        Ok(if unit.kind() == Kind::Marine && fixed { 2 } else { 1 })
    }

    /// Puts a unit on another square; nothing else happens.
    pub(crate) fn relocate(&mut self, id: UnitId, to: Square) {
        self.vacate(id);
        self.units[id].set_place(Place::Board(to));
        self.fill(to);
    }

    /// A step on the board, or a climb: with the die of a ladder, the die of the
    /// fire, and what lies there.
    pub(crate) fn step_to(&mut self, id: UnitId, to: Square, facing: Facing, cx: &mut Context) {
        let from = self.units[id].square().expect("on the board");
        if self.bounces(id, from, to, cx) {
            return;
        }
        self.relocate(id, to);
        if self.units[id].kind() != Kind::Blip {
            self.units[id].set_facing(facing);
        }
        let tag = self.tag(id);
        cx.tell(|| Event::Moved { unit: tag, from, to, facing });
        let fell = self.fall(id, to, cx);
        self.arrive(id, cx);
        let drops = self.is_carrier(id) && !self.may_act(id);
        self.offer_after_move(id, !fell, drops);
    }

    /// Offers a Marine what is free after a move or turn: a shot (SH-AP-02), and after a
    /// step that belongs to no activation dropping what he carries (SH-OBJ-04, SH-CP-08).
    fn offer_after_move(&mut self, unit: UnitId, fires: bool, drops: bool) {
        let marine = &self.units[unit];
        let fires = fires && marine.ranged().is_gun();
        if marine.kind() == Kind::Marine && marine.is_alive() && (fires || drops) {
            self.frames.push(Frame::AfterMove(AfterMove { unit, fires, drops }));
        }
    }

    /// Whether a Marine is, or may become, the active unit.
    pub(crate) fn may_act(&self, id: UnitId) -> bool {
        let ready = self.active == UnitId::NONE && !self.units[id].is_finished();
        self.phase == Phase::MarineAction && (ready || self.active == id)
    }

    /// With `blip_into_los = bounce` a blip that steps into sight goes back and is
    /// done for the turn.
    fn bounces(&mut self, id: UnitId, from: Square, to: Square, cx: &mut Context) -> bool {
        if self.units[id].kind() != Kind::Blip || !self.bounces_blips() {
            return false;
        }
        let seen = self.blip_would_be_seen(Some(from), to, &self.ground(true));
        if seen {
            self.send_back(id, cx);
        }
        seen
    }

    /// Whether a blip goes back that steps into sight; in solo variant B it is revealed
    /// (SB-RUL-11).
    fn bounces_blips(&self) -> bool {
        self.setup.options().blip_into_los == BlipIntoLos::Bounce && !self.is_solo_b()
    }

    fn send_back(&mut self, id: UnitId, cx: &mut Context) {
        self.units[id].set(flag::FINISHED);
        self.active = UnitId::NONE;
        let unit = self.tag(id);
        cx.tell(|| Event::Bounced { unit });
    }

    /// The die for a "down" ladder square (SH-LAD-04); whether the Marine fell.
    fn fall(&mut self, id: UnitId, to: Square, cx: &mut Context) -> bool {
        let below = match self.units[id].kind() {
            Kind::Marine => self.setup.board.below(to),
            _ => None,
        };
        let Some(below) = below else { return false };
        let tag = self.tag(id);
        if cx.roll_one(|| Roller::Unit(tag), RollFor::Ladder) != 1 || !self.can_fall_to(below) {
            return false;
        }
        while let Some(crushed) = self.unit_at(below) {
            self.kill(crushed, Cause::Fall, cx);
        }
        self.relocate(id, below);
        self.units[id].ap = 0;
        cx.tell(|| Event::Fell { unit: tag, to: below });
        true
    }

    /// Only a unit gives way to a falling Marine; a door, generator or barrier does not.
    fn can_fall_to(&self, below: Square) -> bool {
        !self.solid.has(below) || self.unit_at(below).is_some()
    }

    /// What awaits a unit on the square it has come to: fire, and objects.
    fn arrive(&mut self, id: UnitId, cx: &mut Context) {
        let square = self.units[id].square().expect("on the board");
        let kind = self.units[id].kind();
        // The fire never harms the Broodlord (SH-FLAME-14).
        if self.burning.has(square) && kind != Kind::Broodlord {
            let tag = self.tag(id);
            if cx.roll_one(|| Roller::Unit(tag), RollFor::Flame) >= 2 {
                self.kill(id, Cause::Flame, cx);
                return;
            }
        }
        if kind != Kind::Blip {
            self.pick_up(id, square, cx);
        }
    }

    /// A turn as an action of its own.
    pub(crate) fn turn_to(&mut self, id: UnitId, facing: Facing, cx: &mut Context) {
        self.set_facing(id, facing, cx);
        self.offer_after_move(id, true, false);
    }

    /// Changes a facing and says so.
    pub(crate) fn set_facing(&mut self, id: UnitId, facing: Facing, cx: &mut Context) {
        self.units[id].set_facing(facing);
        // Only Marines look.
        self.stale |= self.units[id].kind() == Kind::Marine;
        let unit = self.tag(id);
        cx.tell(|| Event::Turned { unit, facing });
    }

    /// The first step onto the board (SH-ENTRY-02).
    pub(crate) fn enter(&mut self, id: UnitId, facing: Facing, cx: &mut Context) {
        let entry = self.units[id].entry().expect("in an entry area");
        let to = self.setup.entries[entry as usize].square;
        let is_blip = self.units[id].kind() == Kind::Blip;
        if is_blip && self.bounces_blips() && self.blip_would_be_seen(None, to, &self.ground(true)) {
            self.send_back(id, cx);
            return;
        }
        self.relocate(id, to);
        if !is_blip {
            self.units[id].set_facing(facing);
        }
        let unit = self.tag(id);
        cx.tell(|| Event::Entered { unit, entry, to, facing });
        self.arrive(id, cx);
    }

    /// A model leaves the map for good (SH-MOVE-11).
    pub(crate) fn leave(&mut self, id: UnitId, cx: &mut Context) {
        let unit = self.units[id];
        let from = unit.square().expect("on the board");
        cx.tell(|| Event::Exited { unit: unit.tag(), from });
        self.take_objects_along(id);
        match unit.side() {
            Side::Marine => self.exited |= 1 << unit.tag,
            Side::Alien => self.aliens_exited = self.aliens_exited.saturating_add(1),
        }
        self.take_off(id);
    }
}
