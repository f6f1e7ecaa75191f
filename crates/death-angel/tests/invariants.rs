//! What holds at every decision of random games, for every number of players and any teams.
//! Each test prints how often it was asked (`--nocapture`).

use death_angel::cards::{EVENTS, EventId, MARINES};
use death_angel::{
    Action, Cause, CellPlan, DeathAngel, DecisionKind, Event, Marine, Phase, Position, Row, Seat, Side,
    Target, Team, teams_per_player, text,
};
use game_api::{Game, Journal, Pending, RandomPlayer, Seeded, Viewer};

/// How many random games each number of players plays; more with `BLIPFALL_RANDOM_GAMES`.
fn n_games() -> u64 {
    testkit::asked_for("BLIPFALL_RANDOM_GAMES").unwrap_or(60)
}

/// A decision of a random game: the game, and what was told since the one before.
struct Moment<'a> {
    game: &'a DeathAngel,
    told: &'a [Event],
}

/// A new game: half of them with drawn teams, half with teams that the players take in turn.
fn start(players: u8, seed: u64, chance: &mut Seeded) -> DeathAngel {
    let journal = &mut Journal::discard();
    if seed.is_multiple_of(2) {
        return DeathAngel::new(players, chance, journal).expect("one to six players");
    }
    let mut dice = RandomPlayer::new(seed);
    let mut left = Team::ALL.to_vec();
    let mut draw = |_| left.remove(dice.choose(left.len()));
    let hands: Vec<Vec<Team>> =
        (0..players).map(|_| (0..teams_per_player(players)).map(&mut draw).collect()).collect();
    let hands: Vec<&[Team]> = hands.iter().map(Vec::as_slice).collect();
    DeathAngel::with_teams(&hands, chance, journal).expect("drawn teams")
}

/// Plays an action; what everybody together is told.
fn play(game: &mut DeathAngel, action: &Action, chance: &mut Seeded) -> Vec<Event> {
    let mut journal = Journal::keep();
    game.apply(action, chance, &mut journal).expect("legal");
    journal.take().into_iter().map(|entry| entry.event).collect()
}

fn legal_of(game: &DeathAngel) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    legal
}

/// Plays random games of every number of players; `visit` sees every decision. How many
/// decisions there were.
fn each_decision(mut visit: impl FnMut(&Moment)) -> u64 {
    let mut decisions = 0;
    for (players, seed) in (1..=6).flat_map(|players| (0..n_games()).map(move |seed| (players, seed))) {
        let (mut chance, mut player) = (Seeded::new(seed), RandomPlayer::new(seed));
        let mut game = start(players, seed, &mut chance);
        let mut told = Vec::new();
        while let Pending::Decide(_) = game.pending() {
            decisions += 1;
            visit(&Moment { game: &game, told: &told });
            let legal = legal_of(&game);
            told = play(&mut game, &legal[player.choose(legal.len())], &mut chance);
        }
    }
    decisions
}

fn report(game: &DeathAngel) -> String {
    text::print(&game.position())
}

/// How many cards the event deck has. One that is only looked at belongs to it.
fn n_events(position: &Position) -> usize {
    let all: usize = EVENTS.iter().map(|card| usize::from(card.copies)).sum();
    let drawn =
        position.resolving.iter().filter(|line| line.starts_with("event ") || line.starts_with("opening "));
    all - position.event_discard.len() - drawn.count()
}

/// Cards that have gone to the Genestealer discard pile since the last deal, and whether there
/// was one.
fn discarded_since_deal(told: &[Event]) -> Option<usize> {
    let deal = told.iter().rposition(|event| matches!(event, Event::BlipsDealt { .. }))?;
    let discards = told[deal..].iter().filter(|event| match event {
        Event::Slain { foe, .. } | Event::Discarded { foe, .. } => foe.symbol().is_some(),
        Event::BlipDiscarded { .. } => true,
        _ => false,
    });
    Some(discards.count())
}

