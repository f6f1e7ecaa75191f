//! Games that bots play to the end.

use bots::AnyPlayer;
use forms::{Args, fields, quoted};
use game_api::{Game, Journal, Pending, RandomPlayer, Seeded, Viewer};

use crate::envelope::{Answer, Failure};
use crate::session::EngineGame;

const DEFAULT_ACTIONS: u64 = 100_000;
/// A larger `max_actions` counts as this.
const MOST_ACTIONS: u64 = 1_000_000;

/// Plays a copy of the game.
pub(crate) fn answer<G: EngineGame>(game: &G, args: Args) -> Answer {
    let seed = args.number("seed")?.unwrap_or(0);
    let most = args.number("max_actions")?.unwrap_or(DEFAULT_ACTIONS).min(MOST_ACTIONS);
    let mut players = Players { bots: bots(game, args, seed)?, random: RandomPlayer::new(!seed) };
    let mut game = game.clone();
    let actions = players.play(&mut game, seed, most);
    let (winner, reason) = match game.pending() {
        Pending::Over(outcome) => game.result(outcome),
        Pending::Decide(_) => (None, "max_actions".to_owned()),
    };
    Ok(fields! {"winner": winner, "reason": reason, "actions": actions, "turns": game.moment().0})
}

/// Bots and the seats they hold.
type Bots<G> = Vec<(<G as Game>::Seat, AnyPlayer<G>)>;

/// The bots that are asked for, except those that choose at random.
fn bots<G: EngineGame>(game: &G, args: Args, seed: u64) -> Result<Bots<G>, Failure> {
    let mut players = Vec::new();
    let Some(bots) = args.object("bots")? else { return Ok(players) };
    let seats = game.seats();
    for (name, bot) in bots {
        let Some(i) = seats.iter().position(|(seat, _)| seat == name) else {
            return Err(args.wrong("bots", format!("there is no seat {}", quoted(name))).into());
        };
        let Some(bot) = bot.as_str().filter(|bot| G::BOTS.contains(bot)) else {
            let known = G::BOTS.join(", ");
            return Err(args.wrong("bots", format!("the bots for {} are: {known}", G::NAME)).into());
        };
        if bot != "random" {
            let own_seed = (!seed).wrapping_add(i as u64 + 1);
            players.extend(G::player(bot, own_seed).map(|player| (seats[i].1, player)));
        }
    }
    Ok(players)
}

/// Who decides: a bot for some seats, and for all others chance, from a stream apart
/// from the dice.
struct Players<G: EngineGame> {
    bots: Bots<G>,
    random: RandomPlayer,
}

impl<G: EngineGame> Players<G> {
    /// Plays until the end or this number of actions; says how many were played.
    fn play(&mut self, game: &mut G, seed: u64, most: u64) -> u64 {
        let mut dice = Seeded::new(seed);
        let mut journal = Journal::discard();
        let mut legal = Vec::new();
        for played in 0..most {
            let Pending::Decide(seat) = game.pending() else { return played };
            game.legal_actions(&mut legal);
            let choice = self.choose(game, seat, &legal);
            game.apply_unchecked(&legal[choice], &mut dice, &mut journal);
        }
        most
    }

    fn choose(&mut self, game: &G, seat: G::Seat, legal: &[G::Action]) -> usize {
        match self.bots.iter_mut().find(|(held, _)| *held == seat) {
            Some((_, bot)) => bot.decide(&game.view(Viewer::Seat(seat)), legal),
            None => self.random.choose(legal.len()),
        }
    }
}
