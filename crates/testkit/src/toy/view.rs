//! What each seat knows of *Airlock*, and the worlds it can imagine.

use std::fmt;

use game_api::{Chance, HiddenInfo, Viewer};

use super::{Airlock, BySeat, Frame, KEYS, Public, Seat, Secret};

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AirlockView {
    viewer: Viewer<Seat>,
    public: Public,
    secrets: BySeat<Option<Secret>>,
}

impl AirlockView {
    pub(super) fn new(game: &Airlock, viewer: Viewer<Seat>) -> Self {
        let over = matches!(game.public.frame, Frame::Over(_));
        let knows = |seat| over || viewer == Viewer::Seat(seat);
        AirlockView {
            viewer,
            public: game.public,
            secrets: BySeat::new(|seat| knows(seat).then(|| game.secrets[seat])),
        }
    }

    /// Who sees this.
    pub fn viewer(&self) -> Viewer<Seat> {
        self.viewer
    }

    /// The key of a seat, if the viewer may know it.
    pub fn key(&self, seat: Seat) -> Option<u8> {
        self.secrets[seat].map(|secret| secret.key)
    }
}

impl fmt::Display for AirlockView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Public { turns, track, .. } = self.public;
        write!(f, "turn {turns}, hatch {track:+}")?;
        for seat in Seat::ALL {
            let ceiling = self.public.ceiling[seat];
            match self.secrets[seat] {
                Some(Secret { key, charges }) => write!(f, "; {seat:?}: key {key}, {charges} charges")?,
                None => write!(f, "; {seat:?}: key {}", Keys(self.public, seat))
                    .and_then(|()| write!(f, ", up to {ceiling} charges"))?,
            }
        }
        Ok(())
    }
}

/// The keys that a seat might have, as in `1|3|4`.
struct Keys(Public, Seat);

impl fmt::Display for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = KEYS.filter(|key| self.0.ruled_out[self.1] & 1 << key == 0);
        let open: Vec<String> = open.map(|key| key.to_string()).collect();
        f.write_str(&open.join("|"))
    }
}

impl HiddenInfo for Airlock {
    fn sample_world(view: &AirlockView, chance: &mut dyn Chance) -> Self {
        let public = view.public;
        Airlock {
            public,
            secrets: BySeat::new(|seat| match view.secrets[seat] {
                Some(secret) => secret,
                None => imagine(&public, seat, chance),
            }),
        }
    }
}

impl Airlock {
    /// A world that differs only in what the seat may not know. Unlike
    /// [`HiddenInfo::sample_world`] it does not go through the view, and so does
    /// not trust it.
    pub fn twin(&self, seat: Seat, chance: &mut dyn Chance) -> Self {
        let mut twin = self.clone();
        if !matches!(self.public.frame, Frame::Over(_)) {
            twin.secrets[seat.other()] = imagine(&self.public, seat.other(), chance);
        }
        twin
    }
}

/// A secret that the seat might have, judging from outside.
fn imagine(public: &Public, seat: Seat, chance: &mut dyn Chance) -> Secret {
    let keys = KEYS.map(|key| u32::from(public.ruled_out[seat] & 1 << key == 0));
    let weights: Vec<u32> = keys.collect();
    Secret {
        key: 1 + chance.pick(&weights) as u8,
        charges: chance.pick(&vec![1; public.ceiling[seat] as usize + 1]) as u8,
    }
}
