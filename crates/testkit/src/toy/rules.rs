//! The rules of *Airlock*.

use game_api::{Audience, Chance, Game, Journal, Pending, Viewer};

use super::{
    Action, Airlock, AirlockView, BySeat, Event, Frame, GOAL, KEYS, MAX_FIND, MAX_TURNS, Outcome, Public,
    Seat, Secret,
};

/// How likely it is to find 0, 1 or 2 charges.
const FINDS: [u32; MAX_FIND as usize + 1] = [1, 2, 1];

type Log = Journal<Seat, Event>;

impl Airlock {
    /// Deals keys and charges. Port begins.
    pub fn new(chance: &mut dyn Chance) -> Self {
        let secrets = BySeat::new(|_| Secret {
            key: 1 + chance.pick(&[1; 4]) as u8,
            charges: chance.pick(&FINDS) as u8,
        });
        Airlock {
            public: Public {
                frame: Frame::Turn(Seat::Port),
                turns: 0,
                track: 0,
                ruled_out: BySeat::default(),
                ceiling: BySeat::new(|_| MAX_FIND),
            },
            secrets,
        }
    }

    /// Where the hatch is; above 0 is on the side of [`Seat::Port`].
    pub fn track(&self) -> i8 {
        self.public.track
    }

    /// The secret key of a seat: for tests, not for players.
    pub fn key(&self, seat: Seat) -> u8 {
        self.secrets[seat].key
    }

    /// Which rule refuses an action now, or `None` if it is legal. This is for
    /// messages; the legal list is made without it, so that a test can compare.
    pub fn why_not(&self, action: &Action) -> Option<&'static str> {
        match (self.public.frame, action) {
            (Frame::Over(_), _) => Some("airlock.over"),
            (Frame::Turn(_), Action::Pass | Action::Vent) => Some("airlock.turn"),
            (Frame::Turn(seat), Action::Guess(key)) => self.why_not_guess(seat, *key),
            (Frame::Turn(_), Action::Pump | Action::Scavenge) => None,
            (Frame::Reaction { .. }, Action::Pass) => None,
            (Frame::Reaction { pumper, .. }, Action::Vent) => {
                (self.secrets[pumper.other()].charges == 0).then_some("airlock.charge")
            }
            (Frame::Reaction { .. }, _) => Some("airlock.reaction"),
        }
    }

    fn why_not_guess(&self, seat: Seat, key: u8) -> Option<&'static str> {
        if self.is_ruled_out(seat.other(), key) { Some("airlock.guessed") } else { None }
    }

    fn is_ruled_out(&self, seat: Seat, key: u8) -> bool {
        self.public.ruled_out[seat] & 1 << key != 0
    }

    fn pump(&mut self, seat: Seat, chance: &mut dyn Chance, log: &mut Log) {
        let face = chance.d6();
        log.note(Audience::All, || Event::Pumped { seat, face });
        match face {
            1 | 2 => self.end_turn(seat, log),
            // The window opens on the die alone: whether the other seat has a
            // charge to spend is not for the pumper to know.
            3..=5 => self.public.frame = Frame::Reaction { pumper: seat, steps: 1 },
            _ => self.public.frame = Frame::Reaction { pumper: seat, steps: 2 },
        }
    }

    fn react(&mut self, seat: Seat, action: &Action, steps: i8, log: &mut Log) {
        let pumper = seat.other();
        if *action != Action::Vent {
            log.note(Audience::All, || Event::Passed(seat));
            return self.move_hatch(pumper, pumper, steps, log);
        }
        let charges = &mut self.secrets[seat].charges;
        *charges = charges.saturating_sub(1);
        let ceiling = &mut self.public.ceiling[seat];
        *ceiling = ceiling.saturating_sub(1);
        log.note(Audience::All, || Event::Vented(seat));
        self.end_turn(pumper, log);
    }

    fn scavenge(&mut self, seat: Seat, chance: &mut dyn Chance, log: &mut Log) {
        let found = chance.pick(&FINDS) as u8;
        self.secrets[seat].charges += found;
        self.public.ceiling[seat] += MAX_FIND;
        log.note(Audience::Only(seat), || Event::Found(found));
        log.note(Audience::Except(seat), || Event::Scavenged(seat));
        self.end_turn(seat, log);
    }

    fn guess(&mut self, seat: Seat, key: u8, log: &mut Log) {
        let right = self.secrets[seat.other()].key == key;
        log.note(Audience::All, || Event::Guessed { seat, key, right });
        if right {
            return self.finish(Some(seat), log);
        }
        self.public.ruled_out[seat.other()] |= 1 << key;
        self.move_hatch(seat, seat.other(), 1, log);
    }

    /// Moves the hatch towards `side` in the turn of `active`.
    fn move_hatch(&mut self, active: Seat, side: Seat, steps: i8, log: &mut Log) {
        self.public.track += match side {
            Seat::Port => steps,
            Seat::Starboard => -steps,
        };
        let track = self.public.track;
        log.note(Audience::All, || Event::Moved { track });
        if track.abs() >= GOAL { self.finish(Some(side), log) } else { self.end_turn(active, log) }
    }

    fn end_turn(&mut self, active: Seat, log: &mut Log) {
        self.public.turns += 1;
        if self.public.turns < MAX_TURNS {
            self.public.frame = Frame::Turn(active.other());
            return;
        }
        let winner = match self.public.track {
            0 => None,
            1.. => Some(Seat::Port),
            _ => Some(Seat::Starboard),
        };
        self.finish(winner, log);
    }

    fn finish(&mut self, winner: Option<Seat>, log: &mut Log) {
        self.public.frame = Frame::Over(Outcome { winner });
        let keys = BySeat::new(|seat| self.key(seat));
        log.note(Audience::All, || Event::Ended { keys, winner });
    }
}

impl Game for Airlock {
    type Seat = Seat;
    type Action = Action;
    type Event = Event;
    type View = AirlockView;
    type Outcome = Outcome;

    fn pending(&self) -> Pending<Seat, Outcome> {
        match self.public.frame {
            Frame::Turn(seat) => Pending::Decide(seat),
            Frame::Reaction { pumper, .. } => Pending::Decide(pumper.other()),
            Frame::Over(outcome) => Pending::Over(outcome),
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.public.frame {
            Frame::Turn(seat) => {
                let open = KEYS.filter(|&key| !self.is_ruled_out(seat.other(), key));
                out.extend([Action::Pump, Action::Scavenge]);
                out.extend(open.map(Action::Guess));
            }
            Frame::Reaction { pumper, .. } => {
                out.push(Action::Pass);
                if self.secrets[pumper.other()].charges > 0 {
                    out.push(Action::Vent);
                }
            }
            Frame::Over(_) => {}
        }
    }

    fn apply_unchecked(&mut self, action: &Action, chance: &mut dyn Chance, log: &mut Log) {
        match (self.public.frame, action) {
            (Frame::Turn(seat), Action::Pump) => self.pump(seat, chance, log),
            (Frame::Turn(seat), Action::Scavenge) => self.scavenge(seat, chance, log),
            (Frame::Turn(seat), Action::Guess(key)) => self.guess(seat, *key, log),
            (Frame::Reaction { pumper, steps }, action) => self.react(pumper.other(), action, steps, log),
            (Frame::Turn(_) | Frame::Over(_), _) => {}
        }
    }

    fn view(&self, viewer: Viewer<Seat>) -> AirlockView {
        AirlockView::new(self, viewer)
    }
}
