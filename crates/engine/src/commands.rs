//! The commands.

use std::sync::Arc;

use content::Library;
use game_api::{Game, Journal, Seeded};
use serde_json::Value;
use space_hulk::{Action, Coord, Facing, Position, Solo, SpaceHulk, Square};

use crate::args::Args;
use crate::dice::Dice;
use crate::envelope::{self, Answer, Code, Failure, Fields};
use crate::names::{self, fields};
use crate::{MAX_LINE, actions, events, missions, odds, playout, position_in, position_out};
use crate::{run, search, state, view};

/// One conversation: at most one current game, and the dice of its seed.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    /// The missions that can be played; those that come with the program if nothing is said.
    library: Option<Arc<Library>>,
    table: Option<Table>,
    quit: bool,
}

/// The current game. The dice go on from one `apply` to the next.
#[derive(Clone, Debug)]
struct Table {
    game: SpaceHulk,
    dice: Seeded,
}

const GAME: &str = "space-hulk";

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
        match args.text("cmd")?.ok_or_else(|| args.missing("cmd"))? {
            "hello" => Ok(hello()),
            "missions" => Ok(self.missions()),
            "new" => self.new_game(args),
            "load" => self.load(args),
            "position" => Ok(fields! {"position": position_out::write(&self.game()?.position())}),
            "state" => Ok(state::write(self.game()?)),
            "legal" => Ok(legal(self.game()?)),
            "apply" => self.apply(args),
            "odds" => {
                let action = self.legal_action(args)?;
                odds::answer(self.game()?, &action)
            }
            "why_not" => why_not(self.game()?, args),
            "view" => {
                let game = self.game()?;
                Ok(fields! {"seat": args.text("seat")?, "view": view::write(game, view::viewer(args)?)})
            }
            "los" => los(self.game()?, args),
            "perft" => {
                let depth = args.number("depth")?.ok_or_else(|| args.missing("depth"))?;
                Ok(fields! {"paths": search::perft(self.game()?, depth)?})
            }
            "playout" => playout::answer(self.game()?, args),
            "quit" => {
                self.quit = true;
                Ok(Fields::new())
            }
            other => Err(args.wrong("cmd", format!("there is no command {other:.40?}"))),
        }
    }

    fn missions(&self) -> Fields {
        let entries = self.library().entries().iter();
        let missions: Vec<Value> = entries.map(|entry| missions::summary(&entry.mission)).collect();
        fields! {"missions": missions}
    }

    fn table(&self) -> Result<&Table, Failure> {
        self.table
            .as_ref()
            .ok_or_else(|| Failure::new(Code::NoGame, "there is no game; `load` or `new` first"))
    }

    fn game(&self) -> Result<&SpaceHulk, Failure> {
        self.table().map(|table| &table.game)
    }

    fn load(&mut self, args: Args) -> Answer {
        let seed = args.number("seed")?.unwrap_or(0);
        let fields = args.object("position")?.ok_or_else(|| args.missing("position"))?;
        let bad = |problems: Vec<_>| Failure::problems(Code::BadPosition, &problems);
        let position = position_in::read(fields).map_err(bad)?;
        self.begin(&position, seed, Code::BadPosition)
    }

    fn new_game(&mut self, args: Args) -> Answer {
        match args.text("game")? {
            None | Some(GAME) => {}
            Some("death-angel") => return Err(args.wrong("game", "not available in this version")),
            Some(_) => return Err(args.wrong("game", format!("the games are: {GAME}"))),
        }
        let solo = match args.text("solo")? {
            Some(name) => Some(
                Solo::from_name(name)
                    .ok_or_else(|| args.wrong("solo", "the solo variants are \"a\" and \"b\""))?,
            ),
            None => None,
        };
        let seed = args.number("seed")?.unwrap_or(0);
        let id = args.text("mission")?.ok_or_else(|| args.missing("mission"))?;
        let known = || {
            let entries = self.library().entries().iter();
            entries.map(|entry| entry.mission.id.as_str()).collect::<Vec<_>>().join(", ")
        };
        let mission = (self.library().find(id))
            .ok_or_else(|| args.wrong("mission", format!("the missions are: {}", known())))?;
        let mut position = mission.position();
        position.solo = solo.or(position.solo);
        if let Some(options) = args.object("options")? {
            let bad = |problems: Vec<_>| Failure::problems(Code::BadRequest, &problems);
            position.options = position_in::read_options(options, position.options).map_err(bad)?;
        }
        self.begin(&position, seed, Code::BadRequest)
    }

    /// Sets a position up and makes it the current game.
    fn begin(&mut self, position: &Position, seed: u64, blame: Code) -> Answer {
        let mut dice = Seeded::new(seed);
        let mut journal = Journal::keep();
        let game = SpaceHulk::from_position(position, &mut dice, &mut journal)
            .map_err(|problems| Failure::problems(blame, &problems))?;
        let mut answer = fields! {"events": events::write_all(&game, &game, &journal)};
        answer.extend(state::write(&game));
        self.table = Some(Table { game, dice });
        Ok(answer)
    }

    fn legal_action(&self, args: Args) -> Result<Action, Failure> {
        let game = self.game()?;
        actions::read(game, args.inner("action")?)?.map_err(Failure::illegal)
    }

    fn apply(&mut self, args: Args) -> Answer {
        let table = self.table()?;
        let (given, picks) = (args.list("dice")?, args.list("picks")?);
        let action = self.legal_action(args)?;
        let mut dice = Dice::new(given, picks, table.dice.clone())?;
        let mut game = table.game.clone();
        let mut journal = Journal::keep();
        game.apply_unchecked(&action, &mut dice, &mut journal);
        let dice = dice.finish()?;
        let mut answer = fields! {"events": events::write_all(&table.game, &game, &journal)};
        answer.extend(state::write(&game));
        self.table = Some(Table { game, dice });
        Ok(answer)
    }
}

