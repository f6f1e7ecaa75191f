//! Matches that begin later than at their start: computer players play all seats up to there. The match is the same
//! as if people had played on from a moment of another one, and its dice can be proven from the first.

use std::collections::BTreeMap;
use std::time::Duration;

use protocol::{Code, FirstMoment, NewHolder, Refused, Seat};
use table::{Command, Entry, Fact, Holder, Table, WaitsFor, Who};

use super::Draft;
use crate::room::{Guest, Plans};

/// Who plays up to the moment: the quickest of those who know what they do.
const PLAYER: &str = "scout";
/// More decisions than this take too long for a request; a round of a large mission has some hundreds.
const MOST_DECISIONS: usize = 4_000;
/// The last round that can be asked for.
const LAST_ROUND: u16 = 99;

impl Draft {
    /// Plays to a moment, then seats the players.
    pub(super) fn play_to(
        &mut self,
        moment: FirstMoment,
        seats: &BTreeMap<Seat, NewHolder>,
        host: &Guest,
        plans: &Plans,
    ) -> Result<(), Refused> {
        let bad = |why: &str| Refused::new(Code::BadTerms, why);
        if !self.table.terms().practice {
            return Err(bad("only a practice game begins later than at its start"));
        }
        if matches!(moment, FirstMoment::Round { round } if !(2..=LAST_ROUND).contains(&round)) {
            return Err(bad("a game begins with a round from 2 to 99, or at its start"));
        }
        // Nobody is seated who must not be: they are refused as in every other match.
        let mut seated = self.clone();
        seated.seat(seats, host)?;
        let holders: Vec<(Seat, Holder)> = self
            .table
            .seats()
            .iter()
            .map(|seat| (*seat, seated.table.holder(*seat).cloned().unwrap_or(Holder::Nobody)))
            .collect();
        for (seat, _) in &holders {
            let holder = Holder::Computer(PLAYER.to_owned());
            self.command(Who::House, Command::Fill { seat: *seat, holder })?;
        }
        self.command(Who::House, Command::Start)?;
        self.play_until(moment)?;
        for (seat, holder) in holders {
            self.entries.push(Entry { at: self.now, fact: Fact::Seated { seat, holder } });
        }
        let table = Table::load_by(&self.entries, |terms| plans.find(terms));
        self.table = table.map_err(|corrupt| Refused::new(Code::Internal, corrupt.to_string()))?;
        Ok(())
    }

    fn play_until(&mut self, moment: FirstMoment) -> Result<(), Refused> {
        for number in 0..MOST_DECISIONS as u64 {
            if self.table.waits_for() == WaitsFor::Closing || self.table.waits_for() == WaitsFor::Over {
                let why = "the game is over before that moment; choose an earlier one";
                return Err(Refused::new(Code::BadTerms, why));
            }
            if is_reached(&self.table, moment) {
                return Ok(());
            }
            let Some(turn) = self.table.computer_turn() else {
                return Err(Refused::new(Code::Internal, "nobody plays on"));
            };
            let seed = game_api::stable_hash(&(self.secret_bytes, number));
            let command = turn.decide(seed, Duration::ZERO);
            self.command(Who::Computer(turn.seat), command)?;
        }
        let why = "this moment is too far from the start; choose an earlier round";
        Err(Refused::new(Code::BadTerms, why))
    }
}

fn is_reached(table: &Table, moment: FirstMoment) -> bool {
    let Some((round, phase)) = table.moment() else { return false };
    match moment {
        FirstMoment::Deployed => phase != "setup",
        FirstMoment::Round { round: first } => round >= first && phase != "setup",
    }
}

#[cfg(test)]
mod tests {
    use protocol::{NewGame, NewMatch, Visibility};
    use table::PersonId;

    use super::*;
    use crate::limits::LIMITS;
    use crate::matches::open;
    use crate::store::Write;

    fn request(from: Option<FirstMoment>, practice: bool) -> NewMatch {
        let mission_file = Some(content::hulk::starter("mine", "Mine"));
        NewMatch {
            game: NewGame::SpaceHulk { mission: None, mission_file, options: Default::default(), solo: None },
            seats: BTreeMap::from([
                (Seat::Marine, NewHolder::Me),
                (Seat::Alien, NewHolder::Computer { player: "scout".to_owned() }),
            ]),
            clock: None,
            practice,
            open_hands: false,
            lesson: None,
            from,
            visibility: Visibility::Link,
        }
    }

    fn opened(from: Option<FirstMoment>, practice: bool) -> Result<Table, Refused> {
        let id = PersonId::new("ann").expect("an id");
        let host = Guest { id, name: "Ann".to_owned() };
        let opened = open(request(from, practice), &host, &Plans::default(), &LIMITS, 1_000)?;
        let entries = opened.writes.iter().find_map(|write| match write {
            Write::Append(append) => Some(append.entries.clone()),
            _ => None,
        });
        let read = |text: &String| serde_json::from_str::<Entry>(text).expect("an entry");
        let entries: Vec<Entry> = entries.expect("entries").iter().map(read).collect();
        Ok(Table::load(&entries).expect("the match opens again"))
    }

    /// The match begins with the moment that was asked for, in the hands of those who were asked for.
    #[test]
    fn a_match_begins_where_it_was_asked_to() {
        let table = opened(Some(FirstMoment::Deployed), true).expect("it is opened");
        assert!(table.moment().is_some_and(|(round, phase)| round == 1 && phase != "setup"));
        let table = opened(Some(FirstMoment::Round { round: 2 }), true).expect("it is opened");
        assert_eq!(table.moment().map(|(round, _)| round), Some(2));
        assert!(matches!(table.holder(Seat::Marine), Some(Holder::Person(_))));
        assert!(matches!(table.holder(Seat::Alien), Some(Holder::Computer(_))));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let code = |from, practice| opened(from, practice).err().map(|refused| refused.code);
        assert_eq!(code(Some(FirstMoment::Deployed), false), Some(Code::BadTerms));
        assert_eq!(code(Some(FirstMoment::Round { round: 1 }), true), Some(Code::BadTerms));
        assert_eq!(code(Some(FirstMoment::Round { round: 90 }), true), Some(Code::BadTerms));
    }
}
