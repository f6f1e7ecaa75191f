//! Random games for every number of players: they end, every card and token is in one place
//! all the time, and positions that were damaged on the way are refused or played, never
//! a panic.

use death_angel::cards::{ACTIONS, EventId, GENESTEALERS, TOKENS};
use death_angel::{Ahead, DeathAngel, Event, Position, Seat, Team, Terrain, text};
use game_api::{Game, HiddenInfo, Journal, Pending, RandomPlayer, Seeded, Viewer};

fn start(players: u8, chance: &mut Seeded) -> DeathAngel {
    DeathAngel::new(players, chance, &mut Journal::discard()).expect("one to six players")
}

/// Plays a random game; `visit` sees every position on the way.
fn play(players: u8, seed: u64, mut visit: impl FnMut(&DeathAngel)) -> DeathAngel {
    let (mut chance, mut player) = (Seeded::new(seed), RandomPlayer::new(seed));
    let mut game = start(players, &mut chance);
    let mut legal = Vec::new();
    for _ in 0..20_000 {
        visit(&game);
        if let Pending::Over(_) = game.pending() {
            return game;
        }
        game.legal_actions(&mut legal);
        let action = legal[player.choose(legal.len())];
        game.apply(&action, &mut chance, &mut Journal::discard()).expect("legal");
    }
    panic!("{players} players, seed {seed}: the game does not end");
}

/// The cards that a position shows, and the tokens.
fn counted(position: &Position) -> ([u8; 4], u8, u8) {
    let mut shown = [0; 4];
    let mut lords = position.slain_lords.len() as u8;
    let cells = position.formation.iter().flat_map(|row| [&row.left, &row.right]);
    for foe in cells.flat_map(|cell| cell.swarm.iter().chain(&cell.attacked)) {
        match foe.symbol() {
            Some(symbol) => shown[symbol.index()] += 1,
            None => lords += 1,
        }
    }
    for &symbol in &position.genestealer_discard {
        shown[symbol.index()] += 1;
    }
    let tokens: u8 = position.formation.iter().map(|row| row.tokens).sum();
    (shown, lords, tokens + position.door_tokens + position.location_tokens)
}

/// Whether no card is in two places.
fn all_different<T: Ord + Copy>(cards: impl IntoIterator<Item = T>) -> bool {
    let mut cards: Vec<T> = cards.into_iter().collect();
    cards.sort();
    cards.windows(2).all(|pair| pair[0] != pair[1])
}

/// The cards of which there is one each, 12 Marines, 8 terrain cards, 18 action cards, 22 locations
/// with the 4 void locks; and the 30 events, some of which have a copy. What is in no place named here lies in the box or unseen in its deck.
fn check_single_cards(position: &Position) {
    let report = || text::print(position);
    let marines = position.formation.iter().map(|row| row.marine);
    assert!(all_different(marines.clone()), "a Marine stands twice in\n{}", report());
    let in_play: Vec<Team> = position.teams.iter().flatten().copied().collect();
    assert!(marines.clone().all(|marine| in_play.contains(&marine.team())), "{}", report());

    let cells = position.formation.iter().flat_map(|row| [&row.left, &row.right]);
    let held = position.artefact.map(|_| Terrain::Artefact);
    let terrain = cells.flat_map(|cell| cell.terrain.iter().copied()).chain(held);
    assert!(all_different(terrain), "a terrain card lies twice in\n{}", report());

    for cards in [&position.chosen, &position.last] {
        assert!(all_different(cards.iter().map(|(team, _)| *team)), "{}", report());
        assert!(cards.iter().all(|(team, card)| ACTIONS[*card as usize - 1].team == *team), "{}", report());
    }

    let ahead = position.location_deck.iter().flatten();
    let known = ahead.filter_map(|card| match card {
        Ahead::Known(location) => Some(*location),
        Ahead::Tier(_) => None,
    });
    assert!(all_different(known.chain(position.location)), "a location lies twice in\n{}", report());

    let under_way = position.resolving.iter().filter_map(|line| {
        let event = line.split(' ').nth(1)?;
        ["event", "opening", "scouted"]
            .contains(&line.split(' ').next()?)
            .then(|| EventId::from_name(event))?
    });
    let piles = position.event_deck.iter().chain(&position.event_bottom).chain(&position.event_discard);
    let events: Vec<EventId> = piles.copied().chain(under_way).collect();
    for event in &events {
        let count = events.iter().filter(|other| *other == event).count();
        assert!(count <= event.card().copies.into(), "too many of {} in\n{}", event.name(), report());
    }
}

fn check(game: &DeathAngel) {
    let position = game.position();
    check_single_cards(&position);
    let (shown, lords, tokens) = counted(&position);
    assert!(shown.iter().zip(GENESTEALERS).all(|(&n, most)| n <= most), "{}", text::print(&position));
    assert!(lords <= 2);
    assert_eq!(tokens + game.supply(), TOKENS);
    // Loading counts every card: 36 Genestealers, 2 Brood Lords, 30 events.
    let again = DeathAngel::from_position(&position, &mut Seeded::new(0), &mut Journal::discard());
    assert_eq!(again.as_ref().ok(), Some(game), "{again:?}\n{}", text::print(&position));
}

