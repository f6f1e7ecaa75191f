//! Where drawn blips go (SA-BLP, SA-AMBUSH).

use super::draw;
use crate::event::{Event, RollFor, Roller};
use crate::geometry::Square;
use crate::hint::{self, About};
use crate::rules::Context;
use crate::state::SpaceHulk;
use crate::unit::{Place, UnitId};

/// SA-AMBUSH-01.
const AMBUSH_DISTANCE: u8 = 6;

impl SpaceHulk {
    /// Rolls for the next blip in hand and places it (SA-BLP-02); whether the player
    /// has to say where.
    pub(super) fn place_blip(&mut self, cx: &mut Context) -> bool {
        let Some(blip) = self.in_hand().next() else { return true };
        if self.memory().player_places {
            return true;
        }
        let die = cx.roll_one(|| Roller::Automaton, RollFor::Placement);
        match die {
            1 => self.lay_ambush(blip, cx),
            2..=4 => {
                let marines = self.highest_priority(self.present_marines(), None);
                self.send_to_entry(blip, &marines, hint::PLACED_BY_PRIORITY, cx);
            }
            5 => {
                let marines = self.most_isolated();
                self.send_to_entry(blip, &marines, hint::PLACED_BY_ISOLATION, cx);
            }
            _ => {
                self.hint(blip, hint::PLACED_BY_PLAYER, About::Nothing, cx);
                self.memory_mut().player_places = true;
            }
        }
        self.memory().player_places
    }

    /// Puts a blip at the entry area nearest to one of some Marines that has room
    /// (SA-BLP-03, SA-RUL-07).
    fn send_to_entry(
        &mut self,
        blip: UnitId,
        marines: &[UnitId],
        why: &'static hint::Reason,
        cx: &mut Context,
    ) {
        let target = (!marines.is_empty()).then(|| draw(marines, cx));
        let distance = |entry: u8| {
            let from = self.setup.entries[entry as usize].square;
            target.map_or(0, |marine| self.distance_to(marine, from))
        };
        let unit = &self.units[blip];
        let has_room = |&entry: &u8| self.reinforce_refusal(unit, entry).is_none();
        let entries: Vec<u8> = (0..self.setup.n_entries()).filter(has_room).collect();
        let least = entries.iter().map(|&entry| distance(entry)).min();
        let nearest: Vec<u8> =
            entries.iter().copied().filter(|&entry| Some(distance(entry)) == least).collect();
        let about = target.map_or(About::Nothing, |marine| About::Unit(self.tag(marine)));
        let entry = draw(&nearest, cx);
        self.hint(blip, why, about, cx);
        self.reinforce(blip, entry, cx);
    }

    /// Puts a blip 6 squares from a Marine, out of sight of all: from the one of
    /// highest priority for whom there is such a square (SA-AMBUSH).
    fn lay_ambush(&mut self, blip: UnitId, cx: &mut Context) {
        let mut marines = self.present_marines();
        while !marines.is_empty() {
            let target = draw(&self.highest_priority(marines.clone(), None), cx);
            marines.retain(|&id| id != target);
            let squares = self.ambush_squares(target);
            if !squares.is_empty() {
                let at = draw(&squares, cx);
                self.hint(blip, hint::AMBUSH, About::Unit(self.tag(target)), cx);
                self.units[blip].set_place(Place::Board(at));
                self.fill(at);
                let blip = self.tag(blip);
                cx.tell(|| Event::Ambushed { blip, at });
                return;
            }
        }
        self.hint(blip, hint::AMBUSH_LOST, About::Nothing, cx);
        self.discard(blip, cx);
    }

    /// Where an ambush for this Marine can lie (SA-RUL-08).
    fn ambush_squares(&self, target: UnitId) -> Vec<Square> {
        let obstructed = self.obstructed();
        let taken = obstructed.or(&self.lying_objects()).or(&self.seen_by_marines(&obstructed));
        let fits = |&at: &Square| self.distance_to(target, at) == AMBUSH_DISTANCE && !taken.has(at);
        self.setup.board.squares().filter(fits).collect()
    }
}
