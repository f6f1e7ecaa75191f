//! How likely each Marine is to die in the coming Genestealer attacks, if nothing changes before
//! them. The attacks are those of the rules, played with every face of every die.

use std::collections::BTreeMap;

use game_api::{Enumerator, Journal, Ratio, stable_hash};

use super::Context;
use super::kills::Kills;
use crate::action::{Action, Target};
use crate::card::{Cell, Face, Marine, Team};
use crate::cards::{ACTIONS, Ability};
use crate::frame::{Frame, Frames};
use crate::state::{DeathAngel, Phase, Stage};
use crate::swarm::Swarm;

/// What threatens a Marine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Who is threatened.
    pub marine: Marine,
    /// How likely he is to die before all swarms have attacked.
    pub chance: Ratio,
    /// Whether a swarm that is going to attack him stands behind him, where no token helps.
    pub behind: bool,
}

/// The different games between two attacks that are followed at most: some milliseconds of work.
const MOST_GAMES: usize = 8_192;

/// A game between two attacks, and how likely it is.
type Weighed = (DeathAngel, Ratio);

impl DeathAngel {
    /// The threats to all Marines in the order of the formation: the swarms attack as they stand,
    /// one after the other, and those that a death moves on attack whom they move to. A Marine
    /// spends a token on every roll that would kill him, then the Artefact; of those that a counter
    /// attack may kill, the first dies. Cards that lie open count, secret ones do not.
    ///
    /// `None` where there are too many ways how the attacks may go, or a fraction has more digits than
    /// a [`Ratio`] holds.
    pub fn threats(&self) -> Option<Vec<Threat>> {
        let start = self.before_attacks();
        let mut deaths = [Ratio::ZERO; Marine::ALL.len()];
        let mut open = vec![(start.clone(), Ratio::ONE)];
        while !open.is_empty() {
            let mut after = Merged::default();
            for (game, chance) in open {
                if game.has_attacks_left() {
                    game.after_attack_on(chance, &mut after)?;
                } else {
                    count_deaths(&start, &game, chance, &mut deaths)?;
                }
            }
            open = after.list;
        }
        Some(start.marines().map(|marine| start.threat(marine, deaths[marine as usize])).collect())
    }

    /// The game as it would be if this card alone lay open, to ask for its threats. Nothing for a card that
    /// does something else than help in the attacks: what comes of that is not known before it is done.
    pub fn with_open_card(&self, team: Team, card: u8) -> Option<DeathAngel> {
        use Ability::{RerollMisses, SkullMisses, SkullStrikesBack};
        let card = ACTIONS.get(usize::from(card).checked_sub(1)?).filter(|card| card.team == team)?;
        let helps =
            matches!(card.ability, SkullMisses { .. } | RerollMisses { .. } | SkullStrikesBack { .. });
        let mut game = self.clone();
        (game.phase, game.chosen) = (Phase::Resolve, [0; 6]);
        game.chosen[team as usize] = card.kind as u8 + 1;
        helps.then_some(game)
    }

    fn threat(&self, marine: Marine, chance: Ratio) -> Threat {
        Threat { marine, chance, behind: self.swarm(self.behind(marine)).is_mortal() }
    }

    fn marines(&self) -> impl Iterator<Item = Marine> + use<> {
        let column = self.column;
        (0..usize::from(self.n_marines)).map(move |row| Marine::ALL[usize::from(column[row])])
    }

    /// The game as it would be if the swarms attacked now. In the middle of their attacks it is the
    /// game itself.
    fn before_attacks(&self) -> DeathAngel {
        let mut game = self.clone();
        if game.phase == Phase::Attack && game.stage == Stage::Main || game.over.is_some() {
            return game;
        }
        if game.phase > Phase::Resolve {
            game.merge_swarms();
            game.now = game.coming;
            for swarm in &mut game.fresh[..2 * usize::from(game.n_marines)] {
                *swarm = Swarm::with_shield(*swarm, false);
            }
        }
        if game.phase != Phase::Resolve {
            game.chosen = [0; 6];
        }
        (game.phase, game.stage, game.frames) = (Phase::Attack, Stage::Main, Frames::EMPTY);
        game
    }

    fn has_attacks_left(&self) -> bool {
        self.over.is_none() && (!self.frames.is_empty() || self.next_attacker(Cell::FIRST).is_some())
    }

    /// Every game that the next attack, or the one under way, leads to.
    fn after_attack_on(self, chance: Ratio, after: &mut Merged) -> Option<()> {
        let mut open = vec![(self, chance)];
        while let Some((game, chance)) = open.pop() {
            let mut faces = Enumerator::new();
            loop {
                let mut next = game.clone();
                next.advance_attack(&mut Context::new(&mut faces, &mut Journal::discard()));
                let chance = faces.factors().try_fold(chance, |chance, (weight, total)| {
                    chance.checked_mul(Ratio::new(weight.into(), total.into()))
                })?;
                if next.frames.is_empty() || next.over.is_some() {
                    after.add(next, chance)?;
                } else {
                    open.push((next, chance));
                }
                if !faces.advance() {
                    break;
                }
            }
        }
        Some(())
    }

    /// Goes on by one roll at most, so that equal games are found before the next.
    fn advance_attack(&mut self, cx: &mut Context) {
        match self.frames.last() {
            Some(frame) => {
                if self.step_frame(frame, cx) {
                    let answer = self.answer_to_live(frame);
                    self.answer(frame, &answer, cx);
                }
            }
            None => {
                if let Some(cell) = self.next_attacker(Cell::FIRST) {
                    self.begin_defense(cell, cx);
                }
            }
        }
    }

    /// What somebody answers who wants the Marine to live.
    fn answer_to_live(&self, frame: Frame) -> Action {
        match frame {
            Frame::Defense { cell, face, rerolled } if self.would_hit(cell, Face(face), rerolled) => {
                Action::Reroll
            }
            Frame::Artefact { .. } => Action::Target(Target::Ability),
            Frame::Kills { why, marine, low, high, sides, left, done } => {
                let kills = Kills { why, marine, low, high, sides, left, done };
                let mut first = Action::Pass;
                self.each_kill(&kills, |cell, foe| {
                    if first == Action::Pass {
                        first = Action::Kill { cell, foe };
                    }
                });
                first
            }
            _ => Action::Keep,
        }
    }
}

/// Games with their chances; equal ones are one.
#[derive(Default)]
struct Merged {
    list: Vec<Weighed>,
    by_hash: BTreeMap<u64, Vec<usize>>,
}

impl Merged {
    fn add(&mut self, game: DeathAngel, chance: Ratio) -> Option<()> {
        let alike = self.by_hash.entry(stable_hash(&game)).or_default();
        match alike.iter().find(|&&at| self.list[at].0 == game) {
            Some(&at) => {
                let sum = &mut self.list[at].1;
                *sum = sum.checked_add(chance)?;
            }
            None if self.list.len() < MOST_GAMES => {
                alike.push(self.list.len());
                self.list.push((game, chance));
            }
            None => return None,
        }
        Some(())
    }
}

/// Adds the chance of an end to everybody who has died by then.
fn count_deaths(start: &DeathAngel, end: &DeathAngel, chance: Ratio, deaths: &mut [Ratio; 12]) -> Option<()> {
    for marine in start.marines().filter(|&marine| !end.is_alive(marine)) {
        let sum = &mut deaths[marine as usize];
        *sum = sum.checked_add(chance)?;
    }
    Some(())
}
