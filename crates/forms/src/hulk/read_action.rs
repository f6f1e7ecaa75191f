//! From a JSON object to an action, or to why it is none.

use game_api::{Game, Refusal};
use space_hulk::{Action, Coord, Facing, Kind, Power, SpaceHulk, Square, Target, UnitId, Verb};

use crate::args::Args;
use crate::failure::Failure;
use crate::fields::quoted;

/// A legal action, or the rule that forbids it. An object that is no action at all
/// is a failure of the request.
pub(super) fn read(game: &SpaceHulk, args: Args) -> Result<Result<Action, Refusal>, Failure> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let cp = args.byte("cp")?.unwrap_or(0);
    let mut reader = Reader { game, args, legal, unit: UnitId::NONE, cp };
    let action = match reader.action() {
        Ok(action) => action,
        Err(Unread::Malformed(failure)) => return Err(failure),
        Err(Unread::Illegal(refusal)) => return Ok(Err(reader.first_reason(refusal))),
    };
    // The cost follows from the rest, so it is taken from the list.
    let same = |known: &&Action| (known.unit, known.verb, known.cp) == (action.unit, action.verb, action.cp);
    Ok(reader
        .legal
        .iter()
        .find(same)
        .copied()
        .ok_or_else(|| game.why_not(&action).copied().unwrap_or(*NOT_POSSIBLE_NOW)))
}

/// Why no action could be read.
enum Unread {
    /// It is no action.
    Malformed(Failure),
    /// It names something that is not there.
    Illegal(Refusal),
}

impl From<Failure> for Unread {
    fn from(failure: Failure) -> Unread {
        Unread::Malformed(failure)
    }
}

game_api::refusals! {
    /// What is refused before the rules are asked.
    REFUSALS:
    NOT_POSSIBLE_NOW = "SH-ACT-04": "This is not possible now.";
    NO_SUCH_DOOR = "SH-DOOR-01": "There is no door there.";
    NO_SUCH_ENTRY = "SH-REINF-03": "There is no such entry area.";
    NO_SUCH_EXIT = "SH-MOVE-10": "There is no such exit.";
    NO_SUCH_OBJECT = "SH-OBJ-03": "There is no such object.";
    NO_LADDER_HERE = "SH-LAD-01": "No ladder leads anywhere from here.";
}

/// The rules say the same of a unit that they do not find.
const NO_SUCH_UNIT: Refusal =
    Refusal { name: "NO_SUCH_UNIT", rule: "SH-SETUP-01", message: "There is no such unit in play." };

struct Reader<'a> {
    game: &'a SpaceHulk,
    args: Args<'a>,
    legal: Vec<Action>,
    unit: UnitId,
    cp: u8,
}

