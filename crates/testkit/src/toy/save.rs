//! *Airlock* as a row of numbers.

use super::{Airlock, BySeat, Frame, Outcome, Public, Seat, Secret};

impl Airlock {
    /// The game as numbers, for [`Airlock::load`].
    pub fn save(&self) -> Vec<i8> {
        let Public { frame, turns, track, ruled_out, ceiling } = self.public;
        let mut saved = match frame {
            Frame::Turn(seat) => vec![0, seat as i8, 0],
            Frame::Reaction { pumper, steps } => vec![1, pumper as i8, steps],
            Frame::Over(outcome) => vec![2, outcome.winner.map_or(-1, |seat| seat as i8), 0],
        };
        saved.extend([turns as i8, track]);
        for seat in Seat::ALL {
            let Secret { key, charges } = self.secrets[seat];
            let row = [ruled_out[seat], ceiling[seat], key, charges];
            saved.extend(row.map(|number| number as i8));
        }
        saved
    }

    /// The game that was saved so. A toy does not check what it loads.
    pub fn load(saved: &[i8]) -> Self {
        let row = |seat: Seat| &saved[5 + 4 * seat as usize..];
        let number = |seat: Seat, index: usize| row(seat)[index] as u8;
        Airlock {
            public: Public {
                frame: load_frame(saved),
                turns: saved[3] as u8,
                track: saved[4],
                ruled_out: BySeat::new(|seat| number(seat, 0)),
                ceiling: BySeat::new(|seat| number(seat, 1)),
            },
            secrets: BySeat::new(|seat| Secret { key: number(seat, 2), charges: number(seat, 3) }),
        }
    }
}

fn load_frame(saved: &[i8]) -> Frame {
    let seat = Seat::ALL.get(saved[1] as usize).copied();
    match (saved[0], seat) {
        (0, Some(seat)) => Frame::Turn(seat),
        (1, Some(pumper)) => Frame::Reaction { pumper, steps: saved[2] },
        (_, winner) => Frame::Over(Outcome { winner }),
    }
}
