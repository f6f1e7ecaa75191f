//! Attacks by Marines (DA-FACE, DA-ATTACK, and the abilities that change them).

use super::Context;
use crate::card::{Cell, Face, Marine, Team};
use crate::cards::Ability;
use crate::event::{Event, RollFor};
use crate::frame::{Frame, KillFor};
use crate::refusal::{self, No};
use crate::state::{DeathAngel, Lasting};
use crate::swarm::Swarm;

/// An Attack card under way, taken out of its frame.
#[derive(Clone, Copy)]
pub(crate) struct Attacks {
    pub team: Team,
    /// Who has attacked.
    pub used: u8,
    /// The Marine who may go on, plus 1.
    pub shooter: u8,
    /// How often.
    pub shots: u8,
}

impl Attacks {
    pub(crate) fn frame(self) -> Frame {
        let Attacks { team, used, shooter, shots } = self;
        Frame::Attacks { team, used, shooter, shots }
    }
}

impl DeathAngel {
    /// Begins an Attack card; whether its player must decide.
    pub(crate) fn begin_attacks(&mut self, team: Team) -> bool {
        let attacks = Attacks { team, used: 0, shooter: 0, shots: 0 };
        self.frames.push(attacks.frame());
        self.step_attacks(attacks)
    }

    /// Ends the card when nobody can attack any more; whether the player must decide.
    pub(crate) fn step_attacks(&mut self, attacks: Attacks) -> bool {
        let waits = attacks
            .team
            .marines()
            .into_iter()
            .any(|marine| self.attacker_refusal(&attacks, marine).is_ok() && self.has_target(marine))
            || self.charge_refusal(&attacks).is_ok();
        if !waits {
            self.frames.pop();
        }
        waits
    }

    /// Whether a Marine may attack with this card at all.
    pub(crate) fn attacker_refusal(&self, attacks: &Attacks, marine: Marine) -> Result<(), No> {
        if marine.team() != attacks.team {
            return Err(refusal::OTHER_TEAM);
        }
        if !self.is_alive(marine) {
            return Err(refusal::MARINE_DEAD);
        }
        if attacks.used & marine.mate_bit() != 0 {
            let goes_on = attacks.shooter == marine as u8 + 1 && attacks.shots > 0;
            return if goes_on { Ok(()) } else { Err(refusal::ATTACKED_ALREADY) };
        }
        if attacks.used != 0 && self.now == Lasting::Evasion {
            return Err(refusal::EVASION);
        }
        Ok(())
    }

    /// The card as it is after an attack of this Marine.
    pub(crate) fn after_attacker(&self, attacks: Attacks, marine: Marine) -> Attacks {
        let shots = match self.ability(attacks.team) {
            _ if attacks.used & marine.mate_bit() != 0 => attacks.shots - 1,
            Some(Ability::ManyAttacks { marine: gunner, attacks: n }) if gunner == marine => n - 1,
            _ => 0,
        };
        Attacks {
            team: attacks.team,
            used: attacks.used | marine.mate_bit(),
            shooter: if shots > 0 { marine as u8 + 1 } else { 0 },
            shots,
        }
    }

    /// Whether somebody may charge in place of his attack (DA-ACT-18).
    pub(crate) fn charge_refusal(&self, attacks: &Attacks) -> Result<(), No> {
        let Some(Ability::Charge { marine, .. }) = self.ability(attacks.team) else {
            return Err(refusal::NOT_ASKED);
        };
        self.attacker_refusal(attacks, marine).map_err(|no| match no {
            refusal::ATTACKED_ALREADY => refusal::CHARGE_USED,
            no => no,
        })?;
        let (low, high) = self.charge_reach(marine);
        let foes = (2 * low..2 * high + 2).map(Cell);
        if foes.map(|cell| self.swarm(cell)).any(Swarm::is_mortal) {
            Ok(())
        } else {
            Err(refusal::CHARGE_NOBODY)
        }
    }

    fn charge_reach(&self, marine: Marine) -> (u8, u8) {
        let position = self.place[marine as usize];
        (position.saturating_sub(1), (position + 1).min(self.n_marines - 1))
    }

    pub(crate) fn charge(&mut self, attacks: Attacks) {
        let Some(Ability::Charge { marine, kills, .. }) = self.ability(attacks.team) else { return };
        let used = attacks.used | marine.mate_bit();
        self.frames.replace(Attacks { used, shooter: 0, shots: 0, ..attacks }.frame());
        let (low, high) = self.charge_reach(marine);
        self.frames.push(Frame::Kills {
            why: KillFor::Charge,
            marine,
            low,
            high,
            sides: 3,
            left: kills,
            done: 0,
        });
    }

    /// The roll after a charge: no reroll, and a low face kills him.
    pub(crate) fn after_charge(&mut self, marine: Marine, cx: &mut Context) {
        let Some(Ability::Charge { deadly, .. }) = self.ability(marine.team()) else { return };
        if cx.roll(RollFor::Charge, Some(marine)).number() == deadly {
            self.slay_marine(marine, cx);
        }
    }

