//! Two games that differ in what is hidden and in nothing else.

use game_api::{Chance, Draw, Seeded};

/// Which draws nobody sees who is not to know the difference.
pub type Hidden = fn(&Draw) -> bool;

/// Draws, and notes what was drawn and which of it everybody sees.
struct Noted<'a> {
    chance: &'a mut Seeded,
    is_hidden: Hidden,
    picks: Vec<u32>,
    open: Vec<usize>,
}

impl Chance for Noted<'_> {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        let answer = self.chance.draw(draw);
        self.picks.push(answer as u32);
        if !(self.is_hidden)(&draw) {
            self.open.push(answer);
        }
        answer
    }
}

/// Answers as another match did, but what is hidden is drawn anew.
struct Twin<'a> {
    chance: &'a mut Seeded,
    is_hidden: Hidden,
    picks: Vec<u32>,
    open: std::vec::IntoIter<usize>,
}

impl Chance for Twin<'_> {
    fn draw(&mut self, draw: Draw<'_>) -> usize {
        let given = if (self.is_hidden)(&draw) {
            None
        } else {
            self.open.next().filter(|&answer| answer < draw.len() && draw.weight(answer) > 0)
        };
        let answer = given.unwrap_or_else(|| self.chance.draw(draw));
        self.picks.push(answer as u32);
        answer
    }
}

/// Does the same in two worlds: gives what came of it, and what was drawn. Whether nobody can
/// tell the two apart is for the caller to find out: something hidden may come to light.
pub fn in_both<T>(
    is_hidden: Hidden,
    (chance, twin): (&mut Seeded, &mut Seeded),
    one: impl FnOnce(&mut dyn Chance) -> T,
    other: impl FnOnce(&mut dyn Chance) -> T,
) -> [(T, Vec<u32>); 2] {
    let mut noted = Noted { chance, is_hidden, picks: Vec::new(), open: Vec::new() };
    let first = one(&mut noted);
    let mut driver = Twin { chance: twin, is_hidden, picks: Vec::new(), open: noted.open.into_iter() };
    let second = other(&mut driver);
    [(first, noted.picks), (second, driver.picks)]
}

/// Where two texts part, if they do.
pub fn parting(one: &str, other: &str) -> Option<String> {
    if one == other {
        return None;
    }
    let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let rest = String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(150)..]);
        rest.chars().take(220).collect::<String>()
    };
    Some(format!("\n  {}\nor\n  {}", around(one), around(other)))
}
