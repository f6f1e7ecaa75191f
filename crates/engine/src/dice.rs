//! Dice for one `apply`: given ones, and the seed where none are given.

use forms::GameJson;
use game_api::{Chance, Draw, Seeded};
use serde_json::Value;

use crate::envelope::{Code, Failure};

/// Answers given in advance for one kind of draw.
struct Queue {
    /// `dice` or `picks`, for messages.
    name: &'static str,
    /// `None` leaves it to the seed.
    given: Option<Vec<usize>>,
    asked: usize,
}

/// Where the random answers of one `apply` come from.
///
/// After a mistake it goes on with the first possible answers, so that it is known
/// how many would have been needed; the caller throws the game away.
pub(crate) struct Dice {
    faces: Queue,
    picks: Queue,
    seeded: Seeded,
    failure: Option<Failure>,
}

impl Dice {
    /// Faces of the game's die and indices of other choices, both optional.
    pub fn new<G: GameJson>(
        dice: Option<&[Value]>,
        picks: Option<&[Value]>,
        seeded: Seeded,
    ) -> Result<Dice, Failure> {
        let faces = dice.map(|dice| dice.iter().map(face::<G>).collect::<Result<_, _>>()).transpose()?;
        let picks = picks.map(|picks| picks.iter().map(pick).collect::<Result<_, _>>()).transpose()?;
        Ok(Dice {
            faces: Queue { name: "dice", given: faces, asked: 0 },
            picks: Queue { name: "picks", given: picks, asked: 0 },
            seeded,
            failure: None,
        })
    }

    /// The seed's stream as it stands now, if everything given was used up exactly.
    pub fn finish(self) -> Result<Seeded, Failure> {
        if let Some(failure) = self.failure {
            return Err(failure);
        }
        self.faces.finish()?;
        self.picks.finish()?;
        Ok(self.seeded)
    }
}

impl Queue {
    /// The next given answer; `Some(None)` when they have run out.
    fn next(&mut self) -> Option<Option<usize>> {
        let at = self.asked;
        self.asked += 1;
        self.given.as_ref().map(|given| given.get(at).copied())
    }

    fn finish(&self) -> Result<(), Failure> {
        let Some(given) = &self.given else { return Ok(()) };
        let (name, n_given, asked) = (self.name, given.len(), self.asked);
        match n_given.cmp(&asked) {
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Less => {
                let message = format!("{n_given} {name} are given, {asked} are needed");
                Err(Failure::new(Code::DiceMissing, message).with("needed", asked).with("list", name))
            }
            std::cmp::Ordering::Greater => {
                let message = format!("{n_given} {name} are given, only {asked} are needed");
                Err(Failure::new(Code::DiceLeftOver, message).with("needed", asked).with("list", name))
            }
        }
    }
}

impl Chance for Dice {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        let queue = match draw {
            Draw::Die { .. } => &mut self.faces,
            Draw::Pick { .. } => &mut self.picks,
        };
        match queue.next() {
            None => self.seeded.draw(draw),
            Some(Some(answer)) if answer < draw.len() && draw.weight(answer) > 0 => answer,
            Some(Some(answer)) => {
                let message = format!("{answer} cannot be drawn here: {}", possible(draw));
                self.failure.get_or_insert(Failure::new(Code::BadDie, message));
                first_possible(draw)
            }
            Some(None) => first_possible(draw),
        }
    }
}

fn first_possible(draw: Draw<'_>) -> usize {
    (0..draw.len()).find(|&index| draw.weight(index) > 0).unwrap_or(0)
}

fn possible(draw: Draw<'_>) -> String {
    let possible = (0..draw.len()).filter(|&index| draw.weight(index) > 0);
    format!("it is one of {}", possible.map(|index| index.to_string()).collect::<Vec<_>>().join(", "))
}

fn face<G: GameJson>(value: &Value) -> Result<usize, Failure> {
    let lowest = u64::from(G::LOWEST_FACE);
    let index = value.as_u64().and_then(|face| face.checked_sub(lowest)).filter(|&index| index < 6);
    index
        .map(|index| index as usize)
        .ok_or_else(|| Failure::new(Code::BadDie, format!("{} is no face of {}", shorten(value), G::DIE)))
}

fn pick(value: &Value) -> Result<usize, Failure> {
    let index = value.as_u64().and_then(|index| index.try_into().ok());
    index.ok_or_else(|| Failure::new(Code::BadDie, format!("{} is no index of a choice", shorten(value))))
}

/// A value for a message; long ones are cut.
fn shorten(value: &Value) -> String {
    value.to_string().chars().take(40).collect()
}
