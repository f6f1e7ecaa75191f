//! Two matches side by side.

use std::marker::PhantomData;

use forms::GameJson;
use game_api::{Pending, Seeded};
use protocol::{ClientMessage, Legal, Passing, Preferences};
use server::room::ConnId;
use table::{Millis, Seat};
use testkit::twins::parting;

use super::case::Case;
use super::past::Past;
use super::side::{BACK, Side};
use super::{Findings, past};

/// What an answer with advice has in it: in a contest nobody gets one.
const ADVICE: &str = r#""type":"advice""#;
/// The steps that are played side by side.
const AHEAD: u32 = 16;

/// How much is done with each pair.
#[derive(Clone, Copy, Debug)]
pub(super) struct Depth {
    /// The most steps that lie behind it when it is loaded.
    pub behind: u32,
    /// One question in this many is asked.
    pub one_in: u32,
}

/// Plays a pair and compares everything; `begin` sets up each of its two matches from what
/// was played before, and the time. Nothing is found where the two never differed.
pub(super) fn run<G: GameJson, S: Side<G>>(
    case: &Case<G>,
    seed: u64,
    Depth { behind, one_in }: Depth,
    mut begin: impl FnMut(usize, Past<G>, Millis) -> S,
) -> Result<Findings, String> {
    let mut dice = Seeded::new(seed ^ 0x5eed);
    let Some([one, other]) = past::twins(case, seed, dice.below(behind + 1)) else {
        return Ok(Findings::default());
    };
    let now = one.entries.last().map_or(0, |entry| entry.at) + 1_000;
    let sides = [begin(0, one, now), begin(1, other, now)];
    let mut pair = Pair { case, sides, dice, one_in, found: Findings::default(), game: PhantomData };
    pair.play()?;
    pair.found.pairs = pair.found.pairs.min(1);
    Ok(pair.found)
}

pub(super) struct Pair<'a, G: GameJson, S> {
    pub case: &'a Case<G>,
    pub sides: [S; 2],
    pub dice: Seeded,
    /// One question in this many is asked.
    pub one_in: u32,
    found: Findings,
    game: PhantomData<G>,
}

