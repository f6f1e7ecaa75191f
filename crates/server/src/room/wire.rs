//! From the table's words to those of the wire.

use std::collections::BTreeMap;

use forms::{Text, Vocabulary as _};
use protocol::{Action, Decision, Event, Summary, View};
use serde_json::value::RawValue;
use table::{Happened, Happening, Holder, Millis, SeatNow};

/// The seat on the wire.
pub(crate) fn seat(seat: table::Seat) -> protocol::Seat {
    use table::Seat::*;
    match seat {
        Marine => protocol::Seat::Marine,
        Alien => protocol::Seat::Alien,
        P1 => protocol::Seat::P1,
        P2 => protocol::Seat::P2,
        P3 => protocol::Seat::P3,
        P4 => protocol::Seat::P4,
        P5 => protocol::Seat::P5,
        P6 => protocol::Seat::P6,
    }
}

/// The seat at the table.
pub(crate) fn table_seat(seat: protocol::Seat) -> table::Seat {
    use protocol::Seat::*;
    match seat {
        Marine => table::Seat::Marine,
        Alien => table::Seat::Alien,
        P1 => table::Seat::P1,
        P2 => table::Seat::P2,
        P3 => table::Seat::P3,
        P4 => table::Seat::P4,
        P5 => table::Seat::P5,
        P6 => table::Seat::P6,
    }
}

pub(super) fn stage(stage: table::Stage) -> protocol::Stage {
    match stage {
        table::Stage::Waiting => protocol::Stage::Waiting,
        table::Stage::Running => protocol::Stage::Playing,
        table::Stage::Over => protocol::Stage::Over,
    }
}

/// The hash of a view: of its text, and of nothing else.
pub fn view_hash(view: &View) -> String {
    format!("{:016x}", game_api::stable_hash(view.text()))
}

/// What turns the table's words into those of the wire: it knows the names of people.
pub(super) struct Wire<'a> {
    pub names: &'a BTreeMap<String, String>,
    pub now: Millis,
}

impl Wire<'_> {
    pub fn holder(&self, holder: &Holder) -> protocol::Holder {
        match holder {
            Holder::Nobody => protocol::Holder::Nobody,
            Holder::Person(person) => {
                let name = self.name(person.as_str());
                protocol::Holder::Person { person: person.to_string(), name }
            }
            Holder::Computer(player) => protocol::Holder::Computer { player: player.clone() },
        }
    }

    pub fn name(&self, person: &str) -> String {
        self.names.get(person).cloned().unwrap_or_else(|| person.to_owned())
    }

    /// An update for a client; `since` is what the client was told before.
    pub fn update(
        &self,
        update: table::Update,
        since: Option<u32>,
        presence: protocol::Presence,
    ) -> protocol::Update {
        let view = update.view.map(payload::<View>);
        let (yours, passing) = (&update.yours, &update.passing);
        protocol::Update {
            version: update.version,
            since,
            steps: update.happened.into_iter().map(|step| self.step(step)).collect(),
            stage: stage(update.stage),
            seat: update.eyes.map(seat),
            hash: view.as_ref().map(view_hash),
            view,
            decision: update.decision.map(payload::<Decision>),
            over: update.over.map(ending),
            legal: update.legal.into_iter().map(legal).collect(),
            curtain: update.curtain.map(seat),
            clock: update.clock.map(|clock| self.clock(clock)),
            undo: update.undo.map(|undo| protocol::Undo { to: undo.to, marked: undo.marked }),
            seats: update.seats.iter().map(|now| self.seat_state(now, yours, passing)).collect(),
            presence,
            next_match: update.rematch.map(String::from),
            secret: update.secret.map(|secret| secret.to_hex()),
        }
    }

    pub fn step(&self, Happened { version, at, what }: Happened) -> protocol::Step {
        use protocol::What;
        let mut events = Vec::new();
        let what = match what {
            Happening::Opened => What::Opened,
            Happening::Seated { seat: which, holder } => {
                What::Seated { seat: seat(which), holder: self.holder(&holder) }
            }
            Happening::Contributed { person } => What::Ready { person: person.into() },
            Happening::Started { events: told } => {
                events = told.into_iter().map(payload::<Event>).collect();
                What::Started
            }
            Happening::Played { seat: which, by, events: told } => {
                events = told.into_iter().map(payload::<Event>).collect();
                What::Played { seat: seat(which), by: hand(by) }
            }
            Happening::Undone { seat: which, to, marked } => What::Undone { seat: seat(which), to, marked },
            Happening::Resigned { seat: which } => What::Resigned { seat: seat(which) },
            Happening::DrawOffered { seat: which } => What::DrawOffered { seat: seat(which) },
            Happening::DrawDeclined { seat: which } => What::DrawDeclined { seat: seat(which) },
            Happening::Paused => What::Paused,
            Happening::Resumed => What::Resumed,
            Happening::Closed => What::Ended,
            Happening::RematchWanted { seat: which } => What::RematchAsked { seat: seat(which) },
            Happening::Rematched => What::Rematched,
        };
        protocol::Step { version, at, what, events }
    }

    fn clock(&self, clock: table::ClockNow) -> protocol::Clock {
        let gone = if clock.paused { 0 } else { self.now.saturating_sub(clock.at) };
        let left = |left: Option<Millis>| left.map(|left| left.saturating_sub(gone));
        let (turn_left, seat_left) = (left(clock.turn_left), left(clock.seat_left));
        protocol::Clock { paused: clock.paused, turn_left, seat_left }
    }

    fn seat_state(
        &self,
        now: &SeatNow,
        yours: &[table::Seat],
        passing: &[(table::Seat, table::Passing)],
    ) -> protocol::SeatState {
        let passing = passing.iter().find(|(seat, _)| *seat == now.seat).map(|(_, passing)| *passing);
        let preferences = passing.map(|passing| protocol::Preferences { passing: passing_wish(passing) });
        protocol::SeatState {
            seat: seat(now.seat),
            holder: self.holder(&now.holder),
            yours: yours.contains(&now.seat),
            decides: now.decides,
            ready: now.contributed || matches!(now.holder, Holder::Computer(_)),
            resigned: now.resigned,
            draw: now.draw,
            rematch: now.rematch,
            preferences,
        }
    }
}

