//! Who sits where, and the start.

use crate::absorb::Made;
use crate::any::{AnyHistory, each};
use crate::consider::{Prepared, Ruling, Verdict};
use crate::dice::{Commitment, Nonce, Secret, witnessed};
use crate::entry::{AbortReason, Fact};
use crate::refused::{Code, Refused};
use crate::seat::{Holder, PersonId, Seat};
use crate::start::MOST_STARTS;
use crate::table::{Chair, Table};
use crate::terms::GameTerms;

impl Table {
    pub(super) fn take(&self, person: &PersonId, seat: Seat) -> Ruling {
        let chair = self.need_chair(seat)?;
        if chair.holder.is(person) {
            return Ok(Verdict::Before(self.version()));
        }
        self.expect_not_over()?;
        let taken = |message: &str| Err(Refused::new(Code::SeatTaken, message));
        if chair.holder != Holder::Nobody && !self.may_return(person, seat) {
            return taken("somebody holds that seat");
        }
        let others = self.chairs.values().filter_map(|chair| chair.holder.person());
        if self.terms().practice && others.clone().any(|other| other != person) {
            return taken("one person practices here alone");
        }
        let elsewhere = |(other, chair): (&Seat, &Chair)| *other != seat && chair.knows.contains(person);
        if !self.terms().practice && self.chairs.iter().any(elsewhere) {
            return taken("who has seen the secrets of one seat cannot take another");
        }
        Ok(Fact::Seated { seat, holder: Holder::Person(person.clone()) }.into())
    }

    pub(super) fn leave(&self, person: &PersonId, seat: Seat, secret: &Secret) -> Ruling {
        let chair = self.need_chair(seat)?;
        self.expect_not_over()?;
        match &chair.holder {
            Holder::Person(holder) if holder == person => {
                self.reseated(Some(person), seat, Holder::Nobody, secret)
            }
            Holder::Nobody => Ok(Verdict::Before(self.version())),
            _ => Err(Refused::new(Code::NotYourSeat, "you do not hold that seat")),
        }
    }

    pub(super) fn fill(&self, seat: Seat, holder: &Holder, secret: &Secret) -> Ruling {
        let chair = self.need_chair(seat)?;
        self.expect_not_over()?;
        match holder {
            holder if chair.holder == *holder => return Ok(Verdict::Before(self.version())),
            Holder::Person(_) => return Err(Refused::new(Code::NotAllowed, "a person takes a seat")),
            Holder::Computer(_) if chair.holder.person().is_some() => {
                return Err(Refused::new(Code::SeatTaken, "a person holds that seat"));
            }
            Holder::Computer(player) if !self.players().contains(&player.as_str()) => {
                let known = self.players().join(", ");
                return Err(Refused::new(
                    Code::NotAllowed,
                    format!("the computer players of this game are: {known}"),
                ));
            }
            Holder::Computer(_) | Holder::Nobody => {}
        }
        self.reseated(None, seat, holder.clone(), secret)
    }

    /// Whether a computer player goes on for this person, who may come back.
    pub fn may_return(&self, person: &PersonId, seat: Seat) -> bool {
        let chair = self.chairs.get(&seat).filter(|_| self.history.is_some());
        chair.is_some_and(|chair| matches!(chair.holder, Holder::Computer(_)) && chair.knows.contains(person))
    }

    /// A computer player goes on for a person. Whether that is fair is for whoever runs the table to say.
    pub(super) fn take_over(&self, seat: Seat, player: &str, secret: &Secret) -> Ruling {
        let chair = self.need_chair(seat)?;
        self.in_play()?;
        if chair.holder.person().is_none() {
            return Err(Refused::new(Code::NotAllowed, "no person holds that seat"));
        }
        if !self.players().contains(&player) {
            let known = self.players().join(", ");
            return Err(Refused::new(
                Code::NotAllowed,
                format!("the computer players of this game are: {known}"),
            ));
        }
        self.reseated(None, seat, Holder::Computer(player.to_owned()), secret)
    }

