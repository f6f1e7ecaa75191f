//! Terms that have been checked, and everything prepared that play on them needs.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Weak};

use content::Level;
use content::hulk::Mission;
use game_api::{Chance, Journal, Seeded};

use crate::any::AnyHistory;
use crate::history::History;
use crate::seat::Seat;
use crate::terms::{ClockTerms, GameTerms, Terms};

/// Terms that have been checked, with what a table has to know of them. Tables on the same
/// terms can share one: the board of a mission is much larger than a game on it.
#[derive(Debug)]
pub struct Plan {
    pub(crate) terms: Terms,
    pub(crate) seats: Vec<Seat>,
    /// Read once; Death Angel has none.
    pub(crate) mission: Option<Mission>,
    start: Start,
    n_bytes: usize,
}

/// Plans are equal if their terms are: the rest follows from them.
impl PartialEq for Plan {
    fn eq(&self, other: &Plan) -> bool {
        self.terms == other.terms
    }
}

impl Eq for Plan {}

/// A game before its first draw.
#[derive(Debug)]
enum Start {
    Hulk(Box<space_hulk::Start>),
    Angel,
}

impl Plan {
    /// Checks terms by setting the game up once; tells everything that is wrong with them.
    pub fn new(terms: Terms) -> Result<Plan, String> {
        let most = ClockTerms::MOST_SECONDS;
        if terms.clock.is_some_and(|clock| !(1..=most).contains(&clock.seconds)) {
            return Err(format!("the clock has 1 to {most} seconds"));
        }
        if terms.lesson.is_some() && !terms.practice {
            return Err("a lesson, whose dice are known before, is a practice match".into());
        }
        let (mission, start) = match &terms.game {
            GameTerms::SpaceHulk { mission, options, solo } => {
                let mission = read_mission(mission)?;
                let start = forms::hulk::prepare(&mission, Some(options), solo.map(crate::terms::rules_solo));
                (Some(mission), Start::Hulk(Box::new(start.map_err(describe)?)))
            }
            GameTerms::DeathAngel { .. } => (None, Start::Angel),
        };
        let mut plan = Plan { terms, seats: Vec::new(), mission, start, n_bytes: 0 };
        let history = plan.set_up(&mut Seeded::new(0))?;
        plan.seats = history.seats();
        plan.n_bytes = plan.estimate(&history);
        Ok(plan)
    }

    /// The mission; Death Angel has none.
    pub fn mission(&self) -> Option<&Mission> {
        self.mission.as_ref()
    }

    /// How many bytes of memory it takes, estimated from above. Most of them are what is prepared for pairs of
    /// squares.
    pub fn n_bytes(&self) -> usize {
        self.n_bytes
    }

    fn estimate(&self, history: &AnyHistory) -> usize {
        let source = match &self.terms.game {
            GameTerms::SpaceHulk { mission, .. } => mission.len(),
            GameTerms::DeathAngel { .. } => 0,
        };
        let n_squares = match history {
            AnyHistory::Hulk(history) => history.now().setup().board().len(),
            AnyHistory::Angel(_) => 0,
        };
        // The text of a mission is kept twice: as it was sent, and as it was read.
        BYTES_OF_PLAN + 2 * source + n_squares * n_squares * BYTES_OF_PAIR
    }

    /// Sets the game up.
    pub(crate) fn set_up(&self, chance: &mut dyn Chance) -> Result<AnyHistory, String> {
        match (&self.start, &self.terms.game) {
            (Start::Hulk(start), _) => {
                let mut story = Journal::keep();
                let game = start.begin(chance, &mut story);
                Ok(AnyHistory::Hulk(Box::new(History::new(game, story))))
            }
            (Start::Angel, GameTerms::DeathAngel { players, teams }) => {
                let mut story = Journal::keep();
                let game = forms::angel::set_up(*players, teams.as_ref(), chance, &mut story);
                Ok(AnyHistory::Angel(Box::new(History::new(game.map_err(describe)?, story))))
            }
            (Start::Angel, GameTerms::SpaceHulk { .. }) => Err("the mission has not been read".into()),
        }
    }
}

/// What a plan takes besides its mission.
const BYTES_OF_PLAN: usize = 16 * 1024;

/// What is prepared for each pair of squares of a board.
const BYTES_OF_PAIR: usize = 32;

/// The bytes of the plans that are kept when nobody uses them any more: the next match is often on one of
/// them, and to make one takes as long as hundreds of actions. A plan that is larger than this is not kept.
const MOST_KEPT_BYTES: usize = 32 * 1024 * 1024;

/// Plans that are in use, to be shared by tables on the same terms.
#[derive(Debug, Default)]
pub struct Plans {
    known: BTreeMap<u64, Weak<Plan>>,
    /// Those that were shared last.
    kept: VecDeque<Kept>,
}

#[derive(Debug)]
struct Kept {
    plan: Arc<Plan>,
    /// Somebody has wanted it since the last [`Plans::forget_unused`].
    used: bool,
}

impl Plans {
    /// The plan for these terms, if it is in use or was lately.
    pub fn known(&mut self, terms: &Terms) -> Option<Arc<Plan>> {
        let plan = self.known.get(&key(terms)).and_then(Weak::upgrade);
        let plan = plan.filter(|plan| plan.terms == *terms)?;
        if let Some(kept) = self.kept.iter_mut().find(|kept| Arc::ptr_eq(&kept.plan, &plan)) {
            kept.used = true;
        }
        Some(plan)
    }

    /// Keeps no plan any longer that nobody has wanted since this was last called.
    pub fn forget_unused(&mut self) {
        self.kept.retain_mut(|kept| std::mem::take(&mut kept.used));
    }

    /// Lets others share a plan as long as it is in use, and for a while longer.
    pub fn share(&mut self, plan: &Arc<Plan>) {
        self.kept.retain(|kept| kept.plan.terms != plan.terms);
        self.kept.push_back(Kept { plan: Arc::clone(plan), used: true });
        while self.kept.iter().map(|kept| kept.plan.n_bytes()).sum::<usize>() > MOST_KEPT_BYTES {
            self.kept.pop_front();
        }
        self.known.retain(|_, plan| plan.strong_count() > 0);
        self.known.insert(key(&plan.terms), Arc::downgrade(plan));
    }
}

fn key(terms: &Terms) -> u64 {
    game_api::stable_hash(
        &serde_json::to_string(terms).expect("terms have nothing in them that JSON cannot say"),
    )
}

/// Every problem in one line.
fn describe(failure: forms::Failure) -> String {
    match failure.problems.as_slice() {
        [] => failure.message,
        problems => problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
    }
}

/// The mission of a file, or its first error with its place.
fn read_mission(source: &str) -> Result<Mission, String> {
    let report = content::hulk::parse(source);
    if let Some(mission) = report.mission {
        return Ok(mission);
    }
    let error = report.diagnostics.iter().find(|diagnostic| diagnostic.level == Level::Error);
    Err(match error {
        Some(error) => {
            let (line, _) = content::line_and_column(source, error.span.start);
            format!("the mission, line {line}: {}", error.message)
        }
        None => "the mission cannot be used".into(),
    })
}
