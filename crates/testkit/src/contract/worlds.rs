//! Two worlds that differ only in what one seat may not know.

use game_api::{Chance, Enumerator, Game, HiddenInfo, Seeded, Viewer};

use super::ENUMERATE;
use super::hidden::{looks_the_same, visible};
use crate::dice::{Echo, Tape};
use crate::record::{Budget, Entries, Verdict, each_position, legal_of, play, thin};
use crate::same::same;

/// How many actions are compared in each pair of worlds.
const ACTIONS: usize = 4;

/// Makes a world that differs from a game only in what a seat may not know.
pub type Twin<'a, G> = &'a dyn Fn(&G, <G as Game>::Seat, &mut dyn Chance) -> G;

/// What [`two_worlds`] needs to know about a game.
pub struct Worlds<'a, G: Game> {
    /// The seats to look from.
    pub seats: &'a [G::Seat],
    /// Makes the other world.
    pub twin: Twin<'a, G>,
    /// Whether an event lawfully reveals something hidden: from there on the
    /// two worlds may differ.
    pub reveals: &'a dyn Fn(&G::Event) -> bool,
    /// Whether a spectator, too, must not see a difference. That is so if a
    /// spectator knows nothing that some seat does not know.
    pub spectator: bool,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// Twins made by a closure. It should not go through the view: a secret
    /// that leaks into the view and is sampled from there is found only so.
    pub fn new(seats: &'a [G::Seat], twin: Twin<'a, G>, reveals: &'a dyn Fn(&G::Event) -> bool) -> Self {
        Worlds { seats, twin, reveals, spectator: false }
    }

    /// Compares for spectators as well.
    pub fn with_spectator(mut self) -> Self {
        self.spectator = true;
        self
    }
}

impl<'a, G: HiddenInfo> Worlds<'a, G> {
    /// Twins sampled from the view of the seat.
    pub fn sampled(seats: &'a [G::Seat], reveals: &'a dyn Fn(&G::Event) -> bool) -> Self {
        Worlds::new(
            seats,
            &|game, seat, chance| G::sample_world(&game.view(Viewer::Seat(seat)), chance),
            reveals,
        )
    }
}

/// What [`two_worlds`] has compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Twins {
    /// Pairs of worlds.
    pub pairs: usize,
    /// Pairs that really differed.
    pub different: usize,
    /// Actions played in both.
    pub actions: usize,
    /// Actions for which the worlds asked for different draws, showed different
    /// things, and had too many combinations to find out whether they had to.
    pub excused: usize,
}

/// Checks that a seat cannot tell two worlds apart that differ only in what it
/// may not know. Its view, the pending decision, and its legal list if it must
/// decide, are the same. When an action that is legal in both is played in both,
/// it sees the same events up to the first one that reveals something in either
/// world; if nothing reveals, its view is the same afterwards.
///
/// Both worlds get the same picks as long as they ask for the same draws. If
/// they do not, it is enough that some picks in the other world show the same.
/// Actions of other seats are compared too, where both worlds allow them.
///
/// # Panics
///
/// If any of this fails, or if no twin ever differed, for then nothing has been
/// checked.
pub fn two_worlds<G: Game>(starts: &[G], budget: Budget, worlds: &Worlds<'_, G>) -> Twins {
    let mut twins = Twins::default();
    each_position("two_worlds", starts, budget, |game, dice| {
        worlds.seats.iter().try_for_each(|&seat| worlds.compare(game, seat, dice, &mut twins))
    });
    assert!(
        twins.different > 0,
        "two_worlds: in {} pairs the worlds never differed, so nothing was checked",
        twins.pairs
    );
    twins
}

/// A game after an action, and what was written.
struct Played<G: Game> {
    game: G,
    entries: Entries<G>,
}

impl<G: Game> Played<G> {
    fn new(game: &G, action: &G::Action, chance: &mut dyn Chance) -> Result<Self, String> {
        let mut game = game.clone();
        let entries = play(&mut game, action, chance)?;
        Ok(Played { game, entries })
    }
}

