//! The special abilities of events (DA-EVT).

use super::Context;
use super::kills::Kills;
use crate::action::Target;
use crate::card::{Cell, Marine, Symbol, Terrain};
use crate::cards::Happening;
use crate::event::{Event, RollFor};
use crate::frame::{Frame, KillFor};
use crate::state::{DeathAngel, Lasting};

impl DeathAngel {
    /// Carries out the ability of an event. One that asks for a target and has none does
    /// nothing (DA-EVENT-07).
    pub(crate) fn happen(&mut self, happening: Happening, target: Option<Target>, cx: &mut Context) {
        match (happening, target) {
            (Happening::DiscardBlip, Some(Target::Pile(side))) => self.discard_blip(side, cx),
            (Happening::BarAttack, Some(Target::Team(team))) => self.coming = Lasting::GunJam(team),
            (Happening::ShuffleSwarm, Some(Target::Cell(cell))) => self.shuffle_swarm(cell, cx),
            (happening, Some(Target::Marine(marine))) => self.happen_to(happening, marine, cx),
            (happening, _) => self.happen_to_all(happening, cx),
        }
    }

    fn happen_to(&mut self, happening: Happening, marine: Marine, cx: &mut Context) {
        match happening {
            Happening::SkullKills { kills } => {
                let face = cx.roll(RollFor::Flames, Some(marine));
                if face.has_skull() {
                    self.frames.push(self.engaged_kills(KillFor::Flames, marine, kills).frame());
                }
            }
            Happening::TokenForFoe => {
                self.lose_tokens(marine, self.tokens_of(marine).min(1), cx);
                self.frames.push(self.brother(marine).frame());
            }
            Happening::SpawnBehind { count } => {
                self.spawn(self.behind(marine), count, cx);
            }
            Happening::LowKills { most } => {
                let face = cx.roll(RollFor::Assault, Some(marine));
                if face.number() <= most {
                    self.slay_marine(marine, cx);
                }
            }
            Happening::FreeAttack => self.frames.push(Frame::Again { marine }),
            Happening::Rescue => self.rescue(marine, cx),
            Happening::GatherTokens => self.gather_tokens(marine, cx),
            Happening::ZeroMisses => self.coming = Lasting::SecondWind(marine),
            Happening::LoseTokens => self.lose_tokens(marine, self.tokens_of(marine), cx),
            Happening::GatherSwarms => self.gather_swarms(marine, cx),
            _ => {}
        }
    }

    fn happen_to_all(&mut self, happening: Happening, cx: &mut Context) {
        match happening {
            Happening::TurnAll => {
                for position in 0..self.n_marines {
                    self.turn(self.marine_at(position), cx);
                }
            }
            Happening::TokenBeforeMoves => self.coming = Lasting::EnterFormation,
            Happening::OneAttacker => self.coming = Lasting::Evasion,
            Happening::FlankAll => self.flank(None, cx),
            Happening::EngagedLoseTokens => {
                for position in 0..self.n_marines {
                    let marine = self.marine_at(position);
                    if self.is_engaged(marine) {
                        self.lose_tokens(marine, self.tokens_of(marine), cx);
                    }
                }
            }
            Happening::DoorTokens { count } if self.is_placed(Terrain::Door) => {
                self.add_door_tokens(count, cx);
            }
            Happening::AddBlips { count } => self.fill_piles([count; 2], cx),
            Happening::SpawnInFront => {
                let waiting = self.unengaged();
                self.frames.push(Frame::Everywhere { waiting });
            }
            _ => {}
        }
    }

    fn unengaged(&self) -> u16 {
        let marines = (0..self.n_marines).map(|position| self.marine_at(position));
        let free = marines.filter(|&marine| !self.is_engaged(marine));
        free.fold(0, |set, marine| set | 1 << marine as u16)
    }

    /// Cards that die or go among those engaged with a Marine.
    pub(super) fn engaged_kills(&self, why: KillFor, marine: Marine, left: u8) -> Kills {
        let row = self.place[marine as usize];
        Kills { why, marine, low: row, high: row, sides: 3, left, done: 0 }
    }

    /// A slain Marine returns at a new last position, facing right (DA-EVT-13, DA-AMB-21).
    fn rescue(&mut self, marine: Marine, cx: &mut Context) {
        let position = self.n_marines;
        self.column[position as usize] = marine as u8;
        self.place[marine as usize] = position;
        self.alive |= 1 << marine as u16;
        self.right |= 1 << marine as u16;
        self.n_marines += 1;
        cx.tell(|| Event::Rescued { marine });
    }

    fn gather_tokens(&mut self, marine: Marine, cx: &mut Context) {
        for &other in Marine::ALL.iter().filter(|&&other| other != marine) {
            let count = std::mem::take(&mut self.tokens[other as usize]);
            if count > 0 {
                self.tokens[marine as usize] += count;
                cx.tell(|| Event::TokensLost { marine: other, count });
                cx.tell(|| Event::TokensGiven { marine, count });
            }
        }
    }

    /// The normal cards of a swarm go into the smaller pile (DA-EVT-20, DA-AMB-18).
    fn shuffle_swarm(&mut self, cell: Cell, cx: &mut Context) {
        let cards = self.take_normal(cell);
        self.begin_shuffle(false, cards, cx);
    }

    /// Takes the normal cards of a swarm away, by symbol.
    pub(super) fn take_normal(&mut self, cell: Cell) -> [u8; 4] {
        let swarm = self.swarm(cell);
        self.fresh[cell.index()] = swarm.only_lords();
        std::array::from_fn(|i| swarm.count(Symbol::ALL[i]))
    }

    /// Shuffles cards into the smaller pile; of two equal ones the player says which.
    pub(crate) fn begin_shuffle(&mut self, blue: bool, cards: [u8; 4], cx: &mut Context) {
        match self.smaller_pile() {
            Some(side) => self.shuffle_into(side, cards, cx),
            None => {
                let [heads, tails, tongues, claws] = cards;
                self.frames.push(Frame::Shuffle { blue, heads, tails, tongues, claws });
            }
        }
    }
}
