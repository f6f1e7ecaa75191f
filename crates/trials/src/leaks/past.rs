//! Two records that were played alike, but for what is hidden.

use forms::GameJson;
use game_api::{Chance, Journal, Pending, Seeded};
use table::{By, Drawn, Entry, Fact, Passing, Seat, witnessed};
use testkit::twins::{Hidden, in_both};

use super::case::Case;

/// A record and the games that it leads through.
#[derive(Clone)]
pub(super) struct Past<G> {
    pub entries: Vec<Entry>,
    pub games: Vec<G>,
}

impl<G: GameJson> Past<G> {
    /// The entries as they are stored.
    pub fn texts(&self) -> Vec<String> {
        self.entries.iter().map(|entry| serde_json::to_string(entry).expect("it writes")).collect()
    }

    fn now(&self) -> &G {
        self.games.last().expect("a game")
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.now().legal_actions(&mut legal);
        legal
    }

    fn note(&mut self, fact: Fact) {
        let at = self.entries.last().map_or(0, |entry| entry.at) + 5;
        self.entries.push(Entry { at, fact });
    }
}

/// Two records with a limited number of steps; none if they differ for everybody from the start.
pub(super) fn twins<G: GameJson>(case: &Case<G>, seed: u64, steps: u32) -> Option<[Past<G>; 2]> {
    let mut writer = Writer { case, chance: Seeded::new(seed), twin: Seeded::new(!seed) };
    let mut pasts = writer.start()?;
    for _ in 0..steps {
        match writer.step(&pasts) {
            Some(next) => pasts = next,
            None => break,
        }
    }
    Some(pasts)
}

struct Writer<'a, G: GameJson> {
    case: &'a Case<G>,
    chance: Seeded,
    twin: Seeded,
}