impl<G: Game> Worlds<'_, G> {
    fn compare(&self, game: &G, seat: G::Seat, dice: &mut Seeded, twins: &mut Twins) -> Verdict {
        let twin = (self.twin)(game, seat, dice);
        twins.pairs += 1;
        looks_the_same(game, &twin, seat, "the other world")?;
        if self.spectator {
            let views = [game, &twin].map(|world| world.view(Viewer::Spectator));
            same("the view of a spectator in the other world", &views[0], &views[1])?;
        }
        if twin == *game {
            return Ok(());
        }
        twins.different += 1;
        for action in common_actions(game, &twin, dice) {
            twins.actions += 1;
            self.compare_play([game, &twin], seat, &action, dice, twins)
                .map_err(|what| format!("{action:?} tells {seat:?} a secret: {what}"))?;
        }
        Ok(())
    }

    fn compare_play(
        &self,
        [game, twin]: [&G; 2],
        seat: G::Seat,
        action: &G::Action,
        dice: &mut Seeded,
        twins: &mut Twins,
    ) -> Verdict {
        let mut tape = Tape::new(dice);
        let real = Played::new(game, action, &mut tape)?;
        let draws = tape.draws;
        let mut echo = Echo::new(&draws, dice);
        let other = Played::new(twin, action, &mut echo)?;
        match self.shows_the_same(&real, &other, seat) {
            Err(_) if !echo.followed() => self.can_show(&real, twin, seat, action, twins),
            verdict => verdict,
        }
    }

    /// Whether any picks show in the twin what the real game showed.
    fn can_show(
        &self,
        real: &Played<G>,
        twin: &G,
        seat: G::Seat,
        action: &G::Action,
        twins: &mut Twins,
    ) -> Verdict {
        let mut wheels = Enumerator::new();
        for _ in 0..ENUMERATE {
            let other = Played::new(twin, action, &mut wheels)?;
            let verdict = self.shows_the_same(real, &other, seat);
            if verdict.is_ok() || !wheels.advance() {
                return verdict.map_err(|what| format!("{what}\nand no picks show the same"));
            }
        }
        twins.excused += 1;
        Ok(())
    }

    fn shows_the_same(&self, real: &Played<G>, other: &Played<G>, seat: G::Seat) -> Verdict {
        self.shows_viewer(real, other, Viewer::Seat(seat))?;
        if self.spectator { self.shows_viewer(real, other, Viewer::Spectator) } else { Ok(()) }
    }

    fn shows_viewer(&self, real: &Played<G>, other: &Played<G>, viewer: Viewer<G::Seat>) -> Verdict {
        let seen = [real, other].map(|played| visible::<G>(&played.entries, viewer));
        let reveal = |events: &Vec<&G::Event>| events.iter().position(|event| (self.reveals)(event));
        let what = |part: &str| format!("{part} for {viewer:?}");
        match seen.iter().filter_map(reveal).min() {
            Some(cut) => {
                let [first, second] = seen.each_ref().map(|events| &events[..cut.min(events.len())]);
                same(&what("what is seen before the reveal"), first, second)
            }
            None => {
                same(&what("what is seen"), &seen[0], &seen[1])?;
                let views = [real, other].map(|played| played.game.view(viewer));
                same(&what("the view afterwards"), &views[0], &views[1])?;
                let pending = [real, other].map(|played| played.game.pending());
                same(&what("pending afterwards"), &pending[0], &pending[1])
            }
        }
    }
}

/// Some of the actions that both worlds allow.
fn common_actions<G: Game>(game: &G, twin: &G, dice: &mut Seeded) -> Vec<G::Action> {
    let allowed = legal_of(twin);
    let mut actions = legal_of(game);
    actions.retain(|action| allowed.contains(action));
    thin(&mut actions, ACTIONS, dice);
    actions
}
