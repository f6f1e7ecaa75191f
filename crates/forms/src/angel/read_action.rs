//! From a JSON object to an action, or to why it is none.

use death_angel::cards::ACTIONS;
use death_angel::{Action, Cell, DeathAngel, Foe, Marine, Side, Target, Team, Terrain};
use game_api::{Game, Refusal};

use crate::args::Args;
use crate::failure::Failure;
use crate::fields::quoted;

/// A legal action, or the rule that forbids it.
pub(super) fn read(game: &DeathAngel, args: Args) -> Result<Result<Action, Refusal>, Failure> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let action = Reader { args, legal: &legal }.action()?;
    Ok(match legal.binary_search(&action) {
        Ok(_) => Ok(action),
        Err(_) => Err(game.why_not(&action).copied().unwrap_or(NOT_POSSIBLE_NOW)),
    })
}

/// What is refused where the rules give no reason.
pub(super) const NOT_POSSIBLE_NOW: Refusal =
    Refusal { name: "NOT_POSSIBLE_NOW", rule: "DA-RESOLVE-02", message: "This is not possible now." };

struct Reader<'a> {
    args: Args<'a>,
    legal: &'a [Action],
}

impl Reader<'_> {
    fn action(&self) -> Result<Action, Failure> {
        Ok(match self.args.text("do")?.ok_or_else(|| self.args.missing("do"))? {
            "choose" => self.choose()?,
            "support" => Action::Support { marine: self.marine()? },
            "swap" => Action::Swap { marine: self.marine()?, position: self.position()? },
            "turn" => Action::Turn { marine: self.marine()? },
            "activate" => Action::Activate {
                marine: self.marine()?,
                terrain: self.need("terrain", Terrain::ALL, Terrain::name)?,
            },
            "attack" => Action::Attack { marine: self.marine()?, cell: self.cell()? },
            "kill" => self.kill()?,
            "reroll" => Action::Reroll,
            "keep" => Action::Keep,
            "target" => Action::Target(self.target()?),
            "pass" => Action::Pass,
            other => return Err(self.args.wrong("do", format!("there is no action {}", quoted(other)))),
        })
    }

    /// A card names its team; where a team is named too, the rules judge whether it fits.
    fn choose(&self) -> Result<Action, Failure> {
        let given = self.args.get("card").ok_or_else(|| self.args.missing("card"))?;
        let card = ACTIONS
            .iter()
            .find(|card| given.as_u64() == Some(card.number.into()) || given.as_str() == Some(card.name))
            .ok_or_else(|| self.args.wrong("card", "an action card has a number from 1 to 18, or a name"))?;
        let team = self.word("team", Team::ALL, Team::name)?.unwrap_or(card.team);
        Ok(Action::Choose { team, card: card.number })
    }

    /// The swarm may be left out where there is only one that can lose such a card.
    fn kill(&self) -> Result<Action, Failure> {
        let foe = self.need("symbol", Foe::ALL, Foe::name)?;
        if self.args.get("position").is_some() || self.args.get("side").is_some() {
            return Ok(Action::Kill { cell: self.cell()?, foe });
        }
        let kills = self.legal.iter().filter(|action| matches!(action, Action::Kill { .. }));
        let same =
            kills.clone().filter(|action| matches!(action, Action::Kill { foe: own, .. } if *own == foe));
        match (same.clone().count(), same.clone().next(), kills.clone().next()) {
            (1, Some(only), _) => Ok(*only),
            (0, _, Some(&Action::Kill { cell, .. })) => Ok(Action::Kill { cell, foe }),
            (0, ..) => Ok(Action::Kill { cell: Cell::new(0, Side::Left), foe }),
            _ => Err(self.args.missing("position")),
        }
    }

    fn target(&self) -> Result<Target, Failure> {
        let named = ["team", "marine", "pile", "terrain", "choice", "position"];
        let given: Vec<&str> = named.into_iter().filter(|key| self.args.get(key).is_some()).collect();
        Ok(match given.as_slice() {
            ["team"] => Target::Team(self.need("team", Team::ALL, Team::name)?),
            ["marine"] => Target::Marine(self.marine()?),
            ["pile"] => Target::Pile(self.need("pile", Side::ALL, Side::name)?),
            ["terrain"] => {
                let terrain = self.need("terrain", Terrain::ALL, Terrain::name)?;
                match self.args.byte("count")? {
                    Some(count) => Target::Share { terrain, count },
                    None => Target::Terrain(terrain),
                }
            }
            ["choice"] => self.choice()?,
            ["position"] => match self.word("symbol", Foe::ALL, Foe::name)? {
                Some(foe) => Target::Card { cell: self.cell()?, foe },
                None => Target::Cell(self.cell()?),
            },
            _ => {
                let message = format!("a target has exactly one of the fields {}", named.join(", "));
                return Err(Failure::request(message));
            }
        })
    }

    fn choice(&self) -> Result<Target, Failure> {
        let all = [Target::Top, Target::Bottom, Target::Token, Target::Roll, Target::Ability];
        self.need("choice", &all, |target| match target {
            Target::Top => "top",
            Target::Bottom => "bottom",
            Target::Token => "token",
            Target::Roll => "roll",
            _ => "ability",
        })
    }

    fn marine(&self) -> Result<Marine, Failure> {
        self.need("marine", Marine::ALL, Marine::name)
    }

    fn cell(&self) -> Result<Cell, Failure> {
        Ok(Cell::new(self.position()?, self.need("side", Side::ALL, Side::name)?))
    }

    /// A position, counted from 1 at the top.
    fn position(&self) -> Result<u8, Failure> {
        match self.args.byte("position")?.ok_or_else(|| self.args.missing("position"))? {
            position @ 1..=12 => Ok(position - 1),
            _ => Err(self.args.wrong("position", "positions count from 1 at the top, to 12")),
        }
    }

    fn need<T: Copy>(&self, key: &str, all: &[T], name: fn(T) -> &'static str) -> Result<T, Failure> {
        self.word(key, all, name)?.ok_or_else(|| self.args.missing(key))
    }

    fn word<T: Copy>(&self, key: &str, all: &[T], name: fn(T) -> &'static str) -> Result<Option<T>, Failure> {
        let Some(text) = self.args.text(key)? else { return Ok(None) };
        let found = all.iter().copied().find(|&value| name(value) == text);
        found.map(Some).ok_or_else(|| {
            let known: Vec<&str> = all.iter().map(|&value| name(value)).collect();
            self.args.wrong(key, format!("{} is not known; say one of: {}", quoted(text), known.join(", ")))
        })
    }
}