impl<G: GameJson> Writer<'_, G> {
    /// Both games are set up. In one of them the keeper prefers something: that is a secret too.
    fn start(&mut self) -> Option<[Past<G>; 2]> {
        let chances = (&mut self.chance, &mut self.twin);
        let set_up = |chance: &mut dyn Chance| witnessed(chance, &self.case.set_up);
        let games = in_both(self.case.is_hidden, chances, set_up, set_up);
        let [mut one, other] = games.map(|((game, drawn), _)| {
            let mut past = Past { entries: self.case.opening.clone(), games: vec![game] };
            let started = Fact::started(drawn, past.now());
            past.note(started);
            past
        });
        one.entries.push(Entry {
            at: one.entries.last().map_or(0, |entry| entry.at),
            fact: Fact::Preferred { seat: self.case.keeper, passing: Passing::WhenForced },
        });
        self.case.look_alike(one.now(), other.now()).then_some([one, other])
    }

    /// Plays the same on both sides, as far as strangers can tell; nothing if there is nothing
    /// to be played that they could not tell apart.
    fn step(&mut self, pasts: &[Past<G>; 2]) -> Option<[Past<G>; 2]> {
        let Pending::Decide(owner) = pasts[0].now().pending() else { return None };
        let legal = pasts[0].legal();
        (0..12).find_map(|attempt| {
            let action = legal[self.chance.below(legal.len() as u32) as usize].clone();
            let answer = self.answer(pasts, &action, attempt < 6)?;
            let hidden: Hidden = if attempt < 9 { self.case.is_hidden } else { |_| false };
            self.play(pasts, (self.case.seat_of)(owner), [&action, &answer], hidden)
        })
    }

    /// What is answered in the other world: something else where that may be, or the same.
    fn answer(
        &mut self,
        [one, other]: &[Past<G>; 2],
        action: &G::Action,
        differs: bool,
    ) -> Option<G::Action> {
        let (legal, written) = (other.legal(), forms::object(&one.now().write_action(action)));
        let write = |answer: &G::Action| forms::object(&other.now().write_action(answer));
        let others: Vec<_> = legal
            .iter()
            .filter(|answer| differs && (self.case.may_differ)(&written, &write(answer)))
            .collect();
        match others.len() as u32 {
            0 => legal.iter().find(|answer| write(answer) == written).cloned(),
            n => Some(others[self.twin.below(n) as usize].clone()),
        }
    }

    fn play(
        &mut self,
        pasts: &[Past<G>; 2],
        seat: Seat,
        actions: [&G::Action; 2],
        hidden: Hidden,
    ) -> Option<[Past<G>; 2]> {
        let play = |at: usize| {
            let (mut game, action) = (pasts[at].now().clone(), actions[at].clone());
            move |chance: &mut dyn Chance| {
                let mut story = Journal::keep();
                let ((), drawn) =
                    witnessed(chance, |chance| game.apply_unchecked(&action, chance, &mut story));
                (game, story, drawn)
            }
        };
        let chances = (&mut self.chance, &mut self.twin);
        let [((first, story, drawn), _), ((second, tale, other_drawn), _)] =
            in_both(hidden, chances, play(0), play(1));
        let told_alike = |viewer| story.visible_to(viewer).eq(tale.visible_to(viewer));
        let case = self.case;
        let alike = case.strangers().into_iter().all(told_alike) && case.look_alike(&first, &second);
        // How a match ends lies open, and the rest of this is about matches that go on.
        if !alike
            || matches!(first.pending(), Pending::Over(_))
            || matches!(second.pending(), Pending::Over(_))
        {
            return None;
        }
        let mut next = pasts.clone();
        // By hand or by preference: nobody may know that either.
        let by_hand = By::Person(case.person(seat));
        let by = if self.passes(&pasts[0], seat, actions[0]) { By::Preference } else { by_hand.clone() };
        if let Some(back) = self.early_place(&pasts[0], seat, actions[0]) {
            for (past, action) in next.iter_mut().zip(actions) {
                answer_early(past, back, seat, by_hand.clone(), action);
            }
        }
        add(&mut next[0], seat, by, actions[0], drawn, first);
        add(&mut next[1], seat, by_hand, actions[1], other_drawn, second);
        Some(next)
    }

    /// Whether an answer was given before it was asked for, and how many entries before the end: ahead of a choice
    /// of another player that all make at once. The rules ask in the order of the seats.
    fn early_place(&mut self, past: &Past<G>, seat: Seat, action: &G::Action) -> Option<usize> {
        if forms::object(&past.now().write_action(action))["do"] != "choose" || self.chance.below(2) == 0 {
            return None;
        }
        let is_choice = |entry: &&Entry| match &entry.fact {
            Fact::Played { seat: other, action, .. } => *other <= seat && action.value()["do"] == "choose",
            Fact::Answered { .. } => true,
            _ => false,
        };
        let choices: Vec<&Fact> =
            past.entries.iter().rev().take_while(is_choice).map(|entry| &entry.fact).collect();
        let is_played_by = |fact: &Fact, own: bool| matches!(fact, Fact::Played { seat: other, .. } if (*other == seat) == own);
        let is_own_early =
            |fact: &&Fact| matches!(fact, Fact::Answered { seat: other, .. } if *other == seat);
        let latest = choices.iter().position(|fact| is_played_by(fact, false))? + 1;
        let earliest = choices.iter().position(is_own_early);
        // One's own choices are given in order.
        if earliest.is_none() && choices.iter().any(|fact| is_played_by(fact, true)) {
            return None;
        }
        let earliest = earliest.unwrap_or(choices.len());
        let span = (earliest + 1).checked_sub(latest)? as u32;
        (span > 0).then(|| latest + self.chance.below(span) as usize)
    }

    fn passes(&self, past: &Past<G>, seat: Seat, action: &G::Action) -> bool {
        let is_pass = || forms::object(&past.now().write_action(action))["do"] == "pass";
        seat == self.case.keeper && past.legal().len() == 1 && is_pass()
    }
}

fn answer_early<G: GameJson>(past: &mut Past<G>, back: usize, seat: Seat, by: By, action: &G::Action) {
    let at = past.entries.len() - back;
    let action = forms::Text::of(&past.now().write_action(action));
    let entry = Entry { at: past.entries[at].at, fact: Fact::Answered { seat, by, action } };
    past.entries.insert(at, entry);
}

fn add<G: GameJson>(past: &mut Past<G>, seat: Seat, by: By, action: &G::Action, drawn: Drawn, after: G) {
    let action = forms::Text::of(&past.now().write_action(action));
    let played = Fact::played(seat, by, action, drawn, &past.now().snapshot(), &after.snapshot());
    past.note(played);
    past.games.push(after);
}
