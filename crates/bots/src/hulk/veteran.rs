//! A player who has seen it all before.

use game_api::{Game, Journal, Pending, Player, Seeded};
use space_hulk::{Action, DecisionKind, Kind, Phase, Side, SpaceHulk, SquareSet, Tag, Unit, Verb, View};

use super::alien::Brood;
use super::duel;
use super::field::Field;
use super::judge::Judge;
use super::marine::Command;
use super::objective::Objective;
use super::orders::Orders;
use super::react;
use super::route::Route;
use super::sampler::Sampler;
use super::scout::{best_by_trial, judge_of};
use super::ways::Ways;

/// Knows by heart what is to be done: looks at the table, gives everybody an errand,
/// and moves by rules of thumb. Only rare choices are tried out in sampled worlds.
pub struct Veteran {
    sampler: Sampler,
    judge: Option<Judge>,
    mission: Option<Mission>,
    turn: Turn,
}

/// What is known of a mission as long as it lasts.
struct Mission {
    ways: Ways,
    objective: Objective,
    alien_goals: SquareSet,
    stakes: Stakes,
}

/// What the mission loses with each Marine, which changes only with their number.
#[derive(Default)]
struct Stakes {
    n_killed: u16,
    by_tag: Vec<(Tag, i32)>,
}

/// What is remembered of this turn.
#[derive(Default)]
struct Turn {
    when: Option<(u16, Phase)>,
    /// Who has nothing to do.
    idle: Vec<Tag>,
    /// The same of Marines, with what was round each of them.
    idle_marines: Vec<(Tag, u64)>,
    /// What whoever acted last goes on with.
    route: Option<Route>,
    /// Whether the last decision was a part of that.
    is_under_way: bool,
    /// Whether all aliens attack.
    strike: Option<bool>,
}

/// Worlds in which a rare choice is tried.
const WORLDS: usize = 3;
/// A counter below this is drawn again.
const GOOD_COUNTER: u8 = 4;

impl Veteran {
    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Veteran {
        Veteran { sampler: Sampler::new(seed), judge: None, mission: None, turn: Turn::default() }
    }

    /// Forgets what it had in mind, but not the mission: another game of it begins, or another line
    /// of the same game. What it chooses from now on follows from the seed.
    pub fn begin(&mut self, seed: u64) {
        self.sampler = Sampler::new(seed);
        self.turn = Turn::default();
    }

    /// Gives up what it was about to do, because somebody else has decided in its place.
    pub fn interrupt(&mut self) {
        self.turn.route = None;
    }

    /// Whether its last decision was a step of a plan that it had made before.
    pub(crate) fn is_under_way(&self) -> bool {
        self.turn.is_under_way
    }

    fn act(&mut self, view: &View, legal: &[Action]) -> usize {
        let game = view.table();
        let known = self.winning_end(view, legal).or_else(|| self.follow(game, legal));
        self.turn.is_under_way = known.is_some();
        known.unwrap_or_else(|| {
            let (index, route) = self.lead(game, legal, |lead, turn| lead.decide(turn));
            self.turn.route = route.and_then(|route| route.begin(game));
            index.or(legal.iter().position(is_end)).unwrap_or(legal.len() - 1)
        })
    }

    /// What it would do with each of its units if that were the next to act.
    pub(crate) fn options(&mut self, view: &View, legal: &[Action]) -> Vec<usize> {
        match view.table().decision() {
            Some(decision) if decision.kind == DecisionKind::Action => {
                self.lead(view.table(), legal, |lead, _| lead.options())
            }
            _ => Vec::new(),
        }
    }

    /// Looks at the table, and asks whoever leads the side that acts.
    fn lead<T>(&mut self, game: &SpaceHulk, legal: &[Action], ask: impl Fn(Lead, &mut Turn) -> T) -> T {
        let mission = Mission::of(&mut self.mission, game);
        mission.stakes.renew(game, &mission.objective);
        let stakes = &mission.stakes.by_tag;
        let owner = game.decision().map_or(Side::Marine, |decision| decision.owner);
        let goals = match owner {
            Side::Alien if !mission.alien_goals.is_empty() => {
                Some(mission.ways.row_from_any(game, &mission.alien_goals))
            }
            _ => None,
        };
        let mut field = Field::new(game, &mut mission.ways);
        field.is_lord_hunted = mission.objective.is_lord_hunted();
        match owner {
            Side::Marine => {
                let orders = Orders::new(&mission.objective, &mut field);
                let lanes = field.lanes();
                ask(Lead::Marines(Command::new(&mut field, &orders, legal, lanes, stakes)), &mut self.turn)
            }
            Side::Alien => {
                let strike = self.turn.strike;
                let mut brood = Brood::new(&mut field, legal, stakes, goals, strike.unwrap_or(false));
                if strike.is_none() {
                    brood.strike = brood.is_time();
                    self.turn.strike = Some(brood.strike);
                }
                ask(Lead::Aliens(brood), &mut self.turn)
            }
        }
    }

