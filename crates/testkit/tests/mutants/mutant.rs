//! *Airlock* with one thing wrong.

use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering};

use game_api::{Audience, Chance, Game, HiddenInfo, Illegal, Journal, Pending, Seeded, Viewer};
use testkit::toy::{Action, Airlock, AirlockView, Event, Outcome, Seat};

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    None,
    ListUnsorted,
    ListDouble,
    ListIncomplete,
    ListEmpty,
    ListAfterEnd,
    ListAppended,
    ListReadsSecret,
    RefusalChanges,
    LaxApply,
    Panics,
    CountsPlays,
    DrawsMore,
    ListensToJournal,
    ClonesShare,
    HashMissesSecrets,
    HashSeesMore,
    NeverEnds,
    ViewLeaks,
    ViewLeaksToSampler,
    SpectatorLeaks,
    JournalLeaksKey,
    JournalLeaksFind,
    SampleWrong,
    SampleRandom,
    WindowSkipped,
    SilentField,
    AsksBySecret,
    AsksAndTells,
    AsksTooMuch,
}

/// The wrapper. `extra` is what some faults change besides the game.
#[derive(Clone, Debug)]
pub struct Mutant {
    pub game: Airlock,
    pub fault: Fault,
    extra: u32,
    shared: Rc<Cell<u32>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MutantView {
    view: AirlockView,
    fault: Fault,
    extra: u32,
    leak: Option<u8>,
}

static PLAYS: AtomicU32 = AtomicU32::new(0);

impl Mutant {
    pub fn new(seed: u64, fault: Fault) -> Self {
        Mutant { game: Airlock::new(&mut Seeded::new(seed)), fault, extra: 0, shared: Rc::new(Cell::new(0)) }
    }

    pub fn twin(&self, seat: Seat, chance: &mut dyn Chance) -> Self {
        Mutant { game: self.game.twin(seat, chance), ..self.clone() }
    }

    /// A save that does not know of `extra`.
    pub fn without_extra(&self) -> Self {
        Mutant { extra: 0, ..self.clone() }
    }

    /// What takes part in equality and hash.
    fn counted_extra(&self) -> u32 {
        match self.fault {
            Fault::SilentField => 0,
            _ => self.extra,
        }
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    /// The owner, unless the game is over.
    fn owner(&self) -> Option<Seat> {
        match self.game.pending() {
            Pending::Decide(seat) => Some(seat),
            Pending::Over(_) => None,
        }
    }

    fn play(&mut self, action: &Action, chance: &mut dyn Chance, log: &mut Journal<Seat, Event>) {
        match (self.fault, action) {
            (Fault::Panics, Action::Guess(3)) => panic!("three is not a number"),
            (Fault::CountsPlays, _) => self.extra = PLAYS.fetch_add(1, Ordering::Relaxed),
            (Fault::DrawsMore, _) if PLAYS.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) => {
                chance.d6();
            }
            (Fault::ListensToJournal, Action::Scavenge) if log.keeps() => self.extra += 1,
            (Fault::ClonesShare, _) => self.shared.set(self.shared.get() + 1),
            (Fault::HashSeesMore, Action::Pump) => self.extra = u32::from(chance.d6()),
            (Fault::SilentField, Action::Scavenge) => self.extra += 1,
            (Fault::SilentField, Action::Pump) if self.extra > 0 => tell(log, 0),
            (Fault::JournalLeaksKey, Action::Pump) => tell(log, self.enemy_key()),
            (Fault::AsksBySecret | Fault::AsksAndTells | Fault::AsksTooMuch, Action::Pump) => {
                self.ask_by_secret(chance, log);
            }
            _ => {}
        }
        match self.fault {
            Fault::JournalLeaksFind => self.play_aloud(action, chance, log),
            _ => self.game.apply_unchecked(action, chance, log),
        }
        if self.is(Fault::WindowSkipped) {
            self.skip_window(chance, log);
        }
    }

    fn enemy_key(&self) -> u8 {
        self.owner().map_or(0, |seat| self.game.key(seat.other()))
    }

    /// What is asked for depends on the secret. That alone is no fault.
    fn ask_by_secret(&self, chance: &mut dyn Chance, log: &mut Journal<Seat, Event>) {
        chance.pick(&vec![1; self.enemy_key() as usize]);
        let n_dice = if self.is(Fault::AsksTooMuch) { 5 } else { 0 };
        for _ in 0..n_dice {
            chance.d6();
        }
        if !self.is(Fault::AsksBySecret) {
            tell(log, self.enemy_key());
        }
    }

    /// Tells everybody what was found.
    fn play_aloud(&mut self, action: &Action, chance: &mut dyn Chance, log: &mut Journal<Seat, Event>) {
        let mut inner = Journal::keep();
        self.game.apply_unchecked(action, chance, &mut inner);
        for entry in inner.take() {
            let audience = match entry.event {
                Event::Found(_) => Audience::All,
                _ => entry.audience,
            };
            log.note(audience, || entry.event);
        }
    }

