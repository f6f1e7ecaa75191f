//! Attacks: what one promises, and when everybody makes them together.

use space_hulk::{Facing, Kind, Square, Target, UnitId, Verb};

use super::{Brood, MODEL};
use crate::hulk::field::{Foe, REACH, SURE, Stance, survives};
use crate::hulk::reach::{Stop, Walker, shots_on_the_way, towards};
use crate::hulk::route::Route;
use crate::hulk::threat::{Assault, Quarter, RIPOSTE};

/// What the Broodlord is worth if his death decides the game.
const LORD: i32 = 8000;
/// An attack for its own sake has to promise this.
const GOOD_ATTACK: i32 = 90;
/// A strike of all has to promise this beyond what it costs.
const GOOD_STRIKE: i32 = 120;
/// In a strike an attack may promise this much less: the others draw fire.
const TOGETHER: i32 = 260;

/// An attack that an alien could make now.
#[derive(Clone, Debug)]
struct Attack {
    verb: Verb,
    value: i32,
    arrives: i32,
    kills: i32,
    target: UnitId,
    route: Option<Route>,
}

impl Brood<'_, '_> {
    /// Whether it is time for everybody to attack.
    pub fn is_time(&mut self) -> bool {
        let foes: Vec<Foe> =
            self.field.foes.iter().filter(|foe| foe.distance <= REACH + 1).copied().collect();
        let mut attacks: Vec<Attack> = Vec::new();
        for foe in &foes {
            if let Some(attack) = self.attack(foe) {
                attacks.extend(std::iter::repeat_n(attack, foe.models.max(1) as usize));
            }
        }
        attacks.sort_by_key(|attack| -attack.value);
        let mut alive: Vec<(UnitId, i32)> = Vec::new();
        let (mut gain, mut loss) = (0, 0);
        for (n, attack) in attacks.iter().enumerate() {
            // Guns jam and points run out, so later ones fare better.
            let arrives = SURE - (SURE - attack.arrives) * (100 - 12 * n as i32).max(12) / 100;
            let hits = arrives * attack.kills / SURE;
            let worth = self.worth_of(attack.target);
            match alive.iter_mut().find(|(target, _)| *target == attack.target) {
                Some((_, lives)) => {
                    gain += *lives * hits / SURE * worth / SURE;
                    *lives = *lives * (SURE - hits) / SURE;
                }
                None => {
                    gain += hits * worth / SURE;
                    alive.push((attack.target, SURE - hits));
                }
            }
            loss += MODEL * (SURE - arrives) / SURE;
        }
        gain - loss > GOOD_STRIKE
    }

    /// What losing an alien costs.
    fn price_of(&self, foe: &Foe) -> i32 {
        match (foe.unit.kind(), self.field.is_lord_hunted) {
            (Kind::Broodlord, true) => LORD,
            _ => MODEL,
        }
    }

    fn worth_of(&self, marine: UnitId) -> i32 {
        let tag = self.field.game.unit(marine).tag();
        1000 + self.stakes.iter().find(|(of, _)| *of == tag).map_or(0, |(_, stake)| *stake)
    }

    /// The best attack, whether it is a good one or not.
    pub(super) fn charge(&mut self, foe: &Foe) -> Option<usize> {
        let attack = if foe.distance > REACH + 1 { None } else { self.attack(foe) }?;
        let verb = if foe.unit.kind() == Kind::Blip { Verb::Convert } else { attack.verb };
        self.find(foe.id, verb)
    }

    /// An attack, or a blip that becomes one.
    pub(super) fn fight(&mut self, foe: &Foe) -> Option<usize> {
        if foe.distance > REACH + 1 {
            return None;
        }
        let attack = self.attack(foe)?;
        let careful = self.field.is_lord_hunted && foe.unit.kind() == Kind::Broodlord;
        let least = if self.strike && !careful { GOOD_ATTACK - TOGETHER } else { GOOD_ATTACK };
        if attack.value < least {
            return None;
        }
        match foe.unit.kind() {
            Kind::Blip => self.find(foe.id, Verb::Convert),
            _ => {
                self.route = attack.route;
                self.find(foe.id, attack.verb)
            }
        }
    }

