//! What is decided at a table, written down. The table is what the entries say.

use forms::{Change, GameJson, Snapshot, Text};
pub use protocol::{AbortReason, Ending, How};
use serde::{Deserialize, Serialize};

use crate::dice::{Asked, Commitment, Drawn, Nonce, Secret};
use crate::seat::{Holder, MatchId, PersonId, Seat};
use crate::terms::Terms;

/// The version of the form of entries that is written. Older ones are read, and a newer one is refused.
///
/// Format 1 has hashes of fields of the program and no positions. Format 2 has hashes of the
/// canonical form of the game, and what each step changes in that form. Format 3 has commitments
/// of persons before their contributions, starts that were aborted, and what chance was asked.
pub const FORMAT: u32 = 3;

/// Milliseconds on the clock of whoever runs the table. Only differences count, and one
/// match must always be told the time by the same clock.
pub type Millis = u64;

/// One thing that was decided, and when. Durable: its JSON is described in
/// `docs/formats/replay.md`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Entry {
    /// When, never before the entry ahead of it.
    pub at: Millis,
    pub fact: Fact,
}

impl Entry {
    /// The first entry of a match.
    pub fn opened(id: MatchId, terms: Terms, commitment: Commitment, at: Millis) -> Entry {
        let (terms, rules) = (Box::new(terms.clone()), Some(terms.game.rules_revision()));
        Entry { at, fact: Fact::Opened { format: FORMAT, rules, id, terms, commitment } }
    }

    /// The version of the form of the entries from here on, where the entry says it.
    pub fn format(&self) -> Option<u32> {
        match self.fact {
            Fact::Opened { format, .. } | Fact::Upgraded { format, .. } => Some(format),
            _ => None,
        }
    }

    /// Gives the persons whom the entry names other ids. What they had committed to stays bound to the old ones.
    pub fn rename_people(&mut self, mut rename: impl FnMut(&mut PersonId)) {
        match &mut self.fact {
            Fact::Seated { holder: Holder::Person(person), .. }
            | Fact::Contributed { person, .. }
            | Fact::Committed { person, .. }
            | Fact::Played { by: By::Person(person), .. }
            | Fact::Answered { by: By::Person(person), .. }
            | Fact::Undone { person, .. } => rename(person),
            Fact::Revealed { person, committed_as, .. } => {
                committed_as.get_or_insert_with(|| person.clone());
                rename(person);
            }
            Fact::Aborted(aborted) => aborted.by.iter_mut().chain(&mut aborted.missing).for_each(rename),
            Fact::Opened { .. }
            | Fact::Seated { .. }
            | Fact::Started { .. }
            | Fact::Upgraded { .. }
            | Fact::Played { .. }
            | Fact::Answered { .. }
            | Fact::Recalled { .. }
            | Fact::Preferred { .. }
            | Fact::Resigned { .. }
            | Fact::DrawOffered { .. }
            | Fact::DrawDeclined { .. }
            | Fact::Paused {}
            | Fact::Resumed {}
            | Fact::Closed { .. }
            | Fact::RematchWanted { .. }
            | Fact::Rematched { .. } => {}
        }
    }
}

/// One thing that was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub enum Fact {
    /// The first entry of a match.
    Opened {
        /// The version of the form of the entries.
        format: u32,
        /// The revision of the rules by which it is played; format 1, which is revision 1, has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules: Option<u32>,
        /// Which match it is.
        id: MatchId,
        /// What is fixed.
        terms: Box<Terms>,
        /// The server's word about its secret.
        commitment: Commitment,
    },
    /// A seat has another holder.
    Seated {
        seat: Seat,
        /// Who holds it now.
        holder: Holder,
    },
    /// A person added to the seed without having committed to it before: formats 1 and 2.
    Contributed { person: PersonId, nonce: Nonce },
    /// A person committed to what they are going to add to the seed.
    Committed {
        person: PersonId,
        /// To what.
        commitment: Commitment,
    },
    /// A person told what they had committed to, after all had.
    Revealed {
        person: PersonId,
        nonce: Nonce,
        /// The id under which the person committed, in an imported record: there nobody keeps their id.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        committed_as: Option<PersonId>,
    },
    /// All had committed, and nothing came of it: everybody commits anew.
    Aborted(Aborted),
    /// The game was set up.
    Started {
        /// What chance answered.
        picks: Vec<u32>,
        /// What chance was asked, one for each answer; empty before format 3.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        asked: Vec<Asked>,
        /// What the mission and the options fix; nothing in Death Angel and in format 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        setup: Option<StateHash>,
        /// The game after it.
        hash: StateHash,
        /// The position after it, as a change from nothing; empty in format 1.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<Change>,
    },
    /// What follows is written in another format, or played by corrected rules.
    Upgraded {
        /// The version of the form of the entries that follow.
        format: u32,
        /// The revision of the rules by which the match goes on.
        rules: u32,
    },
    /// A decision was made.
    Played {
        /// Whose decision it was.
        seat: Seat,
        /// Who made it.
        by: By,
        /// The action, in the form of the engine protocol.
        action: Text,
        /// What chance answered.
        picks: Vec<u32>,
        /// What chance was asked, one for each answer; empty before format 3.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        asked: Vec<Asked>,
        /// The game after it.
        hash: StateHash,
        /// What it changed in the position; empty in format 1.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<Change>,
    },
    /// A seat has answered before the rules ask it, because all choose at once. The decision is made
    /// when its turn comes, with the same answer.
    Answered {
        /// Whose decision it is going to be.
        seat: Seat,
        /// Who made it.
        by: By,
        /// The action, in the form of the engine protocol.
        action: Text,
    },
    /// A seat has taken its last early answer back.
    Recalled { seat: Seat },
    /// Actions were taken back.
    Undone {
        person: PersonId,
        /// How many actions the game has left.
        to: u32,
        /// It went beyond what is free, as practice allows.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        marked: bool,
    },
    /// A seat answers some windows by itself from now on.
    Preferred {
        seat: Seat,
        /// Which windows.
        passing: Passing,
    },
    /// A seat has given up.
    Resigned { seat: Seat },
    /// A seat would call it a draw, or agrees to.
    DrawOffered { seat: Seat },
    /// A seat plays on.
    DrawDeclined { seat: Seat },
    /// The clock stands still from here.
    Paused {},
    /// The clock goes on. Without a pause before it, nothing since the entry ahead of it
    /// is charged: whoever runs the table was away.
    Resumed {},
    /// The match is over.
    Closed {
        /// How it ended.
        ending: Ending,
        /// What all dice followed from.
        secret: Secret,
        /// The game at its end; nothing if it never started.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hash: Option<StateHash>,
    },
    /// A seat wants to play again.
    RematchWanted { seat: Seat },
    /// There is a match after this one.
    Rematched { id: MatchId },
}

