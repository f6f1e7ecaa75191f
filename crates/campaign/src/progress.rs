//! How far a campaign is, and who is still in it.

use std::borrow::Cow;
use std::collections::BTreeMap;

use content::Text;
use content::campaign::{Campaign, Chapter, Level, MedalCondition};

use crate::result::{ChapterResult, MOST_KILLS, MarineResult, Outcome, Wrong};

/// A campaign and the results of its chapters so far.
#[derive(Clone, Debug)]
pub struct Progress<'a> {
    campaign: Cow<'a, Campaign>,
    level: usize,
    results: Vec<ChapterResult>,
    members: Vec<Member>,
    /// Who stands in each place, by the number of the member.
    places: BTreeMap<String, usize>,
    /// The chapter that comes next, from 0; as many as there are when the campaign is over.
    chapter: usize,
    second_try: bool,
}

/// A Marine of a campaign, living or fallen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// What results call him.
    pub id: String,
    /// What people call him.
    pub name: String,
    /// Who he is, if anything is told.
    pub lines: Option<Text>,
    /// The place that he has, or had: an id of the first roster.
    pub place: String,
    /// Whether he took the place of another.
    pub is_recruit: bool,
    /// Whether a chapter with him has been played, or comes next.
    pub has_come: bool,
    /// How many aliens he has killed.
    pub kills: u16,
    /// How many chapters he has survived, tries counted.
    pub survived: u16,
    /// The chapter in which he fell, from 1.
    pub fell: Option<u16>,
    /// What he was given: places in the campaign's list of medals.
    pub medals: Vec<usize>,
}

impl<'a> Progress<'a> {
    /// A campaign before its first chapter.
    pub fn new(campaign: Cow<'a, Campaign>, level: &str) -> Result<Progress<'a>, Wrong> {
        let found = campaign.levels.iter().position(|known| known.id == level);
        let level = found.ok_or_else(|| Wrong::Level(level.to_owned()))?;
        let members: Vec<Member> = campaign.marines.iter().map(Member::of_roster).collect();
        let places =
            members.iter().enumerate().map(|(number, member)| (member.place.clone(), number)).collect();
        let (results, chapter, second_try) = (Vec::new(), 0, false);
        let mut progress = Progress { campaign, level, results, members, places, chapter, second_try };
        progress.fill_places();
        Ok(progress)
    }

    /// A campaign after these results, or the number of the first that cannot be, from 0, and why.
    pub fn restore(
        campaign: Cow<'a, Campaign>,
        level: &str,
        results: &[ChapterResult],
    ) -> Result<Progress<'a>, (usize, Wrong)> {
        let mut progress = Progress::new(campaign, level).map_err(|wrong| (0, wrong))?;
        for (number, result) in results.iter().enumerate() {
            progress.absorb(result.clone()).map_err(|wrong| (number, wrong))?;
        }
        Ok(progress)
    }

    /// Goes on after a chapter. Nothing changes if the result cannot be.
    pub fn absorb(&mut self, result: ChapterResult) -> Result<(), Wrong> {
        self.check(&result)?;
        for marine in &result.marines {
            self.credit(marine, result.chapter);
        }
        let is_last = self.chapter + 1 == self.campaign.chapters.len();
        let again = self.campaign.chapters[self.chapter].second_try.is_some() && !self.second_try && !is_last;
        self.second_try = result.outcome == Outcome::Lost && again;
        if !self.second_try {
            self.chapter += 1;
        }
        self.results.push(result);
        self.fill_places();
        Ok(())
    }

    fn check(&self, result: &ChapterResult) -> Result<(), Wrong> {
        let chapter = self.next_chapter().ok_or(Wrong::Over)?;
        let (expected, second_try) = (self.chapter as u16 + 1, self.second_try);
        if (result.chapter, result.second_try) != (expected, second_try) {
            return Err(Wrong::Chapter { expected, second_try });
        }
        let takes_part = |(marine, result): (&content::hulk::Marine, &MarineResult)| {
            marine.id == result.place
                && self.member_at(&result.place).is_some_and(|it| it.id == result.member)
        };
        let marines = &chapter.mission.marines;
        if marines.len() != result.marines.len() || !marines.iter().zip(&result.marines).all(takes_part) {
            return Err(Wrong::Marines);
        }
        match result.marines.iter().find(|marine| marine.kills > MOST_KILLS) {
            Some(marine) => Err(Wrong::Kills(marine.member.clone())),
            None => Ok(()),
        }
    }

    fn credit(&mut self, result: &MarineResult, chapter: u16) {
        let Some(&number) = self.places.get(&result.place) else { return };
        let member = &mut self.members[number];
        member.kills = member.kills.saturating_add(result.kills);
        if result.fell {
            member.fell = Some(chapter);
        } else {
            member.survived += 1;
        }
        for (number, medal) in self.campaign.medals.iter().enumerate() {
            let is_earned = match medal.given_for {
                MedalCondition::Kills(kills) => result.kills >= kills,
                MedalCondition::Survived(chapters) => member.survived >= chapters,
            };
            if is_earned && !member.medals.contains(&number) {
                member.medals.push(number);
            }
        }
    }

