//! Saved campaigns: from what is stored to what is played next and shown.

use std::borrow::Cow;

use campaign::{ChapterResult, Outcome, Progress, Tally};
use content::Text;
use content::campaign::{Campaign, Medal, MedalCondition};
use protocol::{
    CampaignBook, CampaignCard, CampaignChapter, CampaignEpilogue, CampaignLevel, CampaignMarine,
    CampaignMedal, CampaignMode, CampaignNext, CampaignOutcome, CampaignPage, CampaignSource,
    CampaignSummary, CampaignSurvivor, CampaignTry, Code, GameName, Refused, Seat, Texts, Visibility,
};
use serde::{Deserialize, Serialize};
use table::{GameTerms, Holder, How, Millis, PersonId, Rematch, Table, Terms};

use crate::limits::Limits;
use crate::matches::{Fresh, NextTerms};
use crate::room::Plans;
use crate::store::{CampaignRow, Counted, NewMatch, Write};
use crate::token::{Token, random_id};

/// The version of the form of saved campaigns.
const FORMAT: u32 = 1;

/// The most files of missions that a campaign may bring.
const MOST_MISSIONS: usize = 40;

/// The most results that are read: two tries for each chapter that a campaign may have.
const MOST_RESULTS: usize = 80;

/// A campaign and the results of its chapters, as it is stored and as it is saved in files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Save {
    /// The version of the form; its name tells what the file is.
    blipfall_campaign: u32,
    campaign: CampaignSource,
    level: String,
    pub mode: CampaignMode,
    results: Vec<ChapterResult>,
}

/// A campaign as it is stored, read.
pub(crate) struct Loaded {
    pub row: CampaignRow,
    pub save: Save,
    pub progress: Progress<'static>,
}

impl Loaded {
    /// Reads what is stored; it has been checked before.
    pub fn read(row: CampaignRow) -> Result<Loaded, Refused> {
        let damaged = |error: String| {
            tracing::error!(id = row.id, error, "a campaign cannot be loaded");
            Refused::new(
                Code::Storage,
                "what is stored of this campaign is damaged; tell whoever runs the server",
            )
        };
        let save: Save = serde_json::from_str(&row.save).map_err(|error| damaged(error.to_string()))?;
        let campaign = trusted(&save.campaign).ok_or_else(|| damaged("its files cannot be read".into()))?;
        let progress = Progress::restore(campaign, &save.level, &save.results)
            .map_err(|(number, wrong)| damaged(format!("result {}: {wrong}", number + 1)))?;
        Ok(Loaded { row, save, progress })
    }

    /// Takes the result of the present chapter from its match, which is over. A match that never began is
    /// forgotten: the chapter is played in another one.
    pub fn absorb(&mut self, table: &Table, now: Millis) -> Result<(), Refused> {
        let mut tally = Tally::default();
        let replay = table.replay().map_err(Refused::from)?;
        let end = replay.hulk_events(|event| tally.see(event));
        if let Some(end) = end {
            let internal = || Refused::new(Code::Internal, "the match is not of this chapter");
            let result = tally.result(&self.progress, end, outcome(table)).ok_or_else(internal)?;
            self.progress.absorb(result.clone()).map_err(|_| internal())?;
            self.save.results.push(result);
        }
        self.row.settled = true;
        self.change(now)
    }

    /// Notes who plays the other side.
    pub fn meet(&mut self, partner: String, now: Millis) -> Result<(), Refused> {
        self.row.partner = Some(partner);
        self.change(now)
    }

    /// Writes everything that has changed into the row, as its next version.
    fn change(&mut self, now: Millis) -> Result<(), Refused> {
        self.row.save = written(&self.save)?;
        self.row.card = Listed::written(&self.save, &self.progress)?;
        self.row.version += 1;
        self.row.changed = now;
        Ok(())
    }

