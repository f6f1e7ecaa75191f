//! The Event Phase: drawing a card, choosing under Instinct, and its boxes (DA-EVENT).

use super::Context;
use super::announce::Second;
use super::targets::Choice;
use crate::action::Target;
use crate::cards::EventId;
use crate::event::Event;
use crate::frame::{EventStep, Frame};
use crate::state::DeathAngel;

impl DeathAngel {
    /// The current player draws the top event (DA-EVENT-01). Unless it leaves him a choice under
    /// Instinct everybody sees it at once (DA-EVENT-09). Whether somebody must decide.
    pub(crate) fn draw_event(&mut self, cx: &mut Context) -> bool {
        // All 30 cards are in the deck or the discard pile at this moment.
        let Some((event, known)) = self.events.draw(cx.chance) else { return false };
        let frame = Frame::Event { event, step: EventStep::Instinct, known };
        self.frames.push(frame);
        if self.asks_under_instinct(event) {
            cx.tell_apart(self.current, Event::EventDrawn { event }, Event::EventHidden);
            self.begin_instinct();
            return true;
        }
        cx.tell(|| Event::EventDrawn { event });
        match self.choice(frame) {
            Choice::Sole(target) => self.carry_out(event, Some(target), Second::Nothing, cx),
            _ => self.carry_out(event, None, Second::Nothing, cx),
        }
    }

    /// The ability of an event, and its boxes if nothing else has to be done first; whether
    /// somebody must decide.
    pub(super) fn carry_out(
        &mut self,
        event: EventId,
        target: Option<Target>,
        second: Second,
        cx: &mut Context,
    ) -> bool {
        let depth = self.frames.len();
        self.frames.replace(Frame::Event { event, step: EventStep::First, known: false });
        match second {
            Second::Nothing => self.happen(event.card().happening, target, cx),
            second => self.happen_as_announced(target, second, cx),
        }
        self.frames.len() == depth && self.over.is_none() && self.step_event(event, EventStep::First, cx)
    }

    /// Goes on with the boxes, from left to right (DA-EVENT-08); whether the current player
    /// must decide. No box ends the game.
    pub(crate) fn step_event(&mut self, event: EventId, step: EventStep, cx: &mut Context) -> bool {
        let card = event.card();
        if step == EventStep::Instinct {
            self.begin_instinct();
            return true;
        }
        for (i, spawn) in card.boxes.into_iter().enumerate().skip(boxes_done(step)) {
            self.frames.replace(Frame::Event { event, step: BOX_DONE[i], known: false });
            if self.begin_box(spawn, cx) {
                return true;
            }
        }
        if let Some(movement) = card.movement
            && step != EventStep::Done
        {
            self.move_swarms(movement, cx);
        }
        self.end_event(event)
    }

    /// The first spawn: the spawn boxes alone (DA-SETUP-13).
    pub(crate) fn step_opening(&mut self, event: EventId, step: EventStep, cx: &mut Context) -> bool {
        for (i, spawn) in event.card().boxes.into_iter().enumerate().skip(boxes_done(step)) {
            self.frames.replace(Frame::Opening { event, step: BOX_DONE[i] });
            if self.begin_box(spawn, cx) {
                return true;
            }
        }
        self.end_event(event)
    }

    fn end_event(&mut self, event: EventId) -> bool {
        self.frames.pop();
        self.events.discard.add(event);
        false
    }
}

/// The step after each box.
const BOX_DONE: [EventStep; 2] = [EventStep::Second, EventStep::Move];

/// How many boxes lie behind a step.
fn boxes_done(step: EventStep) -> usize {
    (step as usize).saturating_sub(EventStep::First as usize)
}
