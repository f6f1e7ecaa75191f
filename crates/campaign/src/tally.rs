//! Who killed whom in a match, from its events.

use space_hulk::{Aim, AssaultResult, Cause, Event, SpaceHulk, Tag};

use crate::progress::Progress;
use crate::result::{ChapterResult, MOST_KILLS, MarineResult, Outcome};

/// Counts kills while the events of a match go by.
///
/// The rules tell who died and of what, not by whose hand. That is the unit that acted last in a way that
/// kills like this: who shot, who fought, whose fire it was.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Who was killed by whom: the killer first.
    kills: Vec<(Tag, Tag)>,
    shooter: Option<Tag>,
    flamer: Option<Tag>,
    psyker: Option<Tag>,
    closer: Option<Tag>,
    exploded: Option<Tag>,
    assault: Option<(Tag, Aim)>,
    victor: Option<Tag>,
}

impl Tally {
    /// Takes the next event into account.
    pub fn see(&mut self, event: &Event) {
        match event {
            Event::Fired { unit, .. } => self.shooter = Some(*unit),
            Event::Flamed { by, .. } => self.flamer = Some(*by),
            Event::PowerUsed { unit, .. } => self.psyker = Some(*unit),
            Event::DoorClosed { by, .. } => self.closer = Some(*by),
            Event::Exploded { unit, .. } => self.exploded = Some(*unit),
            Event::Assaulted { unit, at } => (self.assault, self.victor) = (Some((*unit, *at)), None),
            Event::AssaultScored { result, .. } => self.victor = self.victor_of(*result),
            Event::Killed { unit, cause, .. } => self.credit(*unit, *cause),
            _ => {}
        }
    }

    fn victor_of(&self, result: AssaultResult) -> Option<Tag> {
        match (result, self.assault?) {
            (AssaultResult::Attacker, (attacker, _)) => Some(attacker),
            (AssaultResult::Defender, (_, Aim::Unit(defender))) => Some(defender),
            _ => None,
        }
    }

    fn credit(&mut self, victim: Tag, cause: Cause) {
        let killer = match cause {
            Cause::Shot => self.shooter,
            Cause::Assault => self.victor,
            Cause::Flame => self.flamer,
            Cause::Explosion => self.exploded,
            Cause::Storm => self.psyker,
            Cause::Door => self.closer,
            Cause::Fall => None,
        };
        if let Some(killer) = killer.filter(|killer| *killer != victim) {
            self.kills.push((killer, victim));
        }
    }

    /// The result of the chapter that comes next, from the game at its end. A Marine who is hit by his own
    /// side is no kill of anybody.
    pub fn result(
        &self,
        progress: &Progress<'_>,
        end: &SpaceHulk,
        outcome: Outcome,
    ) -> Option<ChapterResult> {
        let chapter = progress.next_chapter()?;
        let tags: Vec<Tag> =
            chapter.mission.marines.iter().filter_map(|marine| end.setup().tag_of(&marine.id)).collect();
        let n_kills = |by: Tag| {
            self.kills.iter().filter(|(killer, victim)| *killer == by && !tags.contains(victim)).count()
        };
        let marine = |marine: &content::hulk::Marine| {
            let tag = end.setup().tag_of(&marine.id)?;
            Some(MarineResult {
                place: marine.id.clone(),
                member: progress.member_at(&marine.id)?.id.clone(),
                kills: n_kills(tag).min(usize::from(MOST_KILLS)) as u16,
                fell: end.has_fallen(&marine.id),
            })
        };
        Some(ChapterResult {
            chapter: progress.chapter(),
            second_try: progress.is_second_try(),
            outcome,
            marines: chapter.mission.marines.iter().map(marine).collect::<Option<_>>()?,
        })
    }
}