    /// The match of the next chapter, with everything that stores both.
    pub fn next_match(mut self, plans: &Plans, limits: &Limits, now: Millis) -> Result<NextOpened, Refused> {
        let over = || Refused::new(Code::WrongStage, "the campaign is over");
        let next = self.progress.next().ok_or_else(over)?;
        let solo = match self.save.mode {
            CampaignMode::Solo { variant } => Some(variant),
            _ => None,
        };
        let mission = content::hulk::print(&next.mission);
        // Nobody has asked for the timer of the mission.
        let options = [("timer_seconds".to_owned(), "none".into())].into_iter().collect();
        let game = GameTerms::SpaceHulk { mission, options, solo };
        let terms = Terms { game, clock: None, practice: false, open_hands: false, lesson: None };
        let rematch = Rematch { terms, holders: self.holders()? };
        let fixed = NewMatch {
            id: String::new(),
            host: self.row.person.clone(),
            secret: [0; 32],
            invitation: None,
            visibility: Visibility::Link,
            game: GameName::SpaceHulk,
            mission: Some(next.mission.id.clone()),
            created: now,
            imported: false,
        };
        let made = NextTerms { fixed, rematch, limits: *limits }.make(Fresh::random(), plans, now);
        let made = made.map_err(|why| Refused::new(Code::BadTerms, why))?;
        let match_id = made.id.to_string();
        let (invitation, mut writes) = (Token::random(), made.writes);
        writes.push(Write::Invite { match_id: match_id.clone(), invitation: invitation.hash() });
        (self.row.match_id, self.row.settled) = (Some(match_id.clone()), false);
        self.change(now)?;
        writes.push(Write::Campaign(Box::new(self.row)));
        Ok(NextOpened { match_id, invitation, writes })
    }

    /// Who sits where.
    fn holders(&self) -> Result<Vec<(Seat, Holder)>, Refused> {
        let person = |id: &str| {
            let id = PersonId::new(id).map_err(|error| Refused::new(Code::Internal, error.to_string()))?;
            Ok::<_, Refused>(Holder::Person(id))
        };
        let own = person(&self.row.person)?;
        Ok(match &self.save.mode {
            CampaignMode::Computer { player } => {
                vec![(Seat::Marine, own), (Seat::Alien, Holder::Computer(player.clone()))]
            }
            CampaignMode::Solo { .. } => vec![(Seat::Marine, own)],
            CampaignMode::Shared {} => vec![(Seat::Marine, own.clone()), (Seat::Alien, own)],
            CampaignMode::Two { side } => {
                let partner = self.row.partner.as_deref().map(person).transpose()?;
                vec![(*side, own), (other(*side), partner.unwrap_or(Holder::Nobody))]
            }
        })
    }

    /// The seats of a person in the present match.
    pub fn seats_of(&self, guest: &PersonId) -> Vec<Seat> {
        let is_owner = self.row.person == guest.as_str();
        match &self.save.mode {
            CampaignMode::Two { side } => vec![if is_owner { *side } else { other(*side) }],
            CampaignMode::Shared {} => vec![Seat::Marine, Seat::Alien],
            CampaignMode::Computer { .. } | CampaignMode::Solo { .. } => vec![Seat::Marine],
        }
    }

    /// Everything that its page shows.
    pub fn page(&self, guest: &PersonId) -> Result<CampaignPage, Refused> {
        let progress = &self.progress;
        let chapters = progress.campaign().chapters.iter();
        Ok(CampaignPage {
            summary: summary(&self.row, guest)?,
            about: texts(&progress.campaign().about),
            chapters: (1..).zip(chapters).map(|(number, chapter)| self.chapter(number, chapter)).collect(),
            roster: progress
                .members()
                .iter()
                .filter(|member| member.has_come)
                .map(|it| self.marine(it))
                .collect(),
            next: progress.next().map(next),
            epilogue: progress.epilogue().map(epilogue),
        })
    }

    fn chapter(&self, number: u16, chapter: &content::campaign::Chapter) -> CampaignChapter {
        let tries = self.progress.results().iter().filter(|result| result.chapter == number);
        CampaignChapter {
            number: number.into(),
            title: texts(&chapter.mission.title),
            tries: tries.map(|result| self.told(result)).collect(),
        }
    }

    fn told(&self, result: &ChapterResult) -> CampaignTry {
        let names = |fell: bool| {
            let those = result.marines.iter().filter(|marine| marine.fell == fell);
            let name = |marine: &campaign::MarineResult| {
                self.progress.member(&marine.member).map(|it| it.name.clone())
            };
            those.filter_map(name).collect()
        };
        let outcome = match result.outcome {
            Outcome::Won => CampaignOutcome::Won,
            Outcome::Lost => CampaignOutcome::Lost,
            Outcome::Drawn => CampaignOutcome::Drawn,
        };
        CampaignTry { outcome, survivors: names(false), fallen: names(true) }
    }

    fn marine(&self, member: &campaign::Member) -> CampaignMarine {
        let campaign = self.progress.campaign();
        let first = campaign.marine(&member.place).filter(|_| member.is_recruit);
        CampaignMarine {
            id: member.id.clone(),
            name: member.name.clone(),
            lines: member.lines.as_ref().map(texts),
            instead_of: first.map(|marine| marine.name.clone()),
            kills: member.kills.into(),
            survived: member.survived.into(),
            fell: member.fell.map(Into::into),
            medals: member.medals.iter().map(|&number| told_medal(&campaign.medals[number])).collect(),
        }
    }