impl Fact {
    /// The start of a match with this game.
    pub fn started<G: GameJson>(Drawn { picks, asked }: Drawn, game: &G) -> Fact {
        let (setup, now) = (game.fixed_part().as_ref().map(StateHash::of), game.snapshot());
        let changes = Snapshot::empty().changes_to(&now);
        Fact::Started { picks, asked, setup, hash: StateHash::of(&now), changes }
    }

    /// An action that led from one game to the next.
    pub fn played(
        seat: Seat,
        by: By,
        action: Text,
        Drawn { picks, asked }: Drawn,
        was: &Snapshot,
        now: &Snapshot,
    ) -> Fact {
        let (hash, changes) = (StateHash::of(now), was.changes_to(now));
        Fact::Played { seat, by, action, picks, asked, hash, changes }
    }

    /// What it is, in one word: that of its JSON.
    pub fn name(&self) -> &'static str {
        match self {
            Fact::Opened { .. } => "opened",
            Fact::Seated { .. } => "seated",
            Fact::Contributed { .. } => "contributed",
            Fact::Committed { .. } => "committed",
            Fact::Revealed { .. } => "revealed",
            Fact::Aborted(_) => "aborted",
            Fact::Started { .. } => "started",
            Fact::Upgraded { .. } => "upgraded",
            Fact::Played { .. } => "played",
            Fact::Answered { .. } => "answered",
            Fact::Recalled { .. } => "recalled",
            Fact::Undone { .. } => "undone",
            Fact::Preferred { .. } => "preferred",
            Fact::Resigned { .. } => "resigned",
            Fact::DrawOffered { .. } => "draw_offered",
            Fact::DrawDeclined { .. } => "draw_declined",
            Fact::Paused {} => "paused",
            Fact::Resumed {} => "resumed",
            Fact::Closed { .. } => "closed",
            Fact::RematchWanted { .. } => "rematch_wanted",
            Fact::Rematched { .. } => "rematched",
        }
    }
}

/// A start that came to nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the fields say all")]
pub struct Aborted {
    /// Which start of the match it was, from 1.
    pub start: u32,
    pub why: AbortReason,
    /// Whose doing it was, where one person can be named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
    /// Who had not revealed anything by then.
    pub missing: Vec<PersonId>,
    /// The server's word about its secret for the next start.
    pub commitment: Commitment,
}

/// Who made a decision, as it is stored. What clients are told is a [`protocol::By`], which does not
/// tell a preference from a hand: that would say whether there was anything else to answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// A person who holds the seat.
    Person(PersonId),
    /// The computer player that holds it.
    Computer,
    /// The clock: the time was up.
    Clock,
    /// What the seat prefers.
    Preference,
}

/// Which windows a seat passes by itself, as it is stored. What clients say and are told is a
/// [`protocol::Passing`], which means the present turn where this one has its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Passing {
    /// None.
    #[default]
    Never,
    /// Those in which passing is the only answer.
    WhenForced,
    /// All, until this turn or round is over; then those of `WhenForced`.
    ThisTurn(u16),
}

/// The hash of a game, 16 hexadecimal digits in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct StateHash([u8; 8]);

crate::hex::hex_form!(StateHash, "a hash of 16 hexadecimal digits", |bytes| {
    bytes.try_into().ok().map(StateHash)
});

impl StateHash {
    /// The hash of a game of this form.
    pub fn of(snapshot: &Snapshot) -> StateHash {
        StateHash(snapshot.hash())
    }
}

/// The hash of format 1.
impl From<u64> for StateHash {
    fn from(hash: u64) -> StateHash {
        StateHash(hash.to_be_bytes())
    }
}

impl std::fmt::Debug for StateHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_hex())
    }
}