    /// Calls a recruit for every place of the next chapter whose Marine has fallen.
    fn fill_places(&mut self) {
        let Some(chapter) = self.next_chapter() else { return };
        let places: Vec<String> = chapter.mission.marines.iter().map(|marine| marine.id.clone()).collect();
        for place in places {
            let Some(&number) = self.places.get(&place) else { continue };
            self.members[number].has_come = true;
            if self.members[number].fell.is_some() {
                let recruit = self.recruit_for(&place);
                self.places.insert(place, self.members.len());
                self.members.push(recruit);
            }
        }
    }

    /// The next recruit for a place: one who is kept for it, else one who is kept for none, who has not been
    /// called as often as the others.
    fn recruit_for(&self, place: &str) -> Member {
        let recruits = &self.campaign.recruits;
        let kept = || recruits.iter().filter(|recruit| recruit.place.as_deref() == Some(place));
        let free = || recruits.iter().filter(|recruit| recruit.place.is_none());
        let fresh = kept().chain(free()).find(|recruit| self.n_called(&recruit.id) == 0);
        let recruit = fresh.unwrap_or_else(|| {
            let pool =
                if free().next().is_some() { free().collect() } else { recruits.iter().collect::<Vec<_>>() };
            pool.into_iter()
                .min_by_key(|recruit| self.n_called(&recruit.id))
                .expect("a campaign has recruits")
        });
        let times = self.n_called(&recruit.id) + 1;
        let (id, name) = match times {
            1 => (recruit.id.clone(), recruit.name.clone()),
            _ => (format!("{}-{times}", recruit.id), format!("{} {times}", recruit.name)),
        };
        Member {
            lines: recruit.lines.clone().filter(|_| times == 1),
            is_recruit: true,
            has_come: true,
            ..Member::new(id, name, place)
        }
    }

    /// How often a recruit, or one with his name and a number, has been called.
    fn n_called(&self, id: &str) -> usize {
        let is_one = |member: &&Member| {
            let rest = member.id.strip_prefix(id);
            member.is_recruit && rest.is_some_and(|rest| rest.is_empty() || is_number(rest))
        };
        self.members.iter().filter(is_one).count()
    }

    /// The campaign's file.
    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// How hard it is.
    pub fn level(&self) -> &Level {
        &self.campaign.levels[self.level]
    }

    /// Every chapter that was played, in order.
    pub fn results(&self) -> &[ChapterResult] {
        &self.results
    }

    /// Everybody: the first roster, then recruits in the order in which they came.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// Those who have taken part and have not fallen.
    pub fn living(&self) -> impl Iterator<Item = &Member> {
        self.members.iter().filter(|member| member.has_come && member.fell.is_none())
    }

    /// Those who have fallen, in the order in which they fell.
    pub fn fallen(&self) -> Vec<&Member> {
        let mut fallen: Vec<&Member> = self.members.iter().filter(|member| member.fell.is_some()).collect();
        fallen.sort_by_key(|member| member.fell);
        fallen
    }

    /// The member with this id.
    pub fn member(&self, id: &str) -> Option<&Member> {
        self.members.iter().find(|member| member.id == id)
    }

    /// Who stands in a place.
    pub fn member_at(&self, place: &str) -> Option<&Member> {
        self.places.get(place).map(|&number| &self.members[number])
    }

    /// How the campaign ended: won if the last chapter was. Nothing before that.
    pub fn is_won(&self) -> Option<bool> {
        let last = self.results.last().filter(|_| self.next_chapter().is_none())?;
        Some(last.outcome == Outcome::Won)
    }

    /// The number of the next chapter, from 1; after the last one, one more than there are.
    pub fn chapter(&self) -> u16 {
        self.chapter as u16 + 1
    }

    /// Whether the next chapter is played for the second time.
    pub fn is_second_try(&self) -> bool {
        self.second_try
    }

    pub(crate) fn next_chapter(&self) -> Option<&Chapter> {
        self.campaign.chapters.get(self.chapter)
    }
}

/// Whether it is a hyphen and digits, as behind the id of one who was called again.
fn is_number(rest: &str) -> bool {
    rest.strip_prefix('-')
        .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit()))
}

impl Member {
    fn new(id: String, name: String, place: &str) -> Member {
        Member {
            id,
            name,
            lines: None,
            place: place.to_owned(),
            is_recruit: false,
            has_come: false,
            kills: 0,
            survived: 0,
            fell: None,
            medals: Vec::new(),
        }
    }

    fn of_roster(marine: &content::campaign::RosterMarine) -> Member {
        let lines = Some(marine.lines.clone());
        Member { lines, ..Member::new(marine.id.clone(), marine.name.clone(), &marine.id) }
    }
}
