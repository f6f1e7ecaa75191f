//! What is stored, as values.

use protocol::{Ending, GameName, Seat, Stage, Visibility};
use serde::{Deserialize, Serialize};

use crate::token::TokenHash;

/// One thing to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Write {
    /// A new person, who has no device yet.
    Person(PersonRow),
    /// A person has one more device.
    Device(DeviceRow),
    /// A person has one device less. It is a conflict if it is the last one, or not theirs.
    DropDevice { person: String, token: TokenHash },
    /// A person shows a code by which a device can be added; whatever code was shown before is void. So are the codes of
    /// others that have expired by this moment: milliseconds since 1970.
    DeviceCode { code: CodeRow, now: u64 },
    /// A code is used up. It is a conflict if it is not known any more, or was shown for too short a time.
    UseCode {
        code: TokenHash,
        /// The moment: milliseconds since 1970.
        now: u64,
    },
    /// The code that a person shows is void, if there is one.
    DropCode { person: String },
    /// A person has another name.
    Rename { person: String, name: String },
    /// A new match; its first entries follow as an [`Append`].
    Match(Box<NewMatch>),
    /// Entries of a match.
    Append(Box<Append>),
    /// A match has another invitation.
    Invite {
        match_id: String,
        /// What is kept of the invitation.
        invitation: TokenHash,
    },
    /// Something was said.
    Said {
        /// In which match.
        match_id: String,
        said: SaidRow,
    },
    /// A campaign: a new one if its version is 1, else the next version of one that is stored.
    Campaign(Box<CampaignRow>),
    /// A campaign of another store, with whatever version it has there.
    CampaignCopy(Box<CampaignRow>),
    /// The analysis of a match, in place of one that is stored.
    Analysis(Box<AnalysisRow>),
    /// What came of a puzzle. The first answer counts: whatever is stored already stays.
    PuzzleResult(PuzzleRow),
    /// A campaign is deleted by the person who started it.
    DropCampaign { id: String, person: String },
    /// After the writes before it in its group a person has at most this number of something; otherwise the
    /// group fails with [`Fault::TooMany`](super::Fault::TooMany). It is counted inside the transaction:
    /// requests that come together cannot all find the last free place.
    AtMost { person: String, counted: Counted, most: u32 },
}

impl Write {
    /// About how many bytes of the disk it takes that somebody has chosen.
    pub(crate) fn n_bytes(&self) -> usize {
        match self {
            Write::Append(append) => append.entries.iter().map(String::len).sum(),
            Write::Campaign(row) | Write::CampaignCopy(row) => row.save.len() + row.card.len(),
            _ => 0,
        }
    }
}

/// The analysis of a match. It follows from the match, so that it can be computed again: it is no part of copies of a
/// store.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct AnalysisRow {
    pub match_id: String,
    /// How it was computed: see [`analysis::VERSION`].
    pub version: u32,
    /// What lists tell about it, as text.
    pub card: String,
    /// All of it, as text; empty in lists.
    pub text: String,
}

/// What came of a puzzle for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct PuzzleRow {
    /// The id of the person.
    pub person: String,
    /// The id of the puzzle.
    pub puzzle: String,
    /// The date on which it was the puzzle of the day, as in `2026-11-18`; empty for the first answer to the puzzle on
    /// any day.
    pub day: String,
    pub solved: bool,
}

/// What is counted for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Matches that wait or run, which the person made or sits in.
    Matches,
    /// Those among the matches that the person made in which every seat is a computer player's.
    ComputerMatches,
    /// Records from elsewhere that the person brought.
    Records,
    /// Saved campaigns that the person started or brought.
    Campaigns,
    /// Devices on which the person is known.
    Devices,
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct PersonRow {
    /// The public id.
    pub id: String,
    pub name: String,
    /// When the person came: milliseconds since 1970.
    pub since: u64,
}

/// A device on which a person is known: whoever has its token is that person.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct DeviceRow {
    pub token: TokenHash,
    /// The id of the person.
    pub person: String,
    /// What the person calls it; empty if nobody has said.
    pub name: String,
    /// When it was added: milliseconds since 1970.
    pub added: u64,
}

/// A code by which a person adds a device.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct CodeRow {
    /// The id of the person.
    pub person: String,
    /// What is kept of the code.
    pub code: TokenHash,
    /// It is of no use from this moment on: milliseconds since 1970.
    pub expires: u64,
}