    /// The campaign as a file.
    pub fn file(&self) -> Result<String, Refused> {
        serde_json::to_string_pretty(&self.save).map_err(unwritable)
    }
}

/// The match of a chapter that was made.
pub(crate) struct NextOpened {
    pub match_id: String,
    pub invitation: Token,
    pub writes: Vec<Write>,
}

/// A new campaign of this person, with the writes that store it.
pub(crate) fn start(
    request: protocol::NewCampaign,
    guest: &PersonId,
    limits: &Limits,
    now: Millis,
) -> Result<(Loaded, Vec<Write>), Refused> {
    let campaign = checked(&request.campaign, limits)?;
    let middle = campaign.levels.get(campaign.levels.len() / 2).map(|level| level.id.clone());
    let level = request.level.or(middle).unwrap_or_default();
    let (mode, results) = (request.mode, Vec::new());
    let save = Save { blipfall_campaign: FORMAT, campaign: request.campaign, level, mode, results };
    let made = Made { campaign, save, imported: false };
    made.stored(guest, limits, now)
}

/// A campaign from a file, which is untrusted, with the writes that store it.
pub(crate) fn import(
    text: &str,
    guest: &PersonId,
    limits: &Limits,
    now: Millis,
) -> Result<(Loaded, Vec<Write>), Refused> {
    let unreadable = |error: serde_json::Error| bad(format!("this is no saved campaign: {error}"));
    let save: Save = serde_json::from_str(text).map_err(unreadable)?;
    if save.blipfall_campaign != FORMAT {
        return Err(bad(format!(
            "the file has format {}; this server reads {FORMAT}",
            save.blipfall_campaign
        )));
    }
    if save.results.len() > MOST_RESULTS {
        return Err(bad(format!("the file has more than {MOST_RESULTS} results")));
    }
    let campaign = checked(&save.campaign, limits)?;
    Made { campaign, save, imported: true }.stored(guest, limits, now)
}

/// A campaign that is about to be stored for the first time.
struct Made {
    campaign: Cow<'static, Campaign>,
    save: Save,
    imported: bool,
}

impl Made {
    fn stored(self, guest: &PersonId, limits: &Limits, now: Millis) -> Result<(Loaded, Vec<Write>), Refused> {
        let Made { campaign, save, imported } = self;
        check_mode(&save.mode)?;
        let progress = Progress::restore(campaign, &save.level, &save.results)
            .map_err(|(number, wrong)| bad(format!("result {}: {wrong}", number + 1)))?;
        let row = CampaignRow {
            id: random_id(),
            person: guest.to_string(),
            partner: None,
            save: written(&save)?,
            card: Listed::written(&save, &progress)?,
            match_id: None,
            settled: true,
            imported,
            version: 1,
            created: now,
            changed: now,
        };
        let (person, most) = (row.person.clone(), limits.campaigns_per_person);
        let limit = Write::AtMost { person, counted: Counted::Campaigns, most };
        let writes = vec![Write::Campaign(Box::new(row.clone())), limit];
        Ok((Loaded { row, save, progress }, writes))
    }
}

fn check_mode(mode: &CampaignMode) -> Result<(), Refused> {
    match mode {
        CampaignMode::Two { side } if !matches!(side, Seat::Marine | Seat::Alien) => {
            Err(bad("the sides are `marine` and `alien`".into()))
        }
        CampaignMode::Computer { player } => {
            let known = table::computer_players();
            let is_known = known.iter().any(|it| it.game == GameName::SpaceHulk && it.name == *player);
            if is_known {
                Ok(())
            } else {
                Err(bad("there is no such computer player; see GET /api/players".into()))
            }
        }
        _ => Ok(()),
    }
}

/// A campaign that a player names or brings.
fn checked(source: &CampaignSource, limits: &Limits) -> Result<Cow<'static, Campaign>, Refused> {
    match source {
        CampaignSource::BuiltIn { id } => {
            let found = content::campaign::find(id);
            found
                .map(Cow::Borrowed)
                .ok_or_else(|| bad("there is no such campaign; see GET /api/campaigns".into()))
        }
        CampaignSource::Files { file, missions } => {
            let n_bytes = missions.iter().map(String::len).sum::<usize>() + file.len();
            if missions.len() > MOST_MISSIONS || n_bytes > limits.mission_bytes {
                let most = limits.mission_bytes;
                let why = format!(
                    "a campaign and its missions have at most {most} bytes and {MOST_MISSIONS} files"
                );
                return Err(Refused::new(Code::TooLarge, why));
            }
            content::campaign::check_files(file, missions).map(Cow::Owned).map_err(bad)
        }
    }
}

