//! Compares the threats that the rules count with attacks that are played: `cargo run --example threats`.
//!
//! Fifty positions from games of random players; in each the swarms attack 2,000 times as things stand. A
//! line for each Marine who is threatened: the chance, how often he died, and by how many standard deviations
//! the two differ. With some hundred comparisons a few beyond 3 are to be expected, none beyond 5.

use death_angel::{Action, DeathAngel, Event, Phase, Seat, Stage, Target};
use game_api::{Chance, Game, Journal, Pending, RandomPlayer, Seeded};

const POSITIONS: usize = 50;
const ROUNDS: usize = 2_000;

fn main() {
    let (mut compared, mut widest, mut beyond) = (0, 0.0_f64, 0);
    for (number, game) in positions().into_iter().enumerate() {
        let threats = game.threats().expect("a formation that is not too large");
        let deaths = played(&game, number as u64);
        for threat in threats.iter().filter(|threat| threat.chance != game_api::Ratio::ZERO) {
            let chance = threat.chance.numerator() as f64 / threat.chance.denominator() as f64;
            let rate = deaths[threat.marine as usize] as f64 / ROUNDS as f64;
            let deviation = (chance * (1.0 - chance) / ROUNDS as f64).sqrt();
            let off = if rate == chance { 0.0 } else { (rate - chance).abs() / deviation };
            println!(
                "{number:3} {:12} {:24} {chance:.4} {rate:.4} {off:.2}",
                threat.marine.name(),
                threat.chance.to_string()
            );
            (compared, widest, beyond) = (compared + 1, widest.max(off), beyond + usize::from(off > 3.0));
        }
        for threat in threats.iter().filter(|threat| threat.chance == game_api::Ratio::ZERO) {
            assert_eq!(deaths[threat.marine as usize], 0, "{} was safe", threat.marine.name());
        }
    }
    println!("{compared} chances compared in {} played rounds", POSITIONS * ROUNDS);
    println!("widest difference {widest:.2} standard deviations, {beyond} beyond 3");
    assert!(widest < 5.0, "the threats are not those of the attacks");
}

/// The first choice of later rounds in games of one to six random players, where somebody is threatened.
fn positions() -> Vec<DeathAngel> {
    let mut found = Vec::new();
    for seed in 0.. {
        let players = 1 + (seed % 6) as u8;
        let (mut chance, mut player) = (Seeded::new(seed), RandomPlayer::new(seed + 1));
        let mut game = DeathAngel::new(players, &mut chance, &mut Journal::discard()).expect("a game");
        let goal = 2 + (seed % 5) as u16;
        let mut legal = Vec::new();
        while matches!(game.pending(), Pending::Decide(_)) && game.round() < goal {
            game.legal_actions(&mut legal);
            let action = legal[player.choose(legal.len())];
            game.apply(&action, &mut chance, &mut Journal::discard()).expect("a legal action");
        }
        let is_fit = game.phase() == Phase::Choose && game.outcome().is_none();
        if is_fit && game.threats().is_some_and(|all| all.iter().any(|one| one.chance.numerator() > 0)) {
            found.push(game);
        }
        if found.len() == POSITIONS {
            break;
        }
    }
    found
}

/// How often each Marine dies if the swarms attack now, that often.
fn played(game: &DeathAngel, seed: u64) -> [usize; 12] {
    let mut position = game.before_choices().position();
    (position.phase, position.stage) = (Phase::Attack, Stage::Main);
    let mut chance = Seeded::new(1_000_000 + seed);
    let mut deaths = [0; 12];
    for _ in 0..ROUNDS {
        let mut journal = Journal::keep();
        let game = DeathAngel::from_position(&position, &mut chance, &mut journal).expect("a position");
        defend(game, &mut chance, &mut journal);
        let events = journal.entries().iter().map(|entry| &entry.event);
        let attacks = events.take_while(|event| !matches!(event, Event::Phase { phase: Phase::Event, .. }));
        for event in attacks {
            if let Event::MarineSlain { marine, .. } = event {
                deaths[*marine as usize] += 1;
            }
        }
    }
    deaths
}

/// Answers as a threat assumes: tokens for every roll that would kill, then the Artefact.
fn defend(mut game: DeathAngel, chance: &mut dyn Chance, journal: &mut Journal<Seat, Event>) {
    let artefact = Action::Target(Target::Ability);
    let mut legal = Vec::new();
    while game.phase() == Phase::Attack && matches!(game.pending(), Pending::Decide(_)) {
        game.legal_actions(&mut legal);
        let action = match () {
            () if legal.contains(&Action::Keep) && game.is_good_roll() => Action::Keep,
            () if legal.contains(&Action::Reroll) => Action::Reroll,
            () if legal.contains(&artefact) => artefact,
            () => legal[0],
        };
        game.apply(&action, chance, journal).expect("a legal action");
    }
}
