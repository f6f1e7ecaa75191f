//! Journeys (DA-TRAVEL), and what happens upon entering a location (DA-LOC).

use super::Context;
use super::kills::Kills;
use crate::card::{Cell, Color, Foe, Marine, Side, Terrain};
use crate::cards::{Arrow, Entering, Spot, Trigger};
use crate::event::Event;
use crate::frame::{Frame, KillFor, TravelStep};
use crate::state::{Ahead, DeathAngel, UNLIMITED};

impl DeathAngel {
    /// Whether the formation travels at this end of a phase (DA-TRAVEL-01, DA-TRAVEL-02).
    pub(crate) fn must_travel(&self) -> bool {
        !self.is_last_site() && self.piles.iter().any(|pile| pile.is_empty())
    }

    /// Goes on with a journey until something else has to be done first.
    pub(crate) fn step_travel(&mut self, from: TravelStep, cx: &mut Context) -> bool {
        let depth = self.frames.len();
        for &step in &TravelStep::ALL[from.index()..] {
            if step == TravelStep::Done {
                self.frames.pop();
                break;
            }
            self.frames.replace(Frame::Travel { step: TravelStep::ALL[step.index() + 1] });
            match step {
                TravelStep::Door => self.use_travel_door(),
                TravelStep::Arrive => self.arrive(cx),
                _ => self.enter_site(cx),
            }
            if self.frames.len() > depth || self.over.is_some() {
                break;
            }
        }
        false
    }

    fn enter_site(&mut self, cx: &mut Context) {
        if !self.check_end()
            && let Trigger::Enter(entering) = self.site.card().trigger
        {
            self.enter(entering, cx);
        }
    }

    /// The Door kills before the new location is turned up (DA-TRAVEL-03, DA-AMB-31).
    fn use_travel_door(&mut self) {
        if self.is_placed(Terrain::Door) && self.door_tokens > 0 {
            let (why, high, left) = (KillFor::Door, self.n_marines - 1, self.door_tokens);
            let marine = self.marine_at(0);
            self.frames.push(Kills { why, marine, low: 0, high, sides: 3, left, done: 0 }.frame());
        }
    }

    /// Steps 1 to 3: location, terrain, piles. They are one change: nobody wins between them.
    fn arrive(&mut self, cx: &mut Context) {
        self.n_ahead -= 1;
        let top = std::mem::replace(&mut self.ahead[self.n_ahead as usize], crate::state::NOWHERE);
        self.site = match top {
            Ahead::Known(location) => location,
            Ahead::Tier(tier) => tier.locations()[cx.chance.pick(&[1; 3])],
        };
        let location = self.site;
        cx.tell(|| Event::Located { location });
        self.supply += std::mem::take(&mut self.site_tokens);
        self.limited = UNLIMITED;
        self.appeared = 0;
        self.clear_terrain();
        let card = location.card();
        for spot in &card.terrain {
            // The Artefact may be in somebody's hand.
            if !self.is_held(spot.terrain) {
                self.place_terrain(spot.terrain, self.cell_of(spot), cx);
            }
        }
        for &side in Side::ALL {
            self.discard_blips(side, u8::MAX, cx);
        }
        self.fill_piles(card.blips, cx);
    }

    fn is_held(&self, terrain: Terrain) -> bool {
        terrain == Terrain::Artefact && self.artefact_holder().is_some()
    }

    /// The cell of a terrain icon; beyond the column the last position in the direction of
    /// counting (DA-TRAVEL-06, DA-TRAVEL-07).
    pub(crate) fn cell_of(&self, spot: &Spot) -> Cell {
        let counted = spot.number.min(self.n_marines);
        let position = match spot.arrow {
            Arrow::Down => counted - 1,
            Arrow::Up => self.n_marines - counted,
        };
        Cell::new(position, spot.side)
    }