impl Reader<'_> {
    /// After the end of the game everything is refused for that reason.
    fn first_reason(&self, refusal: Refusal) -> Refusal {
        let anything = Action::plain(Verb::Pass);
        if self.legal.is_empty() { self.game.why_not(&anything).copied().unwrap_or(refusal) } else { refusal }
    }

    fn action(&mut self) -> Result<Action, Unread> {
        let word = self.args.text("do")?.ok_or_else(|| self.args.missing("do"))?;
        let verb = match word {
            "end_turn" => Verb::EndTurn,
            "redraw" => Verb::Redraw,
            "keep" => Verb::Keep,
            "pass" => Verb::Pass,
            "broodlord" => Verb::Broodlord,
            "place" => Verb::Place { at: self.need_square("at")? },
            _ => return self.action_of_unit(word),
        };
        Ok(Action { cp: self.cp, ..Action::plain(verb) })
    }

    fn action_of_unit(&mut self, word: &str) -> Result<Action, Unread> {
        let named = match word {
            "reinforce" => self.args.text("blip")?.ok_or_else(|| self.args.missing("blip"))?,
            "face" | "reroll" | "parry" | "spend_psi" | "turn_to_face" if self.args.get("unit").is_none() => {
                self.unit = self.asked_unit();
                return self.finish(word, None);
            }
            _ => self.args.text("unit")?.ok_or_else(|| self.args.missing("unit"))?,
        };
        // The rest is read even if there is no such unit: nonsense comes first.
        let found = self.game.find(named);
        self.unit = found.unwrap_or(UnitId::NONE);
        self.finish(word, found.is_none().then_some(NO_SUCH_UNIT))
    }

    fn finish(&self, word: &str, refusal: Option<Refusal>) -> Result<Action, Unread> {
        let verb = match self.verb(word) {
            Err(Unread::Illegal(other)) => return Err(Unread::Illegal(refusal.unwrap_or(other))),
            verb => verb?,
        };
        match refusal {
            Some(refusal) => Err(Unread::Illegal(refusal)),
            None => Ok(Action { unit: self.unit, verb, cp: self.cp, cost: 0 }),
        }
    }

    /// The unit that the pending decision is about.
    fn asked_unit(&self) -> UnitId {
        self.legal.iter().map(|action| action.unit).find(|&unit| unit != UnitId::NONE).unwrap_or(UnitId(0))
    }

    fn verb(&self, word: &str) -> Result<Verb, Unread> {
        Ok(match word {
            "move" => {
                let to = self.need_square("to")?;
                Verb::Move { to, facing: self.facing_after(|verb| matches_move(verb, to))? }
            }
            "turn" => Verb::Turn { facing: self.need_facing()? },
            "fire" => Verb::Fire(self.target()?),
            "assault" => Verb::Assault(self.target()?),
            "overwatch" => Verb::Overwatch,
            "guard" => Verb::Guard,
            "clear_jam" => Verb::ClearJam,
            "reload" => Verb::Reload,
            "door" => Verb::Door { open: self.opens()?, door: self.door("at")? },
            "enter" => Verb::Enter { facing: self.facing_after(matches_enter)? },
            "exit" => Verb::Exit { exit: self.exit()? },
            "climb" => self.climb()?,
            "give" => Verb::Give { target: self.other("target")?, object: self.object()? },
            "drop" => Verb::Drop { object: self.object()? },
            "convert" => Verb::Convert,
            "activate" => Verb::Activate,
            "psi" => Verb::Psi(self.power()?),
            "deploy" => Verb::Deploy { at: self.need_square("at")?, facing: self.need_facing()? },
            "reinforce" => Verb::Reinforce { entry: self.entry()? },
            "face" => Verb::Face { facing: self.need_facing()? },
            "parry" => Verb::Parry { die: self.need_byte("die")? },
            "reroll" => Verb::Reroll { die: self.need_byte("die")? },
            "spend_psi" => Verb::SpendPsi { points: self.need_byte("points")? },
            "turn_to_face" => Verb::TurnToFace,
            "end_activation" => Verb::EndActivation,
            _ => return Err(self.args.wrong("do", format!("{} is no action", quoted(word))).into()),
        })
    }

    fn need_byte(&self, key: &str) -> Result<u8, Failure> {
        self.args.byte(key)?.ok_or_else(|| self.args.missing(key))
    }

    fn facing(&self, key: &str) -> Result<Option<Facing>, Failure> {
        let Some(text) = self.args.text(key)? else { return Ok(None) };
        let wrong = || self.args.wrong(key, "a facing is \"N\", \"E\", \"S\" or \"W\"");
        Facing::from_letter(text).map(Some).ok_or_else(wrong)
    }

    fn need_facing(&self) -> Result<Facing, Failure> {
        self.facing("facing")?.ok_or_else(|| self.args.missing("facing"))
    }

    fn coord(&self, key: &str) -> Result<Option<Coord>, Failure> {
        let Some(text) = self.args.text(key)? else { return Ok(None) };
        let wrong = || self.args.wrong(key, "a square is written \"x,y\" or \"x,y,level\"");
        Coord::parse(text).map(Some).ok_or_else(wrong)
    }

    fn square(&self, key: &str) -> Result<Option<Square>, Failure> {
        let Some(coord) = self.coord(key)? else { return Ok(None) };
        let off = || self.args.wrong(key, format!("{coord} is no floor"));
        self.game.setup().board().square(coord).map(Some).ok_or_else(off)
    }

    fn need_square(&self, key: &str) -> Result<Square, Failure> {
        self.square(key)?.ok_or_else(|| self.args.missing(key))
    }

    /// Another unit, by its name.
    fn other(&self, key: &str) -> Result<UnitId, Unread> {
        let name = self.args.text(key)?.ok_or_else(|| self.args.missing(key))?;
        self.game.find(name).ok_or(Unread::Illegal(NO_SUCH_UNIT))
    }

    /// The facing after an action; it may be left out where there is only one.
    fn facing_after(&self, of: impl Fn(Verb) -> Option<Facing>) -> Result<Facing, Failure> {
        let unit = (self.unit != UnitId::NONE).then(|| self.game.unit(self.unit));
        let given = self.facing("facing")?;
        if unit.is_some_and(|unit| unit.kind() == Kind::Blip) {
            return Ok(Facing::North);
        }
        let standing = unit.map_or(Facing::North, |unit| unit.facing());
        match given {
            Some(facing) => Ok(facing),
            None => self.only(of, || self.args.missing("facing")).map(|facing| facing.unwrap_or(standing)),
        }
    }

    /// What the unit's legal actions agree on; an error if they do not.
    fn only<T: PartialEq>(
        &self,
        of: impl Fn(Verb) -> Option<T>,
        unclear: impl Fn() -> Failure,
    ) -> Result<Option<T>, Failure> {
        let mine = self.legal.iter().filter(|action| action.unit == self.unit && action.cp == self.cp);
        let mut found = mine.filter_map(|action| of(action.verb));
        let first = found.next();
        if found.all(|other| Some(&other) == first.as_ref()) { Ok(first) } else { Err(unclear()) }
    }

    fn target(&self) -> Result<Target, Unread> {
        let named = ["target", "door", "square"].map(|key| self.args.get(key).is_some());
        match named {
            [true, false, false] => Ok(Target::Unit(self.other("target")?)),
            [false, true, false] => Ok(Target::Door(self.door("door")?)),
            [false, false, true] => Ok(Target::Square(self.need_square("square")?)),
            _ => Err(self.args.wrong("target", "name one `target`, `door` or `square`").into()),
        }
    }

    fn opens(&self) -> Result<bool, Failure> {
        match self.args.text("to")? {
            Some("open") => Ok(true),
            Some("closed") => Ok(false),
            Some(_) => Err(self.args.wrong("to", "a door goes \"open\" or \"closed\"")),
            None => Err(self.args.missing("to")),
        }
    }

    /// A door by its square; one on an edge by one or both of its squares.
    fn door(&self, key: &str) -> Result<u8, Unread> {
        let setup = self.game.setup();
        let at = setup.board().coord(self.need_square(key)?);
        let beyond = self.square("beyond")?.map(|square| setup.board().coord(square));
        let touches = |door: &u8| setup.door_coord(*door) == at || setup.door_beyond(*door) == Some(at);
        let mut near = (0..setup.n_doors()).filter(touches);
        let found = match beyond {
            Some(_) => setup.door_at(at, beyond),
            None => near.next().filter(|_| near.next().is_none()),
        };
        found.ok_or(Unread::Illegal(*NO_SUCH_DOOR))
    }

    fn exit(&self) -> Result<u8, Unread> {
        let setup = self.game.setup();
        let (at, to) = (self.square("at")?.map(|at| setup.board().coord(at)), self.facing("to")?);
        let fits = |exit: u8| {
            let (known_at, known_to) = setup.exit(exit);
            at.is_none_or(|at| at == known_at) && to.is_none_or(|to| to == known_to)
        };
        let legal = |verb| match verb {
            Verb::Exit { exit } => Some(exit).filter(|&exit| fits(exit)),
            _ => None,
        };
        let only = self.only(legal, || self.args.missing("to"))?;
        let any = || (0..setup.n_exits()).find(|&exit| fits(exit));
        only.or_else(any).ok_or(Unread::Illegal(*NO_SUCH_EXIT))
    }

    fn climb(&self) -> Result<Verb, Unread> {
        let given = self.square("to")?;
        let legal = |verb| match verb {
            Verb::Climb { to, .. } => Some(to).filter(|&to| given.is_none_or(|given| given == to)),
            _ => None,
        };
        let facing = self.facing_after(|verb| match verb {
            Verb::Climb { facing, .. } => legal(verb).map(|_| facing),
            _ => None,
        })?;
        let to = given.map_or_else(|| self.only(legal, || self.args.missing("to")), |to| Ok(Some(to)))?;
        Ok(Verb::Climb { to: to.ok_or(Unread::Illegal(*NO_LADDER_HERE))?, facing })
    }

    fn object(&self) -> Result<u8, Unread> {
        let kind = self.args.text("object")?.ok_or_else(|| self.args.missing("object"))?;
        self.game.setup().object_named(kind).ok_or(Unread::Illegal(*NO_SUCH_OBJECT))
    }

    fn entry(&self) -> Result<u8, Unread> {
        let id = self.args.text("entry")?.ok_or_else(|| self.args.missing("entry"))?;
        self.game.setup().entry_named(id).ok_or(Unread::Illegal(*NO_SUCH_ENTRY))
    }

    fn power(&self) -> Result<Power, Unread> {
        let name = self.args.text("power")?.ok_or_else(|| self.args.missing("power"))?;
        match name {
            "prescience" => Ok(Power::Prescience),
            "force_barrier" => Ok(Power::ForceBarrier(self.need_square("square")?)),
            "psychic_storm" if self.args.get("target").is_some() => {
                Ok(Power::StormTarget(self.other("target")?))
            }
            "psychic_storm" => Ok(Power::StormSection(self.section()?)),
            _ => Err(self
                .args
                .wrong("power", "a power is \"prescience\", \"force_barrier\" or \"psychic_storm\"")
                .into()),
        }
    }

    fn section(&self) -> Result<u8, Failure> {
        let text = self.args.text("section")?.ok_or_else(|| self.args.missing("section"))?;
        let mut letters = text.chars();
        let letter = letters.next().filter(|_| letters.next().is_none());
        let section = letter.and_then(|letter| self.game.setup().board().section_named(letter));
        section.ok_or_else(|| self.args.wrong("section", "no square belongs to that section"))
    }
}

fn matches_move(verb: Verb, to: Square) -> Option<Facing> {
    match verb {
        Verb::Move { to: known, facing } if known == to => Some(facing),
        _ => None,
    }
}

fn matches_enter(verb: Verb) -> Option<Facing> {
    match verb {
        Verb::Enter { facing } => Some(facing),
        _ => None,
    }
}
