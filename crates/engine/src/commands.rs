//! Every command of the protocol, by name.

use std::sync::Arc;

use bots::ComputerPlayers;
use content::hulk::Library;
use death_angel::DeathAngel;
use forms::{Args, Fields, GameJson, fields, quoted};
use serde_json::Value;
use space_hulk::SpaceHulk;

use crate::envelope::{self, Answer, Code, Failure};
use crate::session::{Question, Session};
use crate::{MAX_LINE, missions, run, setup};

/// One conversation: at most one current game, and the dice of its seed.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    /// The missions that can be played; default: those that come with the program.
    library: Option<Arc<Library>>,
    session: Option<AnySession>,
    quit: bool,
}

/// The current game, whichever it is.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is only one of them")]
enum AnySession {
    Hulk(Session<SpaceHulk>),
    Angel(Session<DeathAngel>),
}

impl Engine {
    /// A conversation without a game.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// A conversation about the missions of this library.
    pub fn with_library(library: Arc<Library>) -> Engine {
        Engine { library: Some(library), ..Engine::default() }
    }

    fn library(&self) -> &Library {
        self.library.as_deref().unwrap_or_else(|| Library::built_in())
    }

    /// Whether the other side has asked to end.
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    /// Answers one line; an empty one has no answer.
    ///
    /// A request that is refused leaves everything as it was.
    pub fn handle_line(&mut self, line: &[u8]) -> Option<String> {
        if line.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        if line.len() > MAX_LINE {
            return Some(run::too_long());
        }
        Some(match envelope::read(line) {
            Ok((id, fields)) => envelope::write(id, self.command(Args::new(&fields))),
            Err(answer) => answer,
        })
    }

    fn command(&mut self, args: Args) -> Answer {
        let name = args.text("cmd")?.ok_or_else(|| args.missing("cmd"))?;
        if let Some(question) = Question::from_name(name) {
            return self.ask(question, args);
        }
        match name {
            "hello" => Ok(hello()),
            "missions" => Ok(self.missions()),
            "new" => self.new_game(args),
            "load" => self.load(args),
            "quit" => {
                self.quit = true;
                Ok(Fields::new())
            }
            other => Err(args.wrong("cmd", format!("there is no command {}", quoted(other))).into()),
        }
    }

    fn ask(&mut self, question: Question, args: Args) -> Answer {
        match &mut self.session {
            Some(AnySession::Hulk(session)) => session.answer(question, args),
            Some(AnySession::Angel(session)) => session.answer(question, args),
            None => Err(Failure::new(Code::NoGame, "there is no game; `load` or `new` first")),
        }
    }

    fn missions(&self) -> Fields {
        let entries = self.library().entries().iter();
        let missions: Vec<Value> = entries.map(|entry| missions::summary(&entry.mission)).collect();
        fields! {"missions": missions}
    }

    fn load(&mut self, args: Args) -> Answer {
        let seed = args.number("seed")?.unwrap_or(0);
        let position = args.object("position")?.ok_or_else(|| args.missing("position"))?;
        let (session, answer) = match position.get("game").and_then(Value::as_str) {
            Some(DeathAngel::NAME) => seated(AnySession::Angel, setup::load(position, seed)?),
            _ => seated(AnySession::Hulk, setup::load(position, seed)?),
        };
        self.session = Some(session);
        Ok(answer)
    }

    fn new_game(&mut self, args: Args) -> Answer {
        let seed = args.number("seed")?.unwrap_or(0);
        let (session, answer) = match args.text("game")? {
            None | Some(SpaceHulk::NAME) => {
                seated(AnySession::Hulk, setup::mission(self.library(), args, seed)?)
            }
            Some(DeathAngel::NAME) => seated(AnySession::Angel, setup::players(args, seed)?),
            Some(_) => {
                return Err(args.wrong("game", format!("the games are: {}", GAMES.join(", "))).into());
            }
        };
        self.session = Some(session);
        Ok(answer)
    }
}

const GAMES: [&str; 2] = [SpaceHulk::NAME, DeathAngel::NAME];

/// A game that has been set up, as the current one.
fn seated<G>(kind: fn(Session<G>) -> AnySession, begun: (Session<G>, Fields)) -> (AnySession, Fields) {
    (kind(begun.0), begun.1)
}

fn hello() -> Fields {
    let further = DeathAngel::BOTS.iter().filter(|bot| !SpaceHulk::BOTS.contains(bot));
    let bots: Vec<&str> = SpaceHulk::BOTS.iter().chain(further).copied().collect();
    fields! {
        "name": "blipfall",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": 1,
        "games": GAMES,
        "bots": bots,
    }
}
