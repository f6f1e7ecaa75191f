//! The command phase (SH-CMD) and how actions are paid (SH-AP-05, SH-CP).

use super::Context;
use crate::event::Event;
use crate::options::CpOverspend;
use crate::state::SpaceHulk;
use crate::unit::{Kind, Rank, Side, UnitId, flag};

/// The most command points that can be spent in a round where overspending is
/// not refused; it only keeps the count within bounds.
const TRACK_END: u8 = 99;

impl SpaceHulk {
    /// Draws a command counter: all six every time (SH-CMD-01, SH-CMD-03). Where the
    /// mission gives the points nothing is drawn, and everybody knows them (SH-MIS-07).
    pub(crate) fn draw_command(&mut self, cx: &mut Context) {
        if let Some(points) = self.setup.content.special.command_points {
            self.drawn = points;
            return cx.tell(|| Event::CommandDrawn { value: Some(points) });
        }
        if self.has_open_command() {
            self.roll_command(cx);
            return;
        }
        let value = cx.chance.pick(&[1; 6]) as u8 + 1;
        self.drawn = value;
        cx.tell_apart(
            Side::Marine,
            || Event::CommandDrawn { value: Some(value) },
            || Event::CommandDrawn { value: None },
        );
    }

    /// Whether there is a counter that a Sergeant may draw again (SH-CMD-02).
    pub(crate) fn may_redraw(&self) -> bool {
        self.setup.content.special.command_points.is_none() && self.has_sergeant()
    }

    /// Whether a Sergeant is on the board (SH-SGT-02).
    pub(crate) fn has_sergeant(&self) -> bool {
        let leads = |id: UnitId| {
            let unit = &self.units[id];
            unit.square().is_some() && unit.rank() == Rank::Sergeant
        };
        self.marines.iter().any(leads)
    }

    /// Every Marine is ready to be activated again.
    pub(crate) fn refresh_marines(&mut self) {
        for marine in self.marines.iter() {
            let unit = &mut self.units[marine];
            unit.ap = Kind::Marine.allowance();
            unit.clear(flag::FINISHED | flag::POWER_USED);
        }
    }

    /// Command points that can still be spent.
    #[inline]
    pub(crate) fn cp_left(&self) -> u8 {
        match self.setup.options().cp_overspend {
            CpOverspend::Reject => self.drawn.saturating_sub(self.spent),
            CpOverspend::LoseGame => TRACK_END.saturating_sub(self.spent),
        }
    }

    /// Whether command points may be left, as far as everybody can see. The Marine
    /// turn must not end by itself because hidden points ran out: that would tell the
    /// alien side that they did.
    pub(crate) fn may_have_cp(&self) -> bool {
        let most = self.setup.content.special.command_points.unwrap_or(6);
        let counter = self.drawn > 0 && self.spent < most;
        counter || (self.setup.options().cp_overspend == CpOverspend::LoseGame && self.cp_left() > 0)
    }

    /// Pays for an action, `cp` of its points with command points.
    pub(crate) fn pay(&mut self, id: UnitId, cost: u8, cp: u8, cx: &mut Context) {
        self.units[id].ap -= cost - cp;
        if cp > 0 {
            self.spent += cp;
            let (unit, spent) = (self.tag(id), self.spent);
            cx.tell(|| Event::CpSpent { unit, points: cp, spent });
        }
    }
}
