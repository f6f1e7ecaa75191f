//! The Genestealer Attack Phase (DA-GSATK).

use super::Context;
use super::kills::Kills;
use crate::card::{Cell, Face, Marine, Terrain};
use crate::cards::Ability;
use crate::event::{Event, RollFor};
use crate::frame::{Frame, KillFor};
use crate::state::{DeathAngel, Lasting, OUT, Stage};
use crate::swarm::Swarm;

/// What a defence roll comes to.
enum Verdict {
    Miss,
    StrikesBack,
    Hit,
}

impl DeathAngel {
    /// The topmost swarm, left before right, that has not attacked and may (DA-GSATK-02,
    /// DA-GSATK-07), from a cell on.
    pub(crate) fn next_attacker(&self, from: Cell) -> Option<Cell> {
        (from.0..2 * self.n_marines).map(Cell).find(|&cell| self.swarm(cell).is_mortal())
    }

    /// Swarms attack one after the other; whether a defender must decide.
    pub(crate) fn step_swarms(&mut self, cx: &mut Context) -> bool {
        let mut from = Cell::FIRST;
        while self.is_idle() {
            let Some(cell) = self.next_attacker(from) else {
                self.stage = Stage::Merge;
                return false;
            };
            let n_marines = self.n_marines;
            if self.begin_defense(cell, cx) {
                return true;
            }
            // Nobody above has anything left to do, unless a death has moved them.
            from = if self.n_marines == n_marines { Cell(cell.0 + 1) } else { Cell::FIRST };
        }
        false
    }

    /// A swarm attacks: the die is always rolled (DA-GSATK-04). Whether the defender must
    /// decide if it counts.
    pub(crate) fn begin_defense(&mut self, cell: Cell, cx: &mut Context) -> bool {
        let marine = self.marine_at(cell.position());
        let strength = self.swarm(cell).strength();
        cx.tell(|| Event::SwarmAttacks { cell, marine, strength });
        let face = cx.roll(RollFor::Defense, Some(marine)).number();
        let waits = self.can_reroll(cell);
        if waits {
            self.frames.push(Frame::Defense { cell, face, rerolled: false })
        } else {
            self.resolve_defense(cell, face, false, cx)
        }
        waits
    }

    /// Whether the defender may pay for a reroll: only against a swarm in front of him.
    fn can_reroll(&self, cell: Cell) -> bool {
        let marine = self.marine_at(cell.position());
        self.tokens_of(marine) > 0 && self.facing(marine) == cell.side()
    }

    pub(crate) fn step_defense(&mut self, cell: Cell, face: u8, rerolled: bool, cx: &mut Context) -> bool {
        let waits = self.can_reroll(cell);
        if !waits {
            self.frames.pop();
            self.resolve_defense(cell, face, rerolled, cx);
        }
        waits
    }

    /// Carries out the face that was kept.
    pub(crate) fn resolve_defense(&mut self, cell: Cell, face: u8, rerolled: bool, cx: &mut Context) {
        let marine = self.marine_at(cell.position());
        match self.verdict(marine, self.swarm(cell), Face(face), rerolled) {
            Verdict::Miss => self.miss(cell, cx),
            Verdict::StrikesBack => self.strike_back(marine, cell),
            Verdict::Hit if self.artefact_holder() == Some(self.controller(marine)) => {
                self.frames.push(Frame::Artefact { cell });
            }
            Verdict::Hit => self.hit(cell, cx),
        }
    }

    /// Whether a face, if it is kept, kills the Marine.
    pub(crate) fn would_hit(&self, cell: Cell, face: Face, rerolled: bool) -> bool {
        let marine = self.marine_at(cell.position());
        matches!(self.verdict(marine, self.swarm(cell), face, rerolled), Verdict::Hit)
    }

    /// What a face is worth to the Marine, if it is kept: nothing, his life, or his life and a kill.
    pub(crate) fn benefit(&self, cell: Cell, face: Face, rerolled: bool) -> u8 {
        let marine = self.marine_at(cell.position());
        match self.verdict(marine, self.swarm(cell), face, rerolled) {
            Verdict::Hit => 0,
            Verdict::Miss => 1,
            Verdict::StrikesBack => 2,
        }
    }

    fn verdict(&self, marine: Marine, swarm: Swarm, face: Face, rerolled: bool) -> Verdict {
        let saved = match self.ability(marine.team()) {
            Some(Ability::SkullMisses { marine: blocker }) => blocker == marine && face.has_skull(),
            Some(Ability::RerollMisses { except }) => rerolled && face.number() != except,
            Some(Ability::SkullStrikesBack { marine: striker }) if striker == marine && face.has_skull() => {
                return Verdict::StrikesBack;
            }
            _ => false,
        };
        let second_wind = self.now == Lasting::SecondWind(marine) && face.number() == 0;
        let misses = face.number() > swarm.strength();
        if saved || second_wind || misses { Verdict::Miss } else { Verdict::Hit }
    }

    fn miss(&mut self, cell: Cell, cx: &mut Context) {
        let marine = self.marine_at(cell.position());
        cx.tell(|| Event::Missed { marine, why: RollFor::Defense });
        self.mark_attacked(cell);
    }

    /// The swarm is marked before the death and the shift it causes (DA-GSATK-06).
    fn hit(&mut self, cell: Cell, cx: &mut Context) {
        let marine = self.marine_at(cell.position());
        self.mark_attacked(cell);
        self.slay_marine(marine, cx);
    }

    fn mark_attacked(&mut self, cell: Cell) {
        let swarm = std::mem::take(&mut self.fresh[cell.index()]);
        self.spent[cell.index()] = self.spent[cell.index()].merged(swarm);
    }

    /// One of the swarm dies. The swarm is not marked, so what is left of it attacks him again at
    /// once (DA-ACT-03).
    fn strike_back(&mut self, marine: Marine, cell: Cell) {
        let row = cell.position();
        let sides = 1 << cell.side() as u8;
        let why = KillFor::Counter;
        self.frames.push(Kills { why, marine, low: row, high: row, sides, left: 1, done: 0 }.frame());
    }

    /// The Artefact is used, or not (DA-TERR-01).
    pub(crate) fn answer_artefact(&mut self, cell: Cell, used: bool, cx: &mut Context) {
        self.frames.pop();
        if !used {
            return self.hit(cell, cx);
        }
        let seat = self.controller(self.marine_at(cell.position()));
        self.terrain[Terrain::Artefact as usize] = OUT;
        cx.tell(|| Event::ArtefactUsed { seat });
        self.miss(cell, cx);
    }

    /// Swarms kept apart merge when all have attacked (DA-MERGE-03, DA-AMB-01).
    pub(crate) fn merge_swarms(&mut self) {
        for cell in 0..2 * self.n_marines as usize {
            self.fresh[cell] = self.fresh[cell].merged(std::mem::take(&mut self.spent[cell]));
        }
    }
}