    /// Does not ask who has nothing but passing: the missing pause tells it.
    fn skip_window(&mut self, chance: &mut dyn Chance, log: &mut Journal<Seat, Event>) {
        let mut legal = Vec::new();
        self.game.legal_actions(&mut legal);
        if legal == [Action::Pass] {
            self.game.apply_unchecked(&Action::Pass, chance, log);
        }
    }

    fn spoil_list(&self, out: &mut Vec<Action>) {
        let over = self.owner().is_none();
        match (self.fault, self.owner()) {
            (Fault::ListUnsorted, _) => out.reverse(),
            (Fault::ListDouble, Some(_)) => out.insert(0, out[0]),
            (Fault::ListIncomplete, _) => out.retain(|action| *action != Action::Guess(2)),
            (Fault::ListEmpty, _) => out.retain(|action| *action != Action::Pass),
            (Fault::ListAfterEnd, None) => out.push(Action::Pump),
            (Fault::ListReadsSecret, Some(seat)) => {
                let key = self.game.key(seat.other());
                out.retain(|action| *action != Action::Guess(key % 4 + 1));
            }
            (Fault::NeverEnds, None) => out.push(Action::Pass),
            _ => assert!(!over || out.is_empty()),
        }
    }
}

/// A word too much, in the form of some public event.
fn tell(log: &mut Journal<Seat, Event>, key: u8) {
    log.note(Audience::All, || Event::Moved { track: key as i8 });
}

/// `extra` does not count where the fault is that the hash sees more.
impl PartialEq for Mutant {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game
            && self.fault == other.fault
            && (self.counted_extra() == other.counted_extra() || self.is(Fault::HashSeesMore))
            && self.shared.get() == other.shared.get()
    }
}

impl Eq for Mutant {}

impl Hash for Mutant {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self.fault {
            Fault::HashMissesSecrets => self.game.view(Viewer::Spectator).hash(state),
            _ => self.game.hash(state),
        }
        (self.fault, self.counted_extra(), self.shared.get()).hash(state);
    }
}

impl Game for Mutant {
    type Seat = Seat;
    type Action = Action;
    type Event = Event;
    type View = MutantView;
    type Outcome = Outcome;

    fn pending(&self) -> Pending<Seat, Outcome> {
        match self.game.pending() {
            Pending::Over(_) if self.is(Fault::NeverEnds) => Pending::Decide(Seat::Port),
            pending => pending,
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        let before = std::mem::take(out);
        self.game.legal_actions(out);
        self.spoil_list(out);
        if self.is(Fault::ListAppended) {
            out.splice(0..0, before);
        }
    }

    fn apply_unchecked(&mut self, action: &Action, chance: &mut dyn Chance, log: &mut Journal<Seat, Event>) {
        self.play(action, chance, log);
    }

    fn apply(
        &mut self,
        action: &Action,
        chance: &mut dyn Chance,
        log: &mut Journal<Seat, Event>,
    ) -> Result<(), Illegal<Action>> {
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        if !legal.contains(action) && !self.is(Fault::LaxApply) {
            self.extra += u32::from(self.is(Fault::RefusalChanges));
            return Err(Illegal(*action));
        }
        self.apply_unchecked(action, chance, log);
        Ok(())
    }

    fn view(&self, viewer: Viewer<Seat>) -> MutantView {
        let enemy = match viewer {
            Viewer::Seat(seat) => seat.other(),
            Viewer::Spectator => Seat::Port,
        };
        let leaks = match self.fault {
            Fault::ViewLeaks | Fault::ViewLeaksToSampler => viewer != Viewer::Spectator,
            Fault::SpectatorLeaks => viewer == Viewer::Spectator,
            _ => false,
        };
        MutantView {
            view: self.game.view(viewer),
            fault: self.fault,
            extra: self.counted_extra(),
            leak: leaks.then(|| self.game.key(enemy)),
        }
    }
}

impl HiddenInfo for Mutant {
    fn sample_world(view: &MutantView, chance: &mut dyn Chance) -> Self {
        let mut world = Mutant {
            game: Airlock::sample_world(&view.view, chance),
            fault: view.fault,
            extra: view.extra,
            shared: Rc::new(Cell::new(0)),
        };
        match (view.fault, view.view.viewer()) {
            (Fault::ViewLeaksToSampler, Viewer::Seat(seat)) => {
                while Some(world.game.key(seat.other())) != view.leak {
                    world.game = Airlock::sample_world(&view.view, chance);
                }
            }
            (Fault::SampleWrong, _) => world.game = Airlock::new(chance),
            (Fault::SampleRandom, _) => {
                world.extra = PLAYS.fetch_add(1, Ordering::Relaxed);
            }
            _ => {}
        }
        world
    }
}