    /// The end of a last turn in which the aliens have won if nothing more happens.
    fn winning_end(&mut self, view: &View, legal: &[Action]) -> Option<usize> {
        let game = view.table();
        let is_last = game.phase() == Phase::AlienAction && game.setup().round_limit() == Some(game.turn());
        let index = if is_last { legal.iter().position(is_end)? } else { return None };
        let mut world = self.sampler.world(view);
        let (mut dice, mut answers) = (Seeded::new(0), Vec::new());
        let mut next = legal[index];
        // An activation is ended before the turn.
        for _ in 0..2 {
            world.apply_unchecked(&next, &mut dice, &mut Journal::discard());
            if let Pending::Over(outcome) = world.pending() {
                return (outcome.winner == Some(Side::Alien)).then_some(index);
            }
            world.legal_actions(&mut answers);
            next = *answers.iter().find(|action| action.verb == Verb::EndTurn)?;
        }
        None
    }

    /// Goes on with what has been planned.
    fn follow(&mut self, game: &SpaceHulk, legal: &[Action]) -> Option<usize> {
        let next = self.turn.route.as_mut().and_then(|route| route.next(game, legal));
        if next.is_none() {
            self.turn.route = None;
        }
        next
    }

    fn try_out(&mut self, view: &View, legal: &[Action]) -> usize {
        let judge = judge_of(&mut self.judge, view);
        best_by_trial(&mut self.sampler, judge, view, legal, WORLDS)
    }
}

/// Whoever leads the side that acts.
#[expect(
    clippy::large_enum_variant,
    reason = "there is one at a time, on the stack, and it is not moved about"
)]
enum Lead<'a, 'b> {
    Marines(Command<'a, 'b>),
    Aliens(Brood<'a, 'b>),
}

impl Lead<'_, '_> {
    /// What to do next, and what follows from it.
    fn decide(self, turn: &mut Turn) -> (Option<usize>, Option<Route>) {
        match self {
            Lead::Marines(mut command) => (command.decide(&mut turn.idle_marines), command.route),
            Lead::Aliens(mut brood) => (brood.decide(&mut turn.idle), brood.route),
        }
    }

    fn options(self) -> Vec<usize> {
        match self {
            Lead::Marines(mut command) => command.options(),
            Lead::Aliens(mut brood) => brood.options(),
        }
    }
}

impl Mission {
    /// The mission that is being played, looked at anew when it changes.
    fn of<'a>(known: &'a mut Option<Mission>, game: &SpaceHulk) -> &'a mut Mission {
        if known.as_ref().is_none_or(|mission| !mission.objective.is_for(game.setup())) {
            let objective = Objective::new(game.setup());
            let alien_goals = objective.alien_goals();
            let (ways, stakes) = (Ways::new(game.setup()), Stakes::default());
            *known = Some(Mission { ways, objective, alien_goals, stakes });
        }
        known.as_mut().expect("made above")
    }
}

impl Stakes {
    /// Asks the mission again if somebody has been lost.
    fn renew(&mut self, game: &SpaceHulk, objective: &Objective) {
        let marines = || game.unit_ids().filter(|(_, unit)| unit.kind() == Kind::Marine);
        let tags = marines().map(|(_, unit)| unit.tag());
        if self.n_killed == game.n_marines_killed() && tags.eq(self.by_tag.iter().map(|(tag, _)| *tag)) {
            return;
        }
        let stake = |(id, unit): (_, &Unit)| (unit.tag(), objective.stake(&game.name_of(id), game));
        *self = Stakes { n_killed: game.n_marines_killed(), by_tag: marines().map(stake).collect() };
    }
}

impl Turn {
    fn begin(&mut self, table: &SpaceHulk) {
        let now = Some((table.turn(), table.phase()));
        if self.when != now {
            *self = Turn { when: now, ..Turn::default() };
        }
    }
}

impl Player<SpaceHulk> for Veteran {
    fn decide(&mut self, view: &View, legal: &[Action]) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        self.turn.begin(view.table());
        self.turn.is_under_way = false;
        let Some(kind) = view.table().decision().map(|decision| decision.kind) else { return 0 };
        match kind {
            DecisionKind::Action => self.act(view, legal),
            DecisionKind::Command => command(view, legal),
            kind if duel::is_asked(kind) => {
                let world = self.sampler.world(view);
                duel::answer(&world, legal).unwrap_or_else(|| self.try_out(view, legal))
            }
            _ => {
                let mission = Mission::of(&mut self.mission, view.table());
                let goals = mission.objective.marine_goals(view.table());
                let goal = (kind == DecisionKind::Deploy && !goals.is_empty())
                    .then(|| mission.ways.row_from_any(view.table(), &goals));
                let mut field = Field::new(view.table(), &mut mission.ways);
                field.is_lord_hunted = mission.objective.is_lord_hunted();
                let answer = react::answer(kind, &mut field, legal, goal);
                answer.unwrap_or_else(|| self.try_out(view, legal))
            }
        }
    }
}

fn is_end(action: &Action) -> bool {
    matches!(action.verb, Verb::EndActivation | Verb::EndTurn)
}

fn command(view: &View, legal: &[Action]) -> usize {
    let wanted = if view.table().command_left() < GOOD_COUNTER { Verb::Redraw } else { Verb::Keep };
    legal.iter().position(|action| action.verb == wanted).unwrap_or(0)
}