    /// Whether a Marine can attack the swarm in a cell (DA-FACE-03).
    pub(crate) fn attack_refusal(&self, marine: Marine, cell: Cell) -> Result<(), No> {
        let position = self.position_of(marine).ok_or(refusal::MARINE_DEAD)?;
        if cell.position() >= self.n_marines {
            return Err(refusal::NO_SUCH_POSITION);
        }
        if self.swarm(cell).is_empty() {
            return Err(refusal::NO_SWARM);
        }
        if cell.side() != self.facing(marine) {
            return Err(refusal::NOT_FACED);
        }
        if cell.position().abs_diff(position) > marine.range() {
            return Err(refusal::OUT_OF_RANGE);
        }
        if self.swarm(cell).is_shielded() { Err(refusal::SHIELDED) } else { Ok(()) }
    }

    /// The cells that a living Marine looks at within his range, ascending.
    #[inline]
    pub(crate) fn cells_before(&self, marine: Marine) -> impl Iterator<Item = Cell> + use<> {
        let position = self.place[marine as usize];
        let range = marine.range();
        let side = self.facing(marine);
        let rows = position.saturating_sub(range)..(position + range + 1).min(self.n_marines);
        rows.map(move |row| Cell::new(row, side))
    }

    #[inline]
    pub(crate) fn has_target(&self, marine: Marine) -> bool {
        self.is_alive(marine)
            && self.cells_before(marine).fold(false, |found, cell| found | self.swarm(cell).is_mortal())
    }

    /// A Marine rolls for his attack; with a token the result waits for rerolls.
    pub(crate) fn attack(&mut self, marine: Marine, cell: Cell, cx: &mut Context) {
        cx.tell(|| Event::Attacked { marine, cell });
        let face = cx.roll(RollFor::Attack, Some(marine)).number();
        match self.tokens_of(marine) {
            0 => self.resolve_attack(marine, cell, face, cx),
            _ => self.frames.push(Frame::Rolled { marine, cell, face }),
        }
    }

    pub(crate) fn step_rolled(&mut self, marine: Marine, cell: Cell, face: u8, cx: &mut Context) -> bool {
        let waits = self.tokens_of(marine) > 0;
        if !waits {
            self.frames.pop();
            self.resolve_attack(marine, cell, face, cx);
        }
        waits
    }

    /// Carries out the face that was kept (DA-ATTACK-03, DA-AMB-08).
    pub(crate) fn resolve_attack(&mut self, marine: Marine, cell: Cell, face: u8, cx: &mut Context) {
        let (why, left) = self.kills_of(marine, Face(face), self.swarm(cell).size());
        if left == 0 {
            return cx.tell(|| Event::Missed { marine, why: RollFor::Attack });
        }
        let row = cell.position();
        let sides = 1 << cell.side() as u8;
        self.frames.push(Frame::Kills { why, marine, low: row, high: row, sides, left, done: 0 });
    }

    /// Whether a face, if it is kept, kills anything.
    pub(crate) fn would_kill(&self, marine: Marine, cell: Cell, face: Face) -> bool {
        self.n_killed(marine, cell, face) > 0
    }

    /// How many Genestealers a face kills, if it is kept.
    pub(crate) fn n_killed(&self, marine: Marine, cell: Cell, face: Face) -> u8 {
        let size = self.swarm(cell).size();
        self.kills_of(marine, face, size).1.min(size)
    }

    /// How many cards of a swarm an attack kills, and whether it has to.
    fn kills_of(&self, marine: Marine, face: Face, size: u8) -> (KillFor, u8) {
        match self.ability(marine.team()) {
            Some(Ability::KillsByNumber { marine: flamer }) if flamer == marine => {
                (KillFor::Attack, face.number().min(size))
            }
            Some(Ability::NumberKills { number, kills }) if face.number() == number => {
                (KillFor::DeadAim, kills)
            }
            _ => (KillFor::Attack, face.has_skull().into()),
        }
    }

    /// What an attack leads to besides its kills (DA-ACT-13, DA-ACT-15).
    pub(crate) fn after_attack(&mut self, marine: Marine, kills: u8) {
        if kills == 0 {
            return;
        }
        match self.ability(marine.team()) {
            Some(Ability::TokenForKill) if !self.led && self.supply > 0 => {
                self.frames.push(Frame::Lead {});
            }
            // Without the flamer only a skull kills.
            Some(Ability::SkullAttacksAgain { marine: psyker }) if psyker == marine => {
                self.frames.push(Frame::Again { marine });
            }
            _ => {}
        }
    }

    /// Marines who may pay a token each to attack; whether one of them can.
    pub(crate) fn step_volley(&mut self, team: Team, used: u8) -> bool {
        let waits = team
            .marines()
            .into_iter()
            .any(|marine| self.payer_refusal(team, used, marine).is_ok() && self.has_target(marine));
        if !waits {
            self.frames.pop();
        }
        waits
    }

    pub(crate) fn payer_refusal(&self, team: Team, used: u8, marine: Marine) -> Result<(), No> {
        if marine.team() != team {
            return Err(refusal::OTHER_TEAM);
        }
        if !self.is_alive(marine) {
            return Err(refusal::MARINE_DEAD);
        }
        if used & marine.mate_bit() != 0 {
            return Err(refusal::ATTACKED_ALREADY);
        }
        if self.tokens_of(marine) == 0 { Err(refusal::NO_TOKEN) } else { Ok(()) }
    }

    pub(crate) fn step_again(&mut self, marine: Marine) -> bool {
        let waits = self.has_target(marine);
        if !waits {
            self.frames.pop();
        }
        waits
    }
}
