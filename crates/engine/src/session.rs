//! The current game and the questions about it, the same for every game.

use bots::ComputerPlayers;
use forms::{Action, Args, Fields, GameJournal, GameJson, Over, fields, json};
use game_api::{Journal, Pending, Seeded, Viewer};

use crate::dice::Dice;
use crate::envelope::{Answer, Failure};
use crate::{playout, search};

/// A command about the current game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    Position,
    State,
    Legal,
    Apply,
    Odds,
    WhyNot,
    View,
    Los,
    Perft,
    Playout,
}

impl Question {
    /// The command of this name, if it is about the current game.
    pub fn from_name(name: &str) -> Option<Question> {
        Some(match name {
            "position" => Question::Position,
            "state" => Question::State,
            "legal" => Question::Legal,
            "apply" => Question::Apply,
            "odds" => Question::Odds,
            "why_not" => Question::WhyNot,
            "view" => Question::View,
            "los" => Question::Los,
            "perft" => Question::Perft,
            "playout" => Question::Playout,
            _ => return None,
        })
    }
}

/// The current game. The dice go on from one `apply` to the next.
#[derive(Clone, Debug)]
pub(crate) struct Session<G> {
    game: G,
    dice: Seeded,
}

/// A game that the protocol speaks, and that bots can play out.
pub(crate) trait EngineGame: GameJson + ComputerPlayers {}

impl<G: GameJson + ComputerPlayers> EngineGame for G {}

impl<G: EngineGame> Session<G> {
    /// Sets a game up; also gives the answer to those who asked for it.
    pub fn begin(
        seed: u64,
        set_up: impl FnOnce(&mut Seeded, &mut GameJournal<G>) -> Result<G, forms::Failure>,
    ) -> Result<(Session<G>, Fields), Failure> {
        let mut dice = Seeded::new(seed);
        let mut story = Journal::keep();
        let game = set_up(&mut dice, &mut story)?;
        let mut answer = fields! {"events": G::write_events(&game, &game, &story, None)};
        answer.extend(state(&game));
        Ok((Session { game, dice }, answer))
    }

    /// Answers a question. Only an `apply` that is granted changes anything.
    pub fn answer(&mut self, question: Question, args: Args) -> Answer {
        let game = &self.game;
        match question {
            Question::Position => Ok(fields! {"position": game.write_position()}),
            Question::State => Ok(state(game)),
            Question::Legal => Ok(legal(game)),
            Question::Apply => self.apply(args),
            Question::Odds => odds(game, &legal_action(game, args)?),
            Question::WhyNot => why_not(game, args),
            Question::View => view(game, args),
            Question::Los => Ok(game.sight(args)?),
            Question::Perft => {
                let depth = args.number("depth")?.ok_or_else(|| args.missing("depth"))?;
                Ok(fields! {"paths": search::perft(game, depth)?})
            }
            Question::Playout => playout::answer(game, args),
        }
    }

    fn apply(&mut self, args: Args) -> Answer {
        let (given, picks) = (args.list("dice")?, args.list("picks")?);
        let action = legal_action(&self.game, args)?;
        let mut dice = Dice::new::<G>(given, picks, self.dice.clone())?;
        let mut game = self.game.clone();
        let mut story = Journal::keep();
        game.apply_unchecked(&action, &mut dice, &mut story);
        let dice = dice.finish()?;
        let mut answer = fields! {"events": G::write_events(&self.game, &game, &story, None)};
        answer.extend(state(&game));
        *self = Session { game, dice };
        Ok(answer)
    }
}

/// What the game waits for, or how it ended, and where it is.
fn state<G: GameJson>(game: &G) -> Fields {
    let mut out = Fields::new();
    match game.pending() {
        Pending::Decide(_) => out.insert("decision".into(), json(&game.write_decision())),
        Pending::Over(outcome) => {
            let (winner, reason) = game.result(outcome);
            out.insert("over".into(), json(&Over { winner, reason }))
        }
    };
    let (turn, phase) = game.moment();
    out.extend(fields! {"turn": turn, "phase": phase, "hash": format!("{:016x}", game.state_hash())});
    out
}

fn legal<G: GameJson>(game: &G) -> Fields {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let (owner, kind) = game.asked().unzip();
    let actions: Vec<Action> = legal.iter().map(|action| game.write_action(action)).collect();
    fields! {"owner": owner, "kind": kind, "actions": actions}
}

fn legal_action<G: GameJson>(game: &G, args: Args) -> Result<G::Action, Failure> {
    game.read_action(args.inner("action")?)?.map_err(Failure::illegal)
}

fn odds<G: GameJson>(game: &G, action: &G::Action) -> Answer {
    let outcomes = forms::odds(game, action)?;
    Ok(fields! {"outcomes": forms::write_odds(game, &outcomes, None)})
}

fn why_not<G: GameJson>(game: &G, args: Args) -> Answer {
    Ok(match game.read_action(args.inner("action")?)? {
        Ok(_) => fields! {"legal": true},
        Err(refusal) => fields! {"legal": false, "rule": refusal.rule, "message": refusal.message},
    })
}

fn view<G: GameJson>(game: &G, args: Args) -> Answer {
    let name = args.text("seat")?.ok_or_else(|| args.missing("seat"))?;
    let seats = game.seats();
    let viewer = match seats.iter().find(|(seat, _)| *seat == name) {
        Some(&(_, seat)) => Viewer::Seat(seat),
        None if name == "spectator" => Viewer::Spectator,
        None => {
            let known: Vec<&str> = seats.iter().map(|(seat, _)| *seat).collect();
            return Err(args
                .wrong("seat", format!("the seats are {} and spectator", known.join(", ")))
                .into());
        }
    };
    Ok(fields! {"seat": name, "view": game.write_view(viewer)})
}