    fn enter(&mut self, entering: Entering, cx: &mut Context) {
        match entering {
            Entering::SpawnOn { terrain, count } => self.spawn_on(terrain, count, cx),
            Entering::FaceAll { side } => self.turn_where(cx, |game, marine| game.facing(marine) != side),
            Entering::SpawnBehindTop { count } => {
                self.spawn(self.behind(self.marine_at(0)), count, cx);
            }
            Entering::TurnAtTerrain => {
                self.turn_where(cx, |game, marine| game.terrain.contains(&game.front(marine).0))
            }
            Entering::Tokens { marines } => self.frames.push(Frame::Tokens { left: marines, given: 0 }),
            Entering::Grow { count } => self.frames.push(Frame::Grow { count }),
            Entering::SpawnBehindBare => self.frames.push(Frame::Bare {}),
            Entering::PilePerMarine => self.fill_piles([self.n_marines; 2], cx),
            Entering::Place { terrain } => {
                if !self.is_held(terrain) {
                    self.frames.push(Frame::Place { terrain });
                }
            }
            Entering::Lair => self.enter_lair(cx),
        }
    }

    /// Marines turn, all judged before the first does.
    fn turn_where(&mut self, cx: &mut Context, turns: impl Fn(&DeathAngel, Marine) -> bool) {
        let marines = (0..self.n_marines).map(|position| self.marine_at(position));
        let turning = marines.filter(|&marine| turns(self, marine)).fold(0u16, |set, m| set | 1 << m as u16);
        for position in 0..self.n_marines {
            let marine = self.marine_at(position);
            if turning >> marine as u16 & 1 != 0 {
                self.turn(marine, cx);
            }
        }
    }

    /// Each side gathers at its red terrain; then the Brood Lords appear, at random
    /// (DA-LOC-16, DA-AMB-28).
    fn enter_lair(&mut self, cx: &mut Context) {
        let mut goals = [None; 2];
        for cell in Color::Red.terrain().into_iter().filter_map(|terrain| self.terrain_cell(terrain)) {
            goals[cell.side() as usize] = Some(cell);
        }
        self.gather_at(goals, cx);
        let lords = match cx.chance.pick(&[1; 2]) {
            0 => [Foe::LordA, Foe::LordB],
            _ => [Foe::LordB, Foe::LordA],
        };
        for (cell, foe) in goals.into_iter().zip(lords) {
            if let Some(cell) = cell
                && !self.has_appeared(foe)
            {
                self.fresh[cell.index()] = self.fresh[cell.index()].plus(foe);
                cx.tell(|| Event::Spawned { cell, foe });
            }
        }
    }

    /// Whether a Brood Lord has been in the formation.
    fn has_appeared(&self, lord: Foe) -> bool {
        let bit = if lord == Foe::LordA { 1 } else { 2 };
        self.slain_lords & bit != 0 || self.cells().any(|cell| self.swarm(cell).of(lord) > 0)
    }

    /// Tokens for different Marines, as far as supply and Marines go (DA-AMB-49).
    pub(crate) fn step_tokens(&mut self, left: u8, given: u16, cx: &mut Context) -> bool {
        let mut waiting = (0..self.n_marines)
            .map(|position| self.marine_at(position))
            .filter(|&marine| given >> marine as u16 & 1 == 0);
        let first = waiting.next().filter(|_| left > 0 && self.supply > 0);
        match (first, waiting.count()) {
            (None, _) => self.frames.pop(),
            (Some(marine), 0) => self.give_entering(left, given, marine, cx),
            (Some(_), _) => return true,
        }
        false
    }

    pub(crate) fn give_entering(&mut self, left: u8, given: u16, marine: Marine, cx: &mut Context) {
        self.frames.replace(Frame::Tokens { left: left - 1, given: given | 1 << marine as u16 });
        self.give_token(marine, cx);
    }

    pub(crate) fn grow(&mut self, cell: Cell, count: u8, cx: &mut Context) {
        self.frames.pop();
        cx.tell(|| Event::Named { target: crate::action::Target::Cell(cell) });
        self.spawn(cell, count, cx);
    }
}