fn trusted(source: &CampaignSource) -> Option<Cow<'static, Campaign>> {
    match source {
        CampaignSource::BuiltIn { id } => content::campaign::find(id).map(Cow::Borrowed),
        CampaignSource::Files { file, missions } => {
            content::campaign::read_files(file, missions).map(Cow::Owned)
        }
    }
}

/// How a match ended for the campaign: only what the rules call a draw is one.
fn outcome(table: &Table) -> Outcome {
    match table.ending() {
        Some(ending) if ending.winner.as_deref() == Some(Seat::Marine.name()) => Outcome::Won,
        Some(ending) if ending.winner.is_none() && ending.how == How::Played => Outcome::Drawn,
        _ => Outcome::Lost,
    }
}

fn other(side: Seat) -> Seat {
    if side == Seat::Marine { Seat::Alien } else { Seat::Marine }
}

/// What a list says of a campaign.
pub(crate) fn summary(row: &CampaignRow, guest: &PersonId) -> Result<CampaignSummary, Refused> {
    let damaged = |error: serde_json::Error| {
        tracing::error!(id = row.id, %error, "a campaign cannot be listed");
        Refused::new(
            Code::Storage,
            "what is stored of this campaign is damaged; tell whoever runs the server",
        )
    };
    let listed: Listed = serde_json::from_str(&row.card).map_err(damaged)?;
    Ok(CampaignSummary {
        id: row.id.clone(),
        card: listed.card,
        mode: listed.mode,
        match_id: row.match_id.clone().filter(|_| !row.settled),
        imported: row.imported,
        yours: row.person == guest.as_str(),
        created: row.created,
        changed: row.changed,
    })
}

/// What is stored for lists, which do not read the save: it may hold whole files.
#[derive(Serialize, Deserialize)]
struct Listed {
    card: CampaignCard,
    mode: CampaignMode,
}

impl Listed {
    fn written(save: &Save, progress: &Progress<'_>) -> Result<String, Refused> {
        written(&Listed { card: card(progress), mode: save.mode.clone() })
    }
}

fn card(progress: &Progress<'_>) -> CampaignCard {
    CampaignCard {
        title: texts(&progress.campaign().title),
        level: texts(&progress.level().name),
        chapter: progress.chapter().into(),
        chapters: progress.campaign().chapters.len() as u32,
        living: progress.living().count() as u32,
        fallen: progress.fallen().len() as u32,
        won: progress.is_won(),
    }
}

fn next(next: campaign::NextChapter) -> CampaignNext {
    CampaignNext {
        number: next.number.into(),
        mission: next.mission.id.clone(),
        title: texts(&next.mission.title),
        briefing: texts(&next.mission.briefing),
        second_try: next.second_try,
        changed: next.is_changed,
        marines: next.mission.marines.iter().map(|marine| marine.name().to_owned()).collect(),
    }
}

fn epilogue(epilogue: campaign::Epilogue) -> CampaignEpilogue {
    let lived = epilogue.lived.iter();
    CampaignEpilogue {
        won: epilogue.won,
        text: texts(&epilogue.text),
        lived: lived.map(|one| CampaignSurvivor { name: one.name.clone(), text: texts(&one.text) }).collect(),
        close: epilogue.close.as_ref().map(texts),
    }
}

/// What there is to start.
pub(crate) fn books() -> Vec<CampaignBook> {
    let level =
        |level: &content::campaign::Level| CampaignLevel { id: level.id.clone(), name: texts(&level.name) };
    let book = |campaign: &Campaign| CampaignBook {
        id: campaign.id.clone(),
        title: texts(&campaign.title),
        about: texts(&campaign.about),
        author: campaign.author.clone(),
        chapters: campaign.chapters.len() as u32,
        levels: campaign.levels.iter().map(level).collect(),
    };
    content::campaign::built_in().iter().map(book).collect()
}

fn told_medal(medal: &Medal) -> CampaignMedal {
    let (kills, survived) = match medal.given_for {
        MedalCondition::Kills(kills) => (Some(kills.into()), None),
        MedalCondition::Survived(chapters) => (None, Some(chapters.into())),
    };
    CampaignMedal { name: texts(&medal.name), kills, survived }
}

pub(crate) fn texts(text: &Text) -> Texts {
    text.languages().map(|language| (language.code().to_owned(), text.get(language).to_owned())).collect()
}

fn written(value: &impl Serialize) -> Result<String, Refused> {
    serde_json::to_string(value).map_err(unwritable)
}

fn unwritable(error: serde_json::Error) -> Refused {
    tracing::error!(%error, "a campaign cannot be written");
    Refused::new(Code::Internal, "a mistake of the server")
}

fn bad(why: String) -> Refused {
    Refused::new(Code::BadTerms, why)
}
