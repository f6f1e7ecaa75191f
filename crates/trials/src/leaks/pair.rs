//! Two matches side by side.

use forms::Spoken;
use game_api::{Pending, Seeded};
use protocol::{ClientMessage, Legal};
use server::room::{ConnId, Input};
use table::Seat;
use testkit::twins::parting;

use super::case::Case;
use super::fault::Fault;
use super::stage::{BACK, Stage};
use super::{Findings, past};

/// At most so many steps lie behind a pair when it is loaded ...
const BEHIND: u32 = 60;
/// ... and so many are played then.
const AHEAD: u32 = 16;

/// Plays a pair and compares everything. Nothing is found where the two never differed.
pub(super) fn run<G: Spoken>(case: &Case<G>, seed: u64, fault: Option<Fault>) -> Result<Findings, String> {
    let mut dice = Seeded::new(seed ^ 0x5eed);
    let Some(pasts) = past::twins(case, seed, dice.below(BEHIND + 1)) else { return Ok(Findings::default()) };
    let now = pasts[0].entries.last().map_or(0, |entry| entry.at) + 1_000;
    let stages = pasts.map(|past| Stage::load(case, past, now, fault));
    let mut pair = Pair { case, stages, dice, found: Findings::default() };
    pair.play()?;
    pair.found.pairs = pair.found.pairs.min(1);
    Ok(pair.found)
}

pub(super) struct Pair<'a, G: Spoken> {
    pub case: &'a Case<G>,
    pub stages: [Stage<'a, G>; 2],
    pub dice: Seeded,
    found: Findings,
}

impl<G: Spoken> Pair<'_, G> {
    fn play(&mut self) -> Result<(), String> {
        self.compare("who comes")?;
        self.ask_everything()?;
        for _ in 0..AHEAD {
            if !self.step() || !self.is_secret() {
                return Ok(());
            }
            self.compare("a move")?;
            match self.dice.below(8) {
                0 => self.ask_everything()?,
                1 | 2 => self.undo()?,
                3 => self.come_back()?,
                _ => {}
            }
        }
        self.ask_everything()
    }

    /// Says the same to both.
    pub fn say(&mut self, conn: ConnId, message: &ClientMessage) {
        self.stages.iter_mut().for_each(|stage| stage.say(conn, message.clone()));
    }

    /// Whether nothing has come to light, by the rules.
    fn is_secret(&mut self) -> bool {
        let [one, other] = &mut self.stages;
        let (stories, tales) = (std::mem::take(&mut one.stories), std::mem::take(&mut other.stories));
        let alike = self.case.look_alike(one.game(), other.game());
        let told_alike = |viewer| {
            let each = |(story, tale): (&forms::Story<G>, &forms::Story<G>)| {
                story.visible_to(viewer).eq(tale.visible_to(viewer))
            };
            stories.len() == tales.len() && stories.iter().zip(&tales).all(each)
        };
        let goes_on = matches!(one.game().pending(), Pending::Decide(_));
        alike && goes_on && self.case.strangers().into_iter().all(told_alike)
    }

    /// Holds what everybody was sent who may not know the difference against each other.
    pub fn compare(&mut self, when: &str) -> Result<(), String> {
        let [one, other] = &mut self.stages;
        let (mut here, mut there) = (std::mem::take(&mut one.heard), std::mem::take(&mut other.heard));
        let (keeper, different) = (one.keeper(), one.game() != other.game());
        here.remove(&keeper);
        there.remove(&keeper);
        if here.keys().ne(there.keys()) {
            return Err(format!("{when}: others are told than in the other match"));
        }
        for (conn, text) in &here {
            self.found.compared += 1;
            self.found.bytes += text.len() as u64;
            if let Some(parting) = parting(text, &there[conn]) {
                return Err(format!("{when}: connection {conn} is told {parting}"));
            }
        }
        self.found.pairs += u64::from(different);
        Ok(())
    }

    /// Whoever decides plays the same in both matches, as far as others can tell.
    fn step(&mut self) -> bool {
        let Pending::Decide(owner) = self.stages[0].game().pending() else { return false };
        let seat = (self.case.seat_of)(owner);
        let conn = self.case.place(seat) as ConnId;
        self.stages.iter_mut().for_each(|stage| stage.now += 700);
        if self.passes_by_itself(seat, conn) {
            self.pass(conn);
            return true;
        }
        let Some(indices) = (0..12).find_map(|attempt| self.choose(conn, attempt < 6)) else { return false };
        for (stage, action) in self.stages.iter_mut().zip(indices) {
            let version = stage.room.table().version();
            stage.say(conn, ClientMessage::Act { re: 7, version, action });
        }
        self.found.played += 1;
        true
    }

    fn legal(&self, stage: usize, conn: ConnId) -> &[Legal] {
        self.stages[stage].updates.get(&conn).map_or(&[], |update| &update.legal)
    }

    /// An answer in one match, and what is answered in the other.
    fn choose(&mut self, conn: ConnId, differs: bool) -> Option<[u32; 2]> {
        let n_legal = self.legal(0, conn).len() as u32;
        let index = self.dice.below(n_legal.max(1));
        let action = &self.legal(0, conn).get(index as usize)?.action;
        let is_keeper = conn == self.stages[0].keeper();
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

    fn only_pass(&self, stage: usize, conn: ConnId) -> bool {
        matches!(self.legal(stage, conn), [only] if only.action.fields()["do"] == "pass")
    }

    /// Whether the room will make the pending decision by itself in the first of the two, be it
    /// forced in the other or not.
    pub fn is_about_to_pass(&self) -> bool {
        let Pending::Decide(owner) = self.stages[0].game().pending() else { return false };
        let seat = (self.case.seat_of)(owner);
        seat == self.case.keeper && self.only_pass(0, self.case.place(seat) as ConnId)
    }

    /// The room passes in one match, and the person in the other: at the same moment.
    fn pass(&mut self, conn: ConnId) {
        let [one, other] = &mut self.stages;
        let at = one.wake.take().unwrap_or(0).max(one.now);
        (one.now, other.now) = (at, at);
        one.input(Input::Tick);
        let version = other.room.table().version();
        other.say(conn, ClientMessage::Act { re: 7, version, action: 0 });
        self.found.played += 1;
    }

    /// Somebody takes back what can be taken back in both matches.
    fn undo(&mut self) -> Result<(), String> {
        let offer = |stage: &Stage<G>, conn| stage.updates.get(&conn).and_then(|update| update.undo);
        let [one, other] = &self.stages;
        let conns = 0..self.case.seats.len() as ConnId;
        let mut offered =
            conns.filter(|&conn| offer(one, conn).is_some() && offer(one, conn) == offer(other, conn));
        let Some(conn) = offered.next() else { return Ok(()) };
        let version = one.room.table().version();
        self.say(conn, &ClientMessage::Undo { re: 8, version });
        self.found.undone += 1;
        self.compare("taking back")
    }

    /// Everybody who may not know the difference comes back from another device.
    pub fn come_back(&mut self) -> Result<(), String> {
        let known = self.dice.below(self.stages[0].room.table().version());
        for place in 0..=self.case.seats.len() {
            if place as ConnId == self.stages[0].keeper() {
                continue;
            }
            for stage in &mut self.stages {
                stage.connect(BACK, Some(place), Some(known));
                stage.input(Input::Gone { conn: BACK });
            }
            self.compare("coming back")?;
        }
        Ok(())
    }
}
