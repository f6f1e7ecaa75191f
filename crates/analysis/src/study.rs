//! A whole match, in steps.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use game_api::stable_hash;
use protocol::Analysis;
use search::Stop;
use table::{Course, PlayedGame, Replay};

use crate::fitting::Fitting;
use crate::lucks::Lucks;
use crate::walk::{Decision, End, decisions, end_of, put_together};
use crate::{Analyst, Curve, Depth, Judgment, Mind, judge};

/// Why a match has no analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cannot {
    /// It never began, or the present rules do not lead to all of its positions.
    NotPlayed,
    /// Somebody asked to stop.
    Stopped,
}

impl fmt::Display for Cannot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Cannot::NotPlayed => "the match never began, or was played by an earlier revision of the rules",
            Cannot::Stopped => "the analysis was stopped",
        })
    }
}

impl std::error::Error for Cannot {}

/// The analysis of a match, to be computed in steps by any number of threads: depth by depth.
pub struct Study(Box<dyn Steps>);

/// How far a study is.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// The depth that is being computed; none if nothing is left.
    pub depth: Option<Depth>,
    /// Decisions of that depth that have been judged.
    pub done: usize,
    /// Decisions with a choice.
    pub of: usize,
    /// The deepest analysis that is finished.
    pub analysis: Option<Arc<Analysis>>,
}

impl Study {
    /// Prepares the analysis of a match at these depths, one after the other.
    pub fn new(replay: &Replay, depths: Vec<Depth>) -> Result<Study, Cannot> {
        let ending = replay.table().ending().map(|ending| ending.winner.as_deref());
        match replay.course().ok_or(Cannot::NotPlayed)? {
            Course::Hulk(played) => Study::of_game(&played, ending, depths),
            Course::Angel(played) => Study::of_game(&played, ending, depths),
        }
    }

    /// The same for a game; `ending` has the winner where something else than the rules ended it.
    pub fn of_game<G: Studied>(
        played: &PlayedGame<G>,
        ending: Option<Option<&str>>,
        depths: Vec<Depth>,
    ) -> Result<Study, Cannot>
    where
        G::View: Send + Sync,
        G::Action: Send + Sync,
        G::Seat: Send + Sync,
    {
        Study::fitted(played, ending, depths, None)
    }

    /// The same with a curve that is known already: that of the start, as [`Curve::of`] fits it to
    /// [`Curve::GAMES`] games. Default: the games are played in the first steps.
    pub fn fitted<G: Studied>(
        played: &PlayedGame<G>,
        ending: Option<Option<&str>>,
        depths: Vec<Depth>,
        curve: Option<Arc<Curve>>,
    ) -> Result<Study, Cannot>
    where
        G::View: Send + Sync,
        G::Action: Send + Sync,
        G::Seat: Send + Sync,
    {
        let (decisions, last) = decisions(played).ok_or(Cannot::NotPlayed)?;
        let open = (0..decisions.len()).filter(|&at| decisions[at].legal.len() > 1).collect();
        let passes = depths.into_iter().map(|depth| Pass::new(depth, decisions.len())).collect();
        Ok(Study(Box::new(GameStudy {
            start: played.replay.start.clone(),
            end: end_of(&last, ending),
            last,
            frames: played.frames.clone(),
            open,
            fitting: curve.map_or_else(Fitting::default, Fitting::known),
            lucks: Lucks::new(&decisions, picks_hash(played)),
            decisions,
            minds: Mutex::default(),
            passes: Mutex::new(passes),
        })))
    }

    /// Plays one of the games that the curve is fitted to, or finds the luck of a step, or judges a decision; whether
    /// anything was left to begin with.
    pub fn step(&self) -> bool {
        self.0.step()
    }

    /// How far it is.
    pub fn standing(&self) -> Standing {
        self.0.standing()
    }
}

/// A game whose decisions can be judged on several threads.
pub trait Studied: Analyst + Send + Sync + 'static {}

impl<G: Analyst + Send + Sync + 'static> Studied for G {}

/// Follows an analysis, and can end it.
pub struct Progress<'a> {
    /// Asked to stop, it ends after the decisions that are being judged.
    pub stop: &'a Stop,
    /// Told how far it is.
    pub tell: &'a (dyn Fn(&Standing) + Sync),
    /// Threads that work on it, at least one; they change no figure.
    pub threads: usize,
}