/// Search copies games all the time.
#[test]
fn a_game_is_small() {
    let size = std::mem::size_of::<DeathAngel>();
    assert!(size <= 512, "{size} bytes");
}

/// How many random games each number of players plays; more with `BLIPFALL_RANDOM_GAMES`.
fn n_games() -> u64 {
    testkit::asked_for("BLIPFALL_RANDOM_GAMES").unwrap_or(40)
}

/// Proves DA-LIMIT-01, DA-LIMIT-02.
#[test]
fn cards_and_tokens_are_conserved_in_random_games() {
    for players in 1..=6 {
        let mut wins = 0;
        for seed in 0..n_games() {
            let game = play(players, seed, check);
            wins += u64::from(game.outcome().expect("over").is_won());
        }
        assert!(wins < n_games() / 4, "{players} players win {wins} random games");
    }
}

/// What is known to be in the piles and the deck adds up with what lies open.
#[test]
fn the_unseen_cards_are_those_that_are_not_seen() {
    let mut renewals = 0;
    for seed in 0..60 {
        let (mut chance, mut player) = (Seeded::new(seed), RandomPlayer::new(seed));
        let mut game = start(3, &mut chance);
        let mut seen = [0i32; 4];
        let mut legal = Vec::new();
        while let Pending::Decide(_) = game.pending() {
            game.legal_actions(&mut legal);
            let action = legal[player.choose(legal.len())];
            let mut journal = Journal::keep();
            game.apply(&action, &mut chance, &mut journal).expect("legal");
            for entry in journal.entries() {
                match entry.event {
                    Event::Spawned { foe, .. } if foe.symbol().is_some() => seen[foe.index()] += 1,
                    Event::BlipDiscarded { symbol, .. } => seen[symbol.index()] += 1,
                    Event::ShuffledIn { symbol, .. } => seen[symbol.index()] -= 1,
                    Event::DeckRenewed => renewals += 1,
                    _ => {}
                }
            }
            if renewals == 0 && game.position().resolving.iter().all(|line| !line.starts_with("take")) {
                let (shown, ..) = counted(&game.position());
                assert_eq!(shown.map(i32::from), seen, "seed {seed}");
            }
        }
    }
    assert!(renewals > 0, "some game needs a second deck");
}

/// Damaged positions are refused with a reason or can be played on.
#[test]
fn a_damaged_position_never_panics() {
    let mut loaded = 0;
    for seed in 0..60u64 {
        let players = (seed % 6) as u8 + 1;
        let mut dice = RandomPlayer::new(seed);
        let mut texts = Vec::new();
        play(players, seed, |game| texts.push(text::print(&game.position())));
        for _ in 0..60 {
            let mut damaged = texts[dice.choose(texts.len())].clone();
            for _ in 0..=dice.choose(3) {
                damaged = damage(&damaged, &texts, &mut dice);
            }
            loaded += usize::from(try_out(&damaged, seed));
        }
    }
    assert!(loaded > 100, "only {loaded} damaged positions could be played at all");
}

/// Changes, drops or doubles a word or a line.
fn damage(saved: &str, others: &[String], dice: &mut RandomPlayer) -> String {
    let mut lines: Vec<String> = saved.lines().map(str::to_string).collect();
    let at = dice.choose(lines.len());
    let other = &others[dice.choose(others.len())];
    let foreign: Vec<&str> = other.lines().collect();
    match dice.choose(4) {
        0 => {
            lines.remove(at);
        }
        1 => lines.insert(at, foreign[dice.choose(foreign.len())].into()),
        2 => {
            let words: Vec<&str> = other.split_whitespace().collect();
            let mut own: Vec<String> = lines[at].split(' ').map(str::to_string).collect();
            let place = dice.choose(own.len());
            own[place] = words[dice.choose(words.len())].into();
            lines[at] = own.join(" ");
        }
        _ => {
            let digit = dice.choose(10).to_string();
            lines[at] = lines[at].replacen(|c: char| c.is_ascii_digit(), &digit, 1);
        }
    }
    lines.join("\n")
}

/// Loads a position and plays on for a while; whether it could be loaded.
fn try_out(saved: &str, seed: u64) -> bool {
    let Ok(position) = text::parse(saved) else { return false };
    let mut chance = Seeded::new(seed);
    let Ok(mut game) = DeathAngel::from_position(&position, &mut chance, &mut Journal::discard()) else {
        return false;
    };
    let mut player = RandomPlayer::new(seed);
    let mut legal = Vec::new();
    for _ in 0..40 {
        check(&game);
        for &seat in Seat::ALL {
            let view = game.view(Viewer::Seat(seat));
            let world = DeathAngel::sample_world(&view, &mut chance);
            assert_eq!(world.view(Viewer::Seat(seat)), view, "{saved}");
        }
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            assert!(game.outcome().is_some(), "nothing is legal in\n{saved}");
            break;
        }
        let action = legal[player.choose(legal.len())];
        game.apply(&action, &mut chance, &mut Journal::discard()).expect("legal");
    }
    true
}
