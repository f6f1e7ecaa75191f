//! The threats that the rules count, compared with attacks that are played.

use death_angel::{Action, DeathAngel, Event, Marine, Phase, Seat, Stage, Target};
use game_api::{Chance, Game, Journal, Pending, RandomPlayer, Ratio, Seeded};

/// A threat, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Compared {
    /// The number of the position.
    pub position: usize,
    /// Who is threatened.
    pub marine: Marine,
    /// How likely he is to die, as the rules count it.
    pub chance: Ratio,
    /// The share of the played attacks in which he died.
    pub rate: f64,
    /// By how many standard deviations the two differ.
    pub off: f64,
}

/// Lets the swarms attack `rounds` times in each of `positions` positions from games of random players, half of them with
/// open action cards. A Marine who is said to be safe and dies is an error.
pub fn compare(positions: usize, rounds: u32) -> Result<Vec<Compared>, String> {
    let mut all = Vec::new();
    for (number, game) in found(positions).into_iter().enumerate() {
        let deaths = played(&game, number as u64, rounds)?;
        for threat in game.threats().ok_or("a formation that is too large")? {
            let n_deaths = deaths[threat.marine as usize];
            if threat.chance == Ratio::ZERO {
                if n_deaths > 0 {
                    return Err(format!("{} was safe in position {number}", threat.marine.name()));
                }
                continue;
            }
            let chance = threat.chance.numerator() as f64 / threat.chance.denominator() as f64;
            let rate = f64::from(n_deaths) / f64::from(rounds);
            let deviation = (chance * (1.0 - chance) / f64::from(rounds)).sqrt();
            let off = if rate == chance { 0.0 } else { (rate - chance).abs() / deviation };
            all.push(Compared { position: number, marine: threat.marine, chance: threat.chance, rate, off });
        }
    }
    Ok(all)
}

/// Moments in later rounds of games of one to six random players where somebody is threatened: the first choice, or one
/// where cards lie open.
fn found(positions: usize) -> Vec<DeathAngel> {
    (0..).filter_map(moment).take(positions).collect()
}

fn moment(seed: u64) -> Option<DeathAngel> {
    let (mut chance, mut player) = (Seeded::new(seed), RandomPlayer::new(seed + 1));
    let mut game = DeathAngel::new(1 + (seed % 6) as u8, &mut chance, &mut Journal::discard()).ok()?;
    let goal = 2 + (seed % 5) as u16;
    let wanted = if seed % 12 < 6 { Phase::Choose } else { Phase::Resolve };
    let mut legal = Vec::new();
    while matches!(game.pending(), Pending::Decide(_)) && (game.round() < goal || game.phase() < wanted) {
        game.legal_actions(&mut legal);
        let action = legal[player.choose(legal.len())];
        game.apply(&action, &mut chance, &mut Journal::discard()).expect("a legal action");
    }
    let is_fit = game.phase() == wanted && game.outcome().is_none();
    let is_threatened =
        |game: &DeathAngel| game.threats().is_some_and(|all| all.iter().any(|one| one.chance != Ratio::ZERO));
    (is_fit && is_threatened(&game)).then_some(game)
}

/// How often each Marine dies if the swarms attack now, that often.
fn played(game: &DeathAngel, seed: u64, rounds: u32) -> Result<[u32; 12], String> {
    let mut position = game.before_choices().position();
    (position.phase, position.stage) = (Phase::Attack, Stage::Main);
    position.resolving.clear();
    let mut chance = Seeded::new(1_000_000 + seed);
    let mut deaths = [0; 12];
    for _ in 0..rounds {
        let mut journal = Journal::keep();
        let game = DeathAngel::from_position(&position, &mut chance, &mut journal)
            .map_err(|problems| format!("position {seed}: {problems:?}"))?;
        defend(game, &mut chance, &mut journal);
        let events = journal.entries().iter().map(|entry| &entry.event);
        let attacks = events.take_while(|event| !matches!(event, Event::Phase { phase: Phase::Event, .. }));
        for event in attacks {
            if let Event::MarineSlain { marine, .. } = event {
                deaths[*marine as usize] += 1;
            }
        }
    }
    Ok(deaths)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The seeds are fixed, so that it passes always or never: of the differences, in standard deviations, none is wide
    /// and their squares are about 1.
    #[test]
    fn threats_are_those_of_played_attacks() {
        let all = compare(50, 100).expect("nobody dies who is safe");
        let widest = all.iter().map(|one| one.off).fold(0.0, f64::max);
        let mean = all.iter().map(|one| one.off * one.off).sum::<f64>() / all.len() as f64;
        assert!(all.len() > 100 && widest < 4.5 && mean < 1.5, "{} {widest} {mean}", all.len());
        let open = found(50).iter().filter(|game| game.phase() == Phase::Resolve).count();
        assert!((15..=35).contains(&open), "{open} of them with open cards");
    }
}