impl<G: GameJson, S: Side<G>> Pair<'_, G, S> {
    fn play(&mut self) -> Result<(), String> {
        self.compare("who comes")?;
        self.ask_around()?;
        for _ in 0..AHEAD {
            if !self.step() || !self.is_secret() {
                return Ok(());
            }
            self.compare("a move")?;
            match self.dice.below(8) {
                0 => self.ask_around()?,
                1 | 2 => self.undo()?,
                3 => self.come_back()?,
                4 => self.prefer()?,
                _ => {}
            }
        }
        self.ask_around()
    }

    /// Says the same to both.
    pub fn say(&mut self, conn: ConnId, message: &ClientMessage) {
        self.sides.iter_mut().for_each(|side| side.say(conn, message.clone()));
    }

    /// Whether nothing has come to light, by the rules.
    fn is_secret(&mut self) -> bool {
        let [one, other] = &mut self.sides;
        let [stories, tales] =
            [&mut *one, other].map(|side| std::mem::take(&mut side.progress_mut().stories));
        let alike = self.case.look_alike(one.game(), other.game());
        let told_alike = |viewer| {
            let each = |(story, tale): (&forms::GameJournal<G>, &forms::GameJournal<G>)| {
                story.visible_to(viewer).eq(tale.visible_to(viewer))
            };
            stories.len() == tales.len() && stories.iter().zip(&tales).all(each)
        };
        let goes_on = matches!(one.game().pending(), Pending::Decide(_));
        alike && goes_on && self.case.strangers().into_iter().all(told_alike)
    }

    /// Compares what all viewers were sent who may not know the difference.
    pub fn compare(&mut self, when: &str) -> Result<(), String> {
        let [one, other] = &mut self.sides;
        let (mut here, mut there) = (one.take_heard(), other.take_heard());
        let (keeper, different) = (one.keeper(), one.game() != other.game());
        here.remove(&keeper);
        there.remove(&keeper);
        if here.keys().ne(there.keys()) {
            return Err(format!("{when}: others are told than in the other match"));
        }
        for (conn, text) in &here {
            self.found.compared += 1;
            self.found.bytes += text.len() as u64;
            let [text, other] = [text, &there[conn]].map(|bytes| String::from_utf8_lossy(bytes));
            if text.contains(ADVICE) {
                return Err(format!("{when}: connection {conn} is given advice in a contest"));
            }
            if let Some(parting) = parting(&text, &other) {
                return Err(format!("{when}: connection {conn} is told {parting}"));
            }
        }
        self.found.pairs += u64::from(different);
        Ok(())
    }

    /// The player who decides plays the same in both matches, as far as others can tell; or one who may answer
    /// before they are asked.
    fn step(&mut self) -> bool {
        let Pending::Decide(owner) = self.sides[0].game().pending() else { return false };
        let seat = (self.case.seat_of)(owner);
        let asked = self.case.place(seat) as ConnId;
        if self.passes_by_itself(seat, asked) {
            self.pass(asked);
            return true;
        }
        self.wait(700);
        let early = self.early_chooser(asked);
        let conn = early.unwrap_or(asked);
        let Some(indices) = (0..12).find_map(|attempt| self.choose(conn, attempt < 6)) else { return false };
        self.found.early += u64::from(early.is_some());
        for (side, action) in self.sides.iter_mut().zip(indices) {
            let version = side.progress().version;
            side.say(conn, ClientMessage::Act { re: 7, version, action, turn: None, after_pass: false });
        }
        self.found.played += 1;
        true
    }

    /// Time goes by, unless the server would pass meanwhile in one match, which the person in the
    /// other has yet to do.
    pub fn wait(&mut self, millis: Millis) {
        if !self.is_about_to_pass() {
            self.sides.iter_mut().for_each(|side| side.wait(millis));
        }
    }

    /// Half of the time: a player who is not asked yet and can answer all the same, in both matches.
    fn early_chooser(&mut self, asked: ConnId) -> Option<ConnId> {
        let is_early =
            |&conn: &ConnId| conn != asked && (0..2).all(|side| !self.legal(side, conn).is_empty());
        let early: Vec<ConnId> = (0..self.case.seats.len() as ConnId).filter(is_early).collect();
        if early.is_empty() || self.dice.below(2) == 0 {
            return None;
        }
        Some(early[self.dice.below(early.len() as u32) as usize])
    }

    fn legal(&self, side: usize, conn: ConnId) -> &[Legal] {
        self.sides[side].update(conn).map_or(&[], |update| &update.legal)
    }

    /// An answer in one match, and what is answered in the other.
    fn choose(&mut self, conn: ConnId, differs: bool) -> Option<[u32; 2]> {
        let n_legal = self.legal(0, conn).len() as u32;
        let index = self.dice.below(n_legal.max(1));
        let action = &self.legal(0, conn).get(index as usize)?.action;
        let is_keeper = conn == self.sides[0].keeper();
        let may_differ = |legal: &Legal| (self.case.may_differ)(&action.fields(), &legal.action.fields());
        let other = self.legal(1, conn);
        let twin = other.iter().position(|legal| is_keeper && differs && may_differ(legal));
        let twin = twin.or_else(|| other.iter().position(|legal| legal.action == *action));
        twin.map(|twin| [index, twin as u32])
    }

    /// In the first of the two the keeper prefers to pass where there is nothing else to do.
    fn passes_by_itself(&self, seat: Seat, conn: ConnId) -> bool {
        seat == self.case.keeper && self.only_pass(0, conn) && self.only_pass(1, conn)
    }

    fn only_pass(&self, side: usize, conn: ConnId) -> bool {
        matches!(self.legal(side, conn), [only] if only.action.fields()["do"] == "pass")
    }

    /// Whether the room will make the pending decision by itself in the first of the two, be it
    /// forced in the other or not.
    pub fn is_about_to_pass(&self) -> bool {
        let Pending::Decide(owner) = self.sides[0].game().pending() else { return false };
        let seat = (self.case.seat_of)(owner);
        seat == self.case.keeper && self.only_pass(0, self.case.place(seat) as ConnId)
    }

    /// The server passes in one match, and the person in the other: at the same moment.
    fn pass(&mut self, conn: ConnId) {
        let millis = self.sides[0].passes_in();
        self.sides.iter_mut().for_each(|side| side.wait(millis));
        let [one, other] = &mut self.sides;
        one.pass_by_itself();
        let version = other.progress().version;
        other.say(conn, ClientMessage::Act { re: 7, version, action: 0, turn: None, after_pass: false });
        self.found.played += 1;
    }

    /// A player takes back what can be taken back in both matches.
    fn undo(&mut self) -> Result<(), String> {
        let offer = |side: &S, conn| side.update(conn).and_then(|update| update.undo);
        let [one, other] = &self.sides;
        let conns = 0..self.case.seats.len() as ConnId;
        let offered: Vec<ConnId> = conns
            .filter(|&conn| offer(one, conn).is_some() && offer(one, conn) == offer(other, conn))
            .collect();
        if offered.is_empty() {
            return Ok(());
        }
        let conn = offered[self.dice.below(offered.len() as u32) as usize];
        let version = one.progress().version;
        self.say(conn, &ClientMessage::Undo { re: 8, version });
        self.found.undone += 1;
        self.compare("taking back")
    }

    /// In one match the keeper changes what is preferred, there and back; in the other nothing
    /// happens.
    fn prefer(&mut self) -> Result<(), String> {
        self.wait(900);
        let (keeper, one) = (self.sides[0].keeper(), &mut self.sides[0]);
        let seat = protocol::Seat::from_name(self.case.keeper.name()).expect("a seat");
        for passing in [Passing::Never, Passing::WhenForced] {
            one.say(keeper, ClientMessage::Prefer { re: 9, seat, preferences: Preferences { passing } });
        }
        self.compare("a preference")
    }

    /// Each viewer who may not know the difference comes back from another device.
    pub fn come_back(&mut self) -> Result<(), String> {
        let known = self.dice.below(self.sides[0].progress().version);
        for place in 0..=self.case.seats.len() {
            if place as ConnId == self.sides[0].keeper() {
                continue;
            }
            for side in &mut self.sides {
                side.come(BACK, place, Some(known));
                side.leave(BACK);
            }
            self.compare("coming back")?;
        }
        Ok(())
    }
}
