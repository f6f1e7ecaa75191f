//! Campaigns: what there is to play, what a person has saved, and a saved one as a page.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Seat, Solo, Texts};

/// A campaign in `GET /api/campaigns`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignBook {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: Texts,
    /// What it is about.
    pub about: Texts,
    /// Who made it.
    pub author: String,
    /// How many chapters it has.
    pub chapters: u32,
    /// How hard it can be, the easiest first.
    pub levels: Vec<CampaignLevel>,
}

/// How hard a campaign can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignLevel {
    /// What it is chosen by.
    pub id: String,
    /// What people call it.
    pub name: Texts,
}

/// Who plays a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum CampaignMode {
    /// The person leads the Marines against a computer player.
    Computer {
        /// Its name, as in `GET /api/players`.
        player: String,
    },
    /// The person leads the Marines in a variant for one player.
    Solo {
        /// Which one.
        variant: Solo,
    },
    /// Two people on two screens. The first chapter is joined by invitation, and the others follow from it.
    Two {
        /// The side of whoever started the campaign.
        side: Seat,
    },
    /// Two people at one screen.
    Shared {},
}

/// `POST /api/me/campaigns`: starts a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    /// Which campaign.
    pub campaign: CampaignSource,
    /// The id of one of its levels; the middle one if it is left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub level: Option<String>,
    /// Who plays it.
    pub mode: CampaignMode,
}

/// Where a campaign comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum CampaignSource {
    /// It comes with the program.
    BuiltIn {
        /// Its id, as in `GET /api/campaigns`.
        id: String,
    },
    /// It is written by others.
    Files {
        /// The whole campaign file.
        file: String,
        /// The files of its missions, as far as they do not come with the program.
        #[serde(default)]
        missions: Vec<String>,
    },
}

/// A saved campaign in `GET /api/me/campaigns`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignSummary {
    /// Its id.
    pub id: String,
    /// What there is to say about it without looking at its chapters.
    pub card: CampaignCard,
    /// Who plays it.
    pub mode: CampaignMode,
    /// The match of the chapter that is being played.
    #[serde(rename = "match")]
    pub match_id: Option<String>,
    /// Whether it was brought from elsewhere: nobody knows how its chapters were played.
    pub imported: bool,
    /// Whether the one who asks has started it; otherwise another person has.
    pub yours: bool,
    /// When it was started: milliseconds since 1970.
    pub created: u64,
    /// When something happened last: milliseconds since 1970.
    pub changed: u64,
}

/// A saved campaign in a few figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignCard {
    /// Its title.
    pub title: Texts,
    /// Its level.
    pub level: Texts,
    /// The chapter that comes next, from 1; after the last, one more than there are.
    pub chapter: u32,
    /// How many chapters there are.
    pub chapters: u32,
    /// How many live, of those who have taken part.
    pub living: u32,
    /// How many have fallen.
    pub fallen: u32,
    /// Whether it was won, when it is over.
    pub won: Option<bool>,
}

/// `GET /api/me/campaigns/{id}`: a saved campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignPage {
    /// What the list says.
    pub summary: CampaignSummary,
    /// What it is about.
    pub about: Texts,
    /// Its chapters.
    pub chapters: Vec<CampaignChapter>,
    /// Everybody who has taken part or takes part next, the fallen included.
    pub roster: Vec<CampaignMarine>,
    /// The chapter that comes next; none when the campaign is over.
    pub next: Option<CampaignNext>,
    /// The last page; none before the last chapter has been played.
    pub epilogue: Option<CampaignEpilogue>,
}

/// A chapter of a saved campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignChapter {
    /// Its number, from 1.
    pub number: u32,
    /// Its title.
    pub title: Texts,
    /// How it was played: not at all, once, or twice.
    pub tries: Vec<CampaignTry>,
}

/// How a chapter was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignTry {
    /// `won`, `lost` or `drawn`.
    pub outcome: CampaignOutcome,
    /// The names of those who came back.
    pub survivors: Vec<String>,
    /// The names of those who fell.
    pub fallen: Vec<String>,
}

/// How a chapter ended for the Marines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say all")]
pub enum CampaignOutcome {
    Won,
    Lost,
    Drawn,
}

/// A Marine of a saved campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignMarine {
    /// His id, which no other has.
    pub id: String,
    /// What people call him.
    pub name: String,
    /// Who he is, if anything is told.
    pub lines: Option<Texts>,
    /// The name of the one whose place he took.
    pub instead_of: Option<String>,
    /// How many aliens he has killed.
    pub kills: u32,
    /// How many chapters he has survived.
    pub survived: u32,
    /// The chapter in which he fell.
    pub fell: Option<u32>,
    /// What he was given.
    pub medals: Vec<CampaignMedal>,
}

/// What is given for deeds, and for which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignMedal {
    /// What people call it.
    pub name: Texts,
    /// Kills in one chapter; null if it is given for something else.
    pub kills: Option<u32>,
    /// Chapters survived; null if it is given for something else.
    pub survived: Option<u32>,
}

/// The chapter that comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignNext {
    /// Its number, from 1.
    pub number: u32,
    /// The id of its mission.
    pub mission: String,
    /// Its title.
    pub title: Texts,
    /// Everything that is told before it.
    pub briefing: Texts,
    /// Whether it was lost before and is played again, under other conditions.
    pub second_try: bool,
    /// Whether a defeat has made it another.
    pub changed: bool,
    /// The names of those who take part.
    pub marines: Vec<String>,
}

/// The last page of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignEpilogue {
    /// Whether the last chapter was won.
    pub won: bool,
    /// What is told first.
    pub text: Texts,
    /// Who lived.
    pub lived: Vec<CampaignSurvivor>,
    /// What is told at the end; nothing if nobody has fallen.
    pub close: Option<Texts>,
}

/// One who lived.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignSurvivor {
    /// What people call him.
    pub name: String,
    /// What became of him.
    pub text: Texts,
}
