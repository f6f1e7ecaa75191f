//! Revealing (SB-REVEAL) and the Broodlord's appearance (SB-BROOD).

use crate::event::{Event, RollFor, Roller};
use crate::frame::Frame;
use crate::geometry::Square;
use crate::hint::{self, About};
use crate::position::{BroodlordState, Phase};
use crate::rules::Context;
use crate::state::SpaceHulk;
use crate::unit::{Kind, Place, Unit, UnitId, UnitSet, flag};

/// The die with which the Broodlord appears.
const APPEARS: u8 = 6;

impl SpaceHulk {
    /// A stack is turned up: its values are added, and the Genestealers stand as one
    /// group on its square with the points it had left (SB-REVEAL-01, SB-REVEAL-02).
    /// `witness` caused it. Who stands there now.
    pub(crate) fn reveal_b(&mut self, id: UnitId, witness: UnitId, cx: &mut Context) -> UnitSet {
        let blip = self.units[id];
        let Some(at) = blip.square() else { return UnitSet::EMPTY };
        let counts = blip.stack();
        for value in (1..=3u8).rev() {
            let index = value as usize - 1;
            self.reserve.used[index] += counts[index];
            for _ in 0..counts[index] {
                cx.tell(|| Event::Revealed { blip: blip.tag(), value, voluntary: false });
            }
        }
        let comes = self.rolls_broodlord(id, counts[2], cx);
        let total = (1..=3).zip(counts).map(|(value, n)| value * u16::from(n)).sum::<u16>();
        let mut placed = UnitSet::EMPTY;
        match total - if comes { 3 } else { 0 } {
            0 => self.take_off(id),
            members => {
                self.place_group(id, members, witness, cx);
                placed = placed.with(id);
            }
        }
        if comes && let Some(broodlord) = self.bring_broodlord(&blip, at, witness, cx) {
            placed = placed.with(broodlord);
        }
        if self.phase == Phase::AlienAction {
            placed.iter().for_each(|unit| self.note_action(unit, None));
        }
        self.open_reveal_window(placed, true);
        placed
    }

    /// A Marine who wins against a blip reveals it, and may turn to where it attacked
    /// him from, whatever comes of it (SB-ACT-06, SB-RUL-26).
    pub(crate) fn lose_assault_b(&mut self, blip: UnitId, marine: UnitId, cx: &mut Context) {
        let Some(at) = self.units[blip].square() else { return };
        let placed = if self.burns_up(blip, cx) { UnitSet::EMPTY } else { self.reveal_b(blip, marine, cx) };
        let enemy = placed.iter().next().unwrap_or(UnitId::NONE);
        self.frames.push(Frame::TurnToFace { unit: marine, enemy, at });
    }

    /// The Marine who sees a blip, of several the nearest, of equally near ones the one
    /// on the first square of the board. If in the meantime another reveal hides it from
    /// all of them, it is the nearest Marine.
    pub(crate) fn witness_of(&self, id: UnitId) -> UnitId {
        let obstructed = self.obstructed();
        let Some(at) = self.units[id].square() else { return UnitId::NONE };
        let rank = |marine: UnitId| {
            let from = self.units[marine].square()?;
            let blind = !self.sees_unit(marine, id, &obstructed);
            Some((blind, self.setup.distances[from.index()][at.index()], from, marine))
        };
        self.marines.iter().filter_map(rank).min().map_or(UnitId::NONE, |(.., marine)| marine)
    }

    /// One die for each blip of value 3 until he comes (SB-BROOD-01), while he is not
    /// on the board; after his death too unless `sb_broodlord_once` says no (SB-RUL-07).
    fn rolls_broodlord(&mut self, id: UnitId, threes: u8, cx: &mut Context) -> bool {
        let tag = self.tag(id);
        let present = self.stealers.iter().any(|id| self.units[id].kind() == Kind::Broodlord);
        let may_come = if self.setup.options().sb_broodlord_once {
            self.broodlord.is_waiting()
        } else {
            self.broodlord != BroodlordState::Absent
        };
        let comes = |_: u8| cx.roll_one(|| Roller::Unit(tag), RollFor::Broodlord) >= APPEARS;
        may_come && !present && (0..threes).any(comes)
    }

    /// The blip becomes a group where it lies, so that everything that knows it goes on
    /// with the group.
    fn place_group(&mut self, id: UnitId, members: u16, witness: UnitId, cx: &mut Context) {
        let blip = self.units[id];
        let mut group = self.revealed(Kind::Genestealer, &blip, blip.place(), witness);
        group.set_count(members);
        self.units[id] = group;
        self.blips = self.blips.without(id);
        self.stealers = self.stealers.with(id);
        self.stale = true;
        let (unit, at) = (group.tag(), blip.square().expect("on the board"));
        cx.tell(|| Event::Placed { unit, at });
        if members > 1 {
            self.tell_count(id, cx);
        }
        self.pick_up(id, at, cx);
    }

    /// A model that comes of a blip: with its points, facing the Marine who saw it
    /// (BF-52, SB-RUL-24).
    fn revealed(&mut self, kind: Kind, blip: &Unit, place: Place, witness: UnitId) -> Unit {
        let mut model = Unit::new(kind);
        model.set_place(place);
        model.tag = self.next_number(Kind::Genestealer);
        model.ap = blip.ap();
        if blip.is_finished() {
            model.set(flag::FINISHED);
        }
        let seen_from = (witness != UnitId::NONE).then(|| self.units[witness].square()).flatten();
        if let (Some(at), Some(from)) = (model.square(), seen_from)
            && let Some(&facing) = self.facings_along(at, from).first()
        {
            model.set_facing(facing);
        }
        model
    }

    /// He appears behind the group (SB-BROOD-02), or if there is no square not at all
    /// (SB-BROOD-03).
    fn bring_broodlord(
        &mut self,
        blip: &Unit,
        at: Square,
        witness: UnitId,
        cx: &mut Context,
    ) -> Option<UnitId> {
        let from = (witness != UnitId::NONE).then(|| self.units[witness].square()).flatten().unwrap_or(at);
        let Some(square) = self.broodlord_square(at, from, cx) else {
            self.hint(UnitId::NONE, hint::B_BROODLORD_NO_ROOM, About::Square(at), cx);
            return None;
        };
        let model = self.revealed(Kind::Broodlord, blip, Place::Board(square), witness);
        let id = self.spawn(model);
        // That he has been killed once stays true when he comes again.
        if self.broodlord != BroodlordState::Killed {
            self.broodlord = BroodlordState::Come;
        }
        let unit = model.tag();
        cx.tell(|| Event::BroodlordAppeared { unit });
        cx.tell(|| Event::Placed { unit, at: square });
        self.hint(id, hint::B_BROODLORD, About::Square(square), cx);
        Some(id)
    }
}