/// A deck is empty only where nothing was discarded when its last card left it.
///
/// Proves DA-AMB-06, DA-LIMIT-05.
#[test]
fn no_deck_is_empty_while_its_discard_pile_is_not() {
    let (mut was_empty, mut renewed, mut excused) = (false, 0, 0);
    let decisions = each_decision(|moment| {
        let position = moment.game.position();
        let report = || report(moment.game);
        assert!(n_events(&position) > 0 || position.event_discard.is_empty(), "{}", report());
        let is_empty = moment.game.view(Viewer::Spectator).decks().0 == 0;
        let discarded = position.genestealer_discard.len();
        if is_empty && discarded > 0 {
            let since = discarded_since_deal(moment.told);
            assert!(since.map_or(was_empty, |since| since == discarded), "{}", report());
            excused += 1;
        }
        was_empty = is_empty;
        renewed += moment.told.iter().filter(|event| **event == Event::DeckRenewed).count();
    });
    println!("{decisions} decisions, {renewed} renewals, {excused} with nothing to renew from at the deal");
    assert!(renewed > 0, "no deck was ever renewed");
}

/// The views of everybody but the one who decides.
fn others(game: &DeathAngel) -> Vec<death_angel::View> {
    let seats = Seat::ALL.iter().filter(|&&seat| game.pending() != Pending::Decide(seat));
    let viewers = seats.map(|&seat| Viewer::Seat(seat)).chain([Viewer::Spectator]);
    viewers.map(|viewer| game.view(viewer)).collect()
}

/// What is asked under Instinct by a hidden card, played on in every way until the card is
/// shown; how many answers that were.
fn answers_until_shown(game: &DeathAngel, before: &[death_angel::View]) -> u64 {
    let mut answers = 0;
    for action in legal_of(game) {
        let mut next = game.clone();
        let mut journal = Journal::keep();
        next.apply(&action, &mut Seeded::new(1), &mut journal).expect("legal");
        answers += 1;
        let told: Vec<Event> = journal.entries().iter().map(|entry| entry.event).collect();
        if let Some(shown) = told.iter().position(|event| matches!(event, Event::EventShown { .. })) {
            assert_eq!(shown, 0, "{told:?} is told before the card is shown\n{}", report(game));
            all_is_chosen(&next, &told, &action);
        } else {
            assert!(told.is_empty(), "{action:?} tells {told:?} while the card is hidden\n{}", report(game));
            assert_eq!(others(&next), before, "{action:?} shows\n{}", report(game));
            answers += answers_until_shown(&next, before);
        }
    }
    answers
}

/// After the reveal the current player picks nothing before which no die was rolled.
fn all_is_chosen(game: &DeathAngel, told: &[Event], action: &Action) {
    let Some(decision) = game.decision() else { return };
    let rolled = told.iter().any(|event| matches!(event, Event::Rolled { .. }));
    let card = game.position().resolving.first().is_some_and(|line| line.starts_with("event "));
    let asks = card && matches!(decision.kind, DecisionKind::Kill | DecisionKind::Ability);
    assert!(!asks || rolled, "after {action:?} the shown card asks {decision:?}\n{}", report(game));
}

/// Every answer to an Instinct card that comes before the reveal is invisible, and all that no
/// die stands before does.
///
/// Proves DA-EVENT-03, DA-EVENT-04, DA-AMB-57.
#[test]
fn what_is_chosen_under_instinct_is_hidden_until_the_card_is_shown() {
    let (mut asked, mut answers) = (0u64, 0u64);
    let decisions = each_decision(|moment| {
        let hidden = moment.told.contains(&Event::EventHidden);
        if hidden && moment.game.phase() == Phase::Event {
            asked += 1;
            answers += answers_until_shown(moment.game, &others(moment.game));
        }
    });
    println!("{decisions} decisions, {asked} hidden cards, {answers} answers to them");
    assert!(asked > 100, "{asked} cards");
}

/// Whatever is asked has a card that set it off, but what a phase itself asks and the roll against a swarm.
#[test]
fn whatever_is_asked_names_what_set_it_off() {
    let mut named = [0u64; 4];
    let decisions = each_decision(|moment| {
        let kind = moment.game.decision().expect("a decision").kind;
        let is_of_phase = match kind {
            DecisionKind::Team | DecisionKind::Choose => true,
            DecisionKind::Reroll | DecisionKind::Artefact => moment.game.phase() == Phase::Attack,
            _ => false,
        };
        match moment.game.cause() {
            None => assert!(is_of_phase, "{kind:?} comes of nothing\n{}", report(moment.game)),
            Some(cause) => {
                assert!(!is_of_phase, "{kind:?} comes of {cause:?}\n{}", report(moment.game));
                named[match cause {
                    Cause::Event(_) => 0,
                    Cause::Card(_) => 1,
                    Cause::Location(_) => 2,
                    Cause::Terrain(_) => 3,
                }] += 1;
            }
        }
    });
    println!("{decisions} decisions, by event, card, location and terrain {named:?}");
    assert!(named.iter().all(|&count| count > 5), "{named:?}");
}

