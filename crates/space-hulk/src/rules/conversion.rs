//! Conversion of blips (SH-CONV), placing Genestealers (SH-PLACE), the Broodlord's
//! appearance (SH-BROOD-01).

use super::Context;
use crate::event::{Cause, Event};
use crate::frame::{Frame, NO_DOOR, Reveal, Window, WindowStep};
use crate::geometry::{Facing, Square, SquareSet};
use crate::options::{BurningConversion, RevealReactions};
use crate::position::{BroodlordState, Phase};
use crate::refusal::{self, No};
use crate::state::{GENESTEALER_MODELS, SpaceHulk};
use crate::unit::{Kind, Place, Unit, UnitId, UnitSet, flag};

impl SpaceHulk {
    /// Why a blip cannot be converted by choice (SH-CONV-02, SH-CONV-03).
    pub(crate) fn convert_refusal(&self, unit: &Unit) -> Option<No> {
        match unit.kind() {
            Kind::Blip => unit.has(flag::ACTED).then_some(refusal::CONVERT_ACTED),
            _ => Some(refusal::ONLY_BLIPS_CONVERT),
        }
    }

    /// Turns a blip up.
    pub(crate) fn convert(&mut self, id: UnitId, voluntary: bool, cx: &mut Context) {
        let blip = self.units[id];
        let value = blip.value();
        if self.burns_up(id, cx) {
            return;
        }
        if self.is_solo_b() {
            let witness = self.witness_of(id);
            self.reveal_b(id, witness, cx);
            return;
        }
        cx.tell(|| Event::Revealed { blip: blip.tag(), value, voluntary });
        self.reserve.used[value as usize - 1] += 1;
        let reveal = Reveal {
            placed: UnitSet::EMPTY,
            place: blip.place,
            left: value,
            voluntary,
            fresh: !blip.has(flag::ACTED),
            held: blip.has(flag::HELD),
            facing: UnitId::NONE,
        };
        self.take_off(id);
        if value == 3 && self.broodlord.is_waiting() {
            self.frames.push(Frame::Broodlord(reveal))
        } else {
            self.begin_placing(reveal, cx)
        }
    }

    /// A blip that is turned up in a fire is destroyed before any Genestealer is placed
    /// (SH-FLAME-10); whether it is.
    pub(crate) fn burns_up(&mut self, id: UnitId, cx: &mut Context) -> bool {
        let burns = self.units[id].square().is_some_and(|square| self.burning.has(square))
            && self.setup.options().burning_conversion == BurningConversion::Destroyed;
        if burns {
            self.kill(id, Cause::Flame, cx);
        }
        burns
    }

    /// The first model stands on the blip's square before anybody can look past it.
    fn begin_placing(&mut self, reveal: Reveal, cx: &mut Context) {
        self.frames.push(Frame::Placing(reveal));
        self.step_placing(reveal, cx);
    }

    /// The alien side's answer to whether this blip is the Broodlord.
    pub(crate) fn answer_broodlord(&mut self, mut reveal: Reveal, comes: bool, cx: &mut Context) {
        self.frames.pop();
        self.stale = true;
        let place = self.place_of(&reveal);
        if comes {
            self.broodlord = BroodlordState::Come;
            reveal.left = 1;
        }
        // He counts against the limit of an entry area too (SH-AMB-18).
        if comes && !self.is_entry_full(place) {
            let id = self.add_stealer(Kind::Broodlord, place, &mut reveal, cx);
            let unit = self.tag(id);
            cx.tell(|| Event::BroodlordAppeared { unit });
        }
        self.begin_placing(reveal, cx);
    }

    fn place_of(&self, reveal: &Reveal) -> Place {
        let mut unit = Unit::new(Kind::Blip);
        unit.place = reveal.place;
        unit.place()
    }

