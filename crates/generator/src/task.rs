//! What each archetype asks of the players: goals, areas, objects, and what else belongs to them.

use std::cmp::Reverse;

use content::Text;
use content::hulk::{Area, Blip, Goal, Lair, Mission, Object};
use space_hulk::{Condition, Ranged, Side};

use crate::archetype::Archetype;
use crate::chance::Dice;
use crate::chart::Chart;
use crate::deck::Deck;
use crate::force::blips;
use crate::paths::steps_from_all;
use crate::site::Site;
use crate::texts::{Words, goals, names, numbered, text};

/// Puts the task into a mission that has its board, forces and rounds already.
pub(crate) struct Task<'a> {
    pub site: &'a Site,
    pub chart: &'a Chart<'a>,
    pub mission: &'a mut Mission,
}

impl Task<'_> {
    /// Adds everything that belongs to an archetype.
    pub fn add(&mut self, archetype: Archetype, dice: &mut Dice) {
        self.mission.rounds.winner = Some(Side::Alien);
        match archetype {
            Archetype::Breakout => self.breakout(),
            Archetype::Purge => self.purge(),
            Archetype::Retrieve => self.retrieve(dice),
            Archetype::Hold => self.hold(),
            Archetype::Rescue => self.rescue(),
            Archetype::Seal => self.seal(),
            Archetype::Sabotage => self.sabotage(),
            Archetype::Hunt => self.hunt(),
            Archetype::Lair => self.lair(),
            Archetype::LastStand => self.last_stand(),
        }
    }

    fn breakout(&mut self) {
        let leave = self.share(2);
        self.at_once(
            Side::Marine,
            "escape",
            numbered(&goals::EXITED, leave),
            Condition::MarinesExited(leave),
        );
        let too_many = self.marines() - leave + 1;
        let killed = Condition::MarinesKilled(too_many);
        self.at_once(Side::Alien, "trapped", numbered(&goals::KILLED, too_many), killed);
    }

    fn purge(&mut self) {
        let burned =
            |room: &usize| Condition::Once(Box::new(Condition::SectionBurns(self.chart.letter(*room))));
        let burned = self.site.targets.iter().map(burned).collect();
        for (i, &room) in self.site.targets.iter().enumerate() {
            self.area(&format!("control-{}", i + 1), &names::CONTROL_ROOM, room);
        }
        self.at_once(Side::Marine, "burned", text(&goals::BURNED), all(burned));
        let flamers = self.mission.marines.iter_mut().filter(|marine| marine.ranged == Ranged::HeavyFlamer);
        let dead = |marine: &mut content::hulk::Marine| {
            marine.key = true;
            Condition::MarineDead(marine.id.clone())
        };
        let dead = flamers.map(dead).collect();
        self.at_once(Side::Alien, "no-fire", text(&goals::NO_FLAMER), all(dead));
    }

    fn retrieve(&mut self, dice: &mut Dice) {
        let (kind, name) = dice.one_of(&names::OBJECTS);
        let at = self.site.object.map(|at| self.chart.at(at));
        self.mission.objects.push(Object { kind: (*kind).to_owned(), name: Some(text(name)), at });
        let carried = Condition::ObjectExited { object: (*kind).to_owned(), side: Side::Marine };
        self.at_once(Side::Marine, "recovered", text(&goals::CARRIED_OUT), carried);
        self.nobody_left();
    }

    fn hold(&mut self) {
        let room = self.site.targets[0];
        self.area("room", &names::HELD_ROOM, room);
        let (area, stay) = (self.chart.section(room), self.share(3));
        let held = Condition::MarinesIn { count: stay, area: area.clone() };
        let held = all(vec![self.last_round(), held]);
        self.in_the_end(Side::Marine, "held", numbered(&goals::HELD, stay), held);
        let nobody = not(Condition::MarinesIn { count: 1, area: area.clone() });
        let overrun = all(vec![Condition::AliensIn { count: 1, area }, nobody]);
        self.in_the_end(Side::Alien, "overrun", text(&goals::OVERRUN), overrun);
    }

    fn rescue(&mut self) {
        let first = self.site.squad.len();
        let stranded = &mut self.mission.marines[first..];
        stranded.iter_mut().for_each(|marine| marine.key = true);
        let ids: Vec<String> = stranded.iter().map(|marine| marine.id.clone()).collect();
        let out = ids.iter().cloned().map(Condition::MarineExited).collect();
        self.at_once(Side::Marine, "rescued", text(&goals::RESCUED), all(out));
        let dead = ids.into_iter().map(Condition::MarineDead).collect();
        self.at_once(Side::Alien, "lost", text(&goals::LOST_ONE), any(dead));
    }

    fn seal(&mut self) {
        let doors: Vec<_> = self.site.seals.iter().map(|&at| self.chart.at(at)).collect();
        let enough = doors.len() as u16 - 1;
        let of = doors.iter().map(|&at| Condition::DoorsClosed(vec![at])).collect();
        let closed = Condition::AtLeast { count: enough, of };
        self.in_the_end(Side::Marine, "sealed", numbered(&goals::SEALED, enough), closed);
        let of = doors.iter().map(|&at| Condition::DoorsDestroyed(vec![at])).collect();
        let destroyed = Condition::AtLeast { count: 2, of };
        self.at_once(Side::Alien, "breached", numbered(&goals::UNSEALED, 2), destroyed);
        self.nobody_left();
    }

    fn sabotage(&mut self) {
        self.mission.generators = self.chart.all(self.site.generators.iter().copied());
        self.mission.special.generators_break = true;
        let broken = Condition::GeneratorsDamaged(self.site.generators.len() as u16);
        self.at_once(Side::Marine, "broken", text(&goals::BROKEN), broken);
        self.nobody_left();
    }

    fn hunt(&mut self) {
        let rounds = self.mission.rounds.limit.unwrap_or_default();
        // Of two aliens for each blip rather less than half, since the last ones come too late.
        let kills = (blips(&self.mission.aliens, rounds) * 2 * 2 / 5).clamp(6, 30) as u16;
        let hunted = Condition::AliensKilled(kills);
        self.at_once(Side::Marine, "hunted", numbered(&goals::HUNTED, kills), hunted);
        self.nobody_left();
    }

    fn lair(&mut self) {
        let room = self.site.targets[0];
        self.area("lair", &names::LAIR, room);
        self.at_once(Side::Marine, "slain", text(&goals::BROODLORD_DEAD), Condition::BroodlordDead);
        let (area, stay) = (self.chart.section(room), self.share(3));
        let nobody = not(Condition::AliensIn { count: 1, area: area.clone() });
        let taken = all(vec![Condition::MarinesIn { count: stay, area }, nobody]);
        self.in_the_end(Side::Marine, "taken", numbered(&goals::LAIR_TAKEN, stay), taken);
        self.nobody_left();
        self.guard(room);
    }

    /// Blips in a room, where they lie farthest from the squad.
    fn guard(&mut self, room: usize) {
        let steps = steps_from_all(&self.site.deck, self.site.squad.iter().map(|stand| stand.at));
        let mut squares = self.site.deck.sections[room].floor.clone();
        squares.sort_by_key(|&at| (Reverse(steps[Deck::index(at)]), at));
        let guards = squares.into_iter().zip([3, 2, 3, 1]).take(self.mission.marines.len().div_ceil(3));
        let blip = |(at, value)| Blip { lair: Lair::At(self.chart.at(at)), value };
        self.mission.blips = guards.map(blip).collect();
    }

    fn last_stand(&mut self) {
        let stay = self.share(3);
        self.mission.rounds.winner = Some(Side::Marine);
        let survived = all(vec![self.last_round(), Condition::MarinesOnBoard(stay)]);
        self.in_the_end(Side::Marine, "survived", numbered(&goals::SURVIVED, stay), survived);
        let too_many = self.marines() - stay + 1;
        let killed = Condition::MarinesKilled(too_many);
        self.at_once(Side::Alien, "overwhelmed", numbered(&goals::KILLED, too_many), killed);
    }

    fn marines(&self) -> u16 {
        self.mission.marines.len() as u16
    }

    /// A part of the Marines, rounded so that one can always be lost.
    fn share(&self, of: u16) -> u16 {
        self.marines() / of + u16::from(of > 2)
    }

    fn last_round(&self) -> Condition {
        Condition::Round(self.mission.rounds.limit.unwrap_or_default())
    }

    fn area(&mut self, id: &str, name: &Words, room: usize) {
        let squares = self.chart.section(room);
        self.mission.areas.push(Area { id: id.to_owned(), name: Some(text(name)), squares });
    }

    fn nobody_left(&mut self) {
        let gone = not(Condition::MarinesOnBoard(1));
        self.at_once(Side::Alien, "wiped-out", text(&goals::NOBODY_LEFT), gone);
    }

    fn at_once(&mut self, side: Side, id: &str, text: Text, when: Condition) {
        self.goal(side, id, true, text, when);
    }

    fn in_the_end(&mut self, side: Side, id: &str, text: Text, when: Condition) {
        self.goal(side, id, false, text, when);
    }

    fn goal(&mut self, side: Side, id: &str, immediate: bool, text: Text, when: Condition) {
        let goal = Goal { side: Some(side), id: id.to_owned(), immediate, text: Some(text), when };
        self.mission.goals.push(goal);
    }
}

/// Several conditions as one; a single one stands for itself.
fn all(mut of: Vec<Condition>) -> Condition {
    if of.len() == 1 { of.remove(0) } else { Condition::All(of) }
}

fn any(mut of: Vec<Condition>) -> Condition {
    if of.len() == 1 { of.remove(0) } else { Condition::Any(of) }
}

fn not(condition: Condition) -> Condition {
    Condition::Not(Box::new(condition))
}