fn hello() -> Fields {
    fields! {
        "name": "blipfall",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": 1,
        "games": [GAME],
        "bots": playout::BOTS,
    }
}

fn legal(game: &SpaceHulk) -> Fields {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let decision = game.decision();
    fields! {
        "owner": decision.map(|decision| decision.owner.name()),
        "kind": decision.map(|decision| decision.kind.name()),
        "actions": legal.iter().map(|action| actions::write(game, action)).collect::<Vec<Value>>(),
    }
}

fn why_not(game: &SpaceHulk, args: Args) -> Answer {
    Ok(match actions::read(game, args.inner("action")?)? {
        Ok(_) => fields! {"legal": true},
        Err(refusal) => fields! {"legal": false, "rule": refusal.rule, "message": refusal.message},
    })
}

fn los(game: &SpaceHulk, args: Args) -> Answer {
    let from = floor(game, args, "from")?.ok_or_else(|| args.missing("from"))?;
    let letter = args.text("facing")?.ok_or_else(|| args.missing("facing"))?;
    let facing = Facing::from_letter(letter)
        .ok_or_else(|| args.wrong("facing", "a facing is \"N\", \"E\", \"S\" or \"W\""))?;
    Ok(match floor(game, args, "to")? {
        Some(to) => fields! {"clear": game.is_seen_from(from, facing, to)},
        None => {
            let seen = game.seen_from(from, facing);
            fields! {"sees": names::squares(game.setup(), seen.iter().filter(|&square| square != from))}
        }
    })
}

fn floor(game: &SpaceHulk, args: Args, key: &str) -> Result<Option<Square>, Failure> {
    let Some(text) = args.text(key)? else { return Ok(None) };
    let coord =
        Coord::parse(text).ok_or_else(|| args.wrong(key, "a square is written \"x,y\" or \"x,y,level\""))?;
    let off = || args.wrong(key, format!("{coord} is no floor"));
    game.setup().board().square(coord).map(Some).ok_or_else(off)
}