    /// The computer players that can hold a seat here.
    pub fn players(&self) -> &'static [&'static str] {
        use bots::ComputerPlayers;
        match self.terms().game {
            GameTerms::SpaceHulk { .. } => space_hulk::SpaceHulk::BOTS,
            GameTerms::DeathAngel { .. } => death_angel::DeathAngel::BOTS,
        }
    }

    pub(super) fn commit(&self, person: &PersonId, commitment: Commitment) -> Ruling {
        self.need_seats(person)?;
        if self.start.committed.get(person) == Some(&commitment) {
            return Ok(Verdict::Before(self.version()));
        }
        self.expect_waiting()?;
        if self.start.revealing_since.is_some() || self.start.nonces.contains_key(person) {
            return Err(Refused::new(Code::Contributed, "what you add to the dice is fixed"));
        }
        if self.start.number() > MOST_STARTS {
            return Err(Refused::new(Code::Full, "too many starts of this match came to nothing"));
        }
        Ok(Fact::Committed { person: person.clone(), commitment }.into())
    }

    pub(super) fn reveal(&self, person: &PersonId, nonce: &Nonce) -> Ruling {
        self.need_seats(person)?;
        if self.start.nonces.get(person) == Some(nonce) {
            return Ok(Verdict::Before(self.version()));
        }
        self.expect_waiting()?;
        self.expect_revealing()?;
        if !self.fits_commitment(person, person, nonce) {
            return Err(Refused::new(Code::BadAction, "that is not what you have committed to"));
        }
        Ok(Fact::Revealed { person: person.clone(), nonce: nonce.clone(), committed_as: None }.into())
    }

    pub(super) fn withdraw(&self, person: &PersonId, secret: &Secret) -> Ruling {
        self.need_seats(person)?;
        self.expect_waiting()?;
        self.expect_revealing()?;
        if self.start.nonces.contains_key(person) {
            return Err(Refused::new(Code::Contributed, "you have told what you had committed to"));
        }
        Ok(Fact::Aborted(self.aborted(AbortReason::Withdrawn, Some(person), secret)).into())
    }

    fn expect_revealing(&self) -> Result<(), Refused> {
        match self.start.revealing_since {
            Some(_) => Ok(()),
            None => Err(Refused::new(Code::NotReady, "not everybody has committed yet")),
        }
    }

    /// A change of seats. When all have committed, it ends the start: others may have revealed
    /// what they add, and whoever comes now would know it.
    fn reseated(&self, by: Option<&PersonId>, seat: Seat, holder: Holder, secret: &Secret) -> Ruling {
        let revealing = self.start.revealing_since.filter(|_| self.history.is_none());
        if revealing.is_some() && self.is_ready() {
            return Err(Refused::new(Code::Started, "the match is about to begin"));
        }
        let aborted = revealing.map(|_| Fact::Aborted(self.aborted(AbortReason::Reseated, by, secret)));
        let facts = aborted.into_iter().chain([Fact::Seated { seat, holder }]);
        Ok(Verdict::Facts(facts.map(Prepared::from).collect()))
    }

    pub(super) fn start(&self, secret: &Secret) -> Ruling {
        self.expect_waiting()?;
        self.expect_ready().map_err(|missing| Refused::new(Code::NotReady, missing))?;
        let seed = self.seed_with(secret, &self.additions());
        let (history, drawn) = witnessed(&mut seed.dice(0), |chance| self.plan.set_up(chance));
        let history: AnyHistory = history.map_err(|problem| Refused::new(Code::House, problem))?;
        let fact = each!(&history, history => Fact::started(drawn, history.now()));
        Ok(Verdict::Facts(vec![Prepared { fact, made: Some(Made::Start(history)) }]))
    }

    /// Every seat is held, and every person has added to the seed.
    pub(crate) fn expect_ready(&self) -> Result<(), String> {
        for (seat, chair) in self.chairs.iter() {
            match &chair.holder {
                Holder::Nobody => return Err(format!("nobody holds the seat {seat}")),
                Holder::Person(person) if !self.start.nonces.contains_key(person) => {
                    return Err(format!("{seat} has added nothing to the dice yet"));
                }
                Holder::Person(_) | Holder::Computer(_) => {}
            }
        }
        Ok(())
    }

    pub(super) fn prefer(&self, person: &PersonId, seat: Seat, wish: protocol::Passing) -> Ruling {
        let chair = self.need_own_chair(person, seat)?;
        self.expect_not_over()?;
        let turn = self.history.as_ref().map_or(0, |history| history.clock_state().turn);
        let passing = crate::told::passing_at(wish, turn);
        if chair.passing == passing {
            Ok(Verdict::Before(self.version()))
        } else {
            Ok(Fact::Preferred { seat, passing }.into())
        }
    }

    /// A chair that this person holds.
    pub(super) fn need_own_chair(&self, person: &PersonId, seat: Seat) -> Result<&Chair, Refused> {
        let own = Some(self.need_chair(seat)?).filter(|chair| chair.holder.is(person));
        own.ok_or_else(|| Refused::new(Code::NotYourSeat, "you do not hold that seat"))
    }

    fn need_chair(&self, seat: Seat) -> Result<&Chair, Refused> {
        let unknown = || Refused::new(Code::NotYourSeat, format!("this table has no seat {seat}"));
        self.chairs.get(&seat).ok_or_else(unknown)
    }

    fn expect_not_over(&self) -> Result<(), Refused> {
        match self.closed {
            Some(_) => Err(Refused::new(Code::Over, "the match is over")),
            None => Ok(()),
        }
    }

    fn expect_waiting(&self) -> Result<(), Refused> {
        self.expect_not_over()?;
        match self.history {
            Some(_) => Err(Refused::new(Code::Started, "the match has started")),
            None => Ok(()),
        }
    }
}
