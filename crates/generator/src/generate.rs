//! From a seed to a mission.

use content::hulk::{Mission, Rounds, Series};

use crate::archetype::Archetype;
use crate::chance::Dice;
use crate::chart::Chart;
use crate::force;
use crate::prefab::Prefab;
use crate::site::{Request, Site};
use crate::size::Size;
use crate::task::Task;
use crate::texts::{briefings, titles};

/// How many maps are compared before the best one is taken.
const CANDIDATES: usize = 3;
/// After this number of attempts the best map so far is good enough.
const ENOUGH_ATTEMPTS: u64 = 5;
/// The most maps that are grown. In the worst case one in five suits, so nobody will see the last one.
const ATTEMPTS: u64 = 2000;

/// What kind of mission is wanted. The same order always gives the same mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order {
    /// What it is about.
    pub archetype: Archetype,
    /// How large it is.
    pub size: Size,
    /// Which one of them.
    pub seed: u64,
}

impl Order {
    /// The id of the mission, as in `breakout-medium-42`.
    pub fn id(&self) -> String {
        format!("{}-{}-{}", self.archetype.name(), self.size.name(), self.seed)
    }

    /// Reads [`Order::id`] back.
    pub fn from_id(id: &str) -> Option<Order> {
        let (rest, seed) = id.rsplit_once('-')?;
        let (archetype, size) = rest.rsplit_once('-')?;
        let order = Order {
            archetype: Archetype::from_name(archetype)?,
            size: Size::from_name(size)?,
            seed: seed.parse().ok()?,
        };
        (order.id() == id).then_some(order)
    }

    /// The order of this seed where not everything else is said.
    pub fn of_seed(seed: u64, archetype: Option<Archetype>, size: Option<Size>) -> Order {
        let mut dice = Dice::new(u64::MAX, seed, 0);
        // Both are drawn in any case, so that saying one of them does not change the other.
        let (drawn, measure) = (*dice.one_of(&Archetype::ALL), *dice.one_of(&Size::ALL));
        Order { archetype: archetype.unwrap_or(drawn), size: size.unwrap_or(measure), seed }
    }

    /// Makes the mission.
    ///
    /// # Panics
    ///
    /// If not one of very many maps suits, which would be a mistake in the generator.
    pub fn generate(&self) -> Mission {
        let prefabs = Prefab::all();
        let request = Request { prefabs: &prefabs, archetype: self.archetype, size: self.size };
        let stream = (self.archetype as u64) << 8 | self.size as u64;
        let mut best: Option<(Site, Dice)> = None;
        let mut found = 0;
        for attempt in 0..ATTEMPTS {
            if found == CANDIDATES || found > 0 && attempt >= ENOUGH_ATTEMPTS {
                break;
            }
            let mut dice = Dice::new(stream, self.seed, attempt);
            let Some(site) = request.attempt(&mut dice) else { continue };
            found += 1;
            if best.as_ref().is_none_or(|(best, _)| site.merit() > best.merit()) {
                best = Some((site, dice));
            }
        }
        let (site, mut dice) = best.unwrap_or_else(|| panic!("no map suits {}", self.id()));
        self.mission(&site, &mut dice)
    }

    fn mission(&self, site: &Site, dice: &mut Dice) -> Mission {
        let chart = Chart::new(site);
        let title = titles::title(self.archetype, dice);
        let mut mission = Mission::new(self.id(), title, chart.board());
        mission.series = Series::Generated;
        mission.author = "Blipfall generator".to_owned();
        mission.marks = chart.marks();
        (mission.squads, mission.marines) = force::marines(site, &chart, self.archetype, dice);
        mission.aliens = force::aliens(self.size, mission.marines.len(), self.archetype, dice);
        let limit = force::rounds(site, self.size, dice);
        mission.rounds = Rounds { limit: Some(limit), winner: None };
        mission.difficulty = force::difficulty(site, &mission.aliens, limit, self.archetype);
        let two_levels = !site.deck.ladders.is_empty();
        mission.briefing = briefings::briefing(self.archetype, two_levels, limit, dice);
        Task { site, chart: &chart, mission: &mut mission }.add(self.archetype, dice);
        mission
    }
}