fn cells(row: &Row) -> [&CellPlan; 2] {
    [&row.left, &row.right]
}

/// Whether a swarm can be slain (DA-AMB-15).
fn is_mortal(cell: &CellPlan) -> bool {
    !cell.swarm.is_empty() && !cell.shielded
}

/// Whether a Marine has a swarm before him that he can attack (DA-FACE-03).
fn has_target(position: &Position, index: usize) -> bool {
    let row = &position.formation[index];
    let range = MARINES[row.marine.index()].range as usize;
    let in_range = position.formation.iter().enumerate().filter(|(i, _)| i.abs_diff(index) <= range);
    in_range.into_iter().any(|(_, other)| is_mortal(cells(other)[row.facing.index()]))
}

/// Whether a Genestealer can appear behind a Marine.
fn can_appear_behind(game: &DeathAngel, row: &Row) -> bool {
    let behind = if row.facing == Side::Left { Side::Right } else { Side::Left };
    game.n_blips(behind) > 0
}

/// The card that asks for a Marine, and for whom of the formation it can do something; nothing
/// where no rule asks for such a Marine.
fn helped(game: &DeathAngel) -> Option<(&'static str, Vec<Marine>)> {
    let position = game.position();
    let who = |fits: &dyn Fn(usize, &Row) -> bool| {
        let rows = position.formation.iter().enumerate().filter(|(i, row)| fits(*i, row));
        rows.map(|(_, row)| row.marine).collect::<Vec<Marine>>()
    };
    let with_tokens = who(&|_, row| row.tokens > 0);
    let without = who(&|_, row| row.tokens == 0);
    let first =
        |suitable: Vec<Marine>, others: Vec<Marine>| if suitable.is_empty() { others } else { suitable };
    Some(match game.instinct() {
        Some(EventId::RewardedFaith) => {
            ("rewarded-faith", who(&|_, row| row.tokens > 0 && cells(row).into_iter().any(is_mortal)))
        }
        Some(EventId::ForMyBattleBrothers) => {
            let engaged = who(&|_, row| cells(row).iter().any(|cell| !cell.swarm.is_empty()));
            ("for-my-battle-brothers", first(with_tokens, engaged))
        }
        Some(EventId::QuickInstincts) => ("quick-instincts", who(&|i, _| has_target(&position, i))),
        None if position.resolving.last().is_some_and(|line| line == "bare") => {
            ("dark-catacombs", first(without, who(&|_, row| can_appear_behind(game, row))))
        }
        _ => return None,
    })
}

/// Where a card wants a Marine for whom something can happen, no other can be named.
///
/// Proves DA-EVENT-05, DA-EVT-06, DA-EVT-12, DA-EVT-15, DA-LOC-11, DA-AMB-20.
#[test]
fn a_marine_for_whom_something_can_happen_is_named_where_there_is_one() {
    let mut asked = std::collections::BTreeMap::new();
    let decisions = each_decision(|moment| {
        let Some((card, fitting)) = helped(moment.game) else { return };
        let named: Vec<Marine> = legal_of(moment.game)
            .into_iter()
            .filter_map(|action| match action {
                Action::Target(Target::Marine(marine)) => Some(marine),
                _ => None,
            })
            .collect();
        let is_bound = !fitting.is_empty() && !named.is_empty();
        *asked.entry((card, is_bound)).or_insert(0) += 1;
        let free = named.iter().find(|marine| is_bound && !fitting.contains(marine));
        assert_eq!(free, None, "{card} may do something for {fitting:?}\n{}", report(moment.game));
    });
    println!("{decisions} decisions, by card and whether somebody fits: {asked:?}");
    let bound = asked.keys().filter(|(_, is_bound)| *is_bound).count();
    assert!(bound >= 3, "{asked:?}");
}