    /// The best attack of an alien, or of one of those in a blip.
    fn attack(&mut self, foe: &Foe) -> Option<Attack> {
        let fresh = foe.unit.kind() == Kind::Blip;
        let points = if fresh || foe.unit.ap() == 0 && !foe.unit.is_finished() { 6 } else { foe.unit.ap() };
        let mut best: Option<Attack> = None;
        for (stance, lead, enters) in self.starts(foe) {
            if points <= lead {
                continue;
            }
            let stops = self.stops(stance, points - lead, Walker::Genestealer);
            let shots = shots_on_the_way(&stops, &self.field.watch);
            for (stop, shots) in stops.iter().zip(shots) {
                let Some(mut attack) = self.attack_from(foe, (stop, shots), points - lead, enters) else {
                    continue;
                };
                if best.as_ref().is_none_or(|best| attack.value > best.value) {
                    let blow = Verb::Assault(Target::Unit(attack.target));
                    let route = || Route::new(foe.unit.tag(), &stops, stop, Some(blow), 0);
                    attack.route = enters.is_none().then(route);
                    best = Some(attack);
                }
            }
        }
        best
    }

    /// Where an alien's way begins, what it has cost by then, and how it came there.
    fn starts(&self, foe: &Foe) -> Vec<(Stance, u8, Option<Verb>)> {
        match foe.unit.square() {
            Some(square) if foe.unit.kind() == Kind::Blip => {
                let near = self.field.friends.iter().min_by_key(|friend| self.range(friend.at, square));
                let facing = near.map_or(Facing::North, |friend| towards(self.field.game, square, friend.at));
                vec![(Stance { square, facing }, 0, None)]
            }
            Some(square) => vec![(Stance { square, facing: foe.unit.facing() }, 0, None)],
            None if foe.unit.is_held() => Vec::new(),
            None => {
                let square = foe.from;
                let enters = self.legal.iter().filter(|action| action.unit == foe.id);
                let facings = enters.filter_map(|action| match action.verb {
                    Verb::Enter { facing } => Some((Stance { square, facing }, 1, Some(action.verb))),
                    _ => None,
                });
                facings.collect()
            }
        }
    }

    fn range(&self, a: Square, b: Square) -> u16 {
        self.field.game.setup().board().range(a, b).unwrap_or(u16::MAX)
    }

    /// The attack from a stop to which the way invites `shots` shots.
    fn attack_from(
        &self,
        foe: &Foe,
        (stop, shots): (&Stop, u8),
        points: u8,
        enters: Option<Verb>,
    ) -> Option<Attack> {
        let board = self.field.game.setup().board();
        let front = board.front(stop.stance.square, stop.stance.facing)?;
        let friend = self.field.friends.iter().find(|friend| friend.at == front)?;
        let blows = i32::from(points) - i32::from(stop.cost);
        if blows < 1 {
            return None;
        }
        let faces = board.front(friend.at, friend.unit.facing()) == Some(stop.stance.square);
        let from = if faces { Quarter::Front } else { Quarter::Flank };
        let (alien, marine, on_guard) = (&foe.unit, &friend.unit, friend.unit.on_guard());
        let kills = Assault { alien, marine, from, blows, on_guard }.kills();
        let arrives = survives(shots.into());
        let hits = arrives * kills / SURE;
        let riposte = if faces { arrives * RIPOSTE / SURE } else { 0 };
        let dies = SURE - arrives + riposte;
        let model = self.price_of(foe);
        let exposed = if hits < SURE { (SURE - hits) * model / 2 / SURE } else { 0 };
        let value = hits * self.worth_of(friend.id) / SURE - dies * model / SURE - exposed;
        let verb = enters.or(stop.first).unwrap_or(Verb::Assault(Target::Unit(friend.id)));
        Some(Attack { verb, value, arrives, kills, target: friend.id, route: None })
    }
}