/// Carries a study out.
pub fn analyse(study: &Study, progress: &Progress) -> Result<Arc<Analysis>, Cannot> {
    let work = || {
        while !progress.stop.is_asked() && study.step() {
            (progress.tell)(&study.standing());
        }
    };
    thread::scope(|scope| {
        (1..progress.threads.max(1)).for_each(|_| drop(scope.spawn(work)));
        work();
    });
    let Standing { depth, analysis, .. } = study.standing();
    analysis.filter(|_| depth.is_none()).ok_or(Cannot::Stopped)
}

trait Steps: Send + Sync {
    fn step(&self) -> bool;

    fn standing(&self) -> Standing;
}

struct GameStudy<G: Analyst> {
    start: G,
    /// The game after all decisions.
    last: G,
    end: End,
    frames: Vec<u32>,
    decisions: Vec<Decision<G>>,
    /// The decisions with a choice.
    open: Vec<usize>,
    fitting: Fitting,
    lucks: Lucks<G>,
    /// Those that no thread is using.
    minds: Mutex<Vec<Mind<G>>>,
    passes: Mutex<Vec<Pass>>,
}

/// All decisions at one depth.
struct Pass {
    depth: Depth,
    /// Decisions with a choice that have been begun, and those that are done.
    begun: usize,
    done: usize,
    judgments: Vec<Option<Judgment>>,
    analysis: Option<Arc<Analysis>>,
}

impl Pass {
    fn new(depth: Depth, n_decisions: usize) -> Pass {
        Pass { depth, begun: 0, done: 0, judgments: vec![None; n_decisions], analysis: None }
    }
}

impl<G: Studied> GameStudy<G>
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Seat: Send + Sync,
{
    /// The next decision that nobody has begun, with the place of its pass.
    fn begin(&self) -> Option<(usize, Depth, usize)> {
        let mut passes = locked(&self.passes);
        let place = passes.iter().position(|pass| pass.begun < self.open.len())?;
        let pass = &mut passes[place];
        pass.begun += 1;
        Some((place, pass.depth, self.open[pass.begun - 1]))
    }

    fn judge(&self, depth: Depth, at: usize) -> Option<Judgment> {
        let mind = locked(&self.minds).pop();
        let mut mind = mind.unwrap_or_else(|| Mind::new(self.fitting.curve(&self.start)));
        let Decision { seat, view, legal, played, .. } = &self.decisions[at];
        let chance = (depth, stable_hash(&(at, "analysis")));
        let judged = judge(&mut mind, (view, legal), *seat, Some(*played), chance, &Stop::default());
        locked(&self.minds).push(mind);
        judged
    }

    /// Keeps a judgment; the last one of a pass makes an analysis.
    fn keep(&self, place: usize, at: usize, judgment: Option<Judgment>) {
        let is_last = {
            let mut passes = locked(&self.passes);
            let pass = &mut passes[place];
            pass.judgments[at] = judgment;
            pass.done += 1;
            pass.done == self.open.len()
        };
        if !is_last {
            return;
        }
        // Somebody else may still be finding out about one; who asks how far it is does not wait for that.
        let lucks = self.lucks.all();
        let mut passes = locked(&self.passes);
        let pass = &mut passes[place];
        let found = (pass.judgments.as_slice(), lucks.as_slice());
        let all = put_together(&self.decisions, found, &self.frames, self.end, pass.depth);
        pass.analysis = Some(Arc::new(all));
    }
}

impl<G: Studied> Steps for GameStudy<G>
where
    G::View: Send + Sync,
    G::Action: Send + Sync,
    G::Seat: Send + Sync,
{
    fn step(&self) -> bool {
        if self.fitting.step(&self.start) {
            return true;
        }
        if self.lucks.step(&self.decisions, &self.last, || self.fitting.curve(&self.start)) {
            return true;
        }
        let Some((place, depth, at)) = self.begin() else { return false };
        let judgment = self.judge(depth, at);
        self.keep(place, at, judgment);
        true
    }

    fn standing(&self) -> Standing {
        let passes = locked(&self.passes);
        let under_way = passes.iter().find(|pass| pass.analysis.is_none());
        Standing {
            depth: under_way.map(|pass| pass.depth),
            done: under_way.map_or(self.open.len(), |pass| pass.done),
            of: self.open.len(),
            analysis: passes.iter().rev().find_map(|pass| pass.analysis.clone()),
        }
    }
}

/// What chance answered in a match.
fn picks_hash<G: Studied>(played: &PlayedGame<G>) -> u64 {
    stable_hash(&played.replay.steps.iter().map(|step| &step.picks).collect::<Vec<_>>())
}

/// Nothing is left half done by a panic elsewhere.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