/// A person with all devices, in the order in which they were added.
pub type Known = (PersonRow, Vec<DeviceRow>);

/// What never changes about a match, but for the invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct NewMatch {
    pub id: String,
    /// Who made it: the id of a person.
    pub host: String,
    /// The server's part of the seed.
    pub secret: [u8; 32],
    /// What is kept of the invitation; a record that was imported has none.
    pub invitation: Option<TokenHash>,
    /// Who may watch.
    pub visibility: Visibility,
    pub game: GameName,
    /// The id of its mission.
    pub mission: Option<String>,
    /// When it was made: milliseconds since 1970.
    pub created: u64,
    /// It is a record from elsewhere: what it says about people is not known to be true, and nothing
    /// follows from it.
    pub imported: bool,
}

/// Entries that follow those that are stored.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Append {
    pub match_id: String,
    /// The number of the first of these entries. It is a conflict if it is not the next:
    /// nothing can be stored twice or out of order.
    pub first: u32,
    /// The entries as text.
    pub entries: Vec<String>,
    /// What lists tell about the match after these entries.
    pub card: Card,
    /// The epoch of the duty by which a server writes them of its own accord, where several servers share a store: it is a
    /// conflict if another server has the duty by now. Nothing for what a person has asked for.
    pub epoch: Option<u64>,
}

/// What lists tell about a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// How far it is.
    pub stage: Stage,
    /// The people whose decision it waits for, with a space between them: sometimes all choose at once.
    pub turn: Option<String>,
    /// When something happened last: milliseconds since 1970.
    pub changed: u64,
    /// Its seats, if they are not as they were.
    pub seats: Option<Vec<SeatCard>>,
    /// How it ended, if it is over.
    pub over: Option<Ending>,
}

/// A seat of a match in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct SeatCard {
    pub seat: Seat,
    /// The id of the person who holds it.
    pub person: Option<String>,
    /// The computer player who holds it.
    pub computer: Option<String>,
    /// Its teams in Death Angel, when the match is over, and before it begins if they are dealt; matches that were
    /// stored by earlier versions tell none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<String>,
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct MatchRow {
    pub id: String,
    pub game: GameName,
    /// The id of its mission.
    pub mission: Option<String>,
    /// Who may watch.
    pub visibility: Visibility,
    /// How far it is.
    pub stage: Stage,
    /// The people whose decision it waits for, with a space between them: sometimes all choose at once.
    pub turn: Option<String>,
    /// When it was made: milliseconds since 1970.
    pub created: u64,
    /// When something happened last: milliseconds since 1970.
    pub changed: u64,
    pub seats: Vec<SeatCard>,
    /// How it ended.
    pub over: Option<Ending>,
    /// It is a record from elsewhere.
    pub imported: bool,
    /// The people who are or were at its seats, by id and name.
    pub names: Vec<(String, String)>,
}

/// Who made a match and who is invited to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    /// The id of the person who made it.
    pub person: String,
    /// What is kept of the invitation.
    pub invitation: Option<TokenHash>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct SaidRow {
    /// Counts what was said in the match, from 1.
    pub number: u32,
    /// The id of the person.
    pub person: String,
    pub text: String,
    /// When: milliseconds since 1970.
    pub at: u64,
}

/// A saved campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct CampaignRow {
    pub id: String,
    /// Who started it, or brought it: the id of a person.
    pub person: String,
    /// Who plays the other side, once that is known.
    pub partner: Option<String>,
    /// The campaign and the results of its chapters, as text.
    pub save: String,
    /// What lists tell about it, as text.
    pub card: String,
    /// The match of the chapter that was begun last.
    pub match_id: Option<String>,
    /// What came of that match is in the results.
    pub settled: bool,
    /// It was brought from elsewhere.
    pub imported: bool,
    /// Counts its changes, from 1: one that does not follow the stored one is a conflict.
    pub version: u32,
    /// When it was started: milliseconds since 1970.
    pub created: u64,
    /// When something happened last: milliseconds since 1970.
    pub changed: u64,
}

/// Everything about one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    /// What does not change.
    pub fixed: NewMatch,
    /// All entries, as text.
    pub entries: Vec<String>,
    /// What was said lately, the oldest first.
    pub said: Vec<SaidRow>,
    /// The people who are or were at its seats, the host included, by id and name.
    pub names: Vec<(String, String)>,
}
