//! The Mission Status phase (SH-STAT).

use super::Context;
use crate::event::Event;
use crate::geometry::{Square, SquareSet};
use crate::options::SustainedLosses;
use crate::state::{Ending, Outcome, SpaceHulk};
use crate::unit::{Side, flag};

impl SpaceHulk {
    /// Steps 1 to 3: victory, the command counter, the counters on the board.
    pub(crate) fn begin_status(&mut self, cx: &mut Context) {
        if self.is_overspent() {
            self.over = Some(Outcome { winner: Some(Side::Alien), ending: Ending::Overspent });
            return;
        }
        if self.check_all_goals() {
            return;
        }
        self.show_command(cx);
        self.remove_counters(cx);
    }

    /// The counter is shown and put back; what was not spent is lost (SH-CMD-07).
    fn show_command(&mut self, cx: &mut Context) {
        let (value, spent) = (self.drawn, self.spent);
        if value > 0 {
            cx.tell(|| Event::CommandShown { value, spent });
        }
        self.drawn = 0;
        self.spent = 0;
    }

    /// Overwatch, guard, jams, flames, barrier, sustained fire (SH-STAT-02).
    fn remove_counters(&mut self, cx: &mut Context) {
        for marine in self.marines.iter() {
            let unit = &mut self.units[marine];
            unit.clear(flag::OVERWATCH | flag::GUARD | flag::JAMMED);
            if self.setup.options().sustained_losses == SustainedLosses::Full {
                unit.set_sustained(None);
            }
        }
        self.burning = SquareSet::EMPTY;
        self.stale = true;
        if self.barrier != Square::NEVER {
            self.clear(self.barrier);
            self.barrier = Square::NEVER;
        }
        cx.tell(|| Event::CountersRemoved);
    }

    /// Who wins when the last round is over. In solo variant B who has not won by then
    /// cannot any more (SB-RUL-19).
    fn winner_at_limit(&self) -> Option<Side> {
        match self.setup.victory().at_limit {
            Some(Side::Marine) => Some(Side::Marine),
            _ if self.is_solo_b() => Some(Side::Alien),
            other => other,
        }
    }

    /// Step 4: the next round, or the end of the last one.
    pub(crate) fn end_round(&mut self) {
        match self.setup.content.round_limit {
            Some(limit) if self.turn >= limit => {
                let winner = self.winner_at_limit();
                self.over = Some(Outcome { winner, ending: Ending::RoundLimit });
            }
            _ => self.turn += 1,
        }
    }
}
