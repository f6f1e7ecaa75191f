//! What can become true about squares, doors, generators and objects.

use space_hulk::{Condition, Coord, DoorState, Ranged, Side};

use super::Lint;
use super::possible::{Never, Outlook, beyond, out_of_reach};
use crate::hulk::model::{Lair, Start};

impl Lint<'_> {
    pub(super) fn about_places(&self, condition: &Condition) -> Outlook {
        match condition {
            Condition::MarinesIn { count, area } => self.marines_in((*count).into(), area),
            Condition::AliensIn { count, area } => self.aliens_in((*count).into(), area),
            Condition::GeneratorsDamaged(count) => {
                let can = self.mission.generators.iter().filter(|at| self.can_attack(**at)).count();
                let reason = format!("it asks for {count}, and {can} can be got at");
                let never = out_of_reach(reason).filter(|_| usize::from(*count) > can);
                Outlook::new(*count == 0, self.unbreakable().or(never))
            }
            Condition::GeneratorDamaged(at) => {
                let never = out_of_reach(format!("nobody can get at the generator at {at}"));
                Outlook::new(false, self.unbreakable().or(never.filter(|_| !self.can_attack(*at))))
            }
            Condition::SectionBurns(letter) => self.section_burns(*letter),
            Condition::DoorsClosed(doors) => self.doors(doors, DoorState::Closed),
            Condition::DoorsDestroyed(doors) => self.doors(doors, DoorState::Destroyed),
            _ => self.about_objects(condition),
        }
    }

    fn about_objects(&self, condition: &Condition) -> Outlook {
        let unreachable = |object: &str| out_of_reach(format!("nobody can get to the object {object:?}"));
        match condition {
            Condition::ObjectCarried { object, side } => {
                let now = *side == Side::Marine && self.carrier(object).is_some();
                Outlook::new(now, unreachable(object).filter(|_| !now && !self.can_take(object, *side)))
            }
            Condition::ObjectIn { object, area } => {
                let now = self.object_at(object).is_some_and(|at| area.contains(&at));
                let anybody = [Side::Marine, Side::Alien].into_iter().any(|side| {
                    self.can_take(object, side) && area.iter().any(|at| self.reach.by(side).contains(at))
                });
                Outlook::new(now, unreachable(object).filter(|_| !now && !anybody))
            }
            Condition::ObjectExited { object, side } => {
                let way = self.exits(*side).any(|at| self.reach.by(*side).contains(&at));
                let no_way = out_of_reach("there is no exit that they could take it to").filter(|_| !way);
                let never = unreachable(object).filter(|_| !self.can_take(object, *side));
                Outlook::new(false, never.or(no_way))
            }
            _ => Outlook::possible(false),
        }
    }

    fn marines_in(&self, count: usize, area: &[Coord]) -> Outlook {
        let starts = self.mission.marines.iter().filter(|marine| match &marine.start {
            Start::At(at, _) => area.contains(at),
            // All of his squares lie there, so he does.
            Start::Deploy(squares) => squares.iter().all(|at| area.contains(at)),
        });
        let now = starts.count() >= count;
        let can = self.reach.marines.iter().filter(|reach| area.iter().any(|at| reach.contains(at))).count();
        let room = area.iter().filter(|at| self.reach.by_marines.contains(at)).count();
        let total = self.mission.marines.len();
        let never = match () {
            () if count > total => beyond(format!("it asks for {count}, and the Marines are {total}")),
            () if count > can => out_of_reach(format!("it asks for {count}, and {can} can get there")),
            () if count > room => beyond(format!("it asks for {count}, and there is room for {room}")),
            () => None,
        };
        Outlook::new(now, never)
    }

    fn aliens_in(&self, count: usize, area: &[Coord]) -> Outlook {
        let genestealers = self.mission.genestealers.iter().map(|one| &one.lair);
        let lairs = genestealers.chain(self.mission.blips.iter().map(|one| &one.lair));
        let now = lairs.filter(|lair| matches!(lair, Lair::At(at) if area.contains(at))).count() >= count;
        let room = area.iter().filter(|at| self.reach.by_aliens.contains(at)).count();
        let never = match self.most_aliens() {
            Some(most) if count > most => {
                beyond(format!("it asks for {count}, and the aliens are at most {most}"))
            }
            _ if room == 0 => out_of_reach("no alien can get there"),
            _ if count > room => beyond(format!("it asks for {count}, and there is room for {room}")),
            _ => None,
        };
        Outlook::new(now, never)
    }

    fn section_burns(&self, letter: char) -> Outlook {
        let flamer =
            |marine: &&crate::hulk::Marine| marine.ranged == Ranged::HeavyFlamer && marine.ammo != Some(0);
        let squares = self.draft.map.sections.get(&letter).map(Vec::as_slice).unwrap_or_default();
        let near = squares.iter().any(|at| self.reach.by_marines.contains(at));
        let never = match () {
            () if self.mission.marines.iter().find(flamer).is_none() => beyond("nobody has a heavy flamer"),
            () if !near => out_of_reach(format!("no Marine can get to section `{letter}`")),
            () => None,
        };
        Outlook::new(false, never)
    }

    fn doors(&self, doors: &[Coord], asked: DoorState) -> Outlook {
        let plans = || self.mission.board.doors.iter().filter(|door| doors.contains(&door.at));
        let now = plans().all(|door| door.state == asked);
        let gone = plans().find(|door| door.state == DoorState::Destroyed && asked == DoorState::Closed);
        let anybody = |at: &Coord| self.reach.by_marines.contains(at) || self.reach.by_aliens.contains(at);
        let far = plans().find(|door| door.state != asked && !anybody(&door.at));
        let never = match (gone, far) {
            (Some(door), _) => beyond(format!("the door at {} is destroyed", door.at)),
            (None, Some(door)) => out_of_reach(format!("nobody can get to the door at {}", door.at)),
            (None, None) => None,
        };
        Outlook::new(now, never)
    }

    fn unbreakable(&self) -> Option<Never> {
        let reason = "generators break only with the special rule `generators_break`";
        beyond(reason).filter(|_| !self.mission.special.generators_break)
    }

    /// Whether somebody can stand beside a generator.
    fn can_attack(&self, generator: Coord) -> bool {
        let board = self.game.setup().board();
        let around = board.adjacent(self.square(generator)).iter().map(|square| board.coord(square));
        around.into_iter().any(|at| self.reach.by_marines.contains(&at) || self.reach.by_aliens.contains(&at))
    }

    fn carrier(&self, object: &str) -> Option<usize> {
        self.mission.marines.iter().position(|marine| marine.carries.iter().any(|kind| kind == object))
    }

    fn object_at(&self, object: &str) -> Option<Coord> {
        let lying = self.mission.objects.iter().find(|one| one.kind == object).and_then(|one| one.at);
        let carrier = self.carrier(object).map(|i| &self.mission.marines[i].start);
        lying.or(match carrier {
            Some(Start::At(at, _)) => Some(*at),
            _ => None,
        })
    }

    fn can_take(&self, object: &str, side: Side) -> bool {
        let lying = self.mission.objects.iter().find(|one| one.kind == object).and_then(|one| one.at);
        match (lying, self.carrier(object)) {
            (Some(at), _) => self.reach.by(side).contains(&at),
            (None, Some(_)) if side == Side::Marine => true,
            (None, Some(carrier)) => !self.reach.marines[carrier].is_disjoint(self.reach.by(side)),
            (None, None) => false,
        }
    }
}
