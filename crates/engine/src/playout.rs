//! Games that bots play to the end.

use game_api::{Game, Journal, Pending, RandomPlayer, Seeded};
use space_hulk::{Side, SpaceHulk};

use crate::args::Args;
use crate::envelope::{Answer, Failure};
use crate::names::fields;

/// The bots that can be asked for.
pub(crate) const BOTS: [&str; 1] = ["random"];

const DEFAULT_ACTIONS: u64 = 100_000;
/// A larger `max_actions` counts as this.
const MOST_ACTIONS: u64 = 1_000_000;

/// Plays a copy of the game.
pub(crate) fn answer(game: &SpaceHulk, args: Args) -> Answer {
    check_bots(args)?;
    let seed = args.number("seed")?.unwrap_or(0);
    let most = args.number("max_actions")?.unwrap_or(DEFAULT_ACTIONS).min(MOST_ACTIONS);
    let mut game = game.clone();
    let actions = play(&mut game, seed, most);
    let (winner, reason) = match game.pending() {
        Pending::Over(outcome) => (outcome.winner.map(Side::name), game.reason(outcome)),
        Pending::Decide(_) => (None, "max_actions".to_owned()),
    };
    Ok(fields! {"winner": winner, "reason": reason, "actions": actions, "turns": game.turn()})
}

fn check_bots(args: Args) -> Result<(), Failure> {
    let Some(bots) = args.object("bots")? else { return Ok(()) };
    for (seat, bot) in bots {
        if ![Side::Marine, Side::Alien].iter().any(|side| side.name() == seat) {
            return Err(args.wrong("bots", format!("there is no seat {seat:.40?}")));
        }
        let known = bot.as_str().is_some_and(|bot| BOTS.contains(&bot));
        if !known {
            return Err(args.wrong("bots", format!("the bots are: {}", BOTS.join(", "))));
        }
    }
    Ok(())
}

/// Plays until the end or so many actions; says how many. Every seat chooses at
/// random, from a stream apart from the dice.
fn play(game: &mut SpaceHulk, seed: u64, most: u64) -> u64 {
    let mut dice = Seeded::new(seed);
    let mut player = RandomPlayer::new(!seed);
    let mut journal = Journal::discard();
    let mut legal = Vec::new();
    for played in 0..most {
        game.legal_actions(&mut legal);
        if legal.is_empty() {
            return played;
        }
        let action = legal[player.choose(legal.len())];
        game.apply_unchecked(&action, &mut dice, &mut journal);
    }
    most
}