fn passing_wish(passing: table::Passing) -> protocol::Passing {
    match passing {
        table::Passing::Never => protocol::Passing::Never,
        table::Passing::WhenForced => protocol::Passing::WhenForced,
        table::Passing::ThisTurn(_) => protocol::Passing::ThisTurn,
    }
}

pub(crate) fn hand(by: table::Hand) -> protocol::By {
    match by {
        table::Hand::Person => protocol::By::Person,
        table::Hand::Computer => protocol::By::Computer,
        table::Hand::Clock => protocol::By::Clock,
    }
}

pub(crate) fn ending(ending: table::Ending) -> protocol::Ending {
    let how = match ending.how {
        table::How::Played => protocol::How::Played,
        table::How::Resigned => protocol::How::Resigned,
        table::How::Agreed => protocol::How::Agreed,
        table::How::Abandoned => protocol::How::Abandoned,
    };
    protocol::Ending { how, winner: ending.winner, reason: ending.reason }
}

fn legal(answer: table::Answer) -> protocol::Legal {
    protocol::Legal { action: payload(answer.action), risk: answer.risk }
}

/// The odds of an action.
pub(super) fn odds(re: u32, odds: table::Odds) -> protocol::ServerMessage {
    let outcome = |chance: table::Chance| protocol::OddsOutcome {
        p: chance.p,
        summary: Summary::from_fields(chance.summary),
    };
    let outcomes = odds.outcomes.into_iter().map(outcome).collect();
    protocol::ServerMessage::Odds { re, outcomes, exact: odds.exact }
}

pub(super) fn why_not(re: u32, why: table::WhyNot) -> protocol::ServerMessage {
    protocol::ServerMessage::WhyNot {
        re,
        legal: why.legal,
        rule: why.rule.map(str::to_owned),
        reason: why.reason,
        message: why.message.map(str::to_owned),
    }
}

/// Where a unit can go.
pub(super) fn reach(re: u32, spots: Vec<table::ReachSpot>) -> protocol::ServerMessage {
    let spot = |spot: table::ReachSpot| protocol::ReachSpot {
        square: spot.square.0.to_string(),
        facing: spot.facing.map(|facing| facing.0.word().to_owned()),
        cost: spot.cost,
        cp: spot.cp,
        risky: spot.risky,
        path: spot.path.iter().map(|step| payload::<Action>(Text::of(step))).collect(),
    };
    protocol::ServerMessage::Reach { re, spots: spots.into_iter().map(spot).collect() }
}

/// What a unit sees.
pub(super) fn sight(re: u32, sight: table::Sight) -> protocol::ServerMessage {
    let squares = sight.squares.iter().map(|square| square.0.to_string()).collect();
    protocol::ServerMessage::Sight { re, squares, targets: sight.targets }
}

/// A refusal of the table, for the one who asked.
pub(crate) fn refused(refused: table::Refused) -> protocol::Refused {
    use protocol::Code;
    use table::Code as Why;
    let code = match refused.code {
        Why::NotStarted | Why::Started | Why::Over | Why::NotOver => Code::WrongStage,
        Why::NotReady | Why::Contributed => Code::WrongStage,
        Why::NotYourSeat | Why::NotAllowed => Code::Forbidden,
        Why::SeatTaken => Code::SeatTaken,
        Why::NotYourDecision => Code::NotYourTurn,
        Why::Stale => Code::Stale,
        Why::BadAction => Code::BadMessage,
        Why::Illegal => Code::IllegalAction,
        Why::TimeUp | Why::TooEarly => Code::TimeUp,
        Why::NoUndo => Code::NoUndo,
        Why::NoDraw => Code::NoDraw,
        Why::Full | Why::TooLarge => Code::TooLarge,
        _ => Code::Internal,
    };
    let rule = refused.rule.map(str::to_owned);
    protocol::Refused { rule, reason: refused.reason, ..protocol::Refused::new(code, refused.message) }
}

/// An object of the engine protocol. Nothing else comes out of the forms.
pub(crate) fn payload<P: From<Box<RawValue>>>(text: Text) -> P {
    P::from(text.into())
}
