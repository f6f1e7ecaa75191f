//! The Event Phase: drawing a card, choosing under Instinct, and its boxes (DA-EVENT).

use super::Context;
use super::targets::Choice;
use crate::action::Target;
use crate::cards::EventId;
use crate::event::Event;
use crate::frame::{EventStep, Frame};
use crate::state::DeathAngel;

impl DeathAngel {
    /// The current player draws the top event (DA-EVENT-01). Without Instinct everybody
    /// sees it at once (DA-EVENT-09).
    pub(crate) fn draw_event(&mut self, cx: &mut Context) {
        // All 30 cards are in the deck or the discard pile at this moment.
        let Some((event, known)) = self.events.draw(cx.chance) else { return };
        let card = event.card();
        let frame = Frame::Event { event, step: EventStep::Instinct, known };
        self.frames.push(frame);
        let target = match self.choice(frame) {
            Choice::Open => {
                let secret = Event::EventDrawn { event };
                return cx.tell_apart(self.current, secret, Event::EventHidden);
            }
            Choice::Sole(target) => Some(target),
            Choice::Nothing => None,
        };
        cx.tell(|| Event::EventDrawn { event });
        self.frames.replace(Frame::Event { event, step: EventStep::First, known: false });
        self.happen(card.happening, target, cx);
    }

    /// Whether somebody who draws this event now has something to decide under Instinct.
    pub(crate) fn asks_under_instinct(&self, event: EventId) -> bool {
        let frame = Frame::Event { event, step: EventStep::Instinct, known: false };
        event.card().instinct && matches!(self.choice(frame), Choice::Open)
    }

    /// The binding choice is made; the card is shown and carried out (DA-EVENT-04).
    pub(crate) fn decide_event(&mut self, event: EventId, target: Target, cx: &mut Context) {
        cx.tell(|| Event::Named { target });
        cx.tell(|| Event::EventShown { event });
        self.frames.replace(Frame::Event { event, step: EventStep::First, known: false });
        self.happen(event.card().happening, Some(target), cx);
    }

    /// Goes on with the boxes, from left to right (DA-EVENT-08).
    pub(crate) fn step_event(&mut self, event: EventId, step: EventStep, cx: &mut Context) -> bool {
        let card = event.card();
        let next = match step {
            EventStep::Instinct => return true,
            EventStep::First => EventStep::Second,
            EventStep::Second => EventStep::Move,
            EventStep::Move => EventStep::Done,
            EventStep::Done => {
                self.frames.pop();
                self.events.discard.add(event);
                return false;
            }
        };
        self.frames.replace(Frame::Event { event, step: next, known: false });
        match step {
            EventStep::First => self.begin_box(card.boxes[0]),
            EventStep::Second => self.begin_box(card.boxes[1]),
            _ => {
                if let Some(movement) = card.movement {
                    self.move_swarms(movement, cx);
                }
            }
        }
        false
    }

    /// The first spawn: the spawn boxes alone (DA-SETUP-13).
    pub(crate) fn step_opening(&mut self, event: EventId, step: EventStep) -> bool {
        let card = event.card();
        match step {
            EventStep::First => {
                self.frames.replace(Frame::Opening { event, step: EventStep::Second });
                self.begin_box(card.boxes[0]);
            }
            EventStep::Second => {
                self.frames.replace(Frame::Opening { event, step: EventStep::Done });
                self.begin_box(card.boxes[1]);
            }
            _ => {
                self.frames.pop();
                self.events.discard.add(event);
            }
        }
        false
    }
}