    /// Goes on placing until somebody has to choose; whether somebody has.
    pub(crate) fn step_placing(&mut self, mut reveal: Reveal, cx: &mut Context) -> bool {
        if reveal.facing != UnitId::NONE {
            return true;
        }
        if reveal.left == 0 {
            self.finish_placing(reveal);
            return false;
        }
        if self.n_models() >= GENESTEALER_MODELS {
            self.lose_rest(reveal, cx);
            return false;
        }
        let Place::Board(origin) = self.place_of(&reveal) else {
            self.place_lurker(reveal, cx);
            return false;
        };
        let mut squares = self.placing_squares(&reveal, origin).iter();
        match (squares.next(), squares.next()) {
            (None, _) => self.lose_rest(reveal, cx),
            (Some(only), None) => {
                self.add_stealer(Kind::Genestealer, Place::Board(only), &mut reveal, cx);
                self.set_top(Frame::Placing(reveal));
            }
            _ => return true,
        }
        false
    }

    fn set_top(&mut self, frame: Frame) {
        *self.frames.last_mut().expect("a frame") = frame;
    }

    /// Ordinary Genestealers in play, against the 22 models (SH-SETUP-03).
    fn n_models(&self) -> usize {
        self.stealers.iter().filter(|&id| self.units[id].kind() == Kind::Genestealer).count()
    }

    /// Models without a place or a model are lost, and no casualties (SH-PLACE-09).
    fn lose_rest(&mut self, mut reveal: Reveal, cx: &mut Context) {
        let count = reveal.left;
        cx.tell(|| Event::Lost { count });
        reveal.left = 0;
        self.set_top(Frame::Placing(reveal));
    }

    /// In an entry area they lurk, within the limit (SH-PLACE-10, SH-LURK-03).
    fn place_lurker(&mut self, mut reveal: Reveal, cx: &mut Context) {
        let place = self.place_of(&reveal);
        if self.is_entry_full(place) {
            self.lose_rest(reveal, cx);
            return;
        }
        self.add_stealer(Kind::Genestealer, place, &mut reveal, cx);
        self.set_top(Frame::Placing(reveal));
    }

    /// Whether no more Genestealers may lurk there (SH-LURK-03).
    fn is_entry_full(&self, place: Place) -> bool {
        let lurking = self.stealers.iter().filter(|&id| self.units[id].place() == place).count();
        let cap = self.setup.options().lurk_genestealer_cap;
        matches!(place, Place::Entry(_)) && cap.is_some_and(|cap| lurking >= cap as usize)
    }

    /// Where the next model can go: the blip's own square first, then the empty
    /// ones next to it (SH-PLACE-01, SH-PLACE-02, SH-PLACE-05, SH-PLACE-08).
    pub(crate) fn placing_squares(&self, reveal: &Reveal, origin: Square) -> SquareSet {
        let obstructed = self.obstructed();
        // A burning square receives nobody (SH-FLAME-07), unless the option says so.
        let barred = match self.setup.options().burning_conversion {
            BurningConversion::Destroyed => &obstructed,
            BurningConversion::Normal => &self.solid,
        };
        if !barred.has(origin) {
            return [origin].into_iter().collect();
        }
        let free = self.setup.board.adjacent(origin).without(&obstructed).without(&self.lying_objects());
        if reveal.voluntary {
            free.iter().filter(|&square| !self.any_marine_sees(square, &obstructed)).collect()
        } else {
            free
        }
    }

    /// The chosen square for the next model.
    pub(crate) fn place_model(&mut self, mut reveal: Reveal, at: Square, cx: &mut Context) {
        self.add_stealer(Kind::Genestealer, Place::Board(at), &mut reveal, cx);
        self.set_top(Frame::Placing(reveal));
    }

    /// Puts a model into play; on the board it waits for its facing.
    fn add_stealer(&mut self, kind: Kind, place: Place, reveal: &mut Reveal, cx: &mut Context) -> UnitId {
        let mut unit = Unit::new(kind);
        unit.set_place(place);
        unit.tag = self.next_number(Kind::Genestealer);
        let acts_later = self.phase == Phase::AlienAction && !reveal.fresh;
        if acts_later {
            unit.set(flag::FINISHED);
        }
        if reveal.held {
            unit.set(flag::HELD);
        }
        if let Place::Entry(entry) = place {
            unit.set_facing(self.setup.entries[entry as usize].inward);
        }
        let id = self.spawn(unit);
        reveal.left = reveal.left.saturating_sub(1);
        reveal.placed = reveal.placed.with(id);
        if let Some(memory) = self.solo.as_mut().filter(|_| reveal.voluntary) {
            memory.note_model(id);
        }
        let tag = unit.tag();
        match place {
            Place::Board(at) => {
                reveal.facing = id;
                cx.tell(|| Event::Placed { unit: tag, at });
            }
            Place::Entry(entry) => cx.tell(|| Event::Lurks { unit: tag, entry }),
            Place::Hand => {}
        }
        id
    }

    /// The next free number for a generated name.
    pub(crate) fn next_number(&mut self, kind: Kind) -> u8 {
        loop {
            let next = match kind {
                Kind::Blip => &mut self.next_blip,
                _ => &mut self.next_genestealer,
            };
            let number = *next;
            *next = next.checked_add(1).unwrap_or(1);
            let mut probe = Unit::new(kind);
            probe.tag = number;
            let tag = probe.tag();
            // A name that the position gave to another unit is not given again.
            if !self.setup.reserved.contains(&tag) && !self.units().iter().any(|unit| unit.tag() == tag) {
                return number;
            }
        }
    }

    /// The alien side gives the model just placed its facing (SH-PLACE-04); in the
    /// alien turn this may open a window (SH-PLACE-06).
    pub(crate) fn face_model(&mut self, mut reveal: Reveal, facing: Facing, cx: &mut Context) {
        let id = reveal.facing;
        reveal.facing = UnitId::NONE;
        self.set_top(Frame::Placing(reveal));
        self.set_facing(id, facing, cx);
        if !reveal.voluntary && self.phase == Phase::AlienAction {
            self.note_action(id, None);
            if self.setup.options().reveal_reactions == RevealReactions::PerModel {
                self.frames.push(Frame::Window(Window::new(UnitSet::EMPTY.with(id), NO_DOOR)));
            }
        }
    }

    /// All are placed. What windows remain are opened now (SH-PLACE-06, SH-PLACE-07).
    fn finish_placing(&mut self, reveal: Reveal) {
        self.frames.pop();
        if reveal.voluntary || reveal.square().is_none() {
            return;
        }
        let after_all = self.setup.options().reveal_reactions == RevealReactions::AfterAll;
        self.open_reveal_window(reveal.placed, after_all);
    }

    /// The window for models that were placed: in the alien turn if there is one for
    /// all together, in the Marine turn where the option says so.
    pub(crate) fn open_reveal_window(&mut self, placed: UnitSet, together: bool) {
        let mut window = Window::new(placed, NO_DOOR);
        match self.phase {
            Phase::AlienAction if together => {}
            Phase::AlienAction => return,
            _ if self.setup.options().reveal_reacts_in_marine_turn => window.step = WindowStep::Overwatch,
            _ => return,
        }
        self.frames.push(Frame::Window(window));
    }

    /// Blips that are seen and not yet being converted are converted at once
    /// (SH-CONV-05); whether there are any.
    pub(crate) fn notice_blips(&mut self, ask: bool) -> bool {
        let mut blips = self.seen_blips();
        if blips.is_empty() {
            return false;
        }
        for frame in &self.frames {
            if let Frame::Convert { blips: pending, .. } = frame {
                blips.0 &= !pending.0;
            }
        }
        if !blips.is_empty() {
            self.frames.push(Frame::Convert { blips, ask });
        }
        !blips.is_empty()
    }

    /// Converts the next of the blips that were seen; whether the Marine side is
    /// asked which.
    pub(crate) fn step_convert(&mut self, blips: UnitSet, ask: bool, cx: &mut Context) -> bool {
        match blips.len() {
            0 => {
                self.frames.pop();
                false
            }
            1 if !ask => {
                self.convert_next(blips, blips.iter().next().expect("one"), cx);
                false
            }
            _ => true,
        }
    }

    /// Converts one of the blips that were seen.
    pub(crate) fn convert_next(&mut self, blips: UnitSet, id: UnitId, cx: &mut Context) {
        self.set_top(Frame::Convert { blips: blips.without(id), ask: false });
        self.convert(id, false, cx);
    }
}
